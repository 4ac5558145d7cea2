"""Cards as people type them: by their id, or by the name that stands on them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from bot.errors import UserError
from bot.screens.screen import literal
from engine.notation import described
from engine.rules.cards.table import CARDS
from engine.types import SECTIONS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.i18n import Words
    from engine.types import CardId

_WITH_CARD: Final = ("play", "keep")
_MOST: Final = 60


def is_meant(line: str) -> bool:
    """Whether a line names a card as the notation does, or none."""
    said = described(line)
    plain = said.section is not None or len(line.split()) == 2
    return said.verb not in _WITH_CARD or (said.card in CARDS and plain)


def line_meant(words: Words, hand: Sequence[CardId], line: str) -> str:
    """A line of notation; a card that is called by its name gets its id. Raises UserError for one that is none."""
    if described(line).verb not in _WITH_CARD:
        return line
    verb, *said = line.split()
    known = _card(words, hand, " ".join(said))
    if known is not None:
        return f"{verb} {known}"
    if said and said[-1].lower() in SECTIONS and (known := _card(words, hand, " ".join(said[:-1]))):
        # Of a deal: the general it goes to.
        return f"{verb} {known} {said[-1].lower()}"
    if not said:
        return line
    held = ", ".join(f"`{card}` ({words(f'card-{card}')})" for card in dict.fromkeys(hand))
    text = literal(" ".join(said)[:_MOST])
    raise UserError("no-such-card-here", text=text, number=len(hand), cards=held)


def _card(words: Words, hand: Sequence[CardId], said: str) -> CardId | None:
    """The card of that id or name; of several with one name the one in the hand."""
    wanted = _plain(said)
    named = [
        card
        for card in (*hand, *CARDS)
        if wanted in (_plain(card), _plain(words(f"card-{card}")), _plain(words(f"card-{card}.short")))
    ]
    return named[0] if named and wanted else None


def _plain(name: str) -> str:
    return " ".join(re.sub(r"[\W_]+", " ", name.lower()).split())
