"""Units aboard a landing craft: a tag of the unit, never a unit of its own (EQ-LC, XAMB-05 to XAMB-07)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from engine.errors import Refusal, refuse
from engine.memory import Remembered
from engine.rules.cards.table import CARDS
from engine.rules.changes import untag
from engine.rules.hookpoints import Hook
from engine.types import UnitId

if TYPE_CHECKING:
    from engine.dice import Dice
    from engine.rules.stepping import Mover
    from engine.state import Deed, Draft, GameState, Unit
    from engine.types import Cause, HexId, Side

ABOARD: Final = "landing-craft"
_WATER: Final = frozenset(("ocean",))
_REACH: Final = 2
#: The units that landed this turn.
_LANDED: Final = Remembered("landed", tuple[UnitId, ...], ())


def _answers(state: GameState, side: Side, who: str, hexes: list[HexId]) -> list[HexId]:
    """XAMB-06: cards for one kind of unit pass it over; the dice of Their Finest Hour go by its cargo."""
    if "roll-for-orders" in CARDS[state.turn.effect or "nothing"].steps:
        return hexes
    return [h for h in hexes if ABOARD not in state.units[h].tags]


def _mover(state: GameState, unit: Unit, deed: Deed, moving: Mover) -> Mover:
    """EQ-LC-1, EQ-LC-6: two hexes over water as armor, whatever is aboard; land is the end of the way."""
    if ABOARD not in unit.tags:
        return moving
    return replace(moving, reach=_REACH, battle_after=0, moves_as="armor", at_home=_WATER, lands=True)


def _why_not(state: GameState, unit: Unit, h: HexId) -> Refusal | None:
    if ABOARD not in unit.tags:
        return None
    return refuse("aboard", hex=state.battle.board.names[h])


def _why_not_battle(state: GameState, unit: Unit, h: HexId, deed: Deed) -> Refusal | None:
    if deed.spent and unit.id in _LANDED.of(state):
        return refuse("landed-this-turn", hex=state.battle.board.names[h])
    return _why_not(state, unit, h)


def _why_not_target(state: GameState, unit: Unit, h: HexId, target: Unit, at: HexId) -> Refusal | None:
    return _why_not(state, unit, h)


def _on_enter(draft: Draft, unit: Unit, h: HexId, cause: Cause, dice: Dice) -> None:
    """EQ-LC-3: on land the craft is gone; who has just landed does not battle this turn (EQ-LC-2)."""
    if ABOARD not in unit.tags or draft.ground.spots[h].terrain in _WATER:
        return
    untag(draft, h, ABOARD)
    deed = draft.deeds.get(unit.id)
    if deed is not None:
        draft.deeds[unit.id] = deed._replace(spent=True)
        _LANDED.keep(draft, (*_LANDED.of(draft), unit.id))


def _turn_end(draft: Draft, side: Side, dice: Dice) -> None:
    _LANDED.forget(draft)


def _retreats_anywhere(state: GameState, unit: Unit, here: HexId, to: HexId) -> bool:
    return ABOARD in unit.tags


HOOK: Final = Hook(
    ABOARD,
    turn_end=_turn_end,
    answers=_answers,
    mover=_mover,
    why_not_battle=_why_not_battle,
    why_not_target=_why_not_target,
    why_not_restore=_why_not,
    on_enter=_on_enter,
    retreats_anywhere=_retreats_anywhere,
)
