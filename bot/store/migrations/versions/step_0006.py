"""When each person's digest comes next."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "digests",
        sa.Column("person", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("due", sa.Float),
        sa.Column("last", sa.Float),
    )
    op.create_index("digests_by_due", "digests", ["due"], unique=False)
