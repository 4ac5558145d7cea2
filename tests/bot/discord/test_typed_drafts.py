"""What is typed behind a draft by buttons: it becomes part of it, or asks; until then everybody may change his mind."""

from __future__ import annotations

from typing import Any

import pytest

from bot.game.values import Request
from tests.bot.discord.player import buttons
from tests.bot.discord.positions import table
from tests.bot.discord.staffs import Staffs, both_plan
from tests.bot.discord.test_alone import practice
from tests.bot.discord.test_promises import labels
from tests.bot.discord.typist import played, type_orders
from tests.bot.game.doctored import doctor, hold
from tests.bot.kit.crowd import at_once
from tests.bot.kit.world import World

BUTTONS = ("play assault-center", "order D8 E7 G6")
PLAN = "orders D8, E7, G6"
MOVES = "move G6-G5; move D8-D7"
CARD = "play assault-center"


async def _revision(world: World) -> int:
    return (await world.bot.backend.games.card(1)).revision


async def _begun(world: World, kind: str) -> tuple[Any, Any]:
    """Who is on turn has drafted a card and three orders by buttons; and where he types: a battle of two, there or in
    his side's channel, in practice, or from his private messages."""
    if kind == "practice":
        place, player = await practice(world), world.ana
    else:
        place, player = await world.battle(scenario="vassieux"), world.bo
        await doctor(world.bot, 1, hold("axis", "assault-center"))  # type: ignore[arg-type]
    for line in BUTTONS:
        await world.bot.backend.drafts.play(Request(player.id, 1, side="axis"), line)
    if kind == "side":
        place = world.side("axis")
    return (player.user, None) if kind == "dm" else (player, place)


async def _type(player: Any, place: Any, text: str, **options: Any) -> Any:
    """Without a place in his private messages."""
    where, options = ((), {"game": "1", **options}) if place is None else ((place,), options)
    return (await player.slash(*where, "play orders", text=text, **options)).response


KINDS = pytest.mark.parametrize("kind", ["thread", "side", "dm", "practice"])


@KINDS
async def test_moves_are_added_to_the_draft(world: World, kind: str) -> None:
    """Nothing is carried out, and both [Undo] and [Start over] are there, and do what they say."""
    player, place = await _begun(world, kind)
    before = await _revision(world)
    panel = await _type(player, place, MOVES)
    assert f"{PLAN} · moves G6→G5, D8→D7" in panel.words, panel.words
    assert "Added to your draft:** moves G6→G5, D8→D7" in panel.words
    assert await _revision(world) == before
    assert {"Undo", "Start over"} <= set(labels(panel))
    back = (await player.click(panel, label="Undo")).response
    assert f"{PLAN} · moves G6→G5" in back.words
    assert "D8→D7" not in back.words
    asked = (await player.click(back, label="Start over")).response
    anew = (await player.click(asked, label="Start over")).response
    assert "Play a card" in anew.words
    assert await _revision(world) == before


@KINDS
async def test_one_wrong_line_adds_none(world: World, kind: str) -> None:
    player, place = await _begun(world, kind)
    before = await _revision(world)
    panel = await _type(player, place, "move G6-G5; move D8-D1")
    assert "⚠️ **move D8-D1** – " in panel.words
    assert "Nothing of your text was added to your draft." in panel.words
    assert PLAN in panel.words
    assert "moves" not in panel.words.split(PLAN)[1].splitlines()[0]
    assert await _revision(world) == before


@KINDS
@pytest.mark.parametrize("text", ["move G6-G5; attack E7xE5", "attack E7xE5; end"])
async def test_what_rolls_is_asked_about_and_names_the_draft(world: World, kind: str, text: str) -> None:
    player, place = await _begun(world, kind)
    before = await _revision(world)
    asked = await _type(player, place, text)
    assert f"Your draft is carried out with it: 🃏 Assault in the Center · {PLAN}." in asked.words
    assert "now:True" in asked.words
    assert labels(asked) == ["Carry it out", "Back"]
    assert await _revision(world) == before
    panel = (await player.click(asked, label="Back")).response
    assert PLAN in panel.words
    await player.click(await _type(player, place, text), label="Carry it out")
    await world.settle()
    log = await played(world)
    assert "attack E7xE5" in log


@KINDS
async def test_who_wants_it_now_has_it_now(world: World, kind: str) -> None:
    player, place = await _begun(world, kind)
    before = await _revision(world)
    panel = await _type(player, place, MOVES, now=True)
    assert await _revision(world) > before
    assert "Undo" in labels(panel)


@KINDS
async def test_half_a_turn_typed_begins_the_draft(world: World, kind: str) -> None:
    """Without a draft, too: nothing leaves one's hand, and all that the buttons would have drafted is there."""
    player, place = await _begun(world, kind)
    request = Request(player.id, 1, side="axis")
    for line in MOVES.split("; "):
        await world.bot.backend.drafts.play(request, line)
    pressed = await world.bot.backend.drafts.look(1, player.id, "axis")
    await world.bot.backend.drafts.clear(request)
    before = await _revision(world)
    panel = await _type(player, place, f"{'; '.join(BUTTONS)}; {MOVES}")
    assert await _revision(world) == before, panel.words
    assert f"{PLAN} · moves G6→G5, D8→D7" in panel.words
    assert {"Undo", "Start over"} <= set(labels(panel))
    typed = await world.bot.backend.drafts.look(1, player.id, "axis")
    assert (typed.view, typed.legal, typed.steps) == (pressed.view, pressed.legal, pressed.steps)
    assert [line.text for line in typed.lines] == [*BUTTONS, *MOVES.split("; ")]


@KINDS
async def test_what_now_has_done_is_taken_back_by_a_button(world: World, kind: str) -> None:
    """Orders and moves that are wanted now: what `/play undo` takes back [Undo] does."""
    player, place = await _begun(world, kind)
    await world.bot.backend.drafts.clear(Request(player.id, 1, side="axis"))
    before = await _revision(world)
    panel = await _type(player, place, f"{'; '.join(BUTTONS)}; {MOVES}", now=True)
    assert await _revision(world) > before
    assert buttons(panel, "undo"), panel.words
    panel = (await player.click(panel, label="Undo")).response
    assert "Your orders are a draft again" in panel.words, panel.words
    assert {"Undo", "Start over"} <= set(labels(panel))


@KINDS
async def test_a_card_of_its_own_does_not_drop_the_draft(world: World, kind: str) -> None:
    """Refused with what to do, whether it would roll, end the turn or neither; the draft is what it was."""
    player, place = await _begun(world, kind)
    before = await _revision(world)
    for text in (f"{CARD}; order D8", f"{CARD}; order D8; end", f"{CARD}; order E7; attack E7xE5"):
        panel = await _type(player, place, text)
        assert "your draft is still there. To add to it, leave the card out" in panel.words, text
        # It is no other card: what is missing stands there as it can be typed.
        missing = "order D8 G6" if "E7" in text else "order E7 G6"
        assert f"with the same card, and this text leaves out of it: `{missing}`" in panel.words, panel.words
        assert "another card" not in panel.words
        assert f"You typed: `{text}`" in panel.words
        assert PLAN in panel.words
        assert await _revision(world) == before
    # [Start over], which it names, is there.
    assert "Start over" in labels(panel)
    await player.click(panel, label="Start over")
    panel = await _type(player, place, f"{CARD}; order D8")
    assert "orders D8" in panel.words
    assert await _revision(world) == before


async def test_now_a_card_of_its_own_takes_the_place_of_the_draft(world: World) -> None:
    player, place = await _begun(world, "thread")
    await _type(player, place, f"{CARD}; order D8", now=True)
    log = await played(world)
    assert log[:2] == ["play assault-center", "order D8"]
    assert "order E7" not in log


@KINDS
async def test_a_text_that_has_the_draft_in_it_goes_on_from_it(world: World, kind: str) -> None:
    """However it is written: nothing of the draft is lost, and nothing carried out that could be taken back."""
    player, place = await _begun(world, kind)
    before = await _revision(world)
    panel = await _type(player, place, "assault center; orders E7, D8, G6 · moves G6→G5")
    assert "moves G6→G5" in panel.words
    assert await _revision(world) == before
    panel = await _type(player, place, f"{CARD}; order D8 E7 G6; move G6-G5")
    assert "moves G6→G5" in panel.words
    assert await _revision(world) == before
    asked = await _type(player, place, f"{CARD}; order D8 E7 G6; move G6-G5; attack E7xE5; end")
    assert "could still attack" in asked.words, asked.words
    await player.click(asked, label="Carry it out")
    await world.settle()
    log = await played(world)
    assert log.count("play assault-center") == 1
    assert "attack E7xE5" in log


@KINDS
async def test_an_end_that_only_closes_the_step_is_drafted(world: World, kind: str) -> None:
    player, place = await _begun(world, kind)
    before = await _revision(world)
    panel = await _type(player, place, "end")
    assert "Added to your draft:** ordering is over" in panel.words
    assert await _revision(world) == before
    assert PLAN in panel.words
    back = (await player.click(panel, label="Undo")).response
    assert PLAN in back.words


async def test_an_end_of_the_turn_names_the_draft_once(world: World) -> None:
    player, place = await _begun(world, "thread")
    asked = await _type(player, place, "end; end; end")
    assert f"Your draft is carried out with it: 🃏 Assault in the Center · {PLAN}." in asked.words
    assert asked.words.count(PLAN) == 1
    assert labels(asked) == ["Carry it out", "Back"]


async def test_what_is_typed_outlives_a_restart_and_a_second_press_does_nothing(world: World) -> None:
    player, place = await _begun(world, "thread")
    await _type(player, place, MOVES)
    await world.restart()
    panel = (await player.slash(place, "play turn")).response
    assert f"{PLAN} · moves G6→G5, D8→D7" in panel.words
    asked = await _type(player, place, "attack E7xE5")
    await at_once(
        world.env,
        lambda: player.click(asked, label="Carry it out"),
        lambda: player.click(asked, label="Carry it out"),
    )
    await world.settle()
    log = await played(world)
    assert log.count("attack E7xE5") == 1


async def test_an_old_undo_takes_nothing_of_what_was_typed_since(world: World) -> None:
    """[Undo] of the panel before the text belongs to another draft: the newer message is shown."""
    player, place = await _begun(world, "thread")
    old = (await player.slash(place, "play turn")).response
    await _type(player, place, MOVES)
    answer = (await player.click(old, label="Undo")).response
    assert "in a newer message" in answer.words
    assert f"{PLAN} · moves G6→G5, D8→D7" in (await player.slash(place, "play turn")).response.words


async def test_a_plan_for_the_next_turn_is_not_dropped_either(world: World) -> None:
    thread = await world.battle(scenario="vassieux")
    await doctor(world.bot, 1, hold("allies", "attack-left", "attack-right"))  # type: ignore[arg-type]
    before = await _revision(world)
    planned = await _type(world.ana, thread, "attack left")
    assert "Saved for your next turn:** 🃏 Attack on the Left Flank" in planned.words
    refused = await _type(world.ana, thread, "attack right")
    assert "your draft is still there" in refused.words
    assert "🃏 Attack on the Left Flank" in refused.words
    other = await _type(world.ana, thread, "attack right", now=True)
    assert "Saved for your next turn:** 🃏 Attack on the Right Flank" in other.words
    assert await _revision(world) == before


async def test_a_second_card_of_a_deal_is_added(world: World) -> None:
    """Overlord: whoever deals writes a card for each general."""
    staffs = Staffs(world, 4, 4)
    thread = await staffs.gather("omaha-beach-overlord")
    cards = "probe-left", "attack-center"
    await doctor(world.bot, 1, hold("axis", *cards))  # type: ignore[arg-type]
    chief = staffs.people["axis"][0]
    await world.bot.backend.drafts.play(Request(chief.id, 1), "play probe-left left")
    before = await _revision(world)
    panel = await _type(chief, thread, "attack center right")
    assert "Right" in panel.words.split("**Attack in the Center**")[0].splitlines()[-1]
    assert await _revision(world) == before
    lines = [line.text for line in (await world.bot.backend.drafts.look(1, chief.id)).lines]
    assert lines == ["play probe-left left", "play attack-center right"]


async def test_a_team_drafts_as_before(world: World) -> None:
    """One's own part of what several draft: a text is added to it, and nothing is carried out."""
    await both_plan(world)
    thread = world.thread()
    before = await _revision(world)
    legal = await world.bot.backend.games.legal(1, world.ana.id)
    line = next((one for one in legal if one.startswith("order ")), str(legal))
    panel = await _type(world.ana, thread, line)
    assert f"orders {line.removeprefix('order ')}" in panel.words, (line, panel.words)
    assert await _revision(world) == before
    assert not buttons(panel, "undo")


async def test_a_move_says_who_could_still_have_been_ordered(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It closes the orders: that is said once, and a refused order says how to come back."""
    thread = await table(world, monkeypatch, "A:inf@E4;F5;G4;A1 X:inf@E8;M9", "attack-center")
    await world.ana.slash(thread, "play card", card="attack-center")
    await world.ana.slash(thread, "play order", units="E4")
    panel = (await world.ana.slash(thread, "play move", **{"from": "E4", "to": "E3"})).response
    said = "2 more units could have been ordered: F5, G4 – [Undo] goes back."
    assert said in panel.words, panel.words
    assert "could have been" not in (await world.ana.slash(thread, "play turn")).response.words
    refused = (await world.ana.slash(thread, "play order", units="F5")).response.words
    assert "[Undo] opens them again" in refused, refused
    await world.ana.slash(thread, "play undo")
    ordered = (await world.ana.slash(thread, "play order", units="F5 G4")).response.words
    assert "could have been" not in ordered


@pytest.mark.parametrize("together", [True, False])
async def test_a_text_says_who_could_still_have_been_ordered(
    world: World, monkeypatch: pytest.MonkeyPatch, together: bool
) -> None:
    """From its orders to its moves, in one or behind a draft."""
    thread = await table(world, monkeypatch, "A:inf@E4;F5;G4;A1 X:inf@E8;M9", "attack-center")
    await world.ana.slash(thread, "play card", card="attack-center")
    lines = ["order E4 F5", "move E4-E3"]
    for text in ["; ".join(lines)] if together else lines:
        panel = await type_orders(world, thread, text)
    assert "1 more unit could have been ordered: G4 – [Undo] goes back." in panel.words, panel.words


async def test_a_hex_that_the_draft_changes_is_said_to_be_of_the_draft(world: World) -> None:
    """It answers for what is drafted: whoever has moved away on paper finds nobody there."""
    player, place = await _begun(world, "thread")
    await _type(player, place, MOVES)
    for name, of_draft in (("G6", True), ("G5", True), ("E7", False)):
        panel = (await player.slash(place, "rules hex", name=name)).response
        assert ("📝 As your draft has it; nothing of it is played yet." in panel.words) is of_draft, (
            panel.words
        )
    await player.slash(place, "play undo")
    await player.slash(place, "play undo")
    assert "📝" not in (await player.slash(place, "rules hex", name="G6")).response.words
