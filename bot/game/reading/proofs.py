"""Whether the chance of a finished game was fair: its record, what somebody needs to check it, and the check."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING, NamedTuple

from bot.errors import UserError
from bot.game.reading.records import Export, all_rows, kept, recorded
from engine import verify

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.game.table.live import Live
    from bot.store import Database
    from bot.store.log import LogRow


class Proof(NamedTuple):
    """The record, what in it does not follow from its seed, its rolls, and how many actions with dice were undone."""

    file: Export
    faults: tuple[str, ...]
    rolls: int
    undone: int


async def proof_of(store: Database, live: Live) -> Proof:
    """Check a game that is over. Raises UserError for any other: its seed is nobody's yet."""
    if live.row.status != "over":
        raise UserError("not-over", game=live.row.id)
    rows = await all_rows(store, live)
    file = await recorded(live, rows)
    faults = await asyncio.to_thread(_checked, file.text, live.row.seed_hash, live.row.facts.salts)
    return Proof(file, faults, sum(len(row.rolls) for row in rows), undone_rolls(rows))


def undone_rolls(rows: Sequence[LogRow]) -> int:
    """How many actions that rolled dice were taken back."""
    present = {row.revision for row in kept(list(rows))}
    return sum(
        row.kind == "action"
        and row.revision not in present
        and any(roll.what == "dice" for roll in row.rolls)
        for row in rows
    )


def _checked(text: str, seal: str, salts: Sequence[str] | None) -> tuple[str, ...]:
    """As somebody would who has written down what was posted."""
    return tuple(verify.check(json.loads(text), seal, *(salts or ())))
