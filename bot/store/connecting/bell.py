"""The bell between processes on one PostgreSQL: a commit rings it with the number of its game, everybody listens.

It only saves waiting: whoever misses a ring finds the same on his next slow round.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Final, NamedTuple

from sqlalchemy import bindparam, func, select

from bot.store.connecting.batch import Direct, Writer
from bot.store.connecting.db import Database
from bot.store.connecting.server import Dialled, dial

_LOG = logging.getLogger(__name__)
_NAME: Final = "fieldpost"
_RING = select(func.pg_notify(_NAME, bindparam("told")))
#: Stands before the number where nobody has anything to do: an older program reads the same number with it.
_ONLY: Final = "+"
#: Seconds until the next try to listen, while the server is away.
_AGAIN: Final = 2.0
#: Seconds after which a silent connection is asked whether it still stands, and within which it answers.
_ASKED: Final = 10.0
_ANSWERS: Final = 5.0


class Ring(NamedTuple):
    """What has been stored."""

    #: 0: it is about none.
    game: int
    #: This process has stored it.
    own: bool
    #: It leaves nothing to say and nothing to think about, as a step of a plan.
    quiet: bool


async def ring(conn: Writer, game: int | None, *, quiet: bool = False) -> None:
    """Ring with the commit of this transaction; where there is only one process nobody would hear."""
    if isinstance(conn, Direct) and conn.dialect.name == "postgresql":
        await conn.execute(_RING, {"told": f"{_ONLY if quiet else ''}{game or 0}"})


async def listen(store: Database, heard: Callable[[Ring], None], missed: Callable[[], None]) -> None:
    """Hear every ring until cancelled. `missed` is called whenever it may have rung unheard."""

    def rings(_: object, process: int, __: str, told: str) -> None:
        heard(Ring(int(told), own=process in store.processes, quiet=told.startswith(_ONLY)))

    while True:
        ended = asyncio.Event()
        try:
            conn = await dial(store.url, patient=True)
        except Exception as error:  # the slow rounds go on meanwhile
            _LOG.warning("the bell of the database is not heard, again in %.0f s: %s", _AGAIN, error)
            await asyncio.sleep(_AGAIN)
            continue
        try:
            conn.add_termination_listener(lambda *_, ended=ended: ended.set())
            await conn.add_listener(_NAME, rings)
            missed()
            await _while_it_stands(conn, ended)
        except Exception as error:
            _LOG.warning("the bell of the database fell silent: %s", error)
            await asyncio.sleep(_AGAIN)
        finally:
            conn.terminate()


async def _while_it_stands(conn: Dialled, ended: asyncio.Event) -> None:
    """Until it has ended; a network that is cut in two says nothing, so it is asked. Raises what says that it is."""
    while not ended.is_set():
        try:
            await asyncio.wait_for(ended.wait(), _ASKED)
        except TimeoutError:
            await conn.fetchval("SELECT 1", timeout=_ANSWERS)
