"""Nobody can tell two games apart that differ only in what is hidden from him."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine import (
    Event,
    GameState,
    PlayerView,
    SeededDice,
    Viewer,
    apply,
    legal_actions,
    project,
    redact,
    text,
    to_act,
)
from engine.actions import Attack
from engine.events import (
    CardDiscarded,
    CardKept,
    CardsDrawn,
    CardsDrawnUnseen,
    PileShuffled,
)
from engine.frames import DealCards, KeepOne, Play
from engine.types import OTHER, SIDES, CardId, Side
from engine.unseen import redacted, secret_of
from tests.boards import position
from tests.engine.walks import MIXED, dice, samples

SEED = "secrets"
#: Events that show or replace a card: after them the games may differ for the side that draws.
DRAWS = (CardsDrawn, CardsDrawnUnseen, CardKept, CardDiscarded, PileShuffled)


def changed(
    state: GameState, *, hands: dict[Side, tuple[CardId, ...]], deck: tuple[CardId, ...]
) -> GameState:
    """The same state with other hidden cards."""
    draft = state.draft()
    draft.hands.update(hands)
    draft.deck = deck
    draft.legal = None
    return draft.freeze()


def swaps(state: GameState, side: Side) -> Iterator[GameState]:
    """Cards of a side's hand against cards of the deck: its last ones, and Ambush wherever it is."""
    hand, deck = list(state.hands[side]), list(state.deck)
    places = {len(deck) - 1, *(n for n, card in enumerate(deck) if card == "ambush")}
    for at in sorted(n for n in places if n > 3):
        for place, card in enumerate(hand):
            if card != deck[at]:
                other, pile = hand.copy(), deck.copy()
                other[place], pile[at] = pile[at], other[place]
                yield changed(state, hands={side: tuple(other)}, deck=tuple(pile))
                break


def reordered(state: GameState) -> GameState:
    """The same state with its draw pile the other way round."""
    return changed(state, hands={}, deck=state.deck[::-1])


def pages(name: str) -> tuple[GameState, ...]:
    """States of a walk in which somebody decides."""
    return tuple(state for state in samples(name, SEED, 200, 10) if to_act(state) is not None)


@pytest.mark.parametrize("name", MIXED)
def test_views_of_hidden_cards(name: str) -> None:
    """Projection and legal list are equal for everybody who may not see the cards swapped."""
    tried = 0
    for state in pages(name):
        for side in SIDES:
            blind: list[Viewer] = [OTHER[side], "spectator"]
            for other in swaps(state, side):
                tried += 1
                for viewer in blind:
                    assert repr(project(state, viewer)) == repr(project(other, viewer))
        everybody: list[Viewer] = ["allies", "axis", "spectator"]
        if not isinstance(state.pending[-1], KeepOne):
            for viewer in everybody:
                assert repr(project(state, viewer)) == repr(project(reordered(state), viewer))
    assert tried > 50


@pytest.mark.parametrize("name", MIXED)
def test_the_next_action_tells_nothing(name: str) -> None:
    """Redacted events, rolls, who decides next and what he may do: equal, whatever the other side holds.

    That the reaction window opens or not must not depend on whether the defender holds Ambush.
    """
    for state in pages(name):
        viewer = to_act(state)
        assert viewer is not None
        legal = legal_actions(state)
        attacks = [action for action in legal if isinstance(action, Attack)]
        for action in (*attacks, *legal[:: max(1, len(legal) // 6)]):
            result = apply(state, action, dice(state, action, SEED))
            if any(isinstance(event, DRAWS) for event in result.events):
                continue
            for other in swaps(state, OTHER[viewer]):
                twin = apply(other, action, dice(other, action, SEED))
                assert seen(result.events, viewer) == seen(twin.events, viewer)
                assert (to_act(twin.state), twin.rolls) == (to_act(result.state), result.rolls)
                assert repr(project(twin.state, viewer)) == repr(project(result.state, viewer))


def seen(events: tuple[Event, ...], viewer: Viewer) -> list[str]:
    """What a viewer reads of events."""
    return [repr(found) for event in events if (found := redact(event, viewer)) is not None]


@pytest.mark.parametrize("name", MIXED)
def test_cards_in_view(name: str) -> None:
    """A view holds the own hand and nothing of the other; a spectator's holds neither, a referee's both."""
    for state in pages(name)[::4]:
        for side in SIDES:
            view = project(state, side)
            assert view.hand == state.hands[side]
            assert not view.all_hands
            assert bool(view.legal) == (to_act(state) == side)
        watching = project(state, "spectator")
        assert (watching.hand, watching.drawn, watching.legal, dict(watching.all_hands)) == ((), (), (), {})
        assert dict(project(state, "referee").all_hands) == dict(state.hands)


def test_the_view_is_a_type_of_its_own() -> None:
    """No field of the state is handed through."""
    state = position("A:inf@E4 X:inf@E6")
    view = project(state, "allies")
    assert isinstance(view, PlayerView)
    assert not isinstance(view, GameState)
    assert "deck" not in {name for name in view._fields if isinstance(getattr(view, name), tuple)}
    assert isinstance(view.deck, int)


def test_draws_are_secret() -> None:
    """The side that draws sees the cards, the others their number."""
    drawn, kept = CardsDrawn("axis", ("ambush", "barrage")), CardKept("axis", "ambush", "barrage")
    assert redact(drawn, "axis") == redact(drawn, "referee") == drawn
    assert redact(drawn, "allies") == redact(drawn, "spectator") == CardsDrawnUnseen("axis", 2)
    assert redact(kept, "axis") == kept
    assert redact(kept, "allies") == CardDiscarded("axis", "barrage")
    assert secret_of(drawn) == secret_of(kept) == "axis"
    assert "ambush" not in repr(redacted(drawn)) + repr(redacted(kept))


@pytest.mark.parametrize("viewer", ["allies", "spectator"])
def test_cards_drawn_of_which_one_is_kept(viewer: Viewer) -> None:
    """While the Axis choose between two cards nobody else sees them."""
    state = position(
        "A:inf@M1 X:inf@M9", hand=("recon-right",), play="axis", deck=("ambush", "barrage", "dig-in")
    )
    action = legal_actions(state)[0]
    after = apply(state, action, SeededDice("keep")).state
    while not isinstance(after.pending[-1], KeepOne):
        after = apply(after, legal_actions(after)[0], SeededDice("keep")).state
    assert project(after, "axis").drawn == ("ambush", "barrage")
    view = project(after, viewer)
    assert "ambush" not in repr(view)
    assert (view.drawn, view.legal, view.sides["axis"].cards) == ((), (), 0)


def test_the_hand_decides_only_what_may_be_played() -> None:
    """Guard of the walk: some of its states do wait for a card or an answer."""
    kinds = {type(state.pending[-1]) for name in MIXED for state in pages(name)}
    assert {Play, DealCards} & kinds
    assert "React" in {kind.__name__ for kind in kinds}
    assert text(legal_actions(pages("pegasus-bridge")[0])[0], pages("pegasus-bridge")[0].battle.board)
