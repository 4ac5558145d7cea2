"""Teams: the lobby, words and votes, who leads what, who comes and goes."""

from __future__ import annotations

from bot.flows.team import exchanged
from tests.bot.discord.player import buttons, lists
from tests.bot.discord.staffs import Staffs, in_act, reads, two_against_one
from tests.bot.discord.test_promises import labels
from tests.bot.kit.limits import ServerRules
from tests.bot.kit.world import World

# The lobby


async def test_the_invitation_shows_every_seat(world: World) -> None:
    """Sides of different size; a seat from the list, a side by its button, a seat by command."""
    await world.ana.slash(world.lobby, "game new", scenario="sword-beach", side="allies", allies=3, axis=2)
    await world.settle()
    invitation = world.raw(world.last(world.lobby))
    assert "Commander, center: <@" in invitation.words
    assert invitation.words.count("*free*") == 4
    assert "General, left and right" in invitation.words
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
    assert "You are in" in answer.words
    answer = (await world.cy.slash(world.lobby, "team join", side="axis")).response
    assert "already have a seat" in answer.words
    answer = (await world.ana.click(world.last(world.lobby), label="Leave")).response
    assert "The table closes for" in answer.words
    assert labels(answer) == ["Not yet", "Take the invitation back"]
    kept = (await world.ana.click(answer, label="Not yet")).response
    assert labels(kept) == []
    await world.settle()
    assert "taken back" not in world.last(world.lobby).words
    answer = (await world.ana.click(world.last(world.lobby), label="Leave")).response
    done = (await world.ana.click(answer, label="Take the invitation back")).response
    assert "invitation is taken back" in done.words
    await world.settle()
    assert f"<@{world.ana.id}> has taken the invitation" in world.last(world.lobby).words


async def test_begin_with_free_seats_and_come_later(world: World) -> None:
    """Each side has somebody: [Begin]. A latecomer reads his side's place at once, and the hand comes by DM."""
    staffs = Staffs(world, 3, 3)
    dee, eli = staffs.people["axis"][0], staffs.people["axis"][1]
    await world.ana.slash(world.lobby, "game new", scenario="pegasus-bridge", side="allies", allies=3, axis=3)
    await world.settle()
    refused = (await world.ana.click(world.last(world.lobby), label="Begin")).response
    assert "seat is still open" in refused.words
    await dee.click(world.last(world.lobby), label="Join as Axis")
    await world.settle()
    begun = (await world.ana.click(world.last(world.lobby), label="Begin")).response
    assert "The battle begins" in begun.words
    assert "Every seat" not in begun.words
    await world.settle()
    free = [one["label"] for one in lists(world.raw(world.panel(world.thread())), "seat")[0]["options"]]
    assert free == ["Allies: General", "Allies: General", "Axis: General", "Axis: General"]
    place = world.side("axis")
    assert reads(dee, place)
    assert not reads(eli, place)
    assert not any("Hand:" in one.words for one in place.history())
    answer = (await eli.slash(world.thread(), "team join", side="axis")).response
    assert "You are in" in answer.words
    await world.settle()
    assert reads(eli, place)
    assert not reads(eli, world.side("allies"))
    assert any("joins as" in one.words for one in place.history(viewer=eli))
    shared = next(one.words for one in place.history(viewer=eli) if "Hand:" in one.words)
    assert "administrators" in shared
    assert "Your hand" in eli.user.dm_channel.last_message.words
    assert any("joins the Axis" in one.words for one in world.thread().history())


async def test_the_last_seat_begins_the_battle(world: World) -> None:
    """It is said that every seat is taken when it is, and not before: by command and by button."""
    await world.ana.slash(world.lobby, "game new", scenario="pegasus-bridge", side="allies", allies=2, axis=1)
    await world.settle()
    answer = (await world.bo.slash(world.lobby, "team join", side="axis")).response
    assert "Every seat" not in answer.words
    await world.settle()
    answer = (await world.cy.click(world.last(world.lobby), label="Join as Allies")).response
    assert "Every seat is taken: the battle begins" in answer.words
    await world.ana.slash(world.lobby, "game new", scenario="pegasus-bridge", side="allies", allies=2, axis=1)
    await world.settle()
    await world.bo.click(world.last(world.lobby), label="Join as Axis")
    await world.settle()
    answer = (await world.ana.slash(world.lobby, "game start", game="2")).response
    assert "The battle begins" in answer.words
    assert "Every seat" not in answer.words


async def test_who_was_asked_may_take_another_seat(world: World) -> None:
    """The seat chosen from the list is the one that is taken; the one kept for him is free again."""
    await world.ana.slash(
        world.lobby, "game new", scenario="pegasus-bridge", side="allies", opponent=world.bo, allies=2, axis=2
    )
    await world.settle()
    invitation = world.raw(world.last(world.lobby))
    seats = lists(invitation, "seat")[0]
    wanted = next(one for one in seats["options"] if one["label"].startswith("Axis: General"))
    await world.bo.select(invitation, [wanted["value"]], custom_id=seats["custom_id"])
    await world.settle()
    card = await world.bot.backend.games.card(1)
    assert [(one.side, one.number, one.invited) for one in card.seats if one.person == world.bo.id] == [
        ("axis", 1, False)
    ]
    assert "Join as Axis" in str(world.raw(world.last(world.lobby)).components)


async def test_who_leaves_reads_no_more(world: World) -> None:
    """The commander goes: command is handed over and told, the hand is withdrawn, the other side stays closed."""
    staffs = await two_against_one(world)
    place = world.side("allies")
    asked = (await world.ana.click(staffs.generals[world.ana.id].panel(place), label="Staff")).response
    asked = (await world.ana.click(asked, label="Leave")).response
    done = (await world.ana.click(asked, label="Leave")).response
    assert "left the battle" in done.words
    await world.settle()
    assert not reads(world.ana, place)
    assert reads(world.bo, place)
    told = [one.words for one in place.history(viewer=world.bo)]
    assert any("has left, and reads here no more" in one for one in told)
    assert any(f"<@{world.bo.id}> commands now" in one for one in told)
    assert (await staffs.card()).awaited == (world.bo.id,)
    assert not any(one.attachments for one in world.ana.user.dm_channel.history())
    refused = (await world.ana.slash(world.thread(), "team join", side="axis", game="1")).response
    assert "⚠️" in refused.words
    last = (await world.bo.slash(world.thread(), "game leave", game="1")).response
    assert "last on your side" in last.words


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
    assert "Your orders" in panel.words


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
    assert "Left is thin.\n> Send tanks @everyone" in said.words
    assert not said.mention_everyone
    await world.ana.slash(thread, "team say", text="Agreed")
    await world.settle()
    assert "Agreed" in world.last(place).words
    form = await world.bo.click(panel, label="Plan")
    await world.bo.submit_modal(form, {"text": "Hold the bridge"})
    await world.settle()
    assert "📌 **Plan**" in staffs.generals[world.ana.id].board(place).words
    assert "Hold the bridge" in staffs.generals[world.ana.id].board(place).words
    answer = (await world.ana.slash(thread, "team plan")).response
    assert "taken down" in answer.words
    for other in (world.cy, world.guild.add_member(world.env.create_user("eve"))):
        for command, options in (
            ("say", {"text": "hello"}),
            ("plan", {"text": "x"}),
            ("vote", {}),
            ("confirm", {}),
        ):
            refused = (await other.slash(thread, f"team {command}", **options)).response
            assert "⚠️" in refused.words, (command, refused.words)
    assert not any("Left is thin" in one.words for one in [*thread.history(), *world.side("axis").history()])


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
    assert "– 1 (" in votes.words
    offered = await world.ana.autocomplete(thread, "team vote", "card", "")
    assert {one["value"] for one in offered} == {one["value"] for one in options}
    assert not await world.cy.autocomplete(thread, "team vote", "card", "")
    await world.ana.slash(thread, "team vote", card=options[0]["value"])
    await world.settle()
    shown = staffs.generals[world.bo.id].board(place).words
    assert f"– 2 (<@{world.bo.id}>, <@{world.ana.id}>)" in shown
    votes = (await world.bo.slash(thread, "team vote")).response
    votes = (await world.bo.click(votes, label="Take my vote back")).response
    assert "– 1 (" in votes.words
    refused = (await world.bo.slash(thread, "play card", card=options[0]["value"].split()[1])).response
    assert "commander" in refused.words


# Who leads what


async def test_sections_change_hands(world: World) -> None:
    """By list and by command; who would have none gets one in exchange; only the commander may."""
    staffs = Staffs(world, 3, 1)
    await staffs.gather("pegasus-bridge")
    place, thread = world.side("allies"), world.thread()
    first, second, third = staffs.people["allies"]
    refused = (await second.slash(thread, "team assign", left=second, right=second)).response
    assert "commander" in refused.words
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
    assert any(f"<@{second.id}> commands now" in one.words for one in place.history(viewer=second))


def test_an_exchange_leaves_nobody_without_a_section() -> None:
    before = {"left": 1, "center": 2, "right": 3}
    assert exchanged(before, {"left": 3}, 2) == {"left": 3, "center": 2, "right": 1}
    assert exchanged(before, {"left": 2}, 2) == {"left": 2, "center": 1, "right": 3}
    assert exchanged({"left": 1, "center": 2, "right": 1}, {"left": 2}, 2) == {
        "left": 2,
        "center": 2,
        "right": 1,
    }


async def test_only_the_commander_binds_his_side(world: World, rules: ServerRules) -> None:
    """A general neither resigns nor offers a draw for the others, nor answers for them."""
    await two_against_one(world)
    thread = world.thread()
    for command in ("game draw", "game resign"):
        answer = (await world.bo.slash(thread, command)).response
        assert "commander" in answer.words, command
    rules.calls.clear()
    await world.cy.slash(thread, "game draw", sure=True)
    await world.settle()
    offer = world.last(thread)
    assert f"<@{world.ana.id}>, do you agree" in offer.words
    assert "commander" in (await world.bo.click(offer, label="Agree")).response.words
    await world.ana.click(offer, label="Agree")
    await world.settle()
    assert (await world.bot.backend.games.card(1)).ending == "agreed"
