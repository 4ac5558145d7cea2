"""How a match of two battles stands (MATCH-01): the engine adds up, here are the persons and the log."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from bot.facts.kinds import Ending
from bot.facts.public import MatchCard
from bot.facts.seat import Seat
from bot.game.reading.gamecards import card_of
from bot.game.reading.records import kept
from bot.game.side import teams
from bot.game.values import GameCard, MatchLook
from bot.store import Connection, games, log, seats
from bot.store.games import GameRow
from bot.store.text import eventtext
from engine import Side
from engine.match import Game, MatchScore, Player, destroyed, score, seat
from engine.types import SIDES

_PLAYERS: tuple[Player, ...] = ("first", "second")
_NONE: Mapping[Side, int] = dict.fromkeys(SIDES, 0)
#: Endings with a winner who was not there yet on the board: he has the medals that it takes, or whoever gives up a
#: battle that he is losing would save medals by it.
_AWARDED: Final[tuple[Ending, ...]] = ("resigned", "time", "judged", "ruled")


async def with_match(conn: Connection, row: GameRow, seated: Sequence[Seat]) -> GameCard:
    """The card of one game, with how its match stands."""
    return card_of(row, seated, (await look_of(conn, row)).card if row.match is not None else None)


class MatchEnd(NamedTuple):
    """What a match came to, by who had the Allies in its first battle, whoever sat there in the end."""

    medals: tuple[int, int]
    #: 0 or 1; None: it is tied.
    winner: int | None
    #: Both battles were called off.
    void: bool


async def end_of(conn: Connection, match: int) -> MatchEnd | None:
    """What a match came to; None: it goes on."""
    legs = await games.of_match(conn, match)
    if not legs or not _is_over(legs):
        return None
    points = await _points(conn, legs, over=True)
    winner = None if points.winner is None else _PLAYERS.index(points.winner)
    medals = points.medals["first"], points.medals["second"]
    return MatchEnd(medals, winner, all(leg.status == "cancelled" for leg in legs))


async def look_of(conn: Connection, row: GameRow) -> MatchLook:
    """How the match of a game stands, and its battles."""
    legs = [row if leg.id == row.id else leg for leg in await games.of_match(conn, row.match or row.id)]
    over = _is_over(legs)
    points = await _points(conn, legs, over=over)
    seated = await seats.of_games(conn, [leg.id for leg in legs])
    by = _persons(legs, seated)
    crews = {player: _crew(legs[-1], seated, player) for player in by}
    card = MatchCard(
        legs[0].id,
        tuple(leg.id for leg in legs),
        {person: points.medals[player] for player, person in by.items()},
        by.get(points.winner) if over and points.winner is not None else None,
        over,
        {person: points.figures[player] for player, person in by.items()},
        {leg.id: _game(leg, _NONE).medals for leg in legs},
        {person: crews[player] for player, person in by.items()},
        legs[0].setup.cup,
    )
    return MatchLook(card, tuple([card_of(leg, seated[leg.id], card) for leg in legs]))


async def _points(conn: Connection, legs: Sequence[GameRow], *, over: bool) -> MatchScore:
    """The sums; only a tie asks for the figures, and only at the end: they stand in the log."""
    options = legs[0].setup.options
    points = score([_game(leg, _NONE) for leg in legs], options)
    if over and points.winner is None and options.match_tie == "figures":
        points = score([_game(leg, await _figures(conn, leg)) for leg in legs], options)
    return points


def _is_over(legs: Sequence[GameRow]) -> bool:
    """Whether there is nothing more to play: the second of two in turn comes only once the first is decided."""
    done = all(leg.status in ("over", "cancelled") for leg in legs)
    return done and (len(legs) == 2 or (legs[0].setup.in_turn and legs[0].status == "cancelled"))


def counted_medals(row: GameRow) -> dict[Side, int]:
    """The medals that a battle counts with where several are added up: given up or not, its winner has all it takes."""
    medals = dict(row.facts.medals or _NONE)
    if row.winner is not None and row.ending in _AWARDED:
        takes = (row.facts.to_win or row.setup.to_win)[row.winner]
        medals[row.winner] = max(takes, medals.get(row.winner, 0))
    return medals


def _game(leg: GameRow, figures: Mapping[Side, int]) -> Game:
    """One game of a match: in the second the sides are swapped."""
    return Game(_PLAYERS[leg.leg - 1], counted_medals(leg), figures)


async def _figures(conn: Connection, leg: GameRow) -> Mapping[Side, int]:
    rows = await log.between(conn, leg.id, 1, leg.revision)
    return destroyed(event for row in kept(rows) for event in eventtext.loads(row.events))


def _persons(legs: Sequence[GameRow], seated: Mapping[int, Sequence[Seat]]) -> dict[Player, int]:
    """Who plays for whom: whoever leads the side, in the battle that was set up last."""
    persons: dict[Player, int] = {}
    for leg in legs:
        for player in _PLAYERS:
            for person in _crew(leg, seated, player)[:1]:
                persons[player] = person
    return persons


def _crew(leg: GameRow, seated: Mapping[int, Sequence[Seat]], player: Player) -> tuple[int, ...]:
    return tuple(teams.persons(seated[leg.id], seat(player, _game(leg, _NONE))))
