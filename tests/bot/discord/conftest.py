"""Every flow runs in the simulated server, and every request it makes is judged."""

from __future__ import annotations

import os
import warnings
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

with warnings.catch_warnings():
    # discord.py 2.7.1 imports audioop, which Python 3.11 says will go; nothing here uses voice.
    warnings.simplefilter("ignore")
    import discord  # noqa: F401

import pytest
import pytest_asyncio

from tests.bot.kit.faults import Faults
from tests.bot.kit.limits import ServerRules
from tests.bot.kit.openapi import Document
from tests.bot.kit.world import World, address_in, new_bot

_SPEC = os.environ.get("DISCORD_OPENAPI", "")
_JUDGE = Document(Path(_SPEC)) if _SPEC and Path(_SPEC).is_file() else None
RULES = ServerRules(_JUDGE)
RULES.install()


def pytest_report_header() -> str:
    """Whether Discord's own document judges."""
    if _JUDGE is None:
        return "discord: set DISCORD_OPENAPI to Discord's openapi.json to have every request judged by it"
    return f"discord: every request is judged by {_SPEC}"


@pytest.fixture
def rules() -> ServerRules:
    """What was asked of Discord in this test."""
    return RULES


@pytest.fixture
def faults(monkeypatch: pytest.MonkeyPatch) -> Faults:
    """What goes wrong with Discord in this test: nothing, until it is planned."""
    made = Faults()
    made.install(monkeypatch.setattr)
    return made


@pytest_asyncio.fixture
async def simcord_bot(tmp_path: Path) -> Any:
    return await new_bot(address_in(tmp_path))


@pytest_asyncio.fixture
async def world(simcord_env: Any, tmp_path: Path) -> AsyncIterator[World]:
    """The server with the bot in it; every request was fit for Discord."""
    RULES.clear()
    # Five seconds are simcord's own; on two busy cores a battle's pictures may take longer.
    simcord_env.settle_timeout = 60.0
    made = World(simcord_env, address_in(tmp_path))
    yield made
    await made.bot.close()
    assert not RULES.problems, RULES.problems
