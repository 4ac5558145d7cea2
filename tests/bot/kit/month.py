"""A club for a month: people who answer after hours, some of whom vanish; the real bot on a simulated Discord.

Time goes from one thing that is due to the next. Of people a seed says when they sleep, how long they take, when they
vanish and whether they come back. What they play is a Veteran's turn, thought out at once.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any, Final

import discord
import pytest
from simcord.env import Env
from sqlalchemy import select

from bot.backend import Backend
from bot.discord import mail
from bot.discord.client import Fieldpost
from bot.discord.rights import RIGHTS
from bot.environment import Settings
from bot.errors import UserError
from bot.facts.computers import is_computer
from bot.facts.pace import PACES, STILL_SECONDS, PaceName
from bot.facts.rhythm import Rhythm
from bot.game.clock.quiet import is_quiet, quiet_ends
from bot.game.table.live import Live
from bot.game.values import NewGame, Request
from bot.screens.screen import Screen
from bot.store import tables
from engine import SeededDice, apply, text, to_act
from engine.thinking import decide
from tests.bot.kit.club import DAY, HOUR, Figures, Opening, Person, Waits, at_one_sitting, openings, somebody
from tests.bot.kit.dated import Dated
from tests.bot.kit.limits import invite
from tests.bot.kit.sketches import Sketches
from tests.bot.kit.world import advised, judged, played_on, think
from tests.bot.store import prepared

#: The longest between two looks of the bot here, and the shortest.
_LOOK: Final = 1800.0
_SOON: Final = 600.0
#: The same while people sit before a battle, and how long half of their turns take there.
_AT_ONCE: Final = 10.0
_TURN: Final = 120.0
_ZONES: Final = ("Europe/Berlin", "America/New_York", "Asia/Tokyo", None)
_TELL: Final = ("channel", "channel", "dm", "digest", "digest-dm", "off")
_BATTLES: Final = ("pegasus-bridge", "arracourt", "sainte-mere-eglise")
#: What those want who wait for somebody absent; None: they say nothing.
_WANTED: Final = (None, None, "play-on", "substitute", "judge")
_VERSIONS: Final = select(tables.games.c.id, tables.games.c.version)


class Month:
    """The club and its bot."""

    def __init__(self, folder: Path, battles: int, people: int, seed: int) -> None:
        self.rng: Final = Random(seed)
        #: Whoever sets the clock of the machine takes no part in the club.
        self._setting: Final = Random(seed + 1)
        self.figures: Final = Figures(battles)
        self._address: Final = f"sqlite+aiosqlite:///{folder / 'games.db'}"
        self._battles, self._people = battles, people
        self._env: Any = None
        self._guild: Any = None
        #: By how much the bot's clock is wrong, and by how much when somebody sets it wrong.
        self._off, self._wrong = 0.0, self._setting.choice((-HOUR, HOUR))
        self._persons: dict[int, Person] = {}
        #: When somebody does something in a game.
        self._plans: dict[tuple[int, int], float] = {}
        self._waits: Final = Waits(self.figures)
        #: The battles as they were seen last.
        self._seen: dict[int, Live] = {}
        #: The pace of each, and what is still to be opened.
        self._paces: dict[int, PaceName] = {}
        self._openings: list[Opening] = []
        self._running: set[int] = set()
        self._asked: dict[int, set[int]] = {}
        self._begun = 0.0

    # The bot

    async def _bot(self) -> Fieldpost:
        store = await prepared.opened(self._address)
        backend = Backend(
            store, now=lambda: self.now + self._off, going=lambda: self.now,
            seed=lambda: str(self.rng.random()), salt=None, draw=self._draw,
            think=think, advise=advised, judge=judged, play_on=played_on, most_opened=10**6,
        )  # fmt: skip
        made = Fieldpost(backend, Settings(), Sketches())
        made.shard_count = 1
        self._dated = Dated(made, lambda: self.now)
        await self._dated.answered()
        return made

    def _draw(self) -> float:
        """What the bot leaves to chance hangs on the moment, not on which battle asks first."""
        return Random(self.now).random()

    @property
    def now(self) -> float:
        """The time, truly."""
        return float(discord.utils.utcnow().timestamp()) if self._env is None else self._env.now().timestamp()

    @property
    def backend(self) -> Backend:
        """The service."""
        found: Fieldpost = self._env.bot
        return found.backend

    async def _settle(self) -> None:
        herald = self._env.bot.herald
        await herald.drain()
        await self._env.settle()

    async def _restart(self) -> None:
        settle = self._env._settle_internal

        async def patiently(*what: Any, **how: Any) -> Any:
            # simcord waits five seconds for a bot that begins, however busy the machine is.
            return await settle(*what, **{**how, "timeout": self._env.settle_timeout})

        await self._env.bot.close()
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(self._env, "_settle_internal", patiently)
            await self._env.restart_bot(await self._bot())
        self._quiet()
        self.figures.restarts += 1

    def _quiet(self) -> None:
        """Rounds come from here, one after each step of time instead of thousands; its answers are dated."""
        self._dated.begin()
        herald = self._env.bot.herald
        for loop in (herald.rounds, herald.holding, herald.chores):
            loop.cancel()

    # The club

    async def run(self, days: float, *, restarts: float = 0.0, jumps: float = 0.0) -> Figures:
        """Play until all battles are over, `days` at most; so often restarted, and the clock set wrong so often."""
        env = self._env = Env(await self._bot())
        env.settle_timeout = 600.0
        await env.start()
        sent = mail.send

        async def send(channel: Any, screen: Screen, *, rings: bool = False, **more: Any) -> discord.Message:
            message = await sent(channel, screen, rings=rings, **more)
            self._told(channel, screen, rings=rings)
            return message

        try:
            with env.time_context(), pytest.MonkeyPatch.context() as patch:
                patch.setattr(mail, "send", send)
                await self._open()
                await self._days(days, restarts, jumps)
                for _ in range(6):
                    # What Discord has refused once is told a little later.
                    await env.advance_time(_SOON)
                    await self._herald()
                self.figures.untold = (await self.backend.admin.health()).waiting
                self.figures.person_days = max(1, round((self.now - self._begun) / DAY)) * self._people
        finally:
            await env.bot.close()
            await env.shutdown()
        return self.figures

    async def _open(self) -> None:
        env, rng = self._env, self.rng
        self._begun = self.now
        self._guild = env.create_guild("Club")
        self._lobby = self._guild.create_text_channel("lobby")
        for number in range(self._people):
            actor = self._guild.add_member(env.create_user(f"p{number}"))
            self._persons[actor.id] = somebody(rng, actor, self.now)
        invite(env, self._guild, RIGHTS)
        self._quiet()
        await self.backend.servers.set(self._guild.id, 0, most_games=10**6)
        for number, person in self._persons.items():
            await self.backend.people.set(number, tell=rng.choice(_TELL))
            zone = rng.choice(_ZONES)
            if zone is not None:
                await self.backend.rhythms.live_in(number, zone)
                person.rhythm = Rhythm(zone)
        self._openings = openings(rng, self._battles, self.now, self._persons)
        await self._opened()

    async def _opened(self) -> None:
        while self._openings and self._openings[0].at <= self.now:
            await self._new_battle(self._openings.pop(0))

    async def _new_battle(self, opening: Opening) -> None:
        rng, pace = self.rng, opening.pace
        those = [number for number, one in self._persons.items() if one.there(self.now)]
        one, other = rng.sample(those, 2)
        if opening.vanishes in those and other != opening.vanishes:
            one = opening.vanishes
        card = await self.backend.lobby.new(
            NewGame(
                rng.choice(_BATTLES), one, server=self._guild.id, opponent=other, origin=self._lobby.id,
                pace=PACES[pace], reactions=rng.choice(("orders", "orders", "fair")),
            )
        )  # fmt: skip
        await self.backend.lobby.join(Request(other, card.id))
        self._running.add(card.id)
        self._paces[card.id] = pace
        await self._herald()

    async def _herald(self) -> None:
        await self._env.bot.herald.round()
        await self._settle()

    async def _days(self, days: float, restarts: float, jumps: float) -> None:
        end, restart, jump = self.now + days * DAY, self.now + restarts, self.now + jumps
        while (self._running or self._openings) and self.now < end:
            due = await self.backend.timekeeper.next_due()
            times = [*self._plans.values(), self.now + _LOOK, *([] if due is None else [due])]
            times += [one.at for one in self._openings[:1]]
            sitting = any(at_one_sitting(self._paces[game]) for game in self._running)
            await self._env.advance_time(max(_AT_ONCE if sitting else _SOON, min(times) - self.now))
            if restarts and self.now >= restart:
                await self._restart()
                restart = self.now + restarts
            if jumps and self.now >= jump:
                # Set wrong by an hour, and set right again.
                self._off = 0.0 if self._off else self._wrong
                self.figures.jumps += 1
                jump = self.now + self._setting.uniform(0.1, 2) * jumps
            await self._vanishing()
            await self._opened()
            await self._herald()
            await self._everybody()

    async def _vanishing(self) -> None:
        for number, person in self._persons.items():
            if person.leaves and person.gone <= self.now:
                self._env.backend.remove_member(self._guild.id, number)
                person.leaves = False

    async def _everybody(self) -> None:
        """Whoever is to do something now does it; the others make up their minds when they will."""
        acted = False
        for game, live in await self._lives():
            acted |= await self._look(game, live)
        if acted:
            await self._herald()
            for game, live in await self._lives():
                self._note(game, live)

    async def _lives(self) -> list[tuple[int, Live]]:
        """The battles under way; one to which nothing has happened is not read again, whoever serves it now."""
        async with self.backend.store.read() as conn:
            versions = {one.id: one.version for one in await conn.execute(_VERSIONS)}
        for game in self._running:
            known = self._seen.get(game)
            if known is None or known.row.version != versions[game]:
                self._seen[game] = await self.backend.desk.load(game)
        return [(game, self._seen[game]) for game in sorted(self._running)]

    async def _look(self, game: int, live: Live) -> bool:
        self._note(game, live)
        if live.row.status != "running":
            return False
        acted = False
        for person in live.row.facts.awaited:
            acted |= not is_computer(person) and await self._perhaps(game, person, self._play)
        acted |= await self._returning(game, live)
        if live.clock.still is not None:
            # Nobody has played for two weeks where there is no clock.
            for row in live.seats:
                if row.side != live.row.facts.to_act and row.person in self._persons:
                    acted |= await self._once(game, row.person, self._let_be)
        for vacancy in live.row.facts.vacancies:
            asked = [row.person for row in live.seats if row.side == vacancy.asked]
            for person in asked:
                if vacancy.choices and person in self._persons:
                    acted |= await self._once(game, person, self._choose)
            if vacancy.choice == "substitute":
                acted |= await self._once(game, self.rng.choice([*self._persons]), self._take)
        return acted

    async def _once(self, game: int, person: int, doing: Any) -> bool:
        """Whoever thinks about it does so once in a battle."""
        about = self._asked.setdefault(game, set())
        if person in about or not self._persons[person].there(self.now):
            return False
        about.add(person)
        return bool(await doing(game, person))

    async def _perhaps(self, game: int, person: int, doing: Any) -> bool:
        """What is to be done is done after a while, when he is there and awake."""
        whose, one = (game, person), self._persons[person]
        if not one.there(self.now):
            self._plans.pop(whose, None)
            return False
        if whose not in self._plans:
            sits = at_one_sitting(self._paces[game])
            moment = self.now + self.rng.lognormvariate(0, 1) * (_TURN if sits else one.answers)
            asleep = not sits and is_quiet(one.rhythm, moment)
            self._plans[whose] = (quiet_ends(one.rhythm, moment) or moment) if asleep else moment
        if self._plans[whose] > self.now:
            return False
        del self._plans[whose]
        return bool(await doing(game, person))

    async def _returning(self, game: int, live: Live) -> bool:
        acted = False
        for one in live.row.memo.deputies:
            if one.turn is None and self._persons[one.person].there(self.now):
                acted |= await self._did(self.backend.deputies.back(Request(one.person, game)), "back")
        return acted

    async def _play(self, game: int, person: int) -> bool:
        """A turn, or an answer: a Veteran's, thought out with the dice that will fall."""
        for _ in range(60):
            live = await self.backend.desk.load(game)
            if live.row.status != "running" or person not in live.row.facts.awaited:
                break
            state, side, lines = live.board, to_act(live.board), list[str]()
            turn = state.turn.number
            while side is not None and to_act(state) == side and state.turn.number == turn:
                action = decide(state, side, "veteran", f"{game}|{person}")
                lines.append(text(action, state.battle.board))
                state = apply(state, action, SeededDice(live.row.seed, state.ply, lines[-1])).state
            await self.backend.games.play(Request(person, game), lines)
        return True

    async def _choose(self, game: int, person: int) -> bool:
        wanted = self.rng.choice(_WANTED)
        if wanted is None:
            return False
        return await self._did(self.backend.choosing.choose(Request(person, game), wanted), wanted)

    async def _let_be(self, game: int, person: int) -> bool:
        if self.rng.random() < 0.5:
            return False
        return await self._did(self.backend.clockwork.let_be(Request(person, game)), "let be")

    async def _take(self, game: int, person: int) -> bool:
        return await self._did(self.backend.handing.take(Request(person, game)), "taken over")

    async def _did(self, doing: Any, what: str) -> bool:
        try:
            await doing
        except UserError:
            return False
        self.figures.chosen[what] += 1
        return True

    # What is seen

    def _note(self, game: int, live: Live) -> None:
        """Who waits for whom, and whether that is longer than the clock has said."""
        facts, pace = live.row.facts, self._paces[game]
        figures = self.figures.paces[pace]
        clock = facts.clock
        if live.row.status != "running" or clock is None:
            self._waits.end(game, pace, self.now)
            self._running.discard(game)
            if game in self._asked or live.row.ended_at is not None:
                figures.ended[str(live.row.ending)] += 1
                figures.lasted.append((self.now - (live.row.started_at or self.now)) / DAY)
            self._plans = {whose: at for whose, at in self._plans.items() if whose[0] != game}
            return
        away = {one.person for one in live.row.memo.deputies if one.turn is None}
        if away.issuperset([row.person for row in live.seats]):
            # Computers among themselves take their time: nobody waits for them.
            self._waits.end(game, pace, self.now)
            return
        # Whoever comes back to computers among themselves finds them at their own pace.
        late = [row for row in live.timers if row.kind == "computer" and row.due <= self.now]
        assert not late, (game, self.now, facts, live.row.memo, live.timers)
        deadline = clock.deadline
        if deadline is None:
            # Both are asked after two weeks of silence, and two more end it.
            assert PACES[pace] is None, (game, clock)
            deadline = clock.counted + 2 * STILL_SECONDS
        seats = tuple([(row.person, row.side) for row in live.seats])
        since = None if clock.ask is None else clock.ask.since
        key = (facts.to_act, clock.turn, since, facts.awaited, seats)
        self._waits.end(game, pace, self.now, key, deadline - self.now)

    def _told(self, channel: Any, screen: Screen, *, rings: bool) -> None:
        """A message was sent, and made some phones ring."""
        reader = getattr(channel, "recipient", None)
        meant = {*screen.pings, *([reader.id] if rings and reader is not None else [])}
        self.figures.heard(channel.id, screen.text, meant, int((self.now - self._begun) // DAY))
