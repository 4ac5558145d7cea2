"""[Reactions] of a side with more units than a list shows: every one of them can be protected, and none is lost."""

from __future__ import annotations

from typing import Any

import pytest

from tests.bot.discord.player import lists
from tests.bot.discord.positions import table
from tests.bot.kit.world import World

#: 28 units of the Allies.
CROWD = " ".join(
    [
        *(f"A:inf@{column}{row}" for row, columns in ((1, "ABCDEFGHIJKLM"), (2, "ABCDEFGHIJKL")) for column in columns),
        "A:inf@A3 A:inf@B3 A:inf@C3 X:inf@M9",
    ]
)  # fmt: skip


async def choose(world: World, panel: Any, route: str, *values: str) -> Any:
    (one,) = lists(panel, route)
    return (await world.ana.select(panel, list(values), custom_id=one["custom_id"])).response


def offered(panel: Any, route: str) -> list[str]:
    (one,) = lists(panel, route)
    return [choice["value"] for choice in one["options"]]


async def protected(world: World) -> tuple[str, ...]:
    return (await world.bot.backend.games.visit(1, world.ana.id)).policy("allies").protect


async def test_every_unit_can_be_protected(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    thread = await table(world, monkeypatch, CROWD, "probe-center")
    panel = (await world.ana.slash(thread, "me reactions")).response
    panel = await choose(world, panel, "policy-ambush", "protect")
    first = offered(panel, "protect")
    assert first[-1] == "page:1"
    panel = await choose(world, panel, "protect", *first[:2])
    assert await protected(world) == tuple(sorted(first[:2]))
    # To turn the page keeps what is chosen there.
    panel = await choose(world, panel, "protect", *first[:2], "page:1")
    second = offered(panel, "protect")
    assert len({*first[:-1], *second[:-1]}) == 28
    panel = await choose(world, panel, "protect", second[0])
    assert await protected(world) == tuple(sorted([*first[:2], second[0]]))
    assert offered(panel, "protect") == second
    panel = await choose(world, panel, "protect", second[0], "page:0")
    panel = await choose(world, panel, "protect", first[1])
    assert await protected(world) == tuple(sorted([first[1], second[0]]))


async def test_every_unit_can_have_orders_of_its_own(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    thread = await table(world, monkeypatch, CROWD, "probe-center")
    panel = (await world.ana.slash(thread, "me reactions")).response
    panel = await choose(world, panel, "policy-unit", "page:1")
    unit = offered(panel, "policy-unit")[0]
    panel = await choose(world, panel, "policy-unit", unit)
    await choose(world, panel, "policy-unit", "shortest")
    assert (await world.bot.backend.games.visit(1, world.ana.id)).policy("allies").units == {unit: "shortest"}
