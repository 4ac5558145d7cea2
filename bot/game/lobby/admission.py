"""Whether somebody may have one battle more: what a table is asked before anybody sits down at it."""

from __future__ import annotations

from bot.errors import UserError
from bot.facts.wish import Paired
from bot.game.values import NewGame
from bot.store import Connection, campaigns, games, outbox, people, queue, reliability


async def check_room(conn: Connection, person: int, game: int, server: int | None) -> None:
    """Whether a person may have this game besides his others, running or still open. Raises UserError.

    A match's second game comes by itself, and a moderator may seat whom he likes.
    """
    most = (await people.get_server(conn, server or 0)).most_games
    if len(await games.sat_at(conn, person, server) - {game}) >= most:
        raise UserError("too-many-games", most=most)


async def check_watched(conn: Connection, game: int, server: int | None) -> None:
    """Whether computers play among themselves on a server already: one such battle is enough. Raises UserError."""
    if server is not None and await games.of_computers(conn, server, game):
        raise UserError("watch-one")


async def check_in_time(conn: Connection, person: int, least: int) -> None:
    """Whether somebody plays in time as often as a table asks, in percent. Raises UserError."""
    if not least:
        return
    found = (await reliability.of(conn, [person]))[person]
    if found.falls_short(least):
        raise UserError("not-in-time", least=least, percent=found.percent, turns=found.turns)


async def check_welcome(conn: Connection, person: int, opponent: int) -> None:
    """Whether somebody takes invitations from a person. Raises UserError."""
    if person in (await people.get(conn, opponent)).blocked:
        raise UserError("invitation-refused")


async def note_admitted(conn: Connection, game: int, wanted: NewGame, now: float) -> None:
    """What else a new table changes: it is a battle of a campaign, and those who waited for it in the queue leave that
    and are told. Raises UserError if one of them has left it meanwhile."""
    if wanted.campaign is not None:
        await campaigns.link(conn, wanted.campaign.campaign, wanted.campaign.number, game)
    if wanted.agreed:
        rows = await queue.given(conn, wanted.agreed)
        if not await queue.take(conn, wanted.agreed):
            raise UserError("queue-gone")
        await outbox.add(conn, game, 0, [Paired(one.person, one.channel) for one in rows], now)
