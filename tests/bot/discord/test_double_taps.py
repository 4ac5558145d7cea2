"""A second tap on the same spot was meant for what stood there before: it does nothing that cannot be taken back."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from bot.flows.press import final_routes, routes
from tests.bot.discord.player import buttons, controls
from tests.bot.discord.test_promises import attacks, labels, moved_all, press, ready_to_move, revision, tap
from tests.bot.game.doctored import doctor, hold
from tests.bot.kit.crowd import at_once
from tests.bot.kit.faults import Faults
from tests.bot.kit.world import World

QUICK = "That tap came so soon"


async def ready_to_attack(world: World) -> tuple[Any, Any]:
    """Bo's units have moved, and several attacks are offered."""
    thread, panel = await ready_to_move(world)
    panel = await tap(world, await moved_all(world, panel), "Confirm")
    assert len(attacks(panel)) > 1
    return thread, panel


async def test_the_attack_that_slides_under_the_finger_is_not_made(world: World) -> None:
    _, panel = await ready_to_attack(world)
    after = await press(world, panel, attacks(panel)[0])
    if not attacks(after):
        # The ground is asked about: with the answer the other attacks slide there.
        after = await tap(world, after, "Stay")
    assert attacks(after), after.words
    was = await revision(world)
    world.fingers.soon()
    again = await press(world, after, attacks(after)[0])
    assert await revision(world) == was
    assert again.words.startswith(f"⏱️ {QUICK}")
    assert after.words in again.words
    assert labels(again) == labels(after)
    # Once he has looked, the same button does what it says.
    await press(world, again, attacks(again)[0])
    assert await revision(world) > was


async def test_the_old_attack_does_nothing_more(world: World) -> None:
    """The phone has not shown the new panel yet: the same button again, and the result stays to be read."""
    _, panel = await ready_to_attack(world)
    attack = attacks(panel)[0]
    with world.fingers.fast():
        results = await at_once(
            world.env,
            lambda: world.bo.click(panel, custom_id=attack),
            lambda: world.bo.click(panel, custom_id=attack),
        )
    await world.env.settle()
    assert results
    shown = results[-1].response or panel
    log = [one for one in await world.bot.backend.games.log(1) if (one.notation or "").startswith("attack")]
    assert len(log) == 1
    assert "earlier moment" not in shown.words
    assert "⚔️" in shown.words


async def test_confirm_twice_does_not_end_the_turn(world: World) -> None:
    """[Confirm and attack ▸] twice, [End turn] twice: the turn goes on, and the question stays."""
    _, panel = await ready_to_move(world)
    with world.fingers.fast():
        asked = await tap(world, panel, "End turn")
        was = await revision(world)
        again = await tap(world, asked, "End the turn")
        assert await revision(world) == was
        assert labels(again) == labels(asked)
    await tap(world, again, "End the turn")
    assert (await world.bot.backend.games.card(1)).active == "allies"


async def test_what_ends_does_not_stand_where_the_finger_was(world: World) -> None:
    """Counted from the left and from below, as a phone shows it: [Board] or [Back] stands there instead."""
    _, panel = await ready_to_move(world)
    place = _place(panel, "Confirm and attack ▸")
    fights = await tap(world, panel, "Confirm and attack ▸")
    assert not _at(fights, place).startswith("End")
    place = _place(fights, "End turn")
    asked = await tap(world, fights, "End turn")
    assert labels(asked) == ["End the turn", "Back"]
    assert not _at(asked, place).startswith("End")


async def test_a_question_stands_alone_with_back_at_the_bottom(world: World) -> None:
    """Words right above the buttons, no pictures between them and the eye; going back shows the board again."""
    _, panel = await ready_to_move(world)
    assert panel.attachments
    asked = await tap(world, panel, "End turn")
    assert not asked.attachments
    assert "could still move" in asked.words
    assert [one["label"] for one in asked.rows[-1]["components"]] == ["Back"]
    back = await tap(world, asked, "Back")
    assert back.attachments


async def test_a_question_waits_until_it_can_have_been_read(world: World) -> None:
    """The end is not answered 1.3 s after it was asked about, on any spot; [Back] is at any time."""
    _, panel = await ready_to_move(world)
    with world.fingers.fast(1.3):
        asked = await tap(world, panel, "End turn")
        again = await tap(world, asked, "End the turn")
        assert QUICK in again.words
        assert labels(again) == labels(asked)
        assert "Confirm and attack" in "".join(labels(await tap(world, again, "Back")))
    assert (await world.bot.backend.games.card(1)).active == "axis"


async def test_a_second_tap_opens_no_question(world: World) -> None:
    """[Back] twice: [End turn] has slid under the finger, and asks nothing."""
    _, panel = await ready_to_move(world)
    asked = await tap(world, panel, "End turn")
    back = await tap(world, asked, "Back")
    world.fingers.soon()
    again = await tap(world, back, "End turn")
    assert QUICK in again.words
    assert labels(again) == labels(back)
    assert again.attachments
    assert labels(await tap(world, again, "End turn")) == ["End the turn", "Back"]


@pytest.mark.parametrize("code", [40_060, 10_062])
async def test_a_second_tap_that_was_answered_elsewhere_or_too_late(
    world: World, faults: Faults, code: int, caplog: pytest.LogCaptureFixture
) -> None:
    """While one process takes another's place both hear it: nothing is left to be said, and nothing has gone wrong."""
    _, panel = await ready_to_move(world)
    back = await tap(world, await tap(world, panel, "End turn"), "Back")
    world.fingers.soon()
    met = faults.add("POST", "/interactions/.*/callback", 400, code, times=1)
    (end,) = buttons(back, "end")
    await at_once(world.env, partial(world.bo.click, back, custom_id=end))
    await world.settle()
    assert met.met == 1
    assert "exception" not in caplog.text.lower()


def _place(panel: Any, label: str) -> tuple[int, int]:
    """The row from below and the place in it of a button."""
    for row, found in enumerate(reversed(panel.rows)):
        for place, one in enumerate(found["components"]):
            if str(one.get("label", "")).startswith(label):
                return row, place
    raise AssertionError(label)


def _at(panel: Any, place: tuple[int, int]) -> str:
    rows = list(reversed(panel.rows))
    row = rows[place[0]]["components"] if place[0] < len(rows) else []
    return str(row[place[1]].get("label", "")) if place[1] < len(row) else ""


async def test_resigning_takes_two_thoughts(world: World) -> None:
    """[More], [Resign], and the question: a third tap at once gives nothing up."""
    thread = await world.battle()
    more = (await world.bo.click(world.panel(thread), label="More")).response
    with world.fingers.fast():
        asked = (await world.bo.click(more, label="Resign")).response
        sure = buttons(asked, "resign-sure")[0]
        again = await press(world, asked, sure)
    assert (await world.bot.backend.games.card(1)).status == "running"
    assert QUICK in again.words
    await press(world, again, sure)
    assert (await world.bot.backend.games.card(1)).status == "over"


async def test_take_turn_twice_opens_one_panel(world: World) -> None:
    thread = await world.battle()
    notice = world.last(thread)
    with world.fingers.fast():
        await world.ana.click(notice, label="Take turn")
        second = await world.ana.click(notice, label="Take turn")
    assert second.response is None or second.response.id == notice.id


async def test_from_the_private_message(world: World) -> None:
    """The same where the hand is: [Fire at …] twice opens one panel, and a card drafted is not played."""
    await world.battle()
    await doctor(world.bot, 1, hold("allies", "probe-right"))  # type: ignore[arg-type]
    hand, ana = world.raw(world.ana.user.dm_channel.last_message), world.ana.user
    with world.fingers.fast():
        panel = (await ana.click(hand, label="Take turn")).response
        card = next(one for one in buttons(panel, "do") if "probe-right" in one)
        panel = (await ana.click(panel, custom_id=card)).response
        panel = (await ana.click(panel, label="Confirm and end turn")).response
        assert QUICK in panel.words
    assert await revision(world) == 1
    await ana.click(panel, label="Confirm and end turn")
    assert await revision(world) > 1


async def test_quick_orders_are_taken(world: World) -> None:
    """What can be taken back may be tapped as fast as one likes."""
    await world.battle()
    await doctor(world.bot, 1, hold("allies", "recon-in-force"))  # type: ignore[arg-type]
    with world.fingers.fast():
        panel = (await world.ana.click(world.last(world.thread()), label="Take turn")).response
        found = next(one for one in buttons(panel, "do") if "recon" in one)
        panel = (await world.ana.click(panel, custom_id=found)).response
        for _ in range(2):
            order = next(one for one in buttons(panel, "do") if ":order " in one)
            panel = (await world.ana.click(panel, custom_id=order)).response
        assert "orders " in panel.words
        panel = (await world.ana.click(panel, label="Undo")).response
    assert QUICK not in panel.words
    assert len((await world.bot.backend.drafts.look(1, world.ana.id)).lines) == 2
    assert controls(panel)


async def test_undo_twice_takes_one_thing_back(world: World) -> None:
    """What the first tap left was not seen yet; once it is, the next one takes the next thing back."""
    await world.battle()
    await doctor(world.bot, 1, hold("allies", "recon-in-force"))  # type: ignore[arg-type]
    panel = (await world.ana.click(world.last(world.thread()), label="Take turn")).response
    panel = await press_as(world, panel, next(one for one in buttons(panel, "do") if "recon" in one))
    for _ in range(2):
        panel = await press_as(world, panel, next(one for one in buttons(panel, "do") if ":order " in one))
    with world.fingers.fast():
        for _ in range(2):
            await world.ana.click(panel, label="Undo")
    drafts = world.bot.backend.drafts
    assert len((await drafts.look(1, world.ana.id)).lines) == 2
    await world.ana.click(panel, label="Undo")
    assert len((await drafts.look(1, world.ana.id)).lines) == 1


async def test_undo_twice_plays_no_card_that_slides_there(world: World) -> None:
    """[Undo] of a card shows the cards again: the other half of the tap falls on one, and plays nothing."""
    await world.battle()
    panel = (await world.ana.click(world.last(world.thread()), label="Take turn")).response
    card = buttons(panel, "do")[0]
    panel = await press_as(world, panel, card)
    with world.fingers.fast():
        back = await press_as(world, panel, buttons(panel, "back")[0])
        await press_as(world, back, card)
    assert not (await world.bot.backend.drafts.look(1, world.ana.id)).lines
    await press_as(world, back, card)
    assert len((await world.bot.backend.drafts.look(1, world.ana.id)).lines) == 1


async def test_starting_over_is_asked_once_where_much_goes(world: World) -> None:
    """Beside [Undo], under the same thumb: a whole plan does not go by one tap; a card alone does."""
    _, panel = await ready_to_move(world)
    panel = await moved_all(world, panel)
    drafts = world.bot.backend.drafts
    asked = await tap(world, panel, "Start over")
    assert "All of it goes" in asked.words
    assert labels(asked) == ["Start over", "Back"]
    assert len((await drafts.look(1, world.bo.id)).lines) > 2
    assert labels(await tap(world, asked, "Back")) == labels(panel)
    panel = await tap(world, await tap(world, panel, "Start over"), "Start over")
    assert not (await drafts.look(1, world.bo.id)).lines
    panel = await press(world, panel, buttons(panel, "do")[0])
    await tap(world, panel, "Start over")
    assert not (await drafts.look(1, world.bo.id)).lines


async def press_as(world: World, panel: Any, custom: str) -> Any:
    """Ana's press."""
    return (await world.ana.click(panel, custom_id=custom)).response


def test_what_has_been_asked_about_is_final() -> None:
    """Whatever is asked once is done by a second button, which no second tap may press."""
    asked = {name for name in routes() if name.endswith("-sure")}
    # Said to be done by one of a team it can be taken back, until the last of them says so.
    assert asked - {"leave-sure", "ready-sure"} <= final_routes()


async def test_a_process_that_has_only_just_begun(world: World) -> None:
    """It has no memory of anybody's screen: then Discord says when the panel changed."""
    _, panel = await ready_to_attack(world)
    world.bot.haste._screens.clear()
    born = world.fingers.now()
    stored = world.env.backend.get_message(panel.channel_id, panel.id)
    stored.edited_timestamp = born.isoformat()
    was = await revision(world)
    world.fingers.soon()
    assert QUICK in (await press(world, panel, attacks(panel)[0])).words
    assert await revision(world) == was


async def test_what_appears_below_changes_no_button(world: World) -> None:
    """An answer of /rules a moment ago, or a picture that has followed: the question has stood there long enough."""
    thread, panel = await ready_to_move(world)
    asked = await tap(world, panel, "End turn")
    stored = world.env.backend.get_message(asked.channel_id, asked.id)
    with world.fingers.fast():
        world.fingers.pause = 8.0
        await world.bo.slash(thread, "rules search", text="retreat")
        stored.edited_timestamp = world.fingers.now().isoformat()
        done = await tap(world, asked, "End the turn")
    assert QUICK not in done.words
    assert (await world.bot.backend.games.card(1)).active == "allies"
