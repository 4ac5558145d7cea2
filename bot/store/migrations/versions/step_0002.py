"""Teams: drafts that are said to be done, and what the members of a side leave for each other."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

_ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    # The default is for the rows that are there; a batch takes it away again where SQLite copies the table.
    with op.batch_alter_table("drafts") as drafts:
        drafts.add_column(sa.Column("ready", sa.Boolean(), nullable=False, server_default=sa.false()))
        drafts.add_column(sa.Column("editor", sa.BigInteger(), nullable=True))
    with op.batch_alter_table("drafts") as drafts:
        drafts.alter_column("ready", server_default=None, existing_type=sa.Boolean(), existing_nullable=False)
    op.create_table(
        "notes",
        sa.Column("game", _ID, autoincrement=False, nullable=False),
        sa.Column("side", sa.String(length=8), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("person", sa.BigInteger(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("game", "side", "number"),
    )
    op.create_index("notes_of_person", "notes", ["person"], unique=False)
