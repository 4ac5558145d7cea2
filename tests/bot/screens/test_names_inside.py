"""A name within a sentence is written as its language writes it there."""

from __future__ import annotations

import pytest

from bot.i18n import languages, words_of
from bot.screens.history.sentences import made_of
from bot.screens.reasons import reason

#: Languages that write their nouns with a capital wherever they stand.
CAPITALS = {"de"}


@pytest.mark.parametrize("language", languages())
def test_the_ground_of_a_refusal_is_written_as_within_a_sentence(language: str) -> None:
    words = words_of(language)
    town = words("terrain-town")
    said = reason(words, "must-stop", {"terrain": "town", "hex": "D6"})
    assert (town if language in CAPITALS else town.lower()) in said


@pytest.mark.parametrize("language", languages())
def test_so_is_what_the_dice_are_made_of(language: str) -> None:
    words = words_of(language)
    forest = words("terrain-forest")
    said = made_of(words, (("range", 3), ("forest", -1)))
    assert said.endswith(forest if language in CAPITALS else forest.lower())
