"""What an undo takes away, in words: nobody agrees to what he is not told."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Final

from bot.screens.kinds import kinds_of
from bot.screens.recap import recap
from engine import events as ev

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bot.game.values import LogLine
    from bot.screens.events import Teller
    from engine.types import KindId, UnitId

#: Lines of a question that is read on a phone.
_MOST: Final = 8


def taken_back(tell: Teller, lines: Sequence[LogLine], *, done: bool = False) -> list[str]:
    """Orders, moves, battles and ends of turns, the oldest first; `done`: the board is the one of before."""
    kinds = kinds_of(tell.view, [event for line in lines for event in line.events], before=done)
    told: list[str] = []
    for about, several in groupby(lines, key=_about):
        told += _told(tell, about, list(several), kinds)
    if not told:
        return [tell.words("back-step")]
    more = len(told) - _MOST
    return told if more <= 0 else [*told[: _MOST - 1], tell.words("back-more", number=more + 1)]


def _about(line: LogLine) -> str:
    """What is told together: orders in one line, and what else happened as the story of a turn."""
    if any(isinstance(event, ev.TurnBegan) for event in line.events):
        # The next one is another turn's.
        return f"end {line.revision}"
    if any(isinstance(event, ev.UnitOrdered) for event in line.events):
        return "orders"
    return "stay" if line.notation == "stay" else ""


def _told(tell: Teller, about: str, lines: list[LogLine], kinds: Mapping[UnitId, KindId]) -> list[str]:
    words, events = tell.words, [event for line in lines for event in line.events]
    if about == "stay":
        return [words("plan-ground-left")]
    if about == "orders":
        units = [tell.names[event.at] for event in events if isinstance(event, ev.UnitOrdered)]
        return [words("back-ordered", units=", ".join(units))]
    ends = [event.number - 1 for event in events if isinstance(event, ev.TurnBegan) and event.number > 1]
    return [*recap(tell, events, kinds), *(words("back-end", turn=turn) for turn in ends)]
