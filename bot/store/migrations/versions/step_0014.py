"""Battles of a cup, of a campaign and of the queue are sealed before anybody joins."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    for table in ("cups", "campaigns", "queue"):
        op.add_column(table, sa.Column("seed", sa.String(64), nullable=False, server_default=""))
    op.add_column("queue", sa.Column("salt", sa.String(40), nullable=False, server_default=""))
