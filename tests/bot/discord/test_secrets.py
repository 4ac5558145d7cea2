"""Two games that differ only in hidden cards nobody plays say the same in public, byte for byte and call for call."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from typing import Any

import discord
import pytest
import simcord

from bot.game.lobby import tables as lobby
from bot.i18n import words_of
from engine import GameState
from engine.frames import DrawCards, EndTurn, TakeDiscard
from engine.types import Side
from tests.bot.discord.player import ByButtons, buttons
from tests.bot.kit.limits import ServerRules
from tests.bot.kit.world import World

EN = words_of("en")


def swapped(state: GameState, side: Side, number: int) -> GameState:
    """The same moment with one hidden card of a hand and one of the deck changed for each other."""
    draft = state.draft()
    hand, deck = list(draft.hands[side]), list(draft.deck)
    hand[-1], deck[number] = deck[number], hand[-1]
    draft.hands[side] = tuple(hand)
    draft.deck = tuple(deck)
    draft.legal = None
    return draft.freeze()


async def _public(world: World, rules: ServerRules, swap: int | None, monkeypatch: Any) -> list[Any]:
    """Everything said on the server while the Allies play a turn against that hand: in the sides' channels, too, for
    administrators read them."""
    begun = lobby.new_game

    def dealt(*given: Any, **more: Any) -> GameState:
        state = begun(*given, **more)
        return state if swap is None else swapped(state, "axis", swap)

    monkeypatch.setattr(lobby, "new_game", dealt)
    thread = await world.battle()
    private = {person.user.dm_channel.id for person in (world.ana, world.bo)}
    rules.calls.clear()
    await ByButtons(world, world.ana, upwards=True).turn(thread)
    await world.settle()
    notice = world.raw(world.last(thread))
    menu = (await world.bo.click(notice, label="More")).response
    panel = (await world.bo.click(menu, custom_id=buttons(menu, "log")[0])).response
    look = await world.bot.backend.games.look(1, world.bo.id)
    _HANDS.add(look.view.hand)
    said: list[Any] = []
    for method, path, body in rules.calls:
        channel = re.match(r"/channels/(\d+)", path)
        if channel is None:
            continue
        hidden = int(channel[1]) in private
        # Of private messages only that they were written, and in which order; of the rest every byte.
        said.append((method, path, None if hidden else json.dumps(body, sort_keys=True, default=str)))
    said.append(panel.words)
    said.append([one.to_dict() for message in thread.history() for one in message.attachments])
    return said


@pytest.mark.parametrize("number", [0, 7, 23])
async def test_public_bytes_do_not_depend_on_a_hidden_card(
    world: World, rules: ServerRules, number: int, monkeypatch: pytest.MonkeyPatch, tmp_path: Any
) -> None:
    """The other hand holds another card, Ambush among them; the thread, its pictures and the order of calls agree."""
    found = await _public(world, rules, number, monkeypatch)
    expected = _EXPECTED.setdefault("said", found)
    assert found == expected


def test_the_hands_did_differ() -> None:
    """Or the test above would prove nothing."""
    assert len(_HANDS) > 1


_HANDS: set[tuple[str, ...]] = set()
#: What the first run said; the worlds are made alike, so ids agree, too.
_EXPECTED: dict[str, Any] = {}


def at_the_pile(state: GameState) -> GameState:
    """The end of a turn in which the Allies may take one of three discards in secret (CC-4)."""
    draft = state.draft()
    shown = tuple(sorted(set(draft.deck)))[:3]
    deck = list(draft.deck)
    for card in shown:
        deck.remove(card)
    draft.deck, draft.discard = tuple(deck), shown
    draft.pending = [EndTurn(None, "allies"), DrawCards(None, "allies"), TakeDiscard("allies")]
    draft.memory["command-car"] = "asked"
    draft.legal = None
    return draft.freeze()


@pytest.mark.parametrize("which", [0, 1, 2])
async def test_a_card_taken_in_secret_is_in_no_export(
    world: World, rules: ServerRules, which: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Log and export of the other side and of a spectator are the same, whichever it was."""
    begun = lobby.new_game
    monkeypatch.setattr(lobby, "new_game", lambda *given, **more: at_the_pile(begun(*given, **more)))
    thread = await world.battle(scenario="hellfire-pass", side="allies")
    pile = (await world.bot.backend.games.look(1, world.ana.id)).view.discard
    await world.ana.slash(thread, "play orders", text=f"use command-car {pile[which]}", now=True)
    await world.settle()
    assert pile[which] in (await world.bot.backend.games.look(1, world.ana.id)).view.hand
    read: list[Any] = []
    for person in (world.bo, world.cy):
        rules.clear()
        await person.slash(thread, "game export")
        read.append([files for files in rules.files if files])
        read.append((await person.slash(thread, "game log")).response.words)
        read.append((await (await world.bot.backend.games.visit(1, person.id)).export()).text)
    assert all(read)
    assert read == _EXPECTED.setdefault("taken", read)
    own = (await (await world.bot.backend.games.visit(1, world.ana.id)).export()).text
    assert f"use command-car {pile[which]}" in own


def readable(world: World, reader: Any) -> list[str]:
    """Everything somebody can read on the server: words, names of files, alt texts, labels of buttons."""
    found: list[str] = []
    for channel in (*world.guild.channels.values(), *world.lobby.threads):
        try:
            history = channel.history(viewer=reader)
        except (AttributeError, simcord.SetupError):
            continue
        for message in history:
            found.append(json.dumps(world.env.backend.get_message(channel.id, message.id), default=repr))
    return found


async def test_an_administrator_reads_no_hand(world: World) -> None:
    """He is no player, and sees every channel of the server: no card of a battle of two is in any of them."""
    role = world.guild.create_role("Owner", permissions=discord.Permissions(administrator=True))
    boss = world.guild.add_member(world.env.create_user("boss"), roles=[role])
    thread = await world.battle()
    for person, side in ((world.ana, "allies"), (world.bo, "axis")):
        look = await world.bot.backend.games.look(1, person.id)
        _check_unread(world, boss, look.view.hand)
        place = world.side(side)
        assert place.history(viewer=boss)
        own = (await person.click(world.last(place), label="Hand")).response
        assert all(EN(f"card-{card}") in own.words for card in look.view.hand)
        assert own.attachments
        assert own.ephemeral
        answer = (await boss.click(world.last(place), label="Hand")).response
        assert "watching" in answer.words
        assert not answer.attachments
        assert "Your hand" in person.user.dm_channel.last_message.words
    await ByButtons(world, world.ana, upwards=True).turn(thread)
    await world.settle()
    for person in (world.ana, world.bo):
        look = await world.bot.backend.games.look(1, person.id)
        _check_unread(world, boss, set(look.view.hand) - set(look.view.discard))


def _check_unread(world: World, reader: Any, cards: Iterable[str]) -> None:
    said = readable(world, reader)
    assert len(said) >= 4
    for text in said:
        assert [card for card in cards if EN(f"card-{card}") in text or card in text] == []
        assert "hand." not in text


async def test_places_say_truly_who_reads_them(world: World) -> None:
    """A side's channel names the administrators among its readers, a team's as well; and where the hand is."""
    await world.battle()
    alone = world.last(world.side("allies")).words
    assert "administrators" in alone
    assert "[Hand]" in alone
