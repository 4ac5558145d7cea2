"""Those who run a server: who they are, what they set, what they rule; and servers and people that come and go."""

from __future__ import annotations

from typing import Any

import pytest
import simcord

from bot.game.values import Request
from tests.bot.discord.player import ByButtons
from tests.bot.kit.limits import ServerRules
from tests.bot.kit.world import World


async def said(who: Any, channel: Any, command: str, **options: Any) -> str:
    """A command and the text of its answer."""
    return str((await who.slash(channel, command, **options)).response.words)


async def test_rights_given_in_integrations_count(world: World) -> None:
    """Cy may not manage the server; a server names him under Integrations, and Discord lets him through."""
    with pytest.raises(simcord.SetupError):
        await world.cy.slash(world.lobby, "admin games")
    backend = world.env.backend
    number = int(backend.find_command("admin", None)["id"])
    backend.set_command_permissions(
        world.guild.id, number, [{"id": str(world.cy.id), "type": 2, "permission": True}]
    )
    assert "No battles here yet" in await said(world.cy, world.lobby, "admin games")


async def test_setup_says_all_that_is_set(world: World) -> None:
    role = world.guild.create_role("Marshals")
    forum = world.guild.create_forum_channel("battles")
    mods = world.guild.create_text_channel("mods")
    await world.env.settle()
    text = await said(
        world.ana, world.lobby, "admin setup", home=forum, moderators=role, openers=role, allow=world.lobby,
        games=3, channels=4, reports=mods,
    )  # fmt: skip
    for part in (
        f"<#{forum.id}>",
        f"<@&{role.id}>",
        f"<#{world.lobby.id}>",
        f"<#{mods.id}>",
        "3 battles",
        "4 channels",
    ):
        assert part in text
    text = await said(world.ana, world.lobby, "admin setup", clear="openers", allow=world.lobby)
    assert "Opening battles: everybody in every channel" in text
    text = await said(world.ana, world.lobby, "admin setup", clear="home")
    assert "the channel where they are set up" in text


async def test_who_may_open_battles(world: World) -> None:
    """A role for it, and the channels; a moderator may always."""
    role = world.guild.create_role("Marshals")
    other = world.guild.create_text_channel("chatter")
    await world.env.settle()
    await world.ana.slash(world.lobby, "admin setup", openers=role, allow=world.lobby)
    refused = await said(world.bo, world.lobby, "game new", scenario="pegasus-bridge")
    assert f"opened by those with the role <@&{role.id}>" in refused
    assert "opened in <#" in await said(world.ana, other, "game new", scenario="pegasus-bridge")
    assert "#1" in await said(world.ana, world.lobby, "game new", scenario="pegasus-bridge")
    world.env.backend.add_member_role(world.guild.id, world.bo.id, role.id)
    await world.env.settle()
    assert "#2" in await said(world.bo, world.lobby, "game new", scenario="pegasus-bridge")


async def test_a_rematch_is_opened_too(world: World) -> None:
    """Who may not open battles may not by [Rematch]."""
    thread = await world.battle()
    await world.bot.backend.games.resign(await _request(world, world.ana))
    world.bot.herald.kick()
    await world.settle()
    role = world.guild.create_role("Marshals")
    await world.env.settle()
    await world.ana.slash(world.lobby, "admin setup", openers=role)
    refused = (await world.bo.click(world.raw(world.last(thread)), label="Rematch")).response
    assert "opened by those with the role" in refused.words


async def test_a_moderators_role_counts(world: World) -> None:
    role = world.guild.create_role("Marshals")
    await world.env.settle()
    world.env.backend.add_member_role(world.guild.id, world.cy.id, role.id)
    await world.env.settle()
    await world.ana.slash(
        world.lobby, "admin setup", moderators=role, openers=world.guild.create_role("Nobody")
    )
    assert "#1" in await said(world.cy, world.lobby, "game new", scenario="pegasus-bridge")


async def test_what_a_moderator_rules_is_told_and_noted(world: World) -> None:
    thread = await world.battle(standin=False)
    for command, options, part in (
        ("admin extend", {"hours": 5}, "gives more time"),
        ("admin pause", {}, "lets the clock stand still"),
        ("admin pause", {}, "lets the clock run on"),
        ("admin force", {"verdict": "time"}, "time is up now"),
    ):
        await world.ana.slash(thread, command, game="1", reason="*because*", **options)
        await world.settle()
        notice = next(one for one in reversed(thread.history()) if part in one.words)
        assert "> \\*because\\*" in notice.words
    assert any("may claim the battle" in one.words for one in thread.history())
    audit = await said(world.ana, thread, "admin audit")
    for what in ("More time given: 5 hours", "stands still", "runs on", "Decided: Time is up now"):
        assert f"{what}" in audit
    assert audit.count("“\\*because\\*”") == 4


async def test_a_moderator_takes_back_and_decides(world: World) -> None:
    thread = await world.battle()
    await ByButtons(world, world.ana, upwards=True).turn(thread)
    await world.settle()
    await world.ana.slash(thread, "admin undo", game="1")
    await world.settle()
    assert (await world.bot.backend.games.card(1)).turn == 1
    await world.ana.slash(thread, "admin force", game="1", verdict="axis", reason="agreed")
    await world.settle()
    card = await world.bot.backend.games.card(1)
    assert (card.winner, card.ending) == ("axis", "ruled")
    # Below it stands how the battle went.
    assert any("because a moderator decided so" in one.words for one in thread.history()[-2:])


async def test_clean_removes_what_is_over(world: World) -> None:
    thread = await world.battle()
    await world.bot.backend.games.resign(await _request(world, world.ana))
    await world.wait(10, step=5)
    assert world.side("allies")
    text = await said(world.ana, world.lobby, "admin clean")
    assert "2 places of sides are removed and 1 threads" in text
    await world.env.settle()
    assert not [one for one in world.guild.channels if one.startswith("1-")]
    assert world.env.backend.channels[thread.id].thread_metadata.archived


async def _request(world: World, person: Any) -> Any:
    return Request(person.id, 1)


async def test_block_and_quiet_invitations(world: World, rules: ServerRules) -> None:
    """Who is blocked learns only that he is; who wants no pings gets none with an invitation."""
    assert "may not invite you" in await said(world.bo, world.lobby, "me block", person=world.ana)
    refused = await said(world.ana, world.lobby, "game new", scenario="pegasus-bridge", opponent=world.bo)
    assert "no invitations from you" in refused
    assert f"<@{world.ana.id}>" in await said(world.bo, world.lobby, "me block")
    assert "may invite you again" in await said(world.bo, world.lobby, "me block", person=world.ana)
    await world.bot.backend.people.set(world.bo.id, tell="off")
    world.bot.forget_prefs(world.bo.id)
    rules.calls.clear()
    await world.ana.slash(world.lobby, "game new", scenario="pegasus-bridge", opponent=world.bo)
    await world.settle()
    (body,) = [one[2] for one in rules.calls if one[:2] == ("POST", f"/channels/{world.lobby.id}/messages")]
    assert f"<@{world.bo.id}>" in body["content"]
    assert not body["allowed_mentions"].get("users")


async def test_a_greeting_in_three_lines(world: World) -> None:
    """Where it may speak; on a server that lets it speak nowhere it says nothing."""
    backend = world.env.backend
    fresh = world.env.create_guild("New club")
    hall = fresh.create_text_channel("hall")
    await world.env.settle()
    guild = world.bot.get_guild(fresh.id)
    assert guild is not None
    world.bot.dispatch("guild_join", guild)
    await world.env.settle()
    (greeting,) = hall.history()
    assert len(greeting.words.splitlines()) == 3
    assert greeting.flags.suppress_notifications
    assert backend


async def test_sent_away_its_battles_end_kindly(world: World) -> None:
    """Players read it by private message, where one gets through; nothing hangs in the outbox."""
    await world.battle()
    world.env.backend.remove_guild(world.guild.id)
    await world.env.settle()
    await world.settle()
    card = await world.bot.backend.games.card(1)
    assert (card.status, card.ending) == ("cancelled", "cancelled")
    assert "sent me away" in world.bo.user.dm_channel.last_message.words
    await world.wait(120, step=30)
    assert await world.bot.backend.announce.waiting() == (0, None)


async def test_sent_away_after_its_thread_was_deleted(world: World) -> None:
    """Who deletes the thread first and sends it away then leaves the players no other place to read it."""
    thread = await world.battle()
    world.env.backend.delete_channel(thread.id)
    await world.env.settle()
    await world.settle()
    world.env.backend.remove_guild(world.guild.id)
    await world.env.settle()
    await world.settle()
    for player in (world.ana, world.bo):
        assert "sent me away" in player.user.dm_channel.last_message.words
    await world.wait(120, step=30)
    assert await world.bot.backend.announce.waiting() == (0, None)


async def test_sent_away_while_it_slept(world: World) -> None:
    await world.battle()
    await world.bot.close()
    world.env.backend.remove_guild(world.guild.id)
    await world.restart()
    world.bot.dispatch("ready")
    await world.env.settle()
    await world.settle()
    assert (await world.bot.backend.games.card(1)).status == "cancelled"


async def test_who_leaves_the_server_frees_his_seat(world: World) -> None:
    """At a table without stand-ins, noticed when he is reminded: somebody else may sit down who knows nothing of the
    others."""
    thread = await world.battle(standin=False)
    world.env.backend.remove_member(world.guild.id, world.ana.id)
    await world.env.settle()
    await world.wait(2.5 * 86_400, step=3600)
    notice = next(one for one in reversed(thread.history()) if "has left this server" in one.words)
    raw = world.raw(notice)
    refused = (await world.bo.click(raw, label="Take the seat of the Allies")).response
    assert "already" in refused.words
    await world.cy.click(raw, label="Take the seat of the Allies")
    await world.settle()
    card = await world.bot.backend.games.card(1)
    assert card.people("allies") == (world.cy.id,)
    again = (await world.bo.click(raw, label="End the battle")).response
    assert "still has time" in again.words


async def test_or_the_other_ends_the_battle(world: World) -> None:
    thread = await world.battle(standin=False)
    world.env.backend.remove_member(world.guild.id, world.ana.id)
    await world.env.settle()
    await world.wait(2.5 * 86_400, step=3600)
    raw = world.raw(next(one for one in thread.history() if "has left this server" in one.words))
    asked = (await world.bo.click(raw, label="End the battle")).response
    await world.bo.click(asked, label="End the battle")
    await world.settle()
    assert (await world.bot.backend.games.card(1)).status == "cancelled"
    assert "the other side has left the server" in world.last(thread).words
