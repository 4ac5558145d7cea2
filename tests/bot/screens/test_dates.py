"""Dates of battles are written as the reader's language writes them."""

from __future__ import annotations

import pytest

from bot.i18n import words_of
from bot.screens.scenario import day


@pytest.mark.parametrize(
    ("language", "shown"), [("en", "6 June 1944"), ("de", "6. Juni 1944"), ("nl", "6 juni 1944")]
)
def test_a_day(language: str, shown: str) -> None:
    assert day(words_of(language), "1944-06-06") == shown
    assert day(words_of(language), "1944-12-31").endswith("1944")


@pytest.mark.parametrize("text", ["", "soon", "1944-06"])
def test_what_is_no_day_stays(text: str) -> None:
    assert day(words_of("de"), text) == text
