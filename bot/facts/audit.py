"""What moderators do, and what befalls battles besides play, as it is noted for the moderators of a server."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, NamedTuple, TypeAlias

from bot.facts.kinds import Ruling
from bot.facts.news import CalledOff
from bot.facts.place import Losable, Loss

#: Longer reasons are cut where they are noted.
LONGEST_REASON: Final = 400
AuditKind: TypeAlias = Literal[
    "setup",
    "extend",
    "pause",
    "resume",
    "force",
    "undo",
    "replace",
    "cancel",
    "reveal",
    "repair",
    "clean",
    "place-lost",
    "undelivered",
    "vanished",
    "scenario-added",
    "scenario-accepted",
    "scenario-removed",
    "cup-start",
    "cup-drop",
    "cup-end",
]


class Audited(NamedTuple):
    """One thing that was done. What it was says which of the other fields tell more of it."""

    what: AuditKind
    reason: str = ""
    #: What was set, by the names of the settings (setup).
    settings: Mapping[str, object] = {}
    seconds: float = 0.0
    verdict: Ruling | None = None
    #: The revision it was taken back to.
    to: int | None = None
    #: Whose seat it was, and whose it is.
    old: int | None = None
    new: int | None = None
    #: Why a battle was called off, or a place lost.
    why: Literal[CalledOff, Loss] | None = None
    place: Losable | None = None
    #: A repair: actions done again, revisions written anew, and what is wrong with which.
    replayed: int = 0
    mended: tuple[int, ...] = ()
    faults: tuple[tuple[int, str], ...] = ()
    #: How many places were removed.
    places: int = 0
    #: The announcement that could not be delivered.
    said: str = ""
    #: A battle that was brought in.
    id: str = ""
    #: A cup, and who had to leave it.
    name: str = ""
    who: int | None = None
