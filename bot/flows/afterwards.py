"""What stays to be read in a panel: the rolls of the turn, and before the next card what has come of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bot.game.values import Outcome
from bot.screens.history.events import teller_of
from bot.screens.history.fights import ROLLED, deeds_of
from bot.screens.history.recap import recap
from bot.screens.history.telling import caption, results
from bot.screens.history.turns import turns
from bot.screens.outcomes import answer_text, cards_drawn, hand_changed
from engine import events as ev

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.flows.asker import Asker
    from bot.game.values import DraftLook, LogLine
    from bot.screens.deciding import Moment
    from bot.screens.history.events import Teller
    from engine import PlayerView, Side


#: What comes of a card that rolls for orders.
_GIVEN: Final = (ev.OrderDiceRolled, ev.RollInVain, ev.FiguresRestored)


async def so_far(asker: Asker, moment: Moment, done: Outcome | DraftLook | None = None) -> list[str]:
    """A short line for each roll of the turn before what the asker has just done in it."""
    side, steps = moment.side, done.steps if isinstance(done, Outcome) else ()
    if side is None or moment.card.status != "running" or _plays(steps):
        return []
    if steps:
        return await _turn_told(asker, moment, side, steps[0].revision - 1)
    if moment.card.active == side and moment.look.view.card is not None:
        return _with_card(moment, await _turn_told(asker, moment, side))
    # Of a team only whoever pressed last has read in his panel what their turn brought.
    reads = asker.in_panel or moment.card.team(side)
    if _drafts(moment) and not (reads and asker.came_late(moment)):
        return []
    if reads:
        return [*await _turn_told(asker, moment, side, drawn=True)]
    # Whoever comes from the notice has read the rest there, but not what is for him alone.
    _, played, since = await _own_turn(asker, moment, side)
    return hand_changed(moment, since, played)


def behind(told: Sequence[str], said: str) -> str:
    """What is said of a press, below what is told of before it; the empty line ends what is quoted of others."""
    quoted = bool(told) and told[-1].rpartition("\n")[2].startswith(">")
    return "\n".join([*told, *([""] if quoted and said else []), *([said] if said else [])])


def _drafts(moment: Moment) -> bool:
    return moment.draft is not None and bool(moment.draft.lines)


async def _turn_told(
    asker: Asker, moment: Moment, side: Side, last: int | None = None, *, drawn: bool = False
) -> list[str]:
    """The asker's last turn, the cards he drew, and all that has happened since: [Board] takes none of it away.

    Whoever plays both sides reads of the newest turn alone, whichever of them played it.
    """
    number, played, since = await _own_turn(asker, moment, side, last)
    view, tell = moment.look.view, teller_of(moment.words, moment.look)
    # What the panel's own heading names needs no second one.
    title = caption(moment.words, number, deeds_of(view, played)) if number != moment.card.turn else ""
    # Of a turn that is over all is told that its own panel told: whoever looks again finds no less.
    over = recap(tell, [event for event in played if not isinstance(event, ev.CardPlayed)]) if title else []
    cards = cards_drawn(tell, played) if drawn or since else []
    told = [*(over if title else _rolls(tell, view, played)), *cards]
    if told and title:
        told = [f"**{title}**", *told]
    answer = answer_text(moment, since, played) if since and number else ""
    return [*told, answer] if answer else told


async def _own_turn(
    asker: Asker, moment: Moment, side: Side, last: int | None = None
) -> tuple[int, Sequence[ev.Event], Sequence[ev.Event]]:
    """What happened in the newest turn in which a side has played a card, and after it; if there is none, all that
    did."""
    visit = await asker.visit_at(last or moment.card.revision)
    both = len(moment.look.sides) > 1
    logs = [await visit.since(one, last) for one in (moment.look.sides if both else (side,))]
    since: list[ev.Event] = []
    newest = min([log for log in logs if log], key=len, default=())
    for number, events in reversed(turns(newest)):
        if any(isinstance(event, ev.CardPlayed) and (both or event.side == side) for event in events):
            return number, events, since
        since = [*events, *since]
    return 0, (), since


def _with_card(moment: Moment, told: list[str]) -> list[str]:
    """With the card in play, if nothing names it: whatever of the draft is taken back, it stays."""
    name = moment.words(f"card-{moment.look.view.card}")
    return told if any(name in one for one in told) else [moment.words("panel-card", card=name), *told]


def _rolls(tell: Teller, view: PlayerView, events: Sequence[ev.Event]) -> list[str]:
    """What the card has rolled for and given back, a line for each roll, and who has lost his last target."""
    given = [event for event in events if isinstance(event, _GIVEN)]
    rolled = any(isinstance(event, ROLLED) for event in events)
    lapsed = [event for event in events if isinstance(event, (ev.TargetsLost, ev.AttacksLeft))]
    return [
        *(recap(tell, given) if given else ()),
        *(results(tell.words, deeds_of(view, events)) if rolled else ()),
        *(recap(tell, lapsed) if lapsed else ()),
    ]


def _plays(steps: tuple[LogLine, ...]) -> bool:
    """Whether the turn has only begun with these."""
    return any(isinstance(event, ev.CardPlayed) for one in steps for event in one.events)
