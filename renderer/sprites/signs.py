"""Signs over the board: medals, targets, plates, losses, arrows, the emblem of a side, cards in a hand.

What means something different has a different shape: ordered is a ring, moved an arrow from a ghost, a target
brackets with a die, a choice a plate with the name of the hex. Colour only repeats it.
"""

from __future__ import annotations

import math
from functools import lru_cache

from PIL import Image

from engine.types import Side
from renderer.canvas import Canvas, faded, label, paste_center, star, with_shadow
from renderer.layout import corners
from renderer.sprites.counters import outline
from renderer.sprites.nations import draw_roundel
from renderer.theme import Color, Theme, opaque, shaded


@lru_cache(128)
def medal(theme: Theme, k: float, size: float = 30, won: bool = True, sign: str = "") -> Image.Image:
    """A gold disc with a star; without a medal in it an empty place. `sign` says how it is won."""
    box = size * 1.6
    canvas = Canvas(box, box, k)
    c, r = box / 2, size / 2
    if not won:
        canvas.ellipse(c, c, r + 1.2, (108, 114, 118))
        canvas.ellipse(c, c, r - 0.6, (36, 40, 44))
        canvas.polygon(star(c, c + 0.2, r * 0.58), (84, 90, 94))
        return canvas.finish()
    canvas.ellipse(c, c, r + 1.6, (40, 28, 6))
    canvas.ellipse(c, c, r, (250, 216, 118))
    canvas.ellipse(c + 0.6, c + 0.7, r * 0.93, theme.gold)
    canvas.ellipse(c, c, r * 0.8, shaded(theme.gold, 0.86))
    canvas.polygon(star(c + 0.5, c + 0.9, r * 0.7), (120, 78, 12))
    canvas.polygon(star(c, c + 0.2, r * 0.68), (255, 246, 214))
    out = canvas.finish()
    if sign:
        paste_center(
            out,
            label(sign, "figures", round(size * 0.5 * k), (60, 36, 0), round(2 * k), (255, 246, 214)),
            c * k,
            (c + 1) * k,
        )
    return with_shadow(out, k, reach=2.3, blur=1.0, depth=0.55)


@lru_cache(128)
def objective(theme: Theme, k: float, side: Side | None, kind: str, worth: int) -> Image.Image:
    """A medal on the board. The rim says for whom, a mark below how: permanent, for good, or at once."""
    box = 52.0
    canvas = Canvas(box, box, k)
    c = box / 2
    if side == "allies":
        canvas.ellipse(c, c, 19.2, (20, 20, 16))
        canvas.ellipse(c, c, 17.8, theme.disc)
    elif side == "axis":
        canvas.box(c - 18.2, c - 18.2, c + 18.2, c + 18.2, 5, (228, 232, 234))
        canvas.box(c - 16.8, c - 16.8, c + 16.8, c + 16.8, 4.2, (44, 50, 56))
    out = canvas.finish()
    disc = medal(theme, k, 27 if side else 30, sign=str(worth) if worth > 1 else "")
    paste_center(out, disc, c * k, c * k)
    if kind != "temporary":
        paste_center(out, _how(kind, theme, k), (c + 13) * k, (c + 13) * k)
    return with_shadow(out, k, reach=2.3, blur=1.0, depth=0.5)


@lru_cache(32)
def _how(kind: str, theme: Theme, k: float) -> Image.Image:
    """A little sign for the way an objective is won."""
    canvas = Canvas(24, 24, k)
    canvas.ellipse(12, 12, 9.6, (250, 250, 246))
    canvas.ellipse(12, 12, 8.4, (24, 28, 32))
    white: Color = (255, 255, 255)
    if kind.startswith("permanent"):
        canvas.box(8, 11, 16, 17, 1.2, white)
        canvas.ellipse(12, 10.4, 3.6, white)
        canvas.ellipse(12, 10.4, 2.0, (24, 28, 32))
        canvas.box(8, 11.2, 16, 17, 1.2, white)
    elif kind.startswith("majority"):
        for x, high in ((8.4, 4.0), (12.0, 8.5), (15.6, 5.5)):
            canvas.box(x - 1.4, 16.4 - high, x + 1.4, 16.4, 0.5, white)
    elif kind == "last-to-occupy":
        canvas.line([(9, 17), (9, 7)], 1.6, white)
        canvas.polygon([(9.4, 6.6), (17, 9), (9.4, 12)], white)
    elif kind == "sole-control":
        canvas.ellipse(12, 12, 5.2, white)
        canvas.ellipse(12, 12, 3.0, (24, 28, 32))
    elif kind.startswith("sudden-death"):
        canvas.polygon(
            [(13.4, 5.4), (7.6, 13.2), (11.4, 13.2), (10.2, 19), (16.6, 10.6), (12.6, 10.6)], white
        )
    elif kind == "exit":
        canvas.polygon(
            [(6.6, 10.4), (11.6, 10.4), (11.6, 6.8), (17.8, 12), (11.6, 17.2), (11.6, 13.6), (6.6, 13.6)],
            white,
        )
    if kind.endswith(("turn-start", "turn-end")):
        canvas.ellipse(18.6, 5.6, 3.4, (250, 250, 246))
        canvas.ellipse(18.6, 5.6, 2.4, theme.gold)
    return canvas.finish()


@lru_cache(64)
def captured(theme: Theme, k: float) -> Image.Image:
    """A medal that was just won: it flashes."""
    canvas = Canvas(60, 60, k)
    canvas.polygon(star(30, 30, 29, points=12, inner=0.66), (60, 38, 4))
    canvas.polygon(star(30, 30, 27, points=12, inner=0.66), theme.ring)
    canvas.polygon(star(30, 30, 22, points=12, inner=0.72), (255, 252, 236))
    out = canvas.finish()
    paste_center(out, medal(theme, k, 27), 30 * k, 30 * k)
    return out


@lru_cache(48)
def target(theme: Theme, k: float, dimmed: bool = False) -> Image.Image:
    """Brackets round the counter; in the fourth corner stands the number of its figures."""
    canvas = Canvas(140, 140, k)
    c = 70.0
    color = shaded(theme.attack, 0.72) if dimmed else theme.attack
    for width, ink in ((8.6, (255, 255, 255)), (5.2, color)):
        for sx in (-1, 1):
            for sy in (-1, 1):
                if (sx, sy) == (1, 1):
                    continue
                canvas.line(
                    [(c + sx * 36, c + sy * 17), (c + sx * 36, c + sy * 34), (c + sx * 19, c + sy * 34)],
                    width,
                    ink,
                )
    out = with_shadow(canvas.finish(), k, reach=2, blur=1.2, depth=0.5)
    if dimmed:
        out.putalpha(faded(out.getchannel("A"), 0.62))
    return out


@lru_cache(64)
def dice_plate(theme: Theme, k: float, dice: int, dimmed: bool = False) -> Image.Image:
    """The number of dice by itself."""
    text, color = str(dice), shaded(theme.attack, 0.72) if dimmed else theme.attack
    canvas = Canvas(40, 40, k)
    x, y, half = 20.0, 20.0, 15.5
    canvas.box(x - half - 2.4, y - half - 2.4, x + half + 2.4, y + half + 2.4, 8, (255, 255, 255))
    canvas.box(x - half, y - half, x + half, y + half, 6, color)
    out = canvas.finish()
    paste_center(out, label(text, "figures", round(30 * k), (255, 255, 255)), x * k, (y + 0.6) * k)
    return with_shadow(out, k, reach=2.7, blur=1.6, depth=0.6)


@lru_cache(1024)
def plate(text: str, ground: Color, ink: Color, k: float) -> Image.Image:
    """The name of a hex that may be chosen: larger than the ordinary one, on a plate."""
    size = round(24 * k)
    words = label(text, "figures", size, ink)
    wide = words.width / k + 6
    canvas = Canvas(wide + 6, 36, k)
    canvas.box(1.4, 2.4, wide + 4.6, 33.6, 9.4, ink)
    canvas.box(3, 4, wide + 3, 32, 7.8, ground)
    out = canvas.finish()
    paste_center(out, words, out.width / 2, 18.4 * k)
    return out


@lru_cache(32)
def glow(color: Color, strength: float, k: float) -> Image.Image:
    """A hex that lights up, its border most."""
    canvas = Canvas(140, 140, k, oversampling=2)
    rim, inner = corners(70, 70, 1.5), corners(70, 70, 8)
    canvas.polygon(rim, opaque(color, 235))
    hole = Canvas(140, 140, k, oversampling=2)
    hole.polygon(inner, (255, 255, 255))
    out = canvas.finish()
    alpha = out.getchannel("A")
    alpha.paste(round(255 * strength), (0, 0), hole.finish().getchannel("A"))
    out.putalpha(alpha)
    return out


@lru_cache(128)
def loss(theme: Theme, k: float, number: int, eliminated: bool, dimmed: bool = False) -> Image.Image:
    """Figures lost: a burst with the number; a whole unit: a burst with a cross."""
    box = 56.0
    canvas = Canvas(box, box, k)
    c, r = box / 2, 21.0
    canvas.polygon(star(c, c, r + 3.4, points=11, inner=0.76, turn=-80), (255, 255, 255))
    canvas.polygon(star(c, c, r, points=11, inner=0.78, turn=-80), (38, 26, 20))
    if eliminated:
        for sign in (-1, 1):
            canvas.line([(c - 8 * sign, c - 8), (c + 8 * sign, c + 8)], 6.6, (255, 255, 255))
            canvas.line([(c - 8 * sign, c - 8), (c + 8 * sign, c + 8)], 4.4, theme.attack)
    out = canvas.finish()
    if not eliminated:
        paste_center(out, label(f"-{number}", "figures", round(24 * k), theme.hurt_on_dark), c * k, c * k)
    out = with_shadow(out, k, reach=2.7, blur=1.6, depth=0.6)
    if dimmed:
        out.putalpha(faded(out.getchannel("A"), 0.6))
    return out


@lru_cache(32)
def blocked(theme: Theme, k: float) -> Image.Image:
    """What stops a line of sight: an eye, struck out."""
    canvas = Canvas(64, 64, k)
    c = 32.0
    canvas.ellipse(c, c, 22.4, (255, 255, 255))
    canvas.ellipse(c, c, 20, theme.attack)
    lid = [
        (c - 15, c),
        (c - 8, c - 7),
        (c, c - 9),
        (c + 8, c - 7),
        (c + 15, c),
        (c + 8, c + 7),
        (c, c + 9),
        (c - 8, c + 7),
    ]
    canvas.polygon(lid, (255, 255, 255))
    canvas.ellipse(c, c, 5.2, (30, 30, 30))
    canvas.line([(c - 13, c + 13), (c + 13, c - 13)], 7.0, (255, 255, 255))
    canvas.line([(c - 13, c + 13), (c + 13, c - 13)], 4.4, (30, 30, 30))
    return with_shadow(canvas.finish(), k, reach=2.3, blur=1.2)


#: How far the corners of a general's badge are from its middle, by the number of corners and their turn: disc,
#: square, triangle, lozenge.
_BADGES = ((0, 0.0, 13.0), (4, 45.0, 17.4), (3, -90.0, 20.0), (4, 0.0, 19.6))


@lru_cache(32)
def general(theme: Theme, k: float, number: int) -> Image.Image:
    """Whose order it is: the number of a general of the side, on a shape of his own."""
    canvas = Canvas(64, 64, k)
    points, turn, reach = _BADGES[(number - 1) % len(_BADGES)]
    c, low = 32.0, 3.2 if points == 3 else 0.0
    for grow, ink in ((3.4, (24, 22, 16)), (1.8, (255, 255, 255)), (0.0, (36, 40, 46))):
        if points == 0:
            canvas.ellipse(c, c, reach + grow, ink)
        else:
            far = reach + grow * (2.0 if points == 3 else 1.42)
            corners_ = [math.radians(turn + 360 / points * n) for n in range(points)]
            canvas.polygon([(c + far * math.cos(a), c + low + far * math.sin(a)) for a in corners_], ink)
    out = canvas.finish()
    size = 19 if points == 3 else 23
    paste_center(out, label(str(number), "figures", round(size * k), theme.ring), c * k, (c + low) * k)
    return with_shadow(out, k, reach=2.4, blur=1.0)


@lru_cache(64)
def emblem(side: Side, nation: str, theme: Theme, k: float) -> Image.Image:
    """A side's sign for the header: its shape, its rim, the roundel of its nation."""
    canvas = Canvas(84, 84, k)
    livery = theme.livery(side, nation)
    if side == "allies":
        canvas.ellipse(42, 42, 36, (14, 16, 14))
        canvas.ellipse(42, 42, 34, livery.rim)
        canvas.ellipse(42, 42, 28.6, theme.disc)
    else:
        outline(canvas, side, 1.6, (14, 16, 18), 42, 42)
        outline(canvas, side, -0.4, livery.rim, 42, 42)
        outline(canvas, side, -4.8, livery.deep, 42, 42)
    draw_roundel(canvas, nation, 42, 42, 21)
    return canvas.finish()


@lru_cache(32)
def cards_icon(theme: Theme, k: float) -> Image.Image:
    """Three cards, fanned out."""
    canvas = Canvas(52, 52, k)
    for degrees, color in ((-16, (150, 144, 128)), (0, (206, 198, 176)), (16, theme.paper)):
        turn = math.radians(degrees)
        c, s = math.cos(turn), math.sin(turn)
        for grow, ink in ((1.4, (24, 26, 28)), (0.0, color)):
            spots = ((-9 - grow, -29 - grow), (9 + grow, -29 - grow), (9 + grow, grow), (-9 - grow, grow))
            canvas.polygon([(26 + u * c - v * s, 38 + u * s + v * c) for u, v in spots], ink)
    return canvas.finish()
