"""Which silhouette a kind of unit has. One row an id; a test walks the engine's table and the expansions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, Literal, NamedTuple, TypeAlias

from engine.types import KindId
from renderer.sprites import engines, soldiers
from renderer.sprites.pen import Pen

Arm: TypeAlias = Literal["foot", "armor", "gun", "vehicle"]


class Figure(NamedTuple):
    """How a kind of unit is drawn: the silhouette, its size on a counter, and the badge of the elite."""

    draw: Callable[[Pen], None]
    arm: Arm
    size: float = 54
    #: Chevrons: better than the plain kind.
    elite: bool = False
    #: Two letters in the corner, where two kinds share a silhouette.
    sign: str = ""


FIGURES: Final[Mapping[KindId, Figure]] = {
    "infantry": Figure(soldiers.infantry, "foot"),
    "special-forces": Figure(soldiers.special_forces, "foot", elite=True),
    "french-resistance": Figure(soldiers.resistance, "foot"),
    "armor": Figure(engines.tank, "armor", 57),
    "elite-armor": Figure(engines.tank, "armor", 57, elite=True),
    "artillery": Figure(engines.gun, "gun", 53),
    "heavy-anti-tank-gun": Figure(engines.heavy_anti_tank_gun, "gun", 54),
    "big-gun": Figure(engines.big_gun, "gun", 51),
    "mobile-artillery": Figure(engines.mobile_artillery, "armor", 56),
    "screaming-meemies": Figure(engines.rocket_launcher, "gun", 55),
    "hobart-bridge": Figure(engines.hobart_bridge, "armor", 54),
    "hobart-bobbin": Figure(engines.hobart_bobbin, "armor", 54),
    "hobart-fascine": Figure(engines.hobart_fascine, "armor", 54),
    "hobart-plough": Figure(engines.hobart_plough, "armor", 54),
    "hobart-petard": Figure(engines.hobart_petard, "armor", 54),
    "tank-destroyer": Figure(engines.tank_destroyer, "armor", 57),
    "tiger": Figure(engines.heavy_tank, "armor", 57, elite=True),
    "locomotive": Figure(engines.locomotive, "gun", 57),
    "wagon": Figure(engines.wagon, "gun", 56),
    "destroyer": Figure(engines.destroyer, "gun", 58),
    "aircraft-carrier": Figure(engines.carrier, "gun", 58),
    "flame-thrower-tank": Figure(engines.flame_tank, "armor", 54),
    "half-track": Figure(engines.half_track, "vehicle", 57),
    "supply-truck": Figure(engines.truck, "vehicle", 55),
    "patrol-car": Figure(engines.patrol_car, "vehicle", 55),
    "command-car": Figure(engines.command_car, "vehicle", 54),
    "mortar-early": Figure(soldiers.mortar, "foot", 55, sign="E"),
    "mortar-late": Figure(soldiers.mortar, "foot", 55, sign="L"),
    "machine-gun-early": Figure(soldiers.machine_gun, "foot", 55, sign="E"),
    "machine-gun-late": Figure(soldiers.machine_gun, "foot", 55, sign="L"),
    "anti-tank-gun-early": Figure(soldiers.anti_tank_rifle, "foot", 54, sign="E"),
    "anti-tank-gun-late": Figure(soldiers.anti_tank_rifle, "foot", 54, sign="L"),
    "sniper": Figure(soldiers.sniper, "foot", 57),
    "ski-troops": Figure(soldiers.ski_troops, "foot", 53),
    "cavalry": Figure(soldiers.cavalry, "foot", 57),
    "engineers": Figure(soldiers.engineers, "foot", 54),
}
