"""Who answers for a side in the other one's turn: the general of the section where the defender stands (TEAM-05)."""

from __future__ import annotations

from bot.game.reactions import standing
from bot.game.side import crews, teams
from engine import GameState, legal_actions
from engine.frames import React, RetreatUnit, Strike
from tests.bot.game.staffs import OMAHA, seated
from tests.bot.game.tables import BO, Tables

LEFT, RIGHT = 221, 222


def _asked(state: GameState, h: int, *, retreats: bool) -> GameState:
    """The same position with a question about one unit of the axis, in the turn of the allies."""
    draft = state.draft()
    unit = draft.units[h]
    draft.turn = draft.turn._replace(side="allies")
    strike = Strike("allies", None, None, unit.id, h, "card")
    frame = RetreatUnit("axis", unit.id, h, 1, 0, "allies") if retreats else React("axis", strike)
    draft.pending, draft.legal = [*draft.pending, frame], None
    return draft.freeze()


async def test_each_general_answers_for_his_section(tables: Tables) -> None:
    game = (await seated(tables, 1, 3, "sword-beach")).id
    live = await tables.backend.desk.load(game)
    state = live.board
    crew = teams.crew(live, "axis")
    seen = set()
    for h, unit in state.units.items():
        if unit.side != "axis":
            continue
        lies_in = state.battle.sections["axis"][h]
        expected = BO if "center" in lies_in else LEFT if "left" in lies_in else RIGHT
        for retreats in (False, True):
            asked = _asked(state, h, retreats=retreats)
            assert crews.awaited(live.seats, asked, {}, {}) == (expected,)
            assert crew.answers(asked, {}) == expected
        seen.add(expected)
    assert len(seen) > 1


async def test_his_own_standing_orders_count(tables: Tables) -> None:
    game = (await seated(tables, 1, 3, "sword-beach")).id
    await tables.backend.standing.set(tables.ask(LEFT, game), retreat="ask")
    live = await tables.backend.desk.load(game)
    asked = {}
    for h, unit in live.board.units.items():
        state = _asked(live.board, h, retreats=True) if unit.side == "axis" else None
        if state is not None and legal_actions(state):
            person = crews.awaited(live.seats, state, {}, {})[0]
            asked[person] = standing.retreat_line(live, state) is None
    assert asked == {person: person == LEFT for person in asked}
    assert len(asked) > 1


async def test_in_overlord_the_hand_is_the_commanders(tables: Tables) -> None:
    """OVL-05: Ambush is his, wherever the defender stands; retreats are the generals'."""
    game = (await seated(tables, 1, 4, OMAHA)).id
    live = await tables.backend.desk.load(game)
    generals = set()
    for h, unit in live.board.units.items():
        if unit.side == "axis":
            assert crews.awaited(live.seats, _asked(live.board, h, retreats=False), {}, {}) == (BO,)
            generals |= set(crews.awaited(live.seats, _asked(live.board, h, retreats=True), {}, {}))
    assert generals == {221, 222, 223}
