"""Furia Francese: regular French infantry that won a close assault and stays attacks once more (EQ-FR)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from engine.frames import Advance
from engine.memory import Remembered
from engine.rules.hookpoints import Hook, SpecialRule
from engine.rules.nations import nation_of
from engine.rules.units import UNITS
from engine.types import Table, UnitId

if TYPE_CHECKING:
    from engine.dice import Dice
    from engine.frames import Strike
    from engine.rules.unit_rows import UnitRow
    from engine.state import Draft, GameState, Unit
    from engine.types import Side

_FULL: Final = 4
#: The units that may attack, or have attacked, a second time this turn.
_FURIOUS: Final = Remembered("furia-francese", tuple[UnitId, ...], ())
#: XAMB-25: exactly one die, close assault only; terrain takes nothing from it (EQ-FR-1).
_ROW: Final = replace(
    UNITS["infantry"], dice=(1,), ignores_cover=True, ignores_penalty=True, takes_bonus=False
)


def _regular(state: GameState, unit: Unit) -> bool:
    return unit.kind == "infantry" and unit.full == _FULL and nation_of(state, unit) == "france"


def _after_battle(draft: Draft, strike: Strike, won: bool) -> None:
    if not won or strike.unit is None or strike.origin is None or strike.unit not in draft.deeds:
        return
    unit, deed = draft.units[strike.origin], draft.deeds[strike.unit]
    if not _regular(draft, unit) or deed.battles != 1:
        return
    _FURIOUS.keep(draft, (*_FURIOUS.of(draft), unit.id))
    if not isinstance(draft.pending[-1], Advance):
        # Nothing to decide: the ground cannot be taken.
        draft.deeds[unit.id] = deed._replace(more=1)


def _after_ground(draft: Draft, unit: Unit, advanced: bool) -> None:
    deed = draft.deeds.get(unit.id)
    if deed is None or unit.id not in _FURIOUS.of(draft):
        return
    if not advanced and deed.battles == 1:
        draft.deeds[unit.id] = deed._replace(more=1)


def _battles_as(state: GameState, unit: Unit, row: UnitRow) -> UnitRow:
    return _ROW if unit.id in _FURIOUS.of(state) else row


def _turn_end(draft: Draft, side: Side, dice: Dice) -> None:
    _FURIOUS.forget(draft)


def hook(params: Table) -> Hook:
    """No parameters."""
    return Hook(
        "furia-francese",
        after_battle=_after_battle,
        after_ground=_after_ground,
        battles_as=_battles_as,
        turn_end=_turn_end,
    )


RULES: Final = (SpecialRule("furia-francese", hook),)
