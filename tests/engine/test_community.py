"""Rules of imported battles that need a switch, or more than a golden case can say (CM)."""

from __future__ import annotations

import pytest

from engine.audit import check
from engine.codec import dumps, loads
from tests.boards import Case, case, position, proves

ARMY = "board=breakthrough A:inf@B4;C4;F4;K4;A1 X:inf@B9 X:inf@M17"
MARINES = {"special": {"gung-ho": {}}}
#: A ford for infantry of the Allies only.
FORD = {
    "special": {
        "closed-ground": {
            f"{side}_{arm}": [] if (side, arm) == ("allies", "infantry") else ["F5"]
            for side in ("allies", "axis")
            for arm in ("infantry", "armor", "artillery")
        }
    }
}

CASES = [
    case("CM-USM-5", "one more On the Move", ARMY, "play attack-left-plus-1; use on-the-move F4 K4",
         orderable="A1 B4 C4", **MARINES),
    case("CM-USM-5", "the switch: as the card says", ARMY,
         "play attack-left-plus-1; use on-the-move F4; use on-the-move K4",
         refused="no-orders-left number=1", options={"marines_on_the_move": False}, **MARINES),
    case("CM-STR-3", "the switch: every mouth is deep", "A:inf@E4 X:inf@M9 stream-mouth@E5", "order E4; move E4-E5",
         refused="impassable terrain=river hex=E5", options={"river_mouth": "deep"}),
    case("CM-IMP-2", "closed to armor", "A:arm@F4 A:inf@A1 X:inf@M9", "order F4; move F4-F5",
         refused="closed-to-it hex=F5", **FORD),
]  # fmt: skip


@pytest.mark.parametrize("line", CASES, ids=lambda one: one.id)
def test_case(line: Case) -> None:
    line.check()


@proves("CM-IMP-1")
def test_who_starts_on_closed_ground_can_be_saved_there() -> None:
    """The audit of a save lets it stand where it could not come back to."""
    state = position("A:inf@A1 X:tiger@E9 impassable-forest@E9 X:inf@M9")
    check(state)
    assert loads(dumps(state), state.battle) == state
