"""The clock of a game as facts: what runs, until when, and which timers follow from it.

The turn's clock belongs to the side whose turn it is. While the other side is asked something, it stands still
and a short clock of its own runs.
"""

from __future__ import annotations

from typing import Final, Literal

from bot.facts.clock import Asked, Question, TeamClock, TurnClock
from bot.facts.kinds import TimerKind
from bot.store.timers import TimerRow
from engine import GameState, Side, to_act

#: A retreat question goes to the doctrine after this: nobody's turn waits for it longer than a night's sleep.
RETREAT_SECONDS: Final = 6 * 3600.0
#: Fair ask: a window is open for so long at least and at most; when it closes the policy answers for everybody.
FAIR_LEAST: Final = 600.0
FAIR_SECONDS: Final = 4 * 3600.0
LIVE_SECONDS: Final = 90.0
#: Live: who acted so recently is asked.
LIVE_RECENT: Final = 300.0

#: Between two turns of computers among themselves: at most five notices a minute.
WATCHED_SECONDS: Final = 12.0

#: A battle in which nothing has happened for so long after its time ran out.
ABANDONED_SECONDS: Final = 14 * 24 * 3600.0

REMINDERS: Final[tuple[tuple[TimerKind, float], ...]] = (("half", 0.5), ("late", 0.8))
STAGES: Final[dict[TimerKind, Literal[50, 80]]] = {"half": 50, "late": 80}


def turn_clock(state: GameState, now: float, seconds: float) -> TurnClock:
    """The clock of a turn that begins now."""
    return TurnClock(state.turn.number, state.turn.side, now, now + seconds)


def moved_on(
    clock: TurnClock | None, state: GameState, now: float, seconds: float, ask: Question | None
) -> TurnClock:
    """The clock after something happened; `ask` is the short clock if the other side is asked now."""
    if clock is None or clock.turn != state.turn.number or clock.side != state.turn.side:
        clock = turn_clock(state, now, seconds)
    elif clock.ask is not None:
        clock = _put_off(clock, now - clock.ask.since)
    return clock._replace(ask=ask, overdue=clock.overdue and to_act(state) is not None)


def _put_off(clock: TurnClock, stood: float) -> TurnClock:
    """A clock that has stood still for so long."""
    team = clock.team
    if team is not None:
        team = team._replace(since=team.since + stood, due=team.due + stood)
    return clock._replace(since=clock.since + stood, due=clock.due + stood, team=team)


def renewed(clock: TurnClock, now: float, seconds: float) -> TurnClock:
    """The same turn with all its time once more."""
    return clock._replace(since=now, due=now + seconds, overdue=False)


def extended(clock: TurnClock, now: float, seconds: float) -> TurnClock:
    """More time for whoever must decide."""
    if clock.ask is not None:
        return clock._replace(ask=clock.ask._replace(due=clock.ask.due + seconds))
    return clock._replace(due=max(clock.due, now) + seconds, overdue=False)


def run_out(clock: TurnClock, now: float) -> TurnClock:
    """The time of whoever must decide is up now."""
    if clock.ask is not None:
        return clock._replace(ask=clock.ask._replace(due=now))
    return clock._replace(due=now)


def resumed(clock: TurnClock, since: float, now: float) -> TurnClock:
    """The clock after it has stood still since then, or since it began."""
    ask = clock.ask
    if ask is not None:
        stood = now - max(since, ask.since)
        return clock._replace(ask=ask._replace(since=ask.since + stood, due=ask.due + stood))
    return _put_off(clock, now - max(since, clock.since))


def team_clock(clock: TurnClock, what: str, now: float, seconds: float) -> TeamClock:
    """The timer of a team's members, anew for each thing they have to do; never longer than the side's clock."""
    if clock.team is not None and clock.team.what == what:
        return clock.team
    return TeamClock(what, now, min(now + seconds, clock.due))


def _team_timers(game: int, clock: TurnClock, now: float) -> list[TimerRow]:
    team = clock.team
    if team is None or team.late:
        return []
    rows = [TimerRow(game, "team-late", clock.side, team.due, team.since)]
    half = (team.since + team.due) / 2
    if half > now:
        rows.append(TimerRow(game, "team-half", clock.side, half, team.since))
    return rows


def thinker(game: int, side: Side | None, now: float, *, paced: bool = False) -> TimerRow:
    """A game waits for a computer, among others or alone; `paced`: for a while yet, so that it can be followed."""
    return TimerRow(game, "computer", side, now + (WATCHED_SECONDS if paced else 0.0), now)


def question(side: Side, now: float, seconds: float, what: Asked) -> Question:
    """The short clock of a question to the other side."""
    return Question(side, now, now + seconds, what)


def timers(game: int, clock: TurnClock | None, now: float) -> tuple[TimerRow, ...]:
    """What is due when, for this clock."""
    if clock is None:
        return ()
    ask = clock.ask
    if ask is not None:
        return (TimerRow(game, "answer", ask.side, ask.due, ask.since),)
    if clock.overdue:
        # Nobody has come back to it, nor claimed it: it closes itself.
        return (TimerRow(game, "abandoned", clock.side, max(clock.due, now) + ABANDONED_SECONDS, now),)
    rows = _team_timers(game, clock, now)
    length = clock.due - clock.since
    rows += [
        TimerRow(game, kind, clock.side, clock.since + part * length, clock.since)
        for kind, part in REMINDERS
        if clock.since + part * length > now
    ]
    rows.append(TimerRow(game, "over", clock.side, clock.due, clock.since))
    return tuple(sorted(rows, key=lambda row: row.kind))
