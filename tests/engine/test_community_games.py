"""Random games with every piece of imported battles, face to face: clean after every action, and saved again."""

from __future__ import annotations

import os
from collections import Counter
from typing import Any

import pytest

from engine import GameState, SeededDice, apply, legal_actions, text
from engine.audit import check
from engine.codec import dumps, loads
from tests.boards import position

GAMES = int(os.environ.get("FIELDPOST_GAMES", "1")) * 3
#: Jungle and desert, caves and tents, a bridge to be blown, decoys, a river to be rowed.
FAR = (
    "A:inf@B3;F3;J3 A:inf~united-kingdom@D3;H3 A:arm@C2;K3;L2 A:flame-thrower-tank@E3 A:art@G2;M3 A:inf+boat@A4 "
    "A:arm+slow@I2 A:elite+steadfast@I3 A:inf2/4@B2 A:engineers@D4 "
    "X:inf~japan@B7;F7;J7;E6;G6 X:arm@D7;H7 X:tiger+ace@K6 X:art@G8;C8 X:inf2/4~japan@M7 X:anti-tank-gun-early@I6 "
    "X:elite+stays-on-board@L7 X:inf@F5 "
    "cave@E6;K7;J6 jungle@C5;D5;D6 stream@H5;I4 lake@M5 rice-paddies@I5 mountain@L6 hill@L5 ridge@J5 oasis@F5;M7 "
    "hospital@B2 headquarters@H3;H8 factory@K5 fortress@D8 cemetery@C4 camp@E4 palm-trees@G4 high-ground@F4 "
    "escarpment@K4 airfield@H4 impassable-forest@A9 river@A5;B5 bridge[90]@B5 "
    "A:locomotive@H1 A:wagon@I1 railroad@F1;H1;I1;J1;K1 station@G1 "
    "decoy-minefield[A]=0@B6;F6 decoy-minefield[A]=2@H6 smoke-screen[X]=2@G5 "
    "medal:X:exit@E1;F1 medal:A:exit@E9 medal:B:majority@F5;C5;J5"
)
#: Ships, and whoever lands from barges.
SEA = (
    "face=beach A:destroyer@C1;J1 A:aircraft-carrier@F1 A:inf+landing-craft@E2;H2 A:arm+landing-craft@G2 A:inf@L3 "
    "A:art@B4 X:inf~japan@B6;D6;F6;H6;J6 X:art@E8;H8 X:sniper@G7 X:arm@C7;K7 coast@A4 sandy-coast@L4 "
    "medal:A:temporary@E8 medal:X:temporary@B4"
)
RULES: dict[str, dict[str, Any]] = {
    "commissar": {"side": "allies"}, "gung-ho": {}, "japanese-army": {}, "british-commonwealth": {}, "desert": {},
    "blow-bridges": {"side": "axis", "bridges": ["B5"], "medals": ["B5"], "near": 0},
    "armor-breakthrough": {
        "allies": 2, "allies_kind": "armor", "axis": 2, "axis_kind": "elite-armor", "no_exit": ["axis"],
    },
    "air-strikes": {"side": "axis"}, "smoke-screen": {"side": "axis", "hexes": 3, "turns": 3},
    "air-drops": {"side": "allies", "center": [], "steps": 2, "waves": [2, 1], "kind": "special-forces",
                  "nation": "united-states", "idle": 1},
    "supply-train": {"side": "allies", "units": [1, 1], "kind": "infantry", "nation": "soviet-union", "idle": 1},
    "recovery": {"hexes": ["F5", "M7"]}, "headquarters": {"allies": ["H3"], "axis": ["H8"]},
    "empty-sections": {"side": "axis", "sections": ["left", "right"], "worth": 1},
    "partial-blitz": {"sides": ["allies"]}, "infantry-exit-double": {},
}  # fmt: skip
AT_SEA: dict[str, dict[str, Any]] = {
    "night": {"start": 1}, "japanese-army": {}, "must-exit": {"side": "axis", "number": 1},
    "second-air-drop": {"side": "allies", "center": ["G7"], "steps": 2, "waves": [2], "kind": "infantry",
                        "nation": "united-states", "idle": 0, "by_day": 1},
    "closed-ground": {
        "allies_infantry": [], "allies_armor": ["F4"], "allies_artillery": ["F4"],
        "axis_infantry": ["F3"], "axis_armor": ["F3"], "axis_artillery": ["F3"],
    },
}  # fmt: skip
HAND = ("recon-center", "attack-left", "direct-from-hq", "probe-right", "ambush")
FIELDS: dict[str, tuple[str, dict[str, dict[str, Any]]]] = {"far": (FAR, RULES), "sea": (SEA, AT_SEA)}


def battle(name: str) -> GameState:
    """One of the fields before the first turn."""
    tokens, rules = FIELDS[name]
    return position(tokens, hand=HAND, foe=HAND[::-1], special=rules, to_win={"allies": 9, "axis": 9})


@pytest.mark.parametrize("name", FIELDS)
def test_random_games_are_clean(name: str) -> None:
    """Every invariant after every action; the state can be saved at any moment."""
    used: Counter[str] = Counter()
    for game in range(GAMES):
        seed = f"{name} {game}"
        state, chooser = battle(name), SeededDice(seed)
        for number in range(1_500):
            legal = legal_actions(state)
            if not legal:
                break
            rare = [one for one in legal if one.verb in ("use", "clear")]
            among = rare if rare and not chooser.pick(4) else list(legal)
            # Steps are not closed at once, so that there is time for what is rare.
            open_ = [one for one in among if one.verb != "end"] if chooser.pick(4) else []
            action = (open_ or among)[chooser.pick(len(open_ or among))]
            line = text(action, state.battle.board)
            used[" ".join(line.split()[: 2 if action.verb == "use" else 1])] += 1
            state = apply(state, action, SeededDice(seed, state.ply, line)).state
            check(state)
            if number % 50 == 0:
                assert loads(dumps(state), state.battle) == state
        else:
            raise AssertionError("the game does not end")
    wanted = {
        "far": {"use chip", "use air-power", "choose", "use break-in", "use blow", "use drive"},
        "sea": {"attack", "move"},
    }
    assert wanted[name] <= set(used), used
