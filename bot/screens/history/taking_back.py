"""What an undo takes away, in words: nobody agrees to what he is not told."""

from __future__ import annotations

from itertools import groupby
from operator import itemgetter
from typing import TYPE_CHECKING, Final

from bot.screens.history.recap import recap
from bot.screens.history.unit_kinds import kinds_of
from engine import events as ev

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from bot.game.values import LogLine
    from bot.screens.history.events import Teller
    from engine.types import KindId, UnitId

#: Lines of a question that is read on a phone.
_MOST: Final = 8


def taken_back(tell: Teller, lines: Sequence[LogLine]) -> list[str]:
    """Orders, moves and battles, the oldest first, and which turn goes on; before it is done, and afterwards."""
    kinds = kinds_of(tell.view, [event for line in lines for event in line.events])
    told: list[str] = []
    for about, several in _together(lines):
        told += _told(tell, about, several, kinds)
    begun = [
        one.number
        for line in lines
        for one in line.events
        if isinstance(one, ev.TurnBegan) and one.number > 1
    ]
    ends = (
        []
        if not begun
        else [tell.words("back-end", turns=len(begun) - 1, turn=begun[0] - 1, last=begun[-1] - 1)]
    )
    if not told and not ends:
        return [tell.words("back-step")]
    more, most = len(told) + len(ends) - _MOST, _MOST - 1 - len(ends)
    return [*told, *ends] if more <= 0 else [*told[:most], tell.words("back-more", number=more + 1), *ends]


def _together(lines: Sequence[LogLine]) -> Iterator[tuple[str, list[LogLine]]]:
    """What is told together: orders in one line, and what else happened in a turn as its story."""
    turn, about = 0, []
    for line in lines:
        orders = any(isinstance(event, ev.UnitOrdered) for event in line.events)
        about.append("orders" if orders else "stay" if line.notation == "stay" else str(turn))
        # With what has ended a turn its story ends; the next one is another's.
        turn += any(isinstance(event, ev.TurnBegan) for event in line.events)
    for what, several in groupby(zip(about, lines, strict=True), key=itemgetter(0)):
        yield what, [line for _, line in several]


def _told(tell: Teller, about: str, lines: list[LogLine], kinds: Mapping[UnitId, KindId]) -> list[str]:
    words, events = tell.words, [event for line in lines for event in line.events]
    if about == "stay":
        return [words("draft-ground-left")]
    if about == "orders":
        units = [tell.names[event.at] for event in events if isinstance(event, ev.UnitOrdered)]
        return [words("back-ordered", number=len(units), units=", ".join(units))]
    return recap(tell, events, kinds)
