"""Layout numbers, exactly."""

from __future__ import annotations

import math

import pytest

from renderer.gallery import made_up_view
from renderer.layout import ROW, Layout, corners, edge_middle, laid_out, layout_of

R = 100 / math.sqrt(3)


@pytest.mark.parametrize(
    ("kind", "size"),
    [("standard", (1400, 1016)), ("breakthrough", (1400, 1709)), ("overlord", (2793, 1209))],
)
def test_size_of_the_picture(kind: str, size: tuple[int, int]) -> None:
    """Board plus margins, header, rulers and footer, at one pixel a unit; those of a wide board are larger."""
    layout = Layout(kind)
    assert (round(layout.width), round(layout.height)) == size


@pytest.mark.parametrize(
    ("name", "x", "y"),
    [("A9", 100, 130 + R), ("M9", 1300, 130 + R), ("A8", 150, 130 + R + ROW), ("A1", 100, 130 + R + 8 * ROW)],
)
def test_center_of_a_hex(name: str, x: float, y: float) -> None:
    """COORD-01: even rows stand half a hex to the right."""
    assert Layout("standard").center(name) == pytest.approx((x, y))


def test_turned_board_keeps_the_names() -> None:
    """From the other side every hex is where its point mirror was."""
    straight, turned = Layout("standard"), Layout("standard", turned=True)
    assert turned.center("A1") == pytest.approx(straight.center("M9"))
    assert turned.center("E5") == pytest.approx(
        (straight.width - straight.center("E5")[0], straight.center("E5")[1])
    )
    assert turned.way("ne") == "sw"
    assert set(turned.by_name) == set(straight.by_name)


@pytest.mark.parametrize(("kind", "hexes"), [("standard", 113), ("breakthrough", 213), ("overlord", 230)])
def test_number_of_hexes(kind: str, hexes: int) -> None:
    """BOARD-01, BT-BOARD-1, OVL-01."""
    assert len(Layout(kind).cells) == hexes == len(Layout(kind).by_name)


def test_section_lines_of_the_standard_board() -> None:
    """BOARD-03: the lines run through the middle of columns 7 and 17."""
    layout = Layout("standard")
    assert [layout.line_x(column) for column in layout.lines] == [450, 950]
    assert Layout("standard", turned=True).line_x(7) == 950


@pytest.mark.parametrize("kind", ["overlord", "breakthrough"])
def test_parts_of_a_big_board_are_legible(kind: str) -> None:
    """Point 18: at least 28 pixels a hex at 400 pixels; together the parts show every hex."""
    layout = Layout(kind)
    parts = layout.parts()
    assert all(400 / part.width * 100 >= 28 for part in parts.values())
    for name in layout.by_name:
        x, y = layout.center(name)
        assert any(
            p.left <= x - 45 and x + 45 <= p.right and p.top <= y <= p.bottom for p in parts.values()
        ), name


@pytest.mark.parametrize("names", [("A9",), ("M1",), ("E5", "D6"), ("A1", "M9")])
def test_crop_keeps_its_hexes_inside_the_board(names: tuple[str, ...]) -> None:
    """A crop is at least as large as asked, never leaves the board, and shows its hexes whole."""
    layout = Layout("standard")
    box, whole = layout.around(names), layout.board_box
    assert (box.width, box.height) >= (699.9, 499.9)
    assert whole.left <= box.left <= box.right <= whole.right
    assert whole.top <= box.top <= box.bottom <= whole.bottom
    for name in names:
        x, y = layout.center(name)
        assert box.left <= x - 50
        assert x + 50 <= box.right
        assert box.top <= y - R
        assert y + R <= box.bottom


def test_corners_and_edges() -> None:
    """A hex with its point up is 100 wide; the middle of an edge is half a hex away."""
    points = corners(0, 0)
    assert points[0] == pytest.approx((0, -R))
    assert points[1] == pytest.approx((50, -R / 2))
    assert math.hypot(*edge_middle("nw")) == pytest.approx(50)


def test_bottom_side_decides_the_turn() -> None:
    """Either side at the bottom; without a wish, as the battle says."""
    view = made_up_view()
    assert not layout_of(view).turned
    assert not layout_of(view, "allies").turned
    assert layout_of(view, "axis").turned
    assert laid_out("standard", turned=True) is layout_of(view, "axis")
