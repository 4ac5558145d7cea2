"""Who waits in the queue."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "queue",
        sa.Column("person", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("server", sa.BigInteger),
        sa.Column("channel", sa.BigInteger),
        sa.Column("wish", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("fills", sa.Float),
        sa.Column("until", sa.Float, nullable=False),
    )
