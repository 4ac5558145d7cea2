"""What somebody's battles have come to, for himself: read together, in one look at the store."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from bot.game.reading.gamecards import card_of
from bot.store import games, people, reliability, results, seats

if TYPE_CHECKING:
    from bot.facts.reliability import Reliability
    from bot.facts.results import BattleResult
    from bot.game.values import GameCard
    from bot.store import Database

#: Of more battles of one person nobody asks.
_BATTLES: Final = 1000


class OwnBattles(NamedTuple):
    """His battles, and what he has set about being told of."""

    #: Of those that were decided, the first one first.
    results: tuple[BattleResult, ...]
    #: How many of his turns were in time.
    turns: Reliability
    #: Those under way and over.
    cards: tuple[GameCard, ...]
    #: Whether he is named on ladders, and whether one is kept where he asks.
    named: bool
    ladder: bool


async def own_battles(store: Database, person: int, server: int | None) -> OwnBattles:
    """All of it, where he asks: on a server, or in private."""
    async with store.read() as conn:
        rows = await games.find(conn, person=person, status=("running", "over"), limit=_BATTLES)
        seated = await seats.of_games(conn, [row.id for row in rows])
        return OwnBattles(
            tuple(await results.of_person(conn, person)),
            (await reliability.of(conn, [person]))[person],
            tuple([card_of(row, seated[row.id]) for row in rows]),
            (await people.get(conn, person)).prefs.ladder == "on",
            server is None or (await people.get_server(conn, server)).ladder == "on",
        )
