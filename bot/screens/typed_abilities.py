"""Special abilities as people type them: combat cards by their names, the others as lists and drafts show them."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Final

from bot.game.drafting.written import HEX
from bot.i18n import keys, languages, names, words_of
from engine.notation import described, hexes_in
from engine.rules.cards.combat import COMBAT
from engine.rules.cards.table import CARDS

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from engine.notation import ActionView
    from engine.types import CardId

COMBAT_CARD: Final = "combat-card"
STUBBORN: Final = "stubborn-resistance"
_WORD: Final = re.compile(r"[^\W_]+")
#: A card is played, an ability is used.
_SAID: Final = re.compile(r"(?:play|use)\s+(.+)", re.IGNORECASE)
_HEX: Final = re.compile(HEX)
#: A way from hex to hex, as a list shows it.
_WAY: Final = re.compile(r"\s*(?:→|->)\s*")
#: Between a card and its hexes people say what stands there in no list.
_BETWEEN: Final = frozenset(("at", "on", "for", "in", "and", "auf", "bei", "für", "und", "op", "voor", "en"))
#: They are in no words of ours.
_FIRST, _REST = "§", "¶"
#: Abilities of which a card is said, not hexes; "": a card is played as another one.
_OF_CARDS: Final = frozenset(("", "command-car", "chip", STUBBORN))
#: Keys that name no ability.
_NONE: Final = frozenset(("use-as", "use-as-line", "use-figures"))


def as_ability(line: str) -> str | None:
    """The line of notation for an ability written otherwise; None: it is none, or in the notation already."""
    told = described(line)
    if told.verb == "use" and told.words[:1] and told.words[0].lower() in _abilities():
        return _combat(" ".join(told.words[1:])) if told.words[0].lower() == COMBAT_CARD else None
    if told.verb not in ("", "play", "use"):
        return None
    found = _SAID.fullmatch(line)
    said = found[1] if found is not None else line
    return _combat(said) or _as_shown(said)


def in_window(line: str, legal: Sequence[ActionView]) -> str:
    """The line, or, where a combat card can be played for its sign alone, the one that does so (WW-CC-10)."""
    told = described(line)
    other = f"use {STUBBORN} {' '.join(told.words[1:])}"
    signs = is_combat(told) and any(one.notation == other for one in legal)
    return other if signs and not any(one.words[:2] == told.words[:2] for one in legal) else line


def is_combat(action: ActionView) -> bool:
    """Whether it plays a combat card for what it says."""
    return action.words[:1] == (COMBAT_CARD,)


def combat_named(said: str) -> CardId | None:
    """The combat card of that name, in any of our languages."""
    return _combat_cards().get(_plain(said))


# -- combat cards ------------------------------------------------------------------------------------------


def _combat(said: str) -> str | None:
    """Fortify E5, combat card: Fortify at E5, combat-fortify E5."""
    parts = [one for one in re.split(r"[\s,:·]+", said) if one]
    hexes: list[str] = []
    while parts and (_HEX.fullmatch(parts[-1]) or (hexes and parts[-1].lower() in _BETWEEN)):
        last = parts.pop()
        if _HEX.fullmatch(last):
            hexes.insert(0, last.upper())
    card = combat_named(" ".join(parts))
    return " ".join(["use", COMBAT_CARD, card, *hexes]) if card is not None else None


@cache
def _combat_cards() -> Mapping[str, CardId]:
    """The combat cards by all that they are called, with and without the word for such a card before them."""
    before = {"", *(_plain(name) for name in names(f"use-{COMBAT_CARD}"))}
    called: dict[str, CardId] = {}
    for card in COMBAT:
        said = (card, *names(f"card-{card}"), *names(f"card-{card}.short"))
        for name in said if COMBAT[card].copies else (card,):
            for word in before:
                called.setdefault(_plain(f"{word} {name}"), card)
    return called


# -- all others --------------------------------------------------------------------------------------------


def _as_shown(said: str) -> str | None:
    """Smoke from C4 on D5, D6; Lay a bridge: E5; Recon left as Air Power."""
    for form, ability in _forms():
        found = form.fullmatch(said.strip())
        if found is None:
            continue
        words = [word for part in found.groups() for word in _words(part)]
        if all(words) and all((word in _known()) == (ability in _OF_CARDS) for word in words):
            # Of a card that is played as another that one is the ability.
            return " ".join(["use", *((ability, *words) if ability else reversed(words))])
    return None


def _words(part: str) -> list[str]:
    """What is said of an ability as the notation calls it; an empty one is not understood."""
    return [_noted(one) for one in re.split(rf"\s*,\s*|\s+(?={HEX})", _WAY.sub(">", part.strip()))]


def _noted(said: str) -> str:
    if said and all(_HEX.fullmatch(one) for one in hexes_in(said)):
        return said.upper()
    return said if said.isdigit() else _cards().get(_plain(said), "")


@cache
def _abilities() -> frozenset[str]:
    """All of them: whatever has a name."""
    own = [key for key in keys() if key.startswith("use-") and "." not in key and key not in _NONE]
    return frozenset(key.removeprefix("use-") for key in own)


@cache
def _forms() -> tuple[tuple[re.Pattern[str], str], ...]:
    """How finished lines read, in every language, and the name of an ability before what is said of it."""
    found: list[tuple[re.Pattern[str], str]] = []
    for language in languages():
        words = words_of(language)
        found.append((_form(words("use-as-line", first=_FIRST, card=_REST)), ""))
        for ability in sorted(_abilities() - {COMBAT_CARD}):
            key = f"use-{ability}.line"
            if words.has(key):
                found.append((_form(words(key, first=_FIRST, rest=_REST)), ability))
            name = re.escape(words(f"use-{ability}"))
            found.append((re.compile(rf"{name}(?:\s*:\s*|\s+)(.+)", re.IGNORECASE), ability))
    return tuple(found)


def _form(said: str) -> re.Pattern[str]:
    """A pattern for such a line; one that is nothing but what is put into it fits none."""
    if not _WORD.search(said.replace(_FIRST, "").replace(_REST, "")):
        return re.compile("(?!)")
    plain = r"\s+".join(map(re.escape, re.split(r"\s+", said)))
    return re.compile(plain.replace(_FIRST, "(.+?)").replace(_REST, "(.+)"), re.IGNORECASE)


@cache
def _known() -> frozenset[str]:
    return frozenset(_cards().values())


@cache
def _cards() -> Mapping[str, CardId]:
    called = dict(_combat_cards())
    for card in CARDS:
        for name in (card, *names(f"card-{card}"), *names(f"card-{card}.short")):
            called.setdefault(_plain(name), card)
    return called


def _plain(name: str) -> str:
    return " ".join(_WORD.findall(name.lower()))
