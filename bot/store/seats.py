"""Who sits where, and what each has set for a game: seats, drafts, reaction policies."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Delete, RowMapping, Table, bindparam, delete, insert, select

from bot.facts.plans import Plans
from bot.facts.policy import Policy
from bot.facts.seat import Seat
from bot.store import upsert
from bot.store.connecting.batch import Writer
from bot.store.connecting.db import Connection
from bot.store.tables import drafts, policies, seats
from bot.store.text import coding
from bot.store.text.coding import Form
from engine.types import Side


class DraftRow(NamedTuple):
    """What a player has prepared and not yet confirmed."""

    person: int
    side: Side
    base: int
    lines: tuple[str, ...]
    #: In a team: he has said that it is done, even if there is nothing in it.
    ready: bool = False
    #: Who has changed it last.
    editor: int | None = None
    #: It was made in the other side's turn.
    plans: Plans | None = None

    @property
    def kept(self) -> bool:
        """Whether there is anything to keep."""
        return bool(self.lines) or self.ready or (self.plans is not None and self.plans.several)


class PolicyRow(NamedTuple):
    """How a player wants his reactions answered."""

    person: int
    side: Side
    policy: Policy


_POLICY = Form(Policy)
_PLANS = Form(Plans)
_SEATS = select(seats).where(seats.c.game == bindparam("game")).order_by(seats.c.side, seats.c.number)
_DRAFTS = select(drafts).where(drafts.c.game == bindparam("game"))
_POLICIES = select(policies).where(policies.c.game == bindparam("game"))
_CLEAR = delete(seats).where(seats.c.game == bindparam("game"))
_ADD = insert(seats)
_ADD_POLICY = insert(policies)


def _of_player(table: Table) -> Delete:
    columns = (table.c.game, table.c.person, table.c.side)
    return delete(table).where(*(column == bindparam(column.name) for column in columns))


_DROP_DRAFT = _of_player(drafts)
_DROP_POLICY = _of_player(policies)


def _seat(values: RowMapping) -> Seat:
    return Seat(
        side=values["side"],
        number=values["number"],
        person=values["person"],
        invited=bool(values["invited"]),
        role=values["role"],
        sections=tuple(values["sections"].split()),
    )


async def of_game(conn: Connection, game: int) -> tuple[Seat, ...]:
    """The seats of a game."""
    return tuple(_seat(columns) for columns in (await conn.execute(_SEATS, {"game": game})).mappings())


async def of_games(conn: Connection, numbers: Sequence[int]) -> dict[int, tuple[Seat, ...]]:
    """The seats of several games at once."""
    query = select(seats).where(seats.c.game.in_(numbers)).order_by(seats.c.side, seats.c.number)
    made: dict[int, tuple[Seat, ...]] = dict.fromkeys(numbers, ())
    for one in (await conn.execute(query)).mappings():
        made[one["game"]] += (_seat(one),)
    return made


async def replace(conn: Writer, game: int, rows: Sequence[Seat]) -> None:
    """These are the seats of a game now."""
    await conn.execute(_CLEAR, {"game": game})
    await conn.execute(
        _ADD,
        [
            {
                "game": game, "side": row.side, "number": row.number, "person": row.person,
                "invited": row.invited, "role": row.role, "sections": " ".join(row.sections),
            }
            for row in rows
        ],
    )  # fmt: skip


async def drafts_of(conn: Connection, game: int) -> list[DraftRow]:
    """All drafts of a game."""
    rows = await conn.execute(_DRAFTS, {"game": game})
    return [
        DraftRow(
            one.person, one.side, one.base, tuple(json.loads(one.lines)), bool(one.ready), one.editor,
            None if one.plans is None else coding.loads(_PLANS, Plans, one.plans),
        )
        for one in rows
    ]  # fmt: skip


async def put_draft(conn: Writer, game: int, row: DraftRow, at: float) -> None:
    """This is the draft of a player now; without anything in it there is none."""
    if not row.kept:
        await drop_draft(conn, game, row.person, row.side)
        return
    await upsert.put(
        conn,
        drafts,
        {
            "game": game, "person": row.person, "side": row.side, "base": row.base,
            "lines": json.dumps(row.lines), "ready": row.ready, "editor": row.editor, "at": at,
            "plans": None if row.plans is None else coding.dumps(_PLANS, row.plans),
        },
    )  # fmt: skip


async def drop_draft(conn: Writer, game: int, person: int, side: Side) -> None:
    """Forget a draft."""
    await conn.execute(_DROP_DRAFT, {"game": game, "person": person, "side": side})


async def policies_of(conn: Connection, game: int) -> list[PolicyRow]:
    """All reaction policies of a game."""
    rows = await conn.execute(_POLICIES, {"game": game})
    return [PolicyRow(one.person, one.side, coding.loads(_POLICY, Policy, one.data)) for one in rows]


async def put_policy(conn: Writer, game: int, row: PolicyRow) -> None:
    """This is the policy of a player now."""
    await conn.execute(_DROP_POLICY, {"game": game, "person": row.person, "side": row.side})
    data = coding.dumps(_POLICY, row.policy)
    await conn.execute(_ADD_POLICY, {"game": game, "person": row.person, "side": row.side, "data": data})
