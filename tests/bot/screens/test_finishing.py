"""What a general would leave undone is asked about before his ✅."""

from __future__ import annotations

import pytest

from bot.game.drafting.draft_look import look_of as draft_of
from bot.game.reading.looks import look_of
from bot.screens.deciding import Moment
from bot.screens.team_losses import lost_of_team
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


def test_another_battle_behind_taken_ground() -> None:
    """What is planned after a tank has taken its ground is planned, and nothing is asked about."""
    state = position("A:arm@F3 A:inf@H3;B2;L2 X:inf@F4;H4;A9", hand=("direct-from-hq",), play="allies")
    state = apply(state, parse("play direct-from-hq", state.battle.board), NoDice()).state
    general = STAFFS["allies"][0]
    drafted = ("order F3 H3", "attack F3xF4", "advance", "attack H3xH4")
    live = table(state, STAFFS, {(general, "allies"): drafted})
    look = draft_of(live, general, "allies")
    assert all(line.why is None for line in look.lines)
    assert look.undrafted == ()
    assert draft_of(
        table(state, STAFFS, {(general, "allies"): drafted[:3]}), general, "allies"
    ).undrafted == ("H3",)
