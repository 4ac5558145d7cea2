"""Landing craft (EQ-LC)."""

from __future__ import annotations

import pytest

from tests.boards import Case, case

SEA = "face=beach A:inf@A3 X:inf@M9"
#: A unit elsewhere that may still battle keeps the turn open.
OPEN = "A:inf@M3 X:inf@L3"
LC = "+landing-craft"

CASES = [
    case("EQ-LC-1 EQ-LC-3 XGC-029", "lands, and the craft is gone for no medal", f"{SEA} A:inf{LC}@E1",
         "order E1; move E1-E2-E3", units={"E3": {"figures": 4, "carrier": None}}, medals={"axis": 0}),
    case("EQ-LC-1", "two hexes over water, one onto land, no farther", f"{SEA} A:arm{LC}@E1",
         "order E1", moves={"E1": "C1 D1 F1 G1 C2 D2 E2 F2 D3 E3 F3"}),
    case("EQ-LC-1", "from the last water onto the beach, not up it", f"{SEA} A:inf{LC}@E2",
         "order E2; move E2-E3-E4", refused="must-stop terrain=beach hex=E3"),
    case("EQ-LC-1", "an ordinary unit in the sea: one", f"{SEA} A:inf@E1", "order E1",
         moves={"E1": "D1 F1 D2 E2"}),
    case("EQ-LC-1", "no hedgehogs, though infantry is aboard", f"{SEA} A:inf{LC}@E2 hedgehog@E3",
         "order E2; move E2-E3", refused="impassable terrain=hedgehog hex=E3"),
    case("EQ-LC-1", "no card takes it farther", f"{SEA} A:inf{LC}@E1",
         "play their-finest-hour; roll; order E1",
         "I", hand="their-finest-hour", moves={"E1": "C1 D1 F1 G1 C2 D2 E2 F2 D3 E3 F3"}),
    case("EQ-LC-2 XGC-029", "no battle after landing", f"{SEA} A:inf{LC}@E2 X:inf@E4 {OPEN}",
         "order E2 M3; move E2-E3; attack E3xE4", refused="landed-this-turn hex=E3"),
    case("EQ-LC-2", "no battle aboard", f"{SEA} A:arm{LC}@E2 X:inf@E3 {OPEN}", "order E2 M3; attack E2xE3",
         refused="no-battle-here terrain=ocean hex=E2"),
    case("EQ-LC-2", "no ambush aboard", f"{SEA} A:inf{LC}@E2 X:inf@E3", "order E3; attack E3xE2", "SSS",
         play="axis", foe="ambush", units={"E2": 4}),
    case("EQ-LC-3", "battles in the turn after", f"{SEA} A:inf@E3 X:inf@E4", "order E3; attack E3xE4", "ISS",
         units={"E4": 3}),
    case("EQ-LC-3 XAMB-05", "the ocean beside the beach is no land", f"{SEA} A:inf{LC}@E1",
         "order E1; move E1-E2",
         units={"E2": {"carrier": "landing-craft"}}),
    case("EQ-LC-3", "onto land beside the water", f"{SEA} A:inf{LC}@E2 town@E3", "order E2; move E2-E3",
         units={"E3": {"carrier": None}}),
    case("EQ-LC-4 XGC-030", "retreats onto the ocean", "face=beach A:inf+landing-craft@E2 X:inf@E4 A:inf@A3",
         "order E4; attack E4xE2; retreat E2-E1", "IF", play="axis",
         units={"E1": {"figures": 3, "carrier": "landing-craft"}}),
    case("EQ-LC-4", "a unit without one cannot", "face=beach A:inf@E2 X:inf@E4 A:inf@A3",
         "order E4; attack E4xE2", "IF", play="axis", units={"E2": 2}),
    case("EQ-LC-5 XGC-031", "one medal for unit and craft",
         "face=beach A:inf1+landing-craft@E2 X:inf@E4 A:inf@A3",
         "order E4; attack E4xE2", "IS", play="axis", medals={"axis": 1}, units={"E2": None}),
    case("EQ-LC-5", "blocks sight", "face=beach A:inf+landing-craft@E2 X:inf@E3 A:arm@E1 A:inf@A3",
         "order E3", play="axis", targets={"E3": "E2:3"}),
    case("EQ-LC-6 XAMB-06", "Armor Assault passes it over", f"{SEA} A:arm{LC}@E1 A:arm@E4",
         "play armor-assault", orderable="E4"),
    case("EQ-LC-6 XAMB-06", "Armor Assault as a last resort", f"{SEA} A:arm{LC}@E1", "play armor-assault",
         orderable="A3 E1"),
    case("EQ-LC-6 XAMB-06", "Infantry Assault passes it over", f"{SEA} A:inf{LC}@E1 A:inf@E4",
         "play infantry-assault; choose center", orderable="E4"),
    case("EQ-LC-6", "Infantry Assault: no section with landing craft only", f"{SEA} A:inf{LC}@M1",
         "play infantry-assault", legal="choose left"),
    case("EQ-LC-6", "Move Out, Behind Enemy Lines, Dig-In pass it over", f"{SEA} A:inf{LC}@E1",
         "play move-out",
         orderable="A3"),
    case("EQ-LC-6", "Behind Enemy Lines", f"{SEA} A:inf{LC}@E1", "play behind-enemy-lines", orderable="A3"),
    case("EQ-LC-6", "Dig-In", f"{SEA} A:inf{LC}@E1", "play dig-in", orderable="A3"),
    case("EQ-LC-6", "Firefight", f"{SEA} A:arm{LC}@E1", "play firefight", orderable="A3"),
    case("EQ-LC-6", "Artillery Bombard as a last resort", f"{SEA} A:art{LC}@E1", "play artillery-bombard",
         orderable="A3 E1"),
    case("EQ-LC-6 XAMB-06", "Their Finest Hour: by its cargo", f"{SEA} A:arm{LC}@E1",
         "play their-finest-hour; roll", "A", hand="their-finest-hour", orderable="E1"),
    case("EQ-LC-6", "a section card orders any unit", f"{SEA} A:arm{LC}@E1", "play probe-center",
         orderable="E1"),
    case("EQ-LC-5 XAMB-07", "hit by the class of its cargo",
         "face=beach A:arm+landing-craft@E2 X:inf@E3 A:inf@A3",
         "order E3; attack E3xE2", "IAG", play="axis", units={"E2": 1}),
    case("EQ-LC-7 RS-4", "not resupplied", f"{SEA} A:supply-truck@E3 A:inf2{LC}@E2 {OPEN}",
         "order E3 M3; use resupply E3>E2 1", refused="aboard hex=E2", special={"resupply": {}}),
    case("EQ-LC-7", "not healed", f"{SEA} A:inf2{LC}@E2 A:inf2@E3", "play medics-and-mechanics; choose E2",
         refused="aboard hex=E2"),
]  # fmt: skip


@pytest.mark.parametrize("found", CASES, ids=lambda found: found.id)
def test_landing(found: Case) -> None:
    """One line a rule."""
    found.check()
