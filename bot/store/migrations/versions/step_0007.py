"""Whether people's last turns were in time, and how long battles make them wait."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "reliability",
        sa.Column("person", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("turns", sa.String(50), nullable=False),
    )
    op.create_table(
        "measures",
        sa.Column("pace", sa.String(12), primary_key=True),
        sa.Column("name", sa.String(24), primary_key=True),
        sa.Column("value", sa.Float, nullable=False),
    )
