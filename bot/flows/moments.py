"""Loads what a prompt is made from: the game as one person sees it, with his plan."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.errors import UserError
from bot.screens.deciding import Moment

if TYPE_CHECKING:
    from bot.discord.client import Fieldpost
    from bot.game.values import DraftLook
    from bot.i18n import Words
    from engine import Side


async def moment_of(
    client: Fieldpost,
    game: int,
    person: int,
    words: Words,
    *,
    side: Side | None = None,
    page: tuple[str, int] = ("", 0),
) -> Moment:
    """The game as this person sees it now."""
    backend = client.backend
    look = await backend.games.look(game, person, side)
    draft: DraftLook | None = None
    highlight: str | None = None
    if look.sides and look.game.status == "running":
        try:
            draft = await backend.drafts.look(game, person, side)
        except UserError as error:
            if error.key != "no-draft-now":
                raise
        if look.view.choice.kind == "retreat" and draft is not None and draft.legal and not draft.ahead:
            highlight = await backend.standing.highlight(game)
    return Moment(words, look, draft, page, highlight)
