"""The film of a battle: in the one message that tells how it went, whatever dies or is refused; else words alone."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot.announcer import film_notices
from bot.game.background.films import Films
from bot.game.table.desk import Desk
from bot.game.values import Request
from bot.store import timers
from engine.errors import EngineError
from renderer.studio import DrawingError
from tests.bot.discord.test_aftermath import posts, rounds
from tests.bot.discord.test_halves import _Death
from tests.bot.kit.faults import Faults
from tests.bot.kit.world import World


async def fought(world: World, turns: int = 4, **options: Any) -> Any:
    """A battle in which something is done for so many turns; then Bo gives up. Returns its thread."""
    thread = await world.battle(**options)
    await played(world, {"allies": world.ana, "axis": world.bo}, turns)
    return thread


async def played(world: World, who: Any, turns: int = 4) -> None:
    """Who plays which side, for so many turns; then the Axis give up."""
    games, chooser = world.bot.backend.games, Random(1)
    while (card := await games.card(1)).turn < turns:
        lines = await games.legal(1, who[card.to_act].id)
        attacks = [one for one in lines if one.startswith("attack")]
        await games.play(Request(who[card.to_act].id, 1), [chooser.choice(attacks or lines)])
    await world.settle()
    await games.resign(Request(who["axis"].id, 1, side="axis"))
    await world.settle()


def film(thread: Any) -> Any:
    """The film in the one message after the battle."""
    (told,) = posts(thread)
    (shown,) = told.attachments
    return shown


async def owed(world: World) -> list[int]:
    """The battles whose film has still to be shown."""
    async with world.bot.backend.store.read() as conn:
        return [one.game for one in await timers.filming(conn, world.bot.now() + 1e9, 9)]


async def shown_after_all(world: World, thread: Any) -> None:
    """One message, one film in it, nothing owed any more."""
    await world.wait(1200, step=300)
    assert film(thread).filename == "film-1.png"
    assert await owed(world) == []


async def test_it_follows_in_the_same_message(world: World) -> None:
    """The words come first, with their buttons; the film is added, with all it shows in words, and once."""
    thread = await fought(world)
    await world.bot.herald.round()
    await world.settle()
    (told,) = posts(thread)
    before = told.words, [one.label for row in told.components for one in row.children]
    assert not told.attachments
    await rounds(world)
    (told,) = posts(thread)
    assert (told.words, [one.label for row in told.components for one in row.children]) == before
    text = film(thread).description
    assert text.startswith("Film of #1 Pegasus Bridge: 4 turns in ")
    assert "Allies win because the other side resigned" in text
    number = film(thread).id
    await world.restart()
    await rounds(world)
    assert film(thread).id == number
    assert await owed(world) == []


async def test_it_speaks_the_language_of_the_battle(world: World) -> None:
    """Its words, and the names of who played; practice has a film, too."""
    await world.ana.slash(world.lobby, "game new", scenario="pegasus-bridge", kind="practice", language="de")
    await world.settle()
    thread = world.thread()
    await played(world, {"allies": world.ana, "axis": world.ana})
    await rounds(world)
    await rounds(world)
    (shown,) = [one for told in thread.history() for one in told.attachments if one.filename == "film-1.png"]
    assert shown.description.startswith("Film der Schlacht #1 Pegasus-Brücke: 4 Züge in ")
    studio: Any = world.bot.studio
    captions = [one.caption for one in studio.written if hasattr(one, "caption")]
    assert any(one.startswith("Zug 1 · ana (Alliierte): ") for one in captions)


@pytest.mark.parametrize("how", [{"status": 500}, {"status": 429, "retry_after": 90}, {"broken": True}])
async def test_trouble_delays_it(world: World, faults: Faults, how: dict[str, Any]) -> None:
    """The words stand meanwhile."""
    thread = await fought(world)
    fault = faults.add("PATCH", f"/channels/{thread.id}/messages", **how)
    await rounds(world)
    await rounds(world)
    (told,) = posts(thread)
    assert not told.attachments
    assert await owed(world) == [1]
    faults.over(fault)
    await shown_after_all(world, thread)


@pytest.mark.parametrize(
    ("status", "code"),
    [
        (404, 10008),
        (404, 10003),
        (403, 50001),
        (403, 50013),
        (403, 160005),
        (413, 40005),
        (413, 0),
        (400, 30046),
    ],
)
async def test_what_is_refused_stays_words(world: World, faults: Faults, status: int, code: int) -> None:
    """Deleted, closed, locked, too large, too old: nothing is posted instead, and nobody asks again."""
    thread = await fought(world)
    await world.bot.herald.round()
    await world.settle()
    said = len(thread.history())
    fault = faults.add("PATCH", f"/channels/{thread.id}/messages", status, code)
    await world.wait(1200, step=300)
    assert fault.met == 1
    (told,) = posts(thread)
    assert not told.attachments
    assert len(thread.history()) == said
    assert await owed(world) == []
    assert (await world.bot.backend.announce.waiting())[0] == 0


async def test_a_message_that_a_moderator_deletes(world: World) -> None:
    """It does not come back."""
    thread = await fought(world)
    await world.bot.herald.round()
    await world.settle()
    (told,) = posts(thread)
    world.env.backend.delete_message(thread.id, told.id)
    await rounds(world)
    assert posts(thread) == []
    assert await owed(world) == []


async def test_a_thread_that_sleeps_is_woken(world: World) -> None:
    """Discord takes no edit in a thread that is archived."""
    thread = await fought(world)
    await world.bot.herald.round()
    await world.settle()
    world.env.backend.get_channel(thread.id).thread_metadata.archived = True
    await rounds(world)
    assert film(thread).filename == "film-1.png"


async def test_a_kill_before_the_message_is_noted(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    thread = await fought(world)
    with monkeypatch.context() as patch:
        death = _Death(patch, "aftermath")
        await rounds(world)
        assert death.dead
    await death.over(world)
    await shown_after_all(world, thread)


async def _killed(*_: Any, **__: Any) -> Any:
    raise ConnectionError("killed")


@pytest.mark.parametrize(
    ("where", "what"), [(Films, "owe"), (film_notices, "filmed"), (film_notices.mail, "attach")]
)
async def test_a_kill_before_it_is_shown(
    world: World, monkeypatch: pytest.MonkeyPatch, where: Any, what: str
) -> None:
    """The message stands and nobody knows of the film, or it is being drawn, or sent: the next process draws it."""
    thread = await fought(world)
    with monkeypatch.context() as patch:
        patch.setattr(where, what, _killed)
        await rounds(world)
        await rounds(world)
    assert not posts(thread)[0].attachments
    await world.restart()
    await shown_after_all(world, thread)


async def test_a_kill_before_anybody_knows_that_it_was_shown(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is put there once more, in the place of itself."""
    thread = await fought(world)
    await world.bot.herald.round()
    await world.settle()
    with monkeypatch.context() as patch:
        patch.setattr(Desk, "change", _killed)
        await rounds(world)
    assert film(thread)
    assert await owed(world) == [1]
    await world.restart()
    await shown_after_all(world, thread)


async def test_one_that_cannot_be_drawn_is_tried_again(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ever more rarely, and after a day no more."""
    tries: list[float] = []

    async def broken(*_: Any) -> Any:
        tries.append(world.bot.now())
        raise DrawingError("0badf00d")

    thread = await fought(world)
    with monkeypatch.context() as patch:
        patch.setattr(film_notices, "filmed", broken)
        await world.wait(1800, step=60)
        assert 3 <= len(tries) <= 7
        await world.wait(3 * 24 * 3600, step=7200)
        assert len(tries) < 20
    assert await owed(world) == []
    assert not posts(thread)[0].attachments


async def test_a_game_of_older_rules_has_words_alone(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """What cannot be played again cannot be filmed."""
    thread = await fought(world)

    def unknown(_: Any) -> Any:
        raise EngineError("another age")

    monkeypatch.setattr("bot.game.background.films.replay", unknown)
    await rounds(world)
    await rounds(world)
    assert not posts(thread)[0].attachments
    assert await owed(world) == []


async def test_a_table_in_words_has_none(world: World) -> None:
    """The medals turn by turn and [Replay] tell it in words."""
    thread = await fought(world, pictures="text")
    await rounds(world)
    await rounds(world)
    told = next(one for one in thread.history() if "Luck with the dice" in one.words)
    assert not told.attachments
    assert await owed(world) == []
    replay = (await world.cy.click(told, label="Replay")).response
    assert "turn 1 of 4" in replay.words


async def test_a_battle_of_two_turns_has_none(world: World) -> None:
    """There is nothing to see."""
    thread = await fought(world, turns=2)
    await rounds(world)
    await rounds(world)
    assert not posts(thread)[0].attachments
    assert await owed(world) == []


async def test_a_battle_in_private_has_its_film_where_it_is_played(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No message tells how it went, so it is asked for: below the end, below [Replay], and by command."""
    cy = world.cy.user
    await cy.slash("game new", scenario="pegasus-bridge", side="allies", kind="practice")
    assert "not over yet" in (await cy.slash("game replay", film=True)).response.words
    await played(world, {"allies": cy, "axis": cy})
    over = (await cy.slash("play turn", game="1")).response
    by_button = (await cy.click(over, label="Film")).response
    assert "**#1 Pegasus Bridge** as a film" in by_button.words
    by_command = (await cy.slash("game replay", film=True, game="1")).response
    again = (await cy.click((await cy.slash("game replay", game="1")).response, label="Film")).response
    assert [one.attachments[0].filename for one in (by_button, by_command, again)] == ["film-1.png"] * 3
    assert by_command.attachments[0].description.startswith("Film of")
    stranger = (await world.bo.user.slash("game replay", film=True, game="1")).response
    assert "no such battle" in stranger.words

    async def no_strength(*_: Any, **__: Any) -> Any:
        raise DrawingError("0badf00d")

    with monkeypatch.context() as patch:
        patch.setattr(world.bot.studio, "film", no_strength)
        assert (
            "could not be drawn just now"
            in (await cy.slash("game replay", film=True, game="1")).response.words
        )
    await cy.slash("me settings", pictures="off")
    assert "There is no film" in (await cy.slash("game replay", film=True, game="1")).response.words
