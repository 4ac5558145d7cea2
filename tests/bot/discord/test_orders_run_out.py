"""More units ordered than orders are left: what is left is said, and why it is not for them."""

from __future__ import annotations

import pytest

from tests.bot.discord.positions import table
from tests.bot.discord.test_team_newcomers import drafting
from tests.bot.kit.world import World


async def test_in_a_team_one_order_is_left_for_two(world: World) -> None:
    """Not "all its orders are given", with "0 of 1 ordered" below it."""
    staffs = await drafting(world, "A:inf@B2;C2;D2;G2;H2 X:inf@F5;L9")
    one, general = staffs.people["allies"]
    thread, drafts = world.thread(), world.bot.backend.drafts
    await one.slash(thread, "play orders", text="order B2 C2 D2")
    if not (await drafts.look(1, one.id)).lines:
        one, general = general, one
        await one.slash(thread, "play orders", text="order B2 C2 D2")
    said = (await general.slash(thread, "play orders", text="order G2, H2")).response.words
    assert "Only 1 order is left: G2 could have it, H2 not." in said, said
    assert "all its orders are given" not in said, said
    said = (await general.slash(thread, "play order", units="H2 G2")).response.words
    assert "Only 1 order is left: H2 could have it, G2 not." in said, said


async def test_alone_by_command_and_text(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    thread = await table(world, monkeypatch, "A:inf@B2;C2;D2;K2;L2 X:inf@F5;L9", "direct-from-hq")
    said = (
        await world.ana.slash(thread, "play orders", text="direct from hq; order B2 C2 D2 K2 L2")
    ).response
    assert "With B2, C2, D2, K2 ordered nothing is left for L2: The card orders 4 units" in said.words, (
        said.words
    )
    assert "❌ **`order B2 C2 D2 K2 L2`**" in said.words
    await world.ana.slash(thread, "play orders", text="direct from hq; order B2 C2 D2")
    said = (await world.ana.slash(thread, "play order", units="K2 L2")).response
    assert "Only 1 order is left: K2 could have it, L2 not." in said.words, said.words
    await world.ana.slash(thread, "play order", units="K2")
    said = (await world.ana.slash(thread, "play order", units="L2")).response
    assert "The card orders 4 units, and all its orders are given." in said.words, said.words


async def test_of_a_section_that_is_full_what_is_left_is_named(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    thread = await table(world, monkeypatch, "A:inf@A2;B2;C2;G2;L2 X:inf@F5;L9", "recon-in-force")
    said = (await world.ana.slash(thread, "play orders", text="recon in force; order A2 B2")).response.words
    assert "With A2 ordered nothing is left for B2: The card orders one unit on the left flank" in said, said
    await world.ana.slash(thread, "play orders", text="recon in force; order A2")
    said = (await world.ana.slash(thread, "play order", units="B2")).response.words
    assert "The card orders one unit on the left flank, and those orders are given." in said, said
    assert "2 orders are left: they could be for G2, L2." in said, said


async def test_of_a_kind_that_is_not_meant_what_is_left_is_named(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Their Finest Hour rolled one infantry and one armor."""
    thread = await table(
        world, monkeypatch, "A:inf@A2;B2 A:arm@G2;L2 X:inf@F5;L9",
        "their-finest-hour probe-left probe-center probe-right", played="play their-finest-hour; roll", dice="IAFF",
    )  # fmt: skip
    await world.ana.slash(thread, "play order", units="A2")
    said = (await world.ana.slash(thread, "play order", units="B2")).response.words
    assert "No order is left for the Infantry: what is left is for armor only." in said, said
    assert "1 order is left: it could be for G2, L2." in said, said
