"""Who has both sides of a battle gives one to a computer, says which, and has it back by every way."""

from __future__ import annotations

from typing import Any

import pytest

from bot.facts.computers import is_computer
from bot.game.values import Request
from bot.i18n import words_of
from bot.screens.deciding import draft_text
from tests.bot.discord.player import buttons
from tests.bot.discord.test_alone import practice
from tests.bot.discord.test_promises import labels
from tests.bot.kit.world import World

EN = words_of("en")


async def card_of(world: World) -> Any:
    return await world.bot.backend.games.card(1)


async def both(world: World, place: str) -> tuple[Any, Any]:
    """Ana plays both sides, in a thread or in her own messages. Returns how she gives a command, and her panel."""
    if place == "thread":
        thread = await practice(world, "pegasus-bridge")

        async def asks(command: str, **options: Any) -> Any:
            answer = (await world.ana.slash(thread, command, **options)).response
            await world.settle()
            return answer

        return asks, world.raw(world.last(thread))

    async def tells(command: str, **options: Any) -> Any:
        answer = (await world.ana.user.slash(command, **options)).response
        await world.settle()
        return answer

    panel = await tells("game new", scenario="pegasus-bridge", kind="practice")
    return tells, panel


async def press(world: World, message: Any, label: str, place: str = "thread") -> Any:
    """Ana presses, in the thread or in her own messages."""
    who = world.ana.user if place == "private" else world.ana
    answer = (await who.click(message, label=label)).response
    await world.settle()
    return answer


async def gives(world: World, panel: Any, side: str, place: str = "thread") -> Any:
    """Ana hands a side over to the Recruit by buttons. Returns what she reads then."""
    menu = await press(world, panel, "More", place)
    which = await press(world, menu, "Hand over to a computer", place)
    assert "agree" not in which.words
    assert "one of your two sides" in which.words
    return await press(world, which, f"{side}: 🤖 Recruit", place)


PLACES = pytest.mark.parametrize("place", ["thread", "private"])


@PLACES
@pytest.mark.parametrize("way", ["answer", "menu", "back", "seat"])
@pytest.mark.parametrize("side", ["allies", "axis"])
async def test_a_side_given_away_comes_back(world: World, place: str, way: str, side: str) -> None:
    asks, panel = await both(world, place)
    named = {"allies": "Allies", "axis": "Axis"}[side]
    answer = await gives(world, panel, named, place)
    assert f"🤖 Recruit plays the {named} now" in answer.words
    card = await card_of(world)
    assert all(is_computer(one) for one in card.seated(side))
    assert len(card.sides_of(world.ana.id)) == 1
    if way == "answer":
        back = await press(world, answer, f"Go on for the {named}", place)
    elif way == "menu":
        menu = await press(world, answer, "More", place)
        back = await press(world, menu, f"Go on for the {named}", place)
    elif way == "back":
        back = await asks("game back", game="1")
    else:
        back = await asks("game seat", to="me", game="1")
    assert f"You lead the {named} now" in back.words
    card = await card_of(world)
    assert card.sides_of(world.ana.id) == ("allies", "axis")
    assert card.awaited == (world.ana.id,)
    assert "turn" in (await press(world, back, "Take turn", place)).words


@PLACES
async def test_both_sides_given_away_come_back(world: World, place: str) -> None:
    asks, panel = await both(world, place)
    answer = await gives(world, panel, "Axis", place)
    menu = await press(world, answer, "More", place)
    which = await press(world, menu, "Hand over to a computer", place)
    assert "the Allies" in which.words
    assert "agree" not in which.words
    answer = await press(world, which, "🤖 Veteran", place)
    assert (await card_of(world)).watched
    assert {"Go on for the Allies", "Go on for the Axis"} <= set(labels(answer))
    first = await press(world, answer, "Go on for the Allies", place)
    assert "You lead the Allies now" in first.words
    again = await asks("game back", game="1")
    assert "You lead the Axis now" in again.words
    assert (await card_of(world)).awaited == (world.ana.id,)
    assert "No computer plays for you" in (await asks("game back", game="1")).words


async def test_the_command_asks_which_side(world: World) -> None:
    asks, _ = await both(world, "thread")
    answer = await asks("game seat", to="general")
    assert (await card_of(world)).people("allies") == (await card_of(world)).people("axis")
    assert {"Allies: 🤖 General", "Axis: 🤖 General"} <= set(labels(answer))
    answer = await asks("game seat", to="general", side="axis")
    assert "🤖 General plays the Axis now" in answer.words
    told = [one.words for one in world.thread().history() if "takes the place" in one.words]
    assert "for the Axis" in told[0]


@PLACES
@pytest.mark.parametrize("way", ["menu", "command", "side"])
async def test_who_gives_the_side_to_move_away_reads_what_comes_of_it(
    world: World, place: str, way: str
) -> None:
    """The Recruit played the turn at once, and the draft was gone without a word."""
    asks, panel = await both(world, place)
    card = next(
        one for one in await world.bot.backend.games.legal(1, world.ana.id) if one.startswith("play ")
    )
    await world.bot.backend.drafts.play(Request(world.ana.id, 1), card)
    side = (await card_of(world)).to_act
    named = {"allies": "Allies", "axis": "Axis"}[side]
    plan = draft_text(EN, (await world.bot.backend.drafts.look(1, world.ana.id)).lines)
    if way == "menu":
        menu = await press(world, panel, "More", place)
        which = await press(world, menu, "Hand over to a computer", place)
    else:
        which = await asks("game seat", to="recruit", game="1", **({"side": side} if way == "side" else {}))
    who = "the computer" if way == "menu" else "the Recruit"
    told = f"It is the turn of the {named}: hand them over, and {who} plays it at once; your draft ({plan}) goes."
    assert told in which.words, which.words
    assert len((await card_of(world)).sides_of(world.ana.id)) == 2
    assert (await world.bot.backend.drafts.look(1, world.ana.id)).lines
    answer = await press(world, which, f"{named}: 🤖 Recruit", place)
    assert f"🤖 Recruit plays the {named} now" in answer.words


async def test_an_old_question_does_not_take_a_draft_it_has_not_named(world: World) -> None:
    asks, _ = await both(world, "thread")
    side = (await card_of(world)).to_act
    which = await asks("game seat", to="recruit")
    assert "your draft" not in which.words
    card = next(
        one for one in await world.bot.backend.games.legal(1, world.ana.id) if one.startswith("play ")
    )
    await world.bot.backend.drafts.play(Request(world.ana.id, 1), card)
    named = {"allies": "Allies", "axis": "Axis"}[side]
    again = await press(world, which, f"{named}: 🤖 Recruit")
    assert "your draft (" in again.words
    assert len((await card_of(world)).sides_of(world.ana.id)) == 2
    assert "plays the" in (await press(world, again, f"{named}: 🤖 Recruit")).words


async def test_nobody_else_has_a_side_of_practice_back(world: World) -> None:
    """Who has sat down on the side that was given away keeps it, and what Ana has seen of it bars her from nothing."""
    asks, panel = await both(world, "thread")
    await gives(world, panel, "Axis")
    thread = world.thread()
    await world.bo.slash(thread, "game back")
    assert len((await card_of(world)).people("axis")) == 0
    await world.bo.slash(thread, "game seat", to="me", side="axis")
    await world.settle()
    await press(world, world.raw(world.last(thread)), "Agree")
    assert (await card_of(world)).people("axis") == (world.bo.id,)
    assert "already" in (await asks("game seat", to="me")).words
    menu = await press(world, world.raw(world.last(thread)), "More")
    assert not buttons(menu, "take-over")


async def test_only_who_is_there_has_to_agree(world: World) -> None:
    thread = await world.battle()
    menu = (await world.ana.click(world.panel(thread), label="More")).response
    which = await press(world, menu, "Hand over to a computer")
    assert "The other side has to agree" in which.words
    await world.ana.slash(world.lobby, "game new", scenario="arracourt", side="allies", computer="recruit")
    await world.settle()
    last = world.last(world.thread(1))
    menu = (await world.ana.click(last, label="More")).response
    which = await press(world, menu, "Hand over to a computer")
    assert "agree" not in which.words
    answer = await press(world, which, "🤖 Recruit")
    back = await press(world, answer, "Go on for the Allies")
    assert "You lead the Allies now" in back.words


async def test_in_private_a_seat_given_away_comes_back(world: World) -> None:
    """Nobody else could open the battle again."""
    answer = (
        await world.ana.user.slash("game new", scenario="arracourt", side="allies", computer="recruit")
    ).response
    await world.settle()
    menu = await press(world, answer, "More", "private")
    which = await press(world, menu, "Hand over to a computer", "private")
    answer = await press(world, which, "🤖 Recruit", "private")
    assert (await card_of(world)).watched
    back = await press(world, answer, "Go on for the Allies", "private")
    assert "You lead the Allies now" in back.words
    assert (await card_of(world)).people("allies") == (world.ana.id,)
