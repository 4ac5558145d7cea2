"""A change that somebody asks for, and what is answered to him: the same whatever the change is."""

from __future__ import annotations

from dataclasses import replace

from bot.errors import UserError
from bot.game.acting.carry_out import Carried
from bot.game.drafting.visit import Visit
from bot.game.reading import looks
from bot.game.table.desk import Desk, Done, Making
from bot.game.table.live import Change, Live
from bot.game.values import Outcome, Request


async def make(desk: Desk, request: Request, making: Making) -> Done:
    """Make it and store it; a second delivery of the same press does nothing.

    Raises UserError for a hasty press that would do what cannot be taken back: whatever the log would tell.
    """

    async def with_care(live: Live) -> Change:
        change = await making(live)
        if change.steps:
            raise UserError("too-quick")
        return change

    doing = with_care if request.hasty else making
    return await desk.change(request.game, doing, interaction=request.interaction, person=request.person)


async def outcome(desk: Desk, request: Request, making: Making) -> Outcome:
    """Make it, and say what came of it."""
    return await outcome_of(desk, request, await make(desk, request, making))


async def outcome_of(desk: Desk, request: Request, done: Done) -> Outcome:
    """What came of a change: what was done, and what he may do next, without another look at the game."""
    result = done.change.result if done.change is not None else None
    carried = result if isinstance(result, Carried) else Carried()
    seen = await looks.outcome_of(desk, done, request.person, request.side, carried.left)
    draft = Visit(done.live, request.person).draft(request.side)
    return replace(seen, waiting=carried.waiting, draft=draft)
