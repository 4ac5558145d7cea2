"""/play orders: a wrong text is refused as a whole, and says which line is wrong and why."""

from __future__ import annotations

from typing import Any

import pytest

from tests.bot.discord.staffs import Staffs
from tests.bot.kit.world import World


async def _text(world: World, thread: Any, text: str) -> str:
    answer = (await world.ana.slash(thread, "play orders", text=text)).response
    await world.settle()
    return str(answer.content)


async def _card(world: World) -> str:
    """A card with which the turn can be ended, without dice or a choice."""
    legal = await world.bot.backend.games.legal(1, world.ana.id)
    return next(line for line in legal if line.startswith(("play attack", "play probe", "play assault")))


@pytest.mark.parametrize(
    ("after", "line", "why"),
    [
        ("order A9", "order A9", "A9"),
        ("end; end; end; order C4", "order C4", "this card orders none there"),
        ("jump E4", "jump E4", "I cannot read"),
    ],
)
async def test_nothing_of_a_wrong_text_counts(world: World, after: str, line: str, why: str) -> None:
    thread = await world.battle()
    card = await _card(world)
    said = await _text(world, thread, f"{card}; {after}")
    first = said.split("\n")[1]
    assert first.startswith(f"⚠️ **{line}** – ")
    assert why in first
    assert first.endswith("None of your lines has been played.")
    assert "Play a card" in said
    assert (await world.bot.backend.games.card(1)).revision == 1


async def test_one_end_too_many_is_no_failure(world: World) -> None:
    """However many steps the card leaves open, each `end` behind the last one is harmless."""
    thread = await world.battle()
    said = await _text(world, thread, f"{await _card(world)}; {'; '.join(['end'] * 5)}")
    assert "Not done" not in said
    assert "⚠️" not in said
    assert (await world.bot.backend.games.card(1)).active == "axis"


async def test_confirm_goes_on_from_a_draft_that_ends_the_turn(world: World) -> None:
    """/play end until the turn is over: none of them is told as a failure."""
    thread = await world.battle()
    await world.ana.slash(thread, "play card", card=(await _card(world)).split()[1])
    for _ in range(5):
        answer = (await world.ana.slash(thread, "play end", anyway=True)).response
        assert "Not done" not in answer.content
        if (await world.bot.backend.games.card(1)).active == "axis":
            return
    raise AssertionError(answer.content)


async def test_in_a_team(world: World) -> None:
    """The commander's card and his general's unit in one text: neither counts."""
    staffs = Staffs(world, 2, 1)
    thread = await staffs.gather("pegasus-bridge")
    before = (await staffs.card()).revision
    legal = await world.bot.backend.games.legal(1, world.ana.id)
    card = next(line for line in legal if line.startswith("play ") and "center" not in line)
    said = await _text(world, thread, f"{card}; order H1 C4")
    assert "**order H1 C4** – " in said
    assert (await staffs.card()).revision == before
