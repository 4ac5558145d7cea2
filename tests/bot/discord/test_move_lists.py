"""Where a unit can go, on a phone that shows four lines of a list: the best first, each list in its place all turn."""

from __future__ import annotations

import re
from typing import Any

import pytest

from bot.game.values import Request
from tests.bot.discord.player import asked, buttons, lists
from tests.bot.discord.positions import table
from tests.bot.discord.test_losses import tap
from tests.bot.kit.world import World

#: An armor that can go to twenty places and more; the enemy stands behind it in the alphabet, a wood and a town lie
#: before him.
WIDE = "A:arm@D3 X:inf@G5 forest@B3 town@C4 A:inf@A1 X:inf@M9"
#: Nine units in the center, some of them near the enemy, one beside him.
MANY = "A:inf@E2 A:inf@E3 A:inf@F2 A:inf@F3 A:inf@G2 A:inf@G3 A:inf@H2 A:inf@H3 A:inf@I2 X:inf@I3 X:inf@E7 X:inf@M9"


async def to_move(world: World, monkeypatch: pytest.MonkeyPatch, board: str, card: str, *lines: str) -> Any:
    """Ana's panel with these orders given."""
    thread = await table(world, monkeypatch, board, card)
    for line in (f"play {card}", *lines):
        await world.bot.backend.drafts.add(Request(world.ana.id, 1), line)
    return (await world.ana.slash(thread, "play turn")).response


def units(panel: Any) -> list[str]:
    """The units whose lists are shown, from above."""
    return [asked(one["custom_id"]) for one in lists(panel, "pick")]


async def test_the_best_places_come_first(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those it attacks from by their dice, then cover, then all others from the nearest on."""
    panel = await to_move(world, monkeypatch, WIDE, "attack-left", "order D3", "end")
    shown = next(one for one in lists(panel, "pick") if asked(one["custom_id"]) == "D3")["options"]
    options = [one for one in shown if not one["value"].startswith("page:")]
    notes = [one["description"] for one in options]
    dice = [int(found[1]) if (found := re.search(r"(\d) 🎲", note)) else 0 for note in notes]
    assert dice == sorted(dice, reverse=True)
    assert dice[0] == 3
    rest = options[dice.index(0) :]
    assert {one["label"].split(" · ")[0] for one in rest[:2]} == {"B3", "C4"}
    ways = [int(one["description"].split(" hex")[0]) for one in rest[2:]]
    assert ways == sorted(ways)


async def test_every_list_keeps_its_place(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever has moved leaves his page; nobody from another one comes to stand there, and there is a way back."""
    everybody = "order E2 E3 F2 F3 G2 G3 H2 H3 I2"
    panel = await to_move(world, monkeypatch, MANY, "assault-center", everybody)
    pages = [units(panel)]
    for _ in range(2):
        panel = (await world.ana.click(panel, custom_id=buttons(panel, "units")[-1])).response
        pages.append(units(panel))
    assert [len(one) for one in pages] == [3, 3, 3]
    assert len({at for page in pages for at in page}) == 9
    # Whoever stands next to an enemy stays where he is: he comes last.
    assert set(pages[2]) & {"H3", "H2", "I2"}
    panel = (await world.ana.click(panel, custom_id=buttons(panel, "units")[0])).response
    assert units(panel) == pages[1]
    chosen = lists(panel, "pick")[0]
    moved = await world.ana.select(panel, [chosen["options"][0]["value"]], custom_id=chosen["custom_id"])
    assert units(moved.response) == pages[1][1:]
    first = (await world.ana.click(moved.response, custom_id=buttons(moved.response, "units")[0])).response
    assert units(first) == pages[0]


async def test_with_its_last_unit_a_page_goes(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """The one behind it is shown, or the first; what is taken back stands where it stood."""
    panel = await to_move(world, monkeypatch, MANY, "assault-center", "order F2 F3 G2 G3", "end")
    before = units(panel)
    chosen = lists(panel, "pick")[0]
    moved = (
        await world.ana.select(panel, [chosen["options"][0]["value"]], custom_id=chosen["custom_id"])
    ).response
    assert units(moved) == before[1:]
    assert units(await tap(world, moved, "Undo")) == before


async def test_what_fits_stands_on_one_page(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of five two have moved: three lists have room, and were shown two and one."""
    panel = await to_move(world, monkeypatch, MANY, "assault-center", "order E2 F2 F3 G2 G3", "end")
    both = {*units(panel)}
    assert len(both) == 3
    other = (await world.ana.click(panel, custom_id=buttons(panel, "units")[0])).response
    both |= {*units(other)}
    chosen = lists(other, "pick")[0]
    moved = (
        await world.ana.select(other, [chosen["options"][0]["value"]], custom_id=chosen["custom_id"])
    ).response
    assert not buttons(moved, "units")
    assert {*units(moved), asked(chosen["custom_id"])} == both
