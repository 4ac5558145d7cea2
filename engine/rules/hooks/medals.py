"""Medals that scenarios give for more than ground and units: empty sections, and exits that must be among them
(CM-MED-2, CM-MED-3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.events import RuleMedals
from engine.memory import Remembered
from engine.rules.hookpoints import Hook, SpecialRule
from engine.rules.objectives import judge_medals
from engine.types import OTHER, Side

if TYPE_CHECKING:
    from engine.dice import Dice
    from engine.state import Draft, GameState, Unit
    from engine.types import HexId, Table

#: Units of a side that have left by an exit.
_LEFT: Final = Remembered("left-by-exit", dict[Side, int], {})
#: Whether the medals for an empty section are held now.
_EMPTY: Final = Remembered("empty-section", bool, False)


def must_exit(params: Table) -> Hook:
    """CM-MED-2. Parameters: the side, and how many of its units must have left."""
    side: Side = params["side"]
    number: int = params["number"]

    def on_exit(draft: Draft, unit: Unit, h: HexId, worth: int) -> int:
        left = _LEFT.of(draft)
        _LEFT.keep(draft, left | {unit.side: left.get(unit.side, 0) + 1})
        return worth

    def may_win(state: GameState, who: Side) -> bool:
        return who != side or _LEFT.of(state).get(who, 0) >= number

    return Hook("must-exit", on_exit=on_exit, may_win=may_win)


def empty_sections(params: Table) -> Hook:
    """CM-MED-3. Parameters: the side, sections from its own seat, and the medals while one of them holds no enemy."""
    side, sections, worth = params["side"], params["sections"], params["worth"]

    def changed(draft: Draft, by: Side) -> None:
        sets, enemies = draft.battle.section_sets[side], draft.masks[OTHER[side]]
        empty, held = any(not sets[one] & enemies for one in sections), _EMPTY.of(draft)
        if empty == held:
            return
        _EMPTY.keep(draft, empty)
        number = worth if empty else -worth
        draft.won[side] += number
        draft.say(RuleMedals, side, "empty-sections", number)
        judge_medals(draft, by)

    def setup(draft: Draft, dice: Dice) -> None:
        changed(draft, side)

    return Hook("empty-sections", setup=setup, changed=changed)


RULES: Final = (
    SpecialRule("must-exit", must_exit, {"side": "side", "number": "count"}),
    SpecialRule("empty-sections", empty_sections, {"side": "side", "sections": "sections", "worth": "count"}),
)
