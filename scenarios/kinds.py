"""The ids a scenario may use: one row per id, and whether it can be played today.

The one place that knows them; every other module of this package asks here. An id that is listed but not
`supported` is understood, kept and named, and keeps a scenario from being played until somebody accepts it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

SIDES = ("allies", "axis")
BOARDS = ("standard", "breakthrough", "overlord")
FACES = ("country", "beach", "winter", "desert")
FRONTS = ("western", "eastern", "mediterranean", "pacific")
DIRECTIONS = ("e", "ne", "nw", "w", "sw", "se")
FACINGS = ("top", "bottom")
NATIONS = (
    "germany", "united-states", "united-kingdom", "france", "soviet-union", "italy", "finland", "poland",
    "japan", "canada", "romania", "slovakia", "netherlands",
)  # fmt: skip


class UnitRow(NamedTuple):
    """A kind of unit. `arm` is the branch it belongs to: where it may stand, and what stands in for it."""

    figures: int
    arm: str
    supported: bool = False


class TerrainRow(NamedTuple):
    """A kind of hex. `line` names the network its exits belong to; nobody enters `closed` hexes unbridged."""

    line: str = ""
    closed: bool = False
    supported: bool = False


class PieceRow(NamedTuple):
    """An obstacle or a marker: the keys it must have, those it may have, and what it does to a hex."""

    needs: tuple[str, ...] = ()
    may: tuple[str, ...] = ()
    supported: bool = False
    opens: bool = False
    infantry_only: bool = False


UNITS: Mapping[str, UnitRow] = {
    "infantry": UnitRow(4, "infantry", supported=True),
    "armor": UnitRow(3, "armor", supported=True),
    "artillery": UnitRow(2, "artillery", supported=True),
    "special-forces": UnitRow(4, "infantry", supported=True),
    "french-resistance": UnitRow(3, "infantry", supported=True),
    "elite-armor": UnitRow(4, "armor", supported=True),
    "heavy-anti-tank-gun": UnitRow(2, "artillery", supported=True),
    "big-gun": UnitRow(2, "artillery", supported=True),
    "mobile-artillery": UnitRow(2, "artillery", supported=True),
    "screaming-meemies": UnitRow(2, "artillery", supported=True),
    "hobart-bridge": UnitRow(3, "armor", supported=True),
    "hobart-bobbin": UnitRow(3, "armor", supported=True),
    "hobart-fascine": UnitRow(3, "armor", supported=True),
    "hobart-plough": UnitRow(3, "armor", supported=True),
    "hobart-petard": UnitRow(3, "armor", supported=True),
    "tank-destroyer": UnitRow(3, "armor", supported=True),
    "half-track": UnitRow(3, "vehicle", supported=True),
    "tiger": UnitRow(1, "armor", supported=True),
    "supply-truck": UnitRow(3, "vehicle", supported=True),
    "patrol-car": UnitRow(3, "vehicle", supported=True),
    "command-car": UnitRow(1, "vehicle", supported=True),
    "mortar-early": UnitRow(4, "infantry", supported=True),
    "mortar-late": UnitRow(4, "infantry", supported=True),
    "machine-gun-early": UnitRow(4, "infantry", supported=True),
    "machine-gun-late": UnitRow(4, "infantry", supported=True),
    "anti-tank-gun-early": UnitRow(4, "infantry"),
    "anti-tank-gun-late": UnitRow(4, "infantry", supported=True),
    "sniper": UnitRow(1, "infantry", supported=True),
    "ski-troops": UnitRow(3, "infantry", supported=True),
    "cavalry": UnitRow(4, "cavalry", supported=True),
    "engineers": UnitRow(4, "infantry", supported=True),
}

TERRAIN: Mapping[str, TerrainRow] = {
    "open": TerrainRow(supported=True),
    "forest": TerrainRow(supported=True),
    "hedgerow": TerrainRow(supported=True),
    "hill": TerrainRow(supported=True),
    "town": TerrainRow(supported=True),
    "river": TerrainRow(line="river", closed=True, supported=True),
    "ocean": TerrainRow(supported=True),
    "beach": TerrainRow(supported=True),
    "steep-hill": TerrainRow(supported=True),
    "cliff": TerrainRow(supported=True),
    "bluff": TerrainRow(supported=True),
    "impassable-hill": TerrainRow(closed=True, supported=True),
    "impassable-ridge": TerrainRow(closed=True, supported=True),
    "wide-river": TerrainRow(line="river", closed=True, supported=True),
    "castle": TerrainRow(supported=True),
    "church": TerrainRow(supported=True),
    "frozen-river": TerrainRow(line="river", supported=True),
    "railroad": TerrainRow(line="rail", supported=True),
    "road": TerrainRow(line="road", supported=True),
    "road-railroad": TerrainRow(line="road", supported=True),
    "marsh": TerrainRow(supported=True),
    "ford": TerrainRow(line="river", supported=True),
    "trenches": TerrainRow(supported=True),
    "road-hill": TerrainRow(line="road", supported=True),
    "hill-forest": TerrainRow(supported=True),
    "hill-town": TerrainRow(supported=True),
    "city-ruins": TerrainRow(supported=True),
    "ravine": TerrainRow(supported=True),
}

OBSTACLES: Mapping[str, PieceRow] = {
    "bunker": PieceRow(needs=("side",), may=("facing",), supported=True, infantry_only=True),
    "bridge": PieceRow(needs=("axis",), supported=True, opens=True),
    "hedgehog": PieceRow(supported=True, infantry_only=True),
    "sandbags": PieceRow(may=("facing",), supported=True),
    "wire": PieceRow(may=("facing",), supported=True),
    "sea-wall": PieceRow(needs=("side",), may=("facing",), supported=True),
    "bridge-section": PieceRow(needs=("axis",), supported=True, opens=True),
    "road-block": PieceRow(may=("axis",), supported=True, infantry_only=True),
    "field-bunker": PieceRow(may=("facing",), supported=True),
    "railroad-bridge": PieceRow(needs=("axis",), supported=True, opens=True),
    "pontoon-bridge": PieceRow(needs=("axis",), supported=True, opens=True),
    "dragons-teeth": PieceRow(may=("axis",), supported=True),
}

MARKERS: Mapping[str, PieceRow] = {
    "minefield": PieceRow(needs=("side",), may=("value", "face_up"), supported=True),
    "smoke": PieceRow(needs=("side", "turns_left"), supported=True),
}

MEDALS: Mapping[str, bool] = {  # kind -> supported
    "temporary": True,
    "permanent": True,
    "permanent-turn-start": True,
    "majority": True,
    "majority-turn-start": True,
    "last-to-occupy": True,
    "sole-control": True,
    "sudden-death": True,
    "sudden-death-turn-end": True,
    "exit": True,
}


class RuleRow(NamedTuple):
    """A special rule. Parameters are (name, type); those in `must` may not be left out."""

    must: tuple[tuple[str, str], ...] = ()
    may: tuple[tuple[str, str], ...] = ()
    supported: bool = False


RULES: Mapping[str, RuleRow] = {
    "growing-hand": RuleRow((("side", "side"), ("turns", "counts")), supported=True),
    "air-drop": RuleRow(
        (("side", "side"), ("center", "hex"), ("steps", "count"), ("figures", "count"), ("kind", "unit")),
        (("nation", "nation"),),
        supported=True,
    ),
    "recon-as-air-power": RuleRow((("side", "side"), ("while_on", "hexes")), supported=True),
    "recon-as-barrage": RuleRow((("sides", "sides"),), supported=True),
    "no-reshuffle": RuleRow(supported=True),
    "deck-exhausted-wins": RuleRow((("side", "side"),), supported=True),
    "resupply": RuleRow(supported=True),
    "furia-francese": RuleRow(supported=True),
    "italian-royal-army": RuleRow(supported=True),
    "italian-high-command": RuleRow(supported=True),
    "winter-weather": RuleRow(supported=True),
    "reduced-visibility": RuleRow(supported=True),
    "pontoon-bridges": RuleRow(supported=True),
    "air-power-one-die": RuleRow(supported=True),
    "combat-cards": RuleRow(supported=True),
    "breakthrough-deck": RuleRow(supported=True),
    "air-power-as-artillery-bombard": RuleRow(supported=True),
    "medals-per-exit-figure": RuleRow(supported=True),
}
