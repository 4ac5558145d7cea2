"""Phase 2: the ordered units are named, one by one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.actions import END, End, OrderUnit, Use
from engine.errors import Refusal, refuse
from engine.events import UnitOrdered
from engine.frames import OrderUnits
from engine.hexes import MOST_HEXES, members
from engine.rules.orders import orderable, why_not_order
from engine.state import Deed
from engine.steps import abilities
from engine.steps.closing import close, waits_or_closes
from engine.steps.step import Step

if TYPE_CHECKING:
    from engine.actions import Action
    from engine.dice import Dice
    from engine.state import Draft, GameState

#: The orders of all hexes, and what an ordered unit has done so far: made once.
_ORDERS: Final = tuple(OrderUnit(h) for h in range(MOST_HEXES))
_ORDERED: Final = tuple(Deed(h, at=h) for h in range(MOST_HEXES))


def _options(state: GameState, frame: OrderUnits) -> tuple[Action, ...]:
    actions: list[Action] = [END]
    for h in members(orderable(state, frame.owner, frame.slots, "order", frame.either)):
        actions.append(_ORDERS[h])
    if state.battle.hooks.abilities:
        actions += abilities.options(state, frame)
    return tuple(actions)


def _refusal(state: GameState, frame: OrderUnits, action: Action) -> Refusal | None:
    match action:
        case OrderUnit(h):
            return why_not_order(state, frame.owner, frame.slots, h, either=frame.either)
        case Use():
            return abilities.refusal(state, frame, action)
        case End():
            return None
        case _:
            return refuse("order-units-first")


def _choose(draft: Draft, frame: OrderUnits, action: Action, dice: Dice) -> None:
    if isinstance(action, OrderUnit):
        order(draft, action.unit)
    elif isinstance(action, Use):
        abilities.perform(draft, frame, action, dice)
    else:
        close(draft, frame.owner, "order")


def order(draft: Draft, h: int, mode: str = "order") -> None:
    """Give the unit on h its order."""
    unit = draft.units[h]
    draft.deeds[unit.id] = _ORDERED[h] if mode == "order" else Deed(h, mode, at=h)
    draft.say(UnitOrdered, unit.side, unit.id, h, mode)


def _settle(draft: Draft, frame: OrderUnits, dice: Dice) -> bool:
    """Closes when nobody is left to be ordered."""
    return waits_or_closes(draft, frame.owner, "order", _options(draft, frame))


STEP: Final[Step[OrderUnits, Action]] = Step(_options, _refusal, _choose, _settle)
