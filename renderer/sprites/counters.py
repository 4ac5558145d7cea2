"""Unit counters: a light disc for the Allies, a dark square plate for the Axis, with the figures left on both.

A counter is put together from parts that are drawn once: the body of a side, the figure, the pips, the tab
with the number. Every counter has a near-black outline and a lighter rim, so that one of them stands out on
any ground.
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final, Literal, NamedTuple, TypeAlias

from PIL import Image, ImageChops, ImageFilter

from engine.types import Side
from renderer.canvas import Canvas, Surface, downward, faded, label, paste_center, shifted, tinted, under
from renderer.layout import Point
from renderer.sprites.figures import FIGURES
from renderer.sprites.nations import draw_roundel
from renderer.sprites.pen import Pen
from renderer.theme import Color, Theme, opaque, shaded

State: TypeAlias = Literal["", "ordered", "spent", "ghost"]

#: The sprite is a square of that size with the counter in its middle.
BOX: Final = 112.0
DISC: Final = 36.4
PLATE: Final = 33.4
#: On a board a counter is so much smaller than it is drawn: the ground shows round it, in a chat, too. The number of
#: its figures keeps its size.
SHARE: Final = 0.86
#: Where the tab with the number is, from the middle of the counter, and how large.
TAB: Final[Point] = (24.5, 23.0)
TAB_RADIUS: Final = 15.8
_MIDDLE: Final = BOX / 2


class Unit(NamedTuple):
    """What a counter shows."""

    side: Side
    nation: str
    kind: str
    figures: int
    full: int
    state: State = ""
    tags: tuple[str, ...] = ()


@lru_cache(512)
def counter(unit: Unit, theme: Theme, k: float) -> Image.Image:
    """The counter of a unit as a sprite."""
    small = k * SHARE
    token = _body(unit.side, unit.nation, unit.state == "ordered", theme, small).copy()
    token.alpha_composite(_figure(unit.side, unit.nation, unit.kind, theme, small))
    token.alpha_composite(_strength(unit.side, unit.nation, unit.figures, unit.full, theme, small))
    out = Image.new("RGBA", (round(BOX * k), round(BOX * k)))
    out.alpha_composite(token, ((out.width - token.width) // 2, (out.height - token.height) // 2))
    if badged(unit.kind):
        out.alpha_composite(_badge(unit.kind, k))
    if unit.state != "ghost" and unit.figures:
        # A number says how many stand there now: not where a unit was, nor of the fallen.
        number = tab(unit.side, unit.figures, unit.full, theme, k)
        paste_center(out, number, (_MIDDLE + TAB[0]) * k, (_MIDDLE + TAB[1]) * k)
    for tag in unit.tags:
        sprite = _tag(tag, theme, k)
        if sprite is not None:
            out.alpha_composite(sprite)
    if unit.state == "spent":
        shape = Image.new("L", out.size)
        mask = _shape(unit.side, 0, small)
        shape.paste(mask, ((out.width - mask.width) // 2, (out.height - mask.height) // 2))
        tinted_keeping_alpha(out, (52, 54, 54), faded(shape, 0.44))
    if unit.state == "ghost":
        out.putalpha(faded(out.getchannel("A"), 0.42))
    return out


def tinted_keeping_alpha(image: Image.Image, color: Color, mask: Image.Image) -> None:
    """Lay a colour over a sprite without making more of it opaque."""
    alpha = image.getchannel("A")
    tinted(image, color, mask)
    image.putalpha(alpha)


def outline(
    canvas: Surface, side: Side, grow: float, color: Color, x: float = _MIDDLE, y: float = _MIDDLE
) -> None:
    """The shape of a side's counters, larger or smaller by some units."""
    if side == "allies":
        canvas.ellipse(x, y, DISC + grow, color)
    else:
        canvas.polygon(_octagon(x, y, PLATE + grow, 8.5 + grow * 0.42), color)


def _octagon(x: float, y: float, h: float, cut: float) -> list[Point]:
    return [
        (x - h + cut, y - h), (x + h - cut, y - h), (x + h, y - h + cut), (x + h, y + h - cut),
        (x + h - cut, y + h), (x - h + cut, y + h), (x - h, y + h - cut), (x - h, y - h + cut),
    ]  # fmt: skip


@lru_cache(64)
def _shape(side: Side, grow: float, k: float) -> Image.Image:
    canvas = Canvas(BOX, BOX, k, oversampling=2)
    outline(canvas, side, grow, (255, 255, 255))
    return canvas.finish().getchannel("A")


@lru_cache(64)
def _body(side: Side, nation: str, ordered: bool, theme: Theme, k: float) -> Image.Image:
    """Shadow, ring of an ordered unit, outline, rim and bevelled face."""
    livery = theme.livery(side, nation)
    canvas = Canvas(BOX, BOX, k, oversampling=3)
    if ordered:
        outline(canvas, side, 6.6, (20, 20, 16))
        outline(canvas, side, 5.3, theme.ring)
    draw_body(canvas, side, nation, theme)
    body = canvas.finish()
    inner = _shape(side, -5.6 if side == "allies" else -4.2, k)
    if side == "allies":
        tinted(body, (255, 252, 240), under(inner, downward(body.size, 0.5, 0.0)))
        tinted(body, shaded(theme.disc, 0.82), under(inner, downward(body.size, -0.38, 0.52)))
    else:
        tinted(body, shaded(livery.deep, 1.35), under(inner, downward(body.size, 0.5, 0.0)))
        tinted(body, shaded(livery.deep, 0.55), under(inner, downward(body.size, 0.0, 0.5)))
    _bevel(body, _shape(side, 0, k), k)
    out = Image.new("RGBA", body.size)
    cast = _shape(side, 0.5, k).filter(ImageFilter.GaussianBlur(3 * k))
    dark = Image.new("RGBA", body.size, (8, 10, 8, 0))
    dark.putalpha(faded(shifted(cast, round(3.4 * k), round(4.2 * k)), 0.72))
    out.alpha_composite(dark)
    out.alpha_composite(body)
    return out


def draw_body(canvas: Surface, side: Side, nation: str, theme: Theme) -> None:
    """Outline, rim and face, flat, on anything of the size of a sprite."""
    livery = theme.livery(side, nation)
    outline(canvas, side, 1.6, theme.night)
    outline(canvas, side, 0, livery.rim)
    if side == "allies":
        outline(canvas, side, -4.4, shaded(livery.deep, 0.8))
        outline(canvas, side, -5.6, theme.disc)
    else:
        outline(canvas, side, -3.2, (16, 18, 20))
        outline(canvas, side, -4.2, livery.deep)


def _bevel(body: Image.Image, shape: Image.Image, k: float) -> None:
    """A lit edge towards the north-west and a dark one opposite."""
    dx, dy = max(1, round(1.5 * k)), max(1, round(1.7 * k))
    lit = ImageChops.subtract(shape, shifted(shape, dx, dy))
    dim = ImageChops.subtract(shape, shifted(shape, -dx, -dy))
    alpha = body.getchannel("A")
    body.paste((255, 255, 250, 255), (0, 0), faded(lit, 0.62))
    body.paste((0, 0, 0, 255), (0, 0), faded(dim, 0.38))
    body.putalpha(alpha)


@lru_cache(128)
def _figure(side: Side, nation: str, kind: str, theme: Theme, k: float) -> Image.Image:
    """The silhouette with the roundel."""
    canvas = Canvas(BOX, BOX, k, oversampling=3)
    draw_figure(canvas, side, nation, kind, theme)
    out = canvas.finish()
    if kind not in FIGURES:
        livery = theme.livery(side, nation)
        ink = livery.deep if side == "allies" else theme.figure
        paste_center(out, label("?", "figures", round(44 * k), ink), _MIDDLE * k, (_MIDDLE - 9.6) * k)
    return out


def draw_figure(canvas: Surface, side: Side, nation: str, kind: str, theme: Theme) -> None:
    """The same on anything of the size of a sprite; of a kind that nobody has drawn only the roundel."""
    figure = FIGURES.get(kind)
    livery = theme.livery(side, nation)
    allied = side == "allies"
    if figure is not None:
        ink = livery.deep if allied else theme.figure
        cut = shaded(theme.disc, 0.985) if allied else shaded(livery.deep, 1.05)
        x = _MIDDLE + (1 if figure.arm == "gun" else 0)
        y = _MIDDLE - 9.6 + (1 if figure.arm in ("armor", "vehicle") else 0)
        if not allied:
            figure.draw(
                Pen(canvas, x + 1.1, y + 1.4, figure.size, (0, 0, 0, 150), (0, 0, 0, 0), mirrored=True)
            )
        figure.draw(Pen(canvas, x, y, figure.size, ink, cut, mirrored=not allied))
    draw_roundel(canvas, nation, _MIDDLE - 25.5, _MIDDLE - 25.5, 7.6)


@lru_cache(64)
def _badge(kind: str, k: float) -> Image.Image:
    """What tells a kind from another of the same figure, in the upper right corner; as large as ever."""
    figure = FIGURES[kind]
    canvas = Canvas(BOX, BOX, k, oversampling=3)
    draw_badge(canvas, kind)
    out = canvas.finish()
    if figure.sign:
        sign = label(figure.sign, "figures", round(15 * k), (26, 20, 8))
        paste_center(out, sign, (_MIDDLE + 26) * k, (_MIDDLE - 24.8) * k)
    return out


def draw_badge(canvas: Surface, kind: str) -> None:
    """The same on anything of the size of a sprite, without its letter."""
    figure = FIGURES[kind]
    if figure.elite:
        _chevrons(canvas)
    if figure.sign:
        _sign(canvas, late=figure.sign == "L")


def _sign(canvas: Surface, *, late: bool) -> None:
    """Weapons of the early war on a gold disc, of the late war on a white square: told apart when letters are not."""
    x, y = _MIDDLE + 26, _MIDDLE - 25
    if late:
        canvas.box(x - 10.4, y - 10.4, x + 10.4, y + 10.4, 2.4, (26, 20, 8))
        canvas.box(x - 9, y - 9, x + 9, y + 9, 1.6, (252, 250, 244))
    else:
        canvas.ellipse(x, y, 11, (26, 20, 8))
        canvas.ellipse(x, y, 9.6, (255, 206, 70))


def badged(kind: str) -> bool:
    """Whether a kind of unit has a badge in the upper right corner of its counter."""
    figure = FIGURES.get(kind)
    return figure is not None and (figure.elite or bool(figure.sign))


def _chevrons(canvas: Surface) -> None:
    x, y = _MIDDLE - 2, _MIDDLE + 2
    for down in (0.0, 6.2):
        points = [(x + 14.5, y - 23 + down), (x + 21.5, y - 27.5 + down), (x + 28.5, y - 23 + down)]
        canvas.line(points, 5.4, (26, 20, 8))
        canvas.line(points, 3.2, (255, 206, 70))


@lru_cache(128)
def _strength(side: Side, nation: str, figures: int, full: int, theme: Theme, k: float) -> Image.Image:
    """Pips for the figures it started with."""
    canvas = Canvas(BOX, BOX, k, oversampling=3)
    _pips(canvas, side == "allies", figures, full, theme.livery(side, nation).deep)
    return canvas.finish()


@lru_cache(128)
def tab(side: Side, figures: int, full: int, theme: Theme, k: float) -> Image.Image:
    """The tab with the figures that are left."""
    allied = side == "allies"
    box = 2 * TAB_RADIUS + 2
    canvas = Canvas(box, box, k, oversampling=3)
    canvas.ellipse(box / 2, box / 2, TAB_RADIUS, (22, 24, 22) if allied else (250, 248, 240))
    canvas.ellipse(box / 2, box / 2, TAB_RADIUS - 1.6, (250, 246, 232) if allied else (22, 24, 22))
    out = canvas.finish()
    hurt = figures < full
    if allied:
        color: Color = theme.hurt_on_light if hurt else (22, 24, 20)
    else:
        color = theme.hurt_on_dark if hurt else (255, 255, 255)
    size = 30 if figures < 10 else 22
    paste_center(
        out, label(str(figures), "figures", round(size * k), color), box / 2 * k, (box / 2 + 0.2) * k
    )
    return out


def _pips(canvas: Surface, allied: bool, figures: int, full: int, deep: Color) -> None:
    if full < 2 or full > 6:
        return
    wide, gap, high = (6.3, 2.3, 6.8) if full <= 4 else (4.4, 1.8, 6.8)
    right = _MIDDLE + (11.2 if allied else 10.0) - (3 if full <= 3 else 0)
    x0 = right - full * wide - (full - 1) * gap
    y0 = _MIDDLE + (18.2 if allied else 20.2)
    rim: Color = deep if allied else (12, 14, 16)
    for n in range(full):
        x = x0 + n * (wide + gap)
        if n < figures:
            fill: Color = deep if allied else (246, 226, 150)
        else:
            fill = (240, 232, 210) if allied else shaded(deep, 0.62)
        canvas.box(x - 0.9, y0 - 0.9, x + wide + 0.9, y0 + high + 0.9, 2.6, rim)
        canvas.box(x, y0, x + wide, y0 + high, 2.0, opaque(fill))


@lru_cache(64)
def _tag(tag: str, theme: Theme, k: float) -> Image.Image | None:
    """What a unit carries or suffers, at the left of the counter."""
    if tag not in TAGS:
        return None
    canvas = Canvas(BOX, BOX, k, oversampling=3)
    draw_tag(canvas, tag, theme)
    return canvas.finish()


def draw_tag(canvas: Surface, tag: str, theme: Theme) -> None:
    """The same on anything of the size of a sprite; nothing where a word has no picture."""
    x, y = _MIDDLE - 30.0, _MIDDLE + 12.0
    if tag == "camouflaged":
        canvas.ellipse(x, y, 12.4, (20, 26, 16))
        canvas.ellipse(x, y, 11, (120, 140, 84))
        for dx, dy, rx, ry, color in (
            (-4.0, -3.0, 5.0, 4.0, (66, 84, 46)),
            (4, 3, 5.4, 3.6, (150, 122, 78)),
            (3, -5, 3.6, 3, (50, 62, 38)),
            (-4, 5, 4, 3, (190, 180, 130)),
        ):
            canvas.ellipse(x + dx, y + dy, rx, color, ry)
    elif tag == "marked":
        canvas.ellipse(x, y, 12.4, (255, 255, 255))
        canvas.ellipse(x, y, 10.6, theme.attack)
        canvas.ellipse(x, y, 7.4, (255, 255, 255))
        for dx, dy in ((12.4, 0.0), (0.0, 12.4)):
            canvas.line([(x - dx, y - dy), (x + dx, y + dy)], 2.2, theme.attack, round_ends=False)
    elif tag == "landing-craft":
        canvas.box(x - 13.6, y - 9.6, x + 13.6, y + 9.6, 5, (16, 26, 34))
        canvas.box(x - 12.2, y - 8.2, x + 12.2, y + 8.2, 4, (88, 148, 178))
        canvas.polygon(
            [(x - 9.5, y - 2), (x + 6, y - 2), (x + 10, y - 5), (x + 7.6, y + 5), (x - 7, y + 5)],
            (250, 250, 244),
        )
    elif tag == "boat":
        canvas.box(x - 13.6, y - 9.6, x + 13.6, y + 9.6, 5, (16, 26, 34))
        canvas.box(x - 12.2, y - 8.2, x + 12.2, y + 8.2, 4, (72, 128, 160))
        canvas.polygon(
            [(x - 10.5, y - 1.5), (x + 10.5, y - 1.5), (x + 6.5, y + 5.5), (x - 6.5, y + 5.5)],
            (250, 250, 244),
        )
        canvas.line([(x - 5.5, y + 6.5), (x + 5.5, y - 6.5)], 2.4, (250, 250, 244))
    elif tag == "spent":
        canvas.ellipse(x, y, 11.4, (20, 22, 22))
        canvas.ellipse(x, y, 10, (120, 124, 126))
        canvas.line([(x - 5, y - 5), (x + 5, y + 5)], 3, (250, 250, 250))
        canvas.line([(x - 5, y + 5), (x + 5, y - 5)], 3, (250, 250, 250))
    elif tag in ("slow", "steadfast", "ace", "stays-on-board"):
        _mark(canvas, tag, x, y)


def _mark(canvas: Surface, tag: str, x: float, y: float) -> None:
    """A round token with what a battle says of one unit."""
    canvas.ellipse(x, y, 12.4, (20, 22, 22))
    canvas.ellipse(x, y, 11, (236, 230, 210))
    ink = (40, 44, 46)
    if tag == "slow":
        # Two chevrons that point down: less far than usual.
        for dy in (-4.5, 2.5):
            canvas.line([(x - 6, y + dy - 2), (x, y + dy + 3), (x + 6, y + dy - 2)], 2.6, ink)
    elif tag == "stays-on-board":
        # A bar across the way out.
        canvas.line([(x - 6.5, y), (x + 6.5, y)], 5, (150, 30, 30))
    elif tag == "steadfast":
        canvas.polygon(
            [(x - 6.5, y - 6.5), (x + 6.5, y - 6.5), (x + 6.5, y + 1), (x, y + 8), (x - 6.5, y + 1)], ink
        )
    else:
        points = []
        for n in range(10):
            reach, turn = (8.6 if n % 2 == 0 else 3.6), math.pi * (n / 5 - 0.5)
            points.append((x + reach * math.cos(turn), y + reach * math.sin(turn)))
        canvas.polygon(points, (150, 30, 30))


#: Words in `UnitView.tags` that have a picture.
TAGS: Final = (
    "camouflaged",
    "marked",
    "landing-craft",
    "boat",
    "spent",
    "slow",
    "steadfast",
    "ace",
    "stays-on-board",
)
