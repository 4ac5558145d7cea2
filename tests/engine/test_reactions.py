"""Ambush: when it may be played, and what becomes of the attack."""

from __future__ import annotations

import pytest

from engine import to_act
from engine.play import decision
from tests.boards import Case, Game, case, position, proves

GC114 = "A:inf4@10,6 X:inf4@11,5"
LINE = "order F3; attack F3xF4"

CASES = [
    case("CARD-AMBUSH-1 TURN-07", "the defender is asked before the roll", GC114, LINE,
         foe="ambush probe-left", to_act="axis", decision="react",
         legal="pass; play ambush", units={"F4": 4}),
    case("CARD-AMBUSH-1", "declined the attack goes on, the card is kept", GC114, f"{LINE}; pass", "IIS",
         foe="ambush", units={"F4": 2}, holds={"axis": "ambush"}),
    case("CARD-AMBUSH-1", "only Ambush answers", GC114, f"{LINE}; play probe-left", foe="ambush probe-left",
         refused="no-reaction card=probe-left"),
    case("CARD-AMBUSH-1", "nothing else before it is answered", GC114, f"{LINE}; end", foe="ambush",
         refused="react-or-pass"),
    case("CARD-AMBUSH-1", "not against fire", "A:inf@F3 X:inf@F5", "order F3; attack F3xF5", "II",
         foe="ambush", units={"F5": 2}),
    case("CARD-AMBUSH-1", "its own dice: a gun has three", "A:inf@F3 X:art@F4", f"{LINE}; play ambush",
         "IIS SSS", foe="ambush", units={"F3": 2}),
    case("CARD-AMBUSH-1 UNIT-02", "a single figure has all its dice", "A:inf@F3 X:inf1@F4",
         f"{LINE}; play ambush", "IIS SSS", foe="ambush", units={"F3": 2}),
    case("CARD-AMBUSH-1 AMB-35 TER-OCEAN", "not from the water", "A:inf@F3 X:inf@F4 ocean@F4", LINE, "SSS",
         foe="ambush", to_act="axis", decision="play"),
    case("CARD-AMBUSH-1 DICE-07", "not where it would have no dice", "A:inf@F3 X:arm@F4 town@F3;F4", LINE,
         "SS", foe="ambush", to_act="axis", decision="play"),
    case("CARD-AMBUSH-1 DICE-06 GC-116", "terrain counts: armor on wire against the forest",
         "A:inf4@10,6 X:arm3@11,5 forest@10,6 wire@11,5",
         f"{LINE}; play ambush", "I SSS", foe="ambush", units={"F3": 3}),
    case("CARD-AMBUSH-1", "no bonus of the enemy's card", GC114,
         "play close-assault; order F3; attack F3xF4; play ambush", "SSS SSSS", foe="ambush",
         units={"F3": 4}),
    case("CARD-AMBUSH-2", "one attack only", "A:inf@F3 A:inf@G3 X:inf@F4",
         "order F3 G3; attack F3xF4; play ambush; attack G3xF4", "SSS SSS SSS", foe="ambush probe-left",
         to_act="axis", decision="play"),
    case("CARD-AMBUSH-3 VIC-04 HIT-02", "the attacker dies: cancelled, a medal",
         "A:inf1@F3 X:inf@F4 A:inf@A1", f"{LINE}; play ambush", "IFS", foe="ambush",
         units={"F3": None, "F4": 4}, medals={"axis": 1}, to_act="axis"),
    case("CARD-AMBUSH-4 GC-114", "driven off, though still adjacent: cancelled", GC114,
         f"{LINE}; play ambush; retreat F3-F2", "FIS", foe="ambush",
         units={"F2": 3, "F4": 4}, to_act="axis", decision="play"),
    case("CARD-AMBUSH-4 FLAG-03 GC-114", "its owner picks the way", GC114, f"{LINE}; play ambush", "FIS",
         foe="ambush", retreats="F3-E2 F3-F2", to_act="allies"),
    case("CARD-AMBUSH-4 GC-114", "and attacks nobody else", f"{GC114} X:inf@F1 A:inf@A1 X:inf@B1",
         "order F3 A1; attack F3xF4; play ambush; retreat F3-F2; attack F2xF1", "FIS",
         foe="ambush", refused="battled-already hex=F2"),
    case("CARD-AMBUSH-4 AMB-34", "back onto its own forest or out of it: over all the same",
         "A:inf@F3 X:inf@F4 forest@F3;F2 river@E2", f"{LINE}; play ambush", "FS", foe="ambush",
         units={"F2": 4}, to_act="axis", decision="play"),
    case("CARD-AMBUSH-5 GC-115", "it cannot retreat: one figure, then it attacks in full",
         "A:inf4@10,6 X:inf4@11,5 A:inf4@9,7 A:inf4@11,7", f"{LINE}; play ambush", "FSS III",
         foe="ambush", units={"F3": 3, "F4": 1}),
    case("CARD-AMBUSH-5 FLAG-02", "it may ignore a flag on sandbags", "A:inf@F3 X:inf@F4 sandbag@F3",
         f"{LINE}; play ambush; retreat F3", "FI III", foe="ambush",
         units={"F3": 3, "F4": 1}),
    case("CARD-AMBUSH-6 TG-02", "the ambusher takes no ground", "A:inf4@10,6 X:inf4@11,5",
         f"{LINE}; play ambush; retreat F3-F2", "FIS", foe="ambush",
         all_units={"F2": "allies", "F4": "axis"}, to_act="axis", decision="play"),
    case("CARD-AMBUSH-7 TURN-05 GC-114", "its player draws first", GC114, f"{LINE}; play ambush", "SSS SSS",
         foe="ambush", deck="air-power barrage dig-in",
         holds={"axis": "air-power", "allies": "barrage"}, piles={"deck": 1, "discard": 2}),
    case("CARD-AMBUSH-1 OVR-05 AMB-26", "an overrun, too", "A:arm@F3 X:inf1@F4 X:inf@F5",
         f"{LINE}; pass; advance; attack F4xF5; play ambush", "GSS ASS SSS", foe="ambush",
         units={"F4": 2}),
    case("CARD-AMBUSH-4 OVR-01", "driven back in the overrun: no more battle",
         "A:arm@F3 X:inf1@F4 X:inf@F5 A:inf@A1 X:inf@B1",
         "order F3 A1; attack F3xF4; pass; advance; attack F4xF5; play ambush; retreat F4-G3; attack G3xF5",
         "GSS FSS", foe="ambush", refused="battled-already hex=G3"),
    case("VIC-02 GC-143 CARD-AMBUSH-3", "a win in the other player's turn", "A:inf1@F3 X:inf@F4 A:inf@A1",
         f"{LINE}; play ambush", "IFS", foe="ambush",
         won={"axis": 3}, to_win={"axis": 4}, winner="axis", medals={"axis": 4}, decision="over"),
    case("CARD-AMBUSH-5 FLAG-06", "a gun in its bunker stays and attacks", "A:art2@F3 bunker[A]@F3 X:inf@F4",
         f"{LINE}; play ambush", "FF ISS", foe="ambush",
         units={"F3": 1, "F4": 3}),
    case("CARD-AMBUSH-1 MOVE-13 AMB-07", "the wire goes with the attack of armor, ambushed or not",
         "A:arm@F3 X:inf@F4 wire@F3", f"{LINE}; play ambush", "SSS SSS", foe="ambush",
         obstacles={"F3": ""}),
]  # fmt: skip


@pytest.mark.parametrize("found", CASES, ids=lambda found: found.id)
def test_reactions(found: Case) -> None:
    """Each line is one clause of the card."""
    found.check()


@proves("CARD-AMBUSH-1 CARD-AMBUSH-2")
@pytest.mark.parametrize(
    ("why", "foe", "discard", "options", "asked"),
    [
        ("a hand without Ambush is asked like one with it", ("probe-left",), (), {}, True),
        ("a hand with it", ("ambush",), (), {}, True),
        ("an empty hand holds nothing", (), (), {}, False),
        ("the only Ambush lies openly in the discards", ("probe-left",), ("ambush",), {}, False),
        ("no Ambush in the deck of the young", ("probe-left",), (), {"tactic_cards": False}, False),
    ],
)
def test_the_window_opens_by_what_is_public(
    why: str, foe: tuple[str, ...], discard: tuple[str, ...], options: dict[str, object], asked: bool
) -> None:
    """The pause itself must not tell what the hand holds."""
    card = "probe-center"
    state = position(GC114, hand=(card,), foe=foe, discard=discard, options=options)
    game = Game(state, "SSS")
    game.do(f"play {card}")
    game.do("order F3")
    game.do("attack F3xF4")
    steps = game.played[-1][1]
    after = [step.result.state for step in steps]
    assert any(decision(one) == "react" and to_act(one) == "axis" for one in after) == asked, why
