"""Which kind of unit an event is about: events name units by number, and a view knows them by their hexes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.screens.naming import board_of
from engine import events as ev

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from engine.types import HexId, KindId, UnitId
    from engine.view import PlayerView


def kinds_of(view: PlayerView, events: Iterable[ev.Event], *, before: bool = False) -> dict[UnitId, KindId]:
    """The kinds of the units told of: as they fell, or as they stand in a view of after the events, or of `before`."""
    kinds: dict[UnitId, KindId] = {}
    seen: dict[UnitId, HexId] = {}
    for event in events:
        if isinstance(event, ev.UnitEliminated):
            kinds[event.unit] = event.kind
        for unit, first, last in _stations(event):
            if before:
                seen.setdefault(unit, first)
            else:
                seen[unit] = last
    if not seen:
        return kinds
    names, standing = board_of(view).names, {unit.at: unit.kind for unit in view.units}
    for unit, at in seen.items():
        kind = standing.get(names[at])
        if unit not in kinds and kind is not None:
            kinds[unit] = kind
    return kinds


def _stations(event: ev.Event) -> Iterator[tuple[UnitId, HexId, HexId]]:
    """Where a unit was before an event and after it."""
    match event:
        case ev.UnitMoved(_, unit, way):
            yield unit, way[0], way[-1]
        case ev.DiceRolled():
            yield event.strike.target, event.strike.at, event.strike.at
        case ev.AttackDeclared(_, unit, origin):
            yield unit, origin, origin
