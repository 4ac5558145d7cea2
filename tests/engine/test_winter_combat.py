"""Winter combat cards (WW-CC): the certain rules, and what the provisional cards do."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import scenarios
from engine import SeededDice, legal_actions, new_game, parse, text, why_not
from engine.cases import run
from engine.ground import spot
from engine.rules import combat_piles as piles
from engine.rules.cards.combat import COMBAT, DECK
from engine.rules.hooks import combat_effects as effects
from tests.boards import Case, Game, case, position, proves, scenario_of

FAR = "A:inf@A1 X:inf@M9"
ON = {"combat-cards": {}}


def play(card: str, *words: str) -> str:
    """The line that plays a combat card."""
    return " ".join(["use combat-card", f"combat-{card}", *words])


def table(
    rules: str,
    why: str,
    board: str,
    do: str,
    dice: str | None = None,
    *,
    mine: str = "",
    foe_holds: str = "",
    **more: object,
) -> Case:
    """A case with combat cards in force; `mine` are the cards of the allies, `foe_holds` of the axis."""
    combat = {"allies": mine, "axis": foe_holds}
    return case(rules, why, board, do, dice, special=ON, combat=combat, **more)  # type: ignore[arg-type]


ATTACK = "order E5; attack E5xE7"

STUBBORN = [
    table("WW-CC-10", "one flag", f"{FAR} A:inf@E5 X:inf@E7", f"{ATTACK}; use stubborn-resistance any-stubborn", "FI",
          foe_holds="any-stubborn any-plain", units={"E7": 3}, combat_hand_sizes={"axis": 1},
          combat_discard=["any-stubborn"]),
    table("WW-CC-10", "of two", f"{FAR} A:inf@E5 X:inf@E7", f"{ATTACK}; use stubborn-resistance any-stubborn", "FF",
          foe_holds="any-stubborn", retreats="E7-D8 E7-E8"),
    table("WW-CC-10 XAMB-24 XGC-114", "on top of the church", f"{FAR} A:inf@E5 X:inf@E6 church@E6",
          "order E5; attack E5xE6; use stubborn-resistance any-stubborn", "FF", foe_holds="any-stubborn",
          retreats="E6 E6-E7 E6-F7"),
    table("WW-CC-10", "two cards, two flags", f"{FAR} A:inf@E5 X:inf@E7",
          f"{ATTACK}; use stubborn-resistance any-stubborn; use stubborn-resistance any-stubborn", "FF",
          foe_holds="any-stubborn any-stubborn", units={"E7": 4}, combat_hand_sizes={"axis": 0}),
    table("WW-CC-10", "no sign, no resistance", f"{FAR} A:inf@E5 X:inf@E7",
          f"{ATTACK}; use stubborn-resistance any-plain", "FI", foe_holds="any-plain",
          refused="no-stubborn-sign card=any-plain"),
    table("WW-CC-10", "only from the hand", f"{FAR} A:inf@E5 X:inf@E7",
          f"{ATTACK}; use stubborn-resistance any-stubborn", "FI", foe_holds="any-plain",
          refused="combat-card-not-in-hand card=any-stubborn"),
    table("WW-CC-10 GEN-8", "not against incendiary shells", f"{FAR} A:screaming-meemies@A5 X:inf@E5",
          "order A5; attack A5xE5; use stubborn-resistance any-stubborn", "FS", foe_holds="any-stubborn",
          refused="flags-bind hex=E5"),
    table("WW-CC-10 GEN-8", "nor against Barrage", f"{FAR} X:inf@E5",
          "play barrage; choose E5; use stubborn-resistance any-stubborn", "FSSS", foe_holds="any-stubborn",
          refused="flags-bind hex=E5"),
    table("WW-CC-10", "a retreat without a choice waits for it", f"{FAR} A:inf@E5 X:inf@E7 river@D8;E8",
          f"{ATTACK}; use stubborn-resistance any-stubborn", "FI", foe_holds="any-stubborn", units={"E7": 3}),
    table("WW-CC-10", "or is paid for", f"{FAR} A:inf@E5 X:inf@E7 river@D8;E8", f"{ATTACK}; pass", "FI",
          foe_holds="any-stubborn", units={"E7": 2}),
    table("WW-CC-10", "one's own unit in an ambush", f"{FAR} A:inf@E5 X:inf@E6",
          "order E5; attack E5xE6; play ambush; use stubborn-resistance any-stubborn", "FSSSSS", foe="ambush",
          mine="any-stubborn", units={"E5": 4}),
    table("WW-CC-2 WW-CC-10", "a card with another use, too", f"{FAR} A:inf@E5 X:inf@E7",
          f"{ATTACK}; use stubborn-resistance combat-spotter", "FI", foe_holds="combat-spotter", units={"E7": 3}),
]  # fmt: skip

EFFECTS = [
    table("XAMB-54 WW-CC-3", "Camouflage, after the battles", f"{FAR} A:inf@E5 X:inf@E7",
          f"{ATTACK}; {play('camouflage', 'E5')}", "SS", mine="combat-camouflage",
          units={"E5": {"camouflaged": True}}, to_act="axis"),
    table("XAMB-54", "Reinforcements come to the baseline", f"{FAR} A:inf@E5 X:inf@E7",
          f"cards; play direct-from-hq; {play('reinforcements', 'C1')}", "A", mine="combat-reinforcements",
          units={"C1": {"kind": "armor", "figures": 3, "side": "allies"}}),
    table("XAMB-54", "or not", f"{FAR} A:inf@E5", f"cards; play direct-from-hq; {play('reinforcements', 'C1')}", "F",
          mine="combat-reinforcements", units={"C1": None}),
    table("XAMB-54 WW-CC-8", "only onto the baseline", f"{FAR} A:inf@E5",
          f"cards; play direct-from-hq; {play('reinforcements', 'C2')}", mine="combat-reinforcements",
          refused="combat-card-not-so card=combat-reinforcements"),
    table("XAMB-54", "Frozen Ground: a hex more, up to three units", f"{FAR} A:inf@C5;E5;G5",
          f"order C5 E5 G5; end; {play('frozen-ground', 'C5', 'E5')}; move C5-C8", mine="combat-frozen-ground",
          units={"C8": "allies"}),
    table("XAMB-54", "not for the others", f"{FAR} A:inf@C5;E5", f"order C5 E5; end; {play('frozen-ground', 'C5')}; "
          "move E5-E8", mine="combat-frozen-ground", refused="too-far cost=3 limit=2"),
    table("XAMB-54", "Heat of Battle: infantry attacks again", f"{FAR} A:inf@E5 X:inf1@E6 X:inf@E7",
          f"order E5; end; end; {play('heat-of-battle', 'E5')}; attack E5xE6; advance; attack E6xE7", "ISSISS",
          mine="combat-heat-of-battle", units={"E7": 3}),
    table("XAMB-54", "not armor", f"{FAR} A:arm@E5 X:inf@E6", f"order E5; end; end; {play('heat-of-battle', 'E5')}",
          mine="combat-heat-of-battle", refused="combat-card-not-for card=combat-heat-of-battle kind=armor"),
    table("XAMB-54", "Out of Fuel: armor goes back", f"{FAR} A:arm@C5 X:inf@E6",
          f"order C5; move C5-E5; attack E5xE6; {play('out-of-fuel')}", "", foe_holds="combat-out-of-fuel",
          units={"C5": "allies", "E5": None}, to_act="axis"),
    table("XAMB-54", "not infantry", f"{FAR} A:inf@D5 X:inf@E6", f"order D5; move D5-E5; attack E5xE6; "
          f"{play('out-of-fuel')}", foe_holds="combat-out-of-fuel", mine="any-plain",
          refused="not-now word=combat-card"),
    table("XAMB-54", "Ambuscade strikes first", f"{FAR} A:inf@E5 X:inf@E6",
          f"order E5; attack E5xE6; {play('ambuscade')}", "IISSSS", foe_holds="combat-ambuscade", units={"E5": 2}),
    table("XAMB-54", "Pull Back: before the roll, up to two hexes", f"{FAR} A:inf@E5 X:inf@E6",
          f"order E5; attack E5xE6; {play('pull-back')}; retreat E6-E7-D8", "", foe_holds="combat-pull-back",
          units={"D8": 4, "E6": None}, to_act="axis"),
    table("XAMB-54", "Out of Ammo: to a free hex of its baseline", f"{FAR} A:inf@E5 X:inf@E6",
          f"order E5; attack E5xE6; {play('out-of-ammo', 'D1')}", "", foe_holds="combat-out-of-ammo",
          units={"D1": "allies"}, to_act="axis"),
    table("XAMB-54", "Infiltrators act as behind enemy lines", f"{FAR} A:inf@B5 X:inf@F5 forest@C5",
          f"order B5; end; {play('infiltrators', 'B5')}; move B5-E5; attack E5xF5; move E5-B5", "SSSS",
          mine="combat-infiltrators", units={"B5": "allies"}),
    table("XAMB-54 WW-CC-7", "Street Fight next to a building", f"{FAR} A:inf@E5 X:inf@E6 church@D5",
          f"order E5; end; end; {play('street-fight', 'E5')}", mine="combat-street-fight", targets={"E5": "E6:4"}),
    table("XAMB-54 WW-CC-7", "not in the open", f"{FAR} A:inf@E5 X:inf@E6 bunker[X]@D5",
          f"order E5; end; end; {play('street-fight', 'E5')}", mine="combat-street-fight",
          refused="combat-card-not-so card=combat-street-fight"),
    table("XAMB-54", "Reposition: a gun moves after its battle", f"{FAR} A:art@E5 X:inf@E7",
          f"{ATTACK}; {play('reposition', 'E5')}; move E5-C5", "SSS", mine="combat-reposition",
          units={"C5": "allies"}, to_act="axis"),
    table("XAMB-54", "Fortify: sandbags", f"{FAR} A:art@E5 X:inf@E7", f"{ATTACK}; {play('fortify', 'E5')}", "SSS",
          mine="combat-fortify", obstacles={"E5": "sandbags"}),
    table("XAMB-54", "Spotter: one attack of a gun", f"{FAR} A:art@E5 X:inf@E7",
          f"order E5; end; end; {play('spotter', 'E5')}", mine="combat-spotter", targets={"E5": "E7:4"}),
    table("XAMB-54", "Winter Forest: battle after entering", f"{FAR} A:inf@D5 X:inf@F5 forest@E5",
          f"order D5; end; {play('winter-forest', 'D5')}; move D5-E5", mine="combat-winter-forest",
          targets={"E5": "F5:3"}),
    table("WW-CC-4", "bonuses add up", f"{FAR} A:art@E5 X:inf@E7 town@D5",
          f"order E5; end; end; {play('spotter', 'E5')}; {play('street-fight', 'E5')}",
          mine="combat-spotter combat-street-fight", targets={"E5": "E7:5"}),
    table("WW-CC-3", "only units that were ordered", f"{FAR} A:art@E5;K2 X:inf@E7",
          f"order E5; end; end; {play('spotter', 'K2')}", mine="combat-spotter",
          refused="not-ordered hex=K2"),
    table("WW-CC-3", "at its moment", f"{FAR} A:art@E5 X:inf@E7", f"order E5; end; end; {play('winter-forest', 'E5')}",
          mine="combat-winter-forest", refused="combat-card-not-now card=combat-winter-forest"),
    table("WW-CC-2", "besides the command card, any number", f"{FAR} A:inf@C5;E5",
          f"order C5 E5; end; {play('frozen-ground', 'C5')}; {play('winter-forest', 'C5')}",
          mine="combat-frozen-ground combat-winter-forest", combat_hand_sizes={"allies": 0}),
]  # fmt: skip

PILES = [
    table("WW-CC-5", "a Recon card draws one", f"{FAR} A:inf@B5", "play recon-left; order B5; move B5-B6; "
          "keep ambush", mine="any-plain", foe_holds="any-plain", deck="ambush barrage",
          combat_hand_sizes={"allies": 2, "axis": 1}),
    table("WW-CC-5", "Recon in Force draws none", f"{FAR} A:inf@B5", "play recon-in-force; order B5; move B5-B6",
          mine="any-plain", combat_hand_sizes={"allies": 1}),
    table("WW-CC-5 BT-REC-1", "nor any other", f"{FAR} A:inf@B5", "play probe-left; order B5; move B5-B6",
          mine="any-plain", combat_hand_sizes={"allies": 1}),
    case("WW-CC-6", "an empty pile is made of the discards", f"{FAR} A:inf@B5", "play recon-left; order B5; "
         "move B5-B6; keep ambush", deck="ambush barrage", special=ON,
         combat={"allies": "", "axis": "", "deck": "", "discard": "any-plain"}, combat_hand_sizes={"allies": 1},
         combat_discard=[]),
    case("WW-CC-6 XGC-113 XAMB-21", "Their Finest Hour shuffles the discards back", f"{FAR} A:inf@B5 X:inf@L5",
         "play their-finest-hour; roll; order B5; move B5-B6", "I", special=ON,
         combat={"allies": "", "axis": "", "deck": "any-plain", "discard": "any-stubborn any-stubborn"},
         combat_discard=[]),
]  # fmt: skip

CASES = [*STUBBORN, *EFFECTS, *PILES]


@pytest.mark.parametrize("one", CASES, ids=lambda one: one.id)
def test_combat(one: Case) -> None:
    """Every line of the table."""
    one.check()


#: Copies of each card: no book prints them (XAMB-54).
COUNTS = {
    "combat-camouflage": 1, "combat-reinforcements": 1, "combat-frozen-ground": 2, "combat-heat-of-battle": 2,
    "combat-out-of-fuel": 2, "combat-ambuscade": 1, "combat-pull-back": 1, "combat-out-of-ammo": 2,
    "combat-infiltrators": 1, "combat-street-fight": 1, "combat-reposition": 1, "combat-fortify": 2,
    "combat-spotter": 1, "combat-winter-forest": 2,
}  # fmt: skip


@proves("XAMB-54")
def test_twenty_cards() -> None:
    """14 titles; every card has a moment and an effect."""
    assert Counter(DECK) == COUNTS
    assert len(DECK) == 20
    assert all(COMBAT[card].effect and COMBAT[card].moment != "never" for card in DECK)


@proves("WW-CC-1")
def test_two_cards_each() -> None:
    """Dealt before the first turn, the rest is the pile; without the rule there are none."""
    scenario = scenario_of(FAR)
    state = new_game(scenario, SeededDice("deal"), rules=("combat-cards",))
    assert [len(piles.hand(state, side)) for side in ("allies", "axis")] == [2, 2]
    assert len(piles.deck(state)) == 16
    plain = new_game(scenario, SeededDice("deal"))
    assert piles.hand(plain, "allies") == piles.deck(plain) == ()


@proves("WW-CC-1 WW-CC-9")
def test_overlord_deals_one_to_each_general() -> None:
    """Three a side; with one commander for all, the cards against enemies are answers of the unit attacked."""
    scenario = {**scenario_of("board=overlord A:inf@A1 X:inf@Z9"), "hands": {"allies": 6, "axis": 6}}
    state = new_game(scenario, SeededDice("deal"), rules=("combat-cards",))
    assert [len(piles.hand(state, side)) for side in ("allies", "axis")] == [3, 3]


@proves("WW-CC-2")
def test_what_is_listed_can_be_played() -> None:
    """Every listed combat card is legal, with its hexes."""
    state = position(f"{FAR} A:inf@E5 A:art@G5 X:inf@E7;L5", special=ON,
                     combat={"allies": " ".join(COUNTS), "axis": ""})  # fmt: skip
    game = Game(state)
    game.do("play direct-from-hq")
    for line in ("order E5 G5", "end", "end"):
        uses = [one for one in game.legal if one.startswith("use")]
        assert uses or line == "order E5 G5"
        for one in uses:
            assert why_not(game.state, parse(one, game.state.battle.board)) is None
        game.do(line)


@proves("WW-CC-8")
def test_no_spare_figures_no_reinforcements() -> None:
    """Nothing arrives when the box is empty."""
    everybody = ";".join(f"{column}{row}" for row in (3, 4) for column in "ABCDEFGHIJK")
    game = Game(position(f"A:inf@{everybody} X:inf@M9", special=ON,
                         combat={"allies": "combat-reinforcements", "axis": ""}), "I")  # fmt: skip
    game.do("play direct-from-hq")
    game.do("use combat-card combat-reinforcements C1")
    assert game.state.units.get(game.state.battle.board.by_name["C1"]) is None


@proves("WW-CC-9")
def test_a_general_plays_on_his_own_units() -> None:
    """Overlord: while one of them acts, the units of another who has acted before are not his."""
    game = Game(
        position(
            "board=overlord A:inf@A1 A:inf@J1 X:inf@J2 X:inf@A2 X:inf@Z9",
            hand=("probe-left", "probe-center", "dig-in"),
            special=ON,
            combat={"allies": "combat-street-fight combat-fortify", "axis": ""},
        ),
        "FFF FFF",
    )
    board = game.state.battle.board
    draft = game.state.draft()
    for name in ("A2", "J2"):
        h = board.by_name[name]
        draft.ground = draft.ground.changed(h, spot("town"))
    game.state = draft.freeze()
    for line in (
        "play probe-left left",
        "play probe-center center",
        "order A1",
        "end",
        "end",
        "order J1",
        "end",
    ):
        game.do(line)
    words = {text(one, board) for one in legal_actions(game.state) if one.verb == "use"}
    assert words == {"use combat-card combat-street-fight J1"}
    game.do("end")
    late = {text(one, board) for one in legal_actions(game.state) if one.verb == "use"}
    assert late == {"use combat-card combat-fortify A1", "use combat-card combat-fortify J1"}


@proves("WW-CC-3")
def test_tags_end_with_the_turn() -> None:
    """What a card did to a unit is gone when the turn is."""
    game = Game(
        position(
            f"{FAR} A:inf@E5 X:inf@L5", special=ON, combat={"allies": "combat-frozen-ground", "axis": ""}
        )
    )
    for line in ("play direct-from-hq", "order E5", "end", "use combat-card combat-frozen-ground E5"):
        game.do(line)
    h = game.state.battle.board.by_name["E5"]
    assert effects.HURRIED in game.state.units[h].tags
    game.do("move E5-E8")
    assert [unit.tags for unit in game.state.units.values() if unit.tags] == []
    assert [text(action, game.state.battle.board) for action in legal_actions(game.state)]


@proves("WW-CC-1")
def test_a_golden_case_goes_past_cards_it_has_not_named() -> None:
    """Cards dealt at random open windows; only named hands are waited for."""
    given: dict[str, Any] = {
        "id": "past",
        "rules_on": ["combat-cards"],
        "units": [
            {"at": "E5", "side": "allies", "kind": "armor"},
            {"at": "E6", "side": "axis", "kind": "infantry"},
        ],
        "hands": {"allies": ["direct-from-hq"], "axis": ["recon-in-force"]},
        "actions": ["play direct-from-hq", "order E5", "attack E5xE6"],
        "dice": ["star", "star", "star"],
        "expect": {"to_act": "axis", "decision": "play"},
    }
    assert run(given, scenarios.load).difference is None
    named = {"combat_hands": {"axis": ["combat-ambuscade"]}, "expect": {"decision": "react"}, "dice": []}
    assert run({**given, **named}, scenarios.load).difference is None


@proves("XAMB-54 WW-CC-3")
def test_a_card_for_several_units_lists_them_together() -> None:
    """Frozen Ground: one, two or three of the ordered units, each group once, in the order of the notation."""
    game = Game(
        position(
            f"{FAR} A:inf@C5;E5;G5;I5", special=ON, combat={"allies": "combat-frozen-ground", "axis": ""}
        )
    )
    for line in ("play direct-from-hq", "order C5", "order E5", "order G5", "order I5"):
        game.do(line)
    found = [text(one, game.state.battle.board) for one in legal_actions(game.state) if one.verb == "use"]
    groups = [one.removeprefix("use combat-card combat-frozen-ground ") for one in found]
    assert len(groups) == 4 + 6 + 4
    assert groups == sorted(groups)
    assert "C5 E5 I5" in groups
