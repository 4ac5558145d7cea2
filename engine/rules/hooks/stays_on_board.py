"""Units that never leave the board, whatever exits their side has (CM-ABT-2)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from engine.rules.hookpoints import Hook

if TYPE_CHECKING:
    from engine.rules.stepping import Mover
    from engine.state import Deed, GameState, Unit

_NAME: Final = "stays-on-board"


def _mover(state: GameState, unit: Unit, deed: Deed, moving: Mover) -> Mover:
    return replace(moving, exits=0) if _NAME in unit.tags else moving


HOOK: Final = Hook(_NAME, mover=_mover)
