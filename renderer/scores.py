"""Pictures of what has come of many battles: somebody's standing, a ladder, the sides of a battle."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PIL import Image, ImageOps

from engine.types import SIDES
from renderer.canvas import Canvas, label, paste_center
from renderer.fonts import Face, drawable, fitted, shortened, width
from renderer.sprites import signs
from renderer.theme import Color, Theme, theme_called
from renderer.words import BattleWords, LadderWords, Rung, ScoreWords, Split, StandingWords, Tile

WIDTH: Final = 1200.0
HEIGHT: Final = 900.0
_HEAD: Final = 112.0
_EDGE: Final = 28.0
#: From rung to rung, and where the first of them is.
_RUNG: Final = 76.0
_FIRST: Final = 168.0
#: The three best: gold, silver, bronze, each with its number on it.
_PLACES: Final[tuple[Color, ...]] = ((236, 186, 70), (200, 204, 204), (210, 152, 96))


class _Page(NamedTuple):
    """A picture that is being drawn, in units."""

    image: Image.Image
    theme: Theme
    k: float


def draw_scores(words: ScoreWords, *, theme: str | Theme = "standard", scale: float = 1.0) -> Image.Image:
    """The picture of whatever has been told."""
    match words:
        case StandingWords():
            return draw_standing(words, theme=theme, scale=scale)
        case LadderWords():
            return draw_ladder(words, theme=theme, scale=scale)
        case BattleWords():
            return draw_battle(words, theme=theme, scale=scale)


def draw_standing(
    words: StandingWords, *, theme: str | Theme = "standard", scale: float = 1.0
) -> Image.Image:
    """Where somebody stands, how he has come there, and what he has won with either side."""
    page = _begun(HEIGHT, words.name, words.heading, theme, scale)
    look = page.theme
    _panel(page, _EDGE, 136, 470, 560)
    _write(page, words.number, "figures", 176, look.gold, 249, 268, "middle", 400)
    for line, (text, color) in enumerate(((words.rank, look.paper), (words.note, look.muted))):
        _write(page, text, "medium", 42, color, 249, 420 + 56 * line, "middle", 410)
    _panel(page, 494, 136, WIDTH - _EDGE, 560)
    _course(page, words)
    _tiles(page, words.tiles, 582, 712)
    for line, bar in enumerate(words.bars):
        y = 770.0 + 76 * line
        _write(page, bar.name, "bold", 40, look.paper, _EDGE + 8, y, room=230)
        _bar(page, 280, 940, y, bar.share)
        _write(page, bar.value, "medium", 38, look.paper, 960, y, room=210)
    return page.image


def _course(page: _Page, words: StandingWords) -> None:
    """The number after each battle, beside the line of a Veteran."""
    left, right, top, bottom = 612.0, WIDTH - _EDGE - 36, 200.0, 510.0
    points = words.course or (words.mark,)
    low, high = min(*points, words.mark), max(*points, words.mark)
    high = max(high, low + 100)

    def height(value: float) -> float:
        return bottom - (bottom - top) * (value - low) / (high - low)

    canvas = Canvas(WIDTH, HEIGHT, page.k, oversampling=2)
    mark = height(words.mark)
    for x in range(int(left), int(right), 24):
        canvas.line([(x, mark), (x + 12, mark)], 3, page.theme.muted, round_ends=False)
    step = (right - left) / max(1, len(points) - 1)
    line = [(left + step * n, height(value)) for n, value in enumerate(points)]
    if len(line) > 1:
        canvas.line(line, 6, page.theme.gold)
    canvas.ellipse(*line[-1], 11, page.theme.gold)
    drawn = canvas.finish()
    page.image.paste(drawn, (0, 0), drawn)
    # The Veteran's line is named where the course does not run.
    above = all(value <= words.mark for value in points)
    beside = mark + (-30 if above else 30)
    _write(page, words.mark_name, "medium", 34, page.theme.paper, right, beside, "right", 400)
    for value in {low, high} - {words.mark}:
        _write(page, str(value), "figures", 30, page.theme.muted, left - 20, height(value), "right")
    _write(page, str(words.mark), "figures", 30, page.theme.paper, left - 20, mark, "right")


def draw_ladder(words: LadderWords, *, theme: str | Theme = "standard", scale: float = 1.0) -> Image.Image:
    """Who stands where; whoever asks is ringed."""
    high = _FIRST + _RUNG * max(1, len(words.rungs)) + (44 if words.note else 0) - 20
    page = _begun(high, words.title, words.heading, theme, scale)
    for number, rung in enumerate(words.rungs):
        _rung(page, rung, _FIRST + _RUNG * number)
    if words.note:
        _write(page, words.note, "medium", 32, page.theme.muted, _EDGE + 8, high - 36, room=WIDTH - 80)
    return page.image


def _rung(page: _Page, rung: Rung, y: float) -> None:
    look, half = page.theme, _RUNG / 2 - 5
    if rung.own:
        _panel(page, _EDGE - 5, y - half - 5, WIDTH - _EDGE + 5, y + half + 5, look.ring)
    _panel(page, _EDGE, y - half, WIDTH - _EDGE, y + half)
    if 0 < rung.rank <= len(_PLACES):
        disc = Canvas(60, 60, page.k)
        disc.ellipse(30, 30, 27, _PLACES[rung.rank - 1])
        paste_center(page.image, disc.finish(), 74 * page.k, y * page.k)
        _write(page, str(rung.rank), "figures", 38, look.ink, 74, y, "middle")
    else:
        _write(page, str(rung.rank), "figures", 38, look.paper, 74, y, "middle", 80)
    room = 840 - min(width("medium", 34, rung.note), 300)
    _write(page, shortened("bold", 46, rung.name, room), "bold", 46, look.paper, 130, y)
    _write(page, rung.note, "medium", 34, look.muted, 1000, y, "right", 300)
    _write(page, rung.number, "figures", 46, look.gold, WIDTH - _EDGE - 20, y, "right", 140)


def draw_battle(words: BattleWords, *, theme: str | Theme = "standard", scale: float = 1.0) -> Image.Image:
    """Who wins a battle with which side, among whom, and how sure that is."""
    rows = max(1, len(words.splits))
    high = 250.0 + 158 * rows + 24 + 130 + 24
    page = _begun(high, words.title, words.heading, theme, scale)
    ends = ((_EDGE + 44, 60, "left"), (WIDTH - _EDGE - 44, -60, "right"))
    for side, called, nation, (x, off, end) in zip(SIDES, words.sides, words.nations, ends, strict=True):
        emblem = signs.emblem(side, nation, page.theme, page.k)
        paste_center(page.image, emblem, x * page.k, 172 * page.k)
        name, beside = called.upper(), x + off
        _write(page, name, "bold", 54, page.theme.paper, beside, 172, end, 420)
    for number, split in enumerate(words.splits):
        _split(page, split, 262.0 + 158 * number)
    _tiles(page, words.tiles, high - 154, high - 24)
    return page.image


def _split(page: _Page, split: Split, y: float) -> None:
    """One line of battles: light what the Allies have won, dark what the Axis has, and how far that may be off."""
    look, k = page.theme, page.k
    left, right, top, bottom = _EDGE + 8, WIDTH - _EDGE - 8, y + 32, y + 92
    room = right - left
    note = min(width("medium", 34, split.note), 400)
    _write(page, split.name, "bold", 40, look.paper, left, y, room=room - note - 30)
    _write(page, split.note, "medium", 34, look.muted, right, y, "right", 400)
    middle = left + room * split.share
    canvas = Canvas(WIDTH, bottom - top + 28, k, oversampling=2)
    dark, light = look.livery("axis", "germany").deep, look.disc
    canvas.box(left, 0, right, bottom - top, 10, dark)
    canvas.box(left, 0, max(left + 20, middle), bottom - top, 10, light)
    if 0.03 < split.share < 0.97:
        canvas.box(middle - 12, 0, middle, bottom - top, 0, light)
    low, end, under = left + room * split.low, left + room * split.high, bottom - top + 14
    canvas.line([(low, under), (end, under)], 5, look.gold)
    for x in (low, end):
        canvas.line([(x, under - 9), (x, under + 9)], 5, look.gold)
    drawn = canvas.finish()
    page.image.paste(drawn, (0, round(top * k)), drawn)
    at = (top + bottom) / 2
    if split.share > 0.12:
        _write(page, split.shares[0], "figures", 38, look.ink, left + 18, at)
    if split.share < 0.88:
        _write(page, split.shares[1], "figures", 38, look.paper, right - 18, at, "right")


def _tiles(page: _Page, tiles: Sequence[Tile], top: float, bottom: float) -> None:
    """Figures side by side, each with what it is below it."""
    if not tiles:
        return
    gap, look = 16.0, page.theme
    wide = (WIDTH - 2 * _EDGE - gap * (len(tiles) - 1)) / len(tiles)
    for number, tile in enumerate(tiles):
        left = _EDGE + number * (wide + gap)
        _panel(page, left, top, left + wide, bottom)
        middle = left + wide / 2
        _write(page, tile.value, "figures", 54, look.paper, middle, top + 46, "middle", wide - 24)
        _write(page, tile.name, "medium", 34, look.muted, middle, bottom - 30, "middle", wide - 20)


def _begun(high: float, title: str, heading: str, theme: str | Theme, k: float) -> _Page:
    """The ground of a picture with its heading."""
    look = theme_called(theme)
    image = Image.new("RGB", (round(WIDTH * k), round(high * k)), look.frame)
    band = ImageOps.colorize(
        Image.linear_gradient("L").resize((image.width, round(_HEAD * k))), look.header, look.frame
    )
    image.paste(band, (0, 0))
    line = Canvas(WIDTH, 4, k, oversampling=2)
    line.box(0, 0, WIDTH, 4, 0, look.gold)
    paste_center(image, line.finish(), WIDTH / 2 * k, _HEAD * k)
    page = _Page(image, look, k)
    aside = min(width("medium", 38, heading), 460)
    _write(page, title, "bold", 68, look.paper, _EDGE + 4, 58, room=WIDTH - 2 * _EDGE - 40 - aside)
    _write(page, heading, "medium", 38, look.gold, WIDTH - _EDGE - 4, 60, "right", 460)
    return page


def _panel(
    page: _Page, left: float, top: float, right: float, bottom: float, ink: Color | None = None
) -> None:
    canvas = Canvas(right - left, bottom - top, page.k, oversampling=2)
    canvas.box(0, 0, right - left, bottom - top, 14, ink or page.theme.header)
    paste_center(page.image, canvas.finish(), (left + right) / 2 * page.k, (top + bottom) / 2 * page.k)


def _bar(page: _Page, left: float, right: float, y: float, share: float) -> None:
    canvas = Canvas(right - left, 44, page.k, oversampling=2)
    canvas.box(0, 0, right - left, 44, 10, page.theme.header)
    if share > 0:
        canvas.box(0, 0, max(20.0, (right - left) * share), 44, 10, page.theme.gold)
    paste_center(page.image, canvas.finish(), (left + right) / 2 * page.k, y * page.k)


def _write(
    page: _Page,
    text: str,
    face: Face,
    size: float,
    color: Color,
    x: float,
    y: float,
    end: str = "left",
    room: float = WIDTH - 2 * _EDGE,
) -> None:
    """A line of text by its left or right end, or by its middle, no wider than its room; letters that no font has are
    left out."""
    shown = (
        text if drawable(face, text) else "".join(one for one in text if one == " " or drawable(face, one))
    )
    if not shown.strip():
        return
    size = fitted(face, size, shown, room)
    shown = shortened(face, size, shown, room)
    half = width(face, size, shown) / 2
    middle = x + half if end == "left" else x - half if end == "right" else x
    paste_center(page.image, label(shown, face, round(size * page.k), color), middle * page.k, y * page.k)
