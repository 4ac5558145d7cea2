"""A log cut into turns: the beginning of a turn is an event, so that is where the cut is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine import events as ev

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.game.values import LogLine


def turns(lines: Iterable[LogLine]) -> list[tuple[int, list[ev.Event]]]:
    """(number, what happened in it) of each turn these lines touch; what was taken back is left out.

    The last action of a turn brings the beginning of the next one, so a line may belong to both. What comes before
    the first turn, an air drop or a deployment (HOOK-02), belongs to it.
    """
    told: list[tuple[int, list[ev.Event]]] = []
    number = 1
    for line in lines:
        if line.undone:
            continue
        if not told:
            began = any(isinstance(event, ev.TurnBegan) for event in line.events)
            number = max(1, line.turn - 1 if began else line.turn)
            told.append((number, []))
        for event in line.events:
            if not isinstance(event, ev.TurnBegan):
                told[-1][1].append(event)
            elif event.number != number:
                number = event.number
                told.append((number, []))
    return told
