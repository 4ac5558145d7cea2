"""How reliable somebody is: shown where seats are taken, in /me stats, and asked for by tables that want it."""

from __future__ import annotations

from typing import Any

import pytest

from bot.store import reliability
from tests.bot.discord.player import buttons
from tests.bot.kit.world import World


async def turns(world: World, who: Any, in_time: int, late: int) -> None:
    """Somebody has played before."""
    async with world.bot.backend.store.write() as conn:
        for number in range(in_time + late):
            await reliability.add(conn, {who.id: number >= late})


async def invited(world: World, **options: Any) -> Any:
    """Ana invites whoever comes."""
    await world.ana.slash(world.lobby, "game new", scenario="pegasus-bridge", side="allies", **options)
    await world.settle()
    return world.last(world.lobby)


async def test_it_stands_where_one_joins(world: World) -> None:
    await turns(world, world.ana, 48, 2)
    invitation = await invited(world)
    assert f"⏱️ Turns in time: <@{world.ana.id}> 96% of 50" in invitation.words
    answer = (await world.bo.click(invitation, label="Join as Axis")).response
    assert f"<@{world.ana.id}> 96% of 50, <@{world.bo.id}> is new" in answer.words
    await world.settle()
    status = (await world.cy.slash(world.thread(), "game status")).response
    assert "96% of 50" in status.words


@pytest.mark.parametrize("way", ["button", "command"])
async def test_who_falls_short_is_refused_with_one_line(world: World, way: str) -> None:
    await turns(world, world.bo, 7, 3)
    invitation = await invited(world, in_time=90)
    assert "for people with 90% of their turns in time, or new" in invitation.words

    async def join(who: Any) -> Any:
        if way == "button":
            return (await who.click(invitation, label="Join as Axis")).response
        return (await who.slash(world.lobby, "game join", side="axis")).response

    refused = (await join(world.bo)).words
    assert "90%" in refused
    assert "of your last 10 it was 70%" in refused
    assert "\n" not in refused.strip()
    assert (await world.bot.backend.games.card(1)).status == "open"
    # Cy is new: nobody judges by so few.
    await turns(world, world.cy, 0, 9)
    assert "You are in" in (await join(world.cy)).words
    await world.settle()
    assert (await world.bot.backend.games.card(1)).status == "running"


async def test_who_is_asked_by_name_is_wanted_as_he_is(world: World) -> None:
    await turns(world, world.bo, 0, 20)
    await world.battle(in_time=95)
    assert (await world.bot.backend.games.card(1)).status == "running"


async def test_a_team_that_asks_for_it(world: World) -> None:
    """Also of whoever comes later."""
    await turns(world, world.cy, 5, 5)
    invitation = await invited(world, allies=2, axis=1, in_time=80)
    await world.bo.click(invitation, label="Join as Axis")
    refused = (await world.cy.slash(world.lobby, "team join", game="1", seat="allies-1")).response
    assert "50%" in refused.words
    await world.ana.click(world.last(world.lobby), label="Begin")
    await world.settle()
    late = (await world.cy.slash(world.thread(), "team join", game="1", seat="allies-1")).response
    assert "50%" in late.words
    assert not (await world.bot.backend.games.card(1)).sides_of(world.cy.id)


async def test_by_the_buttons_of_a_battle(world: World) -> None:
    """[Play] → [Invite who is 90% in time], and a rematch asks for the same."""
    await turns(world, world.bo, 5, 5)
    sheet = (await world.ana.slash(world.lobby, "scenario show", scenario="pegasus-bridge")).response
    asked = (await world.ana.click(sheet, custom_id=buttons(sheet, "set-up")[0])).response
    made = (await world.ana.click(asked, label="Invite who is 90% in time")).response
    assert "for people with 90%" in made.words
    await world.settle()
    refused = (await world.bo.click(world.last(world.lobby), label="Join as Axis")).response
    assert "50%" in refused.words
    assert (await world.bot.backend.games.card(1)).in_time == 90


@pytest.mark.parametrize("place", ["channel", "private"])
async def test_ones_own_turns(world: World, place: str) -> None:
    async def asked() -> Any:
        if place == "channel":
            return (await world.ana.slash(world.lobby, "me stats")).response
        return (await world.ana.user.slash("me stats")).response

    who = world.ana if place == "channel" else world.ana.user
    new = await asked()
    assert "not played a turn that counts yet" in new.words
    await turns(world, world.ana, 9, 0)
    assert "9 of your 9 turns so far" in (await asked()).words
    await turns(world, world.ana, 3, 3)
    first = await asked()
    settings = (await who.click(first, label="Settings")).response
    shown = (await who.click(settings, label="My statistics")).response
    assert "12 of your last 15 turns were in time: **80%**" in shown.words
    assert "0 battles under way, none over yet" in shown.words


async def test_battles_with_others_are_counted(world: World) -> None:
    thread = await world.battle()
    asked = (await world.bo.slash(thread, "game resign")).response
    await world.bo.click(asked, label="Resign")
    await world.settle()
    await world.ana.slash(world.lobby, "game new", scenario="pegasus-bridge", kind="practice")
    won = (await world.ana.slash(thread, "me stats")).response.words
    assert "1 over: 1 won, 0 lost, 0 drawn" in won
    assert "1 over: 0 won, 1 lost, 0 drawn" in (await world.bo.slash(thread, "me stats")).response.words


async def test_forgotten(world: World) -> None:
    await turns(world, world.cy, 20, 0)
    asked = (await world.cy.slash(world.lobby, "me forget")).response
    await world.cy.click(asked, custom_id=buttons(asked, "forget-sure")[0])
    known = await world.bot.backend.people.reliability([world.cy.id])
    assert known[world.cy.id].turns == 0
