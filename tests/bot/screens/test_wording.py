"""Words that read badly, and keep coming back: a stop list, numbers before words, and sentences that end twice."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any

import pytest
from fluent.syntax import ast

import scenarios
from bot.i18n import BATTLES, ENGLISH, keys, words_of
from bot.screens.naming import listed
from bot.screens.reasons import reason
from bot.translating import catalogue
from engine.rules.cards.table import CARDS
from engine.rules.obstacles import OBSTACLES
from engine.rules.terrain import TERRAIN

EN = words_of(ENGLISH)
#: What no player reads anywhere: jargon without its meaning, second names of things, slips.
STOP = (
    r"\bdoctrine\b", r"\blamps?\b", r"\bSF\b", r"\bFFI\b", r"\bMG\b", r"\bTD\b", r"\bAT (gun|inf)\b", r"\bwoods\b",
    r"\bsea\b(?! (wall|bluff))", r"Vieville", r"Vierville sur", r"until \{ \$(when|clock) \}", r"Nobody moves first",
    r"gathers", r"by yourself\b(?!\.$)", r"Waiting to be said", r"up to 1\b", r"\b1 (units|targets|attacks|cards)\b",
    r"\bhexs\b", r"\s[,;!?]", r"\.\.(?!\.)", r"[,;:]\.",
)  # fmt: skip
#: Parameters that count something.
_NUMBERS = ("number", "count", "moved", "figures", "medals", "units", "cards", "dice", "distance", "cost")
#: Messages whose number is never one.
_NEVER_ONE = (
    "battle-distance", "browse-heading", "browse-size", "event-pile-shuffled", "team-called-solo",
    # More than a limit that is more than one.
    "fault-too-many", "fault-too-many-texts", "fault-too-long", "fault-too-few-hexes",
)  # fmt: skip


def messages() -> list[tuple[str, str, ast.Pattern]]:
    """Every English message and form: file, key, pattern."""
    read = catalogue(ENGLISH)
    found = [(read.places[key].partition(":")[0], key, pattern) for key, pattern in read.said.items()]
    return [one for one in found if one[0] != BATTLES]


def text_of(pattern: ast.Pattern) -> str:
    """What is written there; a choice as all its forms in turn."""
    said = []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            said.append(element.value)
            continue
        inner: Any = element.expression
        if isinstance(inner, ast.SelectExpression):
            said += [f" {text_of(one.value)} " for one in inner.variants]
        elif isinstance(inner, ast.VariableReference):
            said.append(f"{{ ${inner.id.name} }}")
        elif isinstance(inner, ast.StringLiteral):
            said.append("–")
    return "".join(said)


@pytest.mark.parametrize("stop", STOP)
def test_nothing_of_the_stop_list_is_said(stop: str) -> None:
    # The words people search for are not said: `.also` names what they may type.
    said = [(key, text_of(pattern)) for _, key, pattern in messages() if not key.endswith(".also")]
    assert [
        (key, text) for key, text in said if re.search(stop, re.sub(r" +", " ", text)) and stop[:2] != r"\s"
    ] == []


def test_numbers_choose_their_word() -> None:
    """`{ $number } units` says "1 units" one day."""
    bad = []
    for _, key, pattern in messages():
        for this, after in pairwise(pattern.elements):
            if not isinstance(this, ast.Placeable) or not isinstance(after, ast.TextElement):
                continue
            name = this.expression.id.name if isinstance(this.expression, ast.VariableReference) else ""
            if (
                name in _NUMBERS
                and key not in _NEVER_ONE
                and re.match(r" [a-z]+s\b(?! (is|than))", after.value)
            ):
                bad.append((key, name, after.value[:30]))
    assert bad == []


def test_a_card_with_a_mark_of_its_own_ends_no_sentence_twice() -> None:
    """You draw Move Out!."""
    named: dict[str, str | int] = {
        "card": "Move Out!",
        "cards": "Probe, Move Out!",
        "number": 2,
        "person": "1",
        "when": "soon",
    }
    said = {key: EN(key, **named) for key in keys() if not key.startswith(("card-", "command-"))}
    assert {key: text for key, text in said.items() if re.search(r"[!?]\*{0,2}\.", text)} == {}


def test_a_name_is_the_same_everywhere() -> None:
    """Ground and obstacles have one name, long or short."""
    for room, table in (("terrain", TERRAIN), ("obstacle", OBSTACLES)):
        for one in table:
            key = f"{room}-{one}"
            if EN.has(f"{key}.short"):
                assert EN(f"{key}.short") == EN(key).lower(), key


def test_names_in_a_row() -> None:
    assert [listed(EN, ["left", "center", "right"][:n]) for n in (1, 2, 3)] == [
        "left", "left and center", "left, center and right",
    ]  # fmt: skip


def test_a_slip_of_the_pen_is_no_card() -> None:
    assert reason(EN, "card-not-in-hand", {"card": "atack-center"}) == 'There is no card "atack-center".'
    assert reason(EN, "card-not-in-hand", {"card": "ambush"}) == "Ambush is not in your hand."


@pytest.mark.parametrize("name", scenarios.ids())
def test_battles_say_forest_and_ocean_in_their_rules(name: str) -> None:
    """What a rule of a battle names is named as in /rules."""
    mapping: Any = scenarios.load(name)
    texts: Any = mapping["texts"]
    said = " ".join(str(rule) for rule in texts["en"].get("rules", ()))
    assert not re.search(r"\bwoods\b|\bsea\b(?! (wall|bluff))|\b1 (units|medals)\b", said), said
    assert not any(
        re.search(stop, str(label["text"])) for stop in STOP[9:11] for label in mapping.get("labels", ())
    )


def test_cards_have_names() -> None:
    assert all(EN.has(f"card-{card}") for card in CARDS)
