"""Battles fought live beside others, behind what a team has planned: who is done, and when the step is over."""

from __future__ import annotations

from bot.facts.clock import Question
from bot.game.acting.doing import do
from bot.game.acting.laying import overruns_live, waive, with_carry_out
from bot.game.reactions.standing import Draw
from bot.game.side import teams
from bot.game.side.crews import fighters, phase
from bot.game.table.live import Change
from engine import Side
from engine.actions import END, ROLL
from engine.frames import Battles, RollForOrders


def ends(change: Change, side: Side, person: int) -> bool:
    """Somebody who battles live is done; True: others still are not, so the step stays open."""
    state = change.state
    assert state is not None
    crew = teams.crew_after(change, side)
    if phase(crew, state, change.memo) != "battle" or not isinstance(state.pending[-1], Battles):
        return False
    if overruns_live(change):
        waive(change, side, person)
        return True
    known = change.memo.team.carry_out
    assert known is not None
    change.memo = with_carry_out(change.memo, known._replace(done=(*known.done, person)))
    return bool(fighters(crew, state, change.memo))


def close_battles(
    change: Change, side: Side, person: int, ask: Question | None, draw: Draw
) -> Question | None:
    """End the battles that everybody who fights live is done with."""
    state = change.state
    assert state is not None
    crew = teams.crew_after(change, side)
    known = change.memo.team.carry_out
    if (
        ask is None
        and (known is None or known.status == "done")
        and phase(crew, state, change.memo) == "battle"
        and isinstance(state.pending[-1], Battles)
        and not fighters(crew, state, change.memo)
    ):
        return do(change, END, side, person, draw)
    return ask


def roll_first(change: Change, side: Side, person: int) -> None:
    """Roll what several generals need before they can draft (Their Finest Hour): nothing is to be decided there."""
    while True:
        state = change.state
        assert state is not None
        crew = teams.crew_after(change, side)
        if phase(crew, state, change.memo) != "act" or not isinstance(state.pending[-1], RollForOrders):
            return
        change.act(ROLL, side, "person", person)
