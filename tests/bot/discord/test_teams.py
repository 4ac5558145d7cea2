"""Teams: the lobby, every /team command and its button, who comes and goes, notices, races of team-mates."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
import simcord

from bot.service.values import Request
from bot.views.team import exchanged
from tests.bot.discord.player import buttons, lists
from tests.bot.discord.staffs import Staffs, deal_to_all
from tests.bot.kit.limits import ServerRules, close_dm
from tests.bot.kit.world import World


def reads(person: Any, place: Any) -> bool:
    """Whether somebody may look in."""
    try:
        return bool(place.history(viewer=person))
    except simcord.SetupError:
        return False


async def two_against_one(world: World) -> Staffs:
    """Ana commands the Allies, Bo leads their flanks; Cy is alone."""
    staffs = Staffs(world, 2, 1)
    await staffs.gather("pegasus-bridge")
    return staffs


async def in_act(world: World) -> Staffs:
    """An Overlord battle of eight whose first cards are dealt to all three generals of the Axis."""
    staffs = Staffs(world, 4, 4)
    await staffs.gather("omaha-beach-overlord")
    await deal_to_all(staffs)
    return staffs


# The lobby


async def test_the_invitation_shows_every_seat(world: World) -> None:
    """Sides of different size; a seat from the list, a side by its button, a seat by command."""
    await world.ana.slash(world.lobby, "game new", scenario="sword-beach", side="allies", allies=3, axis=2)
    await world.settle()
    invitation = world.raw(world.last(world.lobby))
    assert "Commander, center: <@" in invitation.content
    assert invitation.content.count("*free*") == 4
    assert "General, left and right" in invitation.content
    seats = lists(invitation, "seat")[0]
    assert len(seats["options"]) == 4
    wanted = next(one for one in seats["options"] if one["label"] == "Allies: General, right")
    await world.bo.select(invitation, [wanted["value"]], custom_id=seats["custom_id"])
    await world.settle()
    card = await world.bot.backend.games.card(1)
    assert [one.sections for one in card.seats if one.person == world.bo.id] == [("right",)]
    offered = await world.cy.autocomplete(world.lobby, "team join", "seat", "Axis", game="1")
    assert [one["name"] for one in offered] == ["Axis: Commander, center", "Axis: General, left and right"]
    answer = (await world.cy.slash(world.lobby, "team join", seat=offered[1]["value"])).response
    assert "You are in" in answer.content
    answer = (await world.cy.slash(world.lobby, "team join", side="axis")).response
    assert "already have a seat" in answer.content
    answer = (await world.ana.click(world.last(world.lobby), label="Leave")).response
    assert answer.content
    await world.settle()
    assert "taken back" in world.last(world.lobby).content


async def test_begin_with_free_seats_and_come_later(world: World) -> None:
    """Each side has somebody: [Begin]. A latecomer reads his side's place at once, and the hand comes by DM."""
    staffs = Staffs(world, 3, 3)
    dee, eli = staffs.people["axis"][0], staffs.people["axis"][1]
    await world.ana.slash(world.lobby, "game new", scenario="pegasus-bridge", side="allies", allies=3, axis=3)
    await world.settle()
    refused = (await world.ana.click(world.last(world.lobby), label="Begin")).response
    assert "seat is still open" in refused.content
    await dee.click(world.last(world.lobby), label="Join as Axis")
    await world.settle()
    await world.ana.click(world.last(world.lobby), label="Begin")
    await world.settle()
    place = world.side("axis")
    assert reads(dee, place)
    assert not reads(eli, place)
    answer = (await eli.slash(world.thread(), "team join", side="axis")).response
    assert "You are in" in answer.content
    await world.settle()
    assert reads(eli, place)
    assert not reads(eli, world.side("allies"))
    assert any("joins as" in one.content for one in place.history(viewer=eli))
    assert "Your hand" in eli.user.dm_channel.last_message.content
    assert any("joins the Axis" in one.content for one in world.thread().history())


async def test_who_leaves_reads_no_more(world: World) -> None:
    """The commander goes: command is handed over and told, the hand is withdrawn, the other side stays closed."""
    staffs = await two_against_one(world)
    place = world.side("allies")
    asked = (await world.ana.click(staffs.generals[world.ana.id].panel(place), label="Staff")).response
    asked = (await world.ana.click(asked, label="Leave")).response
    done = (await world.ana.click(asked, label="Leave")).response
    assert "left the battle" in done.content
    await world.settle()
    assert not reads(world.ana, place)
    assert reads(world.bo, place)
    told = [one.content for one in place.history(viewer=world.bo)]
    assert any("has left, and reads here no more" in one for one in told)
    assert any(f"<@{world.bo.id}> commands now" in one for one in told)
    assert (await staffs.card()).awaited == (world.bo.id,)
    assert not any(one.attachments for one in world.ana.user.dm_channel.history())
    refused = (await world.ana.slash(world.thread(), "team join", side="axis", game="1")).response
    assert "⚠️" in refused.content
    last = (await world.bo.slash(world.thread(), "game leave", game="1")).response
    assert "last on your side" in last.content


async def test_somebody_takes_over_in_the_middle(world: World) -> None:
    """/admin replace during the drafts: section, draft and place go to the newcomer, the old one reads no more."""
    staffs = await in_act(world)
    general = staffs.people["axis"][1]
    place = world.side("axis")
    player = staffs.generals[general.id]
    panel = await player.open(place)
    await player.press(panel, buttons(panel, "do")[0])
    await world.settle()
    newcomer = world.guild.add_member(world.env.create_user("ivy"))
    await world.ana.slash(world.thread(), "admin replace", game="1", old=general, new=newcomer)
    await world.settle()
    assert reads(newcomer, place)
    assert not reads(general, place)
    panel = (await newcomer.click(player.panel(place), label="My orders")).response
    assert "Your orders" in panel.content


# Words, votes, plans


async def test_plan_and_say_stay_with_the_side(world: World) -> None:
    """By form and by command; the form survives a restart; spectators and the other side are refused."""
    staffs = await two_against_one(world)
    place, thread = world.side("allies"), world.thread()
    panel = staffs.generals[world.bo.id].panel(place)
    form = await world.bo.click(panel, label="Say")
    await world.restart()
    await world.bo.submit_modal(form, {"text": "Left is thin.\nSend tanks @everyone"})
    await world.settle()
    said = world.last(place)
    assert "Left is thin.\n> Send tanks @everyone" in said.content
    assert not said.mention_everyone
    await world.ana.slash(thread, "team say", text="Agreed")
    await world.settle()
    assert "Agreed" in world.last(place).content
    form = await world.bo.click(panel, label="Plan")
    await world.bo.submit_modal(form, {"text": "Hold the bridge"})
    await world.settle()
    assert "📌 **Plan**" in staffs.generals[world.ana.id].board(place).content
    assert "Hold the bridge" in staffs.generals[world.ana.id].board(place).content
    answer = (await world.ana.slash(thread, "team plan")).response
    assert "taken down" in answer.content
    for other in (world.cy, world.guild.add_member(world.env.create_user("eve"))):
        for command, options in (
            ("say", {"text": "hello"}),
            ("plan", {"text": "x"}),
            ("vote", {}),
            ("confirm", {}),
        ):
            refused = (await other.slash(thread, f"team {command}", **options)).response
            assert "⚠️" in refused.content, (command, refused.content)
    assert not any(
        "Left is thin" in one.content for one in [*thread.history(), *world.side("axis").history()]
    )


async def test_votes_are_shown_and_taken_back(world: World) -> None:
    """By list and by command, whose completion answers one's own side only; the commander plays what he likes."""
    staffs = await two_against_one(world)
    place, thread = world.side("allies"), world.thread()
    panel = staffs.generals[world.bo.id].panel(place)
    votes = (await world.bo.click(panel, label="Suggest a card")).response
    options = lists(votes, "vote-for")[0]["options"]
    hand = (await world.bot.backend.games.look(1, world.bo.id)).view.hand
    assert {one["value"].split()[1] for one in options} <= set(hand)
    votes = (
        await world.bo.select(
            votes, [options[0]["value"]], custom_id=lists(votes, "vote-for")[0]["custom_id"]
        )
    ).response
    assert "– 1 (" in votes.content
    offered = await world.ana.autocomplete(thread, "team vote", "card", "")
    assert {one["value"] for one in offered} == {one["value"] for one in options}
    assert not await world.cy.autocomplete(thread, "team vote", "card", "")
    await world.ana.slash(thread, "team vote", card=options[0]["value"])
    await world.settle()
    shown = staffs.generals[world.bo.id].board(place).content
    assert f"– 2 (<@{world.bo.id}>, <@{world.ana.id}>)" in shown
    votes = (await world.bo.slash(thread, "team vote")).response
    votes = (await world.bo.click(votes, label="Take my vote back")).response
    assert "– 1 (" in votes.content
    refused = (await world.bo.slash(thread, "play card", card=options[0]["value"].split()[1])).response
    assert "commander" in refused.content


# Who leads what


async def test_sections_change_hands(world: World) -> None:
    """By list and by command; who would have none gets one in exchange; only the commander may."""
    staffs = Staffs(world, 3, 1)
    await staffs.gather("pegasus-bridge")
    place, thread = world.side("allies"), world.thread()
    first, second, third = staffs.people["allies"]
    refused = (await second.slash(thread, "team assign", left=second, right=second)).response
    assert "commander" in refused.content
    screen = (await first.click(staffs.generals[first.id].panel(place), label="Staff")).response
    assigned = lists(screen, "assign")
    assert {one["label"].split(" leads")[0] for one in assigned[0]["options"]} == {"ana", "bo", "cy"}
    await first.select(screen, [str(third.id)], custom_id=assigned[0]["custom_id"])
    await world.settle()
    card = await staffs.card()
    led = {seat.person: seat.sections for seat in card.seats if seat.side == "allies"}
    assert led[third.id] == ("left",)
    assert led[second.id] == ("right",)
    await first.slash(thread, "team assign", commander=second)
    await world.settle()
    assert (await staffs.card()).commander("allies") == second.id
    assert any(f"<@{second.id}> commands now" in one.content for one in place.history(viewer=second))


def test_an_exchange_leaves_nobody_without_a_section() -> None:
    before = {"left": 1, "center": 2, "right": 3}
    assert exchanged(before, {"left": 3}, 2) == {"left": 3, "center": 2, "right": 1}
    assert exchanged(before, {"left": 2}, 2) == {"left": 2, "center": 1, "right": 3}
    assert exchanged({"left": 1, "center": 2, "right": 1}, {"left": 2}, 2) == {
        "left": 2,
        "center": 2,
        "right": 1,
    }


# Drafting together


async def test_one_notice_for_each_who_must_act(world: World, rules: ServerRules) -> None:
    """The turn calls the commander alone, the deal the generals, each once; nobody else is pinged."""
    staffs = Staffs(world, 4, 4)
    await staffs.gather("omaha-beach-overlord")
    chief = staffs.people["axis"][0]
    assert _pinged(rules, world.thread()) == [[str(chief.id)]]
    rules.calls.clear()
    await deal_to_all(staffs)
    generals = [str(one.id) for one in staffs.people["axis"][1:]]
    assert _pinged(rules, world.side("axis")) == [generals]
    assert _pinged(rules, world.thread()) == []
    assert not [one for one in rules.calls if one[1].startswith(f"/channels/{world.side('allies').id}")]


def _pinged(rules: ServerRules, place: Any) -> list[list[str]]:
    """Whom the messages of a place were allowed to ping, those that pinged at all."""
    sent = [one[2] for one in rules.calls if one[:2] == ("POST", f"/channels/{place.id}/messages")]
    found = [[str(one) for one in body["allowed_mentions"].get("users", ())] for body in sent]
    return [one for one in found if one]


async def test_a_generals_part_in_nine_taps(world: World) -> None:
    """Two units ordered, one moved, one battle planned, ✅."""
    staffs = await in_act(world)
    place = world.side("axis")
    player = staffs.generals[staffs.people["axis"][3].id]
    player.taps = 0
    panel = await player.open(place)
    for _ in range(2):
        panel = await player.press(panel, next(one for one in buttons(panel, "do") if ":order " in one))
    if not lists(panel, "pick"):
        panel = await player.press(panel, buttons(panel, "sure")[0])
    move = lists(panel, "pick")[0]
    panel = await player.choose(panel, move["custom_id"], move["options"][0]["value"])
    await player.press(panel, buttons(panel, "ready")[0])
    # One more for [Plan battles] where moves are left, one for the attack.
    assert player.taps + 2 <= 9


async def test_ready_twice_and_not_ready(world: World) -> None:
    """Harmless; a change takes the ✅ off; a restart in between keeps everything."""
    staffs = await in_act(world)
    place = world.side("axis")
    general = staffs.people["axis"][1]
    player = staffs.generals[general.id]
    await player.turn(place)
    await world.settle()
    assert f"✅ <@{general.id}>" in player.board(place).content
    await world.restart()
    again = (await general.slash(world.thread(), "team confirm")).response
    assert "You are ready" in again.content
    panel = (await general.click(again, label="Not ready yet")).response
    assert "not ready any more" in panel.content
    await world.settle()
    assert f"✍️ <@{general.id}>" in player.board(place).content


async def test_in_anothers_section_and_before_the_time(world: World) -> None:
    """Refused kindly: an order in another's section, carrying out for others, standing in for somebody in time."""
    staffs = await in_act(world)
    thread = world.thread()
    chief, left, center, _ = staffs.people["axis"]
    state = await world.bot.backend.drafts.look(1, center.id)
    theirs = next(line for line in state.legal if line.startswith("order ")).split()[1]
    refused = (await left.slash(thread, "play order", units=theirs)).response
    assert f"The unit at {theirs} is on the" in refused.content
    refused = (await chief.slash(thread, "team confirm", everybody=True)).response
    assert "still have time" in refused.content
    refused = (await chief.slash(thread, "team standin", person=left)).response
    assert "still has time" in refused.content
    refused = (await left.slash(thread, "team standin")).response
    assert "Nobody stands in" in refused.content
    refused = (await chief.slash(thread, "team confirm")).response
    assert "⚠️" in refused.content


async def test_the_silent_are_stood_in_for(world: World) -> None:
    """After the team timer: told with a ping, the commander drafts for one and carries out without the other."""
    staffs = await in_act(world)
    thread, place = world.thread(), world.side("axis")
    chief, left, center, _ = staffs.people["axis"]
    await staffs.generals[left.id].turn(place)
    await world.wait(9 * 3600)
    told = [one.content for one in place.history(viewer=chief)]
    assert sum("half of the time" in one for one in told) == 1
    assert any("is up" in one and f"<@{center.id}>" in one for one in told)
    answer = (await chief.slash(thread, "team standin", person=center)).response
    assert "You stand in for" in answer.content
    assert "Order units" in answer.content
    await world.settle()
    assert any(
        f"<@{chief.id}> stands in for <@{center.id}>" in one.content for one in place.history(viewer=chief)
    )
    answer = (await center.slash(thread, "team standin")).response
    assert "own sections again" in answer.content
    await world.settle()
    panel = staffs.generals[chief.id].panel(place)
    await chief.click(panel, label="Carry it out")
    await world.settle()
    assert (await staffs.card()).turn == 2


async def test_a_closed_dm_stalls_nobody(world: World) -> None:
    """50007 for a general who wants to be told by DM: the side's place serves."""
    staffs = Staffs(world, 4, 4)
    general = staffs.people["axis"][1]
    await world.bot.backend.people.set(general.id, tell="dm")
    close_dm(world.env, general.user)
    await staffs.gather("omaha-beach-overlord")
    await deal_to_all(staffs)
    await staffs.generals[general.id].turn(world.side("axis"))
    assert (await world.bot.backend.drafts.look(1, general.id)).confirmed


async def test_who_left_the_server_frees_his_seat(world: World) -> None:
    """Noticed by a refused message: his drafts stay with the side, his place is closed to him."""
    staffs = Staffs(world, 4, 4)
    general = staffs.people["axis"][1]
    await staffs.gather("omaha-beach-overlord")
    await world.bot.backend.people.set(general.id, tell="dm", dm_open=True)
    world.bot.forget_prefs(general.id)
    close_dm(world.env, general.user)
    world.env.backend.remove_member(world.guild.id, general.id)
    await deal_to_all(staffs)
    await world.settle()
    card = await staffs.card()
    assert general.id not in card.people("axis")
    assert any("has left" in one.content for one in world.side("axis").history())


# Races


async def test_two_confirm_at_once(world: World) -> None:
    """The last two ✅ in one breath: carried out once, both are answered."""
    staffs = await in_act(world)
    place = world.side("axis")
    _, left, center, right = staffs.people["axis"]
    await staffs.generals[left.id].turn(place)
    backend = world.bot.backend
    before = (await staffs.card()).revision
    done = await asyncio.gather(
        *(backend.teams.confirm(Request(one.id, 1, number)) for number, one in enumerate((center, right), 1)),
        return_exceptions=True,
    )
    assert not [one for one in done if isinstance(one, Exception)]
    assert sorted(bool(one.waiting) for one in done) == [False, True]
    assert (await staffs.card()).revision > before
    await world.settle()


async def test_two_say_at_once(world: World) -> None:
    """Both words stand in the side's place, once each."""
    await two_against_one(world)
    backend = world.bot.backend
    await asyncio.gather(
        *(
            backend.teams.say(Request(one.id, 1, number), f"word {number}")
            for number, one in enumerate((world.ana, world.bo), 1)
        )
    )
    world.bot.herald.kick()
    await world.settle()
    told = [one.content for one in world.side("allies").history()]
    assert sum("word 1" in one for one in told) == 1
    assert sum("word 2" in one for one in told) == 1


@pytest.mark.parametrize("lines", [("order", "order")])
async def test_two_order_at_once(world: World, lines: tuple[str, str]) -> None:
    """Two generals edit in the same breath: neither loses a line."""
    staffs = await in_act(world)
    _, left, center, _ = staffs.people["axis"]
    drafts = world.bot.backend.drafts
    wanted = {}
    for one in (left, center):
        legal = (await drafts.look(1, one.id)).legal
        wanted[one.id] = next(line for line in legal if line.startswith("order "))
    await asyncio.gather(
        *(drafts.add(Request(who, 1, number), line) for number, (who, line) in enumerate(wanted.items(), 1))
    )
    for who, line in wanted.items():
        assert [one.text for one in (await drafts.look(1, who)).lines] == [line]
