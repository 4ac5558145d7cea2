"""The stand-in's port is open to every program and page of the machine: only our bot is answered."""

from __future__ import annotations

from collections.abc import AsyncIterator

import aiohttp
import pytest
import pytest_asyncio

from bot.local.sockets import SocketEnv
from bot.local.tryout import free_port


@pytest_asyncio.fixture
async def env() -> AsyncIterator[SocketEnv]:
    """A server with one private message that can be guessed."""
    made = SocketEnv(free_port())
    made.create_guild("Club").create_text_channel("battles")
    await made.start()
    yield made
    await made.shutdown()


async def _asked(method: str, url: str, **headers: str) -> int:
    async with aiohttp.ClientSession() as session, session.request(method, url, headers=headers) as answer:
        return answer.status


async def test_who_knows_the_address_is_answered(env: SocketEnv) -> None:
    assert await _asked("GET", f"{env.base}/api/v10/users/@me") == 200


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/api/v10/users/@me"),
        ("GET", "/api/v10/guilds"),
        # A press is answered by who knows its token, and simcord's can be counted.
        ("POST", "/api/v10/interactions/1/simcord_interaction_1/callback"),
        ("GET", "/cdn/attachments/1/1/hand.webp"),
        ("GET", "/gateway"),
        ("GET", "/"),
    ],
)
async def test_who_does_not_is_told_nothing(env: SocketEnv, method: str, path: str) -> None:
    assert await _asked(method, f"http://127.0.0.1:{env.port}{path}") == 404
    assert await _asked(method, f"http://127.0.0.1:{env.port}/{'x' * 32}{path}") == 404


async def test_another_name_for_this_machine_is_refused(env: SocketEnv) -> None:
    """A page elsewhere may lead its own name to 127.0.0.1, and then read what it gets."""
    url = f"{env.base}/api/v10/users/@me"
    assert await _asked("GET", url, Host=f"evil.example:{env.port}") == 403
    assert await _asked("GET", url, Host=f"localhost:{env.port}") == 403


async def test_a_page_in_a_browser_is_refused(env: SocketEnv) -> None:
    assert await _asked("GET", f"{env.base}/api/v10/users/@me", Origin="https://evil.example") == 403


async def test_every_run_has_another_address(env: SocketEnv) -> None:
    assert SocketEnv(env.port).base != env.base
