"""The words of cards on their pictures."""

from __future__ import annotations

import pytest

from bot.i18n import languages, words_of
from bot.screens.pictures.card_words import card_words
from engine.rules.cards.table import CARDS
from renderer.sprites import cards


@pytest.mark.parametrize("language", languages())
def test_no_word_of_a_card_is_left_out(language: str) -> None:
    """Every rule stands on its card whole, and within the card."""
    words = words_of(language)
    for card in CARDS:
        text = card_words(words, card).text
        size, lines, middle = cards.fitting(text, cards.shrinks(card, text))
        assert " ".join(lines) == " ".join(text.split())
        assert middle + (len(lines) - 1) * size * 0.55 + size / 2 < cards.HEIGHT - 6
        assert size >= 21, card
