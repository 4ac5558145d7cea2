"""Counter-Attack: the mirror of the other side's last card."""

from __future__ import annotations

from typing import Any

import pytest

from tests.boards import Case, case

#: The Axis stand where their card orders nobody, so their turn is over at once.
ROW = "A:inf@A1 A:inf@D2 A:inf@G1 A:inf@I2 A:inf@M1"


def copied(rules: str, why: str, played: str, **more: Any) -> Case:
    """The Axis play a card that orders nobody; the Allies answer with Counter-Attack."""
    board = str(more.pop("board", f"{ROW} X:inf@G9"))
    line = str(more.pop("do", f"play {played}; play counter-attack"))
    hand, foe = str(more.pop("hand", played)), str(more.pop("foe", "counter-attack"))
    dice = more.pop("dice", None)
    return case(rules, why, board, line, dice, play="axis", hand=hand, foe=foe, **more)


CASES = [
    copied("CARD-COUNTER-1 CARD-COUNTER-2 GC-120", "his left is my right", "attack-left", orderable="I2 M1"),
    copied("CARD-COUNTER-2 GC-120", "his right is my left", "probe-right", orderable="A1 D2"),
    copied("CARD-COUNTER-1", "as many units", "probe-right",
         do="play probe-right; play counter-attack; order A1 D2", decision="move"),
    copied("CARD-COUNTER-2 GC-120", "the center stays", "attack-center", board=f"{ROW} X:inf@A9",
         orderable="D2 G1 I2"),
    copied("CARD-COUNTER-2", "Pincer stays", "pincer-move", orderable="A1 D2 I2 M1"),
    copied("CARD-COUNTER-2", "General Advance stays", "general-advance",
         do="play general-advance; end; play counter-attack", orderable="A1 D2 G1 I2 M1"),
    copied("CARD-COUNTER-2", "Recon in Force stays", "recon-in-force",
         do="play recon-in-force; end; play counter-attack; order A1 G1; order D2",
           refused="no-orders-left-there number=1 section=left"),
    case("CARD-COUNTER-4 GC-121", "a counter of a counter mirrors twice", f"{ROW} X:inf@M9",
         "play probe-left; end; play counter-attack; play counter-attack",
         hand="probe-left counter-attack", foe="counter-attack", orderable="A1 D2"),
    case("CARD-COUNTER-4 GC-121", "the first of them is mirrored once", f"{ROW} X:inf@A9 X:inf@M9",
         "play probe-left; end; play counter-attack",
         hand="probe-left", foe="counter-attack", orderable="A9"),
    copied("CARD-COUNTER-1 CARD-RECON GC-122", "a Recon: draws two, keeps one", "recon-center",
         board="A:inf@A1 X:inf@A9",
           do="play recon-center; keep probe-left; play counter-attack",
           deck="probe-left probe-left air-power barrage", decision="keep", to_act="allies",
           legal="keep air-power; keep barrage"),
    copied("CARD-COUNTER-1 CARD-FINEST-1 GC-122", "Their Finest Hour: the own number of cards, reshuffle",
         "their-finest-hour", dice="G GF",
           do="play their-finest-hour; roll; play counter-attack; roll", foe="counter-attack recon-left",
           deck="air-power barrage ambush",
           discard="dig-in", piles={"deck": 4, "discard": 0}, rolled=2),
    copied("CARD-COUNTER-1 CARD-FINEST-2 GC-122", "Their Finest Hour: its die", "their-finest-hour",
         dice="G I", board="A:inf@A1 X:inf@B1",
           do="play their-finest-hour; roll; play counter-attack; roll; order A1", targets={"A1": "B1:4"}),
    case("CARD-COUNTER-1 CARD-AIRPOWER-2 GC-122", "Air Power by the Axis: one die", "A:inf@A1 X:inf@A9",
         "play air-power; choose A9; play counter-attack; choose A1", "AA I",
         foe="counter-attack", units={"A1": 3}),
    copied("CARD-COUNTER-1 CARD-AIRPOWER-2", "Air Power by the Allies: two dice", "air-power",
         board="A:inf@A1 X:inf@A9", dice="A II",
           do="play air-power; choose A1; play counter-attack; choose A9", units={"A9": 2}),
    copied("CARD-COUNTER-1 CARD-FALLBACK", "the own fallback", "armor-assault",
         board="A:inf@A1 A:inf@G1 X:arm@A9",
           do="play armor-assault; end; play counter-attack; order A1; order G1", refused="no-orders-left number=1"),
    copied("CARD-COUNTER-1 CARD-FALLBACK", "not his fallback", "armor-assault",
         board="A:arm@A1 A:inf@G1 X:inf@A9",
           do="play armor-assault; end; play counter-attack", orderable="A1"),
    copied("CARD-COUNTER-1 CARD-MEDICS-1", "Medics for the own unit", "medics-and-mechanics",
         board="A:inf1/4@A1 X:inf@A9", dice="S",
           do="play medics-and-mechanics; play counter-attack; choose A1", units={"A1": 2}),
    copied("CARD-COUNTER-1 CARD-CLOSEASSAULT-1", "Close Assault and its die", "close-assault",
         board="A:inf@A1 X:inf@B1",
           do="play close-assault; end; play counter-attack; order A1", targets={"A1": "B1:4"}),
    copied("CARD-COUNTER-1 CARD-DIGIN-1", "Dig In", "dig-in", board="A:inf@A1 X:inf@A9",
         do="play dig-in; end; play counter-attack; order A1", obstacles={"A1": "sandbags"}),
    copied("CARD-COUNTER-1 CARD-ARTYBOMBARD-1", "Artillery Bombard", "artillery-bombard",
         board="A:art@A1 X:art@M9",
           do="play artillery-bombard; end; play counter-attack; order A1; move A1-D1",
           units={"D1": "allies"}),
    copied("CARD-COUNTER-1 CARD-BEHIND-1", "Behind Enemy Lines", "behind-enemy-lines",
         board="A:inf@A1 X:inf@M9",
           do="play behind-enemy-lines; end; play counter-attack; order A1; move A1-D1; move D1-A1",
           units={"A1": "allies"}),
    copied("CARD-COUNTER-1 CARD-BARRAGE-1", "Barrage", "barrage", board="A:inf@A1 X:inf@M9", dice="SSSS IISS",
           do="play barrage; choose A1; play counter-attack; choose M9", units={"M9": 2}),
    copied("CARD-COUNTER-1 CARD-FIREFIGHT-1", "Firefight", "firefight", board="A:inf@A1 X:inf@C1",
         do="play firefight; end; play counter-attack; order A1",
           targets={"A1": "C1:3"}),
    copied("CARD-COUNTER-3", "Infantry Assault: his left is my right, no choice", "infantry-assault",
         board=f"{ROW} X:inf@M9",
           do="play infantry-assault; choose left; end; play counter-attack", orderable="I2 M1",
           decision="order"),
    copied("CARD-COUNTER-3", "where I have no infantry nobody is ordered", "infantry-assault",
         board="A:inf@A1 X:inf@M9",
           do="play infantry-assault; choose left; end; play counter-attack", to_act="axis", decision="play"),
    copied("CARD-COUNTER-3 CARD-COUNTER-4", "and back again", "infantry-assault",
         board=f"{ROW} X:inf@M9 X:inf@A9", hand="infantry-assault counter-attack",
           do="play infantry-assault; choose left; end; play counter-attack; end; play counter-attack",
           orderable="M9"),
    case("CARD-COUNTER-5 AMB-15", "nothing to copy: draw one", f"{ROW} X:inf@G9", "play counter-attack",
         deck="air-power", to_act="axis",
         holds={"allies": "air-power"}, piles={"deck": 0, "discard": 1}),
    case("CARD-COUNTER-5 CARD-COUNTER-4 AMB-15", "a counter of nothing is nothing", f"{ROW} X:inf@G9",
         "play counter-attack; play counter-attack",
         foe="counter-attack", deck="air-power barrage", to_act="allies", decision="play"),
    case("CARD-COUNTER-5 CARD-AMBUSH-6", "Ambush is never copied", "A:inf@F3 X:inf@F4 A:inf@A1",
         "play probe-center; order F3; attack F3xF4; play ambush; play probe-left; play counter-attack",
         "SSS SSS", hand="probe-center counter-attack",
         foe="ambush probe-left", deck="recon-left recon-left recon-left", to_act="axis", decision="play"),
    copied("CARD-COUNTER-1 TURN-05", "both cards are discarded by their players", "barrage",
         board="A:inf@A1 X:inf@M9", dice="SSSS SSSS", deck="air-power dig-in ambush",
           do="play barrage; choose A1; play counter-attack; choose M9", piles={"deck": 1, "discard": 2},
           holds={"axis": "air-power", "allies": "dig-in"}),
]  # fmt: skip


@pytest.mark.parametrize("found", CASES, ids=lambda found: found.id)
def test_counter(found: Case) -> None:
    """Each line is one clause of the card, or one card copied."""
    found.check()
