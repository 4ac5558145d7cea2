"""After an attack: may the attacker take the hex (TG)?"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.events import GroundOffered
from engine.frames import Advance, AfterBattle, Strike
from engine.rules.movement import mover_of
from engine.rules.stepping import step_closed
from engine.rules.units import UNITS
from engine.steps.step import Step, no_choice, nothing, refuse_all

if TYPE_CHECKING:
    from engine.dice import Dice
    from engine.state import Draft, GameState


def _settle(draft: Draft, frame: AfterBattle, dice: Dice) -> bool:
    draft.pending.pop()
    strike = frame.strike
    won = _won(draft, strike)
    if won and may_take_ground(draft, strike):
        assert strike.unit is not None
        assert strike.origin is not None
        draft.say(GroundOffered(strike.side, strike.unit, strike.at))
        draft.pending.append(Advance(strike.side, strike.unit, strike.origin, strike.at))
    for hook in draft.battle.hooks.after_battle:
        hook(draft, strike, won)
    return True


def _won(state: GameState, strike: Strike) -> bool:
    """Whether a close assault emptied the hex while the attacker still stands (TG-01, TG-03)."""
    if strike.unit is None or strike.origin is None or not state.unit_at(strike.unit, strike.origin):
        return False
    return state.battle.board.distances[strike.origin][strike.at] == 1 and strike.at not in state.units


def may_take_ground(state: GameState, strike: Strike) -> bool:
    """Whether the attacker may move into the hex it has just won (TG-02 to TG-08)."""
    assert strike.unit is not None
    assert strike.origin is not None
    unit = state.units[strike.origin]
    row = UNITS[unit.kind]
    deed = state.deeds.get(unit.id)
    if deed is None or not row.takes_ground or not state.battle.options.take_ground or deed.stopped:
        return False
    spots = state.ground.spots
    leaving, entering = spots[strike.origin], spots[strike.at]
    mover = mover_of(state, unit, deed)
    if step_closed(state.ground, mover, strike.origin, strike.at) is not None or row.moves_as in leaving.pins:
        return False
    if leaving.row.shore and row.moves_as in entering.row.no_ground_from_shore:
        return False
    # TG-08: into a hedgerow only from where it began its turn. The card that lifts terrain from moves (CARD-BEHIND-1)
    # lifts nothing here: taking ground is no move.
    return not entering.row.from_beside or (deed.round == 0 and deed.start == strike.origin)


STEP: Final = Step(nothing, refuse_all, no_choice, _settle)
