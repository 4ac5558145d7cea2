"""What [Reactions] and [/me settings] say of themselves on a phone: of a closed list only its value is to be seen."""

from __future__ import annotations

from typing import Any

from bot.game.values import Request
from tests.boards import position
from tests.bot.discord.player import lists
from tests.bot.discord.questions import put
from tests.bot.kit.world import World


def shown(panel: Any, route: str) -> str:
    """What a closed list says."""
    (one,) = lists(panel, route)
    return str(next(choice["label"] for choice in one["options"] if choice["default"]))


async def test_an_order_for_one_unit_names_it(world: World) -> None:
    """Its field said "Falling back: as the whole side", and nothing named the unit."""
    thread = await world.battle()
    panel = (await world.ana.slash(thread, "me reactions")).response
    assert "the attacked unit fires first" in panel.words
    (choose,) = lists(panel, "policy-unit")
    unit = choose["options"][0]["value"]
    panel = (await world.ana.select(panel, [unit], custom_id=choose["custom_id"])).response
    assert shown(panel, "policy-unit") == f"{unit} falls back: as the whole side"
    assert f"▸ **{unit} " in panel.words
    (own,) = lists(panel, "policy-unit")
    panel = (await world.ana.select(panel, ["cover"], custom_id=own["custom_id"])).response
    assert f"{unit}: to cover" in panel.words


async def test_each_setting_says_of_what_it_is(world: World) -> None:
    """ "standard", "my own side": of what? And no language where the command promises one."""
    panel = (await world.ana.slash(world.lobby, "me settings")).response
    assert shown(panel, "set-theme") == "Pictures: standard"
    assert shown(panel, "set-bottom") == "Bottom of the board: my own side"
    assert shown(panel, "set-tell").startswith("On my move: ")
    assert "Language: English" in panel.words


async def test_whoever_plays_both_sides_sets_each_by_its_name(world: World) -> None:
    """The panel names its side and leads to the other one's; what is set is set for that side."""
    await world.ana.slash(world.lobby, "game new", scenario="pegasus-bridge", kind="practice")
    await world.settle()
    panel = (await world.ana.slash(world.thread(), "me reactions")).response
    assert "What the Allies do in the other side's turn" in panel.words
    assert "waits for your answer" not in panel.words
    panel = (await world.ana.click(panel, label="Reactions of the Axis")).response
    assert "What the Axis do in the other side's turn" in panel.words
    (choose,) = lists(panel, "policy-retreat")
    panel = (await world.ana.select(panel, ["ask"], custom_id=choose["custom_id"])).response
    assert "What the Axis do" in panel.words
    assert "you have set “ask me”, the battle waits for your answer, up to 6 hours" in panel.words
    (choose,) = lists(panel, "policy-unit")
    unit = choose["options"][0]["value"]
    panel = (await world.ana.select(panel, [unit], custom_id=choose["custom_id"])).response
    (own,) = lists(panel, "policy-unit")
    panel = (await world.ana.select(panel, ["cover"], custom_id=own["custom_id"])).response
    assert f"{unit}: to cover" in panel.words
    visit = await world.bot.backend.games.visit(1, world.ana.id)
    assert (visit.policy("axis").retreat, visit.policy("axis").units) == ("ask", {unit: "cover"})
    assert visit.policy("allies").retreat != "ask"
    assert not visit.policy("allies").units


async def test_an_open_question_stays_to_be_answered(world: World) -> None:
    """[Always decide so…] is for the next one, and says so."""
    thread = await world.battle()
    await world.bot.backend.standing.set(Request(world.bo.id, 1), retreat="ask")
    board = "A:inf@F5;E5;B1 X:inf4@F6;D6;L9;A9"
    await put(world, position(board, hand=("direct-from-hq",), play="allies"))
    text = "play direct-from-hq; order F5 E5; attack F5xF6"
    await world.ana.slash(thread, "play orders", text=text, now=True)
    await world.settle()
    panel = (await world.bo.slash(thread, "me reactions")).response
    assert "The question that is open now stays yours to answer" in panel.words


async def test_whoever_plays_both_sides_reads_why_he_was_not_asked(world: World) -> None:
    """He sits on the side that falls back, too."""
    said = "your [Reactions] decide: the usual ones"
    text = "play direct-from-hq; order F5 E5; attack F5xF6"
    board = "A:inf@F5;E5;B1 X:inf4@F6;D6;L9;A9"
    await world.ana.slash(world.lobby, "game new", scenario="pegasus-bridge", kind="practice")
    await world.settle()
    await put(world, position(board, hand=("direct-from-hq",), play="allies"))
    answer = (await world.ana.slash(world.thread(), "play orders", text=text, now=True)).response
    assert "F6→" in answer.words
    assert said in answer.words
    await world.settle()


async def test_between_two_people_nobody_reads_of_such_reactions(world: World) -> None:
    thread = await world.battle()
    board = "A:inf@F5;E5;B1 X:inf4@F6;D6;L9;A9"
    await put(world, position(board, hand=("direct-from-hq",), play="allies"))
    text = "play direct-from-hq; order F5 E5; attack F5xF6"
    answer = (await world.ana.slash(thread, "play orders", text=text, now=True)).response
    assert "F6→" in answer.words
    assert "[Reactions] decide" not in answer.words
