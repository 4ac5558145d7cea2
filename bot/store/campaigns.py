"""Campaigns: one row each, and the games their battles are."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from sqlalchemy import RowMapping, func, insert, select, update

from bot.facts.campaign import CampaignFacts, Course
from bot.store import upsert
from bot.store.connecting.db import Connection
from bot.store.tables import campaign_battles, campaigns, games, seats
from bot.store.text import coding
from bot.store.text.coding import Form

_COURSE: Final = Form(Course)
_FACTS: Final = Form(CampaignFacts)


class CampaignRow(NamedTuple):
    """One campaign as it is stored."""

    id: int
    server: int | None
    course: Course
    facts: CampaignFacts
    created_by: int
    created_at: float
    version: int = 1
    #: The secret from which the seeds of its battles follow.
    seed: str = ""


def _row(columns: RowMapping) -> CampaignRow:
    return CampaignRow(
        columns["id"],
        columns["server"],
        coding.loads(_COURSE, Course, columns["course"]),
        coding.loads(_FACTS, CampaignFacts, columns["facts"]),
        columns["created_by"],
        columns["created_at"],
        columns["version"],
        columns["seed"],
    )


async def get(conn: Connection, campaign: int) -> CampaignRow | None:
    """One campaign."""
    columns = (await conn.execute(select(campaigns).where(campaigns.c.id == campaign))).mappings().first()
    return None if columns is None else _row(columns)


async def add(conn: Connection, row: CampaignRow) -> int:
    """Store a new campaign and return its number."""
    values = {
        "server": row.server, "created_by": row.created_by, "created_at": row.created_at, "version": row.version,
        "seed": row.seed, "course": coding.dumps(_COURSE, row.course), "facts": coding.dumps(_FACTS, row.facts),
    }  # fmt: skip
    made = await conn.execute(insert(campaigns).returning(campaigns.c.id), values)
    return int(made.scalar_one())


async def of_server(conn: Connection, server: int) -> list[CampaignRow]:
    """All campaigns that were begun on a server."""
    query = select(campaigns).where(campaigns.c.server == server).order_by(campaigns.c.id)
    return [_row(columns) for columns in (await conn.execute(query)).mappings()]


async def servers(conn: Connection) -> list[int]:
    """The servers on which a campaign goes on."""
    query = select(campaigns.c.server, campaigns.c.facts).where(campaigns.c.server.is_not(None))
    rows = await conn.execute(query.order_by(campaigns.c.id))
    going = [one.server for one in rows if not coding.loads(_FACTS, CampaignFacts, one.facts).over]
    return list(dict.fromkeys(going))


async def claim(conn: Connection, row: CampaignRow, facts: CampaignFacts) -> bool:
    """This is how it stands now, unless somebody else was faster."""
    mine = update(campaigns).where(campaigns.c.id == row.id, campaigns.c.version == row.version)
    done = await conn.execute(mine.values(facts=coding.dumps(_FACTS, facts), version=campaigns.c.version + 1))
    return bool(done.rowcount == 1)


async def link(conn: Connection, campaign: int, number: int, game: int) -> None:
    """This game is that battle of a campaign; one that was called off is so no more."""
    await upsert.put(conn, campaign_battles, {"campaign": campaign, "number": number, "game": game})


async def games_of(conn: Connection, campaign: int) -> Mapping[int, int]:
    """The game of each battle that has been opened, by its number."""
    table = campaign_battles
    query = select(table.c.number, table.c.game).where(table.c.campaign == campaign).order_by(table.c.number)
    return {row.number: row.game for row in await conn.execute(query)}


async def of_person(conn: Connection, person: int, server: int | None, most: int) -> list[int]:
    """The campaigns in which somebody has a seat, the newest first; of one server or of all."""
    table = campaign_battles
    newest = func.max(table.c.game)
    query = (
        select(table.c.campaign)
        .join(seats, seats.c.game == table.c.game)
        .join(games, games.c.id == table.c.game)
        .where(seats.c.person == person)
    )
    if server is not None:
        query = query.where(games.c.server == server)
    query = query.group_by(table.c.campaign).order_by(newest.desc()).limit(most)
    return [campaign for (campaign,) in await conn.execute(query)]
