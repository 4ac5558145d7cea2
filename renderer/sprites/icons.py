"""Icons of the battle dice and of the cards that order no section."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import Final

from renderer.sprites import engines, soldiers
from renderer.sprites.pen import Pen


def plane(pen: Pen) -> None:
    """A fighter from above."""
    pen.line(11, (50, 8), (50, 88))
    pen.shape((45, 34), (4, 50), (3, 58), (46, 54), (54, 54), (97, 58), (96, 50), (55, 34))
    pen.shape((46, 78), (30, 87), (30, 92), (50, 90), (70, 92), (70, 87), (54, 78))
    pen.line(3.2, (40, 6), (60, 6))


def grenade(pen: Pen) -> None:
    """A grooved grenade with lever and ring."""
    pen.disc(48, 62, 27, ry=31)
    for y in (48, 62, 76):
        pen.line(2.6, (24, y), (72, y), ink=pen.cut, round_ends=False)
    for x in (36, 48, 60):
        pen.line(2.6, (x, 34), (x, 91), ink=pen.cut, round_ends=False)
    pen.bar(38, 18, 58, 34, 3)
    pen.line(7, (50, 18), (70, 18), (84, 44))
    pen.disc(30, 20, 9)
    pen.disc(30, 20, 5, pen.cut)


def flag(pen: Pen) -> None:
    """A plain flag in the wind."""
    pen.line(6.5, (24, 8), (24, 94))
    wave = [(26 + n * 5.2, 5.5 * math.sin(n / 10 * math.tau)) for n in range(11)]
    pen.shape(*((x, 14 + y) for x, y in wave), *((x, 56 + y) for x, y in reversed(wave)))


def star_icon(pen: Pen) -> None:
    """A five-pointed star."""
    points = []
    for n in range(10):
        turn = math.radians(-90 + 36 * n)
        far = 50 if n % 2 == 0 else 21
        points.append((50 + far * math.cos(turn), 54 + far * math.sin(turn)))
    pen.shape(*points)


def shells(pen: Pen) -> None:
    """Three shells falling."""
    for x, y in ((20, 40), (50, 58), (80, 34)):
        pen.shape((x - 9, y + 10), (x - 9, y - 20), (x + 9, y - 20), (x + 9, y + 10), (x, y + 32))
        pen.line(3.4, (x - 6, y - 26), (x - 6, y - 34))
        pen.line(3.4, (x + 6, y - 26), (x + 6, y - 34))


def cross(pen: Pen) -> None:
    """A medic's plain cross in a disc, with a spanner across."""
    pen.disc(50, 50, 44)
    pen.bar(42, 20, 58, 80, 2, pen.cut)
    pen.bar(20, 42, 80, 58, 2, pen.cut)


def clash_icon(pen: Pen) -> None:
    """Two bayonets crossed."""
    for sign in (-1, 1):
        pen.line(6.5, (50 - 40 * sign, 90), (50 + 34 * sign, 16))
        pen.line(3.0, (50 + 34 * sign, 16), (50 + 42 * sign, 6))
        pen.line(8.5, (50 - 46 * sign, 98), (50 - 30 * sign, 78))


def fire(pen: Pen) -> None:
    """A muzzle that flashes."""
    pen.line(10, (2, 62), (56, 48))
    pen.line(14, (2, 64), (20, 58))
    for turn in range(-60, 61, 24):
        c, s = math.cos(math.radians(turn - 14)), math.sin(math.radians(turn - 14))
        pen.line(5, (64 + 6 * c, 46 + 6 * s), (64 + 32 * c, 46 + 32 * s))


def arrows(pen: Pen) -> None:
    """Two arrows that turn back on each other."""
    for sign, y in ((1, 34), (-1, 70)):
        pen.line(9, (50 - 34 * sign, y), (50 + 22 * sign, y))
        pen.shape((50 + 18 * sign, y - 17), (50 + 46 * sign, y), (50 + 18 * sign, y + 17))


def infiltrator(pen: Pen) -> None:
    """A dotted way round a post."""
    for n in range(7):
        turn = math.radians(200 + 26 * n)
        pen.disc(46 + 38 * math.cos(turn), 60 + 36 * math.sin(turn), 5)
    pen.shape((74, 62), (98, 62), (85, 88))
    pen.bar(38, 46, 54, 92, 3)


def bags(pen: Pen) -> None:
    """A wall of sandbags."""
    for y, places in ((84, (14, 38, 62, 86)), (66, (26, 50, 74)), (48, (38, 62))):
        for x in places:
            pen.bar(x - 11.5, y - 8, x + 11.5, y + 8, 7)


def orders(pen: Pen) -> None:
    """An order sheet with a seal."""
    pen.bar(18, 6, 82, 96, 6)
    for y in (24, 38, 52):
        pen.line(5, (30, y), (70, y), ink=pen.cut)
    pen.disc(64, 76, 11, pen.cut)
    pen.disc(64, 76, 6.5)


def boots(pen: Pen) -> None:
    """Footprints on the march."""
    for x, y in ((30, 70), (64, 36)):
        pen.disc(x, y, 13, ry=20)
        pen.bar(x - 10, y + 22, x + 10, y + 34, 5)


def snow(pen: Pen) -> None:
    """A snow crystal."""
    for n in range(3):
        c, s = math.cos(math.radians(60 * n)), math.sin(math.radians(60 * n))
        pen.line(6, (50 - 42 * c, 52 - 42 * s), (50 + 42 * c, 52 + 42 * s))
        for sign in (-1, 1):
            x, y = 50 + 26 * c * sign, 52 + 26 * s * sign
            for turn in (-50, 50):
                a = math.radians(60 * n + (0 if sign > 0 else 180) + turn)
                pen.line(4, (x, y), (x + 15 * math.cos(a), y + 15 * math.sin(a)))


ICONS: Final[Mapping[str, Callable[[Pen], None]]] = {
    "infantry": soldiers.infantry,
    "armor": engines.tank,
    "artillery": engines.gun,
    "grenade": grenade,
    "star": star_icon,
    "flag": flag,
    "plane": plane,
    "shells": shells,
    "cross": cross,
    "clash": clash_icon,
    "fire": fire,
    "arrows": arrows,
    "infiltrator": infiltrator,
    "bags": bags,
    "orders": orders,
    "boots": boots,
    "snow": snow,
}
