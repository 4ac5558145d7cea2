"""What a turn brought: strikes, ways back, ground taken, the fallen, and a badge for every roll.

What lies under the counters comes first. Ways between two counters that stand side by side lie over them, and then
the numbers of the units and the names of the hexes are drawn again: nothing covers those.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterable, Sequence

from PIL import Image, ImageOps

from engine.view import PlayerView, UnitView
from renderer import marks as m
from renderer.canvas import faded, label
from renderer.layers.base import name_inks
from renderer.layers.courses import Obstacles, course_of
from renderer.layers.stage import Stage
from renderer.layers.units import shown
from renderer.layout import LABEL_RISE, Point
from renderer.room import Badge, badges_of, box_about, meet, number_box, plates_kept
from renderer.sprites import arrows, results, signs
from renderer.sprites.arrows import Stroke
from renderer.sprites.counters import TAB, counter, tab
from renderer.theme import Color

#: Nearer than this two counters stand in neighbouring hexes.
TOUCHING = 115.0
#: Two shots against each other run so far beside the straight line.
_BESIDE = 9.0


def draw_below(stage: Stage, view: PlayerView, marks: Sequence[m.Mark]) -> None:
    """Strikes, the fallen where nobody stands now, shots from afar."""
    standing = {unit.at for unit in view.units}
    for mark in marks:
        if isinstance(mark, m.Strike):
            stage.put(results.crater(stage.theme, stage.k), *stage.layout.counter(mark.at))
        elif isinstance(mark, m.Fallen) and mark.at not in standing:
            _fallen(stage, mark)
        elif isinstance(mark, m.Advanced) and mark.ghost is not None and mark.way[0] not in standing:
            ghost = counter(shown(mark.ghost, "ghost"), stage.theme, stage.k)
            stage.put(ghost, *stage.layout.counter(mark.way[0]))
    for shot in _shots(marks):
        if not touching(stage, shot.origin, shot.target):
            draw_way(stage, _shot_path(stage, shot, marks, 30, 46), 21, stage.theme.attack, 8)


def draw_above(stage: Stage, view: PlayerView, marks: Sequence[m.Mark]) -> None:
    """Ways and shots between neighbours, then numbers and names again, then the badges."""
    theme = stage.theme
    standing = {unit.at for unit in view.units}
    for shot in _shots(marks):
        if touching(stage, shot.origin, shot.target):
            draw_way(stage, _shot_path(stage, shot, marks, 27, 38), 20, theme.attack, 9)
    for mark in marks:
        if isinstance(mark, m.Advanced) and len(mark.way) > 1:
            draw_way(stage, _short(stage, mark.way), 24, theme.move, 11)
        elif isinstance(mark, m.Retreated) and len(mark.way) > 1 and mark.way[0] in standing:
            # somebody stands where it fled from: under his counter the way could not be seen
            draw_way(stage, _short(stage, mark.way[:2]), 24, theme.retreat, 10)
    _numbers_and_names(stage, view, marks)
    for badge in badges_of(stage.layout, view, marks, stage.part):
        _badge(stage, badge)


def _badge(stage: Stage, badge: Badge) -> None:
    theme, k, mark = stage.theme, stage.k, badge.mark
    sprite: Image.Image | None = None
    match mark:
        case m.Fought():
            sprite = results.result(theme, k, mark.hits, mark.flags)
        case m.Strike():
            sprite = results.result(theme, k, mark.hits, mark.flags, mark.by)
        case m.Attack(dice=int(dice)):
            sprite = signs.dice_plate(theme, k, dice, mark.dimmed)
        case m.Loss():
            sprite = signs.loss(theme, k, mark.figures, mark.eliminated, mark.dimmed)
        case m.Fallen():
            sprite = results.fallen_badge(theme, k)
        case m.MedalCaptured():
            sprite = signs.captured(theme, k)
        case m.Ordered():
            sprite = signs.general(theme, k, mark.general)
    if sprite is not None:
        stage.put(sprite, badge.x, badge.y)


def _fallen(stage: Stage, mark: m.Fallen) -> None:
    """The counter as a grey shade, struck out."""
    x, y = stage.layout.counter(mark.at)
    if mark.unit is not None:
        sprite = counter(shown(mark.unit), stage.theme, stage.k)
        grey = ImageOps.grayscale(sprite.convert("RGB")).convert("RGBA")
        grey.putalpha(faded(sprite.getchannel("A"), 0.62))
        stage.put(grey, x, y)
    stage.put(results.fallen(stage.theme, stage.k), x, y)


def draw_way(
    stage: Stage, path: tuple[Point, ...], head: float, color: Color, width: float, *,
    dimmed: bool = False, stroke: Stroke = "solid",
) -> None:  # fmt: skip
    """An arrow along a path."""
    if len(path) < 2:
        return
    sprite, (x, y) = arrows.arrow(path, head, color, width, stage.k, stroke)
    if dimmed:
        sprite = sprite.copy()
        sprite.putalpha(faded(sprite.getchannel("A"), 0.5))
    stage.put_corner(sprite, x, y)


def touching(stage: Stage, a: str, b: str) -> bool:
    """Whether two hexes are neighbours."""
    return math.dist(stage.layout.counter(a), stage.layout.counter(b)) < TOUCHING


def _shots(marks: Iterable[m.Mark]) -> list[m.Fought]:
    """Every pair of hexes once, however often they fought."""
    fights = {(mark.origin, mark.target): mark for mark in marks if isinstance(mark, m.Fought)}
    return list(fights.values())


def _shot_path(
    stage: Stage, shot: m.Fought, marks: Sequence[m.Mark], start: float, stop: float
) -> tuple[Point, ...]:
    a, b = stage.layout.counter(shot.origin), stage.layout.counter(shot.target)
    back = any(
        isinstance(one, m.Fought) and one.origin == shot.target and one.target == shot.origin for one in marks
    )
    if back:
        far = math.dist(a, b) or 1.0
        nx, ny = -(b[1] - a[1]) / far * _BESIDE, (b[0] - a[0]) / far * _BESIDE
        a, b = (a[0] + nx, a[1] + ny), (b[0] + nx, b[1] + ny)
    return arrows.bow(a, b, 0.0, start, stop)


def _short(stage: Stage, way: Sequence[str]) -> tuple[Point, ...]:
    """Between two counters side by side: from rim to rim."""
    return arrows.bow(stage.layout.counter(way[0]), stage.layout.counter(way[-1]), 0.0, 30, 38)


def _numbers_and_names(stage: Stage, view: PlayerView, marks: Sequence[m.Mark]) -> None:
    """Those that a way may have crossed, once more."""
    layout, crossed = stage.layout, list(_crossing(stage, view, marks))
    if not crossed:
        return
    for unit in view.units:
        x, y = layout.counter(unit.at)
        if any(math.dist((x + TAB[0], y + TAB[1]), point) < 30 for point in crossed):
            stage.put(_tab(stage, unit), x + TAB[0], y + TAB[1])
    ink, halo = name_inks(dark=True)
    for name in layout.by_name:
        x, y = layout.center(name)
        box = box_about(x, y - LABEL_RISE, 30, 22)
        if any(box.left < px < box.right and box.top < py < box.bottom for px, py in crossed):
            size, stroke = stage.pixels(20), max(1, stage.pixels(2.4))
            stage.put(label(name, "figures", size, ink, stroke, halo, 1.3 * stage.k, 1.25), x, y - LABEL_RISE)


def numbers_over_plates(stage: Stage, view: PlayerView, marks: Sequence[m.Mark]) -> None:
    """Those that a plate would cover a corner of, once more: a number is never hidden, a corner of a plate may be."""
    plates = [*plates_kept(stage.layout, view, marks)]
    for unit in view.units:
        box = number_box(stage.layout, unit.at)
        if any(meet(box, plate) for plate in plates):
            x, y = stage.layout.counter(unit.at)
            stage.put(_tab(stage, unit), x + TAB[0], y + TAB[1])


def _tab(stage: Stage, unit: UnitView) -> Image.Image:
    return tab(unit.side, unit.figures, unit.full, stage.theme, stage.k)


def _crossing(stage: Stage, view: PlayerView, marks: Sequence[m.Mark]) -> Iterable[Point]:
    """Points of all ways over the board, every few units."""
    among = Obstacles.of(stage.layout, view, marks)
    for mark in marks:
        ways: tuple[str, ...] = ()
        if isinstance(mark, (m.Moved, m.Retreated, m.RetreatChoice)):
            yield from course_of(stage.layout, mark.way, among)
        if isinstance(mark, (m.Retreated, m.Advanced)):
            ways = mark.way
        elif isinstance(mark, (m.Fought, m.Attack, m.Aim)):
            ways = (mark.origin, mark.target)
        points = [stage.layout.counter(name) for name in ways]
        for (ax, ay), (bx, by) in itertools.pairwise(points):
            steps = max(2, round(math.dist((ax, ay), (bx, by)) / 12))
            for n in range(1, steps):
                yield ax + (bx - ax) * n / steps, ay + (by - ay) * n / steps
