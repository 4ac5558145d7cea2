"""Hexes that a scenario closes to some and not to others (CM-IMP-2)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from engine.rules.hookpoints import Hook, SpecialRule
from engine.rules.units import UNITS
from engine.types import CLASSES, SIDES

if TYPE_CHECKING:
    from engine.rules.stepping import Mover
    from engine.state import Deed, GameState, Unit
    from engine.types import HexId, HexSet, Side, Table, UnitClass

#: The parameter of each class of each side: the hexes closed to it.
KEYS: Final[Mapping[tuple[Side, UnitClass], str]] = {
    (side, unit_class): f"{side}_{unit_class}" for side in SIDES for unit_class in CLASSES
}


def hook(params: Table) -> Hook:
    """`allies_infantry`, …, `axis_artillery`: the hexes closed to each class of each side."""

    def closed(state: GameState, unit: Unit) -> HexSet:
        row, shut = UNITS[unit.kind], 0
        for unit_class in {row.moves_as, row.bound_as or row.moves_as}:
            for name in params[KEYS[unit.side, unit_class]]:
                shut |= 1 << state.battle.board.by_name[name]
        return shut

    def mover(state: GameState, unit: Unit, deed: Deed, moving: Mover) -> Mover:
        return replace(moving, closed=moving.closed | closed(state, unit))

    def bars_retreat(state: GameState, unit: Unit, here: HexId, to: HexId) -> bool:
        return bool(closed(state, unit) >> to & 1)

    return Hook("closed-ground", mover=mover, bars_retreat=bars_retreat)


RULES: Final = (SpecialRule("closed-ground", hook, dict.fromkeys(KEYS.values(), "places")),)
