"""Section 13: what the base battles need beyond the common rules, each away from its battle and in it."""

from __future__ import annotations

from typing import Any

import pytest

import scenarios
from engine import ScriptedDice, SeededDice, apply, legal_actions, new_game, to_act, why_not
from engine.actions import ROLL, Choose
from engine.dice import Roll
from engine.events import DropLost, UnitArrived
from engine.play import decision
from engine.types import DIRECTIONS
from tests.boards import Case, case, position, proves

GROW = {"growing-hand": {"side": "axis", "turns": [1, 2]}}
QUIET = "A:inf@M1 X:inf@A9"  # The Allies' left and the Axis' left order nobody.
MORTAIN = {"recon-as-air-power": {"side": "allies", "while_on": ["L5", "K4"]}}
OMAHA = {"recon-as-barrage": {"sides": ["allies", "axis"]}}
SHORE = "beach@E4;D4;E3;F3"
BRIDGE = "river@F5;F4;F6;G5 bridge-section[0]@F5;G5"

CASES = [
    # HOOK-01
    case("HOOK-01 SETUP-03", "turn 1 draws two", QUIET, "play probe-left", play="axis", special=GROW,
         deck="air-power barrage dig-in",
         holds={"axis": "air-power barrage"}, to_act="allies"),
    case("HOOK-01 SETUP-03", "turn 2 too, turn 3 not, the other side never", QUIET,
         "; ".join(["play probe-left", "play recon-in-force", "end"] * 2 + ["play probe-left"]),
         play="axis", special=GROW, hand="probe-left probe-left probe-left",
         foe="recon-in-force recon-in-force",
         deck="air-power barrage dig-in ambush firefight move-out attack-left", hand_sizes={"axis": 5,
         "allies": 2}),
    case("HOOK-01 SETUP-03", "second of the two sides: its own turns count", QUIET,
         "play recon-in-force; end; play probe-left", special=GROW, hand="recon-in-force",
         foe="probe-left", deck="air-power barrage dig-in", hand_sizes={"axis": 2, "allies": 1}),
    case("HOOK-01 SETUP-03 CARD-RECON", "Recon on a growing turn: three drawn, two kept", QUIET,
         "play recon-left; keep barrage; keep dig-in",
         play="axis", special=GROW, deck="air-power barrage dig-in ambush", holds={"axis": "barrage dig-in"},
         piles={"deck": 1, "discard": 2}),
    # HOOK-05
    *[
        case("HOOK-05", f"{n} towns of 3 at the end of the own turn",
             f"A:inf@E4 A:inf@{others} X:inf@M9 medal:A:sudden-death-turn-end/3@F4;G4;H4",
             "play recon-in-force; order E4; move E4-F4", winner="allies" if n == 3 else None)
        for n, others in ((2, "G4"), (3, "G4;H4"))
    ],
    case("HOOK-05", "not in the middle of the turn",
         "A:inf@E4 A:inf@A1 X:inf@B1 medal:A:sudden-death-turn-end@F4", "order E4 A1; move E4-F4",
         winner=None),
    case("HOOK-05", "not at the end of the enemy's turn",
         "A:inf@F4 X:inf@M9 medal:A:sudden-death-turn-end@F4", "play probe-left; end", play="axis",
         winner=None),
    # HOOK-07: heights
    case("HOOK-07 MOVE-02", "a steep hill costs two", "A:inf@E4 steep-hill@F4", "order E4; move E4-F4",
         units={"F4": "allies"}),
    case("HOOK-07", "so infantry does not go on", "A:inf@E4 A:inf@A1 steep-hill@F4",
         "order E4 A1; move E4-F4-G4", refused="too-far cost=3 limit=2"),
    case("HOOK-07", "armor does, one more", "A:arm@E4 A:inf@A1 steep-hill@F4", "order E4 A1; move E4-F4-G4",
         units={"G4": "allies"}),
    case("HOOK-07", "down and along cost one", "A:inf@E4 steep-hill@E4;F4", "order E4; move E4-F4-G4",
         units={"G4": "allies"}),
    case("HOOK-07", "from hill to hill one", "A:inf@E4 hill@E4 steep-hill@F4;G4", "order E4; move E4-F4-G4",
         units={"G4": "allies"}),
    case("HOOK-07 TG-01", "ground and overrun up a steep hill", "A:arm@E4 X:inf1@F4 X:inf@G4 steep-hill@F4",
         "order E4; attack E4xF4; advance", "GS", targets={"F4": "G4:3"}),
    case("HOOK-07 TER-HILL", "it is a hill: cover and sight", "A:inf@E4 X:inf@F4 steep-hill@F4", "order E4",
         targets={"E4": "F4:2"}),
    *[
        case("HOOK-07", f"up a {kind} from the beach: infantry two hexes",
             f"A:inf@E4 A:inf@A1 {SHORE} {kind}@F4;G4", "order E4 A1; move E4-F4-G4",
             refused="too-far cost=3 limit=2")
        for kind in ("cliff", "bluff")
    ],
    *[
        case("HOOK-07", f"up a {kind} from the beach: infantry makes it", f"A:inf@E4 {SHORE} {kind}@F4",
             "order E4; move E4-F4", units={"F4": "allies"})
        for kind in ("cliff", "bluff")
    ],
    *[
        case("HOOK-07", f"up a {kind} from the beach: armor does not",
             f"A:arm@E4 A:inf@A1 {SHORE} {kind}@F4 river@E5;F5", "order E4 A1; move E4-F4",
             refused=f"too-steep terrain={kind} hex=F4")
        for kind in ("cliff", "bluff")
    ],
    *[
        case("HOOK-07", f"{kind} from inland: a plain hill", f"A:arm@H4 {SHORE} {kind}@F4;G4",
             "order H4; move H4-F4", units={"F4": "allies"})
        for kind in ("cliff", "bluff")
    ],
    case("HOOK-07 TG-05", "no ground up a cliff from the beach",
         f"A:sf@E4 X:inf1@F4 X:inf@A9 {SHORE} cliff@F4", "order E4; attack E4xF4", "GS",
         units={"E4": "allies"}, decision="play"),
    case("HOOK-07 TG-01", "up a bluff, yes", f"A:sf@E4 X:inf1@F4 X:inf@A9 {SHORE} bluff@F4",
         "order E4; attack E4xF4; advance", "GS", units={"F4": "allies"}),
    case("HOOK-07 TG-05", "armor takes no bluff from the beach",
         f"A:arm@E4 X:inf1@F4 X:inf@A9 {SHORE} bluff@F4", "order E4; attack E4xF4", "GS",
         units={"E4": "allies"}, decision="play"),
    case("HOOK-07 FLAG-04", "retreat over a cliff like a hill", f"X:arm@E4 A:inf@E3 {SHORE} cliff@E5;F5",
         "order E3; attack E3xE4", "FSS", retreats="E4-E5 E4-F5"),
    case("HOOK-07 LOS-06", "a cliff is a hill", f"A:inf@E4 X:inf@G4 A:inf@A1 X:inf@B1 {SHORE} cliff@F4",
         "order E4 A1", targets={"E4": ""}),
    *[
        case("HOOK-07", f"nobody enters an {kind}", f"A:inf@E4 A:inf@A1 {kind}@F4",
             "order E4 A1; move E4-F4", refused=f"impassable terrain={kind} hex=F4")
        for kind in ("impassable-hill", "impassable-ridge")
    ],
    case("HOOK-07 FLAG-04", "nor retreats onto one", "X:inf@E4 A:inf@E3 impassable-hill@E5;F5",
         "order E3; attack E3xE4", "FSS", units={"E4": 3}),
    case("HOOK-07 LOS-06", "an impassable hill hides what is behind, like any",
         "A:inf@E5 X:inf@G5 impassable-hill@F5 A:inf@M1 X:inf@L1",
         "order E5 M1", targets={"E5": ""}),
    case("HOOK-07 LOS-06", "a bluff, too", f"A:inf@E4 X:inf@G4 A:inf@A1 X:inf@B1 {SHORE} bluff@F4",
         "order E4 A1", targets={"E4": ""}),
    case("HOOK-07 DICE-03", "cliffs and bluffs take a die from below",
         f"A:inf@E4 X:inf@F4 {SHORE} cliff@F4 A:inf@I4 X:inf@J4 bluff@J4",
         "order E4 I4", targets={"E4": "F4:2", "I4": "J4:2"}),
    case("HOOK-07 LOS-01", "artillery fires over an impassable hill", "A:art@E5 X:inf@G5 impassable-hill@F5",
         "order E5", targets={"E5": "G5:3"}),
    case("HOOK-07 LOS-01", "but not over a ridge", "A:art@E5 X:inf@G5 impassable-ridge@F5 A:inf@M1 X:inf@L1",
         "order E5 M1", targets={"E5": ""}),
    case("HOOK-07", "and the ridge is named", "A:art@E5 X:inf@G5 impassable-ridge@F5 A:inf@M1 X:inf@L1",
         "order E5 M1; attack E5xG5",
         refused="no-line-of-sight by=impassable-ridge hex=F5"),
    case("HOOK-07 LOS-03", "nor along the edge between two ridges",
         "A:art@F3 X:inf@F5 impassable-ridge@E4;F4 A:inf@M1 X:inf@L1", "order F3 M1",
         targets={"F3": ""}),
    case("HOOK-07 LOS-03", "along the edge of one it does", "A:art@F3 X:inf@F5 impassable-ridge@E4",
         "order F3", targets={"F3": "F5:3"}),
    # HOOK-07: water
    case("HOOK-07", "infantry does not fire across a wide river",
         "A:inf@E5 X:inf@G5 wide-river@F5 A:inf@A1 X:inf@B1", "order E5 A1; attack E5xG5",
         refused="no-line-of-sight by=wide-river hex=F5"),
    case("HOOK-07", "armor and artillery do",
         "A:arm@E5 X:inf@G5 wide-river@F5 A:art@E3 X:inf@G3 wide-river@F3", "order E5 E3",
         targets={"E5": "G5:3 G3:3", "E3": "G3:3 G5:2"}),
    case("HOOK-07 MOVE-10", "a bridge over it is plain ground",
         "A:inf@E5 wide-river@F5;E4;E6;F4;F6 bridge@F5", "order E5; move E5-G5",
         units={"G5": "allies"}),
    case("HOOK-07 MOVE-10", "it is a river", "A:inf@E5 wide-river@F5 A:inf@A1", "order E5 A1; move E5-F5",
         refused="impassable terrain=wide-river hex=F5"),
    case("HOOK-07", "a long bridge: in at its end, along, and out", f"A:arm@E5 A:inf@A1 {BRIDGE}",
         "order E5 A1; move E5-F5-G5-H5", units={"H5": "allies"}),
    case("HOOK-07", "not in at its side", f"A:art@E4 A:inf@A1 {BRIDGE.replace('F4;', '')}",
         "order E4 A1; move E4-F5", refused="bridge-ends-only hex=F5"),
    case("HOOK-07", "not out at its side", f"A:inf@F5 A:inf@A1 {BRIDGE.replace('F4;', '')}",
         "order F5 A1; move F5-F4", refused="bridge-ends-only hex=F4"),
    case("HOOK-07 FLAG-04", "no retreat off its side", f"A:inf@F5 X:inf@E5 {BRIDGE.replace('F4;', '')}",
         "order E5; attack E5xF5", "FSS", play="axis", units={"F5": 3}),
    case("HOOK-07 TG-05", "no ground from its side", f"A:inf@E4 X:inf1@F5 X:inf@A9 {BRIDGE}",
         "order E4; attack E4xF5", "GSS", units={"E4": "allies"}, decision="play"),
    # HOOK-08
    case("HOOK-08", "a sea wall stays when its unit leaves", "A:inf@E4 sea-wall[A]@E4",
         "order E4; move E4-F4", obstacles={"E4": "sea-wall"}),
    case("HOOK-08", "it does not hinder", "A:arm@E4 sea-wall[A]@F4", "order E4; move E4-F4-G4",
         units={"G4": "allies"}),
    case("HOOK-08", "it shelters its side", "X:arm@E5 A:inf@F5 sea-wall[A]@F5", "order E5", play="axis",
         targets={"E5": "F5:2"}),
    case("HOOK-08 FLAG-02", "and lets it ignore a flag", "X:arm@E5 A:inf@F5 sea-wall[A]@F5",
         "order E5; attack E5xF5", "FS", play="axis", retreats="F5 F5-E4 F5-F4"),
    case("HOOK-08", "not the other", "A:arm@E5 X:inf@F5 sea-wall[A]@F5", "order E5; attack E5xF5", "FSS",
         retreats="F5-E6 F5-F6"),
    # HOOK-09
    case("HOOK-09", "Recon as Air Power while the hill is held", "A:inf@L5 X:inf@L8 X:inf@L9 X:inf@B9",
         "use air-power recon-right; choose L8 L9", "II SS", hand="recon-right",
         special=MORTAIN, units={"L8": 2, "L9": 2}),
    case("HOOK-09", "at least one target in its section", "A:inf@L5 X:inf@L8 X:inf@B9",
         "use air-power recon-right; choose B9", hand="recon-right", special=MORTAIN,
         refused="no-target-in-section section=right"),
    case("HOOK-09", "the group may reach beyond", "A:inf@L5 X:inf@J9 X:inf@I9",
         "use air-power recon-right; choose I9 J9", "II II", hand="recon-right", special=MORTAIN,
         units={"I9": 2, "J9": 2}),
    case("HOOK-09", "no draw of two", "A:inf@L5 X:inf@L8", "use air-power recon-right; choose L8", "II",
         hand="recon-right", special=MORTAIN, deck="dig-in barrage",
         holds={"allies": "dig-in"}, to_act="axis"),
    case("HOOK-09", "or plainly as Recon", "A:inf@L5 X:inf@L8", "play recon-right; order L5; end; end",
         hand="recon-right", special=MORTAIN, deck="dig-in barrage", decision="keep"),
    case("HOOK-09", "not when the hill is not held", "A:inf@L6 X:inf@L8", "use air-power recon-right",
         hand="recon-right", special=MORTAIN, refused="hill-not-held hex=L5"),
    case("HOOK-09", "not when the enemy holds it", "A:inf@L6 X:inf@L5", "use air-power recon-right",
         hand="recon-right", special=MORTAIN, refused="hill-not-held hex=L5"),
    case("HOOK-09", "not the other side", "X:inf@L5 A:inf@L8", "use air-power recon-right",
         hand="recon-right", play="axis", special=MORTAIN, refused="rule-of-the-other-side word=air-power"),
    case("HOOK-09", "Recons only", "A:inf@L5 X:inf@L8", "use air-power probe-right", hand="probe-right",
         special=MORTAIN, refused="recon-only card=probe-right"),
    case("HOOK-09", "Recon in Force names no section", "A:inf@L5 X:inf@L8", "use air-power recon-in-force",
         hand="recon-in-force", special=MORTAIN, refused="recon-only card=recon-in-force"),
    case("HOOK-09", "a card of the hand", "A:inf@L5 X:inf@L8", "use air-power recon-right",
         hand="probe-right", special=MORTAIN, refused="card-not-in-hand card=recon-right"),
    case("HOOK-09", "one card", "A:inf@L5 X:inf@L8", "use air-power recon-right recon-left",
         hand="recon-right", special=MORTAIN, refused="name-one-card word=air-power"),
    case("HOOK-09", "at the start of the turn only", "A:inf@L5 X:inf@L8",
         "play recon-right; use air-power recon-left", hand="recon-right recon-left",
         special=MORTAIN,
         refused="not-now word=air-power"),
    case("HOOK-09", "without the rule there is no such thing", "A:inf@L5 X:inf@L8",
         "use air-power recon-right", hand="recon-right", refused="no-such-ability word=air-power"),
    case("HOOK-09", "both ways are listed", "A:inf@L5 X:inf@L8", "cards", hand="recon-right probe-left",
         special=MORTAIN, legal="play probe-left; play recon-right; use air-power recon-right"),
    case("HOOK-09", "as Barrage on Omaha, for both sides", "X:inf@A9 A:inf@A1",
         "use barrage recon-right; choose A1", "IISS", hand="recon-right", play="axis", special=OMAHA,
         units={"A1": 2}),
    case("HOOK-09 CARD-COUNTER-1", "a counter copies the Recon, if its player likes",
         "A:inf@L5 X:inf@L8 X:inf@A9", "use air-power recon-right; choose L8; play counter-attack", "SA",
         hand="recon-right", foe="counter-attack", special=MORTAIN, orderable="L8"),
    case("HOOK-09 CARD-COUNTER-1", "or the Air Power, with one die for the Axis",
         "A:inf@L5 X:inf@L8 X:inf@A9",
         "use air-power recon-right; choose L8; use air-power counter-attack; choose L5", "SA I",
         hand="recon-right", foe="counter-attack", special=MORTAIN, units={"L5": 3}),
    case("HOOK-09 CARD-COUNTER-2", "mirrored: the target lies on the same flank",
         "A:inf@L5 A:inf@A1 X:inf@L8",
         "use air-power recon-right; choose L8; use air-power counter-attack; choose A1", "SA",
         hand="recon-right", foe="counter-attack", special=MORTAIN,
         refused="no-target-in-section section=left"),
    case("HOOK-09 CARD-COUNTER-1", "nothing to copy so", "A:inf@L5 X:inf@L8", "use air-power counter-attack",
         hand="counter-attack", special=MORTAIN, refused="nothing-to-copy card=counter-attack"),
    # HOOK-03, HOOK-10, HOOK-11
    case("HOOK-03 VIC-05", "a bridge, for as long as it is held",
         "A:inf@E4 river@F4 bridge@F4 medal:A:temporary@F4", "order E4; move E4-F4", medals={"allies": 1}),
    case("HOOK-10 SETUP-02", "infantry of three figures", "A:inf3/3@E4 A:inf3/4@F4 X:inf@A9",
         "play medics-and-mechanics", legal="choose F4"),
    case("HOOK-11 VIC-06", "exit hexes of a big board",
         "board=overlord A:inf@E9 A:inf@A1 X:inf@Z1 medal:A:exit@E9",
         "play recon-in-force left; order E9; move E9-exit",
         hand="recon-in-force dig-in", medals={"allies": 1}),
    case("HOOK-04 UNIT-05", "armor worth two", "A:arm@E5 X:elite1*2@F5 X:inf@A9",
         "order E5; attack E5xF5; stay", "ASS", medals={"allies": 2}),
]  # fmt: skip


@pytest.mark.parametrize("found", CASES, ids=lambda found: found.id)
def test_scenario_rules(found: Case) -> None:
    """Each line is one rule that a base battle adds."""
    found.check()


class Drift(ScriptedDice):
    """Dice whose picks are directions."""

    def __init__(self, steps: str) -> None:
        super().__init__(())
        self.steps = steps.split()

    def pick(self, number: int) -> int:
        """The next direction."""
        assert number == len(DIRECTIONS)
        found = DIRECTIONS.index(self.steps.pop(0))
        self.rolls.append(Roll("pick", (found,)))
        return found


DROP = {
    "side": "allies",
    "center": "E4",
    "steps": 2,
    "figures": 1,
    "kind": "infantry",
    "nation": "united-states",
}


@proves("HOOK-02")
@pytest.mark.parametrize(
    ("why", "board", "steps", "lands"),
    [
        ("on a free hex: a full unit", "", "e e", "G4"),
        ("in a forest", "forest@G4", "e e", "G4"),
        ("on an enemy", "X:inf@G4", "e e", None),
        ("on a friend", "A:inf@G4", "e e", None),
        ("in a river", "river@G4", "e e", None),
    ],
)
def test_air_drop(why: str, board: str, steps: str, lands: str | None) -> None:
    """A dropped figure is a unit where it can stand, and lost without a medal where not."""
    state = position(f"A:inf@A1 X:inf@A9 {board}", special={"air-drop": DROP})
    assert (to_act(state), decision(state)) == ("allies", "roll")
    names, before = state.battle.board.names, set(state.units)
    result = apply(state, ROLL, Drift(steps))
    came = {names[h]: unit for h, unit in result.state.units.items() if h not in before}
    assert list(came) == ([lands] if lands else [])
    assert [unit.figures for unit in came.values()] == ([4] if lands else [])
    assert result.state.medals("axis") == 0
    kinds = {type(event) for event in result.events}
    assert (UnitArrived in kinds, DropLost in kinds) == (lands is not None, lands is None)
    assert (to_act(result.state), decision(result.state)) == ("allies", "play")


@proves("HOOK-02")
def test_who_drops_chooses_the_hex_below() -> None:
    """The figures fall from above any hex its player likes; a roll alone leaves it to the scenario."""
    state = position("A:inf@A1 X:inf@A9", special={"air-drop": DROP})
    board = state.battle.board
    legal = legal_actions(state)
    assert legal[-1] == ROLL
    chosen = {one.hexes[0] for one in legal if isinstance(one, Choose)}
    assert chosen == set(range(board.size)) - {board.by_name[DROP["center"]]}
    before = set(state.units)
    after = apply(state, Choose((board.by_name["K7"],)), Drift("e e")).state
    assert {board.names[h] for h in after.units if h not in before} == {"M7"}
    several = Choose((board.by_name["K7"], board.by_name["K6"]))
    assert str(why_not(state, several)) == "choose-one-hex"


@proves("HOOK-02 VIC-05")
def test_air_drop_onto_a_medal() -> None:
    """Who lands on a medal hex holds it."""
    state = position("A:inf@A1 X:inf@A9 medal:A:temporary@G4", special={"air-drop": DROP})
    assert apply(state, ROLL, Drift("e e")).state.medals("allies") == 1


@proves("HOOK-02")
def test_air_drop_off_the_board() -> None:
    """A figure that drifts off the board is lost."""
    state = position("A:inf@A1 X:inf@A9", special={"air-drop": DROP | {"center": "M5", "steps": 1}})
    result = apply(state, ROLL, Drift("e"))
    assert len(result.state.units) == 2
    assert [event.at for event in result.events if isinstance(event, DropLost)] == [None]


#: battle: what must stand in its mapping for the rules of section 13.
BATTLES: dict[str, dict[str, Any]] = {
    "pegasus-bridge": {
        "rules": {"growing-hand": {"side": "axis", "turns": [1, 2]}},
        "hands": {"allies": 6, "axis": 2},
    },
    "sainte-mere-eglise": {"rule": "air-drop"},
    "vassieux": {"rules": {"deck-exhausted-wins": {"side": "axis"}, "no-reshuffle": {}}},
    "counterattack-on-mortain": {"rule": "recon-as-air-power", "terrain": "steep-hill"},
    "omaha-beach-overlord": {
        "rule": "recon-as-barrage",
        "terrain": "bluff",
        "obstacle": "sea-wall",
        "medal": "exit",
    },
    "first-assault-wave": {"terrain": "bluff", "obstacle": "sea-wall"},
    "pointe-du-hoc": {"terrain": "cliff", "medal": "permanent"},
    "liberation-of-paris": {"medal": "permanent"},
    "toulon": {"medal": "sudden-death-turn-end"},
    "saverne-gap": {"terrain": "impassable-ridge", "medal": "sudden-death-turn-end"},
    "st-vith": {"terrain": "impassable-hill"},
    "arnhem-bridge": {"terrain": "wide-river", "obstacle": "bridge-section"},
    "montelimar": {"terrain": "impassable-hill", "figures": 3},
    "mont-mouchet": {"worth": 2},
}


@proves("HOOK-01 HOOK-02 HOOK-03 HOOK-04 HOOK-05 HOOK-06 HOOK-07 HOOK-08 HOOK-09 HOOK-10 HOOK-11")
@pytest.mark.parametrize("name", sorted(BATTLES))
def test_the_battles_use_their_rules(name: str) -> None:
    """The shipped battles name the rules that the facts ask for."""
    scenario, wanted = scenarios.load(name), BATTLES[name]
    state = new_game(scenario, SeededDice("battle"))
    terrain = {spot.terrain for spot in state.ground.spots}
    obstacles = {o.kind for spot in state.ground.spots for o in spot.obstacles}
    found: dict[str, set[Any]] = {
        "rule": set(state.battle.rules),
        "terrain": terrain,
        "obstacle": obstacles,
        "medal": {objective.kind for objective in state.battle.objectives},
        "worth": {unit.worth for unit in state.units.values()},
        "figures": {unit.full for unit in state.units.values() if unit.kind == "infantry"},
    }
    for key, value in wanted.items():
        if key in found:
            assert value in found[key]
        else:
            assert scenario[key] == value
    assert legal_actions(state)


@proves("HOOK-01 HOOK-02 HOOK-03")
@pytest.mark.parametrize("name", scenarios.ids())
def test_every_battle_begins(name: str) -> None:
    """All seventeen battles can be set up, and the first side has something to do."""
    state = new_game(scenarios.load(name), SeededDice(name))
    assert to_act(state) in ("allies", "axis")
    assert legal_actions(state)
    assert state.winner is None
