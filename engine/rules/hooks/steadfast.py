"""Units that may ignore a flag by what they are: one more feature of their hex, not a flag more (CM-ACE-2, CM-G-3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.rules.hits import flags_ignorable
from engine.rules.hookpoints import Hook

if TYPE_CHECKING:
    from engine.frames import Strike
    from engine.state import GameState, Unit
    from engine.types import HexId

_NAME: Final = "steadfast"


def _ignorable(state: GameState, unit: Unit, h: HexId, strike: Strike) -> int:
    return int(_NAME in unit.tags and not flags_ignorable(state, unit, h))


HOOK: Final = Hook(_NAME, ignorable=_ignorable)
