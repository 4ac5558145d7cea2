"""Brings the store to the newest form at start: numbered steps, each in a transaction, run once."""

from __future__ import annotations

from functools import cache
from importlib import resources

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect
from sqlalchemy.exc import SQLAlchemyError

from bot.store.db import Database, StoreError, broken
from bot.store.server import Away

#: Tables that every store of ours has, of whatever step.
_FIRST = {"battles", "games", "log", "snapshots", "seats"}


def config() -> Config:
    """Alembic's settings: the steps lie in the package, there is no file beside it."""
    made = Config()
    made.set_main_option("script_location", str(resources.files("bot.store") / "migrations"))
    made.set_main_option("path_separator", "os")
    return made


@cache
def steps() -> ScriptDirectory:
    """All steps; read once, for each is a file of its own."""
    return ScriptDirectory.from_config(config())


def newest() -> str | None:
    """The number of the last step."""
    return steps().get_current_head()


async def migrate(database: Database) -> str | None:
    """Run the steps that are missing. Raises StoreError where the store is not ours, or a newer bot has been at it."""
    try:
        async with database.write(long=True) as conn:
            await conn.run_sync(_lock)
            at = await conn.run_sync(_checked)
            if at != newest():
                await conn.run_sync(_upgrade)
    except (SQLAlchemyError, OSError, Away) as error:
        raise broken(error, database.path) from error
    database.migration = newest()
    return database.migration


async def step_of(database: Database) -> str | None:
    """Which step a store is of, which is only looked at; None: it is new. Raises StoreError like `migrate`."""
    try:
        async with database.read() as conn:
            return await conn.run_sync(_checked)
    except (SQLAlchemyError, OSError, Away) as error:
        raise broken(error, database.path) from error


def _checked(conn: Connection) -> str | None:
    """Which step the store is of, if the steps can be run here. Raises StoreError."""
    at = MigrationContext.configure(conn).get_current_revision()
    there = set(inspect(conn).get_table_names())
    known = {step.revision for step in steps().walk_revisions()}
    ours = there >= _FIRST
    if at is None and ours:
        raise StoreError(
            "the store has lost the row that says which step it is of (alembic_version): restore a backup with "
            "`python -m bot restore FILE`"
        )
    if at is None and there - {"alembic_version"}:
        raise StoreError("the database belongs to another program: give the bot one of its own")
    if at is not None and at not in known:
        if not ours:
            raise StoreError("the database belongs to another program: give the bot one of its own")
        raise StoreError(f"the store is of a newer version ({at}) than this bot ({newest()})")
    return at


def _lock(conn: Connection) -> None:
    """Two processes that start together must not both migrate; SQLite's BEGIN IMMEDIATE sees to it itself."""
    if conn.dialect.name == "postgresql":
        conn.exec_driver_sql("SELECT pg_advisory_xact_lock(4400)")


def _upgrade(conn: Connection) -> None:
    settings = config()
    settings.attributes["connection"] = conn
    command.upgrade(settings, "head")
