"""What a prompt is made from: the game as one person sees it, with his plan."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.screens.deciding import Moment

if TYPE_CHECKING:
    from bot.game.values import DraftLook, Look
    from bot.game.visit import Visit
    from bot.i18n import Words
    from engine import Event, Side


def moment_of(
    visit: Visit, words: Words, *, side: Side | None = None, page: tuple[str, int] = ("", 0)
) -> Moment:
    """The game as this person found it when he came."""
    draft = visit.draft(side)
    return moment(words, visit.look(side) if draft is None else draft.look, draft, page=page)


def moment(
    words: Words,
    look: Look,
    draft: DraftLook | None,
    *,
    page: tuple[str, int] = ("", 0),
    happened: tuple[Event, ...] = (),
) -> Moment:
    """The game as he has just seen it, with what he has just done in it."""
    return Moment(words, look, draft, page, draft.highlight if draft is not None else None, happened)


async def with_way_back(visit: Visit, moment: Moment) -> Moment:
    """The same, knowing whether there is a turn to go back into, where that would be offered."""
    if moment.card_only:
        return replace(moment, card_back=await visit.undoes_alone(moment.side))
    if not moment.between:
        return moment
    return replace(moment, goes_back=await visit.undoes(moment.side))
