"""The last picture of a battle: who won stands over the board, in small print below it where the dice came from."""

from __future__ import annotations

import itertools
import math
from functools import lru_cache
from typing import Final

from PIL import Image, ImageOps

from engine.types import Side
from engine.view import PlayerView
from renderer.canvas import Canvas
from renderer.fonts import Face, fitted, shortened, width, wrapped
from renderer.layers.header import write
from renderer.layers.stage import Stage
from renderer.layout import USUAL_WIDTH, Box, Point, layout_of
from renderer.sprites import signs
from renderer.theme import Color, Theme, mixed
from renderer.told import End
from renderer.words import Words

BANNER: Final = 252.0
SMALL: Final = 40.0
#: Room for one side, from the edge of the picture.
_WING: Final = 500.0
#: Room for the title between them.
TITLE: Final = USUAL_WIDTH - 2 * _WING - 20
#: The height of each of two lines of a long title.
_HALF: Final = 38.0
#: The laurel: its radius, and the pairs of leaves of a branch.
_WREATH: Final = 58.0
_LEAVES: Final = 9
#: With more medals to win than this, one medal and a number.
_ROW_OF_MEDALS: Final = 6


def crown(
    image: Image.Image, header: int, view: PlayerView, words: Words, end: End, theme: Theme
) -> Image.Image:
    """The picture with the banner instead of its header, and the small print."""
    u = image.width / USUAL_WIDTH
    banner, small = round(BANNER * u), round(SMALL * u) if end.small else 0
    out = Image.new("RGB", (image.width, image.height - header + banner + small), theme.frame)
    out.paste(_band((image.width, banner), theme), (0, 0))
    out.paste(image.crop((0, header, *image.size)), (0, banner))
    stage = Stage(
        out, layout_of(view), theme, theme.land(view.face), u, Box(0, 0, USUAL_WIDTH, out.height / u)
    )
    for side in ("axis", "allies"):
        _wing(stage, view, words, end, side)
    middle, room = USUAL_WIDTH / 2, TITLE
    size, lines = title_lines(words.title.upper(), room)
    for n, line in enumerate(lines):
        write(stage, line, "bold", size, theme.paper, middle, 46 + (n - (len(lines) - 1) / 2) * size)
    score = " – ".join(str(view.sides[side].medals) for side in ("axis", "allies"))
    write(stage, score, "figures", 80, theme.gold, middle, 122)
    write(stage, end.length, "semibold", 36, theme.muted, middle, 186)
    if end.winner is None:
        size = fitted("bold", 44, end.line, room + 300, least=0.6)
        write(stage, end.line, "bold", size, theme.gold, middle, 226)
    if end.small:
        size = fitted("medium", 26, end.small, USUAL_WIDTH - 40, least=0.6)
        text = shortened("medium", size, end.small, USUAL_WIDTH - 40)
        write(stage, text, "medium", size, theme.muted, middle, out.height / u - SMALL / 2)
    return out


def title_lines(title: str, room: float) -> tuple[float, list[str]]:
    """The size and the line, or the two lines, in which a title stands between the sides."""
    size = fitted("bold", 54, title, room, least=0.6)
    if width("bold", size, title) <= room + 1e-6:
        return size, [title]
    first, *rest = wrapped("bold", _HALF, title, room)
    return _HALF, [shortened("bold", _HALF, line, room) for line in (first, " ".join(rest)) if line]


def _wing(stage: Stage, view: PlayerView, words: Words, end: End, side: Side) -> None:
    """A side: emblem, name, medals, units lost; round the emblem of the winner a laurel, and how he won."""
    theme, k, known = stage.theme, stage.k, view.sides[side]
    left = side == "axis"

    def at(x: float) -> float:
        return x if left else USUAL_WIDTH - x

    grip = "left" if left else "right"
    won = end.winner == side
    if won:
        plank = _plank(theme, k)
        stage.put(plank if left else ImageOps.mirror(plank), at(_WING / 2), BANNER / 2)
        stage.put(_laurel(theme, k), at(94), 84)
    stage.put(signs.emblem(side, known.nation, theme, round(k * 1.3, 3)), at(94), 82)
    name = words.sides.get(side, side).upper()
    # Its plank ends before the title begins: the Dutch name of the Axis ran into it.
    _fit(stage, name, "bold", 60, theme.paper, at(176), 52, _WING - 196, grip)
    if known.to_win <= _ROW_OF_MEDALS:
        for n in range(max(known.to_win, known.medals)):
            stage.put(signs.medal(theme, k, 40, n < known.medals), at(198 + n * 46), 112)
    else:
        stage.put(signs.medal(theme, k, 44, True), at(200), 112)
        write(stage, f"{known.medals}/{known.to_win}", "figures", 46, theme.gold, at(234), 113, end=grip)
    lost = end.losses.get(side, "")
    y = 214 if won else 176
    color = theme.paper if won else theme.muted
    _fit(stage, lost, "medium", 34, color, at(34), y, _WING - 50, grip)
    if won:
        _fit(stage, end.line.upper(), "bold", 42, theme.ring, at(34), 178, _WING - 50, grip)


def _fit(
    stage: Stage, text: str, face: Face, size: float, color: Color, x: float, y: float, room: float, grip: str
) -> None:
    """A text as large as there is room for it, and cut where it would become too small."""
    small = fitted(face, size, text, room, least=0.6)
    write(stage, shortened(face, small, text, room), face, small, color, x, y, end=grip)


@lru_cache(8)
def _band(size: tuple[int, int], theme: Theme) -> Image.Image:
    gradient = Image.linear_gradient("L").resize(size)
    return ImageOps.colorize(gradient, mixed(theme.header, (255, 255, 255), 0.05), theme.frame)


@lru_cache(4)
def _plank(theme: Theme, k: float) -> Image.Image:
    """The ground of the winner: a plank with a rim of gold."""
    canvas = Canvas(_WING, BANNER, k, oversampling=2)
    canvas.box(10, 8, _WING - 6, BANNER - 8, 16, theme.gold)
    canvas.box(14, 12, _WING - 10, BANNER - 12, 13, mixed(theme.header, theme.gold, 0.16))
    return canvas.finish()


@lru_cache(4)
def _laurel(theme: Theme, k: float) -> Image.Image:
    """Two branches of gold that meet below."""
    canvas = Canvas(2 * _WREATH + 24, 2 * _WREATH + 24, k, oversampling=3)
    middle = _WREATH + 12
    for color, grow in (((26, 20, 8), 1.6), (theme.gold, 0.0)):
        for left, n, lean in itertools.product((-1, 1), range(_LEAVES), (-1, 1)):
            degrees = 84 - n * 150 / _LEAVES
            turn, far = math.radians(degrees), _WREATH + 4 * lean
            x, y = middle + left * far * math.cos(turn), middle + far * math.sin(turn)
            canvas.polygon(_leaf(x, y, degrees - 90 + 38 * lean, left, grow), color)
    return canvas.finish()


def _leaf(x: float, y: float, degrees: float, left: int, grow: float) -> list[Point]:
    """A pointed leaf about a point."""
    long, wide = 10.5 + grow, 3.9 + grow
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    shape = ((-long, 0.0), (-long * 0.3, -wide), (long * 0.4, -wide * 0.8), (long, 0.0), (long * 0.4, wide * 0.8),
             (-long * 0.3, wide))  # fmt: skip
    return [(x + left * (px * c - py * s), y + px * s + py * c) for px, py in shape]
