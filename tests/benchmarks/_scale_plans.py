"""Every query that is asked again and again: what it costs among so many games, and whether the database walks through
a whole table for it.

The queries are caught from the bot itself while it answers presses, tells, keeps clocks and does its chores.
"""

from __future__ import annotations

import json
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final, NamedTuple

from sqlalchemy import event

from bot.facts.place import THREAD
from bot.flows.matching import match_up
from bot.game.values import Request
from bot.store.connecting import quick
from bot.store.connecting.db import Database
from tests.benchmarks._bot_rig import SLASH, Rig, option
from tests.benchmarks._scale_games import Table

#: Tables of which a bot has more rows the more is played, and the outbox, which grows while Discord is in trouble; the
#: book of ratings reads all results once after a start, in pieces.
GROW: Final = frozenset({
    "games", "log", "snapshots", "seats", "drafts", "notes", "policies", "interactions", "timers", "places", "people",
    "digests", "reliability", "audit", "outbox",
})  # fmt: skip
#: Once a day.
DAILY: Final = frozenset({"chores"})
#: To count all is to look at all.
ALLOWED: Final = {"metrics": frozenset({"games", "outbox"})}


class Asked(NamedTuple):
    """A query, and when it is asked."""

    when: str
    text: str
    values: tuple[Any, ...]


class Plan(NamedTuple):
    """What the database makes of it."""

    asked: Asked
    milliseconds: float
    #: The growing tables that it reads from end to end.
    walks: tuple[str, ...]


class Ear:
    """Hears every query of a store, on either way to the driver, until it is closed."""

    def __init__(self, store: Database) -> None:
        self.when = ""
        self._found: Final[dict[tuple[str, str], Asked]] = {}
        assert store._writer is not None
        event.listen(store._writer.sync_engine, "before_cursor_execute", self._hear)
        self._run: Final = quick._run
        quick._run = self._runs

    def _hear(self, _conn: Any, _cursor: Any, text: str, values: Any, *_: Any) -> None:
        one = values[0] if values and isinstance(values[0], list | tuple) else values
        if self.when and text.split(None, 1)[0] in ("SELECT", "UPDATE", "DELETE", "WITH"):
            self._found.setdefault((self.when, text), Asked(self.when, text, tuple(one or ())))

    async def _runs(self, conn: Any, text: Any, source: str, values: Any, **how: Any) -> Any:
        self._hear(conn, None, source, values)
        return await self._run(conn, text, source, values, **how)

    def close(self) -> None:
        quick._run = self._run

    def __iter__(self) -> Iterator[Asked]:
        return iter(self._found.values())


async def asked(address: str, table: Table) -> list[Asked]:
    """All that is asked for one game: presses, telling, clocks, chores."""
    rig = await Rig.open(address)
    ear = Ear(rig.client.backend.store)
    try:
        for when, does in _work(rig, table):
            ear.when = when
            await does()
            ear.when = ""
        return [*ear]
    finally:
        ear.close()
        await rig.close()


def _work(rig: Rig, table: Table) -> Iterator[tuple[str, Callable[[], Awaitable[Any]]]]:
    """What is done, by when it is."""
    backend, game = rig.client.backend, table.game
    for person in (table.allies, table.axis):
        for name in ("play turn", "game board", "game log", "me hand", "me games", "game status"):
            given = (
                [option("game", str(game))]
                if name.partition(" ")[0] == "play" or name == "game board"
                else []
            )
            yield (
                f"/{name}",
                lambda name=name, given=given, person=person: rig.interact(SLASH, name, given, person),
            )

    async def acts() -> None:
        card = await backend.games.card(game)
        legal = await backend.games.legal(game, card.awaited[0])
        await backend.games.act(Request(card.awaited[0], game, time.time_ns()), legal[0])

    async def tells() -> None:
        for one in (taken := await backend.announce.take(games=1)):
            await backend.announce.hold(one.id)
        if taken:
            await backend.announce.failed(taken[0])
            await backend.announce.done(*[one.id for one in taken])
        await backend.places.of(game)
        await backend.places.get(game, THREAD)
        await backend.games.watch(game)

    yield "press", acts
    yield "telling", tells
    yield "which game", lambda: backend.places.game_of(table.thread)
    yield "clocks", backend.timekeeper.tick
    yield "clocks", backend.timekeeper.next_due
    yield "clocks", backend.digests.tick
    yield "clocks", backend.places.ending
    yield "clocks", rig.client.old_places.close_due
    yield "reviews", backend.reviews.tick
    yield "verdicts", backend.verdicts.tick
    yield "films", rig.client.herald.films.tick
    yield "computers", backend.computers.tick
    yield "queue", lambda: match_up(rig.client)
    yield "fellows", backend.fellows.renew
    yield "metrics", backend.admin.health
    yield "chores", backend.keeping.chores
    yield "start", backend.lobby.start_full
    # Last, for the book of ratings is read behind it.
    yield "/me stats", lambda: rig.interact(SLASH, "me stats", [], table.allies)


async def plans(conn: Any, those: Sequence[Asked]) -> list[Plan]:
    """How each is answered; nothing is changed."""
    found = []
    for one in those:
        # The second time, as everything is in memory.
        for _ in range(2):
            told = await _explained(conn, one, "EXPLAIN (ANALYZE, FORMAT JSON)")
        took = told["Execution Time"] + told["Planning Time"]
        walks = {*_walked(told["Plan"])} & GROW - ALLOWED.get(one.when, frozenset())
        found.append(Plan(one, took, tuple(sorted(walks))))
    return found


async def _explained(conn: Any, one: Asked, how: str) -> dict[str, Any]:
    async with _undone(conn):
        (row,) = await conn.fetch(f"{how} {one.text}", *one.values)
    told: dict[str, Any] = json.loads(row[0])[0]
    return told


@asynccontextmanager
async def _undone(conn: Any) -> AsyncIterator[None]:
    transaction = conn.transaction()
    await transaction.start()
    try:
        yield
    finally:
        await transaction.rollback()


def _walked(node: dict[str, Any]) -> Iterator[str]:
    """The tables that are read from end to end; a few rows from the beginning of one are not that."""
    walks = node["Node Type"] == "Seq Scan" or (
        node["Node Type"] in ("Index Scan", "Index Only Scan", "Bitmap Index Scan")
        and "Index Cond" not in node
    )
    if walks and node["Actual Rows"] + node.get("Rows Removed by Filter", 0) > _FEW:
        yield str(node.get("Relation Name", node.get("Index Name")))
    for one in node.get("Plans", ()):
        yield from _walked(one)


#: So many rows are no walk.
_FEW: Final = 100
#: What stored games do not bring along, for each of them, so that every table is as long as it would be.
_SAID: Final = """'{"first":1,"last":1,"side":"allies"}'"""
_MORE: Final[dict[str, tuple[str, dict[str, str]]]] = {
    "interactions": (
        "games", {"id": "id * 10", "game": "id", "person": "1", "first": "0", "last": "0", "at": "created_at"}
    ),
    "drafts": (
        "games",
        {"game": "id", "person": "1", "side": "'allies'", "base": "0", "lines": "'[]'", "ready": "false", "at": "0"},
    ),
    "notes": (
        "games",
        {"game": "id", "side": "'allies'", "number": "0", "kind": "'say'", "person": "1", "text": "''", "at": "0"},
    ),
    "digests": ("people", {"person": "person", "due": "1e12"}),
    "reliability": ("people", {"person": "person", "turns": "'1111'"}),
    "audit": (
        "games",
        {"server": "server", "game": "id", "person": "1", "what": "'look'", "data": "'{}'", "at": "created_at"},
    ),
    "results": (
        "games",
        {
            "game": "id", "at": "created_at", "server": "server", "scenario": "scenario", "battle": "battle",
            "ending": "'medals'", "uncounted": "''", "turns": "9", "allies": "4", "axis": "2",
        },
    ),
    "fought": (
        "seats", {"game": "game", "side": "side", "number": "number", "person": "person", "whole": "true"}
    ),
    "outbox": (
        "games",
        {
            "game": "id", "kind": "'acted'", "revision": "revision", "data": _SAID, "attempts": "1",
            "ready": "created_at", "at": "created_at",
        },
    ),
}  # fmt: skip


async def fill_up(conn: Any) -> None:
    """Rows in all other tables that grow; then the database looks at all of them."""
    for table, (source, values) in _MORE.items():
        await conn.execute(
            f"INSERT INTO {table} ({', '.join(values)}) SELECT {', '.join(values.values())} FROM {source}"
            " ON CONFLICT DO NOTHING"
        )
    await conn.execute("ANALYZE")


async def put_off(conn: Any) -> None:
    """Discord is in trouble: all that is to be said waits for another try but a row in a thousand."""
    await conn.execute(
        "UPDATE outbox SET ready = CASE WHEN id % 1000 = 0 THEN 0 ELSE $1::float8 END", time.time() + 1800
    )
    await conn.execute("VACUUM ANALYZE outbox")
