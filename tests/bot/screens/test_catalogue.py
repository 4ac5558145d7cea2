"""Every key of engine and service has its words, in every language, with the same parameters."""

from __future__ import annotations

import ast as python
import re
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import FluentParser

import scenarios
from bot import i18n, translating
from bot.discord.rights import NEEDED
from bot.errors import USER_KEYS
from bot.facts.kinds import Ending
from bot.i18n import ENGLISH, folders, keys, languages, printed, term, words_of
from bot.screens import rulebook
from bot.screens.history.events import told_events
from bot.screens.prompts import ASKS
from engine import events, options
from engine.frames import Decision
from engine.rules import units_community
from engine.rules.cards.combat import COMBAT
from engine.rules.cards.table import CARDS
from engine.rules.hooks import RULES
from engine.rules.orders import ANYBODY, WORDS
from engine.types import FACES, SIDES
from scenarios import kinds

ROOT = Path(__file__).parents[3]
EN = words_of(ENGLISH)


def literals(folder: str, *patterns: str) -> set[str]:
    """Keys written out in the code of a folder."""
    found: set[str] = set()
    for path in (ROOT / folder).rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        for pattern in patterns:
            found |= set(re.findall(pattern, text))
    return found


@pytest.mark.parametrize("language", folders())
def test_messages_parse(language: str) -> None:
    """No catalogue, begun or whole, has a line that Fluent cannot read, nor a key twice."""
    assert translating.catalogue(language).faults == []


@pytest.mark.parametrize("language", languages())
def test_a_language_that_is_spoken_is_whole(language: str) -> None:
    """No key is missing, surplus or unused, none has other parameters, is too long, or called otherwise than in the
    box: what `python -m bot words` says."""
    assert translating.faults(language) == []


@pytest.mark.parametrize("room", rulebook.ROOMS)
def test_everything_on_the_table_has_a_name_and_a_rule(room: str) -> None:
    """Cards, units, ground, obstacles, dice, special rules."""
    for entry in rulebook.entries(room):
        assert EN.has(entry.key), entry.key
        assert EN.has(f"{entry.key}.rules"), entry.key


_ELSEWHERE = {row.id for row in (*units_community.ARMOR, *units_community.SHIPS, *units_community.TRAINS)}


@pytest.mark.parametrize("box", [one for one in folders() if printed(one)])
def test_the_words_of_a_box_name_what_there_is(box: str) -> None:
    """A term that nobody can look up would be a slip of the pen."""
    assert printed(box).keys() <= {entry.key for entry in rulebook.entries()}


def test_german_boxes_name_every_unit_and_card() -> None:
    """Only of combat cards the German titles are not known; units of boxes that are not in the house have none, nor do
    cards of one's own."""
    own = {name for name, row in CARDS.items() if not row.copies and term("de", f"card-{name}") is None}
    for entry in rulebook.entries("unit", "card"):
        assert term("de", entry.key) or entry.id in {*COMBAT, *_ELSEWHERE, *own}, entry.key


def test_a_german_reader_finds_the_words_of_his_box() -> None:
    """Whether there is a German catalogue yet or not, the box says Halbkette."""
    german = words_of("de")
    (found,) = rulebook.find(german, "halbkette", "unit")
    assert found.id == "half-track"
    name = "Half-Track (Halbkette)" if german.language == ENGLISH else "Halbkette"
    assert rulebook.text_of(german, found).startswith(f"**{name}**")
    assert rulebook.text_of(EN, found).startswith("**Half-Track** ")
    assert rulebook.find(EN, "Halbkette") == [found]


def test_every_event_has_a_sentence() -> None:
    assert told_events() == frozenset(get_args(events.Event))


def test_every_decision_has_a_prompt_and_a_name() -> None:
    assert set(ASKS) == set(get_args(Decision))
    for decision in get_args(Decision):
        assert EN.has(f"decision-{decision}"), decision


def test_every_refusal_of_the_engine_has_a_sentence() -> None:
    refusals = literals("engine", r'refuse\(\s*"([a-z-]+)"')
    assert len(refusals) > 80
    assert not [key for key in sorted(refusals) if not EN.has(f"refusal-{key}")]


def test_every_error_of_the_service_has_a_sentence() -> None:
    raised = literals("bot", r'UserError\(\s*"([a-z-]+)"') | USER_KEYS
    assert not [key for key in sorted(raised) if not EN.has(f"error-{key}")]


def test_every_rule_switch_has_a_name() -> None:
    """What /game new offers, and what an invitation says of a table that plays otherwise."""
    for name, values in options.CHOICES.items():
        wanted = [f"option-{name}", *(f"option-{name}-{value}" for value in values)]
        assert not [key for key in wanted if not EN.has(key)], name


def test_every_kind_of_order_has_a_name() -> None:
    assert not [who for who in WORDS - {ANYBODY} if not EN.has(f"slot-{who}")]


def test_every_ending_side_nation_and_medal_has_a_name() -> None:
    wanted = [f"ending-{one}" for one in get_args(Ending)]
    wanted += [f"side-{side}" for side in SIDES] + [f"unit-of-{side}" for side in SIDES]
    wanted += [f"nation-{one}" for one in kinds.NATIONS] + [f"medal-{one}" for one in kinds.MEDALS]
    wanted += [f"rule-{one}" for one in RULES] + [f"face-{one}" for one in FACES]
    wanted += [f"right-{one}" for one in NEEDED] + [f"right-{one}.why" for one in NEEDED]
    for one in scenarios.summaries():
        if one.front:
            wanted.append(f"front-{one.front}")
    assert not [key for key in wanted if not EN.has(key)]


#: Who is given a key, and as which of his arguments.
SPEAKERS = {
    "words": 0,
    "said": 0,
    "say": 0,
    "say_to": 3,
    "_public": 2,
    "line": 2,
    "_call": 3,
    "command": 0,
    "of_game": 0,
}

#: Who declares a command: every argument by name is the key of an option's description.
DECLARERS = ("command", "of_game")


def written_keys(node: python.expr) -> set[str]:
    """The keys written out in an argument: one, or one of two."""
    if isinstance(node, python.IfExp):
        return written_keys(node.body) | written_keys(node.orelse)
    return {node.value} if isinstance(node, python.Constant) and isinstance(node.value, str) else set()


def test_every_key_in_the_code_exists() -> None:
    """Literal keys of words(...), said(...), say(...) and what says a line somewhere."""
    found: dict[str, set[str]] = {name: set() for name in SPEAKERS}
    for path in (ROOT / "bot").rglob("*.py"):
        if {"game", "people", "host", "store"} & set(path.relative_to(ROOT / "bot").parts[:1]):
            continue
        for node in python.walk(python.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, python.Call):
                continue
            name = node.func.attr if isinstance(node.func, python.Attribute) else getattr(node.func, "id", "")
            place = SPEAKERS.get(name, len(node.args))
            if place < len(node.args):
                found[name] |= written_keys(node.args[place])
            if name in DECLARERS:
                found[name] |= set().union(*[written_keys(word.value) for word in node.keywords])
    assert not [name for name, said in found.items() if not said], "nobody says anything by this name"
    assert set().union(*found.values()) - keys() == set()


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("value", ["G5", "", 7, -12, 999, 1_000, 12_345])
def test_simple_messages_read_as_fluent_says_them(language: str, value: str | int) -> None:
    """Messages of text and parameters are put together without Fluent: not a sign may differ."""
    words, bundle = words_of(language), i18n.bundle(language)
    said_there = translating.catalogue(language).said
    for key in i18n.keys(language):
        given = dict.fromkeys(translating.parameters(said_there[key])[1], value)
        said, faults = i18n.say_with(bundle, key, given)
        if not faults:
            # A number below zero is a computer's, whose mention is its name.
            assert words(key, **given) == words.named(i18n.ended(said)), key


def test_unknown_keys_do_not_raise() -> None:
    assert EN("no-such-message") == "no-such-message"
    assert words_of("xx-XX").language == ENGLISH


def test_a_catalogue_is_read_as_fluent_reads_it() -> None:
    """Ours reads words and names at once; what comes out is the same, also of texts that are no Fluent."""
    folder = Path(i18n.__file__).with_name("locale") / "en"
    texts = [file.read_text("utf-8") for file in sorted(folder.glob("*.ftl"))]
    odd = (
        "a = b {$c} }\n", "1x = \n", "a = b\r\n  c\r\n", "-x = {A(b: 1)}\n", "a = {\n", "a = x\rb\n",
        "a =\n    .b = c\n    { 1 -> \n *[o] x }\n", "# hi\na=", "é = x", "a = { é }", "",
        "a = b { $c }\nd = { $e }{ $f }.\n\n\ng = h", "a = b \nc = d\n", "a = b\n\n  c\n", "a = b\nc",
        "a =  b\nc = [d] *e .f\n", "a = b\t\nc = \td\n", "# hi\na = b\nc = d\n", "a = b\n}\nc = d\n",
        "a = b\n \nc = d\n", "a = b\x85\u2028\nc = \u00a0d\u00a0\n", "a = { $b } \nc = d\n", "a = b\n\né = d\n",
        "a = b\n\n    .c = d\ne = f\n", "-a = b\nc = d\n",
    )  # fmt: skip
    for text in (*texts, *odd):
        assert FluentParser(with_spans=False).parse(text).equals(i18n.parsed(text)), text[:80]
