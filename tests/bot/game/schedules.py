"""Random schedules for the clocks: two sides in any zones, around a change to or from summer time.

They play, sleep, travel, give time, pause, are asked and go away, and a computer plays for whoever is late; a second
account of the time is kept beside the one that is tested.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from functools import cache
from itertools import pairwise
from random import Random
from typing import Final
from zoneinfo import ZoneInfo, available_timezones

from bot.facts.clock import TurnClock
from bot.facts.pace import MOST_ABOVE_CAP, PACES, Pace, fixed
from bot.facts.rhythm import AFTER_QUIET, LONGEST_QUIET, MOST_DAYS, QUIET_FROM, Holiday, Rhythm
from bot.game.clock import quiet, ticking
from bot.game.clock.ticking import NOBODY, Regard, Turn
from engine.types import OTHER, SIDES, Side

HOUR: Final = 3600.0
DAY: Final = 24 * HOUR
#: A deadline is put off by a night at most; the clock that springs forward makes one an hour shorter, or longer.
NIGHT: Final = LONGEST_QUIET * HOUR + AFTER_QUIET + HOUR
_TURNS: Final = 14


@cache
def changes() -> tuple[tuple[str, float], ...]:
    """Zones with the moments of 2027 at which their clocks are set, and those that are never set."""
    found = []
    start = datetime(2027, 1, 1, tzinfo=UTC)
    for name in sorted(available_timezones()):
        zone, before = ZoneInfo(name), None
        moments = []
        for day in range(366):
            moment = start + timedelta(days=day)
            offset = moment.astimezone(zone).utcoffset()
            if before is not None and offset != before:
                moments.append(moment.timestamp())
            before = offset
        found += [(name, moment) for moment in moments] or [(name, start.timestamp())]
    return tuple(found)


@dataclass
class Game:
    """A game of clocks, and its account."""

    rng: Random
    pace: Pace
    now: float
    clock: TurnClock
    rhythms: dict[Side, Rhythm]
    paused: float | None = None
    #: What was really used in this turn, second by second as the account has it.
    used: float = 0.0
    #: Whether a computer plays for whoever lets his time run out, and whether one plays this turn.
    standin: bool = False
    lapsed: bool = False
    #: The turns in which each side was late, and whose seat is the computer's.
    late: dict[Side, list[int]] = field(default_factory=lambda: {side: [] for side in SIDES})
    gone: set[Side] = field(default_factory=set)

    @property
    def away(self) -> tuple[Holiday, ...]:
        """When the side on turn is away."""
        return self.rhythms[self.clock.side].holidays

    def regard(self) -> Regard:
        """As a game has it."""
        if self.pace.bank < QUIET_FROM:
            return NOBODY._replace(away=self.away)
        ask = self.clock.ask
        asked = () if ask is None else (self.rhythms[ask.side],)
        return Regard((self.rhythms[self.clock.side],), asked, self.away)

    def set(self, clock: TurnClock) -> None:
        """This is the clock now, and no deadline of it falls into anybody's quiet hours."""
        self.clock = clock
        self.clock = ticking.timed(clock, self.regard())
        self.check_deadlines()

    def check_deadlines(self) -> None:
        """None falls into quiet hours, and none is put off for more than a night."""
        clock, ask = self.clock, self.clock.ask
        if self.paused is not None or self.pace.bank < QUIET_FROM:
            return
        if ask is not None:
            if ask.length < ticking.FAIR_LEAST:
                return
            assert not quiet.is_quiet(self.rhythms[ask.side], ask.due)
            assert ask.bare is not None
            assert 0 <= ask.due - ask.bare <= NIGHT
        elif not clock.overdue:
            assert clock.due is not None
            assert not quiet.is_quiet(self.rhythms[clock.side], clock.due)
            assert not [one for one in self.away if one.since <= clock.due < one.until]
            bare = quiet.after(clock.counted, clock.banks[clock.side] - clock.spent, self.away)
            gone = quiet.counting(bare, clock.due, self.away)
            assert 0 <= gone <= NIGHT * (1 + len(self.away))

    def pass_time(self, seconds: float) -> None:
        """Time goes by; the account is kept moment by moment and not by the functions under test."""
        until = self.now + seconds
        if self.paused is None and self.clock.ask is None:
            marks = [self.now, until, *(edge for one in self.away for edge in one)]
            marks = sorted(mark for mark in set(marks) if self.now <= mark <= until)
            for since, to in pairwise(marks):
                middle = (since + to) / 2
                if not any(one.since <= middle < one.until for one in self.away):
                    self.used += to - since
        self.now = until

    def counted(self) -> TurnClock:
        """The clock with all that was used, which the account knows, too."""
        clock = ticking.counted(self.clock, self.now, paused=self.paused is not None, away=self.away)
        assert abs(clock.spent - self.used) < 1.0, (clock.spent, self.used)
        return clock


def play(seed: int) -> int:
    """One schedule to its end; the number of its turns. Raises AssertionError."""
    rng = Random(seed)
    zone, change = rng.choice(changes())
    pace = rng.choice([one for one in PACES.values() if one is not None] + [fixed(8 * 3600), fixed(86_400)])
    now = float(int(change + rng.uniform(-3, 1) * DAY))
    turn = Turn(1, "allies")
    rhythms = {
        "allies": _rhythm(rng, zone),
        "axis": _rhythm(rng, rng.choice(changes())[0]),
    }
    game = Game(rng, pace, now, ticking.opened(turn, now, pace), rhythms, standin=rng.random() < 0.5)  # type: ignore[arg-type]
    game.set(game.clock)
    for number in range(1, _TURNS + 1):
        if not _turn(game):
            break
        _end_turn(game, number)
    _vanish(game)
    return number


def _rhythm(rng: Random, zone: str) -> Rhythm:
    begins = rng.choice((23, rng.randrange(24)))
    return Rhythm(zone, begins, (begins + rng.randint(0, LONGEST_QUIET)) % 24)


def _turn(game: Game) -> bool:
    """What happens in a turn; False: its time ran out, and nobody plays on."""
    if game.clock.side in game.gone:
        if game.rng.random() < 0.7:
            _computer(game)
            return True
        _back(game)
    for _ in range(game.rng.randint(0, 5)):
        game.pass_time(float(int(game.rng.lognormvariate(9, 2))))
        _late(game)
        if game.clock.overdue and game.standin:
            _stand_in(game)
            return True
        if game.clock.overdue:
            return game.rng.random() < 0.5
        game.rng.choice((_ask, _answer, _pause, _run_on, _give, _move_house, _leave, _come_back))(game)
    _answer(game)
    _run_on(game)
    game.pass_time(float(int(game.rng.uniform(0, game.pace.bank / 8))))
    _late(game)
    if game.clock.overdue and game.standin:
        _stand_in(game)
    return True


def _stand_in(game: Game) -> None:
    """Time is up: a computer plays this turn, and the seat is its own after two in a row, or three of six."""
    side, number = game.clock.side, game.clock.turn
    other = ticking.banks_of(game.clock, game.pace)[OTHER[side]]
    late = [one for one in game.late[side] if one > number - 12] + [number]
    if number - 2 in late or len(late) >= 3:
        game.gone.add(side)
    game.late[side], game.used, game.lapsed = late, 0.0, True
    game.set(ticking.lapsed(game.clock, game.now, game.pace))
    left = ticking.banks_of(game.clock, game.pace)
    assert left == {side: float(max(game.pace.bank // 6, 300)), OTHER[side]: other}
    assert not game.clock.overdue
    _computer(game)


def _computer(game: Game) -> None:
    """It plays within seconds, however long it is asked to wait for the other side."""
    game.pass_time(float(game.rng.randint(0, 5)))
    if game.rng.random() < 0.3:
        _ask(game)
        game.pass_time(float(game.rng.randint(0, 4 * 3600)))
        _answer(game)
    game.pass_time(float(game.rng.randint(0, 5)))


def _back(game: Game) -> None:
    game.gone.discard(game.clock.side)
    game.late[game.clock.side] = []


def _late(game: Game) -> None:
    clock = game.clock
    if game.paused is None and clock.ask is None and clock.due is not None and game.now >= clock.due:
        game.clock = clock._replace(overdue=True)


def _ask(game: Game) -> None:
    if game.paused is None and game.clock.ask is None:
        side = OTHER[game.clock.side]
        seconds = game.rng.choice((ticking.LIVE_SECONDS, ticking.FAIR_LEAST, ticking.RETREAT_SECONDS))
        question = ticking.question(side, game.now, seconds, "other")
        game.set(
            ticking.moved_on(
                game.counted(), Turn(game.clock.turn, game.clock.side), game.now, game.pace, question
            )
        )


def _answer(game: Game) -> None:
    if game.clock.ask is not None:
        clock = game.counted()
        game.set(ticking.moved_on(clock, Turn(clock.turn, clock.side), game.now, game.pace, None))


def _pause(game: Game) -> None:
    if game.paused is None:
        clock = game.counted()
        game.paused = game.now
        game.set(clock)


def _run_on(game: Game) -> None:
    if game.paused is not None:
        clock = game.counted()
        since, game.paused = game.paused, None
        game.set(ticking.resumed(clock, since, game.now))


def _give(game: Game) -> None:
    side = game.rng.choice(SIDES)
    seconds = game.rng.randint(60, 86_400)
    before = game.counted()
    clock = ticking.given(before, side, seconds, game.pace)
    left = {
        one: ticking.banks_of(clock, game.pace)[one] - ticking.banks_of(before, game.pace)[one]
        for one in SIDES
    }
    assert left == {side: seconds, OTHER[side]: 0.0}
    if ticking.banks_of(clock, game.pace)[side] <= game.pace.cap + MOST_ABOVE_CAP:
        game.set(clock)


def _move_house(game: Game) -> None:
    """Somebody names another zone, again and again; what is behind him stays."""
    side = game.rng.choice(SIDES)
    for _ in range(3):
        new = _rhythm(game.rng, game.rng.choice(changes())[0])
        game.rhythms[side] = new._replace(holidays=game.rhythms[side].holidays)
        game.set(game.clock)


def _leave(game: Game) -> None:
    side = game.rng.choice(SIDES)
    rhythm = game.rhythms[side]
    since = game.now + game.rng.choice((0.0, game.rng.randint(0, 5) * DAY))
    until = since + game.rng.randint(1, 7) * DAY
    gone = sum(one.until - one.since for one in rhythm.holidays)
    free = all(one.until <= since or until <= one.since for one in rhythm.holidays)
    if free and gone + until - since <= MOST_DAYS * DAY:
        game.rhythms[side] = rhythm._replace(
            holidays=tuple(sorted((*rhythm.holidays, Holiday(since, until))))
        )
        game.set(game.clock)


def _come_back(game: Game) -> None:
    """Ended early: what is over of it stays."""
    side = game.rng.choice(SIDES)
    kept = [
        one if one.until <= game.now else one._replace(until=game.now)
        for one in game.rhythms[side].holidays
        if one.since < game.now
    ]
    game.rhythms[side] = game.rhythms[side]._replace(holidays=tuple(kept))
    game.set(game.clock)


def _end_turn(game: Game, number: int) -> None:
    """The turn ends: what was used is charged, and nothing else is."""
    clock, side = game.counted(), game.clock.side
    before = ticking.banks_of(clock._replace(spent=0.0), game.pace)
    after = ticking.moved_on(clock, Turn(number + 1, OTHER[side]), game.now, game.pace, None)
    rest = max(0.0, before[side] - game.used)
    # For a turn that a computer has played nothing is added.
    more = 0.0 if game.lapsed else game.pace.increment
    wanted = max(rest, min(rest + more, float(game.pace.cap)))
    assert abs(after.banks[side] - wanted) < 1.0
    assert after.banks[OTHER[side]] == before[OTHER[side]]
    game.used, game.lapsed = 0.0, False
    game.set(after)


def _vanish(game: Game) -> None:
    """Nobody ever does anything again: the time of the turn is up within what is left, a night and the days away."""
    _answer(game)
    _run_on(game)
    if game.clock.overdue:
        return
    if game.standin:
        _vanish_for_good(game)
        return
    side, clock = game.clock.side, game.counted()
    due = game.clock.due
    assert due is not None
    left = ticking.banks_of(clock, game.pace)[side]
    away = sum(one.until - one.since for one in game.away)
    assert due <= max(game.now, clock.counted) + left + away + NIGHT * (1 + len(game.away))


def _vanish_for_good(game: Game) -> None:
    """A side never does anything again: the other one waits for what was left, for what a time-out leaves, and then for
    nothing any more."""
    side, waited, turns = game.clock.side, 0.0, 0
    left = ticking.banks_of(game.counted(), game.pace)[side]
    for number in range(game.clock.turn, game.clock.turn + 8):
        if game.clock.side != side or side in game.gone:
            _computer(game)
        else:
            due, since = game.clock.due, game.now
            assert due is not None
            game.pass_time(max(0.0, due - game.now))
            _late(game)
            waited += game.now - since
            turns += 1
            _stand_in(game)
        _end_turn(game, number)
    assert side in game.gone
    assert turns <= 2
    away = sum(one.until - one.since for one in game.rhythms[side].holidays)
    nights = NIGHT * (turns + len(game.rhythms[side].holidays))
    assert waited <= left + game.pace.after_lapse + away + nights
