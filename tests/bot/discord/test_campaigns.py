"""A campaign as people meet it: invitation, posts between battles, reserves in secret, its end with a picture."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import scenarios
from tests.bot.discord.player import buttons, lists
from tests.bot.kit.faults import Faults
from tests.bot.kit.world import World


async def begun(world: World, campaign: str = "normandy", **options: Any) -> Any:
    """Ana (Allies) invites Bo to a campaign and he joins. Returns the thread of its first battle."""
    options = {"campaign": campaign, "side": "allies", "opponent": world.bo, **options}
    await world.ana.slash(world.lobby, "campaign new", **options)
    await world.settle()
    join = "Mitspielen: Achse" if options.get("language") == "de" else "Join as Axis"
    await world.bo.click(world.last(world.lobby), label=join)
    await world.settle()
    return world.thread()


async def lose(world: World, person: Any, game: int) -> None:
    """Somebody gives a battle up by the command."""
    asked = (await person.slash(world.lobby, "game resign", game=str(game))).response
    await person.click(asked, label="Resign")
    await world.wait(60)


def posts(world: World) -> list[Any]:
    """What was posted of the campaign, in all threads."""
    found = [one for thread in world.lobby.threads for one in thread.history()]
    return [one for one in found if one.words.startswith("## 🗺️ Campaign:")]


async def test_the_invitation_says_what_is_otherwise(world: World) -> None:
    """Before anybody joins, and again in the first notice and behind [Briefing]."""
    answer = (
        await world.ana.slash(
            world.lobby, "campaign new", campaign="normandy", side="allies", opponent=world.bo
        )
    ).response
    await world.settle()
    invitation = world.last(world.lobby)
    for said in (answer.words, invitation.words):
        assert "Battle 1 of at most 4 of the campaign **From the Orne to the Seine**" in said
        assert "Allies: needs 1 medal more to win" in said
        assert "Axis: 1 card more" in said
    details = (await world.bo.click(invitation, label="Briefing")).response
    assert "needs 1 medal more to win" in details.words
    assert "5 medals" in details.words
    await world.bo.click(invitation, label="Join as Axis")
    await world.settle()
    (notice,) = [one for one in world.thread().history() if "needs 1 medal more" in one.words]
    assert f"<@{world.ana.id}>" in notice.words


async def test_from_battle_to_battle_to_the_end(world: World) -> None:
    """One post after each, the next one opens by itself, and the end is told once with its picture."""
    await begun(world)
    await lose(world, world.bo, 1)
    (post,) = posts(world)
    assert "1. **Pegasus Bridge** – Allies win, medals 5\u00a0:\u00a00 · 1 point" in post.words
    assert re.search(r"their orders come late[^\n]*\n\n🏅", post.words)
    assert "Next: **Sword Beach**, battle 2 of at most 4" in post.words
    assert "In reserve: Allies 2, Axis 4" in post.words
    assert f"<@{world.bo.id}>: where does your reserve go?" in post.words
    assert "is being played" not in post.words
    assert [one for one in world.thread().history() if "Nobody rolled, and nobody won a medal" in one.words]

    # Bo chooses in secret; nobody else has anything to choose.
    refused = (await world.ana.click(post, label="Send reserves")).response
    assert "nothing to send" in refused.words
    asked = (await world.bo.click(post, label="Send reserves")).response
    assert asked.flags.ephemeral
    assert "you have 4 units in reserve and may send 4 of them" in asked.words
    (offered,) = lists(asked, "campaign-choose")
    assert [one["label"] for one in offered["options"]] == [
        "Infantry G8", "Infantry E7", "Infantry K7", "Armor D8",
    ]  # fmt: skip
    chosen = (await world.bo.select(asked, ["D8", "G8"], custom_id=offered["custom_id"])).response
    assert "You would send: **Infantry G8, Armor D8**" in chosen.words
    assert len(world.lobby.threads) == 1
    done = (await world.bo.click(chosen, label="Send them")).response
    assert "The battle begins" in done.words
    assert "In reserve: Allies 2, Axis 2" in done.words
    await world.settle()
    second = next(one for one in world.lobby.threads if "Sword Beach" in one.name)
    (notice,) = [one for one in second.history() if "from the reserve" in one.words]
    assert "Axis: 1 card fewer" not in notice.words  # one of the bridge, one of the beach: none is left
    assert "Axis: from the reserve: Infantry G8, Armor D8" in notice.words

    await lose(world, world.ana, 2)
    for person in (world.ana, world.bo):
        asked = (await person.click(posts(world)[-1], label="Send reserves")).response
        await person.click(asked, label="Keep all back")
    await world.settle()
    await lose(world, world.bo, 3)
    for person in (world.ana, world.bo):
        asked = (await person.slash(world.lobby, "campaign table")).response
        asked = (await person.click(asked, label="Send reserves")).response
        await person.click(asked, label="Keep all back")
    await world.settle()
    await lose(world, world.bo, 4)
    told = posts(world)
    assert len(told) == 4
    assert "🏆 Allies win the campaign" in told[-1].words
    assert "The bells of Notre-Dame" in told[-1].words
    (picture,) = told[-1].attachments
    assert picture.filename.startswith("campaign-1-4")
    assert "Allies win, Allies 4 : 1 Axis" in picture.description
    assert "Sword Beach: Axis win" in picture.description
    assert [one for one in told[:-1] if one.attachments] == []
    await world.restart()
    await world.wait(60)
    assert len(posts(world)) == 4


async def test_even_points_are_decided_by_medals_and_the_picture_says_so(world: World) -> None:
    """Two battles of one point for the Axis, the last, of two, for the Allies."""
    await begun(world, campaign="ardennes")
    for number, loser in enumerate((world.ana, world.ana, world.bo), start=1):
        await lose(world, loser, number)
        for person in (world.ana, world.bo) if number < 3 else ():
            asked = (await person.click(posts(world)[-1], label="Send reserves")).response
            await person.click(asked, label="Keep all back")
        await world.settle()
    end = posts(world)[-1]
    assert "The points are even; by medals Axis win the campaign" in end.words
    assert "Axis win by medals, 5 : 14, Allies 2 : 2 Axis" in end.attachments[0].description


async def test_the_table_is_for_everybody(world: World) -> None:
    """Who plays has something to do there, who watches does not."""
    thread = await begun(world)
    for person, does in ((world.ana, True), (world.cy, False)):
        table = (await person.slash(thread, "campaign table")).response
        assert "1. **Pegasus Bridge** – is being played" in table.words
        assert "Then comes **Sword Beach**." in table.words
        assert table.attachments
        assert bool(buttons(table, "campaign-end")) is does
    panel = (
        await world.ana.click(
            table_of(await world.ana.slash(thread, "campaign table")), label="To the battle"
        )
    ).response
    assert "Pegasus Bridge" in panel.words
    shelf = (await world.ana.slash(world.lobby, "campaign list")).response
    assert "**Six Days in the Ardennes** · at most 3 battles" in shelf.words
    assert "**From the Orne to the Seine**" in shelf.words
    (mine,) = lists(shelf, "campaign-of")
    table = (
        await world.ana.select(shelf, [mine["options"][0]["value"]], custom_id=mine["custom_id"])
    ).response
    assert "is being played" in table.words
    nothing = (await world.cy.slash(world.lobby, "campaign table")).response
    assert "No campaign is meant here" in nothing.words


def table_of(result: Any) -> Any:
    """The answer to a command."""
    return result.response


async def test_giving_it_up(world: World) -> None:
    """Asked once; the battle under way goes with it, and no other one begins."""
    thread = await begun(world)
    refused = (await world.cy.slash(thread, "campaign end")).response
    assert "You do not play in this campaign" in refused.words
    asked = (await world.ana.slash(thread, "campaign end")).response
    assert "Nothing takes that back" in asked.words
    await world.ana.click(asked, label="Give the campaign up")
    await world.wait(60)
    (post,) = posts(world)
    assert "The campaign has been given up: Axis win it" in post.words
    assert (await world.bot.backend.games.card(1)).winner == "axis"
    assert len(world.lobby.threads) == 1
    again = (await world.ana.slash(thread, "campaign end")).response
    assert "over already" in again.words


async def test_a_battle_called_off_is_played_again_by_a_button(world: World) -> None:
    await begun(world)
    await world.ana.slash(world.lobby, "admin cancel", game="1", reason="a mistake")
    await world.wait(60)
    (post,) = posts(world)
    assert "was called off, and can be played again" in post.words
    refused = (await world.cy.click(post, label="Play it again")).response
    assert "You do not play in this campaign" in refused.words
    begins = (await world.bo.click(post, label="Play it again")).response
    assert "The battle begins" in begins.words
    await world.settle()
    assert (await world.bot.backend.games.card(2)).status == "running"


async def test_alone_in_private(world: World) -> None:
    """No server, no thread: the way to the next battle is in the answer."""
    cy = world.cy.user
    panel = (await cy.slash("campaign new", campaign="ardennes", side="allies", computer="recruit")).response
    assert "Stavelot" in panel.words
    asked = (await cy.slash("game resign")).response
    over = (await cy.click(asked, label="Resign")).response
    table = (await cy.click(over, label="The campaign")).response
    assert "1. **Stavelot** – Axis win" in table.words
    assert "2. **St. Vith** – comes next" in table.words
    asked = (await cy.click(table, label="Send reserves")).response
    (offered,) = lists(asked, "campaign-choose")
    chosen = (await cy.select(asked, ["A3"], custom_id=offered["custom_id"])).response
    table = (await cy.click(chosen, label="Send them")).response
    assert "2. **St. Vith** – is being played: #2" in table.words
    panel = (await cy.click(table, label="To the battle")).response
    assert "St. Vith" in panel.words
    stranger = (await world.bo.user.slash("campaign table", game="1")).response
    assert "no such battle" in stranger.words


async def test_on_a_bad_day(world: World, faults: Faults) -> None:
    """Whatever Discord says to the post, the next battle is there, and it is told at most once in the thread."""
    thread = await begun(world)
    for status, code in ((429, 0), (500, 0), (404, 10003), (403, 50013)):
        faults.add("POST", f"/channels/{thread.id}/messages", status, code, times=1)
    await lose(world, world.ana, 1)
    await world.wait(3600)
    assert len(posts(world)) <= 1
    look = await world.bot.backend.campaigns.look(1, world.bo.id)
    assert len(look.standing.results) == 1
    assert look.asked == ("axis",)


async def test_in_words_and_in_german(world: World) -> None:
    """Whoever hears gets no picture; the public post is in the battle's language."""
    await world.ana.slash(world.lobby, "me settings", pictures="off")
    thread = await begun(world, language="de")
    table = (await world.ana.slash(thread, "campaign table")).response
    assert not table.attachments
    await lose(world, world.bo, 1)
    found = [
        one for each in world.lobby.threads for one in each.history() if "Kampagne: Von der Orne" in one.words
    ]
    (post,) = found
    assert "Als Nächstes: **Sword Beach**" in post.words
    assert "Wohin geht deine Reserve?" in post.words


FILE = (
    '[battles.one]\nscenario = "stonne"\nnext = "two"\n[battles.two]\nscenario = "my-celles"\nnext = "three"\n'
    '[battles.three]\nscenario = "wiltz"\n[texts.en]\ntitle = "A *War* of Ours"\n'
)


async def test_a_server_brings_its_own_in(world: World) -> None:
    """Once its battles are there; what is wrong is said by line, and it can be taken out again."""

    async def bring(name: str, text: str) -> str:
        done = await world.ana.slash(world.lobby, "scenario import", file=(name, text.encode()))
        return str(done.response.words)

    assert "there is no scenario my-celles" in await bring("our-war.campaign.toml", FILE)
    battle = (Path(scenarios.__file__).parent / "campaigns/celles.toml").read_text("utf-8")
    await bring("my-celles.toml", battle)
    assert "is there, with at most 3 battles" in await bring("our-war.campaign.toml", FILE)
    assert "of that name is there already" in await bring("our-war.campaign.toml", FILE)
    shelf = (await world.ana.slash(world.lobby, "campaign list")).response
    assert "A \\*War\\* of Ours" in shelf.words
    battles = await world.bot.backend.library.list(world.guild.id)
    assert [one.id for one in battles if one.number == 0] == ["my-celles"]
    await begun(world, campaign="our-war")
    await world.ana.slash(world.lobby, "scenario remove", scenario="our-war")
    gone = (
        await world.ana.slash(world.lobby, "campaign new", campaign="our-war", opponent=world.bo)
    ).response
    assert "There is no campaign of that name" in gone.words
    await lose(world, world.bo, 1)
    look = await world.bot.backend.campaigns.look(1, world.ana.id)
    assert (look.standing.at, look.battles[-1].scenario) == ("two", "my-celles")


async def test_whatever_becomes_of_its_places(world: World) -> None:
    """Its thread is deleted, then the channel below which it was asked for, then the bot is sent away: it goes on as
    long as it can, and ends where it cannot."""
    thread = await begun(world)
    hall = world.guild.create_text_channel("hall")
    world.env.backend.delete_channel(thread.id)
    await world.env.settle()
    asked = (await world.ana.slash(hall, "game resign", game="1")).response
    await world.ana.click(asked, label="Resign")
    await world.wait(120)
    told = [one for one in world.side("axis").history() if "Campaign: From the Orne" in one.words]
    assert len(told) == 1
    world.env.backend.delete_channel(world.lobby.id)
    await world.env.settle()
    asked = (await world.bo.click(told[0], label="Send reserves")).response
    assert "The battle begins" in (await world.bo.click(asked, label="Keep all back")).response.words
    await world.wait(120)
    assert any("**turn 1, Allies to move.**" in one.words for one in world.side("allies", 2).history())
    world.env.backend.remove_guild(world.guild.id)
    await world.env.settle()
    await world.settle()
    await world.wait(60)
    look = await world.bot.backend.campaigns.look(1, world.bo.id)
    assert (look.over, look.winner, look.called_off) == (True, None, False)
    assert [card.status for card in look.battles] == ["over", "cancelled"]
    assert (await world.bot.backend.announce.waiting())[0] == 0
    table = (await world.bo.user.slash("campaign table", game="2")).response
    assert "ended without a winner" in table.words
    assert buttons(table, "campaign-again") == buttons(table, "campaign-end") == []


async def test_sent_away_between_two_battles_while_it_slept(world: World) -> None:
    """No battle is under way, and yet the campaign ends: nobody is asked for reserves for ever."""
    await begun(world)
    await lose(world, world.ana, 1)
    assert (await world.bot.backend.campaigns.look(1, world.bo.id)).asked
    await world.bot.close()
    world.env.backend.remove_guild(world.guild.id)
    await world.restart()
    world.bot.dispatch("ready")
    await world.env.settle()
    await world.settle()
    look = await world.bot.backend.campaigns.look(1, world.bo.id)
    assert (look.over, look.winner, look.gone) == (True, None, True)
    assert "ended without a winner" in (await world.bo.user.slash("campaign table", game="1")).response.words
