"""The digest: once a day one message that names every battle that waits, instead of a call for each turn.

That it is due no more and that it waits to be said is one transaction: whatever is killed in between, it is said once.
"""

from __future__ import annotations

from bot.errors import told
from bot.facts.announcement import Announcement
from bot.facts.news import Digest
from bot.facts.prefs import Prefs
from bot.game.clock.daily import LATEST, next_digest
from bot.game.reading.gamecards import card_of
from bot.game.side import teams
from bot.game.table.desk import Desk
from bot.game.values import GameCard
from bot.store import Connection, digests, games, outbox, people, retried, seats
from bot.store.connecting.batch import Direct
from bot.store.digests import DigestRow

_AT_A_TIME = 100
#: More battles than a person can have.
_MOST = 1000


class Digests:
    """Everybody's."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def tick(self) -> int:
        """See to all that are due; returns how many there were."""
        now = self._desk.now()
        async with self._desk.store.read() as conn:
            rows = await digests.due(conn, now, now + LATEST, _AT_A_TIME)
        for row in rows:
            try:
                await self._ring(row, now)
            except Exception as error:  # the others' come all the same; this one with the next round
                told(error, person=row.person)
        return len(rows)

    @retried
    async def _ring(self, row: DigestRow, now: float) -> None:
        async with self._desk.store.write() as conn:
            said = await people.get(conn, row.person)
            if not said.prefs.digest:
                await digests.put(conn, row._replace(due=None))
                return
            if row.due is not None and row.due > now:
                # Nobody knows when the last one really came: a whole day lies between.
                later = next_digest(said.rhythm, now, now)
                await digests.claim(conn, row, row._replace(due=later, last=now))
                return
            cards = () if said.rhythm.is_away(now) else await _waiting(conn, row.person)
            last = now if cards else row.last
            after = DigestRow(row.person, next_digest(said.rhythm, now, last), last)
            if not await digests.claim(conn, row, after) or not cards:
                return
            await self._say(conn, row.person, said.prefs, cards)
        self._desk.wake.set()

    async def _say(self, conn: Connection, person: int, prefs: Prefs, cards: tuple[GameCard, ...]) -> None:
        """By private message all at once; in channels each server reads of its own battles only."""
        now, direct = self._desk.now(), Direct(conn)
        if prefs.tell == "digest-dm" and prefs.dm_open is not False:
            await outbox.add(direct, None, 0, (Digest(person),), now)
            return
        first = {card.server: card.id for card in reversed(cards)}
        for game in first.values():
            await outbox.add(direct, game, 0, (Digest(person),), now)

    async def waiting(self, person: int, server: int | None = None) -> tuple[Prefs, tuple[GameCard, ...]]:
        """How somebody wants it, and what waits for him now, the most urgent first; of one server or of all."""
        async with self._desk.store.read() as conn:
            cards = await _waiting(conn, person)
            prefs = (await people.get(conn, person)).prefs
        return prefs, tuple([card for card in cards if server is None or card.server == server])

    @retried
    async def instead(self, one: Announcement, person: int, *, mail: bool) -> None:
        """It cannot be said there: it is said by private message, or in the channels."""
        async with self._desk.store.write() as conn:
            await outbox.done(conn, [one.id])
            cards, prefs = await _waiting(conn, person), (await people.get(conn, person)).prefs
            if not cards or not prefs.digest or (mail and prefs.dm_open is False):
                return
            if mail:
                await outbox.add(Direct(conn), None, 0, (Digest(person),), self._desk.now())
            else:
                await self._say(conn, person, prefs._replace(tell="digest"), cards)
        self._desk.wake.set()


async def _waiting(conn: Connection, person: int) -> tuple[GameCard, ...]:
    """The battles that wait for somebody, those whose time is up first on top.

    What he plays for practice, or in his own messages, keeps nobody waiting.
    """
    rows = await games.find(conn, person=person, status=("running",), limit=_MOST)
    rows = [
        row
        for row in rows
        if person in row.facts.awaited and row.server is not None and not row.setup.practice
    ]
    seated = await seats.of_games(conn, [row.id for row in rows])
    return tuple([card_of(row, seated[row.id]) for row in rows if teams.sides_of(seated[row.id], person)])
