"""The words players read: Fluent catalogues, one folder a language, English behind every other.

A key names a message; `key.attribute` names one of its forms (`card-ambush.short`). A message that a language lacks
is said in English; one that English lacks is said as its key and logged, for a player must never meet a traceback.

A language is switched on by being whole: its folder has every file that the English one has, and `battles.ftl`, whose
English stands in the battles themselves. Of one that is only begun nothing is spoken. `terms.ftl` holds the words that
are printed in the boxes of a language, on or not: until it is on they are shown beside the English ones and found by a
search; once it is, its names are compared with them (`translating.py`).
"""

from __future__ import annotations

import logging
import re
from collections import OrderedDict
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

from discord import Locale
from discord.app_commands import TranslationContextTypes, Translator, locale_str
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax.ast import Identifier, Message, Pattern, Placeable, Resource
from fluent.syntax.ast import TextElement as TextOf
from fluent.syntax.ast import VariableReference as VariableOf
from fluent.syntax.stream import FluentParserStream

from bot.facts.computers import level_of, number_of
from bot.facts.seat import NOBODY

_LOG = logging.getLogger(__name__)
_FOLDER: Final = Path(__file__).with_name("locale")
_TERMS: Final = "terms.ftl"
#: What is told of the battles: their own files say it in English.
BATTLES: Final = "battles.ftl"
ENGLISH: Final = "en"
#: The form of a message that speaks of a picture or a colour, for whoever hears it.
HEARD: Final = "aloud"
#: The mention of a computer.
_COMPUTER: Final = re.compile(r"<@(-\d+)>")
#: The mention of somebody who has been forgotten.
_FORMER: Final = f"<@{NOBODY}>"
#: Finished messages kept in memory, some 200 bytes each.
_MOST_KNOWN: Final = 8_000


#: Where plain words end, and the name of a message or of something to be filled in.
_ENDS: Final = re.compile(r"[{}\n]|\r\n")
_NAME: Final = re.compile(r"[a-zA-Z][a-zA-Z0-9_-]*")
#: What three messages of four are: one line of text and parameters, and nothing that goes on below it.
_LINE: Final = re.compile(
    r"([a-zA-Z][a-zA-Z0-9_-]*) = "
    r"((?! )(?:[^{}\n\r]++|\{ \$[a-zA-Z][a-zA-Z0-9_-]* \})++)"
    r"(?<! )(?=\n+(?:[a-zA-Z#-]|\Z))"
)
_FILLED_IN: Final = re.compile(r"\{ \$([a-zA-Z][a-zA-Z0-9_-]*) \}")


class _QuickParser(FluentParser):
    """Reads the same as Fluent's own, but whole lines, words and names at once and not letter by letter: every start of
    the bot reads all languages, and most of that was letters."""

    def get_message(self, ps: FluentParserStream) -> Message:
        found = _LINE.match(ps.string, ps.index)
        if found is None:
            return super().get_message(ps)
        _taken(ps, found.end())
        # Text stands at the even places, and the names of parameters at the odd ones.
        parts = _FILLED_IN.split(found[2])
        elements = [
            Placeable(VariableOf(Identifier(part))) if place % 2 else TextOf(part)
            for place, part in enumerate(parts)
            if part
        ]
        return Message(Identifier(found[1]), Pattern(elements), [])

    def get_text_element(self, ps: FluentParserStream) -> TextOf:
        end = _ENDS.search(ps.string, ps.index)
        return TextOf(_taken(ps, end.start() if end else len(ps.string)))

    def get_identifier(self, ps: FluentParserStream) -> Identifier:
        found = _NAME.match(ps.string, ps.index)
        if found is None:
            # It knows what to say of it.
            return super().get_identifier(ps)
        return Identifier(_taken(ps, found.end()))


def _taken(ps: FluentParserStream, end: int) -> str:
    """What stands from here to there; it goes on there."""
    taken = ps.string[ps.index : end]
    if taken:
        ps.index, ps.peek_offset = end, 0
    return taken


class Words:
    """The words of one language: `words("event-turn-began", number=3, side="Axis")`."""

    def __init__(
        self,
        language: str,
        bundles: tuple[FluentBundle, ...],
        box: str | None = None,
        *,
        aloud: bool = False,
    ) -> None:
        self.language: Final = language
        #: Whether they are heard: no unit is called by half its name, and no picture goes with them.
        self.aloud: Final = aloud
        #: The language of the reader's box, where it has no catalogue.
        self.box: Final = box
        self._bundles: Final = bundles
        # Names, labels and lines about the same unit are asked for again and again.
        self._known: OrderedDict[object, str] = OrderedDict()
        self._plain: dict[str, tuple[str, ...] | None] = {}

    def __call__(self, key: str, /, **params: str | int | float) -> str:
        """The message of that key, with its parameters put in."""
        if self.aloud and key.startswith("unit-"):
            key = key.removesuffix(".short")
        asked: object = (key, *params.items()) if params else key
        text = self._known.get(asked)
        if text is None:
            if self.aloud and self.has(f"{key}.{HEARD}"):
                key = f"{key}.{HEARD}"
            text = self._known[asked] = self.named(self._say(key, params))
            if len(self._known) > _MOST_KNOWN:
                self._known.popitem(last=False)
        return text

    def has(self, key: str) -> bool:
        """Whether there is such a message, if only in English."""
        return any(_written(bundle, key) is not None for bundle in self._bundles)

    def inside(self, key: str) -> str:
        """A name within a sentence: English writes it small there, a language with capital nouns as it stands."""
        text = self(key)
        return text.lower() if self("names-inside") == "small" else text

    def named(self, text: str) -> str:
        """A text with the names of computers and former players in place of mentions: Discord knows no such numbers."""
        if _FORMER in text:
            text = text.replace(_FORMER, self("former-player"))
        if "<@-" not in text:
            return text
        return _COMPUTER.sub(lambda found: self._computer(int(found[1])), text)

    def _computer(self, person: int) -> str:
        number = number_of(person)
        name = self(f"computer-{level_of(person)}")
        return name if number == 1 else f"{name} {number}"

    def own(self, key: str) -> bool:
        """Whether this language itself, not only English, knows the key."""
        return _written(self._bundles[0], key) is not None

    def printed(self, key: str) -> str | None:
        """What a thing is called in the reader's box, if that is not the language these words speak."""
        return None if self.box is None else term(self.box, key)

    def _say(self, key: str, params: Mapping[str, str | int | float]) -> str:
        simple = _filled(self._plain.get(key), params)
        if simple is not None:
            return ended(simple)
        for bundle in self._bundles:
            pattern = _written(bundle, key)
            if pattern is None:
                continue
            if key not in self._plain:
                self._plain[key] = _plain_parts(pattern)
                return self._say(key, params)
            said, faults = say_with(bundle, key, params)
            for fault in faults:
                _LOG.warning("message %s in %s: %s", key, self.language, fault)
            return ended(said)
        _LOG.error("no message %r in any catalogue", key)
        return key


def ended(text: str) -> str:
    """A card may bring an end of its own to a sentence: You draw Move Out!"""
    return text.replace("!.", "!").replace("!**.", "!**") if "!" in text else text


def _plain_parts(pattern: Pattern) -> tuple[str, ...] | None:
    """Text and names of parameters in turn, for a message that holds nothing else: most of them."""
    parts = [""]
    for element in pattern.elements:
        inner = element.expression if isinstance(element, Placeable) else element
        if isinstance(inner, TextOf):
            parts[-1] += inner.value
        elif isinstance(inner, VariableOf):
            parts += [inner.id.name, ""]
        else:
            return None
    return tuple(parts)


def _filled(parts: tuple[str, ...] | None, params: Mapping[str, str | int | float]) -> str | None:
    """Such a message with its parameters put in; None where it takes Fluent to say it (1,000 is not 1.000).

    Fluent takes thirty times as long, and a turn has a new score and a new number in every heading.
    """
    if parts is None:
        return None
    said = [*parts]
    for n in range(1, len(parts), 2):
        value = params.get(parts[n])
        if isinstance(value, str):
            said[n] = value
        elif type(value) is int and -1_000 < value < 1_000:
            said[n] = str(value)
        else:
            return None
    return "".join(said)


def _written(bundle: FluentBundle, key: str) -> Pattern | None:
    """A message as it stands in the catalogue. What Fluent makes of it first takes ten times as long to make, and only
    what is not plain is said by it."""
    name, _, attribute = key.partition(".")
    message = bundle._messages.get(name)  # noqa: SLF001 - Fluent hands out none that it has not compiled
    if message is None or not attribute:
        return None if message is None else message.value
    return next((one.value for one in message.attributes if one.id.name == attribute), None)


@cache
def languages() -> tuple[str, ...]:
    """The languages that are spoken, English first: those whose folder has every file of the English one, and what is
    told of the battles."""
    wanted = files(ENGLISH) | {BATTLES}
    whole = sorted(one for one in folders() if one != ENGLISH and wanted <= files(one))
    return (ENGLISH, *whole)


@cache
def boxes() -> tuple[str, ...]:
    """The languages of which only the words of the boxes are known."""
    return tuple(sorted({path.parent.name for path in _FOLDER.glob(f"*/{_TERMS}")} - set(languages())))


def folders() -> tuple[str, ...]:
    """All languages of which there is anything."""
    return tuple(sorted({path.parent.name for path in _FOLDER.glob("*/*.ftl")}))


def files(language: str) -> frozenset[str]:
    """The files of a catalogue, by name."""
    return frozenset(path.name for path in (_FOLDER / language).glob("*.ftl")) - {_TERMS}


def printed(box: str) -> Mapping[str, str]:
    """The words printed in the boxes of a language, by key."""
    terms = _terms(box)
    return {key: say_with(terms, key, {})[0] for key in _keys(terms)}


@cache
def term(box: str, key: str) -> str | None:
    """What a thing is called in a box; None where the box does not name it."""
    return say_with(_terms(box), key, {})[0] if _written(_terms(box), key) is not None else None


def names(key: str) -> list[str]:
    """What a thing is called in every language there is: a club searches for what its box says."""
    spoken = [words_of(language)(key) for language in languages()]
    return spoken + [name for box in boxes() if (name := term(box, key)) is not None]


def keys(language: str = ENGLISH) -> frozenset[str]:
    """All keys of a catalogue, attributes included, whether it is spoken or only begun."""
    return _keys(bundle(language))


def _keys(bundle: FluentBundle) -> frozenset[str]:
    names: set[str] = set()
    for name in bundle._messages:  # noqa: SLF001 - Fluent offers no list of its messages
        message = bundle.get_message(name)
        if message.value is not None:
            names.add(name)
        names.update(f"{name}.{attribute}" for attribute in message.attributes)
    return frozenset(names)


def text_of(language: str, name: str) -> str:
    """A file of a catalogue."""
    return (_FOLDER / language / name).read_text(encoding="utf-8")


def say_with(
    bundle: FluentBundle, key: str, params: Mapping[str, str | int | float]
) -> tuple[str, list[Any]]:
    """A message of a catalogue, and what went wrong with it."""
    name, _, attribute = key.partition(".")
    message = bundle.get_message(name)
    pattern: Any = message.attributes[attribute] if attribute else message.value
    said, faults = bundle.format_pattern(pattern, dict(params))
    return str(said), faults


@cache
def bundle(language: str) -> FluentBundle:
    """A catalogue as Fluent has read it, whether it is spoken or only begun."""
    return _read(language, sorted(files(language)))


@cache
def _terms(box: str) -> FluentBundle:
    return _read(box, [_TERMS] if (_FOLDER / box / _TERMS).exists() else [])


def _read(language: str, names: Iterable[str]) -> FluentBundle:
    # Isolation marks are for right-to-left text; Discord shows them as boxes on some phones.
    read = FluentBundle([language], use_isolating=False)
    for name in names:
        read.add_resource(parsed(text_of(language, name)))
    return read


def parsed(text: str) -> Resource:
    """A file as Fluent understands it."""
    # Where in its file each part of a message stands nobody asks: it would be a third of all that is kept.
    return _QuickParser(with_spans=False).parse(text)


@cache
def _words(language: str, box: str | None = None, *, aloud: bool = False) -> Words:
    behind = (bundle(ENGLISH),) if language != ENGLISH else ()
    return Words(language, (bundle(language), *behind), box, aloud=aloud)


def words_of(locale: str | None, *, aloud: bool = False) -> Words:
    """The words for a locale such as `de`, `en-GB`, or None; English where there is no catalogue yet. `aloud`: for
    whoever hears them."""
    language = (locale or ENGLISH).partition("-")[0].lower()
    if language in languages():
        return _words(language, aloud=aloud)
    return _words(ENGLISH, language if language in boxes() else None, aloud=aloud)


def read_all() -> None:
    """Every language that is spoken is in memory from now on."""
    for language in languages():
        words_of(language)


def heard(asked: str | None) -> str:
    """The language that a browser (`de-AT,en;q=0.8`) or a terminal (`de_DE.UTF-8`) wants most, of those spoken."""
    wanted = sorted((asked or "").lower().split(","), key=_weight, reverse=True)
    found = (re.match(r"\s*([a-z]+)", one) for one in wanted)
    return next((one[1] for one in found if one and one[1] in languages()), ENGLISH)


def _weight(wanted: str) -> float:
    found = re.search(r";\s*q=([\d.]+)", wanted)
    return float(found[1]) if found and found[1].count(".") < 2 and found[1] != "." else 1.0


def said(key: str) -> locale_str:
    """A command's words: English now, another language when Discord asks for it."""
    return locale_str(words_of(ENGLISH)(key), key=key)


class CommandTranslator(Translator):
    """Gives Discord the names and descriptions of commands in every language that has them."""

    async def translate(
        self, string: locale_str, locale: Locale, context: TranslationContextTypes
    ) -> str | None:
        # Asked for each word in each of the thirty languages of Discord's clients, nearly all of them in vain.
        key = string.extras.get("key")
        language = locale.value.partition("-")[0]
        if key is None or language == ENGLISH or language not in languages():
            return None
        words = words_of(language)
        return words(key) if words.own(key) else None
