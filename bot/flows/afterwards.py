"""What stays to be read in a panel: the rolls of the turn, and before the next card what has come of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.game.values import Outcome
from bot.screens.events import teller_of
from bot.screens.fights import deeds_of
from bot.screens.outcomes import answer_text, cards_drawn
from bot.screens.recap import recap
from bot.screens.telling import results
from bot.screens.turns import turns
from engine import events as ev

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.flows.asker import Asker
    from bot.game.values import DraftLook, LogLine
    from bot.screens.deciding import Moment
    from engine import Side


async def so_far(asker: Asker, moment: Moment, done: Outcome | DraftLook | None = None) -> list[str]:
    """A short line for each roll of the asker's turn before what he has just done."""
    side, steps = moment.side, done.steps if isinstance(done, Outcome) else ()
    if side is not None and _between(moment) and not steps and asker.in_panel:
        return await _since(asker, moment, side)
    mine = moment.card.active == side and moment.look.view.card is not None
    if side is None or not (mine or steps) or moment.card.status != "running" or _plays(steps):
        return []
    last = steps[0].revision - 1 if steps else None
    played, _ = await _own_turn(asker, moment, side, last)
    return _rolls(moment, played) if played else []


def _between(moment: Moment) -> bool:
    """Whether the asker's last turn is over, and nothing of the next one is drafted."""
    card, draft = moment.card, moment.draft
    playing = card.active == moment.side and moment.look.view.card is not None
    return card.status == "running" and not playing and not (draft is not None and draft.lines)


async def _since(asker: Asker, moment: Moment, side: Side) -> list[str]:
    """The asker's last turn, the cards he drew, and all that has happened since: [Board] takes none of it away."""
    played, since = await _own_turn(asker, moment, side)
    if not played:
        return []
    answer = answer_text(moment, since)
    drawn = cards_drawn(teller_of(moment.words, moment.look), played)
    return [*_rolls(moment, played), *drawn, *([answer] if answer else [])]


async def _own_turn(
    asker: Asker, moment: Moment, side: Side, last: int | None = None
) -> tuple[Sequence[ev.Event], Sequence[ev.Event]]:
    """What happened in the newest turn in which a side has played a card, and after it; nothing if there is none."""
    visit = await asker.visit_at(last or moment.card.revision)
    lines = await visit.since(side, last)
    since: list[ev.Event] = []
    for _, events in reversed(turns(lines)):
        if any(isinstance(event, ev.CardPlayed) and event.side == side for event in events):
            return events, since
        since = [*events, *since]
    return (), ()


def _rolls(moment: Moment, events: Sequence[ev.Event]) -> list[str]:
    """A line for each roll, and who has lost his last target."""
    lapsed = [event for event in events if isinstance(event, (ev.TargetsLost, ev.AttacksLeft))]
    told = recap(teller_of(moment.words, moment.look), lapsed)
    return [*results(moment.words, deeds_of(moment.look.view, events)), *told]


def _plays(steps: tuple[LogLine, ...]) -> bool:
    """Whether the turn has only begun with these."""
    return any(isinstance(event, ev.CardPlayed) for one in steps for event in one.events)
