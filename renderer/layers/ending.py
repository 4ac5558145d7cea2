"""The last picture of a battle: who won stands over the board, in small print below it where the dice came from."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PIL import Image, ImageOps

from engine.types import Side
from engine.view import PlayerView
from renderer.canvas import Canvas, paste_center
from renderer.fonts import fitted, shortened
from renderer.layers.header import write
from renderer.layers.stage import Stage
from renderer.layout import USUAL_WIDTH, Box, layout_of
from renderer.sprites import signs
from renderer.theme import Theme, mixed
from renderer.told import End
from renderer.words import Words

BANNER: Final = 236.0
SMALL: Final = 40.0
#: Room for one side, from the edge of the picture.
_WING: Final = 500.0
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
    middle, room = USUAL_WIDTH / 2, USUAL_WIDTH - 2 * _WING - 20
    title = words.title.upper()
    size = fitted("bold", 54, title, room, least=0.6)
    write(stage, shortened("bold", size, title, room), "bold", size, theme.paper, middle, 62)
    write(stage, end.length, "semibold", 38, theme.gold, middle, 124)
    if end.winner is None:
        size = fitted("bold", 44, end.line, room + 300, least=0.6)
        write(stage, end.line, "bold", size, theme.gold, middle, 190)
    if end.small:
        size = fitted("medium", 26, end.small, USUAL_WIDTH - 40, least=0.6)
        text = shortened("medium", size, end.small, USUAL_WIDTH - 40)
        write(stage, text, "medium", size, theme.muted, middle, out.height / u - SMALL / 2)
    return out


def _wing(stage: Stage, view: PlayerView, words: Words, end: End, side: Side) -> None:
    """A side: emblem, name, medals, units lost; a laurel of gold round the winner, and how he won."""
    theme, k, known = stage.theme, stage.k, view.sides[side]
    left = side == "axis"

    def at(x: float) -> float:
        return x if left else USUAL_WIDTH - x

    grip = "left" if left else "right"
    won = end.winner == side
    if won:
        plank = _plank(theme, k)
        stage.put(plank if left else ImageOps.mirror(plank), at(_WING / 2), BANNER / 2)
    emblem = signs.emblem(side, known.nation, theme, round(k * 1.45, 3))
    stage.put(emblem, at(80), 78)
    name = words.sides.get(side, side).upper()
    write(stage, name, "bold", 60, theme.paper, at(156), 48, end=grip)
    if known.to_win <= _ROW_OF_MEDALS:
        for n in range(max(known.to_win, known.medals)):
            stage.put(signs.medal(theme, k, 40, n < known.medals), at(176 + n * 48), 106)
    else:
        stage.put(signs.medal(theme, k, 44, True), at(178), 106)
        write(stage, f"{known.medals}/{known.to_win}", "figures", 46, theme.gold, at(212), 107, end=grip)
    lost = end.losses.get(side, "")
    y = 206 if won else 166
    write(stage, lost, "medium", 34, theme.muted if not won else theme.paper, at(30), y, end=grip)
    if won:
        line = end.line.upper()
        size = fitted("bold", 42, line, _WING - 50, least=0.6)
        write(
            stage, shortened("bold", size, line, _WING - 50), "bold", size, theme.ring, at(30), 162, end=grip
        )


@lru_cache(8)
def _band(size: tuple[int, int], theme: Theme) -> Image.Image:
    gradient = Image.linear_gradient("L").resize(size)
    return ImageOps.colorize(gradient, mixed(theme.header, (255, 255, 255), 0.05), theme.frame)


@lru_cache(4)
def _plank(theme: Theme, k: float) -> Image.Image:
    """The ground of the winner: a plank with a rim of gold, and a star in its far corner."""
    canvas = Canvas(_WING, BANNER, k, oversampling=2)
    canvas.box(10, 8, _WING - 6, BANNER - 8, 16, theme.gold)
    canvas.box(14, 12, _WING - 10, BANNER - 12, 13, mixed(theme.header, theme.gold, 0.16))
    out = canvas.finish()
    paste_center(out, signs.captured(theme, round(k * 1.2, 3)), (_WING - 52) * k, 52 * k)
    return out
