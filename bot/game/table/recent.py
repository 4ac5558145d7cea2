"""The newest rows of a log, kept with the game: every panel of a turn tells what has been rolled in it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from bot.game.table import eventtext
from bot.store import Connection, log
from bot.store.log import LogRow
from engine import Event

#: More rows than two turns have.
_LONGEST: Final = 160


class Happened(NamedTuple):
    """A row of the log with its events as objects."""

    row: LogRow
    events: tuple[Event, ...]


class Recent:
    """The rows of this turn and of the one before, once somebody has asked for them."""

    __slots__ = ("_rows",)

    def __init__(self, rows: tuple[Happened, ...] | None = None) -> None:
        self._rows = rows

    def grown(self, more: Sequence[Happened]) -> Recent:
        """The same with rows that have just been stored."""
        rows = self._rows
        if rows is None or not more:
            return Recent(rows)
        same = bool(rows) and rows[-1].row.turn == more[-1].row.turn
        return Recent((*rows, *more) if same else _of_two_turns((*rows, *more)))

    async def rows(self, conn: Connection, game: int, revision: int) -> tuple[Happened, ...]:
        """They, read if they are not known yet."""
        if self._rows is None:
            read = await log.between(conn, game, max(1, revision - _LONGEST + 1), revision)
            self._rows = _of_two_turns(tuple([Happened(row, eventtext.loads(row.events)) for row in read]))
        return self._rows

    @property
    def known(self) -> tuple[Happened, ...] | None:
        """They, if they have been read."""
        return self._rows


def _of_two_turns(rows: tuple[Happened, ...]) -> tuple[Happened, ...]:
    """Those of the newest turn and of the one before; what was taken back is among them."""
    return tuple([one for one in rows if one.row.turn >= rows[-1].row.turn - 1])
