"""A battle belongs to its server, and to the private messages of those who sit in it: nobody else learns of it."""

from __future__ import annotations

from importlib import resources
from typing import Any

import discord
import pytest_asyncio

from bot.discord import mail
from bot.discord.rights import RIGHTS
from bot.flows.press import routes
from bot.screens.screen import ROW_BUTTONS, ROWS, Button, Screen, rows_of
from tests.bot.discord.player import buttons, controls, lists
from tests.bot.kit.limits import invite
from tests.bot.kit.world import World

#: Game 1 is played in the club; no game has the other number.
THERE, NOWHERE = 1, 99
#: Something for every option a command may ask for, so that it goes as far as it can.
_FILLED = {
    "card": "probe-left", "units": "C4", "from": "C4", "to": "D4", "target": "D5", "take": "stay", "what": "C4",
    "text": "end", "line": "end", "name": "C4", "side": "axis", "answer": "pass", "reason": "x",
    "seat": "axis-0", "everybody": True, "which": "running", "hours": 1, "verdict": "time",
}  # fmt: skip


class Abroad:
    """A second server with the bot in it; Dee runs it and plays nowhere, Bo is there, too."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.guild: Any = world.env.create_guild("Elsewhere")
        self.lobby: Any = self.guild.create_text_channel("elsewhere")
        admin = self.guild.create_role("Admin", permissions=discord.Permissions(manage_guild=True))
        dee = world.env.create_user("dee")
        self.dee: Any = self.guild.add_member(dee, roles=[admin])
        self.stranger: Any = dee
        self.bo: Any = self.guild.add_member(world.bo.user, roles=[admin])
        invite(world.env, self.guild, RIGHTS)

    def doors(self) -> list[tuple[Any, tuple[Any, ...]]]:
        """Everybody who asks from outside, and where: a stranger, a player, and a stranger in private."""
        return [(self.dee, (self.lobby,)), (self.bo, (self.lobby,)), (self.stranger, ())]


@pytest_asyncio.fixture
async def abroad(world: World) -> Abroad:
    made = Abroad(world)
    await world.env.settle()
    return made


def shown(result: Any) -> Any:
    """All that somebody is answered: words, pictures, buttons, files."""
    found = result.response
    if found is None:
        return str(result.modal) if getattr(result, "modal", None) is not None else None
    # What was typed is said back, the number that was asked for included.
    said = "\n".join(line for line in found.words.splitlines() if "You typed: `/" not in line)
    return said, [one.filename for one in found.attachments], controls(found)


async def test_no_command_tells_of_it_elsewhere(world: World, abroad: Abroad) -> None:
    """Every command with the number of a battle says what it says of a number there is not."""
    await world.battle()
    before = await world.bot.backend.games.card(THERE)
    asked = 0
    for command in world.bot.tree.walk_commands():
        options = {one.display_name: one for one in getattr(command, "parameters", ())}
        if "game" not in options:
            continue
        filled = {
            name: one.choices[0].value if one.choices else _FILLED[name]
            for name, one in options.items()
            if name in _FILLED
        }
        people = {name: world.bo for name in ("old", "new", "person") if name in options}
        for person, where in abroad.doors():
            if command.qualified_name not in _available(person, where):
                continue
            here = dict.fromkeys(people, abroad.bo) if where else {}
            if people and not where and options.keys() & {"old", "new"}:
                continue
            known, unknown = [
                shown(await person.slash(*where, command.qualified_name, **filled, **here, game=str(number)))
                for number in (THERE, NOWHERE)
            ]
            assert known == unknown, command.qualified_name
            assert "no such battle" in known[0], (command.qualified_name, known[0])
            asked += 1
    assert asked > 90
    await world.settle()
    assert await world.bot.backend.games.card(THERE) == before


def _available(person: Any, where: tuple[Any, ...]) -> tuple[str, ...]:
    found: tuple[str, ...] = person.available_commands(*where)
    return found


#: What these offer does not hang on a battle.
_SAME_EVERYWHERE = {"give"}


async def test_no_option_completes_from_it_elsewhere(world: World, abroad: Abroad) -> None:
    await world.battle()
    for command in world.bot.tree.walk_commands():
        options = {one.display_name: one for one in getattr(command, "parameters", ())}
        if "game" not in options:
            continue
        for person, where in abroad.doors():
            if command.qualified_name not in _available(person, where):
                continue
            for name in [one for one in options if options[one].autocomplete]:
                more = [{}] if name == "game" else [{"game": str(one)} for one in (THERE, NOWHERE)]
                for filled in more:
                    found = await person.autocomplete(*where, command.qualified_name, name, "", **filled)
                    assert found == [] or name in _SAME_EVERYWHERE, (command.qualified_name, name)


async def test_no_button_tells_of_it_elsewhere(world: World, abroad: Abroad) -> None:
    """Every route with a forged number answers as if there were no such battle."""
    await world.battle()
    before = await world.bot.backend.games.card(THERE)
    names = sorted(routes())
    for person, where in abroad.doors():
        channel = where[0] if where else abroad.stranger.dm_channel
        for at in range(0, len(names), ROWS * ROW_BUTTONS):
            some = names[at : at + ROWS * ROW_BUTTONS]
            here, gone = [await forged(world, channel, number, *some) for number in (THERE, NOWHERE)]
            for name in some:
                known = shown(await person.click(here, custom_id=f"fp:{name}:{THERE}:1:1"))
                unknown = shown(await person.click(gone, custom_id=f"fp:{name}:{NOWHERE}:1:1"))
                assert known == unknown, name
                assert "no such battle" in known[0], (name, known)
    await world.settle()
    assert await world.bot.backend.games.card(THERE) == before


async def forged(world: World, channel: Any, game: int, *names: str, arg: str = "1") -> Any:
    """A message of the bot with these buttons of a battle, where it was never told."""
    found = await world.bot.fetch_channel(channel.id)
    assert isinstance(found, discord.abc.Messageable)
    return await mail.send(found, Screen("!", game, 1, rows_of(Button(one, one, arg) for one in names)))


async def test_lists_end_at_the_border(world: World, abroad: Abroad) -> None:
    """Elsewhere a player sees none of it, in private all his own; a number out of a list is asked, too."""
    thread = await world.battle()
    for person, where in ((abroad.bo, (abroad.lobby,)), (abroad.dee, (abroad.lobby,)), (abroad.stranger, ())):
        for command in ("me games", "game list", "admin games"):
            if command in person.available_commands(*where):
                answer = (await person.slash(*where, command)).response
                assert "Pegasus" not in answer.words
                assert not lists(answer, "open")
    mine = (await world.bo.user.slash("me games")).response
    assert "Pegasus" in mine.words
    opened = (await world.bo.user.select(mine, ["1"], custom_id=lists(mine, "open")[0]["custom_id"])).response
    assert "Pegasus" in opened.words
    for number in (THERE, NOWHERE):
        message = await forged(world, abroad.lobby, 0, "open", arg=str(number))
        answer = (await abroad.dee.click(message, custom_id=f"fp:open:0:1:{number}")).response
        assert "no such battle" in answer.words
    # Without a number the only battle one plays is meant, but not here.
    answer = (await abroad.bo.slash(abroad.lobby, "game board")).response
    assert "You play no battle here" in answer.words
    assert (await world.bo.slash(thread, "game board")).response.attachments


async def test_players_are_answered_in_private_and_spectators_on_the_server(
    world: World, abroad: Abroad
) -> None:
    thread = await world.battle()
    hand = world.bo.user.dm_channel.last_message
    pressed = await world.bo.user.click(world.raw(hand), custom_id=controls(world.raw(hand))[0]["custom_id"])
    assert "no such battle" not in pressed.response.words
    assert (await world.bo.user.slash("game board", game="1")).response.attachments
    assert (await world.cy.slash(thread, "game board")).response.attachments
    assert (await world.cy.slash(world.lobby, "game log", game="1")).response.words
    notice = world.raw(world.last(thread))
    assert (await world.cy.click(notice, custom_id=buttons(notice, "details")[0])).response.words
    # Outside the server he is a stranger, too.
    assert "no such battle" in (await world.cy.user.slash("game board", game="1")).response.words


# What a server has brought in


async def test_scenarios_stay_where_they_were_brought_in(world: World, abroad: Abroad) -> None:
    """Two servers, one name: each sees its own words and picture; who has brought in nothing sees nothing."""
    library = world.bot.backend.library
    text = (resources.files("scenarios") / "battles" / "pegasus-bridge.toml").read_text("utf-8")
    await library.add(
        world.guild.id, world.ana.id, text.replace("Pegasus Bridge", "Secret Bridge"), "our-bridge"
    )
    shown_there = (await world.cy.slash(world.lobby, "scenario show", scenario="our-bridge")).response
    assert "Secret Bridge" in shown_there.words
    for person, where in ((abroad.dee, (abroad.lobby,)), (abroad.stranger, ()), (world.cy.user, ())):
        answer = (await person.slash(*where, "scenario show", scenario="our-bridge")).response
        assert "do not know that scenario" in answer.words
        assert not answer.attachments
        assert await person.autocomplete(*where, "scenario show", "scenario", "secret") == []
    await library.add(
        abroad.guild.id, abroad.dee.id, text.replace("Pegasus Bridge", "Other Bridge"), "our-bridge"
    )
    answer = (await abroad.dee.slash(abroad.lobby, "scenario show", scenario="our-bridge")).response
    assert "Other Bridge" in answer.words
    assert "Other Bridge" in answer.attachments[0].description
    # Taken out and brought in anew: the picture is that of the new one.
    await library.remove(world.guild.id, world.ana.id, "our-bridge")
    await library.add(
        world.guild.id, world.ana.id, text.replace("Pegasus Bridge", "New Bridge"), "our-bridge"
    )
    shown_there = (await world.cy.slash(world.lobby, "scenario show", scenario="our-bridge")).response
    assert "New Bridge" in shown_there.attachments[0].description
