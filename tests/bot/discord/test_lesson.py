"""The first battle: whoever asks for it plays by pressing what he is shown, with hints, and nobody else hears of it."""

from __future__ import annotations

from typing import Any

import pytest

import scenarios
from bot.i18n import words_of
from bot.screens.hints import HINTS
from tests.bot.discord.player import ByButtons, buttons
from tests.bot.discord.test_borders import forged
from tests.bot.kit.limits import close_dm
from tests.bot.kit.world import World

#: From the message that greets a new server to the first [Confirm].
_TAPS = 12


def hint_in(text: str) -> str:
    """The hint that a panel shows, by its key; nothing if it shows none."""
    words = words_of("en")
    shown = [hint.key for hint in HINTS if words(f"hint-first-{hint.key}").splitlines()[0] in text]
    assert len(shown) <= 1, shown
    return shown[0] if shown else ""


class Newcomer(ByButtons):
    """Presses what leads on, in the panel that goes on by itself."""

    def __init__(self, world: World, actor: Any) -> None:
        super().__init__(world, actor, upwards=True)
        self.hints: list[str] = []

    async def play(self, panel: Any, most: int = 400) -> Any:
        """On until the battle is over, or so many presses."""
        for _ in range(most):
            hint = hint_in(panel.words)
            if hint and hint not in self.hints:
                self.hints.append(hint)
            if buttons(panel, "real-battle"):
                return panel
            panel = await self.step(panel)
        return panel


def test_a_hint_is_two_lines_at_most() -> None:
    """Each has its words, and neither line is longer than a phone shows in three."""
    words = words_of("en")
    for hint in HINTS:
        lines = words(f"hint-first-{hint.key}").splitlines()
        assert 1 <= len(lines) <= 2, hint
        assert all(len(line) <= 125 for line in lines), hint


async def test_from_the_greeting_to_the_first_confirm(world: World) -> None:
    """The bot greets its new server; a tap on [First battle] and it runs: every tap is counted."""
    lobby, new = world.lobby, world.cy
    world.bot.dispatch("guild_join", world.bot.get_guild(world.guild.id))
    await world.settle()
    greeting = world.raw(world.last(lobby))
    assert "Thank you for having me" in greeting.words
    player = Newcomer(world, new)
    panel = await player.press(greeting, buttons(greeting, "tutorial")[0])
    assert hint_in(panel.words) == "card"
    assert panel.attachments
    while not buttons(panel, "confirm") or any("Order" in one["label"] for one in _shown(panel)):
        panel = await player.step(panel)
    panel = await player.press(panel, buttons(panel, "confirm")[0])
    # Two more to invite the bot: [Add to server], [Authorize].
    assert player.taps + 2 <= _TAPS
    # Nobody else has heard of it.
    assert [one.words for one in lobby.history()] == [greeting.words]
    assert not lobby.threads


def _shown(panel: Any) -> list[dict[str, Any]]:
    return [one for row in panel.rows for one in row["components"] if one.get("label")]


@pytest.mark.parametrize("door", ["command", "direct message", "help"])
async def test_a_whole_first_battle(world: World, door: str) -> None:
    """From whichever door, with private messages closed or open, to its end, with its hints in their turn."""
    if door == "command":
        close_dm(world.env, world.cy.user)
        panel = (await world.cy.slash(world.lobby, "game tutorial")).response
    elif door == "help":
        text = (await world.cy.slash(world.lobby, "help")).response
        panel = (await world.cy.click(text, label="First battle")).response
    else:
        panel = (await world.cy.user.slash("game tutorial")).response
    player = Newcomer(world, world.cy.user if door == "direct message" else world.cy)
    panel = await player.play(panel)
    assert buttons(panel, "real-battle"), panel.words
    assert {"card", "order", "attack", "dice", "answer", "over"} <= set(player.hints)
    card = await world.bot.backend.games.card(1)
    assert (card.status, card.private) == ("over", True)
    assert not world.lobby.threads
    ways = await player.press(panel, buttons(panel, "real-battle")[0])
    assert "Pegasus Bridge" in ways.words
    assert any("Veteran" in one["label"] for one in _shown(ways))
    # In private there is nobody to invite; the board is that of the next battle.
    assert bool(buttons(ways, "invite")) is (door != "direct message")
    assert ways.attachments
    # It is a message of its own: how the first battle ended stays, with all that can be asked of it.
    assert ways.id != panel.id
    assert {"view", "log", "export", "turning"} <= {one["custom_id"].split(":")[1] for one in _shown(panel)}
    assert " win" in panel.words
    real = next(one["custom_id"] for one in _shown(ways) if "Recruit" in one["label"])
    begun = await player.press(ways, real)
    assert (await world.bot.backend.games.card(2)).private is (door == "direct message")
    assert "Pegasus Bridge" in begun.words


async def test_a_hint_stays_for_its_turn_and_goes_with_it(world: World) -> None:
    """[Undo] and a look at the board show it again; the next own turn says something else, or nothing."""
    panel = (await world.cy.slash(world.lobby, "game tutorial")).response
    player = Newcomer(world, world.cy)
    ordered = await player.step(panel)
    assert hint_in(ordered.words) == "order"
    back = await player.press(ordered, buttons(ordered, "back")[0])
    assert hint_in(back.words) == "card"
    turn = (await world.bot.backend.games.card(1)).turn
    while (await world.bot.backend.games.card(1)).turn == turn:
        back = await player.step(back)
    assert hint_in(back.words) == "answer"
    again = await player.step(back)
    assert hint_in(again.words) not in ("card", "order")


async def test_a_restart_repeats_and_forgets_nothing(world: World) -> None:
    """What was shown stays shown, and the same command goes on with the same battle."""
    panel = (await world.cy.slash(world.lobby, "game tutorial")).response
    player = Newcomer(world, world.cy)
    while (await world.bot.backend.games.card(1)).turn == 1:
        panel = await player.step(panel)
    before = (await world.bot.backend.games.card(1)).lesson
    await world.restart()
    panel = (await world.cy.slash(world.lobby, "game tutorial")).response
    assert (await world.bot.backend.games.card(1)).lesson == before
    assert hint_in(panel.words) != "card"
    assert "turn 3" in panel.words
    assert len(await world.bot.backend.games.find(person=world.cy.id)) == 1


async def test_hints_can_be_skipped_and_called_back(world: World) -> None:
    """[Skip the hints] leaves the battle as it is; the command brings them back; nobody else skips them."""
    panel = (await world.cy.slash(world.lobby, "game tutorial")).response
    answer = (await world.cy.click(panel, label="Skip the hints")).response
    assert not hint_in(answer.words)
    assert not buttons(answer, "skip-hints")
    assert buttons(answer, "do") == buttons(panel, "do")
    player = Newcomer(world, world.cy)
    assert not hint_in((await player.step(answer)).words)
    again = (await world.cy.slash(world.lobby, "game tutorial")).response
    assert hint_in(again.words)
    message = await forged(world, world.lobby, 1, "skip-hints")
    refused = (await world.bo.click(message, label="skip-hints")).response
    assert "no such battle" in refused.words
    assert (await world.bot.backend.games.card(1)).lesson.skipped is False


async def test_a_first_battle_is_nobody_elses(world: World) -> None:
    """No look, no seat, no moderator's list: on the server it is as if it were not there."""
    await world.cy.slash(world.lobby, "game tutorial")
    for command in ("game status", "game board", "play turn", "game join"):
        answer = (await world.bo.slash(world.lobby, command, game="1")).response
        assert "no such battle" in answer.words, command
    listed = (await world.bo.slash(world.lobby, "game list")).response
    assert "First Orders" not in listed.words


async def test_whoever_writes_in_private_is_told_where_to_begin(world: World) -> None:
    """Once a minute, with the first battle first; what he writes is not answered otherwise."""
    await world.cy.user.send_dm("hello?")
    await world.cy.user.send_dm("anybody?")
    await world.settle()
    room = world.cy.user.dm_channel
    said = [one for one in room.history() if one.author.id == world.bot.user.id]
    assert len(said) == 1
    panel = (await world.cy.user.click(said[0], label="First battle")).response
    assert hint_in(panel.words) == "card"


def test_the_battle_is_on_no_list() -> None:
    """Nobody finds it among the others; it is sound, and small."""
    assert scenarios.FIRST not in scenarios.ids()
    mapping = scenarios.load(scenarios.FIRST)
    assert len(mapping["units"]) <= 12  # type: ignore[arg-type]
    assert set(mapping["to_win"].values()) == {3}  # type: ignore[attr-defined]
