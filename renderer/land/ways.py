"""Roads and railroads."""

from __future__ import annotations

import itertools
import math

from renderer.land.patch import Patch
from renderer.land.paths import Course
from renderer.layout import Point


def paint_roads(patch: Patch, courses: list[Course]) -> None:
    """Country roads with an edge and two wheel tracks."""
    colors = patch.colors
    cast, edge, top, tracks = patch.stencil(1), patch.stencil(), patch.stencil(), patch.stencil()
    for course in courses:
        for path in course.paths:
            cast.line(path, 17)
            edge.line(path, 16)
            top.line(path, 12.4)
            for off in (-2.6, 2.6):
                tracks.line(beside(path, off), 0.9)
    patch.tint(patch.shift(patch.blur(cast.done(), 1.2), 1.4, 1.8), (50, 46, 30), 0.35)
    patch.tint(edge.done(), colors.road_edge)
    patch.lay(patch.grainy(patch.noise.fine, colors.road, 0.95, 1.04), top.done())
    patch.tint(tracks.done(), colors.road_edge, 0.4)


def paint_rails(patch: Patch, courses: list[Course]) -> None:
    """Ballast, ties at an even pitch, and two rails that catch the light."""
    colors = patch.colors
    ballast, ties, rails = patch.stencil(1), patch.stencil(), patch.stencil()
    for course in courses:
        for path in course.paths:
            ballast.line(path, 16)
            for (x, y), (nx, ny) in along(path, 7.1):
                ties.line([(x - nx * 7.4, y - ny * 7.4), (x + nx * 7.4, y + ny * 7.4)], 2.8, round_ends=False)
            for off in (-3.9, 3.9):
                rails.line(beside(path, off), 1.7)
    patch.tint(patch.blur(ballast.done(), 1), colors.ballast, 0.85)
    patch.tint(ties.done(), colors.tie)
    line = rails.done()
    patch.tint(patch.shift(line, 0.8, 1.0), (48, 46, 44))
    patch.tint(line, colors.rail)


def beside(path: list[Point], off: float) -> list[Point]:
    """A line at a distance beside another one."""
    points = []
    for n, (x, y) in enumerate(path):
        x1, y1 = path[max(0, n - 1)]
        x2, y2 = path[min(len(path) - 1, n + 1)]
        far = math.hypot(x2 - x1, y2 - y1) or 1
        points.append((x - (y2 - y1) / far * off, y + (x2 - x1) / far * off))
    return points


def along(path: list[Point], pitch: float) -> list[tuple[Point, Point]]:
    """Points at an even pitch along a line, each with the direction across it."""
    stations: list[tuple[Point, Point]] = []
    left = pitch / 2
    for (x1, y1), (x2, y2) in itertools.pairwise(path):
        far = math.hypot(x2 - x1, y2 - y1)
        while far and left <= far:
            t = left / far
            stations.append(((x1 + (x2 - x1) * t, y1 + (y2 - y1) * t), (-(y2 - y1) / far, (x2 - x1) / far)))
            left += pitch
        left -= far
    return stations
