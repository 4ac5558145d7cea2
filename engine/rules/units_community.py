"""The units of imported battles that none of the boxes at hand brings."""

from __future__ import annotations

from typing import Any, Final

from engine.rules.unit_rows import UnitRow, armor, artillery, infantry
from engine.types import KindId

# As in `unit_rows.py`: columns by their names, each of its own type.


def _ship(kind: KindId, **more: Any) -> UnitRow:
    """CM-SHP: hit and barred as artillery is, but for what its trait says."""
    columns = {"figures": 3, "move": 2, "battle_after": 2, "road": 0, "heals": False, "clears": False} | more
    return artillery(kind, at_home=frozenset(("ocean",)), hit_by=frozenset(("grenade",)), **columns)


WEAPONS: Final = (
    # SWA-AT-E: as the other weapons of the early war it moves or battles, and a star hits what it was built for.
    infantry(
        "anti-tank-gun-early",
        takes_ground=False,
        battle_after=0,
        moves_or_battles=True,
        stars=frozenset(("armor", "vehicle")),
        traits=("stars",),
    ),
)

ARMOR: Final = (
    # CM-FLM-1.
    armor("flame-thrower-tank", traits=("flames",)),
)

SHIPS: Final = (
    # CM-SHP-1, CM-SHP-2, EQ-BG-2.
    _ship("destroyer", dice=(3, 3, 2, 2, 1, 1, 1, 1), cross_hairs=3, traits=("cross-hairs", "ship")),
    # CM-SHP-4.
    _ship("aircraft-carrier", dice=(), traits=("ship",)),
)


def _car(kind: KindId, **more: Any) -> UnitRow:
    """CM-TRN: it moves, and is hit, as its trait says."""
    columns = {"move": 0, "dice": (), "road": 0, "heals": False, "clears": False} | more
    return artillery(kind, hit_by=frozenset(("grenade",)), car=True, traits=("train",), **columns)


TRAINS: Final = (
    # CM-TRN-2: the hits of the whole train are the engine's figures.
    _car("locomotive", figures=4),
    _car("wagon", figures=1, worth=0),
)

ROWS: Final = (*WEAPONS, *ARMOR, *SHIPS, *TRAINS)
