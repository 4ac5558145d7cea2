"""Whether people's last turns were in time: of each person so many digits, the newest first."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from sqlalchemy import bindparam, func, select

from bot.facts.reliability import KEPT, Reliability
from bot.store import upsert
from bot.store.connecting.batch import Writer
from bot.store.connecting.db import Connection
from bot.store.tables import reliability

_ADD: Final = upsert.merging(
    reliability, "turns", lambda new: func.substr(new.concat(reliability.c.turns), 1, KEPT)
)
_OF: Final = select(reliability).where(reliability.c.person.in_(bindparam("persons", expanding=True)))


async def add(conn: Writer, marks: Mapping[int, bool]) -> None:
    """One turn more of each of these persons, and whether it was in time."""
    # Always in one order: two battles that end a turn for the same two people do not wait for each other.
    rows = [{"person": person, "turns": str(int(marks[person]))} for person in sorted(marks)]
    await upsert.merge(conn, _ADD, rows)


async def of(conn: Connection, persons: Sequence[int]) -> dict[int, Reliability]:
    """How reliable these persons have been; of whoever has played no turn nothing is known."""
    found = {person: Reliability() for person in persons}
    for person, turns in await conn.execute(_OF, {"persons": list(persons)}):
        found[person] = Reliability(len(turns), turns.count("1"))
    return found
