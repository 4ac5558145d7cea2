"""Units that could battle and have no target any more: what somebody else's battle, and what it led to, has cost them.

Without a word about it a turn that closes by itself looks as if it had been cut short.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.events import CardsDrawn, StepClosed, TargetsLost, TurnBegan
from engine.frames import Battles, MoveUnits
from engine.rules.combat import may_battle, targets
from engine.steps.move_units import ordered

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.actions import Action
    from engine.events import Event
    from engine.state import GameState
    from engine.types import HexId


def with_lapses(
    before: GameState, action: Action, after: GameState, events: Sequence[Event]
) -> tuple[Event, ...]:
    """The events of an action, with the one that tells who has no target any more.

    Whoever is moved into another's line of sight does what can be seen before it counts: told only if it ends the turn.
    """
    over = after.turn.number != before.turn.number
    if not over and any(isinstance(frame, MoveUnits) for frame in before.pending):
        return tuple(events)
    lost = _lost(before, action, after)
    if not lost:
        return tuple(events)
    told = TargetsLost(before.turn.side, lost, over)
    closing = (StepClosed, CardsDrawn, TurnBegan)
    at = next((number for number, one in enumerate(events) if isinstance(one, closing)), len(events))
    return (*events[:at], told, *events[at:])


def _lost(before: GameState, action: Action, after: GameState) -> tuple[HexId, ...]:
    side = before.turn.side
    fights = any(isinstance(frame, Battles) and frame.owner == side for frame in before.pending)
    if not fights or after.winner is not None:
        return ()
    then = _in_turn(before, after)
    acts = getattr(action, "unit", None) if before.pending[-1].owner == side else None
    lost = []
    for h, unit, deed in ordered(before):
        if h == acts or may_battle(before, unit, h, deed) is not None or not targets(before, unit, h):
            continue
        now = then.units.get(h)
        if now is not None and now.id == unit.id and not targets(then, now, h):
            lost.append(h)
    return tuple(lost)


def _in_turn(before: GameState, after: GameState) -> GameState:
    """The board as it has become, judged by the card and the orders of the turn that may be over by now."""
    if after.turn.number == before.turn.number:
        return after
    draft = after.draft()
    draft.legal = None
    draft.turn, draft.deeds = before.turn, dict(before.deeds)
    return draft.freeze()
