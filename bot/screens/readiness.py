"""A general's ✅: what it is called, whether it is the last one, and the question before it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bot.screens.finishing import asked_first, named
from bot.screens.screen import Button, Screen

if TYPE_CHECKING:
    from bot.screens.deciding import Moment


#: What a [Ready] says that it is the last: an old one that says no such thing is asked about once.
LAST: Final = "last"


def promise(moment: Moment) -> str:
    """What a [Ready] shown now has said."""
    return LAST if is_last(moment) else ""


def is_last(moment: Moment) -> bool:
    """Whether one's own ✅ would carry out what all have planned: nobody else is left to be ready."""
    draft = moment.draft
    return draft is not None and draft.together and draft.concerned and not (draft.confirmed or draft.others)


def ready_label(moment: Moment) -> str:
    """What [Ready] is called: of the last one what it does."""
    draft = moment.draft
    last, empty = is_last(moment), draft is None or not draft.lines
    if draft is None or not last:
        return moment.words("button-ready-empty" if empty else "button-ready")
    if empty:
        return moment.words("button-ready-empty-last")
    rolls = any(one.kind == "attack" for one in draft.arrows)
    return moment.words("button-ready-roll" if rolls else "button-ready-last")


def ready_asked(moment: Moment, what: str, ground: str = "") -> Screen:
    """The question before a general's ✅; what is not lost by it, but still to come, is told, too, and what is to be
    said of the `ground`."""
    live = moment.draft.live if moment.draft is not None else ()
    yes = Button(moment.words("button-ready-sure"), "ready-sure", promise(moment), style="bad", emoji="✅")
    later = [moment.words("prompt-draft-live", units=named(live))] if live else []
    if is_last(moment):
        # Every other ✅ can be taken off again.
        later.append(moment.words("prompt-ready-last"))
    return asked_first(moment, what, yes, [*([ground] if ground else []), *later])
