"""Pictures of what has come of many battles: whatever is written on them, they have room for it."""

from __future__ import annotations

import pytest

import renderer
from renderer.scores import WIDTH, draw_scores
from renderer.words import BattleWords, LadderWords, Rung, ScoreWords, StandingWords
from tests.renderer.test_contrast_of_letters import scores

_LONG = "Ein sehr langer Name, der nirgends ganz hinpasst, wie man ihn auch dreht und wendet, und noch ein Stück mehr"


@pytest.mark.parametrize("words", scores())
def test_the_same_words_give_the_same_bytes(words: ScoreWords) -> None:
    first, second = [renderer.render_scores(words, scale=0.3) for _ in range(2)]
    assert first.data == second.data
    assert first.width == round(WIDTH * 0.3)
    assert len(first.data) < 60_000


@pytest.mark.parametrize(
    "words",
    [
        StandingWords(_LONG, _LONG, "0?", _LONG, _LONG, (), 1000, _LONG),
        StandingWords("🦄🦄", "", "1000", "", "", (1000,), 1000, ""),
        LadderWords(_LONG, _LONG, ()),
        LadderWords("", "", (Rung(123456, _LONG, "99999?", _LONG), Rung(0, "🦄", "", "")), _LONG),
        BattleWords(_LONG, _LONG, (_LONG, _LONG), ("", "atlantis"), ()),
    ],
)
def test_anything_may_be_written(words: ScoreWords) -> None:
    """Nothing, too much, and letters that no font has."""
    image = draw_scores(words)
    # The edges stay as they are: nothing runs out of the picture.
    for left in (0, image.width - 10):
        assert image.crop((left, 130, left + 10, image.height)).getcolors(1) is not None


def test_a_ladder_grows_with_its_rungs() -> None:
    rung = Rung(1, "Anna", "1000", "9 battles")
    short, long = (draw_scores(LadderWords("Ladder", "", (rung,) * n), scale=0.3).height for n in (2, 10))
    assert long > 2 * short
