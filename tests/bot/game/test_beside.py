"""Who of a team may fire on while the other side chooses a way back: whoever leads the unit, as in any battle."""

from __future__ import annotations

import pytest

from bot.facts.memo import CarryOut, Memo
from bot.game.acting.playing import goes_on
from bot.game.drafting import draft_look
from engine import GameState, ScriptedDice, apply, parse
from engine.types import SIDES
from tests.boards import position, proves
from tests.bot.game.tables_in_memory import SOLO, STAFFS, table

LINES = ("play direct-from-hq", "order C4", "order J4", "end", "end", "attack C4xC6")


def asked() -> GameState:
    """C6 may fall back two ways; J4 could fire at J6."""
    state = position("A:inf@C4;J4;F1 X:inf@C6;J6;M9;A9", hand=("direct-from-hq",), play="allies")
    dice = ScriptedDice(["flag", "star"])
    for line in LINES:
        state = apply(state, parse(line, state.battle.board), dice).state
    return state


@proves("TURN-04 TEAM-05")
@pytest.mark.parametrize("status", ["done", "running"])
def test_whoever_leads_the_unit(status: str) -> None:
    """Battles fought live: the general of the right, at once. While drafts of all wait he plans it with them."""
    state = asked()
    memo = Memo()
    known = CarryOut(state.turn.number, "allies", status)  # type: ignore[arg-type]
    live = table(state, STAFFS, memo=memo._replace(team=memo.team._replace(carry_out=known)))
    able = {
        person
        for person in STAFFS["allies"]
        if any(one.verb == "attack" for one in draft_look.legal_of(live, person, "allies"))
    }
    assert able == {103}
    assert goes_on(live, "allies", ("attack J4xJ6",)) == (status == "done")


def test_of_one_a_side() -> None:
    """Ana may, Bo is asked; and only while that is so, by attacks only."""
    live = table(asked(), SOLO)
    assert [one.notation for one in draft_look.legal_of(live, 101, "allies")] == ["attack J4xJ6"]
    assert {one.verb for one in draft_look.legal_of(live, 201, "axis")} == {"retreat"}
    assert goes_on(live, "allies", ("attack J4xJ6",))
    assert not goes_on(live, "allies", ("attack J4xJ6", "end"))
    assert not goes_on(live, "axis", ("attack J4xJ6",))
    before = table(position("A:inf@C4 X:inf@C6", hand=("direct-from-hq",), play="allies"), SOLO)
    assert not [side for side in SIDES if goes_on(before, side, ("attack C4xC6",))]
