"""Towns, churches, castles, ruins: roofs in rows along a lane, out to the rim of the hex."""

from __future__ import annotations

import math
import random
from typing import NamedTuple

from PIL import Image, ImageChops, ImageDraw, ImageOps

from engine.types import Direction
from renderer.land import texture
from renderer.land.ingredients import Ingredient
from renderer.land.patch import OVER, Patch
from renderer.layout import Cell, Point, edge_middle
from renderer.theme import Color, mixed, shaded

_LANES: tuple[tuple[Direction, float], ...] = (("e", 0.0), ("ne", -60.0), ("nw", -120.0))


#: South of this, from the middle of its hex, a town on a hill shows what it stands on.
_BARE = 17.0


class House(NamedTuple):
    """A gabled house: center, length along the ridge, depth, turn in radians, colour of the roof."""

    x: float
    y: float
    length: float
    depth: float
    turn: float
    roof: Color


class Roofs:
    """The picture of the houses of a group, and of the shadows they throw."""

    def __init__(self, patch: Patch) -> None:
        self.patch = patch
        self.image = Image.new("RGBA", (patch.size[0] * OVER, patch.size[1] * OVER))
        self.draw = ImageDraw.Draw(self.image)
        self.cast = patch.stencil(1)

    def polygon(self, points: list[Point], color: Color) -> None:
        """A surface."""
        q, ox, oy = self.patch.k * OVER, self.patch.box[0] * OVER, self.patch.box[1] * OVER
        self.draw.polygon([(x * q - ox, y * q - oy) for x, y in points], fill=(*color, 255))

    def line(self, points: list[Point], width: float, color: Color) -> None:
        """An edge."""
        q, ox, oy = self.patch.k * OVER, self.patch.box[0] * OVER, self.patch.box[1] * OVER
        path = [(x * q - ox, y * q - oy) for x, y in points]
        self.draw.line(path, fill=(*color, 255), width=max(1, round(width * q)))

    def shadow(self, points: list[Point], dx: float, dy: float) -> None:
        """The shadow of a surface at that height."""
        self.cast.polygon([(x + dx, y + dy) for x, y in points])

    def finish(self) -> None:
        """Lay the shadows, then the houses, onto the land."""
        colors = self.patch.colors
        dark = (70, 84, 104) if colors.snow else (44, 36, 26)
        self.patch.tint(self.patch.blur(self.cast.done(), 1.1), dark, 0.55)
        top = self.image.reduce(OVER)
        self.patch.image.paste(top, (0, 0), top)


def paint_towns(patch: Patch, cells: dict[Cell, Ingredient], *, on_hill: bool = False) -> None:
    """A connected group of built-up hexes."""
    colors = patch.colors
    ground = texture.grown(patch.blur(patch.hexes(list(cells), 4), 3.2), patch.noise.middle, 0.3, 110, 144)
    coat = ImageOps.colorize(patch.noise.fine, shaded(colors.town, 0.92), shaded(colors.town, 1.05))
    patch.lay(coat, ground, 0.16 if on_hill else 0.94)
    lanes = patch.stencil()
    for cell in cells:
        x, y = patch.layout.on_land(cell)
        way = _lane(patch, cell)[0]
        ex, ey = edge_middle(way, 0.98)
        lanes.line([(x - ex, y - ey), (x + ex, y + ey)], 9)
    patch.tint(ImageChops.multiply(lanes.done(), ground), colors.lane, 0.55)
    roofs = Roofs(patch)
    for cell, kind in cells.items():
        x, y = patch.layout.on_land(cell)
        if kind == "castle":
            _castle(roofs, x, y)
            continue
        for house in _rows(patch, cell, free=27 if kind == "church" else 0):
            if on_hill and house.y > y + _BARE:
                continue
            if kind == "ruins":
                _ruin(roofs, house)
            else:
                paint_house(roofs, house)
        if kind == "church":
            _church(roofs, x, y)
    roofs.finish()


def _lane(patch: Patch, cell: Cell) -> tuple[Direction, float]:
    return patch.chance(f"lane{cell}").choice(_LANES)


def _rows(patch: Patch, cell: Cell, free: float) -> list[House]:
    """Houses in four rows along the lane; none in the free middle."""
    x, y = patch.layout.on_land(cell)
    chance = patch.chance(f"town{cell}")
    turn = math.radians(_lane(patch, cell)[1]) + chance.uniform(-0.04, 0.04)
    c, s = math.cos(turn), math.sin(turn)
    houses = []
    for row in (-37.0, -14.5, 14.5, 37.0):
        along = -44 + chance.uniform(0, 5)
        while along < 44:
            length, depth = chance.uniform(15, 21), chance.uniform(12, 14.5)
            across = chance.random() < 0.24
            if across:
                length, depth = depth, length
            u, v = along + length / 2, row + chance.uniform(-1.2, 1.2)
            px, py = u * c - v * s, u * s + v * c
            inside = abs(px) < 42 and abs(px) / 2 + abs(py) * 0.866 < 43.5
            if inside and chance.random() < 0.9 and math.hypot(px, py) >= free:
                houses.append(
                    House(
                        x + px,
                        y + py,
                        max(length, depth),
                        min(length, depth),
                        turn + (math.pi / 2 if across else 0) + chance.uniform(-0.07, 0.07),
                        chance.choice(patch.colors.roofs),
                    )
                )
            along += length + chance.uniform(2.2, 5.5)
    return sorted(houses, key=lambda house: house.y)


def paint_house(roofs: Roofs, house: House, *, chimney: bool = True) -> None:
    """A gabled roof from above; the slope that faces north-west is lit, on the other one snow stays thin."""
    c, s = math.cos(house.turn), math.sin(house.turn)
    w, h = house.length / 2, house.depth / 2
    snow = roofs.patch.colors.snow

    def at(u: float, v: float) -> Point:
        return house.x + u * c - v * s, house.y + u * s + v * c

    outline = [at(-w, -h), at(w, -h), at(w, h), at(-w, h)]
    roofs.shadow(outline, 4.2, 5.0)
    roofs.shadow(outline, 2.1, 2.5)
    lit = (c - s) / 1.414
    upper, lower = shaded(house.roof, 1 + 0.2 * lit), shaded(house.roof, 1 - 0.2 * lit)
    if snow:
        bare, white = mixed(shaded(house.roof, 0.62), (92, 104, 122), 0.25), (250, 251, 251)
        upper, lower = (mixed(upper, white, 0.93), bare) if lit > 0 else (bare, mixed(lower, white, 0.93))
    eaves = (88, 84, 84) if snow else shaded(house.roof, 0.45)
    roofs.polygon(
        [at(-w - 0.8, -h - 0.8), at(w + 0.8, -h - 0.8), at(w + 0.8, h + 0.8), at(-w - 0.8, h + 0.8)], eaves
    )
    roofs.polygon([at(-w, -h), at(w, -h), at(w, 0), at(-w, 0)], upper)
    roofs.polygon([at(-w, 0), at(w, 0), at(w, h), at(-w, h)], lower)
    for n in range(1, int(2 * w / 3.2)):
        u = -w + n * 3.2
        roofs.line([at(u, -h), at(u, 0)], 0.5, shaded(upper, 0.93))
        roofs.line([at(u, 0), at(u, h)], 0.5, shaded(lower, 0.93))
    roofs.line([at(-w, 0), at(w, 0)], 0.9, (255, 255, 255) if snow else shaded(house.roof, 1.34))
    if not chimney:
        return
    u, v = w * 0.5, -h * 0.42
    roofs.polygon(
        [at(u - 1.6, v - 1.6), at(u + 1.6, v - 1.6), at(u + 1.6, v + 1.6), at(u - 1.6, v + 1.6)], (92, 62, 52)
    )
    roofs.polygon(
        [at(u - 0.8, v - 0.8), at(u + 0.8, v - 0.8), at(u + 0.8, v + 0.8), at(u - 0.8, v + 0.8)], (40, 32, 30)
    )


def _ruin(roofs: Roofs, house: House) -> None:
    """Walls without a roof, broken on one side, rubble inside."""
    c, s = math.cos(house.turn), math.sin(house.turn)
    w, h = house.length / 2, house.depth / 2
    colors = roofs.patch.colors

    def at(u: float, v: float) -> Point:
        return house.x + u * c - v * s, house.y + u * s + v * c

    outline = [at(-w, -h), at(w, -h), at(w, h), at(-w, h)]
    roofs.shadow(outline, 2.5, 3)
    roofs.polygon(outline, colors.rubble)
    chance = random.Random(f"{house.x:.1f}{house.y:.1f}")
    for _ in range(6):
        u, v, r = (
            chance.uniform(-w * 0.7, w * 0.8),
            chance.uniform(-h * 0.6, h * 0.7),
            chance.uniform(1.0, 2.0),
        )
        roofs.polygon(
            [at(u - r, v), at(u, v - r), at(u + r, v), at(u, v + r)],
            shaded(colors.wall, chance.uniform(0.62, 0.9)),
        )
    for a, b in (((-w, -h), (w, -h)), ((-w, -h), (-w, h)), ((w, -h), (w, h * 0.1)), ((-w, h), (w * 0.2, h))):
        roofs.line([at(*a), at(*b)], 2.6, shaded(colors.wall, 0.66))
        roofs.line([at(*a), at(*b)], 1.6, shaded(colors.wall, 1.12))


def _church(roofs: Roofs, x: float, y: float) -> None:
    """Nave, transept, and a tower with a pointed spire that throws a long shadow."""
    slate = roofs.patch.colors.slate
    paint_house(roofs, House(x - 6, y + 14, 44, 17, 0.0, slate))
    paint_house(roofs, House(x + 3, y + 14, 34, 15, math.pi / 2, slate))
    # the spire stands where no counter hides it
    tx, ty, r = x - 34, y + 21, 10.5
    roofs.shadow([(tx - r, ty + r), (tx + r, ty - r), (tx + 30, ty + 26)], 0, 0)
    roofs.polygon(
        [
            (tx - r - 1, ty - r - 1),
            (tx + r + 1, ty - r - 1),
            (tx + r + 1, ty + r + 1),
            (tx - r - 1, ty + r + 1),
        ],
        (48, 48, 50),
    )
    faces = (
        ((-r, -r), (r, -r), 1.25),
        ((-r, -r), (-r, r), 1.1),
        ((r, -r), (r, r), 0.8),
        ((-r, r), (r, r), 0.64),
    )
    for a, b, light in faces:
        roofs.polygon(
            [(tx + a[0], ty + a[1]), (tx + b[0], ty + b[1]), (tx, ty)], shaded((120, 126, 134), light)
        )
    gold = (238, 196, 92)
    roofs.line([(tx - 4, ty - 1.5), (tx + 4, ty - 1.5)], 1.8, gold)
    roofs.line([(tx, ty - 5), (tx, ty + 6)], 1.8, gold)


def _castle(roofs: Roofs, x: float, y: float) -> None:
    """Curtain walls with a round tower at each corner, and a keep in the court."""
    colors = roofs.patch.colors
    stone = colors.concrete if not colors.snow else (196, 198, 202)
    places = [(x - 33, y - 17), (x + 33, y - 17), (x + 33, y + 23), (x - 33, y + 23)]
    for a, b in zip(places, places[1:] + places[:1], strict=True):
        wall = thick(a, b, 6.5)
        roofs.shadow(wall, 4, 5)
        roofs.polygon(wall, shaded(stone, 0.5))
        roofs.polygon(thick(a, b, 5.4), shaded(stone, 1.04))
        roofs.line([a, b], 1.2, shaded(stone, 0.72))
    for px, py in places:
        ring = [
            (px + 12 * math.cos(math.tau * n / 20), py + 12 * math.sin(math.tau * n / 20)) for n in range(20)
        ]
        roofs.shadow(ring, 5, 6)
        roofs.polygon(ring, shaded(stone, 0.46))
        for n in range(20):
            nxt = ring[(n + 1) % 20]
            light = 1.0 - 0.28 * ((ring[n][0] - px) + (ring[n][1] - py)) / 17
            roofs.polygon(
                [_nearer(ring[n], (px, py), 0.93), _nearer(nxt, (px, py), 0.93), (px, py)],
                shaded(stone, light),
            )
        roofs.polygon([_nearer(p, (px, py), 0.5) for p in ring], shaded(stone, 0.58))
    paint_house(roofs, House(x, y + 2, 30, 22, 0.0, colors.slate))


def thick(a: Point, b: Point, half: float) -> list[Point]:
    """A line as a surface."""
    far = math.hypot(b[0] - a[0], b[1] - a[1])
    nx, ny = -(b[1] - a[1]) / far * half, (b[0] - a[0]) / far * half
    return [(a[0] + nx, a[1] + ny), (b[0] + nx, b[1] + ny), (b[0] - nx, b[1] - ny), (a[0] - nx, a[1] - ny)]


def _nearer(p: Point, to: Point, share: float) -> Point:
    return to[0] + (p[0] - to[0]) * share, to[1] + (p[1] - to[1]) * share
