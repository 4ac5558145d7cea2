"""What an action that comes too late would have been refused for: its step, or the whole turn, has closed by itself.

To say that the other side has the turn is no reason to somebody whose last move has ended his: what he asks for
is judged where it would have belonged, by doing the last action once more and stopping there. Nothing is rolled
again that was not rolled before.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from engine.actions import (
    Action,
    Attack,
    Choose,
    Clear,
    End,
    MoveUnit,
    OrderUnit,
    Pass,
    PlayCard,
    TakeGround,
    Use,
)
from engine.dice import Dice, RecordedDice, Roll
from engine.errors import Refusal, refuse
from engine.frames import AfterBattle, Battles, Frame
from engine.play import why_not
from engine.reasons import OPEN_STEP, not_of_the_card, true_reason
from engine.rules.units import UNITS
from engine.state import Draft, GameState
from engine.steps import STEPS
from engine.steps.after_battle import why_no_ground
from engine.types import HexId, Side
from engine.whatif import STEPS_OF_A_CARD

#: Frames that may settle between an action and the step that is looked for.
_MOST_FRAMES: Final = 200
#: Reasons that say no more than that a step is over: the one who closed it by his last action is told better.
CLOSED: Final = OPEN_STEP | {"battle-step-over", "move-step-over", "order-step-over"}


class LastAction(NamedTuple):
    """The last action, where it was done, and what chance decided."""

    before: GameState
    action: Action
    rolls: tuple[Roll, ...] = ()


def why_not_after(state: GameState, action: Action, done: LastAction | None) -> Refusal | None:
    """`why_not`, with what has just been done in mind."""
    refusal = why_not(state, action)
    if refusal is None or done is None:
        return refusal
    return why_too_late(state, action, refusal, done, RecordedDice(done.rolls)) or refusal


def why_too_late(
    state: GameState, action: Action, refusal: Refusal, done: LastAction, dice: Dice
) -> Refusal | None:
    """Why an action could not be done in its step, which the last action has closed; None: it has closed none.

    The dice repeat what the last action rolled; they may raise whatever says that it is not known yet.
    """
    over = state.turn.number != done.before.turn.number
    if not over and refusal.key not in CLOSED:
        return None
    if isinstance(action, (PlayCard, Pass, End)) or not _is_of(
        done.before.turn.side, action, state, done.before
    ):
        return None
    return in_its_step(action, done, dice) or (refuse("turn-ended") if over else None)


def _is_of(side: Side, action: Action, *states: GameState) -> bool:
    """Whether an action is for a unit of that side, now or before; some name none."""
    match action:
        case OrderUnit(h) | Attack(h) | Clear(h):
            return any(h in state.units and state.units[h].side == side for state in states)
        case MoveUnit(way):
            return _is_of(side, OrderUnit(way[0]), *states)
        case Choose(hexes):
            return all(_is_of(side, OrderUnit(h), *states) for h in hexes)
        case TakeGround() | Use():
            return True
        case _:
            return False


def in_its_step(action: Action, done: LastAction, dice: Dice) -> Refusal | None:
    """The last action once more, as far as the step of this one: that says what is wrong.

    Raises whatever the dice raise: with `whatif.NoDice` nothing that has not been rolled is looked at.
    """
    side, turn = done.before.turn.side, done.before.turn.number
    draft = done.before.draft()
    draft.legal = None
    frame = draft.pending[-1]
    STEPS[type(frame)].choose(draft, frame, done.action, dice)
    if draft.turn.number == turn:
        barred = not_of_the_card(draft, action)
        if barred is not None:
            return barred
    for _ in range(_MOST_FRAMES):
        if draft.winner is not None or draft.turn.number != turn:
            return None
        refusal = _judged(draft, action, side)
        if refusal is not None:
            return refusal
        top = draft.pending[-1]
        draft.legal = None
        if not STEPS[type(top)].settle(draft, top, dice):
            return None
    return None


def _judged(draft: Draft, action: Action, side: Side) -> Refusal | None:
    """What is wrong with it in the step that is about to close."""
    top = draft.pending[-1]
    if isinstance(action, TakeGround):
        return _why_no_ground(draft, top)
    if not isinstance(top, STEPS_OF_A_CARD) or top.owner != side:
        return None
    refusal = STEPS[type(top)].refusal(draft, top, action)
    refusal = None if refusal is None else true_reason(draft, action, refusal)
    return None if refusal is None or refusal.key in OPEN_STEP else refusal


def _why_no_ground(draft: Draft, top: Frame) -> Refusal | None:
    """Why nothing is there to be taken: after an attack, or by the tank that has laid its bridge (EQ-HF-BR-2)."""
    if isinstance(top, AfterBattle):
        return why_no_ground(draft, top.strike)
    if not isinstance(top, Battles) or top.current is None:
        return None
    deed = draft.deeds.get(top.current)
    if deed is None or not deed.stopped:
        return None
    return refuse("stopped-this-turn", hex=draft.battle.board.names[deed.at])


def why_no_overrun(state: GameState, at: HexId, judged: Callable[[Action], Refusal | None]) -> Refusal | None:
    """Why the tank that has taken the ground at a hex does not overrun from there (OVR-01 to OVR-04).

    `judged` says what is wrong with an attack from there: the nearest enemy is asked about. None: it may, or it is
    no tank.
    """
    unit, board = state.units.get(at), state.battle.board
    if unit is None or not UNITS[unit.kind].overruns or not state.battle.options.overrun:
        return None
    enemies = [h for h, one in state.units.items() if one.side != unit.side]
    enemies.sort(key=lambda h: (board.distances[at][h], h))
    reasons = [judged(Attack(at, h)) for h in enemies]
    return reasons[0] if reasons and all(one is not None for one in reasons) else None
