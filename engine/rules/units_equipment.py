"""The units of the Equipment Pack, and those Winter Wars shares with it."""

from __future__ import annotations

from typing import Any, Final

from engine.rules.unit_rows import UnitRow, armor, artillery, infantry
from engine.types import KindId

_ARMOR: Final = frozenset(("armor", "vehicle"))
_INFANTRY: Final = frozenset(("infantry",))


# As in `unit_rows.py`: columns by their names, each of its own type.


def _vehicle(kind: KindId, **more: Any) -> UnitRow:
    """ST-1, ST-4, LRP-4, CC-1: infantry to orders and dice, armor to whatever bars or stops the way."""
    columns = {"vehicle": True, "bound_as": "armor", "clears": False, "heals": False} | more
    return infantry(kind, **columns)


def _weapon(kind: KindId, **more: Any) -> UnitRow:
    """SWA-1, SWA-2, SWA-4: infantry that takes no ground."""
    return infantry(kind, takes_ground=False, **more)


GUNS: Final = (
    artillery(
        "heavy-anti-tank-gun",
        dice=(2, 2, 2, 2),
        needs_sight=True,
        ignores_penalty=True,
        stars=_ARMOR,
        traits=("stars",),
    ),
    artillery("big-gun", dice=(3, 3, 2, 2, 1, 1, 1, 1), cross_hairs=3, traits=("cross-hairs",)),
    artillery("mobile-artillery", move=2, battle_after=1),
    artillery("screaming-meemies", unsheltered=True, flags_bind=True, traits=("smoke", "smoke-shells")),
)

ARMOR: Final = (
    armor("hobart-bridge", traits=("assault-bridge",)),
    armor("hobart-bobbin", at_home=frozenset(("beach", "marsh", "wire"))),
    armor("hobart-fascine", at_home=frozenset(("ford", "trenches"))),
    armor("hobart-plough", ploughs=True),
    armor("hobart-petard", traits=("petard",)),
    armor(
        "tank-destroyer",
        move=2,
        battle_after=2,
        dice=(2, 2, 2, 2),
        overruns=False,
        retreat=2,
        stars=_ARMOR,
        star_prone=True,
        still={"ignores_cover": True, "ignores_penalty": True},
        traits=("stars", "still"),
    ),
    armor("tiger", figures=1, confirmed=True, traits=("confirm",)),
    armor(
        "half-track",
        move=2,
        battle_after=2,
        dice=(2, 2),
        overruns=False,
        worth=0,
        heals=False,
        vehicle=True,
        pooled=True,
        traits=("pool",),
    ),
)

VEHICLES: Final = (
    _vehicle(
        "supply-truck",
        figures=3,
        battle_after=4,
        dice=(),
        takes_ground=False,
        worth=0,
        road=2,
        road_limit=4,
        pooled=True,
        traits=("pool",),
    ),
    _vehicle("patrol-car", figures=3, move=4, battle_after=4, road=0, confirmed=True, traits=("confirm",)),
    _vehicle(
        "command-car",
        figures=1,
        move=3,
        battle_after=3,
        dice=(),
        takes_ground=False,
        confirmed=True,
        traits=("command-car", "confirm"),
    ),
)

WEAPONS: Final = (
    _weapon("mortar-early", battle_after=0, moves_or_battles=True, needs_sight=False, ignores_cover=True),
    _weapon(
        "mortar-late",
        still={"dice": (3, 2, 1, 1), "needs_sight": False, "ignores_cover": True},
        traits=("still",),
    ),
    _weapon("machine-gun-early", battle_after=0, moves_or_battles=True, stars=_INFANTRY, traits=("stars",)),
    _weapon("machine-gun-late", still={"stars": _INFANTRY}, traits=("stars", "still")),
    _weapon("anti-tank-gun-late", still={"stars": _ARMOR}, traits=("stars", "still")),
)

SPECIALISTS: Final = (
    infantry(
        "sniper",
        figures=1,
        battle_after=2,
        dice=(1, 1, 1, 1, 1),
        ignores_cover=True,
        retreat=3,
        battles_on_entry=True,
        worth=0,
        heals=False,
        stars=frozenset(("infantry", "artillery")),
        hit_by=frozenset(("grenade",)),
        spares=frozenset(("armor",)),
        traits=("sniper", "stars"),
    ),
    infantry("ski-troops", figures=3, move=3, battle_after=3, dice=(3, 2), retreat=3, battles_on_entry=True),
    UnitRow(
        "cavalry",
        "infantry",
        "infantry",
        "armor",
        figures=4,
        move=3,
        battle_after=3,
        dice=(2, 1),
        overruns=True,
        traits=("cavalry",),
    ),
)

ROWS: Final = (*GUNS, *ARMOR, *VEHICLES, *WEAPONS, *SPECIALISTS)
