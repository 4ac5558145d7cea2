"""Every reason why something is refused: the first one, by key, with its hexes."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import engine
from engine.frames import DECISIONS, FRAMES
from engine.plain import REFUSALS
from engine.rules.units import UNITS
from engine.steps import STEPS
from engine.steps.step import refuse_all
from tests.boards import KIND, Case, case
from tests.engine.tables import all_cases, golden_reasons

FAR = "A:inf@A1 X:inf@B1"
SEE = "A:inf@E5 X:inf@G5"

DROP = {
    "air-drop": {"side": "allies", "center": "E4", "steps": 1, "figures": 1, "kind": "infantry", "nation": ""}
}

AIMED = {
    "air-drops": {"side": "allies", "center": ["G5"], "steps": 1, "waves": [1], "kind": "infantry", "nation": "",
                  "idle": 0},
}  # fmt: skip

CASES = [
    case("LOS-02", "sight: a forest, named", f"{SEE} forest@F5 {FAR}", "order E5 A1; attack E5xG5",
         refused="no-line-of-sight by=forest hex=F5"),
    case("LOS-02", "sight: a unit, named", f"A:inf@E5 A:inf@F5 X:inf@G5 {FAR}", "order E5 A1; attack E5xG5",
         refused="no-line-of-sight by=unit hex=F5"),
    case("LOS-06", "sight: a hill, named", f"{SEE} hill@F5 {FAR}", "order E5 A1; attack E5xG5",
         refused="no-line-of-sight by=hill hex=F5"),
    case("LOS-08", "sight: a bunker, named before its forest", f"{SEE} bunker[X]@F5 forest@F5 {FAR}",
         "order E5 A1; attack E5xG5", refused="no-line-of-sight by=bunker hex=F5"),
    case("LOS-02", "sight: a town before the unit in it", f"A:inf@E5 A:inf@F5 X:inf@G5 town@F5 {FAR}",
         "order E5 A1; attack E5xG5", refused="no-line-of-sight by=town hex=F5"),
    case("LOS-03", "sight: both sides of an edge", f"A:inf@F3 X:inf@F5 town@E4 forest@F4 {FAR}",
         "order F3 A1; attack F3xF5", refused="no-line-of-sight by=forest hex=F4"),
    case("LOS-05", "sight: the side of the board", "A:inf@A3 X:inf@A5 forest@A4 A:inf@M1 X:inf@L1",
         "order A3 M1; attack A3xA5", refused="no-line-of-sight by=forest hex=A4"),
    case("BATTLE-05", "range before sight", f"A:inf@E5 X:inf@I5 forest@F5 {FAR}",
         "order E5 A1; attack E5xI5", refused="out-of-range distance=4 limit=3"),
    case("BATTLE-04", "the neighbour before range", f"A:inf@E5 X:inf@F5 X:inf@I5 {FAR}",
         "order E5 A1; attack E5xI5", refused="must-close-assault hex=F5"),
    case("MOVE-06", "entered no-battle terrain, named", f"A:inf@E5 X:inf@G5 forest@F5 {FAR}",
         "order E5 A1; move E5-F5; attack F5xG5",
         refused="entered-no-battle-terrain terrain=forest hex=F5"),
    case("MOVE-04", "moved too far before terrain", f"A:inf@D5 X:inf@G5 forest@F5 {FAR}",
         "order D5 A1; move D5-F5; attack F5xG5", refused="moved-too-far-to-battle moved=2 limit=1"),
    case("CARD-FIREFIGHT-1 AMB-27", "next to an enemy",
         "X:arm@D3 X:inf@H3 A:inf@F4 river@F3 X:inf@A1 A:inf@C1",
         "play firefight; order D3 H3 A1; attack D3xF4; attack H3xG3", "FSSS",
         play="axis", refused="beside-enemy hex=H3"),
    case("BATTLE-01", "no unit there", f"{FAR}", "order A1; attack E5xG5", refused="no-unit-there hex=E5"),
    case("BATTLE-01", "not your unit", f"{SEE} {FAR}", "order A1; attack G5xE5",
         refused="not-your-unit hex=G5"),
    case("BATTLE-01", "an own unit is no enemy", f"A:inf@E5 A:inf@F5 {FAR}", "order E5 A1; attack E5xF5",
         refused="no-enemy-there hex=F5"),
    case("MOVE-01", "no unit there", f"{SEE}", "order E5; move E4-F4", refused="no-unit-there hex=E4"),
    case("MOVE-01", "not your unit", f"{SEE}", "order E5; move G5-H5", refused="not-your-unit hex=G5"),
    case("MOVE-01", "to where it stands", "A:inf@E4", "order E4; move E4-E4", refused="no-move hex=E4"),
    case("MOVE-01", "a unit in the way, named", "A:inf@E4 A:inf@F4", "order E4; move E4-G4",
         refused="way-blocked-by-unit hex=F4"),
    case("MOVE-10", "a river in the way, named", "A:inf@E4 river@F4", "order E4; move E4-G4",
         refused="impassable terrain=river hex=F4"),
    case("MOVE-05", "terrain in the way, named", "A:inf@E4 town@F4", "order E4; move E4-G4",
         refused="must-stop terrain=town hex=F4"),
    case("MOVE-05", "an obstacle in the way, named", "A:inf@E4 wire@F4 forest@F5", "order E4; move E4-F4-G4",
         refused="must-stop terrain=wire hex=F4"),
    case("MOVE-14", "no way for other reasons", "A:arm@E4 beach@F4;G4 river@E5;F5;E3;F3;D4",
         "order E4; move E4-H4", refused="no-way hex=H4"),
    case("MOVE-02", "a named way too long", "A:inf@E4", "order E4; move E4-F4-G4-H4",
         refused="too-far cost=3 limit=2"),
    case("MOVE-01", "a way with a gap", "A:inf@E4", "order E4; move E4-F4-H4",
         refused="not-adjacent hex=H4 other=F4"),
    case("MOVE-11", "a pinned gun, two hexes", "A:art@E4 bunker[A]@E4 A:inf@A1", "order E4 A1; move E4-F4",
         refused="pinned hex=E4"),
    case("MOVE-01", "the end is occupied before it is too far", "A:inf@E4 X:inf@I4", "order E4; move E4-I4",
         refused="occupied hex=I4"),
    case("MOVE-11", "the end is closed before it is too far", "A:arm@E4 bunker[X]@I4",
         "order E4; move E4-I4", refused="impassable terrain=bunker hex=I4"),
    case("TURN-02", "only orders in the order step", "A:inf@E4 A:inf@F4", "order E4; advance",
         refused="order-units-first"),
    case("FLAG-01", "only a retreat while one is open", "A:inf@F3 X:inf@F4", "order F3; attack F3xF4; end",
         "FSS", refused="retreat-first hex=F4"),
    case("TURN-04", "a battle that the answer could touch", f"A:inf@C4;D4 X:inf@C6;D6 {FAR}",
         "order C4 D4; attack C4xC6; attack D4xD6", "FS", refused="battle-waits hex=C6"),
    case("OVL-04", "no generals in an ordinary battle", "A:inf@E4", "play probe-left left",
         hand="probe-left", refused="no-generals-here"),
    case("ORDER-04", "a class the card does not order", "A:arm@E4 A:inf@F4", "play move-out; order E4",
         refused="card-does-not-order-it hex=E4 kind=armor"),
    case("ORDER-04", "the section before the class", "A:inf@A1 A:inf@M1",
         "play infantry-assault; choose left; order M1", refused="wrong-section hex=M1 section=right"),
    case("CARD-MEDICS-1", "the right one of three reasons", "A:inf3/4@E4 A:inf@F4",
         "play medics-and-mechanics; choose F4", refused="at-full-strength kind=infantry"),
    case("HOOK-02", "roll before the first turn", "A:inf@A1 X:inf@A9", "pass", hand="ambush",
         refused="roll-first",
         special=DROP),
    case("CM-WAD-1", "down a slope", "A:art@E4 X:inf@A9 wadi@E5", "order E4; move E4-E5",
         refused="wadi-ends-only hex=E5"),
    case("CM-NGT-4 CM-AST-1", "no aircraft by night", "A:inf@A1 X:inf@A9", "use air-power recon-left",
         hand="recon-left", refused="too-dark-to-fly limit=1",
         special={"night": {"start": 1}, "air-strikes": {"side": "allies"}}),
    case("CM-DRP-1", "where the drop is aimed nobody chooses", "A:inf@A1 X:inf@A9", "cards; choose C7", hand="ambush",
         refused="drop-is-aimed", special=AIMED),
    case("HOOK-02", "above one hex", "A:inf@A1 X:inf@A9", "cards; choose E4 F4", hand="ambush",
         refused="choose-one-hex", special=DROP),
]  # fmt: skip

#: Reasons that no position can give, and why.
UNREACHABLE = {
    "no-more-cards": "the third card, or one that stands alone, closes the dealing at once",
    "nothing-to-decide": "frames without an owner settle before anybody is asked",
}
#: Reasons given by base steps for ground of Winter Wars; they go from here with its tables.
COMING = {"bridge-to-ice", "other-unit-moves"}
#: The steps and hook files of the base game; the tables of the expansions answer for theirs.
BASE_STEPS = {
    "abilities", "advance", "after_battle", "air_drop", "battles", "card_choices", "deal_cards", "dig_in", "draw_cards",
    "end_turn", "move_units", "order_units", "over", "play_card", "react", "retreat_unit", "roll_strike", "step",
    "strikes",
}  # fmt: skip
BASE_HOOKS = {"air_drop", "growing_hand", "recon_instead", "the_deck"}


@pytest.mark.parametrize("found", CASES, ids=lambda found: found.id)
def test_refusals(found: Case) -> None:
    """Each line is one reason."""
    found.check()


def of_base(file: Path) -> bool:
    """Whether a module belongs to the base game."""
    return file.stem in {"steps": BASE_STEPS, "hooks": BASE_HOOKS}.get(file.parent.name, {file.stem})


def keys(*, base: bool = True) -> set[str]:
    """Every key that the source can refuse with, of the base game or of all modules."""
    found = set()
    for file in Path(engine.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))) if of_base(file) or not base else ():
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "refuse":
                key = node.args[0]
                assert isinstance(key, ast.Constant), f"{file.name}: a key is a plain string"
                found.add(str(key.value))
    return found


def test_every_reason_has_a_case() -> None:
    """Each key is the outcome of a table line or a golden case somewhere, or cannot occur."""
    told = {one.refused.split()[0] for one in all_cases() if one.refused} | golden_reasons()
    assert keys() - told - COMING == set(UNREACHABLE)
    assert told <= keys(base=False)


def test_every_reason_has_a_sentence() -> None:
    """The command lines can say each of them, and no other."""
    assert keys() <= set(REFUSALS) <= keys(base=False)


def test_the_unreachable_reasons() -> None:
    """What the reasons that cannot occur rest on."""
    assert all(UNITS[kind].dice and UNITS[kind].heals for kind in KIND.values())
    own = {kind.__name__ for kind, step in STEPS.items() if step.refusal is refuse_all}
    assert own == set(FRAMES) - {kind.__name__ for kind in DECISIONS}
