"""After an attack: may the attacker take the hex (TG)?"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.errors import Refusal, refuse
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
    if won and _why_not_enter(draft, strike) is None:
        assert strike.unit is not None
        assert strike.origin is not None
        draft.say(GroundOffered, strike.side, strike.unit, strike.at)
        draft.pending.append(Advance(strike.side, strike.unit, strike.origin, strike.at))
    for hook in draft.battle.hooks.after_battle:
        hook(draft, strike, won)
    return True


def _won(state: GameState, strike: Strike) -> bool:
    """Whether a close assault emptied the hex while the attacker still stands (TG-01, TG-03)."""
    if strike.unit is None or strike.origin is None or not state.unit_at(strike.unit, strike.origin):
        return False
    return state.battle.board.distances[strike.origin][strike.at] == 1 and strike.at not in state.units


def why_no_ground(state: GameState, strike: Strike) -> Refusal | None:
    """Why the attacker takes no ground; None: it may."""
    name = state.battle.board.names[strike.at]
    if strike.at in state.units:
        return refuse("ground-not-won", hex=name)
    if not _won(state, strike):
        return refuse("ground-from-next-hex", hex=name)
    return _why_not_enter(state, strike)


def _why_not_enter(state: GameState, strike: Strike) -> Refusal | None:
    """Why the attacker may not move into the hex it has just won (TG-02 to TG-08)."""
    assert strike.unit is not None
    assert strike.origin is not None
    unit, names = state.units[strike.origin], state.battle.board.names
    row = UNITS[unit.kind]
    deed = state.deeds.get(unit.id)
    if deed is None or not row.takes_ground:
        return refuse("takes-no-ground", kind=unit.kind)
    if not state.battle.options.take_ground:
        return refuse("nobody-takes-ground")
    if deed.stopped:
        return refuse("stopped-this-turn", hex=names[strike.origin])
    spots = state.ground.spots
    leaving, entering = spots[strike.origin], spots[strike.at]
    mover = mover_of(state, unit, deed)
    closed = step_closed(state.ground, mover, strike.origin, strike.at)
    if closed is not None:
        return closed
    if row.moves_as in leaving.pins:
        return refuse("pinned", hex=names[strike.origin])
    if leaving.row.shore and row.moves_as in entering.row.no_ground_from_shore:
        return refuse("too-steep", terrain=entering.terrain, hex=names[strike.at])
    # TG-08, CM-JUN-4: into a hedgerow, and armor into jungle, only from where it began its turn. The card that lifts
    # terrain from moves (CARD-BEHIND-1) lifts nothing here: taking ground is no move.
    began_there = deed.round == 0 and deed.start == strike.origin
    if row.moves_as in entering.row.from_beside and not began_there:
        return refuse("ground-from-where-it-began", terrain=entering.terrain, hex=names[strike.at])
    return None


STEP: Final[Step[AfterBattle, object]] = Step(nothing, refuse_all, no_choice, _settle)
