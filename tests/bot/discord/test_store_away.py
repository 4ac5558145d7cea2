"""The store cannot be asked for a while: whoever presses is told so kindly, keeps what he has, and goes on later."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any

import pytest

from bot.store import Away, Crowded, Cut
from tests.bot.discord.player import buttons
from tests.bot.kit.limits import ServerRules
from tests.bot.kit.world import World

LINE = "I cannot get at the battles right now. Nothing is lost; try again in a minute."


@contextmanager
def _away(world: World, error: Away) -> Iterator[None]:
    """Nothing can be read or written meanwhile."""

    @asynccontextmanager
    async def closed(**_: bool) -> AsyncIterator[None]:
        raise error
        yield

    with pytest.MonkeyPatch.context() as patch:
        for way in ("read", "write", "batch"):
            patch.setattr(world.bot.backend.store, way, closed)
        for game in list(world.bot.backend.desk._known):
            world.bot.backend.desk.doubt(game)
        yield


@pytest.mark.parametrize("error", [Crowded(), Cut(perhaps=False)])
async def test_every_door_says_so_and_nothing_is_lost(
    world: World, rules: ServerRules, error: Away, caplog: Any
) -> None:
    thread = await world.battle()
    panel = (await world.ana.click(world.last(thread), label="Take turn")).response
    card = next(one for one in buttons(panel, "do") if "probe-center" in one)
    pressed = (await world.ana.click(panel, custom_id=card)).response
    before, heard = buttons(pressed, "do"), len(thread.history())
    with _away(world, error):
        # One's own panel says it above what stands there; the buttons stay.
        told = (await world.ana.click(pressed, custom_id=buttons(pressed, "clear")[0])).response
        assert LINE in told.words
        assert buttons(told, "do") == before
        for answer in (
            await world.bo.click(world.last(thread), label="Hand"),
            await world.bo.slash(thread, "game board"),
            await world.ana.slash(thread, "play orders", text="end", now=True),
            await world.cy.slash(world.lobby, "game list"),
        ):
            assert answer.response.words == f"⚠️ {LINE}"
        await world.cy.user.send_dm("hello?")
        await world.settle()
        assert world.cy.user.dm_channel.history()[-1].words == f"⚠️ {LINE}"
        rules.locales[world.bo.id] = "de"
        german = await world.bo.slash(thread, "game board")
        assert "Ich komme gerade nicht an die Schlachten heran" in german.response.words
    await world.settle()
    # discord.py hands each of them to the one place that explains them.
    assert all(isinstance(one.__cause__ or one, Away) for one in world.env.errors)
    assert len(thread.history()) == heard
    assert "Traceback" not in caplog.text
    # It is back: the same button does what it says, and the draft is there.
    again = (await world.ana.click(told, custom_id=buttons(told, "clear")[0])).response
    assert LINE not in again.words
    assert [one for one in buttons(again, "do") if "probe-center" in one]
