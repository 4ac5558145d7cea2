"""The dice that a prompt names are those the engine rolls."""

from __future__ import annotations

from bot.game.drafting.draft_look import look_of as draft_of
from bot.game.reading.looks import look_of
from bot.screens.deciding import Moment
from bot.screens.prompts import prompt
from engine import apply, parse
from engine.whatif import NoDice
from tests.boards import position
from tests.bot.game.tables_in_memory import table
from tests.bot.screens.test_every_action import EN

PEOPLE = {"allies": (1,), "axis": (2,)}


def test_a_petard_beside_an_empty_bunker() -> None:
    """It may fire at what stands there with no unit in it; the whole panel broke over that (EQ-HF-PE-3)."""
    state = position("A:hobart-petard@E5 A:inf@A1 bunker[X]@E6 X:inf@E7")
    for line in ("play direct-from-hq", "order E5", "end", "end"):
        state = apply(state, parse(line, state.battle.board), NoDice()).state
    live = table(state, PEOPLE, {})
    text = prompt(Moment(EN, look_of(live, 1, "allies"), draft_of(live, 1, "allies"))).text
    assert "• E5 × E6 · bunker\n" in text
    assert "• E5 × E7 · " in text
