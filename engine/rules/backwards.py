"""Single steps of a retreat (FLAG-03, FLAG-04): what the ground allows, remembered by the ground."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from engine.rules.stepping import edge_closed, keeps_out, too_steep
from engine.rules.units import UNITS

if TYPE_CHECKING:
    from engine.ground import Ground
    from engine.rules.unit_rows import UnitRow
    from engine.state import GameState, Unit
    from engine.types import HexId

Steps: TypeAlias = tuple["HexId", ...]


def steps_back(state: GameState, unit: Unit, h: HexId) -> Steps:
    """Where a unit may step back to from h, whoever stands there; terrain neither stops nor limits it."""
    row = UNITS[unit.kind]
    ground = state.ground
    behind = state.battle.back[unit.side][h]
    hooks = state.battle.hooks
    if hooks.retreats_anywhere or hooks.bars_retreat:
        return _back_anywhere(state, unit, h)
    key = (unit.side, row.moves_as, row.bound_as, row.vehicle)
    known = ground.backs[key]
    steps = known[h]
    if steps is None:
        open_: list[HexId] = []
        for to in behind:
            if not ground.spots[to].no_retreat and _open(ground, row, h, to):
                open_.append(to)
        steps = known[h] = tuple(open_)
    return steps


def _back_anywhere(state: GameState, unit: Unit, h: HexId) -> Steps:
    """The same where special rules open to some what is closed to a retreat, or close what is open."""
    row, ground, swims = UNITS[unit.kind], state.ground, state.battle.hooks.retreats_anywhere
    bars = state.battle.hooks.bars_retreat
    return tuple(
        [
            to
            for to in state.battle.back[unit.side][h]
            if _open(ground, row, h, to)
            and (not ground.spots[to].no_retreat or any(hook(state, unit, h, to) for hook in swims))
            and not any(hook(state, unit, h, to) for hook in bars)
        ]
    )


def _open(ground: Ground, row: UnitRow, here: HexId, to: HexId) -> bool:
    leaving, entering = ground.spots[here], ground.spots[to]
    if keeps_out(entering, row) or row.moves_as in leaving.pins or too_steep(leaving, entering, row):
        return False
    return edge_closed(ground, leaving, entering, here, to) is None
