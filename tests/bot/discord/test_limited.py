"""The limits of channels that nobody writes into any more are thrown away, and not looked for at every request."""

from __future__ import annotations

from typing import Any

import discord
from discord.http import Ratelimit

from bot.discord.limited import limited
from tests.bot.kit.world import World


async def test_old_limits_are_looked_for_now_and_then(monkeypatch: Any) -> None:
    looked, now = 0, [0.0]

    def inactive(_: Ratelimit) -> bool:
        nonlocal looked
        looked += 1
        return True

    monkeypatch.setattr(Ratelimit, "is_inactive", inactive)
    http = discord.Client(intents=discord.Intents.none()).http
    limited(http, lambda: now[0])
    for number in range(400):
        http.get_ratelimit(f"channel {number}")
    assert looked == 0
    now[0] = 30.0
    http.get_ratelimit("one more")
    assert looked == 401
    assert len(http._buckets) == 0
    http.get_ratelimit("one more")
    assert looked == 401


async def test_the_bot_keeps_them_like_this(world: World) -> None:
    assert world.bot.http._try_clear_expired_ratelimits.__qualname__.startswith("limited")
    assert world.bot.http.max_ratelimit_timeout == 5.0
