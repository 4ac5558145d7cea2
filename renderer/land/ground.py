"""Meadows, fields, snow and sand: the ground under everything."""

from __future__ import annotations

import math

from PIL import Image, ImageOps

from renderer.canvas import faded
from renderer.land import texture
from renderer.land.patch import Patch
from renderer.layout import Cell, Point, corners
from renderer.theme import shaded


def paint_ground(patch: Patch) -> None:
    """Cover the whole land with the ground of its face; every hex gets a whisper of a tone of its own."""
    colors = patch.colors
    chance = patch.chance("tone")
    tones = patch.stencil(1)
    for cell in patch.layout.cells:
        tones.polygon(corners(*patch.layout.on_land(cell)), 128 + chance.randint(-9, 9))
    tone = tones.done().point([v or 128 for v in range(256)])
    for box in texture.strips(patch.size):
        noise = patch.noise.crop(box)
        broad = ImageOps.colorize(noise.big, colors.ground_dark, colors.ground_light, colors.ground)
        detail = patch.grainy(noise.middle, colors.ground, 0.95, 1.04)
        patch.image.paste(texture.soft_lit(Image.blend(broad, detail, 0.5), tone.crop(box)), box[:2])


def paint_drifts(patch: Patch) -> None:
    """Wind in the snow."""
    drift = texture.noise(patch.size, 30 * patch.k, f"{patch.seed}|drifts", octaves=2, stretch=2.6)
    patch.tint(patch.blur(texture.band(drift, 120, 132), 1.6), (150, 170, 190), 0.13)


def paint_dunes(patch: Patch) -> None:
    """Long ripples in the desert."""
    ripple = texture.noise(patch.size, 22 * patch.k, f"{patch.seed}|dunes", octaves=2, stretch=4.2)
    crest = patch.blur(texture.band(ripple, 118, 134), 1.0)
    patch.tint(patch.shift(crest, 1.0, 1.6), patch.colors.ground_dark, 0.45)
    patch.tint(crest, patch.colors.ground_light, 0.42)


def paint_fields(patch: Patch, cells: list[Cell]) -> None:
    """Ploughed and sown fields on some of the open hexes."""
    colors = patch.colors
    # A stencil is as large as the whole picture: one is drawn after the other.
    tones: list[list[list[Point]]] = [[] for _ in colors.fields]
    furrows: list[list[Point]] = []
    for cell in cells:
        chance = patch.chance(f"field{cell}")
        if chance.random() > 0.42:
            continue
        angle = math.radians(chance.choice((15, 45, 75, 105, 135, 165)) + chance.uniform(-6, 6))
        c, s = math.cos(angle), math.sin(angle)
        x, y = patch.layout.on_land(cell)
        whole = corners(x, y, 5)
        half = _cut(whole, (x, y), (c, s), chance.uniform(-10, 10)) if chance.random() < 0.6 else whole
        if len(half) < 3:
            continue
        chance.choice(tones).append(half)
        gap = chance.uniform(5.2, 7.5)
        for n in range(-10, 11):
            ends = _chord(half, (x - s * n * gap, y + c * n * gap), (c, s))
            if ends:
                furrows.append(ends)
    for shapes, color in zip(tones, colors.fields, strict=True):
        if shapes:
            stencil = patch.stencil()
            for shape in shapes:
                stencil.polygon(shape)
            patch.tint(stencil.done(), color, 0.5)
    if furrows:
        stencil = patch.stencil()
        for ends in furrows:
            stencil.line(ends, 1.3, round_ends=False)
        patch.tint(stencil.done(), colors.furrow, 0.22)


def _cut(shape: list[Point], through: Point, along: Point, off: float) -> list[Point]:
    """The part of a shape on one side of a line."""

    def far(p: Point) -> float:
        return (p[0] - through[0]) * -along[1] + (p[1] - through[1]) * along[0] - off

    kept: list[Point] = []
    for n, p in enumerate(shape):
        q = shape[(n + 1) % len(shape)]
        fp, fq = far(p), far(q)
        if fp >= 0:
            kept.append(p)
        if fp * fq < 0:
            t = fp / (fp - fq)
            kept.append((p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t))
    return kept


def _chord(shape: list[Point], through: Point, along: Point) -> list[Point]:
    """The two points where a line crosses a convex shape; empty if it misses."""
    crossings: list[Point] = []
    for n, p in enumerate(shape):
        q = shape[(n + 1) % len(shape)]
        fp = (p[0] - through[0]) * -along[1] + (p[1] - through[1]) * along[0]
        fq = (q[0] - through[0]) * -along[1] + (q[1] - through[1]) * along[0]
        if fp * fq < 0:
            t = fp / (fp - fq)
            crossings.append((p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t))
    return crossings if len(crossings) == 2 else []


def paint_hedges(patch: Patch, cells: list[Cell]) -> None:
    """Bocage: a meadow behind a thick hedge with one gate."""
    colors = patch.colors
    patch.tint(patch.hexes(cells, 6), colors.meadow, 0.62)
    lines = patch.stencil()
    bushes: list[tuple[float, float, float]] = []
    for cell in cells:
        x, y = patch.layout.on_land(cell)
        chance = patch.chance(f"hedge{cell}")
        angle = math.radians(chance.choice((20, 80, 140)))
        c, s = math.cos(angle), math.sin(angle)
        meadow = corners(x, y, 11)
        for n in range(-8, 9):
            ends = _chord(meadow, (x - s * n * 6, y + c * n * 6), (c, s))
            if ends:
                lines.line(ends, 1.4, round_ends=False)
        rim, gate = corners(x, y, 8.5), chance.randrange(6)
        for n in range(6):
            (x1, y1), (x2, y2) = rim[n], rim[(n + 1) % 6]
            for step in range(7):
                if n == gate and step == 3:
                    continue
                t = step / 7
                bushes.append(
                    (
                        y1 + (y2 - y1) * t + chance.uniform(-1.2, 1.2),
                        x1 + (x2 - x1) * t + chance.uniform(-1.2, 1.2),
                        chance.uniform(5.4, 7.6),
                    )
                )
    patch.tint(lines.done(), shaded(colors.meadow, 0.72), 0.45)
    bushes.sort()
    cast = patch.stencil(1)
    for y, x, r in bushes:
        cast.dot(x + 3, y + 3.8, r)
    patch.tint(patch.blur(cast.done(), 1.3), colors.shadow, 0.55)
    # three coats of leaves, each smaller and further towards the light
    for color, share, rise in (
        (colors.hedge_dark, 1.0, 0.0),
        (colors.hedge, 0.78, 0.9),
        (colors.hedge_light, 0.4, 1.9),
    ):
        coat = patch.stencil()
        for y, x, r in bushes:
            coat.dot(x - rise, y - rise, r * share)
        patch.tint(coat.done(), color)


def paint_light(patch: Patch) -> None:
    """Grain of paper over everything, and warm afternoon light on green land."""
    colors = patch.colors
    grain = Image.blend(patch.noise.fine, Image.new("L", patch.size, 128), 1 - colors.grain)
    image = texture.soft_lit(patch.image, grain)
    if colors.farmed:
        # the same as a blend with the picture multiplied by warm light, without a second picture
        warm = (0.55 * 250 / 255 + 0.45, 0.55 * 238 / 255 + 0.45, 0.55 * 214 / 255 + 0.45)
        image = image.point([round(v * share) for share in warm for v in range(256)])
    patch.image.paste(image)


def paint_grid(patch: Patch, width: float, ink: float) -> None:
    """The borders of the hexes, with a lit edge towards the north-west."""
    colors = patch.colors
    dark, light = patch.stencil(), patch.stencil()
    for cell in patch.layout.cells:
        x, y = patch.layout.on_land(cell)
        rim = corners(x, y)
        dark.line([*rim, rim[0]], width, round_ends=False)
        inner = corners(x, y, 1.7)
        light.line([inner[4], inner[5], inner[0], inner[1]], 1.1, round_ends=False)
    patch.tint(light.done(), (255, 255, 244), 0.6 if colors.snow else 0.26)
    patch.image.paste(colors.grid, (0, 0), faded(dark.done(), min(1.0, colors.grid_ink * ink)))
