"""What is wrong with a file is said in the reader's language; the sentences of `scenarios` are its English."""

from __future__ import annotations

import re

import pytest

from bot.i18n import languages, words_of
from bot.screens.importing import fault_text, grouped
from bot.translating import catalogue, shown
from scenarios import hexlists, reading, rules
from scenarios.checking import check_mapping
from scenarios.errors import PHRASES, SENTENCES, Fault, recognized
from scenarios.library import read_id

_LONG = re.compile(r"\b[a-z]{4,}\b")
_FOREIGN = [one for one in languages() if one != "en"]


def test_the_english_catalogue_says_what_the_command_line_says() -> None:
    """One truth in two places: scenarios know nothing of the bot and its catalogues."""
    english = catalogue("en").said
    for room, table in (("fault", SENTENCES), ("fault-part", PHRASES)):
        for code, said in table.items():
            assert shown(english[f"{room}-{code}"]) == said.strip(), code


def test_whatever_is_expected_is_a_phrase() -> None:
    """Else a German report asks for "a list of numbers"."""
    tables = (reading.ROOT, reading.SIDE, reading.WORDING, reading.M44)
    expected = [wanted for table in tables for _, wanted in table.values()]
    expected += [wanted for wanted, _ in rules.TYPES.values()]
    expected += [
        one.wanted
        for name, table in vars(hexlists).items()
        if name.endswith("_DETAILS")
        for one in table.values()
    ]
    assert len(expected) > 40
    assert [one for one in expected if recognized(PHRASES, one) is None] == []


def _faults() -> list[Fault]:
    """Of a battle that has hardly anything right, and what readers find besides."""
    mapping = dict(read_id("pegasus-bridge").mapping)
    mapping |= {"date": "soon", "to_win": {"allies": 29, "axis": 4}, "texts": {}, "units": [], "number": -1}
    mapping["rules"] = {"blitzz": {}, "growing-hand": {"side": "nobody", "turns": 3}}
    return [
        *check_mapping(mapping),
        Fault("shown-as", {"kind": "volcano", "hex": "D6", "instead": "shown as open ground"}),
        Fault("shown-as", {"kind": "armor", "hex": "D7", "instead": "played as infantry"}),
        Fault("told", {"text": "`lagoon` at E5: not supported, left out"}),
        Fault("wrong-type", {"what": "figures many", "wanted": "a number"}),
        Fault("missing", {"what": "side of bunker"}, at="E7", section="obstacles", line=4),
        Fault("too-large", {"size": 2_000_000, "limit": 1_000_000}),
        Fault("not-m44", {"why": "board is missing"}),
    ]


@pytest.mark.parametrize("language", _FOREIGN)
def test_a_report_has_no_english_in_it(language: str) -> None:
    words = words_of(language)
    english = {word for one in SENTENCES.values() for word in _LONG.findall(re.sub(r"{.*?}", "", one))}
    english |= {word for one in PHRASES.values() for word in _LONG.findall(re.sub(r"{.*?}", "", one))}
    # Names that a file has for its parts, and words that are the same in both languages.
    english -= {"allies", "axis", "rules", "sides", "units", "texts", "number", "side", "date", "board"}
    english -= {word for one in catalogue(language).said.values() for word in _LONG.findall(shown(one))}
    for fault in _faults():
        (line,) = grouped(words, [fault])
        assert not {*_LONG.findall(line)} & english, line


def test_a_german_report() -> None:
    words = words_of("de")
    lines = grouped(words, _faults())
    for line in (
        "• volcano: D6 – als offenes Gelände gezeigt",
        "• Panzer: D7 – gespielt als Infanterie",
        "• lagoon: E5 – weggelassen",
        "• obstacles: side bei bunker fehlt: E7",
        "• Die Datei hat 2.000.000 Bytes, 1.000.000 sind erlaubt.",
        "• Alliierte: keine Einheiten.",
    ):
        assert line in lines
    assert fault_text(
        words,
        Fault("unknown-word", {"word": "artilery", "what": "unit", "hint": " (did you mean artillery?)"}),
    ) == ("artilery ist unbekannt (Einheit). Meinst du artillery?")
