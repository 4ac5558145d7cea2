"""What lay on the table for a while and is taken back before a die has fallen is told to nobody, and stands nowhere."""

from __future__ import annotations

from typing import Any

import pytest

from tests.bot.discord.player import buttons
from tests.bot.discord.staffs import two_against_one
from tests.bot.discord.test_battle_page import page_of
from tests.bot.discord.test_lapses import around_one
from tests.bot.game.doctored import doctor, hold
from tests.bot.kit.world import World

CARD = "Attack in the Center"


async def laid_down(world: World) -> tuple[Any, Any, list[str]]:
    """Ana has a card on the table and has ordered units; no die has fallen. Returns thread, her answer, the units."""
    thread = await world.battle()
    games = world.bot.backend.games
    await world.ana.slash(thread, "play card", card="attack-center")
    units = [one.split()[1] for one in await games.legal(1, world.ana.id, "order ")][:2]
    await world.ana.slash(thread, "play undo")
    text = f"play attack-center; order {' '.join(units)}"
    answer = (await world.ana.slash(thread, "play orders", text=text, now=True)).response
    assert (await games.look(1, world.bo.id)).view.card == "attack-center", answer.words
    await world.settle()
    return thread, answer, units


async def take_back(world: World, thread: Any, answer: Any, way: str) -> Any:
    """All of it, until the card is in the hand again. Returns the last answer."""
    for _ in range(6):
        if (await world.bot.backend.games.card(1)).decision == "play":
            return answer
        if way == "button":
            answer = (await world.ana.click(answer, custom_id=buttons(answer, "undo")[0])).response
        elif way == "menu":
            menu = (await world.ana.click(world.panel(thread), label="More")).response
            answer = (await world.ana.click(menu, custom_id=buttons(menu, "undo")[0])).response
        elif way == "private":
            answer = (await world.ana.user.slash("play undo", game="1")).response
        else:
            answer = (await world.ana.slash(thread, "play undo")).response
        await world.settle()
    raise AssertionError(answer.words)


async def read_by(world: World, person: Any, thread: Any) -> str:
    """All that somebody can read of the battle."""
    said = [one.words for one in thread.history()]
    for message in thread.history():
        said += [one.description or "" for one in message.attachments]
    for command in ("game board", "game log", "game status", "game replay", "game export"):
        answer = (await person.slash(thread, command)).response
        said += [answer.words, *[one.description or "" for one in answer.attachments]]
        if command == "game export":
            said += [(await one.read()).decode() for one in answer.attachments]
    page = (await person.slash(thread, "game export", file="html")).response
    said.append(str((await page_of(page))[2]["steps"]))
    return "\n".join(said)


@pytest.mark.parametrize("way", ["command", "button", "menu", "private"])
async def test_nothing_is_told_of_it(world: World, way: str) -> None:
    """No post, no name of the card in thread, board, log, replay, record or page: not for Bo, not for who watches."""
    thread, answer, units = await laid_down(world)
    # It is on the table: everybody sees it.
    assert CARD in world.panel(thread).words
    posts = len(thread.history())
    back = await take_back(world, thread, answer, way)
    assert len(thread.history()) == posts
    assert "Nobody is told of it. Confirmed, it lay open" in back.words, back.words
    for person in (world.bo, world.cy):
        read = await read_by(world, person, thread)
        assert CARD not in read
        assert "attack-center" not in read
        assert "aken back" not in read
        assert not [one for one in units if f"order {one}" in read]
    # Whoever did it finds it in his own record.
    own = await page_of((await world.ana.slash(thread, "game export", file="html")).response)
    assert [step for step in own[2]["steps"] if step.get("undone")]


async def test_an_attack_taken_back_by_agreement_is_told(world: World) -> None:
    """Everybody has seen its dice, so everybody reads what goes; what is then taken back alone is not told again."""
    thread, units = await around_one(world)
    text = f"play direct-from-hq; order {' '.join(units)}"
    await world.ana.slash(thread, "play orders", text=text, now=True)
    if (await world.bot.backend.games.card(1)).decision == "move":
        await world.ana.slash(thread, "play orders", text="end", now=True)
    legal = await world.bot.backend.games.legal(1, world.ana.id)
    line = next(one for one in legal if one.startswith("attack "))
    await world.ana.slash(thread, "play orders", text=line, now=True)
    await world.settle()
    asked = (await world.ana.slash(thread, "play undo")).response
    await world.ana.click(asked, label="Ask the other side")
    await world.settle()
    await world.bo.click(world.raw(world.last(thread)), label="Agree")
    await world.settle()
    told = world.last(thread).words
    assert "**Taken back;**" in told
    assert line.split()[1].split("x")[0] in told
    # What stands of the turn is still told.
    assert "Direct from HQ" in world.panel(thread).words
    posts = len(thread.history())
    await world.ana.slash(thread, "play undo")
    await world.settle()
    assert len(thread.history()) == posts


async def test_the_draft_says_when_the_other_side_sees_it(world: World) -> None:
    """Nobody lays a card on the table without knowing it."""
    thread, units = await around_one(world)
    panel = (await world.ana.slash(thread, "play card", card="direct-from-hq")).response
    panel = (await world.ana.slash(thread, "play order", units=" ".join(units))).response
    assert buttons(panel, "confirm"), panel.words
    assert "-# The other side sees it once it is confirmed." in panel.words
    assert "Direct from HQ" not in world.panel(thread).words


async def test_a_commander_reads_that_his_generals_are_told(world: World) -> None:
    """Their own place says that the card is back; only the other side hears nothing."""
    await two_against_one(world)
    await doctor(world.bot, 1, hold("allies", "direct-from-hq"))  # type: ignore[arg-type]
    await world.ana.slash(world.thread(), "play orders", text="play direct-from-hq", now=True)
    await world.settle()
    back = (await world.ana.slash(world.thread(), "play undo")).response
    assert "The other side is not told; your generals are." in back.words, back.words
