"""Marks: each kind has its own shape. What lies under the counters first, then what lies over them."""

from __future__ import annotations

import math
from collections.abc import Sequence

from engine.view import PlayerView, UnitView
from renderer import marks as m
from renderer.canvas import faded
from renderer.layers.stage import Stage
from renderer.layers.units import shown
from renderer.layout import Point
from renderer.sprites import arrows, signs
from renderer.sprites.arrows import Stroke, stroke_of
from renderer.sprites.counters import TAB, counter
from renderer.theme import Color, mixed

#: Nearer than this two counters stand in neighbouring hexes: no room for an arrow.
_TOUCHING = 115.0


def draw_below(stage: Stage, view: PlayerView, marks: Sequence[m.Mark]) -> None:
    """Hexes that light up, ghosts, ways, long attacks, lines of sight."""
    by_hex = {unit.at: unit for unit in view.units}
    for mark in marks:
        if isinstance(mark, m.Destination):
            _light(stage, mark.at, stage.theme.ring, 0.26)
        elif isinstance(mark, m.Orderable):
            _light(stage, mark.at, stage.theme.ring, 0.12)
        elif isinstance(mark, m.RetreatChoice) and len(mark.way) > 1:
            _light(stage, mark.way[-1], stage.theme.retreat, 0.30)
    for mark in marks:
        if isinstance(mark, (m.Moved, m.Retreated)):
            _ghost(stage, mark, by_hex)
    for mark in marks:
        if isinstance(mark, m.Moved):
            _way(stage, mark.way, stage.theme.move, dimmed=mark.dimmed, stroke=stroke_of(mark.general))
        elif isinstance(mark, m.Retreated):
            _way(stage, mark.way, stage.theme.retreat, dimmed=mark.dimmed, stroke="dashed")
        elif isinstance(mark, m.RetreatChoice):
            _way(stage, mark.way, stage.theme.retreat, stop=6)
        elif isinstance(mark, m.Attack) and not _touching(stage, mark):
            _arrow(
                stage,
                _straight(stage, mark.origin, mark.target),
                19,
                stage.theme.attack,
                7,
                dimmed=mark.dimmed,
                stroke=stroke_of(mark.general),
            )


def draw_above(stage: Stage, marks: Sequence[m.Mark]) -> None:
    """Close assaults, plates, dice, losses, medals: what must be seen whole."""
    theme, k, layout = stage.theme, stage.k, stage.layout
    for mark in marks:
        if isinstance(mark, m.SightLine):
            _sight(stage, mark)
        elif isinstance(mark, m.Attack) and _touching(stage, mark):
            _clash(stage, mark)
    for mark in marks:
        if isinstance(mark, (m.Destination, m.Orderable)):
            x, y = layout.center(mark.at)
            stage.put(signs.plate(mark.at, theme.plate, (30, 24, 8), k), x, y - 36)
        elif isinstance(mark, m.RetreatChoice) and mark.way:
            x, y = layout.center(mark.way[-1])
            stage.put(
                signs.plate(mark.way[-1], mixed(theme.retreat, (255, 255, 255), 0.62), (10, 24, 48), k),
                x,
                y - 36,
            )
    for mark in marks:
        if isinstance(mark, m.Attack):
            stage.put(signs.target(theme, k, mark.dice, mark.dimmed), *layout.counter(mark.target))
        elif isinstance(mark, m.TargetDice):
            _target(stage, mark)
    for mark in marks:
        if isinstance(mark, (m.Loss, m.MedalCaptured)):
            _outcome(stage, mark)
    for name, number in _generals(marks).items():
        x, y = layout.counter(name)
        stage.put(signs.general(theme, k, number), x - 29, y + 25)


def _outcome(stage: Stage, mark: m.Loss | m.MedalCaptured) -> None:
    """What it cost, or what was won."""
    theme, k = stage.theme, stage.k
    if isinstance(mark, m.MedalCaptured):
        x, y = stage.layout.center(mark.at)
        stage.put(signs.captured(theme, k), x + 26, y - 24)
        return
    x, y = stage.layout.counter(mark.at)
    off = (0, 0) if mark.eliminated else (30, -30)
    stage.put(signs.loss(theme, k, mark.figures, mark.eliminated, mark.dimmed), x + off[0], y + off[1])


def _generals(marks: Sequence[m.Mark]) -> dict[str, int]:
    """Where a unit stands whose orders a general has drafted: once a hex, however many orders there are."""
    found: dict[str, int] = {}
    for mark in marks:
        if isinstance(mark, (m.Ordered, m.Moved, m.Attack)) and mark.general:
            name = (
                mark.way[-1]
                if isinstance(mark, m.Moved)
                else mark.at
                if isinstance(mark, m.Ordered)
                else mark.origin
            )
            found[name] = mark.general
    return found


def _target(stage: Stage, mark: m.TargetDice) -> None:
    """A target to choose: brackets, the name of its hex on a plate, beside it the dice."""
    x, y = stage.layout.counter(mark.at)
    stage.put(signs.target(stage.theme, stage.k, None), x, y)
    name = signs.plate(mark.at, (255, 255, 255), (96, 10, 6), stage.k)
    stage.put(name, x - (17 if mark.dice is not None else 0), y - 47)
    if mark.dice is not None:
        stage.put(signs.dice_plate(stage.theme, stage.k, mark.dice), x + 27, y - 47)


def ordered_by(marks: Sequence[m.Mark]) -> set[str]:
    """The hexes whose units are marked as ordered."""
    return {mark.at for mark in marks if isinstance(mark, m.Ordered)}


def _light(stage: Stage, name: str, color: Color, strength: float) -> None:
    stage.put(signs.glow(color, strength, stage.k), *stage.layout.center(name))


def _ghost(stage: Stage, mark: m.Moved | m.Retreated, by_hex: dict[str, UnitView]) -> None:
    """A ghost where the unit stood, unless somebody stands there now."""
    unit = mark.ghost or by_hex.get(mark.way[-1])
    if unit is None or mark.way[0] in by_hex or mark.dimmed:
        return
    stage.put(counter(shown(unit, "ghost"), stage.theme, stage.k), *stage.layout.counter(mark.way[0]))


def _way(
    stage: Stage,
    way: tuple[str, ...],
    color: Color,
    *,
    dimmed: bool = False,
    stroke: Stroke = "solid",
    stop: float = 50,
) -> None:
    if len(way) < 2:
        return
    points = [stage.layout.counter(name) for name in way]
    path = arrows.bow(points[0], points[-1], 0.16, 16, stop) if len(way) == 2 else _through(points, stop)
    _arrow(stage, path, 20, color, 8.5, dimmed=dimmed, stroke=stroke)


def _through(points: list[Point], stop: float) -> tuple[Point, ...]:
    """A smooth way through several hexes, clear of the first and the last."""
    ends = [points[0], *points, points[-1]]
    found: list[Point] = []
    for n in range(1, len(ends) - 2):
        a, b, c, d = ends[n - 1 : n + 3]
        for step in range(12):
            t = step / 12
            found.append((_spline(t, a[0], b[0], c[0], d[0]), _spline(t, a[1], b[1], c[1], d[1])))
    found.append(points[-1])
    first, last = points[0], points[-1]
    return tuple(p for p in found if math.dist(p, first) >= 16 and math.dist(p, last) >= stop - 4)


def _spline(t: float, a: float, b: float, c: float, d: float) -> float:
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)


def _arrow(
    stage: Stage, path: tuple[Point, ...], head: float, color: Color, width: float, *,
    dimmed: bool = False, stroke: Stroke = "solid",
) -> None:  # fmt: skip
    if len(path) < 2:
        return
    sprite, (x, y) = arrows.arrow(path, head, color, width, stage.k, stroke)
    if dimmed:
        sprite = sprite.copy()
        sprite.putalpha(faded(sprite.getchannel("A"), 0.5))
    stage.put_corner(sprite, x, y)


def _straight(
    stage: Stage, origin: str, target: str, start: float = 34, stop: float = 62
) -> tuple[Point, ...]:
    return arrows.bow(stage.layout.counter(origin), stage.layout.counter(target), 0.0, start, stop)


def _touching(stage: Stage, mark: m.Attack) -> bool:
    return math.dist(stage.layout.counter(mark.origin), stage.layout.counter(mark.target)) < _TOUCHING


def _clash(stage: Stage, mark: m.Attack) -> None:
    """A chevron on the shared edge, moved along it away from the tabs with the numbers."""
    (x0, y0), (x1, y1) = stage.layout.counter(mark.origin), stage.layout.counter(mark.target)
    far = math.hypot(x1 - x0, y1 - y0)
    nx, ny = -(y1 - y0) / far, (x1 - x0) / far
    mx, my = (x0 + x1) / 2, (y0 + y1) / 2
    tabs = [(x + TAB[0], y + TAB[1]) for x, y in ((x0, y0), (x1, y1))]

    def room(off: float) -> float:
        return min(math.dist((mx + nx * off, my + ny * off), tab) for tab in tabs) - abs(off) * 0.2

    best = max((0.0, 15.0, -15.0), key=room)
    sprite = signs.clash(stage.theme, stage.k, round(math.degrees(math.atan2(y1 - y0, x1 - x0))), mark.dimmed)
    stage.put(sprite, mx + nx * best, my + ny * best)


def _sight(stage: Stage, mark: m.SightLine) -> None:
    """A dashed line from eye to target; where something blocks it, it goes on in red behind the sign."""
    layout, theme = stage.layout, stage.theme
    color: Color = theme.attack if mark.blocked_at else (250, 250, 244)
    path = arrows.bow(layout.center(mark.origin), layout.center(mark.target), 0.0, 34, 34)
    _arrow(stage, path, 0, color, 5.0, stroke="dashed")
    for name in mark.blocked_at:
        _light(stage, name, theme.attack, 0.22)
        stage.put(signs.blocked(theme, stage.k), *layout.center(name))
