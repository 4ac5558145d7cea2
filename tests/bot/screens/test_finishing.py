"""What a general would leave undone is asked about before his ✅."""

from __future__ import annotations

import pytest

from bot.game.drafting.draft_look import look_of as draft_of
from bot.game.reading.looks import look_of
from bot.screens.deciding import Moment
from bot.screens.finishing import lost_of_team
from engine import apply, parse
from engine.whatif import NoDice
from tests.boards import position
from tests.bot.game.tables_in_memory import STAFFS, table
from tests.bot.screens.test_every_action import EN


@pytest.mark.parametrize(
    ("drafted", "lost"),
    [
        ((), "You could still order units"),
        (("order F2",), "F2 could still move"),
        (("order F2", "move F2-F3", "attack F3xF4"), ""),
        # Its card lets it move again, as one person alone is asked about, too.
        (("order F2", "move F2-F3", "attack F3xF4", "end"), "F3 could still move"),
        (("order F2", "move F2-F3", "attack F3xF4", "end", "move F3-F2"), ""),
    ],
)
def test_behind_enemy_lines(drafted: tuple[str, ...], lost: str) -> None:
    """Both moves of the raiders."""
    state = position("A:inf@B2;F2;L2 X:inf@A9;F4", hand=("behind-enemy-lines",), play="allies")
    state = apply(state, parse("play behind-enemy-lines", state.battle.board), NoDice()).state
    general = STAFFS["allies"][0]
    live = table(state, STAFFS, {(general, "allies"): drafted})
    moment = Moment(EN, look_of(live, general, "allies"), draft_of(live, general, "allies"))
    assert lost_of_team(moment) == lost
