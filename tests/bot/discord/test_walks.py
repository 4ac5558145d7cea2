"""Irreversible steps without a button that names them: none, on any screen that random play comes to."""

from __future__ import annotations

from typing import Any

import pytest

from tests.bot.discord.staffs import Staffs
from tests.bot.discord.walk import Walk
from tests.bot.game.doctored import doctor, hold
from tests.bot.kit.world import World

#: Battles of all boxes and boards, and cards that ask for something of their own.
HANDS = {
    "vassieux": ("air-power", "medics-and-mechanics", "behind-enemy-lines", "barrage"),
    "arracourt": ("armor-assault", "their-finest-hour", "artillery-bombard"),
    "relief-of-bastogne": (),
    "omaha-beach-overlord": (),
}


def _ready(scenario: str) -> Any:
    def change(data: dict[str, Any]) -> None:
        for side in ("allies", "axis"):
            hold(side, *HANDS[scenario])(data)
        for unit in data["units"]:
            # Few figures: ground is taken often.
            unit[4] = min(unit[4], 2)

    return change


@pytest.mark.parametrize("scenario", HANDS)
async def test_alone(world: World, scenario: str) -> None:
    """One person with both sides: nothing ends, rolls or is lost without being said."""
    await world.ana.slash(world.lobby, "game new", scenario=scenario, kind="practice")
    await world.settle()
    await doctor(world.bot, 1, _ready(scenario))  # type: ignore[arg-type]
    walk = Walk(world, f"{scenario} alone", [world.ana])
    await walk.go(100)
    for what in ("attack ▸", "asked", "rolled", "pick", "confirm", "tapped twice"):
        assert walk.seen[what], (what, walk.seen)


async def test_in_a_team(world: World) -> None:
    """Two against one, with cards for several: what one presses carries nothing out for the other."""
    staffs = Staffs(world, 2, 1)
    await staffs.gather("pegasus-bridge")
    await doctor(world.bot, 1, hold("allies", "recon-in-force", "move-out"))  # type: ignore[arg-type]
    walk = Walk(world, "crew", staffs.everybody)
    await walk.go(80)
    for what in ("ready", "asked", "all ready"):
        assert walk.seen[what], (what, walk.seen)
