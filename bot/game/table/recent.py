"""The newest rows of a log, kept with the game: every panel of a turn tells what has been rolled in it.

They are those of three turns: between two turns of its own a side is told of its last one, of the other side's, and
of what has begun since.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from bot.game.values import LogLine
from bot.store import Connection, log
from bot.store.log import LogRow
from bot.store.text import eventtext
from engine import Event, Viewer

#: More rows than the turns that are kept have.
_LONGEST: Final = 240
#: Turns before the newest.
_BEFORE: Final = 2


class Happened(NamedTuple):
    """A row of the log with its events as objects."""

    row: LogRow
    events: tuple[Event, ...]
    #: What each viewer has read of it: the panels of a turn tell it again and again, and it never changes.
    read: dict[Viewer, LogLine]


class Recent:
    """The rows of this turn and of the two before, once somebody has asked for them; else what has been stored since
    the game is in memory."""

    __slots__ = ("_rows", "_whole")

    def __init__(self, rows: tuple[Happened, ...] = (), *, whole: bool = False) -> None:
        self._rows = rows
        self._whole = whole

    def grown(self, more: Sequence[Happened]) -> Recent:
        """The same with rows that have just been stored."""
        if not more:
            return Recent(self._rows, whole=self._whole)
        rows = (*self._rows, *more)
        was, now = (self._rows or more)[-1].row.turn, more[-1].row.turn
        # Taken back into a turn before, one that is kept no more counts again.
        whole = now >= was and (self._whole or rows[0].row.revision == 1)
        return Recent(rows if now == was else _newest(rows), whole=whole)

    async def rows(self, conn: Connection, game: int, revision: int) -> tuple[Happened, ...]:
        """They, read if they are not known yet."""
        if not self._whole:
            read = await log.between(conn, game, max(1, revision - _LONGEST + 1), revision)
            self._rows = _newest(tuple([Happened(row, eventtext.loads(row.events), {}) for row in read]))
            self._whole = True
        return self._rows

    def from_on(self, revision: int) -> tuple[Happened, ...] | None:
        """The rows from a revision on, if they are in memory."""
        rows = self._rows
        if not rows or revision < rows[0].row.revision:
            return None
        return tuple([one for one in rows if one.row.revision >= revision])

    @property
    def known(self) -> tuple[Happened, ...] | None:
        """All rows of these turns, if they are in memory."""
        return self._rows if self._whole else None


def _newest(rows: tuple[Happened, ...]) -> tuple[Happened, ...]:
    """Those of the turns that are kept; what was taken back is among them."""
    return tuple([one for one in rows if one.row.turn >= rows[-1].row.turn - _BEFORE])
