"""More pictures are asked for than can be drawn: words wait for none of them, and nobody's older draft is drawn."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator
from functools import partial
from typing import Any

import pytest

import renderer
from renderer.gallery import made_up_view
from renderer.picture import Picture
from renderer.studio import SWAMPED, Studio
from renderer.words import Words
from tests.bot.discord.player import buttons
from tests.bot.discord.test_draft_pictures import begun
from tests.bot.kit.crowd import at_once
from tests.bot.kit.sketches import _PIXEL
from tests.bot.kit.world import World

_OTHERS = SWAMPED + 2


class Held:
    """A studio whose one thread stands still until it is let go."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.go = threading.Event()
        self.drawn: list[str] = []
        self.studio = Studio(workers=1, patience=30.0)
        monkeypatch.setattr(renderer, "render_board", self._board)
        monkeypatch.setattr(Studio, "_base", lambda *_: asyncio.sleep(0))
        monkeypatch.setattr(Studio, "is_warm", lambda *_, **__: True)

    def _board(self, _: Any, *, words: Words, **__: Any) -> Picture:
        self.go.wait(20)
        self.drawn.append(words.title if words.title.startswith("other") else words.turn)
        return Picture(_PIXEL, "png", 1, 1)

    def crowd(self) -> list[asyncio.Task[Picture]]:
        """So many others have asked before."""
        return [
            asyncio.create_task(
                self.studio.board(made_up_view(), words=Words(f"other {n}"), wanted=lambda: True)
            )
            for n in range(_OTHERS)
        ]


@pytest.fixture
async def held(world: World, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Held]:
    made = Held(monkeypatch)
    yield made
    made.go.set()
    await made.studio.close()


def _pictures(panel: Any) -> int:
    return len(panel.attachments)


async def _until(found: Any) -> None:
    async with asyncio.timeout(5):
        while not found():
            await asyncio.sleep(0.01)


async def _answer(done: Any, then: str) -> Any:
    """What is shown with that button, as soon as it is."""
    await _until(lambda: done.response is not None and buttons(done.response, then))
    return done.response


async def test_words_come_first_and_only_the_newest_draft_is_drawn(
    world: World, held: Held, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Card, undo, card again while all wait: three answers at once and one picture, before those of others."""
    _, panel = await begun(world)
    monkeypatch.setattr(world.bot.pictures, "_studio", held.studio)
    others = held.crowd()
    await asyncio.sleep(0)
    assert held.studio.swamped
    first = next(one for one in buttons(panel, "do") if "assault-center" in one)
    for custom_id, then in ((first, "back"), ("", "do"), (first, "back")):
        pressed = custom_id or buttons(panel, "back")[0]
        (done,) = await at_once(world.env, partial(world.bo.click, panel, custom_id=pressed))
        panel = await _answer(done, then)
        assert "The board follows" in panel.words
        assert not _pictures(panel)
        first = next((one for one in buttons(panel, "do") if "assault-center" in one), first)
    assert held.drawn == []
    held.go.set()
    await asyncio.gather(*others)
    await _until(lambda: _pictures(panel))
    await world.env.settle()
    own = [one for one in held.drawn if not one.startswith("other")]
    assert len(own) == 1
    # Two were begun before; then who asked last.
    assert held.drawn.index(own[0]) <= 2
    assert "The board follows" not in panel.words


async def test_whoever_waits_for_too_long_is_told_no_more_that_a_picture_follows(
    world: World, held: Held, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So many came later that his falls out: the words stay, without the promise."""
    _, panel = await begun(world)
    monkeypatch.setattr(world.bot.pictures, "_studio", held.studio)
    monkeypatch.setattr("renderer.studio.SWAMPED", 0)
    monkeypatch.setattr("renderer.studio.BUSY", 0)
    monkeypatch.setattr(held.studio._drafts, "_most", _OTHERS - 1)
    before = held.crowd()[:2]
    first = next(one for one in buttons(panel, "do") if "assault-center" in one)
    (done,) = await at_once(world.env, partial(world.bo.click, panel, custom_id=first))
    await _until(lambda: done.response is not None and "The board follows" in done.response.words)
    later = held.crowd()
    await _until(lambda: "The board follows" not in done.response.words)
    assert not _pictures(done.response)
    held.go.set()
    await asyncio.gather(*before, *later, return_exceptions=True)
