"""Run by Alembic for each migration, on the connection and in the transaction of whoever asked."""

from __future__ import annotations

from alembic import context

from bot.store.tables import metadata

# SQLite cannot change a column in place: Alembic copies the table instead.
context.configure(
    connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True
)
context.run_migrations()
