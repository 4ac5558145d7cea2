"""Header and footer: title, whose turn, medals, cards in hand, the last action."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image, ImageOps

from engine.types import Side
from engine.view import PlayerView
from renderer.canvas import Canvas, label, paste_center
from renderer.fonts import Face, fitted, shortened, width
from renderer.layers.stage import Stage
from renderer.layout import FOOTER, HEADER, Layout
from renderer.sprites import signs
from renderer.theme import Color, Theme
from renderer.words import Words

#: Room for one side, from the edge of the picture.
_WING = 440.0
#: With more medals to win than this, one medal and a number.
_ROW_OF_MEDALS = 6


def draw_header(stage: Stage, view: PlayerView, words: Words) -> None:
    """The band above the board."""
    wide, stage = stage.layout.width / stage.layout.grow, stage.grown()
    stage.image.paste(_band(stage.image.width, stage.pixels(HEADER), stage.theme), (0, 0))
    _middle(stage, words, wide)
    for side in ("axis", "allies"):
        _wing(stage, view, words, side, wide)
    x0, _x1 = (8.0, _WING) if view.active == "axis" else (wide - _WING, wide - 8)
    stage.put_corner(_underline(stage.theme, stage.k), x0, HEADER - 7)


def room_of(layout: Layout) -> float:
    """How wide the title may be between the sides."""
    return layout.width / layout.grow - 2 * (_WING + 15)


def _middle(stage: Stage, words: Words, wide: float) -> None:
    k, theme = stage.k, stage.theme
    title = words.title.upper()
    room = room_of(stage.layout)
    size = fitted("bold", 43, title, room)
    write(stage, shortened("bold", size, title, room), "bold", size, theme.paper, wide / 2, 31)
    if words.turn:
        turn = words.turn.upper()
        size = fitted("semibold", 28, turn, room - 30)
        stage.put(_chip(turn, size, theme, k), wide / 2, 72)


def _wing(stage: Stage, view: PlayerView, words: Words, side: Side, wide: float) -> None:
    """Emblem, name and player, medals, hand; mirrored for the Allies."""
    theme, k = stage.theme, stage.k
    known = view.sides[side]
    left = side == "axis"

    def at(x: float) -> float:
        return x if left else wide - x

    stage.put(signs.emblem(side, known.nation, theme, k), at(58), 49)
    name = words.sides.get(side, side).upper()
    write(stage, name, "bold", 30, theme.paper, at(104), 27, end="left" if left else "right")
    taken = 104 + width("bold", 30, name) + 12
    player = shortened("medium", 26, words.players.get(side, ""), _WING - taken)
    if player:
        write(stage, player, "medium", 26, theme.muted, at(taken), 28, end="left" if left else "right")
    x = 120.0
    if known.to_win <= _ROW_OF_MEDALS:
        for n in range(known.to_win):
            stage.put(signs.medal(theme, k, 28, n < known.medals), at(x + n * 34), 66)
        x += max(known.to_win, known.medals) * 34 + 6
    else:
        stage.put(signs.medal(theme, k, 32, True), at(x), 66)
        score = f"{known.medals}/{known.to_win}"
        write(stage, score, "figures", 34, theme.gold, at(x + 24), 66.5, end="left" if left else "right")
        x += 24 + width("figures", 34, score) + 26
    stage.put(signs.cards_icon(theme, k), at(x + 16), 66)
    number = str(known.cards)
    off = 36 + width("figures", 36, number) / 2
    write(stage, number, "figures", 36, theme.paper, at(x + off), 66.5)


def draw_footer(stage: Stage, words: Words) -> None:
    """The last action, below the board; where several generals draft, who they are stands before it."""
    layout = stage.layout
    wide, y = layout.width / layout.grow, layout.height / layout.grow - FOOTER / 2 - 2
    stage, room = stage.grown(), wide - 60
    taken = _legend(stage, words.generals, y, room if not words.last else room * 0.6)
    if not words.last:
        return
    size = fitted("medium", 28, words.last, room - taken, least=0.8)
    text = shortened("medium", size, words.last, room - taken)
    x = (wide + taken) / 2
    write(stage, text, "medium", size, (226, 226, 218), x, y)


def _legend(stage: Stage, generals: Sequence[str], y: float, room: float) -> float:
    """Number and name of each general from the left; how much of the room they take."""
    if not generals:
        return 0.0
    each = room / len(generals)
    x = 30.0
    for n, name in enumerate(generals):
        stage.put(signs.general(stage.theme, stage.k, n + 1), x + 16, y)
        said = shortened("medium", 28, name, each - 64)
        write(stage, said, "medium", 28, stage.theme.paper, x + 44, y, end="left")
        x += 44 + width("medium", 28, said) + 26
    return x - 30


def write(
    stage: Stage, text: str, face: Face, size: float, color: Color, x: float, y: float, *, end: str = "middle"
) -> None:
    """A line of text by its middle, or by its left or right end."""
    if not text:
        return
    sprite = label(text, face, stage.pixels(size), color)
    if end != "middle":
        half = width(face, size, text) / 2
        x += half if end == "left" else -half
    stage.put(sprite, x, y)


@lru_cache(32)
def _band(wide: int, high: int, theme: Theme) -> Image.Image:
    gradient = Image.linear_gradient("L").resize((wide, high))
    return ImageOps.colorize(gradient, theme.header, theme.frame)


@lru_cache(16)
def _underline(theme: Theme, k: float) -> Image.Image:
    canvas = Canvas(_WING - 8, 5, k)
    canvas.box(0, 0, _WING - 8, 5, 2.5, theme.gold)
    return canvas.finish()


@lru_cache(32)
def _chip(text: str, size: float, theme: Theme, k: float) -> Image.Image:
    wide = width("semibold", size, text) + 28
    canvas = Canvas(wide, 36, k, oversampling=3)
    canvas.box(0, 0, wide, 36, 18, theme.gold)
    out = canvas.finish()
    paste_center(out, label(text, "semibold", round(size * k), (34, 26, 8)), out.width / 2, 18.6 * k)
    return out
