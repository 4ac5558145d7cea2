"""Standings, ladders and the sides of a battle: by command and by button, in words and pictures, on servers and not."""

from __future__ import annotations

from typing import Any

import pytest

from bot.facts.computers import computer
from bot.facts.results import BattleResult
from bot.store import results
from renderer.words import BattleWords, LadderWords, StandingWords
from tests.bot.discord.player import buttons, controls
from tests.bot.discord.test_aftermath import posts, rounds
from tests.bot.discord.test_verifying import over
from tests.bot.game.test_ratings import ARNHEM, fought
from tests.bot.kit.faults import Faults
from tests.bot.kit.world import World


async def season(world: World, *, server: int | None = None, number: int = 12) -> None:
    """Ana and Bo have met often, Ana mostly with the weak side; Cy has fought on another server only."""
    home = world.guild.id if server is None else server
    ana, bo, cy = world.ana.id, world.bo.id, world.cy.id
    battles = [
        fought(1000 + n, (bo,), (ana,), "axis" if n % 3 else "allies", battle=ARNHEM, server=home)._replace(
            luck={"allies": 0.4, "axis": 0.7}
        )
        for n in range(number)
    ]
    battles.append(fought(2000, (cy,), (computer("general"),), "allies", battle=ARNHEM, server=4242))
    battles.append(fought(2001, (ana,), (ana,), "allies", server=home)._replace(uncounted="practice"))
    await keep(world, *battles)


async def keep(world: World, *battles: BattleResult) -> None:
    async with world.bot.backend.store.write() as conn:
        for one in battles:
            await results.add(conn, one)


def drawn(world: World, kind: Any) -> Any:
    """What was written on the newest picture of a kind."""
    return [one for one in world.bot.scores._studio.written if isinstance(one, kind)][-1]


async def test_a_battle_is_on_the_ladder_when_it_is_over(world: World) -> None:
    """[Ladder] stands under the post after the battle, and whoever presses it reads it alone."""
    thread = await world.battle()
    await over(world)
    await rounds(world)
    (told,) = posts(thread)
    answer = (await world.cy.click(told, label="Ladder")).response
    assert "**Ladder · " in answer.words
    assert "1. **ana** · " in answer.words
    assert "2. **bo** · " in answer.words
    assert "? · 1 battle" in answer.words
    assert "(you)" not in answer.words
    assert [one.name for one in drawn(world, LadderWords).rungs] == ["ana", "bo"]
    found = await world.bot.backend.ladder.result(1)
    assert found is not None
    # Only one side has rolled.
    assert (found.winner, found.luck) == ("allies", None)


async def test_my_statistics(world: World) -> None:
    """By command and by [My statistics] of the settings; the picture says what the words say."""
    await season(world)
    answer = (await world.ana.slash(world.lobby, "me stats")).response
    shown = drawn(world, StandingWords)
    assert f"**{shown.number}** · rank 1 of 3" in answer.words
    assert "12 battles that count: 8 won, 4 lost, 0 drawn." in answer.words
    assert "Allies 0 of 0 · Axis 8 of 12" in answer.words
    assert "better than in 70 of 100 games" in answer.words
    assert "For nothing counted: practice (1)." in answer.words
    assert "of your last" in answer.words or "You have not played a turn" in answer.words
    assert (shown.name, len(shown.course), shown.mark) == ("ana", 12, 1000)
    settings = (await world.ana.slash(world.lobby, "me settings")).response
    again = (await world.ana.click(settings, label="My statistics")).response
    assert again.words == answer.words


async def test_whoever_has_not_fought_is_told_what_counts(world: World) -> None:
    answer = (await world.ana.slash(world.lobby, "me stats")).response
    assert "No battle of yours has counted yet." in answer.words
    assert not answer.attachments
    ladder = (await world.ana.slash(world.lobby, "game ladder")).response
    assert "Nobody stands on it yet." in ladder.words


async def test_a_ladder_names_nobody_from_elsewhere(world: World) -> None:
    await season(world)
    here = (await world.ana.slash(world.lobby, "game ladder")).response
    assert "cy" not in here.words
    assert "(you)" in here.words
    everywhere = (await world.ana.click(here, label="All servers")).response
    assert "somebody on another server" in everywhere.words
    assert "cy" not in everywhere.words
    assert "cy" not in str(drawn(world, LadderWords))
    back = (await world.ana.click(everywhere, label="This server")).response
    assert back.words == here.words


async def test_a_name_taken_off(world: World) -> None:
    """By button and by option; nobody else sees it any more, and what it says is what it does."""
    await season(world)
    stats = (await world.ana.slash(world.lobby, "me stats")).response
    off = (await world.ana.click(stats, label="Take my name off")).response
    assert [one["label"] for one in controls(off) if ":own-ladder:" in one["custom_id"]] == ["Show my name"]
    ladder = (await world.bo.slash(world.lobby, "game ladder")).response
    assert "ana" not in ladder.words
    settings = (await world.ana.slash(world.lobby, "me settings", ladder="on")).response
    assert "Ladders: your name stands there." in settings.words
    assert "ana" in (await world.bo.slash(world.lobby, "game ladder")).response.words


async def test_a_server_without_a_ladder(world: World) -> None:
    """One kind line for whoever asks, and no button that leads there."""
    await season(world)
    setup = (await world.ana.slash(world.lobby, "admin setup", ladder="off")).response
    assert "Ladder of those who fight here: no" in setup.words
    refused = (await world.ana.slash(world.lobby, "game ladder")).response.words
    assert "This server keeps no ladder." in refused
    assert "\n" not in refused.strip()
    stats = (await world.ana.slash(world.lobby, "me stats")).response
    assert not buttons(stats, "ladder")
    await world.battle()
    await over(world)
    await rounds(world)
    (told,) = posts(world.thread())
    assert "Ladder" not in [one.label for row in told.components for one in row.children]


async def test_who_wins_a_battle(world: World) -> None:
    """By command, and by [Who wins?] below its sheet; people and computers apart, with what was measured."""
    await season(world)
    answer = (await world.ana.slash(world.lobby, "scenario stats", scenario=ARNHEM)).response
    assert "People against people**, 12 battles: Allies 33% (14% to 61%), Axis 67%." in answer.words
    assert "With computers**, 1 battle: Allies 100%" in answer.words
    assert "Two Veterans, measured**, 200 battles: Allies 90% (86% to 94%), Axis 10%." in answer.words
    assert "luckier dice 67% of the time" in answer.words
    shown = drawn(world, BattleWords)
    assert [one.shares for one in shown.splits] == [("33%", "67%"), ("100%", "0%"), ("90%", "10%")]
    everywhere = answer.words
    here = (await world.ana.click(answer, label="This server")).response
    assert "With computers" not in here.words
    sheet = (await world.ana.slash(world.lobby, "scenario show", scenario=ARNHEM)).response
    again = (await world.ana.click(sheet, label="Who wins?")).response
    assert again.words == everywhere
    assert "Arnhem Bridge" in (await world.ana.click(again, label="The battle")).response.words


async def test_in_words_alone(world: World) -> None:
    """`pictures:off`: the same sentences, no picture, no sign that means something by itself."""
    await season(world)
    await world.ana.slash(world.lobby, "me settings", pictures="off")
    for command, more in (("me stats", {}), ("game ladder", {}), ("scenario stats", {"scenario": ARNHEM})):
        answer = (await world.ana.slash(world.lobby, command, **more)).response
        assert not answer.attachments
        assert len(answer.words.splitlines()) >= 3
        assert not set("🎖🏁🎲🏆") & set(answer.words)


async def test_in_private(world: World) -> None:
    """Of all servers there is one ladder there, and it names nobody but whoever asks."""
    await season(world)
    answer = (await world.ana.user.slash("game ladder")).response
    assert "All servers" in answer.words
    assert "ana" in answer.words
    assert "**bo**" not in answer.words


async def test_a_member_who_has_left(world: World, faults: Faults) -> None:
    """Discord knows him no more: his rung says a few figures, and the ladder is there all the same."""
    await season(world)
    world.bot._names.clear()
    faults.add("GET", f"/guilds/{world.guild.id}/members/{world.bo.id}", status=404)
    answer = (await world.ana.slash(world.lobby, "game ladder")).response
    assert f"…{world.bo.id % 10_000:04}" in answer.words
    assert "ana" in answer.words


@pytest.mark.parametrize("what", ["me stats", "game ladder", "scenario stats"])
async def test_shown_to_everybody(world: World, what: str) -> None:
    """By the button, in the channel: nothing that is for one alone, and once."""
    await season(world)
    more = {"scenario": ARNHEM} if what == "scenario stats" else {}
    answer = (await world.ana.slash(world.lobby, what, **more)).response
    before = len(world.lobby.history())
    await world.ana.click(answer, label="Show everybody")
    await world.settle()
    (said,) = world.lobby.history()[before:]
    assert said.words.splitlines()[0] in {
        "me stats": "**Where ana stands**", "game ladder": "**Ladder · Club**",
        "scenario stats": "**Arnhem Bridge: who wins?**",
    }[what]  # fmt: skip
    assert said.attachments
    assert "turns" not in said.words or what == "scenario stats"
    assert "(you)" not in said.words
    assert not said.mentions


@pytest.mark.parametrize("how", [{"status": 403}, {"status": 500}])
async def test_what_discord_does_not_take_is_said(world: World, faults: Faults, how: dict[str, Any]) -> None:
    await season(world)
    answer = (await world.ana.slash(world.lobby, "game ladder")).response
    faults.add("POST", "/webhooks/", **how)
    said = (await world.ana.click(answer, label="Show everybody")).response
    assert "This cannot be shown here" in said.words
    assert "**Ladder" in said.words


async def test_names_in_any_letters(world: World) -> None:
    """What the fonts of pictures lack is left out, and said to be; what looks like a mark calls nobody."""
    await season(world)
    for who, name in ((world.ana, "Емил"), (world.bo, "🦄 **Bo** @everyone")):
        world.bot._names[who.id] = name
    answer = (await world.cy.slash(world.lobby, "game ladder")).response
    assert "Емил" in answer.words
    assert "@everyone" not in answer.words
    assert [one.name for one in drawn(world, LadderWords).rungs] == [
        "(a name in other letters)", "**Bo** @everyone",
    ]  # fmt: skip


async def test_whoever_is_forgotten_is_on_no_ladder(world: World) -> None:
    """By the command and its button: his name and number are gone everywhere, the others keep theirs, and he is new."""
    await season(world)
    before = (await world.ana.slash(world.lobby, "game ladder")).response.words
    kept = next(line for line in before.splitlines() if "**ana**" in line).removesuffix(" (you)")
    everywhere = (
        await world.bo.click((await world.bo.slash(world.lobby, "me stats")).response, label="Ladder")
    ).response
    assert "**bo**" in everywhere.words
    asked = (await world.bo.slash(world.lobby, "me forget")).response
    await world.bo.click(asked, label="Forget me")
    after = (await world.ana.slash(world.lobby, "game ladder")).response
    assert "bo" not in [one.name for one in drawn(world, LadderWords).rungs]
    assert "**bo**" not in after.words
    assert kept.partition(". ")[2] in after.words
    # What he had open still answers, and knows nobody of that name any more.
    old = (await world.bo.click(everywhere, label="All servers")).response
    assert "**bo**" not in old.words
    mine = (await world.bo.slash(world.lobby, "me stats")).response
    assert "battles that count" not in mine.words
    assert (
        "**bo**" not in (await world.cy.slash(world.lobby, "scenario stats", scenario=ARNHEM)).response.words
    )


async def test_long_ladders_have_pages(world: World) -> None:
    """A forged page is one that is there."""
    home = world.guild.id
    await keep(
        world, *[fought(n, (10_000 + 2 * n,), (10_001 + 2 * n,), "allies", server=home) for n in range(1, 12)]
    )
    first = (await world.ana.slash(world.lobby, "game ladder")).response
    assert len([line for line in first.words.splitlines() if line[:1].isdigit()]) == 10
    second = (await world.ana.click(first, label="Down")).response
    assert "11. " in second.words
    third = (await world.ana.click(second, label="Down")).response
    assert "22. " in third.words
    assert "11. " in (await world.ana.click(third, label="Up")).response.words


@pytest.mark.parametrize("language", ["de", "nl"])
async def test_in_other_languages(world: World, language: str) -> None:
    await season(world)
    await world.bot.backend.people.set(world.ana.id, language=language)
    answer = (await world.ana.slash(world.lobby, "game ladder")).response
    assert {"de": "Rangliste", "nl": "Ranglijst"}[language] in answer.words
