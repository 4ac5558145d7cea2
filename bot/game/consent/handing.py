"""Seats that change hands in the middle of a battle: a computer goes on for a person, or a person for a computer.

The other side is asked, unless nobody is there to ask: it sat down against somebody else.
"""

from __future__ import annotations

from bot.errors import UserError
from bot.facts.computers import free_number, humans, is_computer
from bot.facts.consentnews import ConsentAsked
from bot.facts.news import Replaced
from bot.facts.public import Ask
from bot.facts.seat import Seat
from bot.game.acting import changing, settling
from bot.game.acting.playing import check_open
from bot.game.lobby.admission import check_in_time, check_room
from bot.game.reading.gamecards import card_of
from bot.game.side import teams, vacancies
from bot.game.side.given import given_sides
from bot.game.table.desk import Desk, Making
from bot.game.table.live import Change, Live
from bot.game.team import seating
from bot.game.values import GameCard, Request
from bot.store import people
from engine import Side
from engine.players import Level
from engine.types import OTHER


class Handing:
    """Who gives his seat away, and who takes one."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def give(self, request: Request, level: Level) -> GameCard:
        """A computer of a level is to go on in somebody's seat. Raises UserError."""

        async def making(live: Live) -> Change:
            side = check_open(live, request, turn=False)
            _check_no_cup(live)
            change = Change(live, self._desk.now())
            taken = [row.person for row in live.seats if row.person is not None]
            _ask(change, request.person, side, request.person, free_number(level, taken))
            return change

        return await self._made(request, making)

    async def take(self, request: Request) -> GameCard:
        """Somebody wants to go on for a computer of the side he names, or for whoever one plays for until he is back.

        Raises UserError.
        """

        async def making(live: Live) -> Change:
            if live.row.status != "running":
                raise UserError("not-running", game=live.row.id)
            given = given_sides(card_of(live.row, live.seats), request.person)
            own = teams.sides_of(live.seats, request.person)
            if own and (not given or request.side in own):
                raise UserError("already-seated", game=live.row.id)
            row = _free_for(live, request.side)
            if row.side not in given and live.row.memo.eyes.bar(request.person, row.side):
                raise UserError("saw-the-other-side")
            change = Change(live, self._desk.now())
            async with self._desk.store.read() as conn:
                await check_room(conn, request.person, live.row.id, live.row.server)
                change.policies[(request.person, row.side)] = (await people.get(conn, request.person)).policy
            assert row.person is not None
            vacancy = vacancies.of(live.row.facts, row.side)
            if row.side in given:
                _sit_down(change, row.side, row.person, request.person, request.person, own=True)
            elif vacancy is not None and vacancy.choice == "substitute":
                # Those who wait have said that they want somebody; how reliable, their table has.
                async with self._desk.store.read() as conn:
                    await check_in_time(conn, request.person, live.row.setup.in_time)
                _sit_down(change, row.side, row.person, request.person, request.person)
            else:
                _check_no_cup(live)
                _ask(change, request.person, row.side, row.person, request.person)
            return change

        return await self._made(request, making)

    async def _made(self, request: Request, making: Making) -> GameCard:
        live = (await changing.make(self._desk, request, making)).live
        return card_of(live.row, live.seats)


def _check_no_cup(live: Live) -> None:
    """Whoever takes part in a cup plays himself. Raises UserError."""
    if live.row.setup.cup is not None:
        raise UserError("cup-alone")


def _free_for(live: Live, side: Side | None) -> Seat:
    """The seat that somebody new takes over from a computer; one that leads a side comes first. Raises UserError."""
    away = {(one.person, one.side) for one in live.row.memo.deputies if one.turn is None}
    free = [
        row
        for row in live.seats
        if (is_computer(row.person) or (row.person, row.side) in away) and side in (None, row.side)
    ]
    if not free:
        # Somebody was faster, or he whose seat it is has come back.
        raise UserError("no-computer-seat")
    return max(free, key=lambda one: one.role == "commander")


def _ask(change: Change, by: int, side: Side, old: int, new: int) -> None:
    """Ask the other side; where only computers sit there, or he who asks, it is done at once."""
    others = [one for one in humans(teams.persons(change.live.seats, OTHER[side])) if one != by]
    ask = Ask(change.memo.asks + 1, "seat", by, side, change.live.row.revision, old=old, new=new)
    if not others:
        seat_anew(change, ask)
        return
    change.memo = change.memo._replace(asks=ask.id)
    kept = [one for one in change.facts.asks if (one.kind, one.by) != ("seat", by)]
    settling.keep_asks(change, kept)
    change.facts = change.facts._replace(asks=(*kept, ask))
    change.say(ConsentAsked(ask))


def seat_anew(change: Change, ask: Ask) -> None:
    """What was asked is done. Raises UserError where it is no longer so."""
    if ask.old is None or ask.new is None or not teams.sides_of(change.live.seats, ask.old):
        raise UserError("ask-gone")
    _sit_down(change, ask.side, ask.old, ask.new, ask.by)


def _sit_down(change: Change, side: Side, old: int, new: int, by: int, *, own: bool = False) -> None:
    seating.replaced(change, old, new, side=side, own=own)
    seating.fresh_clock(change, old)
    change.say(Replaced(old, new, by, side))
