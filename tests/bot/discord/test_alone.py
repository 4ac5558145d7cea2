"""One person on both sides: what is told him is true of both, and everything can be taken back."""

from __future__ import annotations

from typing import Any

import pytest

from bot.game.values import Request
from renderer.marks import Destination, Moved, Orderable, TargetDice
from tests.bot.discord.player import buttons
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
    said = (await text(world, thread, "play assault-center; order D8; end; end; end", now=True)).words
    assert "🃏 Axis draw " in said
    assert "You draw" not in said


async def test_who_plays_one_side_draws_himself(world: World) -> None:
    thread = await world.battle()
    legal = await world.bot.backend.games.legal(1, world.ana.id)
    card = next(line for line in legal if line.startswith(("play attack", "play probe", "play assault")))
    assert "🃏 You draw " in (await text(world, thread, f"{card}; end; end; end", now=True)).words


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
    # Nobody else has to be told: the panel stays the newest thing to look at.
    assert not [one for one in thread.history() if "Taken back" in one.words]


async def test_what_was_confirmed_is_a_draft_again(world: World) -> None:
    """[Undo] after [Confirm and attack] goes back to where it was pressed: the moves are there, and can be changed."""
    thread = await practice(world)
    for line in ("play assault-center", "order D8 E7 G6", "end", "move G6-G5"):
        await world.bot.backend.drafts.add(Request(world.ana.id, 1, side="axis"), line)
    panel = (await world.ana.slash(thread, "play turn")).response
    before = labels(panel)
    panel = await tap(world, panel, "Confirm and attack")
    panel = await tap(world, panel, "Undo")
    assert "Your orders are a draft again" in panel.words
    assert "moves G6→G5" in panel.words
    assert labels(panel) == before
    # And step by step from there.
    panel = await tap(world, panel, "Undo")
    assert "moves" not in panel.words.split("Your orders:**")[1].splitlines()[0]


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
    assert "Your orders:** E5 taken" in panel.words
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
    assert "`play assault-center`; `order D8`; `move D8-D7`; ❌ **`move D8-D6`**" in said


@pytest.mark.parametrize(
    "name", ["Assault in the Center", "assault center", "ASSAULT CENTER", "assault-center"]
)
async def test_cards_by_the_names_that_stand_on_them(world: World, name: str) -> None:
    thread = await practice(world)
    said = (await text(world, thread, f"play {name}; order D8")).words
    drafted = (await world.bot.backend.drafts.look(1, world.ana.id)).lines
    assert [line.text for line in drafted] == ["play assault-center", "order D8"], said


async def test_a_card_that_is_none_names_those_one_holds(world: World) -> None:
    thread = await practice(world)
    for said in (
        (await text(world, thread, "play asault at the center; order D8")).words,
        (await world.ana.slash(thread, "play card", card="asault at the center")).response.words,
    ):
        assert 'There is no card "asault at the center". You hold: ' in said
        assert "Assault in the Center, " in said


async def test_why_of_either_side(world: World) -> None:
    """Both sides are mine: a unit of the one that is not to move is not "not yours"."""
    thread = await practice(world)
    look = (await world.bot.backend.games.look(1, world.ana.id)).view
    ally = next(one.at for one in look.units if one.side == "allies")
    said = (await world.ana.slash(thread, "rules why", line=f"order {ally}")).response.words
    assert "not yours" not in said
    assert "It is not the turn of the Allies." in said, said


async def test_a_live_table_asks_whoever_plays_both_sides_from_the_first_attack_on(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """He is there: whether the other side has done anything yet is no reason. [Reactions] says how the table asks."""
    await world.ana.slash(world.lobby, "game new", scenario="vassieux", kind="practice", reactions="live")
    await world.settle()
    await doctor(world.bot, 1, hold("axis", "assault-center"))  # type: ignore[arg-type]
    thread = world.thread()
    board = (await world.ana.slash(thread, "me reactions")).response.words
    assert "At this table reactions are asked on the spot, for 90 seconds" in board
    ahead = "play assault-center; order D8 E7 G6; move E7-E6; attack E6xE5"
    said = (await text(world, thread, ahead, now=True)).words
    assert "Answer?" in said, said
    assert "You hold nothing that can answer it" in said


async def test_what_comes_second_says_why_it_has_no_odds(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An enemy beside it has to fall first: no odds, but the reason."""
    thread = await table(world, monkeypatch, f"{FAR} A:inf@E4;F5 X:inf@E6;F7", "attack-center")
    said = (await text(world, thread, "play attack-center; order E4 F5; attack E4xE6; attack F5xF7")).words
    assert "🎲 E4×E6: 2 dice" in said
    assert "⏳ F5×F7: not possible yet. An enemy stands next to it at E6" in said


async def test_a_unit_in_the_way_is_named_only_where_it_helps_to_move_it(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Behind it lies forest, which stops a tank anyway: that is the reason."""
    board = f"{FAR} A:arm@C4 A:inf@D4 forest@E4"
    thread = await table(world, monkeypatch, board, "attack-left attack-center")
    said = (await world.ana.slash(thread, "rules why", line="move C4-F4")).response.words
    assert "The unit must stop in forest at E4." in said, said
    assert "stands in the way" not in said


async def test_a_plan_from_before_is_called_one(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Made while the other side moved, with orders to spare; the first thing one adds makes it a plan of now."""
    thread = await world.battle()
    legal = (await world.bot.backend.drafts.look(1, world.bo.id)).legal
    card = next(
        one.card for one in legal if one.verb == "play" and one.card.startswith(("attack", "assault"))
    )
    for line in (f"play {card}",):
        await world.bot.backend.drafts.add(Request(world.bo.id, 1), line)
    look = await world.bot.backend.drafts.look(1, world.bo.id)
    first = next(one.unit for one in look.legal if one.verb == "order")
    for line in (f"order {first}", "end"):
        await world.bot.backend.drafts.add(Request(world.bo.id, 1), line)
    spare = (await world.bot.backend.drafts.look(1, world.bo.id)).spare.number
    assert spare
    legal = await world.bot.backend.games.legal(1, world.ana.id)
    theirs = next(line for line in legal if line.startswith(("play attack", "play probe", "play assault")))
    await text(world, thread, f"{theirs}; end; end; end", now=True)
    panel = (await world.bo.slash(thread, "play turn")).response
    assert "💾 **Your plan from before,** not carried out yet:" in panel.words, panel.words
    assert f"{spare} more unit" in panel.words
    panel = (await world.bo.click(panel, label="Undo")).response
    assert "Your plan from before" not in panel.words


async def test_an_air_drop_says_what_falls_and_where(world: World, artist: Artist) -> None:
    """How many figures, how far they drift, and the hex that the battle names, which alone lights up."""
    await world.ana.slash(world.lobby, "game new", scenario="sainte-mere-eglise", kind="practice")
    await world.settle()
    panel = (await world.ana.slash(world.thread(), "play turn")).response
    assert "figures fall, and each drifts " in panel.words, panel.words
    assert "becomes a full unit" in panel.words
    lit = [one for one in artist.marks[-1] if isinstance(one, (Destination, Orderable, TargetDice))]
    named = (await world.bot.backend.games.look(1, world.ana.id)).view.choice.at
    assert lit == [Destination(named)]
    assert f"above {named}" in panel.words or f"names, {named}" in panel.words


async def test_who_takes_back_a_whole_turn_finds_the_way_in_the_thread(world: World) -> None:
    """The newest notice is of a turn that has not begun now."""
    thread = await practice(world)
    await text(world, thread, "play assault-center; order D8; end; end; end", now=True)
    await world.ana.slash(thread, "play undo")
    await world.settle()
    assert [one for one in thread.history() if "Taken back" in one.words]
    assert "turn 1, Axis to move" in world.last(thread).words


async def test_orders_that_are_all_given_leave_none(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether they are given one by one or together, in the line that closes the step."""
    await table(world, monkeypatch, f"{FAR} A:inf@E4;F5;G4 X:inf@E8", "attack-center")
    for lines, spare in (
        (("order E4 F5 G4",), 0),
        (("order E4", "order F5 G4"), 0),
        (("order E4", "end"), 2),
    ):
        await world.bot.backend.drafts.clear(Request(world.ana.id, 1))
        for line in ("play attack-center", *lines):
            look = await world.bot.backend.drafts.add(Request(world.ana.id, 1), line)
        assert look.spare.number == spare, lines
