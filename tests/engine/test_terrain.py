"""Every row of terrain and obstacles, told by what a unit can do there (dice: test_dice_count)."""

from __future__ import annotations

import pytest

from engine.rules.obstacles import OBSTACLES
from engine.rules.terrain import TERRAIN
from tests.boards import Case, case, proves

#: (terrain, classes that may enter, stops, may battle on entry)
ROWS = [
    ("TER-OPEN", "open", "inf arm art", False, True),
    ("TER-FOREST", "forest", "inf arm art", True, False),
    ("TER-HEDGE", "hedge", "inf arm art", True, False),
    ("TER-HILL", "hill", "inf arm art", False, True),
    ("TER-TOWN", "town", "inf arm art", True, False),
    ("TER-RIVER", "river", "", False, False),
    ("TER-BRIDGE", "river bridge", "inf arm art", False, True),
    ("TER-BEACH", "beach", "inf arm art", False, True),
    ("OBS-BUNKER", "bunker[X]", "inf", False, True),
    ("OBS-BUNKER", "bunker[A]", "inf", False, True),
    ("OBS-HEDGEHOG", "hedgehog", "inf", False, True),
    ("OBS-SANDBAG", "sandbag", "inf arm art", False, True),
    ("OBS-WIRE", "wire", "inf arm art", True, True),
]


def enter(rule: str, things: str, classes: str) -> list[Case]:
    """One case a class: the unit on E4, the thing on F4."""
    found = []
    ground = " ".join(f"{thing}@F4" for thing in things.split())
    for kind in ("inf", "arm", "art"):
        board = f"A:{kind}@E4 A:inf@A1 {ground}"
        if kind in classes.split():
            found.append(
                case(
                    rule, f"{kind} enters {things}", board, "order E4 A1; move E4-F4", units={"F4": "allies"}
                )
            )
        else:
            terrain = things.split("[", maxsplit=1)[0]
            found.append(case(rule, f"{kind} does not enter {things}", board, "order E4 A1; move E4-F4",
                              refused=f"impassable terrain={terrain} hex=F4"))  # fmt: skip
    return found


def afterwards(rule: str, things: str, stops: bool, battles: bool) -> list[Case]:
    """Special forces enter: whether they go on, whether they battle."""
    ground = " ".join(f"{thing}@F4" for thing in things.split())
    board = f"A:sf@E4 A:inf@A1 X:inf@H4 X:inf@B1 {ground} river@E5;F5;E3;F3"
    dice = 1 if "wire" in things else 2
    cases = [case(rule, f"battle from {things} after entering it", board, "order E4 A1; move E4-F4",
                  targets={"F4": f"H4:{dice}" if battles else ""})]  # fmt: skip
    if stops:
        name = {"hedge": "hedgerow"}.get(things, things)
        cases.append(case(rule, f"{things} stops", board, "order E4 A1; move E4-F4-G4",
                          refused=f"must-stop terrain={name} hex=F4"))  # fmt: skip
    else:
        cases.append(
            case(rule, f"{things} does not stop", board, "order E4 A1; move E4-F4-G4", units={"G4": "allies"})
        )
    return cases


CASES = [
    *(one for rule, things, classes, _, _ in ROWS for one in enter(rule, things,
    classes) if things != "open"),
    *(one for rule, things, classes, stops, battles in ROWS if classes and things != "open"
      for one in afterwards(rule, things, stops, battles)),
    case("TER-OCEAN MOVE-15", "everybody enters the water", "A:arm@E4 A:art@G4 A:inf@I4 ocean@F4;H4;J4",
         "order E4 G4 I4; move E4-F4; move G4-H4; move I4-J4", units={"F4": "allies", "H4": "allies",
         "J4": "allies"}),
    case("TER-OCEAN MOVE-15", "one hex, no farther", "A:sf@E4 A:inf@A1 ocean@F4",
         "order E4 A1; move E4-F4-G4",
         refused="terrain-limits-move limit=1"),
    case("TER-01", "sandbags in a town: the town still stops",
         "A:inf@E4 A:inf@A1 town@F4 sandbag@F4 river@E5;F5;E3;F3",
         "order E4 A1; move E4-G4", refused="must-stop terrain=town hex=F4"),
    case("TER-01", "wire in a forest: the forest still bars battle",
         "A:sf@E4 A:inf@A1 X:inf@H4 X:inf@B1 forest@F4 wire@F4",
         "order E4 A1; move E4-F4", targets={"F4": ""}),
    case("TER-02 MOVE-11", "the enemy's bunker bars armor, too", "A:arm@E4 A:inf@A1 bunker[X]@F4",
         "order E4 A1; move E4-F4",
         refused="impassable terrain=bunker hex=F4"),
    case("TER-04 OBS-WIRE BATTLE-09", "anyone may remove wire", "X:inf@E4 wire@E4", "order E4; clear E4",
         play="axis",
         obstacles={"E4": ""}),
    case("TER-04", "it stays until removed", "A:inf@E4 wire@E4", "order E4; move E4-F4",
         obstacles={"E4": "wire"}),
    case("OBS-SANDBAG AMB-19", "they help whoever stands there", "A:arm@E5 X:inf@F5 sandbag@F5", "order E5",
         targets={"E5": "F5:2"}),
    case("OBS-SANDBAG AMB-19 MOVE-12", "gone with the unit that dies on them",
         "A:art@E5 X:inf1@F5 sandbag@F5 X:inf@A9",
         "order E5; attack E5xF5", "GSS", obstacles={"F5": ""}),
    case("TER-BEACH", "beach neither protects nor hides", "A:arm@E5 X:inf@G5 beach@F5;G5", "order E5",
         targets={"E5": "G5:3"}),
]  # fmt: skip


@pytest.mark.parametrize("found", CASES, ids=lambda found: found.id)
def test_terrain(found: Case) -> None:
    """Each line is one column of TER or OBS."""
    found.check()


@proves("TER-OPEN")
def test_rows_of_the_base_game() -> None:
    """Every row of TER and OBS is in the tables."""
    assert {"open", "forest", "hedgerow", "hill", "town", "river", "ocean", "beach"} <= set(TERRAIN)
    assert {"bunker", "hedgehog", "sandbags", "wire", "bridge"} <= set(OBSTACLES)
