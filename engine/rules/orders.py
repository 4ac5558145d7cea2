"""Who may be ordered (ORDER): the slots of the card, and whether a set of units fits into them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from engine.errors import Refusal, refuse
from engine.hexes import BIT, hex_set, members
from engine.rules.cards.table import CARDS
from engine.rules.combat import beside_enemy
from engine.rules.units import UNITS
from engine.state import IDLE
from engine.types import CLASSES, HexId, HexSet, Section, Side

if TYPE_CHECKING:
    from engine.frames import Slot
    from engine.state import Deed, GameState, Unit

Asks = Callable[["GameState", "Unit", HexId], bool]


def _beside_enemy(state: GameState, unit: Unit, h: HexId) -> bool:
    """CARD-CLOSEASSAULT-1: infantry and armor next to an enemy, artillery never; nobody who never battles (ST-3)."""
    row = UNITS[unit.kind]
    return bool(beside_enemy(state, unit.side, h) and row.dice) and row.orders_as != "artillery"


def _apart_from_enemy(state: GameState, unit: Unit, h: HexId) -> bool:
    """CARD-FIREFIGHT-1: any unit next to no enemy; nobody who never battles (ST-3)."""
    return not beside_enemy(state, unit.side, h) and bool(UNITS[unit.kind].dice)


def _foot(state: GameState, unit: Unit, h: HexId) -> bool:
    """Infantry that digs and slips through lines: no vehicle (XCARD-1)."""
    row = UNITS[unit.kind]
    return row.orders_as == "infantry" and not row.vehicle


def _foot_or_artillery(state: GameState, unit: Unit, h: HexId) -> bool:
    """BT-DIG-1: whoever can dig, and no vehicle."""
    row = UNITS[unit.kind]
    return row.orders_as != "armor" and not row.vehicle


#: The words a slot may use: everybody, a class, or what asks more than the class.
ANYBODY: Final = "any"
WHO: Final[Mapping[str, Asks]] = {
    "foot": _foot,
    "beside-enemy": _beside_enemy,
    "apart-from-enemy": _apart_from_enemy,
    "foot-or-artillery": _foot_or_artillery,
}
WORDS: Final = frozenset((ANYBODY, *CLASSES, *WHO))


def fits(state: GameState, slot: Slot, unit: Unit, h: HexId) -> bool:
    """Whether a unit standing on h may get an order of this slot (ORDER-04)."""
    if slot.section is not None and not state.battle.section_sets[unit.side][slot.section] >> h & 1:
        return False
    return slot.who == ANYBODY or bool(answering(state, unit.side, slot.who, 1 << h))


def answering(state: GameState, side: Side, who: str, among: HexSet) -> list[HexId]:
    """The units among some hexes of a side that answer to a word of a slot."""
    hexes, units = members(among), state.units
    if who == ANYBODY:
        return hexes
    every, hexes = hexes, []
    if who in CLASSES:
        for h in every:
            if UNITS[units[h].kind].orders_as == who:
                hexes.append(h)
    else:
        asks = WHO[who]
        for h in every:
            if asks(state, units[h], h):
                hexes.append(h)
    for hook in state.battle.hooks.answers:
        hexes = hook(state, side, who, hexes)
    return hexes


def ordered(state: GameState) -> list[tuple[HexId, Unit, Deed]]:
    """The units with a deed in this turn that are still on the board, in the order of their hexes; some of these got
    no order, and can do nothing."""
    found: list[tuple[HexId, Unit, Deed]] = []
    for number, deed in state.deeds.items():
        unit = state.units.get(deed.at)
        if unit is not None and unit.id == number:
            found.append((deed.at, unit, deed))
    found.sort()
    return found


def any_ordered(state: GameState) -> bool:
    """Whether any unit got an order this turn; those that may get none got none."""
    return any(deed.mode != IDLE for deed in state.deeds.values())


def orderable(
    state: GameState, side: Side, slots: tuple[Slot, ...], mode: str = "order", either: tuple[Slot, ...] = ()
) -> HexSet:
    """The hexes whose units may still be ordered in this mode: each order takes a slot that it fits, none more than its
    number (ORDER-04)."""
    if either:
        hexes = 0
        for one in (slots, either):
            if _holds(state, one, mode):
                hexes |= orderable(state, side, one, mode)
        return hexes
    slots = _of_mode(slots, mode)
    named = 0
    orders = []
    for number, deed in state.deeds.items():
        if state.unit_at(number, deed.at):
            named |= BIT[deed.at]
            if deed.mode == mode:
                orders.append(deed.at)
    free = state.masks[side] & ~named
    if len(slots) == 1:
        slot = slots[0]
        return _fitting(state, side, slot, free) if len(orders) < slot.number else 0
    return _with_room(state, side, slots, free, orders)


def _of_mode(slots: tuple[Slot, ...], mode: str) -> tuple[Slot, ...]:
    return tuple([slot for slot in slots if slot.mode == mode])


def _with_room(
    state: GameState, side: Side, slots: tuple[Slot, ...], free: HexSet, orders: list[HexId]
) -> HexSet:
    """The units among `free` for which these slots have room beside the orders given."""
    ordered = hex_set(orders)
    fits_some = twice = 0
    fitting: list[HexSet] = []
    for slot in slots:
        hexes = _fitting(state, side, slot, free | ordered)
        fitting.append(hexes)
        twice |= fits_some & hexes
        fits_some |= hexes
    if fits_some & ordered == ordered and not twice & ordered:
        # No order given may have come from another slot: what has room takes everybody it fits.
        fits_some = 0
        for n, slot in enumerate(slots):
            if (fitting[n] & ordered).bit_count() < slot.number:
                fits_some |= fitting[n]
        return fits_some & free
    return _still_assignable(slots, fitting, free, orders)


def _still_assignable(
    slots: tuple[Slot, ...], fitting: list[HexSet], free: HexSet, orders: list[HexId]
) -> HexSet:
    """The same where an order given may have come from one slot or another."""
    # Units that fit the same slots stand or fall together: they are asked about once.
    groups: list[tuple[HexSet, tuple[int, ...]]] = [(free, ())]
    for n, hexes in enumerate(fitting):
        groups = [
            part
            for some, want in groups
            for part in ((some & hexes, (*want, n)), (some & ~hexes, want))
            if part[0]
        ]
    wants = [tuple([n for n, hexes in enumerate(fitting) if hexes >> h & 1]) for h in orders]
    taken, room = tuple(sorted(wants)), tuple([slot.number for slot in slots])
    assignable = 0
    for some, want in groups:
        if want and _assignable((*taken, want), room):
            assignable |= some
    return assignable


def _holds(state: GameState, slots: tuple[Slot, ...], mode: str) -> bool:
    """Whether the orders given so far fit into these slots."""
    slots = _of_mode(slots, mode)
    return _assignable(_taken(state, slots, mode), tuple([slot.number for slot in slots]))


def _fitting(state: GameState, side: Side, slot: Slot, free: HexSet) -> HexSet:
    """The units among `free` that fit one slot."""
    if slot.section is not None:
        free &= state.battle.section_sets[side][slot.section]
    return free if slot.who == ANYBODY else hex_set(answering(state, side, slot.who, free))


def why_not_order(
    state: GameState,
    side: Side,
    slots: tuple[Slot, ...],
    h: HexId,
    mode: str = "order",
    either: tuple[Slot, ...] = (),
) -> Refusal | None:
    """Why the unit on h cannot be ordered (ORDER-01 to ORDER-04)."""
    names = state.battle.board.names
    unit = state.units.get(h)
    if unit is None:
        return refuse("no-unit-there", hex=names[h])
    if unit.side != side:
        return refuse("not-your-unit", hex=names[h])
    if unit.id in state.deeds:
        return refuse("ordered-already", hex=names[h])
    if orderable(state, side, slots, mode, either) >> h & 1:
        return None
    asked = _of_mode((*slots, *either), mode)
    fitting = [slot for slot in asked if fits(state, slot, unit, h)]
    if not fitting:
        return _why_no_slot(state, asked, unit, h)
    return _why_no_room(state, _of_mode(slots, mode), fitting, mode, unit)


def _why_no_room(
    state: GameState, slots: tuple[Slot, ...], fitting: list[Slot], mode: str, unit: Unit
) -> Refusal:
    """All orders are given, or those that are left are for other units (ORDER-04)."""
    number = sum(slot.number for slot in slots)
    taken = _taken(state, slots, mode)
    if len(taken) >= number:
        return refuse("no-orders-left", number=number)
    first = fitting[0]
    if first not in slots:
        return refuse("orders-in-one-half")
    if first.section is not None and any(slot.section != first.section for slot in slots):
        return refuse("no-orders-left-there", number=first.number, section=first.section)
    room = tuple([slot.number for slot in slots])
    free = [slot.who for n, slot in enumerate(slots) if _assignable((*taken, (n,)), room)]
    return refuse("orders-left-for-others", kind=unit.kind, classes=" ".join(free))


def _why_no_slot(state: GameState, slots: tuple[Slot, ...], unit: Unit, h: HexId) -> Refusal:
    names = state.battle.board.names
    sections = [slot.section for slot in slots]
    here = state.battle.sections[unit.side][h]
    if slots and all(section is not None and section not in here for section in sections):
        return refuse("wrong-section", hex=names[h], section=here[0])
    row = UNITS[unit.kind]
    asks = {slot.who for slot in slots}
    if asks == {"beside-enemy"} and row.dice and row.orders_as != "artillery":
        return refuse("beside-no-enemy", hex=names[h])
    if asks == {"apart-from-enemy"} and row.dice:
        return refuse("beside-enemy", hex=names[h])
    if slots and asks <= set(CLASSES) and "roll-for-orders" in CARDS[state.turn.effect or "nothing"].steps:
        return refuse("orders-left-for-others", kind=unit.kind, classes=" ".join(sorted(asks)))
    return refuse("card-does-not-order-it", hex=names[h], kind=unit.kind)


def _taken(state: GameState, slots: tuple[Slot, ...], mode: str) -> tuple[tuple[int, ...], ...]:
    """For each order given, the slots it may have come from: nobody moves before all orders are out."""
    wants = []
    for _, unit, deed in ordered(state):
        if deed.mode == mode:
            wants.append(tuple([n for n, slot in enumerate(slots) if fits(state, slot, unit, deed.start)]))
    # In one order, because it makes no difference: what is known of some orders serves for all like them.
    return tuple(sorted(wants))


@lru_cache(maxsize=8192)
def _assignable(wants: tuple[tuple[int, ...], ...], room: tuple[int, ...]) -> bool:
    """Whether every order finds a slot with room: a small bipartite matching."""
    holders: list[list[int]] = [[] for _ in room]

    def place(order: int, tried: set[int]) -> bool:
        for slot in wants[order]:
            if slot in tried:
                continue
            tried.add(slot)
            if len(holders[slot]) < room[slot]:
                holders[slot].append(order)
                return True
            for n, other in enumerate(holders[slot]):
                if place(other, tried):
                    holders[slot][n] = order
                    return True
        return False

    return all(place(order, set()) for order in range(len(wants)))


def sections_with(state: GameState, side: Side, asks: str) -> list[Section]:
    """The sections in which a side has units of that kind."""
    sections: set[Section] = set()
    for h in answering(state, side, asks, state.masks[side]):
        sections.update(state.battle.sections[side][h])
    return [section for section in ("left", "center", "right") if section in sections]
