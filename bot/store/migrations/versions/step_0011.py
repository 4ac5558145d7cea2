"""Cups: many who play in pairs, round by round."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "cups",
        sa.Column(
            "id",
            sa.BigInteger().with_variant(sa.Integer, "sqlite"),
            primary_key=True,
            autoincrement=True,
        ),
        sa.Column("server", sa.BigInteger, nullable=False),
        sa.Column("status", sa.String(12), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("setup", sa.Text, nullable=False),
        sa.Column("course", sa.Text, nullable=False),
        sa.Column("created_by", sa.BigInteger, nullable=False),
        sa.Column("created_at", sa.Float, nullable=False),
        sa.Column("ended_at", sa.Float),
        sa.Column("interaction", sa.BigInteger),
        sa.Column("due", sa.Float),
        sa.Column("channel", sa.BigInteger, nullable=False),
        sa.Column("message", sa.BigInteger),
        sa.Column("said", sa.BigInteger, nullable=False),
        sa.UniqueConstraint("interaction", name="one_cup_per_press"),
        sqlite_autoincrement=True,
    )
    op.create_index("cups_of_server", "cups", ["server", "status"])
    op.create_index("cups_by_due", "cups", ["due"])
