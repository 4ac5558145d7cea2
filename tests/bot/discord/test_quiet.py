"""What a slow game costs: two calls a turn beside its notice, and nobody's phone rings but of the one to move."""

from __future__ import annotations

import discord
import pytest

from bot.game.values import Request
from tests.bot.kit.faults import Faults
from tests.bot.kit.limits import ServerRules
from tests.bot.kit.world import World


async def end_turn(world: World, game: int = 1) -> None:
    """Whoever is on turn plays it to its end by legal lines, without Discord, and all of it is told at once."""
    games = world.bot.backend.games
    with world.unheard():
        began = (await games.card(game)).turn
        while (card := await games.card(game)).turn == began and card.status == "running":
            assert card.to_act is not None
            may = [
                (person, legal)
                for person in card.people(card.to_act)
                if (legal := await games.legal(game, person, side=card.to_act))
            ]
            person, legal = may[0]
            await games.act(Request(person, game), legal[-1])
    await world.settle()


async def test_a_turn_of_a_slow_game_costs_two_calls_beside_its_notice(
    world: World, rules: ServerRules
) -> None:
    """Hours lie between the turns. It was four calls, three new messages that rang, and a line about a pin."""
    thread = await world.battle()
    panel = world.panel(thread).id
    hands = [person.user.dm_channel.last_message.id for person in (world.ana, world.bo)]
    for turn in range(2, 8):
        await world.wait(2 * 3600, step=3600)
        rules.calls.clear()
        await end_turn(world)
        told = [(method, body) for method, path, body in rules.calls]
        assert [method for method, _ in told] == ["POST", "PATCH", "PATCH"], (turn, rules.calls)
        (mover,) = (await world.bot.backend.games.card(1)).awaited
        assert [int(one) for one in told[0][1]["allowed_mentions"]["users"]] == [mover]
    assert world.panel(thread).id == panel
    assert [person.user.dm_channel.last_message.id for person in (world.ana, world.bo)] == hands


async def test_only_what_calls_somebody_rings(world: World, rules: ServerRules) -> None:
    """Every message of a battle's beginning and of two turns: one that pings nobody is silent."""
    await world.battle()
    for _ in range(2):
        await end_turn(world)
    posted = [
        (path, body) for method, path, body in rules.calls if method == "POST" and path.endswith("/messages")
    ]
    assert len(posted) >= 8
    for path, body in posted:
        silent = bool(int(body.get("flags") or 0) & discord.MessageFlags.suppress_notifications.flag)
        assert silent == (not body["allowed_mentions"].get("users")), (path, body)


async def test_no_line_says_that_something_was_pinned(world: World) -> None:
    thread = await world.battle()
    assert world.panel(thread)
    assert [one for one in thread.history() if one.type is discord.MessageType.pins_add] == []


@pytest.mark.parametrize("tell", ["channel", "dm"])
async def test_who_is_told_by_dm_has_one_message_too(world: World, rules: ServerRules, tell: str) -> None:
    """A new one only to notify whoever is to move; the one before goes."""
    await world.bot.backend.people.set(world.bo.id, tell=tell)
    await world.battle()
    for _ in range(4):
        await end_turn(world)
    assert len(world.bo.user.dm_channel.history()) == 1
    mail = f"/channels/{world.bo.user.dm_channel.id}/messages"
    posted = [body for method, path, body in rules.calls if (method, path) == ("POST", mail)]
    rang = [not int(one.get("flags") or 0) for one in posted]
    # Silent with the hand when the battle begins; then once for each of his turns.
    assert rang == ([False] if tell == "channel" else [False, True, True])


async def test_an_old_panel_gives_its_place_to_a_new_one(world: World, faults: Faults) -> None:
    """30046, too many edits of an old message: a new panel is pinned, the old one is gone, nobody hears of it."""
    thread = await world.battle()
    panel = world.panel(thread).id
    hand = world.bo.user.dm_channel.last_message.id
    faults.add("PATCH", f"/messages/{panel}$", 400, 30046, times=1)
    faults.add("PATCH", f"/messages/{hand}$", 400, 30046, times=1)
    for _ in range(2):
        await end_turn(world)
    assert world.panel(thread).id != panel
    assert panel not in [one.id for one in thread.history()]
    (kept,) = world.bo.user.dm_channel.history()
    assert kept.id != hand


@pytest.mark.parametrize(("allies", "axis"), [(2, 1), (3, 2)])
async def test_a_team_s_turn_costs_a_call_for_each_of_its_places_and_hands(
    world: World, rules: ServerRules, allies: int, axis: int
) -> None:
    """Beside the notice and the panel: the place of each side of several, one more where its turn begins, for its panel
    moves down; and the hand, which has changed, of each who was on turn. Only whoever is to move
    is called.
    """
    await world.ana.slash(
        world.lobby, "game new", scenario="pegasus-bridge", side="axis", allies=allies, axis=axis
    )
    seats = {"allies": allies, "axis": axis - 1}
    people = iter(
        (world.bo, world.cy, *(world.guild.add_member(world.env.create_user(n)) for n in ("dee", "eva")))
    )
    for side, free in seats.items():
        for _ in range(free):
            await world.settle()
            await next(people).click(world.last(world.lobby), label=f"Join as {side.title()}")
    await world.settle()
    many = {side for side, number in (("allies", allies), ("axis", axis)) if number > 1}
    games = world.bot.backend.games
    # In its first turn each place gets its panel.
    for _ in range(2):
        await end_turn(world)
    for _ in range(4):
        await world.wait(2 * 3600, step=3600)
        before = await games.card(1)
        assert before.to_act is not None
        rules.calls.clear()
        await end_turn(world)
        after = await games.card(1)
        assert after.to_act is not None
        posts = [(path, body) for method, path, body in rules.calls if method == "POST"]
        edits = [path for method, path, _ in rules.calls if method == "PATCH"]
        assert len(posts) == 1 + (after.to_act in many), rules.calls
        assert len(edits) == 1 + len(many) + len(before.people(before.to_act)), rules.calls
        assert len(posts) + len(edits) == len(rules.calls)
        called = [one for _, body in posts for one in body["allowed_mentions"].get("users", ())]
        assert {int(one) for one in called} == set(after.awaited)
