"""The database server cuts every connection while people play: nothing fails or is lost, nothing is done twice."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager

import pytest

from bot.facts.place import THREAD, Place
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


class Cutter:
    """Cuts all connections whenever so much more has been done: by the clock a slow machine would never get on."""

    def __init__(self, address: str, every: int) -> None:
        self.cuts = 0
        self._address, self._every = address, every
        self._done = 0
        self._due = asyncio.Event()
        self._due.set()

    def did(self) -> None:
        """Something has been done."""
        self._done += 1
        if self._done % self._every == 0:
            self._due.set()

    async def cut(self) -> None:
        """Until nobody wants it any more."""
        while True:
            await self._due.wait()
            self._due.clear()
            self.cuts += bool(await postgres.running().cut(self._address))


async def test_forty_actions_and_cuts_all_the_time(served: Tables) -> None:
    """Every action counts once; of the looks beside them none fails."""
    tables = served
    games = [(await tables.started(server=77)).id for _ in range(9)]
    cutter = Cutter(tables.address, 12)
    cutting = asyncio.create_task(cutter.cut())

    async def play(game: int) -> None:
        for doing in (
            tables.backend.games.act(tables.ask(ANA, game), "play move-out"),
            tables.backend.people.set(game, theme="high-contrast"),
            tables.backend.places.put(Place(game, THREAD, 10, server=77)),
            tables.backend.games.look(game, ANA),
            tables.backend.games.act(tables.ask(ANA, game), "order E2"),
            tables.backend.games.find(person=ANA),
            *(tables.backend.people.set(ANA, tell="dm" if turn % 2 else "off") for turn in range(10)),
        ):
            await doing
            cutter.did()

    try:
        await asyncio.gather(*(play(one) for one in games))
    finally:
        cutting.cancel()
    assert cutter.cuts >= 5
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
