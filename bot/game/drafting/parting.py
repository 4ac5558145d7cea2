"""Where one line of a typed text ends and the next begins, as people part them: commas, full stops, "then", or nothing.

A comma is first of all a list: order E4, F2; move E4-E5, F2-F3. It ends a line only where what stands behind it is
beyond doubt another one.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Final

from bot.game.drafting.written import DOES, HEX, JOINS, TAKEN, fired_at, order_verb
from engine.notation import VERBS, card_said
from engine.rules.cards.table import CARDS

_AND: Final = r"(?:and|und|en|&)"
_THEN: Final = r"(?:then|dann|danach|dan|daarna)"
#: An order without anything before it: no card, unit or place is called like that.
_BEGUN: Final = rf"orders?\s+{HEX}\b|(?:moves?|attacks?)\s+{HEX}\s*(?:{JOINS}|to|at|on)?\s*{HEX}\b|end\s*$"
_MARK: Final = re.compile(
    rf"\s*(?:,|\.(?=\s|$))\s*(?:{_AND}\s+)?(?:{_THEN}\b[,:]?\s*)?|\s+(?:{_AND}\s+)?{_THEN}[,:]?\s+"
    rf"|\s+{_AND}\s+|(?<=\w)\s+(?={_BEGUN})",
    re.IGNORECASE,
)
_FIRST: Final = re.compile(rf"\s*(?:{_AND}\s+)?{_THEN}[,:]?\s+", re.IGNORECASE)
_ANY_HEX: Final = re.compile(rf"\b{HEX}\b")
_WAY: Final = re.compile(
    rf"{HEX}\s*(?P<sign>{JOINS})\s*(?:{HEX}|exit)(?:\s*{JOINS}\s*(?:{HEX}|exit))*", re.IGNORECASE
)
#: A word that names no hex, and stands before none in a list.
_WORD: Final = re.compile(
    rf"(?!{HEX}\b|(?:{_AND}|to|at|on|in|for|nach|auf|bei|für|naar|op|voor)\b)[^\W\d]", re.IGNORECASE
)
#: Hexes and nothing else; and a card by its number on the picture of the hand, perhaps with its section.
_HEXES: Final = re.compile(rf"{HEX}(?:\s+{HEX})*", re.IGNORECASE)
_NUMBER: Final = re.compile(r"#?\d{1,2}(?:\s+[^\W\d]+)*")
#: Words that are lines by themselves, and those that begin one with something behind them.
_ALONE: Final = frozenset(("end", "advance", "stay", "pass", "ready", "all", "everybody", "alle", "iedereen"))
_GROUND: Final = frozenset(("take", "takes", "leave"))

#: Whether a part is a line as a draft shows it.
Shown = Callable[[str], bool]


def parted(line: str, shown: Shown) -> Iterator[str]:
    """The lines in what stands between two semicolons."""
    first = _FIRST.match(line)
    rest = line[first.end() :] if first is not None else ""
    if rest and (_begins(rest, shown) or _WAY.match(rest) or DOES.fullmatch(rest)):
        line = rest
    kept, mark, at = "", "", 0
    for found in (*_marks(line), None):
        part = line[at : found.start() if found is not None else len(line)]
        if kept and _is_next(kept, mark, part, shown):
            yield kept.rstrip(" .,!")
            kept = f"order {part}" if _HEXES.fullmatch(part) else part
        else:
            kept += mark + part
        if found is not None:
            mark, at = found[0], found.end()
    yield kept.rstrip(" .,!")


def _marks(line: str) -> Iterator[re.Match[str]]:
    """The marks that part something; what follows on a battle stands in brackets behind it, as one."""
    for found in _MARK.finditer(line):
        before = line[: found.start()]
        if before.count("(") <= before.count(")"):
            yield found


def _is_next(kept: str, mark: str, part: str, shown: Shown) -> bool:
    """Whether a part is a line of its own behind what stands before it."""
    if not part or part[0].isdigit():
        # Recon on the Left Flank, 2 On the Move.
        return False
    if _begins(part, shown):
        return True
    way, does = _WAY.match(part), DOES.fullmatch(part)
    if way is not None or does is not None:
        fights = bool(way["sign"] in "×*xX" if way is not None else does is not None and does["fights"])
        return "." in mark or _parts_from(kept, fights=fights)
    if _HEXES.fullmatch(part) and _is_card(kept):
        # Behind a card nothing is done but ordering.
        return True
    if _ANY_HEX.search(part):
        # Words that nobody knows are told by themselves; of a list of hexes each begins with one.
        return bool(mark.strip()) and _WORD.match(part) is not None
    # A card and its section, or again words that nobody knows.
    return bool(mark.strip()) and _ANY_HEX.search(kept) is not None


def _is_card(kept: str) -> bool:
    """Whether what stands before is a card beyond doubt, by its number or its name."""
    _, card, beside = card_said(kept)
    name = f"{card} {beside}".strip() or kept
    return _NUMBER.fullmatch(name) is not None or re.sub(r"\s+", "-", name.lower()) in CARDS


def _begins(part: str, shown: Shown) -> bool:
    """Whether a part says itself what is done."""
    word, _, rest = part.strip(" .,!").partition(" ")
    verb = word.lower().rstrip(":")
    if not rest:
        return verb in _ALONE
    if fired_at(part.strip(" .,!")):
        return True
    known = verb in VERBS or verb in _GROUND or order_verb(verb) is not None
    return known or TAKEN.fullmatch(part) is not None or shown(part)


def _parts_from(kept: str, *, fights: bool) -> bool:
    """Whether a way or an attack cannot be the next one in the list before it."""
    verb = kept.split(" ", 1)[0].lower().rstrip(":")
    match order_verb(verb):
        case "order" | "choose":
            return True
        case "attack":
            # Signs are mixed up: attack E4-E5.
            return False
        case _:
            # Special abilities lead from hex to hex; nothing but an attack has a cross.
            # One way by itself is a whole line, however the next one is written.
            single = DOES.fullmatch(kept) or _WAY.fullmatch(kept)
            return fights or not _ANY_HEX.search(kept) or single is not None
