"""Several generals draft at the same time: notices, taps, the silent, and races of team-mates."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.game.side import teams
from bot.game.values import Request
from engine.events import UnitOrdered
from engine.frames import Slot
from tests.bot.discord.player import BOARD, buttons, lists
from tests.bot.discord.staffs import Staffs, deal_to_all, in_act, reads, two_against_one
from tests.bot.game.doctored import doctor, give
from tests.bot.kit.limits import ServerRules, close_dm
from tests.bot.kit.world import World

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
    assert f"✅ <@{general.id}>" in player.board(place).words
    await world.restart()
    again = (await general.slash(world.thread(), "team confirm")).response
    assert "You are ready" in again.words
    panel = (await general.click(again, label="Not ready yet")).response
    assert "not ready any more" in panel.words
    await world.settle()
    assert f"✍️ <@{general.id}>" in player.board(place).words


async def test_who_was_ready_and_is_not_any_more_is_told(world: World) -> None:
    """A section changes hands, and what was done with it: whoever had pressed [Ready] is asked once more, in words."""
    staffs = await in_act(world)
    place, thread = world.side("axis"), world.thread()
    chief, left, center, _ = staffs.people["axis"]
    player = staffs.generals[left.id]
    await player.turn(place)
    await world.settle()
    assert f"✅ <@{left.id}>" in player.board(place).words
    sections = {seat.person: seat.sections for seat in (await staffs.card()).seats if seat.side == "axis"}
    swap = {sections[left.id][0]: center, sections[center.id][0]: left}
    said = (await chief.slash(thread, "team assign", **swap)).response.words
    await world.settle()
    told = [one.words for one in place.history(viewer=left) if "press [Ready] once more" in one.words]
    assert len(told) == 1, said
    assert f"<@{left.id}>" in told[0]


async def test_command_is_handed_over_after_a_question(world: World) -> None:
    """A tap on the list asks; [Not yet] keeps it, the button that names it gives it away."""
    staffs = await in_act(world)
    chief, heir, _, _ = staffs.people["axis"]
    screen = (await chief.click(staffs.generals[chief.id].panel(world.side("axis")), label="Staff")).response
    listed = lists(screen, "command")[0]
    asked = (await chief.select(screen, [str(heir.id)], custom_id=listed["custom_id"])).response
    assert "Only " in asked.words
    assert (await staffs.card()).commander("axis") == chief.id
    await chief.click(asked, label="Hand over command")
    await world.settle()
    assert (await staffs.card()).commander("axis") == heir.id


async def test_in_anothers_section_and_before_the_time(world: World) -> None:
    """Refused kindly: an order in another's section, carrying out for others, standing in for somebody in time."""
    staffs = await in_act(world)
    thread = world.thread()
    chief, left, center, _ = staffs.people["axis"]
    state = await world.bot.backend.drafts.look(1, center.id)
    theirs = next(one.unit for one in state.legal if one.verb == "order")
    refused = (await left.slash(thread, "play order", units=theirs)).response
    assert f"The unit at {theirs} belongs to the" in refused.words
    refused = (await chief.slash(thread, "team confirm", everybody=True)).response
    assert "still have time" in refused.words
    refused = (await chief.slash(thread, "team standin", person=left)).response
    assert "still has time" in refused.words
    answer = (await left.slash(thread, "team standin")).response
    assert "Your staff" in answer.words
    refused = (await chief.slash(thread, "team confirm")).response
    assert "⚠️" in refused.words


async def test_the_silent_are_stood_in_for(world: World) -> None:
    """After the team timer: told with a ping, the commander drafts for one and carries out without the other."""
    staffs = await in_act(world)
    thread, place = world.thread(), world.side("axis")
    chief, left, center, _ = staffs.people["axis"]
    await staffs.generals[left.id].turn(place)
    await world.wait(9 * 3600)
    told = [one.words for one in place.history(viewer=chief)]
    assert sum("half of the time" in one for one in told) == 1
    assert any("is up" in one and f"<@{center.id}>" in one for one in told)
    answer = (await chief.slash(thread, "team standin", person=center)).response
    assert "You stand in for" in answer.words
    assert "Order units" in answer.words
    await world.settle()
    assert any(
        f"<@{chief.id}> stands in for <@{center.id}>" in one.words for one in place.history(viewer=chief)
    )
    answer = (await center.slash(thread, "team standin")).response
    assert "own sections again" in answer.words
    await world.settle()
    panel = staffs.generals[chief.id].panel(place)
    asked = (await chief.click(panel, label="Carry it out")).response
    assert f"<@{center.id}> has drafted nothing" in asked.words
    assert f"<@{left.id}>" not in asked.words
    assert (await staffs.card()).turn == 1
    by_command = (await chief.slash(thread, "team confirm", everybody=True)).response
    assert by_command.words == asked.words
    await chief.click(asked, label="Carry it out anyway")
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
    assert any("has left" in one.words for one in world.side("axis").history())


async def test_any_general_stands_in_for_a_silent_commander(world: World) -> None:
    """No card is played in time: told with a ping, and a general plays it."""
    staffs = Staffs(world, 2, 1)
    await staffs.gather("pegasus-bridge")
    while (await staffs.card()).active != "allies":
        await staffs.generals[world.cy.id].turn(world.side("axis"))
    place, thread = world.side("allies"), world.thread()
    refused = (await world.bo.slash(thread, "team standin", person=world.ana)).response
    assert "still has time" in refused.words
    await world.wait(9 * 3600)
    told = [one.words for one in place.history(viewer=world.bo)]
    assert any("Any general may stand in" in one for one in told)
    screen = (await world.bo.click(staffs.generals[world.bo.id].panel(place), label="Staff")).response
    answer = (await world.bo.click(screen, label="Stand in for ana")).response
    assert "You stand in for" in answer.words
    assert "Play a card" in answer.words
    assert (await staffs.card()).awaited == (world.bo.id,)
    back = (await world.ana.slash(thread, "team standin")).response
    assert "own sections again" in back.words


async def test_a_general_who_wants_to_be_told_by_dm(world: World) -> None:
    """One private message with the part of the board he leads; the hand comes to the commander alone."""
    staffs = Staffs(world, 4, 4)
    general = staffs.people["axis"][2]
    await world.bot.backend.people.set(general.id, tell="dm", dm_open=True)
    world.bot.forget_prefs(general.id)
    await staffs.gather("omaha-beach-overlord")
    before = len(general.user.dm_channel.history())
    await deal_to_all(staffs)
    told = general.user.dm_channel.history()[before:]
    assert len(told) == 1
    assert "your orders for" in told[0].words
    assert [one.filename.split("-")[-1].split(".")[0] for one in told[0].attachments] == ["center"]
    assert not any("Your hand:" in one.words for one in general.user.dm_channel.history())
    chief = staffs.people["axis"][0]
    assert any(one.attachments for one in chief.user.dm_channel.history())


async def test_a_seat_is_taken_from_the_panel_of_a_running_battle(world: World) -> None:
    """The list of free seats stands in the thread for as long as there are any."""
    await world.ana.slash(world.lobby, "game new", scenario="pegasus-bridge", side="allies", allies=2, axis=1)
    await world.settle()
    await world.bo.click(world.last(world.lobby), label="Join as Axis")
    await world.settle()
    await world.ana.click(world.last(world.lobby), label="Begin")
    await world.settle()
    panel = world.raw(world.panel(world.thread()))
    seats = lists(panel, "seat")[0]
    await world.cy.select(panel, [seats["options"][0]["value"]], custom_id=seats["custom_id"])
    await world.settle()
    assert (await world.bot.backend.games.card(1)).people("allies") == (world.ana.id, world.cy.id)
    assert reads(world.cy, world.side("allies"))
    assert not lists(world.raw(world.panel(world.thread())), "seat")


async def test_a_side_cannot_be_changed(world: World) -> None:
    """Who has read one side's plans never reads the other's, by no door."""
    staffs = await two_against_one(world)
    await world.bo.slash(world.thread(), "game leave", game="1")
    await world.settle()
    await world.cy.slash(world.thread(), "game leave", game="1")
    refused = (await world.bo.slash(world.thread(), "team join", side="axis", game="1")).response
    assert "⚠️" in refused.words
    again = (await world.bo.slash(world.thread(), "team join", side="allies", game="1")).response
    assert "You are in" in again.words
    await world.settle()
    assert reads(world.bo, world.side("allies"))
    assert not reads(world.bo, world.side("axis"))
    assert len((await staffs.card()).people("allies")) == 2


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
    told = [one.words for one in world.side("allies").history()]
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
        wanted[one.id] = next(action.notation for action in legal if action.verb == "order")
    await asyncio.gather(
        *(drafts.add(Request(who, 1, number), line) for number, (who, line) in enumerate(wanted.items(), 1))
    )
    for who, line in wanted.items():
        assert [one.text for one in (await drafts.look(1, who)).lines] == [line]


# A card that names no section


async def _direct_from_hq(world: World) -> tuple[Any, str, str]:
    """Ana has played Direct from HQ; a unit of hers in the center, and one of Bo's on a flank."""
    staffs = Staffs(world, 2, 1)
    await staffs.gather("pegasus-bridge")
    await doctor(world.bot, 1, give("allies", "direct-from-hq"))
    panel = await staffs.generals[world.ana.id].open(world.side("allies"))
    player = staffs.generals[world.ana.id]
    panel = await player.press(panel, next(one for one in buttons(panel, "do") if "direct-from-hq" in one))
    await player.press(panel, buttons(panel, "confirm")[0])
    await world.settle()
    view = (await world.bot.backend.games.look(1, world.ana.id)).view
    lies = {
        unit.at: BOARD.sections(BOARD.by_name[unit.at], from_top=view.top == "allies")
        for unit in view.units
        if unit.side == "allies"
    }
    hers = next(at for at, sections in lies.items() if sections == ("center",))
    his = next(at for at, sections in lies.items() if "center" not in sections)
    return staffs, hers, his


async def test_a_card_for_everybody_is_drafted_by_everybody(world: World) -> None:
    """Direct from HQ: each orders his own units, by button and by command, and each says when he is done."""
    staffs, hers, his = await _direct_from_hq(world)
    ana, bo = staffs.generals[world.ana.id], staffs.generals[world.bo.id]
    assert set((await staffs.card()).awaited) == {world.ana.id, world.bo.id}
    for player, own, other in ((ana, hers, his), (bo, his, hers)):
        panel = await player.open(world.side("allies"))
        assert any(one.endswith(f":order {own}") for one in buttons(panel, "do"))
        assert not any(one.endswith(f":order {other}") for one in buttons(panel, "do"))
        refused = (await player.actor.slash(world.thread(), "play order", units=other)).response
        assert f"The unit at {other} is led by" in refused.words or "already ordered" in refused.words
        panel = await player.open(world.side("allies"))
        await player.press(panel, next(one for one in buttons(panel, "do") if one.endswith(f":order {own}")))
        answer = (await player.actor.slash(world.thread(), "team confirm", anyway=True)).response
        assert "⚠️" not in answer.words
        await world.settle()
        card = await staffs.card()
        if player is ana:
            # She cannot confirm for him: nothing is carried out before his own word.
            refused = (await world.ana.slash(world.thread(), "team confirm", everybody=True)).response
            assert "still have time" in refused.words
            assert (card.turn, card.awaited) == (1, (world.bo.id,))
    ordered = await _ordered(world)
    assert ordered == {hers, his}


async def _ordered(world: World) -> set[str]:
    rows = await world.bot.backend.games.log(1)
    return {BOARD.names[event.at] for row in rows for event in row.events if isinstance(event, UnitOrdered)}


async def test_four_orders_for_both_together(world: World) -> None:
    """What one has drafted is not there for the other: whoever comes too late is told, and nothing is lost."""
    staffs, _, _ = await _direct_from_hq(world)
    drafts = world.bot.backend.drafts
    for who in (world.ana, world.bo):
        look = await drafts.look(1, who.id)
        for action in [one for one in look.legal if one.verb == "order"][:3]:
            if action in (await drafts.look(1, who.id)).legal:
                await drafts.add(Request(who.id, 1, side="allies"), action.notation)
    lines = [(await drafts.look(1, who.id)).lines for who in (world.ana, world.bo)]
    assert sum(len(one) for one in lines) == 4
    assert all(line.why is None for one in lines for line in one)
    assert (await staffs.card()).turn == 1


async def test_whoever_has_nobody_to_order_is_not_asked(world: World) -> None:
    """A card for units that only one of them leads is his alone."""
    staffs, hers, _ = await _direct_from_hq(world)
    crew = teams.crew(await world.bot.backend.desk.load(1), "allies")
    state = (await world.bot.backend.desk.load(1)).board
    draft = state.draft()
    draft.pending[-1] = draft.pending[-1]._replace(slots=(Slot(4, "armor"),))
    at = BOARD.by_name[hers]
    draft.units[at] = draft.units[at]._replace(kind="armor")
    draft.legal = None
    assert crew.concerned(draft.freeze()) == (world.ana.id,)
    assert len(crew.concerned(state)) == 2
    assert staffs.generals
