"""Flows from the invitation to the end: happy path, wrong player, closed DM, stale press, restart in between."""

from __future__ import annotations

import re
from typing import Any

import discord
import pytest
import simcord

import renderer
from bot.discord.rights import RIGHTS
from renderer.studio import Studio
from tests.bot.discord.player import ByButtons, buttons, controls, lists
from tests.bot.kit.limits import ServerRules, close_dm, invite
from tests.bot.kit.world import World


async def test_invitation_to_first_turn(world: World) -> None:
    """Thread with pinned panel, a channel a side that only it can read, hands by private message."""
    thread = await world.battle()
    assert thread.name == "#1 Pegasus Bridge"
    panel = world.panel(thread)
    assert "Allies" in panel.words
    notice = world.last(thread)
    assert notice.attachments[0].description.startswith("Board of #1 Pegasus Bridge")
    assert not notice.mention_everyone
    for side, reader, others in (
        ("allies", world.ana, (world.bo, world.cy)),
        ("axis", world.bo, (world.ana,)),
    ):
        place = world.side(side)
        assert place.history(viewer=reader)
        for other in others:
            with pytest.raises(simcord.SetupError):
                place.history(viewer=other)
    assert "Your hand" in world.ana.user.dm_channel.last_message.words
    assert "Your hand" in world.bo.user.dm_channel.last_message.words


def pinged(rules: ServerRules, thread: Any) -> list[str]:
    """Whom the newest message of a thread was allowed to ping."""
    sent = [one[2] for one in rules.calls if one[:2] == ("POST", f"/channels/{thread.id}/messages")][-1]
    allowed = sent["allowed_mentions"]
    assert allowed["parse"] == []
    return [str(one) for one in allowed.get("users", ())]


async def test_notice_pings_only_who_must_act(world: World, rules: ServerRules) -> None:
    """The one to move, and not even him if he wants to look for himself; every setting can be chosen."""
    thread = await world.battle()
    await ByButtons(world, world.ana, upwards=True).turn(thread)
    await world.settle()
    assert pinged(rules, thread) == [str(world.bo.id)]
    panel = (await world.ana.slash(thread, "me settings")).response
    for name in ("set-theme", "set-bottom", "set-tell"):
        for option in lists(panel, name)[0]["options"]:
            (now,) = lists(panel, name)
            panel = (await world.ana.select(panel, [option["value"]], custom_id=now["custom_id"])).response
            assert "Your settings" in panel.words
    assert (await world.bot.prefs(world.ana.id)).tell == "off"
    await ByButtons(world, world.bo, upwards=False).turn(thread)
    await world.settle()
    assert "turn 3" in world.last(thread).words
    assert pinged(rules, thread) == []


async def test_two_ordered_one_moves_one_battles_in_nine_taps(world: World) -> None:
    assert await one_move_and_one_attack(world) <= 9


async def one_move_and_one_attack(world: World) -> int:
    """The taps of a turn in which two are ordered: opening a list and each choice are one each."""
    thread = await world.battle()
    player = ByButtons(world, world.ana, upwards=True)
    notice = world.raw(world.last(thread))
    panel = await player.press(notice, buttons(notice, "turn")[0])
    panel = await player.press(panel, next(one for one in buttons(panel, "do") if "probe-center" in one))
    for _ in range(2):
        panel = await player.press(panel, buttons(panel, "do")[0])
    move = lists(panel, "pick")[0]
    panel = await player.choose(panel, move["custom_id"], move["options"][0]["value"])
    panel = await player.press(panel, [*buttons(panel, "confirm"), *buttons(panel, "end")][0])
    # One more for the attack, one for [End turn]: 9 with both.
    return player.taps + 2


async def test_wrong_player_is_told_and_shown(world: World) -> None:
    """A spectator's press answers him with how things stand; nothing happens to the game."""
    thread = await world.battle()
    before = (await world.bot.backend.games.card(1)).revision
    answer = (await world.cy.click(world.last(thread), label="Take turn")).response
    assert "Waiting for" in answer.words
    assert "Play a card" not in answer.words
    panel = (await world.ana.click(world.last(thread), label="Take turn")).response
    first = buttons(panel, "do")[0]
    with pytest.raises(simcord.SetupError):
        await world.cy.click(panel, custom_id=first)
    hand = (await world.cy.click(world.last(thread), label="Hand")).response
    assert "watching" in hand.words
    assert not hand.attachments
    assert (await world.bot.backend.games.card(1)).revision == before


async def test_command_of_wrong_player(world: World) -> None:
    thread = await world.battle()
    answer = (await world.cy.slash(thread, "play card", card="probe-center")).response
    assert "You have no seat in this battle" in answer.words
    answer = (await world.bo.slash(thread, "play battle", **{"from": "D6", "target": "D5"})).response
    assert "⚠️" in answer.words


async def test_stale_press_gets_the_current_prompt(world: World) -> None:
    thread = await world.battle()
    panel = (await world.ana.click(world.last(thread), label="Take turn")).response
    old = buttons(panel, "do")[0]
    await ByButtons(world, world.ana, upwards=True).turn(thread)
    await world.settle()
    await ByButtons(world, world.bo, upwards=False).turn(thread)
    await world.settle()
    # A new process knows of no panel in which she has gone on.
    await world.restart()
    answer = (await world.ana.click(panel, custom_id=old)).response
    assert "earlier moment" in answer.words
    assert "Play a card" in answer.words


async def test_buttons_live_through_a_restart(world: World) -> None:
    """Same messages, new process: the plan is still there, too."""
    thread = await world.battle()
    panel = (await world.ana.click(world.last(thread), label="Take turn")).response
    panel = (await world.ana.click(panel, custom_id=buttons(panel, "do")[0])).response
    await world.restart()
    panel = (await world.ana.click(world.last(thread), label="Take turn")).response
    assert "Your orders" in panel.words
    assert buttons(panel, "back")
    answer = (await world.bo.click(world.panel(thread), label="Hand")).response
    assert "Your hand" in answer.words


async def test_closed_dm_does_not_stall(world: World) -> None:
    """50007 when joining and ever after: [Hand] and the side's place serve instead."""
    close_dm(world.env, world.bo.user)
    thread = await world.battle()
    assert (await world.bot.backend.people.get(world.bo.id)).dm_open is False
    await ByButtons(world, world.ana, upwards=True).turn(thread)
    await world.settle()
    hand = (await world.bo.click(world.last(thread), label="Hand")).response
    assert "Your hand" in hand.words
    assert hand.attachments
    assert "behind [Hand]" in world.last(world.side("axis")).words


async def test_declined_and_left(world: World) -> None:
    await world.ana.slash(world.lobby, "game new", scenario="pegasus-bridge", opponent=world.bo)
    await world.settle()
    await world.bo.click(world.last(world.lobby), label="Decline")
    await world.settle()
    assert "declined" in world.last(world.lobby).words
    await world.ana.slash(world.lobby, "game new", scenario="pegasus-bridge")
    await world.settle()
    asked = (await world.ana.slash(world.lobby, "game leave", game="2")).response
    await world.ana.click(asked, label="Take the invitation back")
    await world.settle()
    assert "has taken the invitation" in world.last(world.lobby).words
    assert not world.raw(world.last(world.lobby)).components


async def test_practice_plays_both_sides(world: World) -> None:
    await world.ana.slash(world.lobby, "game new", scenario="pegasus-bridge", kind="practice")
    await world.settle()
    thread = world.thread()
    # One person on both sides: the panel goes on with the side to move, so the battle plays itself.
    player = ByButtons(world, world.ana, upwards=True)
    panel = await player.press(world.raw(world.last(thread)), "fp:turn:1:1:")
    for _ in range(40):
        panel = await player.step(panel)
    assert (await world.bot.backend.games.card(1)).turn >= 3


async def test_undo_draw_resign(world: World) -> None:
    thread = await world.battle()
    panel = (await world.ana.click(world.last(thread), label="Take turn")).response
    await world.ana.click(panel, custom_id=buttons(panel, "do")[0])
    assert "Play a card" in (await world.ana.slash(thread, "play undo")).response.words
    assert "asked" in (await world.ana.slash(thread, "game draw", sure=True)).response.words
    await world.settle()
    offer = world.last(thread)
    assert "draw" in offer.words
    await world.bo.click(offer, label="No")
    await world.settle()
    asked = (await world.bo.slash(thread, "game resign")).response
    await world.bo.click(asked, label="Resign")
    await world.settle()
    card = await world.bot.backend.games.card(1)
    assert (card.status, card.winner, card.ending) == ("over", "allies", "resigned")
    over = world.last(thread)
    assert "win" in over.words
    assert "-# 🎲 The dice came from seed" in over.words
    # The last picture says in words what it shows.
    assert over.attachments[0].description.startswith("Allies win because the other side resigned. ")
    await world.ana.click(over, label="Rematch")
    await world.settle()
    assert (await world.bot.backend.games.card(2)).status == "open"


async def test_export_is_a_file(world: World) -> None:
    thread = await world.battle()
    answer = (await world.ana.slash(thread, "game export")).response
    assert answer.attachments[0].filename == "pegasus-bridge-1.json"


async def test_reaction_panel_is_the_same_for_everybody(world: World) -> None:
    """Whatever a side holds: same words, same buttons. Allies of this seed hold Ambush, the Axis does not."""
    thread = await world.battle()
    seen = []
    for person in (world.ana, world.bo):
        panel = (await person.slash(thread, "me reactions")).response
        seen.append(
            (panel.words, [[one["value"] for one in c.get("options", ())][:3] for c in controls(panel)][:3])
        )
    assert seen[0] == seen[1]
    changed = lists(panel, "policy-ambush")[0]
    answer = (await world.bo.select(panel, ["never"], custom_id=changed["custom_id"])).response
    assert "fires first): never" in answer.words
    assert ((await world.bot.backend.games.visit(1, world.bo.id)).policy(None)).ambush == "never"


async def test_lost_message_and_channel_are_made_anew(world: World) -> None:
    """The panel deleted, then a side's channel: a moderator's /admin repair brings both back."""
    thread = await world.battle()
    backend = world.env.backend
    backend.delete_message(thread.id, world.panel(thread).id)
    await world.ana.slash(thread, "admin repair", game="1")
    await world.settle()
    assert world.panel(thread)
    backend.delete_channel(world.side("axis").id)
    await world.env.settle()
    await world.ana.slash(thread, "admin repair", game="1")
    await world.settle()
    assert "and I read here" in world.last(world.side("axis")).words


async def test_admin_setup_names_missing_rights(world: World) -> None:
    assert "every right" in (await world.ana.slash(world.lobby, "admin setup")).response.words
    rights = discord.Permissions(RIGHTS.value)
    rights.update(manage_channels=False, pin_messages=False)
    invite(world.env, world.guild, rights)
    await world.env.settle()
    text = (await world.ana.slash(world.lobby, "admin setup")).response.words
    assert "Manage Channels" in text
    assert "Pin Messages" in text


async def test_without_rights_threads_serve(world: World) -> None:
    """No right to make channels: private threads; no right to pin: the panel stands unpinned."""
    rights = discord.Permissions(RIGHTS.value)
    rights.update(manage_channels=False, pin_messages=False)
    invite(world.env, world.guild, rights)
    await world.env.settle()
    thread = await world.battle()
    private = [one for one in world.lobby.threads if one.name.startswith("🔒")]
    assert len(private) == 2
    assert "Take turn" in str(world.raw(world.last(thread)).components)


async def test_deadline_reminds_and_may_be_claimed(world: World, rules: ServerRules) -> None:
    thread = await world.battle(standin=False)
    await world.wait(3 * 86_400 + 3600, step=3600)
    card = await world.bot.backend.games.card(1)
    assert card.overdue
    said = [one.words for one in thread.history()]
    assert sum("little time is left" in one for one in said) == 1
    assert not any("half of your time" in one for one in said)
    assert any("time is up for" in one for one in said)
    answer = (await world.bo.slash(thread, "play turn")).response
    assert buttons(answer, "claim")
    await world.bo.click(answer, custom_id=buttons(answer, "claim")[0])
    await world.settle()
    assert (await world.bot.backend.games.card(1)).winner == "axis"


async def test_sleeping_thread_and_old_panel(world: World, rules: ServerRules) -> None:
    """Days later: the thread is woken, the panel of the first day is edited."""
    thread = await world.battle()
    old = world.panel(thread).id
    await world.wait(2 * 3600, step=3600)
    world.env.backend.channels[thread.id].thread_metadata.archived = True
    await world.env.settle()
    rules.calls.clear()
    await ByButtons(world, world.ana, upwards=True).turn(thread)
    await world.settle()
    assert world.panel(thread).id == old
    assert "Turn 2" in world.panel(thread).words
    outside = [one[:2] for one in rules.calls if not one[1].startswith(("/interactions", "/webhooks"))]
    assert len(outside) <= 4, outside


async def test_a_picture_that_cannot_be_drawn_is_told_with_its_number(
    world: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The turn goes on in words; the log has the traceback under the number the player reads."""
    thread = await world.battle()

    def broken(*_: object, **__: object) -> None:
        raise RuntimeError("no ink")

    monkeypatch.setattr(renderer, "render_board", broken)
    monkeypatch.setattr(world.bot.pictures, "_studio", Studio())
    answer = (await world.ana.slash(thread, "play turn")).response
    assert "Play a card" in answer.words
    assert not answer.attachments
    (number,) = re.findall(r"incident \*\*([0-9a-f]+)\*\*", answer.words)
    assert f"incident {number}" in caplog.text
    assert "no ink" in caplog.text
