"""`python -m bot local`: one address, one server, and several people in one: Allies, Axis, spectators."""

# ruff: noqa: SLF001 - simcord offers no public way; it is pinned
from __future__ import annotations

import argparse
import asyncio
import contextlib
import logging
import os
import socket
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, TypeVar

import discord
from simcord.actors import MemberActor
from simcord.backend.errors import SetupError
from simcord.builders import ChannelHandle, GuildHandle, RoleHandle, UserHandle
from simcord.preview import Preview

from bot.discord.haste import UNREAD
from bot.discord.tried import moderator_rights
from bot.host.ending import asked_to_end
from bot.i18n import Words, heard, languages, words_of
from bot.local.keeping import Shelf, UnreadableError
from bot.local.preview import LocalPreview
from bot.local.sockets import SocketEnv
from bot.local.tongues import LANGUAGE, locale_of

T = TypeVar("T")
_LOG = logging.getLogger("bot.local")
#: The first three are there from the start; the others may be added for teams.
_PEOPLE: Final = ("Anna", "Bruno", "Cleo", "Dora", "Emil", "Frida", "Georg", "Hanna", "Ivan")
_AT_FIRST: Final = 3
_BOT_NAME: Final = "Fieldpost"
#: The channel of the battles, in whatever language the world was made.
_HOMES: Final = {words_of(one)("local-home") for one in languages()}
_REFRESH: Final = 0.3
_SAVE_EVERY: Final = 10.0
_AGAIN: Final = 1.0
#: Whoever presses sooner after a message has come is taken to have meant what stood there before, and is told so.
_READ: Final = UNREAD + 0.2
_BOT_STARTS_WITHIN: Final = 180.0


def main(words: list[str]) -> int:
    """The try-out; returns its exit code."""
    parser = argparse.ArgumentParser(prog="python -m bot local", description="Try the bot without Discord.")
    parser.add_argument("--port", type=int, default=8144, help="port of the page (8144)")
    parser.add_argument("--folder", type=Path, default=Path(".fieldpost"), help="where the world is kept")
    parser.add_argument(
        "--language", choices=languages(), default=_of_terminal(), help="what the first battles are told in"
    )
    options = parser.parse_args(words)
    logging.basicConfig(level="WARNING", format="%(levelname)s %(name)s: %(message)s")
    try:
        return asyncio.run(run(options.port, options.folder, words_of(options.language)))
    except OSError as error:
        why = error.strerror or str(error)
        sys.stderr.write(words_of(options.language)("local-cannot-start", why=why) + "\n")
        return 1


def _of_terminal() -> str:
    """The language of whoever started it."""
    found = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return heard(next(filter(None, found), None))


async def run(port: int, folder: Path, words: Words) -> int:
    """Serve until SIGTERM, SIGINT, or the last page is closed for good."""
    LANGUAGE.set(words.language)
    folder.mkdir(parents=True, exist_ok=True)
    stop = asked_to_end()
    env = SocketEnv(free_port())
    world = World(env, folder)
    try:
        fresh = world.open()
    except UnreadableError as error:
        sys.stderr.write(
            words("local-unreadable", folder=str(folder), why=words(f"local-unreadable-{error}")) + "\n"
        )
        return 1
    sys.stderr.write(words("local-starts") + "\n")
    await env.start()
    bot = Child(env.base, folder)
    try:
        await bot.start()
        await asyncio.wait_for(bot.ready(env.ready), _BOT_STARTS_WITHIN)
        await _commands_known(env)
        if fresh:
            await world.first_battle()
        async with LocalPreview(
            env, world.home, world.people, port=open_port(port), newcomer=world.newcomer
        ) as page:
            sys.stdout.write(words("local-address", address=page.url) + "\n")
            sys.stdout.flush()
            work = [refresh(env, page), world.keep_saving(), bot.keep_running()]
            tasks = [asyncio.create_task(one) for one in work]
            await stop.wait()
            for task in tasks:
                task.cancel()
    except (TimeoutError, ChildProcessError):
        sys.stderr.write(words("local-no-bot", file=str(folder / "bot.log")) + "\n")
        return 1
    finally:
        await bot.stop()
        world.save()
        await env.shutdown()
    return 0


def open_port(wanted: int) -> int:
    """The port asked for, or any other where somebody already listens on it."""
    with socket.socket() as door:
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            door.bind(("127.0.0.1", wanted))
        except OSError:
            return free_port()
        return wanted


def free_port() -> int:
    """A port nobody listens on: each run has its own, so that no old bot finds a new server."""
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        return int(door.getsockname()[1])


async def _commands_known(env: SocketEnv) -> None:
    """The bot registers its commands after it has connected."""
    end = time.monotonic() + _BOT_STARTS_WITHIN
    while not env.backend.commands and time.monotonic() < end:
        await asyncio.sleep(0.05)
    await env._settle_internal(idle=0.5)


async def _until(asked: Callable[[], T | None]) -> T:
    """What there will be soon. Raises TimeoutError."""
    end = time.monotonic() + _BOT_STARTS_WITHIN
    while time.monotonic() < end:
        value = asked()
        if value:
            return value
        await asyncio.sleep(0.05)
    raise TimeoutError


def _seat(message: discord.Message, side: str) -> str | None:
    """The button that takes a side's free seat, by its id: its label is in whatever language."""
    rows = [row for row in message.components if isinstance(row, discord.ActionRow)]
    ids = [str(getattr(one, "custom_id", None)) for row in rows for one in row.children]
    return next((one for one in ids if one.startswith("fp:join:") and side in one), None)


def _age(message: discord.Message) -> float:
    """How many seconds ago a message came."""
    return (discord.utils.utcnow() - message.created_at).total_seconds()


class World:
    """The simulated server, kept in a file so that it survives a restart."""

    def __init__(self, env: SocketEnv, folder: Path) -> None:
        self.env: Final = env
        self._shelf: Final = Shelf(folder)
        self.home: ChannelHandle
        self.people: list[MemberActor] = []
        self._guild: GuildHandle

    def open(self) -> bool:
        """Read the world, or make a new one; returns whether it is new. Raises UnreadableError."""
        backend = self.env.backend
        if self._shelf.read(backend):
            guild = GuildHandle(self.env, next(iter(backend.guilds.values())))
            self.env._guilds.append(guild)
            self._guild = guild
            users = {one.name: one for one in backend.users.values()}
            for name in _PEOPLE:
                user = users.get(name.lower())
                if user is not None:
                    # A world from before may call her Anna (Allies), who plays the Axis in the rematch.
                    user.global_name = name
                    self.people.append(MemberActor(self.env, guild, UserHandle(self.env, user)))
            self.home = next(one for one in guild.channels.values() if one.name in _HOMES)
            return False
        backend.bot_user.name = _BOT_NAME
        words = words_of(LANGUAGE.get())
        guild = self._guild = self.env.create_guild(
            words("local-brand"), preferred_locale=locale_of(words.language)
        )
        self.home = guild.create_text_channel(words("local-home"))
        moderator = guild.create_role("Moderator", permissions=moderator_rights())
        for _ in range(_AT_FIRST):
            self.newcomer(() if self.people else (moderator,))
        return True

    def newcomer(self, roles: Sequence[RoleHandle] = ()) -> MemberActor | None:
        """The next person joins the server; nobody when all names are taken."""
        if len(self.people) == len(_PEOPLE):
            return None
        name = _PEOPLE[len(self.people)]
        user = self.env.create_user(name.lower(), global_name=name)
        self.people.append(self._guild.add_member(user, roles=list(roles)))
        return self.people[-1]

    async def first_battle(self) -> None:
        """Arracourt for Anna alone, with the Veteran; and Pegasus Bridge with Bruno, where pages open."""
        anna, bruno = self.people[:2]
        await anna.slash(self.home, "game new", scenario="arracourt", side="allies", computer="veteran")
        await _until(lambda: self.home.threads)
        await anna.slash(self.home, "game new", scenario="pegasus-bridge", side="allies", opponent=bruno)
        # The first pictures take a moment: the ground of the battle is painted once.
        async with asyncio.timeout(_BOT_STARTS_WITHIN):
            while len(self.home.threads) < 2:
                asked = [(one, seat) for one in self.home.history() if (seat := _seat(one, "axis"))]
                if asked and _age(asked[0][0]) > _READ:
                    await bruno.click(asked[0][0], custom_id=asked[0][1])
                    await self._thread_within(_READ)
                await asyncio.sleep(_AGAIN)
        await _until(lambda: len(self.env.backend.dm_channels) > 1 and self._notice())
        await self.env._settle_internal(idle=0.5)

    async def _thread_within(self, seconds: float) -> None:
        """The second battle begins, or it takes longer than that."""
        end = time.monotonic() + seconds
        while len(self.home.threads) < 2 and time.monotonic() < end:
            await asyncio.sleep(0.05)

    def _notice(self) -> discord.Message | None:
        """The first turn's notice in the thread of the newest battle."""
        newest = max(self.home.threads, key=lambda thread: thread.id)
        return next((one for one in newest.history() if one.attachments), None)

    def save(self) -> None:
        """Write the world."""
        self._shelf.write(self.env.backend)

    async def keep_saving(self) -> None:
        """Now and then, for whoever pulls the plug."""
        before: object = None
        while True:
            await asyncio.sleep(_SAVE_EVERY)
            newest = last_event(self.env)
            if newest is not before:
                await self._shelf.write_aside(self.env.backend)
                before = newest


class Child:
    """The bot's own process."""

    def __init__(self, address: str, folder: Path) -> None:
        self._address = address
        self._folder = folder
        self._process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        """Start the bot against the simulated server."""
        env = {
            **os.environ,
            "DISCORD_TOKEN": "try-out",
            "STAND_IN": self._address,
            "DATABASE_URL": f"sqlite:///{self._folder / 'games.db'}",
            "FIELDPOST_PICTURES": str(self._folder / "grounds"),
        }
        with (self._folder / "bot.log").open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "bot.local.child", env=env, stdout=log, stderr=log
            )

    async def ready(self, connected: asyncio.Event) -> None:
        """Until it has connected. Raises ChildProcessError when it ends instead."""
        assert self._process is not None
        there, gone = asyncio.create_task(connected.wait()), asyncio.create_task(self._process.wait())
        try:
            await asyncio.wait({there, gone}, return_when=asyncio.FIRST_COMPLETED)
            if not there.done():
                raise ChildProcessError(f"ended with {gone.result()}")
        finally:
            there.cancel()
            gone.cancel()

    async def keep_running(self) -> None:
        """A bot that fell over is started again: the world goes on, as on the real Discord."""
        while self._process is not None:
            code = await self._process.wait()
            _LOG.warning("the bot ended with %s and is started again", code)
            await asyncio.sleep(1)
            await self.start()

    async def stop(self) -> None:
        """Let it finish what it is saying."""
        process, self._process = self._process, None
        if process is None or process.returncode is not None:
            return
        process.terminate()
        try:
            await asyncio.wait_for(process.wait(), 10)
        except TimeoutError:
            process.kill()
            await process.wait()


def last_event(env: SocketEnv) -> object:
    """The newest thing that crossed the wire, as a mark; what was before it is let go."""
    backend = env.backend
    del backend.transcript[:-1], backend.http_requests[:-1]
    return backend.transcript[-1] if backend.transcript else None


async def refresh(env: SocketEnv, page: Preview) -> None:
    """Every page shows what has happened."""
    seen: object = object()
    while True:
        await asyncio.sleep(_REFRESH)
        if env._operation_task is not None:
            continue
        with contextlib.suppress(SetupError, TimeoutError):
            newest = last_event(env)
            if newest is not seen:
                await page.refresh()
                seen = newest
