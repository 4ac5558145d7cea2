"""The database server cuts every connection while people play: nothing fails or is lost, nothing is done twice."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager

import pytest

from bot.facts.place import Place
from bot.game.values import NewGame
from bot.store import Cut, retried
from tests.bot.game.tables import ANA, BO, Tables
from tests.bot.store import postgres, prepared

pytestmark = [
    pytest.mark.skipif(postgres.missing() is not None, reason=str(postgres.missing())),
    # The driver complains of connections that the server has cut while it was opening them.
    pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning"),
]


@pytest.fixture
async def served() -> object:
    """A table on a server, and the way to cut it off."""
    made = await Tables.open(await prepared.database())
    yield made
    await made.close()


async def _cutting(address: str, every: float) -> None:
    while True:
        await postgres.running().cut(address)
        await asyncio.sleep(every)


async def test_forty_actions_and_cuts_all_the_time(served: Tables) -> None:
    """Every action counts once; of the looks beside them none fails."""
    tables = served
    games = [(await tables.started(server=77)).id for _ in range(9)]
    cutter = asyncio.create_task(_cutting(tables.address, 0.15))

    async def play(game: int) -> None:
        await tables.backend.games.act(tables.ask(ANA, game), "play move-out")
        await tables.backend.people.set(game, theme="high-contrast")
        await tables.backend.places.put(Place(game, "thread", 10, server=77))
        await tables.backend.games.look(game, ANA)
        await tables.backend.games.act(tables.ask(ANA, game), "order E2")
        await tables.backend.games.find(person=ANA)
        for seconds in range(10):
            await tables.backend.people.set(ANA, tell="dm" if seconds % 2 else "off")
            await asyncio.sleep(0.02)

    try:
        await asyncio.gather(*(play(one) for one in games))
    finally:
        cutter.cancel()
    for game in games:
        tables.backend.desk.forget(game)
        assert [line.notation for line in await tables.backend.games.log(game)][1:] == [
            "play move-out",
            "order E2",
        ]
        assert (await tables.backend.people.get(game)).theme == "high-contrast"


async def test_a_commit_that_nobody_heard_of_is_not_done_again(
    served: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was stored and the connection broke before the answer came: asked again, it is found."""
    tables = served
    card = await tables.started()
    store = tables.backend.store
    whole, cuts = store._on_server, []

    def breaking(engine: object) -> object:
        @asynccontextmanager
        async def once() -> object:
            async with whole(engine) as conn:
                yield conn
            if not cuts:
                cuts.append(1)
                raise Cut(perhaps=True)

        return once()

    monkeypatch.setattr(store, "_on_server", breaking)
    await tables.backend.games.act(tables.ask(ANA, card.id), "play move-out")
    assert cuts
    assert [line.notation for line in await tables.backend.games.log(card.id)][1:] == ["play move-out"]
    cuts.clear()
    # A table that is opened has the number of its interaction.
    await tables.backend.lobby.new(NewGame("pegasus-bridge", BO), interaction=4711)
    assert len(await tables.backend.games.find(person=BO, status=("open",))) == 1
    cuts.clear()
    # What moderators do has none: it is known by what the game has become.
    before = (await tables.backend.games.card(card.id)).deadline
    after = (await tables.backend.rulings.extend(card.id, ANA, 3600)).deadline
    assert before is not None
    assert after is not None
    assert after - before == pytest.approx(3600, abs=1)


async def test_who_is_cut_off_for_good_says_so() -> None:
    @retried
    async def never() -> None:
        raise Cut(perhaps=False)

    with pytest.raises(Cut, match="connection to the database was lost"):
        await never()
