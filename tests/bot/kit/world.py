"""A simulated server with both sides and a spectator, the real bot in it, and what tests ask of both."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import discord
import pytest
import simcord
from simcord.results import ResponseMessage

from bot.backend import Backend
from bot.discord.client import Fieldpost
from bot.discord.rights import RIGHTS
from bot.environment import Settings
from bot.game.computers.turns import OpenDecision
from engine import GameState, Side
from engine.thinking import Advice, Better, WinTally, advise, until_chance, weigh
from renderer.studio import Studio
from tests.bot.kit import clockwork, copying, patience, reading, registered
from tests.bot.kit.fingers import Fingers
from tests.bot.kit.limits import invite
from tests.bot.kit.sketches import Sketches
from tests.bot.store import prepared

patience.install()
reading.install()
copying.install()
clockwork.install()
registered.install()

SEED = "fieldpost-test"
_DAY = 24 * 3600.0


async def think(asked: OpenDecision) -> list[str]:
    """A computer's thoughts, here and now: tests need no processes."""
    return until_chance(asked.state, asked.side, asked.level, asked.seed)


async def advised(state: GameState, side: Side, planned: tuple[str, ...]) -> Advice:
    """Advice, here and now; a Veteran's, who is quick."""
    if planned:
        return weigh(state, side, planned, 2, level="veteran")
    return advise(state, side, 2, level="veteran")


async def judged(state: GameState, side: Side, played: str) -> Better | None:
    """Nothing: most tests are about other things, and looking back takes its time."""
    return None


async def played_on(state: GameState, seed: str, first: int, number: int) -> WinTally:
    """Who would win, without playing it: whoever leads by medals, four times of five; if none does, nobody."""
    allies, axis = state.medals("allies"), state.medals("axis")
    if allies == axis:
        return WinTally(number // 2, number // 2, number)
    won = number * 4 // 5
    return WinTally(won, number - won, number) if allies > axis else WinTally(number - won, won, number)


async def new_bot(
    address: str,
    *,
    seed: str = SEED,
    salt: Callable[[int | None], str] | None = None,
    studio: Studio | None = None,
) -> Fieldpost:
    """The bot on a store; its clock is the simulated server's. It sketches unless it is given a studio.

    Chance follows from the seed alone unless joining adds a `salt`: Discord's numbers differ from run to run.
    """
    store = await prepared.opened(address)
    if store.path is not None:
        _backed_up(store.path.parent / "backups")
    backend = Backend(
        store, now=lambda: discord.utils.utcnow().timestamp(), seed=lambda: seed, salt=salt, draw=lambda: 0.5,
        think=think, advise=advised, judge=judged, play_on=played_on, most_opened=1000,
    )  # fmt: skip
    _chores_done(backend)
    made = Fieldpost(backend, Settings(), studio if studio is not None else Sketches())
    # Discord tells how many connections a bot of its size opens; the simulated one has room for one.
    made.shard_count = 1
    return made


def _chores_done(backend: Backend) -> None:
    """Today's chores are done: a bot that starts would do them before anything is played, and each hour of a test that
    lets days go by looks for them anew, through every table. They come when a day has gone by.
    """
    chores, done = backend.keeping.chores, backend.desk.now()

    async def daily() -> bool:
        nonlocal done
        if backend.desk.now() - done < _DAY:
            return False
        done = backend.desk.now()
        return await chores()

    backend.keeping.chores = daily  # type: ignore[method-assign]


def _backed_up(folder: Path) -> None:
    """Today's backup has been written: every start of a bot would write one, and read it, before anything is played."""
    if not folder.exists():
        folder.mkdir()
        (folder / "fieldpost-20200101-000000.db").touch()


class World:
    """The simulated server."""

    def __init__(self, env: Any, address: str) -> None:
        self.env = env
        self.address = address
        #: Everybody reads before he taps again, unless a test says otherwise.
        self.fingers = Fingers(env.backend)
        self.guild: Any = env.create_guild("Club")
        self.lobby: Any = self.guild.create_text_channel("lobby")
        admin = self.guild.create_role("Admin", permissions=discord.Permissions(manage_guild=True))
        self.ana: Any = self.guild.add_member(env.create_user("ana"), roles=[admin])
        self.bo: Any = self.guild.add_member(env.create_user("bo"))
        self.cy: Any = self.guild.add_member(env.create_user("cy"))
        invite(env, self.guild, RIGHTS)

    @property
    def bot(self) -> Fieldpost:
        found: Fieldpost = self.env.bot
        return found

    async def wait(self, seconds: float, step: float = 1800) -> None:
        """Time goes by in large steps, with one round of the herald after each instead of thousands."""
        self.bot.herald.rounds.cancel()
        self.bot.herald.holding.cancel()
        while seconds > 0:
            await self.env.advance_time(min(step, seconds))
            await self.bot.herald.round()
            await self.settle()
            seconds -= step

    @contextmanager
    def unheard(self) -> Iterator[None]:
        """What is stored meanwhile is told afterwards, all at once."""
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(self.bot.herald, "kick", lambda: None)
            yield
        self.bot.herald.kick()

    async def settle(self) -> None:
        """Until the bot has said everything."""
        await self.bot.herald.drain()
        await self.env.settle()

    async def restart(self) -> None:
        """The process ends and another one starts, in the same world."""
        await self.env.bot.close()
        await self.env.restart_bot(await new_bot(self.address))

    async def battle(self, **options: Any) -> Any:
        """Ana (Allies) invites Bo (the other side) to Pegasus Bridge, and he joins. Returns the battle's thread."""
        options = {"scenario": "pegasus-bridge", "side": "allies", "opponent": self.bo, **options}
        await self.ana.slash(self.lobby, "game new", **options)
        await self.settle()
        invitation = self.last(self.lobby)
        left = "Axis" if options["side"] == "allies" else "Allies"
        await self.bo.click(invitation, label=f"Join as {left}")
        await self.settle()
        return self.thread()

    def thread(self, number: int = 0) -> Any:
        """A battle's thread."""
        return [one for one in self.lobby.threads if not one.name.startswith("🔒")][number]

    def last(self, channel: Any) -> Any:
        """The newest message of a channel that is not a note of Discord's own."""
        return next(one for one in reversed(channel.history()) if one.words or one.attachments)

    def raw(self, message: Any) -> Any:
        """A message with its components as Discord stores them."""
        return ResponseMessage(self.env, self.env.backend.get_message(message.channel.id, message.id))

    def panel(self, thread: Any) -> Any:
        """The pinned message."""
        return next(one for one in thread.history() if one.pinned)

    def side(self, side: str, number: int = 1) -> Any:
        """A side's channel."""
        found = self.guild.channels
        return next(one for name, one in found.items() if name.startswith(f"{number}-{side}"))


def address_in(folder: Path) -> str:
    """A store of its own."""
    return f"sqlite+aiosqlite:///{folder / 'games.db'}"


def run(making: Any) -> Any:
    """A coroutine from where there is no loop yet."""
    return asyncio.run(making)


__all__ = ["SEED", "World", "address_in", "new_bot", "run", "simcord"]
