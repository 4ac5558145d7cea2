"""Titles of battles are nowhere cut in pictures, in any language, behind a number as long as a club's may become."""

from __future__ import annotations

import pytest

import scenarios
from bot.i18n import languages, words_of
from bot.screens.battles import texts_of
from bot.store.text.battletext import sheet_of
from renderer.fonts import fitted, shortened
from renderer.layers.ending import TITLE, title_lines
from renderer.layers.header import room_of
from renderer.layout import Layout


def titles(language: str) -> list[tuple[str, str]]:
    """The board and the title of each battle."""
    battles = [sheet_of(scenarios.load(name)) for name in scenarios.ids()]
    return [(one.board, f"#1234 {texts_of(one, words_of(language)).title}".upper()) for one in battles]


@pytest.mark.parametrize("language", languages())
def test_whole_in_the_last_picture(language: str) -> None:
    cut = [title for _, title in titles(language) if "…" in "".join(title_lines(title, TITLE)[1])]
    assert cut == []


@pytest.mark.parametrize("language", languages())
def test_whole_above_every_board(language: str) -> None:
    cut = []
    for board, title in titles(language):
        room = room_of(Layout(board))
        if shortened("bold", fitted("bold", 43, title, room), title, room) != title:
            cut.append(title)
    assert cut == []
