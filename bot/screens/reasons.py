"""Why something is not allowed, in words: ids among the parameters become names first."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from bot.errors import Told
from bot.screens.screen import literal
from engine.rules.markers import MARKERS
from engine.rules.obstacles import OBSTACLES
from engine.rules.terrain import TERRAIN

if TYPE_CHECKING:
    from bot.i18n import Words

Params = Mapping[str, object]


def _ground(words: Words, found: str) -> str:
    """Terrain, obstacle or marker: a barrier may be any of them."""
    if found in OBSTACLES:
        return words(f"obstacle-{found}").lower()
    if found in MARKERS:
        return words(f"marker-{found}")
    return words(f"terrain-{found}").lower() if found in TERRAIN else found


def _classes(words: Words, found: str) -> str:
    return ", ".join(words(f"class-{one}") for one in found.split())


def _blocker(words: Words, found: str) -> str:
    return words(f"blocker-{found}") if found in ("unit", "edge") else _ground(words, found)


#: Parameters that hold ids, and how each is named.
_NAMED: Final[Mapping[str, Callable[[Words, str], str]]] = {
    "terrain": _ground,
    "by": _blocker,
    "kind": lambda words, found: words(f"unit-{found}"),
    "other": lambda words, found: words(f"unit-{found}") if words.has(f"unit-{found}") else found,
    "classes": _classes,
    "card": lambda words, found: words(f"card-{found}"),
    "section": lambda words, found: words(f"section-{found}") if found else "?",
    "side": lambda words, found: words(f"side-{found}"),
    # A number would be written with its thousands apart.
    "person": lambda _words, found: found,
    "winner": lambda words, found: words(f"side-{found}") if found else "",
}


def reason(words: Words, key: str, params: Params) -> str:
    """The sentence of a refusal of the engine (`refusal-…`) or of the service (`error-…`)."""
    card = str(params.get("card", ""))
    if key == "card-not-in-hand" and not words.has(f"card-{card}"):
        # A slip of the pen is no card that somebody else holds.
        return words("refusal-no-such-card", text=literal(card))
    named = {name: _named(words, name, value) for name, value in params.items()}
    for room in ("refusal", "error"):
        if words.has(f"{room}-{key}"):
            text = words(f"{room}-{key}", **named)
            return text[:1].upper() + text[1:]
    return words("error-refused")


def _named(words: Words, name: str, value: object) -> str | int:
    if name == "persons" and isinstance(value, (list, tuple)):
        return ", ".join(f"<@{one}>" for one in value)
    if isinstance(value, Told):
        return reason(words, value.key, value.params)
    return _NAMED[name](words, str(value)) if name in _NAMED else _plain(value)


def _plain(value: object) -> str | int:
    if isinstance(value, int):
        return value
    if isinstance(value, (list, tuple)):
        return ", ".join(literal(str(one)) for one in value)
    return str(value)
