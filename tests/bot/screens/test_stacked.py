"""A panel from top to bottom: what a phone shows after a press is its foot, and what has no room is what can wait."""

from __future__ import annotations

from bot.screens.asked import Prompted, stacked

ASKED = Prompted(["Play a card:"], [], ["1 · Probe", "2 · Recon"])


def test_what_happened_stands_between_the_lists_and_the_question() -> None:
    text = stacked(["Turn 3"], ASKED, ["G5 attacks\n> Axis play Probe", ""], ["Your orders", *ASKED.lines])
    assert text.splitlines() == [
        "Turn 3", "1 · Probe", "2 · Recon", "G5 attacks", "> Axis play Probe", "", "Your orders", "Play a card:",
    ]  # fmt: skip


def test_what_happened_longest_ago_gives_way() -> None:
    rolls = [f"roll {number}" for number in range(40)]
    text = stacked(["Turn 3"], ASKED, rolls, ASKED.lines, limit=200)
    lines = text.splitlines()
    assert len(text) <= 200
    assert lines[0] == "Turn 3"
    assert lines[-2:] == ["roll 39", "Play a card:"]
    assert "roll 0" not in lines
    assert "1 · Probe" in lines
    assert "…" in lines
