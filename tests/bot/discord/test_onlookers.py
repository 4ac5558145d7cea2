"""Discord shows administrators every channel: where the other side has one, nothing secret is said there."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from tests.bot.discord.player import controls
from tests.bot.discord.staffs import two_against_one
from tests.bot.kit.limits import ServerRules
from tests.bot.kit.world import World


async def empowered(world: World, person: Any, **rights: bool) -> None:
    """Somebody has a role with these rights."""
    role = world.guild.create_role("Power", permissions=discord.Permissions(**rights))
    world.env.backend.add_member_role(world.guild.id, person.id, role.id)
    await world.env.settle()


def everything(place: Any) -> str:
    """All that can be read in a place."""
    return "\n".join(one.words for one in place.history())


async def test_a_player_alone_is_warned(world: World) -> None:
    await empowered(world, world.bo, administrator=True)
    await world.battle()
    assert f"<@{world.bo.id}> of the other side may read" in everything(world.side("allies"))
    assert "of the other side may read" not in everything(world.side("axis"))


@pytest.mark.parametrize("rights", [{"manage_threads": True}, {"manage_messages": True}])
async def test_private_threads_are_open_to_those_who_manage_threads(world: World, rights: Any) -> None:
    await world.ana.slash(world.lobby, "admin setup", places="threads")
    await empowered(world, world.bo, **rights)
    await world.battle()
    place = next(one for one in world.lobby.threads if one.name.endswith("Allies"))
    assert ("of the other side may read" in everything(place)) == ("manage_threads" in rights)


async def test_a_teams_place_holds_nothing_an_administrator_may_not_know(world: World) -> None:
    """Hand, board, drafts, plan and words are behind [Our table], for each member's eyes alone."""
    await empowered(world, world.cy, administrator=True)
    await two_against_one(world)
    card = await world.bot.backend.games.card(1)
    assert card.people("axis") == (world.cy.id,)
    place = world.side("allies")
    await world.bo.slash(place, "team say", text="The bridge at dawn")
    await world.bo.slash(place, "team plan", text="Wait for armor")
    await world.settle()
    text = everything(place)
    assert f"<@{world.cy.id}> of the other side may read every channel" in text
    assert "something new at [Our table]" in text
    for secret in ("The bridge at dawn", "Wait for armor", "**Hand:**"):
        assert secret not in text
    assert not [file for one in place.history() for file in one.attachments]
    panel = world.raw(next(one for one in place.history() if "may read every channel" in one.words))
    assert controls(panel)[0]["label"] == "Our table"
    table = (await world.bo.click(panel, label="Our table")).response
    for told in ("The bridge at dawn", "Wait for armor", "**Hand:**"):
        assert told in table.words
    assert table.attachments
    refused = (await world.cy.click(panel, label="Our table")).response
    assert "**Hand:**" not in refused.words


async def test_who_comes_later_is_looked_at_too(world: World) -> None:
    """A moderator seats an administrator: the other side's place is guarded from then on."""
    await two_against_one(world)
    dee = world.guild.add_member(world.env.create_user("dia"))
    await empowered(world, dee, administrator=True)
    place = world.side("allies")
    assert "may read every channel" not in everything(place)
    await world.ana.slash(world.thread(), "admin replace", game="1", old=world.cy, new=dee)
    await world.settle()
    assert "may read every channel" in everything(place)


@pytest.mark.parametrize(
    ("language", "his", "other"),
    [
        ("en", "their move", "Allies to move"),
        ("de", "die anderen sind dran", "am Zug: Alliierte"),
        ("nl", "zij zijn aan zet", "aan zet: Geallieerden"),
    ],
)
async def test_a_battle_of_others_has_no_other_side(
    world: World, rules: ServerRules, language: str, his: str, other: str
) -> None:
    """Whoever only watches is told in /game list which side is to move; "they" are for whoever has the other one."""
    await world.battle()
    for person in (world.bo, world.cy):
        rules.locales[person.id] = language
    assert his in (await world.bo.slash(world.lobby, "game list")).response.words
    watched = (await world.cy.slash(world.lobby, "game list")).response.words
    assert other in watched
    assert his not in watched
