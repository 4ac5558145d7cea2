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
    air_rules,
    assault_bridge,
    breakthrough,
    camouflage,
    cavalry,
    combat_cards,
    command_car,
    confirm,
    cross_hairs,
    engineers,
    exit_figures,
    france,
    growing_hand,
    ice,
    italy,
    landing_craft,
    minefields,
    petard,
    pontoon,
    pool,
    recon_instead,
    resupply,
    roads,
    smoke,
    smoke_shells,
    sniper,
    soft_ground,
    stars,
    still,
    the_deck,
    winter_weather,
)
from engine.types import RuleId

RULES: Final[Mapping[RuleId, Callable[[Mapping[str, Any]], Hook]]] = {
    "air-drop": air_drop.hook,
    "air-power-as-artillery-bombard": air_rules.as_artillery_bombard,
    "air-power-one-die": air_rules.one_die,
    "breakthrough-deck": breakthrough.hook,
    "combat-cards": combat_cards.hook,
    "deck-exhausted-wins": the_deck.exhausted,
    "furia-francese": france.hook,
    "growing-hand": growing_hand.hook,
    "italian-high-command": italy.high_command,
    "italian-royal-army": italy.royal_army,
    "medals-per-exit-figure": exit_figures.hook,
    "no-reshuffle": the_deck.no_reshuffle,
    "pontoon-bridges": pontoon.hook,
    "recon-as-air-power": recon_instead.air_power,
    "recon-as-barrage": recon_instead.barrage,
    "reduced-visibility": winter_weather.visibility,
    "resupply": resupply.hook,
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
    "air-power-as-artillery-bombard": {},
    "air-power-one-die": {},
    "breakthrough-deck": {},
    "combat-cards": {},
    "deck-exhausted-wins": {"side": "side"},
    "furia-francese": {},
    "growing-hand": {"side": "side", "turns": "numbers"},
    "italian-high-command": {},
    "italian-royal-army": {},
    "medals-per-exit-figure": {},
    "no-reshuffle": {},
    "pontoon-bridges": {},
    "recon-as-air-power": {"side": "side", "while_on": "hexes"},
    "recon-as-barrage": {"sides": "sides"},
    "reduced-visibility": {},
    "resupply": {},
    "winter-weather": {},
}

#: Rules that are in force on a kind of board whatever the scenario says (BT-BOARD-1).
ALWAYS: Final[Mapping[str, Mapping[RuleId, Mapping[str, Any]]]] = {"breakthrough": {"breakthrough-deck": {}}}

#: Traits that rows of units, terrain and obstacles may name.
TRAITS: Final[Mapping[str, Hook]] = {
    "assault-bridge": assault_bridge.HOOK,
    "camouflage": camouflage.HOOK,
    "cavalry": cavalry.HOOK,
    "command-car": command_car.HOOK,
    "confirm": confirm.HOOK,
    "cross-hairs": cross_hairs.HOOK,
    "engineers": engineers.HOOK,
    "ice": ice.HOOK,
    "landing-craft": landing_craft.HOOK,
    "minefield": minefields.HOOK,
    "petard": petard.HOOK,
    "pool": pool.HOOK,
    "road": roads.HOOK,
    "smoke": smoke.HOOK,
    "smoke-shells": smoke_shells.HOOK,
    "sniper": sniper.HOOK,
    "soft-ground": soft_ground.HOOK,
    "stars": stars.HOOK,
    "still": still.HOOK,
}

#: Abilities of traits of which only the own side may read what they name.
SECRET_WORDS: Final = tuple(
    sorted({word for trait in TRAITS.values() for word, ability in trait.abilities.items() if ability.secret})
)
