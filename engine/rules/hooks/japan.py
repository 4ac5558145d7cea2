"""The Japanese army: no first step back, a first blow in full strength, and the run before it (CM-JP)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from engine.errors import Refusal, refuse
from engine.rules.cards.table import CARDS
from engine.rules.hookpoints import Hook, SpecialRule
from engine.rules.nations import nation_of
from engine.rules.units import UNITS

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.frames import Strike
    from engine.rules.hookpoints import Modifier
    from engine.rules.stepping import Mover
    from engine.state import Deed, GameState, Unit
    from engine.types import HexId, Table

_NAME: Final = "japanese-army"
_JAPAN: Final = "japan"
#: CM-JP-3: hexes after which the infantry may still close in.
_BANZAI: Final = 2


def covers(state: GameState, unit: Unit) -> bool:
    """CM-JP-0: infantry of all kinds but snipers, and no vehicle."""
    row = UNITS[unit.kind]
    if row.orders_as != "infantry" or row.vehicle or unit.kind == "sniper":
        return False
    return nation_of(state, unit) == _JAPAN


def _must_ignore(state: GameState, unit: Unit, h: HexId, strike: Strike) -> int:
    """CM-JP-1: one flag of each roll."""
    return int(covers(state, unit))


def _dice(state: GameState, unit: Unit, h: HexId, target: Unit, at: HexId) -> Iterable[Modifier]:
    """CM-JP-2: in close assault, as long as nobody has fallen."""
    if unit.figures == unit.full and state.battle.board.distances[h][at] == 1 and covers(state, unit):
        return ((_NAME, 1),)
    return ()


def _runs(unit: Unit) -> bool:
    """Weapons of the early war move or battle, and those who battle after two hexes anyway need no leave (CM-JP-4)."""
    row = UNITS[unit.kind]
    return not row.moves_or_battles and 0 < row.battle_after < _BANZAI


def _mover(state: GameState, unit: Unit, deed: Deed, moving: Mover) -> Mover:
    if 0 < moving.battle_after < _BANZAI and _runs(unit) and covers(state, unit):
        return replace(moving, battle_after=_BANZAI)
    return moving


def _why_not_target(state: GameState, unit: Unit, h: HexId, target: Unit, at: HexId) -> Refusal | None:
    """CM-JP-3: who ran closes in, or does not battle."""
    deed = state.deeds.get(unit.id)
    if deed is None or deed.battles or state.battle.board.distances[h][at] == 1:
        return None
    if not _runs(unit) or deed.moved <= _fires_after(state, unit) or not covers(state, unit):
        return None
    return refuse("banzai-close-only", hex=state.battle.board.names[h])


def _fires_after(state: GameState, unit: Unit) -> int:
    """The longest move after which it would battle at any distance without that rule."""
    row = UNITS[unit.kind]
    return max(row.battle_after, CARDS[state.turn.effect or "nothing"].battle_after.get(row.orders_as, 0))


def hook(params: Table) -> Hook:
    """No parameters."""
    return Hook(_NAME, must_ignore=_must_ignore, dice=_dice, mover=_mover, why_not_target=_why_not_target)


RULES: Final = (SpecialRule(_NAME, hook),)
