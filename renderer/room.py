"""Where badges stand: beside what they tell of, and never over the number of a unit or the name of a hex.

What is drawn and what is tested are the same boxes.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from engine.view import PlayerView
from renderer import marks as m
from renderer.layout import LABEL_RISE, Box, Layout, Point
from renderer.sprites.counters import DISC, SHARE, TAB, TAB_RADIUS, badged

#: The edge of a badge with one sign, and how much wider each further sign makes it.
BADGE: Final = 34.0
FURTHER: Final = 27.0
#: How far from the counter a badge may stand.
_REACHES: Final = (40.0, 47.0, 55.0, 64.0)
_TURNS: Final = tuple(math.radians(15 * n) for n in range(24))
#: Marks that wear a badge, in the order in which they take their places: the first stand nearest.
_BADGED: Final = (m.Fought, m.Strike, m.Attack, m.Loss, m.Fallen, m.MedalCaptured)
#: How far from the counter that it points at the middle of an arrowhead lies.
_HEAD: Final = 50.0
#: Half of what the name of a hex takes, and of a plate with it.
_NAME: Final = (17.0, 8.5)
_PLATE: Final = (25.0, 15.0)
#: The same of the plate of a target with the dice beside it.
_TARGET: Final = (44.0, 18.0)


class Badge(NamedTuple):
    """A badge, its middle and its size in units."""

    mark: m.Mark
    x: float
    y: float
    wide: float
    high: float

    @property
    def box(self) -> Box:
        """What it covers."""
        return box_about(self.x, self.y, self.wide / 2, self.high / 2)


def box_about(x: float, y: float, half_w: float, half_h: float) -> Box:
    """A box by its middle."""
    return Box(x - half_w, y - half_h, x + half_w, y + half_h)


def meet(a: Box, b: Box) -> bool:
    """Whether two boxes share a place."""
    return a.left < b.right and b.left < a.right and a.top < b.bottom and b.top < a.bottom


def names_kept(layout: Layout) -> Iterator[Box]:
    """The names of all hexes."""
    for name in layout.by_name:
        x, y = layout.center(name)
        yield box_about(x, y - LABEL_RISE, *_NAME)


def numbers_kept(layout: Layout, view: PlayerView) -> Iterator[Box]:
    """The tabs with the figures of all units."""
    for unit in view.units:
        yield number_box(layout, unit.at)


def number_box(layout: Layout, at: str) -> Box:
    """The tab with the figures of a unit there."""
    x, y = layout.counter(at)
    return box_about(x + TAB[0], y + TAB[1], TAB_RADIUS, TAB_RADIUS)


def badges_of(layout: Layout, view: PlayerView, marks: Sequence[m.Mark], part: Box) -> list[Badge]:
    """All badges of these marks, each where it has room inside the part that is shown."""
    wearing: list[m.Mark] = [mark for kind in _BADGED for mark in marks if isinstance(mark, kind)]
    wearing += [m.Ordered(at, general=number) for at, number in generals_of(marks).items()]
    room = _Room(layout, view, marks, part) if wearing else None
    standing = {unit.at for unit in view.units}
    placed = []
    for mark in wearing:
        at = place_of(mark)
        if room is None or at not in layout.by_name or (isinstance(mark, m.Attack) and mark.dice is None):
            continue
        if isinstance(mark, m.Fallen) and at not in standing:
            # the fallen unit itself lies there
            continue
        if isinstance(mark, m.Loss) and mark.eliminated and at not in standing:
            placed.append(Badge(mark, *layout.counter(at), *_size(mark)))
            continue
        placed.append(room.take(mark, at))
    return placed


def place_of(mark: m.Mark) -> str:
    """The hex at which the badge of a mark stands."""
    if isinstance(mark, (m.Fought, m.Attack)):
        return mark.target
    if isinstance(mark, (m.Strike, m.Loss, m.Fallen, m.MedalCaptured, m.Ordered)):
        return mark.at
    raise TypeError(f"no badge for {mark}")


def generals_of(marks: Iterable[m.Mark]) -> dict[str, int]:
    """Where a unit stands whose orders a general has drafted: once a hex, however many orders there are."""
    generals: dict[str, int] = {}
    for mark in marks:
        if isinstance(mark, (m.Ordered, m.Moved, m.Attack)) and mark.general:
            name = (
                mark.way[-1]
                if isinstance(mark, m.Moved)
                else mark.at
                if isinstance(mark, m.Ordered)
                else mark.origin
            )
            generals[name] = mark.general
    return generals


def signs_of(mark: m.Fought | m.Strike) -> int:
    """How many signs stand in the badge of a roll: where it came from, hits or a miss, a flag."""
    hits = 1 if mark.hits or not mark.flags else 0
    return isinstance(mark, m.Strike) + hits + bool(mark.flags)


def _size(mark: m.Mark) -> tuple[float, float]:
    if isinstance(mark, (m.Fought, m.Strike)):
        return BADGE + FURTHER * (signs_of(mark) - 1), BADGE
    if isinstance(mark, m.MedalCaptured):
        return 46.0, 46.0
    return BADGE + 4, BADGE + 4


class _Room:
    """What is taken already, and what is better left free."""

    def __init__(self, layout: Layout, view: PlayerView, marks: Sequence[m.Mark], part: Box) -> None:
        self._layout: Final = layout
        self._part: Final = part
        self._taken: Final = [
            *names_kept(layout), *numbers_kept(layout, view), *plates_kept(layout, view, marks),
        ]  # fmt: skip
        self._counters: Final = [layout.counter(unit.at) for unit in view.units]
        self._better_free: Final = [*_medals(layout, view), *_signs(layout, view)]
        self._ways: Final = list(_ways(layout, marks))
        self._heads: Final = list(_heads(layout, marks))

    def take(self, mark: m.Mark, at: str) -> Badge:
        """The best place for the badge of a mark; it is taken from now on."""
        x, y = self._layout.counter(at)
        wide, high = _size(mark)
        wish = _wish(self._layout, mark, (x, y))
        best: tuple[float, Point] | None = None
        for reach in _REACHES:
            for turn in _TURNS:
                # a broad badge keeps as far from the middle of the counter as a narrow one
                far = reach + abs(math.cos(turn)) * (wide - BADGE) / 2
                point = (x + far * math.cos(turn), y + far * math.sin(turn))
                most = math.inf if best is None else best[0]
                cost = self._cost(box_about(*point, wide / 2, high / 2), point, wish, most)
                if cost < most:
                    best = (cost, point)
        assert best is not None
        badge = Badge(mark, *best[1], wide, high)
        self._taken.append(badge.box)
        return badge

    def _cost(self, box: Box, point: Point, wish: Point, most: float) -> float:
        """What speaks against a place; from `most` on it does not matter how much it is."""
        cost = math.dist(point, wish)
        part = self._part
        if box.left < part.left or box.top < part.top or box.right > part.right or box.bottom > part.bottom:
            cost += 2000
        if cost >= most:
            return cost
        cost += 1000 * sum(meet(box, one) for one in self._taken)
        cost += 24 * sum(meet(box, one) for one in self._better_free)
        if cost >= most:
            return cost
        body = DISC * SHARE + min(box.width, box.height) / 2
        cost += sum(max(0.0, body - math.dist(point, one)) for one in self._counters)
        # Where a way leads says its head.
        for points, price in ((self._ways, 7), (self._heads, 45)):
            for x, y in points:
                if box.left - 4 < x < box.right + 4 and box.top - 4 < y < box.bottom + 4:
                    cost += price
        return cost


def _wish(layout: Layout, mark: m.Mark, at: Point) -> Point:
    """Where a badge would stand best: a battle's on the attacker's side, others where they always do."""
    x, y = at
    if isinstance(mark, (m.Fought, m.Attack)):
        ox, oy = layout.counter(mark.origin)
        far = math.dist((x, y), (ox, oy)) or 1.0
        return x + (ox - x) / far * 44, y + (oy - y) / far * 44
    if isinstance(mark, (m.Fallen, m.Ordered)):
        return x - 30, y + 26
    return x + 34, y - 28


def target_plate(layout: Layout, view: PlayerView, at: str) -> Point:
    """Where the plate of a target is centred: lower, and to the right, below the number of a unit that stands there."""
    x, y = layout.counter(at)
    y -= 47
    plate = box_about(x + 4, y, *_TARGET)
    if any(meet(plate, number_box(layout, unit.at)) for unit in view.units if unit.at != at):
        return x + 12, y + 7
    return x, y


def plates_kept(layout: Layout, view: PlayerView, marks: Sequence[m.Mark]) -> Iterator[Box]:
    """Plates with names that may be chosen, and the dice beside them."""
    for mark in marks:
        if isinstance(mark, (m.Destination, m.Orderable)):
            x, y = layout.center(mark.at)
            yield box_about(x, y - 36, *_PLATE)
        elif isinstance(mark, m.RetreatChoice) and mark.way:
            x, y = layout.center(mark.way[-1])
            yield box_about(x, y - 36, *_PLATE)
        elif isinstance(mark, m.TargetDice):
            x, y = target_plate(layout, view, mark.at)
            yield box_about(x + 4, y, *_TARGET)


def _medals(layout: Layout, view: PlayerView) -> Iterator[Box]:
    crowded = {unit.at for unit in view.units if badged(unit.kind)}
    for medal in view.medals:
        for name in medal.at if medal.kind != "exit" else ():
            x, y = layout.center(name)
            dx, dy = (45, -3) if name in crowded else (31, -26)
            yield box_about(x + dx, y + dy, 15, 15)


def _signs(layout: Layout, view: PlayerView) -> Iterator[Box]:
    """Numbers of mines and smoke, in the lower left corner."""
    for spot in view.hexes:
        if spot.markers:
            x, y = layout.center(spot.name)
            yield box_about(x - 31, y + 28, 16, 16)


def _heads(layout: Layout, marks: Sequence[m.Mark]) -> Iterator[Point]:
    """The middles of the arrowheads of units that went back, or took ground."""
    for mark in marks:
        if isinstance(mark, (m.Retreated, m.Advanced)) and len(mark.way) > 1:
            (ax, ay), (bx, by) = (layout.counter(name) for name in mark.way[-2:])
            far = math.dist((ax, ay), (bx, by)) or 1.0
            yield bx - (bx - ax) / far * _HEAD, by - (by - ay) / far * _HEAD


def _ways(layout: Layout, marks: Sequence[m.Mark]) -> Iterator[Point]:
    """Points of the ways units went, and of shots, every few units."""
    for mark in marks:
        if isinstance(mark, (m.Moved, m.Retreated, m.Advanced)):
            way: Sequence[str] = mark.way
        elif isinstance(mark, (m.Fought, m.Attack)):
            way = (mark.origin, mark.target)
        else:
            continue
        points = [layout.counter(name) for name in way if name in layout.by_name]
        for (ax, ay), (bx, by) in itertools.pairwise(points):
            for n in range(3, 10):
                yield ax + (bx - ax) * n / 12, ay + (by - ay) * n / 12
