"""All kinds of victory objectives, and exits (VP)."""

from __future__ import annotations

import pytest

from engine import SeededDice, new_game
from tests.boards import Case, case, proves, scenario_of

FAR = "A:inf@A1 X:inf@M9"
GROUP = "E5;G5;I5;K5"

CASES = [
    case("VP-TEMP XGC-115", "gained at once", f"A:inf@E4 medal:A:temporary@E5 {FAR}", "order E4; move E4-E5",
         medals={"allies": 1}),
    case("VP-TEMP XGC-115", "lost at once", f"A:inf@E5 medal:A:temporary@E5 {FAR}", "order E5; move E5-E4",
         medals={"allies": 0}),
    case("VP-TEMP", "lost with the unit", f"A:inf1@E5 X:inf@E6 medal:A:temporary@E5 {FAR}",
         "order E6; attack E6xE5",
         "GSS", play="axis", medals={"allies": 0, "axis": 1}),
    case("VP-TEMP", "not for the other side", f"X:inf@E6 medal:A:temporary@E5 {FAR}", "order E6; move E6-E5",
         play="axis", medals={"allies": 0, "axis": 0}),
    case("VP-PERM XGC-115", "kept after leaving", f"A:arm@E4 medal:A:permanent@E5 {FAR}",
         "order E4; move E4-E5-E6",
         medals={"allies": 1}),
    case("VP-PERM-TS", "not on entering", f"A:inf@E4 medal:A:permanent-turn-start@E5 {FAR}",
         "order E4; move E4-E5",
         medals={"allies": 0}),
    case("VP-PERM-TS XAMB-47", "when the own turn begins, and for good",
         f"A:inf@E4 medal:A:permanent-turn-start@E5 {FAR}",
         "order E4; move E4-E5; play probe-left; order M9; move M9-L9; play probe-center; order E5; move E5-E4",
         foe="probe-left", hand="direct-from-hq probe-center", medals={"allies": 1}, units={"E4": "allies"}),
    case("VP-MAJ XGC-116", "more hexes than the enemy",
         f"A:inf@E4 A:inf@G5 X:inf@I5 medal:B:majority@{GROUP} {FAR}",
         "order E4; move E4-E5", medals={"allies": 1}),
    case("VP-MAJ XGC-116", "a tie: nobody", f"A:inf@E5;G5 X:inf@I5 X:inf@K6 medal:B:majority@{GROUP} {FAR}",
         "order K6; move K6-K5", play="axis", medals={"allies": 0, "axis": 0}),
    case("VP-MAJ XAMB-31", "one hex of four is enough against none",
         f"A:inf@E5 medal:B:majority@{GROUP} {FAR}",
         "order E5", medals={"allies": 1}),
    case("VP-MAJ-TS XGC-117", "not at once",
         f"A:inf@E4 A:inf@G5 X:inf@I5 medal:B:majority-turn-start@{GROUP} {FAR}",
         "order E4; move E4-E5", medals={"allies": 0}),
    case("VP-MAJ-TS XGC-117", "broken in between: nothing",
         f"A:inf@E4 A:inf@G5 X:inf@I5 X:inf@K6 medal:B:majority-turn-start@{GROUP} {FAR}",
         "order E4; move E4-E5; play probe-left; order K6; move K6-K5", hand="direct-from-hq probe-center",
         foe="probe-left", medals={"allies": 0, "axis": 0}),
    case("VP-MAJ-TS XGC-117", "at the start of its own turn",
         f"A:inf@E4 A:inf@G5 X:inf@I5 medal:B:majority-turn-start@{GROUP} {FAR}",
         "order E4; move E4-E5; play probe-left; order M9; move M9-L9", hand="direct-from-hq probe-center",
         foe="probe-left", medals={"allies": 1}),
    case("VP-MAJ-TS", "held through the enemy's turn",
         f"A:inf@E5 X:inf@K6 X:inf@L7 medal:B:majority-turn-start=A@{GROUP} {FAR}",
         "order K6 L7; move K6-K5", play="axis", medals={"allies": 1}),
    case("VP-LAST XGC-118", "gained", f"A:inf@E4 medal:B:last-to-occupy@E5 {FAR}", "order E4; move E4-E5",
         medals={"allies": 1}),
    case("VP-LAST XGC-118", "kept after leaving", f"A:inf@E5 medal:B:last-to-occupy@E5 {FAR}",
         "order E5; move E5-E4",
         medals={"allies": 1}),
    case("VP-LAST XGC-118", "goes to the next", f"X:inf@E6 medal:B:last-to-occupy=A@E5 {FAR}",
         "order E6; move E6-E5", play="axis", medals={"allies": 0, "axis": 1}),
    case("VP-LAST XAMB-32", "held by who stands there at the start",
         f"A:inf@E5 medal:B:last-to-occupy@E5 {FAR}",
         "order E5", medals={"allies": 1}),
    case("VP-SOLE XGC-118", "one hex, and no enemy on the others",
         f"A:inf@E4 medal:B:sole-control@E5;G5 {FAR}",
         "order E4; move E4-E5", medals={"allies": 1}),
    case("VP-SOLE XGC-118", "both sides: nobody", f"A:inf@E4 X:inf@G5 medal:B:sole-control@E5;G5 {FAR}",
         "order E4; move E4-E5", medals={"allies": 0, "axis": 0}),
    case("VP-SD", "ends the game", f"A:inf@E5;G4 medal:A:sudden-death/2@E5;G5 {FAR}", "order G4; move G4-G5",
         winner="allies"),
    case("VP-SD", "one hex short", f"A:inf@E4;G4 medal:A:sudden-death/2@E5;G5 {FAR}", "order G4; move G4-G5",
         winner=None),
    case("VP-EXIT-1 VP-EXIT-2 XGC-119", "with the third hex", f"A:arm@E7 medal:A:exit@E9 {FAR}",
         "order E7; move E7-E8-E9-exit", medals={"allies": 1}, units={"E9": None}),
    case("VP-EXIT-2", "too far", f"A:arm@E6 medal:A:exit@E9 {FAR}", "order E6; move E6-E7-E8-E9-exit",
         refused="too-far cost=4 limit=3"),
    case("VP-EXIT-2", "not after a forced stop", f"A:arm@E8 forest@E9 medal:A:exit@E9 {FAR}",
         "order E8; move E8-E9-exit", refused="must-stop terrain=forest hex=E9"),
    case("VP-EXIT-3 XGC-120", "a retreat is no exit", f"A:inf@E8 X:inf@E9 medal:X:exit@E9 {FAR}",
         "order E8; attack E8xE9", "FSS", units={"E9": 3}, medals={"axis": 0}),
    case("GEN-10", "over at once", "A:inf@E5 X:inf1@E6 A:inf@A1 X:inf@M9", "order E5; attack E5xE6", "IIS",
         to_win={"allies": 1}, winner="allies", decision="over"),
]  # fmt: skip


@pytest.mark.parametrize("found", CASES, ids=lambda found: found.id)
def test_objectives(found: Case) -> None:
    """One line a rule."""
    found.check()


@proves("XAMB-32")
def test_a_scenario_may_give_a_medal_from_the_start() -> None:
    """`held` names the side, though nobody stands there."""
    scenario = scenario_of("A:inf@A1 X:inf@M9 medal:B:last-to-occupy=X@E5")
    state = new_game(scenario, SeededDice("held"))
    assert (state.medals("axis"), state.medals("allies")) == (1, 0)
