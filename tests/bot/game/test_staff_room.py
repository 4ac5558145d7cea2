"""The staff's message where it has hardly room for all its buttons."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.i18n import words_of
from bot.screens.screen import ROWS, Button
from bot.screens.staff import staff_screen
from tests.bot.game.staffs import OMAHA, seated
from tests.bot.game.tables import BO, Tables


@pytest.mark.parametrize("late", [1, 3])
async def test_what_has_no_button_names_its_command(tables: Tables, late: int) -> None:
    """A commander whose generals are all silent, and who is stood in for himself, had no [Leave], and read nothing."""
    game = (await seated(tables, 4, 4, OMAHA)).id
    staff = await tables.backend.teams.look(game, BO)
    others = tuple(one.person for one in staff.generals if one.person != BO)
    generals = tuple(
        replace(one, stood_in_by=others[0]) if one.person == BO else one for one in staff.generals
    )
    staff = replace(staff, generals=generals, standable=others[:late], may_confirm_all=True)
    screen = staff_screen(words_of("en"), staff, {one.person: str(one.person) for one in generals})
    assert len(screen.rows) == ROWS
    pressed = [
        one.do for row in screen.rows if isinstance(row, tuple) for one in row if isinstance(one, Button)
    ]
    assert pressed == ["standin"] * late + ["back-in", "all-ready", *(["leave-sure"] if late == 1 else [])]
    assert ("`/team leave`" in screen.text) == (late == 3)
