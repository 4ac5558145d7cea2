"""Lines that are in the notation beyond doubt are passed on as they are: reading them would change nothing."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.game.drafting.written import as_notation, is_notation, understood
from bot.screens.typing import as_shown, read_as_shown

PLAYED = Path(__file__).parents[2] / "data" / "playthroughs"


def legal_lines(battle: str) -> list[str]:
    """Every line that a stored game of that battle offered somebody."""
    told = re.findall(r"^  legal: (.*)$", (PLAYED / f"{battle}.txt").read_text("utf-8"), re.MULTILINE)
    return sorted({line for one in told for line in one.split(" | ") if not line.startswith("…")})


@pytest.mark.parametrize("battle", ["pegasus-bridge", "mont-mouchet", "relief-of-bastogne", "saverne-gap"])
def test_plain_lines_say_the_same_read_line_by_line(battle: str) -> None:
    lines = legal_lines(battle)
    plain = [line for line in lines if is_notation(line)]
    assert len(plain) > 0.8 * len(lines) > 20
    for text in (*plain, "; ".join(plain)):
        assert as_shown(text) == read_as_shown(text)
        assert as_notation(text) == understood(text)


@pytest.mark.parametrize(
    "text",
    [
        "moves D8→E7", "orders D8, E7", "order D8, E7", "attacks D8×E7", "Move D8-E7", "move d8-e7",
        "attack D8xE7 (advance)", "play attack-center right", "play Attack", "order D8;; end", "take ground",
        "no ground taken", "order D8 · move D8-E7", "move D8-exit", "", "end;", "1 · Attack",
    ],
)  # fmt: skip
def test_all_else_is_read(text: str) -> None:
    assert not is_notation(text)
