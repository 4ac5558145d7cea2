"""Ground, roads, obstacles and bridges of Winter Wars."""

from __future__ import annotations

import pytest

from tests.boards import Case, case

FAR = "A:inf@A1 X:inf@M9"
#: A road along row 5.
ROAD = f"{FAR} road@B5;C5;D5;E5;F5;G5"

WALLS = [
    case(rule, f"{name}: cover against the three classes",
         f"{FAR} A:inf@E5 A:arm@D6 A:art@F6 X:inf@E6 {name}@E6",
         "order E5 D6 F6", targets={"E5": "E6:2", "D6": "E6:1", "F6": "E6:3"})
    for rule, name in (("WW-CAS-1", "castle"), ("WW-CHU-1", "church"), ("TER-CITY-RUINS", "city-ruins"),
                       ("TER-HILL-FOREST", "hill-forest"), ("TER-HILL-TOWN", "hill-town"))
] + [
    case(rule, f"{name}: stops, and no battle after entering", f"{FAR} A:inf@D5 A:inf@K2 X:inf@F5;L2 {name}@E5",
         "order D5 K2; move D5-E5; attack E5xF5", refused=f"entered-no-battle-terrain terrain={name} hex=E5")
    for rule, name in (("WW-CAS-1", "castle"), ("WW-CHU-1", "church"), ("TER-CITY-RUINS", "city-ruins"),
                       ("TER-HILL-FOREST", "hill-forest"), ("TER-HILL-TOWN", "hill-town"))
] + [
    case(rule, f"{name}: nobody moves through", f"{FAR} A:arm@D5 X:inf@M5 {name}@E5", "order D5; move D5-E5-F5",
         refused=f"must-stop terrain={name} hex=E5")
    for rule, name in (("WW-CAS-1", "castle"), ("WW-CHU-1", "church"), ("TER-HILL-FOREST", "hill-forest"),
                       ("TER-HILL-TOWN", "hill-town"))
] + [
    case(rule, f"{name} blocks sight", f"{FAR} A:inf@C5 X:inf@E5 {name}@D5", "order C5", targets={"C5": ""})
    for rule, name in (("WW-CAS-1", "castle"), ("WW-CHU-1", "church"), ("TER-CITY-RUINS", "city-ruins"),
                       ("WW-FB-1", "field-bunker"), ("TER-HILL-FOREST", "hill-forest"))
] + [
    case(rule, f"{name} does not block sight", f"{FAR} A:inf@C5 X:inf@E5 {name}@D5", "order C5",
         targets={"C5": "E5:2"})
    for rule, name in (("WW-FRZ-1", "frozen-river"), ("WW-RAIL-1", "railroad"), ("WW-ROAD-1", "road"),
                       ("WW-RB-1", "road-block"), ("TER-MARSH", "marsh"), ("TER-FORD", "ford"),
                       ("TER-TRENCHES", "trenches"), ("TER-RAVINE", "ravine"), ("OBS-TEETH", "dragons-teeth"))
] + [
    case(rule, f"{name}: armor loses two dice battling out", f"{FAR} A:arm@E5 X:inf@E6 {name}@E5", "order E5",
         targets={"E5": "E6:1"})
    for rule, name in (("WW-CAS-1", "castle"), ("WW-CHU-1", "church"), ("TER-HILL-TOWN", "hill-town"))
] + [
    case(rule, f"{name}: the first flag", f"{FAR} A:inf@E5 X:inf@E7 {name}@E7", "order E5; attack E5xE7",
         "F" * dice, retreats="E7 E7-D8 E7-E8" if dice == 1 else "E7-D8 E7-E8 E7-D8-D9 E7-D8-E9 E7-E8-E9 E7-E8-F9")
    for rule, name, dice in (("WW-CHU-1", "church", 1), ("WW-RB-1", "road-block", 1), ("WW-FB-1", "field-bunker", 1),
                             ("TER-CITY-RUINS", "city-ruins", 1), ("TER-TRENCHES", "trenches", 1),
                             ("TER-RAVINE", "ravine", 2))
] + [
    case(rule, f"{name} is closed to {kind}", f"{FAR} A:{kind}@D5 X:inf@M5 {name}@E5", "order D5; move D5-E5",
         refused=f"impassable terrain={name} hex=E5")
    for rule, name, kind in (("WW-RB-1", "road-block", "arm"), ("WW-RB-1", "road-block", "art"),
                             ("WW-RB-1 ST-4", "road-block", "supply-truck"), ("WW-FB-1", "field-bunker", "arm"),
                             ("WW-FB-1", "field-bunker", "art"), ("TER-CITY-RUINS", "city-ruins", "arm"),
                             ("TER-RAVINE", "ravine", "art"), ("OBS-TEETH", "dragons-teeth", "arm"),
                             ("OBS-TEETH", "dragons-teeth", "patrol-car"), ("TER-MARSH", "marsh", "art"),
                             ("TER-TRENCHES", "trenches", "art"))
]  # fmt: skip

ICE = [
    case("WW-FRZ-1 XGC-088", "hex by hex on the way", f"{FAR} A:inf2@D5 frozen-river@E5;F5",
         "order D5; move D5-E5-F5", "SIFF", units={"F5": 1}),
    case("WW-FRZ-1", "dead on the first hex, no second roll", f"{FAR} A:inf2@D5 frozen-river@E5;F5",
         "order D5; move D5-E5-F5", "SS", units={"E5": None, "F5": None}, medals={"allies": 0, "axis": 1}),
    case("WW-FRZ-1", "flags, grenades and unit faces do nothing", f"{FAR} A:arm@D5 frozen-river@E5",
         "order D5; move D5-E5", "GA", units={"E5": 3}),
    case("WW-FRZ-1", "taking ground onto the ice", f"{FAR} A:inf@E5 X:inf1@E6 frozen-river@E6",
         "order E5; attack E5xE6; advance", "IFFSS", units={"E6": 2}),
    case("WW-FRZ-1 GEN-7", "a retreat of two hexes rolls on each", f"{FAR} A:inf@E3 X:inf@E4 frozen-river@E5;D6",
         "order E3; attack E3xE4; retreat E4-E5-D6", "FFAGGSG", units={"D6": 3}),
    case("WW-FRZ-1", "the way along the ice is named if a dry one is as short",
         f"{FAR} A:inf@D5 frozen-river@E5 X:inf@M5", "order D5; move D5-F5", "II", units={"F5": 4}),
    case("WW-FRZ-1", "two ways that differ are both listed", f"{FAR} A:inf@D4 frozen-river@E5 X:inf@M5",
         "order D4; move D4-D6", refused="ways-differ hex=D6"),
    case("WW-FRZ-1", "the dry way is named", f"{FAR} A:inf@D4 frozen-river@E5 X:inf@M5",
         "order D4; move D4-D5-D6", "", units={"D6": 4}),
    case("WW-FRZ-1 XAMB-40", "nobody breaks in behind enemy lines", f"{FAR} A:inf@D5 frozen-river@E5",
         "play behind-enemy-lines; order D5; move D5-E5-F5-G5", "", units={"G5": 4}),
    case("WW-FRZ-1 XAMB-40", "so ways over the ice do not differ", f"{FAR} A:inf@D4 frozen-river@E5",
         "play behind-enemy-lines; order D4; move D4-D6", "", units={"D6": 4}),
    case("WW-FRZ-1", "a retreat behind enemy lines breaks in", f"{FAR} A:inf@E3 X:inf@E4 frozen-river@E2",
         "play behind-enemy-lines; order E3; attack E3xE4; play ambush; retreat E3-E2", "GFSSG",
         foe="ambush", units={"E2": 2}),
    case("WW-FRZ-2", "from a bridge onto the ice", f"{FAR} A:art@E5 river@E5 bridge@E5 frozen-river@F5",
         "order E5; move E5-F5", refused="bridge-to-ice hex=F5"),
    case("WW-FRZ-2", "a retreat neither", f"{FAR} A:inf@E3 X:inf@E4 frozen-river@E5;F5 river@E4 bridge@E4",
         "order E3; attack E3xE4", "FII", units={"E4": 1}),
    case("WW-FRZ-2", "a bridge replaces the ice", f"{FAR} A:inf@D5 frozen-river@E5 bridge@E5",
         "order D5; move D5-E5-F5", "", units={"F5": 4}),
    case("WW-FRZ-2 MOVE-10b", "nor between two bridges", f"{FAR} A:art@E5 river@E5 frozen-river@F5 bridge@E5;F5",
         "order E5; move E5-F5", refused="bridge-to-bridge hex=F5"),
    case("WW-FRZ-3", "a river declared impassable is a river", f"{FAR} A:inf@D5 river@E5", "order D5; move D5-E5",
         refused="impassable terrain=river hex=E5"),
]  # fmt: skip

RAILS = [
    case("WW-RAIL-1", f"{kind} stops", f"{FAR} A:{kind}@D5 railroad@E5",
         f"play {card}; order D5; move D5-E5-F5", refused="must-stop terrain=railroad hex=E5")
    for kind, card in (("arm", "direct-from-hq"), ("art", "artillery-bombard"), ("half-track", "direct-from-hq"),
                       ("supply-truck", "direct-from-hq"), ("patrol-car", "direct-from-hq"))
] + [
    case("WW-RAIL-1", "battle from the rails, ground and overrun onto rails",
         f"{FAR} A:arm@D5 X:inf1@E6 X:inf1@E7 railroad@E5;E6;E7",
         "order D5; move D5-E5; attack E5xE6; advance; attack E6xE7; advance", "IFFIFF",
         units={"E7": "allies"}, medals={"allies": 2, "axis": 0}),
    case("WW-RRB-1 XAMB-38", "artillery stops on a railroad bridge", f"{FAR} A:art@D5 river@E5 railroad-bridge@E5",
         "play artillery-bombard; order D5; move D5-E5-F5", refused="must-stop terrain=railroad-bridge hex=E5"),
    case("WW-RRB-1", "infantry crosses it", f"{FAR} A:inf@D5 river@E5 railroad-bridge@E5",
         "order D5; move D5-E5-F5", units={"F5": 4}),
    case("WW-RRB-1", "armor takes ground over it", f"{FAR} A:arm@D5 X:inf1@E6 X:inf@E8 river@E5 railroad-bridge@E5",
         "order D5; move D5-E5; attack E5xE6; advance", "IFF", units={"E6": "allies"}, decision="battle"),
    case("WW-SNOW-1", "snow is a face of the board, not a rule", f"{FAR} A:inf@E5 X:inf@E6 forest@E6 face=winter",
         "order E5", targets={"E5": "E6:2"}),
]  # fmt: skip

ROADS = [
    case("WW-ROAD-1", why, f"{ROAD} A:{kind}@B5 X:inf@{foe}", f"order B5; move B5-{end}",
         targets={end: f"{foe}:{dice}" if dice else ""}, **more)
    for why, kind, end, foe, dice, more in (
        ("infantry two and battle", "inf", "D5", "D6", 3, {}),
        ("infantry three and no battle", "inf", "E5", "E6", 0, {}),
        ("special forces three and battle", "sf", "E5", "E6", 3, {}),
        ("armor four and battle", "arm", "F5", "F6", 3, {}),
        ("artillery two and no battle", "art", "D5", "D6", 0, {}),
        ("an early weapon three and no battle", "mortar-early", "E5", "E6", 0, {}),
        ("a late weapon two and battle", "machine-gun-late", "D5", "D6", 3, {}),
        ("a late weapon three and no battle", "machine-gun-late", "E5", "E6", 0, {}),
        ("a sniper three and battle", "sniper", "E5", "E6", 1, {}),
        ("cavalry four and battle", "cavalry", "F5", "F6", 2, {}),
        ("ski troops four and battle", "ski-troops", "F5", "F6", 3, {}),
    )
] + [
    case("WW-ROAD-1", "a gun that moved one hex of road moved", f"{ROAD} A:art@B5 X:inf@C6",
         "order B5; move B5-C5", targets={"C5": ""}),
    case("WW-ROAD-1", "not farther", f"{ROAD} A:inf@B5 X:inf@M5", "order B5; move B5-F5",
         refused="too-far cost=4 limit=3"),
    case("WW-ROAD-1", "not off the road at its end", f"{ROAD} A:inf@B5 X:inf@M5", "order B5; move B5-C5-D5-D6",
         refused="too-far cost=3 limit=2"),
    case("WW-ROAD-1", "not if a hex on the way is none", f"{ROAD} A:inf@B5 X:inf@M5",
         "order B5; move B5-C5-C6-D5", refused="too-far cost=3 limit=2"),
    case("WW-ROAD-1", "not from beside it", f"{FAR} A:inf@A5 road@B5;C5;D5 X:inf@M5", "order A5; move A5-D5",
         refused="too-far cost=3 limit=2"),
    case("WW-ROAD-1", "units bar the road", f"{ROAD} A:inf@B5 X:inf@D5", "order B5", moves={"B5":
         "A3 A4 A5 A6 A7 B3 B4 B6 B7 C3 C4 C5 C6 C7"}),
    case("WW-ROAD-1", "the bonus is listed beside all other ends", f"{ROAD} A:art@B5 X:inf@M5", "order B5",
         moves={"B5": "A4 A5 A6 B4 B6 C5 D5"}),
    case("WW-ROAD-1", "a road over a hill is road and hill", f"{FAR} A:inf@B5 road@B5;D5;E5 road-hill@C5 X:inf@M5",
         "order B5; move B5-E5", units={"E5": 4}),
    case("WW-ROAD-1", "who stands on it is uphill", f"{FAR} A:inf@E5 X:inf@E6 road-hill@E6", "order E5",
         targets={"E5": "E6:2"}),
    case("WW-ROAD-1", "Infantry Assault and road", f"{ROAD} A:inf@B5 X:inf@M5",
         "play infantry-assault; choose left; order B5; move B5-F5", units={"F5": 4}),
    case("WW-ROAD-2", "a bridge breaks it", f"{FAR} A:inf@B5 road@B5;C5;E5;F5 river@D5 bridge@D5 X:inf@M5",
         "order B5; move B5-E5", refused="too-far cost=3 limit=2"),
    case("WW-ROAD-2", "through a crossing", f"{FAR} A:arm@B5 road@B5;C5;E5;F5 road-railroad@D5 X:inf@M5",
         "order B5; move B5-F5", units={"F5": 3}),
    case("WW-ROAD-2", "through a crossing, come from beside the road", f"{FAR} A:arm@C6 road@C5;E5 road-railroad@D5",
         "order C6; move C6-C5-D5-E5", units={"E5": 3}),
    case("WW-ROAD-2", "not off the road behind it", f"{FAR} A:arm@C5 road@C5;E5 road-railroad@D5",
         "order C5; move C5-D5-D6", refused="must-stop terrain=road-railroad hex=D5"),
    case("WW-ROAD-2", "who comes across the road stops", f"{FAR} A:arm@D6 road@C5;E5 road-railroad@D5",
         "order D6; move D6-D5-E5", refused="must-stop terrain=road-railroad hex=D5"),
]  # fmt: skip

TABLE_5 = [
    case("TER-MARSH", "stops", f"{FAR} A:inf@D5 marsh@E5", "order D5; move D5-E5-F5",
         refused="must-stop terrain=marsh hex=E5"),
    case("TER-MARSH", "infantry battles on entering", f"{FAR} A:inf@D5 marsh@E5 X:inf@F5", "order D5; move D5-E5",
         targets={"E5": "F5:3"}),
    case("TER-MARSH", "armor does not", f"{FAR} A:arm@D5 A:inf@K2 marsh@E5 X:inf@F5;L2",
         "order D5 K2; move D5-E5; attack E5xF5", refused="entered-no-battle-terrain terrain=marsh hex=E5"),
    case("TER-MARSH", "one hex out of it", f"{FAR} A:arm@E5 marsh@E5", "order E5; move E5-F5-G5",
         refused="terrain-limits-move limit=1"),
    case("TER-MARSH", "armor does not battle after leaving it", f"{FAR} A:arm@E5 A:inf@K2 marsh@E5 X:inf@G5;L2",
         "order E5 K2; move E5-F5; attack F5xG5", refused="left-no-battle-terrain terrain=marsh hex=E5"),
    case("TER-MARSH", "infantry does", f"{FAR} A:inf@E5 marsh@E5 X:inf@G5", "order E5; move E5-F5",
         targets={"F5": "G5:3"}),
    case("TER-MARSH", "armor battles out of it", f"{FAR} A:arm@E5 marsh@E5 X:inf@F5", "order E5",
         targets={"E5": "F5:3"}),
    case("TER-MARSH", "armor takes ground onto it, and no overrun", f"{FAR} A:arm@E5 marsh@E6 X:inf1@E6 X:inf@E7",
         "order E5; attack E5xE6; advance", "GFF", units={"E6": "allies"}, to_act="axis"),
    case("TER-FORD", "stops; one die less for everybody out of it", f"{FAR} A:inf@E5 A:arm@D5 A:art@F5 ford@E5;D5;F5 "
         "X:inf@E6", "order E5 D5 F5", targets={"E5": "E6:2", "D5": "E6:2", "F5": "E6:2"}),
    case("TER-FORD", "nobody moves through", f"{FAR} A:inf@D5 ford@E5", "order D5; move D5-E5-F5",
         refused="must-stop terrain=ford hex=E5"),
    case("TER-FORD", "no sandbags", f"{FAR} A:inf@E5 ford@E5", "play dig-in; order E5; end", obstacles={"E5": ""}),
    case("TER-TRENCHES", "one die from infantry and armor", f"{FAR} A:inf@E5 A:arm@D6 A:art@F6 X:inf@E6 trenches@E6",
         "order E5 D6 F6", targets={"E5": "E6:2", "D6": "E6:2", "F6": "E6:3"}),
    case("TER-TRENCHES", "armor never battles in them", f"{FAR} A:arm@E5 trenches@E5 X:inf@E6;L2 A:inf@K2",
         "order E5 K2; attack E5xE6", refused="no-battle-here terrain=trenches hex=E5"),
    case("TER-TRENCHES", "armor ignores no flag", f"{FAR} A:inf@E5 X:arm@E7 trenches@E7", "order E5; attack E5xE7",
         "F", retreats="E7-D8 E7-E8"),
    case("TER-TRENCHES", "infantry battles on entering", f"{FAR} A:inf@D5 trenches@E5 X:inf@F5",
         "order D5; move D5-E5", targets={"E5": "F5:3"}),
    case("OBS-TEETH", "infantry stops and battles", f"{FAR} A:inf@D5 dragons-teeth@E5 X:inf@F5",
         "order D5; move D5-E5", targets={"E5": "F5:3"}),
    case("OBS-TEETH", "and moves no farther", f"{FAR} A:inf@D5 dragons-teeth@E5", "order D5; move D5-E5-F5",
         refused="must-stop terrain=dragons-teeth hex=E5"),
    case("TER-RAVINE", "infantry moves through", f"{FAR} A:inf@D5 ravine@E5", "order D5; move D5-E5-F5",
         units={"F5": 4}),
    case("TER-HILL-FOREST", "raised units see over plain ground", f"{FAR} A:art@C5 X:inf@E5 hill@C5 hill-forest@E5",
         "order C5", targets={"C5": "E5:3"}),
]  # fmt: skip

PIECES = [
    case("WW-RB-1 XGC-102", "one die from infantry and armor", f"{FAR} A:inf@E5 A:arm@D6 A:art@F6 X:inf@E6 "
         "road-block@E6", "order E5 D6 F6", targets={"E5": "E6:2", "D6": "E6:2", "F6": "E6:3"}),
    case("WW-RB-1", "infantry stops and battles", f"{FAR} A:inf@D5 road-block@E5 X:inf@F5", "order D5; move D5-E5",
         targets={"E5": "F5:3"}),
    case("WW-RB-1 TG-07", "but takes no ground then", f"{FAR} A:inf@D5 road-block@E5 X:inf1@F5",
         "order D5; move D5-E5; attack E5xF5", "IFF", units={"E5": "allies", "F5": None}, to_act="axis"),
    case("WW-FB-1", "either side uses it", f"{FAR} A:inf@E5 A:arm@D6 X:inf@E6 field-bunker@E6", "order E5 D6",
         targets={"E5": "E6:2", "D6": "E6:1"}),
    case("WW-FB-1", "infantry enters without a stop and battles", f"{FAR} A:inf@D5 field-bunker@E5 X:inf@F5",
         "order D5; move D5-E5", targets={"E5": "F5:3"}),
    case("WW-FB-1", "and through", f"{FAR} A:inf@D5 field-bunker@E5", "order D5; move D5-E5-F5", units={"F5": 4}),
    case("WW-BR-1", "a bridge in winter", f"{FAR} A:arm@D5 river@E5 bridge@E5 face=winter",
         "order D5; move D5-E5-F5", units={"F5": 3}),
    case("WW-PON-1", "a pontoon bridge is crossed", f"{FAR} A:arm@D5 river@E5 pontoon-bridge@E5",
         "order D5; move D5-E5-F5", units={"F5": 3}),
]  # fmt: skip

PON = f"{FAR} A:inf@K3 river@K5;F5;L5 bridge@L5"
RULE = {"pontoon-bridges": {}}

PONTOONS = [
    case("WW-PON-1 XGC-104", "instead of every order", PON, "play attack-right; use pontoon K5",
         special=RULE, obstacles={"K5": "pontoon-bridge"}, to_act="axis", hand_sizes={"allies": 1}),
    case("WW-PON-1", "in the section only", PON, "play attack-right; use pontoon F5", special=RULE,
         refused="wrong-section hex=F5 section=center"),
    case("WW-PON-1", "on a river only", PON, "play attack-right; use pontoon K4", special=RULE,
         refused="no-river-there hex=K4"),
    case("WW-PON-1", "not where a bridge stands", PON, "play attack-right; use pontoon L5", special=RULE,
         refused="no-river-there hex=L5"),
    case("WW-PON-1", "not after an order", f"{PON} A:inf@L3", "play attack-right; order K3; use pontoon K5",
         special=RULE, refused="instead-of-orders word=pontoon"),
    case("WW-PON-1", "no other card", PON, "play assault-right; use pontoon K5", special=RULE,
         refused="attack-card-only word=pontoon"),
    case("WW-PON-1", "one hex", PON, "play attack-right; use pontoon K5 F5", special=RULE,
         refused="name-one-hex word=pontoon"),
    case("WW-PON-1", "only where the scenario allows it", PON, "play attack-right; use pontoon K5",
         refused="no-such-ability word=pontoon"),
    case("WW-PON-1", "it is listed", PON, "play attack-right", special=RULE, legal="end; order K3; use pontoon K5"),
    case("WW-PON-1 XAMB-17", "no order On the Move either", "A:inf@A1 X:inf@M17 A:inf@K3 river@K5 board=breakthrough",
         "play attack-right-plus-1; use pontoon K5", special=RULE, obstacles={"K5": "pontoon-bridge"}, to_act="axis"),
]  # fmt: skip

CASES = [*WALLS, *ICE, *RAILS, *ROADS, *TABLE_5, *PIECES, *PONTOONS]


@pytest.mark.parametrize("one", CASES, ids=lambda one: one.id)
def test_ground(one: Case) -> None:
    """Every line of the table."""
    one.check()
