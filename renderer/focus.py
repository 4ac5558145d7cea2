"""Where the fight is on a big board: the part that is posted enlarged beside the overview.

A chat shows a picture about 400 by 300 pixels large, and a hex wants 28 of them to be read.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import Final

from engine.types import Side
from engine.view import PlayerView
from renderer import marks as m
from renderer.layout import HEX, Box, Layout, Point, layout_of
from renderer.marks import Mark
from renderer.story import hexes_of

CHAT_WIDTH: Final = 400.0
CHAT_HEIGHT: Final = 300.0
#: The smallest a hex may be in a chat, in pixels.
LEAST: Final = 28.0
#: The largest part that is still readable, and the usual one, in units.
_MOST: Final = (CHAT_WIDTH / LEAST * HEX, CHAT_HEIGHT / LEAST * HEX)
_USUAL: Final = (1000.0, 750.0)
#: Enemies nearer than that face each other, in units: two hexes.
_NEAR: Final = 2.1 * HEX
#: What is looked at first, then second; everything else comes last.
_WEIGHTY: Final = (
    (
        m.Attack,
        m.Fought,
        m.Strike,
        m.Fallen,
        m.TargetDice,
        m.Aim,
        m.Retreated,
        m.RetreatChoice,
        m.Advanced,
        m.Loss,
        m.MedalCaptured,
        m.SightLine,
    ),
    (m.Moved, m.Destination),
)
#: Room around a hex so that its neighbours are seen, too.
_RIM: Final = 123.0


def focus_of(view: PlayerView, marks: Sequence[Mark] = (), bottom: Side | None = None) -> Box | None:
    """The part of a big board where something happens, for `crop`; None where the whole board is readable.

    Battles come before moves, and those before orders; where they do not fit into one part, the most and the latest.
    Without marks, where enemies face each other; where nobody is near anybody the overview says it all: None.
    """
    layout = layout_of(view, bottom)
    if not layout.parts():
        return None
    points = [layout.center(name) for name in _places(marks) if name in layout.by_name]
    points = points or _front(view, layout)
    if not points:
        return None
    return _part_about(layout, points)


#: Parts shown beside the whole of a big board.
MOST_PARTS: Final = 3


def focuses_of(view: PlayerView, marks: Sequence[Mark] = (), bottom: Side | None = None) -> tuple[Box, ...]:
    """The parts of a big board to show enlarged beside the whole, at most three; none where the whole is readable.

    Of a turn those where it was fought; where it was not, those where units moved. At the opening, where nothing has
    happened, all of it.
    """
    layout = layout_of(view, bottom)
    if not layout.parts():
        return ()
    if not marks:
        return tuple(layout.parts().values())
    parts: list[Box] = []
    for kinds in (*_WEIGHTY, (m.Ordered,)):
        names = hexes_of([mark for mark in marks if isinstance(mark, kinds)])
        left = [layout.center(name) for name in names if name in layout.by_name]
        while left := [point for point in left if not any(_well_in(box, point) for box in parts)]:
            if len(parts) == MOST_PARTS:
                return tuple(parts)
            parts.append(_part_about(layout, left))
        if parts:
            break
    return tuple(parts)


def _part_about(layout: Layout, points: Sequence[Point]) -> Box:
    """A readable part with all these points, or with as many as fit."""
    box = layout.around_points(points, *_USUAL)
    if box.width <= _MOST[0] and box.height <= _MOST[1]:
        return box
    return layout.around_points(_thickest(points), *_USUAL)


def _well_in(box: Box, point: Point) -> bool:
    """Whether a hex is seen whole."""
    x, y = point
    return box.left <= x - HEX / 2 and x + HEX / 2 <= box.right and box.top <= y - 58 and y + 58 <= box.bottom


def _places(marks: Sequence[Mark]) -> tuple[str, ...]:
    """The hexes of the weightiest marks."""
    for kinds in _WEIGHTY:
        chosen = [mark for mark in marks if isinstance(mark, kinds)]
        if chosen:
            return hexes_of(chosen)
    return hexes_of(marks)


def _front(view: PlayerView, layout: Layout) -> list[Point]:
    """The places of all units that have an enemy nearby."""
    places = [(unit.side, layout.center(unit.at)) for unit in view.units]
    near: dict[Point, None] = {}
    for (side, a), (other, b) in itertools.combinations(places, 2):
        if side != other and abs(a[0] - b[0]) <= _NEAR and abs(a[1] - b[1]) <= _NEAR:
            near |= {a: None, b: None}
    return list(near)


def _thickest(points: Sequence[Point]) -> list[Point]:
    """As many of the points as fit into one readable part, the later ones weighing more."""
    wide, high = _MOST[0] - 2 * _RIM, _MOST[1] - 2 * _RIM
    best: list[Point] = []
    weight = 0.0
    for x, _ in points:
        for _, y in points:
            inside = [n for n, (px, py) in enumerate(points) if 0 <= px - x <= wide and 0 <= py - y <= high]
            total = sum(1 + n / len(points) for n in inside)
            if total > weight:
                best, weight = [points[n] for n in inside], total
    return best
