"""9.2 Overlord for one commander a side: cards handed to generals, double sections, the draw.

Letters of the bottom row: left A-I (halves A-D, D-I), center I-Q (I-M, M-Q), right Q-Z (Q-V, V-Z).
"""

from __future__ import annotations

from typing import Any

import pytest

from engine.types import HALVES
from tests.boards import Case, case, hexes, position, proves

OV = "board=overlord"
#: A unit in each half of each double section, and an enemy far away.
ROW = f"{OV} A:inf@A1 A:inf@G1 A:inf@J1 A:inf@O1 A:inf@S1 A:inf@X1 X:inf@A9 X:inf@Z9"
HAND = "probe-left attack-center recon-right direct-from-hq air-power barrage their-finest-hour ambush"
NO_AIRCRAFT: dict[str, Any] = {"air-power-as-artillery-bombard": {}}
OMAHA = {"recon-as-barrage": {"sides": ["allies", "axis"]}}


def deal(rules: str, why: str, do: str, dice: str | None = None, **more: Any) -> Case:
    """A case on the row, with the long hand unless told otherwise."""
    board = more.pop("board", ROW)
    more.setdefault("hand", HAND)
    return case(rules, why, board, do, dice, **more)


CASES = [
    deal("OVL-04", "a section card goes to a general", "play probe-left left; end", orderable="A1 G1"),
    deal("OVL-04", "up to three, one after the other",
         "play probe-left left; play attack-center center; play recon-right right", orderable="A1 G1"),
    deal("OVL-04", "then no fourth",
         "play probe-left left; play attack-center center; play recon-right right; play direct-from-hq left",
         refused="order-units-first"),
    deal("OVL-04", "one card must stay in the hand", "play probe-left left; play attack-center center",
         hand="probe-left attack-center",
         refused="order-units-first"),
    deal("OVL-04", "of two cards one is played", "play probe-left left", hand="probe-left attack-center",
         orderable="A1 G1", hand_sizes={"allies": 1}),
    deal("OVL-04", "a single card cannot be played", "play probe-left left", hand="probe-left",
         refused="keep-a-card-in-hand number=1"),
    deal("OVL-04", "one card a general", "play probe-left left; play direct-from-hq left",
         refused="general-has-a-card section=left"),
    deal("OVL-04", "somebody must carry it out", "play probe-left",
         refused="needs-a-general card=probe-left"),
    deal("OVL-04 CARD-AMBUSH-1", "Ambush is no turn card here either", "play ambush left",
         refused="card-is-a-reaction card=ambush"),
    deal("OVL-05", "Air Power is the Commander-in-Chief's", "play air-power left",
         refused="chiefs-card card=air-power"),
    deal("OVL-05", "Barrage, too", "play barrage center", refused="chiefs-card card=barrage"),
    deal("OVL-05", "he strikes before the generals", "play probe-left left; play barrage; end",
         decision="choose", to_act="allies"),
    deal("OVL-05 CARD-BARRAGE-1", "then the generals follow",
         "play probe-left left; play barrage; end; choose A9", "IIGS", orderable="A1 G1", units={"A9": 1}),
    deal("OVL-05", "Their Finest Hour stands alone", "play probe-left left; play their-finest-hour",
         refused="card-stands-alone card=their-finest-hour"),
    deal("OVL-05", "and nothing comes after it", "play their-finest-hour; play probe-left left", hand=HAND,
         refused="roll-first"),
    deal("OVL-05 CARD-FINEST-1", "each general rolls four dice for his own",
         "play their-finest-hour; roll; roll; roll", "ISSF GGGF GGGG", orderable="A1 G1", rolled=4),
    deal("OVL-05 CARD-FINEST-1", "the next one for his", "play their-finest-hour; roll; roll; roll",
         "GGGF FFFI GGGG",
         orderable="J1 O1", rolled=4),
    deal("OVL-05 ORDER-04", "a section card acts in one half", "play attack-center center; end; order J1",
         decision="move"),
    deal("OVL-05 ORDER-04", "or in the other", "play attack-center center; end; order O1", decision="move"),
    deal("OVL-05 CARD-GENADV", "General Advance: two in both halves of one double section",
         "play general-advance left; order A1 B1 G1 H1", decision="move",
         board=f"{OV} A:inf@A1;B1;C1 A:inf@G1;H1 A:inf@O1 X:inf@Z9", hand="general-advance probe-left"),
    deal("OVL-05 CARD-GENADV", "not three in one half", "play general-advance left; order A1 B1; order C1",
         refused="no-orders-left-there number=2 section=left-left",
         board=f"{OV} A:inf@A1;B1;C1 A:inf@G1;H1 A:inf@O1 X:inf@Z9", hand="general-advance probe-left"),
    deal("OVL-05 CARD-RIF", "Recon in Force: one in both halves", "play recon-in-force right; order S1 X1",
         decision="move", hand="recon-in-force probe-left"),
    deal("OVL-05 CARD-PINCER", "Pincer Move: two in one half", "play pincer-move left; order G1 H1",
         decision="move",
         board=f"{OV} A:inf@A1;B1;C1 A:inf@G1;H1 A:inf@O1 X:inf@Z9", hand="pincer-move probe-left"),
    deal("OVL-05 CARD-PINCER", "not one here, one there", "play pincer-move left; order A1; order G1",
         refused="orders-in-one-half",
         board=f"{OV} A:inf@A1;B1;C1 A:inf@G1;H1 A:inf@O1 X:inf@Z9", hand="pincer-move probe-left"),
    deal("OVL-05 CARD-HQ-1", "a tactic card within the double section", "play direct-from-hq center; end",
         orderable="J1 O1"),
    deal("OVL-05 CARD-FALLBACK", "its clause looks at the own section", "play armor-assault left",
         orderable="A1 G1", hand="armor-assault probe-left",
         board=f"{ROW} A:arm@R1"),
    deal("OVL-05 CARD-MEDICS-1", "Medics & Mechanics rolls four dice",
         "play medics-and-mechanics left; choose A1", "GGGI", units={"A1": 2}, rolled=4,
         board=f"{OV} A:inf1/4@A1 A:inf1/4@J1 X:inf@Z9", hand="medics-and-mechanics probe-left"),
    deal("OVL-05 CARD-MEDICS-1", "for a unit of that section", "play medics-and-mechanics left; choose J1",
         board=f"{OV} A:inf1/4@A1;J1 X:inf@Z9", hand="medics-and-mechanics probe-left",
         refused="wrong-section hex=J1 section=center"),
    deal("OVL-05 CARD-INFASSAULT-1", "Infantry Assault in one half of his",
         "play infantry-assault left; order A1", decision="move", hand="infantry-assault probe-left"),
    deal("ORDER-02 OVL-04", "a unit is ordered once, whoever commands it",
         "play direct-from-hq left; play attack-center center; end; order I2; end; end; order I2",
         refused="ordered-already hex=I2",
         board=f"{OV} A:inf@I2 A:inf@A1 A:inf@J1 X:inf@Z9"),
    deal("OVL-06", "two cards are drawn",
         "play direct-from-hq left; play attack-center center; end; end; end", hand_sizes={"allies": 8},
         to_act="axis"),
    deal("OVL-06 CARD-RECON", "three if a Recon was played",
         "play recon-right right; play direct-from-hq left; play attack-center center; end; end; end",
         hand_sizes={"allies": 8}, to_act="axis"),
    deal("OVL-06 CARD-AMBUSH-7", "an Ambush is replaced at once",
         "play probe-left left; end; order A1; attack A1xA2; play ambush", "SSS SSS", foe="ambush dig-in",
         hand="probe-left dig-in dig-in",
         board=f"{OV} A:inf@A1 X:inf@A2 X:inf@Z9 A:inf@J1", holds={"axis": "dig-in air-power"},
         deck="air-power barrage firefight"),
    deal("HOOK-09 OVL-05", "a Recon dealt as Barrage is the Commander-in-Chief's, before his generals",
         "play probe-left left; use barrage recon-left; end; choose A9", "IIGS", special=OMAHA, units={"A9": 1},
         orderable="A1 G1", hand="probe-left recon-left dig-in dig-in"),
    deal("HOOK-09 OVL-04", "and a card must stay in the hand, too", "use barrage recon-right", hand="recon-right",
         special=OMAHA, refused="keep-a-card-in-hand number=1"),
    deal("EQ-AIR-1 OVL-05", "Air Power without aircraft is an Artillery Bombard, for a general",
         "play air-power center; end", orderable="K1", special=NO_AIRCRAFT, board=f"{ROW} A:art@K1"),
    deal("EQ-AIR-1 OVL-05", "and not the Commander-in-Chief's", "play air-power", special=NO_AIRCRAFT,
         refused="needs-a-general card=air-power"),
    case("OVL-04", "with one card a turn it is an ordinary battle", ROW, "play probe-left",
         options={"overlord": "one-card"}, orderable="A1 G1"),
]  # fmt: skip


@pytest.mark.parametrize("found", CASES, ids=lambda found: found.id)
def test_overlord(found: Case) -> None:
    """Each line is one rule of 9.2."""
    found.check()


@proves("OVL-02 OVL-05")
@pytest.mark.parametrize(
    ("at", "halves"),
    [("0,8", "left-left"), ("7,7", "left-left left-right"), ("16,8", "left-right"), ("17,7",
    "left-right center-left"),
     ("24,8", "center-left"), ("25,7", "center-left center-right"), ("33,7", "center-right right-left"),
     ("42,8", "right-left"), ("43,7", "right-left right-right"), ("50,8", "right-right")],
)  # fmt: skip
def test_halves(at: str, halves: str) -> None:
    """Six sections of the bottom seat; a hex on a line belongs to both; the top seat sees them mirrored."""
    battle = position(ROW).battle
    h = battle.board.by_name[hexes(at, "overlord")[0]]
    names = [half for pair in HALVES.values() for half in pair]
    assert {half for half in names if battle.section_sets["allies"][half] >> h & 1} == set(halves.split())
    swap = {"left": "right", "right": "left", "center": "center"}
    mirrored = {"-".join(swap[word] for word in half.split("-")) for half in halves.split()}
    assert {half for half in names if battle.section_sets["axis"][half] >> h & 1} == mirrored
