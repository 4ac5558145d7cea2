"""Play without pictures: whoever has switched them off, and battles opened without them, are told all in words."""

from __future__ import annotations

import re
from typing import Any

import pytest

from bot.i18n import words_of
from bot.screens.aloud import ADORNING
from bot.screens.naming import DICE_SIGNS
from tests.bot.discord.player import ByButtons, controls
from tests.bot.kit.limits import ServerRules
from tests.bot.kit.world import World

#: What tells something by its looks alone.
_SIGNS = re.compile("[●○→×▸🎲" + "".join(DICE_SIGNS.values()).replace("\ufe0f", "") + "]")


def told(message: Any) -> list[str]:
    """Everything that is read of a message: words, labels, lines of lists."""
    said = [message.words]
    for one in controls(message):
        said += [one.get("label", ""), one.get("placeholder", "")]
        for option in one.get("options", ()):
            said += [option["label"], option.get("description", "")]
    return said


def assert_heard(message: Any) -> None:
    """No picture, and nothing told by a sign."""
    assert not message.attachments
    for text in told(message):
        found = _SIGNS.findall(text) + [sign for sign in text if sign in ADORNING]
        assert not found, (found, text)
    assert not any(one.get("emoji") for one in controls(message))


async def without_pictures(world: World, person: Any) -> Any:
    return (await person.slash(world.lobby, "me settings", pictures="off")).response


async def test_switched_off_by_command_and_on_by_button(world: World) -> None:
    """/me settings pictures:off, and the button that says what it does."""
    answer = await without_pictures(world, world.ana)
    assert "Pictures: none." in answer.words
    assert_heard(answer)
    answer = (await world.ana.click(answer, label="Switch on: pictures")).response
    assert "Pictures: standard" in answer.words
    assert not (await world.bot.prefs(world.ana.id)).aloud
    answer = (await world.ana.click(answer, label="Switch off: pictures")).response
    assert "Pictures: none." in answer.words


async def test_private_answers_without_pictures_in_a_battle_with_them(world: World) -> None:
    """Turn, hand and board come in words to whoever wants that; everybody else sees pictures."""
    await without_pictures(world, world.ana)
    thread = await world.battle()
    assert world.last(thread).attachments
    for command in ("play turn", "me hand", "game board"):
        assert_heard((await world.ana.slash(thread, command)).response)
    assert (await world.bo.slash(thread, "game board")).response.attachments
    (hand,) = world.ana.user.dm_channel.history()
    assert "**1: Attack in the Center**" in hand.words
    assert not hand.attachments
    # Whoever looks over her shoulder may have a picture of it.
    assert (await world.ana.slash(thread, "game board", view="picture")).response.attachments


async def test_board_in_words_tells_what_the_picture_shows(world: World) -> None:
    """By section, own units first: hex, figures, ground, who could hit whom; objectives and ground."""
    thread = await world.battle()
    whole = (await world.ana.slash(thread, "game board", view="text")).response
    assert "Your edge is row 1, theirs row 9. Column A is on your left, M on your right." in whole.words
    assert "• C4: Infantry, 4 of 4 figures. Within reach of C7 with 1 die, D6 with 2 dice." in whole.words
    assert "D6: Infantry, 4 of 4 figures, sandbags, also in section center." in whole.words
    assert "K4: objective for Allies, 1 medal, held by nobody" in whole.words
    assert len(whole.words) <= 2000
    left = (await world.ana.click(whole, label="Left")).response
    assert "C4: Infantry" in left.words
    assert "K8: Infantry" not in left.words
    # What is left for the Allies is right for the Axis.
    right = (await world.bo.slash(thread, "game board", view="text", section="right")).response
    assert "Your edge is row 9, theirs row 1. Column M is on your left" in right.words
    assert "Enemy units (Allies):\n• C3: Infantry" in right.words
    # A spectator is told by the side at the bottom, and has no turn to take.
    seen = (await world.cy.slash(thread, "game board", view="text")).response
    assert "as the Allies see it" in seen.words
    assert "Take turn" not in [one.get("label") for one in controls(seen)]


@pytest.mark.parametrize("scenario", ["omaha-beach-overlord", "relief-of-bastogne", "saverne-gap"])
async def test_a_big_board_is_told_section_by_section(world: World, scenario: str) -> None:
    """Every unit stands in the overview and in its section, whole, in messages that Discord takes."""
    thread = await world.battle(scenario=scenario)
    overview = (await world.ana.slash(thread, "game board", view="text")).response
    stands = overview.words
    look = await world.bot.backend.games.look(1, None, None)
    told_of: set[str] = set()
    for label in ("Left", "Center", "Right"):
        page = (await world.ana.click(overview, label=label)).response
        while True:
            assert len(page.words) <= 2000
            told_of |= set(re.findall(r"^• ([A-Z]\d+): ", page.words, re.MULTILINE))
            more = [one["label"] for one in controls(page) if one.get("label", "").startswith("Read on")]
            if not more:
                break
            at, of = re.findall(r"\d+", more[0])
            if at == of:
                break
            page = (await world.ana.click(page, label=more[0])).response
    units = {unit.at for unit in look.view.units}
    assert units <= told_of
    assert all(f"{at} " in stands for at in units)


async def test_who_can_attack_and_what_a_unit_can_reach(world: World) -> None:
    """By command and by button; of an empty hex for infantry of either side, were it there."""
    thread = await world.battle()
    lies = (await world.ana.slash(thread, "rules hex", name="d6")).response
    assert "Sandbags" in lies.words
    attackers = (await world.ana.click(lies, label="Who can attack D6")).response
    assert "Axis Infantry there, by Allies:\n• from where they stand: C4 with 1 die" in attackers.words
    reach = (await world.ana.click(attackers, label="Where D6 can go")).response
    assert "stays, and may attack C4 with 2 dice" in reach.words
    assert "• D5, wire: may attack C4 with 2 dice" in reach.words
    empty = (await world.bo.slash(thread, "rules hex", name="E5", ask="attackers")).response
    assert "If Allied Infantry stood there, by Axis:" in empty.words
    assert "If Axis Infantry stood there, by Allies:" in empty.words
    nobody = (await world.bo.slash(thread, "rules hex", name="E5", ask="reach")).response
    assert "Nobody stands on E5." in nobody.words


async def test_what_a_unit_can_reach_is_what_its_list_offers(world: World) -> None:
    """The answer and the list of moves agree, hex by hex, with what may be attacked from each."""
    await without_pictures(world, world.ana)
    thread = await world.battle()
    panel = (await world.ana.slash(thread, "play turn")).response
    panel = (await world.ana.click(panel, label="1: Attack center")).response
    for at in ("E2", "F2", "I1"):
        panel = (await world.ana.click(panel, label=f"{at} Infantry 4 of 4")).response
    lists = [one for one in controls(panel) if "options" in one]
    assert lists
    for one in lists:
        at = one["placeholder"].split()[0]
        offered = {option["label"].split(";")[0] for option in one["options"]}
        said = (await world.ana.slash(thread, "rules hex", name=at, ask="reach")).response.words
        hexes = set(re.findall(r"\b[A-M]\d\b", said.partition("stays")[2]))
        assert offered == hexes


async def test_public_posts_and_places_of_a_battle_in_words(world: World, rules: ServerRules) -> None:
    """`pictures:text`: nothing there is a picture, dice are words, and where everybody stands is told; private answers
    are each person's own matter."""
    thread = await world.battle(pictures="text")
    assert "in words, without pictures" in (await world.ana.slash(thread, "game status")).response.words
    players: dict[str, Any] = {
        "allies": ByButtons(world, world.ana, upwards=True),
        "axis": ByButtons(world, world.bo, upwards=False),
    }
    for _ in range(5):
        card = await world.bot.backend.games.card(1)
        await players[card.to_act].turn(thread)
        await world.settle()
        assert_heard(world.raw(world.last(thread)))
    assert "> Allies: " in world.last(thread).words
    notices = "\n".join(one.words for one in thread.history())
    assert re.search(r"\*\*[A-M]\d attacks [A-M]\d\*\*; (infantry|flag|grenade|star|armor)", notices)
    for place in (thread, world.side("allies"), world.side("axis")):
        for message in place.history():
            if message.author.bot and (message.words or message.attachments):
                assert_heard(world.raw(message))
    assert (await world.ana.slash(thread, "play turn")).response.attachments
    assert len({"PATCH", "POST"} & {method for method, _, _ in rules.calls}) == 2


@pytest.mark.parametrize("language", ["de", "nl"])
async def test_everything_that_all_read_is_heard_in_each_language(world: World, language: str) -> None:
    """From the invitation to the end, with what players ask each other and what moderators do in between."""
    await world.ana.slash(
        world.lobby, "game new", scenario="pegasus-bridge", side="allies", opponent=world.bo,
        pictures="text", language=language,
    )  # fmt: skip
    await world.settle()
    await world.bo.slash(world.lobby, "game join", game="1")
    await world.settle()
    thread = world.thread()
    sides_named = words_of(language)
    for side in ("allies", "axis"):
        # Beside a sign that is not heard the side must be named.
        assert f" {sides_named(f'side-{side}')}: " in world.panel(thread).words
    players: dict[str, Any] = {
        "allies": ByButtons(world, world.ana, upwards=True),
        "axis": ByButtons(world, world.bo, upwards=False),
    }
    for _ in range(4):
        card = await world.bot.backend.games.card(1)
        await players[card.to_act].turn(thread)
        await world.settle()
    await world.ana.slash(thread, "game draw", sure=True)
    await world.settle()
    await world.ana.slash(thread, "game time", give="12 hours")
    await world.settle()
    asked = (await world.bo.slash(thread, "game resign")).response
    await world.bo.click(asked, label="Resign")
    await world.settle()
    assert (await world.bot.backend.games.card(1)).status == "over"
    sides = [one for name, one in world.guild.channels.items() if name.startswith("1-")]
    assert len(sides) == 2
    read = 0
    for place in (world.lobby, thread, *sides):
        for message in place.history():
            if message.author.bot and (message.words or message.attachments):
                assert_heard(world.raw(message))
                read += 1
    assert read > 8


async def test_a_draft_is_heard(world: World) -> None:
    """What is drafted, ordered and moved stands in the board, in words."""
    await without_pictures(world, world.ana)
    thread = await world.battle()
    panel = (await world.ana.slash(thread, "play turn")).response
    panel = (await world.ana.click(panel, label="2: Probe center")).response
    for at in ("E2", "F1"):
        panel = (await world.ana.click(panel, label=f"{at} Infantry 4 of 4")).response
        assert_heard(panel)
    (moves,) = [one for one in controls(panel) if one.get("placeholder", "").startswith("E2 ")]
    assert moves["placeholder"] == "E2 Infantry 4 of 4: where?"
    panel = (
        await world.ana.select(
            panel,
            [one["value"] for one in moves["options"] if one["label"] == "C2"],
            custom_id=moves["custom_id"],
        )
    ).response
    assert "orders E2, F1; moves E2 to C2" in panel.words
    board = (await world.ana.click(panel, label="Board")).response
    assert_heard(board)
    assert "Your draft, not confirmed: Probe in the Center; orders E2, F1; moves E2 to C2" in board.words
    assert "• C2: Infantry, 4 of 4 figures, has moved" in board.words
    assert "• F1: Infantry, 4 of 4 figures, ordered" in board.words
    # Nobody else is told of it.
    other = (await world.bo.slash(thread, "game board", view="text")).response
    assert "• E2: Infantry, 4 of 4 figures." in other.words
    assert "Probe" not in other.words
    back = (await world.ana.click(board, label="Take turn")).response
    assert "moves E2 to C2" in back.words


async def test_alt_texts_tell_what_has_changed(world: World) -> None:
    """First of all what is drafted, or what the turn did; of nobody else's draft a word."""
    thread = await world.battle()
    panel = (await world.ana.slash(thread, "play turn")).response
    panel = (await world.ana.click(panel, label="2 · Probe center")).response
    panel = (await world.ana.click(panel, label="E2 Inf 4/4")).response
    (board,) = panel.attachments
    assert board.description.startswith("Your draft, not confirmed: Probe in the Center; orders E2.")
    (other,) = (await world.bo.slash(thread, "game board")).response.attachments
    assert "Probe" not in other.description
    await world.ana.slash(world.lobby, "game new", scenario="pegasus-bridge", side="axis")
    await world.settle()
    (field,) = world.last(world.lobby).attachments
    assert "Allies: C3 Infantry 4, " in field.description


async def test_what_completes_itself_is_heard(world: World) -> None:
    """Options of commands tell figures by numbers, too: no answer goes through the door of screens there."""
    await without_pictures(world, world.ana)
    thread = await world.battle()
    await world.ana.slash(thread, "play card", card="probe-center")
    offered = await world.ana.autocomplete(thread, "play order", "units", "")
    assert "E2 Infantry 4 of 4" in [one["name"] for one in offered]
    for one in offered:
        assert not _SIGNS.search(one["name"]), one
