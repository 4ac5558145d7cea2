"""What can be wrong with a scenario.

    Exception
    └── ScenarioError      the scenario cannot be used; carries every fault found
        └── NotPlayableError     understood, but it has pieces nobody can play yet, and nobody accepted that

A `Fault` is a code with parameters, so that another language can be put at the edge; `str` gives plain
English.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache

SENTENCES: Mapping[str, str] = {
    # the file as a whole
    "no-such-scenario": "there is no scenario {name}",
    "no-such-file": "the file cannot be read: {why}",
    "too-large": "the file has {size} bytes; {limit} is the limit",
    "not-text": "this is not UTF-8 text",
    "too-deep": "brackets are nested more than {limit} deep",
    "too-long-line": "this line has more than {limit} dots; break it into shorter lines",
    "bad-toml": "not readable as TOML: {why}",
    "bad-json": "not readable as JSON: {why}",
    "twice": "{what} is given twice",
    "too-many": "{what} has {count} entries; {limit} are read",
    "too-many-texts": "{what} has {count} entries; {limit} are allowed",
    "too-long": "{what} has {count} letters; {limit} are allowed",
    "not-shown": "{what} has a character that is not shown ({code})",
    "too-many-faults": "and {count} more",
    # shape of the content
    "missing": "{what} is missing",
    "unknown-key": "{key} is not a key of {where}{hint}",
    "wrong-type": "{what} must be {wanted}",
    "unknown-word": "{word} is not a known {what}{hint}",
    "unsupported": "{what} {kind} is known, but cannot be played yet",
    "out-of-range": "{what} is {value}; {low} to {high} is allowed",
    "bad-date": "{value} is not a date (write 1944-06-06)",
    "bad-name": "{name} cannot be a scenario id: small letters, digits and single hyphens only, {limit} at most",
    # the map
    "map-row": "row {row} of the map: {count} where this board has {wanted} places",
    "map-rows": "the map has no row {row}",
    "map-extra-row": "the board has no row {row}",
    "map-line": "a line of the map must start with its row number, or be the line of column letters",
    "map-letters": "the line of column letters must read {wanted}",
    "unknown-symbol": "{symbol} is not in the legend",
    # places
    "bad-hex": "{name} is not a hex name (a letter and a number, as E5)",
    "off-board": "{name} is not on the {board} board",
    "bad-range": "{name} must be a range within one row, as A9-M9",
    "two-units": "two units stand on {name}",
    "same-piece": "{kind} lies twice on {name}",
    "cannot-stand": "{unit} cannot stand on {ground}",
    "loose-end": "the {line} leaves {name} to the {side}, but no {line} there answers",
    "joins-nothing": "the {line} leaves {name} to the {side} and meets no {line} there",
    "exits-missing": "a {kind} needs its exits",
    "exits-without-line": "{kind} has no exits",
    "bridge-along": "the bridge lies along the river instead of across it",
    # victory and hands
    "unreachable-medal": "the medal can never be won: no unit can enter {ground}",
    "exit-inside": "units can leave the board only at its edge",
    "too-few-hexes": "the medal asks for {count} hexes of {of}",
    "too-few-medals": "the {side} must win {wanted} medals, but there are only {there} to win",
    "no-units": "the {side} have no units",
    # campaigns
    "no-such-campaign": "there is no campaign {name}",
    "bad-battle": "the battle {name} cannot be played: {why}",
    "leads-back": "{name} leads back to {to}; a battle may only lead to one that stands below it",
    "bad-length": "a way through it is {count} long; {low} to {high} battles are allowed",
    "never-reached": "no battle leads to {name}",
    "first-reserves": "the first battle has no places for reserves: nobody has been asked where to send any",
    "no-unit-to-weaken": "no unit of the {side} with more than one figure stands on {name}",
    # from elsewhere
    "shown-as": "`{kind}` at {hex}: not supported, {instead}",
    "rule-unsupported": "special rule `{rule}`: not supported, left out",
    "told": "{text}",
    "not-m44": "this is not an .m44 scenario: {why}",
    "bad-record": "{where} cannot be read: {why}",
    "export": "{what} has no place in an .m44 file: {instead}",
}

#: What is put into those sentences in words; all else there is the file's own, as `figures` or D6.
PHRASES: Mapping[str, str] = {
    "text": "a text",
    "table": "a table",
    "whole-number": "a whole number",
    "texts": "a list of texts",
    "text-or-texts": "a text or a list of texts",
    "date": "a date: 1944-06-06",
    "truth": "true or false",
    "number": "a number",
    "no-value": "without a value",
    "number-to": "a number from {low} to {high}",
    "numbers-to": "a list of numbers from {low} to {high}",
    "nations": "a nation: {words}",
    "nation": "a nation",
    "one-of": "one of {words}",
    "either": "{one} or {other}",
    "sides": "a list of sides",
    "sides-or-none": "a list of sides, or an empty one",
    "sections": "a list of left, center and right",
    "hex": "a hex of the board",
    "hexes": "a list of hexes of the board",
    "hexes-or-none": "a list of hexes of the board, or an empty one",
    "unit-kind": "a kind of unit",
    "characters": "one to three characters",
    "the-file": "the file",
    "the-map": "the map",
    "row-of-map": "row {row} of the map",
    "list-of": "the list of {what}",
    "group-at": "the group at {hex}",
    "tags-at": "tags at {hex}",
    "tag-at": "a tag at {hex}",
    "symbol": "symbol {symbol}",
    "entry": "{what} entry",
    "hex-for": "a hex for {kind}",
    "language": "a language of texts",
    "battle": "battle",
    "a-battle": "a battle",
    "part-of": "{key} of {whole}",
    "special-rule": "special rule",
    "board-type": "board type",
    "board-face": "board face",
    "direction": "direction",
    "terrain": "terrain",
    "obstacle": "obstacle",
    "marker": "marker",
    "unit": "unit",
    "medal": "medal",
    "detail": "detail",
    "nothing": "(nothing)",
    "the-key": "the key {key}",
    "hint": " (did you mean {word}?)",
    "open-ground": "shown as open ground",
    "left-out": "left out",
    "left-out-of-group": "left out of the group",
    "played-as": "played as {kind}",
    "no-object": "it is not a JSON object",
    "not-an-object": "it is not an object",
    "no-name": "it has no name",
    "no-place": "row or col is not a number",
    "no-hex": "row {row}, col {col} is no hex",
    "off-board": "row {row}, col {col} is off the board",
    "listed-twice": "it is listed twice with another {layer}",
    "lacks": "{key} is missing",
    "no-number": "{word} is not a number",
    "no-folder": "{folder} is not a folder",
}


def recognized(table: Mapping[str, str], text: str) -> tuple[str, dict[str, str]] | None:
    """Which sentence or phrase of a table a text is, and what is put into it; None where it is the file's own."""
    for code, pattern in _patterns(tuple(table.items())):
        if found := pattern.fullmatch(text):
            return code, found.groupdict()
    return None


@lru_cache(maxsize=4)
def _patterns(table: tuple[tuple[str, str], ...]) -> tuple[tuple[str, re.Pattern[str]], ...]:
    return tuple((code, re.compile(_pattern(said))) for code, said in table)


def _pattern(said: str) -> str:
    """What is put in once more is the same."""
    known: set[str] = set()

    def blank(found: re.Match[str]) -> str:
        name = found[1]
        made = f"(?P={name})" if name in known else f"(?P<{name}>.+?)"
        known.add(name)
        return made

    return re.sub(r"\\{(\w+)\\}", blank, re.escape(said))


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing that is wrong: a code of SENTENCES, its parameters, and where (hex, section, line, file)."""

    code: str
    params: Mapping[str, object] = field(default_factory=dict)
    at: str | None = None
    section: str | None = None
    line: int | None = None
    file: str | None = None

    def __str__(self) -> str:
        shown = {name: shown_of(value) for name, value in self.params.items()}
        text = SENTENCES[self.code].format_map(shown)
        where = [self.file] if self.file else []
        where += [f"line {self.line}"] if self.line else []
        where += [self.section] if self.section else []
        where += [self.at] if self.at else []
        return f"{', '.join(where)}: {text}" if where else text

    def within(
        self, *, file: str | None = None, line: int | None = None, section: str | None = None
    ) -> Fault:
        """The same fault with the place filled in where it was still open."""
        return replace(self, file=self.file or file, line=self.line or line, section=self.section or section)


class ScenarioError(Exception):
    """A scenario cannot be used. `faults` names everything that is wrong with it."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = tuple(faults)
        super().__init__("; ".join(str(fault) for fault in self.faults))


class NotPlayableError(ScenarioError):
    """A scenario is sound, but uses pieces that cannot be played yet; `accept=True` plays it without them."""


FAULTS_SHOWN = 50
_SHOWN = 100


def bounded(faults: Iterable[Fault]) -> list[Fault]:
    """The first faults, and how many more there are: a hostile file must not produce a book of complaints."""
    all_faults = list(faults)
    if len(all_faults) <= FAULTS_SHOWN:
        return all_faults
    return [*all_faults[:FAULTS_SHOWN], Fault("too-many-faults", {"count": len(all_faults) - FAULTS_SHOWN})]


def shown_of(value: object) -> str:
    """What a file says, as it may be shown."""
    # Texts of an uploaded file end up in a chat: keep them short and on one line.
    text = "".join(char if char.isprintable() else "?" for char in str(value))
    return text if len(text) <= _SHOWN else text[: _SHOWN - 3] + "..."


def hint_for(word: str, known: Iterable[str]) -> str:
    """` (did you mean river?)`, or nothing: a typing mistake should cost one look."""
    return _hint(word.lower()[:40], tuple(known))


@lru_cache(maxsize=256)
def _hint(wanted: str, known: tuple[str, ...]) -> str:
    distance, nearest = min(((_distance(wanted, name), name) for name in known), default=(9, ""))
    return f" (did you mean {nearest}?)" if distance <= max(1, len(nearest) // 3) else ""


def _distance(word: str, other: str) -> int:
    """Letters to change, add or drop (Levenshtein)."""
    row = list(range(len(other) + 1))
    for i, char in enumerate(word, 1):
        above, row = row, [i]
        for j, wanted in enumerate(other, 1):
            row.append(min(above[j] + 1, row[-1] + 1, above[j - 1] + (char != wanted)))
    return row[-1]
