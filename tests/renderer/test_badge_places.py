"""Badges of rolls stand where they hide nothing that tells the turn."""

from __future__ import annotations

import math

import pytest

from renderer import marks as m
from renderer.gallery import made_up_view, unit
from renderer.layout import layout_of
from renderer.room import badges_of, box_about

#: Pegasus Bridge, as it was played: a unit driven back beside another attack on the hex that it fled to.
_MARKS = (
    m.Moved(("E3", "D4"), None), m.Moved(("D3", "E3")), m.Retreated(("D5", "D6"), None), m.Advanced(("D4", "D5"), None),
    m.Fought("C4", "D5", 3, 0), m.Fought("D4", "D5", 0, 1), m.Fought("E3", "D6", 0, 0),
)  # fmt: skip


@pytest.mark.parametrize("bottom", ["allies", "axis"])
def test_no_badge_hides_where_a_unit_fell_back_to(bottom: str) -> None:
    """The head of its arrow says so, and the badge of a miss lay on it."""
    units = [unit(at, "axis", "infantry") for at in ("D6", "E6", "C7")]
    units += [unit(at, "allies", "infantry") for at in ("D5", "C4", "E3", "C3", "G5")]
    view = made_up_view(units=units)
    layout = layout_of(view, "axis" if bottom == "axis" else "allies")
    (ax, ay), (bx, by) = layout.counter("D5"), layout.counter("D6")
    far = math.dist((ax, ay), (bx, by))
    head = box_about(bx - (bx - ax) / far * 50, by - (by - ay) / far * 50, 5, 5)
    for badge in badges_of(layout, view, _MARKS, layout.board_box):
        box = badge.box
        apart = (
            box.right < head.left or head.right < box.left or box.bottom < head.top or head.bottom < box.top
        )
        assert apart, badge.mark
