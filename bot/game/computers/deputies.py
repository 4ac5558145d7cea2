"""Who plays for whoever is silent: at the end of his time the Veteran, in his seat and from what he may know.

For one turn at first; for all of them once that has happened too often, until he says that he is back. The seat stays
his: he reads along, and nothing that the computer has begun is lost by his coming back.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.errors import UserError
from bot.facts.clocknews import BackAgain, PlayedFor
from bot.facts.computers import free_number, humans
from bot.facts.memo import Deputy, Late
from bot.facts.news import Replaced
from bot.game.acting import changing, settling
from bot.game.acting.playing import check_open
from bot.game.clock import ticking
from bot.game.drafting.awaiting import note_awaited
from bot.game.reading.gamecards import card_of
from bot.game.side import teams, vacancies
from bot.game.table.desk import Desk
from bot.game.table.live import Change, Live
from bot.game.team import seating
from bot.game.team.regrouping import regroup
from bot.game.values import GameCard, Request
from engine import Side
from engine.players import Level
from engine.types import SIDES

_LEVEL: Final[Level] = "veteran"
#: Two of his turns in a row, or three of his last six, and it plays until he is back. Sides take turns: his last one
#: was two turns ago.
_BETWEEN: Final = 2
_LOOKED_AT: Final = 6
_TOO_OFTEN: Final = 3


class Deputies:
    """Who comes back to his seat."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def back(self, request: Request) -> GameCard:
        """Whoever a computer plays for plays himself again, from his next turn on. Raises UserError."""

        async def making(live: Live) -> Change:
            check_open(live, request, turn=False)
            change = Change(live, self._desk.now())
            _comes_back(change, request.person)
            return change

        live = (await changing.make(self._desk, request, making)).live
        return card_of(live.row, live.seats)


def time_up(change: Change) -> bool:
    """A side's time is up: whether a computer plays on for those who were awaited; if not, it is for the other side to
    say what is to be."""
    clock, pace = change.live.clock, change.live.row.setup.pace
    silent = humans(change.facts.awaited)
    if pace is None or not _plays_on(change, silent):
        return False
    settling.set_clock(change, ticking.lapsed(clock, change.now, pace))
    if silent:
        _play_for(change, clock.side, silent, pace.after_lapse)
    # Where only a computer is awaited it has failed for very long: it is given time, and tries again.
    return True


def left_server(change: Change, person: int, side: Side) -> None:
    """Who alone plays a side has left the server: nobody need wait until his time is up."""
    if any(one.person == person and one.turn is None for one in change.memo.deputies):
        return
    if not _plays_on(change, (person,)):
        return
    before, turn = teams.crew_after(change, side), change.live.board.turn.number
    kept = [one for one in _still_playing(change, turn) if one.person != person]
    playing = next(
        (one.computer for one in change.memo.deputies if one.person == person and one.plays(turn)), None
    )
    number = _free(change) if playing is None else playing
    _keep(change, [*kept, Deputy(person, side, number)])
    regroup(change, before, teams.crew_after(change, side))


def _free(change: Change) -> int:
    """The number of a computer that sits nowhere here."""
    taken = [row.person for row in change.now_seated if row.person is not None]
    return free_number(_LEVEL, [*taken, *(one.computer for one in change.memo.deputies)])


def keeps_seat(change: Change, person: int) -> None:
    """The computer that plays for somebody until he is back sits there from now on: he does not come back."""
    for one in [one for one in change.memo.deputies if one.person == person and one.turn is None]:
        if one.person in teams.persons(change.now_seated, one.side):
            seating.replaced(change, person, one.computer, side=one.side)
            change.say(Replaced(person, one.computer, one.computer))


def part_up(change: Change) -> bool:
    """The time of a team's members is up: whether a computer does the parts of those who were awaited, and nothing
    else; the side's clock runs on."""
    silent = humans(change.facts.awaited)
    if not silent or not _plays_on(change, silent):
        return False
    _play_for(change, change.live.clock.side, silent, None)
    return True


def _plays_on(change: Change, silent: Sequence[int]) -> bool:
    """Whether the table wants it, and somebody else is there who waits: who plays alone is waited for."""
    if not change.live.row.setup.standin:
        return False
    others = humans([one for side in SIDES for one in teams.persons(change.now_seated, side)])
    return any(one not in silent for one in others)


def _play_for(change: Change, side: Side, silent: Sequence[int], left: int | None) -> None:
    """A computer takes the turn of each, or his seat."""
    before, turn = teams.crew_after(change, side), change.live.board.turn.number
    until_back, computers = [], []
    _keep(change, _still_playing(change, turn))
    for person in silent:
        often = _noted(change, person, side, turn)
        number = _free(change)
        deputy = Deputy(person, side, number, None if often else turn)
        _keep(change, [*change.memo.deputies, deputy])
        computers.append(number)
        until_back += [person] if often else []
    regroup(change, before, teams.crew_after(change, side))
    change.say(PlayedFor(side, tuple(silent), tuple(computers), turn, tuple(until_back), left))
    note_awaited(change)
    assert change.facts.clock is not None
    settling.set_clock(change, change.facts.clock)


def _noted(change: Change, person: int, side: Side, turn: int) -> bool:
    """That his time was up in a turn; whether that is too often."""
    before = next((one for one in change.memo.late if (one.person, one.side) == (person, side)), None)
    # Turns that were taken back are still to come.
    known = () if before is None else tuple([one for one in before.turns if one < turn])
    turns = tuple([one for one in known if one > turn - _BETWEEN * _LOOKED_AT] + [turn])
    others = [one for one in change.memo.late if (one.person, one.side) != (person, side)]
    change.memo = change.memo._replace(late=(*others, Late(person, side, turns)))
    return turn - _BETWEEN in turns or len(turns) >= _TOO_OFTEN


def _still_playing(change: Change, turn: int) -> list[Deputy]:
    return [one for one in change.memo.deputies if one.plays(turn)]


def _keep(change: Change, deputies: Sequence[Deputy]) -> None:
    change.memo = change.memo._replace(deputies=tuple(deputies))


def _comes_back(change: Change, person: int) -> None:
    """In the other side's turn at once, in his own with the next: what the computer has begun it ends. Raises
    UserError."""
    state = change.live.board
    turn = state.turn.number
    mine = [one for one in change.memo.deputies if one.person == person and one.turn is None]
    if not mine:
        raise UserError("not-played-for")
    kept = [one for one in change.memo.deputies if one not in mine]
    for one in mine:
        begun = one.side == state.turn.side or one.computer in change.facts.awaited
        kept += [one._replace(turn=turn)] if begun else []
        change.say(BackAgain(person, one.side, begun, vacancies.is_judged(change.facts, one.side)))
    # Nobody else sits down in his place any more.
    settling.keep_asks(change, [one for one in change.facts.asks if one.kind != "seat" or one.old != person])
    before = {one.side: teams.crew(change.live, one.side) for one in mine}
    _keep(change, kept)
    change.memo = change.memo._replace(late=tuple([one for one in change.memo.late if one.person != person]))
    for side, crew in before.items():
        regroup(change, crew, teams.crew_after(change, side))
