"""Hits that must be confirmed: dice that would hit are rolled once more, and only grenades count (GEN-9).

Flags of the first roll stay (XAMB-01); those a single figure cannot make join the second roll (XAMB-02).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.events import DiceRolled
from engine.frames import Strike
from engine.rules.hookpoints import Hook
from engine.rules.units import UNITS

if TYPE_CHECKING:
    from engine.dice import Dice
    from engine.state import Draft, Unit
    from engine.types import HexId, Side


def _confirm(draft: Draft, strike: Strike, target: Unit, hits: int, dice: Dice) -> int:
    return _again(draft, strike, hits, dice) if hits and UNITS[target.kind].confirmed else hits


def _again(draft: Draft, strike: Strike, number: int, dice: Dice) -> int:
    faces = dice.roll(number)
    draft.bar_undo()
    hitting = tuple([face for face in faces if face == "grenade"])
    draft.say(DiceRolled, strike, faces, len(hitting), 0, (("confirm", number),), hitting)
    return len(hitting)


def _stuck(draft: Draft, unit: Unit, h: HexId, owed: int, by: Side, dice: Dice) -> int:
    row = UNITS[unit.kind]
    if not row.confirmed or row.figures > 1:
        return owed
    return _again(draft, Strike(by, None, None, unit.id, h, "card"), owed, dice)


HOOK: Final = Hook("confirm", confirm=_confirm, stuck=_stuck)
