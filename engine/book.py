"""The rule book in our own words: what every rule ID says that code and tests cite, one sentence each.

The sentences are data of the package, `rules/book/*.txt`: the ID, a tab, the sentence. A group such as MOVE or
EQ-LC has one, too, which says what its rules are about.
"""

from __future__ import annotations

from collections.abc import Mapping
from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Final

#: The chapters in the order in which a search answers.
CHAPTERS: Final = ("base", "rulings", "equipment", "winter", "cases", "community")
#: Those a battle is played by; the others show cases, or rules that imported files may name.
IN_PLAY: Final = ("base", "rulings", "equipment", "winter")
#: So many others are named when an ID is not known.
_NEAR = 4


@cache
def sentences(chapters: tuple[str, ...] = CHAPTERS) -> Mapping[str, str]:
    """Every rule with its sentence, in the order of the book."""
    pages = files("engine").joinpath("rules", "book")
    read: dict[str, str] = {}
    for chapter in chapters:
        for line in pages.joinpath(f"{chapter}.txt").read_text("utf-8").splitlines():
            rule, _, text = line.partition("\t")
            read[rule] = text
    return MappingProxyType(read)


def sentence(rule: str) -> str | None:
    """What a rule says; None for an ID that is none."""
    return sentences().get(rule)


def group(rule: str) -> tuple[str, ...]:
    """The rules of a group, without the group itself: all of MOVE."""
    return tuple(one for one in sentences() if one.startswith(f"{rule}-"))


def find(words: str, chapters: tuple[str, ...] = CHAPTERS) -> tuple[str, ...]:
    """The rules whose ID or sentence holds every one of some words, in the order of the book."""
    wanted = words.casefold().split()
    if not wanted:
        return ()
    return tuple(
        rule
        for rule, text in sentences(chapters).items()
        if all(word in f"{rule} {text}".casefold() for word in wanted)
    )


def near(rule: str) -> tuple[str, ...]:
    """Rules that somebody may have meant: those that speak of the word, otherwise those spelled much like it."""
    return find(rule)[:_NEAR] or tuple(get_close_matches(rule.upper(), sentences(), n=_NEAR))
