"""Battles that people bring in: texts of any length and with anything in them, from the file to the picture."""

from __future__ import annotations

import re
import threading
import time
from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio
from sqlalchemy import select, update

import renderer
from bot.store import games, imported, tables
from bot.store.imported import ImportedRow
from bot.store.text import facts
from renderer import workers
from renderer.picture import Picture
from renderer.studio import Studio
from scenarios.library import read_id
from scenarios.m44 import as_text, export_m44
from scenarios.writing import write
from tests.bot.kit.limits import ServerRules
from tests.bot.kit.sketches import Sketches
from tests.bot.kit.world import World

LONG = "The Long March to the Sea " * 308  # 8,008 letters


def editor_file(**texts: str) -> bytes:
    """Pegasus Bridge as a file of the community's editor, with other texts."""
    document: Any = export_m44(read_id("pegasus-bridge"))[0]
    document["text"]["en"] |= texts
    return as_text(document).encode()


def own_file(**texts: Any) -> str:
    """Pegasus Bridge as a file of ours, with other texts."""
    reading = read_id("pegasus-bridge")
    mapping: Any = dict(reading.mapping)
    mapping["texts"] = {"en": mapping["texts"]["en"] | texts}
    return write(mapping, still=reading.still)


@pytest_asyncio.fixture
async def drawing(world: World, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Studio]:
    """The bot draws its pictures, with patience: the machine that runs the tests may be busy."""
    made = Studio(patience=60.0)
    monkeypatch.setattr(world.bot.pictures, "_studio", made)
    yield made
    await made.close()


async def bring(world: World, name: str, data: bytes | str) -> Any:
    """/scenario import, by somebody who may."""
    raw = data.encode() if isinstance(data, str) else data
    return (await world.ana.slash(world.lobby, "scenario import", file=(name, raw))).response


async def stored(world: World, name: str, text: str) -> None:
    """What a version without limits let in."""
    async with world.bot.backend.store.write() as conn:
        await imported.add(conn, ImportedRow(world.guild.id, name, text, world.ana.id, 1.0))


async def test_a_title_of_8000_letters_is_shortened_and_told(world: World, drawing: Studio) -> None:
    """The community's file comes in, says what was cut, is shown, played and drawn."""
    start = time.perf_counter()
    answer = await bring(world, "march.m44", editor_file(name=LONG))
    assert "title has 8,007 letters; 80 are allowed" in answer.words
    assert "## The Long March" in answer.words
    assert answer.attachments
    shown = (await world.ana.slash(world.lobby, "scenario show", scenario="march")).response
    heading = next(line for line in shown.words.splitlines() if line.startswith("## "))
    assert heading.endswith("…")
    assert len(heading) <= len("## ") + 80
    assert "letters" not in shown.words
    thread = await world.battle(scenario="march")
    assert thread.name.startswith("#1 The Long March")
    notice = world.last(thread)
    assert notice.attachments
    assert "could not be drawn" not in notice.words
    assert time.perf_counter() - start < 40


async def test_an_author_is_told_which_text_is_too_long(world: World) -> None:
    """A file of ours is refused with the field and its limit: its author can mend it."""
    answer = await bring(world, "march.toml", own_file(title=LONG))
    assert "texts.en: title has 8,007 letters; 80 are allowed" in answer.words
    assert await world.ana.autocomplete(world.lobby, "game new", "scenario", "march") == []


async def test_what_was_let_in_before_is_still_played(
    world: World, drawing: Studio, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A stored battle with long texts does not take the list away, and is shortened wherever it is shown."""
    # Twice the field, and a word no line can break.
    await stored(world, "march", own_file(title=LONG, briefing="x" * 30_000, rules=[LONG] * 40))
    (found,) = await world.ana.autocomplete(world.lobby, "game new", "scenario", "the long")
    assert found["value"] == "march"
    shown = (await world.ana.slash(world.lobby, "scenario show", scenario="march")).response
    assert shown.attachments
    assert "Allies" in shown.words
    assert "Axis" in shown.words
    monkeypatch.setattr(world.bot.pictures, "_studio", Sketches())
    thread = await world.battle(scenario="march")
    opening = next(one for one in thread.history() if one.attachments)
    assert len(opening.words) < 2000


async def test_a_battle_begun_before_there_were_limits_goes_on(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its title and the names on its map are shortened where they are said and drawn."""
    thread = await world.battle()
    async with world.bot.backend.store.write() as conn:
        row = await games.get(conn, 1)
        assert row is not None
        setup = facts.dumps(row.setup._replace(titles={"en": LONG}))
        await conn.execute(update(tables.games).values(setup=setup))
        found = (await conn.execute(select(tables.battles.c.mapping))).scalar_one()
        mapping = found.replace("le Port", LONG).replace("River Orne", "x" * 8000)
        assert len(mapping) > 16_000
        await conn.execute(update(tables.battles).values(mapping=mapping))
    await world.restart()
    studio = Studio(patience=60.0)
    monkeypatch.setattr(world.bot.pictures, "_studio", studio)
    answer = (await world.ana.slash(thread, "game board")).response
    assert answer.attachments
    assert len((await world.ana.slash(thread, "game status")).response.words) < 700
    assert len((await world.ana.slash(thread, "rules hex", name="B9")).response.words) < 700
    await studio.close()


MISCHIEF = "@everyone **bold** `code` <@1234567890123456789> [here](https://example.org) ||hidden||"


async def test_mentions_and_marks_are_shown_as_they_are(world: World, rules: ServerRules) -> None:
    """Nobody is called by a title, and no mark of it reaches beyond it."""
    text = own_file(title=MISCHIEF[:80], briefing=MISCHIEF, rules=[MISCHIEF, "# large", "> quoted"])
    await bring(world, "mischief.toml", text)
    thread = await world.battle(scenario="mischief")
    assert thread.name.startswith("#1 @everyone **bold**")
    await world.ana.slash(thread, "game status")
    await world.ana.slash(world.lobby, "scenario show", scenario="mischief")
    await world.ana.slash(world.lobby, "scenario browse")
    said = [one[2] for one in rules.calls if isinstance(one[2], dict)]
    said += [one["data"] for one in said if isinstance(one.get("data"), dict)]
    texts = [one for one in said if "bold" in str(one.get("content"))]
    assert len(texts) >= 5
    for one in texts:
        assert one["allowed_mentions"]["parse"] == []
        assert "1234567890123456789" not in one["allowed_mentions"].get("users", [])
        # Discord takes a mark after a backslash as it is.
        left = re.sub(r"\\[^0-9A-Za-z\s]", "", one["content"])
        marks = ("@everyone", "**bold", "`code", "<@1234", "[here](", "||hid", "• # l", "• > q")
        assert [mark for mark in marks if mark in left] == []


async def test_control_characters_are_taken_out_or_named(world: World) -> None:
    """An override of the direction of writing turns the words of a whole message around."""
    answer = await bring(world, "turned.m44", editor_file(name="Left\u202eThgir\u0007"))
    assert "## LeftThgir" in answer.words
    refused = await bring(world, "named.toml", own_file(title="Left\u202eThgir"))
    assert "title has a character that is not shown (U+202E)" in refused.words


async def test_a_picture_that_hangs_keeps_nobody_waiting(
    world: World, drawing: Studio, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The words go out without it, with its number; meanwhile others are drawn, though more hang than there are
    artists.
    """
    end, drawn, heard = threading.Event(), renderer.render_scenario_card, workers.heard
    hanging = ["sword-beach", "st-vith", "toulon"]

    def hangs(view: Any, **look: Any) -> Picture:
        if look["words"].title != "Pegasus Bridge":
            end.wait(600)
        return drawn(view, **look)

    async def long(waiting: Any, seconds: float) -> bool:
        return bool(await world.env.external_wait(heard(waiting, seconds), reason="an artist who hangs"))

    monkeypatch.setattr(renderer, "render_scenario_card", hangs)
    monkeypatch.setattr(workers, "heard", long)
    for name in hanging:
        answer = (await world.ana.slash(world.lobby, "scenario show", scenario=name)).response
        assert answer is None or not answer.words
        about = (await world.bo.slash(world.lobby, "about")).response
        assert "Fieldpost" in about.words
        for _ in range(10):
            await world.env.advance_time(drawing.patience + 1)
            if answer.words:
                # On a busy machine the artist may have begun only when the time had gone by.
                break
        (incident,) = re.findall(r"could not be drawn.*incident \*\*([0-9a-f]+)\*\*", answer.words)
        assert f"incident {incident}" in caplog.text
        assert not answer.attachments
    monkeypatch.setattr(workers, "heard", heard)
    assert (
        await world.ana.slash(world.lobby, "scenario show", scenario="pegasus-bridge")
    ).response.attachments
    end.set()
