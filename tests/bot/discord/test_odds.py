"""The chances of an attack stand beside its button and in the answer to /rules why, where the table wants them."""

from __future__ import annotations

import re
from typing import Any

import pytest

from engine.actions import Attack, parse
from engine.odds import of_attack
from tests.bot.discord.player import asked, buttons, controls, lists
from tests.bot.discord.positions import table
from tests.bot.discord.test_team_bombard import bombard, planning, shot
from tests.bot.game.doctored import doctor, hold
from tests.bot.kit.world import World

_TEXT = "play artillery-bombard; order E2 H2 J2; end"


async def _to_attack(world: World, **options: Any) -> tuple[Any, Any]:
    """Ana (Allies) at Arracourt has three guns that see an enemy. Returns the thread, and her panel."""
    thread = await world.battle(scenario="arracourt", **options)
    card = next(one for one in await world.bot.backend.games.legal(1, world.bo.id) if "play probe" in one)
    await world.bo.slash(thread, "play orders", text=f"{card}; end; end", now=True)
    await doctor(world.bot, 1, hold("allies", "artillery-bombard"))  # type: ignore[arg-type]
    return thread, (await world.ana.slash(thread, "play orders", text=_TEXT)).response


async def test_each_attack_says_its_chances(world: World) -> None:
    """The numbers are the engine's own, and no answer to fire is foretold."""
    thread, panel = await _to_attack(world)
    lines = [line for line in panel.words.splitlines() if line.startswith("• ")]
    assert len(lines) == len(
        [one for one in buttons(panel, "do") + buttons(panel, "sure") if ":attack " in one]
    )
    assert not any("Ambush" in line for line in lines)
    origin, target = re.findall(r"([A-Z]\d+) × ([A-Z]\d+)", lines[0])[0]
    live = await world.bot.backend.desk.load(1)
    board = live.state.battle.board
    attack = parse(f"attack {origin}x{target}", board)
    assert isinstance(attack, Attack)
    told = of_attack(live.state, attack)
    assert told is not None
    assert f"{told.losses:.1f} lost" in lines[0]
    if round(100 * told.kill):
        assert f"{round(100 * told.kill)}% destroyed" in lines[0]
    answer = (await world.ana.slash(thread, "rules why", line=f"attack {origin}x{target}")).response
    assert f"{told.losses:.1f} lost on average" in answer.words


async def test_the_best_attack_stands_first_and_says_whom_it_meets(world: World) -> None:
    """By what the engine expects of each; its button names what stands there and what may become of it."""
    _, panel = await _to_attack(world)
    pressed = [one for one in controls(panel) if ":attack " in one["custom_id"]]
    live = await world.bot.backend.desk.load(1)
    board, worth = live.state.battle.board, []
    for one in pressed:
        attack = parse("attack " + asked(one["custom_id"]).removeprefix("attack "), board)
        assert isinstance(attack, Attack)
        told, unit = of_attack(live.state, attack), live.state.units[attack.target]
        assert told is not None
        worth.append(told.worth)
        kind = {"infantry": "Inf", "armor": "Arm", "artillery": "Art"}[unit.kind]
        assert f"× {board.names[attack.target]} {kind}" in one["label"]
        # One measure for all of them: two could not be compared.
        assert one["label"].endswith(f"about {told.losses:.1f} lost")
    assert len(worth) > 1
    assert worth == sorted(worth, reverse=True)
    # The lines above stand in the order of the buttons.
    lines = [line for line in panel.words.splitlines() if line.startswith("• ")]
    assert [line[2:4] for line in lines] == [one["label"][:2] for one in pressed]


async def test_a_table_may_play_without(world: World) -> None:
    """The invitation says so, and neither prompt nor answer tells more than the dice."""
    thread, panel = await _to_attack(world, odds=False)
    assert "lost" not in panel.words
    assert not any("lost on" in str(one) or "destroyed" in str(one) for one in controls(panel))
    attack = next(one for one in buttons(panel, "do") if ":attack " in one).split(":attack ")[1].split(":")[0]
    answer = (await world.ana.slash(thread, "rules why", line=f"attack {attack}")).response
    assert "is possible now" in answer.words
    assert "lost on average" not in answer.words


@pytest.mark.parametrize("odds", [True, False])
async def test_the_terms_say_so(world: World, odds: bool) -> None:
    await world.ana.slash(world.lobby, "game new", scenario="arracourt", odds=odds)
    await world.settle()
    assert ("without their chances" in world.last(world.lobby).words) is not odds


async def _to_barrage(world: World, *, odds: bool) -> tuple[Any, Any, dict[str, Any]]:
    """Thread, panel and the list of what Ana may strike with her Barrage."""
    thread = await world.battle(scenario="arracourt", odds=odds)
    card = next(one for one in await world.bot.backend.games.legal(1, world.bo.id) if "play probe" in one)
    await world.bo.slash(thread, "play orders", text=f"{card}; end; end", now=True)
    await doctor(world.bot, 1, hold("allies", "barrage"))  # type: ignore[arg-type]
    panel = (await world.ana.slash(thread, "play card", card="barrage")).response
    (offered,) = lists(panel, "targets")
    return thread, panel, offered


@pytest.mark.parametrize("odds", [True, False])
async def test_targets_of_a_card_say_their_chances(world: World, odds: bool) -> None:
    """In the list of what may be struck, and where it is asked; a table that wants none is told none."""
    thread, _, offered = await _to_barrage(world, odds=odds)
    told = [one for one in offered["options"] if "lost on average" in (one.get("description") or "")]
    assert len(told) == (len(offered["options"]) if odds else 0)
    line = f"choose {offered['options'][0]['value']}"
    answer = (await world.ana.slash(thread, "rules why", line=line)).response
    assert "is possible now" in answer.words
    assert ("lost on average" in answer.words) is odds


# The draft: what is chosen and not yet rolled


def _told(panel: Any) -> list[str]:
    return [line for line in panel.words.splitlines() if line.startswith("🎲")]


@pytest.mark.parametrize("odds", [True, False])
async def test_chosen_targets_say_their_chances(world: World, odds: bool) -> None:
    """Before [Fire at ...] is pressed, as the list said it."""
    _, panel, offered = await _to_barrage(world, odds=odds)
    target = offered["options"][0]
    panel = (await world.ana.select(panel, [target["value"]], custom_id=offered["custom_id"])).response
    assert any("Fire at" in str(one) for one in panel.components)
    assert _told(panel) == ([f"🎲 {target['value']}: {target['description']}"] if odds else [])


def figures(line: str) -> list[str]:
    """The figures lost and the chances in a line, whatever words stand beside them."""
    return re.findall(r"\d+\.\d|\d+(?= %)", line)


@pytest.mark.parametrize("odds", [True, False])
async def test_a_text_says_the_chances_of_its_attacks(world: World, odds: bool) -> None:
    """It is shown before it rolls: each attack as everything stands then, one line each."""
    thread, panel = await _to_attack(world, odds=odds)
    given = [one.split(":attack ")[1].split(":")[0] for one in buttons(panel, "do") if ":attack " in one]
    first, second = next((a, b) for a in given for b in given if a.split("x")[0] != b.split("x")[0])
    lines = [one for one in panel.words.splitlines() if one.startswith("• ")]
    asked = (await world.ana.slash(thread, "play orders", text=f"attack {first}; attack {second}")).response
    assert "Carry it out" in str(asked.components)
    told = _told(asked)
    assert [one.split(":")[0] for one in told] == (
        [f"🎲 {one.replace('x', '×')}" for one in (first, second)] if odds else []
    )
    for one in told:
        assert any(figures(line) == figures(one) for line in lines)


@pytest.mark.parametrize("odds", [True, False])
async def test_a_planned_battle_says_its_chances(world: World, odds: bool) -> None:
    """A general's draft: as the list has said it before; both shots of a gun, each in its line."""
    staffs, panel = await planning(world, bombard(), "F3", "H3", odds=odds)
    player = staffs.generals[world.ana.id]
    offered = [one for one in panel.words.splitlines() if one.startswith("• F3 × F9")]
    assert bool(offered) is odds
    for number in (1, 2):
        panel = await player.press(panel, shot(panel, "F3xF9"))
        told = _told(panel)
        assert len(told) == (number if odds else 0)
        assert all(one.startswith("🎲 F3×F9: ") and figures(one) == figures(offered[0]) for one in told)


@pytest.mark.parametrize(("targets", "attacks"), [("F7", 4), ("F7;G7", 8), ("E7;F7;G7", 11)])
async def test_each_of_many_attacks_says_what_may_be_lost(
    world: World, monkeypatch: pytest.MonkeyPatch, targets: str, attacks: int
) -> None:
    """On a phone each has a line to itself, however many there are."""
    board = f"A:inf@E5;F5;G5;H5;A1 X:inf4@{targets};M9"
    played = "play direct-from-hq; order E5; order F5; order G5; order H5; end"
    thread = await table(world, monkeypatch, board, "direct-from-hq", played=played)
    panel = (await world.ana.slash(thread, "play turn")).response
    labels = [one["label"] for one in controls(panel) if ":attack " in one["custom_id"]]
    assert len(labels) == attacks
    assert all("about " in one and one.endswith(" lost") for one in labels), labels
