"""What was rolled in a turn stays to be read in the panel, and a computer's answer comes to where it is waited for."""

from __future__ import annotations

from typing import Any

from tests.bot.discord.player import ByButtons
from tests.bot.discord.test_computers import begun
from tests.bot.discord.test_double_taps import ready_to_attack
from tests.bot.discord.test_promises import attacks, press, tap
from tests.bot.game.doctored import doctor, hold
from tests.bot.kit.world import World


def _fight(panel: Any, attack: str) -> str:
    """The beginning of the line that tells of an attack."""
    origin, target = attack.rsplit("attack ", 1)[1].partition("@")[0].split("x")
    return f"⚔️ {origin} × {target} · "


async def test_each_roll_of_the_turn_stays(world: World) -> None:
    """The second attack does not take the first one's result away, nor do [Board], ground and [Take turn]."""
    thread, panel = await ready_to_attack(world)
    first = attacks(panel)[0]
    panel = await press(world, panel, first)
    if not attacks(panel):
        panel = await tap(world, panel, "Stay")
    assert _fight(panel, first) in panel.content
    panel = await press(world, panel, attacks(panel)[0])
    assert _fight(panel, first) in panel.content
    assert panel.content.count(_fight(panel, first)) == 1
    panel = await tap(world, panel, "Board")
    assert _fight(panel, first) in panel.content
    again = (await world.bo.slash(thread, "play turn")).response
    assert _fight(again, first) in again.content


async def test_a_new_turn_begins_without_them(world: World) -> None:
    thread, panel = await ready_to_attack(world)
    await press(world, panel, attacks(panel)[0])
    for who in (world.bo, world.ana):
        await ByButtons(world, who, upwards=who is world.ana).turn(thread)
        await world.settle()
    panel = (await world.bo.slash(thread, "play turn")).response
    assert " × " not in panel.content.split("Play a card")[0]


async def test_a_computers_answer_comes_to_the_panel(world: World) -> None:
    """The turn ends, the computer answers, and the panel that said "Waiting for" tells what it did."""
    thread = await begun(world)
    await doctor(world.bot, 1, hold("allies", "probe-center"))  # type: ignore[arg-type]
    before = (await world.bot.backend.games.card(1)).turn
    text = "play probe-center; end; end; end"
    panel = (await world.ana.slash(thread, "play orders", text=text)).response
    await world.settle()
    assert (await world.bot.backend.games.card(1)).turn == before + 2
    shown = world.env.backend.get_message(panel.channel_id, panel.id)
    assert "not your turn yet" not in shown.content
    assert "🃏 Axis play" in shown.content
    assert "Play a card" in shown.content


async def test_a_panel_that_shows_something_else_is_left_alone(world: World) -> None:
    """Whoever looks at his reactions meanwhile goes on looking at them."""
    thread = await begun(world)
    await doctor(world.bot, 1, hold("allies", "probe-center"))  # type: ignore[arg-type]
    with world.unheard():
        panel = (
            await world.ana.slash(thread, "play orders", text="play probe-center; end; end; end")
        ).response
        assert "not your turn yet" in panel.content
        panel = (await world.ana.click(panel, label="Reactions")).response
    await world.settle()
    assert "Play a card" not in world.env.backend.get_message(panel.channel_id, panel.id).content
