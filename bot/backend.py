"""The whole backend, wired: what the Discord side talks to."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from bot.environment import Settings
from bot.game.acting import settling
from bot.game.acting.drafts import Drafts
from bot.game.background.reviews import Judge, Reviews
from bot.game.background.verdicts import PlayOn, Verdicts
from bot.game.campaigns import Campaigns
from bot.game.computers.advice import Advise, Advisor
from bot.game.computers.deputies import Deputies
from bot.game.computers.turns import Computers, Think
from bot.game.consent.handing import Handing
from bot.game.cups.organizing import Organizing
from bot.game.cups.register import Register
from bot.game.cups.running import Running
from bot.game.farewell import Farewell
from bot.game.games import Games
from bot.game.lessons import Lessons
from bot.game.lobby.queue import Queue
from bot.game.lobby.sequels import Sequels
from bot.game.lobby.tables import MOST_OPENED, Lobby
from bot.game.reactions.standing import Policies
from bot.game.sealing import new_seed, salt_of
from bot.game.table.desk import Desk
from bot.game.table.true_time import TrueTime
from bot.game.team.staff import Staff
from bot.game.timekeeping.choosing import Choosing
from bot.game.timekeeping.clockwork import Clockwork
from bot.game.timekeeping.digests import Digests
from bot.game.timekeeping.rhythms import Rhythms
from bot.game.timekeeping.timekeeper import Timekeeper
from bot.host.admin import Admin
from bot.host.fellows import Fellows
from bot.host.gauges import Gauges
from bot.host.keeping import Keeping
from bot.host.moves import Moves
from bot.host.outbox import Announce
from bot.host.roles import Part
from bot.host.rulings import Rulings
from bot.host.thinking import Thinkers
from bot.people.ladder import Ladder
from bot.people.library import Library
from bot.people.people import People, Servers
from bot.people.places import Places
from bot.store import Database, StoreError, open_store, own, retried
from bot.store.whole import moving

_ALL: Final = Part()


class Backend:
    """Every room of the service."""

    def __init__(
        self,
        store: Database,
        *,
        now: Callable[[], float] | None = None,
        seed: Callable[[], str] = new_seed,
        salt: Callable[[int | None], str] | None = salt_of,
        draw: Callable[[], float] | None = None,
        going: Callable[[], float] | None = None,
        most_opened: int = MOST_OPENED,
        folders: Sequence[Path] = (),
        games_in_memory: int = 400,
        backups: Path | None = None,
        backups_kept: int = 7,
        think: Think | None = None,
        advise: Advise | None = None,
        judge: Judge | None = None,
        play_on: PlayOn | None = None,
        part: Part = _ALL,
    ) -> None:
        self.store, self.fellows = store, Fellows(store, part)
        clock = now or self.fellows.now
        self.true_time = TrueTime(clock, going)
        now = self.true_time.now
        self.desk = Desk(store, now=now, most=games_in_memory, alone=self.fellows.alone, ends=settling.ends)
        chance = draw or random.SystemRandom().random
        self.library = Library(store, now, folders)
        self.lobby = Lobby(self.desk, self.library, seed, salt, most_opened=most_opened)
        self.sequels = Sequels(self.desk, self.lobby)
        self.campaigns = Campaigns(self.desk, self.lobby, self.library, seed)
        self.queue = Queue(self.desk, self.lobby, self.library, chance, seed)
        self.handing = Handing(self.desk)
        self.clockwork, self.deputies = Clockwork(self.desk), Deputies(self.desk)
        self.choosing, self.rhythms = Choosing(self.desk), Rhythms(self.desk)
        self.cups = Register(self.desk)
        self.organizing = Organizing(self.cups, self.library, self.lobby, seed)
        self.rounds = Running(self.cups, self.lobby, self.sequels)
        self.farewell = Farewell(self.desk, self.lobby, self.organizing)
        self.games = Games(self.desk, chance, self.lobby, self.sequels)
        self.drafts = Drafts(self.desk, chance)
        self.lessons = Lessons(self.desk)
        self.teams = Staff(self.desk, self.drafts, chance)
        self.standing = Policies(self.desk)
        self.timekeeper = Timekeeper(self.desk, self.sequels, self.rounds, self.campaigns, chance)
        self.digests = Digests(self.desk)
        self._thinkers = Thinkers()
        self.reviews = Reviews(self.desk, judge or self._thinkers.judge)
        self.verdicts = Verdicts(self.desk, play_on or self._thinkers.play_on)
        self.advisor = Advisor(self.desk, advise or self._thinkers.advise)
        self.computers = Computers(self.desk, think or self._thinkers, chance)
        self.announce = Announce(self.desk, clock if self.fellows.several else now)
        self.places = Places(store, now)
        self.moves = Moves(self.desk)
        self.rulings = Rulings(self.desk)
        self.people = People(self.desk)
        self.ladder = Ladder(self.desk)
        self.servers = Servers(store, now)
        self.keeping = Keeping(self.desk, backups, backups_kept)
        self.admin = Admin(self.desk, self.keeping)
        self.gauges = Gauges(self.desk.told, lambda: self.fellows.number)

    @classmethod
    async def open(cls, settings: Settings, part: Part = _ALL) -> Backend:
        """Open the store of these settings. Raises StoreError in one plain line."""
        store = await open_store(settings.database)
        if await moving.unfinished(store):
            await store.close()
            raise StoreError("games are only half moved into this store: finish it with `python -m bot move`")
        made = cls(
            store,
            going=time.monotonic,
            folders=settings.scenarios,
            games_in_memory=settings.games_in_memory,
            backups=settings.backups,
            backups_kept=settings.backups_kept,
            part=part,
        )
        await made.fellows.renew()
        return made

    async def known(self, name: str) -> str | None:
        """What the bot has noted for itself under a name."""
        async with self.store.read() as conn:
            return await own.get(conn, name)

    @retried
    async def note(self, name: str, value: str) -> None:
        """Note something for the next start."""
        async with self.store.write() as conn:
            await own.put(conn, name, value)

    async def close(self) -> None:
        """Close the store; what computers think is thought again."""
        await self.computers.close()
        self._thinkers.close()
        await self.store.close()
