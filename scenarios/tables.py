"""Reading tables of a parsed file without trusting their types: what is wrong becomes a fault, the rest is
used.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from itertools import islice
from typing import TypeVar

from scenarios.errors import Fault, hint_for

Table = Mapping[str, object]
_Item = TypeVar("_Item")
# The fullest board has 230 hexes. What is longer than this is no scenario, and must not cost the time of one.
MANY = 500
Kinds = Mapping[str, tuple[type | tuple[type, ...], str]]


def checked_table(table: Table, keys: Kinds, section: str, faults: list[Fault]) -> dict[str, object]:
    """The entries that the table may have and that are of the right type."""
    good = dict[str, object]()
    for key, value in few(table.items(), section or "the file", section, faults):
        if key not in keys:
            params = {"key": key, "where": section or "the file", "hint": hint_for(key, keys)}
            faults.append(Fault("unknown-key", params, section=section))
        elif (isinstance(value, bool) and keys[key][0] is not bool) or not isinstance(value, keys[key][0]):
            faults.append(Fault("wrong-type", {"what": key, "wanted": keys[key][1]}, section=section))
        else:
            good[key] = value
    return good


def few(items: Collection[_Item], what: str, section: str | None, faults: list[Fault]) -> list[_Item]:
    """The items, but no more of them than a scenario can have."""
    if len(items) > MANY:
        faults.append(Fault("too-many", {"what": what, "count": len(items), "limit": MANY}, section=section))
    return list(islice(items, MANY))


def subtable(root: Table, key: str) -> Table:
    """A table below another one; empty if it is missing or no table (which is reported elsewhere)."""
    value = root.get(key)
    return value if isinstance(value, dict) else {}


def texts_of(value: object, what: str, section: str, faults: list[Fault]) -> list[str]:
    """A text, or a list of texts, as a list."""
    items = few(value if isinstance(value, list) else [value], what, section, faults)
    good = [item for item in items if isinstance(item, str)]
    if len(good) < len(items):
        faults.append(
            Fault("wrong-type", {"what": what, "wanted": "a text or a list of texts"}, section=section)
        )
    return good


def text_entries(table: Table, section: str, faults: list[Fault]) -> Iterator[tuple[str, str]]:
    """Every (key, text) of a table whose values are a text or a list of texts."""
    for key, value in few(table.items(), section, section, faults):
        for text in texts_of(value, key, section, faults):
            yield key, text


def known_word(word: str, known: tuple[str, ...], what: str, section: str, faults: list[Fault]) -> None:
    """A fault with the nearest known word, unless the word is known."""
    if word not in known:
        faults.append(
            Fault(
                "unknown-word", {"word": word, "what": what, "hint": hint_for(word, known)}, section=section
            )
        )
