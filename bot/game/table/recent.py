"""The newest rows of a log, kept with the game: every panel of a turn tells what has been rolled in it.

They are those of three turns: between two turns of its own a side is told of its last one, of the other side's, and
of what has begun since.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from bot.game.table import eventtext
from bot.store import Connection, log
from bot.store.log import LogRow
from engine import Event

#: More rows than the turns that are kept have.
_LONGEST: Final = 240
#: Turns before the newest.
_BEFORE: Final = 2


class Happened(NamedTuple):
    """A row of the log with its events as objects."""

    row: LogRow
    events: tuple[Event, ...]


class Recent:
    """The rows of this turn and of the two before, once somebody has asked for them."""

    __slots__ = ("_rows",)

    def __init__(self, rows: tuple[Happened, ...] | None = None) -> None:
        self._rows = rows

    def grown(self, more: Sequence[Happened]) -> Recent:
        """The same with rows that have just been stored."""
        rows = self._rows
        if rows is None or not more:
            return Recent(rows)
        was, now = (rows or more)[-1].row.turn, more[-1].row.turn
        if now < was:
            # Taken back into a turn before: one that is kept no more counts again.
            return Recent()
        return Recent((*rows, *more) if now == was else _newest((*rows, *more)))

    async def rows(self, conn: Connection, game: int, revision: int) -> tuple[Happened, ...]:
        """They, read if they are not known yet."""
        if self._rows is None:
            read = await log.between(conn, game, max(1, revision - _LONGEST + 1), revision)
            self._rows = _newest(tuple([Happened(row, eventtext.loads(row.events)) for row in read]))
        return self._rows

    def from_on(self, revision: int) -> tuple[Happened, ...] | None:
        """The rows from a revision on, if they are known."""
        rows = self._rows
        if not rows or revision < rows[0].row.revision:
            return None
        return tuple([one for one in rows if one.row.revision >= revision])

    @property
    def known(self) -> tuple[Happened, ...] | None:
        """They, if they have been read."""
        return self._rows


def _newest(rows: tuple[Happened, ...]) -> tuple[Happened, ...]:
    """Those of the turns that are kept; what was taken back is among them."""
    return tuple([one for one in rows if one.row.turn >= rows[-1].row.turn - _BEFORE])
