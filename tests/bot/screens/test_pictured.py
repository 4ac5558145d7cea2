"""Captions of replays and words on pictures of battles that are on no table: by language, drawable, without secrets."""

from __future__ import annotations

import pytest

import scenarios
from bot.i18n import languages, words_of
from bot.screens.pictures import pictured
from engine import SeededDice, new_game, project
from renderer.fonts import drawable
from renderer.sprites.cards import ART

LINES = (
    "play assault-left", "order C4 D3", "move C4-C5-D6", "move C4-exit", "attack C5xD6", "retreat E5-E6-E7",
    "retreat E5", "choose right", "choose E4", "clear C4", "use smoke E4", "advance", "stay", "roll",
)  # fmt: skip

SAID = {
    "order C4 D3": (
        "Allies order C4, D3", "Alliierte: C4, D3 aktiviert", "Geallieerden: C4, D3 geactiveerd",
    ),
    "move C4-C5-D6": (
        "Allies: C4 moves to D6", "Alliierte: C4 zieht nach D6", "Geallieerden: C4 gaat naar D6",
    ),
    "attack C5xD6": (
        "Allies: C5 attacks D6", "Alliierte: C5 greift D6 an", "Geallieerden: C5 valt D6 aan",
    ),
    "retreat E5": ("Allies: E5 stands fast", "Alliierte: E5 hält stand", "Geallieerden: E5 houdt stand"),
    "keep barrage": (
        "Allies: keep a card", "Alliierte: eine Karte behalten", "Geallieerden: een kaart houden",
    ),
    "end": ("", "", ""),
}  # fmt: skip


@pytest.mark.parametrize("line", SAID)
def test_what_a_line_did_is_said_by_language(line: str) -> None:
    """A card that was kept stays a secret."""
    assert tuple(pictured.deed(words_of(one), line, "allies") for one in ("en", "de", "nl")) == SAID[line]


@pytest.mark.parametrize("language", languages())
def test_every_letter_has_a_shape(language: str) -> None:
    """An arrow between two hexes would be drawn as a box."""
    words = words_of(language)
    for line in LINES:
        caption = pictured.deed(words, line, "axis")
        assert caption
        assert drawable("medium", caption), caption


@pytest.mark.parametrize("language", languages())
def test_the_words_are_those_of_the_bot(language: str) -> None:
    """Board, hand and samples: each side and each card as it is called there."""
    words = words_of(language)
    view = project(new_game(scenarios.load("toulon"), SeededDice("1")), "axis")
    shown, hand = pictured.board(words, view, title="T", last="L"), pictured.hand(words, view)
    assert shown.sides["axis"] == words("side-axis")
    assert words("decision-play") in shown.turn
    assert set(hand.cards) == set(view.hand)
    said = pictured.samples(words)
    assert said.cards.keys() == ART.keys()
    assert all(card.title and card.text for card in said.cards.values())
