"""/scenario browse and the sheet of a battle: all of them by box, with what is special about each."""

from __future__ import annotations

from typing import Any

import pytest

import scenarios
from scenarios.listing import BOXES
from tests.bot.discord.player import lists
from tests.bot.discord.test_imports import bring, own_file
from tests.bot.kit.world import World


async def browse(world: World) -> Any:
    return (await world.cy.slash(world.lobby, "scenario browse")).response


async def test_all_battles_are_on_one_page_by_box(world: World) -> None:
    """Every battle stands in the text with its length and size, and in the list of its box."""
    answer = await browse(world)
    assert len(answer.words) < 2000
    assert not answer.words.endswith("…")
    for row in scenarios.summaries():
        (line,) = [one for one in answer.words.splitlines() if f"**{row.title()}**" in one]
        assert f"{max(row.to_win.values())} 🎖️ · {row.units} units" in line
        assert ("Overlord" in line) == (row.board == "overlord")
        assert ("Breakthrough" in line) == (row.board == "breakthrough")
    offered = [[one["value"] for one in found["options"]] for found in lists(answer, "scenario")]
    assert [len(one) for one in offered] == [
        sum(row.box == box for row in scenarios.summaries()) for box in BOXES
    ]
    assert len(BOXES) == 3


async def test_no_box_is_read_as_part_of_the_battle_before_it(world: World) -> None:
    """Right behind a list item a line goes on with it, and is indented below it."""
    lines = (await browse(world)).words.splitlines()
    names = ["Equipment Pack", "Winter Wars"]
    assert [lines[lines.index(f"**{name}**") - 1] for name in names] == ["", ""]


async def test_battles_brought_in_have_a_list_of_their_own(world: World) -> None:
    """More than a list holds are on further pages, and the other lists stay."""
    for number in range(26):
        await bring(world, f"bridge-{number:02}.toml", own_file(title=f"Bridge {number:02}"))
    answer = await browse(world)
    *_, own = lists(answer, "scenario")
    assert len(own["options"]) == 25
    more = (await world.cy.select(answer, [own["options"][-1]["value"]], custom_id=own["custom_id"])).response
    *boxes, last = lists(more, "scenario")
    assert len(boxes) == 3
    assert [one["value"] for one in last["options"]][:2] == ["bridge-24", "bridge-25"]


async def test_a_sheet_says_what_is_special(world: World) -> None:
    """Board, who moves first, exits, objectives and special rules, whoever wrote the briefing."""

    async def sheet(name: str) -> str:
        return str((await world.cy.slash(world.lobby, "scenario show", scenario=name)).response.words)

    park = await sheet("parkers-crossroads")
    assert "📜 **Winter weather** – Armor and vehicles move 2 hexes at most" in park
    assert "📜 **Reduced visibility** – " in park
    assert "exit: G9 (Axis)" in park
    assert "minefield" in park
    assert "moves first" in next(line for line in park.splitlines() if line.startswith("⬛"))
    assert "medals to win moves" not in park
    assert "Overlord" in await sheet("omaha-beach-overlord")
    assert "Breakthrough" in await sheet("road-to-bastogne")
    assert "sudden death" in await sheet("toulon")


@pytest.mark.parametrize("name", scenarios.ids())
async def test_no_sheet_breaks_off(world: World, name: str) -> None:
    """Whatever is on it is whole: where there is no room for the history its heading is not there."""
    answer = (await world.cy.slash(world.lobby, "scenario show", scenario=name)).response
    assert "…" not in answer.words.splitlines()[-1]
    assert not answer.words.endswith("**What happened**")
