"""What every change of a running game ends with: public facts, clock, victory, and what is to be told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.facts.clock import Question, TurnClock
from bot.facts.computers import humans
from bot.facts.consentnews import ConsentLapsed
from bot.facts.kinds import Actor, Ending, TimerKind
from bot.facts.memo import Eyes, Memo, TeamTurn
from bot.facts.news import (
    Acted,
    Asked,
    Called,
    CalledOff,
    Cancelled,
    Over,
    Resumed,
    TurnBegan,
    Undone,
)
from bot.facts.public import Ask, Facts
from bot.game.clock import ticking
from bot.game.drafting import ahead
from bot.game.drafting.awaiting import note_awaited
from bot.game.side import absence, teams
from bot.game.side.crews import phase
from bot.game.table.live import Change
from bot.store.seats import DraftRow
from bot.store.timers import TimerRow
from engine import GameState, Side, decision, to_act
from engine.events import BattleWon
from engine.types import SIDES

#: Done as soon as possible after the commit: what concerns a second game.
AT_ONCE = 0.0
#: What is found out of a battle that has been decided: how it went, and where it turned.
_AFTERWARDS: Final[tuple[TimerKind, ...]] = ("aftermath", "review")


def state_facts(facts: Facts, state: GameState) -> Facts:
    """The facts with what everybody may know of a state, for lists."""
    return facts._replace(
        turn=state.turn.number,
        active=state.turn.side,
        to_act=to_act(state),
        decision=decision(state),
        medals={side: state.medals(side) for side in SIDES},
        to_win=dict(state.battle.to_win),
    )


def close(
    change: Change, ask: Question | None, side: Side | None, *, told: type[Acted | Undone] = Acted
) -> None:
    """Finish a change in which something was played; `side` is the one that did it."""
    state = change.state
    assert state is not None
    before = change.live.row.facts
    change.facts = state_facts(change.facts, state)
    _tidy(change, before)
    note_awaited(change)
    if before.turn != state.turn.number:
        ahead.offer(change, state.turn.side)
    first, last = change.live.row.revision + 1, change.revision
    if state.winner is not None:
        change.say(told(first, last, side))
        won = [event for step in change.steps for event in step.events if isinstance(event, BattleWon)]
        over(change, state.winner, won[-1].reason if won else "medals")
        return
    # A question about an earlier moment is no question any more.
    # Who is to sit where is asked of no moment.
    asks = tuple(
        one
        for one in change.facts.asks
        if one.kind == "seat" or (one.kind in ("draw", "pause") and before.turn == state.turn.number)
    )
    keep_asks(change, asks)
    clock = before.clock
    if clock is None or not _runs_as_before(change, clock, state, ask):
        clock = set_clock(change, _moved_on(change, state, ask))
    change.say(told(first, last, side))
    if clock.ask is not None and _known_question(before, clock.ask):
        return
    if clock.ask is not None:
        change.say(Asked(clock.ask.side, clock.ask.what, clock.ask.due))
    elif before.turn != state.turn.number:
        change.say(TurnBegan(state.turn.side, first, last, clock.due))
    elif _had_to_wait(before, state) and not teams.is_team(change.now_seated, state.turn.side):
        change.say(Resumed(state.turn.side, first, last))
    else:
        call(change, before, clock.due)


def _known_question(before: Facts, ask: Question) -> bool:
    """Whether that is being asked already, and has been told."""
    known = before.clock.ask if before.clock is not None else None
    return known is not None and (known.side, known.what, known.due) == (ask.side, ask.what, ask.due)


def _runs_as_before(change: Change, clock: TurnClock, state: GameState, ask: Question | None) -> bool:
    """Whether the clock of somebody's turn runs on, and nothing that hangs on it is another: what he uses of it is
    counted when it stops, and need not be stored with each of his presses."""
    return (
        ask is None
        and (clock.turn, clock.side) == (state.turn.number, state.turn.side)
        and (clock.ask, clock.team, clock.still, clock.overdue) == (None, None, None, False)
        and clock.due is not None
        and change.facts.paused is None
        and change.timers is None
        and not change.rhythms
        and not teams.is_team(change.now_seated, clock.side)
    )


def _moved_on(change: Change, state: GameState, ask: Question | None) -> TurnClock:
    turn = ticking.Turn(state.turn.number, state.turn.side)
    return ticking.moved_on(counted(change), turn, change.now, change.live.row.setup.pace, ask)


def _had_to_wait(before: Facts, state: GameState) -> bool:
    """Whether the side on turn goes on now after the other one was asked; who of a team must act is called anyway."""
    return before.clock is not None and before.clock.ask is not None and to_act(state) == state.turn.side


def counted(change: Change) -> TurnClock:
    """The clock with all that was used until now."""
    clock = change.facts.clock
    assert clock is not None
    away = absence.away(change, clock.side)
    return ticking.counted(clock, change.now, paused=change.facts.paused is not None, away=away)


def set_clock(change: Change, clock: TurnClock, *, heed: bool = True) -> TurnClock:
    """This is the clock of the game now, with the timer of a team whose members have something new to do.

    Without `heed` it has no regard for anybody's sleep.
    """
    regard = absence.regard(change, clock)
    heeded = regard if heed else ticking.NOBODY
    clock = _with_team(change, ticking.timed(clock, heeded))
    if clock.team is not None:
        # Its members' time follows from the side's, which comes first.
        clock = ticking.timed(clock, heeded)
    change.facts = change.facts._replace(clock=clock)
    set_timers(change, clock, regard)
    return clock


def pause(change: Change, ends: float | None) -> TurnClock:
    """The clock stands still from now on, until then or until a moderator lets it run on."""
    clock = counted(change)
    change.facts = change.facts._replace(paused=change.now, pause_ends=ends)
    return set_clock(change, clock)


def run_on(change: Change) -> TurnClock:
    """The clock that stood still runs on."""
    since, clock = change.facts.paused, change.facts.clock
    assert since is not None
    assert clock is not None
    change.facts = change.facts._replace(paused=None, pause_ends=None)
    return set_clock(change, ticking.resumed(clock, since, change.now))


def _runs_on(change: Change, ends: float) -> TimerRow:
    since = change.facts.paused
    return TimerRow(change.live.row.id, "pause-over", None, ends, change.now if since is None else since)


def _with_team(change: Change, clock: TurnClock) -> TurnClock:
    state = change.state
    assert state is not None
    side = state.turn.side
    if not teams.is_team(change.now_seated, side):
        return clock if clock.team is None else clock._replace(team=None)
    if to_act(state) != side:
        return clock
    now = phase(teams.crew_after(change, side), state, change.memo)
    seconds = change.live.row.setup.team_seconds
    return clock._replace(team=ticking.team_clock(clock, f"{state.turn.number}:{now}", change.now, seconds))


def _tidy(change: Change, before: Facts) -> None:
    """What the members of a team prepared for a turn, or for its card, goes with it."""
    state, was = change.state, before.active
    assert state is not None
    if was is None or not teams.is_team(change.now_seated, was):
        return
    played = before.decision == "play" and decision(state) != "play"
    over = before.turn != state.turn.number
    if over:
        for whose, row in change.now_drafted.items():
            if whose[1] == was:
                change.drafts[whose] = DraftRow(row.person, row.side, row.base, ())
        change.memo = change.memo._replace(team=TeamTurn())
    if played:
        _unready(change, was)
    if over or played:
        kept = tuple(note for note in change.now_noted if note.side != was or note.kind != "vote")
        if kept != change.now_noted:
            change.notes = kept


def _unready(change: Change, side: Side) -> None:
    """What was said to be done was said of another moment."""
    for whose, row in change.now_drafted.items():
        if whose[1] == side and row.ready:
            change.drafts[whose] = DraftRow(row.person, row.side, row.base, row.lines, False, row.editor)


def forget_turn(change: Change) -> None:
    """What was remembered of a turn that is partly taken back; who stands in for whom still does."""
    change.memo = change.memo._replace(
        team=TeamTurn(standins=change.memo.team.standins), answered=(), rest=None
    )
    for side in SIDES:
        if teams.is_team(change.now_seated, side):
            _unready(change, side)


def call(change: Change, before: Facts, due: float | None) -> None:
    """Tell the members of a team who have to act now and had not before; a computer reads nothing."""
    state = change.state
    assert state is not None
    side = to_act(state)
    if side is None or side != state.turn.side or not teams.is_team(change.now_seated, side):
        return
    new = tuple([person for person in humans(change.facts.awaited) if person not in before.awaited])
    if new:
        change.say(Called(side, new, due))


def ends(change: Change) -> None:
    """What a change of a running game ends with in which nothing was played: where others are in charge than before, by
    seats, stand-ins or computers that play for somebody, it follows whom the game waits for. The desk sees to it."""
    live = change.live
    if change.steps or {live.row.status, change.row.status} != {"running"}:
        return
    if (change.now_seated, *_in_charge(change.memo)) != (live.seats, *_in_charge(live.row.memo)):
        refresh(change)


def _in_charge(memo: Memo) -> tuple[object, ...]:
    return memo.deputies, memo.team.standins


def refresh(change: Change) -> None:
    """After a change of who is in charge: whom the game waits for, his clock, and who is told that it does."""
    note_awaited(change)
    known = change.facts.clock
    assert known is not None
    clock = set_clock(change, known)
    call(change, change.live.row.facts, clock.due)


def set_timers(change: Change, clock: TurnClock, regard: ticking.Regard) -> None:
    """The timers that follow from a clock."""
    paused = change.facts.paused is not None
    ends = change.facts.pause_ends
    rows = (
        *(() if ends is None or not paused else (_runs_on(change, ends),)),
        *(() if paused else ticking.timers(change.live.row.id, clock, change.now, regard)),
        *(row for row in change.now_ticking if row.kind in ("computer", "judge")),
        *_other_leg(change),
    )
    if rows != change.live.timers:
        change.timers = rows
    due = None if paused else clock.deadline
    if due != change.row.due:
        change.row = change.row._replace(due=due)


def _other_leg(change: Change) -> tuple[TimerRow, ...]:
    """The other battle of a match that is still to be set up: nothing that is done in this one stops it."""
    return tuple(row for row in change.live.timers if row.kind == "second-leg")


def second_leg(change: Change) -> TimerRow:
    """The other battle of a match is to be set up: at once, or after a crash."""
    return TimerRow(change.live.row.id, "second-leg", None, AT_ONCE, change.now)


def keep_asks(change: Change, asks: Sequence[Ask]) -> None:
    """Only these questions to the other side still stand; whoever reads another one is told that it does not."""
    for one in change.facts.asks:
        if one not in asks:
            change.say(ConsentLapsed(one))
    if tuple(asks) != change.facts.asks:
        change.facts = change.facts._replace(asks=tuple(asks))


def over(change: Change, winner: Side | None, ending: Ending) -> None:
    """The game has been decided."""
    keep_asks(change, ())
    change.facts = change.facts._replace(to_act=None, decision="over", clock=None, awaited=(), vacancies=())
    change.memo = change.memo._replace(team=TeamTurn(), eyes=Eyes())
    change.row = change.row._replace(
        status="over", winner=winner, ending=ending, ended_at=change.now, due=None
    )
    for whose, draft in change.now_drafted.items():
        change.drafts[whose] = DraftRow(draft.person, draft.side, draft.base, ())
    row = change.row
    # The other game of a match cannot be part of this transaction: a timer sees to it, at once or after a crash.
    change.timers = _other_leg(change)
    if row.match:
        change.timers += (TimerRow(row.id, "match", None, AT_ONCE, change.now),)
        if row.setup.in_turn and row.leg == 1:
            change.timers += (second_leg(change),)
    if row.setup.cup is not None:
        change.timers += (TimerRow(row.id, "cup", None, AT_ONCE, change.now),)
    if row.setup.campaign is not None:
        change.timers += (TimerRow(row.id, "campaign", None, AT_ONCE, change.now),)
    change.timers += tuple([TimerRow(row.id, kind, None, AT_ONCE, change.now) for kind in _AFTERWARDS])
    change.say(Over(winner, ending, row.seed))


def called_off(change: Change, person: int, reason: str = "", why: CalledOff = "somebody") -> None:
    """The game ends without a winner."""
    live = change.live
    ending: Ending = why if why in ("abandoned", "unfinished", "judged") else "cancelled"
    if live.state is not None:
        actor: Actor = "admin" if ending == "cancelled" else "person" if person else "clock"
        change.step("end", None, actor, person or None, live.state, notation=ending)
        over(change, None, ending)
        change.said.pop()
        # Nobody has lost it; and where nobody could play on, nobody begins another battle.
        needless = (*_AFTERWARDS, "second-leg") if live.row.setup.in_turn else _AFTERWARDS
        change.timers = tuple([one for one in change.timers or () if one.kind not in needless])
    change.row = change.row._replace(status="cancelled", ending=ending, ended_at=change.now, due=None)
    if change.timers is None:
        change.timers = ()
    change.say(Cancelled(person, reason, why))
