"""Campaigns, and which games are their battles."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None

_ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "campaigns",
        sa.Column("id", _ID, primary_key=True, autoincrement=True),
        sa.Column("server", sa.BigInteger),
        sa.Column("course", sa.Text, nullable=False),
        sa.Column("facts", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("created_by", sa.BigInteger, nullable=False),
        sa.Column("created_at", sa.Float, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "campaign_battles",
        sa.Column("campaign", _ID, primary_key=True, autoincrement=False),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("game", _ID, nullable=False),
    )
    op.create_index("campaign_battles_by_game", "campaign_battles", ["game"])
