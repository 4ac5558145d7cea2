"""Before anything counts the draft says who would lose his last target by it, and why."""

from __future__ import annotations

from typing import Any

import pytest

from tests.boards import scenario_of
from tests.bot.discord.player import buttons, controls, lists
from tests.bot.discord.positions import TITLE, shows, table
from tests.bot.discord.staffs import Staffs
from tests.bot.discord.test_promises import labels
from tests.bot.game.doctored import doctor, hold
from tests.bot.kit.world import World

#: H5 sees the town of G7 past G6 only.
MILL = "A:art@G2 A:inf@G5 A:inf@H5 X:inf@G7 X:inf@A9 town@G7"


async def ordered(world: World, monkeypatch: pytest.MonkeyPatch, board: str) -> Any:
    """Ana's panel: all her units are ordered and may move."""
    thread = await table(world, monkeypatch, board, "direct-from-hq")
    notice = world.last(thread)
    panel = (await world.ana.click(notice, label="Take turn")).response
    for route in ("play", "order"):
        while found := [one for one in buttons(panel, "do") if f":{route} " in one]:
            panel = (await world.ana.click(panel, custom_id=found[0])).response
            if route == "play":
                break
    if "Done ordering" in labels(panel):
        panel = (await world.ana.click(panel, label="Done ordering")).response
    return panel


def notes(panel: Any) -> dict[str, str]:
    """What stands below each move in the lists."""
    return {
        str(option["value"]): str(option["description"])
        for one in lists(panel, "pick")
        for option in one["options"]
    }


async def choose(world: World, panel: Any, value: str) -> Any:
    """Ana chooses that line of a list."""
    found = next(
        one for one in lists(panel, "pick") if value in [option["value"] for option in one["options"]]
    )
    return (await world.ana.select(panel, [value], custom_id=found["custom_id"])).response


async def test_who_steps_into_a_line_of_sight_is_told_so(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the list at the move itself, and then as the last words above the buttons."""
    panel = await ordered(world, monkeypatch, MILL)
    told = notes(panel)
    assert told["move G5-G6"].startswith("⚠️ then H5 sees nobody")
    assert [line for line, note in told.items() if "sees nobody" in note] == ["move G5-G6"]
    panel = await choose(world, panel, "move G5-G6")
    told = "⚠️ **H5 has no target any more:** your own unit at G6 hides G7."
    assert panel.words.splitlines()[-1] == told
    assert any(one.startswith("Confirm and attack") for one in labels(panel))
    panel = (await world.ana.click(panel, label="Undo")).response
    assert "no target any more" not in panel.words
    # What is promised holds: the attacks that follow are those of the others.
    panel = await choose(world, panel, "move G5-G6")
    on = next(
        one["label"] for one in controls(panel) if str(one.get("label")).startswith("Confirm and attack")
    )
    panel = (await world.ana.click(panel, label=on)).response
    attacking = {one.split(":attack ")[1].split("x")[0] for one in buttons(panel, "do") if ":attack " in one}
    assert attacking == {"G2", "G6"}


async def test_who_moves_too_far_to_battle_is_told_so(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    panel = await ordered(world, monkeypatch, MILL)
    panel = await choose(world, panel, "move G5-G3")
    told = "⚠️ **G3 has no target any more:** It moved 2 hexes; it may battle after 1 at most."
    assert panel.words.splitlines()[-1] == told


async def test_a_last_move_that_ends_the_turn_says_what_it_costs(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody else could attack: the move closes the turn, and the button says so."""
    panel = await ordered(world, monkeypatch, "A:inf@H5 X:inf@G7 X:inf@A9 town@G7")
    panel = await choose(world, panel, "move H5-H4")
    assert "Confirm and end turn" in labels(panel)
    assert panel.words.splitlines()[-1].startswith("⚠️ **H4 has no target any more:** ")


async def test_a_team_is_told_of_each_others_lines_of_sight(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ana's unit of the center steps between Bo's on the flank and his only enemy: both read it, before [Ready]."""
    scenario = {**scenario_of("A:inf@H4 A:inf@K5 X:inf@I5 X:inf@A9"), **TITLE}
    shows(world, monkeypatch, scenario)
    staffs = Staffs(world, 2, 1)
    thread = await staffs.gather("dispute")
    await doctor(world.bot, 1, hold("allies", "recon-in-force"))  # type: ignore[arg-type]
    await world.ana.slash(thread, "play card", card="recon-in-force")
    await world.ana.slash(thread, "play end")
    await world.settle()
    await world.bo.slash(thread, "play orders", text="order K5")
    assert "no target any more" not in (await staffs.generals[world.bo.id].open(world.side("allies"))).words
    await world.ana.slash(thread, "play orders", text="order H4")
    panel = await staffs.generals[world.ana.id].open(world.side("allies"))
    told = notes(panel)
    assert told["move H4-J5"].startswith("⚠️ then K5 sees nobody")
    panel = await choose(world, panel, "move H4-J5")
    why = "⚠️ **K5 has no target any more:** your own unit at J5 hides I5."
    assert why in panel.words.splitlines()
    assert why in (await staffs.generals[world.bo.id].open(world.side("allies"))).words.splitlines()
