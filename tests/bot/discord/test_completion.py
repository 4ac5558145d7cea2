"""What a command's options offer while somebody types: what he most likely means comes first, nothing is cut unsaid."""

from __future__ import annotations

from tests.bot.discord.staffs import two_against_one
from tests.bot.kit.world import World


async def test_the_threads_own_battle_comes_first(world: World) -> None:
    """Two battles of hers: in the thread of each it is that one."""
    await world.battle()
    await world.battle(scenario="vassieux")
    for thread in (world.thread(), world.thread(1)):
        number = str(await world.bot.backend.places.game_of(thread.id))
        found = await world.ana.autocomplete(thread, "play turn", "game", "")
        assert found[0]["value"] == number
        assert len(found) == 2


async def test_battles_are_found_by_their_box(world: World) -> None:
    found = await world.ana.autocomplete(world.lobby, "game new", "scenario", "winter")
    assert [one["name"] for one in found if "more" in one["name"]] == []
    assert len(found) >= 7


async def test_a_list_that_is_cut_says_so(world: World) -> None:
    """31 battles, 25 lines: the last one says that there are more; whoever takes it is told, and nothing begins."""
    found = await world.ana.autocomplete(world.lobby, "game new", "scenario", "")
    assert len(found) == 25
    assert found[-1]["name"].startswith("… and more: type")
    answer = await world.ana.slash(world.lobby, "game new", scenario=found[-1]["value"])
    assert answer.response is not None
    assert answer.response.flags.ephemeral
    assert not await world.bot.backend.games.find(person=world.ana.id, status=("open", "running"), limit=2)


async def test_commands_of_players_offer_battles_of_ones_own(world: World) -> None:
    """/team table offered a battle of others, and /play turn one to watch; who looks on is offered it elsewhere."""
    staffs = await two_against_one(world)
    await world.battle(scenario="vassieux")
    table = await world.cy.autocomplete(world.lobby, "team table", "game", "")
    assert table == []
    mine = await world.ana.autocomplete(world.lobby, "team table", "game", "")
    assert [one["value"] for one in mine] == [str((await staffs.card()).id)]
    assert len(await world.ana.autocomplete(world.lobby, "play turn", "game", "")) == 2
    assert len(await world.cy.autocomplete(world.lobby, "play turn", "game", "")) == 1
    assert len(await world.cy.autocomplete(world.lobby, "game board", "game", "")) == 2
