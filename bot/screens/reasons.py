"""Why something is not allowed, in words: ids among the parameters become names first."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from bot.errors import Told
from bot.screens.abilities import action_text
from bot.screens.history.sentences import made_of
from bot.screens.importing import fault_text
from bot.screens.screen import literal
from engine.notation import described
from engine.rules.markers import MARKERS
from engine.rules.obstacles import OBSTACLES
from engine.rules.terrain import TERRAIN
from scenarios.errors import Fault

if TYPE_CHECKING:
    from bot.facts.drafted import LineLeft
    from bot.i18n import Words

Params = Mapping[str, object]


def _ground(words: Words, name: str) -> str:
    """Terrain, obstacle or marker: a barrier may be any of them."""
    if name in OBSTACLES:
        return words.inside(f"obstacle-{name}")
    if name in MARKERS:
        return words(f"marker-{name}")
    return words.inside(f"terrain-{name}") if name in TERRAIN else name


def _classes(words: Words, classes: str) -> str:
    return ", ".join(words(f"class-{one}") for one in classes.split())


def _blocker(words: Words, name: str) -> str:
    return words(f"blocker-{name}") if name in ("unit", "edge") else _ground(words, name)


def _sum(words: Words, value: str) -> str:
    """Where dice came from, and what took them."""
    parts = [part.rpartition(" ") for part in value.split(";")]
    return made_of(words, tuple([(what, int(number)) for what, _, number in parts]))


#: Parameters that hold ids, and how each is named.
_NAMED: Final[Mapping[str, Callable[[Words, str], str]]] = {
    "terrain": _ground,
    "by": _blocker,
    "kind": lambda words, value: words(f"unit-{value}"),
    "other": lambda words, value: words(f"unit-{value}") if words.has(f"unit-{value}") else value,
    "classes": _classes,
    "card": lambda words, value: words(f"card-{value}"),
    "section": lambda words, value: words(f"section-{value}") if value else "?",
    "made": _sum,
    "side": lambda words, value: words(f"side-{value}"),
    # A number would be written with its thousands apart.
    "person": lambda _words, value: value,
    "winner": lambda words, value: words(f"side-{value}") if value else "",
}


def why_left(words: Words, left: LineLeft) -> str:
    """Why a line is left, if that is told of it."""
    return reason(words, left.key, left.params or {}) if left.key is not None else ""


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


def line_called(words: Words, line: str) -> str:
    """A line that is refused, as people call it: abilities as their list does, and ground as one says it."""
    if described(line).verb == "use":
        return action_text(words, described(line))
    return words(f"line-{line}") if line in ("advance", "stay") else line


def _named(words: Words, name: str, value: object) -> str | int:
    if name == "persons" and isinstance(value, (list, tuple)):
        return ", ".join(f"<@{one}>" for one in value)
    if name == "rights" and isinstance(value, (list, tuple)):
        return ", ".join(words(f"right-{one}") for one in value)
    if name == "places" and isinstance(value, (list, tuple)):
        # Mentions of channels, made here: nobody's own words.
        return ", ".join(value)
    if name == "line":
        return line_called(words, str(value))
    if isinstance(value, Told):
        return reason(words, value.key, value.params)
    return _NAMED[name](words, str(value)) if name in _NAMED else _plain(words, value)


def _part(words: Words, one: object) -> str:
    return fault_text(words, one) if isinstance(one, Fault) else str(one)


def _plain(words: Words, value: object) -> str | int:
    if isinstance(value, int):
        return value
    if isinstance(value, (list, tuple)):
        return ", ".join(literal(_part(words, one)) for one in value)
    return str(value)
