"""No label, number or badge lies over another one: boxes, for every battle and board."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import pytest

import scenarios
from engine import SeededDice, new_game, project
from engine.types import Side
from engine.view import PlayerView
from renderer.fonts import width
from renderer.layers.ground_pieces import place_names
from renderer.layout import LABEL_RISE, Layout, layout_of
from renderer.sprites.counters import badged


class Area(NamedTuple):
    """What a text or a sign covers, without its halo."""

    what: str
    left: float
    top: float
    right: float
    bottom: float

    def meets(self, other: Area) -> bool:
        """Whether both cover a place."""
        return (
            self.left < other.right
            and other.left < self.right
            and self.top < other.bottom
            and other.top < self.bottom
        )


def _places(layout: Layout, view: PlayerView) -> list[Area]:
    # capitals of the italic are seven tenths of its size, half of that on either side of the middle
    return [
        Area(one.text, one.x - one.half, one.y - one.size * 0.36, one.x + one.half, one.y + one.size * 0.36)
        for one in place_names(layout, view)
    ]


def _hex_names(layout: Layout) -> Iterator[Area]:
    for name in layout.by_name:
        x, y = layout.center(name)
        half = width("figures", 20, name) / 2
        yield Area(name, x - half, y - LABEL_RISE - 7.5, x + half, y - LABEL_RISE + 7.5)


def _numbers(layout: Layout, view: PlayerView) -> Iterator[Area]:
    for unit in view.units:
        x, y = layout.counter(unit.at)
        yield Area(f"figures at {unit.at}", x + 12.5, y + 11, x + 36.5, y + 35)


def _medals(layout: Layout, view: PlayerView) -> Iterator[Area]:
    crowded = {unit.at for unit in view.units if badged(unit.kind)}
    for medal in view.medals:
        for name in medal.at if medal.kind != "exit" else ():
            x, y = layout.center(name)
            dx, dy = (45, -3) if name in crowded else (31, -26)
            yield Area(f"medal at {name}", x + dx - 13, y + dy - 13, x + dx + 13, y + dy + 13)


@pytest.mark.parametrize("bottom", ["allies", "axis"])
@pytest.mark.parametrize("battle", scenarios.ids())
def test_names_of_places_lie_over_nothing(battle: str, bottom: Side) -> None:
    """Neither over each other, nor over the name of a hex, the number of a unit or a medal; inside the board."""
    view = project(new_game(scenarios.load(battle), SeededDice("1")), "spectator")
    layout = layout_of(view, bottom)
    places = _places(layout, view)
    others = [*_hex_names(layout), *_numbers(layout, view), *_medals(layout, view)]
    met = [
        (place.what, other.what)
        for n, place in enumerate(places)
        for other in (*places[:n], *others)
        if place.meets(other)
    ]
    assert not met
    assert all(
        layout.left <= place.left and place.right <= layout.left + layout.land_width for place in places
    )


@pytest.mark.parametrize("battle", scenarios.ids())
def test_most_places_are_named(battle: str) -> None:
    """Leaving a name out is the exception."""
    view = project(new_game(scenarios.load(battle), SeededDice("1")), "spectator")
    taken = {unit.at for unit in view.units}
    free = [label for label in view.labels if label.text.strip() and label.at not in taken]
    assert len(place_names(layout_of(view), view)) >= len(free) - 1
