"""Clocks find what was set ahead of its time without looking at all timers."""

from __future__ import annotations

from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_index("timers_by_kind", "timers", ["kind", "since"])
