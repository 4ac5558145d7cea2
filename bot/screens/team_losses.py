"""What a general would leave undone, or a commander for all of a team, and the question before it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.errors import Unused
from bot.screens.deciding import draft_text
from bot.screens.finishing import asked_first, named, unused_parts
from bot.screens.readiness import is_last
from bot.screens.screen import Button
from bot.screens.sharing import is_shared

if TYPE_CHECKING:
    from bot.game.side.staff_values import StaffLook
    from bot.screens.deciding import Moment
    from bot.screens.screen import Screen


def lost_of_team(moment: Moment) -> str:
    """What a general would leave undone with his ✅ now; empty: nothing."""
    words, draft = moment.words, moment.draft
    if draft is None or not draft.together or draft.confirmed or not draft.concerned:
        return ""
    if draft.stage == "order" and any(line.action.verb == "order" for line in draft.lines):
        return words("lost-plans")
    parts = []
    if draft.stage == "order" and moment.may("order"):
        parts.append(words("lost-orders"))
    for key, units in (("lost-attacks", tuple(dict.fromkeys(draft.undrafted))), ("lost-moves", draft.idle)):
        if units:
            parts.append(words(key, units=named(units)))
    if draft.spare.number and (is_last(moment) or not is_shared(moment)):
        # What is everybody's is not lost while somebody else can take it.
        parts += unused_parts(words, Unused(draft.spare.number, (), ()))
    return ", ".join(parts)


def lost_of_all(moment: Moment, staff: StaffLook) -> str:
    """What a team would leave undone if its commander carried out what is there now; empty: nothing."""
    words = moment.words
    parts = [
        words(f"lost-part-{one.lamp}", person=str(one.person), plan=draft_text(words, one.lines))
        for one in staff.generals
        if one.lamp in ("to-draft", "drafting") and one.person not in (staff.person, *staff.later)
    ]
    own = lost_of_team(moment)
    return "; ".join([*parts, *([own] if own else [])])


def all_ready_asked(moment: Moment, what: str) -> Screen:
    """The question before what is there is carried out for everybody."""
    yes = Button(moment.words("button-all-ready-sure"), "all-ready-sure", style="bad", emoji="⏩")
    return asked_first(moment, what, yes)
