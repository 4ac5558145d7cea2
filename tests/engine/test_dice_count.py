"""5.1 and 5.2: who may be attacked, and with how many dice."""

from __future__ import annotations

import pytest

from tests.boards import Case, case

FAR = "A:inf@A1 X:inf@B1"


def ranges(kind: str, dice: str, rule: str) -> list[Case]:
    """One case a distance: a unit on A5 and a target in the row, 0 dice: no target."""
    found = []
    for distance, number in enumerate(dice.split(), 1):
        at = f"{chr(65 + distance)}5"
        found.append(
            case(f"BATTLE-05 {rule}", f"{kind} at distance {distance}",
                 f"A:{kind}1@A5 X:inf@{at} A:inf@M1 X:inf@L1",
                 "order A5 M1", targets={"A5": "" if number == "0" else f"{at}:{number}"})
        )  # fmt: skip
    return found


def against(rule: str, cover: str, infantry: int, armor: int, artillery: int = 3) -> list[Case]:
    """Close assault from open ground by each class against an Axis unit in this cover."""
    found = []
    for kind, number in (("inf", infantry), ("arm", armor), ("art", artillery)):
        board = " ".join([f"A:{kind}@E5 X:inf@F5", *(f"{one}@F5" for one in cover.split())])
        found.append(case(rule, f"{kind} against {cover}", board, "order E5", targets={"E5": f"F5:{number}"}))
    return found


CASES = [
    *ranges("inf", "3 2 1 0", "UNIT-INF GC-030 UNIT-02"),
    *ranges("sf", "3 2 1 0", "UNIT-SF"),
    *ranges("fr", "3 2 1 0", "UNIT-FFI"),
    *ranges("arm", "3 3 3 0", "UNIT-ARM GC-031"),
    *ranges("elite", "3 3 3 0", "UNIT-ELITE"),
    *ranges("art", "3 3 2 2 1 1 0", "UNIT-ART GC-031"),
    *against("DICE-02 TER-OPEN", "beach", 3, 3),
    *against("DICE-02 TER-FOREST", "forest", 2, 1),
    *against("DICE-02 TER-HEDGE", "hedge", 2, 1),
    *against("DICE-02 TER-TOWN", "town", 2, 1),
    *against("DICE-03 TER-HILL GC-035", "hill", 2, 2),
    *against("TER-OCEAN", "ocean", 3, 3),
    *against("TER-BRIDGE", "river bridge", 3, 3),
    *against("DICE-04 OBS-BUNKER", "bunker[X]", 2, 1),
    *against("DICE-04 TER-02 GC-041", "bunker[A]", 3, 3),
    *against("OBS-HEDGEHOG", "hedgehog", 3, 3),
    *against("OBS-SANDBAG GC-039", "sandbag", 2, 2),
    *against("OBS-WIRE", "wire", 3, 3),
    *against("DICE-05 TER-01 GC-037", "hill bunker[X]", 2, 1),
    *against("DICE-05 TER-02", "hill bunker[A]", 2, 2),
    *against("DICE-05 TER-01 GC-038", "town sandbag", 2, 1),
    *against("DICE-05 GC-040", "hill sandbag", 2, 2),
    *against("DICE-05 TER-01", "forest bunker[X]", 2, 1),
    case("DICE-03 GC-035", "from a hill against a hill nothing is lost",
         "A:inf4@10,4 X:inf4@12,4 hill@12,4;10,4", "order F5",
         targets={"F5": "G5:3"}),
    case("DICE-03 LOS-06 GC-036", "two separate hills", "A:arm3@8,4 X:inf4@12,4 hill@8,4;12,4", "order E5",
         targets={"E5": "G5:3"}),
    case("DICE-03", "downhill nothing is lost", "A:inf@E5 X:inf@F5 hill@E5", "order E5",
         targets={"E5": "F5:3"}),
    case("DICE-05 GC-040", "hill to hill the sandbags still count",
         "A:inf4@10,4 X:inf4@12,4 hill@12,4;10,4 sandbag@12,4", "order F5",
         targets={"F5": "G5:2"}),
    case("DICE-05 GC-037", "hill to hill the bunker still counts",
         "A:arm@F5 X:inf@G5 hill@F5;G5 bunker[X]@G5", "order F5",
         targets={"F5": "G5:1"}),
    case("DICE-06 DICE-01 GC-043", "own wire and his forest add up",
         "A:inf4@10,4 X:inf4@12,4 wire@10,4 forest@12,4", "order F5",
         targets={"F5": "G5:1"}),
    case("DICE-07 TER-TOWN GC-044", "armor out of a town", "A:arm3@10,4 X:inf4@14,4 town@10,4", "order F5",
         targets={"F5": "H5:1"}),
    case("DICE-07 UNIT-ELITE UNIT-01", "elite armor out of a town", "A:elite@F5 X:inf@G5 town@F5",
         "order F5", targets={"F5": "G5:1"}),
    case("DICE-07", "infantry out of a town", "A:inf@F5 X:inf@G5 town@F5", "order F5",
         targets={"F5": "G5:3"}),
    case("DICE-07 OBS-WIRE", "special forces on wire", "A:sf@F5 X:inf@G5 wire@F5", "order F5",
         targets={"F5": "G5:2"}),
    case("DICE-07 OBS-WIRE AMB-07", "armor on wire", "A:arm@F5 X:inf@G5 wire@F5", "order F5",
         targets={"F5": "G5:3"}),
    case("DICE-07", "armor on wire in a town: two only", "A:arm@F5 X:inf@G5 wire@F5 town@F5", "order F5",
         targets={"F5": "G5:1"}),
    case("DICE-07", "out of forest, hedgerow, bunker, sandbags nothing is lost",
         "A:arm@A5 X:inf@B5 forest@A5 A:arm@D5 X:inf@E5 hedge@D5 A:inf@G5 X:inf@H5 bunker[X]@G5 "
         "A:inf@J5 X:inf@K5 sandbag@J5",
         "order A5 D5 G5 J5", targets={"A5": "B5:3", "D5": "E5:3", "G5": "H5:3", "J5": "K5:3"}),
    case("DICE-07 OBS-WIRE MOVE-13", "artillery on wire", "A:art@F5 X:inf@H5 wire@F5", "order F5",
         targets={"F5": "H5:3"}),
    case("DICE-08 BATTLE-06 GC-034", "without a bonus 1 - 1 is no attack",
         f"A:inf4@4,4 X:inf4@10,4 forest@10,4 {FAR}", "order C5 A1",
         targets={"C5": ""}),
    case("DICE-08 CARD-FINEST-2 GC-034", "with a bonus it is one die",
         f"A:inf4@4,4 X:inf4@10,4 forest@10,4 {FAR}",
         "play their-finest-hour; roll; order C5", "I", targets={"C5": "F5:1"}),
    case("DICE-08 CARD-ARMORASSAULT-1", "3 - 2 - 2 + 1 is none",
         "A:arm@E5 X:inf@F5 town@E5;F5 A:arm@A1 X:inf@B1",
         "play armor-assault; order E5 A1", targets={"E5": "", "A1": "B1:4"}),
    case("BATTLE-02 DICE-09", "all dice go against one target", "A:inf@E5 X:inf@F5 X:inf@D5",
         "order E5; attack E5xF5", "III",
         rolled=3, units={"F5": 1, "D5": 4}),
    case("BATTLE-03 BATTLE-07", "close assault on an adjacent hex", "A:inf@E5 X:inf@F5",
         "order E5; attack E5xF5", "SSS", rolled=3),
    case("BATTLE-04 GC-032", "must close assault, free choice",
         "A:inf4@10,4 X:inf4@12,4 X:inf4@9,3 X:inf4@10,6", "order F5",
         targets={"F5": "G5:3 E6:3"}),
    case("BATTLE-04 GC-032", "fire at another", "A:inf4@10,4 X:inf4@12,4 X:inf4@9,3 X:inf4@10,6",
         "order F5; attack F5xF3",
         refused="must-close-assault hex=E6"),
    case("BATTLE-04 UNIT-ART", "artillery is bound, too", "A:art@F5 X:inf@G5 X:inf@I5", "order F5",
         targets={"F5": "G5:3"}),
    case("BATTLE-04 AMB-38 GC-033", "no dice against the neighbour, and nobody else",
         f"A:arm3@10,4 X:inf4@12,4 X:inf4@10,2 town@10,4;12,4 {FAR}",
         "order F5 A1", targets={"F5": ""}),
    case("BATTLE-04", "what counts is where it battles", "A:inf@E5 X:inf@G5 X:inf@H5",
         "order E5; move E5-F5", targets={"F5": "G5:3"}),
    case("BATTLE-01", "one battle a turn", f"A:inf@E5 X:inf@F5 {FAR}",
         "order E5 A1; attack E5xF5; attack E5xF5", "SSS",
         refused="battled-already hex=E5"),
    case("BATTLE-01 ORDER-01", "without an order no battle", f"A:inf@E5 X:inf@F5 {FAR}",
         "order A1; attack E5xF5",
         refused="not-ordered hex=E5"),
    case("BATTLE-05", "out of range", f"A:inf@E5 X:inf@I5 {FAR}", "order E5 A1; attack E5xI5",
         refused="out-of-range distance=4 limit=3"),
    case("BATTLE-06 TER-TOWN", "no dice, no attack", f"A:arm@E5 X:inf@F5 town@E5;F5 {FAR}",
         "order E5 A1; attack E5xF5",
         refused="no-dice hex=F5 made=range 3;town -2;town -2"),
    case("BATTLE-08", "battle is optional", "A:inf@E5 X:inf@F5", "order E5; end; end", to_act="axis",
         units={"F5": 4}),
    case("BATTLE-09 OBS-WIRE", "remove the wire instead of battling", "A:inf@E5 wire@E5",
         "order E5; clear E5",
         obstacles={"E5": ""}, to_act="axis"),
    case("BATTLE-09", "then no battle", f"A:inf@E5 X:inf@G5 wire@E5 {FAR}",
         "order E5 A1; clear E5; attack E5xG5",
         refused="battle-used hex=E5"),
    case("BATTLE-09", "nothing lies there", f"A:inf@E5 A:inf@F5 {FAR}", "order E5 A1; end; clear E5",
         refused="nothing-to-clear hex=E5"),
    case("BATTLE-09 GC-026", "after one hex onto it", "A:inf@F3 X:inf@H3 wire@G3",
         "order F3; move F3-G3; clear G3", obstacles={"G3": ""}),
    case("BATTLE-09 AMB-36", "not after two hexes", f"A:inf@F3 wire@H3 {FAR}",
         "order F3 A1; move F3-H3; clear H3",
         refused="moved-too-far-to-battle moved=2 limit=1"),
    case("BATTLE-09 AMB-36 UNIT-SF", "special forces may after two", f"A:sf@F3 wire@H3 {FAR}",
         "order F3 A1; move F3-H3; clear H3",
         obstacles={"H3": ""}),
    case("BATTLE-09", "after a battle it is too late", f"A:inf@E5 X:inf@G5 wire@E5 {FAR}",
         "order E5 A1; attack E5xG5; clear E5", "S",
         refused="battled-already hex=E5"),
    case("BATTLE-09", "armor does not clear instead", f"A:arm@E5 wire@E5 {FAR}", "order E5 A1; clear E5",
         refused="cannot-clear kind=armor terrain=wire hex=E5"),
    case("BATTLE-09 AMB-07 OBS-WIRE", "armor battling from wire removes it",
         f"A:arm@E5 X:inf@G5 wire@E5 {FAR}", "order E5 A1; attack E5xG5",
         "SSS", obstacles={"E5": ""}),
    case("AMB-07", "armor moving off leaves it", "A:arm@E5 wire@E5", "order E5; move E5-F5",
         obstacles={"E5": "wire"}),
    case("MOVE-13 GC-027", "armor onto wire: off it goes, three dice", "A:arm3@8,6 X:inf4@14,6 wire@12,6",
         "order E3; move E3-G3; attack G3xH3",
         "SSS", obstacles={"G3": ""}, rolled=3),
    case("MOVE-13 GC-026", "infantry onto wire: two dice", "A:inf4@10,6 X:inf4@14,6 wire@12,6",
         "order F3; move F3-G3; attack G3xH3",
         "SS", rolled=2),
    case("MOVE-15 AMB-35", "a unit in the water is attacked normally", "A:inf@E5 X:inf@F5 ocean@F5",
         "order E5", targets={"E5": "F5:3"}),
    case("MOVE-15 TER-OCEAN", "a unit in the water attacks nobody", f"A:inf@E5 X:inf@F5 ocean@E5 {FAR}",
         "order E5 A1; attack E5xF5",
         refused="no-battle-here terrain=ocean hex=E5"),
    case("LOS-01", "attack nobody", f"A:inf@E5 {FAR}", "order E5 A1; attack E5xF5",
         refused="no-enemy-there hex=F5"),
    case("TER-03", "a bunker without an owner belongs to who starts in it", "A:arm@E5 X:inf@F5 bunker@F5",
         "order E5",
         targets={"E5": "F5:1"}),
]  # fmt: skip


@pytest.mark.parametrize("found", CASES, ids=lambda found: found.id)
def test_dice_count(found: Case) -> None:
    """Each line is one rule of BATTLE, DICE, TER or OBS."""
    found.check()
