"""Several panels of one draft: the one in which it goes on can be pressed, an older one says so and lets go."""

from __future__ import annotations

from typing import Any

from bot.flows.press import draft_routes, routes
from bot.game.values import Request
from tests.bot.discord.player import buttons
from tests.bot.discord.staffs import both_plan
from tests.bot.discord.test_promises import attacks, labels, moved_all, press, ready_to_move, revision, tap
from tests.bot.game.doctored import doctor, hold
from tests.bot.kit.world import World

GONE_ON = "⏭️ You have gone on in a newer message"


async def _opened(world: World) -> tuple[Any, Any]:
    """Ana's first panel, and a second one in which a card is drafted."""
    thread = await world.battle()
    await doctor(world.bot, 1, hold("allies", "recon-in-force", "probe-center"))  # type: ignore[arg-type]
    first = (await world.ana.click(world.last(thread), label="Take turn")).response
    second = (await world.ana.click(world.last(thread), label="Take turn")).response
    assert first.id != second.id
    return first, await _do(world, second, "recon")


async def _do(world: World, panel: Any, sign: str) -> Any:
    found = next(one for one in buttons(panel, "do") if sign in one)
    return (await world.ana.click(panel, custom_id=found)).response


async def _lines(world: World) -> list[str]:
    return [one.text for one in (await world.bot.backend.drafts.look(1, world.ana.id)).lines]


async def test_an_old_panel_lets_go(world: World) -> None:
    """Its press changes nothing; [Take turn] is all that is left, and no picture of an older draft."""
    first, second = await _opened(world)
    closed = await _do(world, first, "probe-center")
    assert closed.id == first.id
    assert closed.words.startswith(GONE_ON)
    assert labels(closed) == ["Take turn"]
    assert not closed.attachments
    assert await _lines(world) == ["play recon-in-force"]
    # The newer one goes on as if nothing had been.
    await _do(world, second, ":order ")
    assert len(await _lines(world)) == 2


async def test_take_turn_brings_it_back(world: World) -> None:
    """There is one panel that can be pressed at any time, and it may be any of them."""
    first, second = await _opened(world)
    closed = await _do(world, first, "probe-center")
    back = (await world.ana.click(closed, label="Take turn")).response
    assert back.id == first.id
    assert "Your orders" in back.words
    assert back.attachments
    # Nothing has been added yet: both show the same.
    await _do(world, back, ":order ")
    closed = (await world.ana.click(second, label="Undo")).response
    assert closed.id == second.id
    # The one that was opened first: it stands above this one.
    assert closed.words.startswith("⏭️ You have gone on in a message further up")
    assert len(await _lines(world)) == 2


async def test_two_panels_of_the_same_draft(world: World) -> None:
    """As long as the older one shows what is true its buttons do what they say."""
    thread = await world.battle()
    await doctor(world.bot, 1, hold("allies", "recon-in-force"))  # type: ignore[arg-type]
    first = (await world.ana.click(world.last(thread), label="Take turn")).response
    await world.ana.click(world.last(thread), label="Take turn")
    panel = await _do(world, first, "recon")
    assert "Your orders" in panel.words


async def test_a_command_goes_on_too(world: World) -> None:
    """Its answer is a newer message, and the panel above it lets go."""
    thread = await world.battle()
    await doctor(world.bot, 1, hold("allies", "recon-in-force", "probe-center"))  # type: ignore[arg-type]
    first = (await world.ana.click(world.last(thread), label="Take turn")).response
    await world.ana.slash(thread, "play card", card="recon-in-force")
    assert (await _do(world, first, "probe-center")).words.startswith(GONE_ON)


async def test_an_old_attack_is_not_made(world: World) -> None:
    """The newer panel has rolled: the attacks of the one above are gone with it."""
    thread, panel = await ready_to_move(world)
    old = await tap(world, await moved_all(world, panel), "Confirm")
    new = (await world.bo.slash(thread, "play turn")).response
    await press(world, new, attacks(new)[0])
    was = await revision(world)
    closed = await press(world, old, attacks(old)[-1])
    assert await revision(world) == was
    assert closed.words.startswith(GONE_ON)
    assert labels(closed) == ["Take turn"]


async def test_an_old_question_is_not_answered(world: World) -> None:
    """[End the turn?] of before the moves were made elsewhere."""
    thread, panel = await ready_to_move(world)
    asked = await tap(world, panel, "End turn")
    new = (await world.bo.slash(thread, "play turn")).response
    await moved_all(world, new)
    closed = await tap(world, asked, "End the turn")
    assert closed.words.startswith(GONE_ON)
    assert (await world.bot.backend.games.card(1)).active == "axis"


async def test_a_new_process_takes_the_order_of_messages(world: World) -> None:
    """It remembers no panel; once it knows one, whatever stands above that is older."""
    first, second = await _opened(world)
    await world.restart()
    await _do(world, second, ":order ")
    assert (await _do(world, first, "probe-center")).words.startswith(GONE_ON)


async def test_from_the_private_message(world: World) -> None:
    """The panel below the hand and the one in the thread are of one draft."""
    first, _ = await _opened(world)
    hand = world.raw(world.ana.user.dm_channel.last_message)
    third = (await world.ana.user.click(hand, label="Take turn")).response
    found = next(one for one in buttons(third, "do") if ":order " in one)
    await world.ana.user.click(third, custom_id=found)
    assert (await _do(world, first, "probe-center")).words.startswith(GONE_ON)
    assert len(await _lines(world)) == 2


async def test_of_a_general(world: World) -> None:
    """His part of a team's turn has gone on elsewhere: [Ready] of the panel above says ✅ to nothing."""
    staffs, general = await both_plan(world)
    thread, place = world.thread(), world.side("allies")
    player = staffs.generals[general.id]
    old = await player.open(place)
    old = await player.press(old, next(one for one in buttons(old, "do") if ":order " in one))
    new = (await general.slash(thread, "play turn")).response
    await general.click(new, label="Undo")
    closed = (await general.click(old, label="Ready")).response
    assert closed.words.startswith(GONE_ON)
    assert not (await world.bot.backend.drafts.look(1, general.id)).confirmed


def test_every_answer_to_a_question_is_of_a_draft() -> None:
    """What a panel leads to is closed with it."""
    apart = {
        "ask-undo-sure",
        "draw-sure",
        "resign-sure",
        "leave-sure",
        "end-alone-sure",
        "forget-sure",
        "let-be-sure",
        "judge-sure",
        "command-sure",
        "assign-sure",
        "campaign-end-sure",
        "cup-drop-sure",
        "cup-end-sure",
        "cup-start-sure",
        "undo-anyway-sure",
    }
    assert {name for name in routes() if name.endswith("-sure")} - apart <= draft_routes()


async def test_of_a_battle_that_is_over_there_is_no_turn_to_take(world: World) -> None:
    """An old panel says that it is over, and how it ended; nobody has gone on."""
    first, _ = await _opened(world)
    await world.bot.backend.games.resign(Request(world.ana.id, 1))
    await world.settle()
    closed = await _do(world, first, "probe-center")
    assert "gone on" not in closed.words
    assert "over" in closed.words
    assert "Take turn" not in labels(closed)
