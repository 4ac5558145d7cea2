"""A whole battle of six people, three a side, by buttons; the process ends now and then."""

from __future__ import annotations

from tests.bot.discord.staffs import SIDES, Staffs, one_notice_each, played
from tests.bot.game.doctored import doctor, thin
from tests.bot.kit.limits import ServerRules
from tests.bot.kit.world import World


async def test_six_to_the_end(world: World, rules: ServerRules) -> None:
    """Pegasus Bridge by three a side."""
    staffs = Staffs(world, 3, 3)
    await staffs.gather("pegasus-bridge")
    await doctor(world.bot, 1, thin)  # type: ignore[arg-type]
    card = await played(staffs, "six", most=150, restarts=5)
    assert card.winner is not None
    for side in SIDES:
        assert "The battle is over" in staffs.place(side).history()[-1].words
    assert card.medals[card.winner] == card.to_win[card.winner]
    one_notice_each(staffs, rules)
