"""Where games are taken from the store, changed and put back: lock, load, make the change, commit, then tell.

A change is made from what is in memory without asking the store first; the commit finds out whether somebody
else was faster (`version`), and then it is made again from what is stored. So two processes cannot both win, and
the usual case costs one transaction and no reading.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass, replace
from typing import NamedTuple

from bot.errors import UserError, told
from bot.facts.results import BattleResult
from bot.game.table.battles import Battles
from bot.game.table.live import Change, Live
from bot.game.table.locks import Locks
from bot.game.table.results import resulted
from bot.game.table.tally import Counted, counted
from bot.newest import Newest
from bot.store import (
    Connection,
    Cut,
    Database,
    Missed,
    Taken,
    Writer,
    audit,
    games,
    interactions,
    log,
    measures,
    notes,
    outbox,
    people,
    reliability,
    results,
    seats,
    timers,
)
from bot.store.connecting import bell
from bot.store.connecting.batch import Direct
from bot.store.interactions import InteractionRow
from bot.store.seats import PolicyRow
from bot.store.text.news import word_of as news_kind
from engine import GameState, codec
from engine.battle import Battle

#: So long what is in memory is believed without a look at the version; only another process can have changed it,
#: and a commit looks in any case.
_FRESH_SECONDS = 1.0
#: When what somebody else has changed was looked at last.
_NEVER = -_FRESH_SECONDS
_TRIES = 6
#: Seconds after a cut connection, times the tries so far: a server that restarts is away for a moment.
_CUT_PAUSE = 0.1

Making = Callable[[Live], Awaitable[Change]]
#: Whether what is called so may be done here, and nobody else does it meanwhile, where there are several processes.
Alone = Callable[[str], AbstractAsyncContextManager[bool]]


@asynccontextmanager
async def _there_is_nobody_else(_: str) -> AsyncIterator[bool]:
    yield True


class Done(NamedTuple):
    """A change that is stored, or one that was stored before for the same interaction."""

    live: Live
    change: Change | None
    #: Revisions it made.
    first: int
    last: int

    @property
    def repeated(self) -> bool:
        """Whether the interaction was done before."""
        return self.change is None


@dataclass(slots=True)
class _Known:
    live: Live
    checked: float


class Desk:
    """All games, the busiest of them in memory."""

    def __init__(
        self,
        store: Database,
        *,
        now: Callable[[], float],
        most: int,
        alone: Alone = _there_is_nobody_else,
        ends: Callable[[Change], None],
    ) -> None:
        self.store = store
        self.now = now
        self.alone = alone
        #: What every change ends with, whoever makes it.
        self._ends = ends
        self.battles = Battles()
        #: Set whenever something new waits in the outbox.
        self.wake = asyncio.Event()
        #: Set whenever a table has come to wait for a computer.
        self.called = asyncio.Event()
        #: What games have told since the start, by kind.
        self.told: Counter[str] = Counter()
        self._locks = Locks()
        self._known: Newest[int, _Known] = Newest(most)

    # -- reading -----------------------------------------------------------------------------------------

    def at_hand(self, game: int) -> Live | None:
        """A game as a press has just stored it here, or found it; None: it has to be loaded."""
        known = self._known.get(game)
        if known is None or time.monotonic() - known.checked >= _FRESH_SECONDS:
            return None
        self._known.move_to_end(game)
        return known.live

    async def load(self, game: int) -> Live:
        """A game as it is now. Raises UserError if there is none."""
        fresh = self.at_hand(game)
        if fresh is not None:
            return fresh
        known = self._known.get(game)
        if known is not None:
            async with self.store.read() as conn:
                version = await games.version(conn, game)
            if version == known.live.row.version:
                known.checked = time.monotonic()
                return known.live
        return await self._fetch(game)

    async def _fetch(self, game: int) -> Live:
        async with self.store.read() as conn:
            row = await games.get(conn, game)
            if row is None:
                raise UserError("no-game", game=game)
            live = await self._rest(conn, row)
        self._keep(live)
        return live

    async def _rest(self, conn: Connection, row: games.GameRow) -> Live:
        seated = await seats.of_game(conn, row.id)
        prepared = await seats.drafts_of(conn, row.id)
        policies = await seats.policies_of(conn, row.id)
        ticking = await timers.of_game(conn, row.id)
        # Two at a table have nobody to leave notes for.
        left = await notes.of_game(conn, row.id) if len(seated) > 2 else ()
        saved = await log.state(conn, row.id, row.revision) if row.revision else None
        state = None if saved is None else codec.loads(saved, await self.battles.of(conn, row))
        return Live(
            row=row,
            seats=seated,
            policies={(one.person, one.side): one.policy for one in policies},
            drafts={(one.person, one.side): one for one in prepared},
            timers=ticking,
            state=state,
            notes=left,
            rhythms=await people.rhythms(conn, [one.person for one in seated]),
        )

    async def state_at(self, live: Live, revision: int) -> GameState | None:
        """The state of a game after an earlier revision; None if it is no longer kept."""
        return (await self.states_at(live, (revision,)))[revision]

    async def states_at(self, live: Live, revisions: Iterable[int]) -> dict[int, GameState | None]:
        """The same of several, in one look at the store."""
        found: dict[int, GameState | None] = {}
        async with self.store.read() as conn:
            for one in revisions:
                saved = await log.state(conn, live.row.id, one)
                kept = None if saved is None else codec.loads(saved, await self.battles.of(conn, live.row))
                found[one] = kept
        return found

    async def battle(self, row: games.GameRow) -> Battle:
        """The battle a game plays."""
        async with self.store.read() as conn:
            return await self.battles.of(conn, row)

    def _keep(self, live: Live) -> None:
        known = self._known.get(live.row.id)
        if known is not None:
            if known.live.row.version > live.row.version:
                return
            # What was made of it holds it, too: left so, each version would wait for the garbage collector.
            known.live.made.clear()
        # Whoever rang while this was stored may have stored something behind it.
        doubted = known is not None and known.checked < 0
        self._known.keep(live.row.id, _Known(live, _NEVER if doubted else time.monotonic()))

    async def _keep_seated(self, live: Live) -> None:
        """A game in which others sit now: of whoever is new it is not known yet when he sleeps."""
        self.forget(live.row.id)
        try:
            async with self.store.read() as conn:
                rhythms = await people.rhythms(conn, [one.person for one in live.seats])
        except Exception as error:  # it is stored, and read whole when it is asked for next
            told(error, game=live.row.id)
            return
        self._keep(replace(live, rhythms=rhythms))

    @property
    def in_memory(self) -> int:
        """How many games are in memory."""
        return len(self._known)

    def forget(self, game: int) -> None:
        """What is in memory of a game no longer holds."""
        self._known.pop(game, None)

    def doubt(self, game: int) -> None:
        """Another process has changed it: whoever asks next looks whether what is in memory still holds."""
        known = self._known.get(game)
        if known is not None:
            known.checked = _NEVER

    # -- changing ----------------------------------------------------------------------------------------

    async def change(
        self, game: int, making: Making, *, interaction: int | None = None, person: int = 0
    ) -> Done:
        """Make a change and store it, all or nothing; an interaction that was done before does nothing."""
        async with self._locks.of(game):
            for turn in range(1, _TRIES + 1):
                live = await self._believed(game)
                try:
                    change = await making(live)
                    self._ends(change)
                except Exception:
                    # Perhaps because this is the second delivery, or because another process went on.
                    before, still = await self._before(interaction, live)
                    if before is not None:
                        return await self._repeated(before)
                    if still:
                        raise
                    self.forget(game)
                    continue
                try:
                    return await self._commit(live, change, interaction, person)
                except Cut as cut:
                    done = await self._after_cut(live, change, cut, interaction)
                    if done is not None:
                        return done
                    if turn == _TRIES:
                        raise
                    await asyncio.sleep(turn * _CUT_PAUSE)
                except Missed:  # another process changed the game first
                    self.forget(game)
                except Taken:
                    self.forget(game)
                    done = await self._earlier(interaction, game)
                    if done is None:
                        raise
                    return done
                except BaseException:
                    # It may or may not have been stored: only the store knows.
                    self.forget(game)
                    raise
        raise UserError("stale", revision=live.row.revision)

    async def _believed(self, game: int) -> Live:
        known = self._known.get(game)
        return known.live if known is not None else await self._fetch(game)

    async def _before(self, interaction: int | None, live: Live) -> tuple[InteractionRow | None, bool]:
        """What the interaction has done in the game before, and whether the game is still as it was believed to be."""
        async with self.store.read() as conn:
            before = await _done_by(conn, interaction, live.row.id)
            still = await games.version(conn, live.row.id) == live.row.version
        if still:
            self._seen_now(live)
        return before, still

    def _seen_now(self, live: Live) -> None:
        known = self._known.get(live.row.id)
        if known is not None and known.live is live:
            known.checked = time.monotonic()

    async def _earlier(self, interaction: int | None, game: int) -> Done | None:
        if interaction is None:
            return None
        async with self.store.read() as conn:
            before = await _done_by(conn, interaction, game)
        return None if before is None else await self._repeated(before)

    async def _repeated(self, before: InteractionRow) -> Done:
        return Done(await self._fetch(before.game), None, before.first, before.last)

    async def _after_cut(self, live: Live, change: Change, cut: Cut, interaction: int | None) -> Done | None:
        """What was done before the connection was lost, if it was; None: it is to be done again."""
        self.forget(live.row.id)
        done = await self._earlier(interaction, live.row.id)
        if done is None and cut.perhaps and interaction is None:
            done = await self._stored(live, change)
        return done

    async def _stored(self, live: Live, change: Change) -> Done | None:
        """A change that was being committed when the connection was cut, if it was stored."""
        now = await self._fetch(live.row.id)
        if now.row.version != live.row.version + 1 or now.row.revision != change.revision:
            return None
        return Done(now, None, live.row.revision + 1, change.revision)

    async def _commit(self, live: Live, change: Change, interaction: int | None, person: int) -> Done:
        row = live.row
        tally, result = counted(change), resulted(change)
        known, first, last = change.becomes, row.revision + 1, change.revision
        async with self.store.batch() as conn:
            await games.claim(conn, row, known.row)
            if interaction is not None:
                done = InteractionRow(interaction, row.id, person, first, last, change.now)
                await interactions.add(conn, done)
            await self._store(conn, change, tally, result)
        if change.timers is not None and any(row.kind == "computer" for row in change.timers):
            self.called.set()
        if change.said:
            for one in change.said:
                self.told[news_kind(one)] += 1
            self.wake.set()
        if change.seats is None or change.rhythms is not live.rhythms:
            self._keep(known)
        else:
            await self._keep_seated(known)
        return Done(known, change, first, last)

    async def store_with(self, conn: Connection, change: Change) -> None:
        """A change of a game that is only just being made, in the transaction that makes it."""
        direct = Direct(conn)
        tally, result = counted(change), resulted(change)
        await games.claim(direct, change.live.row, change.after)
        await self._store(direct, change, tally, result)

    async def _store(self, conn: Writer, change: Change, tally: Counted, result: BattleResult | None) -> None:
        game = change.live.row.id
        ticking = change.timers if change.timers != change.live.timers else None
        if change.steps:
            states = [codec.dumps(step.state) for step in change.steps]
            await log.add(conn, [step.row for step in change.steps], states)
        if change.said:
            # It rings by itself.
            await outbox.add(conn, game, change.revision, change.said, change.now)
        else:
            # Of the timers one may be for a computer.
            await bell.ring(conn, game, quiet=not ticking)
        if ticking is not None:
            await timers.replace(conn, game, ticking)
        if change.seats is not None:
            await seats.replace(conn, game, change.seats)
        for (person, side), policy in change.policies.items():
            await seats.put_policy(conn, game, PolicyRow(person, side, policy))
        if change.notes is not None:
            await notes.replace(conn, game, change.notes)
        for draft in change.drafts.values():
            await seats.put_draft(conn, game, draft, change.now)
        await reliability.add(conn, tally.marks)
        await measures.add(conn, tally.pace, tally.sums)
        if result is not None:
            await results.add(conn, result)
        for who, done in change.audits:
            server = change.live.row.server
            await audit.add(conn, server=server, game=game, person=who, done=done, at=change.now)


async def _done_by(conn: Connection, interaction: int | None, game: int) -> InteractionRow | None:
    """What an interaction has done in a game; None: it is its first delivery, or about another one."""
    before = None if interaction is None else await interactions.get(conn, interaction)
    return before if before is not None and before.game == game else None
