"""What the buttons of a battle are called: by what lies there and by what would be lost."""

from __future__ import annotations

import pytest

from bot.game.drafting.draft_look import look_of as draft_of
from bot.game.reading.looks import look_of
from bot.game.values import GameCard
from bot.screens.deciding import Moment, decision_text
from bot.screens.prompts import prompt
from bot.screens.screen import Screen
from engine import GameState, apply, parse
from engine.whatif import NoDice
from tests.boards import position
from tests.bot.discord import questions
from tests.bot.game.tables_in_memory import SOLO, table
from tests.bot.screens.test_every_action import CARD, EN


def shown(state: GameState, *lines: str) -> Screen:
    """The prompt of somebody alone after these lines."""
    for line in lines:
        state = apply(state, parse(line, state.battle.board), NoDice()).state
    person = SOLO["allies"][0]
    live = table(state, SOLO)
    return prompt(Moment(EN, look_of(live, person, "allies"), draft_of(live, person, "allies")))


def labels(screen: Screen) -> list[str]:
    return [one.label for row in screen.rows if isinstance(row, tuple) for one in row]


@pytest.mark.parametrize(
    ("tokens", "label"),
    [
        ("A:inf@E5 X:inf@E7 wire@E5", "Remove wire E5"),
        ("A:engineers@E5 X:inf@E7 minefield[A]=2@E5", "Remove minefield E5"),
    ],
)
def test_what_is_removed_has_its_name(tokens: str, label: str) -> None:
    state = position(f"{tokens} A:inf@A1 X:inf@M9", hand=("probe-center",), play="allies")
    screen = shown(state, "play probe-center", "order E5", "end")
    assert label in labels(screen)


def test_every_wire_has_its_button() -> None:
    """More than five at once."""
    units = "E5;F5;G5;E3;F3;G3"
    tokens = f"A:inf@{units} wire@{units} X:inf@M9"
    state = position(tokens, hand=("assault-center",), play="allies")
    orders = [f"order {at}" for at in units.split(";")]
    screen = shown(state, "play assault-center", *orders, "end")
    assert sum(one.startswith("Remove wire") for one in labels(screen)) == 6


def test_nobody_is_told_of_no_attacks() -> None:
    state = position("A:inf@E5 X:inf@M9 wire@E5", hand=("probe-center",), play="allies")
    screen = shown(state, "play probe-center", "order E5", "end")
    assert "0 attacks" not in screen.text
    assert "no attack is possible" in screen.text


def test_an_own_window_for_combat_cards_is_no_attack_to_answer() -> None:
    card = GameCard(**{**CARD, "decision": "react"})
    assert decision_text(EN, card) == "play combat cards"
    card = GameCard(**{**CARD, "decision": "react", "to_act": "axis"})
    assert decision_text(EN, card) == "answer the attack"


def test_a_move_that_rolls_says_so() -> None:
    """Onto mines: to confirm it is to roll."""
    tokens = "A:inf@E5 A:inf@A1 X:inf@M9 minefield[X]=2@E6"
    state = position(tokens, hand=("probe-center",), play="allies")
    for line in ("play probe-center", "order E5"):
        state = apply(state, parse(line, state.battle.board), NoDice()).state
    person = SOLO["allies"][0]
    live = table(state, SOLO, {(person, "allies"): ("move E5-E6",)})
    screen = prompt(Moment(EN, look_of(live, person, "allies"), draft_of(live, person, "allies")))
    assert "Confirm and roll at E6" in labels(screen)


def test_who_is_attacked_is_told_by_whom() -> None:
    """The question comes hours after the last look at the board."""
    state = questions.position("ambush, live").asked
    strike = state.pending[-1].strike  # type: ignore[union-attr]
    names = state.battle.board.names
    person = SOLO[questions.ASKED][0]
    live = table(state, SOLO)
    look = look_of(live, person, questions.ASKED)
    screen = prompt(Moment(EN, look, draft_of(live, person, questions.ASKED)))
    line = next(one for one in screen.text.splitlines() if "in close assault" in one)
    assert line.startswith(f"**{names[strike.origin]} ")
    assert f" attacks {names[strike.at]} " in line
