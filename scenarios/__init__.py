"""The battles: their files, read into the plain mapping that engine, renderer and bot share.

    ids()               the ids of all battles, in the order of the booklet
    load(id)            one battle as a plain mapping; a fresh one each time
    summaries()         a short row per battle, for lists

A host adds battles by naming folders: `load("my-battle", folders=["/srv/battles"])`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from scenarios.errors import Fault, NotPlayableError, ScenarioError
from scenarios.library import Folder, playable, read_id, read_text
from scenarios.listing import Summary, summaries

#: The battle of those who play for the first time; no list shows it.
FIRST: Final = "first-orders"

__all__ = [
    "FIRST",
    "Fault",
    "NotPlayableError",
    "ScenarioError",
    "Summary",
    "ids",
    "load",
    "loads",
    "summaries",
]


def ids(*, folders: Iterable[Folder] = ()) -> list[str]:
    """The ids of all battles, in the order of the booklet, then by name."""
    return [row.id for row in summaries(folders=folders)]


def load(name: str, *, folders: Iterable[Folder] = (), accept: bool = False) -> dict[str, object]:
    """The mapping of one battle.

    Raises ScenarioError if there is no such battle or its file has faults; NotPlayableError if it uses
    pieces that are not supported yet, unless `accept` says to play without them.
    """
    return playable(read_id(name, folders), accept=accept)


def loads(
    text: str, name: str = "scenario", *, accept: bool = False, shorten: bool = False
) -> dict[str, object]:
    """The mapping of a scenario given as text, from wherever: the same checks, the same errors as `load`.

    `shorten` cuts texts that are too long instead of refusing them: for what was taken in before there were limits.
    """
    return playable(read_text(text, name, shorten=shorten), accept=accept)
