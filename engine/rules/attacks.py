"""An attack is declared: what it pushes onto the stack, whether it is the next battle or goes on beside an open one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.events import AttackDeclared
from engine.frames import AfterBattle, Battles, React, RollStrike, Strike
from engine.rules.changes import crush
from engine.rules.combat import battled, dice_count, empty_target
from engine.rules.reactions import may_react
from engine.types import OTHER

if TYPE_CHECKING:
    from engine.state import Draft
    from engine.types import HexId


def declare(draft: Draft, h: HexId, at: HexId, place: int = -1) -> None:
    """The unit on h attacks, in the battle step that lies at that place of the stack."""
    unit = draft.units[h]
    target = draft.units.get(at) or empty_target(unit)
    deed = draft.deeds[unit.id]
    side = unit.side
    strike = Strike(side, unit.id, h, target.id, at, "battle", overrun=deed.overran)
    dice = dice_count(draft, unit, h, target, at)
    draft.say(AttackDeclared, side, unit.id, h, target.id, at, dice)
    draft.pending[place] = Battles(side, unit.id)
    draft.pending.append(AfterBattle(None, strike))
    if at not in draft.units:
        for hook in draft.battle.hooks.on_empty:
            draft.pending += hook(draft, strike)
    else:
        draft.pending.append(RollStrike(None, strike))
    if at in draft.units and may_react(draft, strike):
        draft.pending.append(React(OTHER[unit.side], strike))
    draft.deeds[unit.id] = battled(draft, deed)
    crush(draft, unit, h, by_battle=True)
