"""Orders for a number of units wherever they stand: all generals of a side share them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.rules.cards.table import CARDS

if TYPE_CHECKING:
    from bot.screens.deciding import Moment


def is_shared(moment: Moment) -> bool:
    """Whether the orders are a number of units wherever they stand, and so everybody's of several who draft."""
    draft, view = moment.draft, moment.view
    row = CARDS.get(view.effect or view.card or "")
    if draft is None or not draft.together or row is None or view.section is not None or moment.card.dealt:
        return False
    return len({slot.section for slot in row.slots}) == 1 and row.slots[0].section is None


def taken_by_others(moment: Moment) -> dict[int, list[str]]:
    """Who else has given which of the orders that all share."""
    draft = moment.draft
    if draft is None or not is_shared(moment):
        return {}
    own = {at for line in draft.lines if line.action.verb == "order" for at in line.action.hexes}
    taken: dict[int, list[str]] = {}
    for one in draft.arrows:
        if one.kind == "order" and one.way[0] not in own:
            taken.setdefault(one.person, []).append(one.way[0])
    return taken
