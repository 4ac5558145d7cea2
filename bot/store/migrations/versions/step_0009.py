"""How battles came out, for ratings and statistics. Those that ended before are taken in by the chores."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    number = sa.BigInteger().with_variant(sa.Integer, "sqlite")
    op.create_table(
        "results",
        sa.Column("game", number, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("server", sa.BigInteger),
        sa.Column("scenario", sa.String(80), nullable=False),
        sa.Column("battle", sa.String(80), nullable=False),
        sa.Column("winner", sa.String(8)),
        sa.Column("ending", sa.String(16), nullable=False),
        sa.Column("uncounted", sa.String(12), nullable=False),
        sa.Column("turns", sa.Integer, nullable=False),
        sa.Column("allies", sa.Integer, nullable=False),
        sa.Column("axis", sa.Integer, nullable=False),
        sa.Column("allies_luck", sa.Float),
        sa.Column("axis_luck", sa.Float),
    )
    op.create_index("results_by_time", "results", ["at", "game"], unique=False)
    op.create_index("results_of_battle", "results", ["battle", "server"], unique=False)
    op.create_table(
        "fought",
        sa.Column("game", number, primary_key=True, autoincrement=False),
        sa.Column("side", sa.String(8), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("person", sa.BigInteger, nullable=False),
        sa.Column("whole", sa.Boolean, nullable=False),
    )
    op.create_index("fought_of_person", "fought", ["person"], unique=False)
