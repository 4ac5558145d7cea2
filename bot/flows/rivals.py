"""Battles that live on no server: nobody is sent a notice, so the panel itself goes on when a computer has played."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from bot.screens.outcomes import answer_text
from bot.screens.prompts import prompt

if TYPE_CHECKING:
    from bot.flows.asker import Asker
    from bot.screens.deciding import Moment

#: Seconds for which the answer to a press waits for a computer, and for which it is looked for after that.
_AT_ONCE: Final = 0.5
_LONGEST: Final = 20.0


async def see_through(asker: Asker, moment: Moment, before: str, *, page: tuple[str, int] = ("", 0)) -> None:
    """Show what a press has led to, and, where a computer is to move, what it does about it."""
    card = moment.card
    if card.goes_on:
        asker.client.herald.nudge()
        playing = asyncio.ensure_future(asker.client.backend.computers.attend(card.id, _LONGEST))
        await asyncio.wait({playing}, timeout=_AT_ONCE)
        if not playing.done():
            await asker.present(moment, prompt(moment, before))
        await playing
        moment, before = await _answered(asker, moment, before, page)
    await asker.present(moment, prompt(moment, before))


async def _answered(asker: Asker, was: Moment, before: str, page: tuple[str, int]) -> tuple[Moment, str]:
    lines = await asker.client.backend.games.log(asker.game, asker.person, was.card.revision + 1)
    events = tuple(event for line in lines if not line.undone for event in line.events)
    now = await asker.moment_now(page=page)
    moment = replace(now, happened=(*was.happened, *events), answer=events)
    return moment, "\n".join([part for part in (before, answer_text(moment, events)) if part])
