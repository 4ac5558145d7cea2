"""Cups as people play them: by buttons and commands, whatever becomes of their messages and of the process."""

from __future__ import annotations

from typing import Any

import pytest

from bot.game.cups.values import Organizer
from bot.game.values import Request
from tests.bot.discord.test_borders import forged
from tests.bot.kit.faults import Faults
from tests.bot.kit.world import World


async def opened(world: World, kind: str = "round-robin", **more: Any) -> Any:
    """Bo opens a cup; returns its message."""
    await world.bo.slash(
        world.lobby, "cup new", name="Spring cup", scenario="pegasus-bridge", kind=kind, **more
    )
    await world.settle()
    return world.last(world.lobby)


async def begun(world: World, kind: str = "round-robin") -> Any:
    """All three take part, and the first round is under way."""
    message = await opened(world, kind)
    for person in (world.ana, world.bo, world.cy):
        await person.click(message, label="Join")
    await started(world, message)
    await world.wait(10)
    return message


async def started(world: World, message: Any) -> Any:
    """Bo begins it, though some could still join; the answer."""
    asked = (await world.bo.click(message, label="Start")).response
    return (await world.bo.click(asked, label="Yes, begin")).response


def shown(world: World, message: Any) -> str:
    """The words of a message as they are now."""
    return str(world.env.backend.get_message(message.channel.id, message.id).content)


async def played(world: World, number: int = 1) -> None:
    """Every match of the round: whoever has the smaller number wins both battles."""
    cup = await world.bot.backend.cups.look(number)
    for pairing in cup.pairings:
        match = None if pairing.game is None else await world.bot.backend.games.match(pairing.game)
        for card in match.battles if match is not None else ():
            if card.status == "running":
                loser = max(card.humans)
                await world.bot.backend.games.resign(Request(loser, card.id))
    await world.wait(10)


def finals(world: World) -> list[Any]:
    """The posts that tell of the end of a cup."""
    return [one for one in world.lobby.history() if "Spring cup is over" in one.words]


async def test_a_cup_from_its_invitation_to_its_end(world: World) -> None:
    message = await opened(world)
    assert "everybody against everybody" in message.words
    assert "(0 of 8 at most)" in message.words
    answer = await world.ana.click(message, label="Join")
    assert "You take part in **Spring cup**" in answer.response.words
    await world.cy.slash(world.lobby, "cup join")
    await world.bo.click(message, label="Join")
    await world.settle()
    assert "(3 of 8 at most)" in shown(world, message)
    assert "only" in (await world.cy.click(message, label="Start")).response.words.lower()
    assert "begins" in (await started(world, message)).words
    await world.wait(10)
    now = shown(world, message)
    assert "**Round 1 of 3** · Pegasus Bridge" in now
    # The way to both battles, and whoever has nobody to play.
    places = [f"<#{one.id}>" for one in world.lobby.threads if not one.name.startswith("🔒")]
    assert len(places) == 2
    assert all(place in now for place in places)
    assert "counts as a win with 4 medals" in now
    picture = world.env.backend.get_message(message.channel.id, message.id).attachments
    assert len(picture) == 1
    for round_ in (2, 3):
        await played(world)
        assert f"**Round {round_} of 3**" in shown(world, message)
    await played(world)
    assert "has won the cup" in shown(world, message)
    (final,) = finals(world)
    first = min(world.ana.id, world.bo.id, world.cy.id)
    assert f"<@{first}> has won the cup" in final.words
    assert len([one for one in world.lobby.history() if "These meet:" in one.words]) == 3
    table = await world.cy.click(final, label="Standings")
    assert table.response.words.count("points") >= 3
    # The description of the picture says the same as the table.
    described = world.raw(final).attachments[0].description
    assert "1 · " in described
    assert "points 2" in described


@pytest.mark.parametrize("by", ["button", "command"])
async def test_whoever_begins_it_alone_is_asked(world: World, by: str) -> None:
    """The seats of his friends would go to computers, and nobody could join any more."""
    message = await opened(world, players=4, computers="recruit")
    await world.bo.click(message, label="Join")
    asked = await (
        world.bo.click(message, label="Start") if by == "button" else world.bo.slash(world.lobby, "cup start")
    )
    said = "Begin **Spring cup** with 1 of 4 players? 3 computers join them. Once it has begun nobody else"
    assert said in asked.response.words
    assert (await world.bot.backend.cups.look(1)).status == "open"
    back = await world.bo.click(asked.response, label="Not yet")
    assert "(1 of 4 at most)" in back.response.words
    await world.ana.click(message, label="Join")
    assert "begins" in (await started(world, message)).words
    assert len((await world.bot.backend.cups.look(1)).course.entrants) == 4


async def test_my_match_leads_to_both_battles(world: World) -> None:
    message = await begun(world)
    texts = {}
    for person in (world.ana, world.bo, world.cy):
        answer = (await person.click(message, label="My match")).response
        texts[person.id] = answer
    idle = [one for one in texts.values() if "nobody to play" in one.words]
    playing = [one for one in texts.values() if "Allies" in one.words]
    assert (len(idle), len(playing)) == (1, 2)
    assert all("Take turn" in str(one.components) for one in playing)
    # Its match says which cup it is played for.
    panels = [one.words for thread in world.lobby.threads for one in thread.history()]
    assert any("For the cup Spring cup, round 1" in one for one in panels)


async def test_one_of_several_cups_is_meant_by_its_name(world: World) -> None:
    """Numbers are those of battles: lists say what a cup is called and how far it is, and so does whoever means one."""
    await begun(world)
    await world.bo.slash(world.lobby, "cup new", name="*Autumn* cup", scenario="pegasus-bridge", kind="swiss")
    await world.settle()
    asked = (await world.ana.slash(world.lobby, "cup table")).response
    here = f"<#{world.lobby.id}>"
    assert f"**\\*Autumn\\* cup** ({here}), **Spring cup** ({here})" in asked.words
    offered = await world.ana.autocomplete(world.lobby, "cup table", "cup", "cup")
    assert [one["name"] for one in offered] == ["*Autumn* cup · open, 0 of 32", "Spring cup · Round 1 of 3"]
    (found,) = await world.ana.autocomplete(world.lobby, "cup table", "cup", "spr")
    for named in (found["value"], "spring CUP", "#1"):
        table = (await world.ana.slash(world.lobby, "cup table", cup=named)).response
        assert "Round 1 of 3" in table.words, named
    assert "no such cup" in (await world.ana.slash(world.lobby, "cup table", cup="Winter")).response.words


async def test_nobody_is_asked_which_cup_where_only_one_will_do(world: World) -> None:
    """One can be joined and begun, in the other one takes part: each command means its own."""
    await begun(world)
    await world.bo.slash(world.lobby, "cup new", name="Autumn cup", scenario="pegasus-bridge", kind="swiss")
    await world.settle()
    dropped = (await world.ana.slash(world.lobby, "cup drop")).response
    assert "Drop out of **Spring cup**?" in dropped.words
    assert "**Autumn cup**" in (await world.ana.slash(world.lobby, "cup join")).response.words
    assert "several cups" in (await world.ana.slash(world.lobby, "cup drop")).response.words
    assert "A cup needs at least" in (await world.bo.slash(world.lobby, "cup start")).response.words


async def test_a_name_of_marks_and_calls_is_only_a_name(world: World) -> None:
    """Whatever a cup is called calls nobody, draws nothing bold and is shown as it was written, wherever it stands."""
    name = f"</b><i>@everyone <@{world.cy.id}> **x** `y`"[:40]
    await world.bo.slash(world.lobby, "cup new", name=name, scenario="pegasus-bridge", kind="round-robin")
    await world.settle()
    message = world.last(world.lobby)
    for person in (world.ana, world.bo, world.cy):
        await person.click(message, label="Join")
    await started(world, message)
    await world.wait(10)
    table = (await world.cy.slash(world.lobby, "cup table")).response
    posted = [one for thread in (world.lobby, *world.lobby.threads) for one in thread.history()]
    told = [one.words for one in (*posted, table) if "</b>" in one.words or "everyone" in one.words]
    assert len(told) >= 4
    assert all("@everyone" not in one and f" <@{world.cy.id}> \\*" not in one for one in told)
    assert all("\\*\\*x" in one for one in told if "x" in one.partition("everyone")[2][:45])
    (found,) = await world.ana.autocomplete(world.lobby, "cup table", "cup", "every")
    assert found["name"].startswith(name)
    assert "Round 1" in (await world.ana.slash(world.lobby, "cup table", cup=name)).response.words


async def test_dropping_out_is_asked_first(world: World) -> None:
    message = await begun(world)
    mine = await world.ana.click(message, label="My match")
    asked = await world.ana.click(mine.response, label="Drop out")
    assert "cannot be taken back" in asked.response.words
    assert all(not one.dropped for one in (await world.bot.backend.cups.look(1)).course.entrants)
    back = await world.ana.click(asked.response, label="Not yet")
    asked = await world.ana.click(back.response, label="Drop out")
    done = await world.ana.click(asked.response, label="Yes, drop out")
    assert "no longer take part" in done.response.words
    await world.wait(10)
    assert "dropped out" in shown(world, message) or "(out)" in str(world.bot.pictures._studio.written[-1])
    refused = await world.bo.slash(world.lobby, "cup drop", person=world.ana)
    assert "do not take part" in refused.response.words


async def test_nobody_ends_the_cup_of_another(world: World) -> None:
    await begun(world)
    refused = await world.cy.slash(world.lobby, "cup end")
    assert f"Only <@{world.bo.id}>" in refused.response.words
    # Buttons that anybody may forge: of somebody else, of a cup that is not there, of no number at all.
    for do, arg, word in (
        ("cup-end-sure", "1", "Only"), ("cup-drop-sure", f"1/{world.bo.id}", "Only"), ("cup-start", "1", "Only"),
        ("cup-join", "1", "has begun"), ("cup-table", "99", "no such cup"), ("cup-mine", "x", "no longer know"),
        ("cup-drop-sure", "1/x", "no longer know"),
    ):  # fmt: skip
        button = await forged(world, world.lobby, 0, do, arg=arg)
        answer = (await world.cy.click(button, custom_id=f"fp:{do}:0:1:{arg}")).response
        assert word in answer.words, (do, answer.words)
    assert (await world.bot.backend.cups.look(1)).status == "running"
    asked = await world.ana.slash(world.lobby, "cup end")
    await world.ana.click(asked.response, label="Yes, end it")
    await world.settle()
    assert (await world.bot.backend.cups.look(1)).course.ending == "ended"
    assert len(finals(world)) == 1
    again = await world.bo.slash(world.lobby, "cup end", cup="1")
    assert "is over" in again.response.words


@pytest.mark.parametrize(
    "how",
    [
        {"status": 500, "times": 2}, {"status": 429, "retry_after": 30.0, "times": 1}, {"broken": True, "times": 2},
        {"status": 403, "code": 50013, "times": 2}, {"status": 404, "code": 10003, "times": 1},
        {"status": 400, "code": 50083, "times": 1},
    ],
    ids=["500", "429", "broken", "403", "404", "asleep"],
)  # fmt: skip
async def test_the_end_is_told_once_on_a_bad_day(world: World, faults: Faults, how: dict[str, Any]) -> None:
    message = await begun(world, "swiss")
    faults.add("POST", f"/channels/{world.lobby.id}/messages", **how)
    faults.add("PATCH", f"/channels/{world.lobby.id}/messages/{message.id}", **how)
    asked = await world.bo.slash(world.lobby, "cup end")
    await world.bo.click(asked.response, label="Yes, end it")
    await world.wait(200, 20)
    everywhere = [
        *world.lobby.history(),
        *[one for thread in world.lobby.threads for one in thread.history()],
    ]
    assert len([one for one in everywhere if "Spring cup is over" in one.words]) == 1
    assert (await world.bot.backend.announce.waiting())[0] == 0


@pytest.mark.parametrize("locked", [False, True])
async def test_a_table_in_a_thread_that_sleeps(world: World, locked: bool) -> None:
    """It is woken for it, though nobody heard that it sleeps; unless a moderator has locked it."""
    world.env.backend.create_thread(world.lobby.id, "Talk", world.ana.id, type=11)
    await world.env.settle()
    thread = world.thread()
    await world.bo.slash(thread, "cup new", name="Spring cup", scenario="pegasus-bridge", kind="swiss")
    await world.settle()
    table = next(one for one in thread.history() if "Spring cup" in one.words)
    state = world.env.backend.channels[thread.id].thread_metadata
    state.archived, state.locked = True, locked
    await world.cy.slash(world.lobby, "cup join", cup="1")
    await world.wait(10)
    assert (state.archived, state.locked) == (locked, locked)
    assert (f"<@{world.cy.id}>" in shown(world, table)) is not locked
    assert (await world.bot.backend.announce.waiting())[0] == 0


async def test_a_table_that_is_lost_stands_elsewhere(world: World) -> None:
    """Its message is deleted: posted anew. Its channel is: whoever runs the cup brings it to another."""
    message = await begun(world)
    world.env.backend.delete_message(message.channel.id, message.id)
    await played(world)
    anew = next(one for one in reversed(world.lobby.history()) if "**Round 2 of 3**" in one.words)
    assert anew.id != message.id
    hall = world.guild.create_text_channel("hall")
    world.env.backend.delete_channel(world.lobby.id)
    await world.env.settle()
    assert "from now on" not in (await world.cy.slash(hall, "cup table", cup="1")).response.words
    assert "from now on" in (await world.bo.slash(hall, "cup table", cup="1")).response.words
    await world.settle()
    assert "**Round 2 of 3**" in world.last(hall).words


async def test_a_process_that_dies_before_it_has_told_anything(world: World) -> None:
    message = await begun(world, "swiss")
    with world.unheard():
        await world.bot.backend.organizing.end(1, Organizer(world.bo.id))
        await world.restart()
    await world.wait(10)
    assert len(finals(world)) == 1
    assert "ended before its last round" in shown(world, message)


async def test_a_server_that_sends_the_bot_away(world: World) -> None:
    await begun(world)
    world.env.backend.remove_guild(world.guild.id)
    await world.env.settle()
    await world.settle()
    await world.wait(10)
    cup = await world.bot.backend.cups.look(1)
    assert (cup.status, cup.course.ending) == ("cancelled", "cancelled")
    assert (await world.bot.backend.announce.waiting())[0] == 0
