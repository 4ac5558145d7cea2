"""What a battle is set up from is stored as it was read, and what is told of it has types."""

from __future__ import annotations

import pytest

import scenarios
from bot.facts.sheet import Objective, Telling
from bot.store.text.battletext import read, sheet_of, written


@pytest.mark.parametrize("name", [scenarios.FIRST, *scenarios.ids()])
def test_to_the_byte(name: str) -> None:
    """The id of a battle is a sum over its text: games of it find it again."""
    sheet = sheet_of(scenarios.load(name))
    battle, text = written(sheet)
    assert written(read(text)) == (battle, text)
    assert read(text).plain == sheet.plain
    # A text has its rules in the order of their names.
    assert read(text)._replace(plain={}, rules=(), markers=(), texts={}) == sheet._replace(
        plain={}, rules=(), markers=(), texts={}
    )


def test_what_it_holds() -> None:
    sheet = sheet_of(scenarios.load("pegasus-bridge"))
    assert (sheet.id, sheet.number, sheet.board) == ("pegasus-bridge", 1, "standard")
    assert (sheet.date, sheet.front, sheet.first) == ("1944-06-06", "western", "allies")
    assert (sheet.hands, sheet.to_win) == ({"allies": 6, "axis": 2}, {"allies": 4, "axis": 4})
    assert sheet.nations == {"allies": "united-kingdom", "axis": "germany"}
    assert sheet.units == {"allies": 9, "axis": 6}
    assert sheet.rules == ("growing-hand",)
    assert sheet.objectives == tuple(Objective("temporary", "allies", (at,)) for at in ("D7", "K4"))
    assert sheet.labels["D7"] == "Pegasus Bridge"
    assert sheet.titles == {"en": "Pegasus Bridge"}
    assert len(sheet.texts["en"].history) == 2


def test_a_battle_from_before() -> None:
    """A stored text that lacks what nobody asked for then is read all the same."""
    sheet = read(
        '{"id": "old", "to_win": {"allies": 4, "axis": 5}, "texts": {"en": {"title": "Old"}, "de": {}}}'
    )
    assert sheet.to_win == {"allies": 4, "axis": 5}
    assert sheet.texts == {"en": Telling("Old")}
    assert (sheet.first, sheet.number, sheet.rules, sheet.units) == (None, 0, (), {"allies": 0, "axis": 0})
