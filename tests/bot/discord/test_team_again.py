"""A second move after the battle, in a team: whoever leads the unit is asked for it, as one person alone is."""

from __future__ import annotations

from typing import Any

from engine import GameState, apply, parse
from engine.whatif import NoDice
from tests.boards import position
from tests.bot.discord.player import buttons, lists
from tests.bot.discord.questions import put
from tests.bot.discord.staffs import Staffs, two_against_one
from tests.bot.discord.test_promises import labels
from tests.bot.kit.world import World

#: Infantry of the center beside an enemy that cannot fall back, and one of Bo's.
FIELD = "A:inf@F6 A:inf@B2 X:inf4@F9 X:inf4@L9"


def behind(tokens: str = FIELD) -> GameState:
    """Behind Enemy Lines is played."""
    state = position(tokens, hand=("behind-enemy-lines",), play="allies")
    return apply(state, parse("play behind-enemy-lines", state.battle.board), NoDice()).state


async def planned(world: World, *lines: str) -> tuple[Staffs, Any]:
    """Ana, who leads the center, has drafted and is ready; nothing of the card is left for Bo."""
    staffs = await two_against_one(world)
    await put(world, behind())
    text = "; ".join(["order F6", "end", "move F6-F8", "end", "attack F8xF9", *lines])
    answer = (await world.ana.slash(world.thread(), "play orders", text=text)).response
    assert "⚠️" not in answer.words, answer.words
    player = staffs.generals[world.ana.id]
    panel = await player.open(world.side("allies"))
    panel = await player.press(panel, buttons(panel, "ready")[0])
    for one in buttons(panel, "ready-sure"):
        panel = await player.press(panel, one)
    await world.settle()
    return staffs, panel


async def log_of(world: World) -> list[str | None]:
    """What has been played."""
    return [one.notation for one in await world.bot.backend.games.log(1)]


async def test_the_last_ready_says_what_it_does(world: World) -> None:
    """Nothing of the card is left for Bo: no line waits for him, and her button says that it rolls."""
    staffs = await two_against_one(world)
    await put(world, behind())
    await world.ana.slash(world.thread(), "play orders", text="order F6; end")
    panel = await staffs.generals[world.ana.id].open(world.side("allies"))
    assert any(one.startswith("Ready – carry it all out ▸") for one in labels(panel)), labels(panel)
    await world.ana.slash(world.thread(), "play orders", text="move F6-F8; end; attack F8xF9")
    panel = await staffs.generals[world.ana.id].open(world.side("allies"))
    assert "Ready – roll ▸" in labels(panel)
    assert "and it is the last" in panel.words
    assert f"<@{world.bo.id}>" not in panel.words


async def test_the_second_move_is_asked_of_its_general(world: World) -> None:
    """Nobody has planned it: after the battle the turn waits for her, and her unit may move."""
    staffs, _ = await planned(world)
    card = await world.bot.backend.games.card(1)
    assert (card.active, card.awaited) == ("allies", (world.ana.id,))
    told = "\n".join(one.words for one in world.side("allies").history())
    assert "A second move is still open" in told, told
    player = staffs.generals[world.ana.id]
    panel = await player.open(world.side("allies"))
    (choices,) = [one["custom_id"] for one in lists(panel, "pick")]
    panel = await player.choose(panel, choices, "move F8-F6")
    assert "move F8-F6" not in await log_of(world)
    assert "F8→F6" in panel.words
    await player.press(panel, buttons(panel, "confirm")[0])
    await world.settle()
    assert "move F8-F6" in await log_of(world)
    assert (await world.bot.backend.games.card(1)).active == "axis"


async def test_a_second_move_that_was_planned_is_made(world: World) -> None:
    """It stands in her draft behind the battle, and nobody is asked again."""
    await planned(world, "end", "move F8-F7")
    assert "move F8-F7" in await log_of(world)
    assert (await world.bot.backend.games.card(1)).active == "axis"
