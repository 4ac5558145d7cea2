"""Pictures in words, for those who cannot see them: from the same view, so they never tell more than it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.screens.naming import numbered, sections_of
from bot.screens.screen import cut

if TYPE_CHECKING:
    from bot.screens.deciding import Moment
    from engine import PlayerView
    from engine.types import Section

#: Discord's limit for the description of a file.
LONGEST = 1024


def board_alt(
    moment: Moment, view: PlayerView, part: Section | None = None, glow: str = "", story: str = ""
) -> str:
    """The board, or one's own part of a big one: what was just done, score, whose turn, what glows, then every unit by
    side."""
    words = moment.words
    board = words("alt-board", title=moment.name, turn=moment.card.turn, score=moment.score)
    sentences = [story, board] if story else [board]
    if part is not None:
        sentences.append(words("alt-part", section=words(f"section-{part}.short")))
    if glow:
        sentences.append(glow)
    kinds = {kind: words(f"unit-{kind}.short") for kind in {unit.kind for unit in view.units}}
    for side in ("allies", "axis"):
        units = ", ".join(
            f"{unit.at} {kinds[unit.kind]} {unit.figures}"
            for unit in view.units
            if unit.side == side and (part is None or part in sections_of(view, moment.side or side, unit.at))
        )
        sentences.append(f"{words(f'side-{side}')}: {units or '–'}.")
    held = ", ".join(
        f"{'/'.join(medal.at)} {words(f'side-{medal.holder}')}" for medal in view.medals if medal.holder
    )
    if held:
        sentences.append(words("alt-medals", held=held))
    return cut(" ".join(sentences), LONGEST)


def hand_alt(moment: Moment) -> str:
    """The hand: the names of its cards."""
    words = moment.words
    view = moment.look.view
    cards = ", ".join(f"{number} {words(f'card-{card}')}" for number, card in numbered(view))
    alt = words("alt-hand", cards=cards or words("hand-empty"))
    if view.chip is not None:
        alt += " " + words("staff-chip", card=words(f"card-{view.chip}"))
    return cut(alt, LONGEST)
