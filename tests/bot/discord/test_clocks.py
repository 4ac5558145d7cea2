"""Clocks as players read and press them: the pace of a table, what is left, a battle without a clock."""

from __future__ import annotations

import re

import pytest

from bot.errors import UserError
from bot.flows.clocks import seconds_of
from bot.i18n import languages, words_of
from bot.screens.clocks import about
from tests.bot.discord.player import buttons
from tests.bot.kit.world import World

DAY = 86_400.0


async def test_the_pace_of_a_table_is_told_wherever_one_looks(world: World) -> None:
    """In the answer, the invitation, the panel, the list and behind [Clocks]."""
    said = "Live: 1 day a side, +4 hours a turn, 3 days at most"
    new = {"scenario": "pegasus-bridge", "side": "allies", "opponent": world.bo, "pace": "live"}
    assert said in (await world.ana.slash(world.lobby, "game new", **new)).response.words
    await world.settle()
    invitation = world.last(world.lobby)
    assert said in invitation.words
    await world.bo.click(invitation, label="Join as Axis")
    await world.settle()
    thread = world.thread()
    panel = world.panel(thread)
    assert "Time left: 🟦 Allies: up <t:" in panel.words, panel.words
    assert "⬛ Axis: 1 day · each turn adds 4 hours, up to 3 days" in panel.words
    more = (await world.ana.click(panel, label="More")).response
    clocks = (await world.ana.click(more, label="Clocks")).response
    typed = (await world.ana.slash(thread, "game time")).response
    assert clocks.words == typed.words
    assert said in clocks.words
    assert "The Allies must decide: time is up <t:" in clocks.words


async def test_without_a_clock(world: World) -> None:
    """Nothing says that time is up; after two weeks both are asked, and whoever waited lets it be."""
    thread = await world.battle(pace="friendly")
    panel = world.panel(thread)
    assert "no clock" in panel.words
    everything = " ".join(one.words for one in (*thread.history(), *world.lobby.history()))
    assert "time is up" not in everything
    assert "–" not in panel.words.split("\n")[3]
    await world.wait(14 * DAY + 3600, step=7 * DAY)
    asked = thread.history()[-1]
    assert "Still playing?" in asked.words
    assert all(f"<@{one.id}>" in asked.words for one in (world.ana, world.bo))
    # Ana is to move: she may say that she plays on, and cannot let it be.
    no = (await world.ana.click(asked, label="Let it be")).response
    no = (await world.ana.click(no, custom_id=buttons(no, "let-be-sure")[0])).response
    assert "your own move" in no.words
    await world.ana.click(asked, label="We play on")
    await world.settle()
    assert "plays on" in thread.history()[-1].words
    # A stranger to the battle does neither.
    no = (await world.cy.click(asked, label="We play on")).response
    assert "plays on" not in no.words
    sure = (await world.bo.slash(thread, "game time", still="let-be")).response
    done = (await world.bo.click(sure, custom_id=buttons(sure, "let-be-sure")[0])).response
    assert "counts for nothing" in done.words
    await world.settle()
    card = await world.bot.backend.games.card(1)
    assert (card.status, card.winner, card.ending) == ("cancelled", None, "unfinished")
    assert "unfinished" in world.panel(thread).words


async def test_time_for_the_other_side(world: World) -> None:
    """By a button and by a command; everybody reads it, and no phone rings."""
    thread = await world.battle()
    more = (await world.bo.click(world.panel(thread), label="More")).response
    clocks = (await world.bo.click(more, label="Clocks")).response
    said = (await world.bo.click(clocks, label="Give 12 hours")).response
    assert "They have 12 hours more" in said.words
    await world.settle()
    told = thread.history()[-1]
    assert f"<@{world.bo.id}> gives the Allies 12 hours more" in told.words
    assert told.flags.suppress_notifications
    assert (
        "1 day 6 hours more" in (await world.ana.slash(thread, "game time", give="1 day 6h")).response.words
    )
    await world.settle()
    assert "⬛ Axis: 4 days 6 hours" in world.panel(thread).words
    for wrong in ("soon", "-3 h", "3", "h", "99999 days", "3 h or so", "⏳"):
        refused = (await world.ana.slash(thread, "game time", give=wrong)).response.words
        assert "as a time" in refused or "too little or too much" in refused, refused
    assert "no seat" in (await world.cy.slash(thread, "game time", give="1 h")).response.words
    assert (await world.bot.backend.desk.load(1)).clock.banks["allies"] == (72 + 12) * 3600


@pytest.mark.parametrize("language", languages())
def test_a_time_is_read_as_the_language_says_it(language: str) -> None:
    """Whole, with letters left out, in capitals; and everybody may write it in English."""
    words = words_of(language)
    for seconds in (60, 300, 3600, 12 * 3600, 86_400, 3 * 86_400, 30 * 3600):
        assert seconds_of(about(words, seconds), words) == seconds
        assert seconds_of(about(words, seconds).upper(), words) == seconds
    for text, seconds in {
        "12h": 43_200,
        "90 min": 5_400,
        "1 d 6 h": 108_000,
        "2 hrs, 5 mins.": 7_500,
    }.items():
        assert seconds_of(text, words) == seconds
    with pytest.raises(UserError):
        seconds_of("3 parsecs", words)


def test_a_time_is_read_in_german_short_forms() -> None:
    german = words_of("de")
    for text, seconds in {
        "12 Std.": 43_200,
        "90 Min": 5_400,
        "1 T": 86_400,
        "2 Tage + 3 std": 183_600,
    }.items():
        assert seconds_of(text, german) == seconds


async def test_a_pause_as_both_read_it(world: World) -> None:
    thread = await world.battle()
    clocks = (await world.ana.slash(thread, "game time")).response
    asked = (await world.ana.click(clocks, label="Pause …")).response
    assert "At most 7 days, 2 times in a battle" in asked.words
    assert "The other side is asked" in (await world.ana.click(asked, label="3 days")).response.words
    await world.settle()
    question = thread.history()[-1]
    assert f"<@{world.ana.id}> asks to let the clock stand still for 3 days" in question.words
    await world.bo.click(question, label="Agree")
    await world.settle()
    assert "The clock stands still, as both sides agreed; it runs on <t:" in thread.history()[-1].words
    panel = world.panel(thread)
    assert "agreed to let the clock stand still" in panel.words
    assert "play a card · the clock stands still" in panel.words
    assert "no clock" not in panel.words
    # Seconds may have gone by before it stood still.
    assert re.search(r"🟦 Allies: (3 days|2 days 23 hours) · ⬛ Axis: 3 days ·", panel.words), panel.words
    assert "time is up" not in panel.words
    await world.wait(4 * DAY, step=DAY)
    over = thread.history()[-1]
    assert f"<@{world.ana.id}> – the clock runs on; time is up <t:" in over.words
    # By commands, and ended by the other one.
    await world.bo.slash(thread, "game time", pause=7)
    await world.settle()
    await world.ana.click(thread.history()[-1], label="Agree")
    await world.settle()
    assert "runs on" in (await world.bo.slash(thread, "game time", pause=0)).response.words
    await world.settle()
    assert f"<@{world.bo.id}> lets the clock run on" in thread.history()[-1].words
    no = (await world.bo.slash(thread, "game time", pause=1)).response
    assert "2 times" in no.words
