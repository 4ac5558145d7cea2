"""The Churchill with a petard: a die more against bunkers, and a star brings one down (EQ-HF-PE)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.frames import BlastBunker
from engine.hexes import members
from engine.rules.cards.table import CARDS
from engine.rules.changes import remove_obstacle
from engine.rules.hookpoints import Hook
from engine.rules.units import UNITS

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.frames import Frame, Strike
    from engine.rules.hookpoints import Modifier
    from engine.state import Draft, GameState, Unit
    from engine.types import Face, HexId, HexSet
    from engine.values import Obstacle

_NAME: Final = "petard"


def _bunker(state: GameState, at: HexId) -> Obstacle | None:
    """What a petard may bring down on a hex."""
    here = state.ground.spots[at]
    for obstacle, top in here.laid:
        if top.blasted:
            return obstacle
    return None


def _carries(unit: Unit | None) -> bool:
    return unit is not None and _NAME in UNITS[unit.kind].traits


def _dice(state: GameState, unit: Unit, h: HexId, target: Unit, at: HexId) -> Iterable[Modifier]:
    if not _carries(unit) or state.battle.board.distance(h, at) > 1 or _bunker(state, at) is None:
        return ()
    return [(_NAME, 1)]


def _after_hits(draft: Draft, strike: Strike, faces: tuple[Face, ...], hits: int) -> None:
    """EQ-HF-PE-1: after the hits and before the flags; one bunker, however many stars (XAMB-41)."""
    if strike.origin is None or not _carries(draft.units.get(strike.origin)) or "star" not in faces:
        return
    bunker = _bunker(draft, strike.at)
    if bunker is not None and draft.battle.board.distance(strike.origin, strike.at) == 1:
        remove_obstacle(draft, strike.at, bunker.kind)


def _empty_targets(state: GameState, unit: Unit, h: HexId) -> HexSet:
    """EQ-HF-PE-3: empty bunkers next to it, but for those of its own side; a close assault, so not in a Firefight."""
    hexes = 0
    if _carries(unit) and CARDS[state.turn.effect or "nothing"].only != "fire":
        for at in members(state.battle.board.ring[h] & ~state.occupied):
            bunker = _bunker(state, at)
            if bunker is not None and bunker.side != unit.side:
                hexes |= 1 << at
    return hexes


def _on_empty(draft: Draft, strike: Strike) -> Iterable[Frame]:
    return [BlastBunker(None, strike)]


HOOK: Final = Hook(
    _NAME, dice=_dice, after_hits=_after_hits, empty_targets=_empty_targets, on_empty=_on_empty
)
