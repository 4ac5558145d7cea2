"""The clock of a game as facts: what runs, until when, and which timers follow from it.

Each side has a bank. What its bank holds at the beginning of a turn is what the turn may take; at its end what was
used is taken away, never below nothing, and the increment of the table's pace is added, never above its cap. While the
other side is asked something, the turn's clock stands still and a short clock of its own runs.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from bot.facts.clock import Asked, Question, TeamClock, TurnClock
from bot.facts.pace import STILL_SECONDS, Pace
from bot.facts.rhythm import Holiday, Rhythm
from bot.game.clock import quiet
from bot.store.timers import TimerRow
from engine import Side
from engine.types import SIDES

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

#: Whoever has not moved is reminded once, when so much of the time he has is over.
REMINDED_AFTER: Final = 0.8


class Turn(NamedTuple):
    """Whose turn it is, and which."""

    number: int
    side: Side


def opened(turn: Turn, now: float, pace: Pace | None) -> TurnClock:
    """The clock of a game that begins now."""
    return _begun(turn, now, {} if pace is None else dict.fromkeys(SIDES, float(pace.bank)))


def _begun(turn: Turn, now: float, banks: Mapping[Side, float], paid: int = 0) -> TurnClock:
    return TurnClock(turn.number, turn.side, now, None, banks=banks, counted=now, paid=paid)


class Regard(NamedTuple):
    """Whose sleep and absence a clock has regard for."""

    #: Those whom the turn waits for, whoever leads them first.
    turn: tuple[Rhythm, ...] = ()
    #: Whoever is asked.
    asked: tuple[Rhythm, ...] = ()
    #: When nobody of the side on turn is there.
    away: tuple[Holiday, ...] = ()


NOBODY: Final = Regard()


def timed(clock: TurnClock, regard: Regard = NOBODY) -> TurnClock:
    """A clock with its deadlines: they follow from what is left, and fall into nobody's quiet hours.

    They are always put off from the moment that the bank alone would give: whoever changes his zone gains no second
    night. What is over stays over.
    """
    bank, due, ask, team = clock.banks.get(clock.side), clock.due, clock.ask, clock.team
    if bank is None:
        due = None
    elif not clock.overdue or due is None:
        bare = quiet.after(clock.counted, bank - clock.spent, regard.away)
        due = quiet.clear(bare, regard.turn, regard.away)
    if ask is not None and ask.length >= FAIR_LEAST:
        # Whoever is asked for minutes only is there: he has just played.
        bare = ask.due if ask.bare is None else ask.bare
        ask = ask._replace(bare=bare, due=quiet.clear(bare, regard.asked[:1]))
    if team is not None and not team.late:
        bare = team.due if team.bare is None else team.bare
        over = quiet.clear(bare, regard.turn, regard.away)
        team = team._replace(bare=bare, due=over if due is None else min(over, due))
    return clock._replace(due=due, ask=ask, team=team)


def counted(clock: TurnClock, now: float, *, paused: bool = False, away: Sequence[Holiday] = ()) -> TurnClock:
    """A clock with what was used until now; a machine whose clock was set back counts nothing twice."""
    if now <= clock.counted:
        return clock
    stands = paused or clock.ask is not None
    used = 0.0 if stands else quiet.counting(clock.counted, now, away)
    return clock._replace(spent=clock.spent + used, counted=now)


def moved_on(
    clock: TurnClock,
    turn: Turn,
    now: float,
    pace: Pace | None,
    ask: Question | None,
) -> TurnClock:
    """A clock that was counted, after something happened; `ask` is the short clock if the other side is asked now."""
    if (clock.turn, clock.side) != turn:
        banks, paid = _charged(clock, turn, pace)
        clock = _begun(turn, now, banks, paid)
    elif clock.ask is not None:
        clock = _put_off(clock, now - clock.ask.since)
    return clock._replace(ask=ask, still=None)


def _charged(clock: TurnClock, turn: Turn, pace: Pace | None) -> tuple[dict[Side, float], int]:
    """What both sides have after a turn, and the last turn that was paid for.

    The time of a turn that is taken back counts for nobody.
    """
    if pace is None:
        return {}, clock.paid
    if turn.number <= clock.turn:
        return _banks(clock, pace), clock.paid
    banks = banks_of(clock, pace)
    if clock.turn > clock.paid:
        # What was given may lie above the cap: it stays.
        rest = banks[clock.side]
        banks[clock.side] = max(rest, min(rest + pace.increment, pace.cap))
    return banks, max(clock.paid, clock.turn)


def _banks(clock: TurnClock, pace: Pace | None) -> dict[Side, float]:
    # Games from before there were banks know that of the side on turn only.
    return {**({} if pace is None else dict.fromkeys(SIDES, float(pace.bank))), **clock.banks}


def banks_of(clock: TurnClock | None, pace: Pace | None) -> dict[Side, float]:
    """What each side has left, as it was last counted; before the first turn nobody has anything."""
    if clock is None:
        return {}
    banks = _banks(clock, pace)
    if clock.side in banks:
        banks[clock.side] = max(0.0, banks[clock.side] - clock.spent)
    return banks


def _put_off(clock: TurnClock, stood: float) -> TurnClock:
    """A clock that has stood still for so long."""
    team = clock.team
    if team is not None:
        bare = None if team.bare is None else team.bare + stood
        team = team._replace(since=team.since + stood, due=team.due + stood, bare=bare)
    return clock._replace(since=clock.since + stood, team=team)


def renewed(clock: TurnClock, now: float, pace: Pace | None) -> TurnClock:
    """The same turn with a fresh clock."""
    banks = {side: bank for side, bank in clock.banks.items() if side != clock.side}
    if pace is not None:
        banks[clock.side] = float(pace.bank)
    return clock._replace(since=now, spent=0.0, counted=now, banks=banks, overdue=False)


def lapsed(clock: TurnClock, now: float, pace: Pace) -> TurnClock:
    """The same turn once its time is up and a computer plays it: what is left for the next one is the pace's to say,
    and nothing is added for this one."""
    banks = {**clock.banks, clock.side: float(pace.after_lapse)}
    paid = max(clock.paid, clock.turn)
    return clock._replace(since=now, spent=0.0, counted=now, banks=banks, overdue=False, team=None, paid=paid)


def given(clock: TurnClock, side: Side, seconds: float, pace: Pace | None) -> TurnClock:
    """More time for a side, of a clock that was counted; whoever's time is up has all of it still to come."""
    bank = _banks(clock, pace)[side]
    if side != clock.side:
        return clock._replace(banks={**clock.banks, side: bank + seconds})
    return clock._replace(banks={**clock.banks, side: max(bank, clock.spent) + seconds}, overdue=False)


def extended(clock: TurnClock, seconds: float, pace: Pace | None) -> TurnClock:
    """More time for whoever must decide, of a clock that was counted."""
    if clock.ask is not None:
        return clock._replace(ask=_later(clock.ask, clock.ask.since, seconds))
    return given(clock, clock.side, seconds, pace)


def run_out(clock: TurnClock, now: float) -> TurnClock:
    """The time of whoever must decide is up now, also where there was no clock, or where he sleeps."""
    if clock.ask is not None:
        return clock._replace(ask=clock.ask._replace(due=now, bare=now))
    return clock._replace(banks={**clock.banks, clock.side: clock.spent}, overdue=False)


def resumed(clock: TurnClock, since: float, now: float) -> TurnClock:
    """The clock after it has stood still since then, or since it began."""
    ask = clock.ask
    if ask is not None:
        stood = now - max(since, ask.since)
        ask = _later(ask, ask.since + stood, stood)
    clock = counted(clock, now, paused=True)._replace(ask=ask)
    return _put_off(clock, now - max(since, clock.since))


def _later(ask: Question, since: float, seconds: float) -> Question:
    bare = (ask.due if ask.bare is None else ask.bare) + seconds
    return ask._replace(since=since, due=ask.due + seconds, bare=bare)


def team_clock(clock: TurnClock, what: str, now: float, seconds: float) -> TeamClock:
    """The timer of a team's members, anew for each thing they have to do; never longer than the side's clock."""
    if clock.team is not None and clock.team.what == what:
        return clock.team
    due = now + seconds
    return TeamClock(what, now, due if clock.due is None else min(due, clock.due), bare=due)


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


def timers(game: int, clock: TurnClock | None, now: float, regard: Regard = NOBODY) -> tuple[TimerRow, ...]:
    """What is due when, for this clock."""
    if clock is None:
        return ()
    ask = clock.ask
    if ask is not None:
        return (TimerRow(game, "answer", ask.side, ask.due, ask.since),)
    if clock.due is None:
        return (*_team_timers(game, clock, now), _still(game, clock))
    if clock.overdue:
        # Nobody has come back to it, nor claimed it: it closes itself.
        return (TimerRow(game, "abandoned", clock.side, max(clock.due, now) + ABANDONED_SECONDS, now),)
    rows = _team_timers(game, clock, now)
    reminded = _reminded(clock, clock.due, regard)
    if now < reminded < clock.due:
        rows.append(TimerRow(game, "late", clock.side, reminded, clock.since))
    rows.append(TimerRow(game, "over", clock.side, clock.due, clock.since))
    return tuple(sorted(rows, key=lambda row: row.kind))


def _reminded(clock: TurnClock, due: float, regard: Regard) -> float:
    """When whoever is on turn is reminded: his phone rings in nobody's sleep, nor while he is away."""
    has = quiet.counting(clock.since, due, regard.away)
    return quiet.awake(quiet.after(clock.since, REMINDED_AFTER * has, regard.away), regard.turn)


def _still(game: int, clock: TurnClock) -> TimerRow:
    """Without a clock both sides are asked after a while, and nobody's answer ends the battle after another."""
    if clock.still is None:
        return TimerRow(game, "still", clock.side, clock.counted + STILL_SECONDS, clock.counted)
    return TimerRow(game, "unfinished", clock.side, clock.still + STILL_SECONDS, clock.still)
