"""Counters of the units, and the objectives."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from engine.view import PlayerView, UnitView
from renderer.layers.stage import Stage
from renderer.sprites import rims, signs
from renderer.sprites.counters import State, Unit, badged, counter

#: How much smaller a rim is inside a frame.
_INSIDE: Final = 0.88


def shown(unit: UnitView, state: State = "") -> Unit:
    """What the counter of a unit shows."""
    return Unit(unit.side, unit.nation, unit.kind, unit.figures, unit.full, state, tuple(sorted(unit.tags)))


def draw_rims(
    stage: Stage, view: PlayerView, hidden: Collection[str] = (), lit: Collection[str] = ()
) -> None:
    """What the units stand on, where their counters hide it; inside the frame of a hex that is lit."""
    grounds = {spot.name: spot.terrain for spot in view.hexes}
    for unit in view.units:
        colors = rims.rim_of(grounds.get(unit.at, "open"), stage.theme)
        if colors and unit.at not in hidden:
            size = stage.k * (_INSIDE if unit.at in lit else 1)
            stage.put(rims.rim(colors, size), *stage.layout.center(unit.at))


def draw_units(
    stage: Stage, view: PlayerView, ordered: Collection[str], hidden: Collection[str] = ()
) -> None:
    """All counters, the lower ones over the upper ones."""
    placed = sorted(
        (stage.layout.counter(unit.at)[1], stage.layout.counter(unit.at)[0], n)
        for n, unit in enumerate(view.units)
        if unit.at not in hidden
    )
    for y, x, n in placed:
        unit = view.units[n]
        state: State = ""
        if unit.ordered or unit.at in ordered:
            state = "spent" if unit.battled else "ordered"
        stage.put(counter(shown(unit, state), stage.theme, stage.k), x, y)


def draw_objectives(stage: Stage, view: PlayerView) -> None:
    """Medals on their hexes: at the right above the counter, or below the badge it has there."""
    crowded = {unit.at for unit in view.units if badged(unit.kind)}
    for medal in view.medals:
        if medal.kind == "exit":
            continue
        worth = medal.worth if len(medal.at) == 1 else 1
        for name in medal.at:
            x, y = stage.layout.center(name)
            sprite = signs.objective(stage.theme, stage.k, medal.side, medal.kind, worth)
            off = (45, -3) if name in crowded else (31, -26)
            stage.put(sprite, x + off[0], y + off[1])
