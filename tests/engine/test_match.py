"""Match play: two games of one battle, sides swapped, medals added up."""

from __future__ import annotations

import pytest

from engine.match import Game, MatchScore, score
from engine.options import Options
from tests.boards import proves


def _game(allies: str, medals: tuple[int, int], figures: tuple[int, int] = (0, 0)) -> Game:
    return Game(
        allies,  # type: ignore[arg-type]
        dict(zip(("allies", "axis"), medals, strict=True)),
        dict(zip(("allies", "axis"), figures, strict=True)),
    )


@proves("MATCH-01 GC-144")
@pytest.mark.parametrize(
    ("first", "second", "sums", "winner"),
    [
        # GC-144: 4-2 as the Allies, then 3-4 as the Axis: 7 to 6.
        ((4, 2), (4, 3), (7, 6), "first"),
        ((2, 4), (4, 2), (4, 8), "second"),
        ((4, 3), (4, 3), (7, 7), None),
    ],
)
def test_medals_of_both_games(
    first: tuple[int, int], second: tuple[int, int], sums: tuple[int, int], winner: str | None
) -> None:
    """The sum of both games decides, whoever won either."""
    found = score((_game("first", first), _game("second", second)))
    assert (found.medals["first"], found.medals["second"], found.winner) == (*sums, winner)


@proves("AMB-22")
def test_a_tie_is_drawn_unless_the_table_counts_figures() -> None:
    """Recommended: a draw; by the switch the figures destroyed decide."""
    games = (_game("first", (4, 3), (11, 9)), _game("second", (4, 3), (8, 12)))
    assert score(games).winner is None
    by_figures = score(games, Options(match_tie="figures"))
    assert by_figures == MatchScore({"first": 7, "second": 7}, {"first": 23, "second": 17}, "first")
