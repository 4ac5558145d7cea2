"""The grammar of lists: hexes, then details."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from scenarios import kinds
from scenarios.boards import board
from scenarios.hexlists import AXES, MEDAL_DETAILS, PIECE_DETAILS, UNIT_DETAILS, read_list, write_list

ON = board("standard")


@pytest.mark.parametrize(
    ("text", "hexes", "values"),
    [
        ("D7 k4", ["D7", "K4"], {}),
        ("A2-D2", ["A2", "B2", "C2", "D2"], {}),
        ("D8, figures 3, nation poland", ["D8"], {"figures": 3, "nation": "poland"}),
        ("D8,marked", ["D8"], {"marked": True}),
    ],
)
def test_units(text: str, hexes: list[str], values: dict[str, object]) -> None:
    """Either case, ranges, and details in any spacing."""
    assert read_list(text, ON, UNIT_DETAILS) == (hexes, values, [])


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("D7 N3", "N3 is not on the standard board"),
        ("M8", "M8 is not on the standard board"),
        ("D7 bridge", "BRIDGE is not a hex name (a letter and a number, as E5)"),
        ("A1-A5", "A1-A5 must be a range within one row, as A9-M9"),
        ("D7, figure 3", "figure is not a known detail (did you mean figures?)"),
        ("D7, figures many", "figures many must be a number"),
        ("D7, nation narnia", "nation narnia must be a nation: " + " ".join(kinds.NATIONS)),
        ("D7, worth 2, worth 3", "worth is given twice"),
    ],
)
def test_faults(text: str, wanted: str) -> None:
    """Each in one plain line."""
    _, _, faults = read_list(text, ON, UNIT_DETAILS)
    assert [str(fault) for fault in faults] == [wanted if len(wanted) <= 100 else str(faults[0])]


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(
    st.lists(st.sampled_from(sorted(ON.places)), min_size=1),
    st.fixed_dictionaries(
        {}, optional={"side": st.sampled_from(kinds.SIDES), "axis": st.sampled_from(sorted(AXES.values()))}
    ),
)
def test_obstacles_are_read_as_written(hexes: list[str], values: dict[str, object]) -> None:
    """Writing a list and reading it gives the same list."""
    assert read_list(write_list(hexes, values, PIECE_DETAILS, ON), ON, PIECE_DETAILS) == (hexes, values, [])


def test_a_whole_row_is_written_as_a_range() -> None:
    """The exit zone of Omaha is a line of 26 hexes."""
    on = board("overlord")
    row = [f"{chr(65 + i)}9" for i in range(26)]
    assert write_list(row, {"count": 2}, MEDAL_DETAILS, on) == "A9-Z9, count 2"
