"""Armor overrun in a team: whoever leads the tank is asked for it, as one person alone is, or plans it."""

from __future__ import annotations

from typing import Any

from engine import GameState, apply, parse
from engine.whatif import NoDice
from tests.boards import position
from tests.bot.discord.player import buttons
from tests.bot.discord.questions import put
from tests.bot.discord.staffs import Staffs, two_against_one
from tests.bot.discord.test_promises import labels
from tests.bot.kit.world import World

#: Bo's tank beside a last figure, and an enemy behind that; and infantry of Ana's that has a target.
FIELD = "A:arm@B2 X:inf1@B3 X:inf4@B4 A:inf@F4 X:inf4@F5 X:inf4@M9"


def ordered(tokens: str = FIELD) -> GameState:
    """A card for four units of all sections is played."""
    state = position(tokens, hand=("direct-from-hq",), play="allies")
    return apply(state, parse("play direct-from-hq", state.battle.board), NoDice()).state


async def typed(world: World, person: Any, text: str) -> None:
    """One general drafts."""
    answer = (await person.slash(world.thread(), "play orders", text=text)).response
    assert "⚠️" not in answer.words, answer.words


async def ready(world: World, staffs: Staffs, person: Any) -> Any:
    """One general is ready, whatever is asked before."""
    player = staffs.generals[person.id]
    panel = await player.open(world.side("allies"))
    # Whoever has typed his last `end` is.
    for one in buttons(panel, "ready"):
        panel = await player.press(panel, one)
    for one in buttons(panel, "ready-sure"):
        panel = await player.press(panel, one)
    await world.settle()
    return panel


async def planned(world: World, *, behind: str = "") -> Staffs:
    """Bo's tank takes the ground if it wins it, and is first; Ana attacks behind it, and is ready last."""
    staffs = await two_against_one(world)
    await put(world, ordered())
    await typed(world, world.bo, f"order B2; end; end; attack B2xB3; advance{behind}")
    await typed(world, world.ana, "order F4; end; end; attack F4xF5")
    await ready(world, staffs, world.bo)
    await ready(world, staffs, world.ana)
    return staffs


async def live(world: World, staffs: Staffs) -> Any:
    """Bo's panel, while his tank may overrun."""
    card = await world.bot.backend.games.card(1)
    assert (card.active, card.awaited) == ("allies", (world.bo.id,)), await log_of(world)
    return await staffs.generals[world.bo.id].open(world.side("allies"))


async def log_of(world: World) -> list[str | None]:
    """What has been played."""
    return [one.notation for one in await world.bot.backend.games.log(1)]


async def test_the_general_of_the_tank_is_asked(world: World) -> None:
    """Nobody has planned it: the turn waits for him, and what the others planned for his answer."""
    staffs = await planned(world)
    log = await log_of(world)
    assert log[-1] == "advance", log
    panel = await live(world, staffs)
    told = "\n".join(one.words for one in world.side("allies").history())
    assert f"<@{world.bo.id}> – ⚔️ **your unit at B3 may attack once more" in told, told
    acts = [one for one in buttons(panel, "do") if ":attack " in one]
    assert [one for one in acts if "B3xB4" in one] == acts, (labels(panel), panel.words)
    await staffs.generals[world.bo.id].press(panel, acts[0])
    await world.settle()
    log = await log_of(world)
    assert log.index("attack B3xB4") < log.index("attack F4xF5"), log
    assert (await world.bot.backend.games.card(1)).active == "axis"


async def test_an_overrun_let_go_ends_nothing_else(world: World) -> None:
    """With [Done attacking] the plan of the others goes on."""
    staffs = await planned(world)
    panel = await live(world, staffs)
    panel = await staffs.generals[world.bo.id].press(panel, buttons(panel, "end")[0])
    for one in buttons(panel, "end-sure"):
        panel = await staffs.generals[world.bo.id].press(panel, one)
    await world.settle()
    log = await log_of(world)
    assert "attack B3xB4" not in log
    assert "attack F4xF5" in log
    assert (await world.bot.backend.games.card(1)).active == "axis"


async def test_a_typed_end_is_of_the_overrun_alone(world: World) -> None:
    """Nor does the `end` behind it take anybody's attack."""
    await planned(world, behind="; end")
    await world.bo.slash(world.thread(), "play orders", text="attack B3xB4; end", now=True)
    await world.settle()
    log = await log_of(world)
    assert log.index("attack B3xB4") < log.index("attack F4xF5"), log


async def test_nobody_else_acts_before_the_overrun(world: World) -> None:
    """An attack of another unit would take it from him."""
    staffs = await planned(world)
    answer = (await world.ana.slash(world.thread(), "play orders", text="attack F4xF5")).response
    assert "attack F4xF5" not in await log_of(world), answer.words
    assert "B3" in answer.words
    await live(world, staffs)


async def test_it_is_said_before_that_an_overrun_may_follow(world: World) -> None:
    """Whoever plans to take ground with a tank is told, and may plan the second attack where its target stands."""
    staffs = await two_against_one(world)
    await put(world, ordered())
    player = staffs.generals[world.bo.id]
    await typed(world, world.bo, "order B2; end; end; attack B2xB3")
    panel = await player.open(world.side("allies"))
    assert "may attack once more" not in panel.words
    panel = await player.press(panel, next(one for one in buttons(panel, "do") if one.endswith(":advance")))
    assert "If B3 is taken, your unit may attack once more" in panel.words
    assert any("B3xB4" in one for one in buttons(panel, "do")), labels(panel)
    panel = await ready(world, staffs, world.bo)
    assert "If B3 is taken, your unit may attack once more" in panel.words
    assert "nothing more is asked of you" not in panel.words


async def test_an_overrun_is_planned(world: World) -> None:
    """Its target stands there already: it is fought where it was planned, and nobody is asked."""
    await planned(world, behind="; attack B3xB4")
    log = await log_of(world)
    assert log.index("attack B3xB4") < log.index("attack F4xF5"), log
    assert (await world.bot.backend.games.card(1)).active == "axis"
