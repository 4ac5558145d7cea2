"""Which kind of unit an event is about: events name units by number, and a view of any moment knows them by theirs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine import events as ev

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.types import KindId, UnitId
    from engine.view import PlayerView


def kinds_of(view: PlayerView, events: Iterable[ev.Event]) -> dict[UnitId, KindId]:
    """The kinds of all units on the board of a view, and of those that came or fell in these events.

    Wherever they stand by now: the view may be of long after the events, or of before them.
    """
    kinds = {unit.id: unit.kind for unit in view.units}
    for event in events:
        if isinstance(event, (ev.UnitEliminated, ev.UnitArrived)):
            kinds[event.unit] = event.kind
    return kinds
