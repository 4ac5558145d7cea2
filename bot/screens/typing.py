"""Cards as people type them: by their id, or by the name that stands on them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from bot.errors import UserError
from bot.screens.screen import literal
from engine.rules.cards.table import CARDS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.i18n import Words
    from engine.types import CardId

_MOST: Final = 60


def card_named(words: Words, hand: Sequence[CardId], said: str) -> CardId | None:
    """The card of that id or name; of several with one name the one in the hand."""
    wanted = _plain(said)
    named = [
        card
        for card in (*hand, *CARDS)
        if wanted in (_plain(card), _plain(words(f"card-{card}")), _plain(words(f"card-{card}.short")))
    ]
    return named[0] if named and wanted else None


def no_card(hand: Sequence[CardId], said: str) -> UserError:
    """That there is none of that name, with those one holds as they are typed."""
    held = ", ".join(f"`{card}`" for card in sorted(set(hand)))
    return UserError("no-such-card-here", text=literal(said[:_MOST]), number=len(hand), cards=held)


def _plain(name: str) -> str:
    return " ".join(re.findall(r"[^\W_]+", name.lower()))
