"""The clock ran five days fast for a while, and a process believed it: nobody is offered what is refused."""

from __future__ import annotations

from tests.bot.discord.player import buttons
from tests.bot.kit.limits import ServerRules
from tests.bot.kit.world import World

DAY = 86_400.0


async def test_a_claim_is_not_offered_once_the_clock_is_right(world: World, rules: ServerRules) -> None:
    """Time is up by the fast clock, and [Claim] stands there; eight seconds later it is neither offered nor done."""
    thread = await world.battle(standin=False)
    world.bot.herald.rounds.cancel()
    keeper, desk = world.bot.backend.timekeeper, world.bot.backend.desk
    right = desk.now
    desk.now = lambda: right() + 5 * DAY  # type: ignore[method-assign, misc, assignment]
    await keeper.tick()
    await world.settle()
    fast = (await world.bo.slash(thread, "play turn")).response
    (claim,) = buttons(fast, "claim")
    desk.now = right  # type: ignore[method-assign, misc]
    await world.env.advance_time(8)
    refused = await world.bo.click(fast, custom_id=claim)
    assert (await world.bot.backend.games.card(1)).status == "running", refused
    await keeper.tick()
    await world.settle()
    assert not (await world.bot.backend.games.card(1)).overdue
    assert not buttons((await world.bo.slash(thread, "play turn")).response, "claim")
    # The true time still runs out, is told, and may be claimed.
    said = len([one for one in thread.history() if "time is up for" in one.words])
    await world.wait(3 * DAY + 3600, step=6 * 3600)
    assert len([one for one in thread.history() if "time is up for" in one.words]) == said + 1
    late = (await world.bo.slash(thread, "play turn")).response
    await world.bo.click(late, custom_id=buttons(late, "claim")[0])
    await world.settle()
    assert (await world.bot.backend.games.card(1)).winner == "axis"
