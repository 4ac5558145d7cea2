"""Whoever is asked in the other side's turn can answer: from the notice, by command, by private message, from his list
of battles; with and without a plan for his own turn; alone, as a general, and as the commander in a general's place.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from bot.game.values import Request
from engine.frames import React
from tests.bot.discord import questions
from tests.bot.discord.player import ByButtons, asked, buttons, lists
from tests.bot.discord.questions import KINDS, Position
from tests.bot.discord.staffs import Staffs
from tests.bot.kit.world import World

Door = Callable[["Table", str], Awaitable[None]]


class Table:
    """A battle with a question open, and who answers it."""

    def __init__(self, world: World, thread: Any, name: str) -> None:
        self.world = world
        self.thread = thread
        self.kind = KINDS[name]
        self.actor: Any = None
        self.notice: Any = None

    @property
    def player(self) -> ByButtons:
        return ByButtons(self.world, self.actor, upwards=False)

    async def ask(self, position: Position, *, plan: bool) -> tuple[str, ...]:
        """The moment before, perhaps a plan, and the question. Returns the plan."""
        await questions.put(self.world, position.before)
        kept = await questions.plan_ahead(self.world, self.actor.id) if plan else ()
        await questions.put(self.world, position.asked)
        self.notice = self.world.raw(self.world.last(self.thread))
        assert "Decide" in str(self.notice.components)
        return kept

    async def answer_on(self, panel: Any, line: str) -> None:
        """The line among the buttons and lists of a prompt."""
        before = (await self.world.bot.backend.games.card(1)).revision
        while (await self.world.bot.backend.games.card(1)).revision == before:
            # What a card does is said before it is gone.
            acts = [one for one in [*_acts(panel), *buttons(panel, "sure-yes")] if one.endswith(f":{line}")]
            panel = await (self.player.press(panel, acts[0]) if acts else self._nearer(panel, line))

    async def _nearer(self, panel: Any, line: str) -> Any:
        for one in lists(panel, "ability"):
            start = asked(one["custom_id"])
            word = line.removeprefix(start).split()[0] if line.startswith(start) else ""
            if any(option["value"] == word for option in one["options"]):
                return await self.player.choose(panel, one["custom_id"], word)
        for one in buttons(panel, "ability"):
            if line.startswith(one.split(":", 4)[4]):
                return await self.player.press(panel, one)
        raise AssertionError(f"{line} is not offered: {panel.words}")


def _acts(panel: Any) -> list[str]:
    """The buttons that do something."""
    return buttons(panel, "do") + buttons(panel, "sure")


def _opener(message: Any) -> str:
    """The first button of a message: it opens the question."""
    return str(message.components[0]["components"][0]["custom_id"])


async def by_notice(table: Table, line: str) -> None:
    """[Decide] under the question in the thread."""
    await table.answer_on(await table.player.press(table.notice, _opener(table.notice)), line)


async def by_message(table: Table, line: str) -> None:
    """[Decide] in the private message."""
    message = table.world.raw(table.actor.user.dm_channel.last_message)
    assert "asked of you" in message.words
    panel = (await table.actor.user.click(message, custom_id=_opener(message))).response
    table.actor = table.actor.user
    await table.answer_on(panel, line)


async def by_list(table: Table, line: str) -> None:
    """/me games, and the battle chosen there."""
    panel = (await table.actor.slash(table.world.lobby, "me games")).response
    panel = await table.player.choose(panel, lists(panel, "open")[0]["custom_id"], "1")
    await table.answer_on(panel, line)


async def by_turn(table: Table, line: str) -> None:
    """/play turn."""
    await table.answer_on((await table.actor.slash(table.thread, "play turn")).response, line)


async def by_command(table: Table, line: str) -> None:
    """The command of this kind, its option as completed."""
    command, option = table.kind.command
    # What is typed as `end` asks about a card that it would waste.
    options: dict[str, Any] = {"anyway": True} if command == "end" else {}
    if option == "answer":
        options = {option: line.removeprefix("play ")}
    elif option:
        verb, _, rest = line.partition(" ")
        way = rest.partition("-")[2] or rest
        wanted = way if command == "retreat" else f"{verb} {rest}"
        found = await table.actor.autocomplete(table.thread, f"play {command}", option, wanted[:8])
        assert wanted in [one["value"] for one in found], found
        options = {option: wanted}
    answer = await table.actor.slash(table.thread, f"play {command}", **options)
    assert "⚠️" not in answer.response.words, answer.response.words


DOORS: dict[str, Door] = {
    "notice": by_notice, "message": by_message, "list": by_list, "turn": by_turn, "command": by_command,
}  # fmt: skip


async def _set_up(world: World, people: list[Any]) -> None:
    """Everybody wants to be asked, and to be told by private message."""
    backend = world.bot.backend
    for person in people:
        await backend.standing.set(Request(person.id, 1), retreat="ask")
        await backend.people.set(person.id, tell="dm")
        world.bot.forget_prefs(person.id)


async def _alone(world: World, name: str) -> Table:
    kind = KINDS[name]
    more = {"rules": kind.rules} if kind.rules else {}
    thread = await world.battle(scenario=kind.scenario, reactions=kind.reactions, **more)
    await _set_up(world, [world.bo])
    return Table(world, thread, name)


async def _team(world: World, name: str) -> tuple[Table, Staffs]:
    kind = KINDS[name]
    staffs = Staffs(world, 1, 3)
    more = {"rules": kind.rules} if kind.rules else {}
    thread = await staffs.gather(kind.scenario, reactions=kind.reactions, **more)
    await _set_up(world, staffs.people["axis"])
    return Table(world, thread, name), staffs


async def _answered(table: Table, position: Position, door: Door, *, plan: bool) -> str | None:
    """What was done through a door; the game goes on, the plan is kept, and what asked says that it is answered."""
    world, backend = table.world, table.world.bot.backend
    kept = await table.ask(position, plan=plan)
    before = await backend.games.card(1)
    left_open = await table.player.press(table.notice, _opener(table.notice))
    seat = table.actor
    await door(table, position.line)
    table.actor = seat
    await world.settle()
    done = await questions.answered_by(world, before.revision)
    assert done[0][1] == table.actor.id
    attacked = table.kind.frame is React
    assert ("attacked in close assault" in table.notice.words) == attacked
    assert await questions.planned(world, table.actor.id) == kept
    after = await backend.games.card(1)
    assert after.revision > before.revision
    if after.status != "running" or (after.to_act == questions.ASKED and after.active != questions.ASKED):
        return done[0][0]
    assert not table.notice.components, "its buttons go, wherever it was answered"
    # One press: it brings the message up to date.
    late_buttons = _acts(left_open) + buttons(left_open, "ability")
    for act in late_buttons[:1]:
        assert "in a newer message" in (await table.player.press(left_open, act)).words
    for one in [] if late_buttons else lists(left_open, "ability")[:1]:
        late = await table.player.choose(left_open, one["custom_id"], one["options"][0]["value"])
        assert "in a newer message" in late.words
    assert (await backend.games.card(1)).revision == after.revision
    return done[0][0]


def _in_turn(name: str) -> list[tuple[Door, bool]]:
    """Every door, half of them with a plan kept, which stays from then on; of the next kind the other half."""
    first = list(KINDS).index(name)
    found = [(door, number % 2 == 1) for number, door in enumerate(DOORS.values(), first)]
    return sorted(found, key=lambda one: one[1])


@pytest.mark.parametrize("name", KINDS)
async def test_alone(world: World, name: str) -> None:
    table, position = await _alone(world, name), questions.position(name)
    table.actor = world.bo
    for door, plan in _in_turn(name):
        assert await _answered(table, position, door, plan=plan) == position.line


@pytest.mark.parametrize("name", KINDS)
async def test_in_a_team(world: World, name: str) -> None:
    """The general of the unit is asked; his commander may answer in his place, and a third may not."""
    (table, staffs), position = await _team(world, name), questions.position(name)
    people = {one.id: one for one in staffs.people["axis"]}
    backend = world.bot.backend
    await questions.put(world, position.asked)
    card = await backend.games.card(1)
    (concerned,), commander = card.awaited, card.commander("axis")
    others = [one for number, one in people.items() if number not in (concerned, commander)]
    for number in dict.fromkeys((concerned, commander)):
        for door, plan in _in_turn(name):
            if door is by_message and number != concerned:
                continue
            table.actor = people[number]
            assert await _answered(table, position, door, plan=plan) == position.line
    await table.ask(position, plan=False)
    revision = (await backend.games.card(1)).revision
    told = (await others[0].click(table.notice, custom_id=_opener(table.notice))).response
    assert f"<@{concerned}>" in told.words
    refused = (await others[0].slash(table.thread, "play orders", text=position.line)).response
    assert "⚠️" in refused.words
    assert (await backend.games.card(1)).revision == revision


async def test_nothing_asked(world: World) -> None:
    """The commands that answer say so where there is no question; and nothing is drafted by them."""
    thread = await world.battle()
    for person in (world.ana, world.bo):
        for command, options in (
            ("retreat", {"to": "D4"}),
            ("react", {"answer": "pass"}),
            ("react", {"answer": "ambush"}),
        ):
            answer = (await person.slash(thread, f"play {command}", **options)).response
            assert "Nothing is asked of you" in answer.words, (command, answer.words)
            assert "?" not in answer.words.split("\n")[0]
        assert (await world.bot.backend.drafts.look(1, person.id)).lines == ()


async def test_whoever_waited_is_called(world: World) -> None:
    """The answer is in: the side on turn is told in the thread and by private message, and goes on from there."""
    table, position = await _alone(world, "retreat"), questions.position("retreat", goes_on=True)
    await _set_up(world, [world.ana])
    table.actor = world.bo
    await table.ask(position, plan=False)
    await by_notice(table, position.line)
    await world.settle()
    card = await world.bot.backend.games.card(1)
    assert card.to_act == card.active == "allies"
    notice = world.raw(world.last(table.thread))
    assert notice.words.startswith(f"<@{world.ana.id}> – **the answer is in, your turn goes on.**")
    assert position.line.removeprefix("retreat ").replace("-", "→") in notice.words
    assert world.ana.id in [one.id for one in world.last(table.thread).mentions]
    told = world.raw(world.ana.user.dm_channel.last_message)
    assert "your turn goes on" in told.words
    for where, message in ((world.ana, notice), (world.ana.user, told)):
        panel = (await where.click(message, custom_id=_opener(message))).response
        assert "not your turn" not in panel.words
        assert _acts(panel)
