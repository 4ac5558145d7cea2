"""What a general reads: whose numbers stand on the picture, why he may not order yet, what a typed card begins."""

from __future__ import annotations

from typing import Any

import pytest

from bot.game.values import Request
from tests.boards import position
from tests.bot.discord.questions import put
from tests.bot.discord.staffs import General, Staffs, two_against_one
from tests.bot.discord.test_promises import labels
from tests.bot.discord.test_team_newcomers import drafting
from tests.bot.kit.world import World

#: One on each flank of the Allies, and one in the center beside an enemy.
BOARD = "A:inf@B5;G5;L5 X:inf1@G6 X:inf4@A9;M9"


async def _before_the_card(world: World) -> Staffs:
    """Two against one; no card is played yet."""
    staffs = await two_against_one(world)
    await put(world, position(BOARD, hand=("direct-from-hq",), play="allies"))
    return staffs


async def test_a_typed_card_is_drafted_in_a_team(world: World) -> None:
    """It begins the part of others: as behind its button that is for [Confirm]."""
    await _before_the_card(world)
    thread = world.thread()
    pressed = (await world.ana.slash(thread, "play card", card="Direct from HQ")).response
    await world.bot.backend.drafts.clear(Request(world.ana.id, 1))
    typed = (await world.ana.slash(thread, "play orders", text="Direct from HQ")).response
    assert labels(typed) == labels(pressed)
    assert pressed.words.partition("📝")[2] in typed.words
    assert "Drafted, not played" in typed.words
    assert (await world.bot.backend.games.card(1)).decision == "play"
    await world.ana.click(typed, label=labels(typed)[0])
    assert (await world.bot.backend.games.card(1)).decision == "order"


async def test_before_a_card_nobody_s_section_is_the_reason(world: World) -> None:
    """Whoever leads the unit was told that another leads it."""
    staffs = await _before_the_card(world)
    for one in staffs.people["allies"]:
        panel = (await one.slash(world.thread(), "play orders", text="order B5; move B5-B6")).response
        assert "is led by" not in panel.words, panel.words
        first = "lay a card" if one is world.ana else f"First <@{world.ana.id}> chooses the card"
        assert first in panel.words, panel.words


async def test_a_general_who_types_ahead_reads_who_chooses_the_card(world: World) -> None:
    """In the other side's turn: "First play a card" is nothing that he could do."""
    staffs = await two_against_one(world)
    await put(world, position(BOARD, hand=("direct-from-hq",), play="axis"))
    for one in staffs.people["allies"]:
        panel = (await one.slash(world.thread(), "play orders", text="order B5; move B5-B6")).response
        told = f"First <@{world.ana.id}> chooses the card" in panel.words
        assert told is (one is not world.ana), panel.words
        assert ("First play a card" in panel.words) is not told, panel.words
    assert "[Suggest a card] says what you would play" in panel.words


async def test_numbers_on_the_picture_are_named(world: World) -> None:
    """Of two who have drafted; of one alone nothing need be said."""
    staffs = await drafting(world, BOARD)
    first, second = staffs.people["allies"]
    thread = world.thread()
    for person, unit, told in ((first, "G5", False), (second, "L5", True)):
        await person.slash(thread, "play orders", text=f"order {unit}")
        panel = (await person.slash(thread, "play turn")).response
        assert ("On the picture each draft has its number" in panel.words) is told, panel.words
    numbered = sorted([first, second], key=lambda one: one.id)
    assert f"1 <@{numbered[0].id}>, 2 <@{numbered[1].id}>" in panel.words


async def test_ground_that_a_typed_text_says_nothing_of_is_told(world: World) -> None:
    """By buttons one is asked; a text that ends in `ready` gave the advance up without a word."""
    staffs = await drafting(world, BOARD)
    first = staffs.people["allies"][0]
    text = "order G5; attack G5xG6; ready"
    asked = (await first.slash(world.thread(), "play orders", text=text)).response
    await first.click(asked, label="Ready, stay where they are")
    panel = (await first.slash(world.thread(), "play turn")).response
    assert "You are ready" in panel.words, panel.words
    assert "If G6 is won, your unit stays where it is" in panel.words


async def test_the_last_ready_says_that_it_carries_all_out(world: World) -> None:
    """Every other one can be taken off again; nothing told them apart."""
    staffs = await drafting(world, BOARD)
    first, second = staffs.people["allies"]
    thread = world.thread()
    for person, unit, last in ((first, "G5", False), (second, "L5", True)):
        asked = (await person.slash(thread, "play orders", text=f"order {unit}; ready")).response
        assert ("Yours is the last ✅" in asked.words) is last, asked.words
        ready = [one for one in labels(asked) if "anyway" in one]
        if ready:
            await person.click(asked, label=ready[0])


async def test_one_truth_about_who_is_waited_for(world: World) -> None:
    """Of a general for whom the others' orders left nothing: his panel said that his [Ready] was missing, that of the
    others that nobody else is waited for."""
    staffs = await drafting(world, "A:inf@E5;F5;G5;H5;L5 X:inf1@G6 X:inf4@A9;M9")
    first, second = staffs.people["allies"]
    text = "order E5; order F5; order G5; order H5; move E5-E4; move F5-F4; move G5-G4; move H5-H6"
    await first.slash(world.thread(), "play orders", text=text)
    last = (await first.slash(world.thread(), "play turn")).response
    assert "nobody else is waited for" in last.words, last.words
    panel = (await second.slash(world.thread(), "play turn")).response
    assert "Nothing of this card is left for you" in panel.words, panel.words
    assert "is still missing" not in panel.words
    assert "E5, F5, G5, H5" in panel.words or f"<@{first.id}>" in panel.words


async def test_a_typed_ready_says_which_orders_it_leaves(world: World) -> None:
    """Behind its moves nothing was said of them; [Done ordering] counts them, and whoever has typed `end` knows."""
    staffs = await drafting(world, "A:inf@B5;C5;G5;L5 X:inf4@A9;M9", "recon-in-force")
    second = staffs.people["allies"][1]
    thread = world.thread()
    text = "order L5; move L5-L6; ready"
    asked = (await second.slash(thread, "play orders", text=text)).response
    assert "1 more unit could be ordered" in asked.words, asked.words
    assert "Ready anyway" in labels(asked)
    await second.click(asked, label="Ready anyway")
    assert "You are ready" in (await second.slash(thread, "play turn")).response.words


async def test_orders_closed_by_word_are_not_asked_about(world: World) -> None:
    """Nor those that all share, while a team-mate can still give them."""
    staffs = await drafting(world, "A:inf@B5;C5;G5;L5 X:inf4@A9;M9", "recon-in-force")
    second = staffs.people["allies"][1]
    text = "order L5; end; move L5-L6; ready"
    panel = (await second.slash(world.thread(), "play orders", text=text)).response
    assert "You are ready" in panel.words, panel.words


async def test_shared_orders_are_left_to_the_others(world: World) -> None:
    """Only the last to be ready loses them for all."""
    staffs = await drafting(world, "A:inf@B5;C5;F5;G5;L5 X:inf4@A9;M9")
    first, second = staffs.people["allies"]
    thread = world.thread()
    panel = (await second.slash(thread, "play orders", text="order L5; move L5-L6; ready")).response
    assert "You are ready" in panel.words, panel.words
    asked = (await first.slash(thread, "play orders", text="order G5; move G5-G6; ready")).response
    assert "could be ordered" in asked.words, asked.words


@pytest.mark.parametrize("door", ["command", "button", "private"])
async def test_a_general_reads_which_card_is_planned_for_the_next_turn(world: World, door: str) -> None:
    """His commander had planned it ahead, and all he read was that there would be one."""
    staffs = await two_against_one(world)
    hands = {"hand": ("probe-left",), "foe": ("direct-from-hq", "probe-left")}
    await put(world, position(BOARD, play="axis", **hands))
    mine, other = staffs.people["allies"]
    (enemy,) = staffs.people["axis"]

    async def read(person: Any) -> str:
        if door == "private":
            return str((await person.user.slash("play turn", game="1")).response.words)
        if door == "command" or person is enemy:
            return str((await person.slash(world.thread(), "play turn")).response.words)
        return str((await General(world, person, upwards=True).open(world.side("allies"))).words)

    assert f"<@{mine.id}> chooses the card" in await read(other)
    await world.bot.backend.drafts.add(Request(mine.id, 1), "play direct-from-hq")
    told = await read(other)
    assert f"<@{mine.id}> has planned **Direct from HQ** for your next turn" in told, told
    assert "has planned" not in await read(enemy)
    await world.bot.backend.drafts.clear(Request(mine.id, 1))
    assert "has planned" not in await read(other)
