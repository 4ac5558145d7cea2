"""Each call to Discord and each way in which it may fail, one after the other in one world.

Nothing is lost, nothing is said twice, and who has locked or closed a place is not worked around.
"""

from __future__ import annotations

from contextlib import nullcontext
from typing import Any

import discord
import pytest

from bot.discord.rights import RIGHTS
from bot.facts.place import THREAD
from tests.bot.discord.player import ByButtons, buttons
from tests.bot.discord.staffs import two_against_one
from tests.bot.discord.test_afar import afar
from tests.bot.kit.faults import Faults
from tests.bot.kit.limits import invite
from tests.bot.kit.world import World

#: What Discord says of a place that is closed to us, or locked: by its documents, and as others have met it.
CLOSED = [(403, 50001), (403, 50013), (400, 160005), (403, 160005), (400, 50083), (403, 50083)]
#: What passes.
TROUBLE: list[dict[str, Any]] = [
    {"status": 500}, {"status": 502}, {"status": 503}, {"status": 401}, {"broken": True},
    {"status": 429, "retry_after": 0.05, "times": 2}, {"status": 429, "retry_after": 40},
    {"unheard": True, "times": 1},
]  # fmt: skip
WHERE = pytest.mark.parametrize("heard", [True, False], ids=["heard", "afar"])


class Table:
    """A battle in which Bo gives Ana time, each time a minute more, so that each line is known again."""

    def __init__(self, world: World, thread: Any, heard: bool) -> None:
        self.world = world
        self.thread = thread
        self.heard = heard
        self.minutes = 10

    async def said(self) -> str:
        """Something is to be said in the thread. Returns words of it."""
        self.minutes += 1
        with self.world.unheard():
            await self.world.bo.slash(
                self.world.side("axis"), "game time", give=f"{self.minutes} min", game="1"
            )
        await self.told()
        return f"{self.minutes} minutes more"

    async def told(self) -> None:
        """Whoever tells it has told it."""
        with nullcontext() if self.heard else afar(self.world):
            self.world.bot.herald.kick()
            await self.world.settle()

    async def waited(self, seconds: float) -> None:
        with nullcontext() if self.heard else afar(self.world):
            await self.world.wait(seconds, step=seconds / 2)

    def read(self, words: str) -> list[int]:
        """How often that is to be read in the thread, and by each side."""
        places = (self.thread, self.world.side("allies"), self.world.side("axis"))
        return [sum(words in one.words for one in place.history()) for place in places]

    async def quiet(self) -> bool:
        """Whether nothing waits to be said."""
        return await self.world.bot.backend.announce.waiting() == (0, None)

    async def panel_is_right(self) -> bool:
        """One panel, pinned, with all the time that was given."""
        panels = [one for one in self.thread.history() if one.words.startswith("## ")]
        deadline = (await self.world.bot.backend.games.card(1)).deadline or 0
        return [(one.pinned, f"<t:{deadline:.0f}:" in one.words) for one in panels] == [(True, True)]


@pytest.fixture(autouse=True)
def _asked_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is asked of a channel is believed for seconds in which no test has the time to wait."""
    monkeypatch.setattr("bot.discord.afar._CHANNEL_FOR", 0.0)


async def opened(world: World, heard: bool) -> Table:
    """A slow battle."""
    return Table(world, await world.battle(pace="slow"), heard)


async def reported(world: World) -> Any:
    """Where moderators read."""
    mods = world.guild.create_text_channel("mods")
    await world.env.settle()
    await world.ana.slash(world.lobby, "admin setup", reports=mods)
    return mods


@WHERE
async def test_a_thread_that_refuses_all_words(world: World, faults: Faults, heard: bool) -> None:
    """Both sides read each of them in their own places; moderators are told once, however much there is to say. Once
    it is open all is as before."""
    mods = await reported(world)
    table = await opened(world, heard)
    for status, code in CLOSED:
        before = len(mods.history())
        fault = faults.add("POST", f"/channels/{table.thread.id}/messages", status, code)
        for _ in range(3):
            assert table.read(await table.said()) == [0, 1, 1], code
            await table.waited(20)
        assert await table.quiet(), code
        assert len(mods.history()) - before == 1, code
        faults.over(fault)
        assert table.read(await table.said()) == [1, 0, 0], code


@WHERE
async def test_a_thread_that_was_closed_and_locked_unheard(world: World, heard: bool) -> None:
    """No message, no edit, and nothing opens it but whoever locked it."""
    mods = await reported(world)
    table = await opened(world, heard)
    state = world.env.backend.channels[table.thread.id].thread_metadata
    state.archived = state.locked = True
    before = [one.words for one in table.thread.history()]
    for _ in range(3):
        assert table.read(await table.said()) == [0, 1, 1]
        await table.waited(20)
    assert await table.quiet()
    assert [one.words for one in table.thread.history()] == before
    assert (state.archived, state.locked) == (True, True)
    assert len(mods.history()) == 1
    assert sum("was locked" in one.words for one in world.lobby.history()) == 1
    lost = await world.bot.backend.places.get(1, THREAD._replace(lost=True))
    assert lost is not None
    assert lost.noted.lost == "locked"
    state.locked = False
    await table.waited(20)
    assert table.read(await table.said()) == [1, 0, 0]
    assert await table.panel_is_right()


@pytest.mark.parametrize("method", ["POST", "PATCH"])
@pytest.mark.parametrize("part", [TROUBLE[::2], TROUBLE[1::2]], ids=["even", "odd"])
async def test_trouble_loses_nothing_and_keeps_the_order(
    world: World, faults: Faults, part: list[dict[str, Any]], method: str
) -> None:
    """Messages and edits; what was done although nobody heard so is not done again."""
    table = await opened(world, heard=True)
    for how in part:
        fault = faults.add(method, f"/channels/{table.thread.id}/messages", **how)
        first, second = await table.said(), await table.said()
        await table.waited(30)
        faults.over(fault)
        await table.waited(130)
        assert table.read(first) == table.read(second) == [1, 0, 0], how
        told = "\n".join(one.words for one in table.thread.history())
        assert told.index(first) < told.index(second), how
        assert fault.met, how
        assert await table.quiet(), how
        assert await table.panel_is_right(), how


@WHERE
async def test_a_panel_that_cannot_be_edited(world: World, faults: Faults, heard: bool) -> None:
    """What is said is said once all the same; a panel that is gone, or too old, gives its place to another."""
    table = await opened(world, heard)
    for status, code in [*CLOSED, (404, 10008), (400, 30046), (400, 50035)]:
        fault = faults.add("PATCH", f"/channels/{table.thread.id}/messages", status, code)
        assert sum(table.read(await table.said())[:2]) == 1, code
        await table.waited(40)
        faults.over(fault)
        assert sum(table.read(await table.said())[:2]) == 1, code
        await table.waited(40)
        assert await table.quiet(), code
        if code == 10008:
            # It was there, though Discord said otherwise.
            panels = [one for one in table.thread.history() if one.words.startswith("## ")]
            world.env.backend.delete_message(table.thread.id, panels[0].id)
        assert await table.panel_is_right(), code


@pytest.mark.parametrize("how", [{"broken": True}, {"unheard": True}, {"status": 503}])
async def test_a_new_panel_is_posted_once(world: World, faults: Faults, how: dict[str, Any]) -> None:
    """The old one is gone; the connection breaks while another is posted, or just after, and more is to be told when it
    is tried again. It shows the newest then."""
    table = await opened(world, heard=True)
    for _ in range(2):
        world.env.backend.delete_message(table.thread.id, world.panel(table.thread).id)
        posts = f"/channels/{table.thread.id}/messages$"
        said, panel = faults.add("POST", posts, times=1), faults.add("POST", posts, times=1, **how)
        first = await table.said()
        assert (said.met, panel.met) == (1, 1)
        second = await table.said()
        await table.waited(200)
        assert table.read(first) == table.read(second) == [1, 0, 0]
        assert await table.panel_is_right()


@WHERE
async def test_what_is_not_pinned(world: World, faults: Faults, heard: bool) -> None:
    """A panel without a pin, or with Discord's line about it, holds nothing up."""
    table = await opened(world, heard)
    for method, path, status, code in [
        *[
            ("PUT", "pins", status, code)
            for status, code in [*CLOSED, (404, 10003), (404, 10008), (400, 30003)]
        ],
        *[("PUT", "pins", status, 0) for status in (500, 503)],
        ("GET", f"/channels/{table.thread.id}/messages", 403, 50001),
        ("DELETE", f"/channels/{table.thread.id}/messages", 400, 50083),
    ]:
        fault = faults.add(method, path, status, code)
        old = next(one for one in table.thread.history() if one.words.startswith("## "))
        world.env.backend.delete_message(table.thread.id, old.id)
        assert table.read(await table.said()) == [1, 0, 0], (method, code)
        assert sum(one.words.startswith("## ") for one in table.thread.history()) == 1
        assert await table.quiet(), (method, code)
        faults.over(fault)


def reads(person: Any, words: str) -> int:
    """How often somebody reads that in private."""
    return sum(words in one.words for one in person.user.dm_channel.history())


async def team(world: World) -> Any:
    """Ana and Bo against Cy; Ana and Bo let us write to them. Returns the place of their side."""
    await two_against_one(world)
    for person in (world.ana, world.bo, world.cy):
        await world.bot.backend.people.set(person.id, dm_open=True)
        world.bot.forget_prefs(person.id)
    return world.side("allies")


@WHERE
async def test_what_a_side_cannot_read_in_its_place(world: World, faults: Faults, heard: bool) -> None:
    """What is said to the side is read there or in private, once, by nobody else; everybody learns once that the place
    is closed."""
    place = await team(world)
    thread = world.thread()
    for number, (status, code) in enumerate(CLOSED):
        before = len([one for one in thread.history() if "The place of the Allies" in one.words])
        fault = faults.add("POST", f"/channels/{place.id}/messages", status, code)
        words = [f"Bridge {number} at dawn {time}" for time in range(2)]
        for word in words:
            with world.unheard():
                await world.bo.slash(thread, "team say", text=word, game="1")
            with nullcontext() if heard else afar(world):
                world.bot.herald.kick()
                await world.settle()
                await world.wait(20, step=10)
        faults.over(fault)
        for word in words:
            assert [reads(one, word) for one in (world.ana, world.bo, world.cy)] == [1, 1, 0], code
            assert not any(word in one.words for one in [*thread.history(), *world.side("axis").history()])
        told = len([one for one in thread.history() if "The place of the Allies" in one.words])
        assert told - before == 1, code
        assert await world.bot.backend.announce.waiting() == (0, None), code
        await world.bo.slash(thread, "team say", text=f"Here again {number}", game="1")
        await world.settle()
        assert sum(f"Here again {number}" in one.words for one in place.history()) == 1
        assert not reads(world.ana, "Here again")


@pytest.mark.parametrize("method", ["PUT", "DELETE"])
async def test_a_side_s_thread_whose_readers_cannot_be_changed(
    world: World, faults: Faults, method: str
) -> None:
    """Whoever has left reads nothing more that is said to the side, and who has come is told; so are all others."""
    await world.ana.slash(world.lobby, "admin setup", places="threads")
    await two_against_one(world)
    thread = world.thread()
    dee = world.guild.add_member(world.env.create_user("dee"))
    await world.bot.backend.people.set(dee.id, dm_open=True)
    old, new = world.bo, dee
    for status, code in [(403, 50013), (403, 50001), (404, 10003), (400, 50083), (400, 160005)]:
        fault = faults.add(method, r"/thread-members/", status, code)
        before = len([one for one in thread.history() if "takes the place" in one.words])
        await world.ana.slash(thread, "admin replace", game="1", old=old, new=new)
        await world.settle()
        await world.wait(60, step=20)
        told = len([one for one in thread.history() if "takes the place" in one.words])
        assert told - before == 1, code
        for when in ("now", "later"):
            word = f"The bridge {code} {when}"
            await world.ana.slash(thread, "team say", text=word, game="1")
            await world.settle()
            members = readers(world, word, dee)
            assert old.id not in members, (code, when)
            assert {world.ana.id, new.id} <= members, (code, when)
            assert await world.bot.backend.announce.waiting() == (0, None), code
            faults.over(fault)
        await world.ana.slash(world.lobby, "admin repair", game="1")
        await world.settle()
        old, new = new, old


def readers(world: World, words: str, *more: Any) -> set[int]:
    """Who can read that: in a private thread, or by private message."""
    found: set[int] = set()
    for one in world.lobby.threads:
        if any(words in said.words for said in one.history()):
            assert one.name.startswith("🔒")
            found |= {*world.env.backend.channels[one.id].thread_members}
    mailed = (world.ana, world.bo, world.cy, *more)
    return found | {one.id for one in mailed if reads(one, words)}


async def test_a_thread_that_sleeps_is_locked(world: World) -> None:
    """Whoever is connected hears of it, though he keeps no threads that sleep: everybody is told at once."""
    table = await opened(world, heard=True)
    for state in ({"archived": True}, {"archived": True, "locked": True}):
        world.env.backend.edit_channel(table.thread.id, {}, thread_metadata=state)
        await world.env.settle()
        await world.settle()
    assert sum("was locked" in one.words for one in world.lobby.history()) == 1
    assert table.read("was locked") == [0, 1, 1]


@WHERE
async def test_what_cannot_be_shown_is_told(world: World, heard: bool) -> None:
    """Without the right to attach files all words are said where they belong, and nobody is told that it is closed."""
    mods = await reported(world)
    table = await opened(world, heard)
    rights = discord.Permissions(RIGHTS.value)
    rights.update(attach_files=False)
    invite(world.env, world.guild, rights)
    for role in world.env.backend.get_guild(world.guild.id).roles.values():
        role.permissions &= ~discord.Permissions.attach_files.flag
    await world.env.settle()
    with world.unheard():
        await ByButtons(world, world.ana, upwards=True).turn(table.thread)
    await table.told()
    assert table.read("turn 2")[0] >= 1
    assert "turn 2" in world.last(table.thread).words
    assert not world.last(table.thread).attachments
    assert mods.history() == []
    assert await table.quiet()


async def test_moderators_are_told_once_though_much_is_tried_again(world: World, faults: Faults) -> None:
    """The thread is locked, and for an hour nothing can be said to a side: it is tried again and again."""
    mods = await reported(world)
    table = await opened(world, heard=True)
    fault = faults.add("POST", f"/channels/{world.side('axis').id}/messages", 503)
    world.env.backend.edit_channel(table.thread.id, {}, thread_metadata={"locked": True})
    await world.env.settle()
    await world.settle()
    await world.wait(3600, step=120)
    faults.over(fault)
    await world.wait(240, step=120)
    assert fault.met > 3
    assert len(mods.history()) == 1
    assert sum("was locked" in one.words for one in world.lobby.history()) == 1
    assert table.read("was locked") == [0, 1, 1]


@WHERE
async def test_what_is_changed_in_a_thread_that_fell_asleep(world: World, heard: bool) -> None:
    """Nobody heard so: a question that is answered loses its buttons all the same."""
    table = await opened(world, heard)
    await world.ana.slash(table.thread, "game draw", sure=True)
    await world.settle()
    question = next(one for one in table.thread.history() if "offers a draw" in one.words)
    assert question.components
    state = world.env.backend.channels[table.thread.id].thread_metadata
    with world.unheard():
        menu = (await world.bo.click(world.panel(table.thread), label="More")).response
        await world.bo.click(menu, custom_id=buttons(menu, "disagree")[0])
        state.archived = True
    await table.told()
    question = next(one for one in table.thread.history() if "offers a draw" in one.words)
    assert not question.components
    assert await table.quiet()


async def test_a_hand_that_came_without_anybody_hearing_so(world: World, faults: Faults) -> None:
    """It is found again with the next turn, and shows the cards of then; there is one."""
    mail = world.bo.user.dm_channel
    fault = faults.add("POST", f"/channels/{mail.id}/messages", times=1, unheard=True)
    table = await opened(world, heard=True)
    assert fault.met == 1
    await ByButtons(world, world.ana, upwards=True).turn(table.thread)
    await world.settle()
    await ByButtons(world, world.bo, upwards=False).turn(table.thread)
    await world.settle()
    (hand,) = mail.history()
    shown = (await world.bo.click(world.last(table.thread), label="Hand")).response.words
    cards = [line for line in hand.words.splitlines() if "·" in line and "**" in line][1:]
    assert cards
    assert all(card in shown for card in cards)
    assert await table.quiet()
