"""What a newcomer read and did not understand: said in the panel, where he looks."""

from __future__ import annotations

import pytest

from bot.facts.drafted import DraftLine
from bot.game.values import Request
from bot.i18n import words_of
from bot.screens.deciding import draft_text
from tests.bot.discord.player import ByButtons, buttons
from tests.bot.discord.positions import table
from tests.bot.discord.test_double_taps import ready_to_attack
from tests.bot.discord.test_losses import FAR, fight, tap
from tests.bot.discord.test_promises import attacks, press
from tests.bot.discord.test_promises import tap as press_of
from tests.bot.discord.test_team_newcomers import drafting
from tests.bot.discord.test_typed_again import written
from tests.bot.game.doctored import doctor, hold
from tests.bot.kit.world import World


async def test_ground_that_is_a_medal_says_so(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """The one thing that matters when it is asked whether to take it; and that taking it is still a draft."""
    thread = await table(world, monkeypatch, f"{FAR} A:inf@E4 X:inf1@E5 medal:A:temporary@E5", "probe-center")
    await fight(world, "I I I")
    panel = (await world.ana.slash(thread, "play turn")).response
    assert "Take ground?" in panel.words
    assert "🎖️ **E5 is worth a medal,**" in panel.words


async def test_ground_that_is_none_says_nothing(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    thread = await table(world, monkeypatch, f"{FAR} A:inf@E4 X:inf1@E5", "probe-center")
    await fight(world, "I I I")
    panel = (await world.ana.slash(thread, "play turn")).response
    assert "Take ground?" in panel.words
    assert "medal" not in panel.words.split("Take ground?")[1]


async def test_a_card_for_more_units_than_there_are(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """ "0 of 1 ordered (3)" leaves open which of the two figures counts."""
    thread = await table(world, monkeypatch, f"{FAR} A:inf@E4 X:inf@E8", "attack-center")
    await world.bot.backend.drafts.add(Request(world.ana.id, 1), "play attack-center")
    panel = (await world.ana.slash(thread, "play turn")).response
    assert "0 of 1 ordered" in panel.words
    assert "The card could order 3, but no more of your units can be." in panel.words


def test_a_second_target_is_one_instead() -> None:
    """In a plan of a team a unit attacks once: the second target is for when the first has gone."""
    lines = [DraftLine(line) for line in ("attack H3xJ5", "attack C4xD5", "attack H3xG5")]
    said = draft_text(words_of("en-US"), lines, instead=True)
    assert said == "attacks H3×J5 (if nobody is left at J5: G5), C4×D5"


async def test_their_right_is_my_left(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """A card of the other side for a flank, told to whoever sits opposite."""
    thread = await table(world, monkeypatch, "A:inf@E4;A1 X:inf@E8;M9;A9", "probe-center")
    await doctor(world.bot, 1, hold("axis", "probe-right"))  # type: ignore[arg-type]
    panel = (
        await world.ana.slash(thread, "play orders", text="play probe-center; end; end; end", now=True)
    ).response
    await world.settle()
    await world.bo.slash(thread, "play orders", text="play probe-right; order A9; end; end; end", now=True)
    await world.settle()
    panel = await tap(world, panel, "Board")
    assert "Probe on the Right Flank (on your left)" in panel.words, panel.words


async def test_the_briefing_is_there_in_either_sides_first_turn(world: World) -> None:
    """Whoever comes when a computer has moved first finds the story below the notice; and a way back to his turn."""
    with world.unheard():
        await world.ana.slash(
            world.lobby, "game new", scenario="arracourt", side="allies", computer="veteran"
        )
        await world.settle()
    await world.settle()
    card = await world.bot.backend.games.card(1)
    assert card.turn <= 2
    notice = world.raw(world.last(world.thread()))
    found = buttons(notice, "details")
    assert found
    story = (await world.ana.click(notice, custom_id=found[0])).response
    again = await tap(world, story, "Back to the turn")
    assert "Play a card" in again.words


async def test_odds_of_a_flag_that_may_be_ignored_are_explained(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    thread = await table(
        world, monkeypatch, f"{FAR} A:inf@E4 X:inf@E5 sandbags@E5", "probe-center",
        played="play probe-center; order E4; end",
    )  # fmt: skip
    panel = (await world.ana.slash(thread, "play turn")).response
    if "if it holds)" in panel.words:
        assert "“If it holds”:" in panel.words
    else:
        assert "“If it holds”" not in panel.words


async def test_an_old_button_tells_what_came_since(world: World) -> None:
    """The page said that the press was lost, and it was not: the roll, the end of the turn and the other side's turn
    stood in an answer that never came, or was replaced by this one."""
    thread, panel = await ready_to_attack(world)
    old = attacks(panel)[1]
    newer = (await world.bo.slash(thread, "play turn")).response
    after = await press(world, newer, attacks(newer)[0])
    if not attacks(after):
        after = await press_of(world, after, "Stay")
    rolled = next(line for line in after.words.splitlines() if line.startswith("⚔️ "))
    await press_of(world, await press_of(world, after, "End turn"), "End the turn")
    await world.settle()
    await ByButtons(world, world.ana, upwards=True).turn(thread)
    await world.settle()
    # A new process knows of no panel in which he has gone on.
    await world.restart()
    told = await press(world, panel, old)
    # Not inside of the grey quote of the other side's turn.
    assert "\n\n⚠️ That button was from an earlier moment" in told.words
    assert "Allies play" in told.words
    who, _, dice = rolled.strip().removeprefix("⚔️ ").partition(" · ")
    (fought,) = [one for one in told.words.splitlines() if " attacks ".join(who.split(" × ")) in one]
    assert dice.partition(" · ")[0] in fought, (rolled, told.words)


async def test_a_way_back_from_the_log(world: World) -> None:
    """From [More] it stands where the panel stood; whoever only looks on has no turn to go back to."""
    thread = await world.battle()
    panel = (await world.ana.click(world.last(thread), label="Take turn")).response
    menu = (await world.ana.click(world.last(thread), label="More")).response
    log = (await world.ana.click(menu, custom_id=buttons(menu, "log")[0])).response
    back = (await world.ana.click(log, label="Back to the turn")).response
    assert "Play a card" in back.words
    assert buttons(back, "do") == buttons(panel, "do")
    looked = (await world.cy.slash(thread, "game log")).response
    assert not buttons(looked, "turn")


@pytest.mark.parametrize(("text", "hinted"), [("b4xb5, b4xc5", True), ("b4xb5; end; b4xb5", False)])
async def test_alone_on_a_card_it_is_said_where_a_second_target_can_be_planned(
    world: World, text: str, hinted: bool
) -> None:
    """Several who plan a card together may name one; alone the same words were refused, and nothing said why."""
    staffs = await drafting(world, "A:inf@B4;G5;L5 X:inf4@B5;C5;M9", "probe-left")
    (alone,) = (await staffs.card()).awaited
    person = next(one for one in (world.ana, world.bo, world.cy) if one.id == alone)
    thread = world.thread()
    said = (await person.slash(thread, "play orders", text=f"order b4; {text}; end")).response.words
    assert ("several of a side plan a card together" in said) is hinted, said
    dm = await written(world, person, f"order b4; {text}; end")
    said = (await person.user.click(dm, custom_id=buttons(dm, "written")[0])).response.words
    assert ("several of a side plan a card together" in said) is hinted, said
