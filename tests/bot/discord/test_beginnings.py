"""A full table begins, whatever becomes of private messages."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import pytest

from tests.bot.kit.faults import Faults
from tests.bot.kit.world import World


async def joined(world: World) -> str:
    """Ana invites, Bo presses [Join]; what Bo reads."""
    await world.ana.slash(
        world.lobby, "game new", scenario="pegasus-bridge", side="allies", opponent=world.bo
    )
    await world.settle()
    answer = (await world.bo.click(world.last(world.lobby), label="Join as Axis")).response
    await world.settle()
    return str(answer.words)


@pytest.mark.parametrize(
    "how",
    [
        {"status": 403, "code": 40003}, {"status": 403, "code": 50007}, {"status": 403, "code": 50278},
        {"status": 500}, {"status": 400, "code": 40003},
        {"status": 429, "retry_after": 600}, {"broken": True},
        {"delay": 3000.0},
    ],
)  # fmt: skip
@pytest.mark.parametrize("path", [r"^/users/@me/channels$", "messages"])
async def test_no_trouble_with_a_dm_keeps_a_battle_from_beginning(
    world: World, faults: Faults, how: dict[str, Any], path: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(import_module("bot.announcer.hands"), "_PATIENCE", 0.05)
    if path == "messages":
        for person in (world.ana, world.bo):
            faults.add("POST", f"/channels/{person.user.dm_channel.id}/messages", **how)
    else:
        faults.add("POST", path, **how)
    answer = await joined(world)
    assert "the battle begins" in answer
    assert "[Hand]" in answer
    assert (await world.bot.backend.games.card(1)).status == "running"
    thread = world.thread()
    assert "Your hand" in (await world.bo.click(world.last(thread), label="Hand")).response.words
    assert (await world.bot.backend.announce.waiting())[0] == 0
    # Only who has closed them is left alone for good.
    closed = how.get("code") in (50007, 50278)
    assert (await world.bot.backend.people.get(world.bo.id)).dm_open is (False if closed else None)


@pytest.mark.parametrize("command", ["game join", "team join"])
async def test_nor_does_it_by_command(world: World, faults: Faults, command: str) -> None:
    """Discord may think that we write to too many people (40003): the last seat begins the battle all the same."""
    faults.add("POST", r"^/users/@me/channels$", 403, 40003)
    await world.ana.slash(
        world.lobby, "game new", scenario="pegasus-bridge", side="allies", opponent=world.bo
    )
    await world.settle()
    answer = (await world.bo.slash(world.lobby, command, game="1", side="axis")).response
    await world.settle()
    assert "the battle begins" in answer.words
    assert (await world.bot.backend.games.card(1)).status == "running"
    assert await world.bot.backend.announce.waiting() == (0, None)


async def test_a_rematch_of_a_practice_begins_at_once(world: World) -> None:
    """Nobody is left who could press [Join]."""
    await world.ana.slash(world.lobby, "game new", scenario="pegasus-bridge", kind="practice")
    await world.settle()
    asked = (await world.ana.slash(world.thread(), "game resign")).response
    await world.ana.click(asked, label="Resign")
    await world.settle()
    await world.ana.slash(world.thread(), "game rematch")
    await world.settle()
    assert (await world.bot.backend.games.card(2)).status == "running"
    assert len(world.lobby.threads) >= 2


async def test_a_table_an_older_version_left_full_begins_with_the_process(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was killed, or refused a private message, between the last join and the start."""
    with monkeypatch.context() as patch:
        patch.setattr("bot.game.team.chairs.full", lambda _rows: False)
        assert "Every seat is taken" not in await joined(world)
    await world.restart()
    await world.wait(6, step=6)
    assert (await world.bot.backend.games.card(1)).status == "running"
    assert "Take turn" in str(world.raw(world.last(world.thread())).components)


async def test_the_second_game_of_a_match_begins_where_the_first_was_asked_for(world: World) -> None:
    await world.battle(kind="match")
    await world.wait(6, step=6)
    assert (await world.bot.backend.games.card(2)).status == "running"
    assert any(one.name.startswith("#2") for one in world.lobby.threads)


async def test_a_fourth_seat_is_for_overlord(world: World) -> None:
    """/game new says how many can play; no table is opened with a chair nobody could use."""
    answer = (await world.ana.slash(world.lobby, "game new", scenario="pegasus-bridge", axis=4)).response
    assert "At most 3 people" in answer.words
    assert not await world.bot.backend.games.find(person=world.ana.id)
    answer = (
        await world.ana.slash(world.lobby, "game new", scenario="omaha-beach-overlord", axis=4)
    ).response
    await world.settle()
    (card,) = await world.bot.backend.games.find(person=world.ana.id)
    assert len(card.people("axis")) + sum(seat.person is None for seat in card.seats) == 4 + 1


async def test_the_young_may_take_ground(world: World) -> None:
    """Section cards only; Take Ground and overrun are switches of their own, under `rules:`."""
    await world.ana.slash(world.lobby, "game new", scenario="pegasus-bridge", young_generals=True)
    await world.ana.slash(
        world.lobby, "game new", scenario="pegasus-bridge", rules="tactic_cards take_ground overrun"
    )
    await world.settle()
    one, other = [await world.bot.backend.games.card(number) for number in (1, 2)]
    assert one.options.changed() == {"tactic_cards": False}
    assert other.options.changed() == {"tactic_cards": False, "take_ground": False, "overrun": False}
    said = world.last(world.lobby).words
    assert "Young Generals · Take Ground: no · Armor Overrun: no" in said
    offered = await world.ana.autocomplete(world.lobby, "game new", "rules", "")
    assert {"tactic_cards", "take_ground", "overrun"} <= {choice["value"] for choice in offered}
