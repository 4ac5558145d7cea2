"""France, Italy, and what else a box of rules switches on (EQ-FR, EQ-IT, EQ-AIR, exits)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.boards import Case, case

FAR = "A:inf@A1 X:inf@M9"
OPEN = "A:inf@M1 X:inf@L1"


def rule(name: str) -> dict[str, Any]:
    """The keyword that switches one rule on."""
    return {"special": {name: {}}}


FURIA = rule("furia-francese")
ROYAL = rule("italian-royal-army")
COMMAND = rule("italian-high-command")
ONE_DIE = rule("air-power-one-die")
FR = "A:inf~france@E5"

CASES = [
    case("EQ-FR-1 EQ-FR-2 XGC-079", "stays, attacks a town with one die, takes ground",
         f"{FR} X:inf1@E6 X:inf1@F5 town@F5 {FAR}", "order E5; attack E5xE6; stay; attack E5xF5; advance",
         "IFA I",
         medals={"allies": 2}, units={"F5": "allies"}, to_act="axis", **FURIA),
    case("EQ-FR-1 XAMB-25", "exactly one die, whatever the card adds", f"{FR} X:inf1@E6 X:inf@F5 {FAR}",
         "play close-assault; order E5; attack E5xE6; stay", "IFAS", targets={"E5": "F5:1"}, **FURIA),
    case("EQ-FR-1 XAMB-25", "even the one just driven back", f"{FR} X:inf@D5 {FAR}",
         "order E5; attack E5xD5; retreat D5-D6; stay; attack E5xD6", "FSS G", units={"D6": 3}, **FURIA),
    case("EQ-FR-1", "close assault only", f"{FR} X:inf1@E6 X:inf@G5 {FAR} {OPEN}",
         "order E5 M1; attack E5xE6; stay; attack E5xG5", "ISS", refused="out-of-range distance=2 limit=1",
         **FURIA),
    case("EQ-FR-1", "ground or attack", f"{FR} X:inf1@E6 X:inf@E7 {FAR} {OPEN}",
         "order E5 M1; attack E5xE6; advance; attack E6xE7", "ISS", refused="battled-already hex=E6",
         **FURIA),
    case("EQ-FR-1", "another unit battles: given up",
         f"{FR} X:inf1@E6 X:inf@F5 {FAR} {OPEN} A:inf@M3 X:inf@L3",
         "order E5 M1 M3; attack E5xE6; stay; attack M1xL1; attack E5xF5", "ISS SSS",
         refused="battled-already hex=E5", **FURIA),
    case("EQ-FR-1", "not after a failed assault", f"{FR} X:inf@E6 X:inf@F5 {FAR} {OPEN}",
         "order E5 M1; attack E5xE6; attack E5xF5", "SSS", refused="battled-already hex=E5", **FURIA),
    case("EQ-FR-1", "not after fire", f"{FR} X:inf1@G5 X:inf@E7 {FAR} {OPEN}",
         "order E5 M1; attack E5xG5; attack E5xE7", "IS", refused="battled-already hex=E5", **FURIA),
    case("EQ-FR-1", "stopped this turn, so no ground: the attack is open at once",
         f"A:inf~france@D5 wire@E5 X:inf1@E6 X:inf@F5 {FAR}",
         "order D5; move D5-E5; attack E5xE6; attack E5xF5", "IS G", units={"F5": 3, "E5": "allies"},
         **FURIA),
    case("EQ-FR-2", "no third", f"{FR} X:inf1@E6 X:inf@F5 {FAR} {OPEN}",
         "order E5 M1; attack E5xE6; stay; attack E5xF5; retreat F5-E6; stay; attack E5xE6", "IFA F",
         refused="battled-already hex=E5", **FURIA),
    case("EQ-FR-1 XGC-080", "no engineers", f"A:engineers~france@E5 X:inf1@E6 X:inf@F5 {FAR} {OPEN}",
         "order E5 M1; attack E5xE6; stay; attack E5xF5", "IFA", refused="battled-already hex=E5", **FURIA),
    case("EQ-FR-1", "no weakened regiments of three", f"A:inf3/3~france@E5 X:inf1@E6 X:inf@F5 {FAR} {OPEN}",
         "order E5 M1; attack E5xE6; stay; attack E5xF5", "IFA", refused="battled-already hex=E5", **FURIA),
    case("EQ-FR-1", "a unit of four that lost figures", f"A:inf2/4~france@E5 X:inf1@E6 X:inf@F5 {FAR}",
         "order E5; attack E5xE6; stay; attack E5xF5", "IAA G", units={"F5": 3}, **FURIA),
    case("EQ-FR-1", "no other nation", f"A:inf~poland@E5 X:inf1@E6 X:inf@F5 {FAR} {OPEN}",
         "order E5 M1; attack E5xE6; stay; attack E5xF5", "IFA", refused="battled-already hex=E5", **FURIA),
    case("EQ-FR-1", "only where the rule is in force", f"{FR} X:inf1@E6 X:inf@F5 {FAR} {OPEN}",
         "order E5 M1; attack E5xE6; stay; attack E5xF5", "IFA", refused="battled-already hex=E5"),
    case("EQ-IT-2", "one to three hexes", f"A:inf@E5 X:inf~italy@E7 {FAR}", "order E5; attack E5xE7", "FS",
         retreats="E7-D8 E7-E8 E7-D8-D9 E7-D8-E9 E7-E8-E9 E7-E8-F9", **ROYAL),
    case("EQ-IT-2", "armor as well", f"A:inf@E3 X:arm~italy@E5 {FAR}",
         "order E3; attack E3xE5; retreat E5-E6-F7-F8",
         "FS", units={"F8": 3}, **ROYAL),
    case("EQ-IT-2", "their allies not", f"A:inf@E5 X:inf~germany@E7 X:inf~italy@A8 {FAR}",
         "order E5; attack E5xE7",
         "FS", retreats="E7-D8 E7-E8", **ROYAL),
    case("EQ-IT-3 EQ-IT-2 GEN-7 XGC-082", "guns: ignore one of two, or go on",
         f"A:inf@E3 X:art~italy@E5 {FAR}",
         "order E3; attack E3xE5; retreat E5-E6-F7-F8-G9", "FF", units={"G9": 2}, **ROYAL),
    case("EQ-IT-3", "guns: the one flag", f"A:inf@E7 X:art~italy@E9 {FAR}", "order E7; attack E7xE9", "FS",
         units={"E9": 2}, **ROYAL),
    case("EQ-IT-3 XAMB-24", "guns in sandbags: two flags", f"A:inf@E6 X:art~italy@E7 sandbags@E7 {FAR}",
         "order E6; attack E6xE7; retreat E7", "FF", units={"E7": 2}, **ROYAL),
    case("EQ-IT-1 XGC-081", "a lost unit costs a card", f"A:inf@E5 X:inf1~italy@E6 {FAR}",
         "order E5; attack E5xE6",
         "GSS", foe="probe-left probe-left probe-right attack-left attack-right recon-left",
         hand_sizes={"axis": 5}, **COMMAND),
    case("EQ-IT-1 XGC-081", "never below three", f"A:inf@E5 X:inf1~italy@E6 {FAR}", "order E5; attack E5xE6",
         "GSS", foe="probe-left probe-left probe-right", hand_sizes={"axis": 3}, **COMMAND),
    case("EQ-IT-1 XAMB-23", "Italian units only", f"A:inf@E5 X:inf1~germany@E6 X:inf~italy@A9 {FAR}",
         "order E5; attack E5xE6", "GSS", foe="probe-left probe-left probe-right attack-left",
         hand_sizes={"axis": 4}, **COMMAND),
    case("EQ-AIR-1", "the Allies too roll one die", f"X:inf@E6;E7 {FAR}", "play air-power; choose E6 E7",
         "S I",
         units={"E6": 3, "E7": 3}, **ONE_DIE),
    case("EQ-AIR-1 BT-AIR-1", "the Breakthrough card, too", f"board=breakthrough X:inf@E6 {FAR}",
         "play breakthrough-air-power; choose E6", "S", units={"E6": 3}, **ONE_DIE),
    case("EQ-AIR-1", "a Barrage as ever", f"X:inf@E6 {FAR}", "play barrage; choose E6", "GGGS",
         units={"E6": 1},
         **ONE_DIE),
    case("EQ-AIR-1", "Air Power is Artillery Bombard", f"A:art@E5 X:inf@E7 {FAR}",
         "play air-power; order E5; attack E5xE7; attack E5xE7", "ISS ISS", units={"E7": 2},
         **rule("air-power-as-artillery-bombard")),
    case("EQ-AIR-1", "so is its copy", f"X:art@E7 X:art@A9 A:inf@E5 {FAR} A:art@H5",
         "play air-power; order H5; move H5-K5; play counter-attack", hand="air-power", foe="counter-attack",
         orderable="A9 E7", **rule("air-power-as-artillery-bombard")),
    case("VP-EXIT-2 XAMB-45", "a truck is one medal", f"A:supply-truck2/3@E9 medal:A:exit@E9 {FAR}",
         "order E9; move E9-exit", medals={"allies": 1}),
    case("VP-EXIT-2 XAMB-45", "or one for each figure", f"A:supply-truck2/3@E9 medal:A:exit@E9 {FAR}",
         "order E9; move E9-exit", medals={"allies": 2}, **rule("medals-per-exit-figure")),
    case("VP-EXIT-2 XAMB-45", "infantry as well", f"A:inf@E9 medal:A:exit@E9 {FAR}", "order E9; move E9-exit",
         medals={"allies": 4}, **rule("medals-per-exit-figure")),
]  # fmt: skip


@pytest.mark.parametrize("found", CASES, ids=lambda found: found.id)
def test_nations(found: Case) -> None:
    """One line a rule."""
    found.check()
