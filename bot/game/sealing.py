"""Chance that nobody can bend: the seed is sealed before anybody joins, and whoever joins adds something to it.

The seal is the seed's SHA-256. What is added (a salt) is Discord's number of the press by which somebody joined, or a
word of his own. Dice and cards follow from both (`engine.dice.FairDice`), so they are dealt after all have joined.
"""

from __future__ import annotations

import secrets
from hashlib import sha256
from re import compile as pattern
from typing import TYPE_CHECKING, Final
from unicodedata import normalize

from bot.errors import UserError

if TYPE_CHECKING:
    from bot.facts.public import Facts

#: A word stands in public posts, and between bars in what is hashed.
_WORD: Final = pattern(r"[\w-]{1,32}")


def new_seed() -> str:
    """The secret of a game, from which all its chance follows."""
    return secrets.token_hex(32)


def seal_of(seed: str) -> str:
    """What is shown of a seed before it is told."""
    return sha256(seed.encode()).hexdigest()


def salted(facts: Facts, interaction: int | None, word: str = "") -> Facts:
    """The facts with what this press adds. Raises UserError."""
    if facts.salts is None:
        return facts
    salt = _salt(interaction, word)
    return facts._replace(salts=(*facts.salts, salt)) if salt else facts


def _salt(interaction: int | None, word: str) -> str:
    if not word.strip():
        return f"{interaction:x}" if interaction else ""
    said = normalize("NFC", word.strip())
    if not _WORD.fullmatch(said):
        raise UserError("no-such-word")
    return said
