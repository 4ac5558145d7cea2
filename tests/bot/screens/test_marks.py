"""Drafts as marks: several generals are told apart, one alone looks as ever."""

from __future__ import annotations

from bot.game.values import Arrow
from bot.screens.board import arrow_marks
from renderer.marks import Attack, Moved, Ordered

ORDERS = (
    Arrow("order", 7, ("A1",)),
    Arrow("move", 7, ("A1", "A2")),
    Arrow("attack", 9, ("C3", "C4"), 3),
    Arrow("move", 9, ("D1", "exit")),
)


def test_each_general_has_a_number() -> None:
    assert arrow_marks(ORDERS, (7, 9)) == [
        Ordered("A1", general=1),
        Moved(("A1", "A2"), general=1),
        Attack("C3", "C4", 3, general=2),
        Moved(("D1",), general=2),
    ]


def test_one_alone_needs_none() -> None:
    assert arrow_marks(ORDERS[:2]) == [Ordered("A1"), Moved(("A1", "A2"))]
