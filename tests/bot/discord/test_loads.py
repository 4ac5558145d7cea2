"""What an interaction costs: a game is loaded once, and each line of a draft is tried once."""

from __future__ import annotations

import asyncio
import gc
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import pytest
from discord import Interaction, app_commands

import engine.play
from bot.discord.components import route_of
from bot.flows.press import final_routes
from bot.game.table import desk
from bot.game.table.desk import Desk
from bot.game.values import Request
from bot.store.connecting.db import Database
from tests.benchmarks import _bot_rig
from tests.bot.discord.player import buttons, controls
from tests.bot.discord.staffs import both_plan
from tests.bot.discord.test_campaigns import begun as campaign
from tests.bot.discord.test_cups import begun as cup
from tests.bot.discord.test_promises import ready_to_move
from tests.bot.kit.world import World


@contextmanager
def counted() -> Iterator[Counter[str]]:
    """Looks at games, those of them that had to read the game, reads of the store, and actions the engine did.

    A look at a game that has just been asked for reads nothing: it is in memory. Later it reads the number of its
    version, and a game that another process has changed is fetched.
    """
    found: Counter[str] = Counter()

    def counting(name: str, inner: Any) -> Any:
        def called(*args: Any, **more: Any) -> Any:
            found[name] += 1
            return inner(*args, **more)

        return called

    with pytest.MonkeyPatch.context() as patch:
        # What is in memory is believed, however slow the machine.
        patch.setattr(desk, "_FRESH_SECONDS", 60.0)
        for name, owner, what in (
            ("load", Desk, "load"),
            ("fetch", Desk, "_fetch"),
            ("read", Database, "read"),
            ("write", Database, "write"),
            ("write", Database, "batch"),
            ("apply", engine.play, "play_on"),
        ):
            patch.setattr(owner, what, counting(name, getattr(owner, what)))
        yield found


async def a_move(world: World) -> dict[str, str]:
    """The options of /play move for a move that Bo may draft next."""
    found = await world.bot.backend.games.legal(1, world.bo.id, "move")
    start, end = found[0].removeprefix("move ").split("-", 1)
    return {"from": start, "to": end}


async def test_an_autocomplete_tries_nothing_again(world: World) -> None:
    thread, _ = await ready_to_move(world)
    with world.unheard(), counted() as asked:
        assert await world.bo.autocomplete(thread, "play move", "from", "")
    assert asked["load"] == 1
    assert asked["fetch"] == 0
    assert asked["read"] <= 2
    assert asked["apply"] == 0


async def test_a_line_more_is_tried_alone(world: World) -> None:
    thread, _ = await ready_to_move(world)
    move = await a_move(world)
    with counted() as asked:
        await world.bo.slash(thread, "play move", **move)
    assert asked["load"] == 1
    # The move itself, and the two steps that could be closed behind it.
    assert asked["apply"] <= 3
    with world.unheard(), counted() as again:
        panel = (await world.bo.slash(thread, "play turn")).response
    assert again["load"] == 1
    assert again["read"] <= 2
    assert again["apply"] == 0
    with counted() as back:
        await world.bo.click(panel, custom_id=buttons(panel, "back")[0])
    assert back["load"] == 1
    assert back["apply"] == 0


async def test_confirm_applies_no_line_again(world: World) -> None:
    """Card, five orders, a move, the end of the step that the button names: all of it as the draft has tried it."""
    thread, _ = await ready_to_move(world)
    panel = (await world.bo.slash(thread, "play move", **await a_move(world))).response
    assert "orders D8, E7, G6, I6, I7 · moves D8" in panel.words
    with counted() as asked:
        await world.bo.click(panel, custom_id=buttons(panel, "confirm")[0])
    # The draft has been done already, line by line, as it was tried: what is left is what the new panel asks.
    assert asked["apply"] <= 1
    # The press; what is told of it takes what that has left at hand.
    assert asked["load"] == 1
    assert asked["fetch"] == 0
    # The outbox before and after, whether a computer must think, the places of thread and panel, and the turn it
    # belongs to: once, then it is in memory.
    assert asked["read"] <= 7


def interactions() -> int:
    """How many are in memory."""
    return sum(isinstance(one, Interaction) for one in gc.get_objects())


async def test_what_is_answered_waits_for_no_garbage_collector(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It holds the game found: the collector held everybody up for milliseconds. simcord makes circles of its own."""
    monkeypatch.setattr(_bot_rig, "keep", lambda: None)
    rig = await _bot_rig.Rig.open(f"sqlite+aiosqlite:///{tmp_path / 'games.db'}")
    player = _bot_rig.Player(rig)
    game = await player.new()
    line = await player.next_line(game)
    assert line is not None
    before = interactions()
    await rig.order(game, *line)
    await rig.complete(game)
    while rig.client._answering:
        await asyncio.sleep(0)
    assert interactions() == before
    await rig.close()


#: What a command is said with that needs more than its name.
_WITH: dict[str, dict[str, Any]] = {
    "admin extend": {"game": "1", "hours": 1}, "admin force": {"game": "1", "verdict": "time"},
    "admin pause": {"game": "1"}, "admin repair": {"game": "1"}, "admin reveal": {"game": "1"},
    "admin undo": {"game": "1"}, "campaign new": {"campaign": "nowhere"}, "cup new": {"name": "x", "scenario": "x"},
    "game seat": {"to": "me"}, "me holiday": {"days": 3}, "play attack": {"from": "D8", "target": "D9"},
    "play battle": {"from": "D8", "target": "D9"}, "play card": {"card": "probe"}, "play choose": {"what": "left"},
    "play draw": {"card": "probe"}, "play ground": {"take": "stay"}, "play move": {"from": "D8", "to": "D9"},
    "play order": {"units": "D8"}, "play orders": {"text": "move A1-B9; end"}, "play retreat": {"to": "D9"},
    "rules card": {"name": "ambush"}, "rules hex": {"name": "D8"}, "rules search": {"text": "retreat"},
    "rules terrain": {"name": "forest"}, "rules unit": {"name": "tank"}, "rules why": {"line": "attack D8xD9"},
    "scenario remove": {"scenario": "x"}, "scenario show": {"scenario": "arracourt"},
    "scenario stats": {"scenario": "arracourt"}, "team say": {"text": "Hello"},
}  # fmt: skip
#: What needs more than one look at the game, or more than two reads, though nothing is changed; and why.
_MORE = {
    # What opens something asks for the server's settings, whether this is a battle's thread, and for the battle.
    "cup new": (0, 3),
    # The places of the game and of the channel, and whether this very press has made it anew before.
    "game continue": (1, 3),
    # A rematch changes another game than it is of: it looks for itself, behind no lock of this one, for one that
    # already waits; and whether he may open battles here.
    "game rematch": (2, 3),
    # As it is typed, and once more with its battles last, before it is refused.
    "play orders": (1, 3),
    # Without a game in the question: the channel's battle, the match it is of, his campaigns, and the campaign with
    # the battle that it has come to.
    "campaign end": (2, 3),
    "campaign table": (2, 3),
    # The cups of the server, the one that is meant with its matches, and the server's settings: who may do more.
    "cup drop": (0, 3),
    "cup end": (0, 3),
    "cup table": (0, 3),
    # A match tells of both its battles and where they are, and how reliably its people play.
    "game status": (1, 4),
    # Once it is over: what has been told of it, and the whole log for how it went, or for the check of its seed; a
    # battle of a cup or campaign has its seal there.
    "game replay": (1, 3),
    "game verify": (1, 3),
    # The whole log, in which there is nothing of his, and whether this very press has been done before.
    "play undo": (1, 3),
    # The log for whether it can be taken back, whether that has been done, and the log for what the question names.
    "[undo]": (1, 3),
    # In the channel: which language is read there, and then what anybody is shown of it.
    "[show-all]": (0, 3),
}
#: Discord's number for a button.
_BUTTON: Final = 2
#: Those that are asked of nothing here: a file, a person, the end of the battle, or another one that then is meant.
_ELSEWHERE = {"scenario import", "admin replace", "admin cancel", "game tutorial", "game new"}


def _commands(world: World) -> list[str]:
    walked = world.bot.tree.walk_commands()
    names = sorted(one.qualified_name for one in walked if isinstance(one, app_commands.Command))
    # What moderators do may change what everybody else does.
    return sorted(
        [name for name in names if name not in _ELSEWHERE], key=lambda name: name.startswith("admin")
    )


async def too_much(world: World, person: Any, where: Any, *, without: tuple[str, ...] = ()) -> Any:
    """The commands of somebody that have stored nothing and yet looked at the game twice, or read more than twice:
    which game its channel is of, and what it asks for."""
    found = []
    # What everybody shares is read once, as his settings and those of the server.
    for name in ("me settings", "game list"):
        await person.slash(where, name)
    for name in _commands(world):
        if name in without or (name.startswith("admin") and person != world.ana):
            continue
        for _ in ("at first", "once more, if that has changed something"):
            with world.unheard(), counted() as asked:
                assert (await person.slash(where, name, **_WITH.get(name, {}))).response
            await world.settle()
            if not asked["write"]:
                break
        loads, reads = _MORE.get(name, (1, 2))
        if not asked["write"] and (asked["load"] > loads or asked["read"] > reads or asked["fetch"]):
            found.append((name, dict(asked)))
    return found


@pytest.mark.parametrize("who", ["bo", "ana"])
async def test_every_command_that_changes_nothing_loads_once(world: World, who: str) -> None:
    """Whoever is on turn, and has drafted, and whoever waits and moderates: refused or answered."""
    thread, _ = await ready_to_move(world)
    assert await too_much(world, getattr(world, who), thread) == []


async def test_every_command_of_a_general_loads_once(world: World) -> None:
    """In his side's place, while he and the commander plan; who has left can ask nothing there."""
    _, general = await both_plan(world)
    assert await too_much(world, general, world.side("allies"), without=("game leave",)) == []


async def test_every_command_after_the_end_loads_once(world: World) -> None:
    thread = await world.battle()
    await world.bot.backend.games.resign(Request(world.ana.id, 1))
    await world.wait(10)
    assert await too_much(world, world.bo, thread) == []


async def test_every_command_in_a_campaign_loads_once(world: World) -> None:
    """In the thread of its second battle."""
    await campaign(world)
    await world.bot.backend.games.resign(Request(world.bo.id, 1))
    await world.wait(60)
    assert await too_much(world, world.bo, world.thread()) == []


async def test_every_command_in_a_cup_loads_once(world: World) -> None:
    """In the thread of one of its matches."""
    await cup(world)
    assert await too_much(world, world.bo, world.thread()) == []


async def pressed_too_much(person: Any, world: World, *openers: Callable[[], Awaitable[Any]]) -> Any:
    """The same of whatever can be pressed on some messages, and on what those presses show: one of each kind, but for
    what is final. Returns what has been pressed, too."""
    more, pressed = [], set(final_routes())
    for opened in openers:
        message, first = await opened(), True
        while True:
            ids = [
                one["custom_id"] for one in controls(message) if one["type"] == _BUTTON and "custom_id" in one
            ]
            custom_id = next((one for one in ids if route_of(one) not in pressed), None)
            if custom_id is None and first:
                break
            first = custom_id is None
            if custom_id is None:
                message = await opened()
                continue
            do = route_of(custom_id)
            pressed.add(do)
            with world.unheard(), counted() as asked:
                answer = (await person.click(message, custom_id=custom_id)).response
            loads, reads = _MORE.get(f"[{do}]", (1, 2))
            if not asked["write"] and (asked["load"] > loads or asked["read"] > reads or asked["fetch"]):
                more.append((do, dict(asked)))
            await world.settle()
            message, first = (await opened(), True) if answer is None else (answer, False)
    return pressed, more


@pytest.mark.parametrize("who", ["bo", "ana"])
async def test_every_button_that_changes_nothing_loads_once(world: World, who: str) -> None:
    """Below the turn, under [More], in the thread and at the side's place."""
    thread, _ = await ready_to_move(world)
    person = getattr(world, who)

    async def turn() -> Any:
        return (await person.slash(thread, "play turn")).response

    async def menu() -> Any:
        panel = await public()
        return (await person.click(panel, custom_id=buttons(panel, "more")[0])).response

    async def public() -> Any:
        return world.raw(world.panel(thread))

    async def place() -> Any:
        return world.raw(world.last(world.side("axis" if who == "bo" else "allies")))

    pressed, more = await pressed_too_much(person, world, turn, menu, public, place)
    assert {"more", "view", "hand", "clocks", "log", "export"} <= pressed
    assert more == []


async def test_every_button_of_a_general_loads_once(world: World) -> None:
    """On the panel that his side shares, and on his own."""
    staffs, general = await both_plan(world)
    player = staffs.generals[general.id]

    async def own() -> Any:
        return await player.open(world.side("allies"))

    async def table() -> Any:
        return world.raw(player.board(world.side("allies")))

    pressed, more = await pressed_too_much(general, world, own, table)
    assert {"view", "hand"} <= pressed
    assert more == []


async def test_every_button_after_the_end_loads_once(world: World) -> None:
    """Below the last words of the battle."""
    thread = await world.battle()
    await world.bot.backend.games.resign(Request(world.ana.id, 1))
    await world.wait(10)

    async def last() -> Any:
        return world.raw(thread.history()[-1])

    pressed, more = await pressed_too_much(world.bo, world, last)
    assert {"replay", "stats", "ladder"} <= pressed
    assert more == []


async def test_a_list_of_games_is_one_look_at_their_threads(world: World) -> None:
    """However many they are."""
    await world.battle()
    for _ in range(3):
        await world.bo.slash(world.lobby, "game new", scenario="arracourt", kind="practice")
    await world.settle()
    with world.unheard(), counted() as asked:
        answer = (await world.bo.slash(world.lobby, "me games")).response
    assert answer.words.count("https://discord.com/channels") + answer.words.count("<#") >= 3
    assert asked["load"] == 0
    assert asked["read"] <= 2


async def test_a_general_tries_his_own_line(world: World) -> None:
    """Of several who draft together nobody's lines are tried again because another adds one."""
    staffs, general = await both_plan(world)
    player = staffs.generals[general.id]
    panel = await player.open(world.side("allies"))
    order = next(one for one in buttons(panel, "do") if ":order " in one)
    with counted() as asked:
        await player.press(panel, order)
    # One for the press; the side's panel, which shows everybody's arrows, takes what that has left at hand.
    assert asked["load"] == 1
    assert asked["apply"] <= 4
