"""Marks: each kind has its own shape. What lies under the counters first, then what lies over them."""

from __future__ import annotations

from collections.abc import Sequence

from engine.view import PlayerView, UnitView
from renderer import marks as m
from renderer.layers import happened
from renderer.layers.courses import Obstacles, course_of
from renderer.layers.stage import Stage
from renderer.layers.units import shown
from renderer.layout import Point
from renderer.room import target_plate
from renderer.sprites import arrows, signs
from renderer.sprites.arrows import Stroke, stroke_of
from renderer.sprites.counters import counter
from renderer.theme import Color, mixed


def draw_lights(stage: Stage, marks: Sequence[m.Mark]) -> None:
    """Hexes that light up: ground, below all that stands on it."""
    for mark in marks:
        if isinstance(mark, m.Destination):
            _light(stage, mark.at, stage.theme.ring, 0.26)
        elif isinstance(mark, m.Orderable):
            _light(stage, mark.at, stage.theme.ring, 0.12)
        elif isinstance(mark, m.RetreatChoice) and len(mark.way) > 1:
            _light(stage, mark.way[-1], stage.theme.retreat, 0.30)


def draw_below(stage: Stage, view: PlayerView, marks: Sequence[m.Mark]) -> None:
    """Ghosts, ways, long attacks, lines of sight."""
    by_hex = {unit.at: unit for unit in view.units}
    happened.draw_below(stage, view, marks)
    for mark in marks:
        if isinstance(mark, (m.Moved, m.Retreated)):
            _ghost(stage, mark, by_hex)
    among = Obstacles.of(stage.layout, view, marks)
    # on ground that glows in the colour of moves the plan is drawn in another one
    glows = any(isinstance(mark, m.Destination) for mark in marks)
    move = stage.theme.paper if glows else stage.theme.move
    for mark in marks:
        if isinstance(mark, m.Moved):
            _way(stage, mark.way, move, among, dimmed=mark.dimmed, stroke=stroke_of(mark.general))
        elif isinstance(mark, m.Retreated):
            _way(stage, mark.way, stage.theme.retreat, among, dimmed=mark.dimmed, stroke="dashed")
        elif isinstance(mark, m.RetreatChoice):
            _way(stage, mark.way, stage.theme.retreat, among, stop=6)
        elif isinstance(mark, m.Aim):
            _aim(stage, mark)
        elif isinstance(mark, m.Attack) and not happened.touching(stage, mark.origin, mark.target):
            happened.draw_way(
                stage,
                _straight(stage, mark.origin, mark.target),
                19,
                stage.theme.attack,
                7,
                dimmed=mark.dimmed,
                stroke=stroke_of(mark.general),
            )


def draw_above(stage: Stage, view: PlayerView, marks: Sequence[m.Mark]) -> None:
    """Close assaults, plates, dice, losses, medals: what must be seen whole."""
    theme, k, layout = stage.theme, stage.k, stage.layout
    for mark in marks:
        if isinstance(mark, m.SightLine):
            _sight(stage, mark)
        elif isinstance(mark, m.Attack):
            if happened.touching(stage, mark.origin, mark.target):
                _clash(stage, mark)
            stage.put(signs.target(theme, k, mark.dimmed), *layout.counter(mark.target))
    happened.draw_above(stage, view, marks)
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
        elif isinstance(mark, m.TargetDice):
            _target(stage, view, mark)
    happened.numbers_over_plates(stage, view, marks)


def _target(stage: Stage, view: PlayerView, mark: m.TargetDice) -> None:
    """A target to choose: brackets, the name of its hex on a plate, beside it the dice."""
    stage.put(signs.target(stage.theme, stage.k), *stage.layout.counter(mark.at))
    x, y = target_plate(stage.layout, view, mark.at)
    name = signs.plate(mark.at, (255, 255, 255), (96, 10, 6), stage.k)
    stage.put(name, x - (17 if mark.dice is not None else 0), y)
    if mark.dice is not None:
        stage.put(signs.dice_plate(stage.theme, stage.k, mark.dice), x + 27, y)


def ordered_by(marks: Sequence[m.Mark]) -> set[str]:
    """The hexes whose units are marked as ordered."""
    return {mark.at for mark in marks if isinstance(mark, m.Ordered)}


def lit_by(marks: Sequence[m.Mark]) -> set[str]:
    """The hexes that light up."""
    return {mark.at for mark in marks if isinstance(mark, (m.Destination, m.Orderable))}


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
    among: Obstacles,
    *,
    dimmed: bool = False,
    stroke: Stroke = "solid",
    stop: float = 42,
) -> None:
    path = course_of(stage.layout, way, among, stop=stop)
    happened.draw_way(stage, path, 20, color, 8.5, dimmed=dimmed, stroke=stroke)


def _straight(
    stage: Stage, origin: str, target: str, start: float = 34, stop: float = 62
) -> tuple[Point, ...]:
    return arrows.bow(stage.layout.counter(origin), stage.layout.counter(target), 0.0, start, stop)


def _aim(stage: Stage, mark: m.Aim) -> None:
    """A thin line of dashes from rim to rim, without a head: nothing has been decided."""
    path = _straight(stage, mark.origin, mark.target, 30, 40)
    happened.draw_way(stage, path, 0, stage.theme.attack, 4.2, stroke="dashed")


def _clash(stage: Stage, mark: m.Attack) -> None:
    """Close assault: from rim to rim there is room for a short arrow, over both counters."""
    path = _straight(stage, mark.origin, mark.target, 27, 38)
    happened.draw_way(
        stage, path, 20, stage.theme.attack, 9, dimmed=mark.dimmed, stroke=stroke_of(mark.general)
    )


def _sight(stage: Stage, mark: m.SightLine) -> None:
    """A dashed line from eye to target; where something blocks it, it goes on in red behind the sign."""
    layout, theme = stage.layout, stage.theme
    color: Color = theme.attack if mark.blocked_at else (250, 250, 244)
    path = arrows.bow(layout.center(mark.origin), layout.center(mark.target), 0.0, 34, 34)
    happened.draw_way(stage, path, 0, color, 5.0, stroke="dashed")
    for name in mark.blocked_at:
        _light(stage, name, theme.attack, 0.22)
        stage.put(signs.blocked(theme, stage.k), *layout.center(name))
