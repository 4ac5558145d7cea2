"""PostgreSQL behind a network: connections that are cut, and what may be done again because of that.

A server is restarted, moved and patched while games go on. What only reads asks again by itself; what writes is
told by `Cut`, and whoever knows that it may be done twice does it again (`retried`).
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from functools import wraps
from typing import Any, Final, ParamSpec, Protocol, TypeVar, cast

from sqlalchemy import URL, Executable, event
from sqlalchemy.engine import ExceptionContext
from sqlalchemy.exc import DBAPIError, InvalidatePoolError
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.store.connecting.quick import Given, Quick, Result

P = ParamSpec("P")
T = TypeVar("T")

#: Connections that are kept, and those that a crowd may have besides: small databases give twenty to all their users.
POOL: Final = 5
OVERFLOW: Final = 2
#: Seconds for which a server that was there may be away: it starts within a few.
AWAY: Final = 6.0
#: Seconds for which either end may be silent. The server gives up a transaction of whoever is silent for longer: what
#: he was changing is others' again.
SILENT: Final = 5.0
#: Seconds for a farewell.
FAREWELL: Final = 1.0
#: Seconds after which somebody is told that all connections are taken: Discord waits for three.
CROWDED: Final = 2.0
#: Seconds after which a connection that nobody has used is asked whether it still stands. Three trips for each use are
#: a fourth of what a press costs; that a server was restarted is heard without asking.
RESTED: Final = 1.0
_SINCE: Final = "rests since"
_PAUSE: Final = 0.25
#: How often something that was cut is done again.
_TIMES: Final = 4
#: What a server says when it ends a connection, has not started yet, has no room left, takes no writes because
#: another one has taken its place (25006), or has heard nothing for too long (25P03): classes and codes.
_CUT: Final = ("08", "57P0", "53300", "25006", "25P03")
#: Said to the server once it is there, for those between us and it do not know all words of a greeting.
_TELL: Final = "SELECT set_config('idle_in_transaction_session_timeout', $1, false)"

_CLIENT_ERRORS: Final = ("InterfaceError", "InternalClientError")


class Away(Exception):
    """The server cannot be asked at the moment; nothing is wrong with what was asked."""


class Crowded(Away):
    """All connections are taken; nothing was done."""

    def __init__(self) -> None:
        super().__init__("all connections to the database are taken")


class Cut(Away):
    """The connection was lost in the middle of a transaction."""

    def __init__(self, *, perhaps: bool) -> None:
        super().__init__("the connection to the database was lost")
        #: It was lost while the transaction was being committed: nobody knows whether it is stored.
        self.perhaps: Final = perhaps


def is_cut(error: BaseException) -> bool:
    """Whether it says that the connection is gone, not that the statement is wrong."""
    if isinstance(error, DBAPIError) and error.connection_invalidated:
        return True
    # SQLAlchemy's error has the driver's behind it, and that one the server's.
    cause: BaseException | None = error
    while cause is not None:
        state = getattr(cause, "sqlstate", None)
        # The driver's own words for a connection that has ended under its hands have no code of the server's.
        if isinstance(cause, OSError | EOFError) or type(cause).__name__ in _CLIENT_ERRORS:
            return True
        if state is not None:
            return str(state).startswith(_CUT)
        cause = getattr(cause, "orig", None) or cause.__cause__
    return False


def _notice(context: ExceptionContext) -> None:
    """Have SQLAlchemy throw a connection away that has ended, also where it would not see it."""
    if is_cut(context.original_exception):
        context.is_disconnect = True


class Pooled(Protocol):
    """A connection of the driver as the pool has it."""

    driver_connection: Dialled

    def ping(self) -> None:
        """Ask whether it still stands."""


class _Record(Protocol):
    """What the pool notes of a connection."""

    info: dict[str, float]


def _rests(_: Pooled, record: _Record) -> None:
    record.info[_SINCE] = time.monotonic()


def _look(connection: Pooled, record: _Record, _: object) -> None:
    """Before it is used again: one that has ended is replaced, and so are all others of its time."""
    since = record.info.get(_SINCE)
    if since is None:
        return
    if connection.driver_connection.is_closed():
        raise InvalidatePoolError
    if time.monotonic() - since < RESTED:
        return
    try:
        connection.ping()
    except TimeoutError:
        # It is silent: another one would be, too, and whoever asks has waited for long enough.
        raise
    except Exception as error:
        if is_cut(error):
            raise InvalidatePoolError from error
        raise


def watch(engine: AsyncEngine) -> None:
    """Notice cut connections of this engine, while they are used and before."""
    event.listen(engine.sync_engine, "handle_error", _notice)
    event.listen(engine.sync_engine, "checkin", _rests)
    event.listen(engine.sync_engine, "checkout", _look)


def retried(method: Callable[P, Awaitable[T]]) -> Callable[P, Awaitable[T]]:
    """Do the whole of it once more when the connection is cut: only for what may be done twice."""

    @wraps(method)
    async def repeated(*args: P.args, **named: P.kwargs) -> T:
        for turn in range(_TIMES):
            try:
                return await method(*args, **named)
            except Cut:
                if turn == _TIMES - 1:
                    raise
                await asyncio.sleep(turn * _PAUSE)
        raise AssertionError("never here")

    return repeated


class Tries:
    """How often, and for how long, a server that was cut off is asked the same again."""

    def __init__(self) -> None:
        self._turn = 0
        self._end: Final = time.monotonic() + AWAY

    async def again(self, error: Exception) -> None:
        """Wait for the next try. Raises the error where there is none left; who is silent has been waited for."""
        last = self._turn == _TIMES - 1 or time.monotonic() > self._end
        if last or isinstance(error, TimeoutError) or not is_cut(error):
            raise error
        await asyncio.sleep(self._turn * _PAUSE)
        self._turn += 1


class Reader(Quick):
    """A connection that only reads: every statement sees its own moment, so one that was cut is simply asked again."""

    async def start(self, is_ctxmanager: bool = False) -> Reader:
        """Connected; a connection of the pool may end the moment it is tried."""
        tries = Tries()
        while True:
            try:
                await super().start(is_ctxmanager)
            except (DBAPIError, OSError) as error:
                await tries.again(error)
            else:
                return self

    async def close(self) -> None:
        """Given back; one that has ended has nothing to lose."""
        try:
            await super().close()
        except (DBAPIError, OSError) as error:
            if not is_cut(error):
                raise

    async def execute(  # type: ignore[override]
        self, statement: Executable, parameters: Given = None, *, execution_options: Any = None
    ) -> Result:
        """The rows."""
        tries = Tries()
        while True:
            try:
                return await super().execute(statement, parameters, execution_options=execution_options)
            except (DBAPIError, OSError) as error:
                await tries.again(error)
            if not self.invalidated:
                await self.invalidate()
            await self.rollback()


class Dialled(Protocol):
    """A connection of the driver, as far as it is spoken to directly."""

    def get_server_pid(self) -> int:
        """The process of the server that works for it."""

    def add_termination_listener(self, callback: Callable[[object], None]) -> None:
        """Called when it has ended."""

    async def add_listener(self, channel: str, callback: Callable[..., None]) -> None:
        """Called with each notice on a channel, last its text."""

    async def fetchval(self, query: str, *, timeout: float) -> object:
        """One value. Raises TimeoutError."""

    async def execute(self, query: str, *given: object) -> object:
        """Say something to the server."""

    def terminate(self) -> None:
        """End it at once."""

    def is_closed(self) -> bool:
        """Whether it has ended."""


async def dial(url: URL, *, patient: bool, long: bool = False) -> Dialled:
    """A connection to a server; one that was there before may be away for a few seconds.

    Neither end waits long for the other, but for one that is to do what takes `long`.
    The driver reads libpq's words itself where it gets the address as it is.
    """
    # asyncpg comes without types.
    import asyncpg  # type: ignore[import-untyped]  # noqa: PLC0415 - only where there is a server

    address = url.set(drivername="postgresql").render_as_string(hide_password=False)
    # Those who vouch for certificates to everybody on this machine: libpq's word that the driver does not know.
    trusted = True if url.query.get("sslrootcert") == "system" else None
    end = time.monotonic() + AWAY
    while True:
        try:
            made = cast(
                "Dialled",
                await asyncpg.connect(
                    address, ssl=trusted, timeout=SILENT, command_timeout=None if long else SILENT
                ),
            )
            if not long:
                await _told(made)
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            if not patient or time.monotonic() > end or not is_cut(error):
                raise
        else:
            return made
        await asyncio.sleep(_PAUSE)


async def _told(made: Dialled) -> None:
    """Tell the server for how long it is to wait for us."""
    try:
        await made.execute(_TELL, f"{SILENT * 1000:.0f}ms")
    except BaseException:
        made.terminate()
        raise
