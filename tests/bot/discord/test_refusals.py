"""Each call to Discord and each way in which it may fail, one after the other in one world.

Nothing is lost, nothing is said twice, and who has locked or closed a place is not worked around.
"""

from __future__ import annotations

from contextlib import nullcontext
from typing import Any

import pytest

from bot.facts.place import THREAD
from tests.bot.discord.test_afar import afar
from tests.bot.kit.faults import Faults
from tests.bot.kit.world import World

#: What Discord says of a place that is closed to us, or locked: by its documents, and as others have met it.
CLOSED = [(403, 50001), (403, 50013), (400, 160005), (403, 160005), (400, 50083), (403, 50083)]
#: What passes.
TROUBLE: list[dict[str, Any]] = [
    {"status": 500}, {"status": 502}, {"status": 503}, {"status": 401}, {"broken": True},
    {"status": 429, "retry_after": 0.5}, {"status": 429, "retry_after": 40},
    {"unheard": True, "times": 1},
]  # fmt: skip
WHERE = pytest.mark.parametrize("heard", [True, False], ids=["heard", "afar"])


class Table:
    """A battle in which Bo gives Ana time, each time a minute more, so that each line is known again."""

    def __init__(self, world: World, thread: Any, heard: bool) -> None:
        self.world = world
        self.thread = thread
        self.heard = heard
        self.minutes = 10

    async def said(self) -> str:
        """Something is to be said in the thread. Returns words of it."""
        self.minutes += 1
        with self.world.unheard():
            await self.world.bo.slash(
                self.world.side("axis"), "game time", give=f"{self.minutes} min", game="1"
            )
        await self.told()
        return f"{self.minutes} minutes more"

    async def told(self) -> None:
        """Whoever tells it has told it."""
        with nullcontext() if self.heard else afar(self.world):
            self.world.bot.herald.kick()
            await self.world.settle()

    async def waited(self, seconds: float) -> None:
        with nullcontext() if self.heard else afar(self.world):
            await self.world.wait(seconds, step=seconds / 4)

    def read(self, words: str) -> list[int]:
        """How often that is to be read in the thread, and by each side."""
        places = (self.thread, self.world.side("allies"), self.world.side("axis"))
        return [sum(words in one.words for one in place.history()) for place in places]

    async def quiet(self) -> bool:
        """Whether nothing waits to be said."""
        return await self.world.bot.backend.announce.waiting() == (0, None)

    def panel_is_right(self) -> bool:
        """One panel, pinned, with the time that was given last."""
        panels = [one for one in self.thread.history() if one.words.startswith("## ")]
        return len(panels) == 1 and panels[0].pinned


@pytest.fixture(autouse=True)
def _asked_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is asked of a channel is believed for seconds in which no test has the time to wait."""
    monkeypatch.setattr("bot.discord.afar._CHANNEL_FOR", 0.0)


async def opened(world: World, heard: bool) -> Table:
    """A slow battle."""
    return Table(world, await world.battle(pace="slow"), heard)


async def reported(world: World) -> Any:
    """Where moderators read."""
    mods = world.guild.create_text_channel("mods")
    await world.env.settle()
    await world.ana.slash(world.lobby, "admin setup", reports=mods)
    return mods


@WHERE
async def test_a_thread_that_refuses_all_words(world: World, faults: Faults, heard: bool) -> None:
    """Both sides read each of them in their own places; moderators are told once, however much there is to say. Once
    it is open all is as before."""
    mods = await reported(world)
    table = await opened(world, heard)
    for status, code in CLOSED:
        before = len(mods.history())
        fault = faults.add("POST", f"/channels/{table.thread.id}/messages", status, code)
        for _ in range(3):
            assert table.read(await table.said()) == [0, 1, 1], code
            await table.waited(20)
        assert await table.quiet(), code
        assert len(mods.history()) - before == 1, code
        faults.over(fault)
        assert table.read(await table.said()) == [1, 0, 0], code


@WHERE
async def test_a_thread_that_was_closed_and_locked_unheard(world: World, heard: bool) -> None:
    """No message, no edit, and nothing opens it but whoever locked it."""
    mods = await reported(world)
    table = await opened(world, heard)
    state = world.env.backend.channels[table.thread.id].thread_metadata
    state.archived = state.locked = True
    before = [one.words for one in table.thread.history()]
    for _ in range(3):
        assert table.read(await table.said()) == [0, 1, 1]
        await table.waited(20)
    assert await table.quiet()
    assert [one.words for one in table.thread.history()] == before
    assert (state.archived, state.locked) == (True, True)
    assert len(mods.history()) == 1
    assert sum("was locked" in one.words for one in world.lobby.history()) == 1
    lost = await world.bot.backend.places.get(1, THREAD._replace(lost=True))
    assert lost is not None
    assert lost.noted.lost == "locked"
    state.locked = False
    await table.waited(20)
    assert table.read(await table.said()) == [1, 0, 0]
    assert table.panel_is_right()
