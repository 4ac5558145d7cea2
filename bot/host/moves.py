"""Places of a battle that are lost, and its players' wish to go on elsewhere: noted and told, Discord is not here."""

from __future__ import annotations

from bot.errors import UserError
from bot.facts.audit import Audited
from bot.facts.news import Moved, PlaceLost, Vanished
from bot.facts.place import LOSABLE, THREAD, Losable, Loss, losable
from bot.game.computers import deputies
from bot.game.lobby.opening import origin_of
from bot.game.side import teams
from bot.game.table.desk import Desk
from bot.game.table.live import Change, Live
from bot.game.values import Request
from bot.store import places
from engine import Side


class Moves:
    """What becomes of a battle whose place is gone."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def lost(self, game: int, kind: Losable, why: Loss) -> None:
        """A place is lost: players and moderators are told."""

        async def making(live: Live) -> Change:
            change = Change(live, self._desk.now())
            change.audit(Audited("place-lost", place=kind, why=why))
            change.say(PlaceLost(kind, why))
            return change

        await self._desk.change(game, making)

    async def undelivered(self, game: int, kind: str) -> None:
        """Something has been refused for a day, and is given up."""

        async def making(live: Live) -> Change:
            change = Change(live, self._desk.now())
            change.audit(Audited("undelivered", said=kind))
            return change

        await self._desk.change(game, making)

    async def vanished(self, game: int, person: int, side: Side) -> None:
        """Who alone plays a side has left the server: those who are left may go on without him."""

        async def making(live: Live) -> Change:
            if live.row.status != "running" or person not in teams.persons(live.seats, side):
                raise UserError("no-such-person", person=person)
            change = Change(live, self._desk.now())
            change.audit(Audited("vanished"), person)
            deputies.left_server(change, person, side)
            change.say(Vanished(person, side))
            return change

        await self._desk.change(game, making)

    async def go_on(self, request: Request, what: str, channel: int | None) -> None:
        """A player wants a lost place made anew, the thread where he asks for it, unless that is the private place of a
        side: nothing public goes below it. Raises UserError."""
        async with self._desk.store.read() as conn:
            known = {losable(one.kind) for one in await places.of_game(conn, request.game)}
            here = await places.in_channel(conn, channel) if channel is not None else []

        lost = next((one for one in LOSABLE if one == what), None)
        kind = None if lost is None else LOSABLE[lost]

        async def making(live: Live) -> Change:
            sides = teams.sides_of(live.seats, request.person)
            if not sides or (kind is not None and kind.side not in (None, *sides)):
                raise UserError("not-your-game", game=live.row.id)
            if live.row.status != "running":
                raise UserError("not-running", game=live.row.id)
            if lost is None or lost in known:
                raise UserError("place-is-there", game=live.row.id)
            change = Change(live, self._desk.now())
            change.say(Moved(lost, request.person))
            return change

        await self._desk.change(request.game, making, interaction=request.interaction, person=request.person)
        if kind is None:
            return
        async with self._desk.store.write() as conn:
            await places.drop(conn, request.game, kind._replace(lost=True))
            at_side = any(one.kind.what == "side" for one in here)
            if kind == THREAD and channel is not None and not at_side:
                await places.put(conn, origin_of(request.game, channel, self._desk.now()))
