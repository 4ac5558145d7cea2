"""Omaha Beach Overlord by eight people to its end, by buttons; the process ends now and then."""

from __future__ import annotations

from tests.bot.discord.staffs import SIDES, Staffs, one_notice_each, played
from tests.bot.game.doctored import doctor, thin
from tests.bot.kit.limits import ServerRules
from tests.bot.kit.world import World


async def test_eight_to_the_end(world: World, rules: ServerRules) -> None:
    """Omaha Beach Overlord by a commander and three generals a side; at most two rounds of people a side-turn."""
    staffs = Staffs(world, 4, 4)
    await staffs.gather("omaha-beach-overlord")
    await doctor(world.bot, 1, thin)  # type: ignore[arg-type]
    card = await played(staffs, "eight", most=150, restarts=7)
    assert card.winner is not None
    assert card.medals[card.winner] == card.to_win[card.winner]
    for side in SIDES:
        assert "The battle is over" in staffs.place(side).history()[-1].words
    one_notice_each(staffs, rules)
    assert max(staffs.rounds.values()) <= 2
