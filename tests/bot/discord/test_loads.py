"""What an interaction costs: a game is loaded once, and each line of a draft is tried once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

import engine.play
from bot.game.table import desk
from bot.game.table.desk import Desk
from bot.store.db import Database
from tests.bot.discord.player import buttons
from tests.bot.discord.staffs import both_plan
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


@pytest.mark.parametrize(
    ("command", "options"),
    [
        ("play turn", {}),
        ("game board", {}),
        ("game log", {}),
        ("game status", {}),
        ("game list", {}),
        ("me games", {}),
        ("me hand", {}),
        ("me reactions", {}),
        ("rules why", {"line": "attack D8xD9"}),
        ("rules hex", {"name": "D8"}),
    ],
)
async def test_what_changes_nothing_loads_once(world: World, command: str, options: dict[str, str]) -> None:
    """The game, the channel it is asked in, and what the answer needs besides."""
    thread, _ = await ready_to_move(world)
    with world.unheard(), counted() as asked:
        assert (await world.bo.slash(thread, command, **options)).response
    assert asked["load"] <= 1
    assert asked["fetch"] == 0
    assert asked["read"] <= 2
    assert asked["apply"] == 0


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
    # One for the press; all others are of the side's panel, which shows everybody's arrows.
    assert asked["load"] <= 3
    assert asked["apply"] <= 4
