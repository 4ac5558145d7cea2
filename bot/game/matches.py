"""How a match of two battles stands (MATCH-01): the engine adds up, here are the persons and the log."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.facts.public import MatchCard
from bot.facts.seat import Seat
from bot.game.reading.gamecards import card_of
from bot.game.reading.records import kept
from bot.game.side import teams
from bot.game.table import eventtext
from bot.game.values import GameCard
from bot.store import Connection, games, log, seats
from bot.store.games import GameRow
from engine import Side
from engine.match import Game, Player, destroyed, score, seat
from engine.types import SIDES

_PLAYERS: tuple[Player, ...] = ("first", "second")
_NONE: Mapping[Side, int] = dict.fromkeys(SIDES, 0)


async def with_match(conn: Connection, row: GameRow, seated: Sequence[Seat]) -> GameCard:
    """The card of one game, with how its match stands."""
    return card_of(row, seated, await match_of(conn, row) if row.match is not None else None)


async def match_of(conn: Connection, row: GameRow) -> MatchCard:
    """How the match of a game stands."""
    legs = [row if leg.id == row.id else leg for leg in await games.of_match(conn, row.match or row.id)]
    options = row.setup.options
    # Only a tie asks for the figures, and only at the end: they stand in the log.
    over = len(legs) == 2 and all(leg.status in ("over", "cancelled") for leg in legs)
    points = score([_game(leg, _NONE) for leg in legs], options)
    if over and points.winner is None and options.match_tie == "figures":
        points = score([_game(leg, await _figures(conn, leg)) for leg in legs], options)
    by = await _persons(conn, legs)
    return MatchCard(
        legs[0].id,
        tuple(leg.id for leg in legs),
        {person: points.medals[player] for player, person in by.items()},
        by.get(points.winner) if over and points.winner is not None else None,
        over,
        {person: points.figures[player] for player, person in by.items()},
    )


def _game(leg: GameRow, figures: Mapping[Side, int]) -> Game:
    """One game of a match: in the second the sides are swapped."""
    return Game(_PLAYERS[leg.leg - 1], leg.facts.medals or _NONE, figures)


async def _figures(conn: Connection, leg: GameRow) -> Mapping[Side, int]:
    rows = await log.between(conn, leg.id, 1, leg.revision)
    return destroyed(event for row in kept(rows) for event in eventtext.loads(row.events))


async def _persons(conn: Connection, legs: Sequence[GameRow]) -> dict[Player, int]:
    """Who plays for whom: whoever leads the side, in the battle that was set up last."""
    seated = await seats.of_games(conn, [leg.id for leg in legs])
    persons: dict[Player, int] = {}
    for leg in legs:
        for player in _PLAYERS:
            for person in teams.persons(seated[leg.id], seat(player, _game(leg, _NONE)))[:1]:
                persons[player] = person
    return persons
