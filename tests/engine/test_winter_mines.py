"""Minefields, engineers and camouflage."""

from __future__ import annotations

from collections import Counter

import pytest

from engine import SeededDice, new_game
from engine.rules.hooks.minefields import POOL
from tests.boards import Case, case, position, proves, scenario_of

FAR = "A:inf@A1 X:inf@M9"


def mine(value: int, *, up: bool, side: str = "axis") -> list[dict[str, object]]:
    """One minefield, as a case expects it."""
    return [{"kind": "minefield", "side": side, "value": value, "face_up": up}]


MINES = [
    case("WW-MINE-2", "nobody moves through", f"{FAR} A:arm@D5 minefield[X]=2@E5", "order D5; move D5-E5-F5",
         refused="must-stop terrain=minefield hex=E5"),
    case("WW-MINE-2", "neither cover nor sight", f"{FAR} A:inf@D5 X:inf@F5 minefield[X]=2@E5;F5", "order D5",
         targets={"D5": "F5:2"}),
    case("WW-MINE-3 XGC-096", "strength 0 goes", f"{FAR} A:inf@D5 minefield[X]=0@E5", "order D5; move D5-E5", "",
         markers={"E5": []}, units={"E5": 4}),
    case("WW-MINE-3 XGC-095", "class face and grenade, and it stays", f"{FAR} A:inf@D5 minefield[X]=4@E5",
         "order D5; move D5-E5", "IGFS", markers={"E5": mine(4, up=True)}, units={"E5": 2}),
    case("WW-MINE-3", "again on every entry", f"{FAR} A:inf@D5 minefield[X]=1!@E5", "order D5; move D5-E5", "I",
         markers={"E5": mine(1, up=True)}, units={"E5": 3}),
    case("WW-MINE-3 GEN-10", "a unit that dies is a medal, the mine is known", f"{FAR} A:art1@D5 minefield[X]=1@E5",
         "order D5; move D5-E5", "G", markers={"E5": mine(1, up=True)}, units={"E5": None},
         medals={"allies": 0, "axis": 1}),
    case("WW-MINE-4", "the own side stops and reveals nothing", f"{FAR} A:inf@D5 minefield[A]=3@E5",
         "order D5; move D5-E5", "", markers={"E5": mine(3, up=False, side="allies")}),
    case("WW-MINE-5", "a retreat onto it", f"{FAR} A:inf@E4 X:inf@E5 minefield[A]=3@E6", "order E4; attack E4xE5; "
         "retreat E5-E6", "FSS", markers={"E6": mine(3, up=False, side="allies")}, units={"E6": 4}),
    case("WW-MINE-5", "and over it", f"{FAR} A:inf@E4 X:inf@E5 minefield[A]=3@E6", "order E4; attack E4xE5; "
         "retreat E5-E6-E7", "FFS", markers={"E6": mine(3, up=False, side="allies")}, units={"E7": 4}),
    case("WW-MINE-6", "a survivor battles but takes no ground", f"{FAR} A:inf@D5 X:inf1@F5 minefield[X]=1@E5",
         "order D5; move D5-E5; attack E5xF5", "SIFF", units={"E5": 4, "F5": None}, to_act="axis"),
    case("WW-MINE-6", "staying on it triggers nothing", f"{FAR} A:inf@E5 X:inf@F5 minefield[X]=4!@E5",
         "order E5; attack E5xF5", "SSS", units={"E5": 4}),
    case("WW-MINE-6", "who began on it takes ground", f"{FAR} A:inf@E5 X:inf1@F5 minefield[X]=4!@E5",
         "order E5; attack E5xF5; advance", "IFF", units={"F5": "allies"}),
    case("WW-MINE-6", "armor taking ground onto it does not overrun",
         f"{FAR} A:arm@D5 X:inf1@E5 X:inf@F5 minefield[X]=1@E5",
         "order D5; attack D5xE5; advance", "IFFS", units={"E5": 3}, to_act="axis"),
    case("WW-MINE-7 EQ-TIGER-3 XGC-054", "a tiger's hits are confirmed", f"{FAR} A:tiger@D5 minefield[X]=3@E5",
         "order D5; move D5-E5", "ASGAI", units={"E5": 1}, markers={"E5": mine(3, up=True)}),
    case("WW-MINE-7", "by a grenade", f"{FAR} A:tiger@D5 minefield[X]=1@E5", "order D5; move D5-E5", "AG",
         units={"E5": None}),
    case("WW-MINE-7", "jeeps likewise", f"{FAR} A:patrol-car@D5 minefield[X]=2@E5", "order D5; move D5-E5", "IIGF",
         units={"E5": 2}),
    case("WW-MINE-7", "a sniper by grenades only", f"{FAR} A:sniper@D5 minefield[X]=2@E5", "order D5; move D5-E5",
         "IS", units={"E5": 1}),
    case("WW-MINE-7", "stars miss a tank destroyer", f"{FAR} A:tank-destroyer@D5 minefield[X]=2@E5",
         "order D5; move D5-E5", "SA", units={"E5": 2}),
    case("WW-MINE-8", "passed behind enemy lines", f"{FAR} A:inf@D5 minefield[X]=3@E5",
         "play behind-enemy-lines; order D5; move D5-E5-F5-G5", "", markers={"E5": mine(3, up=False)}),
    case("WW-MINE-8", "its end sets it off", f"{FAR} A:inf@D5 minefield[X]=2@E5",
         "play behind-enemy-lines; order D5; move D5-E5", "IF", units={"E5": 3}),
    case("WW-MINE-8", "engineers clear it there", f"{FAR} A:engineers@D5 minefield[X]=2@E5",
         "play behind-enemy-lines; order D5; move D5-E5", "", markers={"E5": []}),
    case("WW-MINE-8", "not by their second move", f"{FAR} A:engineers@D5 minefield[X]=1@F5",
         "play behind-enemy-lines; order D5; move D5-E5; move E5-F5", "I", units={"F5": 3},
         markers={"F5": mine(1, up=True)}),
]  # fmt: skip

ENGINEERS = [
    case("WW-ENG-1", "no cover in close assault", f"{FAR} A:engineers@E5 X:inf@E6 bunker[X]@E6 town@D6 X:inf@D6",
         "order E5", targets={"E5": "E6:3 D6:3"}),
    case("WW-ENG-1", "cover counts at a distance", f"{FAR} A:engineers@E5 X:inf@E7 bunker[X]@E7", "order E5",
         targets={"E5": "E7:1"}),
    case("WW-ENG-1", "the flag of the bunker, too", f"{FAR} A:engineers@E5 X:inf@E6 bunker[X]@E6",
         "order E5; attack E5xE6", "FSS", retreats="E6 E6-E7 E6-F7"),
    case("WW-ENG-2 XGC-101", "on wire a die less", f"{FAR} A:engineers@E5 X:inf@E6 bunker[X]@E6 wire@E5",
         "order E5", targets={"E5": "E6:2"}),
    case("WW-ENG-2", "they battle, then remove it", f"{FAR} A:engineers@E5 X:inf@E6 wire@E5",
         "order E5; attack E5xE6; clear E5", "SS", obstacles={"E5": ""}, to_act="axis"),
    case("WW-ENG-2", "once removed they do not battle", f"{FAR} A:engineers@E5 A:inf@K2 X:inf@E6;L2 wire@E5",
         "order E5 K2; clear E5; attack E5xE6", refused="battle-used hex=E5"),
    case("WW-ENG-2", "not having moved too far", f"{FAR} A:engineers@D5 A:inf@K2 X:inf@L2 wire@F5",
         "order D5 K2; move D5-F5; clear F5", refused="moved-too-far-to-battle moved=2 limit=1"),
    case("WW-ENG-2", "other infantry one of both", f"{FAR} A:inf@E5 A:inf@K2 X:inf@E6;L2 wire@E5",
         "order E5 K2; attack E5xE6; clear E5", "SS", refused="battled-already hex=E5"),
    case("WW-ENG-2", "not wire they took", f"{FAR} A:engineers@E5 A:inf@K2 X:inf1@E6 X:inf@L2 wire@E6",
         "order E5 K2; attack E5xE6; advance; clear E6", "ISS", refused="battled-already hex=E6"),
    case("WW-ENG-3", "mines are cleared on entering, a dummy too", f"{FAR} A:engineers@D5 minefield[X]=0@E5 X:inf@F5",
         "order D5; move D5-E5", "", markers={"E5": []}, targets={"E5": ""}),
    case("WW-ENG-3 XGC-100", "not after two hexes", f"{FAR} A:engineers@C5 minefield[X]=1@E5",
         "order C5; move C5-E5", "I", units={"E5": 3}),
    case("WW-ENG-3", "who stays on them does not battle", f"{FAR} A:engineers@E5 minefield[X]=1!@E5 X:inf@F5 A:inf@G4",
         "order E5 G4; attack E5xF5", refused="clear-mines-first hex=E5"),
    case("WW-ENG-3", "but clears", f"{FAR} A:engineers@E5 minefield[X]=1@E5", "order E5; clear E5", "",
         markers={"E5": []}),
    case("WW-ENG-3", "and may move off them", f"{FAR} A:engineers@E5 minefield[X]=1!@E5 X:inf@G5",
         "order E5; move E5-F5", targets={"F5": "G5:3"}),
    case("WW-ENG-3 XAMB-19", "own mines stay", f"{FAR} A:engineers@D5 minefield[A]=1@E5 X:inf@F5",
         "order D5; move D5-E5", "", markers={"E5": mine(1, up=False, side="allies")}, targets={"E5": "F5:3"}),
    case("WW-ENG-3 XAMB-19", "or are cleared", f"{FAR} A:engineers@D5 minefield[A]=1@E5", "order D5; move D5-E5; "
         "clear E5", "", markers={"E5": []}),
    case("WW-ENG-3 XAMB-19", "ground taken goes off", f"{FAR} A:engineers@E5 X:inf1@E6 minefield[X]=1@E6",
         "order E5; attack E5xE6; advance", "ISSI", units={"E6": 3}, markers={"E6": mine(1, up=True)}),
    case("WW-ENG-3", "who entered no-battle ground is not eligible", f"{FAR} A:engineers@D5 forest@E5 "
         "minefield[X]=1@E5", "order D5; move D5-E5", "I", units={"E5": 3}),
    case("WW-ENG-4", "a road block they moved onto", f"{FAR} A:engineers@D5 road-block@E5", "order D5; move D5-E5; "
         "clear E5", obstacles={"E5": ""}, to_act="axis"),
    case("WW-ENG-4", "not one they stood on", f"{FAR} A:engineers@E5 A:inf@K2 X:inf@L2 road-block@E5",
         "order E5 K2; clear E5", refused="cannot-clear kind=engineers terrain=road-block hex=E5"),
    case("WW-ENG-5", "Infantry Assault: after two hexes", f"{FAR} A:engineers@C5 minefield[X]=1@E5",
         "play infantry-assault; choose left; order C5; move C5-E5", "", markers={"E5": []}),
    case("WW-ENG-5", "not after three", f"{FAR} A:engineers@B5 minefield[X]=1@E5",
         "play infantry-assault; choose left; order B5; move B5-E5", "I", units={"E5": 3}),
    case("WW-504", "the 504th are special forces", f"{FAR} A:sf@C5 X:inf@F5", "order C5; move C5-E5",
         targets={"E5": "F5:3"}),
]  # fmt: skip
HIDDEN = f"{FAR} A:inf@E5 X:inf+camouflaged@G5"

CAMOUFLAGE = [
    case("WW-CAM-1", "no fire", HIDDEN, "order E5", targets={"E5": ""}),
    case("WW-CAM-1", "close assault", f"{FAR} A:inf@E5 X:inf+camouflaged@F5", "order E5", targets={"E5": "F5:3"}),
    case("WW-CAM-1", "no guns either", f"{FAR} A:art@E5 A:inf@G4 X:inf+camouflaged@G5", "order E5",
         targets={"E5": ""}),
    case("WW-CAM-1", "no barrage", HIDDEN, "play barrage; choose G5", refused="camouflaged hex=G5"),
    case("WW-CAM-1", "no air power on a group with it", f"{HIDDEN} X:inf@H5", "play air-power; choose G5 H5",
         refused="camouflaged hex=G5"),
    case("WW-CAM-2", "kept when attacked and standing", f"{FAR} A:inf@E5 X:inf+camouflaged@F5",
         "order E5; attack E5xF5", "ISS", units={"F5": {"figures": 3, "camouflaged": True}}),
    case("WW-CAM-2", "lost by a retreat", f"{FAR} A:inf@E5 X:inf+camouflaged@E6", "order E5; attack E5xE6; "
         "retreat E6-E7", "FSS", units={"E7": {"camouflaged": False}}),
    case("WW-CAM-2", "lost by an ambush", f"{FAR} A:inf@E5 X:inf+camouflaged@F5", "order E5; attack E5xF5; "
         "play ambush", "SSSSSS", foe="ambush", units={"F5": {"camouflaged": False}}),
    case("WW-CAM-2", "lost by battling", f"{FAR} A:inf+camouflaged@E5 X:inf@F5", "order E5; attack E5xF5", "SSS",
         units={"E5": {"camouflaged": False}}),
    case("WW-CAM-2", "kept by an order alone", f"{FAR} A:inf+camouflaged@E5 X:inf@F5", "order E5; end; end",
         units={"E5": {"camouflaged": True}}),
    case("WW-CAM-2", "lost by taking ground", f"{FAR} A:inf+camouflaged@E5 X:inf1@F5",
         "order E5; attack E5xF5; advance", "ISS", units={"F5": {"camouflaged": False}}),
    case("WW-CAM-2 XAMB-44", "mines hit it", f"{FAR} A:inf+camouflaged@D5 minefield[X]=1@E5", "order D5; move D5-E5",
         "I", units={"E5": {"figures": 3, "camouflaged": False}}),
]  # fmt: skip

CASES = [*MINES, *ENGINEERS, *CAMOUFLAGE]


@pytest.mark.parametrize("one", CASES, ids=lambda one: one.id)
def test_mines(one: Case) -> None:
    """Every line of the table."""
    one.check()


@proves("WW-MINE-1 WW-MINE-9 XAMB-18")
@pytest.mark.parametrize("number", [3, 8, 11])
def test_strengths_are_drawn(number: int) -> None:
    """Without replacement, from one set or two; seeds differ."""
    scenario = scenario_of(f"{FAR} board=standard")
    hexes = [f"{column}5" for column in "ABCDEFGHIJK"][:number]
    scenario["markers"] = {h: [{"kind": "minefield", "side": "axis"}] for h in hexes}
    sets = -(-number // len(POOL))
    drawn = set()
    for seed in "abcdef":
        state = new_game(scenario, SeededDice(seed))
        values = [marker.value for spot in state.ground.spots for marker in spot.markers]
        assert len(values) == number
        assert not Counter(values) - Counter(POOL * sets)
        drawn.add(tuple(values))
    assert len(drawn) > 1


@proves("WW-MINE-1")
def test_a_strength_that_is_named_stays() -> None:
    """Only those left open are drawn."""
    state = position(f"{FAR} minefield[X]=7@E5")
    assert [marker.value for spot in state.ground.spots for marker in spot.markers] == [7]
