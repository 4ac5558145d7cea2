"""What a battle is called and what is told of it, in the reader's language.

A battle's file speaks English, and may bring other languages itself, as those of the community do. Of the battles that
come with the bot each language has a file of its own (`bot/locale/de/battles.ftl`), so that a new language is a folder.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from bot.facts.sheet import Sheet

if TYPE_CHECKING:
    from bot.i18n import Words
    from engine.view import PlayerView

#: What is told of a battle in several texts, and what one of them is called in a catalogue.
_LISTS: Final = {"rules": "rule", "history": "history"}


def part_of(mapping: Sheet, key: str) -> Sheet:
    """A part of a battle that has parts itself; empty where there is none."""
    part = mapping.get(key)
    return part if isinstance(part, Mapping) else {}


def entries_of(mapping: Sheet, key: str) -> Sequence[object]:
    """A list of a battle; empty where there is none."""
    entries = mapping.get(key)
    return entries if isinstance(entries, Sequence) else ()


def title_of(words: Words, scenario: str, titles: Mapping[str, str]) -> str:
    """A battle's title: as its file has it in this language, else as the catalogue does, else in English or any."""
    key = f"battle-{scenario}"
    if words.language not in titles and words.own(key):
        return words(key)
    return titles.get(words.language) or titles.get("en") or next(iter(titles.values()), scenario)


def texts_of(mapping: Sheet, words: Words) -> Sheet:
    """The words of a battle in a language, else in English, else in any."""
    texts, key = part_of(mapping, "texts"), f"battle-{mapping.get('id')}"
    if not texts.get(words.language) and words.own(key):
        return dict(_translated(words, key, part_of(texts, "en")))
    language = next((one for one in (words.language, "en", *texts) if texts.get(one)), "en")
    return part_of(texts, language)


def _translated(words: Words, key: str, english: Sheet) -> Iterator[tuple[str, object]]:
    yield "title", words(key)
    if english.get("briefing"):
        yield "briefing", words(f"{key}.briefing")
    for name, one in _LISTS.items():
        yield name, [words(f"{key}.{one}-{n}") for n, _ in enumerate(entries_of(english, name), 1)]


def labelled(words: Words, view: PlayerView) -> PlayerView:
    """A board with the words written on it in a language: most are names of places."""
    key = f"battle-{view.battle}"
    if not words.own(key):
        return view
    labels = [
        one._replace(text=words(f"{key}.label-{one.at}")) if words.own(f"{key}.label-{one.at}") else one
        for one in view.labels
    ]
    return view._replace(labels=tuple(labels))


def messages(mapping: Sheet) -> Iterator[tuple[str, str]]:
    """What a language says of a battle, by key, in the English of its file."""
    key, english = f"battle-{mapping['id']}", part_of(part_of(mapping, "texts"), "en")
    yield key, str(english["title"])
    if english.get("briefing"):
        yield f"{key}.briefing", _line(english["briefing"])
    for name, one in _LISTS.items():
        for n, text in enumerate(entries_of(english, name), 1):
            yield f"{key}.{one}-{n}", _line(text)
    for label in entries_of(mapping, "labels"):
        if isinstance(label, Mapping):
            yield f"{key}.label-{label['at']}", str(label["text"])


def _line(text: object) -> str:
    return " ".join(str(text).split())
