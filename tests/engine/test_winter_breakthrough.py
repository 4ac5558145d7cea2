"""The Breakthrough deck, its orders On the Move, and the deep board."""

from __future__ import annotations

from collections import Counter

import pytest

from engine import Options, SeededDice, new_game
from engine.hexes import board
from engine.rules.cards.breakthrough import DECK
from engine.rules.cards.table import CARDS
from engine.setup import prepare
from tests.boards import Case, Game, case, position, proves, scenario_of

DEEP = "board=breakthrough A:inf@A1 X:inf@M17"
ARMY = f"{DEEP} A:inf@B4;C4;F4 A:arm@K4 X:inf@B5;F5"
BT = {"breakthrough-deck": {}}

MOVING = [
    case("BT-OTM-1 XGC-106", "orders in the section, and moves anywhere", ARMY,
         "play probe-left-plus-2; order B4 C4; use on-the-move F4 K4; move K4-K7; move F4-F3; attack B4xB5", "SSS",
         units={"K7": "allies", "F3": "allies"}),
    case("BT-OTM-1", "no more than the card says", ARMY, "play attack-left-plus-1; use on-the-move F4; "
         "use on-the-move K4", refused="no-orders-left number=1"),
    case("BT-OTM-1", "in the own section, too", ARMY, "play probe-left-plus-2; use on-the-move B4 C4; order A1",
         units={"A1": 4}),
    case("BT-OTM-1", "normal orders stay in the section", ARMY, "play probe-left-plus-2; order F4",
         refused="wrong-section hex=F4 section=center"),
    case("BT-OTM-2", "full moves, no battle", ARMY, "play probe-left-plus-2; use on-the-move F4", targets={"F4": ""}),
    case("BT-OTM-2", "nor after a short one", ARMY, "play probe-left-plus-2; order B4; use on-the-move F4; "
         "attack F4xF5", refused="on-the-move-only hex=F4"),
    case("BT-OTM-2", "no wire is cleared", f"{ARMY} wire@F4", "play probe-left-plus-2; order B4; use on-the-move F4; "
         "clear F4", refused="on-the-move-only hex=F4"),
    case("BT-OTM-2 XAMB-16", "armor rolls over wire", f"{ARMY} wire@K5", "play probe-left-plus-2; order B4; "
         "use on-the-move K4; move K4-K5", obstacles={"K5": ""}),
    case("BT-OTM-2", "no resupply", f"{DEEP} A:inf@B4 X:inf@B5 A:half-track@F4 A:inf2/4@G4",
         "play probe-left-plus-2; order B4; use on-the-move F4; use resupply F4>G4 1",
         special={"resupply": {}}, refused="on-the-move-only hex=F4"),
    case("BT-OTM-2", "terrain stops them", f"{ARMY} forest@K5", "play probe-left-plus-2; use on-the-move K4; "
         "move K4-K5-K6", refused="must-stop terrain=forest hex=K5"),
    case("BT-OTM-2 VP-EXIT-2", "they may leave the board", f"{ARMY} A:inf@F16 medal:A:exit@F17",
         "play probe-left-plus-2; order B4; use on-the-move F16; move F16-F17-exit", medals={"allies": 1, "axis": 0}),
    case("BT-OTM-3", "one order for a unit", ARMY, "play probe-left-plus-2; order B4; use on-the-move B4",
         refused="ordered-already hex=B4"),
    case("BT-OTM-3", "nor the other way round", ARMY, "play probe-left-plus-2; use on-the-move B4; order B4",
         refused="ordered-already hex=B4"),
    case("BT-OTM-3 XGC-107", "engineers On the Move set mines off", f"{DEEP} A:engineers@D4 A:inf@B4 minefield[X]=1@E4",
         "play probe-left-plus-2; order B4; use on-the-move D4; move D4-E4", "I", units={"E4": 3}),
    case("BT-OTM-1", "one unit a word", ARMY, "play probe-left-plus-2; use on-the-move", refused="name-one-unit "
         "word=on-the-move"),
    case("BT-REC-1", "draws two, keeps one", ARMY, "play recon-left-plus-2; order B4; end; end; end; keep assault-left",
         deck="breakthrough-barrage assault-left", holds={"allies": "assault-left"}, to_act="axis"),
    case("BT-CA-1", "Counter-Attack mirrors both parts", f"{DEEP} A:inf@K8 A:inf@B4;E4 X:inf@K10;L10 first=axis",
         "play probe-left-plus-2; order K10; use on-the-move L10; end; end; end; play counter-attack; order K8; "
         "use on-the-move B4 E4; move E4-E5", foe="counter-attack", hand="probe-left-plus-2 probe-left-plus-2",
         units={"E5": "allies"}),
]  # fmt: skip

TACTICS = [
    case("BT-AIR-1", "two dice a unit for both sides", f"{DEEP} A:inf@E5 A:arm@F5 first=axis",
         "play breakthrough-air-power; choose E5 F5; retreat F5-F4", "SIFA", units={"E5": 2, "F4": 2}),
    case("BT-AIR-1", "no cover, no flag ignored", f"{DEEP} X:inf@E5 bunker[X]@E5", "play breakthrough-air-power; "
         "choose E5", "FG", retreats="E5-D6 E5-E6"),
    case("BT-BAR-1 XGC-108", "stars hit", f"{DEEP} X:arm@E5", "play breakthrough-barrage; choose E5; retreat E5-E6",
         "SAIF", units={"E6": 1}),
    case("BT-BEL-1", "ground does not stop it, one die more", f"{DEEP} A:inf@D4 X:inf@H4 forest@E4",
         "play breakthrough-behind-enemy-lines; order D4; move D4-E4-F4-G4", targets={"G4": "H4:4"}),
    case("BT-BEL-1", "battle bans of the ground hold", f"{DEEP} A:inf@D4 X:inf@G4 forest@F4",
         "play breakthrough-behind-enemy-lines; order D4; move D4-F4", targets={"F4": ""}),
    case("BT-BEL-1", "and it moves again", f"{DEEP} A:inf@D4 X:inf@F4",
         "play breakthrough-behind-enemy-lines; order D4; move D4-E4; attack E4xF4; move E4-E3-E2-E1", "SSSS",
         units={"E1": "allies"}),
    case("BT-DIG-1 XGC-110", "infantry and artillery, up to four", f"{DEEP} A:inf@B4;C4 A:art@E4;F4 A:arm@K4",
         "play breakthrough-dig-in", orderable="A1 B4 C4 E4 F4"),
    case("BT-DIG-1", "no vehicles", f"{DEEP} A:half-track@E4 A:supply-truck@F4 A:patrol-car@G4",
         "play breakthrough-dig-in", orderable="A1"),
    case("BT-DIG-1", "all get sandbags", f"{DEEP} A:inf@B4 A:art@E4", "play breakthrough-dig-in; order A1 B4 E4",
         obstacles={"B4": "sandbags", "E4": "sandbags"}),
    case("BT-MED-1", "own face first, then stars", f"{DEEP} A:inf2@B4 A:art1@F4 A:arm1@G4",
         "play breakthrough-medics-and-mechanics; roll; choose B4; choose F4; choose B4", "IASG",
         refused="no-die-for-it hex=B4 kind=infantry"),
    case("BT-MED-1", "over when no die is of use", f"{DEEP} A:inf1@B4 A:arm1@F4 X:inf@B5",
         "play breakthrough-medics-and-mechanics; roll; choose F4", "AGFF", units={"F4": 2}, decision="move"),
    case("BT-MED-1", "never above strength", f"{DEEP} A:inf3@B4", "play breakthrough-medics-and-mechanics; roll; "
         "choose B4", "IISS", units={"B4": 4}, decision="move"),
    case("BT-MED-1 XGC-111", "who regained a figure is ordered, others not", f"{DEEP} A:inf2@B4 A:inf@D4 X:inf@B5;D5",
         "play breakthrough-medics-and-mechanics; roll; choose B4; pass; attack D4xD5", "IISG",
         refused="not-ordered hex=D4"),
    case("BT-MED-1", "the whole unit by many dice", f"{DEEP} A:inf1@B4",
         "play breakthrough-medics-and-mechanics; roll; choose B4; choose B4; choose B4", "IISG", units={"B4": 4}),
    case("BT-MED-1", "nothing rolled, nothing restored", f"{DEEP} A:inf1@B4",
         "play breakthrough-medics-and-mechanics; roll", "AGFF", to_act="axis"),
    case("BT-MED-1", "not vehicles", f"{DEEP} A:half-track1/3@B4", "play breakthrough-medics-and-mechanics; roll",
         "ASSS", to_act="axis"),
    case("BT-MED-1", "roll first", f"{DEEP} A:inf1@B4", "play breakthrough-medics-and-mechanics; choose B4",
         refused="roll-first"),
]  # fmt: skip

BOARD = [
    case("BT-BOARD-1", "sections over the whole depth", f"{DEEP} A:inf@B2;C14;D10;E9;K15", "play assault-left",
         orderable="A1 B2 C14 D10"),
    case("BT-BOARD-1 GEN-7", "the last row ends a retreat", f"{DEEP} A:inf@F1 X:inf@F3 first=axis",
         "order F3; attack F3xF1", "FS", units={"F1": 3}),
    case("BT-USE-1", "no Breakthrough card in the base deck", "A:inf@A1 X:inf@M9", "play recon-left; order A1",
         units={"A1": 4}),
]  # fmt: skip

CASES = [*MOVING, *TACTICS, *BOARD]


@pytest.mark.parametrize("one", CASES, ids=lambda one: one.id)
def test_breakthrough(one: Case) -> None:
    """Every line of the table."""
    one.check()


#: Read again from the printed table.
COUNTS = {
    "recon-left-plus-2": 2, "recon-center-plus-2": 2, "recon-right-plus-2": 2, "probe-left-plus-2": 5,
    "probe-center-plus-2": 6, "probe-right-plus-2": 5, "attack-left-plus-1": 4, "attack-center-plus-1": 5,
    "attack-right-plus-1": 4, "assault-left": 3, "assault-center": 3, "assault-right": 3, "general-advance": 2,
    "pincer-move": 2, "recon-in-force": 4, "armor-assault": 3, "counter-attack": 3, "direct-from-hq": 3,
    "move-out": 3, "infantry-assault": 2, "ambush": 2, "artillery-bombard": 2, "firefight": 2,
    "their-finest-hour": 2, "close-assault": 1, "breakthrough-air-power": 1, "breakthrough-barrage": 1,
    "breakthrough-behind-enemy-lines": 1, "breakthrough-dig-in": 1, "breakthrough-medics-and-mechanics": 1,
}  # fmt: skip


@proves("BT-USE-1 BT-BOARD-1")
def test_the_deck_has_80_cards() -> None:
    """52 section cards and 28 tactic cards, by title."""
    assert Counter(DECK) == COUNTS
    kinds = Counter(CARDS[card].kind for card in DECK)
    assert (len(DECK), kinds) == (80, {"section": 52, "tactic": 28})


@proves("BT-BOARD-1 GEN-13")
def test_the_deep_board() -> None:
    """213 hexes in 17 rows; the deck comes with the board, and with the rule on others."""
    assert (board("breakthrough").size, board("breakthrough").rows) == (213, 17)
    battle, _ = prepare({**scenario_of(DEEP), "rules": {}})
    assert Counter(battle.deck) == COUNTS
    battle, _ = prepare(scenario_of("A:inf@A1 X:inf@M9"), rules=("breakthrough-deck",))
    assert Counter(battle.deck) == COUNTS
    battle, _ = prepare(scenario_of("A:inf@A1 X:inf@M9"))
    assert len(battle.deck) == 60


@proves("BT-HAND-1")
def test_hands_are_the_scenarios() -> None:
    """The deck does not fix them."""
    scenario = {**scenario_of(DEEP), "hands": {"allies": 6, "axis": 4}}
    state = new_game(scenario, SeededDice("hands"), options=Options())
    assert [len(state.hands[side]) for side in ("allies", "axis")] == [6, 4]
    assert len(state.deck) == 70


@proves("BT-OTM-1")
def test_orders_on_the_move_are_listed() -> None:
    """One action a unit, beside the normal orders."""
    legal = {"order B4", "order C4", "order A1"}
    state = position(ARMY, hand=("probe-left-plus-2",), special=BT)
    game = Game(state)
    game.do("play probe-left-plus-2")
    assert legal <= set(game.legal)
    assert {f"use on-the-move {h}" for h in ("A1", "B4", "C4", "F4", "K4")} <= set(game.legal)
