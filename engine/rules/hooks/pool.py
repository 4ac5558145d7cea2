"""Figures of trucks and half-tracks go to a pool of the enemy, where three are a medal (VP-POOL, XAMB-27)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.events import PoolFilled
from engine.memory import POOLS
from engine.rules.hookpoints import Hook
from engine.rules.objectives import judge_medals
from engine.rules.units import UNITS
from engine.types import OTHER

if TYPE_CHECKING:
    from engine.state import Draft, Unit
    from engine.types import HexId, Side

_MEDAL: Final = 3


def _on_loss(draft: Draft, unit: Unit, h: HexId, lost: int, by: Side) -> None:
    if not UNITS[unit.kind].pooled:
        return
    gainer = OTHER[unit.side]
    pools = POOLS.of(draft)
    own = pools.get(gainer, {})
    medals, left = divmod(own.get(unit.kind, 0) + lost, _MEDAL)
    POOLS.keep(draft, {**pools, gainer: {**own, unit.kind: left}})
    draft.won[gainer] += medals
    draft.say(PoolFilled, gainer, unit.kind, left, medals)
    if medals:
        judge_medals(draft, by)


HOOK: Final = Hook("pool", on_loss=_on_loss)
