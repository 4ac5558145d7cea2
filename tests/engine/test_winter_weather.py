"""Winter Weather and Reduced Visibility."""

from __future__ import annotations

import pytest

from tests.boards import Case, case

FAR = "A:inf@A1 X:inf@M9"
ROAD = f"{FAR} road@B5;C5;D5;E5;F5;G5"
SNOW = {"winter-weather": {}}
FOG = {"reduced-visibility": {}}

WEATHER = [
    case("WW-WX-1", f"{kind}: two hexes, by {card}", f"{FAR} A:{kind}@D5", f"play {card}; order D5; move D5-G5",
         refused="too-far cost=3 limit=2", special=SNOW)
    for kind, card in (("arm", "direct-from-hq"), ("tiger", "direct-from-hq"), ("patrol-car", "direct-from-hq"),
                       ("command-car", "direct-from-hq"), ("arm", "armor-assault"))
] + [
    case("WW-WX-1", f"{kind}: not slowed", f"{FAR} A:{kind}@D5", f"play {card}; order D5; move D5-{end}",
         units={end: {"side": "allies"}}, special=SNOW)
    for kind, card, end in (("cavalry", "direct-from-hq", "G5"), ("ski-troops", "direct-from-hq", "G5"),
                            ("art", "artillery-bombard", "G5"), ("inf", "direct-from-hq", "F5"))
] + [
    case("WW-WX-1 XAMB-13", f"{kind}: three along a road", f"{ROAD} A:{kind}@B5", "order B5; move B5-E5",
         units={"E5": {"side": "allies"}}, special=SNOW)
    for kind in ("arm", "half-track", "patrol-car", "supply-truck")
] + [
    case("WW-WX-1 XAMB-13", f"{kind}: not four", f"{ROAD} A:{kind}@B5", "order B5; move B5-F5",
         refused="too-far cost=4 limit=3", special=SNOW)
    for kind in ("arm", "patrol-car", "supply-truck")
] + [
    case("WW-WX-1", "battle after three on the road", f"{ROAD} A:arm@B5 X:inf@E6", "order B5; move B5-E5",
         targets={"E5": "E6:3"}, special=SNOW),
    case("WW-WX-2 XGC-092", "ground and overrun on top", f"{FAR} A:arm@C5 X:inf1@E6 X:inf@E7", "order C5; "
         "move C5-E5; attack E5xE6; advance; attack E6xE7", "ISSSSI", units={"E7": 3}, special=SNOW),
    case("WW-WX-3", "Air Power rolls one die a unit", f"{FAR} X:inf@E5;F5", "play air-power; choose E5 F5", "IG",
         units={"E5": 3, "F5": 3}, special=SNOW),
    case("WW-WX-3 BT-AIR-1 XGC-109", "the Breakthrough card, too", f"{FAR} A:inf@E5 first=axis",
         "play breakthrough-air-power; choose E5", "S", units={"E5": 3}, special={**SNOW, "breakthrough-deck": {}}),
]  # fmt: skip

VISIBILITY = [
    case("WW-RV-1", "unit faces miss at a distance", f"{FAR} A:inf@C5 X:inf@E5", "order C5; attack C5xE5", "IG",
         units={"E5": 3}, special=FOG),
    case("WW-RV-1", "armor, too", f"{FAR} A:arm@C5 X:arm@F5", "order C5; attack C5xF5", "AGS", units={"F5": 2},
         special=FOG),
    case("WW-RV-1", "flags count", f"{FAR} A:inf@C5 X:inf@E5", "order C5; attack C5xE5", "IF",
         decision="retreat", special=FOG),
    case("WW-RV-1", "close assault as usual", f"{FAR} A:inf@D5 X:inf@E5", "order D5; attack D5xE5", "IIA",
         units={"E5": 2}, special=FOG),
    case("WW-RV-1", "an ambush is one", f"{FAR} A:inf@D5 X:inf@E5", "order D5; attack D5xE5; play ambush", "IIASSS",
         foe="ambush", units={"D5": 2}, special=FOG),
    case("WW-RV-1 SWA-MG-L", "stars of a machine gun hit", f"{FAR} A:machine-gun-late@C5 X:inf@E5",
         "order C5; attack C5xE5", "SI", units={"E5": 3}, special=FOG),
    case("WW-RV-1 XAMB-49", "a tiger's grenade is confirmed, its armor face not", f"{FAR} A:arm@C5 X:tiger@F5",
         "order C5; attack C5xF5", "AGSF", units={"F5": 1}, special=FOG),
    case("WW-RV-2 XGC-094", "Barrage is exempt", f"{FAR} X:inf@E5", "play barrage; choose E5; retreat E5-E6", "IASF",
         units={"E6": 3}, special=FOG),
    case("WW-RV-2 BT-BAR-1", "that of Breakthrough with its stars", f"{FAR} X:inf@E5",
         "play breakthrough-barrage; choose E5", "IASA", units={"E5": 2},
         special={**FOG, "breakthrough-deck": {}}),
    case("WW-RV-3 TD-4 XGC-046", "stars find the tank destroyer", f"{FAR} A:arm@C5 X:tank-destroyer@F5",
         "order C5; attack C5xF5", "SAG", units={"F5": 1}, special=FOG),
    case("XAMB-15", "Air Power: no unit faces", f"{FAR} X:inf@E5", "play air-power; choose E5", "IS",
         units={"E5": 3}, special=FOG),
    case("XAMB-15", "mines as usual", f"{FAR} A:inf@D5 minefield[X]=1@E5", "order D5; move D5-E5", "I",
         units={"E5": 3}, special=FOG),
]  # fmt: skip

CASES = [*WEATHER, *VISIBILITY]


@pytest.mark.parametrize("one", CASES, ids=lambda one: one.id)
def test_weather(one: Case) -> None:
    """Every line of the table."""
    one.check()
