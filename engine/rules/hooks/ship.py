"""Ships: deep water only, hit by grenades, and no artillery whatever a card asks for (CM-SHP)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from engine.errors import Refusal, refuse
from engine.hexes import hex_set
from engine.rules.hookpoints import Hook
from engine.rules.units import UNITS
from engine.types import CLASSES

if TYPE_CHECKING:
    from engine.frames import Strike
    from engine.rules.stepping import Mover
    from engine.state import Deed, GameState, Unit
    from engine.types import Face, HexId, HexSet, Side

_NAME: Final = "ship"
_SEA: Final = "ocean"
_HITS: Final[frozenset[Face]] = frozenset(("grenade",))


def is_ship(unit: Unit) -> bool:
    """Whether a unit is a ship."""
    return _NAME in UNITS[unit.kind].traits


def _deep(state: GameState) -> HexSet:
    """CM-SHP-1, CM-SHP-3: the sea, but for what lies next to anything else."""
    board, spots = state.battle.board, state.ground.spots
    sea = hex_set(h for h, here in enumerate(spots) if here.terrain == _SEA)
    return hex_set(h for h in range(board.size) if sea >> h & 1 and not board.ring[h] & ~sea)


def _mover(state: GameState, unit: Unit, deed: Deed, moving: Mover) -> Mover:
    if not is_ship(unit):
        return moving
    return replace(moving, closed=moving.closed | state.battle.board.all & ~_deep(state), road=0)


def _bars_retreat(state: GameState, unit: Unit, here: HexId, to: HexId) -> bool:
    return is_ship(unit) and not _deep(state) >> to & 1


def _retreats_anywhere(state: GameState, unit: Unit, here: HexId, to: HexId) -> bool:
    return is_ship(unit)


def _answers(state: GameState, side: Side, who: str, hexes: list[HexId]) -> list[HexId]:
    """CM-SHP-2: cards for a class pass it over."""
    return [h for h in hexes if not is_ship(state.units[h])] if who in CLASSES else hexes


def _why_not_target(state: GameState, unit: Unit, h: HexId, target: Unit, at: HexId) -> Refusal | None:
    if unit.kind == "sniper" and is_ship(target):
        return refuse("never-attacks", kind=unit.kind, other=target.kind)
    return None


def _hitting(state: GameState, strike: Strike, target: Unit, hitting: frozenset[Face]) -> frozenset[Face]:
    return _HITS if is_ship(target) else hitting


def _ignorable(state: GameState, unit: Unit, h: HexId, strike: Strike) -> int:
    return int(is_ship(unit))


HOOK: Final = Hook(
    _NAME,
    answers=_answers,
    mover=_mover,
    why_not_target=_why_not_target,
    hitting=_hitting,
    ignorable=_ignorable,
    retreats_anywhere=_retreats_anywhere,
    bars_retreat=_bars_retreat,
)
