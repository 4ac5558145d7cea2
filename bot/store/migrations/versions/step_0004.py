"""Battles whose time ran out close themselves after two weeks: those that wait already get that timer, too."""

from __future__ import annotations

import json
import time

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

_SECONDS = 14 * 24 * 3600.0


def upgrade() -> None:
    games = sa.table("games", sa.column("id"), sa.column("status"), sa.column("face"))
    timers = sa.table(
        "timers",
        sa.column("game"),
        sa.column("kind"),
        sa.column("side"),
        sa.column("due"),
        sa.column("since"),
    )
    conn, now = op.get_bind(), time.time()
    running = sa.select(games.c.id, games.c.face).where(games.c.status == "running")
    for game, face in conn.execute(running).all():
        clock = json.loads(face).get("clock") or {}
        if clock.get("overdue"):
            row = {
                "game": game,
                "kind": "abandoned",
                "side": clock["side"],
                "due": now + _SECONDS,
                "since": now,
            }
            conn.execute(sa.insert(timers).values(row))
