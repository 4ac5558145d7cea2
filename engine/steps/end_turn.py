"""The turn ends and goes to the other side."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.events import TurnBegan
from engine.frames import DealCards, EndTurn, FirstTurn, Play
from engine.rules.objectives import judge_turn_end, judge_turn_start
from engine.state import Turn
from engine.steps.step import Step, no_choice, nothing, refuse_all
from engine.types import OTHER, SIDES

if TYPE_CHECKING:
    from engine.dice import Dice
    from engine.state import Draft
    from engine.types import Side

_PLAY: Final = {side: Play(side) for side in SIDES}


def _settle(draft: Draft, frame: EndTurn, dice: Dice) -> bool:
    draft.pending.pop()
    side = frame.side
    for hook in draft.battle.hooks.turn_end:
        hook(draft, side, dice)
    if draft.battle.medal_hexes:
        judge_turn_end(draft, side)
    if draft.winner is None:
        draft.deeds.clear()
        side = OTHER[side]
        draft.turn = Turn(draft.turn.number + 1, side)
        begin_turn(draft, side, dice)
    return True


def begin_turn(draft: Draft, side: Side, dice: Dice) -> None:
    """A side's turn begins."""
    draft.undo_floor = draft.ply + 1
    battle = draft.battle
    draft.say(TurnBegan, side, draft.turn.number)
    draft.pending.append(DealCards(side) if battle.overlord else _PLAY[side])
    for hook in battle.hooks.turn_start:
        hook(draft, side, dice)
    if battle.medal_hexes and draft.winner is None:
        judge_turn_start(draft)


def _first(draft: Draft, frame: FirstTurn, dice: Dice) -> bool:
    draft.pending.pop()
    begin_turn(draft, frame.side, dice)
    return True


FIRST: Final[Step[FirstTurn, object]] = Step(nothing, refuse_all, no_choice, _first)
STEP: Final[Step[EndTurn, object]] = Step(nothing, refuse_all, no_choice, _settle)
