"""What of a team's plan is laid aside while one unit acts live: its second move, or the overrun of a tank."""

from __future__ import annotations

from collections.abc import Collection

from bot.facts.memo import CarryOut, Memo
from bot.game.side import teams
from bot.game.table.live import Change
from bot.store.seats import DraftRow
from engine import GameState, Side
from engine.choice import asked_at
from engine.frames import Battles, MoveUnits
from engine.onward import fights_on
from engine.types import UnitId


def with_carry_out(memo: Memo, carry_out: CarryOut | None) -> Memo:
    """How far a team's plan is carried out, remembered."""
    return memo._replace(team=memo.team._replace(carry_out=carry_out))


def comes_first(state: GameState, waived: Collection[UnitId]) -> bool:
    """Whether a unit may act before anything else that is planned, and its general has not said that it does not: it
    moves once more after its battle (Behind Enemy Lines, armor in the desert), or overruns."""
    top = state.pending[-1]
    overruns = isinstance(top, Battles) and fights_on(state) is not None and top.current not in waived
    return overruns or moves_again(state)


def moves_again(state: GameState) -> bool:
    """Whether a unit may move once more after its battle."""
    top = state.pending[-1]
    return isinstance(top, MoveUnits) and top.round > 1


def is_through(change: Change) -> bool:
    """Whether what was laid aside goes on now: the unit has acted, and nobody is asked about it any more."""
    state, known = change.state, change.memo.team.carry_out
    assert state is not None
    if known is None or not known.waits(state.turn.number):
        return False
    return not (comes_first(state, known.waived) or asked_at(state) is not None)


def take_up(change: Change, known: CarryOut) -> CarryOut:
    """What was laid aside stands in the drafts again."""
    for person, lines in known.rest:
        change.drafts[(person, known.side)] = DraftRow(person, known.side, change.revision, lines, True)
    known = known._replace(status="running", rest=())
    change.memo = with_carry_out(change.memo, known)
    return known


def overruns_live(change: Change) -> bool:
    """Whether a general is being asked for the overrun of his tank, and the plan of his side waits for it."""
    state, known = change.state, change.memo.team.carry_out
    assert state is not None
    if known is None or not known.waits(state.turn.number):
        return False
    return isinstance(state.pending[-1], Battles) and comes_first(state, known.waived)


def waive(change: Change, side: Side, person: int) -> None:
    """He lets the overrun be: only his, and nothing else closes with it. Raises UserError if it is another's."""
    state, known = change.state, change.memo.team.carry_out
    assert state is not None
    assert known is not None
    top = state.pending[-1]
    assert isinstance(top, Battles)
    assert top.current is not None
    teams.check_overrun(change.memo, state, person, teams.crew_after(change, side))
    change.memo = with_carry_out(change.memo, known._replace(waived=(*known.waived, top.current)))
