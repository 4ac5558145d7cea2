"""Whoever has seen what a side knows never sits on the other one in that battle, by whatever door he comes."""

from __future__ import annotations

from typing import Any

import discord

from tests.bot.discord.test_borders import forged
from tests.bot.kit.world import World

CLOSED = "closed to"


async def free_seats(world: World) -> Any:
    """Ana and Bo alone at a table for two against two, begun; a seat of each side is free. Returns the thread."""
    await world.ana.slash(world.lobby, "game new", scenario="pegasus-bridge", side="allies", allies=2, axis=2)
    await world.settle()
    await world.bo.click(world.last(world.lobby), label="Join as Axis")
    await world.settle()
    await world.ana.click(world.last(world.lobby), label="Begin")
    await world.settle()
    return world.thread()


async def replaced(world: World, old: Any, new: Any) -> str:
    """What the moderator is answered."""
    answer = await world.ana.slash(world.thread(), "admin replace", game="1", old=old, new=new)
    await world.settle()
    return str(answer.response.words)


async def refused(world: World, person: Any, *sides: str) -> None:
    """No door to these sides is open: buttons, the list of seats, commands."""
    thread = world.thread()
    before = await world.bot.backend.games.card(1)
    for side in sides:
        buttons = [("join", side), ("seat", f"{side}-0"), ("seat", f"{side}-1")]
        for do, arg in buttons:
            message = await forged(world, thread, 1, do, arg=arg)
            answer = (await person.click(message, custom_id=f"fp:{do}:1:1:{arg}")).response
            assert CLOSED in answer.words or "no such seat" in answer.words.lower(), answer.words
        for command, options in (
            ("game join", {"side": side}), ("team join", {"side": side}), ("team join", {"seat": f"{side}-1"}),
        ):  # fmt: skip
            answer = (await person.slash(thread, command, game="1", **options)).response
            assert CLOSED in answer.words, (command, answer.words)
    assert await world.bot.backend.games.card(1) == before


async def test_a_replaced_player_stays_off_the_other_side(world: World) -> None:
    """Bo has seen the hand of the Axis; his own side stays open to him, also after a restart."""
    await free_seats(world)
    assert "takes the place" in await replaced(world, world.bo, world.cy)
    await world.restart()
    await refused(world, world.bo, "allies")
    # A moderator cannot seat him there either, and is told about whom it is.
    answer = await replaced(world, world.ana, world.bo)
    assert f"<@{world.bo.id}>" in answer
    assert CLOSED in answer
    # Of two free seats he is given the one on his own side.
    done = (await world.bo.slash(world.thread(), "team join", game="1")).response
    assert "You are in" in done.words
    await world.settle()
    # Who sits there is not given to the other side by its commander.
    answer = (
        await world.ana.slash(world.thread(), "team assign", left=world.bo, commander=world.bo, game="1")
    ).response
    assert world.bo.id not in (await world.bot.backend.games.card(1)).people("allies"), answer.words


async def test_a_replacement_is_taken_back_but_not_turned_round(world: World) -> None:
    """Two alone: Bo may come back to his own seat, Cy, who held it meanwhile, never to Ana's."""
    await world.battle()
    await replaced(world, world.bo, world.cy)
    assert CLOSED in await replaced(world, world.ana, world.bo)
    assert CLOSED not in await replaced(world, world.cy, world.bo)
    assert CLOSED in await replaced(world, world.ana, world.cy)
    card = await world.bot.backend.games.card(1)
    assert (card.people("allies"), card.people("axis")) == ((world.ana.id,), (world.bo.id,))


async def test_before_the_first_card_nobody_has_seen_anything(world: World) -> None:
    await world.ana.slash(world.lobby, "game new", scenario="pegasus-bridge", side="allies", allies=2, axis=1)
    await world.settle()
    await world.bo.click(world.last(world.lobby), label="Join as Axis")
    await world.ana.slash(world.lobby, "admin replace", game="1", old=world.bo, new=world.cy)
    await world.settle()
    answer = (await world.bo.click(world.last(world.lobby), label="Join as Allies")).response
    assert "You are in" in answer.words


async def test_a_moderator_who_has_looked_plays_no_part(world: World) -> None:
    """Both sides are closed to him, and whoever plays may not look; in a rematch all is open again."""
    thread = await free_seats(world)
    role = world.guild.create_role("Referee", permissions=discord.Permissions(manage_guild=True))
    referee = world.guild.add_member(world.env.create_user("dee"), roles=[role])
    assert (await referee.slash(thread, "admin reveal", game="1")).response.words
    await refused(world, referee, "allies", "axis")
    for old in (world.ana, world.bo):
        answer = await replaced(world, old, referee)
        assert CLOSED in answer
    asked = (await world.bo.slash(thread, "game resign")).response
    await world.bo.click(asked, label="Resign")
    await world.settle()
    answer = (await world.ana.slash(thread, "game rematch", game="1")).response
    assert "Its invitation stands where that of this battle stood" in answer.words
    answer = (await referee.slash(world.lobby, "team join", side="allies", game="2")).response
    assert "You are in" in answer.words
