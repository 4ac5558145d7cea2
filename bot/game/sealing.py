"""Chance that nobody can bend: the seed is sealed before anybody joins, and whoever joins adds something to it.

The seal is the seed's SHA-256. What is added (a salt) is Discord's number of the press by which somebody joined, or a
word of his own. Dice and cards follow from both (`engine.dice.FairDice`), so they are dealt after all have joined.
"""

from __future__ import annotations

import secrets
from re import compile as pattern
from typing import TYPE_CHECKING, Final
from unicodedata import normalize

from bot.errors import UserError

if TYPE_CHECKING:
    from bot.facts.public import Facts

#: A word stands in public posts, and in a line of its own in what is hashed.
_WORD: Final = pattern(r"[\w-]{1,32}")


def new_seed() -> str:
    """The secret of a game, from which all its chance follows."""
    return secrets.token_hex(32)


def salt_of(interaction: int | None) -> str:
    """What joining adds: Discord's number of the press, which the bot neither chooses nor foresees."""
    return f"{interaction:x}" if interaction else ""


def own_word(word: str) -> str:
    """A word of somebody's own instead. Raises UserError."""
    said = normalize("NFC", word.strip())
    if not _WORD.fullmatch(said):
        raise UserError("no-such-word")
    return said


def salted(facts: Facts, salt: str) -> Facts:
    """The facts with what somebody adds; a table from before takes nothing."""
    return facts._replace(salts=(*facts.salts, salt)) if salt and facts.salts is not None else facts
