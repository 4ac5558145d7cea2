"""Chance that nobody can bend: the seed is sealed before anybody joins, and whoever joins adds something to it.

The seal is the seed's SHA-256. What is added (a salt) is Discord's number of the press by which somebody joined, or a
word of his own. Dice and cards follow from both (`engine.dice.FairDice`), so they are dealt after all have joined.
Battles that come one after the other, those of a cup and of a campaign, are sealed together before anybody joins: each
has a line in a list of seals, and the seal of the list is shown.
"""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Iterable
from re import compile as pattern
from typing import TYPE_CHECKING, Final, NamedTuple
from unicodedata import normalize

from bot.errors import UserError
from engine.dice import seal_of

if TYPE_CHECKING:
    from bot.facts.public import Facts

#: A word stands in public posts, and in a line of its own in what is hashed.
_WORD: Final = pattern(r"[\w-]{1,32}")


class Chance(NamedTuple):
    """Of a table that is opened for those who have agreed to play: what was sealed before, and what they have added."""

    #: The seed, and of a match that of its second battle; none, or "": drawn now.
    seeds: tuple[str, ...] = ()
    salts: tuple[str, ...] = ()


class Seals(NamedTuple):
    """What stands fast of a game's chance before its first roll, besides the seal of its seed."""

    #: What those who joined have added; None: a table from before.
    salts: tuple[str, ...] | None = None
    #: Of a match: the seal of the second battle.
    second: str = ""
    #: Of several that were sealed together before anybody joined: the seal of their list, and the line of this battle.
    listed: str = ""
    place: str = ""


def new_seed() -> str:
    """The secret of a game, from which all its chance follows."""
    return secrets.token_hex(32)


def seed_among(secret: str, place: str) -> str:
    """The seed of one of several battles that are sealed together; told in the end, it tells nothing of the others. "":
    they are older than that, and each is sealed by itself."""
    return hmac.digest(secret.encode(), place.encode(), "sha256").hex() if secret else ""


def seals_among(secret: str, places: Iterable[str]) -> str:
    """What is handed out of them from the start: a line for each battle, its place and its seal; "": as above."""
    return "".join(f"{place} {seal_of(seed_among(secret, place))}\n" for place in places) if secret else ""


def seal_of_all(listed: str) -> str:
    """The seal of such a list, which is shown before anybody joins."""
    return seal_of(listed) if listed else ""


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
