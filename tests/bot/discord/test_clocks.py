"""Clocks as players read and press them: the pace of a table, what is left, a battle without a clock."""

from __future__ import annotations

from tests.bot.discord.player import buttons
from tests.bot.kit.world import World

DAY = 86_400.0


async def test_the_pace_of_a_table_is_told_wherever_one_looks(world: World) -> None:
    """In the answer, the invitation, the panel, the list and behind [Clocks]."""
    said = "Live: 1 day a side, +4 hours a turn, 3 days at most"
    new = {"scenario": "pegasus-bridge", "side": "allies", "opponent": world.bo, "pace": "live"}
    assert said in (await world.ana.slash(world.lobby, "game new", **new)).response.content
    await world.settle()
    invitation = world.last(world.lobby)
    assert said in invitation.content
    await world.bo.click(invitation, label="Join as Axis")
    await world.settle()
    thread = world.thread()
    panel = world.panel(thread)
    assert "Time left: 🟦 up <t:" in panel.content, panel.content
    assert "⬛ 1 day · each turn adds 4 hours, up to 3 days" in panel.content
    more = (await world.ana.click(panel, label="More")).response
    clocks = (await world.ana.click(more, label="Clocks")).response
    typed = (await world.ana.slash(thread, "game time")).response
    assert clocks.content == typed.content
    assert said in clocks.content
    assert "The Allies must decide: time is up <t:" in clocks.content


async def test_without_a_clock(world: World) -> None:
    """Nothing says that time is up; after two weeks both are asked, and whoever waited lets it be."""
    thread = await world.battle(pace="friendly")
    panel = world.panel(thread)
    assert "no clock" in panel.content
    everything = " ".join(one.content for one in (*thread.history(), *world.lobby.history()))
    assert "time is up" not in everything
    assert "–" not in panel.content.split("\n")[3]
    await world.wait(14 * DAY + 3600, step=7 * DAY)
    asked = thread.history()[-1]
    assert "Still playing?" in asked.content
    assert all(f"<@{one.id}>" in asked.content for one in (world.ana, world.bo))
    # Ana is to move: she may say that she plays on, and cannot let it be.
    no = (await world.ana.click(asked, label="Let it be")).response
    no = (await world.ana.click(no, custom_id=buttons(no, "let-be-sure")[0])).response
    assert "your own move" in no.content
    await world.ana.click(asked, label="We play on")
    await world.settle()
    assert "plays on" in thread.history()[-1].content
    # A stranger to the battle does neither.
    no = (await world.cy.click(asked, label="We play on")).response
    assert "plays on" not in no.content
    sure = (await world.bo.slash(thread, "game time", still="let-be")).response
    done = (await world.bo.click(sure, custom_id=buttons(sure, "let-be-sure")[0])).response
    assert "counts for nothing" in done.content
    await world.settle()
    card = await world.bot.backend.games.card(1)
    assert (card.status, card.winner, card.ending) == ("cancelled", None, "unfinished")
    assert "unfinished" in world.panel(thread).content
