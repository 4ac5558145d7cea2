"""Where a game lives: a thread, a channel or a message by the bot's own word for it, and what was noted of it there.

Ids only; Discord is not here.
"""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, TypeAlias, get_args

#: The message that tells how a battle went.
AFTERMATH: Final = "aftermath"

#: The places that may be lost and made anew.
Losable: TypeAlias = Literal["thread", "side:allies", "side:axis"]
LOSABLE: Final[tuple[Losable, ...]] = get_args(Losable)

#: Why a place cannot be used: a moderator has deleted or locked it, or we may no longer look or write there.
Loss: TypeAlias = Literal["deleted", "locked", "closed"]


class Readers(NamedTuple):
    """Who reads a side's place."""

    people: tuple[int, ...] = ()
    #: Who was being let in when this was noted: he may be in or not.
    coming: tuple[int, ...] = ()


class PastTurns(NamedTuple):
    """What a team's panel tells of turns gone by."""

    #: What the turn before did, and the one before that.
    last: tuple[str, ...] = ()
    earlier: tuple[str, ...] = ()
    #: The turn in which it told so.
    turn: int | None = None
    #: The announcement that brought it.
    by: int = 0
    #: The newest turn it tells of.
    of: int | None = None


class Noted(NamedTuple):
    """What must be known of a place again after a restart."""

    #: The last announcement that was said there.
    said: int = 0
    #: The public panel carries the picture of a turn that began.
    drawn: bool = False
    readers: Readers = Readers()
    told: PastTurns = PastTurns()
    #: Who of the other side could read a side's place, by what Discord lets administrators see.
    onlookers: tuple[int, ...] = ()
    #: Of a place that is lost: why.
    lost: Loss | None = None


class Place(NamedTuple):
    """One place of a game: "thread", "side:allies", "panel", "board", "dm:<person>" and whatever else is needed."""

    game: int
    kind: str
    channel: int
    message: int | None = None
    #: What of the game it shows.
    revision: int = 0
    server: int | None = None
    noted: Noted = Noted()
    #: When it was written; a message older than an hour is better posted anew than edited.
    at: float = 0.0
    #: When it is to be removed.
    until: float | None = None


def losable(kind: str) -> Losable | None:
    """A kind of place as one that may be lost; None: it is none of those."""
    return next((one for one in LOSABLE if one == kind), None)
