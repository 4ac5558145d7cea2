"""The cross-hair markers of big guns: an enemy that was hit and stood is zeroed in (EQ-BG-2 to EQ-BG-6).

Who owns a marker need not be known: it goes back with its target, and when the only gun of a side moves; with
several guns the markers stay (XAMB-09).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.memory import Remembered
from engine.rules.changes import tag, untag
from engine.rules.hits import hitting_faces
from engine.rules.hookpoints import Hook
from engine.rules.units import UNITS
from engine.types import OTHER, HexId, UnitId

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.dice import Dice
    from engine.frames import Strike
    from engine.rules.hookpoints import Modifier
    from engine.state import Draft, GameState, Unit
    from engine.types import Cause, Face, Side

MARKED: Final = "marked"
#: Units hit by a gun of the battle in progress, and where: a retreat may still take them away.
_HIT: Final = Remembered("zeroed-in", tuple[tuple[UnitId, HexId], ...], ())


def _dice(state: GameState, unit: Unit, h: HexId, target: Unit, at: HexId) -> Iterable[Modifier]:
    return [("cross-hairs", 1)] if MARKED in target.tags and UNITS[unit.kind].cross_hairs else ()


def _after_hits(draft: Draft, strike: Strike, faces: tuple[Face, ...], hits: int) -> None:
    """EQ-BG-6: a hit that a second roll did not confirm counts as well, so the faces are asked."""
    gun = draft.units.get(strike.origin) if strike.origin is not None else None
    if gun is None or not UNITS[gun.kind].cross_hairs or not draft.unit_at(strike.target, strike.at):
        return
    hitting = hitting_faces(draft, strike, draft.units[strike.at])
    if any(face in hitting for face in faces):
        _HIT.keep(draft, (*_HIT.of(draft), (strike.target, strike.at)))


def _after_battle(draft: Draft, strike: Strike, won: bool) -> None:
    hit = _HIT.of(draft)
    _HIT.forget(draft)
    for unit, h in hit:
        if draft.unit_at(unit, h) and _free(draft, OTHER[draft.units[h].side]):
            tag(draft, h, MARKED)


def _guns(state: GameState, side: Side) -> list[Unit]:
    return [u for u in state.units.values() if u.side == side and UNITS[u.kind].cross_hairs]


def _marked(state: GameState, by: Side) -> list[HexId]:
    return [h for h, unit in state.units.items() if unit.side != by and MARKED in unit.tags]


def _free(state: GameState, by: Side) -> bool:
    """Whether a side has a marker left."""
    return sum(UNITS[gun.kind].cross_hairs for gun in _guns(state, by)) > len(_marked(state, by))


def _recall(draft: Draft, by: Side) -> None:
    for h in _marked(draft, by):
        untag(draft, h, MARKED)


def _on_enter(draft: Draft, unit: Unit, h: HexId, cause: Cause, dice: Dice) -> None:
    untag(draft, h, MARKED)
    if UNITS[unit.kind].cross_hairs and len(_guns(draft, unit.side)) == 1:
        _recall(draft, unit.side)


def _on_leave(draft: Draft, unit: Unit, h: HexId, cause: Cause, dice: Dice) -> None:
    """A side without any gun has no use for markers; a gun that moves is lifted here, but comes back."""
    if cause in ("death", "exit") and UNITS[unit.kind].cross_hairs and not _guns(draft, unit.side):
        _recall(draft, unit.side)


HOOK: Final = Hook(
    "cross-hairs",
    dice=_dice,
    after_hits=_after_hits,
    after_battle=_after_battle,
    on_enter=_on_enter,
    on_leave=_on_leave,
)
