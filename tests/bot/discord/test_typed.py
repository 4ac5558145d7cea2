"""What is typed where no battle has its place finds the one that goes on there, or asks which; nothing is lost."""

from __future__ import annotations

from typing import Any

from tests.bot.discord.player import buttons
from tests.bot.discord.test_borders import forged
from tests.bot.kit.world import World


async def begun(world: World, scenario: str = "arracourt") -> Any:
    """Cy plays the Veteran by private message. Returns the panel."""
    options = {"scenario": scenario, "side": "allies", "computer": "veteran"}
    return (await world.cy.user.slash("game new", **options)).response


async def on_the_server(world: World) -> Any:
    """Cy has the Allies in a battle that has a thread."""
    await world.cy.slash(world.lobby, "game new", scenario="pegasus-bridge", side="allies", opponent=world.bo)
    await world.settle()
    await world.bo.click(world.last(world.lobby), label="Join as Axis")
    await world.settle()
    return world.thread()


async def test_the_one_that_goes_on_in_private(world: World) -> None:
    """Battles on servers have their threads: in private the one that has none is meant."""
    await on_the_server(world)
    await world.cy.user.slash("game tutorial")
    for typed in ("play turn", "me hand", "game board"):
        answer = (await world.cy.user.slash(typed)).response
        assert "#2" in answer.words or answer.attachments, typed
        assert "No battle" not in answer.words, typed
    drafted = (await world.cy.user.slash("play orders", text="play probe-center")).response
    assert "#2" in drafted.words


async def test_of_several_the_one_shown_last(world: World) -> None:
    """Whatever stands above the field that one types in is meant."""
    await begun(world)
    await begun(world, "pegasus-bridge")
    assert "#2" in (await world.cy.user.slash("play turn")).response.words
    await world.cy.user.slash("play turn", game="1")
    assert "#1" in (await world.cy.user.slash("play turn")).response.words


async def test_a_panel_of_a_server_shown_in_private(world: World) -> None:
    """[Take turn] of a notice by private message opens it there."""
    await on_the_server(world)
    await begun(world)
    await world.cy.user.slash("play turn", game="1")
    assert "#1" in (await world.cy.user.slash("play turn")).response.words


async def test_asked_which_it_does_what_was_typed(world: World) -> None:
    """After a restart nobody knows what was shown: a tap chooses, and nothing is typed twice."""
    await begun(world)
    panel = await begun(world, "pegasus-bridge")
    (card, *_) = [one for one in _choices(panel) if one.startswith("play ")]
    await world.restart()
    asked = (await world.cy.user.slash("play card", card=card.removeprefix("play "))).response
    assert f"/play card card:{card.removeprefix('play ')}" in asked.words
    assert len(buttons(asked, "typed")) == 2
    chosen = next(one for one in buttons(asked, "typed") if one.endswith("-2"))
    done = (await world.cy.user.click(asked, custom_id=chosen)).response
    assert "#2" in done.words
    assert buttons(done, "back")
    # From now on it is the one that is meant.
    assert "#2" in (await world.cy.user.slash("play turn")).response.words


async def test_a_refusal_after_the_tap_shows_the_battle(world: World) -> None:
    await begun(world)
    await begun(world, "pegasus-bridge")
    await world.restart()
    asked = (await world.cy.user.slash("play move", **{"from": "A1", "to": "A2"})).response
    assert "/play move from:A1 to:A2" in asked.words
    answer = (await world.cy.user.click(asked, custom_id=buttons(asked, "typed")[0])).response
    assert "⚠️" in answer.words
    assert buttons(answer, "do")


async def test_what_was_asked_before_a_restart_stays_to_be_read(world: World) -> None:
    await begun(world)
    await begun(world, "pegasus-bridge")
    await world.restart()
    asked = (await world.cy.user.slash("play orders", text="play probe-center; order C4")).response
    await world.restart()
    answer = (await world.cy.user.click(asked, custom_id=buttons(asked, "typed")[0])).response
    assert "play probe-center; order C4" in answer.words
    assert "once more" in answer.words


async def test_an_answer_belongs_to_whoever_typed(world: World) -> None:
    """A number in a button is no leave to do what another one has typed."""
    await begun(world)
    await begun(world, "pegasus-bridge")
    await world.restart()
    asked = (await world.cy.user.slash("me hand")).response
    arg = buttons(asked, "typed")[0].rpartition(":")[2]
    message = await forged(world, world.lobby, 0, "typed", arg=arg)
    answer = (await world.bo.click(message, custom_id=f"fp:typed:0:1:{arg}")).response
    assert "once more" in answer.words
    assert "Your hand" not in answer.words


async def test_attack_and_battle_are_one_command(world: World) -> None:
    """The buttons say attack, the rules battle: either may be typed."""
    panel = await begun(world)
    for command in ("play attack", "play battle"):
        assert command in world.cy.user.available_commands()
        answer = (await world.cy.user.slash(command, **{"from": "A1", "target": "A2"})).response
        assert "⚠️" in answer.words
        assert buttons(answer, "do") == buttons(panel, "do")


def _choices(panel: Any) -> list[str]:
    rows = [one for row in panel.rows for one in row["components"]]
    return [one["custom_id"].split(":", 4)[-1].split("~")[0] for one in rows if ":do:" in one["custom_id"]]
