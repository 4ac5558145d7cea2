"""Everybody is acknowledged in time, whatever the answer waits for: a store of four seconds, files, forms, completion.

`ServerRules` measures every acknowledgement and fails a test that lets one take more than 2.5 seconds. Where the
store is slow, all of it happens ten times as fast: the store, the bot's patience and Discord's.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from datetime import timedelta
from functools import partial
from typing import Any

import discord
import pytest

from bot.commands.asking import choices
from bot.discord import reply
from bot.discord.lateness import Lateness
from bot.flows import answers
from tests.bot.discord.player import buttons
from tests.bot.discord.test_absent import asked, choice, notice_of
from tests.bot.discord.test_advice import panel_of, pressed
from tests.bot.discord.test_computers import begun
from tests.bot.game.doctored import doctor, hold
from tests.bot.kit.crowd import at_once
from tests.bot.kit.faults import Faults
from tests.bot.kit.limits import ServerRules
from tests.bot.kit.world import World

#: How much faster than a clock everything runs where the store is slow.
FASTER = 10.0
SLOW = 4.0 / FASTER

Early = Callable[[Callable[[], Awaitable[None]]], None]


@pytest.fixture
def slow(world: World, rules: ServerRules, monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """From now on the store takes four seconds to answer the first of every asker's questions."""
    store = world.bot.backend.store
    read = store.read
    for module, name in ((reply, "_PATIENCE"), (answers, "_COMPLETED_WITHIN")):
        monkeypatch.setattr(module, name, vars(module)[name] / FASTER)

    @asynccontextmanager
    async def late() -> AsyncIterator[Any]:
        task = asyncio.current_task()
        if not getattr(task, "was_late", False):
            task.was_late = True  # type: ignore[union-attr]
            await asyncio.sleep(SLOW)
        async with read() as conn:
            yield conn

    def begin() -> None:
        rules.patience /= FASTER
        world.bot._known.clear()
        world.bot.backend.desk._known.clear()
        monkeypatch.setattr(store, "read", late)

    return begin


async def test_a_store_of_four_seconds(world: World, slow: Callable[[], None], rules: ServerRules) -> None:
    """Commands, files, presses and forms are put off with "thinking", and answered when the store has answered."""
    thread = await world.battle()
    notice = world.last(thread)
    slow()
    found = await at_once(
        world.env,
        partial(world.ana.slash, thread, "game status"),
        partial(world.ana.slash, thread, "game export"),
        partial(world.ana.slash, thread, "game log"),
        partial(world.ana.slash, thread, "help"),
        partial(world.ana.slash, thread, "me settings"),
        partial(world.bo.click, notice, label="Hand"),
        partial(world.ana.click, notice, label="Take turn"),
    )
    await world.settle()
    for one in found:
        assert one.response is not None
        assert "⚠️" not in one.response.words
    assert found[1].response.attachments[0].filename.endswith(".json")
    deferred = [body["type"] for _, path, body in rules.calls if path.endswith("/callback")]
    assert deferred.count(5) >= 7


async def test_what_comes_beside_a_panel_comes_beside_it_late_too(
    world: World, slow: Callable[[], None], rules: ServerRules
) -> None:
    """[Hand] stands on one's own panel, which stays as it is: whoever was put off meanwhile has not lost it."""
    thread = await world.battle()
    panel = (await world.ana.click(world.last(thread), label="Take turn")).response
    stood = panel.words
    slow()
    rules.calls.clear()
    heard = await world.ana.click(panel, label="Hand")
    await world.settle()
    assert [body["type"] for _, path, body in rules.calls if path.endswith("/callback")] == [6]
    (hand,) = heard.followups
    assert hand.attachments
    assert panel.words == stood


async def test_advice_that_comes_late_takes_no_panel_with_it(world: World, slow: Callable[[], None]) -> None:
    """It goes with the next step of the draft, and went with the panel where it had taken its place."""
    thread = await begun(world)
    await doctor(world.bot, 1, hold("allies", "probe-center"))  # type: ignore[arg-type]
    panel = await panel_of(world, thread)
    await pressed(world, panel)
    slow()
    heard = await world.ana.click(panel, custom_id=buttons(panel, "advice")[0])
    await world.settle()
    (advice,) = heard.followups
    assert "A General would:" in advice.words
    card = next(one for one in buttons(panel, "do") if ":play probe-center" in one)
    after = (await world.ana.click(panel, custom_id=card)).response
    await world.settle()
    assert after.id == panel.id
    assert "Your orders" in panel.words
    assert heard.followups == []


async def test_a_second_tap_leaves_nobody_thinking(world: World, slow: Callable[[], None]) -> None:
    """It is answered with nothing, also where "thinking" had to be said first: that goes."""
    thread = await world.battle()
    notice = world.last(thread)
    slow()
    tap = partial(world.bo.click, notice, label="Hand")
    with world.fingers.fast():
        first, second = await at_once(world.env, tap, tap)
    await world.settle()
    assert first.response.attachments
    assert second.response is None


async def test_who_takes_over_late_leaves_no_button_to_the_next(
    world: World, slow: Callable[[], None]
) -> None:
    """The post keeps no button once somebody has come, however long he has waited for his answer."""
    thread, notice = await asked(world)
    await world.bo.click(notice, custom_id=choice(notice, "substitute"))
    await world.settle()
    post = notice_of(world, thread, "A substitute is wanted for the Allies")
    slow()
    found = (await world.cy.click(post, custom_id=buttons(post, "take-over")[0])).response
    await world.settle()
    assert "You lead the Allies now" in found.words
    assert not buttons(notice_of(world, thread, "A substitute is wanted"), "take-over")


async def test_completion_that_takes_too_long_is_empty(world: World, slow: Callable[[], None]) -> None:
    thread = await world.battle()
    slow()
    assert await world.ana.autocomplete(thread, "play orders", "text", "") == []
    await world.settle()


async def _form(world: World) -> tuple[Any, Any]:
    """The panel of a side of two, and a form of it that is open."""
    lobby = world.lobby
    await world.ana.slash(lobby, "game new", scenario="pegasus-bridge", side="allies", allies=2, axis=1)
    await world.settle()
    invitation = world.last(lobby)
    await world.bo.click(invitation, label="Join as Axis")
    await world.cy.click(world.last(lobby), label="Join as Allies")
    await world.settle()
    panel = next(one for one in reversed(world.side("allies").history()) if one.components)
    opened = await world.cy.click(panel, label="Say")
    assert opened.modal is not None
    return panel, opened


async def test_a_form_that_comes_too_late_is_asked_for_again(world: World, slow: Callable[[], None]) -> None:
    """A form must be the first answer: whoever has been put off is told to press again."""
    panel, _ = await _form(world)
    slow()
    late = await world.cy.click(panel, label="Say")
    await world.settle()
    assert "Press again" in late.response.words


async def test_what_is_sent_with_a_form_is_acknowledged_in_time(
    world: World, slow: Callable[[], None], rules: ServerRules
) -> None:
    """Filled in and sent while the store is slow: put off, and said once."""
    _, opened = await _form(world)
    slow()
    rules.calls.clear()
    sent = await world.cy.submit_modal(opened, {"text": "hold the bridge"})
    await world.settle()
    assert "⚠️" not in sent.response.words
    acknowledged = [body["type"] for _, path, body in rules.calls if path.endswith("/callback")]
    assert acknowledged in ([5], [6])
    said = [one.words for one in world.side("allies").history() if "hold the bridge" in one.words]
    assert len(said) == 1


async def test_a_form_that_is_sent_when_its_battle_is_over(world: World) -> None:
    """It lay open for hours: one kind line, and nothing is said to a side that is no more."""
    _, opened = await _form(world)
    await world.ana.slash(world.lobby, "admin cancel", game="1", reason="rain")
    await world.settle()
    calls_before = len(world.side("allies").history())
    sent = await world.cy.submit_modal(opened, {"text": "hold the bridge"})
    await world.settle()
    assert "not being played now" in sent.response.words
    assert len(world.side("allies").history()) == calls_before


async def test_time_counts_from_the_press(world: World, rules: ServerRules) -> None:
    """A press that was on its way for long is put off at once."""
    bot = world.bot
    reply_age: list[float] = []
    whole = bot._lateness.of
    bot._lateness.of = lambda one: reply_age.append(whole(one)) or 2.0  # type: ignore[method-assign]
    whole_read = bot.backend.people.get

    async def a_moment(person: int) -> Any:
        await asyncio.sleep(0.2)
        return await whole_read(person)

    bot.backend.people.get = a_moment  # type: ignore[method-assign]
    rules.clear()
    await world.ana.slash(world.lobby, "help")
    assert [body["type"] for _, path, body in rules.calls if path.endswith("/callback")] == [5]
    assert reply_age


@pytest.fixture
def early(world: World, monkeypatch: pytest.MonkeyPatch) -> Early:
    """Whoever is not answered is put off early, as outside of tests, and it takes its time to find out who asks."""
    found = world.bot.backend.people.get

    def begin(first: Callable[[], Awaitable[None]]) -> None:
        async def after(person: int) -> Any:
            await first()
            return await found(person)

        world.bot._known.clear()
        monkeypatch.setattr(reply, "_SOON", 0.1)
        monkeypatch.setattr(world.bot.backend.people, "get", after)

    return begin


async def test_who_waits_for_the_store_soon_knows_that_he_is_heard(
    world: World, rules: ServerRules, early: Early
) -> None:
    early(partial(asyncio.sleep, 0.3))
    rules.clear()
    answered = await world.ana.slash(world.lobby, "help")
    assert [body["type"] for _, path, body in rules.calls if path.endswith("/callback")] == [5]
    assert answered.response.words


async def test_where_the_machine_is_busy_nobody_is_put_off_early(
    world: World, rules: ServerRules, early: Early
) -> None:
    """One call more for everybody would make it busier."""

    async def busy() -> None:
        time.sleep(0.3)
        await asyncio.sleep(0)

    early(busy)
    rules.clear()
    await world.ana.slash(world.lobby, "help")
    assert [body["type"] for _, path, body in rules.calls if path.endswith("/callback")] == [4]


async def test_nobody_is_put_off_whose_answer_is_on_its_way(
    world: World, rules: ServerRules, faults: Faults, early: Early
) -> None:
    """Discord takes its time: of two first answers it would refuse one, and that might be the answer (40060)."""
    early(partial(asyncio.sleep, 0))
    faults.add("POST", r"/interactions/.*/callback", delay=0.3)
    rules.clear()
    assert "Fieldpost" in (await world.ana.slash(world.lobby, "about")).response.words
    assert [body["type"] for _, path, body in rules.calls if path.endswith("/callback")] == [4]


async def test_a_form_is_waited_for(world: World, early: Early) -> None:
    panel, _ = await _form(world)
    early(partial(asyncio.sleep, 0.3))
    assert (await world.cy.click(panel, label="Say")).modal is not None


class _Press:
    def __init__(self, age: float) -> None:
        self.id = discord.utils.time_snowflake(discord.utils.utcnow() - timedelta(seconds=age))


def test_a_clock_that_is_ahead_is_found_out() -> None:
    """Four seconds ahead every press looks old; the youngest tells by how much."""
    late = Lateness()
    for age in (4.2, 4.1, 4.4, 4.1, 4.2):
        late.note(_Press(age))  # type: ignore[arg-type]
    assert late.of(_Press(4.1)) == pytest.approx(0.0, abs=0.05)  # type: ignore[arg-type]
    assert late.of(_Press(6.1)) == pytest.approx(2.0, abs=0.05)  # type: ignore[arg-type]
    # One that is behind never makes a press younger than nothing.
    assert late.of(_Press(-3.0)) == 0.0  # type: ignore[arg-type]
    right = Lateness()
    for age in (0.1, 0.2, 2.0, 0.1, 0.1):
        right.note(_Press(age))  # type: ignore[arg-type]
    assert right.of(_Press(2.1)) == pytest.approx(2.0, abs=0.05)  # type: ignore[arg-type]


def test_what_is_too_long_is_not_offered() -> None:
    """Cut at 100 signs it would be another text: chosen, it would destroy what was written."""
    made = choices([("short", "order E2"), ("long", "x" * 101), ("just", "y" * 100)])
    assert [one.value for one in made] == ["order E2", "y" * 100]


async def test_orders_beyond_a_hundred_signs(world: World) -> None:
    thread = await world.battle()
    cards = await world.ana.autocomplete(thread, "play orders", "text", "")
    assert cards
    long = "play move-out; " + "order E2; " * 9
    assert await world.ana.autocomplete(thread, "play orders", "text", long) == []


async def test_patience_that_runs_out_while_the_answer_is_on_its_way(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord has the answer and we do not know it yet: it refuses to put the asker off, and nobody hears of that."""
    replies: list[reply.Reply] = []
    watch, send = reply.Reply.watch, discord.InteractionResponse.send_message

    def watched(self: reply.Reply) -> None:
        replies.append(self)
        watch(self)

    async def sent(self: discord.InteractionResponse[Any], *args: Any, **more: Any) -> Any:
        found = await send(self, *args, **more)
        known, self._response_type = self._response_type, None
        replies[-1]._out_of_patience()
        await asyncio.wait([putting_off(replies[-1])])
        self._response_type = known
        return found

    monkeypatch.setattr(reply.Reply, "watch", watched)
    monkeypatch.setattr(discord.InteractionResponse, "send_message", sent)
    answer = (await world.ana.slash(world.lobby, "about")).response
    assert "Fieldpost" in answer.words
    assert putting_off(replies[-1]).exception() is None


def putting_off(one: reply.Reply) -> asyncio.Task[None]:
    assert one._deferring is not None
    return one._deferring
