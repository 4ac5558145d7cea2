"""The notation under random input: every action has one text, and junk is a NotationError."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import Action, NotationError, parse, text
from engine.actions import (
    ADVANCE,
    END,
    PASS,
    ROLL,
    STAY,
    Attack,
    Choose,
    ChooseSection,
    Clear,
    Keep,
    MoveUnit,
    OrderUnit,
    PlayCard,
    Retreat,
    Use,
)
from engine.hexes import Board, BoardKind, board
from engine.lines import play_line, read
from engine.types import SECTIONS
from tests.boards import Game, position

pieces = st.text("abcxyz019", min_size=1, max_size=6)
ids = st.lists(pieces, min_size=1, max_size=4).map("-".join)
words = st.sampled_from(["recon-left", "D4>D5", "E4", "A9", "2", "counter-attack", "on"])
boards = st.sampled_from(["standard", "breakthrough", "overlord"])


@st.composite
def actions(draw: Callable[..., object]) -> tuple[Board, Action]:
    """Any action on any board, legal or not."""
    on = board(draw(boards))
    h = st.integers(0, on.size - 1)
    way = st.lists(h, min_size=2, max_size=6).map(tuple)
    sections = st.sampled_from(SECTIONS)
    kinds = st.one_of(
        st.builds(PlayCard, ids, st.none() | sections),
        st.builds(OrderUnit, h),
        st.builds(MoveUnit, way, st.booleans()),
        st.builds(MoveUnit, h.map(lambda one: (one,)), st.just(True)),
        st.builds(Attack, h, h),
        st.builds(Retreat, st.lists(h, min_size=1, max_size=7).map(tuple)),
        st.sampled_from([ADVANCE, STAY, ROLL, PASS, END]),
        st.builds(Keep, ids),
        st.builds(Choose, st.lists(h, min_size=1, max_size=4).map(tuple)),
        st.builds(ChooseSection, sections),
        st.builds(Clear, h),
        st.builds(Use, ids, st.lists(words, max_size=4).map(tuple)),
    )
    return on, draw(kinds)  # type: ignore[return-value]


@given(actions())
@settings(max_examples=120, deadline=None)
def test_round_trip(found: tuple[Board, Action]) -> None:
    """parse(text(action)) is the action, in either case of the hexes."""
    on, action = found
    line = text(action, on)
    assert parse(line, on) == action
    assert parse(f"  {line}  ", on) == action
    if not isinstance(action, PlayCard | Keep | Use):
        assert parse(line.lower(), on) == action
        assert parse(line.upper(), on) == action


def test_every_kind_of_action_has_a_text() -> None:
    """The strategy above builds each class of the union."""
    tried = {PlayCard, OrderUnit, MoveUnit, Attack, Retreat, type(ADVANCE), Keep, Choose, ChooseSection,
    type(ROLL),
             Clear, Use, type(PASS), type(END)}  # fmt: skip
    assert set(get_args(Action)) == tried


VERBS = "move|attack|order|retreat|choose|play|use|keep|clear|end|advance|pass"


@given(st.text(max_size=60) | st.from_regex(rf"({VERBS}) [ A-Za-z0-9-]{{0,30}}"))
@settings(max_examples=120, deadline=None)
def test_junk_raises_nothing_but_notation_error(line: str) -> None:
    """Whatever a player types."""
    on = board("standard")
    with suppress(NotationError):
        action = parse(line, on)
        assert parse(text(action, on), on) == action


@given(
    st.lists(
        st.sampled_from(["order", "move", "use", "on-the-move", "E4", "F4", "Z99", "é", "", "-", "x"]),
        max_size=6,
    )
)
@settings(max_examples=120, deadline=None)
def test_junk_lines(parts: list[str]) -> None:
    """The reader of lines, too."""
    state = position("A:inf@E4 X:inf@E6")
    with suppress(NotationError):
        assert read(" ".join(parts), state)


@pytest.mark.parametrize(
    ("kind", "line"),
    [
        ("standard", "move N1-N2"), ("standard", "order A10"), ("standard", "order M2"), ("standard",
        "order E0"),
        ("overlord", "order Z2"), ("breakthrough", "order A18"), ("standard", "attack E4-F4"), ("standard",
        "attack E4"),
        ("standard", "attack E4xF4xG4"), ("standard", "move E4"), ("standard", "move"), ("standard", ""),
        ("standard", "fly E4"), ("standard", "play Probe Left"), ("standard", "play probe_left"),
        ("standard", "end now"),
        ("standard", "choose"), ("standard", "order E4 F4"), ("standard", "clear"), ("standard", "keep"),
        ("standard", "use"), ("standard", "use é"), ("standard", "retreat E4-exit"), ("standard",
        "move exit"),
        ("standard", "order E٤"), ("standard", "move E4-F4 " + "x" * 300),
    ],
)  # fmt: skip
def test_no_such_text(kind: BoardKind, line: str) -> None:
    """Hexes off the board, missing words, words too many."""
    with pytest.raises(NotationError):
        parse(line, board(kind))


@pytest.mark.parametrize("line", ["use smoke f3 f4", "use resupply d4>d5 1", "use bridge E6"])
def test_hexes_of_abilities(line: str) -> None:
    """Hexes of a special ability are read in either case and written in capitals."""
    on = board("standard")
    words = [word.upper() if word[0] in "defDEF" else word for word in line.split()[2:]]
    assert text(parse(line, on), on) == " ".join([*line.split()[:2], *words])


@pytest.mark.parametrize("line", ["attack X9xX8", "attack x9Xx8", "attack A1xX9", "attack X9xA1"])
def test_the_column_called_x(line: str) -> None:
    """The Overlord board has a column X."""
    action = parse(line, board("overlord"))
    assert isinstance(action, Attack)
    assert parse(text(action, board("overlord")), board("overlord")) == action


def test_lines_are_all_or_nothing() -> None:
    """A line that fails at its second unit orders nobody."""
    game = Game(position("A:inf@E4 A:inf@F4 X:inf@E6"))
    game.do("play direct-from-hq")
    before = game.state
    assert str(game.refusal("order E4 E6")) == "not-your-unit (hex=E6)"
    assert game.state is before
    steps = play_line(before, "order E4 F4", game._dice_for)
    assert [text(step.action, before.battle.board) for step in steps] == ["order E4", "order F4"]


def test_lines_close_steps() -> None:
    """A move closes the orders, an attack the moves."""
    game = Game(position("A:inf@E4 A:inf@A1 X:inf@F4 X:inf@B1"), "SSS")
    for line in ("play direct-from-hq", "order E4 A1", "attack E4xF4"):
        game.do(line)
    done = [text(step.action, game.state.battle.board) for _, steps in game.played for step in steps]
    assert done == ["play direct-from-hq", "order E4", "order A1", "end", "attack E4xF4"]
