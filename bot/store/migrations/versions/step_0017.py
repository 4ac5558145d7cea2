"""Each process tells the others how many requests to Discord it needs."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("leases", sa.Column("needs", sa.Float, nullable=False, server_default="0"))
