"""Whom a unit may battle after a move, as far as chance has no part in it: found by moving."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from engine.actions import MoveUnit
from engine.frames import Battles, MoveUnits
from engine.rules.combat import targets, too_far_to_battle, why_not_battle
from engine.rules.movement import find_way
from engine.rules.route import Way
from engine.steps.move_units import follow
from engine.whatif import Calm

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.actions import Action
    from engine.dice import Dice
    from engine.state import GameState
    from engine.types import HexId


def battles_after(state: GameState, actions: Iterable[Action]) -> dict[Action, list[tuple[HexId, int]]]:
    """The moves after which the unit may battle, if it comes through: whom, and with how many dice."""
    found = fights(state, actions)
    return {one: against for one, (against, _) in found.items() if against is not None}


#: Whom a unit may battle after a move, and how many hexes it has gone in this turn then.
Fights: TypeAlias = tuple[list[tuple["HexId", int]] | None, int | None]


def fights(state: GameState, actions: Iterable[Action]) -> dict[Action, Fights]:
    """The same of every move; None: it may not. And how far it has gone then."""
    frame = state.pending[-1]
    if not isinstance(frame, MoveUnits) or not any(isinstance(one, Battles) for one in state.pending):
        return {}
    calm = Calm()
    return {one: _fights_on(state, frame, one, calm) for one in actions if isinstance(one, MoveUnit)}


def _fights_on(state: GameState, frame: MoveUnits, action: MoveUnit, dice: Dice) -> Fights:
    unit = state.units[action.way[0]]
    deed = state.deeds[unit.id]
    way = find_way(state, unit, deed, action)
    assert isinstance(way, Way)
    if not action.leaves and too_far_to_battle(state, unit, deed, way.cost):
        # It need not be moved to see that: three ways of infantry in five.
        return None, way.cost
    draft = state.draft()
    follow(draft, frame, action, way, dice)
    end = action.way[-1]
    standing = draft.units.get(end)
    if standing is None or standing.id != unit.id:
        return None, None
    deed = draft.deeds[unit.id]
    if why_not_battle(draft, standing, end, deed) is not None:
        return None, deed.moved
    return targets(draft, standing, end), deed.moved
