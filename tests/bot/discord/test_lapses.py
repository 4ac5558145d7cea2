"""Attacks that lapse are told of: who has no target any more, and that with them the turn has ended by itself."""

from __future__ import annotations

from typing import Any

from bot.screens.naming import Chart
from tests.bot.discord.player import BOARD, buttons, controls
from tests.bot.discord.test_promises import labels
from tests.bot.game.doctored import doctor, hold
from tests.bot.kit.world import World


async def around_one(world: World) -> tuple[Any, list[str]]:
    """Ana's three units stand around the one enemy in reach, of one figure; returns thread and units."""
    await world.battle()
    board = BOARD
    view = (await world.bot.backend.games.look(1, world.ana.id)).view
    free = {name for name, spot in Chart(view).spots.items() if spot.terrain == "open"}
    target, beside = next(
        (name, near)
        for name in sorted(free)
        # At their own edge nobody falls back: a flag is a figure, too.
        if name.endswith("9")
        and len(
            near := sorted(
                one for one in free if board.distance(board.by_name[name], board.by_name[one]) == 1
            )[:3]
        )
        == 3
    )
    far = max(
        free, key=lambda one: min(board.distance(board.by_name[one], board.by_name[at]) for at in beside)
    )

    def change(data: dict[str, Any]) -> None:
        hold("allies", "direct-from-hq")(data)
        mine = [unit for unit in data["units"] if unit[2] == "allies"][:3]
        theirs = [unit for unit in data["units"] if unit[2] == "axis"][:2]
        for own, at in zip(mine, beside, strict=True):
            own[0], own[3] = at, "infantry"
        theirs[0][0], theirs[0][3], theirs[0][4] = target, "infantry", 1
        theirs[1][0] = far
        data["units"] = sorted([*mine, *theirs], key=lambda unit: board.by_name[unit[0]])

    await doctor(world.bot, 1, change)  # type: ignore[arg-type]
    return world.thread(), beside


async def test_lapsed_attacks_are_told_of(world: World) -> None:
    """He presses one of three attacks, and the enemy is gone: nobody is left to be attacked."""
    thread, units = await around_one(world)
    text = f"play direct-from-hq; order {' '.join(units)}"
    panel = (await world.ana.slash(thread, "play orders", text=text, now=True)).response
    on = next(one["label"] for one in controls(panel) if str(one.get("label")).startswith("Done moving"))
    panel = (await world.ana.click(panel, label=on)).response
    for _ in range(3):
        found = [one for one in buttons(panel, "do") if ":attack " in one]
        left = {one.split(":attack ")[1].split("x")[0] for one in found}
        panel = (await world.ana.click(panel, custom_id=found[0])).response
        done = found[0].split(":attack ")[1].split("x")[0]
        if not [one for one in buttons(panel, "do") if ":attack " in one]:
            break
    assert left - {done}, "the last attack decided it: nothing has lapsed"
    line = f"{', '.join(sorted(left - {done}))} have nobody left to attack"
    assert line in panel.words
    if "Take ground?" in panel.words:
        panel = (await world.ana.click(panel, label="Stay")).response
        for one in ("Stay and end turn", "Confirm: stay"):
            if one in labels(panel):
                panel = (await world.ana.click(panel, label=one)).response
    assert (await world.bot.backend.games.card(1)).active == "axis"
    assert line in panel.words
    log = (await world.ana.slash(thread, "game log")).response
    assert line in log.words
