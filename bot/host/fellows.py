"""The other processes on the same PostgreSQL: what one of them does the others leave to it, until it no longer answers.

On a file there are none, and everything is one's own.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from typing import Final

from bot.host.roles import Part
from bot.store import Away, Database, leases, retried

_LOG = logging.getLogger(__name__)
#: Seconds for which something is a process's own unless it renews that; it does so every other second.
LEASE: Final = 8.0
RENEWED: Final = 2.0
#: Seconds after which it is asked for again what another process is at.
_LOOK_AGAIN: Final = 0.2
#: Seconds within which whoever ends must know who goes on.
_ASKED: Final = 1.0
#: The lease of a process itself: it is there.
_PART: Final = "part:"
#: The lease of a process that hears presses, by what it hears.
_HEARS: Final = "hears:"
#: What ran out so long ago is of no interest any more.
_OLD: Final = 3600.0


async def in_use(store: Database) -> bool:
    """Whether any process is at work on a store."""
    if store.sqlite:
        return False
    async with store.read() as conn:
        return bool(await leases.holders(conn, _PART))


class Fellows:
    """What this process holds beside others, and who else there is."""

    def __init__(self, store: Database, part: Part) -> None:
        self._store = store
        shards = part.shards
        #: Presses of these servers reach it, and every other process of which the same is said.
        self._hears: Final = (
            f"{_HEARS}all/" if shards is None else f"{_HEARS}{shards.first}-{shards.last}.{shards.number}/"
        )
        self.name: Final = f"{part.role}-{secrets.token_hex(6)}"
        #: What the others are to know of it for as long as it is there.
        self._tells: Final = {_PART + self.name}
        #: Known for good: whoever ends asks it of each press.
        self._relieved = False
        #: What the database's clock says when the time that goes by here says 0.
        self._began = time.time() - time.monotonic()
        #: How many requests to Discord a second this process needs; and each of them, as they have told last: of itself
        #: no more than the others have had the time to hear of.
        self.need: Callable[[], float] = lambda: 0.0
        self.needs: Mapping[str, float] = {self.name: 0.0}
        self._told = 0.0
        #: It has been there for as long as the others take to hear of it.
        self._known = False

    @property
    def several(self) -> bool:
        """Whether there may be others."""
        return not self._store.sqlite

    def now(self) -> float:
        """What time it is: for several processes as the database says, whatever their machines' clocks say."""
        return self._began + time.monotonic() if self.several else time.time()

    @property
    def number(self) -> Counter[str]:
        """How many processes there are of each role, as they have told last."""
        return Counter(one.partition("-")[0] for one in self.needs)

    @asynccontextmanager
    async def alone(self, what: str) -> AsyncIterator[bool]:
        """Whether it may be done here; nobody else does it meanwhile."""
        mine = await self.leads(what)
        try:
            yield mine
        finally:
            if mine and self.several:
                await self._give(what)

    @asynccontextmanager
    async def in_turn(self, what: str) -> AsyncIterator[None]:
        """Do it after whichever other process does it now; one that was killed is waited for till its hold runs out."""
        while True:
            async with self.alone(what) as mine:
                if mine:
                    yield
                    return
            await asyncio.sleep(_LOOK_AGAIN)

    @property
    def alone_now(self) -> bool:
        """Whether there is no other process: what was shown last is what this one has shown."""
        return len(self.needs) == 1

    @property
    def expected(self) -> bool:
        """Whether all others have had the time to hear that this process is there."""
        return self._known or self.alone_now

    @retried
    async def leads(self, what: str) -> bool:
        """Whether this process is the one that does it, from now on until it ends."""
        if not self.several:
            return True
        async with self._store.write() as conn:
            return await leases.take(conn, what, self.name, LEASE)

    @retried
    async def _give(self, what: str) -> None:
        async with self._store.write() as conn:
            await leases.give(conn, what, self.name)

    async def renew(self) -> bool:
        """Still there, and at all of it; and who else is. Returns whether another is no longer there."""
        if not self.several:
            return False
        was_there, gone = await self._renew()
        # Whoever renews every other second has done so meanwhile.
        self._known = was_there
        return gone

    async def _renew(self) -> tuple[bool, bool]:
        """Whether this process was known to be there, and whether another is no longer."""
        need, before = self.need(), self.number
        was_there, needs = await self._renewed(need)
        gone = bool(self.needs.keys() - needs.keys() - {self.name})
        self.needs = {**needs, self.name: min(need, self._told)}
        self._told = need
        if self.number != before:
            _LOG.info(
                "processes: %s", ", ".join(f"{many} {role}" for role, many in sorted(self.number.items()))
            )
        return was_there, gone

    @retried
    async def _renewed(self, need: float) -> tuple[bool, dict[str, float]]:
        """Tell that this process is there; returns whether that was known, and what each of them needs."""
        async with self._store.write() as conn:
            was_there = await leases.renew(conn, self.name, LEASE) > 0
            for one in self._tells:
                await leases.take(conn, one, self.name, LEASE, need)
            asked = time.monotonic()
            told = await leases.time(conn)
            self._began = told - (asked + time.monotonic()) / 2
            return was_there, await leases.needs(conn, _PART)

    async def hears(self) -> None:
        """From now on every press reaches this process, until it ends."""
        self._tells.add(self._hears + self.name)
        if not self.several:
            return
        try:
            await self._renew()
        except Away as error:
            _LOG.warning("that this process hears is said in a moment: %s", error)

    async def relieved(self) -> bool:
        """Whether another process hears the same presses: Discord tells each of several sessions all of them."""
        if self._relieved or not self.several:
            return self._relieved
        try:
            async with asyncio.timeout(_ASKED), self._store.read() as conn:
                there = await leases.holders(conn, self._hears)
        except (Away, TimeoutError) as error:
            _LOG.warning("whether another process answers is not known: %s", error)
            return False
        self._relieved = any(holder != self.name for holder in there.values())
        return self._relieved

    @retried
    async def sweep(self) -> None:
        """Forget what nobody holds any more."""
        if self.several:
            async with self._store.write() as conn:
                await leases.sweep(conn, _OLD)

    @retried
    async def leave(self) -> None:
        """This process ends: others need not wait for it."""
        if self.several:
            async with self._store.write() as conn:
                await leases.leave(conn, self.name)
