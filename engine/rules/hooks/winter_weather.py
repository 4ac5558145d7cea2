"""Winter Weather (WW-WX) and Reduced Visibility (WW-RV)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from engine.rules.cards.table import CARDS
from engine.rules.hookpoints import Hook, SpecialRule
from engine.rules.units import UNITS

if TYPE_CHECKING:
    from engine.frames import Strike
    from engine.rules.stepping import Mover
    from engine.state import Deed, GameState, Unit
    from engine.types import CardId, Face, Side, Table

#: WW-WX-1: hexes off the road, and on it (XAMB-13).
_OFF_ROAD: Final = 2
_ON_ROAD: Final = 3
_UNIT_FACES: Final[frozenset[Face]] = frozenset(("infantry", "armor"))


def _mover(state: GameState, unit: Unit, deed: Deed, moving: Mover) -> Mover:
    row = UNITS[unit.kind]
    if row.orders_as != "armor" and not row.vehicle:
        return moving
    return replace(
        moving,
        reach=min(moving.reach, _OFF_ROAD),
        battle_after=min(moving.battle_after, _OFF_ROAD),
        road=_ON_ROAD,
    )


def _strike_dice(state: GameState, side: Side, card: CardId, number: int) -> int:
    """WW-WX-3: one die a unit from the air, whoever flies."""
    strike = CARDS[card].strike
    return 1 if strike is not None and strike.air else number


def _hitting(state: GameState, strike: Strike, target: Unit, faces: frozenset[Face]) -> frozenset[Face]:
    """WW-RV-1 to WW-RV-3, XAMB-15: unit faces hit in close assault and from a barrage only."""
    if strike.origin is None:
        row = CARDS[state.turn.effect or "nothing"].strike
        blind = row is not None and row.air
    else:
        blind = state.battle.board.distance(strike.origin, strike.at) > 1
    return faces - _UNIT_FACES if blind else faces


def weather(params: Table) -> Hook:
    """No parameters."""
    return Hook("winter-weather", mover=_mover, strike_dice=_strike_dice)


def visibility(params: Table) -> Hook:
    """No parameters."""
    return Hook("reduced-visibility", hitting=_hitting)


RULES: Final = (SpecialRule("winter-weather", weather), SpecialRule("reduced-visibility", visibility))
