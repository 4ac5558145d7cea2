"""A cup goes on by itself: matches are set up, results taken over, rounds drawn, until it is over.

Each step is one transaction that finds out from what is stored whether it is still to be done, so a step that a kill
has cut off is done again and one that was done is not. Whatever calls for the next step, a battle that ends or
somebody who drops out, leaves a timer behind until it is done.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from bot.errors import UserError, told
from bot.facts.computers import computer, is_computer, level_of
from bot.facts.cup import OfCup, Pairing, Progress
from bot.facts.cupnews import CupChanged, CupNews, CupOver, CupRound
from bot.facts.seat import NOBODY
from bot.game.acting import settling
from bot.game.cups import course as going
from bot.game.cups.register import CupChange, Register
from bot.game.cups.values import MyMatch
from bot.game.lobby.sequels import Sequels
from bot.game.lobby.tables import Lobby
from bot.game.reading.matches import end_of, look_of
from bot.game.sealing import Chance, seed_among
from bot.game.table.live import Change, Live
from bot.game.values import NewGame
from bot.store import Connection, cups, games, retried
from bot.store.cups import CupRow
from engine import Side
from engine.types import OTHER

_AT_A_TIME: Final = 20
#: What failed is tried again after this.
_AGAIN_SECONDS: Final = 60.0


class Running:
    """Cups under way."""

    def __init__(self, register: Register, lobby: Lobby, sequels: Sequels) -> None:
        self._register = register
        self._desk = register.desk
        self._lobby = lobby
        self._sequels = sequels

    async def tick(self, moment: float) -> int:
        """Do everything that is due; returns how many cups it was. A fault in one does not stop the others."""
        async with self._desk.store.read() as conn:
            numbers = await cups.due(conn, moment, _AT_A_TIME)
        for cup in numbers:
            try:
                await self.advance(cup)
            except Exception as error:
                told(error, cup=cup)
                await self._put_off(cup, moment + _AGAIN_SECONDS)
        return len(numbers)

    @retried
    async def _put_off(self, cup: int, until: float) -> None:
        async with self._desk.store.write() as conn:
            await cups.put_off(conn, cup, until)

    async def advance(self, cup: int) -> None:
        """Do whatever can be done now, step by step."""
        more = True
        while more:
            row = await self._register.row(cup)
            if row.status == "running":
                await self._leave_behind(row.course)
            after = await self._register.change(cup, self._step)
            more = after.course != row.course and after.status == "running"
        self._desk.called.set()

    async def of_game(self, live: Live) -> None:
        """A battle is over: its cup goes on, if it is of any."""
        if live.row.setup.cup is not None:
            await self.advance(live.row.setup.cup.id)

    async def _step(self, conn: Connection, row: CupRow) -> CupChange:
        """One step; unchanged: there is none now."""
        if row.status == "open":
            return _lapsed(row, self._desk.now())
        if row.status != "running":
            return CupChange(row._replace(due=None))
        course = await self._with_results(conn, row)
        place = next((n for n, one in enumerate(course.rounds[-1]) if _unopened(one)), None)
        if place is not None:
            game = await self._opened(conn, row, course, place)
            course = going.with_game(course, place, game)
            return CupChange(row._replace(course=course), _news(row, course))
        course = going.gone_on(row.setup, course)
        if course.ending is not None:
            over = row._replace(status="over", course=course, due=None, ended_at=self._desk.now())
            return CupChange(over, (CupChanged(row.id), CupOver(row.id)))
        # With the next round there is more to do; a kill leaves it due.
        due = row.due if course == row.course else self._desk.now()
        return CupChange(
            row._replace(course=course, due=None if course == row.course else due), _news(row, course)
        )

    async def _with_results(self, conn: Connection, row: CupRow) -> Progress:
        """The course with what matches have come to that are over, or that somebody has left before they began."""
        course = row.course
        for place, pairing in enumerate(course.rounds[-1]):
            if pairing.result is not None:
                continue
            if pairing.game is None:
                result = going.walked_over(row.setup, course, pairing)
            else:
                end = await end_of(conn, pairing.game)
                result = end and going.result_of(course, pairing, end.medals, end.winner, void=end.void)
            if result is not None:
                course = going.with_result(course, place, result)
        return course

    async def _opened(self, conn: Connection, row: CupRow, course: Progress, at: int) -> int:
        """The match of a pairing, begun; that of two computers on no server, where nobody has to read along."""
        setup, number, pairing = row.setup, len(course.rounds), course.rounds[-1][at]
        place = going.sealed_place(number, at)
        battle = going.battle_of(setup, number)
        seated = _seated(course, pairing)
        alone = all(map(is_computer, seated.values()))
        wanted = NewGame(
            battle.scenario, NOBODY, None if alone else row.server, match=True, pace=setup.pace,
            language=setup.language, standin=setup.standin, plain=setup.plain, origin=None if alone else row.channel,
            # Somebody has to go on: figures decide what medals do not.
            options={"match_tie": "figures"} if setup.kind == "knock-out" else {},
            cup=OfCup(row.id, setup.name, number, setup.seals, place),
        )  # fmt: skip
        salts = [course.entrants[seed].salt for seed in pairing.both]
        seeds = [seed_among(row.seed, f"{place}.{leg}") for leg in (1, 2)]
        chance = Chance(tuple(seeds), tuple([one for one in salts if one]))
        return await self._lobby.paired(conn, wanted, battle.battle, seated, chance)

    async def _leave_behind(self, course: Progress) -> None:
        """The battles that somebody has left who has dropped out: given up, or called off if both have."""
        for pairing in course.rounds[-1]:
            gone = [bool(course.entrants[seed].dropped) for seed in pairing.both]
            if pairing.result is not None or pairing.game is None or not any(gone):
                continue
            await self._sequels.second_leg(pairing.game)
            async with self._desk.store.read() as conn:
                legs = await games.of_match(conn, pairing.game)
            for leg in legs:
                # The one has the Allies in the first battle, the Axis in the second.
                mine: Side = "allies" if leg.leg == 1 else "axis"
                winner = None if all(gone) else OTHER[mine] if gone[0] else mine
                await self._given_up(leg.id, winner)

    async def _given_up(self, game: int, winner: Side | None) -> None:
        try:
            await self._desk.change(game, partial(self._giving_up, winner))
        except UserError as error:
            # It was decided meanwhile.
            if error.key != "already-over":
                raise

    async def _giving_up(self, winner: Side | None, live: Live) -> Change:
        if live.row.status != "running":
            raise UserError("already-over")
        change = Change(live, self._desk.now())
        if winner is None:
            settling.called_off(change, 0, why="left")
            return change
        change.step("end", OTHER[winner], "game", None, live.board, notation="resigned")
        settling.over(change, winner, "resigned")
        return change

    async def mine(self, cup: int, server: int, person: int) -> MyMatch:
        """What somebody has to do in a cup now. Raises UserError for whoever does not take part."""
        look = await self._register.look(cup, server)
        seed = look.course.seed_of(person)
        if seed is None:
            raise UserError("not-in-cup")
        pairing = look.pairing_of(seed)
        if pairing is None or pairing.game is None:
            return MyMatch(look, seed, pairing, None)
        async with self._desk.store.read() as conn:
            row = await games.get(conn, pairing.game)
            match = None if row is None else await look_of(conn, row)
        return MyMatch(look, seed, pairing, match)


def _unopened(pairing: Pairing) -> bool:
    return pairing.result is None and pairing.game is None


def _seated(course: Progress, pairing: Pairing) -> Mapping[Side, int]:
    """Who sits where in the first battle; of two computers of one level each has a number of its own there."""
    one, other = [course.entrants[seed].person for seed in pairing.both]
    if is_computer(one) and one == other:
        other = computer(level_of(one), 1)
    return {"allies": one, "axis": other}


def _news(row: CupRow, course: Progress) -> tuple[CupNews, ...]:
    """What is told of a step."""
    if course == row.course:
        return ()
    if len(course.rounds) > len(row.course.rounds):
        return (CupChanged(row.id), CupRound(row.id, len(course.rounds)))
    return (CupChanged(row.id),)


def _lapsed(row: CupRow, now: float) -> CupChange:
    """An invitation that nobody has started in time."""
    if row.due is None or row.due > now:
        return CupChange(row)
    course = row.course._replace(ending="expired")
    return CupChange(
        row._replace(status="cancelled", course=course, due=None, ended_at=now), (CupChanged(row.id),)
    )
