"""Battles that come up only with the battle before them, so that nobody can have been asked about them sooner."""

from __future__ import annotations

from engine.actions import Attack
from engine.frames import Battles
from engine.play import legal_actions
from engine.rules.combat import battles_of, why_not_battle
from engine.state import GameState
from engine.types import HexId


def fights_on(state: GameState) -> HexId | None:
    """Where the unit stands that has just battled and may once more, though the card in play gives it one battle only:
    armor on the ground it has taken (OVR-01). None: nobody may, or another unit has battled since (TURN-04)."""
    top = state.pending[-1]
    if not isinstance(top, Battles) or top.current is None:
        return None
    at = state.where(top.current)
    if at is None or not battles_on(state, at):
        return None
    return at if any(isinstance(one, Attack) and one.unit == at for one in legal_actions(state)) else None


def battles_on(state: GameState, at: HexId) -> bool:
    """Whether the unit here, which has battled, may once more, were there anybody to attack."""
    unit = state.units.get(at)
    deed = None if unit is None else state.deeds.get(unit.id)
    if unit is None or deed is None or not deed.more:
        return False
    # What the card in play gives is no news.
    once = deed.overran or battles_of(state.turn.effect, fresh=True) == 1
    return once and why_not_battle(state, unit, at, deed) is None
