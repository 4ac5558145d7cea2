"""Every rule switch, with both values: the same position, another outcome."""

from __future__ import annotations

from collections import Counter
from dataclasses import fields
from typing import Any

import pytest

from engine import Options, ScenarioError, SeededDice, new_game
from tests.boards import Case, case, proves, scenario_of
from tests.engine.tables import all_cases

FAR = "A:inf@A1 X:inf@B1"
HILLS = f"X:inf4@22,4 A:inf4@16,4 hill@16,4;20,4;22,4 {FAR}"
VALLEY = f"X:inf4@18,6 A:inf4@17,7 A:inf4@16,8 hill@18,6;16,8 {FAR}"
SIDE = "A:inf4@0,6 X:inf4@0,4 forest@1,5 A:inf@M1 X:inf@L1"
DEAD_END = "X:inf4@11,5 A:inf4@10,6 X:inf4@9,3 river@11,3"
TENTS = "A:inf@E2 X:inf@E3 headquarters@E1"
LOST: dict[str, Any] = {
    "hand": "direct-from-hq recon-left recon-right", "play": "axis",
    "special": {"headquarters": {"allies": [], "axis": ["E1"]}},
}  # fmt: skip
CHAIN = "A:inf@A1 X:inf@F7 X:inf@G7 X:inf@G6"

BY_FIGURE: dict[str, dict[str, Any]] = {"medals-per-exit-figure": {}}
OWN_MINE = {"kind": "minefield", "side": "allies", "value": 2, "face_up": False}
#: The allies play a Recon, the axis copies it.
RECON_COPIED = "cards; play recon-left; end; keep probe-left; play counter-attack; end; keep probe-left"
COPYING: dict[str, Any] = {
    "hand": "recon-left probe-left", "foe": "counter-attack probe-left",
    "deck": "probe-left " * 6, "special": {"combat-cards": {}},
    "combat": {"allies": "", "axis": "", "deck": "any-plain any-plain any-plain", "discard": ""},
}  # fmt: skip


def on(name: str, value: object) -> dict[str, Any]:
    """The keyword that sets one switch."""
    return {"options": {name: value}}


CASES = [
    case("AMB-01 LOS-06 GC-069", "classic: a hill hides the next", HILLS, "order I5 A1", targets={"I5": ""},
         **on("hill_sight", "classic")),
    case("AMB-01 GC-069", "height: equal heights do not block", HILLS, "order I5 A1", targets={"I5": "L5:1"},
         **on("hill_sight", "height")),
    case("AMB-01 GC-067", "height: nothing lower blocks", VALLEY, "order I1 A1", targets={"I1": "J3:2"},
         **on("hill_sight", "height")),
    case("AMB-01 LOS-06", "height: from below all stays as it was", f"A:inf@E5 X:inf@G5 hill@F5;G5 {FAR}",
         "order E5 A1", targets={"E5": ""}, **on("hill_sight", "height")),
    case("AMB-01 LOS-07", "height: a unit as high blocks", f"A:inf@E5 A:inf@F5 X:inf@G5 hill@E5;F5;G5 {FAR}",
         "order E5 A1", targets={"E5": ""}, **on("hill_sight", "height")),
    case("AMB-01", "height: a hill takes no die of an equal", "A:inf@E5 X:inf@G5 hill@E5;F5;G5", "order E5",
         targets={"E5": "G5:2"}, **on("hill_sight", "height")),
    case("AMB-02 LOS-05 GC-059", "obstructed", SIDE, "order A3 M1", targets={"A3": ""}, **on("edge_sight",
         "obstructed")),
    case("AMB-02 GC-059", "open", SIDE, "order A3 M1", targets={"A3": "A5:2"}, **on("edge_sight", "open")),
    case("AMB-05 GC-078", "longest", DEAD_END, "order F3; attack F3xF4", "FFS", units={"G6": 4},
         **on("retreat_path", "longest")),
    case("AMB-05 GC-078", "any", DEAD_END, "order F3; attack F3xF4", "FFS", retreats="F4-F5 F4-G5-G6",
         **on("retreat_path", "any")),
    case("AMB-05 FLAG-05", "any: and pays a figure", DEAD_END, "order F3; attack F3xF4; retreat F4-F5; stay",
         "FFS", units={"F5": 3}, **on("retreat_path", "any")),
    case("AMB-05 FLAG-01", "any: no stopping where it could go on", DEAD_END,
         "order F3; attack F3xF4; retreat F4-G5", "FFS", refused="retreat-too-short number=2",
         **on("retreat_path", "any")),
    case("AMB-10 MOVE-14 GC-025", "entered: off the beach three", "A:arm3@12,6 beach@12,6",
         "order G3; move G3-F6", units={"F6": "allies"}, **on("beach_limit", "entered")),
    case("AMB-10", "standing: off the beach two", "A:arm3@12,6 beach@12,6 A:inf@A1",
         "order G3 A1; move G3-G4-G5-F6", refused="terrain-limits-move limit=2",
         **on("beach_limit", "standing")),
    case("AMB-10", "standing: the list ends after two as well", "A:arm3@12,6 beach@12,6 A:inf@A1", "order G3 A1",
         moves={"G3": "F5 G5 H5 E4 F4 G4 H4 E3 F3 H3 I3 E2 F2 G2 H2 F1 G1 H1"}, **on("beach_limit", "standing")),
    case("AMB-10 MOVE-15", "standing: out of the water one", "face=beach A:arm@F2", "order F2",
         moves={"F2": "E2 G2 F1 G1 F3 G3"}, **on("beach_limit", "standing")),
    case("AMB-12 CARD-BEHIND-2", "restricted", "A:inf@F3 X:inf@H3 forest@G3",
         "play behind-enemy-lines; order F3; move F3-G3", targets={"G3": ""},
         **on("behind_lines_battle", "restricted")),
    case("AMB-12", "free", "A:inf@F3 X:inf@H3 forest@G3", "play behind-enemy-lines; order F3; move F3-G3",
         targets={"G3": "H3:4"}, **on("behind_lines_battle", "free")),
    case("AMB-12", "free: the card only", f"A:inf@F3 X:inf@H3 forest@G3 {FAR}", "order F3 A1; move F3-G3",
         targets={"G3": ""}, **on("behind_lines_battle", "free")),
    case("CM-WAD-3", "hindered: artillery loses a die at a wadi", "A:art@E3 X:inf@E5 wadi@E5", "order E3",
         targets={"E3": "E5:2"}, **on("wadi_artillery", "hindered")),
    case("CM-WAD-3", "free: artillery loses nothing", "A:art@E3 X:inf@E5 wadi@E5", "order E3",
         targets={"E3": "E5:3"}, **on("wadi_artillery", "free")),
    case("CM-OAS-2", "named: an oasis that nobody names restores nobody", "A:inf2/4@E5 X:inf@G5 oasis@E5",
         "order E5; end; use recover E5", refused="nobody-recovers-there hex=E5", **on("oasis_recovery", "named")),
    case("CM-OAS-2", "always: every oasis does", "A:inf2/4@E5 X:inf@G5 oasis@E5", "order E5; end; use recover E5",
         "I", units={"E5": 3}, **on("oasis_recovery", "always")),
    case("CM-HQ-2", "captures: by a retreat, too", TENTS,
         "play direct-from-hq; order E3; attack E3xE2; retreat E2-E1",
         "FAA",
         hand_sizes={"axis": 1}, **LOST, **on("headquarters_retreat", "captures")),
    case("CM-HQ-2", "nothing: a retreat takes no tents", TENTS,
         "play direct-from-hq; order E3; attack E3xE2; retreat E2-E1",
         "FAA",
         hand_sizes={"axis": 2}, **LOST, **on("headquarters_retreat", "nothing")),
    case("CM-CST-1", "sea: nobody battles on a coast", "A:inf@E5 X:inf@E6 coast@E5", "order E5",
         targets={"E5": ""}, **on("coast", "sea")),
    case("CM-CST-1", "shore: there everybody does", "A:inf@E5 X:inf@E6 coast@E5", "order E5",
         targets={"E5": "E6:3"}, **on("coast", "shore")),
    case("AMB-14 CARD-AIRPOWER-1", "connected", CHAIN, "play air-power; choose F7 G7 G6", "SS SS SS",
         units={"G6": 2}, **on("air_power_group", "connected")),
    case("AMB-14", "mutual: no chain", CHAIN, "play air-power; choose F7 G7 G6",
         refused="targets-not-connected", **on("air_power_group", "mutual")),
    case("AMB-14", "mutual: a triangle", "A:inf@A1 X:inf@F7 X:inf@G7 X:inf@F6", "play air-power",
         **on("air_power_group", "mutual"),
         legal="choose F6; choose F6 F7; choose F6 F7 G7; choose F6 G7; choose F7; choose F7 G7; choose G7"),
    case("CARD-AIRPOWER-2", "dice by side", "A:inf@A1 X:inf@F7", "play air-power; choose F7", "I",
         units={"F7": 3}, **on("air_power_dice", {"allies": 1, "axis": 1})),
    case("CARD-AIRPOWER-2", "dice by side, the Axis", "X:inf@A9 A:inf@F3", "play air-power; choose F3",
         "III", play="axis", units={"F3": 1},
         **on("air_power_dice", {"allies": 1, "axis": 3})),
    case("TD-4 EQ-CAV-1", "miss: cavalry is ordered as infantry", "A:cavalry@F3 X:tank-destroyer3@F4",
         "order F3; attack F3xF4", "SS", units={"F4": 3}, **on("cavalry_stars", "miss")),
    case("TD-4 EQ-CAV-1", "hit: and battles as armor", "A:cavalry@F3 X:tank-destroyer3@F4 X:inf@A9",
         "order F3; attack F3xF4", "SS", units={"F4": 1}, **on("cavalry_stars", "hit")),
    case("TD-4", "hit: infantry still misses", "A:inf@F3 X:tank-destroyer3@F4", "order F3; attack F3xF4", "SSS",
         units={"F4": 3}, **on("cavalry_stars", "hit")),
    case("EQ-HF-MP-1 WW-MINE-4", "leaves: it only stops on its own", f"A:hobart-plough@E4 minefield[A]=2@E5 {FAR}",
         "order E4 A1; move E4-E5", "", markers={"E5": [OWN_MINE]}, **on("plough_own_mines", "leaves")),
    case("EQ-HF-MP-1", "clears: its own mines as well", f"A:hobart-plough@E4 minefield[A]=2@E5 {FAR}",
         "order E4 A1; move E4-E5", "", markers={"E5": []}, **on("plough_own_mines", "clears")),
    case("WW-MINE-4", "clears: nobody else does", f"A:arm@E4 minefield[A]=2@E5 {FAR}", "order E4 A1; move E4-E5", "",
         markers={"E5": [OWN_MINE]}, **on("plough_own_mines", "clears")),
    case("WW-CC-5 CARD-COUNTER-1", "draws: like a Recon", FAR, RECON_COPIED, "", **COPYING,
         combat_hand_sizes={"allies": 1, "axis": 1}, **on("copied_recon", "draws")),
    case("WW-CC-5", "draws-none: a Recon itself only", FAR, RECON_COPIED, "", **COPYING,
         combat_hand_sizes={"allies": 1, "axis": 0}, **on("copied_recon", "draws-none")),
    case("XAMB-45", "everybody: four medals for four figures", f"A:inf@E9 medal:A:exit@E9 {FAR}",
         "order E9; move E9-exit", medals={"allies": 4}, special=BY_FIGURE, **on("exit_figures", "everybody")),
    case("XAMB-45", "vehicles: infantry is one medal", f"A:inf@E9 medal:A:exit@E9 {FAR}",
         "order E9; move E9-exit", medals={"allies": 1}, special=BY_FIGURE, **on("exit_figures", "vehicles")),
    case("XAMB-45", "vehicles: a truck counts by the figure", f"A:supply-truck2/3@E9 medal:A:exit@E9 {FAR}",
         "order E9; move E9-exit", medals={"allies": 2}, special=BY_FIGURE, **on("exit_figures", "vehicles")),
    case("YOUNG-02 TG-01", "with Take Ground", "A:inf@F3 X:inf1@F4 X:inf@A9", "order F3; attack F3xF4",
         "GSS", decision="advance", **on("take_ground", True)),
    case("YOUNG-02 TG-01", "without Take Ground", "A:inf@F3 X:inf1@F4 X:inf@A9", "order F3; attack F3xF4",
         "GSS", decision="play", **on("take_ground", False)),
    case("YOUNG-02 OVR-01", "with overrun", "A:arm@F3 X:inf1@F4 X:inf@F5", "order F3; attack F3xF4; advance",
         "GSS", targets={"F4": "F5:3"}, **on("overrun", True)),
    case("YOUNG-02 OVR-01", "without overrun", "A:arm@F3 X:inf1@F4 X:inf@F5",
         "order F3; attack F3xF4; advance", "GSS", units={"F4": "allies"}, decision="play",
         **on("overrun", False)),
]  # fmt: skip


@pytest.mark.parametrize("found", CASES, ids=lambda found: found.id)
def test_options(found: Case) -> None:
    """Each pair of lines is one switch."""
    found.check()


@proves("YOUNG-01 YOUNG-03")
@pytest.mark.parametrize(("tactics", "cards"), [(True, 60), (False, 40)])
def test_tactic_cards(tactics: bool, cards: int) -> None:
    """The deck with and without the twenty tactic cards; it is shuffled anew like any other."""
    scenario = scenario_of("A:inf@E4 X:inf@E6")
    state = new_game(scenario, SeededDice("young"), options=Options.read({"tactic_cards": tactics}))
    everywhere = Counter((*state.deck, *state.hands["allies"], *state.hands["axis"]))
    assert everywhere.total() == cards
    assert ("ambush" in everywhere) == tactics


@proves("YOUNG-01 YOUNG-02")
def test_young_generals() -> None:
    """The variant is section cards only; the other two are switches of their own."""
    young = Options.young_generals()
    assert young.changed() == {"tactic_cards": False}
    assert Options().changed() == {}


@pytest.mark.parametrize(
    "given",
    [{"colour": "red"}, {"hill_sight": "both"}, {"tactic_cards": "no"}, {"air_power_dice": 2},
     {"air_power_dice": {"allies": 1}}, {"air_power_dice": {"allies": 0, "axis": 1}}, {"take_ground": 0.5}],
)  # fmt: skip
def test_faulty_options_are_named(given: dict[str, Any]) -> None:
    """An unknown switch or value is no option."""
    with pytest.raises(ScenarioError):
        Options.read(given)


def test_every_switch_is_tried() -> None:
    """Each field of Options is set to something else somewhere here."""
    tried = {name for one in all_cases() for name, value in one.setup.get("options", {}).items()
             if value != getattr(Options(), name)}  # fmt: skip
    elsewhere = {"tactic_cards", "match_tie", "drop_center", "drop_collision"}
    assert {field.name for field in fields(Options)} - tried <= elsewhere
