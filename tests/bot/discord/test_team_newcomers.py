"""What a team that plays for the first time must not lose: a turn nobody tells of, a unit forgotten."""

from __future__ import annotations

import re
from typing import Any

import pytest

from engine import GameState, apply, parse
from engine.whatif import NoDice
from tests.boards import position
from tests.bot.discord.player import asked, buttons
from tests.bot.discord.questions import put
from tests.bot.discord.staffs import Staffs, both_plan, two_against_one
from tests.bot.discord.test_promises import labels
from tests.bot.game.doctored import doctor, hold
from tests.bot.kit.world import World


async def drafting(world: World, tokens: str, card: str = "direct-from-hq") -> Staffs:
    """Two against one, and a card is played whose orders all generals give."""
    staffs = await two_against_one(world)
    await put(world, played(tokens, card))
    return staffs


def played(tokens: str, card: str = "direct-from-hq") -> GameState:
    """The Allies have these units, and have just played a card."""
    state = position(tokens, hand=(card,), play="allies")
    return apply(state, parse(f"play {card}", state.battle.board), NoDice()).state


async def test_the_first_notice_tells_the_drop_and_the_turn(world: World) -> None:
    """Sainte-Mère-Église: what comes before turn 1 belongs to it; the other side is told of both."""
    staffs = Staffs(world, 2, 1)
    thread = await staffs.gather("sainte-mere-eglise")
    await world.ana.slash(thread, "play choose", what="C6")
    await world.ana.slash(thread, "play end", anyway=True)
    await world.settle()
    assert (await staffs.card()).decision == "play"
    await doctor(world.bot, 1, hold("allies", "probe-center"))  # type: ignore[arg-type]
    await world.ana.slash(thread, "play card", card="probe-center")
    legal = await world.bot.backend.games.legal(1, world.ana.id)
    await world.ana.slash(thread, "play order", units=next(one for one in legal if one[:5] == "order")[6:])
    for _ in range(4):
        if (await staffs.card()).active == "axis":
            break
        await world.ana.slash(thread, "play end", anyway=True)
    await world.settle()
    assert (await staffs.card()).turn == 2
    notice = next(one for one in reversed(thread.history()) if f"<@{world.cy.id}>" in one.words)
    assert "play Probe in the Center" in notice.words
    assert "arrives at" in notice.words
    assert "Probe" in notice.attachments[0].description
    log = (await world.cy.slash(thread, "game log")).response.words
    assert log.count("Turn 1") == 1


async def test_a_unit_that_never_moved_is_asked_about_behind_the_battles_too(world: World) -> None:
    """Ordered, left where it stands, [Plan battles], [Ready]: asked once; who attacks from there is not meant."""
    staffs = await drafting(world, "A:inf@F3;H3;B2 X:inf@F5;L9")
    thread, player = world.thread(), staffs.generals[world.ana.id]
    for at in ("F3", "H3"):
        await world.ana.slash(thread, "play order", units=at)
    await world.ana.slash(thread, "play move", **{"from": "F3", "to": "F4"})
    panel = await player.open(world.side("allies"))
    panel = (await world.ana.click(panel, label="Plan battles")).response
    assert [asked(one) for one in buttons(panel, "do")] == ["attack F4xF5"]
    question = await player.press(panel, buttons(panel, "ready")[0])
    assert "H3 could still move" in question.words
    panel = (await world.ana.click(question, label="Back")).response
    panel = await player.press(panel, buttons(panel, "do")[0])
    question = (await world.ana.click(panel, label="Ready")).response
    assert "H3 could still move" in question.words
    assert "F4 could" not in question.words
    panel = (await world.ana.click(question, label="Ready anyway")).response
    assert "You are ready" in panel.words


async def test_ready_names_what_is_not_planned(world: World) -> None:
    """Beside a red attack the question tells of units that do not move and of attacks that come up live; one of two
    attacks planned, the other one is lost, and named."""
    staffs = await drafting(world, "A:inf@F3;H3;B2 X:inf@F4;H4;L9")
    thread, player = world.thread(), staffs.generals[world.ana.id]
    await world.ana.slash(thread, "play orders", text="order F3 H3")
    panel = await player.open(world.side("allies"))
    question = await player.press(panel, buttons(panel, "ready")[0])
    assert "Your units have no moves" in question.words
    assert "No attack is planned for F3, H3" in question.words
    panel = (await world.ana.click(question, label="Back")).response
    await world.ana.slash(thread, "play move", **{"from": "F3", "to": "E4"})
    panel = (await world.ana.slash(thread, "play turn")).response
    panel = (await world.ana.click(panel, label="Plan battles")).response
    question = (await world.ana.click(panel, label="Ready")).response
    assert "H3 could still move" in question.words
    assert "No attack is planned for E4, H3" in question.words
    panel = (await world.ana.click(question, label="Back")).response
    panel = await player.press(panel, next(one for one in buttons(panel, "do") if "E4xF4" in one))
    assert "No attack is planned" not in panel.words
    assert "H3: no attack is planned, so none is made" in panel.words
    question = await player.press(panel, buttons(panel, "ready")[0])
    assert "H3 could still attack" in question.words
    assert "if F4 is won, your unit stays where it is" in question.words
    # What speaks of ground alone gives no attack away.
    question = (await world.ana.click(question, label="Take F4 if won ▸")).response
    assert "H3 could still attack" in question.words
    assert "if F4 is won" not in question.words
    assert world.ana.id in (await staffs.card()).awaited
    panel = (await world.ana.click(question, label="Ready anyway")).response
    assert "nothing more is asked of you" in panel.words


async def test_ground_that_two_attack_is_named_once(world: World) -> None:
    """It was asked about twice, and stood twice on the button."""
    await drafting(world, "A:inf@G5;H5;B2 X:inf@G6;L9")
    text = "order G5 H5; attack G5xG6; attack H5xG6; ready"
    question = (await world.ana.slash(world.thread(), "play orders", text=text)).response
    assert "if G6 is won, your unit stays where it is" in question.words, question.words
    assert "G6, G6" not in str(labels(question))


@pytest.mark.parametrize("label", ["Ready, take F5, H5 if won", "Ready, stay where they are"])
async def test_typed_ready_asks_about_the_ground(world: World, label: str) -> None:
    """Without a word the units would stay; the buttons ask it behind each attack, so it is asked here."""
    staffs = await drafting(world, "A:inf@F3;H3;B2 X:inf@F5;H5;L9")
    thread, text = world.thread(), "order F3 H3; move F3-F4 H3-H4; attack F4xF5; attack H4xH5; ready"
    question = (await world.ana.slash(thread, "play orders", text=text)).response
    assert "if F5, H5 are won, your units stay where they are" in question.words
    assert world.ana.id in (await staffs.card()).awaited
    panel = (await world.ana.click(question, label=label)).response
    assert "You are ready" in panel.words
    lines = [one.text for one in (await world.bot.backend.drafts.look(1, world.ana.id)).lines]
    taken = ["advance"] if "take" in label else []
    assert lines[3:] == ["attack F4xF5", *taken, "attack H4xH5", *taken]


async def test_nobody_waits_for_a_general_to_whom_the_others_have_left_nothing(world: World) -> None:
    """He reads so, and the game awaits him no more once one is ready; an order taken back is his again."""
    staffs = Staffs(world, 3, 1)
    await staffs.gather("pegasus-bridge")
    await put(world, played("A:inf@F3;B2;L2;L3;K2 X:inf@F5;L9;B9"))
    ana, dee, eli = staffs.people["allies"]
    await eli.slash(world.thread(), "play orders", text="order K2 L2 L3")
    await ana.slash(world.thread(), "play order", units="F3")
    panel = (await dee.slash(world.thread(), "play turn")).response
    assert "You need do nothing" in panel.words
    assert "still missing" not in panel.words
    await eli.slash(world.thread(), "team confirm", anyway=True)
    assert (await staffs.card()).awaited == (ana.id,)
    await ana.slash(world.thread(), "play undo")
    assert set((await staffs.card()).awaited) == {ana.id, dee.id}


async def test_both_deadlines_of_a_decision_are_told_together(world: World) -> None:
    """The team's hours and the side's days, or the call and the thread would contradict each other."""
    staffs = await two_against_one(world)
    both = r"the team's time for it is up <t:\d+:R>, the side's clock <t:\d+:R>"
    board = staffs.generals[world.ana.id].board(world.side("allies"))
    assert re.search(both, board.words)
    waiting = (await world.bo.slash(world.thread(), "play turn")).response
    assert re.search(both, waiting.words)
    other = (await world.cy.slash(world.thread(), "play turn")).response
    assert "the team's time" not in other.words


async def test_everybody_reads_whether_something_is_still_asked_of_him(world: World) -> None:
    """From the first order to the last attack: [Ready] is missing or not, and whoever is through is not asked again."""
    staffs = await drafting(world, "A:inf@F3;B3 X:inf@F4;B4;L9")
    thread = world.thread()

    async def now(person: Any) -> Any:
        return (await person.slash(thread, "play turn")).response

    for person, at in ((world.ana, "F3"), (world.bo, "B3")):
        panel = (await person.slash(thread, "play order", units=at)).response
        assert "Your [Ready] is still missing" in panel.words
        assert "nothing more is asked of you" not in panel.words
    await world.ana.slash(thread, "team confirm", anyway=True)
    said = (await now(world.ana)).words
    assert "You are ready" in said
    # Her unit faces an enemy: the live attack that comes of it is announced.
    assert "nothing more is asked of you" not in said
    assert "No attack is planned for F3: once everybody is ready you are asked for it" in said
    assert "Your [Ready] is still missing" in (await now(world.bo)).words
    await world.bo.slash(thread, "team confirm", anyway=True)
    await world.settle()
    # Nobody has planned a battle: each fires his own.
    for person in (world.ana, world.bo):
        panel = await now(person)
        assert "Your attacks are not over" in panel.words
        assert "Done attacking · 1 attack unused" in labels(panel)
    panel = (await world.bo.click(panel, label="Done attacking · 1 attack unused")).response
    panel = (await world.bo.click(panel, label="Done attacking")).response
    await world.settle()
    assert (await staffs.card()).awaited == (world.ana.id,)
    assert f"You have done your part.** <@{world.ana.id}> may still attack" in panel.words
    assert not [one for one in labels(panel) if "Done attacking" in one]
    # The last one is told nothing of others.
    panel = await now(world.ana)
    assert "not over" not in panel.words
    assert "done your part" not in panel.words


async def test_nobody_waits_for_whom_nothing_is_left_to_plan(world: World) -> None:
    """A card of one order, taken by Ana: her ✅ carries it out, and one line says why Bo was not waited for."""
    staffs = await drafting(world, "A:art@F3;B2 X:inf@F5;L9", "move-out")
    thread = world.thread()
    assert set((await staffs.card()).awaited) == {world.ana.id, world.bo.id}
    await world.ana.slash(thread, "play order", units="F3")
    answer = (await world.ana.slash(thread, "team confirm", anyway=True)).response
    await world.settle()
    assert "F3" in [(one.notation or "")[6:] for one in await world.bot.backend.games.log(1)], answer.words
    told = [one.words for one in world.side("allies").history(viewer=world.bo)]
    assert sum("nothing of this card was left to plan" in one for one in told) == 1
    assert any(f"<@{world.bo.id}>" in one for one in told if "left to plan" in one)


async def test_a_typed_part_is_drafted_like_a_tapped_one(world: World) -> None:
    """/play orders while several draft: one's own lines; a wrong one is named, and then none of them counts."""
    await drafting(world, "A:inf@F3;H3;B2 X:inf@F5;L9")
    thread = world.thread()
    text = "order F3; move H3-H4; move F3-F4; attack F4xL9; ready"
    said = (await world.ana.slash(thread, "play orders", text=text)).response
    assert "**attack F4xL9** – " in said.words
    assert "**move H3-H4** – " in said.words
    assert "`order F3`; ❌ **`move H3-H4`**; `move F3-F4`; ❌ **`attack F4xL9`**; `ready`" in said.words
    # Nobody types the other lines once more; ready is another button's.
    said = (await world.ana.click(said, label="Draft the others")).response
    assert "orders F3 · moves F3→F4" in said.words
    await world.ana.slash(thread, "play undo")
    await world.ana.slash(thread, "play undo")
    said = (await world.ana.slash(thread, "play orders", text="order F3; move F3-F4; attack F4xF5")).response
    assert "⚠️" not in said.words, said.words
    assert "orders F3" in said.words
    assert buttons(said, "ready")
    lines = (await world.bot.backend.drafts.look(1, world.ana.id)).lines
    assert [one.text for one in lines] == ["order F3", "move F3-F4", "attack F4xF5"]


@pytest.mark.parametrize("last", ["end", "ready", "Ready"])
async def test_a_typed_part_ends_with_ready(world: World, last: str) -> None:
    """`end` of a whole text and `ready` do what [Ready] does: asked first if something would be lost, else said."""
    staffs = await drafting(world, "A:inf@F3;H3;B2 X:inf@F5;L9")
    thread = world.thread()
    said = (await world.ana.slash(thread, "play orders", text=f"order F3 H3; {last}")).response
    assert "Your units have no moves and no attacks planned yet" in said.words
    assert labels(said) == ["Ready anyway", "Back"]
    assert world.ana.id in (await staffs.card()).awaited
    said = (
        await world.ana.slash(
            thread, "play orders", text=f"move F3-F4; move H3-H4; attack F4xF5; stay; attack H4xF5; {last}"
        )
    ).response
    assert "You are ready" in said.words, said.words
    assert (await staffs.card()).awaited == (world.bo.id,)
    lines = [one.text for one in (await world.bot.backend.drafts.look(1, world.ana.id)).lines]
    assert lines == ["order F3 H3", "move F3-F4", "move H3-H4", "attack F4xF5", "stay", "attack H4xF5"]


async def test_ready_alone_in_a_text_is_ready(world: World) -> None:
    """Behind what was tapped; where nobody drafts together it says what would do instead."""
    tokens = "A:inf@F3;B2 X:inf@F5;L9"
    staffs = await two_against_one(world)
    await put(world, position(tokens, hand=("direct-from-hq",), play="allies"))
    thread = world.thread()
    said = (await world.ana.slash(thread, "play orders", text="play direct-from-hq; ready")).response
    assert "`end` ends your turn" in said.words
    await put(world, played(tokens))
    await world.ana.slash(thread, "play orders", text="order F3; move F3-E3")
    said = (await world.ana.slash(thread, "play orders", text="ready")).response
    assert "You are ready" in said.words
    assert (await staffs.card()).awaited == (world.bo.id,)


async def test_the_end_of_a_planned_text_is_told(world: World) -> None:
    """In the other side's turn nothing ends: the last word of the text does not vanish unsaid."""
    await two_against_one(world)
    await doctor(world.bot, 1, hold("axis", "attack-center"))  # type: ignore[arg-type]
    said = (await world.cy.slash(world.thread(), "play orders", text="play attack-center; end")).response
    assert "Your `end` is not kept in a plan" in said.words, said.words
    assert "Saved for your next turn" in said.words


async def test_whoever_is_called_to_choose_a_card_is_told_so(world: World) -> None:
    """The card is taken back: it is the commander's turn again, and the call says what for."""
    staffs = await two_against_one(world)
    await doctor(world.bot, 1, hold("allies", "probe-left"))  # type: ignore[arg-type]
    thread = world.thread()
    await world.ana.slash(thread, "play card", card="probe-left")
    await world.ana.slash(thread, "play end", anyway=True)
    await world.settle()
    assert (await staffs.card()).awaited == (world.bo.id,)
    await world.ana.slash(thread, "play undo")
    await world.settle()
    assert (await staffs.card()).awaited == (world.ana.id,)
    told = [one.words for one in world.side("allies").history(viewer=world.bo)]
    assert not [one for one in told if "orders for –" in one]
    assert any("you choose the card now" in one for one in told), told


async def test_a_card_played_for_a_section_says_how_sections_are_named(world: World) -> None:
    """In an ordinary battle there are generals; only nobody is handed a card: the section is what the card asks for."""
    await two_against_one(world)
    await doctor(world.bot, 1, hold("allies", "infantry-assault"))  # type: ignore[arg-type]
    said = (await world.ana.slash(world.thread(), "play orders", text="play infantry-assault right")).response
    assert "no generals" not in said.words
    assert "**choose right** – " in said.words
    said = (
        await world.ana.slash(world.thread(), "play orders", text="play infantry-assault; order A9")
    ).response
    assert "`choose right`" in said.words


async def test_the_pinned_panel_tells_a_teams_turn_whole(world: World) -> None:
    """A team plays its turn piece by piece; only the last piece was told there."""
    staffs, bo = await both_plan(world)
    thread = world.thread()
    games = world.bot.backend.games
    for kind in ("order ", "move "):
        line = (await games.legal(1, bo.id, kind))[0]
        for text in (line, "end"):
            await bo.slash(thread, "play orders", text=text)
    way = line.removeprefix("move ")
    for one in (bo, world.ana):
        await one.slash(thread, "team confirm", anyway=True)
        await world.settle()
    panel = world.panel(thread).words
    assert (await staffs.card()).turn == 2, panel
    told = ["🃏 Allies play Recon in Force", f"🥾 {way.split('-')[0]}→{way.split('-')[-1]}"]
    assert [one for one in told if one not in panel] == [], panel


async def test_a_second_target_is_no_second_attack(world: World) -> None:
    """Planned for the case that the first is gone, and said to be; nothing is said of it where nothing is possible."""
    await drafting(world, "A:inf@F3;B2 X:inf@F5;E5;L9")
    said = (
        await world.ana.slash(world.thread(), "play orders", text="order F3; attack F3xE5; attack F3xF5")
    ).response.words
    assert "**F3** attacks F5 only if no enemy is left at E5." in said, said
    assert "A second target of the same unit" not in said


async def test_who_joins_a_team_reads_where_and_what_he_plays(world: World) -> None:
    """A general is told of his side's place and of [My orders], the commander that he chooses the card."""
    await world.ana.slash(world.lobby, "game new", scenario="pegasus-bridge", side="allies", allies=2, axis=2)
    await world.settle()
    said = (await world.bo.click(world.last(world.lobby), label="Join as Allies")).response.words
    assert "Your side reads a place of its own" in said
    assert "Once a card is played for your sections, [My orders]" in said
    assert "is it for you alone, [Take turn]" in said
    said = (await world.cy.click(world.last(world.lobby), label="Join as Axis")).response.words
    assert "You choose the card" in said


async def test_a_unit_that_is_boxed_in_is_named(world: World) -> None:
    """It is ordered, and missing in the lists of moves: else one looks for it."""
    await drafting(world, "A:inf@A1;B1;A2;B2;F3 X:inf@F5;L9")
    ordered = (await world.bo.slash(world.thread(), "play order", units="A1 B1")).response
    panel = (await world.bo.click(ordered, label="Done ordering")).response
    assert "No way is free for A1, as things stand." in panel.words, panel.words
    panel = (await world.bo.slash(world.thread(), "play move", **{"from": "B1", "to": "C1"})).response
    assert "for A1" not in panel.words
    assert "No way is free for" not in panel.words


async def test_a_general_reads_what_a_move_destroys(world: World) -> None:
    await drafting(world, "A:inf@B2;F3 X:inf@F5;L9 sandbags@B2")
    text = "order B2; move B2-B3"
    panel = (await world.bo.slash(world.thread(), "play orders", text=text)).response
    assert "B2 leaves its sandbags: they go." in panel.words, panel.words


async def test_what_stands_is_said_beside_a_text_that_is_wrong(world: World) -> None:
    await drafting(world, "A:inf@B2;B4;F3 X:inf@F5;L9")
    await world.bo.slash(world.thread(), "play orders", text="order B2; move B2-B3")
    panel = (await world.bo.slash(world.thread(), "play orders", text="order B4; order L9")).response
    assert "Nothing of your text is drafted yet" in panel.words, panel.words
    assert "**Your orders:** orders B2 · moves B2→B3" in panel.words, panel.words


@pytest.mark.parametrize(("lands", "offered"), [("", True), ("hedgerow@B6", False)])
async def test_ground_that_cannot_be_won_is_not_offered(world: World, lands: str, offered: bool) -> None:
    """A hedgerow is taken only from where the unit began its turn: a button for it would ask the same for ever."""
    staffs = await drafting(world, f"A:inf@B4;C3;G5;L5 X:inf1@B6 X:inf4@M9 {lands}")
    for one in staffs.people["allies"]:
        typed = (await one.slash(world.thread(), "play orders", text="order B4; B4-B5; B5xB6")).response
        if "attacks B5×B6" in typed.words:
            break
    question = (await one.slash(world.thread(), "play end")).response
    assert ("Nothing is said about the ground" in question.words) == offered, question.words
    assert bool(buttons(question, "ready-ground")) == offered
