"""The door of the bot: never blocks, never draws twice, never hands out another one's picture."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

import renderer
import scenarios
from engine import SeededDice, new_game, project
from engine.view import PlayerView
from renderer import english
from renderer.dice_strip import Die
from renderer.gallery import made_up_view, unit
from renderer.picture import Picture
from renderer.story import Scene
from renderer.studio import DrawingError, Studio
from renderer.words import DiceWords, ScenarioWords


@pytest_asyncio.fixture
async def studio(tmp_path: Path) -> AsyncIterator[Studio]:
    made = Studio(folder=tmp_path)
    yield made
    await made.close()


def views() -> tuple[PlayerView, PlayerView]:
    game = new_game(scenarios.load("pegasus-bridge"), SeededDice("1"))
    return project(game, "allies"), project(game, "axis")


async def test_same_picture_is_drawn_once(studio: Studio) -> None:
    """Asked for at once or later, by either player."""
    allies, axis = views()
    first = await asyncio.gather(*(studio.board(view, scale=0.3) for view in (allies, axis, allies)))
    later = await studio.board(axis, scale=0.3)
    assert studio.drawn == 1
    assert all(picture is later for picture in first)
    await studio.board(allies, scale=0.3, bottom="axis")
    assert studio.drawn == 2


async def test_hands_are_kept_apart(studio: Studio) -> None:
    """By what is on them: nobody is given the cards of another one."""
    allies, axis = views()
    words = [english.hand_words(view) for view in (allies, axis)]
    one, other = await studio.hand(allies, words=words[0]), await studio.hand(axis, words=words[1])
    assert one.data != other.data
    assert await studio.hand(allies, words=words[0]) is one


async def test_the_other_pictures(studio: Studio) -> None:
    """Dice, cards of battles, replays, sections: each drawn once."""
    view = made_up_view(units=[unit("E5", "allies", "infantry")])
    dice = (Die("star", "hit"),)
    for _ in range(2):
        assert (await studio.dice(dice, words=DiceWords("A"), attacker=view.units[0])).width == 1200
        assert (await studio.scenario_card(view, words=ScenarioWords("A"), scale=0.3)).width == 480
        assert (await studio.replay([Scene(view)], crop=None, scale=0.2)).format == "webp"
        assert await studio.sections(view) == {}
    assert studio.drawn == 3


async def test_base_is_there_after_a_restart(tmp_path: Path) -> None:
    """Painted when the battle is chosen, saved behind everybody's back."""
    view = views()[0]
    first = Studio(folder=tmp_path)
    await first.prepare(view, scale=0.3)
    before = await first.board(view, scale=0.3)
    await first.close()
    assert len(list(tmp_path.iterdir())) == 1
    second = Studio(folder=tmp_path)
    assert (await second.board(view, scale=0.3)).data == before.data
    await second.close()


async def test_failure_has_an_incident_number(
    studio: Studio, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The log has the traceback, the caller the number; the next try may succeed."""

    def broken(*_: object, **__: object) -> Picture:
        raise RuntimeError("no ink")

    monkeypatch.setattr(renderer, "render_board", broken)
    with caplog.at_level(logging.ERROR), pytest.raises(DrawingError) as caught:
        await studio.board(made_up_view(), scale=0.2)
    assert caught.value.incident in caplog.text
    assert "no ink" in caplog.text
    monkeypatch.undo()
    assert (await studio.board(made_up_view(), scale=0.2)).width == 280


async def test_whoever_asked_first_may_go(studio: Studio) -> None:
    """A cancelled request does not take the picture away from the others."""
    view = made_up_view()
    one = asyncio.create_task(studio.board(view, scale=0.3))
    other = asyncio.create_task(studio.board(view, scale=0.3))
    await asyncio.sleep(0)
    one.cancel()
    assert (await other).width == 420
    assert studio.drawn == 1


async def test_loop_goes_on(studio: Studio) -> None:
    """The event loop keeps turning while cold boards are painted."""
    beats = 0
    done = asyncio.Event()

    async def heart() -> None:
        nonlocal beats
        while not done.is_set():
            beats += 1
            await asyncio.sleep(0.001)

    beat = asyncio.create_task(heart())
    await asyncio.gather(
        *(studio.board(made_up_view(face=face), scale=0.4) for face in ("country", "winter", "desert"))
    )
    done.set()
    await beat
    assert beats > 30
