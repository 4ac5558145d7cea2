"""The lines along which ways are drawn: through the hexes of a way, or, where only its ends are known, in a bow round
the counters and plates between them."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from engine.view import PlayerView
from renderer import marks as m
from renderer.layout import Box, Layout, Point
from renderer.room import meet, plates_kept
from renderer.sprites.arrows import bow

#: How far in the middle a bow may stand off the straight line, in units; the usual one is the first choice.
_USUAL = 0.16
_OFFSETS = (28.0, -28.0, 44.0, -44.0, 60.0, -60.0)
#: Nearer to the middle of a counter than this a way is hidden, or hides.
_NEAR = 40.0


class Obstacles(NamedTuple):
    """What a way would disappear under."""

    counters: tuple[tuple[str, Point], ...]
    plates: tuple[Box, ...]

    @classmethod
    def of(cls, layout: Layout, view: PlayerView, marks: Sequence[m.Mark]) -> Obstacles:
        """Those of a picture."""
        counters = tuple([(unit.at, layout.counter(unit.at)) for unit in view.units])
        return cls(counters, tuple(plates_kept(layout, view, marks)))


def course_of(layout: Layout, way: Sequence[str], among: Obstacles, *, stop: float = 42) -> tuple[Point, ...]:
    """The line of a way, clear of its first and its last hex."""
    points = [layout.counter(name) for name in way]
    if len(points) < 2:
        return ()
    if len(points) > 2:
        return _through(points, stop)
    a, b = points
    counters, plates = _between(among, way, a, b)
    best = bow(a, b, _USUAL, 16, stop)
    least = _hidden(best, counters, plates)
    far = math.dist(a, b) or 1.0
    for bend in (-_USUAL, *(2 * off / far for off in _OFFSETS)):
        if not least:
            break
        line = bow(a, b, bend, 16, stop)
        # a wide bow must be worth it
        cost = _hidden(line, counters, plates) + abs(bend)
        if cost < least:
            best, least = line, cost
    return best


def _between(among: Obstacles, way: Sequence[str], a: Point, b: Point) -> tuple[list[Point], list[Box]]:
    """The obstacles that a bow from a to b could meet."""
    reach = Box(min(a[0], b[0]) - 100, min(a[1], b[1]) - 100, max(a[0], b[0]) + 100, max(a[1], b[1]) + 100)
    counters = [
        (x, y) for at, (x, y) in among.counters
        if at not in (way[0], way[-1]) and reach.left < x < reach.right and reach.top < y < reach.bottom
    ]  # fmt: skip
    return counters, [box for box in among.plates if meet(box, reach)]


def _hidden(line: Sequence[Point], counters: Sequence[Point], plates: Sequence[Box]) -> float:
    """How much of a line lies under something."""
    cost = 0.0
    for x, y in line[::3]:
        cost += sum(math.dist((x, y), one) < _NEAR for one in counters)
        cost += 0.7 * sum(
            box.left - 4 < x < box.right + 4 and box.top - 4 < y < box.bottom + 4 for box in plates
        )
    return cost


def _through(points: list[Point], stop: float) -> tuple[Point, ...]:
    """A smooth way through several hexes, clear of the first and the last."""
    ends = [points[0], *points, points[-1]]
    course: list[Point] = []
    for n in range(1, len(ends) - 2):
        a, b, c, d = ends[n - 1 : n + 3]
        for step in range(12):
            t = step / 12
            course.append((_spline(t, a[0], b[0], c[0], d[0]), _spline(t, a[1], b[1], c[1], d[1])))
    course.append(points[-1])
    first, last = points[0], points[-1]
    return tuple(p for p in course if math.dist(p, first) >= 16 and math.dist(p, last) >= stop - 4)


def _spline(t: float, a: float, b: float, c: float, d: float) -> float:
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)
