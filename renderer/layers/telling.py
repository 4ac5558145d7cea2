"""What stands below the board of a turn just played: who played what and who is next, then every roll with its dice.

All sizes are for a picture of the usual width; a narrower or wider one is shown as wide in a chat, so that they go
with it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from PIL import Image

from renderer.canvas import Canvas, label, paste_center
from renderer.fonts import Face, fitted, shortened, width
from renderer.layout import USUAL_WIDTH, Box, Layout
from renderer.sprites import dice as cubes
from renderer.sprites.results import source
from renderer.theme import Color, Theme, mixed
from renderer.told import Roll, Told

CAPTION: Final = 58.0
ROW: Final = 66.0
#: More rows than this leave nothing of the board in a chat.
MOST_ROWS: Final = 4
_COLUMNS: Final = 2
_EDGE: Final = 24.0
_DIE: Final = 52.0
_WORDS: Final = 36.0


def rolls_in(told: Told, layout: Layout, part: Box | None) -> tuple[Roll, ...]:
    """The rolls to tell: in an enlarged part those whose target it shows."""
    if part is None:
        return told.rolls
    rolls = []
    for roll in told.rolls:
        x, y = layout.center(roll.target)
        if part.left <= x <= part.right and part.top <= y <= part.bottom:
            rolls.append(roll)
    return tuple(rolls)


def room(told: Told, rolls: Sequence[Roll], wide: int) -> int:
    """The pixels that the lines take below a picture so many pixels wide."""
    columns = _columns(rolls)
    rows = -(-min(len(rolls), MOST_ROWS * columns) // columns)
    return round(height(rows, caption=bool(told.caption)) * wide / USUAL_WIDTH)


def height(rows: int, *, caption: bool = True) -> float:
    """The same in units, of so many rows of rolls."""
    return (CAPTION if caption else 0.0) + ROW * rows + (14 if rows else 0)


def tell(
    image: Image.Image,
    below: int,
    told: Told,
    rolls: Sequence[Roll],
    theme: Theme,
    *,
    grow: float = 1.0,
    columns: int | None = None,
    rows: int = MOST_ROWS,
) -> None:
    """The lines at the foot of the picture, from that pixel on: a `room` that may have been drawn on; `grow` times as
    large, in other `columns` and `rows`, where there is more or less."""
    u = image.width / USUAL_WIDTH * grow
    image.paste(theme.frame, (0, below, image.width, image.height))
    columns = columns or _columns(rolls)
    shown = rolls if len(rolls) <= rows * columns else rolls[: rows * columns - 1]
    top = below / u
    if told.caption:
        _caption(image, told, theme, u, top)
        top += CAPTION
    each = (USUAL_WIDTH / grow - 2 * _EDGE + 16) / columns
    for n, roll in enumerate(shown):
        _roll(image, roll, theme, u, (_EDGE + n % columns * each, top + n // columns * ROW, each - 16))
    if len(shown) < len(rolls):
        n = len(shown)
        words = told.more.replace("{n}", str(len(rolls) - n))
        x, y = _EDGE + n % columns * each + 20, top + n // columns * ROW + ROW / 2
        _left(image, words, "bold", _WORDS, theme.muted, x, y, u)


def _columns(rolls: Sequence[Roll]) -> int:
    return min(_COLUMNS, max(1, len(rolls)))


def _caption(image: Image.Image, told: Told, theme: Theme, u: float, top: float) -> None:
    y, right = top + CAPTION / 2 - 2, image.width / u - _EDGE
    if told.next:
        size, words = 32.0, told.next.upper()
        wide = width("semibold", size, words) + 32
        paste_center(image, _chip(round(wide * u), round(44 * u), theme), (right - wide / 2) * u, y * u)
        sprite = label(words, "semibold", round(size * u), (34, 26, 8))
        paste_center(image, sprite, (right - wide / 2) * u, (y + 0.8) * u)
        right -= wide + 24
    size = fitted("bold", 40, told.caption, right - _EDGE, least=0.8)
    _left(image, shortened("bold", size, told.caption, right - _EDGE), "bold", size, theme.paper, _EDGE, y, u)


def _roll(image: Image.Image, roll: Roll, theme: Theme, u: float, place: tuple[float, float, float]) -> None:
    """Who, the dice, what came of it; `place` is the left edge, the top and the width."""
    left, top, room = place
    y = top + ROW / 2
    image.paste(_plank(round(room * u), round((ROW - 8) * u), theme), (round(left * u), round((top + 4) * u)))
    x, end = left + 14, left + room - 12
    if roll.origin:
        x = _left(image, roll.origin, "figures", 36, theme.paper, x, y, u) + 10
        paste_center(image, _shot(round(40 * u), theme), (x + 20) * u, y * u)
        x += 50
    elif roll.by is not None:
        paste_center(image, source(roll.by, round(u * 1.2, 3)), (x + 20) * u, y * u)
        x += 50
    x = _left(image, roll.target, "figures", 36, theme.paper, x, y, u) + 16
    words = width("bold", _WORDS, roll.result)
    step = min(_DIE + 6, max(26.0, (end - x - min(words, room * 0.42) - 12) / max(1, len(roll.dice))))
    for die in roll.dice:
        size = round(u * min(_DIE, step - 2) / 150, 3)
        paste_center(image, cubes.die(die.face, die.outcome, theme, size), (x + step / 2) * u, y * u)
        x += step
    x += 12
    size = fitted("bold", _WORDS, roll.result, end - x, least=0.72)
    _left(image, shortened("bold", size, roll.result, end - x), "bold", size, _ink(roll, theme), x, y, u)


def _ink(roll: Roll, theme: Theme) -> Color:
    """Hits in red, ways back in blue, a miss in grey; light enough for the dark ground."""
    if roll.hits:
        return theme.struck
    return theme.driven if roll.flags else theme.muted


def _left(
    image: Image.Image, text: str, face: Face, size: float, color: Color, x: float, y: float, u: float
) -> float:
    """A text that begins at x; where it ends."""
    if not text:
        return x
    wide = width(face, size, text)
    paste_center(image, label(text, face, round(size * u), color), (x + wide / 2) * u, y * u)
    return x + wide


@lru_cache(32)
def _chip(wide: int, high: int, theme: Theme) -> Image.Image:
    canvas = Canvas(wide, high, 1.0, oversampling=3)
    canvas.box(0, 0, wide, high, high / 2, theme.gold)
    return canvas.finish()


@lru_cache(32)
def _plank(wide: int, high: int, theme: Theme) -> Image.Image:
    """The ground of a roll: a shade lighter than the frame."""
    canvas = Canvas(wide, high, 1.0, oversampling=2)
    canvas.box(0, 0, wide, high, high / 5, mixed(theme.header, (255, 255, 255), 0.06))
    out = Image.new("RGB", (wide, high), theme.frame)
    sprite = canvas.finish()
    out.paste(sprite, (0, 0), sprite)
    return out


@lru_cache(32)
def _shot(wide: int, theme: Theme) -> Image.Image:
    """A red arrow to the right."""
    canvas = Canvas(40, 32, wide / 40, oversampling=4)
    canvas.line([(4, 16), (24, 16)], 8, theme.attack)
    canvas.polygon([(20, 4), (37, 16), (20, 28)], theme.attack)
    return canvas.finish()
