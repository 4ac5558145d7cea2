"""Take ground or stay, decided before any other unit battles (TG-10); armor may then overrun (OVR)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.actions import ADVANCE, STAY, TakeGround
from engine.errors import Refusal, refuse
from engine.frames import Advance
from engine.rules.changes import go
from engine.rules.movement import mover_of
from engine.rules.stepping import as_ground_for, bars, stays_stopped
from engine.rules.units import UNITS
from engine.steps.step import Step, waits

if TYPE_CHECKING:
    from engine.actions import Action
    from engine.dice import Dice
    from engine.state import Draft, GameState, Unit


def _options(state: GameState, frame: Advance) -> tuple[Action, ...]:
    return (ADVANCE, STAY)


def _refusal(state: GameState, frame: Advance, action: Action) -> Refusal | None:
    if isinstance(action, TakeGround):
        return None
    return refuse("advance-or-stay", hex=state.battle.board.names[frame.to])


def _choose(draft: Draft, frame: Advance, action: TakeGround, dice: Dice) -> None:
    draft.pending.pop()
    unit = draft.units[frame.origin]
    deed = draft.deeds[unit.id]
    if not action.advance:
        # Without taking ground there is no overrun (OVR-01).
        draft.deeds[unit.id] = deed._replace(more=0)
        _tell(draft, unit, advanced=False)
        return
    row = UNITS[unit.kind]
    spot = draft.ground.spots[frame.to]
    overruns = row.overruns and draft.battle.options.overrun and not deed.overran
    draft.deeds[unit.id] = deed._replace(
        stopped=deed.stopped or stays_stopped(spot, mover_of(draft, unit, deed)),
        barred=bars(as_ground_for(spot, row.at_home), row, from_beside=True),
        more=1 if overruns else 0,
        overran=deed.overran or overruns,
        at=frame.to,
    )
    go(draft, (frame.origin, frame.to), "ground", dice)
    _tell(draft, unit, advanced=True)


def _tell(draft: Draft, unit: Unit, *, advanced: bool) -> None:
    for hook in draft.battle.hooks.after_ground:
        hook(draft, unit, advanced)


STEP: Final[Step[Advance, TakeGround]] = Step(_options, _refusal, _choose, waits)
