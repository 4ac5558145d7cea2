"""The ace in his Tiger: a die more as long as he has not moved this turn (CM-ACE-1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.rules.hookpoints import Hook

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.rules.hookpoints import Modifier
    from engine.state import GameState, Unit
    from engine.types import HexId

_NAME: Final = "ace"


def _dice(state: GameState, unit: Unit, h: HexId, target: Unit, at: HexId) -> Iterable[Modifier]:
    deed = state.deeds.get(unit.id)
    # Taking ground is no move, but he does not stand where he stood.
    if _NAME in unit.tags and (deed is None or (deed.start == h and not deed.moved)):
        return ((_NAME, 1),)
    return ()


HOOK: Final = Hook(_NAME, dice=_dice)
