"""The first form of the store."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

_ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    _games()
    _record()
    _prepared()
    _ahead()
    _around()


def _games() -> None:
    op.create_table(
        "battles",
        sa.Column("id", sa.String(length=64), nullable=False),
        sa.Column("mapping", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_table(
        "games",
        sa.Column("id", _ID, autoincrement=True, nullable=False),
        sa.Column("server", sa.BigInteger(), nullable=True),
        sa.Column("scenario", sa.String(length=80), nullable=False),
        sa.Column("battle", sa.String(length=64), nullable=False),
        sa.Column("status", sa.String(length=12), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("setup", sa.Text(), nullable=False),
        sa.Column("face", sa.Text(), nullable=False),
        sa.Column("memo", sa.Text(), nullable=False),
        sa.Column("seed", sa.String(length=80), nullable=False),
        sa.Column("seed_hash", sa.String(length=64), nullable=False),
        sa.Column("winner", sa.String(length=8), nullable=True),
        sa.Column("ending", sa.String(length=16), nullable=True),
        sa.Column("due", sa.Float(), nullable=True),
        sa.Column("match", _ID, nullable=True),
        sa.Column("leg", sa.Integer(), nullable=False),
        sa.Column("created_by", sa.BigInteger(), nullable=False),
        sa.Column("created_at", sa.Float(), nullable=False),
        sa.Column("started_at", sa.Float(), nullable=True),
        sa.Column("ended_at", sa.Float(), nullable=True),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("match", "leg", name="one_game_per_leg"),
        sqlite_autoincrement=True,
    )
    op.create_index("games_of_server", "games", ["server", "status"], unique=False)
    op.create_table(
        "seats",
        sa.Column("game", _ID, autoincrement=False, nullable=False),
        sa.Column("side", sa.String(length=8), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("person", sa.BigInteger(), nullable=True),
        sa.Column("invited", sa.Boolean(), nullable=False),
        sa.Column("role", sa.String(length=10), nullable=False),
        sa.Column("sections", sa.String(length=40), nullable=False),
        sa.PrimaryKeyConstraint("game", "side", "number"),
    )
    op.create_index("seats_of_person", "seats", ["person"], unique=False)


def _record() -> None:
    op.create_table(
        "log",
        sa.Column("game", _ID, autoincrement=False, nullable=False),
        sa.Column("revision", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("parent", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("side", sa.String(length=8), nullable=True),
        sa.Column("actor", sa.String(length=10), nullable=False),
        sa.Column("person", sa.BigInteger(), nullable=True),
        sa.Column("notation", sa.Text(), nullable=True),
        sa.Column("rolls", sa.Text(), nullable=False),
        sa.Column("events", sa.Text(), nullable=False),
        sa.Column("ply", sa.Integer(), nullable=False),
        sa.Column("turn", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("game", "revision"),
    )
    op.create_table(
        "snapshots",
        sa.Column("game", _ID, autoincrement=False, nullable=False),
        sa.Column("revision", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("state", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("game", "revision"),
    )
    op.create_table(
        "interactions",
        sa.Column("id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("game", _ID, nullable=False),
        sa.Column("person", sa.BigInteger(), nullable=False),
        sa.Column("first", sa.Integer(), nullable=False),
        sa.Column("last", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("interactions_by_time", "interactions", ["at"], unique=False)


def _prepared() -> None:
    op.create_table(
        "drafts",
        sa.Column("game", _ID, autoincrement=False, nullable=False),
        sa.Column("person", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("side", sa.String(length=8), nullable=False),
        sa.Column("base", sa.Integer(), nullable=False),
        sa.Column("lines", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("game", "person", "side"),
    )
    op.create_table(
        "policies",
        sa.Column("game", _ID, autoincrement=False, nullable=False),
        sa.Column("person", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("side", sa.String(length=8), nullable=False),
        sa.Column("data", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("game", "person", "side"),
    )


def _ahead() -> None:
    op.create_table(
        "timers",
        sa.Column("game", _ID, autoincrement=False, nullable=False),
        sa.Column("kind", sa.String(length=16), nullable=False),
        sa.Column("side", sa.String(length=8), nullable=True),
        sa.Column("due", sa.Float(), nullable=False),
        sa.Column("since", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("game", "kind"),
    )
    op.create_index("timers_by_due", "timers", ["due"], unique=False)
    op.create_table(
        "outbox",
        sa.Column("id", _ID, autoincrement=True, nullable=False),
        sa.Column("game", _ID, nullable=True),
        sa.Column("kind", sa.String(length=16), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("data", sa.Text(), nullable=False),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.Column("ready", sa.Float(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
        sqlite_autoincrement=True,
    )
    op.create_index("outbox_of_game", "outbox", ["game", "id"], unique=False)


def _around() -> None:
    op.create_table(
        "places",
        sa.Column("game", _ID, autoincrement=False, nullable=False),
        sa.Column("kind", sa.String(length=60), nullable=False),
        sa.Column("server", sa.BigInteger(), nullable=True),
        sa.Column("channel", sa.BigInteger(), nullable=False),
        sa.Column("message", sa.BigInteger(), nullable=True),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("data", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("until", sa.Float(), nullable=True),
        sa.PrimaryKeyConstraint("game", "kind"),
    )
    op.create_index("places_by_channel", "places", ["channel"], unique=False)
    op.create_index("places_by_end", "places", ["until"], unique=False)
    op.create_table(
        "people",
        sa.Column("person", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("data", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("person"),
    )
    op.create_table(
        "servers",
        sa.Column("server", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("data", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("server"),
    )
    op.create_table(
        "imported",
        sa.Column("server", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("id", sa.String(length=80), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("by", sa.BigInteger(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("server", "id"),
    )
    op.create_table(
        "audit",
        sa.Column("id", _ID, autoincrement=True, nullable=False),
        sa.Column("server", sa.BigInteger(), nullable=True),
        sa.Column("game", _ID, nullable=True),
        sa.Column("person", sa.BigInteger(), nullable=True),
        sa.Column("what", sa.String(length=40), nullable=False),
        sa.Column("data", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
        sqlite_autoincrement=True,
    )
    op.create_index("audit_of_server", "audit", ["server", "at"], unique=False)
