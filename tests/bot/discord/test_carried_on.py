"""Lines given at once, and a retreat in between that its side is asked about: what is left goes on with the answer."""

from __future__ import annotations

from typing import Any

import pytest

from bot.game.values import Request
from tests.boards import position
from tests.bot.discord.player import buttons
from tests.bot.discord.questions import put
from tests.bot.discord.test_promises import labels
from tests.bot.kit.world import World

#: With these dice the enemy is driven back, and may choose its way.
_FIRST = "play direct-from-hq; order {own} {other}; attack {own}x{at}"


async def _asked(
    world: World,
    enemies: str,
    rest: str,
    *,
    practice: bool = False,
    own: str = "F5",
    other: str = "E5",
    at: str = "F6",
) -> tuple[Any, str]:
    """Ana attacks an enemy who is asked where to fall back to; `rest` waits. The thread, and what she reads."""
    if practice:
        await world.ana.slash(world.lobby, "game new", scenario="pegasus-bridge", kind="practice")
        await world.settle()
    else:
        await world.battle()
    axis = world.ana if practice else world.bo
    await world.bot.backend.standing.set(Request(axis.id, 1, side="axis"), retreat="ask")
    board = f"A:inf@{own};{other};B1 X:inf4@{at};{enemies}"
    await put(world, position(board, hand=("direct-from-hq",), play="allies"))
    thread = world.thread()
    text = f"{_FIRST.format(own=own, other=other, at=at)}; {rest}"
    panel = (await world.ana.slash(thread, "play orders", text=text, now=True)).response
    await world.settle()
    assert "Goes on by itself once this is answered: " in panel.words
    assert "Not done" not in panel.words
    return thread, panel.words


async def _answer(world: World, actor: Any, thread: Any) -> Any:
    """The first way back is chosen."""
    panel = (await actor.slash(thread, "play turn")).response
    way = next(one for one in buttons(panel, "do") if ":retreat " in one and "-" in one)
    panel = (await actor.click(panel, custom_id=way)).response
    await world.settle()
    return panel


async def _log(world: World) -> list[str]:
    return [one.notation or "" for one in await world.bot.backend.games.log(1, None, 0)]


@pytest.mark.parametrize("practice", [False, True])
async def test_what_is_possible_goes_on(world: World, practice: bool) -> None:
    """The second attack is made with the answer, and the turn is over."""
    thread, words = await _asked(world, "D6;L9;A9", "stay; attack E5xD6; end", practice=practice)
    assert "attacks E5×D6" in words
    await _answer(world, world.ana if practice else world.bo, thread)
    assert "attack E5xD6" in await _log(world), (await _log(world))[5:]
    assert (await world.bot.backend.games.card(1)).active == "axis"


@pytest.mark.parametrize("practice", [False, True])
async def test_a_turn_that_ends_with_the_answer_says_what_was_not_done(world: World, practice: bool) -> None:
    """A unit of one's own stood in the way from the beginning: panel, notice and log say that it did not attack."""
    thread, _ = await _asked(world, "L9;A9", "attack G3xG6", practice=practice, own="G4", other="G3", at="G6")
    panel = await _answer(world, world.ana if practice else world.bo, thread)
    said = "⏭️ Not done"
    assert "the attack of G3 on G6" in panel.words.partition(said)[2]
    log = (await world.ana.slash(thread, "game log")).response
    assert "the attack of G3 on G6" in log.words.partition(said)[2]
    shown = [one.words for one in thread.history()]
    assert any("the attack of G3 on G6" in one.partition(said)[2] for one in shown), shown


async def test_what_has_become_impossible_is_told_while_the_turn_goes_on(world: World) -> None:
    """F6 is not there any more; the unit may choose another enemy."""
    thread, _ = await _asked(world, "D6;L9;A9", "attack E5xF6")
    await _answer(world, world.bo, thread)
    panel = (await world.ana.slash(thread, "play turn")).response
    # First the ground that is won: what waits is not forgotten.
    assert "Goes on by itself once this is answered: attacks E5×F6" in panel.words
    panel = (await world.ana.click(panel, label="Stay")).response
    if "Confirm: stay" in labels(panel):
        panel = (await world.ana.click(panel, label="Confirm: stay")).response
    assert "⏭️ Not done, for it is not possible any more: the attack of E5 on F6." in panel.words
    assert buttons(panel, "do")
    assert (await world.bot.backend.games.card(1)).active == "allies"


async def test_in_practice_the_answer_tells_the_whole_turn(world: World) -> None:
    """The attack that was asked about stands above what came of it, under its turn, and the card drawn is told."""
    thread, _ = await _asked(world, "D6;L9;A9", "stay; attack E5xD6; end", practice=True)
    panel = await _answer(world, world.ana, thread)
    assert "**Turn 1 · Allies: Direct from HQ**" in panel.words
    assert panel.words.index("Turn 1 ·") < panel.words.index("F5 attacks F6") < panel.words.index("E5")
    assert panel.words.count("🃏 Allies draw ") == 1, panel.words


async def test_alone_nobody_is_told_of_his_own_answer(world: World) -> None:
    """In practice the turn goes on in the panel that answered; a message in the thread would push it away."""
    board = position("A:inf@F5;E5;B1 X:inf4@F6;D6;L9;A9", hand=("direct-from-hq",), play="allies")
    await world.ana.slash(world.lobby, "game new", scenario="pegasus-bridge", kind="practice")
    await world.settle()
    await world.bot.backend.standing.set(Request(world.ana.id, 1, side="axis"), retreat="ask")
    await put(world, board)
    thread = world.thread()
    text = "play direct-from-hq; order F5 E5; attack F5xF6"
    await world.ana.slash(thread, "play orders", text=text, now=True)
    await world.settle()
    panel = await _answer(world, world.ana, thread)
    assert (await world.bot.backend.games.card(1)).active == "allies"
    assert "Take F6" in labels(panel) or "E5 × D6" in panel.words, panel.words
    assert not [one for one in thread.history() if "the answer is in" in one.words]
