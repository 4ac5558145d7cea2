"""What a player can see of his chances without the rules' inner state: sections, orders, what a move brings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.screens.naming import board_of
from engine.rules.cards.rows import EVERYBODY
from engine.rules.cards.table import CARDS
from engine.rules.obstacles import OBSTACLES
from engine.rules.terrain import TERRAIN
from engine.rules.units import UNITS

if TYPE_CHECKING:
    from bot.screens.naming import Chart
    from engine.frames import Slot
    from engine.types import CardId, Section, Side
    from engine.view import PlayerView, UnitView


def sections_of(view: PlayerView, side: Side, hex_name: str) -> tuple[Section, ...]:
    """The sections of a hex as that side sees them; a line hex lies in two (BOARD-03)."""
    on = board_of(view)
    return on.sections(on.by_name[hex_name], from_top=side == view.top)


def orders(chart: Chart, side: Side, card: CardId) -> tuple[int, int] | None:
    """How many units a card would order at once, of how many it names; None: it orders in another way."""
    row = CARDS[card]
    if not row.slots or "roll-for-orders" in row.steps or "choose-section" in row.steps:
        return None
    mine = [unit for unit in chart.view.units if unit.side == side]
    if row.fallback is not None and not any(UNITS[unit.kind].orders_as == row.fallback for unit in mine):
        # CARD-FALLBACK: one unit of choice.
        return min(1, len(mine)), 1
    named = sum(slot.number for slot in row.slots)
    able = sum(min(slot.number, _fitting(chart, side, slot, mine)) for slot in row.slots)
    return able, able if named >= EVERYBODY else named


def _fitting(chart: Chart, side: Side, slot: Slot, mine: list[UnitView]) -> int:
    return sum(
        (slot.section is None or slot.section in sections_of(chart.view, side, unit.at))
        and _is_asked(chart, unit, slot.who)
        for unit in mine
    )


def _is_asked(chart: Chart, unit: UnitView, who: str) -> bool:
    counted_as = UNITS[unit.kind].orders_as
    if who in ("beside-enemy", "apart-from-enemy"):
        beside = any(
            chart.distance(unit.at, other.at) == 1 for other in chart.view.units if other.side != unit.side
        )
        return beside and counted_as != "artillery" if who == "beside-enemy" else not beside
    return who in ("any", counted_as)


def may_battle_after(chart: Chart, unit: UnitView, to: str, distance: int) -> bool:
    """Whether a unit may still battle after that move, as far as ground and distance tell."""
    row = UNITS[unit.kind]
    card = CARDS.get(chart.view.effect or "")
    limit = row.battle_after
    if card is not None:
        limit = card.battle_after.get(row.orders_as, limit)
        if card.unhindered:
            return distance <= limit
    if distance > limit:
        return False
    spot = chart.spots[to]
    if row.battles_on_entry:
        return True
    if row.moves_as in TERRAIN[spot.terrain].bars_battle:
        return False
    return not any(row.moves_as in OBSTACLES[one.kind].bars_battle for one in spot.obstacles)
