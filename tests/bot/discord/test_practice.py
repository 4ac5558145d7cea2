"""One person on both sides, and how many tables one person may have: no channels for nobody, ten and no more."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from bot.game.values import NewGame
from tests.bot.discord.player import ByButtons, buttons
from tests.bot.kit.crowd import at_once
from tests.bot.kit.limits import ServerRules, close_dm
from tests.bot.kit.world import World


async def _practice(world: World, scenario: str = "pegasus-bridge", **options: Any) -> Any:
    """Ana plays by herself. Returns the thread."""
    await world.ana.slash(world.lobby, "game new", scenario=scenario, kind="practice", **options)
    if options:
        # Seats are free for others; she begins without them.
        await world.ana.slash(world.lobby, "game start", game="1")
    await world.settle()
    return world.thread()


async def _played(world: World, thread: Any, turn: int) -> None:
    """Ana goes on until that turn has begun."""
    player = ByButtons(world, world.ana, upwards=True)
    notice = world.raw(world.last(thread))
    panel = await player.press(notice, buttons(notice, "turn")[0])
    for _ in range(80):
        if (await world.bot.backend.games.card(1)).turn >= turn:
            break
        panel = await player.step(panel)
    else:
        raise AssertionError(panel.words)
    await world.settle()


def _places(world: World) -> list[str]:
    """Channels and private threads, whatever made them."""
    hidden = [one.name for one in world.lobby.threads if one.name.startswith("🔒")]
    return [*(name for name in world.guild.channels if name != world.lobby.name), *hidden]


@pytest.mark.parametrize(
    ("scenario", "options"),
    [
        ("pegasus-bridge", {}),
        ("omaha-beach-overlord", {"allies": 4, "axis": 4}),
    ],
)
async def test_practice_needs_no_place_for_a_side(
    world: World, rules: ServerRules, scenario: str, options: dict[str, int]
) -> None:
    """A turn of each side, a restart, a repair: the thread and what only Ana sees are enough."""
    before = _places(world)
    thread = await _practice(world, scenario, **options)
    await _played(world, thread, 2)
    await world.restart()
    await world.ana.slash(thread, "admin repair", game="1")
    await _played(world, thread, 3)
    hand = (await world.ana.click(world.last(thread), label="Hand")).response
    assert "Your hand" in hand.words
    assert _places(world) == before
    assert not [one for one in rules.calls if one[:2] == ("POST", f"/guilds/{world.guild.id}/channels")]


async def test_practice_with_closed_private_messages(world: World) -> None:
    """Then [Hand] is the only way, and it shows the hand of the side to move."""
    close_dm(world.env, world.ana.user)
    thread = await _practice(world)
    hand = (await world.ana.click(world.last(thread), label="Hand")).response
    assert "Your hand" in hand.words
    assert hand.attachments


async def test_a_second_person_in_practice_brings_the_places(world: World) -> None:
    """Practice with free seats is a team's battle as soon as somebody sits down: both sides get their place."""
    thread = await _practice(world, allies=2)
    assert not [name for name in _places(world) if "pegasus" in name]
    await world.bo.slash(thread, "team join", seat="allies-1")
    await world.settle()
    await _played(world, thread, 2)
    assert {"1-allies-pegasus-bridge", "1-axis-pegasus-bridge"} <= set(_places(world))
    assert world.side("axis").history(viewer=world.ana)


async def test_an_eleventh_battle_is_refused_kindly(world: World) -> None:
    """By the command that opens one and by the button that joins one; one less makes room."""
    for _ in range(10):
        answer = (
            await world.ana.slash(world.lobby, "game new", scenario="pegasus-bridge", kind="practice")
        ).response
        assert "⚠️" not in answer.words
    answer = (
        await world.ana.slash(world.lobby, "game new", scenario="pegasus-bridge", kind="practice")
    ).response
    assert answer.words.startswith("⚠️")
    assert "10 battles" in answer.words
    await world.bo.slash(world.lobby, "game new", scenario="pegasus-bridge", opponent=world.ana)
    await world.settle()
    invitation = world.last(world.lobby)
    answer = (await world.ana.click(invitation, label="Join as Axis")).response
    assert "10 battles" in answer.words
    assert (await world.bot.backend.games.card(11)).status == "open"
    assert (await world.ana.slash(world.lobby, "game join", game="11")).response.words.count(
        "10 battles"
    ) == 1
    asked = (await world.ana.slash(world.lobby, "game resign", game="1")).response
    await world.ana.click(asked, custom_id=buttons(asked, "resign-sure")[0])
    await world.settle()
    await world.ana.click(invitation, label="Join as Axis")
    assert (await world.bot.backend.games.card(11)).status == "running"


async def test_two_joins_at_once_do_not_make_eleven(world: World) -> None:
    lobby = world.bot.backend.lobby
    for _ in range(9):
        await lobby.new(NewGame("pegasus-bridge", world.ana.id, world.guild.id))
    invitations = []
    for other in (world.bo, world.cy):
        await other.slash(world.lobby, "game new", scenario="pegasus-bridge", opponent=world.ana)
        await world.settle()
        invitations.append(world.last(world.lobby))
    found = await at_once(
        world.env, *[partial(world.ana.click, one, label="Join as Axis") for one in invitations]
    )
    await world.settle()
    assert sum("10 battles" in one.response.words for one in found) == 1
    cards = await world.bot.backend.games.find(person=world.ana.id, status=("running",))
    assert len(cards) == 1


async def test_nobody_is_asked_for_the_sake_of_nobody(world: World) -> None:
    """Where combat cards could be played and she holds none she is not told that others must not notice it."""
    thread = await _practice(world, "wiltz")
    player = ByButtons(world, world.ana, upwards=True)
    notice = world.raw(world.last(thread))
    panel = await player.press(notice, buttons(notice, "turn")[0])
    for _ in range(80):
        if "combat cards could be played" in panel.words:
            break
        panel = await player.step(panel)
    assert "You hold none for this moment: go on with [Play nothing]." in panel.words
    assert "nobody can tell" not in panel.words


@pytest.mark.parametrize("door", ["command", "button"])
async def test_nobody_who_plays_himself_has_a_clock(world: World, door: str) -> None:
    """Unless he asks for one; nor a rating to lose."""
    if door == "command":
        answer = (
            await world.ana.slash(world.lobby, "game new", scenario="pegasus-bridge", kind="practice")
        ).response
    else:
        sheet = (await world.ana.slash(world.lobby, "scenario show", scenario="pegasus-bridge")).response
        ways = (await world.ana.click(sheet, label="Play")).response
        answer = (await world.ana.click(ways, label="Practice: I play both sides")).response
    await world.settle()
    assert "no clock: after 14 days of silence I ask whether you still play" in answer.words
    assert "time is up" not in world.last(world.thread()).words
    card = await world.bot.backend.games.card(1)
    assert (card.pace, card.deadline) == (None, None)
    menu = (await world.ana.click(world.last(world.thread()), label="More")).response
    assert "the battle counts for no rating" in menu.words
    assert "once you do" not in menu.words


async def test_a_clock_that_is_asked_for_runs_in_practice(world: World) -> None:
    thread = await _practice(world, pace="normal")
    assert "time is up" in world.last(thread).words
    assert (await world.bot.backend.games.card(1)).deadline is not None
