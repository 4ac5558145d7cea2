"""The text map: what is written is what is read."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from scenarios import kinds
from scenarios.boards import board
from scenarios.textmap import AS_PRINTED, LEGEND, SHAPES, Ground, read_legend, read_map, write_map

PLAIN = [kind for kind, row in kinds.TERRAIN.items() if not row.line]
LINES = [kind for kind, row in kinds.TERRAIN.items() if row.line]
EXITS = st.lists(st.sampled_from(kinds.DIRECTIONS), min_size=1, unique=True).map(
    lambda sides: tuple(side for side in kinds.DIRECTIONS if side in sides)
)
GROUND = st.one_of(
    st.builds(Ground, st.sampled_from(PLAIN), st.just(()), st.just(False)),
    st.builds(Ground, st.sampled_from(LINES), EXITS, st.booleans()),
)


@st.composite
def maps(draw: st.DrawFn) -> tuple[str, str, dict[str, Ground]]:
    """A board, a face and some ground that is not what is printed there."""
    kind, face = draw(st.sampled_from(kinds.BOARDS)), draw(st.sampled_from(kinds.FACES))
    on = board(kind)
    ground = draw(st.dictionaries(st.sampled_from(sorted(on.places)), GROUND, max_size=40))
    return kind, face, {at: place for at, place in ground.items() if place.kind != on.printed(at, face)}


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(maps())
def test_reading_a_written_map_gives_the_ground_back(drawn: tuple[str, str, dict[str, Ground]]) -> None:
    """Every kind of ground, every set of exits, on every board."""
    kind, face, ground = drawn
    on = board(kind)
    text, own = write_map(ground, on, face)
    legend, faults = read_legend(own)
    assert not faults
    again, faults = read_map(text, on, legend)
    assert not faults
    assert {at: place for at, place in again.items() if place.kind != on.printed(at, face)} == ground


@pytest.mark.parametrize(("shape", "exits"), SHAPES.items())
def test_a_stroke_leaves_where_it_points(shape: str, exits: tuple[str, ...]) -> None:
    """`/` goes up to the right, `>` opens to the left: the picture is the meaning."""
    upper = {"/": {"ne"}, "\\": {"nw"}, "<": {"ne"}, ">": {"nw"}, "\\_": {"nw"}, "_/": {"ne"}}.get(
        shape, set()
    )
    assert {side for side in exits if side.startswith("n")} == upper
    assert len(exits) == 2


def test_the_map_looks_like_the_board() -> None:
    """A hex stands between its two neighbours of the row below: half a cell to the right in even rows."""
    on = board("standard")
    text, _ = write_map({"C8": Ground("forest"), "C7": Ground("town"), "D7": Ground("hill")}, on, "country")
    rows = {line[:1]: line for line in text.splitlines()}
    assert rows["8"].index("F") * 2 == rows["7"].index("T") + rows["7"].index("H")


def test_every_standard_symbol_fits_its_cell() -> None:
    """Three characters at most, none of them twice, none a number (a row begins with one)."""
    assert all(len(symbol) <= 3 and not symbol[0].isdigit() for symbol in LEGEND)
    assert len(set(LEGEND.values())) == len(LEGEND)
    assert {ground.kind for ground in LEGEND.values()} - set(kinds.TERRAIN) == {""}


ROWS = [f"{9 - row}  " + " ".join([AS_PRINTED] * (13 - row % 2)) for row in range(9)]


@pytest.mark.parametrize(
    ("rows", "wanted"),
    [
        (ROWS[1:], ["line 1: the map has no row 9"]),
        ([*ROWS, "10 . ."], ["line 10: the board has no row 10"]),
        ([*ROWS, ROWS[0]], ["line 10: row 9 of the map is given twice"]),
        (["9 . .", *ROWS[1:]], ["line 1: row 9 of the map: 2 where this board has 13 places"]),
        (["9" + " ?" + " ." * 12, *ROWS[1:]], ["line 1, A9: ? is not in the legend"]),
        (["A B C", *ROWS], ["line 1: the line of column letters must read A B C D E F G H I J K L M"]),
        (
            ["hello", *ROWS],
            ["line 1: a line of the map must start with its row number, or be the line of column letters"],
        ),
        (["9999999 .", *ROWS], ["line 1: the board has no row 9999999"]),
    ],
)
def test_faults_name_row_and_hex(rows: list[str], wanted: list[str]) -> None:
    """What is wrong with a map, in the words its author sees."""
    _, faults = read_map("\n".join(rows), board("standard"), LEGEND)
    assert [str(fault) for fault in faults] == wanted
