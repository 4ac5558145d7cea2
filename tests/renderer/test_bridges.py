"""Bridges that come and go in a battle: the land below them is painted once, and no river moves for them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import scenarios
from engine import SeededDice, new_game, project
from engine.rules.units import UNITS
from engine.view import ObstacleView, PlayerView
from renderer.cache import Bases
from renderer.land import Landscape
from renderer.layers.base import BRIDGE_LAYERS, bridges_change, ground_of, paint_base
from renderer.layout import layout_of
from renderer.theme import STANDARD

K = 0.5


def opening(battle: str) -> PlayerView:
    return project(new_game(scenarios.load(battle), SeededDice("bridges")), "spectator")


def bridged(view: PlayerView) -> PlayerView:
    """The same with one bridge more, over the first river hex that has none."""
    river = next(spot for spot in view.hexes if "river" in spot.terrain and not spot.obstacles)
    bridge = ObstacleView("bridge", None, 60, None)
    hexes = tuple([s._replace(obstacles=(bridge,)) if s is river else s for s in view.hexes])
    return view._replace(hexes=hexes)


def base_of(view: PlayerView, lands: Bases | None) -> bytes:
    layout = layout_of(view, None)
    return paint_base(ground_of(view, layout), layout, STANDARD, K, lands).tobytes()


def test_a_bridge_is_painted_on_the_land_that_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pixel for pixel the picture that would be painted anew, and the land is painted once."""
    painted: list[Landscape] = []
    bare = Landscape.paint_bare

    def counted(scape: Landscape) -> Iterator[None]:
        painted.append(scape)
        return bare(scape)

    before = opening("pegasus-bridge")
    after, lands = bridged(before), Bases()
    first = base_of(before, lands)
    monkeypatch.setattr(Landscape, "paint_bare", counted)
    second = base_of(after, lands)
    assert painted == []
    assert second == base_of(after, None)
    assert first == base_of(before, None)
    assert first != second


def test_land_is_kept_only_where_bridges_change() -> None:
    """It takes the memory of one more board."""
    assert not bridges_change(opening("pegasus-bridge"))
    assert bridges_change(opening("le-hamel"))
    assert {kind for kind, row in UNITS.items() if "assault-bridge" in row.traits} == BRIDGE_LAYERS
