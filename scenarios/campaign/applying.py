"""A battle as a campaign changes it, before it begins: the engine never hears of a campaign."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from engine.types import SIDES
from scenarios.boards import board
from scenarios.campaign.values import BySide, Changes, Record

#: What a hand, and a victory, may be at least and at most.
HANDS = (1, 12)
TO_WIN = (1, 30)


def applied(mapping: Mapping[str, object], changes: Changes) -> dict[str, object]:
    """The same battle with other hands, medals to win and units."""
    units = [_marched(unit, changes) for unit in cast("list[Record]", mapping["units"])]
    units += [dict(unit) for side in SIDES for unit in changes.sent.get(side, ())]
    places = board(str(mapping["board"])).places
    return {
        **mapping,
        "hands": _moved(mapping["hands"], changes.cards, HANDS),
        "to_win": _moved(mapping["to_win"], changes.medals, TO_WIN),
        "units": sorted(units, key=lambda unit: places[str(unit["at"])]),
    }


def _marched(unit: Record, changes: Changes) -> Record:
    """A unit as it has come through the battle before: its full strength stays what it was."""
    figures = cast("int", unit["figures"])
    weak = any(unit["side"] == side and unit["at"] in hexes for side, hexes in changes.weakened.items())
    return {**unit, "figures": figures - 1} if weak and figures > 1 else dict(unit)


def _moved(numbers: object, by: BySide, bounds: tuple[int, int]) -> dict[str, int]:
    low, high = bounds
    return {
        # Numbers of a mapping that has been read, and checked there.
        side: max(low, min(high, number + by.get(side, 0)))  # type: ignore[call-overload]
        for side, number in cast("Mapping[str, int]", numbers).items()
    }
