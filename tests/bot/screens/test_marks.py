"""Drafts as marks: several generals are told apart, one alone looks as ever."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.facts.drafted import Arrow, DraftLine
from bot.screens.marking import arrow_marks, choice_marks, plan_marks
from renderer.gallery import unit
from renderer.marks import Aim, Attack, Moved, Ordered, TargetDice
from tests.boards import Game, position
from tests.bot.screens.test_every_action import moment

ORDERS = (
    Arrow("order", 7, ("A1",)),
    Arrow("move", 7, ("A1", "A2")),
    Arrow("attack", 9, ("C3", "C4"), 3),
    Arrow("move", 9, ("D1", "exit")),
    Arrow("choose", 9, ("F7",)),
    Arrow("choose", 9, ("F1",), None, unit("F1", "allies", "infantry")),
)


def test_each_general_has_a_number() -> None:
    assert arrow_marks(ORDERS, (7, 9)) == [
        Ordered("A1", general=1),
        Moved(("A1", "A2"), general=1),
        Attack("C3", "C4", 3, general=2),
        Moved(("D1",), general=2),
        TargetDice("F7"),
        Ordered("F1", general=2),
    ]


def test_one_alone_needs_none() -> None:
    assert arrow_marks(ORDERS[:2]) == [Ordered("A1"), Moved(("A1", "A2"))]


def test_what_a_card_has_chosen_is_marked() -> None:
    """Targets as targets, the own unit that gets figures back with its ring."""
    here = moment(position("A:inf@E4 X:inf@E6 X:arm@F6"))
    assert here.draft is not None
    plan = (DraftLine("play air-power"), DraftLine("choose E6 F6"), DraftLine("choose E4"))
    drafted = replace(here, draft=here.draft._replace(lines=plan))
    assert plan_marks(drafted) == [TargetDice("E6"), TargetDice("F6"), Ordered("E4")]


def test_a_question_about_an_attack_shows_the_unit_it_is_about() -> None:
    game = Game(position("A:inf@E4 X:inf@E5", hand=("direct-from-hq",), foe=("ambush",)), "")
    for line in ("play direct-from-hq", "order E4", "attack E4xE5"):
        game.do(line)
    assert TargetDice("E5") in choice_marks(moment(game.state))


@pytest.mark.parametrize(("enemies", "told"), [("X:inf@E6 X:arm@F6", True), (" ".join(
    f"X:inf@{column}{row}" for column in "BCDEFGHI" for row in (6, 7)), False)])  # fmt: skip
def test_who_could_fight_whom_is_a_line_unless_it_were_a_web(enemies: str, told: bool) -> None:
    game = Game(position(f"A:art@E4 A:art@F4 {enemies}", hand=("direct-from-hq",)), "")
    for line in ("play direct-from-hq", "order E4 F4", "end"):
        game.do(line)
    here = moment(game.state)
    attacks = {(one.unit, one.target) for one in here.legal if one.verb == "attack"}
    assert len(attacks) >= 2
    aims = {(mark.origin, mark.target) for mark in choice_marks(here) if isinstance(mark, Aim)}
    assert aims == (attacks if told else set())
