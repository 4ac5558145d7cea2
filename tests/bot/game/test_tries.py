"""What drafts were tried on is kept as long as the board stands, and no longer."""

from __future__ import annotations

import pytest

from bot.game.table.tries import Tries
from engine import GameState, whatif
from tests.boards import position
from tests.bot.game.tables import ANA, Tables


def test_a_question_is_asked_once_of_each_state() -> None:
    asked: list[GameState] = []

    def question(state: GameState, word: str) -> str:
        asked.append(state)
        return word

    tries, one = Tries(), position("A:inf@E5 X:inf@E7")
    other = whatif.open_only(one, one.pending)
    # They are equal, and still two games: what is known of one is not taken for the other.
    assert one == other
    for state in (one, other, one, other):
        assert tries.once(question, state, "yes") == "yes"
    assert tries.once(question, one, "no") == "no"
    assert [state is one for state in asked] == [True, False, True]


def test_a_refusal_is_kept_too() -> None:
    asked = 0

    def question(state: GameState) -> None:
        nonlocal asked
        asked += 1
        raise whatif.ChanceSpeaks

    tries, state = Tries(), position("A:inf@E5 X:inf@E7")
    for _ in range(3):
        with pytest.raises(whatif.ChanceSpeaks):
            tries.once(question, state)
    assert asked == 1


def test_those_asked_least_lately_go() -> None:
    asked: list[int] = []

    def question(state: GameState, number: int) -> int:
        asked.append(number)
        return number

    tries, state = Tries(), position("A:inf@E5 X:inf@E7")
    for number in range(300):
        tries.once(question, state, 0)
        tries.once(question, state, number)
    assert asked.count(0) == 1
    tries.once(question, state, 1)
    assert asked.count(1) == 2


async def test_they_live_as_long_as_the_board_stands(tables: Tables) -> None:
    card = await tables.started()
    desk = tables.backend.desk
    before = (await desk.load(card.id)).tries
    await tables.backend.drafts.add(tables.ask(ANA, card.id), "play move-out")
    assert (await desk.load(card.id)).tries is before
    await tables.backend.games.act(tables.ask(ANA, card.id), "play move-out")
    assert (await desk.load(card.id)).tries is not before
