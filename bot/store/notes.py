"""What the members of a team leave for each other: plan, words, votes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import bindparam, delete, insert, select

from bot.facts.kinds import NoteKind
from bot.store.connecting.batch import Writer
from bot.store.connecting.db import Connection
from bot.store.tables import drafts, games, notes
from engine.types import Side


class NoteRow(NamedTuple):
    """One note for the own side."""

    side: Side
    kind: NoteKind
    person: int
    text: str
    at: float


_NOTES = select(notes).where(notes.c.game == bindparam("game")).order_by(notes.c.side, notes.c.number)
_CLEAR = delete(notes).where(notes.c.game == bindparam("game"))
_ADD = insert(notes)
_OVER = select(games.c.id).where(games.c.status.in_(("over", "cancelled")))
_FINISHED = tuple([delete(table).where(table.c.game.in_(_OVER)) for table in (notes, drafts)])


async def of_game(conn: Connection, game: int) -> tuple[NoteRow, ...]:
    """The notes of a game, the oldest of each side first."""
    rows = await conn.execute(_NOTES, {"game": game})
    return tuple(NoteRow(one.side, one.kind, one.person, one.text, one.at) for one in rows)


async def replace(conn: Writer, game: int, rows: Sequence[NoteRow]) -> None:
    """These are the notes of a game now."""
    await conn.execute(_CLEAR, {"game": game})
    if rows:
        await conn.execute(
            _ADD,
            [
                {
                    "game": game, "side": row.side, "number": number, "kind": row.kind, "person": row.person,
                    "text": row.text, "at": row.at,
                }
                for number, row in enumerate(rows)
            ],
        )  # fmt: skip


async def drop_finished(conn: Connection) -> int:
    """What members of a team have left for each other goes with the battle, and so do drafts."""
    return sum([int((await conn.execute(statement)).rowcount) for statement in _FINISHED])
