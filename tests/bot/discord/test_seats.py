"""Seats before the first card: which one its maker gets, how one changes to another, and what it is called."""

from __future__ import annotations

from tests.bot.discord.player import lists
from tests.bot.kit.world import World


async def sides(world: World, person: int) -> list[tuple[str, int]]:
    card = await world.bot.backend.games.card(1)
    return [(one.side, one.number) for one in card.seats if one.person == person]


async def test_whoever_asks_for_a_team_sits_in_it(world: World) -> None:
    """Omaha Overlord, where the Axis begin: of `allies:4` alone its maker commands the Allies."""
    answer = await world.ana.slash(world.lobby, "game new", scenario="omaha-beach-overlord", allies=4)
    await world.settle()
    assert await sides(world, world.ana.id) == [("allies", 0)]
    assert "Commander-in-Chief: <@" in answer.response.words


async def test_a_seat_is_changed_for_another_before_the_battle_begins(world: World) -> None:
    """By [Join as …] to the other side, from the list to a certain seat; the first one is free again."""
    await world.ana.slash(world.lobby, "game new", scenario="sword-beach", side="axis", allies=2, axis=2)
    await world.settle()
    answer = (await world.ana.click(world.last(world.lobby), label="Join as Axis")).response
    assert "take another one to change to it" in answer.words
    answer = (await world.ana.click(world.last(world.lobby), label="Join as Allies")).response
    assert "Allies: Commander, center" in answer.words
    await world.settle()
    assert await sides(world, world.ana.id) == [("allies", 0)]
    invitation = world.raw(world.last(world.lobby))
    assert invitation.words.count("*free*") == 3
    seats = lists(invitation, "seat")[0]
    wanted = next(one for one in seats["options"] if one["label"].startswith("Allies: General"))
    answer = (await world.ana.select(invitation, [wanted["value"]], custom_id=seats["custom_id"])).response
    assert "Allies: General, left and right" in answer.words
    assert await sides(world, world.ana.id) == [("allies", 1)]


async def test_three_of_a_side_have_a_commander_in_chief_where_cards_are_dealt(world: World) -> None:
    """He leads the center besides; on a single board nobody is called so."""
    answer = await world.ana.slash(
        world.lobby, "game new", scenario="omaha-beach-overlord", allies=3, side="allies"
    )
    assert "Commander-in-Chief, center: <@" in answer.response.words
    answer = await world.ana.slash(world.lobby, "game new", scenario="sword-beach", allies=3, side="allies")
    assert "Commander, center: <@" in answer.response.words


async def test_the_hand_is_promised_for_when_there_is_one(world: World) -> None:
    """No [Hand] is to be seen while the table is open."""
    answer = await world.ana.slash(world.lobby, "game new", scenario="sword-beach", side="allies", allies=2)
    assert "Once the battle begins [Hand]" in answer.response.words
    await world.settle()
    answer = await world.bo.click(world.last(world.lobby), label="Join as Axis")
    assert "Once the battle begins [Hand]" in answer.response.words
    await world.settle()
    answer = await world.cy.click(world.last(world.lobby), label="Join as Allies")
    assert "behind [Hand]" in answer.response.words
