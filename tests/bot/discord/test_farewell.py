"""SIGTERM: who is being answered is waited for, who takes too long or comes later is told to come again.

The eight seconds of the bot are two tenths here.
"""

from __future__ import annotations

import asyncio
import gc
import logging
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from typing import Any

import pytest

from bot.discord import client, reply
from tests.bot.kit.crowd import at_once
from tests.bot.kit.faults import Faults
from tests.bot.kit.limits import ServerRules
from tests.bot.kit.world import World

AGAIN = "in a minute"


class Dam:
    """A store that answers nobody until it is opened."""

    def __init__(self, world: World, patch: pytest.MonkeyPatch) -> None:
        self.opened = asyncio.Event()
        self.waiting = 0
        self._read = world.bot.backend.store.read
        world.bot._known.clear()
        world.bot.backend.desk._known.clear()
        patch.setattr(world.bot.backend.store, "read", self.read)
        patch.setattr(client, "_FAREWELL", 0.2)
        patch.setattr(reply, "_PATIENCE", 0.05)

    @asynccontextmanager
    async def read(self) -> AsyncIterator[Any]:
        self.waiting += 1
        await self.opened.wait()
        async with self._read() as conn:
            yield conn


async def _until(found: Any) -> None:
    """What comes of itself, however slow the machine is."""
    async with asyncio.timeout(60):
        while not found():
            await asyncio.sleep(0.01)


async def _asked(world: World) -> list[Any]:
    """A press, a command and a file that are being answered."""
    thread = world.thread()
    notice = world.last(thread)
    return await at_once(
        world.env,
        partial(world.bo.click, notice, label="Hand"),
        partial(world.ana.slash, thread, "game status"),
        partial(world.ana.slash, thread, "game export"),
    )


async def test_a_long_answer_is_cut_and_told_to_come_again(
    world: World, rules: ServerRules, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    await world.battle()
    dam = Dam(world, monkeypatch)
    asked = await _asked(world)
    await _until(lambda: len(world.bot._answering) == 3 and dam.waiting >= 3)
    closing = asyncio.create_task(world.bot.close())
    await _until(lambda: not world.bot._answering)
    dam.opened.set()
    await closing
    for one in asked:
        assert AGAIN in one.response.words, one.response.words
    assert [one.getMessage() for one in caplog.records if one.exc_info] == []


async def test_what_is_done_in_time_is_answered_truly(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await world.battle()
    dam = Dam(world, monkeypatch)
    monkeypatch.setattr(client, "_FAREWELL", 60.0)
    asked = await _asked(world)
    await _until(lambda: len(world.bot._answering) == 3 and dam.waiting >= 3)
    closing = asyncio.create_task(world.bot.close())
    await _until(lambda: world.bot._ending)
    late = await at_once(world.env, partial(world.bo.slash, world.lobby, "help"))
    await _until(lambda: late[0].response is not None)
    dam.opened.set()
    await closing
    assert AGAIN in late[0].response.words
    for one in asked:
        assert AGAIN not in one.response.words
    assert asked[2].response.attachments


async def test_another_process_answers_who_comes_now(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """It hears the same presses: whoever ends says nothing to those who come now, or they would hear that of both."""
    await world.battle()
    dam = Dam(world, monkeypatch)
    monkeypatch.setattr(client, "_FAREWELL", 60.0)
    asked = await _asked(world)
    await _until(lambda: len(world.bot._answering) == 3 and dam.waiting >= 3)

    async def relieved() -> bool:
        return True

    monkeypatch.setattr(world.bot.backend.fellows, "relieved", relieved)
    closing = asyncio.create_task(world.bot.close())
    await _until(lambda: world.bot._ending)
    late = await at_once(world.env, partial(world.bo.slash, world.lobby, "help"))
    dam.opened.set()
    await closing
    assert late[0].response is None
    for one in asked:
        assert AGAIN not in one.response.words


async def test_the_store_is_not_closed_under_who_is_telling_the_commands(world: World) -> None:
    """Told to stop in the middle of a statement he finishes it first: the process ended with a fault."""
    finished: list[object] = []

    async def telling() -> None:
        try:
            await asyncio.Event().wait()
        finally:
            # Longer than the rest of the way to the end takes.
            await asyncio.sleep(0.5)
            finished.append(await world.bot.backend.known("commands:of-nobody"))

    world.bot._registering = asyncio.create_task(telling())
    await asyncio.sleep(0)
    await world.bot.close()
    assert finished == [None]


#: What a stand-in, or a server at the end of its strength, says although all has gone well.
ODD: list[Any] = [{}, {"id": "1"}, "", []]


@contextmanager
def unseen() -> Iterator[list[object]]:
    """The faults of tasks that nobody has waited for."""
    found: list[object] = []
    loop = asyncio.get_running_loop()
    loop.set_exception_handler(lambda _loop, about: found.append(about.get("exception") or about["message"]))
    yield found
    gc.collect()
    loop.set_exception_handler(None)


@pytest.mark.parametrize("odd", ODD, ids=repr)
async def test_whatever_is_answered_to_a_farewell(
    world: World, faults: Faults, monkeypatch: pytest.MonkeyPatch, odd: Any
) -> None:
    """A KeyError of channel_id died in a task that nobody waited for."""
    await world.battle()
    dam = Dam(world, monkeypatch)
    with unseen() as found:
        await _asked(world)
        await _until(lambda: len(world.bot._answering) == 3 and dam.waiting >= 3)
        met = [faults.add("POST", one, odd=odd) for one in ("/interactions/", "/webhooks/")]
        closing = asyncio.create_task(world.bot.close())
        await _until(lambda: not world.bot._answering)
        dam.opened.set()
        await closing
        await asyncio.sleep(0)
        del closing
    assert sum(one.met for one in met) >= 3
    assert found == []


@pytest.mark.parametrize("odd", ODD, ids=repr)
async def test_whatever_is_answered_to_who_is_heard_late(
    world: World, faults: Faults, monkeypatch: pytest.MonkeyPatch, odd: Any
) -> None:
    """That he is heard has been said: what follows is his answer."""
    thread = await world.battle()
    met = faults.add("POST", "/interactions/.*/callback", odd=odd)

    async def is_warm(*_: object) -> bool:
        return False

    monkeypatch.setattr(world.bot.pictures, "is_warm", is_warm)
    with unseen() as found:
        answer = await world.ana.click(world.last(thread), label="Take turn")
        await world.settle()
    assert met.met == 1
    assert "Play a card" in answer.response.words
    assert found == []
