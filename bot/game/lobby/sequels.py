"""What follows a battle: the other one of its match, and a rematch."""

from __future__ import annotations

from typing import Final

from bot.errors import UserError
from bot.facts.computers import is_computer, level_of
from bot.facts.place import ORIGIN
from bot.game.lobby.opening import origin_of
from bot.game.lobby.tables import Lobby
from bot.game.side import teams
from bot.game.table.desk import Desk
from bot.game.table.live import Live
from bot.game.team import chairs
from bot.game.values import NewGame
from bot.store import Taken, games, places, retried, seats
from engine.types import OTHER

#: Open tables of one person: more than anybody may have.
_TABLES: Final = 100


class Sequels:
    """Tables that nobody has opened by hand."""

    def __init__(self, desk: Desk, lobby: Lobby) -> None:
        self._desk = desk
        self._lobby = lobby

    @retried
    async def second_leg(self, game: int) -> int:
        """Set up the other game of a match, started, with the sides swapped; once only."""
        live = await self._desk.load(game)
        first = live.row
        row = self._lobby.opened(
            first.server, first.scenario, first.battle, first.setup, first.created_by, first.memo.second_seed
        )
        # Nobody joins a second time: what was added to the first battle counts for both.
        row = row._replace(facts=row.facts._replace(salts=first.facts.salts))
        try:
            async with self._desk.store.write() as conn:
                second = await games.add(conn, row._replace(match=first.id, leg=2))
                await seats.replace(conn, second, chairs.swapped(live.seats))
                for place in await places.of_game(conn, game):
                    if place.kind == ORIGIN:
                        await places.put(conn, origin_of(second, place.channel, self._desk.now()))
        except Taken:
            async with self._desk.store.read() as conn:
                second = (await games.of_match(conn, first.id))[1].id
        try:
            await self._desk.change(second, self._lobby.started)
        except UserError as error:
            if error.key not in ("already-running", "not-open"):
                raise
        return second

    async def waiting(self, live: Live, person: int) -> int | None:
        """A rematch of a game that is already set up and waits for one of those who played: two who ask for it in the
        same hour do not open two."""
        played = {row.person for row in live.seats if row.person is not None}
        async with self._desk.store.read() as conn:
            found = await games.find(
                conn, person=person, server=live.row.server, status=("open",), limit=_TABLES
            )
            seated = await seats.of_games(conn, [row.id for row in found])
        for row in found:
            people = {seat.person for seat in seated[row.id] if seat.person is not None}
            since = live.row.ended_at is not None and row.created_at >= live.row.ended_at
            same = (row.scenario, row.setup.match) == (live.row.scenario, live.row.setup.match)
            if since and same and people <= played and any(seat.invited for seat in seated[row.id]):
                return row.id
        return None

    async def again(self, live: Live, person: int, channel: int | None) -> NewGame:
        """What a rematch of a game is to be: the same at the same place, with the sides swapped."""
        async with self._desk.store.read() as conn:
            known = await places.of_game(conn, live.row.id)
            most = teams.most_a_side(await self._desk.battles.of(conn, live.row))
        origin = next((one.channel for one in known if one.kind == ORIGIN), channel)
        setup = live.row.setup
        mine = teams.sides_of(live.seats, person)[0]
        others = [row.person for row in live.seats if row.side == OTHER[mine]]
        computers = [level_of(one) for one in others if one is not None and is_computer(one)]
        return NewGame(
            scenario=live.row.scenario, by=person, server=live.row.server, side=OTHER[mine],
            opponent=None if setup.practice or computers else others[0],
            match=setup.match and not computers, in_turn=setup.in_turn,
            computer=computers[0] if computers else None, practice=setup.practice,
            options=setup.options.changed(), rules=setup.rules, pace=setup.pace,
            reactions=setup.reactions, language=setup.language,
            # There are tables with four a side from before only Overlord had room for them.
            sides={side: min(number, most) for side, number in setup.sides.items()},
            team_seconds=setup.team_seconds, origin=origin, odds=setup.odds, standin=setup.standin,
            in_time=setup.in_time, rematch=True, plain=setup.plain, young=setup.young,
            expires_seconds=setup.expires_seconds,
        )  # fmt: skip
