"""The commissar's chip: the card that lies under it, and those that may go there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.screens.order_prompts import card_line
from engine.rules.chip import WORD as UNDER_THE_CHIP

if TYPE_CHECKING:
    from bot.screens.deciding import Moment
    from engine.notation import ActionView


def chip_lines(moment: Moment) -> list[str]:
    """What lies under the own commissar's chip, and what would be played for each card that may go there."""
    words, view = moment.words, moment.view
    laid = [one for one in moment.options("use") if one.words[0] == UNDER_THE_CHIP]
    if not laid:
        return []
    if view.chip is None:
        return [words("prompt-chip-empty")]
    return [
        words("prompt-chip", card=words(f"card-{view.chip}")),
        card_line(moment, _played(laid[0], view.chip)),
    ]


def _played(use: ActionView, card: str) -> ActionView:
    return use._replace(card=card)
