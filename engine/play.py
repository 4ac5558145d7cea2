"""The only door to the rules: what is legal, why something is not, and what an action does."""

from __future__ import annotations

from typing import Final, NamedTuple

from engine.actions import Action, Attack
from engine.dice import Dice, Roll
from engine.errors import EngineFault, IllegalAction, Refusal
from engine.events import Event
from engine.frames import DECISIONS, Decision, Over, RetreatUnit
from engine.reasons import true_reason
from engine.state import Draft, GameState
from engine.steps import STEPS
from engine.types import Side

#: More frames than any action can settle by itself: beyond it something goes in circles.
_SETTLE_CAP: Final = 1_000


class Result(NamedTuple):
    """The state after an action, what happened, and what chance decided."""

    state: GameState
    events: tuple[Event, ...]
    rolls: tuple[Roll, ...]


def to_act(state: GameState) -> Side | None:
    """The side that must decide next; None when the battle is over."""
    return state.pending[-1].owner


def actor(state: GameState, action: Action) -> Side | None:
    """The side an action is of: an attack that goes on beside a retreat is that of the side on turn."""
    frame = state.pending[-1]
    return state.turn.side if isinstance(action, Attack) and isinstance(frame, RetreatUnit) else frame.owner


def decision(state: GameState) -> Decision:
    """Which decision is open."""
    return DECISIONS[type(state.pending[-1])]


def legal_actions(state: GameState) -> tuple[Action, ...]:
    """All legal actions of the side that must decide, in the order of their notation."""
    legal = state.legal
    if legal is None:
        frame = state.pending[-1]
        legal = STEPS[type(frame)].options(state, frame)
        state.legal = legal
    return legal


def why_not(state: GameState, action: Action) -> Refusal | None:
    """The first reason why an action is not legal now; None: it is."""
    frame = state.pending[-1]
    refusal = STEPS[type(frame)].refusal(state, frame, action)
    return None if refusal is None else true_reason(state, action, refusal)


def apply(state: GameState, action: Action, dice: Dice) -> Result:
    """Do an action. Raises IllegalAction with the reason; the state given is never changed."""
    if action not in legal_actions(state):
        refusal = why_not(state, action)
        if refusal is not None:
            raise IllegalAction(refusal)
    draft = state.draft()
    # The same dice may have rolled for the actions before this one.
    rolled = len(dice.rolls)
    events: list[Event] = []
    draft.events = events
    play_on(draft, action, dice)
    return Result(draft.freeze(), tuple(events), tuple(dice.rolls[rolled:]))


def play_on(draft: Draft, action: Action, dice: Dice) -> None:
    """Do a legal action on a draft and settle until somebody must decide: the same rules, without the copy.

    For playouts that keep one draft and draw actions from `legal_actions` of it; nobody listens to what happens.
    """
    draft.legal = None
    frame = draft.pending[-1]
    STEPS[type(frame)].choose(draft, frame, action, dice)
    settle(draft, dice)
    draft.ply += 1
    now = draft.pending[-1]
    if now is not frame and now.owner != frame.owner:
        # A change of who decides cannot be undone without the other side.
        draft.undo_floor = draft.ply


def settle(draft: Draft, dice: Dice) -> None:
    """Let happen what happens by itself, until a side must decide or the battle is over."""
    pending = draft.pending
    left = _SETTLE_CAP
    while draft.winner is None:
        frame = pending[-1]
        if not STEPS[type(frame)].settle(draft, frame, dice):
            return
        left -= 1
        if not left:
            raise EngineFault(f"the stack goes in circles: {pending!r}")
    # VIC-02: at once; nothing of the turn is finished.
    pending[:] = [Over(None)]
    draft.legal = ()
