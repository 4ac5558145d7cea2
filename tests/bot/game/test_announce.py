"""What is told is what was stored: nothing before, nothing twice, in order."""

from __future__ import annotations

from bot.facts.announcement import Announcement
from tests.bot.game.tables import ANA, Tables


async def _all(tables: Tables) -> list[Announcement]:
    return list(await tables.backend.announce.take())


async def test_every_row_of_the_log_is_told_once(tables: Tables) -> None:
    card = await tables.started()
    await tables.play_out(card.id, 21)
    told: list[int] = []
    for _, kind, data in await tables.said():
        if kind in ("acted", "undone"):
            told += range(data["first"], data["last"] + 1)
    card = await tables.backend.games.card(card.id)
    assert told == list(range(2, card.revision + 1))


async def test_the_teller_is_woken_when_something_is_stored(tables: Tables) -> None:
    card = await tables.started()
    await tables.said()
    tables.backend.announce.wake.clear()
    await tables.backend.games.look(card.id, ANA)
    assert not tables.backend.announce.wake.is_set()
    await tables.backend.games.act(tables.ask(ANA, card.id), "play move-out")
    assert tables.backend.announce.wake.is_set()


async def test_what_fails_comes_again_later_and_later(tables: Tables) -> None:
    await tables.started()
    first = (await _all(tables))[0]
    waits = []
    for _ in range(12):
        waits.append(await tables.backend.announce.failed(first))
        tables.now += waits[-1]
        again = await _all(tables)
        assert again[0].id == first.id
        assert again[0].nonce == first.nonce
        assert again[0].attempts == first.attempts + 1
        first = again[0]
    assert waits[:4] == [2.0, 4.0, 8.0, 16.0]
    assert max(waits) == 900.0


async def test_discord_may_say_when(tables: Tables) -> None:
    await tables.started()
    first = (await _all(tables))[0]
    assert await tables.backend.announce.failed(first, retry_after=7.5) == 7.5
    tables.now += 7
    assert await _all(tables) == []
    tables.now += 1
    assert len(await _all(tables)) == 4


async def test_what_a_dead_teller_had_taken_is_told_by_the_next(tables: Tables) -> None:
    await tables.started()
    taken = await _all(tables)
    assert await _all(tables) == []
    fresh = await tables.again()
    fresh.now = tables.now + 5
    assert [one.id for one in await _all(fresh)] == [one.id for one in taken]
    assert {one.nonce for one in taken} == {f"m44-{one.id}" for one in taken}
    await fresh.close()
    tables.backend = (await Tables.open(tables.address)).backend


async def test_what_a_live_teller_holds_is_his(tables_anywhere: Tables) -> None:
    """A slow channel, and another process on the same store: it waits as long as the first one says so."""
    tables = tables_anywhere
    await tables.started()
    other = await Tables.open(tables.address, now=tables.now)
    taken = await _all(tables)
    for _ in range(20):
        tables.now = other.now = tables.now + 1
        await tables.backend.announce.hold(*[one.id for one in taken])
        assert await _all(other) == []
    other.now += 5
    assert [one.id for one in await _all(other)] == [one.id for one in taken]
    await other.close()


async def test_trouble_counts_for_nothing(tables: Tables) -> None:
    await tables.started()
    for _ in range(30):
        first = (await _all(tables))[0]
        assert first.attempts == 1
        assert not tables.backend.announce.too_old(first)
        wait = tables.backend.announce.patience(first)
        assert 2 <= wait <= 60
        tables.now += await tables.backend.announce.failed(first, wait)
    # As long again as it has taken so far: a minute at most.
    assert wait == 60


async def test_each_game_is_told_by_itself(tables: Tables) -> None:
    """So many at a time, none of them busy, each with all it has to tell."""
    games = [(await tables.started()).id for _ in range(4)]
    taken = await tables.backend.announce.take(games=2, busy=games[:1])
    assert list(dict.fromkeys(one.game for one in taken)) == games[1:3]
    rest = await tables.backend.announce.take(busy=games[1:3])
    assert list(dict.fromkeys(one.game for one in rest)) == [games[0], games[3]]


async def test_what_is_refused_too_often_holds_nobody_up(tables: Tables) -> None:
    await tables.started()
    for _ in range(8):
        first, *_ = await _all(tables)
        tables.now += await tables.backend.announce.failed(first)
    first, second, *_ = await _all(tables)
    assert not first.patient
    await tables.backend.announce.failed(first, alone=True)
    tables.now += 5
    assert (await _all(tables))[0].id == second.id


async def test_how_much_waits_is_known(tables: Tables) -> None:
    assert await tables.backend.announce.waiting() == (0, None)
    await tables.started()
    assert await tables.backend.announce.waiting() == (4, tables.now)
    health = await tables.backend.admin.health()
    assert (health.waiting, health.games) == (4, {"running": 1})
