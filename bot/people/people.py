"""What persons and servers have set for themselves, and forgetting a person."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, Unpack

from bot.errors import UserError
from bot.facts.audit import Audited
from bot.facts.place import Place
from bot.facts.prefs import Prefs, ServerPrefs, ServerSettings, Settings
from bot.facts.reliability import Reliability
from bot.game.table.desk import Desk
from bot.people import daily
from bot.store import Database, audit, forgetting, games, own, people, places, reliability, retried
from bot.store.text.coding import amended
from bot.store.whole import backup


class Forgotten(NamedTuple):
    """What is left to do for somebody who is forgotten."""

    #: In how many games a former player stands now.
    games: int
    #: Our private messages to him.
    messages: tuple[Place, ...]


class People:
    """Persons."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def get(self, person: int) -> Prefs:
        """What a person has set."""
        async with self._desk.store.read() as conn:
            return (await people.get(conn, person)).prefs

    @retried
    async def set(self, person: int, **changes: Unpack[Settings]) -> Prefs:
        """Change what a person has set. Raises UserError for words that do not exist."""
        async with self._desk.store.write() as conn:
            said = await people.get_to_change(conn, person)
            prefs = amended(said.prefs, changes, "no-such-setting")
            new = said._replace(prefs=prefs)
            await people.put(conn, person, new)
            if said.prefs.digest != prefs.digest:
                await daily.follow(conn, person, new, self._desk.now())
        return prefs

    async def reliability(self, persons: Sequence[int]) -> dict[int, Reliability]:
        """Of each person how many of his last turns were in time."""
        async with self._desk.store.read() as conn:
            return await reliability.of(conn, persons)

    @retried
    async def block(self, person: int, other: int) -> bool:
        """Take no invitations from somebody, or take them again. Returns whether he is blocked now."""
        async with self._desk.store.write() as conn:
            said = await people.get_to_change(conn, person)
            blocked = tuple(sorted({*said.blocked} ^ {other}))
            await people.put(conn, person, said._replace(blocked=blocked))
        return other in blocked

    async def blocked(self, person: int) -> tuple[int, ...]:
        """Who may not invite somebody."""
        async with self._desk.store.read() as conn:
            return (await people.get(conn, person)).blocked

    @retried
    async def forget(self, person: int) -> Forgotten:
        """Forget a person: his rows go, and in games that are over a former player stands in his place.

        Raises UserError while somebody plays with him: the other side would be left with an empty chair.
        """
        async with self._desk.store.write() as conn:
            playing = await games.numbers(conn, ("open", "running"), person)
            if playing:
                raise UserError("cannot-forget", games=playing)
            known = await games.of_person(conn, person)
            mail = await places.like(conn, forgetting.own_places(person))
            await games.touch(conn, known)
            await forgetting.forget(conn, person)
            # What is left of him in the file, between the rows, goes with the next chores.
            await own.put(conn, backup.SWEEP, "due")
        for game in known:
            self._desk.forget(game)
        return Forgotten(len(known), tuple(one for one in mail if one.message is not None))


class Servers:
    """Servers."""

    def __init__(self, store: Database, now: Callable[[], float]) -> None:
        self._store = store
        self._now = now

    async def get(self, server: int) -> ServerPrefs:
        """What a server has set."""
        async with self._store.read() as conn:
            return await people.get_server(conn, server)

    @retried
    async def set(self, server: int, by: int, **changes: Unpack[ServerSettings]) -> ServerPrefs:
        """Change what a server has set; noted for the other admins."""
        async with self._store.write() as conn:
            prefs = amended(await people.get_server_to_change(conn, server), changes, "no-such-setting")
            await people.put_server(conn, server, prefs)
            await audit.add(
                conn,
                server=server,
                game=None,
                person=by,
                done=Audited("setup", settings=changes),
                at=self._now(),
            )
        return prefs
