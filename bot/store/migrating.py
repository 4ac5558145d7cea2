"""Brings the store to the newest form at start: numbered steps, each in a transaction, run once.

Two versions of the bot work side by side while one takes the place of the other. So a step only adds to the store (a
table, a column that may be empty or has a value of its own), and what nobody needs any more goes a release later. A
program that meets a store of a newer form works on it if that store says so.
"""

from __future__ import annotations

import re
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, delete, insert, inspect, select, text
from sqlalchemy.exc import SQLAlchemyError

from bot.store.connecting.db import Database, StoreError, broken
from bot.store.connecting.server import Away
from bot.store.tables import own

if TYPE_CHECKING:
    from alembic.config import Config

#: Tables that every store of ours has, of whatever step.
_FIRST: Final = {"battles", "games", "log", "snapshots", "seats"}
#: The last step of the release before this one: its programs go on beside those of this one, and may be started again.
RELEASED: Final = "0012"
#: Under this name a store says of which step it is, and of which step a program must be at least to work on it.
NOTE: Final = "works-since"
#: Where Alembic keeps which step a store is of, and how it reads it.
_KEPT: Final = "alembic_version"
_AT: Final = text(f"SELECT version_num FROM {_KEPT}")
_STEP: Final = re.compile(r"step_(\d+)\.py")


def config() -> Config:
    """Alembic's settings: the steps lie in the package, there is no file beside it."""
    # Imported here: it takes a tenth of a start, and only a store that lacks a step needs it.
    from alembic.config import Config  # noqa: PLC0415

    made = Config()
    made.set_main_option("script_location", str(resources.files("bot.store") / "migrations"))
    made.set_main_option("path_separator", "os")
    return made


@cache
def steps() -> tuple[str, ...]:
    """The numbers of all steps in their order: each is a file that is named after it."""
    files = (resources.files("bot.store") / "migrations" / "versions").iterdir()
    return tuple(sorted(found[1] for one in files if (found := _STEP.fullmatch(one.name))))


def newest() -> str:
    """The number of the last step."""
    return steps()[-1]


async def migrate(database: Database) -> str | None:
    """Run the steps that are missing. Raises StoreError where the store is not ours, or a newer bot has been at it."""
    try:
        async with database.write(long=True) as conn:
            await conn.run_sync(_lock)
            at = await conn.run_sync(_checked)
            if at is None or at in steps():
                if at != newest():
                    await conn.run_sync(_upgrade)
                at = newest()
                await conn.run_sync(_note)
    except (SQLAlchemyError, OSError, Away) as error:
        raise broken(error, database.path) from error
    database.migration = at
    return at


async def step_of(database: Database) -> str | None:
    """Which step a store is of, which is only looked at; None: it is new. Raises StoreError like `migrate`."""
    try:
        async with database.read() as conn:
            return await conn.run_sync(_checked)
    except (SQLAlchemyError, OSError, Away) as error:
        raise broken(error, database.path) from error


def _checked(conn: Connection) -> str | None:
    """Which step the store is of, if the steps can be run here. Raises StoreError."""
    there = set(inspect(conn).get_table_names())
    at: str | None = conn.execute(_AT).scalar() if _KEPT in there else None
    ours = there >= _FIRST
    if at is None and ours:
        raise StoreError(
            "the store has lost the row that says which step it is of (alembic_version): restore a backup with "
            "`python -m bot restore FILE`"
        )
    if at is None and there - {_KEPT}:
        raise StoreError("the database belongs to another program: give the bot one of its own")
    if at is not None and at not in steps():
        if not ours:
            raise StoreError("the database belongs to another program: give the bot one of its own")
        if not _works_on(conn, at):
            raise StoreError(f"the store is of a newer version ({at}) than this bot ({newest()})")
    return at


def _works_on(conn: Connection, at: str) -> bool:
    """Whether a newer program has noted, of the step that the store is of, that this one may work on it."""
    found = conn.execute(select(own.c.value).where(own.c.name == NOTE)).scalar_one_or_none()
    step, _, since = (found or "").partition(" ")
    return step == at and bool(since) and since <= newest()


def _note(conn: Connection) -> None:
    """Say who may work on the store, if that is not what it says."""
    said = f"{newest()} {RELEASED}"
    found = conn.execute(select(own.c.value).where(own.c.name == NOTE)).scalar_one_or_none()
    if found != said:
        conn.execute(delete(own).where(own.c.name == NOTE))
        conn.execute(insert(own).values(name=NOTE, value=said))


def _lock(conn: Connection) -> None:
    """Two processes that start together must not both migrate; SQLite's BEGIN IMMEDIATE sees to it itself."""
    if conn.dialect.name == "postgresql":
        conn.exec_driver_sql("SELECT pg_advisory_xact_lock(4400)")


def _upgrade(conn: Connection) -> None:
    from alembic import command  # noqa: PLC0415  (as above)

    settings = config()
    settings.attributes["connection"] = conn
    command.upgrade(settings, "head")
