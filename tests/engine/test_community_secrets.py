"""What lies under the commissar's chip is known to its owner only (CM-COM-1)."""

from __future__ import annotations

from random import Random

import pytest

import scenarios
from engine import (
    GameState,
    SeededDice,
    Viewer,
    apply,
    legal_actions,
    new_game,
    project,
    redact,
    redact_line,
    text,
    to_act,
)
from engine.codec import dumps, loads
from engine.events import ChipLaid, ChipLaidUnseen
from engine.knowledge import imagined
from engine.memory import CHIPS
from engine.rules.cards.table import CARDS
from engine.types import SIDES, Side
from tests.boards import proves
from tests.engine.hidden import twin

WATCHERS: tuple[Viewer, ...] = ("axis", "spectator")


def battle(name: str, side: Side = "allies") -> GameState:
    """The beginning of a battle with a commissar."""
    scenario = {**scenarios.load(name), "rules": {"commissar": {"side": side}}}
    return new_game(scenario, SeededDice(f"{name} chip"))


def walk(state: GameState, seed: str, most: int = 120) -> list[GameState]:
    """States of a random game that likes the chip."""
    rng, found = Random(seed), []
    for _ in range(most):
        legal = legal_actions(state)
        if not legal:
            break
        found.append(state)
        rare = [one for one in legal if one.verb == "use"]
        action = rng.choice(rare if rare and rng.random() < 0.7 else list(legal))
        state = apply(state, action, SeededDice(seed, state.ply, text(action, state.battle.board))).state
    return found


@proves("CM-COM-1")
@pytest.mark.parametrize("name", ["st-vith", "pegasus-bridge"])
def test_nobody_else_can_tell_what_lies_there(name: str) -> None:
    """Views, events and lines of two games that differ in the chip, the hand and the pile only are the same."""
    tried, rng = 0, Random(name)
    for state in walk(battle(name), name)[::4]:
        if not CHIPS["allies"].of(state):
            continue
        other = twin(state, "axis", rng, mines=None)
        for viewer in WATCHERS:
            assert repr(project(state, viewer)) == repr(project(other, viewer))
        if to_act(state) == "axis":
            legal = legal_actions(state)
            assert legal == legal_actions(other)
            for action in legal[:: max(1, len(legal) // 4)]:
                dice = [SeededDice("chip", state.ply, text(action, state.battle.board)) for _ in range(2)]
                one, two = apply(state, action, dice[0]), apply(other, action, dice[1])
                assert to_act(one.state) == to_act(two.state)
                tried += 1
    assert tried > 10


@proves("CM-COM-1 CM-COM-2")
def test_who_laid_a_card_reads_which() -> None:
    state = battle("pegasus-bridge")
    action = legal_actions(state)[0]
    line = text(action, state.battle.board)
    result = apply(state, action, SeededDice("x"))
    (card,) = CHIPS["allies"].of(result.state)
    laid = next(event for event in result.events if isinstance(event, ChipLaid))
    assert redact(laid, "allies") == redact(laid, "referee") == laid
    assert line.endswith(card)
    assert redact_line(line, "allies", "allies") == line
    for viewer in WATCHERS:
        assert redact(laid, viewer) == ChipLaidUnseen("allies")
        assert redact_line(line, "allies", viewer) == "use chip"
        assert project(result.state, viewer).chip is None
        assert project(result.state, viewer).sides["allies"].chip
    assert project(result.state, "allies").chip == card
    assert project(result.state, "referee").all_chips == {"allies": card}


@proves("CM-COM-1")
def test_a_save_holds_it_and_gives_it_back() -> None:
    state = walk(battle("st-vith"), "saved", 60)[-1]
    assert CHIPS["allies"].of(state)
    assert loads(dumps(state), state.battle) == state


@proves("CM-COM-1 CM-COM-4")
def test_who_imagines_the_game_deals_it_anew() -> None:
    """By chance, never by a look: no reaction, and the same cards in all."""
    state = next(one for one in walk(battle("st-vith"), "imagined") if one.turn.number > 2)
    laid = set()
    for number in range(30):
        world = imagined(state, "axis", Random(number))
        (card,) = CHIPS["allies"].of(world)
        assert CARDS[card].reaction is None
        laid.add(card)
        every = sorted((*world.hands["allies"], *world.deck, card))
        assert every == sorted((*state.hands["allies"], *state.deck, *CHIPS["allies"].of(state)))
        assert imagined(state, "allies", Random(number)).memory[CHIPS["allies"].word] == CHIPS["allies"].of(
            state
        )
    assert len(laid) > 3
    swapped = twin(state, "axis", Random(1), mines=None)
    assert imagined(state, "axis", Random(5)).facts() == imagined(swapped, "axis", Random(5)).facts()


@proves("CM-COM-8")
def test_an_overlord_battle_has_no_chip() -> None:
    """Cards are dealt to generals there."""
    state = battle("omaha-beach-overlord")
    assert not any(CHIPS[side].of(state) for side in SIDES)
    assert legal_actions(state)[0].verb == "play"


@pytest.mark.parametrize("side", SIDES)
def test_random_games_with_a_commissar_end(side: Side) -> None:
    for seed in ("a", "b", "c"):
        assert len(walk(battle("pegasus-bridge", side), f"{side} {seed}", 4_000)) < 4_000
