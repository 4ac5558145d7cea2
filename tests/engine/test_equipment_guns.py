"""Guns of the Equipment Pack: heavy anti-tank gun, big gun, mobile artillery (EQ-HAT, EQ-BG, EQ-MA)."""

from __future__ import annotations

import pytest

from tests.boards import Case, case

FAR = "A:inf@A1 X:inf@M9"
#: A unit elsewhere that may still battle keeps the turn open.
OPEN = "A:inf@M1 X:inf@L1"
HAT = f"A:heavy-anti-tank-gun@C5 {FAR}"
BIG = f"A:big-gun@A5 {FAR}"
MARKED = {"marked": True}

CASES = [
    case("EQ-HAT-3 EQ-HAT-4 XGC-001", "a star hits armor", f"{HAT} X:arm@G5", "order C5; attack C5xG5", "SI",
         units={"G5": 2}, rolled=2),
    case("EQ-HAT-3 XGC-002", "needs to see", f"{HAT} A:inf@E5 X:arm@G5 {OPEN}",
         "order C5 M1; attack C5xG5", refused="no-line-of-sight by=unit hex=E5"),
    case("EQ-HAT-3", "two dice at every range", f"{HAT} X:arm@E5 X:arm@E8 X:arm@B8 X:arm@H5",
         "order C5", targets={"C5": "E5:2 E8:2 B8:2"}),
    case("EQ-HAT-2 XGC-003", "no battle after a move", f"{HAT} X:arm@G5 {OPEN}",
         "order C5 M1; move C5-D5; attack D5xG5", refused="moved-too-far-to-battle moved=1 limit=0"),
    case("EQ-HAT-2 XCARD-3", "Bombard: three hexes", f"{HAT} X:arm@I5", "play artillery-bombard; order C5",
         moves={"C5": "B5 D5 B4 C4 B6 C6 A5 E5 A4 A6 D4 D6 B3 C3 D3 B7 C7 D7 A3 E3 A7 E7 E4 E6 A2 B2 C2 D2 A8 "
                      "B8 C8 D8 F5"}),
    case("EQ-HAT-4 VP-POOL XGC-004", "a star hits a truck", f"{HAT} X:supply-truck2/2@E5",
         "order C5; attack C5xE5", "SG", units={"E5": None}, pools={"allies": {"supply-truck": 2}},
         medals={"allies": 0}),
    case("EQ-HAT-4 XAMB-36", "a star hits a patrol car, to be confirmed", f"{HAT} X:patrol-car2/2@E5",
         "order C5; attack C5xE5", "SAG", units={"E5": 1}),
    case("EQ-HAT-4", "a star misses infantry and guns", f"{HAT} X:inf@E5 X:art@C7",
         "order C5; attack C5xE5", "SS", units={"E5": 4}),
    case("EQ-HAT-1 XGC-005", "takes no ground", "A:heavy-anti-tank-gun@E5 X:inf1@E6 A:inf@A1 X:inf@M9",
         "order E5; attack E5xE6", "IF", medals={"allies": 1}, to_act="axis", units={"E5": "allies"}),
    case("EQ-HAT-1", "hit by grenades only", "A:inf@E6 X:heavy-anti-tank-gun@E7 A:inf@A1 X:inf@M9",
         "order E6; attack E6xE7", "IAS", units={"E7": 2}),
    case("EQ-HAT-5 GEN-5 XAMB-37", "neither hex takes dice", f"{HAT} ford@C5 X:arm@G5 town@G5", "order C5",
         targets={"C5": "G5:2"}),
    case("EQ-HAT-5", "cannot lift a bunker's flag", f"{HAT} X:inf@E5 bunker[X]@E5", "order C5; attack C5xE5",
         "FS", retreats="E5 E5-D6 E5-E6"),
    case("EQ-BG-1 EQ-BG-2 XGC-006", "a hit puts a marker", f"{BIG} X:inf@H5", "order A5; attack A5xH5", "I",
         units={"H5": {"figures": 3, "marked": True}}),
    case("EQ-BG-2", "no hit, no marker", f"{BIG} X:inf@H5", "order A5; attack A5xH5", "S",
         units={"H5": {"figures": 4, "marked": False}}),
    case("EQ-BG-2", "no second marker", f"{BIG} X:inf+marked@H5", "order A5; attack A5xH5", "IS",
         units={"H5": {"figures": 3, "marked": True}}),
    case("EQ-BG-3 XGC-007", "a die more against a marked unit", f"{BIG} X:inf+marked@H5 X:inf@I5", "order A5",
         targets={"A5": "H5:2 I5:1"}),
    case("EQ-BG-3 XGC-008", "for another gun too, not for others",
         f"{BIG} A:big-gun@B5 A:art@C5 X:inf+marked@H5", "order A5 B5 C5",
         targets={"A5": "H5:2", "B5": "H5:2", "C5": "H5:1"}),
    case("EQ-BG-2 XGC-009", "none on a target that was driven back", f"{BIG} X:inf@E5",
         "order A5; attack A5xE5; retreat E5-E6", "IF", units={"E6": {"figures": 3, "marked": False}}),
    case("EQ-BG-2 XGC-010", "one on a target that ignored its flag", f"{BIG} X:inf@E5 sandbags@E5",
         "order A5; attack A5xE5; retreat E5", "IF", units={"E5": {"figures": 3, "marked": True}},
         obstacles={"E5": "sandbags"}),
    case("EQ-BG-2", "one on a target that paid for a retreat in figures", f"{BIG} X:inf@C9",
         "order A5; attack A5xC9", "IF", units={"C9": {"figures": 2, "marked": True}}),
    case("EQ-BG-2", "none on the dead", f"{BIG} X:inf1@H5", "order A5; attack A5xH5", "G",
         medals={"allies": 1}, units={"H5": None}),
    case("EQ-BG-4 XGC-011", "goes back when the target moves", f"{BIG} X:inf+marked@H5",
         "order H5; move H5-H6", play="axis", units={"H6": {"marked": False}}),
    case("EQ-BG-4", "goes back when the target retreats", f"{BIG} X:inf+marked@E5",
         "order A5; attack A5xE5; retreat E5-E6", "FSS", units={"E6": {"marked": False}}),
    case("EQ-BG-4", "goes back when the target takes ground", f"{BIG} A:inf1@H6 X:inf+marked@H7",
         "order H7; attack H7xH6; advance", "GSS", play="axis", units={"H6": {"marked": False}}),
    case("EQ-BG-5 XGC-012", "the only gun moves: all come back", f"{BIG} X:inf+marked@H5;I5",
         "order A5; move A5-B5", units={"H5": {"marked": False}, "I5": {"marked": False}}),
    case("EQ-BG-5 XAMB-09", "one of two guns moves: they stay", f"{BIG} A:big-gun@A7 X:inf+marked@H5",
         "order A5; move A5-B5", units={"H5": MARKED}),
    case("EQ-BG-5", "a driven-off gun recalls them", "A:inf@E5 X:big-gun@E7 A:inf+marked@H1 X:inf@M9",
         "order E5; attack E5xE7; retreat E7-E8", "FS", units={"H1": {"marked": False}}),
    case("EQ-BG-5", "the last gun dies: they come back", "A:inf@E5 X:big-gun1@E7 A:inf+marked@H1 X:inf@M9",
         "order E5; attack E5xE7", "GS", units={"H1": {"marked": False}}),
    case("EQ-BG-1 EQ-BG-3 XGC-013", "no farther than eight", f"{BIG} X:inf+marked@J5 {OPEN}",
         "order A5 M1; attack A5xJ5", refused="out-of-range distance=9 limit=8"),
    case("EQ-BG-6 EQ-TIGER-2 XGC-014", "an unconfirmed hit marks a Tiger", f"{BIG} X:tiger@D5",
         "order A5; attack A5xD5", "AIF", units={"D5": {"figures": 1, "marked": True}}),
    case("EQ-BG-7 EQ-BG-1", "its own table from a hill, over everything, into everything",
         f"{BIG} hill@A5 X:inf@D5 town@D5 forest@C5", "order A5", targets={"A5": "D5:2"}),
    case("EQ-BG-2", "three markers for each gun", f"{BIG} A:big-gun@A7 X:inf+marked@F5;G5;H5 X:inf@E7",
         "order A5; attack A5xE7", "I", units={"E7": MARKED}),
    case("EQ-BG-2", "three markers and no more", f"{BIG} X:inf+marked@F5;G5;H5 X:inf@E7",
         "order A5; attack A5xE7", "I", units={"E7": {"figures": 3, "marked": False}}),
    case("EQ-BG-1", "an ambush of the gun marks the attacker",
         "X:big-gun@E6 A:inf@E5 A:inf@A1 X:inf@M9", "order E5; attack E5xE6; play ambush", "ISS SSS",
         foe="ambush", units={"E5": {"figures": 3, "marked": True}}),
    case("EQ-MA-1 EQ-MA-2 XGC-015", "moves one and fires", f"A:mobile-artillery@A5 X:inf@G5 {FAR}",
         "order A5; move A5-B5", targets={"B5": "G5:1"}),
    case("EQ-MA-2 XGC-016", "moves two and does not", f"A:mobile-artillery@A5 X:inf@G5 {FAR} {OPEN}",
         "order A5 M1; move A5-C5; attack C5xG5", refused="moved-too-far-to-battle moved=2 limit=1"),
    case("EQ-MA-3 XGC-017", "Bombard: twice", f"A:mobile-artillery@A5 X:inf@E5 {FAR}",
         "play artillery-bombard; order A5; attack A5xE5; attack A5xE5", "IS IS", units={"E5": 2}),
    case("EQ-MA-3 XGC-017", "Bombard: not after a move", f"A:mobile-artillery@A5 A:art@A3 X:inf@E5 {FAR}",
         "play artillery-bombard; order A5 A3; move A5-B5; attack B5xE5",
         refused="moved-too-far-to-battle moved=1 limit=0"),
    case("EQ-MA-3 XGC-017", "Bombard: three hexes", f"A:mobile-artillery@A5 X:inf@G7 {FAR}",
         "play artillery-bombard; order A5; move A5-D5", units={"D5": "allies"}),
]  # fmt: skip


@pytest.mark.parametrize("found", CASES, ids=lambda found: found.id)
def test_guns(found: Case) -> None:
    """One line a rule."""
    found.check()
