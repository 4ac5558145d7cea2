"""What drafts were tried on is kept as long as the board stands, and no longer."""

from __future__ import annotations

import pytest

from bot.game.drafting import alone
from bot.game.table.live import Live
from bot.game.table.tries import Tries
from engine import GameState, Side, whatif
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


async def test_an_older_version_goes_with_its_last_reader(tables: Tables) -> None:
    """What was made of it to be shown holds it: let go, nothing of it waits for the garbage collector."""
    card = await tables.started()
    desk = tables.backend.desk
    before = await desk.load(card.id)
    await tables.backend.drafts.look(card.id, ANA)
    assert before.made.looks
    await tables.backend.drafts.add(tables.ask(ANA, card.id), "play move-out")
    assert not before.made.looks


async def test_each_line_of_a_draft_is_tried_once(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is looked at in between; a line taken back and put there again is known, too."""
    tried = list[str]()
    line_on = alone.line_on

    def noted(live: Live, state: GameState, person: int, side: Side, line: str) -> GameState:
        tried.append(line)
        return line_on(live, state, person, side, line)

    monkeypatch.setattr(alone, "line_on", noted)
    drafts, card = tables.backend.drafts, await tables.started()
    lines = ["play move-out"]
    await drafts.add(tables.ask(ANA, card.id), lines[0])
    for _ in range(3):
        legal = (await drafts.look(card.id, ANA)).legal
        lines.append(next(one.notation for one in legal if one.verb == "order"))
        assert [one.text for one in (await drafts.add(tables.ask(ANA, card.id), lines[-1])).lines] == lines
    assert tried == lines
    await drafts.back(tables.ask(ANA, card.id), 2)
    assert tried == lines
    await drafts.add(tables.ask(ANA, card.id), lines[2])
    assert tried == lines
