"""What a newcomer must not have to work out: whether he has won, which round it is, whether it is his move."""

from __future__ import annotations

import pytest

from engine import NotationError, parse
from engine.hexes import board
from tests.bot.discord.player import controls
from tests.bot.game.doctored import doctor, hold
from tests.bot.kit.world import World


async def test_whoever_has_won_is_told_so(world: World) -> None:
    """In his own answers and in his side's place; the thread and whoever watches read who it was."""
    thread = await world.battle()
    panel = (await world.bo.slash(thread, "game resign")).response
    panel = (await world.bo.click(panel, label="Resign")).response
    await world.settle()
    assert "You have lost." in panel.words, panel.words
    assert "You have won!" in (await world.ana.slash(thread, "play turn")).response.words
    assert "You have" not in (await world.cy.slash(thread, "play turn")).response.words
    assert not any("You have" in one.words for one in thread.history())
    await world.wait(60)
    for side, said in (("allies", "You have won!"), ("axis", "You have lost.")):
        assert any(said in one.words for one in world.side(side).history()), side


async def test_alone_nobody_has_won(world: World) -> None:
    await world.ana.slash(world.lobby, "game new", scenario="pegasus-bridge", kind="practice")
    await world.settle()
    panel = (await world.ana.slash(world.thread(), "game resign")).response
    panel = (await world.ana.click(panel, label="Resign")).response
    assert " win" in panel.words
    assert "You have" not in panel.words


async def test_a_turn_names_its_round(world: World) -> None:
    """Each side's turn has its number, and of one's own every second one is missing."""
    thread = await world.battle()
    assert "turn 1 (round 1) ·" in (await world.ana.slash(thread, "play turn")).response.words
    for who, side, turn in (
        (world.ana, "allies", "turn 2 (round 1) ·"), (world.bo, "axis", "turn 3 (round 2) ·")
    ):  # fmt: skip
        await doctor(world.bot, 1, hold(side, "probe-center"))  # type: ignore[arg-type]
        await who.slash(thread, "play orders", text="play probe-center; end; end", now=True)
        assert turn in (await who.slash(thread, "play turn")).response.words


async def test_the_way_to_the_turn_is_green_for_whoever_may_move(world: World) -> None:
    thread = await world.battle()
    for who, green in ((world.ana, True), (world.bo, False)):
        hand = (await who.slash(thread, "me hand")).response
        (button,) = [one for one in controls(hand) if one.get("label") == "Take turn"]
        assert (button["style"] == 3) is green


@pytest.mark.parametrize(
    ("line", "near"), [("order M2", "A2–L2"), ("order Z3", "A3–M3"), ("order A99", "A1–M9")]
)
def test_a_hex_that_is_none_is_told_with_its_row(line: str, near: str) -> None:
    """M2 lies in no row between A1 and M9: every second one is shorter."""
    with pytest.raises(NotationError) as caught:
        parse(line, board("standard"))
    assert caught.value.example == near
