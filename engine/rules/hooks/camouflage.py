"""Camouflage: attacked from the next hex only, lost by moving or battling (WW-CAM)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.errors import Refusal, refuse
from engine.rules.changes import untag
from engine.rules.hookpoints import Hook

if TYPE_CHECKING:
    from engine.dice import Dice
    from engine.frames import Strike
    from engine.state import Draft, GameState, Unit
    from engine.types import Cause, Face, HexId

WORD: Final = "camouflaged"


def _why_not_target(state: GameState, unit: Unit, h: HexId, target: Unit, at: HexId) -> Refusal | None:
    if WORD not in target.tags or state.battle.board.distance(h, at) == 1:
        return None
    return refuse("camouflaged", hex=state.battle.board.names[at])


def _why_not_struck(state: GameState, unit: Unit, h: HexId) -> Refusal | None:
    return refuse("camouflaged", hex=state.battle.board.names[h]) if WORD in unit.tags else None


def _on_enter(draft: Draft, unit: Unit, h: HexId, cause: Cause, dice: Dice) -> None:
    if WORD in unit.tags and draft.unit_at(unit.id, h):
        untag(draft, h, WORD)


def _after_hits(draft: Draft, strike: Strike, faces: tuple[Face, ...], hits: int) -> None:
    """WW-CAM-2: an Ambush is a battle, too; being attacked is none."""
    if strike.unit is not None and strike.origin is not None and draft.unit_at(strike.unit, strike.origin):
        untag(draft, strike.origin, WORD)


def _battled(draft: Draft, h: HexId) -> None:
    """WW-CAM-2: smoke is fired in battle as other shells are."""
    untag(draft, h, WORD)


HOOK: Final = Hook(
    "camouflage",
    why_not_target=_why_not_target,
    why_not_struck=_why_not_struck,
    on_enter=_on_enter,
    after_hits=_after_hits,
    battled=_battled,
)
