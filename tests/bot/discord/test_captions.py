"""Below the picture of a turn stands who played it: by name, where the fonts know its letters."""

from __future__ import annotations

from typing import Any

import pytest

from renderer.fonts import drawable
from tests.bot.discord.player import ByButtons
from tests.bot.discord.test_computers import begun
from tests.bot.kit.world import World


def _told(world: World) -> list[str]:
    """The pictures of the thread, in words."""
    found = (world.raw(one) for one in world.thread().history())
    return [picture.description or "" for one in found for picture in one.attachments]


async def test_the_player_is_named(world: World) -> None:
    thread = await world.battle()
    await ByButtons(world, world.ana, upwards=True).turn(thread)
    await world.settle()
    assert any("Turn 1; ana (Allies): " in one for one in _told(world)), _told(world)


async def test_who_ended_a_turn_reads_its_number(world: World) -> None:
    """Not that of the next one, which has begun by then."""
    thread = await world.battle()
    heard: list[str] = []

    class Listening(ByButtons):
        async def step(self, panel: Any) -> Any:
            answer = await super().step(panel)
            heard.extend(one.description or "" for one in answer.attachments)
            return answer

    await Listening(world, world.ana, upwards=True).turn(thread)
    (told,) = [one for one in heard if one.startswith("Turn ")]
    assert told.startswith("Turn 1; Allies: ")
    assert "Board of #1 Pegasus Bridge, turn 2, " in told


async def test_a_computer_is_named(world: World) -> None:
    await begun(world)
    assert any("Turn 1; Veteran (Axis): " in one for one in _told(world)), _told(world)


async def test_of_a_name_that_cannot_be_drawn_the_side_is_told(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A row of boxes would be no name."""
    thread = await world.battle()
    monkeypatch.setattr(world.bot, "known_name", lambda person: "李雷")
    await ByButtons(world, world.ana, upwards=True).turn(thread)
    await world.settle()
    assert any("Turn 1; Allies: " in one for one in _told(world)), _told(world)


@pytest.mark.parametrize(
    ("name", "known"), [("Ana", True), ("Jürgen Łuk", True), ("李雷", False), ("🎲", False)]
)
def test_what_can_be_drawn(name: str, known: bool) -> None:
    assert drawable("bold", name) is known
