"""The card of a battle: title, the board as it starts, both sides, what it is about, its special rules."""

from __future__ import annotations

from typing import Final, NamedTuple

from PIL import Image, ImageOps

from engine.types import Side
from engine.view import PlayerView
from renderer.board import draw_board
from renderer.cache import Bases
from renderer.canvas import Canvas, label, paste_center, paste_left
from renderer.fonts import Face, fitted, shortened, width, wrapped
from renderer.layout import Box, Layout, Point, layout_of
from renderer.sprites import signs
from renderer.theme import Color, Theme, theme_called
from renderer.words import ScenarioWords

WIDTH: Final = 1600.0
HEIGHT: Final = 1200.0
_HEAD: Final = 112.0
_BOTTOM: Final = 824.0
#: Room for a side, and for a rule beside a board.
_ROOM: Final = 488.0
#: From line to line, and between two rules.
_LEAD: Final = 1.2
_BETWEEN: Final = 10.0


class Places(NamedTuple):
    """Where things stand above the briefing, and how large the board is."""

    board: Box
    scale: float
    #: The upper left corners of the two sides.
    sides: tuple[Point, Point]
    rules: Point
    #: How wide a side may be.
    room: float = _ROOM


#: Beside a board of any shape but a wide one, which takes all the width.
_BESIDE: Final = Places(Box(28, 134, 1078, _BOTTOM), 0.75, ((1112, 150), (1112, 336)), (1112, 530))
_PLACES: Final = {
    "standard": _BESIDE,
    "breakthrough": _BESIDE._replace(scale=0.4),
    "overlord": Places(Box(28, 122, 1572, 636), 0.555, ((36, 656), (440, 656)), (850, 680), 404),
}


def draw_scenario_card(
    view: PlayerView,
    *,
    words: ScenarioWords,
    theme: str | Theme = "standard",
    bottom: Side | None = None,
    scale: float = 1.0,
    bases: Bases | None = None,
) -> Image.Image:
    """The card as an image; the view is that of the first turn, as a spectator."""
    look, k = theme_called(theme), scale
    image = Image.new("RGB", (round(WIDTH * k), round(HEIGHT * k)), look.frame)
    band = ImageOps.colorize(
        Image.linear_gradient("L").resize((image.width, round(_HEAD * k))), look.header, look.frame
    )
    image.paste(band, (0, 0))
    _heading(image, words, look, k)
    layout = layout_of(view, bottom)
    _board(image, view, layout, look, bottom, k, bases)
    places = _PLACES.get(view.board, _BESIDE)
    sides: tuple[Side, Side] = (
        ("axis", "allies") if layout.turned == (view.top == "axis") else ("allies", "axis")
    )
    for side, at in zip(sides, places.sides, strict=True):
        below = _side(image, view, words, side, at, places.room, look, k)
        if at[0] == places.rules[0]:
            places = places._replace(rules=(at[0], below + 8))
    _rules(image, words, places.rules, look, k)
    _briefing(image, words, look, k)
    return image


def _heading(image: Image.Image, words: ScenarioWords, theme: Theme, k: float) -> None:
    when = width("medium", 36, words.when)
    title = words.title.upper()
    room = WIDTH - 100 - when
    size = fitted("bold", 70, title, room)
    _left(image, shortened("bold", size, title, room), "bold", size, theme.paper, 32, 60, k)
    if words.when:
        _left(image, words.when, "medium", 36, theme.gold, WIDTH - 32 - when, 62, k)
    line = Canvas(WIDTH, 4, k, oversampling=2)
    line.box(0, 0, WIDTH, 4, 0, theme.gold)
    paste_center(image, line.finish(), WIDTH / 2 * k, _HEAD * k)


def _board(
    image: Image.Image,
    view: PlayerView,
    layout: Layout,
    theme: Theme,
    bottom: Side | None,
    k: float,
    bases: Bases | None,
) -> None:
    places, part = _PLACES.get(view.board, _BESIDE), layout.board_box
    board = draw_board(view, theme=theme, bottom=bottom, scale=places.scale * k, crop=part, bases=bases)
    x, y = (places.board.left + places.board.right) / 2, (places.board.top + places.board.bottom) / 2
    image.paste(board, (round(x * k - board.width / 2), round(y * k - board.height / 2)))


def _side(
    image: Image.Image,
    view: PlayerView,
    words: ScenarioWords,
    side: Side,
    at: Point,
    room: float,
    theme: Theme,
    k: float,
) -> float:
    """One side: its sign, its name, how many cards and medals; returns where the next thing begins."""
    known, (x, y) = view.sides[side], at
    emblem = signs.emblem(side, known.nation, theme, 1.35 * k)
    paste_center(image, emblem, (x + 52) * k, (y + 54) * k)
    name = words.sides.get(side, side).upper()
    _left(image, name, "bold", fitted("bold", 50, name, room - 134), theme.paper, x + 120, y + 30, k)
    paste_center(image, signs.cards_icon(theme, 1.1 * k), (x + 138) * k, (y + 82) * k)
    _left(image, str(known.cards), "figures", 42, theme.paper, x + 166, y + 83, k)
    medal = x + 232 + 26 * (known.cards > 9)
    paste_center(image, signs.medal(theme, k, 40), medal * k, (y + 82) * k)
    _left(image, str(known.to_win), "figures", 42, theme.gold, medal + 30, y + 83, k)
    y += 128
    for line in wrapped("medium", 30, words.facts.get(side, ""), room - 32):
        _left(image, line, "medium", 30, theme.muted, x + 4, y, k)
        y += 36
    return y + 22


def _rules(image: Image.Image, words: ScenarioWords, at: Point, theme: Theme, k: float) -> None:
    """The special rules by the board, smaller if they are many; as many as there is room for, the last one cut with an
    ellipsis."""
    x, y = at
    room = WIDTH - x - 64
    rules = [" ".join(rule.split()) for rule in words.rules]
    size = 29.0
    while size > 25 and y + _height(rules, size, room) > _BOTTOM + 0.6 * size:
        size -= 0.5
    for rule in rules:
        lines = wrapped("medium", size, rule, room)
        for n, line in enumerate(lines):
            if y > _BOTTOM:
                return
            last = y + size * _LEAD > _BOTTOM and n + 1 < len(lines)
            if n == 0:
                dot = Canvas(16, 16, k)
                dot.ellipse(8, 8, 5.4, theme.gold)
                paste_center(image, dot.finish(), (x + 10) * k, y * k)
            shown = shortened("medium", size, f"{line} …" if last else line, room + 24)
            _left(image, shown, "medium", size, (226, 226, 218), x + 30, y, k)
            y += size * _LEAD
        y += _BETWEEN


def _height(rules: list[str], size: float, room: float) -> float:
    """How far down the rules would run."""
    return sum(len(wrapped("medium", size, rule, room)) * size * _LEAD + _BETWEEN for rule in rules)


def _briefing(image: Image.Image, words: ScenarioWords, theme: Theme, k: float) -> None:
    """What it is about, across the whole width below the board."""
    top, bottom = 862.0, HEIGHT - 26
    canvas = Canvas(WIDTH - 48, bottom - top, k, oversampling=2)
    canvas.box(0, 0, WIDTH - 48, bottom - top, 16, theme.header)
    panel = canvas.finish()
    paste_center(image, panel, WIDTH / 2 * k, (top + bottom) / 2 * k)
    text = " ".join(words.briefing.split())
    size = 38.0
    while size > 27 and len(wrapped("medium", size, text, WIDTH - 110)) * size * 1.2 > bottom - top - 30:
        size -= 1
    lines = wrapped("medium", size, text, WIDTH - 110)
    fit = int((bottom - top - 30) / (size * 1.2))
    if len(lines) > fit:
        lines = [*lines[: fit - 1], f"{lines[fit - 1]} …"]
    start = (top + bottom) / 2 - (len(lines) - 1) * size * 0.6
    for n, line in enumerate(lines):
        shown = shortened("medium", size, line, WIDTH - 80)
        _left(image, shown, "medium", size, theme.paper, 56, start + n * size * 1.2, k)


def _left(
    image: Image.Image, text: str, face: Face, size: float, color: Color, x: float, y: float, k: float
) -> None:
    if text:
        words = label(text, face, round(size * k), color)
        paste_left(image, words, x * k, y * k)
