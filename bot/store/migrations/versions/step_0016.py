"""What may be said now is found without looking at all that waits."""

from __future__ import annotations

from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_index("outbox_by_ready", "outbox", ["ready", "id"])
