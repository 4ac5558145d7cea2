"""Ways over the board: bent or straight lines with a head, each kind of stroke with a pattern of its own."""

from __future__ import annotations

import itertools
import math
from collections.abc import Mapping
from functools import lru_cache
from typing import Final, Literal, NamedTuple, TypeAlias

from PIL import Image, ImageFilter

from renderer.canvas import Canvas, faded, shifted
from renderer.layout import Point
from renderer.theme import Color

Stroke: TypeAlias = Literal["solid", "dashed", "long", "dots", "hollow"]


class Pattern(NamedTuple):
    """How a stroke is broken: the length of its pieces (None: unbroken, 0: dots) and of the gaps between them."""

    piece: float | None = None
    gap: float = 0.0
    #: Times as wide as a plain stroke.
    wide: float = 1.0
    #: A dark line along its middle.
    core: bool = False


PATTERNS: Final[Mapping[Stroke, Pattern]] = {
    "solid": Pattern(),
    "dashed": Pattern(15, 12),
    "long": Pattern(27, 15),
    "dots": Pattern(0, 11, wide=1.3),
    "hollow": Pattern(core=True),
}
#: Pixels of a sprite above which it is drawn with less oversampling.
_LARGE: Final = 90_000
#: The strokes of the generals of a side, in their order: none looks like another in grey, either.
STROKES: Final[tuple[Stroke, ...]] = ("solid", "long", "dots", "hollow")


def stroke_of(general: int) -> Stroke:
    """The stroke of a general, counted from one; nobody's is solid."""
    return STROKES[(max(general, 1) - 1) % len(STROKES)]


@lru_cache(24)
def arrow(
    path: tuple[Point, ...], head: float, color: Color, width: float, k: float, stroke: Stroke = "solid"
) -> tuple[Image.Image, Point]:
    """A line with a head along points in units, cased and shadowed; and where its sprite belongs."""
    pad = 34.0
    x0, y0 = min(x for x, _ in path) - pad, min(y for _, y in path) - pad
    x1, y1 = max(x for x, _ in path) + pad, max(y for _, y in path) + pad
    # a way across the board is drawn on a large canvas: smooth enough with less
    large = (x1 - x0) * (y1 - y0) * k * k > _LARGE
    canvas = Canvas(x1 - x0, y1 - y0, k, oversampling=2 if large else 3)
    points = [(x - x0, y - y0) for x, y in path]
    (ax, ay), (bx, by) = points[-min(4, len(points))], points[-1]
    turn = math.atan2(by - ay, bx - ax)
    pattern, dark = PATTERNS[stroke], (28, 24, 14)
    for grow, ink in ((3.0, dark), (0.0, color)):
        for piece in _pieces(points, pattern):
            canvas.line(piece, width * pattern.wide + 2 * grow, ink)
        if pattern.core and not grow:
            canvas.line(points, width * 0.36, dark)
        if head:
            canvas.polygon(_head((bx, by), turn, head, grow), ink)
    sprite = canvas.finish()
    out = Image.new("RGBA", sprite.size, (10, 10, 6, 0))
    # blurred small and enlarged: nobody sees the difference, and it takes a quarter of the time
    small = sprite.getchannel("A").reduce(2).filter(ImageFilter.GaussianBlur(1.1 * k))
    alpha = small.resize(sprite.size, Image.Resampling.BILINEAR)
    out.putalpha(faded(shifted(alpha, round(2 * k), round(3 * k)), 0.45))
    out.alpha_composite(sprite)
    return out, (x0, y0)


def _head(tip: Point, turn: float, head: float, grow: float) -> list[Point]:
    c, s = math.cos(turn), math.sin(turn)
    front, back, half = head * 0.62 + grow * 1.5, head * 0.55 + grow, head * 0.62 + grow * 1.15
    x, y = tip
    return [
        (x + c * front, y + s * front),
        (x - c * back - s * half, y - s * back + c * half),
        (x - c * back + s * half, y - s * back - c * half),
    ]


def _pieces(points: list[Point], pattern: Pattern) -> list[list[Point]]:
    """The drawn pieces of a path."""
    if pattern.piece is None:
        return [points]
    pieces: list[list[Point]] = []
    current, length, drawing = [points[0]], 0.0, True
    for a, b in itertools.pairwise(points):
        length += math.dist(a, b)
        if drawing:
            current.append(b)
        if length > (pattern.piece if drawing else pattern.gap):
            if drawing:
                pieces.append(current if pattern.piece else [b, b])
            drawing, length, current = not drawing, 0.0, [b]
    if drawing and len(current) > 1:
        pieces.append(current)
    return pieces


def bow(a: Point, b: Point, bend: float, start: float, stop: float) -> tuple[Point, ...]:
    """A bent way from a to b that keeps clear of both ends by some units."""
    (x0, y0), (x1, y1) = a, b
    far = math.dist(a, b) or 1.0
    start, stop = min(start, far * 0.3), min(stop, far * 0.5)
    mx = (x0 + x1) / 2 - (y1 - y0) * bend
    my = (y0 + y1) / 2 + (x1 - x0) * bend
    spine = []
    for n in range(41):
        t = n / 40
        u = 1 - t
        point = (u * u * x0 + 2 * u * t * mx + t * t * x1, u * u * y0 + 2 * u * t * my + t * t * y1)
        if math.dist(point, a) >= start and math.dist(point, b) >= stop:
            spine.append(point)
    return tuple(spine)
