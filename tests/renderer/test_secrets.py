"""A picture never holds what its viewer does not know: swap it, and not one byte changes."""

from __future__ import annotations

import pytest

import renderer
import scenarios
from bot.i18n import words_of
from bot.screens.pictures import pictured
from engine import GameState, SeededDice, new_game, project
from engine.types import OTHER, SIDES, Side
from engine.view import MarkerView
from renderer.gallery import made_up_view
from renderer.shown import shown_on_board

WORDS = words_of(None)


@pytest.fixture
def game() -> GameState:
    return new_game(scenarios.load("pegasus-bridge"), SeededDice("secrets"))


def swapped(game: GameState, side: Side) -> GameState:
    """The same game with other cards in the hand of a side and another order of the deck."""
    deck = tuple(game.deck)
    hand = tuple(game.hands[side])
    other = game.draft()
    other.hands[side] = deck[: len(hand)]
    other.deck = tuple(reversed((*hand, *deck[len(hand) :])))
    return other.freeze()


@pytest.mark.parametrize("side", SIDES)
def test_enemy_hand_and_deck(game: GameState, side: Side) -> None:
    """The enemy's cards and the order of the deck leave no trace on board or hand."""
    views = [project(state, side) for state in (game, swapped(game, OTHER[side]))]
    assert views[0].hand == views[1].hand
    boards = [
        renderer.render_board(view, scale=0.4, words=pictured.board(WORDS, view)).data for view in views
    ]
    hands = [renderer.render_hand(view, words=pictured.hand(WORDS, view), scale=0.5).data for view in views]
    assert boards[0] == boards[1]
    assert hands[0] == hands[1]


@pytest.mark.parametrize("side", SIDES)
def test_board_does_not_show_the_own_hand(game: GameState, side: Side) -> None:
    """One board for both players and the spectators: so it is drawn and kept once."""
    views = [project(state, side) for state in (game, swapped(game, side))]
    spectator = project(game, "spectator")
    assert views[0].hand != views[1].hand
    assert len({renderer.render_board(view, scale=0.4).data for view in (*views, spectator)}) == 1
    assert shown_on_board(views[0]) == shown_on_board(views[1]) == shown_on_board(spectator)


def test_mine_that_lies_face_down() -> None:
    """Even if a value slipped into a view, a marker that lies face down shows none."""
    boards = [
        renderer.render_board(
            made_up_view(markers={"E5": (MarkerView("minefield", "axis", n, False),)}), scale=0.4
        )
        for n in (0, 4)
    ]
    assert boards[0].data == boards[1].data


def test_numbers_of_cards_are_public(game: GameState) -> None:
    """The guard: what is public does change the picture."""
    view = project(game, "spectator")
    more = view.sides["axis"]._replace(cards=7)
    other = view._replace(sides={**view.sides, "axis": more})
    assert renderer.render_board(view, scale=0.4).data != renderer.render_board(other, scale=0.4).data
