"""Breakthrough Medics & Mechanics: a roll for the whole army, then figure by figure where it goes (BT-MED-1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.actions import PASS, ROLL, Choose, Pass, RollDice
from engine.errors import Refusal, refuse
from engine.events import FiguresRestored, OrderDiceRolled
from engine.frames import RestoreUnits, RollToRestore
from engine.rules.cards.table import CARDS
from engine.rules.units import UNITS
from engine.steps.card_choices import OWN_FACE, why_not_restored
from engine.steps.order_units import order
from engine.steps.step import Step, waits

if TYPE_CHECKING:
    from engine.actions import Action
    from engine.dice import Dice
    from engine.state import Draft, GameState, Unit
    from engine.types import Face


def _roll_options(state: GameState, frame: RollToRestore) -> tuple[Action, ...]:
    return (ROLL,)


def _roll_refusal(state: GameState, frame: RollToRestore, action: Action) -> Refusal | None:
    return None if isinstance(action, RollDice) else refuse("roll-first")


def _roll(draft: Draft, frame: RollToRestore, action: RollDice, dice: Dice) -> None:
    faces = dice.roll(CARDS[draft.turn.effect or "nothing"].heals)
    draft.bar_undo()
    draft.say(OrderDiceRolled, frame.owner, draft.turn.effect or "", faces)
    draft.pending[-1] = RestoreUnits(frame.owner, tuple([face for face in faces if _heals(face)]))


def _heals(face: Face) -> bool:
    return face == "star" or face in OWN_FACE.values()


ROLL_TO_RESTORE: Final[Step[RollToRestore, RollDice]] = Step(_roll_options, _roll_refusal, _roll, waits)


def _face_for(frame: RestoreUnits, unit: Unit) -> Face | None:
    """The die that returns a figure to this unit: its own face as long as there is one, else a star."""
    own = OWN_FACE[UNITS[unit.kind].hit_as]
    if own in frame.faces:
        return own
    return "star" if "star" in frame.faces else None


def _options(state: GameState, frame: RestoreUnits) -> tuple[Action, ...]:
    choices: list[Action] = [
        Choose((h,))
        for h, unit in sorted(state.units.items())
        if unit.side == frame.owner
        and _face_for(frame, unit) is not None
        and why_not_restored(state, unit, h) is None
    ]
    return (*choices, PASS) if choices else ()


def _refusal(state: GameState, frame: RestoreUnits, action: Action) -> Refusal | None:
    if isinstance(action, Pass):
        return None
    if not isinstance(action, Choose) or len(action.hexes) != 1:
        return refuse("choose-wounded-first")
    h = action.hexes[0]
    unit = state.units.get(h)
    name = state.battle.board.names[h]
    if unit is None:
        return refuse("no-unit-there", hex=name)
    if unit.side != frame.owner:
        return refuse("not-your-unit", hex=name)
    refusal = why_not_restored(state, unit, h)
    if refusal is None and _face_for(frame, unit) is None:
        return refuse("no-die-for-it", hex=name, kind=unit.kind)
    return refusal


def _choose(draft: Draft, frame: RestoreUnits, action: Action, dice: Dice) -> None:
    if not isinstance(action, Choose):
        draft.pending.pop()
        return
    h = action.hexes[0]
    unit = draft.units[h]
    face = _face_for(frame, unit)
    assert face is not None
    left = list(frame.faces)
    left.remove(face)
    draft.pending[-1] = RestoreUnits(frame.owner, tuple(left))
    draft.units[h] = unit._replace(figures=unit.figures + 1)
    draft.say(FiguresRestored, unit.side, unit.id, h, 1)
    if unit.id not in draft.deeds:
        order(draft, h)


def _settle(draft: Draft, frame: RestoreUnits, dice: Dice) -> bool:
    """Over when no die is of use any more."""
    choices = _options(draft, frame)
    if choices:
        draft.legal = choices
        return False
    draft.pending.pop()
    return True


RESTORE: Final[Step[RestoreUnits, Action]] = Step(_options, _refusal, _choose, _settle)
