"""A team's table answers whoever looks: what is his to press, whom he may stand in for, what others have taken."""

from __future__ import annotations

from engine import apply, parse
from engine.whatif import NoDice
from tests.boards import position
from tests.bot.discord.player import lists
from tests.bot.discord.questions import put
from tests.bot.discord.staffs import Staffs, two_against_one
from tests.bot.discord.test_promises import labels
from tests.bot.game.doctored import doctor, hold
from tests.bot.kit.world import World


async def test_shared_orders_say_who_has_taken_them(world: World) -> None:
    """Move Out!: four infantry wherever they stand. Ana has three; Bo reads so, and that the rest is for either."""
    state = position("A:inf@F3;H3;G2;B2;L2 X:inf@F9;L9", hand=("move-out",), play="allies")
    state = apply(state, parse("play move-out", state.battle.board), NoDice()).state
    await two_against_one(world)
    await put(world, state)
    thread = world.thread()
    panel = (await world.bo.slash(thread, "play turn")).response
    assert "All generals share these orders: whoever drafts first has them." in panel.words
    await world.ana.slash(thread, "play order", units="F3 H3 G2")
    panel = (await world.bo.slash(thread, "play turn")).response
    assert f"<@{world.ana.id}> has taken 3 (F3, G2, H3)" in panel.words.replace("F3, H3, G2", "F3, G2, H3")
    assert "0 of 1 ordered" in panel.words
    panel = (await world.ana.slash(thread, "play order", units="L2")).response
    own = (await world.ana.slash(thread, "play turn")).response
    assert "has taken" not in own.words


async def test_orders_of_a_section_are_nobody_elses(world: World) -> None:
    """Recon in Force names a unit in each section: nothing is shared."""
    state = position("A:inf@F3;B2 X:inf@F9;L9", hand=("recon-in-force",), play="allies")
    state = apply(state, parse("play recon-in-force", state.battle.board), NoDice()).state
    await two_against_one(world)
    await put(world, state)
    panel = (await world.bo.slash(world.thread(), "play turn")).response
    assert "share these orders" not in panel.words


async def test_the_table_offers_a_turn_to_whom_it_asks_alone(world: World) -> None:
    """Of a card for Bo's flank Ana's own table has no green [Take turn]; his has, and so has the panel of the side."""
    staffs = await two_against_one(world)
    await doctor(world.bot, 1, hold("allies", "probe-left"))  # type: ignore[arg-type]
    thread = world.thread()
    table = (await world.ana.slash(thread, "team table")).response
    assert "Take turn" in labels(table)
    await world.ana.slash(thread, "play card", card="probe-left")
    await world.ana.slash(thread, "play end", anyway=True)
    await world.settle()
    assert (await staffs.card()).awaited == (world.bo.id,)
    table = (await world.ana.slash(thread, "team table")).response
    assert "Take turn" not in labels(table)
    assert "Hand" in labels(table)
    table = (await world.bo.slash(thread, "team table")).response
    assert "Take turn" in labels(table)
    assert "Take turn" in labels(world.raw(staffs.generals[world.ana.id].board(world.side("allies"))))


async def test_whoever_would_stand_in_reads_from_when(world: World) -> None:
    """/team standin without a name, and [Staff]: Bo still has time; and nothing of it for Bo himself."""
    staffs = await two_against_one(world)
    await doctor(world.bot, 1, hold("allies", "probe-left"))  # type: ignore[arg-type]
    thread = world.thread()
    await world.ana.slash(thread, "play card", card="probe-left")
    await world.ana.slash(thread, "play end", anyway=True)
    await world.settle()
    answer = (await world.ana.slash(thread, "team standin")).response
    assert f"<@{world.bo.id}> still has time. Once it is up, <t:" in answer.words
    assert "Nobody stands in" not in answer.words
    answer = (await world.bo.slash(thread, "team standin")).response
    assert "still has time" not in answer.words
    await world.wait(8 * 3600 + 60, step=3600)
    panel = staffs.generals[world.ana.id].board(world.side("allies"))
    staff = (await world.ana.click(panel, label="Staff")).response
    assert "still has time" not in staff.words
    assert [one for one in labels(staff) if one.startswith("Stand in for")]


async def test_suggestions_lie_as_the_hand_does(world: World) -> None:
    """With the numbers on its picture; once the card is played it is said that they are for the next turn."""
    await two_against_one(world)
    await doctor(world.bot, 1, hold("allies", "recon-in-force", "attack-left", "probe-left"))  # type: ignore[arg-type]
    thread = world.thread()
    hand = (await world.bo.slash(thread, "me hand")).response.words
    votes = (await world.bo.slash(thread, "team vote")).response
    names = [one["label"] for one in lists(votes, "vote-for")[0]["options"]]
    places = [int(name.partition(" · ")[0].partition(",")[0]) for name in names]
    assert places == sorted(places)
    assert sorted(names, key=lambda name: hand.index(f"**{name}**")) == names
    assert "What would you play?" in votes.words
    await world.bo.slash(thread, "team vote", card="probe-left")
    picking = (await world.ana.slash(thread, "play turn")).response
    assert f"Probe on the Left Flank** – 1 (<@{world.bo.id}>)" in picking.words
    other = (await world.cy.slash(thread, "play turn")).response
    assert "Suggested" not in other.words
    await world.ana.slash(thread, "play card", card="probe-left")
    await world.ana.slash(thread, "play end", anyway=True)
    await world.settle()
    votes = (await world.bo.slash(thread, "team vote")).response
    assert "What would you play next turn?" in votes.words


async def test_two_still_have_time(world: World) -> None:
    """The commander of three reads of both his generals."""
    staffs = Staffs(world, 3, 1)
    await staffs.gather("pegasus-bridge")
    state = position("A:inf@B5;G5;L5 X:inf4@A9;M9", hand=("recon-in-force",), play="allies")
    await put(world, apply(state, parse("play recon-in-force", state.battle.board), NoDice()).state)
    answer = (await world.ana.slash(world.thread(), "team standin")).response
    assert "still have time. Once it is up" in answer.words, answer.words
