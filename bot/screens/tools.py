"""The row below every prompt: what confirms, takes back, looks and ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.screens import plans
from bot.screens.finishing import finishing, wastes_turn
from bot.screens.hints import hints_on
from bot.screens.match import other_battle
from bot.screens.panel import back_row
from bot.screens.screen import ROW_BUTTONS, Button

if TYPE_CHECKING:
    from bot.screens.deciding import Moment


def tools(moment: Moment) -> tuple[Button, ...]:
    """The row below every prompt: confirm, take back, look; what ends comes last.

    So what ends never stands where [Confirm] stood a moment ago: a second tap on the same spot finds [Board].
    """
    words, draft = moment.words, moment.draft
    ahead = draft is not None and draft.ahead and not draft.lines
    buttons: list[Button] = [*(other_battle(words, moment.card) if ahead else ())]
    ends: tuple[Button, ...] = ()
    if draft is not None and draft.ahead:
        buttons += overdue(moment)
    if any(one.side == moment.side for one in moment.card.away):
        buttons += back_row(words, moment.card)
    mend = plans.mending(moment)
    if mend is not None:
        # What is broken would only be refused.
        buttons.append(mend)
    elif not plans.waits_for_card(moment) and (moment.view.choice.kind != "order" or not moment.legal):
        # In the order step [Done ordering] stands above; Confirm follows when the moves are planned.
        ways = finishing(moment)
        ends = ways if wastes_turn(moment) else tuple([one for one in ways if one.do == "end"])
        buttons += [one for one in ways if one not in ends]
    if draft is not None and draft.lines:
        buttons.append(Button(words("button-undo"), "back", emoji="↩️"))
        buttons.append(Button(words("button-clear"), "clear", emoji="🗑️"))
    elif (moment.plays_alone or moment.look.undoes) and moment.look.view.card is not None:
        # Nobody has to agree; alone what has been rolled can be taken back as easily.
        buttons.append(Button(words("button-undo"), "undo", emoji="↩️"))
    buttons += _looking(moment)
    return (*buttons[: ROW_BUTTONS - len(ends)], *ends)


def overdue(moment: Moment) -> list[Button]:
    """What may be said where the other side's time is up."""
    words = moment.words
    if not moment.card.overdue:
        return []
    claim = Button(words("button-claim"), "claim", emoji="⏰", style="bad")
    return [claim, Button(words("button-wait"), "wait", emoji="⏳")]


def _looking(moment: Moment) -> list[Button]:
    """What changes nothing of the draft."""
    words, buttons = moment.words, list[Button]()
    if plans.offers(moment):
        buttons.append(Button(words("button-plans"), "plans", emoji="🔀"))
    if hints_on(moment):
        buttons.append(Button(words("button-skip-hints"), "skip-hints", emoji="💡"))
    buttons.append(Button(words("button-view"), "view", emoji="🗺️"))
    if moment.plays_alone:
        buttons.append(Button(words("button-advice"), "advice", emoji="🎖️"))
    if moment.drafted:
        return buttons
    buttons.append(Button(words("button-hand"), "hand", emoji="🃏"))
    if moment.card.private:
        # Where there is no thread nothing else leads to the rest.
        buttons.append(Button(words("button-more"), "more", emoji="⚙️"))
    else:
        buttons.append(Button(words("button-reactions"), "react", emoji="🛡️"))
    # Nobody has to agree, and a turn may have ended by itself.
    if moment.goes_back:
        # Before the first turn there is only what a battle begins with: paratroops that have been dropped.
        label = "button-undo-start" if moment.card.turn == 1 else "button-undo-back"
        buttons.append(Button(words(label), "undo", emoji="↩️"))
    return buttons
