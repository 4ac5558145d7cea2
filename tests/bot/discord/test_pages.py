"""Lists and pages: what is pressed on the second page is answered there, and a list is new after every press."""

from __future__ import annotations

from typing import Any

from bot.discord.components import Pressed, mark_of, marked
from bot.game.values import Request
from tests.bot.discord.player import asked, buttons, lists
from tests.bot.game.doctored import doctor, hold
from tests.bot.kit.world import World

#: So many units have a list on one page.
_LISTS = 4


async def ordered(world: World) -> Any:
    """Ana's panel with more units ordered than one page has lists for."""
    thread = await world.battle(scenario="sword-beach")
    await doctor(world.bot, 1, hold("allies", "general-advance"))  # type: ignore[arg-type]
    games, drafts = world.bot.backend.games, world.bot.backend.drafts
    for card in await games.legal(1, world.ana.id, "play "):
        await drafts.clear(Request(world.ana.id, 1))
        await drafts.add(Request(world.ana.id, 1), card)
        given = 0
        while found := await games.legal(1, world.ana.id, "order "):
            await drafts.add(Request(world.ana.id, 1), found[0])
            given += 1
        if given > _LISTS:
            if not await games.legal(1, world.ana.id, "move "):
                await drafts.add(Request(world.ana.id, 1), "end")
            return (await world.ana.slash(thread, "play turn")).response
    raise AssertionError("no card of this hand orders five units")


def units(panel: Any) -> list[str]:
    """The units whose lists are shown."""
    return [asked(one["custom_id"]) for one in lists(panel, "pick")]


def ids(panel: Any) -> set[str]:
    """The ids of all lists."""
    return {one["custom_id"] for one in lists(panel, "pick")}


async def test_moves_stay_on_their_page(world: World) -> None:
    """A move chosen on page 2 shows what is left of page 2."""
    panel = await ordered(world)
    first = units(panel)
    second = (await world.ana.click(panel, custom_id=buttons(panel, "units")[0])).response
    there = units(second)
    assert there
    assert not set(there) & set(first)
    listed = lists(second, "pick")[0]
    after = (
        await world.ana.select(second, [listed["options"][0]["value"]], custom_id=listed["custom_id"])
    ).response
    assert units(after) == (there[1:] or first)


async def test_a_list_is_new_after_every_press(world: World) -> None:
    """Discord would show it with what was chosen before, though that is taken back."""
    panel = await ordered(world)
    before, first = ids(panel), units(panel)
    listed = lists(panel, "pick")[0]
    moved = (
        await world.ana.select(panel, [listed["options"][0]["value"]], custom_id=listed["custom_id"])
    ).response
    between = ids(moved)
    back = (await world.ana.click(moved, label="Undo")).response
    assert units(back) == first
    assert not ids(back) & (before | between)


def test_a_mark_is_no_part_of_what_is_asked() -> None:
    """Read by the template, whatever the argument ends with."""
    for arg in ("", "E4@1", "move E4-E5", "~x", "a~b"):
        custom = marked(f"fs:pick:1:2:{arg}", mark_of(987_654_321_987_654_321))
        match = Pressed.__discord_ui_compiled_template__.fullmatch(custom)
        assert match is not None
        assert match["arg"] == arg
    assert marked("x" * 98, "abc") == "x" * 98


async def test_a_plan_for_the_next_turn_says_that_it_is_saved(world: World) -> None:
    """Whoever plans ahead reads that he may go: it is kept, and at his turn it is still there."""
    thread = await world.battle()
    panel = (await world.bo.slash(thread, "play turn")).response
    planned = (await world.bo.click(panel, custom_id=buttons(panel, "do")[0])).response
    assert "💾 **Saved for your next turn:** 🃏" in planned.words
