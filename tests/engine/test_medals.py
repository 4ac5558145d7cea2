"""Medals, and the end of the battle."""

from __future__ import annotations

import pytest

from engine.rules.objectives import OBJECTIVES
from tests.boards import Case, Game, case, position, proves

KILL = "A:art@E5 X:inf1@H5 X:inf@A9"
SHOT = "order E5; attack E5xH5"


CASES = [
    case("VIC-04 UNIT-05", "one medal a unit", KILL, SHOT, "GS", medals={"allies": 1, "axis": 0}),
    case("VIC-01", "the number of the scenario wins", KILL, SHOT, "GS", to_win={"allies": 1},
         winner="allies", decision="over", legal=""),
    case("VIC-01", "one short and it goes on", KILL, SHOT, "GS", to_win={"allies": 2}, winner=None,
         to_act="axis"),
    case("VIC-01", "each side its own number", "X:art@E5 A:inf1@H5 A:inf@A9", SHOT, "GS", play="axis",
         to_win={"allies": 1, "axis": 2}, winner=None),
    case("VIC-02 GC-142", "at once: no ground, no battle, no card", "A:inf@E5 X:inf1@F5 A:inf@A1 X:inf@B1",
         "order E5 A1; attack E5xF5", "GSS", won={"allies": 3},
         to_win={"allies": 4}, deck="air-power", winner="allies", hand_sizes={"allies": 0},
         units={"E5": "allies", "F5": None}, piles={"deck": 1}),
    case("VIC-02", "nothing can be done any more", KILL, f"{SHOT}; end", "GS", to_win={"allies": 1},
         refused="battle-over winner=allies"),
    case("VIC-03 GC-142", "never more than needed", "A:art@E5 X:arm1*2@H5 X:inf@A9", SHOT, "AS",
         won={"allies": 3}, to_win={"allies": 4}, medals={"allies": 4}),
    case("VIC-04 FLAG-05", "dead of an impossible retreat", "A:inf@F3 X:inf1@F4 river@F5;G5 X:inf@A9",
         "order F3; attack F3xF4", "FSS", medals={"allies": 1}),
    case("VIC-05 GC-140", "temporary: while the unit is there", "A:inf@E4 medal:A:temporary@F4",
         "order E4; move E4-F4", medals={"allies": 1}),
    case("VIC-05 GC-140", "temporary: counted from the start", "A:inf@E4 medal:A:temporary@E4",
         medals={"allies": 1}),
    case("VIC-05 GC-140", "temporary: lost by moving off", "A:inf@E4 medal:A:temporary@E4",
         "order E4; move E4-F4", medals={"allies": 0}),
    case("VIC-05 GC-140", "temporary: lost by retreat", "A:inf@E4 X:inf@E5 medal:A:temporary@E4 river@F3",
         "order E5; attack E5xE4", "FSS", play="axis", units={"E3": 4},
         medals={"allies": 0}),
    case("VIC-05 GC-140 VIC-07", "temporary: lost with the unit",
         "A:inf1@E4 A:inf@A1 X:inf@E5 medal:A:temporary@E4", "order E5; attack E5xE4; stay", "GSS",
         play="axis",
         medals={"allies": 0, "axis": 1}),
    case("VIC-05 AMB-20", "temporary: not in passing",
         "A:inf@E4 A:inf@A1 medal:A:temporary@F4 river@E5;F5;E3;F3", "order E4 A1; move E4-G4",
         medals={"allies": 0}),
    case("VIC-05", "not for the wrong side", "X:inf@E4 medal:A:temporary@F4", "order E4; move E4-F4",
         play="axis", medals={"allies": 0, "axis": 0}),
    case("VIC-05", "for both: whoever is there", "X:inf@E4 medal:B:temporary@F4", "order E4; move E4-F4",
         play="axis", medals={"axis": 1}),
    case("VIC-05", "a group is one medal", "A:inf@E4 A:inf@G4 medal:A:temporary@E4;F4;G4",
         "order E4; move E4-F4", medals={"allies": 1}),
    case("VIC-05", "a group stays while another unit is on it", "A:inf@E4 A:inf@G4 medal:A:temporary@E4;G4",
         "order E4; move E4-E5", medals={"allies": 1}),
    case("VIC-05", "worth two", "A:inf@E4 medal:A:temporary*2@F4", "order E4; move E4-F4",
         medals={"allies": 2}),
    case("VIC-05", "two hexes of three needed", "A:inf@E4 A:inf@G4 medal:A:temporary/2@F4;G4;H4",
         "order E4; move E4-F4", medals={"allies": 1}),
    case("VIC-05", "one is not enough", "A:inf@E4 medal:A:temporary/2@E4;G4;H4", medals={"allies": 0}),
    case("VIC-05 GC-141", "permanent: kept when the unit leaves",
         "A:sf4@10,2 forest@11,1 medal:A:permanent@11,1 medal:A:permanent@A1", "order F7; move F7-F8",
         medals={"allies": 1}),
    case("VIC-05 GC-141", "permanent: leaves, kept", "A:inf@E4 medal:A:permanent@E4", "order E4; move E4-F4",
         medals={"allies": 1}),
    case("VIC-05 GC-141", "permanent: dies, kept", "A:inf1@E4 A:inf@A1 X:inf@E5 medal:A:permanent@E4",
         "order E5; attack E5xE4; stay", "GSS", play="axis", medals={"allies": 1}),
    case("VIC-05 GC-141", "permanent: once only", "A:inf@E4 A:inf@G4 medal:A:permanent@F4",
         "order E4 G4; move E4-F4; move G4-H4", medals={"allies": 1}),
    case("VIC-05 AMB-20", "permanent: even in passing", "A:inf@E4 A:inf@A1 medal:A:permanent@F4",
         "order E4 A1; move E4-F4-G4", medals={"allies": 1}),
    case("VIC-05 AMB-20 MOVE-17", "permanent: beside it, not", "A:arm@E4 A:inf@A1 medal:A:permanent@F4",
         "order E4 A1; move E4-F5-G5-G4", medals={"allies": 0}),
    case("VIC-05 MOVE-17", "ways that differ by a medal must be named",
         "A:arm@E4 A:inf@A1 medal:A:permanent@F5", "order E4 A1; move E4-G5", refused="ways-differ hex=G5"),
    case("VIC-05 VIC-02 AMB-20", "the last medal in passing ends it there",
         "A:inf@E4 A:inf@A1 medal:A:permanent@F4", "order E4 A1; move E4-F4-G4", to_win={"allies": 1},
         winner="allies"),
    case("VIC-05 FLAG-03", "permanent: gained by a retreat",
         "A:inf@E4 X:inf@E5 medal:A:permanent@E3 river@F3", "order E5; attack E5xE4; stay", "FSS",
         play="axis",
         medals={"allies": 1}),
    case("VIC-02 VIC-05", "a medal hex as the last medal", "A:inf@E4 X:inf@A9 medal:A:temporary@F4",
         "order E4; move E4-F4", won={"allies": 5}, winner="allies"),
    case("VIC-07", "medals are lost before they are gained, then who caused it wins",
         "A:inf1@E4 A:inf@A1 X:inf@E5 medal:A:temporary@E4", "order E5; attack E5xE4", "GSS",
         play="axis", to_win={"allies": 2, "axis": 1}, winner="axis", medals={"allies": 0, "axis": 1}),
    case("VIC-08 AMB-21", "a side without units loses", "A:art@E5 X:inf1@H5", SHOT, "GS", winner="allies",
         medals={"allies": 1}),
    case("VIC-06", "majority: more hexes than the other", "A:inf@E4 X:inf@G4 medal:B:majority@F4;G4;H4;I4",
         medals={"axis": 1, "allies": 0}),
    case("VIC-06", "majority: a tie is nobody's", "A:inf@E4 X:inf@G4 medal:B:majority@F4;G4;H4;I4",
         "order E4; move E4-F4", medals={"axis": 0, "allies": 0}),
    case("VIC-06", "majority: taken over", "A:inf@E4 A:inf@H4 X:inf@G4 medal:B:majority@F4;G4;H4;I4",
         "order E4; move E4-F4", medals={"axis": 0, "allies": 1}),
    case("VIC-06", "majority at turn start: not before",
         "A:inf@E4 X:inf@A9 medal:B:majority-turn-start@F4;G4", "order E4; move E4-F4",
         medals={"allies": 0}),
    case("VIC-06", "majority at turn start: when the own turn begins",
         "A:inf@E4 X:inf@M9 medal:B:majority-turn-start@F4;G4",
         "order E4; move E4-F4; play recon-left; end; keep dig-in", foe="recon-left",
         deck="air-power dig-in barrage", medals={"allies": 1}, to_act="allies"),
    case("VIC-06", "permanent at turn start: not on entry",
         "A:inf@E4 X:inf@A9 medal:A:permanent-turn-start@F4", "order E4; move E4-F4", medals={"allies": 0}),
    case("VIC-06", "permanent at turn start: when the own turn begins",
         "A:inf@E4 X:inf@M9 medal:A:permanent-turn-start@F4",
         "order E4; move E4-F4; play recon-left; end; keep dig-in", foe="recon-left",
         deck="air-power dig-in barrage", medals={"allies": 1}),
    case("VIC-06", "last to occupy: kept after leaving", "A:inf@E4 medal:B:last-to-occupy@E4",
         "order E4; move E4-F4", medals={"allies": 1}),
    case("VIC-06", "last to occupy: until an enemy is there", "X:inf@E4 medal:B:last-to-occupy=A@F4",
         "order E4; move E4-F4", play="axis", medals={"axis": 1, "allies": 0}),
    case("VIC-06", "sole control: no enemy on any", "A:inf@E4 X:inf@G4 medal:A:sole-control@E4;F4;G4",
         medals={"allies": 0}),
    case("VIC-06", "sole control: gained when he leaves", "A:inf@E4 X:inf@G4 medal:A:sole-control@E4;F4;G4",
         "order G4; move G4-H4", play="axis", medals={"allies": 1}),
    case("VIC-06", "sudden death: at once", "A:inf@E4 A:inf@G4 X:inf@A9 medal:A:sudden-death/2@F4;G4",
         "order E4; move E4-F4", winner="allies"),
    case("VIC-06", "sudden death: not with fewer", "A:inf@E4 X:inf@A9 medal:A:sudden-death/2@F4;G4",
         "order E4; move E4-F4", winner=None),
    case("VIC-06", "exit: leaves by the marked edge for a medal", "A:inf@E1 A:inf@A1 medal:A:exit@E1",
         "order E1 A1; move E1-exit", medals={"allies": 1}, units={"E1": None}),
    case("VIC-06", "exit: a hex of movement is needed", "A:inf@E3 A:inf@A1 medal:A:exit@E1",
         "order E3 A1; move E3-E1-exit", refused="too-far cost=3 limit=2"),
    case("VIC-06", "exit: not by any hex", "A:inf@E1 A:inf@A1 medal:A:exit@F1", "order E1 A1; move E1-exit",
         refused="no-exit hex=E1"),
    case("VIC-06", "exit: not for the other side", "X:inf@E1 X:inf@A1 medal:A:exit@E1",
         "order E1 A1; move E1-exit", play="axis", refused="no-exit hex=E1"),
    case("VIC-06", "exit: no retreat off the board", "A:inf@E1 X:inf@E2 medal:A:exit@E1",
         "order E2; attack E2xE1", "FSS", play="axis", units={"E1": 3}, medals={"allies": 0}),
    case("VIC-06", "exit: not after a forest", "A:inf@E2 A:inf@A1 medal:A:exit@E1 forest@E1",
         "order E2 A1; move E2-E1-exit", refused="must-stop terrain=forest hex=E1"),
    case("VIC-06 MOVE-02", "exit: armor two away with the third", "A:arm@E3 A:inf@A1 medal:A:exit@E1",
         "order E3 A1; move E3-E1-exit", medals={"allies": 1}),
    case("VIC-01 VIC-06", "exit as the last medal", "A:inf@E1 A:inf@A1 X:inf@A9 medal:A:exit@E1",
         "order E1 A1; move E1-exit", won={"allies": 5}, winner="allies"),
]  # fmt: skip


@pytest.mark.parametrize("found", CASES, ids=lambda found: found.id)
def test_medals(found: Case) -> None:
    """Each line is one rule of VIC."""
    found.check()


@proves("VIC-06")
def test_every_kind_of_objective_has_a_case() -> None:
    """The cases here and in test_scenario_rules name every row of the table."""
    boards = " ".join(one.board for one in CASES)
    missing = {kind for kind in OBJECTIVES if f":{kind}" not in boards} - {"sudden-death-turn-end"}
    assert missing == set()


@proves("VIC-05 VIC-07")
def test_medals_come_and_go_as_events() -> None:
    """Losing comes before gaining."""
    game = Game(position("A:inf@E4 medal:A:temporary@E4 medal:A:temporary@F4"))
    game.do("play direct-from-hq")
    game.do("order E4")
    game.do("move E4-F4")
    told = [type(event).__name__ for event in game.events if "Medal" in type(event).__name__]
    assert told == ["MedalLost", "MedalGained"]
