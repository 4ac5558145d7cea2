"""Somebody who types his orders, and what was played because of it."""

from __future__ import annotations

from typing import Any

from tests.bot.kit.world import World


async def type_orders(world: World, thread: Any, text: str, **options: Any) -> Any:
    """Ana's panel once she has sent a text and everything has been told."""
    panel = (await world.ana.slash(thread, "play orders", text=text, **options)).response
    await world.settle()
    return panel


async def played(world: World) -> list[str]:
    """All that stands in the log of the first game, in the notation."""
    return [one.notation for one in await world.bot.backend.games.log(1) if one.notation]
