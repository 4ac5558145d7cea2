"""Many who want pictures at once: what is drawn for whom, and from what."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path

import pytest
from PIL import Image, ImageChops

import renderer
from renderer import board
from renderer.board import base_ready, prepared
from renderer.cache import Bases
from renderer.gallery import made_up_view
from renderer.hand import draw_hand
from renderer.layout import Box
from renderer.picture import Picture
from renderer.studio import Studio
from renderer.turns import NotWantedError, Turns
from renderer.words import CardWords, HandWords, Words


async def test_a_draft_that_waits_for_many_has_half_the_pixels(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is looked at once; what stays in the thread keeps its size, and so does what is shown enlarged."""
    sizes: list[tuple[str, float | None]] = []

    def drawn(_: object, *, words: Words, scale: float | None = None, **__: object) -> Picture:
        sizes.append((words.title, scale))
        return Picture(b"", "webp", 1, 1)

    monkeypatch.setattr(renderer, "render_board", drawn)
    monkeypatch.setattr(Studio, "_base", lambda *_: asyncio.sleep(0))
    studio, view = Studio(folder=tmp_path), made_up_view()
    drafts = [studio.board(view, words=Words(f"draft {n}"), quick=True) for n in range(6)]
    told = studio.board(view, words=Words("told"))
    part = studio.board(view, words=Words("part"), quick=True, crop=Box(0, 0, 300, 200))
    await asyncio.gather(*drafts, told, part)
    await studio.close()
    assert [scale for _, scale in sorted(sizes)] == [None] * 3 + [board.SMALL] * 3 + [None] * 2


def _told_how(_: object, *, scale: float | None, format: str, **__: object) -> Picture:  # noqa: A002
    return Picture(f"{scale} {format}".encode(), "webp", 1, 1)


async def test_a_rush_lasts_for_a_moment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its last picture is like the others, or it would bring the next one about."""
    monkeypatch.setattr(renderer, "render_board", _told_how)
    monkeypatch.setattr(Studio, "_base", lambda *_: asyncio.sleep(0))
    studio, view = Studio(folder=tmp_path), made_up_view()

    async def drawn(number: int) -> bytes:
        made = await studio.board(view, words=Words(f"draft {number}"), quick=True, wanted=lambda: True)
        return made.data

    crowd = await asyncio.gather(*[drawn(number) for number in range(6)])
    assert crowd[2:] == [b"1.0 jpeg"] * 4
    assert await drawn(6) == b"1.0 jpeg"
    studio._rush._until = 0.0
    assert await drawn(7) == b"None webp"
    await studio.close()


async def test_drafts_that_nobody_wants_make_room() -> None:
    """Where it is full whoever comes is not promised a picture; whoever was overtaken takes up no room."""
    turns, gate, wanted = Turns(1, 2), asyncio.Event(), {"one", "other"}

    async def draws(name: str) -> bool:
        try:
            async with turns.turn(lambda: name in wanted):
                return await gate.wait()
        except NotWantedError:
            return False

    drawing = [asyncio.create_task(draws(name)) for name in ("first", "one", "other")]
    await asyncio.sleep(0)
    assert turns.full
    wanted.remove("one")
    assert not turns.full
    assert len(turns) == 1
    gate.set()
    assert await asyncio.gather(*drawing) == [True, False, True]


def test_a_small_ground_is_made_of_the_usual_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is painted anew while many wait, whether the usual one is in memory or on disk."""
    monkeypatch.setattr(board, "SCALES", {"standard": 0.3})
    view, bases = made_up_view(), Bases(tmp_path)
    whole = prepared(view, bases=bases)
    bases.save()
    painted = prepared(view, scale=0.2, bases=Bases())
    for store in (bases, Bases(tmp_path)):
        small = prepared(view, scale=0.2, bases=store)
        assert small.size == painted.size
        expected = whole.resize(painted.size, Image.Resampling.BICUBIC)
        assert ImageChops.difference(small, expected).getbbox() is None


def test_a_ground_on_disk_is_soon_there(tmp_path: Path) -> None:
    """Nobody is put off for it; but who draws waits until it has been read."""
    view, bases = made_up_view(), Bases(tmp_path)
    prepared(view, scale=0.2, bases=bases)
    bases.save()
    later = Bases(tmp_path)
    assert base_ready(view, scale=0.2, bases=later, stored=True)
    assert not base_ready(view, scale=0.2, bases=later)
    assert not base_ready(view, scale=0.25, bases=later, stored=True)


def test_a_card_is_drawn_once_for_all_hands() -> None:
    """Wherever it lies: only its number is another one."""
    view = made_up_view()
    said = {one: CardWords(one) for one in ("assault-left", "assault-center", "recon-left")}
    renderer.hand._on_frame.cache_clear()
    for cards in (("assault-left", "recon-left"), ("assault-center", "assault-left", "recon-left")):
        draw_hand(view, words=HandWords("Hand", "", said), cards=cards)
    assert renderer.hand._on_frame.cache_info().misses == 3


async def test_a_ground_on_disk_waits_for_none_that_is_painted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where people play more battles than there is memory for, nearly every picture reads its ground: in turns with all
    that is drawn and painted, two a second were drawn, and no turn was told."""
    stored = made_up_view()
    before = Studio(folder=tmp_path)
    await before.board(stored, scale=0.2)
    await before.close()
    painted = threading.Event()
    monkeypatch.setattr(board, "paint_base", lambda *_: painted.wait(20) and Image.new("RGB", (10, 10)))
    studio = Studio(folder=tmp_path)
    cold = asyncio.create_task(studio.prepare(stored, scale=0.25))
    await asyncio.sleep(0)
    async with asyncio.timeout(10):
        shown = await studio.board(stored, scale=0.2)
    painted.set()
    await cold
    await studio.close()
    assert shown.width == 280


def test_a_sheet_that_is_drawn_on_again_shows_nothing_of_before() -> None:
    """Whole, enlarged, over its edge: each picture is that of somebody who draws his first one."""
    other = made_up_view()
    view, bases = other._replace(units=other.units[:2]), Bases()
    said, over = Words("One", last="A line"), Box(-40, 300, 660, 700)
    first = [
        renderer.render_board(view, scale=0.2, words=said, crop=crop, format="png", bases=bases)
        for crop in (None, over)
    ]
    for crop in (None, over):
        renderer.render_board(other, scale=0.2, words=Words("Two", "Turn 9"), crop=crop, bases=bases)
    again = [
        renderer.render_board(view, scale=0.2, words=said, crop=crop, format="png", bases=bases)
        for crop in (None, over)
    ]
    assert again == first
