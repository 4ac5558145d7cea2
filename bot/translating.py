"""What is wrong with a catalogue: `python -m bot words de`, and the tests of every language that is spoken.

A translation says what the English catalogue says: the same keys with the same parameters, labels no longer than
Discord takes them, things as the language's own box calls them (`terms.ftl`), and buttons as they are called there.
"""

from __future__ import annotations

import ast as python
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Final

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import scenarios
from bot import i18n
from bot.i18n import ENGLISH
from bot.screens.battles import messages
from bot.screens.scenario import BRIEFING, RULE
from bot.screens.screen import FORM, HINT, LABEL, LINE
from bot.store.text.battletext import sheet_of
from scenarios.limits import LIMITS

_CODE: Final = Path(__file__).parent
#: Whose code names keys, or the ids they end with.
_ROOMS: Final = ("bot", "engine", "scenarios")
#: Letters that a parameter is taken for, where it is measured how long a label may become.
_LENGTHS: Final = {"card": 20, "side": 10, "time": 10, "title": 20, "box": 14, "name": 14, "person": 20}
_SHORTEST: Final = 3
#: What is made of words, as which of its arguments, and how long it may be.
_MEASURED: Final = {
    "Button": ((0, LABEL),),
    "button": ((0, LABEL),),
    "Choice": ((0, LINE), (2, LINE)),
    "Select": ((0, HINT),),
    "PersonSelect": ((0, HINT),),
    "paged": ((0, HINT),),
    "said": ((0, LINE),),
}
#: What stands for anything in a key that is put together.
_PUT_IN: Final = r"[^.]*"
_FORMS: Final = ("title", "label")
#: What is told of a battle, in a message and on its card.
_TOLD: Final = {
    "title": LIMITS["title"].letters, "briefing": BRIEFING, "rule": RULE, "history": RULE,
    "label": LIMITS["labels"].letters,
}  # fmt: skip
#: A card's name on a button for a thumb.
_SHORT: Final = 20
_BUTTON: Final = re.compile(r"\[([^\]\[]+)\]")
_COMMAND: Final = re.compile(r"(?<![\w<])/[a-z]+(?: [a-z]+)?")
#: Small words of a sentence, but for what no language changes: parameters, code, commands, buttons.
_AS_IT_IS: Final = re.compile(r"\{[^}]*\}|`[^`]*`|(?<![\w<])/[a-z]+(?: [a-z]+)?|<[^>]*>")
_SMALL_WORD: Final = re.compile(r"(?<![\w-])[a-z]{2,}(?![\w-])")


@dataclass(frozen=True, slots=True)
class Catalogue:
    """A language as it is written, with what cannot be read of it."""

    #: Messages by key, those of attributes, too.
    said: dict[str, ast.Pattern] = field(default_factory=dict)
    #: The file and line of each.
    places: dict[str, str] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)


class _Parameters(Visitor):
    """The parameters of a message: all, and those that are shown and do not only choose a form."""

    def __init__(self) -> None:
        self.all: set[str] = set()
        self.shown: set[str] = set()
        #: Other messages that it quotes.
        self.quoted: set[str] = set()
        self._choosing = False

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self._choosing = True
        self.visit(node.selector)
        self._choosing = False
        for variant in node.variants:
            self.visit(variant.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.all.add(node.id.name)
        if not self._choosing:
            self.shown.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.quoted.add(node.id.name)


@cache
def _found_in(pattern: ast.Pattern) -> _Parameters:
    found = _Parameters()
    found.visit(pattern)
    return found


def parameters(pattern: ast.Pattern) -> tuple[set[str], set[str]]:
    """The parameters of a message: those that are shown, and all it may use."""
    found = _found_in(pattern)
    return found.shown, found.all


@cache
def catalogue(language: str) -> Catalogue:
    """A language as its files have it."""
    read = Catalogue()
    texts = {name: i18n.text_of(language, name) for name in sorted(i18n.files(language))}
    if language == ENGLISH:
        texts[i18n.BATTLES] = battles()
    for name, text in texts.items():
        for entry in _parsed(text):
            place = f"{name}:{text.count(chr(10), 0, entry.span.start) + 1}" if entry.span else name
            if isinstance(entry, ast.Junk):
                read.faults.append(
                    f"{place}: not Fluent: {(entry.content or '').strip().partition(chr(10))[0]}"
                )
            elif isinstance(entry, ast.Message):
                if entry.id.name in read.said:
                    read.faults.append(
                        f"{place}: {entry.id.name} stands in {read.places[entry.id.name]}, too"
                    )
                if entry.value is not None:
                    read.said[entry.id.name] = entry.value
                    read.places[entry.id.name] = place
                for one in entry.attributes:
                    read.said[f"{entry.id.name}.{one.id.name}"] = one.value
                    read.places[f"{entry.id.name}.{one.id.name}"] = place
    return read


@cache
def _parsed(text: str) -> Sequence[ast.EntryType]:
    return FluentParser().parse(text).body


@cache
def battles() -> str:
    """What is told of the battles, as a catalogue in English: what a translation begins with."""
    lines: list[str] = []
    for name in (scenarios.FIRST, *scenarios.ids()):
        for key, text in messages(sheet_of(scenarios.load(name))):
            _, _, form = key.partition(".")
            lines.append(f"    .{form} = {text}" if form else f"\n{key} = {text}")
    return "\n".join(lines).lstrip() + "\n"


def faults(language: str) -> list[str]:
    """Everything that is wrong with a language, a line each."""
    if language == ENGLISH:
        return [*catalogue(language).faults, *_unused(), *_too_long(language), *_unsayable(language)]
    return [
        *catalogue(language).faults,
        *_other_keys(language),
        *_still_english(language),
        *_other_parameters(language),
        *_too_long(language),
        *_unsayable(language),
        *_other_terms(language),
        *_other_buttons(language),
    ]


def _other_keys(language: str) -> Iterator[str]:
    """What is missing, in the order of the English files, and what English does not know."""
    english, own = catalogue(ENGLISH), catalogue(language)
    for name in sorted((i18n.files(ENGLISH) | {i18n.BATTLES}) - i18n.files(language)):
        yield f"{name}: missing file"
    for key, pattern in english.said.items():
        if key not in own.said:
            yield f"{english.places[key].partition(':')[0]}: missing: {key} = {shown(pattern)}"
    for key in own.said:
        if key not in english.said:
            yield f"{own.places[key]}: surplus: {key}"


def _still_english(language: str) -> Iterator[str]:
    """What was copied and not translated: the English sentence, letter for letter. A word or a name may be the same."""
    english, own = catalogue(ENGLISH), catalogue(language)
    for key, pattern in english.said.items():
        text = shown(pattern)
        if (
            key in own.said
            and text == shown(own.said[key])
            and len(_SMALL_WORD.findall(_AS_IT_IS.sub(" ", text))) > 1
        ):
            yield f"{own.places[key]}: {key} is still English: {text}"


def _other_parameters(language: str) -> Iterator[str]:
    english, own = catalogue(ENGLISH), catalogue(language)
    for key in own.said.keys() & english.said.keys():
        (wanted, known), (_, used) = parameters(english.said[key]), parameters(own.said[key])
        for name in sorted(used - known):
            yield f"{own.places[key]}: {key} names a parameter that nobody gives: ${name}"
        for name in sorted(wanted - used):
            yield f"{own.places[key]}: {key} leaves out ${name}"


def _too_long(language: str) -> Iterator[str]:
    own = catalogue(language)
    for key, pattern in own.said.items():
        most, long = limit(key), length(pattern)
        if most is not None and long > most:
            yield f"{own.places[key]}: {key} has {long} letters, {most} are shown: {shown(pattern)}"


def _unsayable(language: str) -> Iterator[str]:
    """Messages that Fluent cannot put together: a term that is not there, a function that does not exist."""
    own, bundle = catalogue(language), i18n.bundle(language)
    for key, pattern in own.said.items():
        if language == ENGLISH and own.places[key].startswith(i18n.BATTLES):
            continue
        found = _found_in(pattern)
        patterns = [pattern, *(own.said[name] for name in found.quoted if name in own.said)]
        given = {name: 5 for one in patterns for name in parameters(one)[1]}
        for fault in i18n.say_with(bundle, key, given)[1]:
            yield f"{own.places[key]}: {key}: {fault}"


def _other_terms(language: str) -> Iterator[str]:
    """What is called otherwise than in the language's box."""
    own = catalogue(language)
    for key, term in i18n.printed(language).items():
        if key in own.said and key.partition(".")[2] == "" and shown(own.said[key]) != term:
            yield f'{own.places[key]}: {key} is "{term}" in the box, not "{shown(own.said[key])}"'


def _other_buttons(language: str) -> Iterator[str]:
    """A text that names a button or a command names it as it is called."""
    english, own = catalogue(ENGLISH), catalogue(language)
    labels: dict[str, set[str]] = {}
    for key, pattern in english.said.items():
        if limit(key) == LABEL and key in own.said:
            labels.setdefault(shown(pattern), set()).add(shown(own.said[key]))
    for key in own.said.keys() & english.said.keys():
        before, after = shown(english.said[key]), shown(own.said[key])
        named = set(_BUTTON.findall(after))
        for label in _BUTTON.findall(before):
            if label in labels and not labels[label] & named:
                called = " or ".join(f"[{one}]" for one in sorted(labels[label]))
                yield f"{own.places[key]}: {key} names [{label}], which is {called}"
        for command in sorted(_commands(before) - _commands(after)):
            yield f"{own.places[key]}: {key} does not name {command}"


def _commands(text: str) -> set[str]:
    """The commands that a text names: /help says how."""
    known = catalogue(ENGLISH).said
    return {
        one if f"command-{one[1:].replace(' ', '-')}" in known else one.partition(" ")[0]
        for one in _COMMAND.findall(text)
    }


@cache
def shown(pattern: ast.Pattern) -> str:
    """A message as one line, with its parameters in brackets; of several forms the usual one."""
    said = []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            said.append(element.value)
            continue
        # Any: fluent.syntax says of no placeable what stands in it.
        inner: Any = element.expression
        if isinstance(inner, ast.SelectExpression):
            said.append(next(shown(one.value) for one in inner.variants if one.default))
        elif isinstance(inner, ast.StringLiteral):
            said.append(inner.value)
        else:
            said.append(f"{{{inner.id.name if hasattr(inner, 'id') else '…'}}}")
    return re.sub(r"\s+", " ", "".join(said)).strip()


@cache
def length(pattern: ast.Pattern) -> int:
    """How long a message becomes, by its longest forms; a parameter has a few letters at least."""
    long = 0
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            long += len(element.value)
            continue
        # Any: fluent.syntax says of no placeable what stands in it.
        inner: Any = element.expression
        if isinstance(inner, ast.SelectExpression):
            long += max(length(one.value) for one in inner.variants)
        elif isinstance(inner, ast.StringLiteral):
            long += len(inner.value)
        else:
            long += _LENGTHS.get(getattr(getattr(inner, "id", None), "name", ""), _SHORTEST)
    return long


def limit(key: str) -> int | None:
    """How many letters Discord, or a picture, shows of a message; None where there is room."""
    told = re.fullmatch(r"battle-[^.]+(?:\.([a-z]+)[^.]*)?", key)
    if told:
        return _TOLD[told[1] or "title"]
    if key.startswith("card-") and key.endswith(".short"):
        return _SHORT
    if key.startswith(("command-", "option-", "choice-")) and "_" not in key:
        return LINE
    # Of keys that are put together some may be said elsewhere, where there is more room: English shows it.
    english = length(catalogue(ENGLISH).said[key]) if key in catalogue(ENGLISH).said else 0
    return min((most for whole, most in _fitting(key) if whole or english <= most), default=None)


@cache
def _fitting(key: str) -> Sequence[tuple[bool, int]]:
    """How long a key may be by what the code makes of it, and whether the code names it whole."""
    return [(_PUT_IN not in made, most) for made, most in _limits().items() if re.fullmatch(made, key)]


@cache
def _limits() -> Mapping[str, int]:
    """How long what is made of which keys may be: the code says it, by what it makes of them."""
    found: dict[str, int] = {}
    for node in _calls():
        name = _name(node)
        places = [(node.args[at], most) for at, most in _MEASURED.get(name, ()) if at < len(node.args)]
        if name == "ask":
            places += [(word.value, FORM) for word in node.keywords if word.arg in _FORMS]
        for argument, most in places:
            spoken = argument.args[0] if isinstance(argument, python.Call) and argument.args else argument
            speaks = isinstance(argument, python.Call) and _name(argument) == "words"
            if (speaks or name == "said") and (made := _made_of(spoken)):
                found[made] = min(most, found.get(made, most))
    return found


def _unused() -> Iterator[str]:
    """English messages that no words of the code can mean: neither the key nor a room's name before an id."""
    english = catalogue(ENGLISH)
    known = re.compile("|".join(sorted(_known())))
    quoted = {name for pattern in english.said.values() for name in _found_in(pattern).quoted}
    for key in english.said:
        name, _, form = key.partition(".")
        if english.places[key].startswith(i18n.BATTLES):
            continue
        parts = name.split("-")
        split = [("-".join(parts[:n]), "-".join(parts[n:])) for n in range(1, len(parts))]
        put_together = any(known.fullmatch(room) and known.fullmatch(one) for room, one in split)
        if form and known.fullmatch(name) and (form == i18n.HEARD or known.fullmatch(form)):
            continue
        if not (name in quoted or known.fullmatch(key) or put_together):
            yield f"{english.places[key]}: nobody says {key}"


@cache
def _known() -> frozenset[str]:
    """Patterns of all keys and ids that stand in the code, whole or with something to put in."""
    rooms = [file for name in _ROOMS for file in _CODE.parent.joinpath(name).rglob("*.py")]
    found = set()
    for file in rooms:
        for node in python.walk(python.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, (python.Constant, python.JoinedStr)) and (made := _made_of(node)):
                found.add(made)
    return frozenset(found)


def _calls() -> Iterator[python.Call]:
    for file in _CODE.rglob("*.py"):
        for node in python.walk(python.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, python.Call):
                yield node


def _name(node: python.Call) -> str:
    return node.func.attr if isinstance(node.func, python.Attribute) else getattr(node.func, "id", "")


def _made_of(node: python.expr) -> str:
    """The keys that an expression may be, as a pattern; nothing where it could be any."""
    if isinstance(node, python.Constant) and isinstance(node.value, str):
        return re.escape(node.value) if re.fullmatch(r"[a-z][\w.-]+", node.value) else ""
    if isinstance(node, python.JoinedStr):
        parts = [one.value if isinstance(one, python.Constant) else None for one in node.values]
        if not isinstance(parts[0], str) or not re.fullmatch(r"[a-z][\w.-]+", parts[0]):
            return ""
        return "".join(_PUT_IN if one is None else re.escape(str(one)) for one in parts)
    return ""
