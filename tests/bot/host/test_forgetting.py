"""Somebody is forgotten: in every table, every column, every file; and what the privacy page says is so."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select

from bot.errors import UserError
from bot.facts.audit import Audited
from bot.facts.news import Joined
from bot.facts.place import PANEL, Noted, PastTurns, Place, Readers, own_place, side_place
from bot.game.cups.values import NewCup
from bot.game.values import GameCard, NewGame
from bot.host.keeping import INTERACTIONS_KEPT
from bot.host.privacy import KEPT, figures
from bot.i18n import languages, words_of
from bot.screens.papers import PAPERS, page, paper
from bot.store import audit, outbox
from bot.store.tables import metadata
from tests.bot.game.tables import Tables

SERVER = 77
#: As Discord numbers people, so that no other number is taken for them.
ANA, BO, CY, DEE = (1_100_000_000_000_000_000 + one for one in (111, 222, 333, 444))


async def _rows(tables: Tables) -> list[tuple[str, Any]]:
    """Every row of every table."""
    found: list[tuple[str, Any]] = []
    async with tables.backend.store.read() as conn:
        for table in metadata.sorted_tables:
            found += [(table.name, tuple(row)) for row in await conn.execute(select(table))]
    return found


async def _left(tables: Tables, person: int) -> list[tuple[str, Any]]:
    return [(table, row) for table, row in await _rows(tables) if str(person) in repr(row)]


#: Bo's own places.
OWN = {
    own_place("dm", BO, "axis"),
    own_place("called-dm", BO, "axis"),
    own_place("queue", BO),
    own_place("unmet", BO),
    own_place("gone", BO),
}


async def _everywhere(tables: Tables) -> int:
    """A battle of four, with Bo in whatever can hold a person."""
    backend = tables.backend
    card = await backend.lobby.new(
        NewGame("pegasus-bridge", ANA, SERVER, sides={"allies": 2, "axis": 2}), interaction=9001
    )
    for person, side in ((CY, "allies"), (BO, "axis"), (DEE, "axis")):
        await backend.lobby.join(tables.ask(person, card.id, side=side))
    await backend.people.set(BO, theme="high-contrast")
    await backend.people.block(ANA, DEE)
    await backend.standing.set_default(BO, ambush="never")
    await backend.standing.set(tables.ask(BO, card.id), ambush="always")
    await backend.teams.plan(tables.ask(BO, card.id), f"<@{BO}> holds the bridge")
    await backend.teams.say(tables.ask(DEE, card.id), f"what does <@{BO}> think?")
    await backend.library.add(SERVER, BO, _text(), "our-bridge")
    await backend.servers.set(SERVER, BO, places="threads")
    for kind in (*OWN, side_place("axis"), PANEL):
        noted = Noted(readers=Readers((BO, DEE), (BO,)), told=PastTurns((f"<@{BO}> took the bridge",)))
        await backend.places.put(Place(card.id, kind, 5, 6, 0, SERVER, noted))
    await backend.admin.replace(card.id, CY, CY + 1, BO)
    cup = await backend.organizing.new(NewCup("Cup", "swiss", ("pegasus-bridge",), BO, SERVER, 5), 9002)
    await backend.organizing.join(cup.id, BO, 9003)
    return card.id


async def _two(tables: Tables, *, standin: bool = True) -> GameCard:
    """A battle of Ana and Bo."""
    card = await tables.backend.lobby.new(
        NewGame("pegasus-bridge", ANA, SERVER, opponent=BO, standin=standin)
    )
    return await tables.backend.lobby.join(tables.ask(BO, card.id))


def _text() -> str:
    return (Path(__file__).parents[3] / "scenarios" / "battles" / "pegasus-bridge.toml").read_text("utf-8")


async def test_every_table(tables_anywhere: Tables) -> None:
    tables = tables_anywhere
    game = await _everywhere(tables)
    async with tables.backend.store.write() as conn:
        await outbox.add(conn, game, 0, [Joined(BO, "axis", late=True)], tables.now)
        await audit.add(
            conn,
            server=SERVER,
            game=game,
            person=ANA,
            done=Audited("replace", old=BO, new=DEE),
            at=tables.now,
        )
    with pytest.raises(UserError, match="cannot-forget"):
        await tables.backend.people.forget(BO)
    before = {table for table, _ in await _left(tables, BO)}
    assert before >= {
        "seats", "people", "policies", "notes", "places", "outbox", "audit", "imported", "log", "interactions", "games",
    } - {"log", "games"}  # fmt: skip
    await tables.backend.games.resign(tables.ask(ANA, game))
    await tables.backend.farewell.leave(BO)
    forgotten = await tables.backend.people.forget(BO)
    assert forgotten.games == 1
    assert {place.kind for place in forgotten.messages} == OWN
    assert await _left(tables, BO) == []
    # Everybody else is still known, and the battle can be read, exported and checked.
    assert await _left(tables, DEE)
    card = await tables.backend.games.card(game)
    assert 0 in card.people("axis")
    assert await tables.backend.games.log(game)
    assert await (await tables.backend.games.visit(game, ANA)).export()
    assert (await tables.backend.admin.repair(game, ANA)).sound
    assert (await tables.backend.places.of(game))[0].noted.readers.people


async def test_every_file(tables: Tables, tmp_path: Path) -> None:
    """Also between the rows: what has been deleted is overwritten with the next chores; new backups know nothing."""
    game = await _everywhere(tables)
    await tables.backend.games.resign(tables.ask(ANA, game))
    assert _files(tmp_path, BO)
    await tables.backend.people.forget(BO)
    await tables.backend.keeping.chores()
    assert _files(tmp_path, BO) == []
    assert _files(tmp_path, DEE)


def _files(folder: Path, person: int) -> list[str]:
    """The files in which a number stands, in digits or as SQLite writes it."""
    signs = (str(person).encode(), person.to_bytes(8, "big"))
    files = [one for one in folder.rglob("*") if one.is_file()]
    return [one.name for one in files if any(sign in one.read_bytes() for sign in signs)]


async def test_abandoned_and_lone_games_do_not_hold_anybody(tables: Tables) -> None:
    """A practice, a table that nobody joined, an invitation, and a battle whose time ran out long ago."""
    backend = tables.backend
    practice = await backend.lobby.new(NewGame("pegasus-bridge", BO, SERVER, practice=True))
    lone = await backend.lobby.new(NewGame("pegasus-bridge", BO, SERVER))
    invited = await backend.lobby.new(NewGame("pegasus-bridge", ANA, SERVER, opponent=BO))
    left = await _two(tables, standin=False)
    tables.now = (await backend.games.card(left.id)).deadline or 0
    tables.now += 10
    await backend.timekeeper.tick()
    await backend.farewell.leave(BO)
    for game in (practice.id, lone.id, invited.id, left.id):
        assert (await backend.games.card(game)).status == "cancelled"
    assert (await backend.people.forget(BO)).games >= 2
    assert await _left(tables, BO) == []


async def test_a_battle_that_is_played_is_finished_first(tables: Tables) -> None:
    card = await _two(tables)
    await tables.backend.farewell.leave(BO)
    assert (await tables.backend.games.card(card.id)).status == "running"
    with pytest.raises(UserError, match="cannot-forget"):
        await tables.backend.people.forget(BO)


def test_a_former_player_has_a_name() -> None:
    words = words_of("en")
    assert words.named("<@0> and <@-1>").startswith("a former player and ")
    assert words("notice-joined", person="0", side="Axis").startswith("👋 a former player joins")


def test_every_table_has_its_sentence_on_the_page() -> None:
    assert set(KEPT) == set(metadata.tables)
    words, text = words_of("en"), paper(words_of("en"), "privacy", 7)
    for sentence in {one for one in KEPT.values() if one}:
        said = words(f"privacy-{sentence}", **figures(7))
        assert said in text
    persons = re.compile(r"person|created_by|^by$|editor")
    for table in metadata.tables.values():
        if any(persons.search(column.name) for column in table.columns):
            assert KEPT[table.name], f"{table.name} holds persons"


async def test_the_figures_of_the_page_are_those_of_the_bot(tables: Tables) -> None:
    assert f"{figures(3)['presses']} days" in paper(words_of("en"), "privacy", 3)
    assert "for 3 days" in paper(words_of("en"), "privacy", 3)
    await _two(tables)
    tables.now += INTERACTIONS_KEPT + 1
    await tables.backend.keeping.chores()
    assert [row for table, row in await _rows(tables) if table == "interactions"] == []


async def test_drafts_and_plans_end_with_the_battle(tables: Tables) -> None:
    game = await _everywhere(tables)
    await tables.backend.games.resign(tables.ask(ANA, game))
    await tables.backend.keeping.chores()
    assert [table for table, _ in await _rows(tables) if table in ("drafts", "notes")] == []


@pytest.mark.parametrize("language", languages())
def test_pages_fit_a_message_and_a_browser(language: str) -> None:
    for name in PAPERS:
        assert len(paper(words_of(language), name, 7)) <= 2000
        shown = page(words_of(language), name, 7)
        assert f"<html lang={language}>" in shown
        assert "<b>" in shown
        assert "**" not in shown


@pytest.mark.parametrize("language", languages())
def test_the_page_says_what_the_forgotten_are_called(language: str) -> None:
    words = words_of(language)
    assert words("former-player") in paper(words, "privacy", 7)
    assert words.named("<@0>") == words("former-player")


async def test_what_a_person_said_of_somebody_is_kept_but_for_the_number(tables: Tables) -> None:
    """Other people's words stay theirs."""
    game = await _everywhere(tables)
    async with tables.backend.store.write() as conn:
        await conn.execute(
            insert(metadata.tables["audit"]),
            {
                "server": 1,
                "game": game,
                "person": ANA,
                "what": "x",
                "data": json.dumps({"a": BO, "b": 7}),
                "at": 1.0,
            },
        )
    await tables.backend.games.resign(tables.ask(ANA, game))
    await tables.backend.people.forget(BO)
    rows = [row for table, row in await _rows(tables) if table == "audit" and '"b": 7' in repr(row)]
    assert '{"a": 0, "b": 7}' in rows[0]
