"""/game export file:html and [As a page]: from a thread, from below the record, and with no secret of anybody."""

from __future__ import annotations

import json
import re
import threading
from typing import Any

import pytest

from bot.game.sealing import salt_of
from bot.game.values import Request
from bot.i18n import words_of
from bot.screens.pictures.page import page
from engine import verify
from engine.errors import SaveError
from engine.events import CardsDrawn
from renderer.page import unpacked
from tests.bot.discord.test_quiet import end_turn
from tests.bot.discord.test_verifying import over, rolled
from tests.bot.kit.world import SEED, World


async def page_of(answer: Any) -> tuple[str, str, Any]:
    """The name of the file of an answer, the file, and what it holds."""
    (file,) = answer.attachments
    text = (await file.read()).decode()
    return file.filename, text, unpacked(text)


async def export(world: World, person: Any, thread: Any) -> tuple[str, str, Any]:
    """A page as somebody asks for it."""
    return await page_of((await person.slash(thread, "game export", file="html")).response)


async def test_by_command_and_by_button(world: World) -> None:
    """The record as ever; beside it a button that brings the same page as the command, in a message of its own."""
    thread = await world.battle()
    await end_turn(world)
    record = (await world.ana.slash(thread, "game export")).response
    assert [one.filename for one in record.attachments] == ["pegasus-bridge-1.json"]
    pressed = (await world.ana.click(record, label="As a page")).response
    assert pressed.ephemeral
    assert pressed.id != record.id
    name, text, data = await page_of(pressed)
    assert name == "pegasus-bridge-1.html"
    assert (name, text, data) == await export(world, world.ana, thread)
    assert len(data["steps"]) == len(await world.bot.backend.games.log(1))
    assert "#1 Pegasus Bridge" in text
    assert data["record"] is None


async def test_a_running_battle_shows_what_its_viewer_may_know(world: World) -> None:
    """Of no hand but one's own, no deck, no seed, no draft, no time: not a byte differs by them."""
    thread = await world.battle()
    for _ in range(4):
        await end_turn(world)
    await rolled(world)
    games = world.bot.backend.games
    before = {person: await export(world, person, thread) for person in (world.ana, world.bo, world.cy)}
    for person, (_, text, data) in before.items():
        view = (await games.look(1, person.id)).view
        told = json.dumps(data)
        assert SEED not in text + told
        assert not data["record"]
        assert not [word for word in ('"deck":[', "all_hands", '"rolls"') if word in told]
        hands = {side for step in data["steps"] for side in ("allies", "axis") if f"c{side}" in step["put"]}
        assert hands == ({view.viewer} if view.viewer != "spectator" else set())
        log = await games.log(1, person.id)
        drawn = {
            card for line in log for one in line.events if isinstance(one, CardsDrawn) for card in one.cards
        }
        kept = {card for step in data["steps"] for card in step["put"].get(f"c{view.viewer}", [])}
        assert set(data["cards"]) == kept
        assert kept <= {*view.hand, *drawn, *data["steps"][0]["put"].get(f"c{view.viewer}", [])}
    mover = world.ana if (await games.card(1)).to_act == "allies" else world.bo
    waits = world.bo if mover is world.ana else world.ana
    await world.bot.backend.drafts.add(Request(mover.id, 1), (await games.legal(1, mover.id))[0])
    await world.bot.backend.standing.set(Request(mover.id, 1), ambush="protect", protect=["D7"])
    await world.wait(3600)
    assert await export(world, waits, thread) == before[waits]
    assert await export(world, world.cy, thread) == before[world.cy]
    assert before[world.ana][2]["steps"] != before[world.bo][2]["steps"]


async def test_after_the_end_everything_is_open_and_can_be_checked(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both hands, the seed, the record that the script reads, and how it ended, for anybody; below it all the check."""
    monkeypatch.setattr(world.bot.backend.lobby, "_salt", salt_of)
    thread = await world.battle()
    await over(world)
    record = (await world.cy.slash(thread, "game export")).response
    _, text, data = await page_of((await world.cy.click(record, label="As a page")).response)
    (file,) = record.attachments
    assert data["record"] == json.loads(await file.read())
    assert SEED in text
    assert 'id="check"' in text
    assert verify.check(data["record"], data["seal"], *data["salts"]) == []
    assert all(salt in text for salt in data["salts"])
    assert {"callies", "caxis"} <= set(data["steps"][0]["put"])
    assert "resigned" in data["steps"][-1]["said"][-1]
    assert data["steps"][-1]["beside"]
    assert (await export(world, world.ana, thread))[1] == text


async def test_made_beside_the_loop(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody else waits for it, and it is the only one of its moment."""
    thread = await world.battle()
    where = []

    def noted(*words: Any) -> bytes:
        where.append((threading.current_thread() is threading.main_thread(), world.bot.pages.locked()))
        return page(*words)

    monkeypatch.setattr("bot.flows.pages.page", noted)
    await export(world, world.ana, thread)
    assert where == [(False, True)]
    assert not world.bot.pages.locked()


async def test_in_the_reader_s_language(world: World) -> None:
    thread = await world.battle()
    await world.bot.backend.people.set(world.cy.id, language="de")
    world.bot.forget_prefs(world.cy.id)
    _, text, data = await export(world, world.cy, thread)
    assert '<html lang="de">' in text
    assert data["steps"][0]["said"][0] == words_of("de")("page-start")


async def test_in_the_reader_s_own_look(world: World) -> None:
    """His side at the bottom as on his boards, in his colours; of whoever watches as on everybody's."""
    thread = await world.battle()
    last = [
        (await export(world, person, thread))[2]["hexes"]["A1"][1]
        for person in (world.ana, world.bo, world.cy)
    ]
    assert last[0] == last[2] > last[1]
    _, plain, _ = await export(world, world.ana, thread)
    await world.bot.backend.people.set(world.ana.id, theme="high-contrast", bottom="axis")
    world.bot.forget_prefs(world.ana.id)
    _, text, data = await export(world, world.ana, thread)
    assert data["hexes"]["A1"][1] == last[1]
    assert re.findall("<g id=.c0.>.*?</g></g>", text) != re.findall("<g id=.c0.>.*?</g></g>", plain)


async def test_what_was_taken_back_is_shown_and_marked(world: World) -> None:
    thread = await world.battle()
    await end_turn(world)
    await world.ana.slash(thread, "admin undo", game="1")
    await world.settle()
    _, _, data = await export(world, world.cy, thread)
    assert [step for step in data["steps"] if step.get("undone")]
    assert data["steps"][-1]["said"][0].startswith("The last action is taken back")


async def test_a_battle_of_other_rules_says_so(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """One line for whoever asks, where the engine no longer plays what was played then."""
    thread = await world.battle()

    def refuse(*words: object) -> Any:
        raise SaveError("corrupt", "attack C4xD5")

    monkeypatch.setattr("bot.game.reading.past.replay", refuse)
    answer = (await world.cy.slash(thread, "game export", file="html")).response
    assert "This battle was begun under rules that have changed since" in answer.words
    assert not [one for one in answer.attachments if one.filename.endswith(".html")]


async def test_in_private(world: World) -> None:
    """A battle by private message against a computer: by command there, and by the button below its record."""
    await world.cy.user.slash("game new", scenario="arracourt", side="allies", computer="veteran")
    answer = (await world.cy.user.slash("game export", file="html")).response
    name, text, data = await page_of(answer)
    assert name == "arracourt-1.html"
    assert {key for key in data["steps"][0]["put"] if key in ("callies", "caxis")} == {"callies"}
    record = (await world.cy.user.slash("game export")).response
    assert (await page_of((await world.cy.user.click(record, label="As a page")).response))[1] == text


async def test_an_invitation_has_no_page(world: World) -> None:
    await world.ana.slash(world.lobby, "game new", scenario="pegasus-bridge", opponent=world.bo)
    await world.settle()
    answer = (await world.ana.slash(world.lobby, "game export", file="html", game="1")).response
    assert answer.words.startswith("⚠️")
    assert not answer.attachments
