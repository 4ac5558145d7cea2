"""What a prompt says a card or a move would bring is what it brings."""

from __future__ import annotations

import re
from typing import Any

import pytest

from engine.rules.cards.table import CARDS
from tests.bot.discord.player import ByButtons, buttons, controls, lists
from tests.bot.discord.positions import table
from tests.bot.discord.test_promises import press, ready_to_move, tap
from tests.bot.discord.test_team_newcomers import drafting
from tests.bot.game.doctored import doctor, give, hold
from tests.bot.kit.world import World


async def _panel(world: World, *cards: str) -> tuple[ByButtons, Any]:
    """Ana's turn at Pegasus Bridge with these cards in her hand."""
    thread = await world.battle()
    for card in cards:
        await doctor(world.bot, 1, give("allies", card))
    player = ByButtons(world, world.ana, upwards=True)
    notice = world.raw(world.last(thread))
    return player, await player.press(notice, buttons(notice, "turn")[0])


@pytest.mark.parametrize(
    ("card", "promise"),
    [("dig-in", "Orders 4 of 4 now."), ("behind-enemy-lines", "Orders 1 of 1 now.")],
)
async def test_a_card_for_infantry_on_foot(world: World, card: str, promise: str) -> None:
    """Nine of them stand there: the card says how many it orders, and the next prompt says the same."""
    player, panel = await _panel(world, card)
    name = "Dig In" if card == "dig-in" else "Behind Enemy Lines"
    said = next(line for line in panel.words.splitlines() if f"· {name}**" in line)
    assert promise in said
    panel = await player.press(panel, next(one for one in buttons(panel, "do") if one.endswith(f" {card}")))
    assert f"0 of {CARDS[card].slots[0].number} ordered" in panel.words


async def test_orders_to_go_are_those_that_can_be_given(world: World) -> None:
    """Two in each section: with nobody on a flank there are no orders for it."""
    player, panel = await _panel(world, "general-advance")
    found = re.search(r"General Advance.*?Orders (\d) of 6 now", panel.words)
    assert found is not None
    panel = await player.press(panel, next(one for one in buttons(panel, "do") if "general-advance" in one))
    given = 0
    while "Order units" in panel.words:
        assert f"{given} of {found[1]} ordered." in panel.words
        panel = await player.press(panel, next(one for one in buttons(panel, "do") if ":order " in one))
        given += 1
    assert given == int(found[1])


async def test_a_card_for_a_section_of_choice(world: World) -> None:
    """Infantry Assault: how many in each section, on the button that chooses it, and in the orders with its name."""
    player, panel = await _panel(world, "infantry-assault")
    said = re.search(r"Infantry Assault.*?Orders now: (.*?)\.\*", panel.words)
    assert said is not None
    sections = dict(one.split(": ") for one in said[1].split(" · "))
    assert sections
    press = next(one for one in buttons(panel, "do") if "infantry-assault" in one)
    panel = await player.press(panel, press)
    chosen = {one["label"]: one["custom_id"] for one in controls(panel) if ":choose " in one["custom_id"]}
    # Buttons begin with a capital.
    labels = {
        f"{section[:1].upper()}{section[1:]}: {number}": section for section, number in sections.items()
    }
    assert set(chosen) == set(labels)
    for label, button in chosen.items():
        section, number = labels[label], label.partition(": ")[2]
        there = await player.press(panel, button)
        assert f"{section}: all infantry): 0 of {number} ordered." in there.words
        assert there.words.count("ordered.") == 1
        panel = (await world.ana.click(there, label="Undo")).response


async def test_a_move_says_whether_a_battle_is_left(world: World) -> None:
    """Infantry battles after one hex, not after two, and not on entering woods."""
    player, panel = await _panel(world, "direct-from-hq")
    panel = await player.press(panel, next(one for one in buttons(panel, "do") if "direct-from-hq" in one))
    for _ in range(4):
        orders = [one for one in buttons(panel, "do") if ":order " in one]
        panel = await player.press(panel, orders[0])
    notes = [option["description"] for one in lists(panel, "pick") for option in one["options"]]
    assert any(note.startswith("1 hex") and "no battle" not in note for note in notes), controls(panel)
    assert all("no battle" in note for note in notes if note.startswith("2 hexes"))


async def test_a_move_says_with_whom_it_may_battle(world: World) -> None:
    """Those it could attack from there, as the battle lists them afterwards; nobody, where nobody is in reach."""
    _, panel = await ready_to_move(world)
    options = [option for one in lists(panel, "pick") for option in one["options"]]
    named = [one for one in options if "may battle " in one["description"]]
    assert named
    assert any("nobody in reach" in one["description"] for one in options)
    # Somebody beside it that it cannot attack is not out of reach.
    assert not [
        one for one in options if "nobody in reach" in one["description"] and "next to" in one["description"]
    ]
    chosen = max(named, key=lambda one: one["description"].count(","))
    found = re.search(r"may battle (.*?)(?: · |$)", chosen["description"])
    assert found is not None
    told = [one.split() for one in found[1].split(" +")[0].split(", ")]
    end = chosen["label"].split()[0]
    panel = (await world.bo.select(panel, [chosen["value"]], custom_id=_list_of(panel, chosen))).response
    panel = await tap(world, panel, "Confirm and attack")
    for at, _, dice, _ in told:
        assert f"• {end} × {at}" in panel.words
        (label,) = [one["label"] for one in controls(panel) if f":attack {end}x{at}" in one["custom_id"]]
        assert f" {dice} 🎲 · " in label


def _list_of(panel: Any, option: Any) -> str:
    return next(one["custom_id"] for one in lists(panel, "pick") if option in one["options"])


async def test_a_card_that_lets_nobody_move_tells_who_has_a_target(world: World) -> None:
    """Firefight: whoever sees nobody is ordered for nothing, and his button is grey (CARD-FIREFIGHT-1)."""
    thread = await world.battle(scenario="vassieux")
    await doctor(world.bot, 1, hold("axis", "firefight"))  # type: ignore[arg-type]
    panel = (await world.bo.click(world.last(thread), label="Take turn")).response
    panel = await press(world, panel, next(one for one in buttons(panel, "do") if "firefight" in one))
    lines = {line[2:].split()[0]: line for line in panel.words.splitlines() if line.startswith("• ")}
    orders = {one["label"].split()[0]: one for one in controls(panel) if ":order " in one["custom_id"]}
    assert {*lines} == {*orders}
    idle = {at for at, line in lines.items() if "nobody in reach" in line}
    able = {at for at, line in lines.items() if "may battle " in line}
    assert idle | able == {*lines}
    assert idle
    assert able
    for at, one in orders.items():
        assert one["style"] == (2 if at in idle else 1), one
    # What is promised is offered.
    at = min(able)
    target = lines[at].partition("may battle ")[2].split()[0]
    panel = await press(world, panel, orders[at]["custom_id"])
    panel = await tap(world, panel, "Done ordering")
    assert f"• {at} × {target}" in panel.words


async def test_a_counter_attack_with_nothing_to_copy_says_so(world: World) -> None:
    """In the first turn the other side has played no card (CARD-COUNTER-5)."""
    _, panel = await _panel(world, "counter-attack")
    said = next(line for line in panel.words.splitlines() if "· Counter-Attack**" in line)
    assert "*🚫 Orders nobody now: the other side has played no card yet.*" in said


async def test_a_counter_attack_names_what_it_copies(world: World) -> None:
    """Whoever holds it need not remember what the other side has played; left and right change places."""
    thread = await world.battle()
    await doctor(world.bot, 1, hold("allies", "probe-left"))  # type: ignore[arg-type]
    await doctor(world.bot, 1, hold("axis", "counter-attack"))  # type: ignore[arg-type]
    await world.ana.slash(thread, "play orders", text="play probe-left; end; end; end", now=True)
    panel = (await world.bo.slash(thread, "play turn")).response
    said = next(line for line in panel.words.splitlines() if "· Counter-Attack**" in line)
    assert "Now it is Probe on the Right Flank." in said


async def test_a_counter_attack_names_a_strike_it_copies(world: World) -> None:
    thread = await world.battle()
    await doctor(world.bot, 1, hold("allies", "air-power"))  # type: ignore[arg-type]
    await doctor(world.bot, 1, hold("axis", "counter-attack"))  # type: ignore[arg-type]
    await world.ana.slash(thread, "play orders", text="play air-power; choose D6", now=True)
    panel = (await world.bo.slash(thread, "play turn")).response
    said = next(line for line in panel.words.splitlines() if "· Counter-Attack**" in line)
    assert "Now it is Air Power." in said


async def test_a_card_for_everybody_that_finds_nobody_says_so(world: World) -> None:
    """Nobody stands on the right flank of Pegasus Bridge, and nobody next to an enemy."""
    thread = await world.battle()
    await doctor(world.bot, 1, hold("allies", "assault-right", "close-assault"))  # type: ignore[arg-type]
    panel = (await world.ana.slash(thread, "play turn")).response
    for name in ("Assault on the Right Flank", "Close Assault"):
        said = next(line for line in panel.words.splitlines() if f"· {name}**" in line)
        assert said.endswith("*🚫 Orders nobody now.*"), said


@pytest.mark.parametrize("ground", ["sandbags@F5", "river@F5 bridge@F5 sandbags@F5"])
async def test_whoever_cannot_dig_in_is_named_before_he_is_ordered(
    world: World, monkeypatch: pytest.MonkeyPatch, ground: str
) -> None:
    """The order is used up all the same (AMB-16): in the list, and once it is drafted."""
    thread = await table(world, monkeypatch, f"A:inf@E5;F5;H5 X:inf4@E8;M9 {ground}", "dig-in")
    panel = (await world.ana.slash(thread, "play card", card="dig-in")).response
    said = [line for line in panel.words.splitlines() if "no sandbags" in line and "⚠️" not in line]
    assert len(said) == 1, panel.words
    assert "F5" in said[0]
    panel = (await world.ana.slash(thread, "play orders", text="order F5 H5")).response
    assert "⚠️ F5 gets no sandbags" in panel.words, panel.words


async def test_in_a_team_whoever_cannot_dig_in_is_named_too(world: World) -> None:
    staffs = await drafting(world, "A:inf@B5;C3;G5;L5 X:inf4@B6;M9 sandbags@B5", "dig-in")
    said = []
    for one in staffs.people["allies"]:
        panel = (await one.slash(world.thread(), "play orders", text="order B5 C3")).response
        said += [line for line in panel.words.splitlines() if "B5 gets no sandbags" in line]
    assert len(said) == 1


async def test_medics_without_wounded_order_nobody(world: World) -> None:
    """In the list, on the button and in [Hand]; the card once chosen says the same."""
    thread = await world.battle()
    await doctor(world.bot, 1, hold("allies", "medics-and-mechanics", "probe-center"))  # type: ignore[arg-type]
    panel = (await world.ana.slash(thread, "play turn")).response
    hand = (await world.ana.click(panel, label="Hand")).response
    for one in (panel, hand):
        named = ("Medics & Mechanics**", "Probe in the Center**")
        lines = [line for line in one.words.splitlines() if any(name in line for name in named)]
        assert ["🚫 Orders nobody now." in line for line in lines] == [False, True], lines
    cards = {one["label"]: one["style"] for row in panel.rows for one in row["components"] if "label" in one}
    assert [style for label, style in cards.items() if "Medics" in label] == [2], cards
    assert [style for label, style in cards.items() if "Probe center" in label] == [1], cards
    panel = (await world.ana.slash(thread, "play card", card="medics-and-mechanics")).response
    assert "This card orders nobody now." in panel.words
