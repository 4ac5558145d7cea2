"""What a card would bring a general is known before it is dealt (OVL-05)."""

from __future__ import annotations

import scenarios
from engine import GameState, SeededDice, new_game
from engine.outlook import deals_order
from engine.rules.overlord import facing
from engine.state import Played


def _begun() -> GameState:
    state = new_game(scenarios.load("omaha-beach-overlord"), SeededDice("deal"))
    draft = state.draft()
    side = state.turn.side
    draft.hands[side] = ("counter-attack", "infantry-assault", "recon-in-force", *draft.hands[side][3:])
    draft.legal = None
    return draft.freeze()


def test_a_counter_attack_is_told_for_each_general_by_who_faces_him() -> None:
    """CARD-COUNTER: my left copies what their right played, whatever came later elsewhere."""
    state = _begun()
    side = state.turn.side
    draft = state.draft()
    draft.played[facing(side, "left")] = Played("move-out", None, None)
    draft.played[facing(side, None)] = Played("air-power", None, None)
    draft.legal = None
    told = deals_order(draft.freeze())
    assert told["counter-attack", "left"].effect == "move-out"
    assert told["counter-attack", "center"].effect == "nothing"
    assert told["counter-attack", None].effect == "air-power"


def test_numbers_are_those_of_the_halves() -> None:
    """A card of choice acts in one half or the other; one for all three sections in both."""
    told = deals_order(_begun())
    half = told["infantry-assault", "center"]
    assert [area for area, _ in half.sections] == ["center-left", "center-right"]
    assert half.able == max(number for _, number in half.sections)
    both = told["recon-in-force", "center"]
    assert not both.sections
    assert both.named is not None
