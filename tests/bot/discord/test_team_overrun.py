"""Overrun in a team: what follows ground that is taken is asked of the general whose tank it is."""

from __future__ import annotations

from typing import Any

import pytest

from bot.game.values import Request
from tests.boards import scenario_of
from tests.bot.discord.player import asked, buttons, lists
from tests.bot.discord.positions import TITLE, rolling, shows
from tests.bot.discord.staffs import Staffs
from tests.bot.discord.test_promises import labels
from tests.bot.game.doctored import doctor, hold
from tests.bot.kit.world import World

#: Bo's tank somewhere, one of Ana, an enemy to be run down at B5, and one behind it.
BOARD = "A:arm@{};F3 X:inf1@B5 X:inf4@B7;L9"


async def begun(world: World, monkeypatch: pytest.MonkeyPatch, special: Any, start: str) -> Staffs:
    """Two against one on this board; a card that all generals order by is played, and every die shows infantry."""
    scenario = {**scenario_of(BOARD.format(start)), **TITLE, "rules": special}
    shows(world, monkeypatch, scenario)
    staffs = Staffs(world, 2, 1)
    await staffs.gather("dispute")
    await doctor(world.bot, 1, hold("allies", "direct-from-hq"))  # type: ignore[arg-type]
    rolling(monkeypatch, "I" * 30)
    panel = (await world.ana.slash(world.thread(), "play card", card="direct-from-hq")).response
    await world.ana.click(panel, custom_id=buttons(panel, "confirm")[0])
    await world.settle()
    return staffs


async def carried_out(world: World, staffs: Staffs, text: str) -> None:
    """Bo has drafted so much for his tank and both are ready."""
    thread = world.thread()
    for who, drafted in ((world.bo, text), (world.ana, "order F3")):
        said = who.slash(thread, "play orders", text=drafted) if drafted else who.slash(thread, "play turn")
        panel = (await said).response
        panel = (await who.click(panel, custom_id=buttons(panel, "ready")[0])).response
        for one in buttons(panel, "ready-sure"):
            panel = (await who.click(panel, custom_id=one)).response
    await world.settle()
    assert "advance" in [one.notation for one in await world.bot.backend.games.log(1)]


@pytest.mark.parametrize("moves", [True, False])
@pytest.mark.parametrize("start", ["B4", "B3"])
async def test_the_hex_more_in_the_desert_is_asked_of_the_general(
    world: World, monkeypatch: pytest.MonkeyPatch, start: str, moves: bool
) -> None:
    """CM-DES-1: whose tank has taken ground goes on, or stays, and overruns, whether it has moved before or not."""
    staffs = await begun(world, monkeypatch, {"desert": {}}, start)
    way = "" if start == "B4" else f"move {start}-B4; "
    await carried_out(world, staffs, f"order {start}; {way}attack B4xB5; advance")
    assert (await staffs.card()).awaited == (world.bo.id,)
    other = (await world.ana.slash(world.thread(), "play turn")).response
    assert not lists(other, "pick")
    panel = (await world.bo.slash(world.thread(), "play turn")).response
    (choices,) = lists(panel, "pick")
    if moves:
        panel = (await world.bo.select(panel, ["move B5-B6"], custom_id=choices["custom_id"])).response
    panel = (await world.bo.click(panel, custom_id=buttons(panel, "confirm")[0])).response
    await world.settle()
    assert (await staffs.card()).awaited == (world.bo.id,)
    at = "B6" if moves else "B5"
    panel = (await world.bo.slash(world.thread(), "play turn")).response
    (attack,) = [one for one in buttons(panel, "do") if asked(one) == f"attack {at}xB7"]
    await world.bo.click(panel, custom_id=attack)
    await world.settle()
    assert f"attack {at}xB7" in [one.notation for one in await world.bot.backend.games.log(1)]


async def test_an_overrun_is_planned_behind_the_ground(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """OVR-01: nothing is to be moved first, so it is planned, and fought with all the rest."""
    staffs = await begun(world, monkeypatch, {}, "B4")
    panel = (
        await world.bo.slash(world.thread(), "play orders", text="order B4; attack B4xB5; advance")
    ).response
    assert [asked(one) for one in buttons(panel, "do") if "attack" in one] == ["attack B5xB7"]
    await carried_out(world, staffs, "attack B5xB7")
    assert "attack B5xB7" in [one.notation for one in await world.bot.backend.games.log(1)]


async def test_an_overrun_that_is_not_planned_is_asked_for_then(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever takes ground and plans no overrun has lost nothing: he reads that he is asked once it is taken."""
    staffs = await begun(world, monkeypatch, {}, "B4")
    text = "order B4; attack B4xB5; advance"
    panel = (await world.bo.slash(world.thread(), "play orders", text=text)).response
    assert [one for one in labels(panel) if one.startswith("Ready")] == ["Ready"]
    assert "If B5 is taken, your unit may attack once more" in panel.words
    await carried_out(world, staffs, "")
    assert (await staffs.card()).awaited == (world.bo.id,)
    panel = (await world.bo.slash(world.thread(), "play turn")).response
    (attack,) = [one for one in buttons(panel, "do") if asked(one) == "attack B5xB7"]
    await world.bo.click(panel, custom_id=attack)
    await world.settle()
    assert "attack B5xB7" in [one.notation for one in await world.bot.backend.games.log(1)]


async def test_an_ambush_by_standing_order_is_named(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who carries out what all have planned reads it, and so do his side and everybody, before what it led to."""
    await begun(world, monkeypatch, {}, "B4")
    await doctor(world.bot, 1, hold("axis", "ambush"))  # type: ignore[arg-type]
    await world.bot.backend.standing.set(Request(world.cy.id, 1), ambush="always")
    thread = world.thread()
    await world.bo.slash(thread, "play orders", text="order B4; attack B4xB5; stay; ready")
    panel = (await world.ana.slash(thread, "play orders", text="order F3; ready")).response
    panel = (await world.ana.click(panel, custom_id=buttons(panel, "ready-sure")[0])).response
    await world.settle()
    side = "\n".join(one.words for one in world.side("allies").history())
    public = "\n".join(one.words for one in thread.history())
    for told in (panel.words, side, public):
        assert "Axis play Ambush at B5!" in told, told
