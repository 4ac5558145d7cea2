"""What a process is told to do, and that a file has one process only."""

from __future__ import annotations

import re
from functools import partial
from pathlib import Path

import pytest

from bot.backend import Backend
from bot.discord.share import rate
from bot.facts.news import Expired
from bot.host.fellows import Fellows
from bot.host.roles import Part, Shards, part_of, place_for
from bot.store import StoreError, leases, open_store, outbox
from bot.store.connecting.server import Crowded
from tests.bot.store.postgres import missing, running


@pytest.mark.parametrize(
    ("words", "part"),
    [
        (["--role", "all"], Part()),
        (["--role", "worker"], Part("worker")),
        (["--role=gateway", "--shards=0-3/16"], Part("gateway", Shards(0, 3, 16))),
        (["--shards", "2/3"], Part("all", Shards(2, 2, 3))),
    ],
)
def test_what_is_read(words: list[str], part: Part) -> None:
    assert part_of(words) == part


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--role", "king"], "--role is one of all, gateway, worker"),
        (["--role"], "--role is one of"),
        (["--role", "worker", "--role", "worker"], "each once"),
        (["--sharks", "1"], "I know --role and --shards"),
        (["--shards", "4"], "0-3/16"),
        (["--shards", "0-4/4"], "of 4 there are 0 to 3"),
        (["--shards", "2-1/4"], "the first one first"),
        (["--role", "worker", "--shards", "0/1"], "a worker has no connections"),
    ],
)
def test_what_is_refused(words: list[str], said: str) -> None:
    with pytest.raises(ValueError, match=re.escape(said)):
        part_of(words)


def test_each_server_is_heard_on_one_connection() -> None:
    halves = (Part("gateway", Shards(0, 1, 4)), Part("gateway", Shards(2, 3, 4)))
    for server in (number << 22 for number in range(1000, 1016)):
        assert [one.cares_for(server) for one in halves].count(True) == 1
    assert [one.first for one in halves] == [True, False]
    assert not Part("worker").first


def test_a_second_process_on_a_file(tmp_path: Path) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path / 'games.db'}"
    with (
        place_for(Part(), url),
        pytest.raises(StoreError, match="another bot is running on"),
        place_for(Part(), url),
    ):
        pass
    with place_for(Part(), url):
        assert (tmp_path / "games.db-running").exists()
    with (
        pytest.raises(StoreError, match="--role worker is for several processes"),
        place_for(Part("worker"), url),
    ):
        pass


async def test_on_a_file_everything_is_ones_own(tmp_path: Path) -> None:
    store = await open_store(f"sqlite+aiosqlite:///{tmp_path / 'games.db'}")
    here = Fellows(store, Part())
    async with here.alone("clocks") as mine, here.alone("clocks") as still:
        assert mine
        assert still
    await store.close()


@pytest.mark.skipif(missing() is not None, reason=str(missing()))
async def test_what_one_holds_the_others_leave_to_it() -> None:
    store = await open_store(await running().database())
    one, other = Fellows(store, Part("worker")), Fellows(store, Part("worker"))
    async with one.alone("computer:1") as mine, other.alone("computer:1") as theirs:
        assert (mine, theirs) == (True, False)
    async with other.alone("computer:1") as now:
        assert now
    assert await one.leads("clocks")
    assert not await other.leads("clocks")
    for each in (one, other, one):
        await each.renew()
    assert one.number == {"worker": 2}
    other.need = lambda: 12.5
    for each in (other, one):
        await each.renew()
    assert one.needs == {one.name: 0.0, other.name: 12.5}
    assert not await one.relieved()
    # Killed: it renews nothing, and what it held runs out by the database's clock.
    async with store.write() as conn:
        await leases.renew(conn, one.name, -1.0)
    assert await other.leads("clocks")
    assert not await one.leads("clocks")
    await other.leave()
    assert await one.leads("clocks")
    await store.close()


@pytest.mark.skipif(missing() is not None, reason=str(missing()))
async def test_that_one_is_gone_is_known_with_the_next_renewal() -> None:
    """So what it held, for eight seconds, is another's within ten, and waits for no round."""
    store = await open_store(await running().database())
    one, other = Fellows(store, Part("worker")), Fellows(store, Part("worker"))
    assert [await each.renew() for each in (one, other, one)] == [False, False, False]
    async with store.write() as conn:
        await leases.renew(conn, one.name, -1.0)
    assert await other.renew()
    assert not await other.renew()
    await store.close()


@pytest.mark.skipif(missing() is not None, reason=str(missing()))
async def test_all_who_begin_at_once_are_within_what_discord_takes() -> None:
    """As after a restart of the database: nobody takes what another still believes to be his, from the first request
    on."""
    store = await open_store(await running().database())
    four = [Fellows(store, Part("worker")) for _ in range(4)]
    taken = []
    for needs in ((0.0,) * 4, (200.0,) * 4, (5.0,) * 3 + (90.0,), (0.0, 0.0, 60.0, 0.0)):
        for one, need in zip(four, needs, strict=True):
            one.need = partial(float, need)
        for one in four * 3:
            await one.renew()
            there = [each for each in four if len(each.needs) > 1 or each is four[0]]
            taken.append(sum(rate(each.name, each.needs, expected=each.expected) for each in there))
        # Nothing is left over for long.
        assert taken[-1] == pytest.approx(45.0)
        assert max(taken) < 50.0
        assert max(taken[2 * len(four) :], default=0.0) < 45.1
    # Whose lease has run out, as when he could not tell that he is there, is a newcomer again.
    async with store.write() as conn:
        await leases.renew(conn, four[3].name, -1.0)
    await four[0].renew()
    await four[3].renew()
    assert rate(four[3].name, four[3].needs, expected=four[3].expected) == 1.0
    await four[3].renew()
    assert four[3].expected
    assert rate(four[2].name, four[2].needs) == pytest.approx(42.0)
    await store.close()


@pytest.mark.skipif(missing() is not None, reason=str(missing()))
async def test_what_a_process_needs_is_asked_once_a_renewal() -> None:
    """Also of one that hears, which tells two things of itself."""
    store = await open_store(await running().database())
    here, asked = Fellows(store, Part("gateway")), []

    def need() -> float:
        asked.append(True)
        return 1.0

    here.need = need
    await here.hears()
    await here.renew()
    assert len(asked) == 2
    await store.close()


@pytest.mark.skipif(missing() is not None, reason=str(missing()))
async def test_one_tells_though_another_has_heard_of_another_time() -> None:
    """Discord's clock is five minutes ahead of the database's, and only one of two processes knows of it yet."""
    store = await open_store(await running().database())
    one, other = Backend(store, part=Part("worker")), Backend(store, part=Part("worker"))
    async with store.write() as conn:
        await outbox.add(conn, None, 0, [Expired()], one.true_time.now())
    other.true_time.told(other.true_time.now() + 300)
    taken = await one.announce.take()
    assert len(taken) == 1
    assert await other.announce.take() == ()
    await one.announce.hold(*[said.id for said in taken])
    assert await other.announce.take() == ()
    # What is put off comes when it is due, for both.
    assert await one.announce.failed(taken[0], 0.0) == 0.0
    assert [said.id for said in await other.announce.take()] == [taken[0].id]
    await store.close()


@pytest.mark.skipif(missing() is not None, reason=str(missing()))
@pytest.mark.parametrize(
    ("shards", "relieved"), [(Shards(0, 1, 4), True), (Shards(2, 3, 4), False), (None, False)]
)
async def test_who_ends_leaves_presses_to_whoever_hears_the_same(
    shards: Shards | None, relieved: bool
) -> None:
    """From the moment on at which the other one is connected."""
    store = await open_store(await running().database())
    old = Fellows(store, Part("gateway", Shards(0, 1, 4)))
    new = Fellows(store, Part("gateway", shards))
    await old.hears()
    await new.renew()
    assert not await old.relieved()
    await new.hears()
    assert await old.relieved() is relieved
    await store.close()


@pytest.mark.skipif(missing() is not None, reason=str(missing()))
async def test_who_was_cut_off_is_known_to_hear_again() -> None:
    """What it held has run out meanwhile; whoever ends beside it need not send people away."""
    store = await open_store(await running().database())
    old, new = Fellows(store, Part("gateway")), Fellows(store, Part("gateway"))
    await new.hears()
    async with store.write() as conn:
        await leases.renew(conn, new.name, -1.0)
    assert not await old.relieved()
    await new.renew()
    assert await old.relieved()
    await store.close()


@pytest.mark.skipif(missing() is not None, reason=str(missing()))
async def test_who_hears_while_all_connections_are_taken(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    store = await open_store(await running().database())
    old, new = Fellows(store, Part("gateway")), Fellows(store, Part("gateway"))
    with monkeypatch.context() as crowd:
        crowd.setattr(leases, "take", _crowded)
        await new.hears()
    assert not await old.relieved()
    await new.renew()
    assert await old.relieved()
    await store.close()


async def _crowded(*_: object) -> bool:
    raise Crowded
