"""What stands on the screens can be typed: cards with a section, sections, whole drafts, in each language."""

from __future__ import annotations

from typing import Any
from unittest.mock import ANY

import pytest

from bot.game.values import Request
from tests.bot.discord.player import controls
from tests.bot.game.doctored import doctor, hold
from tests.bot.kit.world import World


async def _table(world: World, language: str = "en") -> Any:
    """Bo, who reads that language, begins with a card that asks for a section. Returns the thread."""
    thread = await world.battle(scenario="vassieux")
    await doctor(world.bot, 1, hold("axis", "infantry-assault", "attack-center"))  # type: ignore[arg-type]
    await world.bot.backend.people.set(world.bo.id, language=language)
    return thread


async def _lines(world: World, thread: Any, text: str, *, first: str = "") -> tuple[list[str], str]:
    """What Bo has drafted once he has typed that behind a first line, and what he reads."""
    drafts = world.bot.backend.drafts
    if first:
        await drafts.play(Request(world.bo.id, 1), first)
    panel = (await world.bo.slash(thread, "play orders", text=text)).response
    return [one.text for one in (await drafts.look(1, world.bo.id)).lines], panel.words


@pytest.mark.parametrize(
    "text",
    [
        "center", "choose center", "Center", "center section", "chosen: center", "choose center section",
        "Mitte", "gewählt: Mitte", "gekozen: Centrum", "Centrum",
    ],
)  # fmt: skip
async def test_a_section_as_it_is_called(world: World, text: str) -> None:
    thread = await _table(world)
    drafted, words = await _lines(world, thread, text, first="play infantry-assault")
    assert drafted == ["play infantry-assault", "choose center"], words


@pytest.mark.parametrize(
    "card",
    [
        "play infantry-assault center", "Infantry Assault center", "infantry assault; center",
        "play Infantry Assault; chosen: center", "🃏 Infantry Assault · chosen: center",
        "1 · Infantry Assault; choose center", "Infanterieansturm Mitte", "Infanterieaanval · gekozen: Centrum",
    ],
)  # fmt: skip
async def test_a_card_with_its_section(world: World, card: str) -> None:
    thread = await _table(world)
    drafted, words = await _lines(world, thread, card)
    assert drafted == ["play infantry-assault", "choose center"], words


@pytest.mark.parametrize(
    "text",
    [
        "attack center", "Attack Center", "play attack center", "attack-center", "attackcenter",
        "center attack", "OffensiveMitte",
    ],
)  # fmt: skip
async def test_a_card_without_play(world: World, text: str) -> None:
    thread = await _table(world)
    drafted, words = await _lines(world, thread, text)
    assert drafted == ["play attack-center"], words


@pytest.mark.parametrize("language", ["en", "de", "nl"])
async def test_a_draft_is_read_as_it_is_shown(world: World, language: str) -> None:
    """Copied from the panel with all its signs, after [Start over]."""
    thread = await _table(world, language)
    lines = ["play infantry-assault", "choose center", "order D8 E7", "move D8-D7"]
    for line in lines:
        await world.bot.backend.drafts.play(Request(world.bo.id, 1), line)
    panel = (await world.bo.slash(thread, "play turn")).response
    shown = next(line for line in panel.words.splitlines() if line.startswith("📝"))
    await world.bot.backend.drafts.clear(Request(world.bo.id, 1))
    drafted, words = await _lines(world, thread, shown)
    assert drafted == lines, (shown, words)


@pytest.mark.parametrize("language", ["en", "de", "nl"])
async def test_what_stands_on_buttons_is_read(world: World, language: str) -> None:
    """The cards of a hand, and the sections of one that asks for it: typed, each does what its button does."""
    thread = await _table(world, language)
    drafts, infantry = world.bot.backend.drafts, "play infantry-assault"
    panel = (await world.bo.slash(thread, "play turn")).response
    for label, line in _offered(panel):
        await world.bo.slash(thread, "play card", card=label)
        lines = [one.text for one in (await drafts.look(1, world.bo.id)).lines]
        assert lines == [line], label
        await drafts.clear(Request(world.bo.id, 1))
    panel = (await world.bo.slash(thread, "play card", card=infantry.split()[1])).response
    for label, line in _offered(panel):
        assert await _lines(world, thread, label) == ([infantry, line], ANY)
        await drafts.back(Request(world.bo.id, 1))


def _offered(panel: Any) -> list[tuple[str, str]]:
    """The actions on buttons, each with its label."""
    found = [
        (str(one.get("label")), str(one.get("custom_id")).split(":", 4)[-1].split("~")[0])
        for one in controls(panel)
        if ":do:" in str(one.get("custom_id"))
    ]
    assert found
    return found


@pytest.mark.parametrize("text", ["{0}", "play {0}", "#{0}", "Karte {0}"])
async def test_a_card_by_its_number(world: World, text: str) -> None:
    """As it stands on the picture of the hand and on the card's button; behind a card a number means nothing."""
    thread = await _table(world)
    panel = (await world.bo.slash(thread, "play turn")).response
    label = next(label for label, line in _offered(panel) if line == "play attack-center")
    number = label.split(",")[0].split()[0]
    drafted, words = await _lines(world, thread, text.format(number))
    assert drafted == ["play attack-center"], words
    await world.bot.backend.drafts.confirm(Request(world.bo.id, 1))
    assert "I cannot read" in (await world.bo.slash(thread, "play orders", text="1")).response.words


@pytest.mark.parametrize("text", ["attack in the", "Attack in", "play attack in the c", "Offensive in"])
async def test_the_beginning_of_one_card_is_enough(world: World, text: str) -> None:
    """As it stands on every screen: nobody types it whole on a phone."""
    thread = await _table(world)
    assert (await _lines(world, thread, text))[0] == ["play attack-center"]


async def test_the_beginning_of_several_cards_is_none(world: World) -> None:
    thread = await _table(world)
    await doctor(world.bot, 1, hold("axis", "attack-left", "attack-center"))  # type: ignore[arg-type]
    panel = (await world.bo.slash(thread, "play card", card="attack")).response
    assert 'There is no card "attack". You hold: Attack ' in panel.words, panel.words
    assert (await _lines(world, thread, "attack on the left"))[0] == ["play attack-left"]
    await world.bot.backend.drafts.back(Request(world.bo.id, 1))
    await world.bo.slash(thread, "play card", card="attack on")
    lines = [one.text for one in (await world.bot.backend.drafts.look(1, world.bo.id)).lines]
    assert lines == ["play attack-left"]


async def test_commands_read_them_too(world: World) -> None:
    thread = await _table(world)
    await world.bo.slash(thread, "play card", card="Infantry Assault center")
    lines = [one.text for one in (await world.bot.backend.drafts.look(1, world.bo.id)).lines]
    assert lines == ["play infantry-assault", "choose center"]
    await world.bot.backend.drafts.back(Request(world.bo.id, 1))
    await world.bo.slash(thread, "play choose", what="center section")
    assert [one.text for one in (await world.bot.backend.drafts.look(1, world.bo.id)).lines] == lines


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("infantry assault; order D8", "in a text: `choose left`, `choose center` or `choose right`"),
        ("asault left", "A line is a card, or begins with order, move, attack, choose"),
        ("play asault left", "Attack in the Center, Infantry Assault, "),
        ("undo", "[Undo] or `/play undo` takes back your last step, [Start over] your whole draft"),
        ("start over; attack-center", "[Start over] your whole draft"),
        ("zurücknehmen", "[Undo] or `/play undo`"),
        ("grab the ground", "Ground that was won is taken with `take ground`, left with `stay`."),
    ],
)
async def test_a_refusal_says_what_to_type(world: World, text: str, told: str) -> None:
    thread = await _table(world)
    panel = (await world.bo.slash(thread, "play orders", text=text)).response
    assert told in panel.words
    assert (await world.bot.backend.games.card(1)).revision == 1


@pytest.mark.parametrize(
    ("language", "text"),
    [("en", "drop E5"), ("en", "Drop above E5."), ("de", "Absprung über E5"), ("nl", "afspringen boven E5")],
)
async def test_an_air_drop_by_its_own_word(world: World, language: str, text: str) -> None:
    """The question calls it so."""
    thread = await world.battle(scenario="sainte-mere-eglise")
    await world.bot.backend.people.set(world.ana.id, language=language)
    panel = (await world.ana.slash(thread, "play orders", text=text, now=True)).response
    log = [one.notation for one in await world.bot.backend.games.log(1) if one.notation]
    assert log[:1] == ["choose E5"], panel.words


@pytest.mark.parametrize(
    ("text", "example"),
    [("order E5", "`choose E5`"), ("fly around", "`choose A"), ("move E5-E6; end", "`choose E5`")],
)
async def test_a_refusal_ends_with_a_line_that_works_now(world: World, text: str, example: str) -> None:
    """Another verb is asked now: one of its lines is named, of the hex that was typed if there is one."""
    thread = await world.battle(scenario="sainte-mere-eglise")
    panel = (await world.ana.slash(thread, "play orders", text=text)).response
    assert f"Now you can type, for example: {example}" in panel.words
    assert (await world.bot.backend.games.card(1)).revision == 1


async def test_a_line_of_the_right_verb_gets_no_example(world: World) -> None:
    """What is wrong with it is said already; so it is with a line behind others."""
    thread = await _table(world)
    for text in ("play asault left", "play attack-center; retreat D8-D9"):
        panel = (await world.bo.slash(thread, "play orders", text=text)).response
        assert "None of" in panel.words or "You hold" in panel.words
        assert "Now you can type" not in panel.words
    panel = (await world.bo.slash(thread, "play orders", text="order D8")).response
    assert "Now you can type, for example: `play " in panel.words
