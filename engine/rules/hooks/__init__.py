"""The special rules by name: what a scenario may switch on, and the traits that rows may name.

Each entry builds a Hook from the rule's parameters. `PARAMETERS` says which a rule takes, so that a scenario
with a wrong one is refused with every fault named.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from engine.rules.hookpoints import Hook
from engine.rules.hooks import (
    air_drop,
    breakthrough,
    camouflage,
    engineers,
    growing_hand,
    ice,
    minefields,
    pontoon,
    recon_instead,
    roads,
    soft_ground,
    the_deck,
    winter_weather,
)
from engine.types import RuleId

RULES: Final[Mapping[RuleId, Callable[[Mapping[str, Any]], Hook]]] = {
    "air-drop": air_drop.hook,
    "breakthrough-deck": breakthrough.hook,
    "deck-exhausted-wins": the_deck.exhausted,
    "growing-hand": growing_hand.hook,
    "no-reshuffle": the_deck.no_reshuffle,
    "pontoon-bridges": pontoon.hook,
    "recon-as-air-power": recon_instead.air_power,
    "recon-as-barrage": recon_instead.barrage,
    "reduced-visibility": winter_weather.visibility,
    "winter-weather": winter_weather.weather,
}

#: Parameters of each rule, by kind of value.
PARAMETERS: Final[Mapping[RuleId, Mapping[str, str]]] = {
    "air-drop": {
        "side": "side",
        "center": "hex",
        "steps": "number",
        "figures": "number",
        "kind": "unit",
        "nation": "word",
    },
    "breakthrough-deck": {},
    "deck-exhausted-wins": {"side": "side"},
    "growing-hand": {"side": "side", "turns": "numbers"},
    "no-reshuffle": {},
    "pontoon-bridges": {},
    "recon-as-air-power": {"side": "side", "while_on": "hexes"},
    "recon-as-barrage": {"sides": "sides"},
    "reduced-visibility": {},
    "winter-weather": {},
}

#: Rules that are in force on a kind of board whatever the scenario says (BT-BOARD-1).
ALWAYS: Final[Mapping[str, Mapping[RuleId, Mapping[str, Any]]]] = {"breakthrough": {"breakthrough-deck": {}}}

#: Traits that rows of units, terrain and obstacles may name.
TRAITS: Final[Mapping[str, Hook]] = {
    "camouflage": camouflage.HOOK,
    "engineers": engineers.HOOK,
    "ice": ice.HOOK,
    "minefield": minefields.HOOK,
    "road": roads.HOOK,
    "soft-ground": soft_ground.HOOK,
}
