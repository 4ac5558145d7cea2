"""Match play (MATCH-01): two games of one battle with the seats swapped, medals added up."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Literal, NamedTuple, TypeAlias

from engine.events import Event, FiguresLost, UnitEliminated
from engine.options import Options
from engine.types import OTHER, Side

Player: TypeAlias = Literal["first", "second"]


class Game(NamedTuple):
    """One game of a match: who played the Allies, the medals of both sides, the figures each destroyed."""

    allies: Player
    medals: Mapping[Side, int]
    figures: Mapping[Side, int]


class MatchScore(NamedTuple):
    """What a match comes to; no winner: it is drawn, or not over."""

    medals: Mapping[Player, int]
    figures: Mapping[Player, int]
    winner: Player | None


def score(games: Sequence[Game], options: Options | None = None) -> MatchScore:
    """The sums of the games; a tie is drawn, or decided by figures where the table plays so (AMB-22)."""
    medals: dict[Player, int] = {"first": 0, "second": 0}
    figures: dict[Player, int] = {"first": 0, "second": 0}
    for game in games:
        for player in medals:
            side = seat(player, game)
            medals[player] += game.medals.get(side, 0)
            figures[player] += game.figures.get(side, 0)
    winner = _ahead(medals)
    if winner is None and options is not None and options.match_tie == "figures":
        winner = _ahead(figures)
    return MatchScore(medals, figures, winner)


def destroyed(events: Iterable[Event]) -> dict[Side, int]:
    """The figures each side has taken from the other: not those that a truck has handed on."""
    figures: dict[Side, int] = {"allies": 0, "axis": 0}
    for event in events:
        if isinstance(event, FiguresLost) and event.cause != "supply":
            figures[OTHER[event.side]] += event.lost
    return figures


def units_lost(events: Iterable[Event]) -> dict[Side, int]:
    """The units each side has lost to the other."""
    lost: dict[Side, int] = {"allies": 0, "axis": 0}
    for event in events:
        if isinstance(event, UnitEliminated):
            lost[event.side] += 1
    return lost


def seat(player: Player, game: Game) -> Side:
    """The side a player had in a game."""
    return "allies" if game.allies == player else OTHER["allies"]


def _ahead(points: Mapping[Player, int]) -> Player | None:
    if points["first"] == points["second"]:
        return None
    return "first" if points["first"] > points["second"] else "second"
