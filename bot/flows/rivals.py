"""What a computer answers is to be seen where it is waited for: the panel goes on when it has played.

Of a battle that lives on no server nobody is sent a notice, so the answer to the press waits for it; of others the
panel is brought up to date with the notice.
"""

from __future__ import annotations

import asyncio
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Final

from bot.facts.computers import waits_for_computer
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
    elif card.status == "running" and moment.side is not None and waits_for_computer(card.awaited):
        await asker.present(moment, prompt(moment, before))
        # After it: the words that wait are never shown after the answer, though that may have come by now.
        again = partial(_go_on, asker, moment, before)
        asker.client.followers.wait(card.id, asker.person, again, until=card.revision + 1)
        return
    await asker.present(moment, prompt(moment, before))


async def _go_on(asker: Asker, was: Moment, before: str) -> None:
    """The notice has been sent: the same in the panel, unless something else is shown there by now."""
    if not asker.overtaken:
        moment, text = await _answered(asker, was, before, ("", 0))
        await asker.present(moment, prompt(moment, text))


async def _answered(asker: Asker, was: Moment, before: str, page: tuple[str, int]) -> tuple[Moment, str]:
    now = await asker.moment_now(page=page)
    lines = await (await asker.visit()).log(None, was.card.revision + 1)
    events = tuple(event for line in lines if not line.undone for event in line.events)
    moment = replace(now, happened=(*was.happened, *events), answer=events)
    return moment, "\n".join([part for part in (before, answer_text(moment, events, was.happened)) if part])
