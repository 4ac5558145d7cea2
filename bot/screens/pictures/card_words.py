"""What stands on cards and above a hand of them, in pictures."""

from __future__ import annotations

from typing import TYPE_CHECKING

import renderer
from bot.screens.naming import cards_shown
from engine.rules.cards.table import CARDS

if TYPE_CHECKING:
    from bot.i18n import Words
    from bot.screens.deciding import Moment


def hand_words(moment: Moment) -> renderer.HandWords:
    """The words on cards."""
    words = moment.words
    view = moment.look.view
    hand = set(cards_shown(view))
    return renderer.HandWords(
        title=words("picture-hand"),
        note=moment.name,
        cards={card: card_words(words, card) for card in hand},
        chip=view.chip or "",
        reasons={card: words("picture-reaction") for card in view.hand if CARDS[card].reaction is not None},
    )


def card_words(words: Words, card: str) -> renderer.CardWords:
    """One card: its short name large, its section below, its rule."""
    row = CARDS.get(card)
    section = (
        words("card-any-plain") if row is None else words(f"section-{row.section}") if row.section else ""
    )
    return renderer.CardWords(words(f"card-{card}.short"), section, words(f"card-{card}.rules"))
