"""/game replay and [Replay]: turn by turn, in place, each from his own eyes, and with what still counts."""

from __future__ import annotations

from typing import Any

import pytest

from bot.game.values import Request
from bot.i18n import words_of
from bot.store import log
from engine.rules.cards.table import CARDS
from tests.bot.discord.player import buttons
from tests.bot.discord.test_quiet import end_turn
from tests.bot.kit.world import World


async def turns(world: World, number: int) -> Any:
    """Ana and Bo play so many turns."""
    thread = await world.battle()
    for _ in range(number):
        await end_turn(world)
    await world.settle()
    return thread


def by_label(answer: Any, label: str) -> str:
    """The custom id of a button."""
    return next(one for one in buttons(answer, "replay") if one.rsplit(":", 1)[-1] == label)


async def test_there_and_back(world: World) -> None:
    """One message, edited in place; [First turn] and [Last turn] from anywhere; a page from before still works."""
    thread = await turns(world, 3)
    page = (await world.ana.slash(thread, "game replay")).response
    assert "turn 1 of 4" in page.words
    assert len(page.attachments) == 1
    assert all(one.filename.startswith("turn-1-") for one in page.attachments)
    around, told, _ = world.bot.pictures._studio.written[-3:]  # type: ignore[attr-defined]
    assert around.turn == "Turn 1 · Allies"
    assert told.caption.startswith("Turn 1 · ")
    for press, shown in [("2", 2), ("3", 3), ("last", 4), ("first", 1), ("2", 2)]:
        before = page.id
        page = (await world.ana.click(page, custom_id=by_label(page, press))).response
        assert f"turn {shown} of 4" in page.words
        assert page.id == before
    await end_turn(world)
    page = (await world.ana.click(page, custom_id=by_label(page, "last"))).response
    assert "turn 5 of 5" in page.words


async def test_no_secret_of_the_other_side(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Words, pictures and names of files come from a view that holds one's own hand only; a spectator's holds none."""
    thread = await turns(world, 4)
    views: list[Any] = []
    drawing = type(world.bot.pictures).told_turn

    async def noted(pictures: Any, moment: Any, *rest: Any) -> Any:
        views.append(moment.look.view)
        return await drawing(pictures, moment, *rest)

    monkeypatch.setattr(type(world.bot.pictures), "told_turn", noted)
    games = world.bot.backend.games
    hands = {one: (await games.look(1, one.id)).view.hand for one in (world.ana, world.bo)}
    for person, other in ((world.bo, world.ana), (world.cy, world.bo), (world.cy, world.ana)):
        mine = hands.get(person, ())
        page = (await person.slash(thread, "game replay")).response
        played = {one.notation for one in await games.log(1) if one.notation}
        secret = [
            card for card in hands[other] if card not in mine and not any(card in line for line in played)
        ]
        for press in ("2", "3", "4", "last"):
            said = " ".join([page.words, *(f"{one.filename} {one.description}" for one in page.attachments)])
            assert not [card for card in secret if card in said or named(card) in said]
            page = (await person.click(page, custom_id=by_label(page, press))).response
    assert views
    for view in views:
        assert not view.all_hands
        assert set(view.hand) <= set(CARDS)
        assert view.viewer != "referee"
        assert bool(view.hand) == (view.viewer != "spectator")


def named(card: str) -> str:
    """What players call it."""
    return words_of("en")(f"card-{card}.short")


async def test_everybody_has_his_own(world: World) -> None:
    """After the end anybody presses [Replay] below the post, and all of it is open, luck included."""
    thread = await turns(world, 2)
    await world.bot.backend.games.resign(Request(world.bo.id, 1))
    await world.settle()
    await world.bot.herald.round()
    await world.settle()
    post = world.last(thread)
    for person in (world.ana, world.cy):
        before = len(thread.history())
        page = (await person.click(post, label="Replay")).response
        assert page.ephemeral
        page = (await person.click(page, custom_id=by_label(page, "last"))).response
        assert "win** because the other side resigned" in page.words
        assert len(thread.history()) == before


async def test_what_was_taken_back_is_left_out_and_old_battles_are_played_again(world: World) -> None:
    """Of a battle that ended long ago no states are kept, and the pages are the same."""
    thread = await turns(world, 3)
    games = world.bot.backend.games
    await world.ana.slash(thread, "admin undo", game="1")
    await world.settle()
    assert any(one.undone for one in await games.log(1))
    page = (await world.ana.slash(thread, "game replay")).response
    total = (await games.card(1)).turn
    assert f"turn 1 of {total}" in page.words
    await games.resign(Request(world.bo.id, 1))
    await world.settle()
    fresh = (await world.ana.slash(thread, "game replay")).response
    async with world.bot.backend.store.write() as conn:
        assert await log.thin(conn, world.bot.now() + 1e9) > 0
    again = (await world.ana.slash(thread, "game replay")).response
    assert [one.description for one in again.attachments] == [one.description for one in fresh.attachments]


@pytest.mark.parametrize("arg", ["0", "-3", "999", "x"])
async def test_a_forged_page(world: World, arg: str) -> None:
    """The nearest turn there is, or a kind word."""
    thread = await turns(world, 1)
    from tests.bot.discord.test_borders import forged  # noqa: PLC0415 - its fixtures are not wanted here

    message = await forged(world, thread, 1, "replay", arg=arg)
    answer = (await world.bo.click(message, label="replay")).response
    assert answer.words


async def test_in_words_alone(world: World) -> None:
    thread = await turns(world, 1)
    await world.bot.backend.people.set(world.ana.id, pictures="off")
    world.bot.forget_prefs(world.ana.id)
    page = (await world.ana.slash(thread, "game replay")).response
    assert not page.attachments
    assert "Allies" in page.words
