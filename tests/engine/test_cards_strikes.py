"""Air Power and Barrage: dice of the card itself."""

from __future__ import annotations

import pytest

from tests.boards import Case, case

CHAIN = "A:inf@A1 X:inf4@10,2 X:inf4@12,2 X:arm3@13,3 X:inf4@16,2 X:inf4@20,2"
STAR = "A:inf@A1 X:inf@G5 X:inf@F5 X:inf@H5 X:inf@G6 X:inf@F4"

CASES = [
    case("CARD-AIRPOWER-1 AMB-14 GC-111", "every connected group of one to four", CHAIN, "play air-power",
         legal="choose F7; choose F7 G6 G7; choose F7 G7; choose G6; choose G6 G7; choose G7; choose I7;"
               "choose K7"),
    case("CARD-AIRPOWER-1 GC-111", "not connected", CHAIN, "play air-power; choose F7 G6",
         refused="targets-not-connected"),
    case("CARD-AIRPOWER-1 AMB-14", "a star is connected", STAR, "play air-power; choose F5 H5 G5 F4",
         "SS SS SS SS",
         units={"G5": 2, "F5": 2, "H5": 2, "F4": 2, "G6": 4}),
    case("CARD-AIRPOWER-1", "five", STAR, "play air-power; choose G5 F5 H5 G6 F4",
         refused="too-many-targets limit=4"),
    case("CARD-AIRPOWER-1", "one twice", STAR, "play air-power; choose G5 G5", refused="target-twice"),
    case("CARD-AIRPOWER-1", "an own unit", STAR, "play air-power; choose A1",
         refused="no-enemy-there hex=A1"),
    case("CARD-AIRPOWER-1", "no units are ordered", CHAIN, "play air-power; order A1",
         refused="card-orders-nobody card=air-power"),
    case("CARD-AIRPOWER-1", "nor is there anything to end", CHAIN, "play air-power; end",
         refused="choose-targets-first"),
    case("CARD-AIRPOWER-1", "and none afterwards", CHAIN, "play air-power; choose K7", "II", units={"K7": 2},
         to_act="axis"),
    case("CARD-AIRPOWER-2 GC-111", "two dice a target for the Allies", CHAIN,
         "play air-power; choose F7 G7 G6", "II GS AG",
         units={"F7": 2, "G7": 2, "G6": 1}),
    case("CARD-AIRPOWER-2 GC-111", "one for the Axis", "X:inf@A9 A:inf@F5 A:arm@G5",
         "play air-power; choose F5 G5", "I S", play="axis",
         units={"F5": 3, "G5": 2}),
    *[
        case("CARD-AIRPOWER-2", f"{face} against {kind}", f"A:inf@A1 X:{kind}@F7",
             "play air-power; choose F7", f"{face}{miss}",
             units={"F7": left})
        for kind, face, miss, left in [("inf", "S", "A", 3), ("arm", "S", "I", 2), ("art", "S", "I", 1),
        ("art", "G", "A", 1),
                                       ("arm", "A", "I", 2), ("inf", "I", "A", 3)]
    ],
    case("CARD-AIRPOWER-2 DICE-02", "no range, no sight, no cover",
         "A:inf@A1 X:inf@M9 bunker[X]@M9 hill@M9 forest@L9;L8", "play air-power; choose M9",
         "II", units={"M9": 2}),
    case("CARD-AIRPOWER-2 FLAG-02 GC-112", "the flag binds",
         "A:inf@A1 X:inf4@10,2 sandbag@10,2 bunker[X]@10,2", "play air-power; choose F7", "SF",
         units={"F7": 3}, retreats="F7-E8 F7-F8"),
    case("CARD-AIRPOWER-3 AMB-32", "in the order named: the first makes room",
         "A:inf@A1 X:inf@F8 X:inf@F7 river@E8", "play air-power; choose F8 F7; retreat F8-F9",
         "FS FS", units={"F9": 3, "F8": 3}),
    case("CARD-AIRPOWER-3 AMB-32", "the other way round there is no room yet",
         "A:inf@A1 X:inf@F8 X:inf@F7 river@E8",
         "play air-power; choose F7 F8; retreat F8-F9", "FS FS", units={"F9": 3, "F7": 2}),
    case("CARD-AIRPOWER-3", "a unit that fled does not free the others",
         "A:inf@A1 X:inf@F7 X:inf@G7 X:inf@H7", "play air-power; choose F7 G7 H7; retreat F7-E8",
         "FS IS IS", units={"E8": 3, "G7": 2, "H7": 2}),
    case("CARD-AIRPOWER-3 TG-02", "no ground", "A:inf@F6 X:inf1@F7 X:inf@A9", "play air-power; choose F7",
         "IS", units={"F7": None, "F6": "allies"},
         to_act="axis", decision="play"),
    case("CARD-AIRPOWER-3 VIC-02 VIC-04", "over in the middle of the strikes", "A:inf@A1 X:inf1@F7 X:inf@G7",
         "play air-power; choose F7 G7", "IS",
         won={"allies": 5}, winner="allies", medals={"allies": 6}, units={"G7": 4}),
    case("CARD-AIRPOWER-2 FLAG-07", "Resistance flees one to three hexes a flag",
         "X:inf@A9 A:fr@A4 river@B3;B2;B1", "play air-power; choose A4", "F",
         play="axis", retreats="A4-A3 A4-A3-A2 A4-A3-A2-A1"),
    case("CARD-BARRAGE-1 GC-113", "four dice, stars miss, the flag binds", "A:inf@A1 X:arm3@12,2 town@12,2",
         "play barrage; choose G7", "AGSF",
         units={"G7": 1}, retreats="G7-F8 G7-G8"),
    case("CARD-BARRAGE-1", "the Axis roll four, too", "X:inf@A9 A:inf@G1", "play barrage; choose G1", "ISSA",
         play="axis", units={"G1": 3}, rolled=4),
    case("CARD-BARRAGE-1", "one unit only", CHAIN, "play barrage; choose F7 G7",
         refused="too-many-targets limit=1"),
    case("CARD-BARRAGE-1 FLAG-06 GC-082", "a gun in its bunker: two flags end it",
         "A:inf@A1 X:art@G7 bunker[X]@G7 X:inf@A9", "play barrage; choose G7",
         "FFSS", units={"G7": None}, medals={"allies": 1}),
    case("CARD-BARRAGE-1 OBS-HEDGEHOG", "nor on a hedgehog", "A:inf@A1 X:inf@G7 hedgehog@G7 river@F8;G8",
         "play barrage; choose G7", "FSSS", units={"G7": 3}),
    case("CARD-BARRAGE-1 OBS-BUNKER", "nor in a bunker", "A:inf@A1 X:inf@G7 bunker[X]@G7 river@F8;G8",
         "play barrage; choose G7", "FFSS", units={"G7": 2}),
]  # fmt: skip


@pytest.mark.parametrize("found", CASES, ids=lambda found: found.id)
def test_strikes(found: Case) -> None:
    """Each line is one clause of the two cards."""
    found.check()
