"""Where cups are read and changed: one transaction a change, told once it is stored."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Final, NamedTuple

from bot.errors import UserError
from bot.facts.cup import CupStatus
from bot.facts.cupnews import CupChanged, CupNews
from bot.facts.numbers import may_be
from bot.game.cups import course as going
from bot.game.cups.standing import standings
from bot.game.cups.values import CupLook
from bot.game.sealing import seals_among
from bot.game.table.desk import Desk
from bot.game.table.locks import Locks
from bot.store import Connection, Missed, cups, games, outbox, retried
from bot.store.cups import CupRow

#: How often a change is made again that another process was faster with.
_TRIES: Final = 6


class CupChange(NamedTuple):
    """What becomes of a cup, and what is told of it."""

    after: CupRow
    said: tuple[CupNews, ...] = ()


Making = Callable[[Connection, CupRow], Awaitable[CupChange]]


class Register:
    """All cups."""

    def __init__(self, desk: Desk) -> None:
        self.desk: Final = desk
        self._locks = Locks()

    async def row(self, cup: int) -> CupRow:
        """A cup as it is now. Raises UserError if there is none."""
        async with self.desk.store.read() as conn:
            found = await cups.get(conn, cup) if may_be(cup) else None
        if found is None:
            raise UserError("no-cup")
        return found

    @retried
    async def change(self, cup: int, making: Making) -> CupRow:
        """Make a change and store it with what is told of it, all or nothing. Raises UserError."""
        async with self._locks.of(cup):
            for _ in range(_TRIES):
                with suppress(Missed):
                    return await self._made(cup, making)
        raise UserError("stale", revision=0)

    async def _made(self, cup: int, making: Making) -> CupRow:
        """Raises Missed if somebody was faster: then nothing of it is stored."""
        async with self.desk.store.write() as conn:
            row = await cups.get(conn, cup)
            if row is None:
                raise UserError("no-cup")
            after, said = await making(conn, row)
            if after == row and not said:
                return row
            if not await cups.change(conn, row, after):
                raise Missed
            await self.tell(conn, *said)
        self.desk.wake.set()
        return after._replace(version=row.version + 1)

    async def tell(self, conn: Connection, *said: CupNews) -> None:
        """Tell this once it is stored: it belongs to no battle."""
        if said:
            await outbox.add(conn, None, 0, said, self.desk.now())

    async def seals(self, cup: int) -> str:
        """The seals of all battles that a cup may come to, a line each; "": it is older than that. Raises UserError."""
        row = await self.row(cup)
        return seals_among(row.seed, going.sealed_places(row.setup))

    async def look(self, cup: int, server: int | None = None) -> CupLook:
        """A cup as everybody may see it. Raises UserError for one of another server, as for one that is not there."""
        row = await self.row(cup)
        if server is not None and row.server != server:
            raise UserError("no-cup")
        return await self.look_of(row)

    async def look_of(self, row: CupRow) -> CupLook:
        """The same of a row."""
        newest = row.course.rounds[-1] if row.course.rounds else ()
        matches = [one.game for one in newest if one.game is not None]
        async with self.desk.store.read() as conn:
            battles = await games.legs(conn, matches, row.server)
        number = len(row.course.entrants)
        return CupLook(
            row.id, row.server, row.setup, row.status, row.course, row.created_by, row.created_at,
            row.due if row.status == "open" else None, row.channel, row.message, row.said,
            standings(row.setup.kind, row.course), going.rounds_of(row.setup, max(2, number)), battles,
        )  # fmt: skip

    async def find(self, server: int, status: Sequence[CupStatus] = ("open", "running")) -> list[CupLook]:
        """The cups of a server, the newest first."""
        async with self.desk.store.read() as conn:
            rows = await cups.find(conn, server, status)
        return [await self.look_of(row) for row in rows]

    async def waiting(self, server: int) -> list[CupLook]:
        """The cups of a server that go on, else its newest one that is over."""
        found = await self.find(server)
        return found or (await self.find(server, ("over",)))[:1]

    @retried
    async def placed(self, cup: int, channel: int, message: int | None) -> None:
        """Its table stands here now."""
        async with self.desk.store.write() as conn:
            await cups.placed(conn, cup, channel, message)

    @retried
    async def moved(self, cup: int, channel: int) -> None:
        """Its table is to stand elsewhere from now on."""
        async with self.desk.store.write() as conn:
            await cups.placed(conn, cup, channel, None)
            await self.tell(conn, CupChanged(cup))
        self.desk.wake.set()

    @retried
    async def told(self, cup: int, number: int) -> None:
        """An announcement has been posted below its table."""
        async with self.desk.store.write() as conn:
            await cups.said(conn, cup, number)
