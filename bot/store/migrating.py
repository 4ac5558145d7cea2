"""Brings the store to the newest form at start: numbered steps, each in a transaction, run once."""

from __future__ import annotations

from importlib import resources

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from bot.store.db import Database, StoreError


def config() -> Config:
    """Alembic's settings: the steps lie in the package, there is no file beside it."""
    made = Config()
    made.set_main_option("script_location", str(resources.files("bot.store") / "migrations"))
    made.set_main_option("path_separator", "os")
    return made


def newest() -> str | None:
    """The number of the last step."""
    return ScriptDirectory.from_config(config()).get_current_head()


async def migrate(database: Database) -> str | None:
    """Run the steps that are missing. Raises StoreError for a store that a newer bot has been at."""
    async with database.write() as conn:
        await conn.run_sync(_lock)
        at = await conn.run_sync(lambda sync: MigrationContext.configure(sync).get_current_revision())
        steps = ScriptDirectory.from_config(config())
        known = {step.revision for step in steps.walk_revisions()}
        if at is not None and at not in known:
            raise StoreError(f"the store is of a newer version ({at}) than this bot ({newest()})")
        if at != newest():
            await conn.run_sync(_upgrade)
    database.migration = newest()
    return database.migration


def _lock(conn: Connection) -> None:
    """Two processes that start together must not both migrate; SQLite's BEGIN IMMEDIATE sees to it itself."""
    if conn.dialect.name == "postgresql":
        conn.exec_driver_sql("SELECT pg_advisory_xact_lock(4400)")


def _upgrade(conn: Connection) -> None:
    settings = config()
    settings.attributes["connection"] = conn
    command.upgrade(settings, "head")
