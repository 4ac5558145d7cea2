"""Where a battle turned, told when it is over: what was played, and what would have been better."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.facts.drafted import DraftLine
from bot.screens.deciding import draft_text, title_of
from bot.screens.naming import SIDE_SIGNS
from bot.screens.screen import Screen, whole_lines

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.facts.memo import TurningPoint
    from bot.game.values import GameCard
    from bot.i18n import Words


def turning_lines(words: Words, points: Iterable[TurningPoint]) -> list[str]:
    """A line a moment."""
    return [
        words(
            "turning-line",
            turn=point.turn,
            side=f"{SIDE_SIGNS[point.side]} {words(f'side-{point.side}')}",
            played=_card(words, point.played),
            better=_card(words, point.better),
            gain=round(point.gain, 1),
            error=round(point.error, 1),
        )
        for point in points
    ]


def _card(words: Words, line: str) -> str:
    return draft_text(words, [DraftLine(line)])


def turning_screen(words: Words, card: GameCard) -> Screen:
    """All moments of a battle; what there is to say while nobody has looked, and where there was nothing to find."""
    if not card.turning:
        key = "turning-soon" if card.turning is None else "turning-none"
        return Screen(words(key), card.id, card.revision)
    lines = [words("turning-heading", title=title_of(words, card)), *turning_lines(words, card.turning)]
    return Screen(whole_lines([*lines, words("turning-seen")]), card.id, card.revision)
