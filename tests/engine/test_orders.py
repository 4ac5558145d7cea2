"""One card a turn, orders, and the strict order of the phases."""

from __future__ import annotations

import pytest

from tests.boards import Case, case

#: One unit in each section and one on each dotted line: A1 left, D2 left and center, G1 center, I2 center and
#: right, M1 right.
ROW = "A:inf@A1 A:inf@D2 A:inf@G1 A:inf@I2 A:inf@M1 X:inf@G9"
LEFT, CENTER, RIGHT = "A1 D2", "D2 G1 I2", "I2 M1"
PILE = "A:inf@A1;B1;C1;D1 A:inf@E1;F1;G1;H1 A:inf@J1;K1;L1;M1 X:inf@G9"


def section_card(name: str, rule: str, number: int) -> list[Case]:
    """Three cards of a kind: whom they reach, and how many."""
    found = []
    for section, reach, rest in (
        ("left", LEFT, "A1 B1 C1 D1"), ("center", CENTER, "E1 F1 G1 H1"), ("right", RIGHT, "J1 K1 L1 M1"),
    ):  # fmt: skip
        found.append(
            case(f"{rule} BOARD-03", f"{section}: whom", ROW, f"play {name}-{section}", orderable=reach)
        )
        units = rest.split()
        line = f"play {name}-{section}; order {' '.join(units[:number])}"
        if number < 4:
            found.append(case(rule, f"{section}: {number}", PILE, f"{line}; order {units[number]}",
                              refused=f"no-orders-left number={number}"))  # fmt: skip
            found.append(
                case(f"{rule} CARD-00", f"{section}: then the orders are out", PILE, line, decision="move")
            )
        else:
            found.append(case(rule, f"{section}: all", PILE, f"{line}; move {units[0]}-{units[0][0]}2",
                              units={f"{units[0][0]}2": "allies"}))  # fmt: skip
    return found


CASES = [
    *section_card("recon", "CARD-RECON", 1),
    *section_card("probe", "CARD-PROBE", 2),
    *section_card("attack", "CARD-ATTACK", 3),
    *section_card("assault", "CARD-ASSAULT AMB-37", 4),
    case("TURN-03 CARD-AMBUSH-1", "any card of the hand but Ambush", ROW, "cards",
         hand="ambush probe-left air-power probe-left",
         legal="play air-power; play probe-left", decision="play"),
    case("TURN-03", "a card that is not in the hand", ROW, "play probe-left", hand="recon-left",
         refused="card-not-in-hand card=probe-left"),
    case("TURN-03 CARD-AMBUSH-1", "Ambush is no turn card", ROW, "play ambush", hand="ambush recon-left",
         refused="card-is-a-reaction card=ambush"),
    case("TURN-03", "a card must be played", ROW, "pass", hand="recon-left", refused="must-play-a-card"),
    case("TURN-03", "even if it orders nobody", "A:inf@M1 X:inf@A9", "play probe-left", hand="probe-left",
         deck="air-power",
         to_act="axis", hand_sizes={"allies": 1}),
    case("TURN-03", "a hand of Ambush alone passes", ROW, "pass", hand="ambush", deck="air-power",
         to_act="axis"),
    case("ORDER-01 TURN-02", "no move without an order", "A:inf@E4 A:inf@F4", "order E4; move F4-F5",
         refused="not-ordered hex=F4"),
    case("ORDER-01", "the enemy's unit", "A:inf@E4 X:inf@F4", "order F4", refused="not-your-unit hex=F4"),
    case("ORDER-01", "an empty hex", "A:inf@E4", "order F4", refused="no-unit-there hex=F4"),
    case("ORDER-02", "one order a unit", "A:inf@E4 A:inf@F4", "order E4; order E4",
         refused="ordered-already hex=E4"),
    case("ORDER-02", "not twice on the dotted line either", ROW, "play general-advance; order D2; order D2",
         refused="ordered-already hex=D2"),
    case("ORDER-03 GC-008", "orders beyond the units are lost", "A:inf4@20,8 A:inf4@4,8",
         "play attack-right; order K1",
         decision="move"),
    case("ORDER-03 AMB-23 CARD-00", "fewer than allowed", ROW, "play attack-center; order D2; end; end",
         to_act="axis"),
    case("ORDER-03 AMB-23", "none at all", ROW, "play attack-center; end", to_act="axis"),
    case("ORDER-04", "another section", ROW, "play probe-left; order M1",
         refused="wrong-section hex=M1 section=right"),
    case("ORDER-04 CARD-GENADV GC-007", "four with two on the line",
         "A:inf4@2,8 A:inf4@7,7 A:inf4@7,5 A:inf4@10,8 A:inf4@12,8 X:inf@A9",
         "play general-advance; order B1 D2 D4 F1", decision="move"),
    case("ORDER-04 CARD-GENADV GC-007", "five is one too many",
         "A:inf4@2,8 A:inf4@7,7 A:inf4@7,5 A:inf4@10,8 A:inf4@12,8 X:inf@A9",
         "play general-advance; order F1 G1 D2 B1; order D4", refused="no-orders-left-there number=2 section=left"),
    case("ORDER-04 CARD-GENADV", "two in each section", PILE,
         "play general-advance; order A1 B1 E1 F1 J1 K1", decision="move"),
    case("CARD-GENADV", "not three in one", PILE, "play general-advance; order A1 B1 C1",
         refused="no-orders-left-there number=2 section=left"),
    case("CARD-PINCER", "whom: the flanks and their lines", ROW, "play pincer-move", orderable="A1 D2 I2 M1"),
    case("CARD-PINCER", "two a flank", PILE, "play pincer-move; order A1 B1 L1 M1", decision="move"),
    case("CARD-PINCER", "not three", PILE, "play pincer-move; order A1 B1; order C1",
         refused="no-orders-left-there number=2 section=left"),
    case("CARD-PINCER ORDER-04", "a line unit counts for its flank", ROW,
         "play pincer-move; order A1 D2 I2 M1", decision="move"),
    case("CARD-RIF", "one in each section", PILE, "play recon-in-force; order A1 E1 M1", decision="move"),
    case("CARD-RIF", "not two", PILE, "play recon-in-force; order A1; order B1",
         refused="no-orders-left-there number=1 section=left"),
    case("CARD-RIF ORDER-04", "the line unit makes room", ROW, "play recon-in-force; order D2 A1 M1",
         decision="move"),
    case("CARD-RIF TURN-05", "draws one", "A:inf@G1 X:inf@G9", "play recon-in-force; end",
         deck="ambush air-power barrage",
         to_act="axis", holds={"allies": "ambush"}, piles={"deck": 2, "discard": 1}),
    case("TURN-02", "no order after the first move", PILE,
         "play attack-left; order A1 B1; move A1-A2; order C1", refused="order-step-over"),
    case("TURN-02", "no battle before the moves are over is undone", "A:inf@E4 A:inf@A1 X:inf@F4 X:inf@B1",
         "order E4 A1; attack E4xF4; order A1", "SSS", refused="ordered-already hex=A1"),
    case("TURN-04", "units move one at a time, in any order", "A:inf@E4 A:inf@F4",
         "order E4 F4; move F4-G4; move E4-F4",
         units={"G4": "allies", "F4": "allies"}),
    case("TURN-04", "and battle in any order", "A:inf@E4 A:inf@A1 X:inf@F4 X:inf@B1",
         "order E4 A1; attack A1xB1; attack E4xF4",
         "SSS SSS", to_act="axis"),
    case("ORDER-05", "an ordered unit need not do anything", "A:inf@E4 X:inf@G9", "order E4; end",
         to_act="axis"),
    case("TURN-02", "an attack before any card", "A:inf@E4 X:inf@F4", "pass; attack E4xF4", hand="ambush",
         foe="recon-left",
         refused="turn-ended"),
]  # fmt: skip


@pytest.mark.parametrize("found", CASES, ids=lambda found: found.id)
def test_orders(found: Case) -> None:
    """Each line is one rule of ORDER or CARD."""
    found.check()
