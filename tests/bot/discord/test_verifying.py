"""Dice that anybody can check: the seal before anybody joins, what each adds, and the check at the end."""

from __future__ import annotations

import json
import re
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import pytest
import pytest_asyncio
import sqlalchemy as sa

from bot.game.sealing import salt_of
from bot.game.values import Request
from engine import verify
from engine.events import DiceRolled
from tests.bot.kit.world import SEED, World, address_in, new_bot

SEAL = sha256(SEED.encode()).hexdigest()


@pytest_asyncio.fixture
async def simcord_bot(tmp_path: Path) -> Any:
    """As it is run: whoever joins adds something."""
    return await new_bot(address_in(tmp_path), salt=salt_of)


def posted(text: str) -> tuple[str, list[str]]:
    """The seal and the salts that a message shows."""
    line = next(one for one in text.splitlines() if "Dice sealed" in one)
    seal, _, salts = line.partition("added by joining")
    return str(re.findall(r"`(\w+)`", seal)[0]), re.findall(r"`([\w-]+)`", salts)


async def files(answer: Any) -> dict[str, str]:
    """The papers of an answer."""
    return {one.filename: (await one.read()).decode() for one in answer.attachments}


async def rolled(world: World) -> int:
    """Play at random until dice have been rolled; the revision then."""
    games, chooser = world.bot.backend.games, Random(1)
    for _ in range(600):
        card = await games.card(1)
        if any(isinstance(event, DiceRolled) for one in await games.log(1) for event in one.events):
            return card.revision
        person = world.ana if card.to_act == "allies" else world.bo
        lines = await games.legal(1, person.id)
        attacks = [one for one in lines if one.startswith("attack")]
        await games.play(Request(person.id, 1), [chooser.choice(attacks or lines)])
    raise AssertionError("nobody has rolled")


async def over(world: World) -> None:
    """Some dice, then Bo gives up."""
    await rolled(world)
    await world.bot.backend.games.resign(Request(world.bo.id, 1))
    await world.settle()


async def test_the_seal_stands_before_anybody_joins(world: World) -> None:
    """In the invitation with what its maker adds, in the first notice with what the other one has added by joining."""
    await world.ana.slash(
        world.lobby, "game new", scenario="pegasus-bridge", side="allies", opponent=world.bo
    )
    await world.settle()
    seal, salts = posted(world.last(world.lobby).words)
    assert (seal, len(salts)) == (SEAL, 1)
    await world.bo.click(world.last(world.lobby), label="Join as Axis")
    await world.settle()
    again, both = posted(world.last(world.thread()).words)
    # A first notice is read on a phone: half of it binds as well.
    assert (again, both[:1], len(both)) == (seal[:32], salts, 2)


async def test_a_sceptic_checks_a_battle_without_the_bot(world: World) -> None:
    """By command and by the button beside the record; with the files alone, and what was posted when it began."""
    thread = await world.battle()
    seal, salts = posted(next(one.words for one in thread.history() if "Dice sealed" in one.words))
    await over(world)
    record = (await world.cy.slash(thread, "game export")).response
    by_button = await world.cy.click(record, label="Check the dice")
    by_command = (await world.cy.slash(thread, "game verify")).response
    assert by_button.response.words == by_command.words
    assert by_command.words.startswith(
        "✅ **Every die, shuffle and draw of this battle is as it had to be.**"
    )
    assert f"python verify.py pegasus-bridge-1.json {SEAL} {' '.join(salts)}\n" in by_command.words
    papers = await files(by_command)
    assert papers == {
        "pegasus-bridge-1.json": (await files(record))["pegasus-bridge-1.json"],
        "verify.py": Path(verify.__file__).read_text(encoding="utf-8"),
    }
    data = json.loads(papers["pegasus-bridge-1.json"])
    assert verify.check(data, seal, *salts) == []
    assert any(roll[0] == "dice" for entry in data["log"] for roll in entry.get("rolls", ()))


async def test_a_word_of_one_s_own(world: World) -> None:
    """Whoever does not trust numbers adds a word; what could not be posted or hashed is refused."""
    await world.ana.slash(
        world.lobby, "game new", scenario="pegasus-bridge", side="allies", opponent=world.bo, word="Käse-9"
    )
    await world.settle()
    assert posted(world.last(world.lobby).words)[1] == ["Käse-9"]
    for word in ("two words", "x" * 33, "`tick`", "a|b"):
        refused = (await world.bo.slash(world.lobby, "game join", game="1", word=word)).response
        assert refused.words.startswith("⚠️ A word for the dice has letters"), word
    assert (await world.bot.backend.games.card(1)).status == "open"
    await world.bo.slash(world.lobby, "game join", game="1", word="sunshine")
    await world.settle()
    assert (await world.bot.backend.games.card(1)).seals.salts == ("Käse-9", "sunshine")


async def test_nothing_foretells_a_roll(world: World) -> None:
    """While the battle runs its seed stands in nothing that is sent, exported or answered; only its seal does."""
    thread = await world.battle()
    answers = [
        (await person.slash(thread, command)).response
        for person in (world.ana, world.bo, world.cy)
        for command in ("game verify", "game export", "game log", "game status")
    ]
    said = [one.words for one in (*answers, *thread.history(), *world.lobby.history())]
    said += [paper for one in answers for paper in (await files(one)).values()]
    assert SEED not in "\n".join(said)
    assert "The seed is told when the battle is over" in answers[0].words
    assert posted(answers[0].words)[0] == SEAL


async def test_both_battles_of_a_match_are_sealed_at_once(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second seal stands in the invitation; nobody joins twice, so what was added counts for both."""
    seeds = iter(["first", "second"])
    monkeypatch.setattr(world.bot.backend.lobby, "_seed", lambda: next(seeds))
    await world.ana.slash(
        world.lobby, "game new", scenario="pegasus-bridge", side="allies", opponent=world.bo, kind="match"
    )
    await world.settle()
    told = world.last(world.lobby).words
    assert f"second battle: `{sha256(b'second').hexdigest()}`" in told
    assert sha256(b"first").hexdigest() in told
    await world.bo.click(world.last(world.lobby), label="Join as Axis")
    await world.wait(60)
    one, two = [await world.bot.backend.games.card(number) for number in (1, 2)]
    assert two.seed_hash == one.seals.second == sha256(b"second").hexdigest()
    assert two.seals.salts == one.seals.salts


async def test_all_battles_of_a_cup_are_sealed_before_anybody_joins(world: World) -> None:
    """The seal of their list stands in the invitation; each battle says its line, and both files bear it out."""
    await world.bo.slash(world.lobby, "cup new", name="Cup", scenario="pegasus-bridge", kind="round-robin")
    await world.settle()
    message = world.last(world.lobby)
    (sealed,) = re.findall(r"all battles sealed: `(\w+)`", message.words)
    listed = (await files((await world.cy.click(message, label="Seals")).response))["seals.txt"]
    assert sha256(listed.encode()).hexdigest() == sealed
    refused = (await world.cy.slash(world.lobby, "cup join", word="a|b")).response
    assert refused.words.startswith("⚠️ A word for the dice has letters")
    await world.cy.slash(world.lobby, "cup join", word="sunshine")
    for person in (world.ana, world.bo):
        await person.click(message, label="Join")
    asked = (await world.bo.click(message, label="Start")).response
    await world.bo.click(asked, label="Yes, begin")
    await world.wait(10)
    places, shown = set(), []
    for thread in (one for one in world.lobby.threads if not one.name.startswith("🔒")):
        text = next(one.words for one in thread.history() if "Dice sealed" in one.words)
        seal, salts = posted(text)
        (line,) = re.findall(r"line `([\d.]+)` of the list", text)
        assert f"\n{line} {seal}" in f"\n{listed}"
        assert len(salts) == 2
        shown += salts
        places.add(line)
        answer = (await world.cy.slash(thread, "game verify")).response
        assert (await files(answer))["seals.txt"] == listed
    assert len(places) == 2
    plays = world.cy.id in (await world.bot.backend.games.card(1)).humans
    assert ("sunshine" in shown) is plays
    table = (await world.cy.slash(world.lobby, "cup table")).response
    again = (await world.cy.click(table, label="Seals")).response
    assert (await files(again))["seals.txt"] == listed


async def test_a_changed_die_is_told(world: World) -> None:
    """A record that somebody has altered in the store no longer follows from its seed."""
    thread = await world.battle()
    await over(world)
    store = world.bot.backend.store
    async with store.write() as conn:
        rows = (
            await conn.execute(sa.text("SELECT revision, rolls FROM log WHERE rolls LIKE '%dice%'"))
        ).all()
        revision, rolls = rows[0]
        changed = json.loads(rolls)
        old = changed[0][1][0]
        changed[0][1][0] = "star" if old != "star" else "flag"
        await conn.execute(
            sa.text("UPDATE log SET rolls = :rolls WHERE revision = :revision"),
            {"rolls": json.dumps(changed), "revision": revision},
        )
    answer = (await world.ana.slash(thread, "game verify")).response
    assert answer.words.startswith(
        "❌ **Something in the record of this battle does not follow from its seed:**"
    )
    assert "should be" in answer.words


async def test_what_was_taken_back_is_counted(world: World) -> None:
    """Both agreed to take a roll back: the check says so, and finds the rest true."""
    thread = await world.battle()
    games = world.bot.backend.games
    first = await rolled(world)
    asked = (await world.ana.slash(thread, "play undo")).response
    await world.ana.click(asked, label="Ask the other side")
    await world.settle()
    await world.bo.click(world.raw(world.last(thread)), label="Agree")
    await world.settle()
    assert (await games.card(1)).revision > first
    await games.resign(Request(world.bo.id, 1))
    words = (await world.cy.slash(thread, "game verify")).response.words
    assert words.startswith("✅")
    assert "One action that rolled dice was taken back; it still stands in the record." in words


async def test_a_battle_from_before(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table that was opened before anybody added anything is checked the way of its time."""
    monkeypatch.setattr(world.bot.backend.lobby, "_salt", None)
    thread = await world.battle()
    assert posted(world.last(thread).words) == (SEAL[:32], [])
    await over(world)
    answer = (await world.ana.slash(thread, "game verify")).response
    assert answer.words.startswith("✅")
    assert "before players added anything to the dice" in answer.words
    assert verify.check(json.loads((await files(answer))["pegasus-bridge-1.json"]), SEAL) == []
