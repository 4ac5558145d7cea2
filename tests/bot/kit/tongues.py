"""Catalogues in a folder of a test's own: languages that are begun, whole or made up.

The language made up says every word of the English catalogue with accents on its vowels. What is said in it without
accents is in no catalogue; what is said to others with accents is spoken to the wrong person.
"""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest
from fluent.runtime.prepare import Compiler
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from bot import i18n, translating

LOCALE: Final = Path(i18n.__file__).with_name("locale")
#: A language that Discord's clients speak and the bot does not.
MADE_UP: Final = "fi"
_ACCENTS: Final = str.maketrans("aeiouyAEIOUY", "äëïöüÿÄËÏÖÜŸ")
#: What is said as it is in every language: commands, code, mentions, times, addresses, the seed of the tests and sums.
_AS_IT_IS: Final = re.compile(
    r"`(?![, .…])[^`]*`|(?<![\w<])/[a-z]+(?: [a-z]+)?|<[@#/:t][^>]*>?|https?://\S+|\b[\w-]+\.(?:toml|m44|json|png|webp)\b"
    r"|\bfieldpost-test\b|\b[0-9a-f]{16}\b"
)
_WORD: Final = re.compile(r"[^\W\d_]*[aeiouy][^\W\d_]*")
_ACCENTED: Final = re.compile(r"[^\W\d_]*[äëïöüÿÄËÏÖÜŸ][^\W\d_]*")
# The same files are read test after test, and what stands in them is understood as often.
i18n.parsed = cache(i18n.parsed)
_understood: Final = Compiler.__call__
_known: Final[dict[Any, Any]] = {}


def _at_once(self: Compiler, item: Any) -> Any:
    """Messages that have been understood before, whichever language holds them: what they mean is asked of it later."""
    if not isinstance(item, ast.Message | ast.Term):
        return _understood(self, item)
    if item not in _known:
        _known[item] = _understood(self, item)
    return _known[item]


Compiler.__call__ = _at_once


@contextmanager
def speaking_of(folder: Path) -> Iterator[Path]:
    """Every word is read from a folder, in which the languages of the house lie already, until the end of this."""
    for one in LOCALE.iterdir():
        folder.joinpath(one.name).mkdir(parents=True)
        for file in one.iterdir():
            folder.joinpath(one.name, file.name).symlink_to(file)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(i18n, "_FOLDER", folder)
        forget()
        try:
            yield folder
        finally:
            patch.undo()
            forget()


def forget() -> None:
    """Nothing of what was read is known any more."""
    for known in (
        i18n.languages,
        i18n.boxes,
        i18n.term,
        i18n.bundle,
        i18n._terms,
        i18n._words,
        translating.catalogue,
    ):
        known.cache_clear()


@contextmanager
def a_language_more(folder: Path) -> Iterator[None]:
    """The language made up is spoken, too."""
    with speaking_of(folder) as locale:
        own = locale / MADE_UP
        own.mkdir()
        for file in (locale / i18n.ENGLISH).iterdir():
            own.joinpath(file.name).write_text(
                in_other_words(file.read_text(encoding="utf-8")), encoding="utf-8"
            )
        own.joinpath(i18n.BATTLES).write_text(in_other_words(translating.battles()), encoding="utf-8")
        forget()
        yield


class _Accents(Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        node.value = accented(node.value)
        return node


@cache
def in_other_words(catalogue: str) -> str:
    """A file of a catalogue in the language made up."""
    return FluentSerializer().serialize(_Accents().visit(FluentParser().parse(catalogue)))


def accented(text: str) -> str:
    """The same in the language made up."""
    parts, last = [], 0
    for found in _AS_IT_IS.finditer(text):
        parts += [text[last : found.start()].translate(_ACCENTS), found[0]]
        last = found.end()
    return "".join(parts) + text[last:].translate(_ACCENTS)


def plain(text: str) -> list[str]:
    """The English words of a text."""
    return _WORD.findall(_AS_IT_IS.sub(" ", text))


def made_up(text: str) -> list[str]:
    """The words of the language made up in a text."""
    return _ACCENTED.findall(text)


#: What of a picture's words are names of the engine's own: dice, cards, what struck.
_IDS: Final = frozenset({"dice", "by", "chip", "winner", "face"})


def drawn_in(words: Any) -> Iterator[str]:
    """Every text of a picture."""
    if isinstance(words, str):
        yield words
    elif isinstance(words, dict):
        for value in words.values():
            yield from drawn_in(value)
    elif isinstance(words, (list, tuple)):
        for value in words:
            yield from drawn_in(value)
    elif dataclasses.is_dataclass(words):
        for one in dataclasses.fields(words):
            if one.name not in _IDS:
                yield from drawn_in(getattr(words, one.name))


#: What of a request is read by people.
_READ: Final = frozenset({"content", "label", "placeholder", "description", "title", "name", "topic", "text"})


def read_in(body: Any, key: str = "") -> Iterator[str]:
    """Every text of a request that somebody reads."""
    if isinstance(body, dict):
        for name, value in body.items():
            yield from read_in(value, name)
    elif isinstance(body, (list, tuple)):
        for value in body:
            yield from read_in(value, key)
    elif isinstance(body, str) and key in _READ:
        yield body
