"""British Commonwealth: who is down to a single figure and stands may battle back (CM-BR)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.frames import BattleBack
from engine.rules.hookpoints import Hook, SpecialRule
from engine.rules.nations import nation_of
from engine.rules.stepping import as_ground_for
from engine.rules.units import UNITS
from engine.types import OTHER

if TYPE_CHECKING:
    from engine.frames import Strike
    from engine.state import Draft, GameState
    from engine.types import Table

_NATION: Final = "united-kingdom"


def _after_battle(draft: Draft, strike: Strike, won: bool) -> None:
    """CM-BR-2, CM-BR-5: after every close assault, an overrun included, that leaves both where they stood."""
    if draft.winner is not None or not _may(draft, strike):
        return
    assert strike.unit is not None
    assert strike.origin is not None
    side = OTHER[strike.side]
    draft.pending.append(BattleBack(side, strike.target, strike.at, strike.unit, strike.origin))


def _may(state: GameState, strike: Strike) -> bool:
    if strike.unit is None or strike.origin is None or not state.unit_at(strike.unit, strike.origin):
        return False
    if state.battle.board.distances[strike.origin][strike.at] != 1:
        return False
    # CM-BR-3: flags that were ignored, or paid for in figures, are no retreat.
    if not state.unit_at(strike.target, strike.at):
        return False
    unit = state.units[strike.at]
    row = UNITS[unit.kind]
    # CM-BR-7.
    able = row.dice and row.moves_as not in as_ground_for(state.ground.spots[strike.at], row.at_home).silences
    return bool(able) and unit.figures == 1 and unit.kind != "sniper" and nation_of(state, unit) == _NATION


def hook(params: Table) -> Hook:
    """No parameters: for all British units."""
    return Hook("british-commonwealth", after_battle=_after_battle)


RULES: Final = (SpecialRule("british-commonwealth", hook),)
