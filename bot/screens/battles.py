"""What a battle is called and what is told of it, in the reader's language.

A battle's file speaks English, and may bring other languages itself, as those of the community do. Of the battles that
come with the bot each language has a file of its own (`bot/locale/de/battles.ftl`), so that a new language is a folder.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from bot.facts.sheet import Telling

if TYPE_CHECKING:
    from bot.facts.sheet import Sheet
    from bot.i18n import Words
    from engine.view import PlayerView


def title_of(words: Words, scenario: str, titles: Mapping[str, str]) -> str:
    """A battle's title: as its file has it in this language, else as the catalogue does, else in English or any."""
    key = f"battle-{scenario}"
    if words.language not in titles and words.own(key):
        return words(key)
    return titles.get(words.language) or titles.get("en") or next(iter(titles.values()), scenario)


def texts_of(sheet: Sheet, words: Words) -> Telling:
    """The words of a battle in a language, else in English, else in any."""
    texts, key = sheet.texts, f"battle-{sheet.id}"
    if words.language not in texts and words.own(key):
        return _translated(words, key, texts.get("en", Telling()))
    language = next((one for one in (words.language, "en", *texts) if one in texts), None)
    return Telling() if language is None else texts[language]


def _translated(words: Words, key: str, english: Telling) -> Telling:
    return Telling(
        words(key),
        words(f"{key}.briefing") if english.briefing else "",
        tuple(words(f"{key}.rule-{n}") for n, _ in enumerate(english.rules, 1)),
        tuple(words(f"{key}.history-{n}") for n, _ in enumerate(english.history, 1)),
    )


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


def messages(sheet: Sheet) -> Iterator[tuple[str, str]]:
    """What a language says of a battle, by key, in the English of its file."""
    key, english = f"battle-{sheet.id}", sheet.texts["en"]
    yield key, english.title
    if english.briefing:
        yield f"{key}.briefing", one_line(english.briefing)
    for name, told in (("rule", english.rules), ("history", english.history)):
        for n, text in enumerate(told, 1):
            yield f"{key}.{name}-{n}", one_line(text)
    for at, text in sheet.labels.items():
        yield f"{key}.label-{at}", text


def one_line(text: str) -> str:
    """A text of a file, which is broken where its lines would be too long."""
    return " ".join(text.split())
