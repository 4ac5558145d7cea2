"""The door of the bot: never blocks, never draws twice, never hands out another one's picture."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
import threading
import time
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from PIL import Image

import renderer
import scenarios
from bot.i18n import words_of
from bot.screens.pictures import pictured
from engine import SeededDice, new_game, project
from engine.view import PlayerView
from renderer import board, canvas
from renderer.canvas import label
from renderer.dice_strip import Die
from renderer.film import Shot
from renderer.gallery import made_up_view, unit
from renderer.layers.base import Ground
from renderer.layout import Box
from renderer.patience import TooLongError
from renderer.picture import Picture
from renderer.studio import COLD, PATIENCE, DrawingError, Studio
from renderer.told import End, Told
from renderer.words import DiceWords, ScenarioWords
from renderer.workers import Workers


@pytest_asyncio.fixture
async def studio(tmp_path: Path) -> AsyncIterator[Studio]:
    made = Studio(folder=tmp_path)
    yield made
    await made.close()


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux gives each thread a priority of its own")
async def test_threads_that_draw_stand_back() -> None:
    """Behind whoever answers people, who keeps his own."""

    def priority() -> int:
        return os.getpriority(os.PRIO_PROCESS, threading.get_native_id())

    own = priority()
    assert await Workers("draws", 1, 1).do(priority, PATIENCE) == min(19, own + 10)
    assert await Workers("draws", 1, 1, behind=7).do(priority, PATIENCE) == min(19, own + 7)
    assert priority() == own


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


async def test_the_last_picture_of_a_battle_is_drawn_once(studio: Studio) -> None:
    """What stands below it, too, decides which picture it is: no battle got its last one."""
    view, _ = views()
    one, other = (Told("Turn 9", "", (), end=End("axis", losses={"allies": lost})) for lost in ("2", "3"))
    first = await studio.board(view, scale=0.3, told=one)
    assert await studio.board(view, scale=0.3, told=one) is first
    assert await studio.board(view, scale=0.3, told=other) is not first
    assert studio.drawn == 2


async def test_hands_are_kept_apart(studio: Studio) -> None:
    """By what is on them: nobody is given the cards of another one."""
    allies, axis = views()
    words = [pictured.hand(words_of(None), view) for view in (allies, axis)]
    one, other = await studio.hand(allies, words=words[0]), await studio.hand(axis, words=words[1])
    assert one.data != other.data
    assert await studio.hand(allies, words=words[0]) is one


async def test_the_other_pictures(studio: Studio) -> None:
    """Dice, cards of battles, sections: each drawn once."""
    view = made_up_view(units=[unit("E5", "allies", "infantry")])
    dice = (Die("star", "hit"),)
    for _ in range(2):
        assert (await studio.dice(dice, words=DiceWords("A"), attacker=view.units[0])).width == 1200
        assert (await studio.scenario_card(view, words=ScenarioWords("A"), scale=0.3)).width == 480
        assert await studio.sections(view) == {}
    assert studio.drawn == 2


async def test_a_film_lets_others_go_first(studio: Studio) -> None:
    """Picture by picture: the board somebody asks for meanwhile is drawn before it is done."""
    view = made_up_view(units=[unit("E5", "allies", "infantry")])
    shots = [Shot(view, told=Told(caption=str(n))) for n in range(12)]
    filming = asyncio.create_task(studio.film(shots))
    await asyncio.sleep(0)
    await studio.board(view, scale=0.3)
    assert not filming.done()
    film = await filming
    assert (film.format, film.width) == ("webp", 720)
    assert studio.drawn == 2


async def test_a_film_that_cannot_be_drawn(studio: Studio, caplog: pytest.LogCaptureFixture) -> None:
    """Whoever asked for it learns under which number the log tells why."""
    with pytest.raises(DrawingError) as lost:
        await studio.film([Shot(made_up_view(), part=Box(0, 0, 0, 0))])
    assert f"incident {lost.value.incident}: a film could not be drawn" in caplog.text


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


async def test_a_folder_that_cannot_be_written_costs_nothing_but_time(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """A host without a disk of its own, or with a full one: one line, and the picture."""
    (tmp_path / "file").write_text("in the way")
    made = Studio(folder=tmp_path / "file" / "grounds")
    assert (await made.board(made_up_view(), scale=0.2)).width == 280
    await made.close()
    assert [one.getMessage().split(":")[0] for one in caplog.records] == ["a base picture could not be saved"]
    assert not caplog.records[0].exc_info


async def test_many_at_once_are_encoded_quickly(studio: Studio, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two have the best there is, the next one the same picture in half the time, the rest whatever is fastest: the
    fourth would wait for a third of a second, and words would go without it."""
    ways: dict[float, tuple[bool, str]] = {}

    def drawn(*_: object, scale: float, quick: bool, format: str, **__: object) -> Picture:  # noqa: A002
        ways[scale] = (quick, format)
        return Picture(b"", "webp", 1, 1)

    monkeypatch.setattr(renderer, "render_board", drawn)
    scales = [0.1 + 0.001 * n for n in range(14)]
    await asyncio.gather(*[studio.board(made_up_view(), scale=one) for one in scales])
    found = [ways[one] for one in scales]
    assert found == [(False, "webp")] * 2 + [(True, "webp")] + [(True, "jpeg")] * 11


def test_titles_are_not_kept() -> None:
    """Each battle has its own number in it: of thousands of battles they would fill the memory."""
    canvas._kept_label.cache_clear()
    for number in range(20):
        canvas.label(f"#{number} Pegasus Bridge", "bold", 64, (0, 0, 0))
        canvas.label(f"{number}", "bold", 21, (1, 2, 3))
    assert canvas._kept_label.cache_info().currsize == 20


def test_quick_is_another_way_to_encode_the_same() -> None:
    """More bytes; what is shown is the same but for what nobody sees."""
    slow, quick = [renderer.render_board(made_up_view(), scale=0.5, quick=one) for one in (False, True)]
    assert len(quick.data) > len(slow.data)
    assert (quick.format, quick.width, quick.height) == (slow.format, slow.width, slow.height)


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


@pytest_asyncio.fixture
async def hurried(studio: Studio) -> AsyncIterator[tuple[Studio, threading.Event]]:
    """A studio where nobody waits long, and the end of whatever hangs."""
    end = threading.Event()
    studio.patience = 0.2
    yield studio, end
    end.set()


async def test_what_hangs_is_given_up_and_the_others_are_drawn(
    hurried: tuple[Studio, threading.Event], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """More hang than there are artists: each is told in time, and stand-ins draw what others wait for."""
    studio, end = hurried
    draw = renderer.render_dice

    def hangs(dice: Sequence[Die], **look: Any) -> Picture:
        if look["words"].headline.startswith("hang"):
            end.wait(60)
        return draw(dice, **look)

    monkeypatch.setattr(renderer, "render_dice", hangs)
    hanging = [studio.dice((), words=DiceWords(f"hang {n}")) for n in range(3)]
    start = time.perf_counter()
    told = await asyncio.gather(*hanging, return_exceptions=True)
    assert time.perf_counter() - start < 5
    assert [type(one) for one in told] == [DrawingError] * 3
    assert "not done after 0.2 seconds" in caplog.text
    assert "end.wait(60)" in caplog.text
    # Pressed again it does not cost another thread, and is said at once.
    start = time.perf_counter()
    with pytest.raises(DrawingError):
        await studio.dice((), words=DiceWords("hang 1"))
    assert time.perf_counter() - start < 0.2
    assert "it hung a moment ago" in caplog.text
    studio.patience = 30.0
    assert (await studio.dice((), words=DiceWords("B"))).width == 1200


async def test_a_board_that_hangs_keeps_no_other_from_being_painted(
    hurried: tuple[Studio, threading.Event], monkeypatch: pytest.MonkeyPatch
) -> None:
    """There is one painter, and only one base is painted at a time: both have their stand-in."""
    studio, end = hurried
    paint = board.paint_base

    def hangs(ground: Ground, *look: Any) -> Image.Image:
        if ground.face == "desert":
            end.wait(60)
        return paint(ground, *look)

    monkeypatch.setattr(board, "paint_base", hangs)
    with pytest.raises(DrawingError):
        await studio.board(made_up_view(face="desert"), scale=0.1)
    studio.patience = 30.0
    assert (await studio.board(made_up_view(face="winter"), scale=0.1)).width == 140


async def test_a_cold_base_is_awaited_longer_than_a_picture(
    studio: Studio, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a loaded host the largest took more than ten seconds, and the first notice of the battle had no picture."""
    waited: list[float] = []
    do = Workers.do

    async def noting(workers: Workers, work: Any, seconds: float) -> Any:
        waited.append(seconds)
        return await do(workers, work, seconds)

    monkeypatch.setattr(Workers, "do", noting)
    await studio.board(made_up_view(face="desert"), scale=0.1)
    assert waited[0] == COLD * PATIENCE
    assert PATIENCE in waited


async def test_whoever_was_sent_away_stops_at_the_next_step(
    hurried: tuple[Studio, threading.Event], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A picture that is only slow goes on for a while, then its thread ends and may be replaced once more."""
    studio, end = hurried
    studio.patience = 0.02
    stopped: list[BaseException] = []

    def slow(*_: object, **__: object) -> Picture:
        try:
            while not end.wait(0.005):
                label("A", "bold", 20, (0, 0, 0))
        except TooLongError as error:
            stopped.append(error)
            raise
        raise AssertionError("never stopped")

    monkeypatch.setattr(renderer, "render_dice", slow)
    for n in range(4):
        with pytest.raises(DrawingError):
            await studio.dice((), words=DiceWords(f"slow {n}"))
    while len(stopped) < 4:
        await asyncio.sleep(0.01)
    monkeypatch.undo()
    studio.patience = 30.0
    assert (await studio.dice((), words=DiceWords("A"))).width == 1200


async def test_who_comes_on_step_by_step_is_waited_for(
    hurried: tuple[Studio, threading.Event], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A host that is busy with others draws slowly: nobody gives up a picture that grows, for several times as long."""
    studio, _ = hurried
    draw, steps = renderer.render_dice, 0

    def slow(dice: Sequence[Die], **look: Any) -> Picture:
        nonlocal steps
        for _ in range(4):
            steps += 1
            time.sleep(studio.patience * 0.6)
            label("A", "bold", 20, (0, 0, 0))
        return draw(dice, **look)

    studio.patience = 1.0
    monkeypatch.setattr(renderer, "render_dice", slow)
    assert (await studio.dice((), words=DiceWords("slow"))).width == 1200
    assert steps == 4


async def test_too_many_that_hang_are_refused_at_once(
    hurried: tuple[Studio, threading.Event], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Memory has its bounds: the words go out at once until one of them has ended. Closing waits for none."""
    studio, end = hurried
    studio.patience = 0.05

    def hangs(*_: object, **__: object) -> Picture:
        end.wait(60)
        return Picture(b"", "webp", 1, 1)

    monkeypatch.setattr(renderer, "render_dice", hangs)
    for n in range(5):
        with pytest.raises(DrawingError):
            await studio.dice((), words=DiceWords(f"hang {n}"))
    assert "4 threads hang already" in caplog.text
    await asyncio.wait_for(studio.close(), 5)


async def test_the_end_waits_for_no_picture(
    hurried: tuple[Studio, threading.Event], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever asked for them has been told to come again; a loaded host took twenty seconds to end."""
    studio, end = hurried
    studio.patience = 60

    def hangs(*_: object, **__: object) -> Picture:
        end.wait(60)
        return Picture(b"", "webp", 1, 1)

    monkeypatch.setattr(renderer, "render_dice", hangs)
    asked = [asyncio.create_task(studio.dice((), words=DiceWords(f"slow {n}"))) for n in range(6)]
    await asyncio.sleep(0.05)
    await asyncio.wait_for(studio.close(), 5)
    found = await asyncio.gather(*asked, return_exceptions=True)
    assert [one for one in found if not isinstance(one, asyncio.CancelledError)] == []
    end.set()


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
