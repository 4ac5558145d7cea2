"""The command tree: every command the issue names, each option that names a game completes, nothing is too long."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

import pytest

from bot.discord.client import EXTENSIONS
from bot.discord.components import Pressed, custom_id, view_of
from bot.flows.press import routes
from bot.game.values import Request
from bot.screens.screen import Button, Choice, Screen, Select
from tests.bot.discord.player import buttons
from tests.bot.kit.limits import ServerRules
from tests.bot.kit.world import World

NAMED = {
    "game": "new join leave start list status board log resign draw rematch export",
    "play": "card order move battle ground retreat react draw undo end orders turn choose",
    "team": "join assign plan say vote confirm standin",
    "cup": "new join start table drop end",
    "me": "hand games reactions settings forget",
    "scenario": "browse show import remove",
    "rules": "card unit terrain hex search why",
    "admin": "setup games health repair replace cancel reveal audit",
}


def commands(world: World) -> dict[str, Any]:
    return {one.qualified_name: one for one in world.bot.tree.walk_commands()}


async def test_every_command_is_there(world: World) -> None:
    found = commands(world)
    for group, names in NAMED.items():
        for name in names.split():
            assert f"{group} {name}" in found
    assert {"help", "about"} <= set(found)


async def test_game_options_complete(world: World) -> None:
    for command in commands(world).values():
        for parameter in getattr(command, "parameters", ()):
            if parameter.name == "game":
                assert parameter.autocomplete, command.qualified_name


async def test_looks_that_change_nothing(world: World, rules: ServerRules) -> None:
    """Every command that only shows something answers anybody, in the thread and in private."""
    thread = await world.battle()
    before = (await world.bot.backend.games.card(1)).revision
    for person in (world.ana, world.bo, world.cy):
        for command, options in (
            ("game status", {}), ("game board", {}), ("game log", {}), ("game list", {}), ("me games", {}),
            ("me hand", {}), ("me settings", {}), ("scenario browse", {}), ("help", {}), ("about", {}),
            ("scenario show", {"scenario": "omaha-beach"}), ("rules card", {"name": "ambush"}),
            ("rules unit", {"name": "armor"}), ("rules terrain", {"name": "town"}), ("rules hex", {"name": "D7"}),
            ("rules search", {"text": "flag"}), ("rules why", {"line": "move C4-M9"}),
        ):  # fmt: skip
            answer = (await person.slash(thread, command, **options)).response
            assert answer.words, command
            assert "number:" not in answer.words, (command, answer.words)
    assert (await world.bot.backend.games.card(1)).revision == before


async def test_why_cannot_i(world: World) -> None:
    thread = await world.battle()
    answer = (await world.ana.slash(thread, "rules why", line="order M3")).response
    assert answer.words.startswith("❌")
    answer = (await world.ana.slash(thread, "rules why", line="nonsense")).response
    assert "cannot read" in answer.words


async def test_moderators_only(world: World) -> None:
    await world.battle()
    visible = {name.split()[0] for name in world.cy.available_commands(world.lobby)}
    assert "admin" not in visible
    for command in ("admin games", "admin health", "admin audit", "admin setup"):
        assert (await world.ana.slash(world.lobby, command)).response.words


async def test_replace_gives_the_seat_and_a_new_place(world: World) -> None:
    thread = await world.battle()
    await world.ana.slash(thread, "admin replace", game="1", old=world.bo, new=world.cy)
    await world.settle()
    assert (await world.bot.backend.games.card(1)).people("axis") == (world.cy.id,)
    assert world.side("axis").history(viewer=world.cy)


async def test_cancel(world: World) -> None:
    thread = await world.battle()
    await world.ana.slash(thread, "admin cancel", game="1", reason="test")
    await world.settle()
    assert "called off" in world.last(thread).words


async def test_forget(world: World) -> None:
    answer = (await world.cy.slash(world.lobby, "me forget")).response
    done = (await world.cy.click(answer, label="Forget me")).response
    assert "know nothing more" in done.words


async def test_language_of_the_client_and_of_the_setting(world: World, rules: ServerRules) -> None:
    """A language without a catalogue falls back to English, and never fails."""
    rules.locales[world.cy.id] = "de"
    about = (await world.cy.slash(world.lobby, "about")).response.words
    assert "Fieldpost" in about
    # The tests run the plain engine; whoever hosts the compiled one reads so here.
    assert "reines Python" in about


async def test_two_presses_at_once(world: World) -> None:
    """The same Confirm twice in one breath: one takes effect, both are answered."""
    thread = await world.battle()
    panel = (await world.ana.click(world.last(thread), label="Take turn")).response
    service = world.bot.backend
    line = buttons(panel, "do")[0].split(":", 4)[4]
    await service.drafts.add(Request(world.ana.id, 1), line)
    requests = [Request(world.ana.id, 1, number, seen=1) for number in (1, 2)]
    done = await asyncio.gather(*(service.drafts.confirm(one) for one in requests), return_exceptions=True)
    assert sum(not isinstance(one, Exception) for one in done) == 1


def test_every_custom_id_is_answered() -> None:
    """Routes named in the code of prompts and panels exist."""
    named = set()
    root = Path(__file__).parents[3] / "bot"
    for path in [
        one for room in ("screens", "commands", "flows", "announcer") for one in (root / room).rglob("*.py")
    ]:
        text = path.read_text(encoding="utf-8")
        named |= set(re.findall(r'Button\([^"]*?words\("[a-z-]+"[^)]*\),\s*"([a-z-]+)"', text))
        named |= set(re.findall(r'paged\([^"]*?words\("[a-z-]+"[^)]*\),\s*"([a-z-]+)"', text))
    assert len(named) > 20
    assert not named - routes()


def test_custom_ids_are_short_and_unique() -> None:
    screen = Screen("", 123_456_789, 100_000)
    assert len(custom_id("fp", "do", screen, "choose A1 A2 A3 A4 move A1-B2-C3-D4-E5-F6")) <= 100
    with pytest.raises(ValueError, match="too long"):
        custom_id("fp", "do", screen, "x" * 100)
    for kind in ("fp", "fs", "fu"):
        match = Pressed.__discord_ui_compiled_template__.fullmatch(
            custom_id(kind, "do", screen, "move A1-B2")
        )
        assert match is not None
        assert match.groupdict() == {
            "do": "do", "game": "123456789", "revision": "100000", "arg": "move A1-B2",
        }  # fmt: skip


async def test_the_same_button_twice_is_sent_once() -> None:
    row = (Button("a", "turn"), Button("b", "turn"))
    view = view_of(Screen("", rows=(row, Select("x", "pick", (Choice("a", "a"),)))))
    assert view is not None
    assert [len(row["components"]) for row in view.to_components()] == [1, 1]


def test_extensions_are_named_once() -> None:
    assert len(set(EXTENSIONS)) == len(EXTENSIONS)
