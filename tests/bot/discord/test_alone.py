"""One person on both sides: what is told him is true of both, and everything can be taken back."""

from __future__ import annotations

from typing import Any

import pytest

from renderer.marks import Moved
from tests.bot.discord.player import buttons, lists
from tests.bot.discord.positions import table
from tests.bot.discord.test_draft_pictures import Artist, artist
from tests.bot.discord.test_losses import FAR, fight, tap
from tests.bot.discord.test_orders_text import HALF
from tests.bot.discord.test_promises import labels
from tests.bot.game.doctored import doctor, hold
from tests.bot.kit.world import World

__all__ = ["artist"]


async def practice(
    world: World, scenario: str = "vassieux", *, first: str = "axis", card: str = "assault-center"
) -> Any:
    """Ana plays both sides, and whoever begins holds that card. Returns the thread."""
    await world.ana.slash(world.lobby, "game new", scenario=scenario, kind="practice")
    await world.settle()
    await doctor(world.bot, 1, hold(first, card))  # type: ignore[arg-type]
    return world.thread()


async def text(world: World, thread: Any, line: str, **options: Any) -> Any:
    """Ana's answer to a text."""
    answer = (await world.ana.slash(thread, "play orders", text=line, **options)).response
    await world.settle()
    return answer


async def test_cards_drawn_name_their_side(world: World) -> None:
    """Above the hand of the other side "you draw" would be of the wrong one."""
    thread = await practice(world)
    said = (await text(world, thread, "play assault-center; order D8; end; end; end")).words
    assert "🃏 Axis draw " in said
    assert "You draw" not in said


async def test_who_plays_one_side_draws_himself(world: World) -> None:
    thread = await world.battle()
    legal = await world.bot.backend.games.legal(1, world.ana.id)
    card = next(line for line in legal if line.startswith(("play attack", "play probe", "play assault")))
    assert "🃏 You draw " in (await text(world, thread, f"{card}; end; end; end")).words


async def test_an_attack_is_taken_back_by_a_button(world: World) -> None:
    """In the battle step, with nothing drafted; twice on one spot takes back once."""
    thread = await practice(world)
    panel = await text(
        world, thread, "play assault-center; order D8 E7 G6; move G6-G5; attack E7xE5", now=True
    )
    assert "Undo" in labels(panel), panel.words
    panel = await tap(world, panel, "Undo")
    await world.settle()
    assert "⚔️" not in panel.words.split("Battle:")[-1]
    log = [one for one in await world.bot.backend.games.log(1) if one.kind == "undo"]
    assert len(log) == 1


async def test_between_two_people_no_button_takes_back_a_roll(world: World) -> None:
    thread = await world.battle(scenario="vassieux")
    await doctor(world.bot, 1, hold("axis", "assault-center"))  # type: ignore[arg-type]
    panel = (await world.bo.slash(thread, "play orders", text=HALF, now=True)).response
    assert not buttons(panel, "undo")


async def test_ground_that_is_taken_is_drawn(
    world: World, artist: Artist, monkeypatch: pytest.MonkeyPatch
) -> None:
    """[Take E5] of the only battle: the unit stands there in the picture, with an arrow behind it."""
    thread = await table(world, monkeypatch, f"{FAR} A:inf@E4 X:inf1@E5", "probe-center")
    await fight(world, "I I I")
    panel = (await world.ana.slash(thread, "play turn")).response
    panel = await tap(world, panel, "Take E5")
    assert Moved(("E4", "E5")) in artist.marks[-1]
    shown = panel.attachments[0].description
    allies = shown.split("Allies: ")[1].split(".")[0]
    assert "E5" in allies
    assert "E4" not in allies


async def test_a_unit_that_my_own_text_has_moved(world: World) -> None:
    """Not "there is no unit at D8", for the picture shows one there."""
    thread = await practice(world)
    ways = [
        one for one in await world.bot.backend.games.legal(1, world.ana.id) if one == "play assault-center"
    ]
    assert ways
    said = (await text(world, thread, "play assault-center; order D8; move D8-D7; move D8-D6")).words
    assert "The unit that stood at D8 is at D7 now: your line `move D8-D7` moves it there." in said
    assert "✍️ You typed: `play assault-center; order D8; move D8-D7; move D8-D6`" in said


@pytest.mark.parametrize(
    "name", ["Assault in the Center", "assault center", "ASSAULT-CENTER", "assault-center"]
)
async def test_cards_by_the_names_that_stand_on_them(world: World, name: str) -> None:
    thread = await practice(world)
    said = (await text(world, thread, f"play {name}; order D8")).words
    assert not said.startswith("⚠️"), said
    assert (await world.bot.backend.games.look(1, world.ana.id)).view.card == "assault-center"


async def test_a_card_that_is_none_names_those_one_holds(world: World) -> None:
    thread = await practice(world)
    for said in (
        (await text(world, thread, "play asault at the center; order D8")).words,
        (await world.ana.slash(thread, "play card", card="asault at the center")).response.words,
    ):
        assert 'There is no card "asault at the center". You hold: ' in said
        assert "`assault-center` (" in said


async def test_why_of_either_side(world: World) -> None:
    """Both sides are mine: a unit of the one that is not to move is not "not yours"."""
    thread = await practice(world)
    look = (await world.bot.backend.games.look(1, world.ana.id)).view
    ally = next(one.at for one in look.units if one.side == "allies")
    said = (await world.ana.slash(thread, "rules why", line=f"order {ally}")).response.words
    assert "not yours" not in said
    assert "It is not the turn of the Allies." in said, said


async def test_nothing_says_it_cannot_be_taken_back(world: World) -> None:
    thread = await practice(world)
    panel = (await world.ana.slash(thread, "play turn")).response
    for _ in range(3):
        assert "cannot be taken back" not in panel.words
        rows = lists(panel, "order")
        if not rows:
            break
        panel = (
            await world.ana.select(panel, [rows[0]["options"][0]["value"]], custom_id=rows[0]["custom_id"])
        ).response
