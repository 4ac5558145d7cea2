"""Strengths of mines that lie face down, and combat hands: nobody can tell two games apart that differ in them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

import scenarios
from engine import (
    Event,
    GameState,
    SeededDice,
    Viewer,
    apply,
    legal_actions,
    new_game,
    project,
    redact,
    text,
    to_act,
)
from engine.events import CombatCardPlayed, CombatCardsDrawn, CombatCardsDrawnUnseen, MarkerTurned
from engine.memory import COMBAT_DECK, COMBAT_HANDS
from engine.rules import combat_piles as piles
from engine.types import OTHER, SIDES, Side
from tests.boards import position, proves

RULES = ("combat-cards", "winter-weather")
SEED = "winter secrets"
WATCHERS: tuple[Viewer, ...] = ("allies", "axis", "spectator")


@cache
def walk(name: str, actions: int) -> tuple[GameState, ...]:
    """States of a random walk through a battle with mines on it and combat cards in force."""
    scenario = dict(scenarios.load(name))
    free = [f"{column}{row}" for row in (4, 5, 6) for column in "BDFHJL"]
    taken = {unit["at"] for unit in scenario["units"]} | set(scenario["terrain"]) | set(scenario["obstacles"])
    scenario["markers"] = {
        h: [{"kind": "minefield", "side": SIDES[n % 2]}] for n, h in enumerate(free) if h not in taken
    }
    state, chooser = new_game(scenario, SeededDice(SEED), rules=RULES), SeededDice(f"{SEED}|walk")
    found = [state]
    for _ in range(actions):
        legal = legal_actions(state)
        if not legal:
            break
        action = legal[chooser.pick(len(legal))]
        state = apply(state, action, SeededDice(SEED, state.ply, text(action, state.battle.board))).state
        found.append(state)
    return tuple(found)


def other_mines(state: GameState) -> GameState:
    """The same state with other strengths under the markers that lie face down."""
    draft = state.draft()
    for h, here in enumerate(state.ground.spots):
        if any(not marker.face_up for marker in here.markers):
            swapped = [m if m.face_up else m._replace(value=(m.value + 2) % 5) for m in here.markers]
            draft.ground = draft.ground.changed(h, here.marked(tuple(swapped)))
    draft.legal = None
    return draft.freeze()


def other_hands(state: GameState, side: Side) -> Iterator[GameState]:
    """The same state with combat cards of a side's hand swapped for cards of the pile."""
    hand, deck = list(piles.hand(state, side)), list(piles.deck(state))
    for place, card in enumerate(hand):
        for at, there in enumerate(deck):
            if at > 1 and there != card:
                draft = state.draft()
                mine, pile = hand.copy(), deck.copy()
                mine[place], pile[at] = there, card
                COMBAT_HANDS[side].keep(draft, tuple(mine))
                COMBAT_DECK.keep(draft, tuple(pile))
                draft.legal = None
                yield draft.freeze()
                break


def seen(events: tuple[Event, ...], viewer: Viewer) -> list[str]:
    """What a viewer reads of events."""
    return [repr(found) for event in events if (found := redact(event, viewer)) is not None]


@proves("WW-MINE-1")
@pytest.mark.parametrize("name", ["st-vith", "pegasus-bridge"])
def test_mines_face_down(name: str) -> None:
    """The view of everybody is the same, whatever lies there, before and after every action that turns none up."""
    tried = 0
    for state in walk(name, 150)[::5]:
        twin = other_mines(state)
        assert twin.ground is not state.ground
        for viewer in WATCHERS:
            assert repr(project(state, viewer)) == repr(project(twin, viewer))
        for action in legal_actions(state)[:: max(1, len(legal_actions(state)) // 5)]:
            name_of = text(action, state.battle.board)
            result = apply(state, action, SeededDice("mines", state.ply, name_of))
            if any(isinstance(event, MarkerTurned) for event in result.events):
                continue
            again = apply(twin, action, SeededDice("mines", twin.ply, name_of))
            tried += 1
            for viewer in WATCHERS:
                assert seen(result.events, viewer) == seen(again.events, viewer)
    assert tried > 40


@proves("WW-MINE-1 WW-MINE-3")
def test_a_mine_is_seen_when_it_is_turned_up() -> None:
    """Its value is nobody's before, everybody's after."""
    state = position("A:inf@A1;D5 X:inf@M9 minefield[X]=2@E5 minefield[A]=1!@F5")
    for viewer in (*WATCHERS, "referee"):
        marks = {h.name: h.markers for h in project(state, viewer).hexes if h.markers}  # type: ignore[arg-type]
        assert [m.value for m in marks["E5"]] == [None]
        assert [m.value for m in marks["F5"]] == [1]


@proves("WW-CC-1")
@pytest.mark.parametrize("name", ["st-vith", "pegasus-bridge"])
def test_combat_hands(name: str) -> None:
    """Views, redacted events, rolls and who decides next tell nothing of the other side's combat cards."""
    tried = 0
    for state in walk(name, 150)[::6]:
        viewer = to_act(state)
        if viewer is None:
            continue
        for side in SIDES:
            for twin in other_hands(state, side):
                for watcher in (OTHER[side], "spectator"):
                    assert repr(project(state, watcher)) == repr(project(twin, watcher))  # type: ignore[arg-type]
        legal = legal_actions(state)
        for action in legal[:: max(1, len(legal) // 6)]:
            name_of = text(action, state.battle.board)
            result = apply(state, action, SeededDice("hands", state.ply, name_of))
            if any(isinstance(event, (CombatCardsDrawn, CombatCardPlayed)) for event in result.events):
                continue
            for twin in other_hands(state, OTHER[viewer]):
                again = apply(twin, action, SeededDice("hands", twin.ply, name_of))
                tried += 1
                assert seen(result.events, viewer) == seen(again.events, viewer)
                assert (to_act(again.state), again.rolls) == (to_act(result.state), result.rolls)
    assert tried > 40


@proves("WW-CC-1 WW-CC-5")
def test_drawn_combat_cards_are_secret() -> None:
    """The others see how many."""
    event = CombatCardsDrawn("allies", ("combat-spotter",))
    assert redact(event, "allies") == event
    assert redact(event, "axis") == redact(event, "spectator") == CombatCardsDrawnUnseen("allies", 1)


@proves("WW-CC-1")
def test_the_view_counts_combat_cards() -> None:
    """The own hand, both numbers, the open discards."""
    state = position("A:inf@A1 X:inf@M9", special={"combat-cards": {}},
                     combat={"allies": "combat-spotter", "axis": "combat-fortify combat-pull-back",
                             "discard": "combat-fortify"})  # fmt: skip
    view = project(state, "allies")
    assert view.combat_hand == ("combat-spotter",)
    assert (view.sides["allies"].combat_cards, view.sides["axis"].combat_cards) == (1, 2)
    assert view.combat_discard == ("combat-fortify",)
    assert "combat-pull-back" not in repr(view)
    assert project(state, "referee").all_combat_hands["axis"] == ("combat-fortify", "combat-pull-back")
