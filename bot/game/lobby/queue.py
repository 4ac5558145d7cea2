"""The queue: who would play what, and two whose wishes fit. A battle is opened and both leave the queue at once."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator, Sequence
from itertools import combinations
from typing import Final, NamedTuple, TypeAlias

from bot.errors import UserError
from bot.facts.pace import PACES
from bot.facts.wish import QUEUE_SECONDS, Wish
from bot.game.lobby.admission import check_room, check_welcome
from bot.game.lobby.tables import Lobby
from bot.game.sealing import Chance
from bot.game.table.desk import Desk
from bot.game.values import GameCard, NewGame
from bot.people.library import Library
from bot.store import Connection, queue, retried
from bot.store.queue import QueueRow
from engine import Side
from engine.dice import seal_of
from engine.types import OTHER
from scenarios.leans import LEANS

#: Whether a person is on a server. It may be wrong, and asked again.
Member: TypeAlias = Callable[[int, int], Awaitable[bool]]
#: A battle that nobody has named is one that Veterans win as often from either side, more or less.
_FAIR: Final = (0.4, 0.6)


class Waiting(NamedTuple):
    """How somebody waits."""

    row: QueueRow
    #: How many others wait where he does.
    others: int
    #: The seal of his battle, unless somebody else has waited longer; "": he has waited since before there were any.
    seal: str = ""


class Queue:
    """Everybody who waits."""

    def __init__(
        self, desk: Desk, lobby: Lobby, library: Library, draw: Callable[[], float], seed: Callable[[], str]
    ) -> None:
        self._desk = desk
        self._lobby = lobby
        self._library = library
        self._draw = draw
        self._seed = seed

    @retried
    async def join(
        self,
        person: int,
        server: int | None,
        channel: int | None,
        wish: Wish,
        after: float | None,
        salt: str = "",
    ) -> Waiting:
        """Wait for somebody from now on; what one waited for before is forgotten. Whoever comes finds it sealed. Raises
        UserError."""
        if server is None and not wish.anywhere:
            raise UserError("queue-private")
        if server is None and wish.level is not None:
            raise UserError("queue-computer-here")
        if wish.scenario:
            await self._library.show(wish.scenario, server)
        now = self._desk.now()
        fills = None if wish.level is None or after is None else now + after
        row = QueueRow(person, server, channel, wish, now, fills, now + QUEUE_SECONDS, self._seed(), salt)
        async with self._desk.store.write() as conn:
            await check_room(conn, person, 0, server)
            await queue.put(conn, row)
            return _as_shown(row, await queue.waiting(conn))

    async def mine(self, person: int) -> Waiting | None:
        """How somebody waits, if he does."""
        async with self._desk.store.read() as conn:
            row = await queue.get(conn, person)
            return None if row is None else _as_shown(row, await queue.waiting(conn))

    @retried
    async def leave(self, person: int) -> bool:
        """Wait no more; whether one did."""
        async with self._desk.store.write() as conn:
            return await queue.take(conn, (person,))

    @retried
    async def sent_away(self, server: int) -> None:
        """The server wants the bot no more: nobody waits on it; who would play anywhere waits on for others."""
        async with self._desk.store.write() as conn:
            for row in await queue.of_server(conn, server):
                if row.wish.anywhere:
                    wish = row.wish._replace(level=None)
                    await queue.put(conn, row._replace(server=None, channel=None, fills=None, wish=wish))
                else:
                    await queue.take(conn, (row.person,))

    async def servers(self) -> tuple[int, ...]:
        """The servers on which somebody waits."""
        async with self._desk.store.read() as conn:
            return tuple(await queue.servers(conn))

    async def tick(self, member: Member) -> list[GameCard]:
        """Match those whose wishes fit, let computers play whose time has come, forget whoever has waited for days."""
        now = self._desk.now()
        async with self._desk.store.read() as conn:
            rows = await queue.waiting(conn)
            if not rows:
                return []
            pairs = [
                pair for pair in _fitting([one for one in rows if one.until > now]) if await _may(conn, *pair)
            ]
        opened: list[GameCard] = []
        gone: set[int] = set()
        for one, other in pairs:
            if gone & {one.person, other.person}:
                continue
            server = await _common(one, other, member)
            if server is not None and (card := await self._pair(one, other, server)) is not None:
                opened.append(card)
                gone |= {one.person, other.person}
        for row in rows:
            due = row.fills is not None and row.fills <= now and row.person not in gone
            if due and (card := await self._fill(row)) is not None:
                opened.append(card)
        if any(row.until <= now for row in rows):
            await self._expire(now)
        return opened

    @retried
    async def _expire(self, now: float) -> None:
        async with self._desk.store.write() as conn:
            await queue.expire(conn, now)

    async def _pair(self, one: QueueRow, other: QueueRow, server: int) -> GameCard | None:
        """The battle of two, on a server on which one of them has asked for it."""
        home, guest = (one, other) if one.server == server else (other, one)
        side: Side | None = home.wish.side
        if side is None:
            side = OTHER[guest.wish.side] if guest.wish.side is not None else self._any_side()
        scenario = home.wish.scenario or guest.wish.scenario
        # Sealed for whoever has waited longer, before the other one pressed anything.
        chance = Chance((one.seed,), tuple([row.salt for row in (one, other) if row.salt]))
        return await self._open(home, side, scenario, (home.person, guest.person), chance)

    async def _fill(self, row: QueueRow) -> GameCard | None:
        """A battle against a computer, for somebody to whom nobody has come."""
        chance = Chance((row.seed,), (row.salt,) if row.salt else ())
        side = row.wish.side or self._any_side()
        return await self._open(row, side, row.wish.scenario, (row.person,), chance)

    async def _open(
        self, home: QueueRow, side: Side, scenario: str, agreed: tuple[int, ...], chance: Chance
    ) -> GameCard | None:
        """Open it; None: somebody has left the queue meanwhile, or may have no battle more."""
        wanted = NewGame(
            scenario or await self._any_battle(),
            home.person,
            home.server,
            side,
            agreed[1] if len(agreed) > 1 else None,
            computer=home.wish.level if len(agreed) == 1 else None,
            pace=PACES[home.wish.pace],
            language=home.wish.language,
            origin=home.channel,
            agreed=agreed,
        )
        try:
            return await self._lobby.new(wanted, chance=chance)
        except UserError:
            return None

    def _any_side(self) -> Side:
        return "allies" if self._draw() < 0.5 else "axis"

    async def _any_battle(self) -> str:
        """One of ours on a board of the usual size that leans to neither side."""
        low, high = _FAIR
        known = [one.id for one in await self._library.list() if one.board == "standard" and one.id in LEANS]
        fair = [one for one in known if low <= LEANS[one].share <= high] or known
        return fair[int(self._draw() * len(fair))]


def _fitting(rows: Sequence[QueueRow]) -> Iterator[tuple[QueueRow, QueueRow]]:
    """Those whose wishes fit, the longest waiting first."""
    for one, other in combinations(rows, 2):
        if one.wish.fits(other.wish) and _may_meet(one, other):
            yield one, other


def _may_meet(one: QueueRow, other: QueueRow) -> bool:
    """Whether there may be a server for both: the one where they ask, or any on which both are."""
    if one.server is not None and one.server == other.server:
        return True
    return one.wish.anywhere and other.wish.anywhere and (one.server is not None or other.server is not None)


def _as_shown(row: QueueRow, rows: Sequence[QueueRow]) -> Waiting:
    """How somebody waits, without his seed."""
    return Waiting(row._replace(seed=""), _others(row, rows), seal_of(row.seed) if row.seed else "")


def _others(row: QueueRow, rows: Sequence[QueueRow]) -> int:
    return sum(one.person != row.person and _may_meet(row, one) for one in rows)


async def _may(conn: Connection, one: QueueRow, other: QueueRow) -> bool:
    """Whether they may play with each other: neither has blocked the other, and both have room."""
    try:
        await check_welcome(conn, one.person, other.person)
        await check_welcome(conn, other.person, one.person)
        for row in (one, other):
            await check_room(conn, row.person, 0, row.server)
    except UserError:
        return False
    return True


async def _common(one: QueueRow, other: QueueRow, member: Member) -> int | None:
    """The server they can play on; None: none is known on which both are."""
    if one.server is not None and one.server == other.server:
        return one.server
    for home, guest in ((one, other), (other, one)):
        if home.server is not None and await member(guest.person, home.server):
            return home.server
    return None
