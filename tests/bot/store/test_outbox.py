"""The outbox: in order within a game, to one teller at a time, until it has been said."""

from __future__ import annotations

import asyncio

from bot.facts.announcement import Unread
from bot.facts.news import KINDS, CameBack, Expired, News, Overdue, SeatsChanged, Voted
from bot.store import Database, open_store, outbox
from bot.store.text import news

#: One of several kinds, by the word it is stored under.
SAID: dict[str, News] = {
    "expired": Expired(),
    "seats": SeatsChanged("axis"),
    "overdue": Overdue("axis"),
    "voted": Voted("axis", 1),
    "back": CameBack("axis", 1),
}


async def _kinds(store: Database, now: float, until: float, most: int = 50) -> list[tuple[int | None, str]]:
    async with store.write() as conn:
        return [(row.game, row.kind) for row in await outbox.take(conn, now, until, most)]


async def _add(store: Database, game: int, *kinds: str) -> None:
    async with store.write() as conn:
        await outbox.add(conn, game, 1, [SAID[kind] for kind in kinds], 0.0)


async def test_what_is_taken_is_leased(store: Database) -> None:
    await _add(store, 1, "expired", "seats")
    assert await _kinds(store, 1.0, 60.0) == [(1, "expired"), (1, "seats")]
    assert await _kinds(store, 2.0, 60.0) == []
    assert await _kinds(store, 61.0, 120.0) == [(1, "expired"), (1, "seats")]


async def test_nothing_overtakes_what_waits_for_its_retry_in_the_same_game(store: Database) -> None:
    await _add(store, 1, "expired", "seats")
    await _add(store, 2, "overdue")
    async with store.write() as conn:
        rows = await outbox.take(conn, 1.0, 60.0, 50)
        await outbox.later(conn, rows[0].id, 1, 10.0)
        await outbox.done(conn, [rows[2].id])
    await _add(store, 1, "voted")
    await _add(store, 2, "back")
    assert await _kinds(store, 5.0, 60.0) == [(2, "back")]
    assert await _kinds(store, 11.0, 60.0) == [(1, "expired"), (1, "seats"), (1, "voted")]


async def test_two_processes_never_take_the_same(url: str) -> None:
    one, other = await open_store(url), await open_store(url)
    for game in range(1, 31):
        await _add(one, game, "expired", "seats", "overdue")
    found: list[tuple[int | None, str]] = []

    async def teller(store: Database) -> None:
        for _ in range(60):
            async with store.write() as conn:
                rows = await outbox.take(conn, 1.0, 60.0, 7)
            await asyncio.sleep(0)
            found.extend((row.game, row.kind) for row in rows)
            async with store.write() as conn:
                await outbox.done(conn, [row.id for row in rows])

    await asyncio.gather(teller(one), teller(other))
    assert len(found) == 90
    assert len(set(found)) == 90
    for game in range(1, 31):
        assert [kind for number, kind in found if number == game] == ["expired", "seats", "overdue"]
    await one.close()
    await other.close()


async def test_numbers_are_never_used_again(store: Database) -> None:
    """A nonce must not name two messages."""
    await _add(store, 1, "expired")
    async with store.write() as conn:
        first = (await outbox.take(conn, 1.0, 2.0, 1))[0].id
        await outbox.done(conn, [first])
    await _add(store, 1, "seats")
    async with store.write() as conn:
        assert (await outbox.take(conn, 1.0, 2.0, 1))[0].id > first
        assert await outbox.waiting(conn) == (1, 0.0)


def test_every_kind_has_a_word_that_is_read_back() -> None:
    assert set(news.KINDS.values()) == set(KINDS)
    # PostgreSQL holds the column to its length.
    assert max(map(len, news.KINDS)) <= 16
    for word, said in SAID.items():
        assert news.word_of(said) == word
        assert news.read(word, news.written(said)) == said


def test_what_is_not_known_is_no_fault_of_the_row() -> None:
    """A newer program stored it beside what this one can tell."""
    assert isinstance(news.read("weather", '{"snow":true}'), Unread)
    assert isinstance(news.read("seats", '{"side":"north"}'), Unread)
    assert isinstance(news.read("seats", "{}"), Unread)
    assert news.read("seats", '{"side":"axis","why":"new"}') == SeatsChanged("axis")
