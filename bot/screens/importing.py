"""What came of a file that somebody brought in: taken in, what would be missing, or why not; in plain words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from bot.screens.screen import Button, Screen, cut, literal, whole_lines
from scenarios.errors import PHRASES, SENTENCES, Fault, recognized, shown_of

if TYPE_CHECKING:
    from bot.i18n import Words

#: Rooms of the catalogue that may name a kind of piece.
_ROOMS: Final = ("terrain", "obstacle", "unit", "marker")
#: What of a sentence is a piece.
_PIECES: Final = ("kind", "unit", "ground", "line")
#: What a report shows of a long list.
_LINES: Final = 20
_LINE: Final = 240


def grouped(words: Words, faults: Iterable[Fault]) -> list[str]:
    """One line for each kind of fault, with all its hexes."""
    places_of: dict[str, list[str]] = {}
    after: dict[str, str] = {}
    for fault in faults:
        said, at, instead = _said(words, fault)
        places = places_of.setdefault(said, [])
        places += [at] if at and at not in places else []
        after[said] = instead
    lines = []
    for said, places in places_of.items():
        where = f": {', '.join(places)}" if places else ""
        named = said.removesuffix(".") if where else said
        lines.append(f"• {cut(literal(f'{named}{where}{after[said]}'), _LINE)}")
    if len(lines) > _LINES:
        lines = [*lines[:_LINES], words("import-more", number=len(lines) - _LINES)]
    return lines


def _said(words: Words, fault: Fault) -> tuple[str, str, str]:
    """What is wrong, on which hex, and what is done instead."""
    if fault.code == "told" and (meant := recognized(SENTENCES, str(fault.params["text"]))):
        # What an import of before has kept of a file, as it was said then.
        fault = Fault(meant[0], meant[1])
    if fault.code == "shown-as":
        kind, at, instead = (str(fault.params[name]) for name in ("kind", "hex", "instead"))
        return _kind(words, kind), at, f" – {_part(words, instead)}"
    # The sentence names the side, and sections of the file are for its author.
    section = None if "side" in fault.params else fault.section
    bare = replace(fault, at=None, line=None, section=section)
    if "name" in fault.params and fault.at is None:
        return fault_text(words, bare), "", ""
    return fault_text(words, bare), fault.at or "", ""


def fault_text(words: Words, fault: Fault) -> str:
    """What is wrong with a file, in the reader's language; English is the author's own words for it."""
    key = f"fault-{fault.code}"
    if not words.own(key):
        return str(fault)
    told = {name: _put_in(words, name, value) for name, value in fault.params.items()}
    where = [fault.section, fault.at, fault.line and words("fault-line", line=fault.line)]
    shown = ", ".join(str(one) for one in where if one)
    said = words(key, **told)
    return f"{shown}: {said}" if shown else said


def _put_in(words: Words, name: str, value: object) -> str | int:
    if isinstance(value, int):
        return value
    if name == "side" and words.has(f"side-{value}"):
        return words(f"side-{value}")
    if name in _PIECES:
        return _kind(words, shown_of(value))
    return _part(words, shown_of(value))


def _part(words: Words, text: str) -> str:
    """A phrase within such a sentence, and what is put into it."""
    found = recognized(PHRASES, text)
    if found is None or not words.own(f"fault-part-{found[0]}"):
        return text
    code, params = found
    told = {name: _kind(words, value) if code == "played-as" else value for name, value in params.items()}
    said = words(f"fault-part-{code}", **told)
    return f" {said}" if code == "hint" else said


def _kind(words: Words, kind: str) -> str:
    """A piece as players call it, else as the file does."""
    for room in _ROOMS:
        if words.has(f"{room}-{kind}"):
            return words.inside(f"{room}-{kind}")
    return kind.replace("-", " ")


def refused(words: Words, name: str, faults: Sequence[Fault]) -> Screen:
    """Nothing was kept."""
    lines = [words("import-refused", name=literal(name)), *grouped(words, faults), words("import-mend")]
    return Screen(whole_lines(lines))


def missing(words: Words, title: str, scenario: str, faults: Sequence[Fault]) -> Screen:
    """It could be played without these, if somebody says so."""
    lines = [words("import-missing", title=literal(title)), *grouped(words, faults), words("import-ask")]
    buttons = (
        Button(words("button-without"), "without", scenario, style="main"),
        Button(words("button-throw-away"), "throw-away", scenario),
    )
    return Screen(whole_lines(lines), rows=(buttons,))


def taken(words: Words, title: str, shortened: Sequence[Fault]) -> str:
    """It is in, and what was cut of its texts."""
    lines = [words("import-taken", title=literal(title))]
    if shortened:
        lines += [words("said-scenario-shortened", number=len(shortened)), *grouped(words, shortened[:5])]
    return "\n".join(lines)
