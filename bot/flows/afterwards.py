"""What stays to be read in a panel: the rolls of the turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.game.values import Outcome
from bot.screens.events import Teller
from bot.screens.fights import deeds_of
from bot.screens.recap import recap
from bot.screens.telling import results
from bot.screens.turns import turns
from engine import events as ev

if TYPE_CHECKING:
    from bot.flows.asker import Asker
    from bot.game.values import DraftLook, LogLine
    from bot.screens.deciding import Moment


async def so_far(asker: Asker, moment: Moment, done: Outcome | DraftLook | None = None) -> list[str]:
    """A short line for each roll of the asker's turn before what he has just done."""
    side, steps = moment.side, done.steps if isinstance(done, Outcome) else ()
    mine = moment.card.active == side and moment.look.view.card is not None
    if side is None or not (mine or steps) or moment.card.status != "running" or _plays(steps):
        return []
    last = steps[0].revision - 1 if steps else None
    lines = await asker.client.backend.games.turn(asker.game, asker.person, side, last)
    for _, events in reversed(turns(lines)):
        if any(isinstance(event, ev.CardPlayed) and event.side == side for event in events):
            lapsed = [event for event in events if isinstance(event, ev.TargetsLost)]
            told = recap(Teller(moment.words, moment.look.view), lapsed)
            return [*results(moment.words, deeds_of(moment.look.view, events)), *told]
    return []


def _plays(steps: tuple[LogLine, ...]) -> bool:
    """Whether the turn has only begun with these."""
    return any(isinstance(event, ev.CardPlayed) for one in steps for event in one.events)
