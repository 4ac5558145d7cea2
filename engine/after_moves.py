"""Whom a unit may battle after a move, as far as chance has no part in it: found by moving."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from engine.actions import MoveUnit
from engine.frames import Battles, MoveUnits
from engine.rules.combat import targets, why_not_battle
from engine.steps.move_units import move
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
    draft = state.draft()
    number = draft.units[action.way[0]].id
    move(draft, frame, action, dice)
    unit = draft.units.get(action.way[-1])
    if unit is None or unit.id != number:
        return None, None
    deed = draft.deeds[number]
    if why_not_battle(draft, unit, action.way[-1], deed) is not None:
        return None, deed.moved
    return targets(draft, unit, action.way[-1]), deed.moved
