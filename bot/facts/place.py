"""Where a game lives: a thread, a channel or a message by the bot's own word for it, and what was noted of it there.

Ids only; Discord is not here.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, NamedTuple, TypeAlias

from engine import Side

#: What is said in the thread in a message of its own, and remembered by what it says.
Posted: TypeAlias = Literal["line", "turn", "asked", "resumed", "over", "aftermath"]
#: Places of one person: all of them go when he is forgotten.
Personal: TypeAlias = Literal["dm", "called-dm", "queue", "unmet", "gone"]
#: What a place is. Of a side: its own place, the panel there ("plan"), that it was told ("told", or "else" where not in
#: its place), called for orders ("called") and told that it is over ("closed"). Of a person: his private message
#: ("dm"), the one that calls for his orders, that he was found in the queue, has not been met yet, or has gone. Of a
#: place that is lost: that moderators ("mods"), and those where it was asked for ("home"), have been told.
What: TypeAlias = Literal[
    "thread", "panel", "origin", "invitation", "declined", "match",
    Posted, Personal,
    "side", "plan", "told", "else", "called", "closed",
    "ask", "mods", "home",
]  # fmt: skip


class PlaceKind(NamedTuple):
    """Which place of a game: what it is, and whose, if it is not everybody's. A game has one of each."""

    what: What
    side: Side | None = None
    person: int | None = None
    #: The number of the question that stands there.
    ask: int | None = None
    #: It cannot be used any more.
    lost: bool = False


THREAD: Final = PlaceKind("thread")
PANEL: Final = PlaceKind("panel")
#: The channel where the battle was asked for.
ORIGIN: Final = PlaceKind("origin")
INVITATION: Final = PlaceKind("invitation")
#: The message that tells how a battle went.
AFTERMATH: Final = PlaceKind("aftermath")


def own_place(what: Personal, person: int, side: Side | None = None) -> PlaceKind:
    """A place of one person."""
    return PlaceKind(what, side, person)


def side_place(side: Side) -> PlaceKind:
    """A side's own channel or thread."""
    return PlaceKind("side", side)


#: The places that may be lost and made anew, as buttons and announcements call them.
Losable: TypeAlias = Literal["thread", "side:allies", "side:axis"]
LOSABLE: Final[Mapping[Losable, PlaceKind]] = {
    "thread": THREAD,
    "side:allies": side_place("allies"),
    "side:axis": side_place("axis"),
}

#: Why a place cannot be used: a moderator has deleted or locked it, or we may no longer look or write there.
Loss: TypeAlias = Literal["deleted", "locked", "closed"]


class Readers(NamedTuple):
    """Who reads a side's place."""

    people: tuple[int, ...] = ()
    #: Who was being let in, or shut out, when this was noted: he may be in or not.
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
    #: Of a place that is lost: why. Of one that looks open again: why it was, until a message has got through.
    lost: Loss | None = None


class Place(NamedTuple):
    """One place of a game."""

    game: int
    kind: PlaceKind
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


def losable(kind: PlaceKind) -> Losable | None:
    """How a kind of place that may be lost is called; None: it is none of those."""
    return next((name for name, one in LOSABLE.items() if one == kind), None)
