"""While one process takes another's place Discord tells both of everything: what no press asks for is said once."""

from __future__ import annotations

from bot.announcer.server_events import ServerEvents
from tests.bot.kit.limits import ServerRules
from tests.bot.kit.world import World


def _beside(world: World) -> None:
    """Another process hears the same."""
    for name, listener in ServerEvents(world.bot).get_listeners():
        world.bot.add_listener(listener, name)


async def test_who_writes_in_private_is_answered_once(world: World, rules: ServerRules) -> None:
    _beside(world)
    for _ in range(2):
        await world.cy.user.send_dm("hello?")
        await world.settle()
        said = [one for one in world.cy.user.dm_channel.history() if one.author.id == world.bot.user.id]
        assert len(said) == 1


async def test_orders_written_in_private_are_answered_once_each(world: World, rules: ServerRules) -> None:
    await world.battle()
    _beside(world)
    room = world.ana.user.dm_channel
    before = len(room.history())
    for number in (1, 2):
        await world.ana.user.send_dm("play probe-center")
        await world.settle()
        assert len(room.history()) == before + 2 * number


async def test_a_new_server_is_greeted_once(world: World, rules: ServerRules) -> None:
    _beside(world)
    world.bot.dispatch("guild_join", world.bot.get_guild(world.guild.id))
    await world.settle()
    assert len(world.lobby.history()) == 1


async def test_of_a_lost_place_it_is_told_once(world: World, rules: ServerRules) -> None:
    thread = await world.battle()
    _beside(world)
    places = [world.side("allies"), world.side("axis"), world.lobby]
    world.env.backend.delete_channel(thread.id)
    await world.env.settle()
    await world.settle()
    for place in places:
        assert sum("was deleted" in one.words for one in place.history()) == 1


async def test_of_a_lost_server_it_is_told_once(world: World, rules: ServerRules) -> None:
    await world.battle()
    _beside(world)
    world.env.backend.remove_guild(world.guild.id)
    await world.env.settle()
    await world.settle()
    told = [one for one in world.bo.user.dm_channel.history() if "sent me away" in one.words]
    assert len(told) == 1
