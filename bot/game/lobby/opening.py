"""What a table is opened with: settings that can be had, its seats and first places, and the word that it is there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import get_args

from bot.errors import UserError
from bot.facts.kinds import Reactions
from bot.facts.news import Invited
from bot.facts.place import ORIGIN, Place
from bot.facts.reliability import ASKED_FOR
from bot.facts.seat import Seat
from bot.game.lobby.admission import note_admitted
from bot.game.values import NewGame
from bot.store import Connection, outbox, places, seats, timers
from bot.store.timers import TimerRow
from engine import Options

_SHORTEST_TURN, _LONGEST_TURN = 300, 60 * 24 * 3600
_MODES: tuple[Reactions, ...] = get_args(Reactions)


def options_of(wanted: NewGame) -> Options:
    """The rules a table wants, and whether all else that it wants can be had. Raises UserError."""
    if wanted.pace is not None and not _SHORTEST_TURN <= wanted.pace.bank <= _LONGEST_TURN:
        raise UserError("no-such-setting", name="pace", value=wanted.pace.bank)
    if wanted.team_seconds < _SHORTEST_TURN:
        raise UserError("no-such-setting", name="team", value=wanted.team_seconds)
    if wanted.in_time not in (0, *ASKED_FOR):
        raise UserError("no-such-setting", name="in_time", value=wanted.in_time)
    if wanted.reactions not in _MODES:
        raise UserError("no-such-setting", name="reactions", value=wanted.reactions)
    if wanted.match and (wanted.practice or wanted.opponent == wanted.by):
        raise UserError("match-needs-two")
    young = Options.young_generals().changed() if wanted.young else {}
    return Options.read({**young, **wanted.options})


async def lay(conn: Connection, game: int, wanted: NewGame, rows: Sequence[Seat], now: float) -> None:
    """What a new table has: seats, the place it was asked for in, how long the invitation holds, and who is told."""
    await seats.replace(conn, game, rows)
    if wanted.origin is not None:
        await places.put(conn, origin_of(game, wanted.origin, now))
    due = now + wanted.expires_seconds
    await timers.replace(conn, game, [TimerRow(game, "invitation", None, due, now)])
    said = Invited(wanted.by, wanted.opponent, wanted.practice)
    await outbox.add(conn, game, 0, [said], now)
    await note_admitted(conn, game, wanted, now)


def origin_of(game: int, channel: int, now: float) -> Place:
    """Where a game was asked for: stored with it, or what is said of it at once would not know where to go."""
    return Place(game, ORIGIN, channel, at=now)
