"""The lines of ways: round what stands between their ends, and never far out without need."""

from __future__ import annotations

import math

import pytest

from renderer import marks as m
from renderer.board import draw_board
from renderer.cache import Bases
from renderer.gallery import made_up_view, unit
from renderer.layers.courses import Obstacles, course_of
from renderer.layout import Layout
from renderer.theme import STANDARD
from tests.renderer.test_layers import mean, near

LAYOUT = Layout("standard")
WAY = ("E2", "D4")
#: It stands on the straight line between the ends.
BETWEEN = "E3"


def among(*standing: str, glowing: tuple[str, ...] = ()) -> Obstacles:
    view = made_up_view(units=[unit(at, "allies", "infantry") for at in standing])
    return Obstacles.of(LAYOUT, view, [m.Destination(at) for at in glowing])


def nearest(line: tuple[tuple[float, float], ...], at: str) -> float:
    return min(math.dist(point, LAYOUT.counter(at)) for point in line)


def test_a_way_bows_round_a_counter() -> None:
    free = course_of(LAYOUT, WAY, among("D4"))
    assert nearest(free, BETWEEN) < 30
    assert nearest(course_of(LAYOUT, WAY, among("D4", BETWEEN)), BETWEEN) > 38


def test_nothing_in_the_way_is_the_usual_bow() -> None:
    assert course_of(LAYOUT, WAY, among("D4")) == course_of(LAYOUT, WAY, among("D4", "K8"))


def test_a_known_way_goes_through_its_hexes() -> None:
    """Whoever passed there passed there, whoever stands there now."""
    assert nearest(course_of(LAYOUT, ("E2", BETWEEN, "D4"), among(BETWEEN)), BETWEEN) < 5


def test_a_plate_is_an_obstacle_too() -> None:
    x, y = LAYOUT.center("E2")
    line = course_of(LAYOUT, ("F1", "E3"), among("E3", glowing=("E2",)))
    assert not any(abs(px - x) < 20 and abs(py - (y - 36)) < 10 for px, py in line)


@pytest.mark.parametrize("glows", [True, False])
def test_the_plan_stands_out_from_ground_that_glows(glows: bool) -> None:
    view = made_up_view(units=[unit("F5", "allies", "infantry")])
    marks: list[m.Mark] = [m.Moved(("D5", "F5"))]
    if glows:
        marks.append(m.Destination("E5"))
    image = draw_board(view, marks=marks, scale=1.0, bases=Bases())
    line = course_of(LAYOUT, ("D5", "F5"), Obstacles.of(LAYOUT, view, marks))
    x, y = line[len(line) // 3]
    assert near(mean(image, x, y, 1.5), STANDARD.paper if glows else STANDARD.move, 30)
