"""What moderators may do; all of it is noted, and told to those it concerns."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass

from bot.errors import UserError
from bot.facts.audit import LONGEST_REASON, Audited
from bot.facts.measures import Measured
from bot.facts.news import CalledOff, Replaced, Revealed
from bot.game.acting import settling
from bot.game.reading.gamecards import card_of
from bot.game.side import teams
from bot.game.table.desk import Desk
from bot.game.table.live import Change, Live
from bot.game.team import seating
from bot.game.values import GameCard
from bot.host import repair
from bot.host.keeping import Keeping
from bot.host.repair import Verdict
from bot.store import audit, games, log, measures, outbox, retried, seats, timers
from engine import PlayerView, SaveError, codec, project
from engine.battle import Battle


@dataclass(frozen=True, slots=True)
class Health:
    """How the backend is."""

    games: Mapping[str, int]
    #: Announcements that wait, and for how many seconds the oldest has.
    waiting: int
    oldest_waiting: float
    #: Seconds by which the next timer is late; 0: none is.
    timers_late: float
    in_memory: int
    database_bytes: int
    #: Seconds since the last backup; None: there is none.
    backup_age: float | None
    migration: str | None
    #: What battles have come to since the first day, by pace.
    measured: Mapping[str, Measured]


@dataclass(frozen=True, slots=True)
class AuditLine:
    """One line of what was done besides playing."""

    game: int | None
    person: int | None
    done: Audited
    at: float


class Admin:
    """A server's moderators. Whether somebody is one is for Discord's rights to say, and checked there."""

    def __init__(self, desk: Desk, keeping: Keeping) -> None:
        self._desk = desk
        self._keeping = keeping

    async def games(self, server: int) -> tuple[GameCard, ...]:
        """The games of a server, those that are stuck first: overdue, then by what is left of the clock."""
        async with self._desk.store.read() as conn:
            rows = await games.find(conn, server=server, status=("open", "running"), limit=None)
            seated = await seats.of_games(conn, [row.id for row in rows])
        cards = [card_of(row, seated[row.id]) for row in rows]
        cards.sort(key=lambda card: not card.overdue)
        return tuple(cards)

    async def health(self) -> Health:
        """How the backend is."""
        now = self._desk.now()
        async with self._desk.store.read() as conn:
            counted = await games.count(conn)
            number, oldest = await outbox.waiting(conn)
            due = await timers.next_due(conn)
            measured = await measures.by_pace(conn)
        return Health(
            games=counted,
            waiting=number,
            oldest_waiting=0.0 if oldest is None else max(0.0, now - oldest),
            timers_late=0.0 if due is None else max(0.0, now - due),
            in_memory=self._desk.in_memory,
            database_bytes=await self._desk.store.size(),
            backup_age=self._keeping.age(),
            migration=self._desk.store.migration,
            measured=measured,
        )

    @retried
    async def repair(self, game: int, by: int) -> Verdict:
        """Check a game against its log, and write the snapshots anew that do not agree with it."""
        self._desk.forget(game)
        async with self._desk.store.read() as conn:
            row = await games.get(conn, game)
            if row is None:
                raise UserError("no-game", game=game)
            rows = await log.between(conn, game, 1, row.revision)
            kept = {
                revision: await log.state(conn, game, revision) for revision in await log.kept(conn, game)
            }
        if not rows:
            raise UserError("not-running", game=game)
        battle = await self._desk.battle(row)
        texts, stopped = await asyncio.to_thread(repair.replayed, battle, rows, row.setup)
        faults = [(rows[len(texts)].revision, stopped)] if stopped else []
        wrong = [revision for revision, text in texts.items() if kept.get(revision, text) != text]
        if row.revision not in kept and row.revision in texts:
            wrong.append(row.revision)
        for revision, saved in kept.items():
            if revision not in texts and not _readable(saved, battle):
                faults.append((revision, ""))
        done = Audited("repair", replayed=len(texts), mended=tuple(wrong), faults=tuple(faults))
        async with self._desk.store.write() as conn:
            if not await games.count_up(conn, game, row.version):
                raise UserError("stale", revision=row.revision)
            for revision in wrong:
                await log.put_state(conn, game, revision, texts[revision])
            await audit.add(
                conn, server=row.server, game=game, person=by, done=done, at=self._desk.now(),
            )  # fmt: skip
        self._desk.forget(game)
        return Verdict(game, len(texts), tuple(faults), tuple(wrong))

    async def replace(
        self, game: int, old: int, new: int, by: int, *, interaction: int | None = None
    ) -> GameCard:
        """Somebody else takes the seat of a player, with a fresh clock and none of his drafts."""

        async def making(live: Live) -> Change:
            if live.row.status not in ("open", "running"):
                raise UserError("already-over", game=game)
            if not any(row.person == old for row in live.seats):
                raise UserError("no-such-person", person=old)
            if any(row.person == new for row in live.seats):
                raise UserError("already-seated", game=game)
            change = Change(live, self._desk.now())
            seating.replaced(change, old, new)
            if live.row.status == "running":
                seating.fresh_clock(change, old)
            change.audit(Audited("replace", old=old, new=new), by)
            change.say(Replaced(old, new, by))
            return change

        done = await self._desk.change(game, making, interaction=interaction, person=by)
        return card_of(done.live.row, done.live.seats)

    async def cancel(
        self,
        game: int,
        by: int,
        reason: str = "",
        why: CalledOff = "somebody",
        *,
        interaction: int | None = None,
    ) -> GameCard:
        """End a game without a winner."""

        async def making(live: Live) -> Change:
            if live.row.status not in ("open", "running"):
                raise UserError("already-over", game=game)
            change = Change(live, self._desk.now())
            settling.called_off(change, by, reason[:LONGEST_REASON], why)
            change.audit(Audited("cancel", reason[:LONGEST_REASON], why=why), by or None)
            return change

        done = await self._desk.change(game, making, interaction=interaction, person=by)
        return card_of(done.live.row, done.live.seats)

    async def reveal(self, game: int, by: int, *, interaction: int | None = None) -> PlayerView:
        """Everything, hands included: told to both sides."""

        async def making(live: Live) -> Change:
            # Asked here, for he may have sat down in this very moment.
            if teams.sides_of(live.seats, by):
                raise UserError("plays-here")
            change = Change(live, self._desk.now())
            assert live.board is not None
            change.audit(Audited("reveal"), by)
            seating.note_seen(change, by)
            change.say(Revealed(by))
            return change

        done = await self._desk.change(game, making, interaction=interaction, person=by)
        return project(done.live.board, "referee")

    async def note(self, server: int, by: int, done: Audited) -> None:
        """Something done to a whole server, for the other moderators."""
        async with self._desk.store.write() as conn:
            await audit.add(conn, server=server, game=None, person=by, done=done, at=self._desk.now())

    async def servers(self) -> tuple[int, ...]:
        """The servers with battles that are open or under way."""
        async with self._desk.store.read() as conn:
            return tuple(await games.servers(conn))

    async def of_server(self, server: int) -> tuple[int, ...]:
        """The battles of a server, open or under way."""
        async with self._desk.store.read() as conn:
            return tuple(await games.of_server(conn, server))

    async def audit(
        self, server: int | None, *, person: int | None = None, game: int | None = None, limit: int = 50
    ) -> tuple[AuditLine, ...]:
        """What was done, the newest first."""
        async with self._desk.store.read() as conn:
            rows = await audit.find(conn, server=server, person=person, game=game, limit=limit)
        return tuple(AuditLine(row.game, row.person, row.done, row.at) for row in rows)


def _readable(saved: str | None, battle: Battle) -> bool:
    try:
        codec.loads(saved or "", battle)
    except SaveError:
        return False
    return True
