"""What was rolled in a turn stays to be read in the panel, and a computer's answer comes to where it is waited for."""

from __future__ import annotations

from typing import Any

from bot.screens.naming import Chart
from tests.bot.discord.player import BOARD, ByButtons, buttons
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
    assert _fight(panel, first) in panel.words
    panel = await press(world, panel, attacks(panel)[0])
    assert _fight(panel, first) in panel.words
    assert panel.words.count(_fight(panel, first)) == 1
    panel = await tap(world, panel, "Board")
    assert _fight(panel, first) in panel.words
    again = (await world.bo.slash(thread, "play turn")).response
    assert _fight(again, first) in again.words


async def test_a_new_turn_begins_without_them(world: World) -> None:
    thread, panel = await ready_to_attack(world)
    await press(world, panel, attacks(panel)[0])
    for who in (world.bo, world.ana):
        await ByButtons(world, who, upwards=who is world.ana).turn(thread)
        await world.settle()
    panel = (await world.bo.slash(thread, "play turn")).response
    assert " × " not in panel.words.split("Play a card")[0]


async def test_a_computers_answer_comes_to_the_panel(world: World) -> None:
    """The turn ends, the computer answers, and the panel that said "Waiting for" tells what it did."""
    thread = await begun(world)
    await doctor(world.bot, 1, hold("allies", "probe-center"))  # type: ignore[arg-type]
    before = (await world.bot.backend.games.card(1)).turn
    text = "play probe-center; end; end; end"
    panel = (await world.ana.slash(thread, "play orders", text=text, now=True)).response
    await world.settle()
    assert (await world.bot.backend.games.card(1)).turn == before + 2
    shown = world.env.backend.get_message(panel.channel_id, panel.id)
    assert "not your turn yet" not in shown.words
    assert "🃏 Axis play" in shown.words
    assert "Play a card" in shown.words


async def test_the_report_stays_with_board_and_back(world: World) -> None:
    """After the turn: his card, what he drew and the computer's answer, until he plays the next card."""
    thread = await begun(world)
    await doctor(world.bot, 1, hold("allies", "probe-center"))  # type: ignore[arg-type]
    text = "play probe-center; end; end; end"
    panel = (await world.ana.slash(thread, "play orders", text=text, now=True)).response
    await world.settle()
    shown = world.env.backend.get_message(panel.channel_id, panel.id).words
    report = [line for line in shown.splitlines() if line.startswith(("> ", "🃏 You"))]
    assert len(report) > 1, shown
    board = (await world.ana.click(panel, label="Board")).response
    assert [line for line in report if line not in board.words] == []
    other = (await world.ana.click(board, label="Reactions")).response
    back = (await world.ana.click(other, label="Back to the turn")).response
    assert [line for line in report if line not in back.words] == []
    # A card is drafted, and its plan has the room.
    card = next(one for one in buttons(back, "do") if ":play " in one)
    drafted = (await world.ana.click(back, custom_id=card)).response
    assert [line for line in report if line in drafted.words] == []


async def test_a_panel_that_shows_something_else_is_left_alone(world: World) -> None:
    """Whoever looks at his reactions meanwhile goes on looking at them."""
    thread = await begun(world)
    await doctor(world.bot, 1, hold("allies", "probe-center"))  # type: ignore[arg-type]
    with world.unheard():
        panel = (
            await world.ana.slash(thread, "play orders", text="play probe-center; end; end; end", now=True)
        ).response
        assert "not your turn yet" in panel.words
        panel = (await world.ana.click(panel, label="Reactions")).response
    await world.settle()
    assert "Play a card" not in world.env.backend.get_message(panel.channel_id, panel.id).words


async def _pairs(world: World, kind: str) -> list[tuple[str, str]]:
    """Ana's units of a kind, each beside an enemy of one figure in the open; she may order all of them."""
    await world.battle()
    view = (await world.bot.backend.games.look(1, world.ana.id)).view
    chart, board = Chart(view), BOARD
    free = [name for name, spot in chart.spots.items() if spot.terrain == "open" and name not in chart.units]
    pairs: list[tuple[str, str]] = []
    for name in free:
        used = {one for pair in pairs for one in pair}
        beside = [one for one in free if board.distance(board.by_name[name], board.by_name[one]) == 1]
        if name in used or not set(beside) - used:
            continue
        pairs.append((name, next(one for one in beside if one not in used)))
    pairs = pairs[:3]

    def change(data: dict[str, Any]) -> None:
        hold("allies", "direct-from-hq")(data)
        mine = [unit for unit in data["units"] if unit[2] == "allies"]
        theirs = [unit for unit in data["units"] if unit[2] == "axis"]
        for (at, enemy), own, other in zip(pairs, mine, theirs, strict=False):
            own[0], own[3] = at, kind
            other[0], other[4] = enemy, 1

    await doctor(world.bot, 1, change)  # type: ignore[arg-type]
    return pairs


async def _fights(world: World, kind: str) -> list[str]:
    """What is said after each of their attacks."""
    pairs = await _pairs(world, kind)
    thread, said = world.thread(), []
    text = f"play direct-from-hq; order {' '.join(at for at, _ in pairs)}"
    await world.ana.slash(thread, "play orders", text=text)
    for at, enemy in pairs:
        attack = f"attack {at}x{enemy}"
        panel = (await world.ana.slash(thread, "play orders", text=attack, now=True)).response
        said.append(panel.words)
        if "Take ground?" in panel.words:
            said.append((await tap_of(world, panel, f"Take {enemy}")).words)
    return said


async def tap_of(world: World, panel: Any, label: str) -> Any:
    """One tap of Ana's."""
    return (await world.ana.click(panel, label=label)).response


async def test_it_says_why_no_ground_is_taken(world: World) -> None:
    """Artillery never takes ground; a newcomer waits for the question in vain."""
    said = await _fights(world, "artillery")
    won = [one for one in said if "No ground taken" in one]
    assert won, "\n=====\n".join(said)
    assert all("Artillery never takes ground" in one for one in won)


async def test_it_says_why_a_tank_does_not_overrun(world: World) -> None:
    said = await _fights(world, "armor")
    assert any("Armor Overrun" in one for one in said), said
