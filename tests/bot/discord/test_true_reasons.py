"""The first thing that is really wrong, whoever asks: a whole turn in text, a command into the draft, /rules why."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import pytest

from bot.game.values import Request
from tests.boards import scenario_of
from tests.bot.discord.player import ByButtons, buttons, controls, lists
from tests.bot.discord.positions import TITLE, table
from tests.bot.game.doctored import doctor
from tests.bot.kit.world import World

FAR = "A:inf@A1 X:inf@M9"


class Dispute(NamedTuple):
    """A position, what is said till then, the line that is wrong, and why."""

    board: str
    cards: str
    before: str
    line: str
    why: str
    #: What has been played already, with these dice.
    played: str = ""
    dice: str = ""
    #: The command that puts the line into a draft, and its options.
    command: tuple[str, Mapping[str, str]] | None = None


def _order(units: str) -> tuple[str, dict[str, str]]:
    return "play order", {"units": units}


THREE = "A:inf@A1;B1;C1 A:inf@L1 X:inf@M9"
DISPUTES = {
    "too many units": Dispute(
        f"{FAR} A:inf@E1;F1", "recon-center", "play recon-center", "order E1 F1", "The card orders 1 unit",
        command=_order("E1 F1")),
    "a third on a flank of General Advance": Dispute(
        THREE, "general-advance", "play general-advance", "order A1 B1 C1", "orders 2 units on the left flank",
        command=_order("A1 B1 C1")),
    "a third on a flank of Pincer Move": Dispute(
        THREE, "pincer-move", "play pincer-move", "order A1 B1 C1", "orders 2 units on the left flank",
        command=_order("A1 B1 C1")),
    "the wrong class for Their Finest Hour": Dispute(
        "A:inf@E1 A:art@F1;G1 X:inf@M9", "their-finest-hour recon-left", "", "order F1 G1",
        "what is left is for infantry only", "play their-finest-hour; roll", "IS", _order("F1 G1")),
    "after the turn closed itself": Dispute(
        "A:arm@E4 X:inf@G4 town@F4", "probe-center", "play probe-center; order E4; move E4-F4", "attack F4xG4",
        "entered town at F4", command=("play battle", {"from": "F4", "target": "G4"})),
    "an attack in an earlier step": Dispute(
        f"{FAR} A:inf@E4 X:inf@I4", "probe-center", "", "attack E4xI4", "Out of range: 4 hexes, it reaches 3",
        command=("play battle", {"from": "E4", "target": "I4"})),
    "nothing left to roll": Dispute(
        f"{FAR} A:inf@E4 X:inf@H4 forest@H4", "probe-center", "", "attack E4xH4",
        "No dice are left against H4: 1 by distance − 1 forest",
        command=("play battle", {"from": "E4", "target": "H4"})),
    "artillery before a steep hill": Dispute(
        f"{FAR} A:art@E5 steep-hill@E6", "probe-center", "play probe-center; order E5", "move E5-E6",
        "Too far: 2 hexes, it can make 1", command=("play move", {"from": "E5", "to": "E6"})),
    "Air Power at a camouflaged unit": Dispute(
        f"{FAR} X:inf+camouflaged@E5", "air-power", "play air-power", "choose E5", "The unit at E5 is camouflaged",
        command=("play choose", {"what": "E5"})),
    "a road move too long by one": Dispute(
        f"{FAR} road@B5;C5;D5;E5;F5 A:inf@B5", "probe-left", "play probe-left; order B5", "move B5-C5-D5-E5-F5",
        "Too far: 4 hexes, it can make 3", command=("play move", {"from": "B5", "to": "F5"})),
}  # fmt: skip


@pytest.mark.parametrize("name", DISPUTES)
async def test_the_same_reason_at_every_door(
    world: World, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    dispute = DISPUTES[name]
    thread = await table(
        world, monkeypatch, dispute.board, dispute.cards, played=dispute.played, dice=dispute.dice
    )
    text = "; ".join(filter(None, (dispute.before, dispute.line)))
    told = (await world.ana.slash(thread, "play orders", text=text)).response.words
    assert dispute.why in told, f"/play orders: {told}"
    for line in filter(None, dispute.before.split("; ")):
        await world.bot.backend.drafts.add(Request(world.ana.id, 1), line)
    told = (await world.ana.slash(thread, "rules why", line=dispute.line)).response.words
    assert dispute.why in told, f"/rules why: {told}"
    assert dispute.command is not None
    command, options = dispute.command
    told = (await world.ana.slash(thread, command, **options)).response.words
    assert dispute.why in told, f"/{command}: {told}"
    assert (await world.bot.backend.games.card(1)).active == "allies"


async def test_the_hex_of_an_air_drop_is_chosen(world: World) -> None:
    """Sainte-Mère-Église: from the list below the prompt, or by command; it is the Allied player's choice."""
    thread = await world.battle(scenario="sainte-mere-eglise")
    player = ByButtons(world, world.ana, upwards=True)
    notice = world.raw(world.last(thread))
    panel = await player.press(notice, buttons(notice, "turn")[0])
    assert "above which hex" in panel.words
    (falls,) = lists(panel, "pick")
    more = next(one["value"] for one in falls["options"] if one["value"].startswith("page:"))
    panel = await player.choose(panel, falls["custom_id"], more)
    (falls,) = lists(panel, "pick")
    line = falls["options"][3]["value"]
    panel = await player.choose(panel, falls["custom_id"], line)
    assert line.removeprefix("choose ") in panel.words
    await player.press(
        panel, next(one["custom_id"] for one in controls(panel) if "confirm" in one["custom_id"])
    )
    await world.settle()
    log = await world.bot.backend.games.log(1)
    assert line in [one.notation for one in log]
    assert (await world.bot.backend.games.card(1)).decision == "play"


async def test_frozen_ground_lists_three_units(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """A combat card for up to three: the list takes one after the other, and what is pressed is what is played."""
    dispute = Dispute(f"{FAR} A:inf@E4;F4;G4", "direct-from-hq", "", "", "")
    card = "combat-frozen-ground"
    scenario = {**scenario_of(dispute.board), **TITLE, "rules": {"combat-cards": {}}}
    monkeypatch.setattr("tests.bot.discord.positions.scenario_of", lambda board: scenario)
    thread = await table(
        world, monkeypatch, dispute.board, dispute.cards, played=dispute.played, dice=dispute.dice
    )

    def hold(data: dict[str, Any]) -> None:
        data["memory"]["combat-hand-allies"] = [card]

    await doctor(world.bot, 1, hold)  # type: ignore[arg-type]
    for line in ("play direct-from-hq", "order E4 F4 G4", "end"):
        await world.bot.backend.drafts.add(Request(world.ana.id, 1), line)
    player = ByButtons(world, world.ana, upwards=True)
    notice = world.raw(world.last(thread))
    panel = await player.press(notice, buttons(notice, "turn")[0])
    for at in ("E4", "F4", "G4"):
        (units,) = lists(panel, "ability")
        assert at in [one["value"] for one in units["options"]]
        panel = await player.choose(panel, units["custom_id"], at)
    wanted = f"use combat-card {card} E4 F4 G4"
    assert wanted in str(panel.components) or wanted in panel.words
