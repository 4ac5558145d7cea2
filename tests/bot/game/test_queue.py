"""The queue: whose wishes fit, each once, on which server, and nobody twice whatever dies in between."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from bot.errors import UserError
from bot.facts.computers import computer
from bot.facts.wish import QUEUE_SECONDS, Wish
from bot.game.values import GameCard
from tests.bot.game.tables import ANA, BO, CY, Tables
from tests.bot.game.test_kills import _abandon, _Killed, _Reaper

CLUB, OTHER = 77, 88


async def nobody(_person: int, _server: int) -> bool:
    return False


async def everybody(_person: int, _server: int) -> bool:
    return True


async def wait(
    tables: Tables, person: int, server: int | None = CLUB, after: float | None = None, **wish: Any
) -> None:
    await tables.backend.queue.join(person, server, 5, Wish(**wish), after)


async def tick(tables: Tables, member: Any = nobody) -> list[GameCard]:
    return await tables.backend.queue.tick(member)  # type: ignore[no-any-return]


async def told(tables: Tables) -> list[int]:
    return [data["person"] for _, kind, data in await tables.said() if kind == "paired"]


@pytest.mark.parametrize(
    ("one", "other", "fit"),
    [
        ({}, {}, True),
        ({"scenario": "stonne"}, {}, True),
        ({"scenario": "stonne"}, {"scenario": "stonne"}, True),
        ({"scenario": "stonne"}, {"scenario": "wiltz"}, False),
        ({"pace": "fast"}, {}, False),
        ({"side": "axis"}, {"side": "axis"}, False),
        ({"side": "axis"}, {"side": "allies"}, True),
        ({"side": "axis"}, {}, True),
    ],
)
def test_wishes_that_fit(one: dict[str, Any], other: dict[str, Any], *, fit: bool) -> None:
    assert Wish(**one).fits(Wish(**other)) is fit
    assert Wish(**other).fits(Wish(**one)) is fit


async def test_two_that_fit_are_matched_once(tables_anywhere: Tables) -> None:
    """The battle begins at once, both are told, and nobody waits any more."""
    tables = tables_anywhere
    await wait(tables, ANA, scenario="stonne", side="axis")
    assert await tick(tables) == []
    waits = await tables.backend.queue.mine(ANA)
    assert waits is not None
    assert waits.row.seed == ""
    await wait(tables, BO)
    (card,) = await tick(tables)
    assert (card.status, card.scenario, card.server) == ("running", "stonne", CLUB)
    # Sealed for whoever has waited longer, before the other one had asked.
    assert card.seed_hash == waits.seal
    assert (card.people("axis"), card.people("allies")) == ((ANA,), (BO,))
    assert await told(tables) == [ANA, BO]
    assert await tick(tables) == []
    assert await tables.backend.queue.mine(ANA) is None


async def test_a_battle_that_nobody_names_is_a_fair_one(tables: Tables) -> None:
    await wait(tables, ANA)
    await wait(tables, BO)
    (card,) = await tick(tables)
    assert card.scenario in (
        "saverne-gap",
        "ponyri-station",
        "stonne",
        "beda-fomm",
        "wiltz",
        "operation-cobra",
    )


async def test_one_person_waits_once(tables: Tables) -> None:
    """Who asks again waits for the new thing; nobody is matched with himself."""
    await wait(tables, ANA, scenario="stonne")
    await wait(tables, ANA, scenario="wiltz")
    assert await tick(tables) == []
    waiting = await tables.backend.queue.mine(ANA)
    assert waiting is not None
    assert waiting.row.wish.scenario == "wiltz"
    await wait(tables, BO)
    await wait(tables, CY)
    (card,) = await tick(tables)
    assert set(card.humans) == {ANA, BO}
    assert await tables.backend.queue.mine(CY) is not None


async def test_elsewhere_only_where_both_are(tables: Tables) -> None:
    """Both must want it, and be on the server of one of them."""
    await wait(tables, ANA, server=CLUB)
    await wait(tables, BO, server=OTHER, anywhere=True)
    assert await tick(tables, everybody) == []
    await wait(tables, ANA, server=CLUB, anywhere=True)
    assert await tick(tables, nobody) == []

    async def bo_is_in_the_club(person: int, server: int) -> bool:
        return (person, server) == (BO, CLUB)

    (card,) = await tick(tables, bo_is_in_the_club)
    assert card.server == CLUB
    assert card.created_by == ANA


async def test_in_private_one_waits_for_any_server(tables: Tables) -> None:
    for wish, why in (({}, "queue-private"), ({"anywhere": True, "level": "veteran"}, "queue-computer-here")):
        with pytest.raises(UserError, match=why):
            await wait(tables, ANA, server=None, **wish)
    await wait(tables, ANA, server=None, anywhere=True)
    await wait(tables, BO, server=None, anywhere=True)
    assert await tick(tables, everybody) == []
    await wait(tables, CY, server=CLUB, anywhere=True)
    (card,) = await tick(tables, everybody)
    assert (card.server, card.created_by) == (CLUB, CY)


async def test_a_computer_fills_in(tables: Tables) -> None:
    """After the time one has chosen, not before; whoever has not asked for one waits on."""
    await wait(tables, ANA, after=600, level="recruit", side="allies")
    await wait(tables, BO, pace="slow")
    tables.now += 599
    assert await tick(tables) == []
    tables.now += 1
    (card,) = await tick(tables)
    assert card.people("allies") == (ANA,)
    assert card.seated("axis") == (computer("recruit"),)
    assert await told(tables) == [ANA]
    assert await tick(tables) == []


async def test_waiting_ends(tables: Tables) -> None:
    """By leaving, or after three days; whoever comes then finds nobody."""
    await wait(tables, ANA)
    assert await tables.backend.queue.leave(ANA)
    assert not await tables.backend.queue.leave(ANA)
    await wait(tables, ANA)
    tables.now += QUEUE_SECONDS
    await wait(tables, BO)
    assert await tick(tables) == []
    assert await tables.backend.queue.mine(ANA) is None


async def test_nobody_meets_whom_he_has_blocked(tables: Tables) -> None:
    await tables.backend.people.block(BO, ANA)
    await wait(tables, ANA)
    await wait(tables, BO)
    assert await tick(tables) == []
    await wait(tables, CY)
    (card,) = await tick(tables)
    assert set(card.humans) == {ANA, CY}


async def test_nobody_gets_more_battles_than_he_may_have(tables: Tables) -> None:
    await tables.backend.servers.set(CLUB, CY, most_games=1)
    await wait(tables, ANA)
    await wait(tables, BO)
    assert len(await tick(tables)) == 1
    with pytest.raises(UserError, match="too-many-games"):
        await wait(tables, ANA)
    await wait(tables, CY)
    assert await tick(tables) == []


async def test_whoever_is_forgotten_waits_no_more(tables: Tables) -> None:
    await wait(tables, ANA)
    await tables.backend.people.forget(ANA)
    await wait(tables, BO)
    assert await tick(tables) == []


@pytest.mark.parametrize("after", [False, True])
async def test_death_at_every_trip_of_a_match(tmp_path: Path, *, after: bool) -> None:
    """Either both still wait, or their one battle runs and both are told."""
    for at in range(1 + 2 * after, 60, 4):
        address = f"sqlite+aiosqlite:///{tmp_path}/{at}{after}.db"
        tables = await Tables.open(address)
        await wait(tables, ANA)
        await wait(tables, BO)
        with pytest.MonkeyPatch.context() as patch:
            reaper = _Reaper(patch, at, after=after)
            with suppress(_Killed):
                await tick(tables)
        second = await _abandon(tables, address)
        await tick(second)
        (card,) = await second.backend.games.find(person=ANA)
        assert (card.status, set(card.humans)) == ("running", {ANA, BO})
        assert await told(second) == [ANA, BO]
        assert await second.backend.queue.mine(BO) is None
        await second.close()
        if reaper.trips < at:
            break
    assert at > 2


async def test_two_processes_match_once(tables_anywhere: Tables) -> None:
    """Both look at the same moment, and one has read the same two before: it is too late."""
    one, other = tables_anywhere, await Tables.open(tables_anywhere.address)
    await wait(one, ANA)
    await wait(one, BO)
    rows = (await one.backend.queue.mine(ANA), await one.backend.queue.mine(BO))
    assert all(rows)
    found = await asyncio.gather(tick(one), tick(other))
    assert sum(map(len, found)) == 1
    assert await told(one) == [ANA, BO]
    late = await other.backend.queue._pair(rows[0].row, rows[1].row, CLUB)  # type: ignore[union-attr]
    assert late is None
    assert len(await other.backend.games.find(person=ANA)) == 1
    await other.close()
