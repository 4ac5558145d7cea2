"""A replay: scenes drawn one after the other, units travelling between them, as an animation for a chat."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterable, Sequence
from typing import Final

from PIL import Image

from engine.types import Side
from engine.view import UnitView
from renderer.board import draw_board
from renderer.cache import Bases
from renderer.canvas import Canvas, label, paste_center
from renderer.fonts import fitted, shortened
from renderer.layers.units import shown
from renderer.layout import Box, Layout, layout_of
from renderer.marks import Attack
from renderer.sprites.counters import counter
from renderer.sprites.dice import die
from renderer.story import Scene, hexes_of
from renderer.theme import Theme, theme_called

#: Frames while a unit travels, and how long one of them stays.
_FRAMES: Final = 5
_FRAME: Final = 110
#: The part of a turn that is shown: room for a fight, the width a chat shows.
ACTION_WIDTH: Final = 700.0
ACTION_HEIGHT: Final = 500.0


def draw_replay(
    scenes: Sequence[Scene],
    *,
    theme: str | Theme = "standard",
    bottom: Side | None = None,
    scale: float = 1.0,
    part: Box | None = None,
    bases: Bases | None = None,
) -> list[tuple[Image.Image, int]]:
    """Images with the milliseconds they stay; `part` is the part of the board that is shown."""
    look = theme_called(theme)
    frames: list[tuple[Image.Image, int]] = []
    for scene in scenes:
        layout = layout_of(scene.view, bottom)
        frames += _travel(scene, layout, look, bottom, scale, part, bases)
        image = draw_board(
            scene.view, theme=look, marks=scene.marks, bottom=bottom, scale=scale, words=scene.words, crop=part,
            bases=bases,
        )  # fmt: skip
        if scene.dice:
            _dice(image, scene, layout, look, scale, part)
        if part is not None and scene.words is not None and scene.words.last:
            _caption(image, scene.words.last, look, scale)
        frames.append((image, scene.milliseconds))
    return frames


def action_of(scenes: Iterable[Scene]) -> tuple[str, ...]:
    """The hexes on which a replay takes place: what to crop it to."""
    return tuple(dict.fromkeys(name for scene in scenes for name in hexes_of(scene.marks)))


def _travel(
    scene: Scene,
    layout: Layout,
    theme: Theme,
    bottom: Side | None,
    k: float,
    part: Box | None,
    bases: Bases | None,
) -> list[tuple[Image.Image, int]]:
    """The frames in which a unit is under way, slow at both ends."""
    unit = _traveller(scene)
    if unit is None:
        return []
    way = [layout.counter(name) for name in scene.travel]
    board = draw_board(
        scene.view,
        theme=theme,
        bottom=bottom,
        scale=k,
        words=scene.words,
        crop=part,
        bases=bases,
        hidden=(unit.at,),
    )
    if part is not None and scene.words is not None and scene.words.last:
        _caption(board, scene.words.last, theme, k)
    sprite = counter(shown(unit, "ordered"), theme, k)
    left, top = (part.left, part.top) if part is not None else (0.0, 0.0)
    frames = []
    for n in range(_FRAMES):
        t = n / _FRAMES
        x, y = _along(way, t * t * (3 - 2 * t))
        frame = board.copy()
        paste_center(frame, sprite, (x - left) * k, (y - top) * k)
        frames.append((frame, _FRAME))
    return frames


def _traveller(scene: Scene) -> UnitView | None:
    if len(scene.travel) < 2:
        return None
    return next((unit for unit in scene.view.units if unit.at == scene.travel[-1]), None)


def _along(way: Sequence[tuple[float, float]], share: float) -> tuple[float, float]:
    """The point after that share of a way."""
    lengths = [math.dist(a, b) for a, b in itertools.pairwise(way)]
    left = share * sum(lengths)
    for length, a, b in zip(lengths, way, way[1:], strict=False):
        if left <= length:
            t = left / length if length else 0.0
            return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t
        left -= length
    return way[-1]


def _dice(image: Image.Image, scene: Scene, layout: Layout, theme: Theme, k: float, part: Box | None) -> None:
    """The dice in a row above or below their hex, always whole inside the picture."""
    left, top = (part.left, part.top) if part is not None else (0.0, 0.0)
    x, y = layout.counter(scene.dice_at)
    size = min(0.62, (image.width / k - 20) / (len(scene.dice) * 112))
    step = 112 * size / 0.62 * 0.86
    row = step * len(scene.dice)
    x = min(max(x - left, row / 2 + 6), image.width / k - row / 2 - 6)
    y = y - top
    above = y > 185 and not _comes_from_above(scene, layout)
    y = y - 112 if above or y > image.height / k - 200 else y + 112
    tray = Canvas(row + 22, 110 * size / 0.62, k, oversampling=2)
    tray.box(0, 0, row + 22, 110 * size / 0.62, 18, (24, 27, 30, 226))
    paste_center(image, tray.finish(), x * k, y * k)
    for n, one in enumerate(scene.dice):
        px = x + (n - (len(scene.dice) - 1) / 2) * step
        paste_center(image, die(one.face, one.outcome, theme, round(k * size, 3)), px * k, y * k)


def _comes_from_above(scene: Scene, layout: Layout) -> bool:
    """Whether the attack reaches its target from above: then the dice lie below."""
    return any(
        isinstance(mark, Attack) and layout.counter(mark.origin)[1] < layout.counter(mark.target)[1] - 1
        for mark in scene.marks
    )


def _caption(image: Image.Image, text: str, theme: Theme, k: float) -> None:
    """The last action on a strip along the lower edge of a crop."""
    wide, high = image.width / k, image.height / k
    strip = Canvas(wide, 44, k, oversampling=2)
    strip.box(0, 0, wide, 44, 0, (*theme.frame, 232))
    paste_center(image, strip.finish(), image.width / 2, (high - 22) * k)
    size = fitted("medium", 30, text, wide - 30, least=0.75)
    words = label(shortened("medium", size, text, wide - 30), "medium", round(size * k), theme.paper)
    paste_center(image, words, image.width / 2, (high - 22) * k)
