"""The way between a process and its database, for tests that cut it: it can be silent, slow, or gone."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from sqlalchemy import make_url


class Wire:
    """A port that leads to another one."""

    def __init__(self, to: int) -> None:
        self._to = to
        self._goes = asyncio.Event()
        self._goes.set()
        self._server: asyncio.Server | None = None
        self._ends: set[asyncio.StreamWriter] = set()
        self._carrying: set[asyncio.Task[None]] = set()
        #: Seconds by which everything is late that the database answers.
        self.late = 0.0

    async def open(self) -> int:
        """Lead there; returns the port that does."""
        self._server = await asyncio.start_server(self._come, "127.0.0.1", 0)
        return int(self._server.sockets[0].getsockname()[1])

    async def close(self) -> None:
        """Lead nowhere any more."""
        assert self._server is not None
        self._server.close()
        for task in self._carrying:
            task.cancel()
        await asyncio.gather(*self._carrying, return_exceptions=True)
        for one in self._ends:
            one.transport.abort()
        await asyncio.gather(*[one.wait_closed() for one in self._ends], return_exceptions=True)

    def fall_silent(self) -> None:
        """Nothing comes through, and nobody is told: what is said meanwhile arrives later, unless its end has gone."""
        self._goes.clear()

    def go_on(self) -> None:
        """What was held up comes through."""
        self._goes.set()

    def _come(self, near: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        task = asyncio.get_running_loop().create_task(self._connected(near, back))
        self._carrying.add(task)
        task.add_done_callback(self._carrying.discard)

    async def _connected(self, near: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        self._ends.add(back)
        await self._goes.wait()
        try:
            far, on = await asyncio.open_connection("127.0.0.1", self._to)
        except OSError:
            back.transport.abort()
            return
        self._ends.add(on)
        await asyncio.gather(self._carry(near, on, late=False), self._carry(far, back, late=True))
        self._ends -= {back, on}

    async def _carry(self, come: asyncio.StreamReader, go: asyncio.StreamWriter, *, late: bool) -> None:
        with suppress(OSError):
            while said := await come.read(65_536):
                await self._goes.wait()
                if late and self.late:
                    await asyncio.sleep(self.late)
                go.write(said)
                await go.drain()
        await self._goes.wait()
        go.close()


@asynccontextmanager
async def wire_to(address: str) -> AsyncIterator[tuple[Wire, str]]:
    """A wire to a database, and the address of the database at its other end."""
    url = make_url(address)
    assert url.port is not None
    made = Wire(url.port)
    port = await made.open()
    try:
        yield made, url.set(port=port).render_as_string(hide_password=False)
    finally:
        await made.close()
