"""Screaming meemies and the life of smoke (EQ-NEB, EQ-SMK)."""

from __future__ import annotations

import pytest

from engine.types import Viewer
from engine.view import MarkerView, project
from tests.boards import Case, Game, case, position, proves

FAR = "A:inf@A1 X:inf@M9"
OPEN = "A:inf@M1 X:inf@L1"
NEB = f"A:screaming-meemies@A5 {FAR}"


def smoke(turns: int, side: str = "allies") -> list[dict[str, object]]:
    """One marker, as a case expects it."""
    return [{"kind": "smoke", "side": side, "turns_left": turns}]


CASES = [
    case("EQ-NEB-1", "range six, no sight, no protection", f"{NEB} X:inf@C5 X:inf@D5 town@D5 X:inf@G5;H5",
         "order A5", targets={"A5": "C5:3 D5:2 G5:1"}),
    case("EQ-NEB-1", "moves or battles", f"{NEB} X:inf@D5 {OPEN}", "order A5 M1; move A5-B5; attack B5xD5",
         refused="moved-too-far-to-battle moved=1 limit=0"),
    case("EQ-NEB-2 GEN-8 XGC-018", "incendiary: no flag is ignored", f"{NEB} X:inf@D5 bunker[X]@D5",
         "order A5; attack A5xD5", "FI", retreats="D5-C6 D5-D6"),
    case("EQ-NEB-2", "incendiary: steadfast guns neither", f"{NEB} X:art~italy@D5 sandbags@D5",
         "order A5; attack A5xD5", "FI", retreats="D5-C6 D5-D6 D5-C6-C7 D5-C6-D7 D5-D6-D7 D5-D6-E7 "
         "D5-C6-C7-B8 D5-C6-C7-C8 D5-C6-D7-C8 D5-C6-D7-D8 D5-D6-D7-C8 D5-D6-D7-D8 D5-D6-E7-D8 D5-D6-E7-E8",
         special={"italian-royal-army": {}}),
    case("EQ-NEB-4 XGC-019", "its town does not protect it",
         "X:screaming-meemies@E6 town@E6 A:arm@E5 A:inf@A1",
         "order E5", targets={"E5": "E6:3"}),
    case("EQ-NEB-4 XGC-020", "its sandbags stop a flag but no die",
         "X:screaming-meemies@E7 sandbags@E7 A:inf@E5 A:inf@A1", "order E5; attack E5xE7", "FI",
         retreats="E7 E7-D8 E7-E8"),
    case("EQ-NEB-4 XAMB-50", "smoke protects it", "X:screaming-meemies@E7 A:inf@E5 A:inf@A1 smoke[X]=2@E7",
         "order E5", targets={"E5": "E7:1"}),
    case("EQ-NEB-3 XGC-021", "three that touch", f"{NEB} X:inf@K7", "order A5; use smoke A5 F5 G5 F6", "",
         markers={"F5": smoke(2), "G5": smoke(2), "F6": smoke(2)}),
    case("EQ-NEB-3", "three in a row", f"{NEB} X:inf@K7", "order A5; use smoke A5 E5 G5 F5", "",
         markers={"E5": smoke(2), "F5": smoke(2), "G5": smoke(2)}),
    case("EQ-NEB-3 XGC-022", "not apart", f"{NEB} X:inf@K7", "order A5; use smoke A5 D5 F5",
         refused="smoke-not-connected"),
    case("EQ-NEB-3 XGC-022", "not too far", f"{NEB} X:inf@K7", "order A5; use smoke A5 G5 H5",
         refused="out-of-range distance=7 limit=6"),
    case("EQ-NEB-3", "not four", f"{NEB} X:inf@K7", "order A5; use smoke A5 D5 E5 F5 G5",
         refused="name-smoke-hexes limit=3"),
    case("EQ-NEB-3", "no hex twice", f"{NEB} X:inf@K7", "order A5; use smoke A5 D5 D5",
         refused="name-smoke-hexes limit=3"),
    case("EQ-NEB-3", "on units, and on its own hex", f"{NEB} X:inf@B5", "order A5; use smoke a5 a5 b5", "",
         markers={"A5": smoke(2), "B5": smoke(2)}, units={"B5": 4}),
    case("EQ-NEB-3", "over smoke that lies there", f"{NEB} X:inf@K7 smoke[X]=1@D5",
         "order A5; use smoke A5 D5",
         "", markers={"D5": smoke(2)}),
    case("EQ-NEB-3 XAMB-11", "next to an enemy, elsewhere", f"{NEB} X:inf@B5", "order A5; use smoke A5 E5",
         "",
         markers={"E5": smoke(2)}),
    case("EQ-NEB-3", "not after a move", f"{NEB} X:inf@K7 {OPEN}", "order A5 M1; move A5-B5; use smoke B5 E5",
         refused="moved-too-far-to-battle moved=1 limit=0"),
    case("EQ-NEB-3", "instead of battling", f"{NEB} X:inf@E5 {OPEN}",
         "order A5 M1; use smoke A5 C5; attack A5xE5", refused="battled-already hex=A5"),
    case("EQ-NEB-1 XGC-028", "one kind a turn: smoke first", f"{NEB} A:art@A7 X:inf@E5",
         "play artillery-bombard; order A5 A7; use smoke A5 C7; attack A5xE5",
         refused="one-kind-of-shell hex=A5"),
    case("EQ-NEB-1 XGC-028", "one kind a turn: fire first", f"{NEB} A:art@A7 X:inf@E5",
         "play artillery-bombard; order A5 A7; attack A5xE5; use smoke A5 C7", "SS",
         refused="one-kind-of-shell hex=A5"),
    case("EQ-NEB-1", "two of the same: fire", f"{NEB} X:inf@E5",
         "play artillery-bombard; order A5; attack A5xE5; attack A5xE5", "IS IS", units={"E5": 2}),
    case("EQ-NEB-1", "two of the same: smoke", f"{NEB} X:inf@K7",
         "play artillery-bombard; order A5; use smoke A5 C5 D5; use smoke A5 C7", "",
         markers={"C5": smoke(2), "D5": smoke(2), "C7": smoke(2)}, to_act="axis"),
    case("EQ-NEB-3", "only screaming meemies", f"{NEB} A:art@A7 X:inf@E5", "order A5 A7; use smoke A7 C7",
         refused="no-smoke-shells kind=artillery"),
    case("EQ-NEB-3", "only those that were ordered", f"{NEB} A:screaming-meemies@A7 X:inf@E5",
         "order A5; use smoke A7 C7", refused="not-ordered hex=A7"),
    case("EQ-SMK-2", "not through it", "A:arm@D5 smoke[A]=2@E5 X:inf@M9", "order D5; move D5-E5-F5",
         refused="must-stop terrain=smoke hex=E5"),
    case("EQ-SMK-2 EQ-SMK-3", "battles after entering, with a die less",
         "A:arm@D5 smoke[A]=2@E5 X:inf@E6 X:inf@M9", "order D5; move D5-E5", targets={"E5": "E6:2"}),
    case("EQ-SMK-3 XGC-025", "into it", "A:inf@D5 X:inf@F5 smoke[X]=1@F5", "order D5",
         targets={"D5": "F5:1"}),
    case("EQ-SMK-3 XGC-026", "into it and out of it", "A:inf@E5 X:inf@F5 smoke[X]=1@F5 smoke[A]=2@E5",
         "order E5", targets={"E5": "F5:1"}),
    case("EQ-SMK-3 XGC-027", "artillery as well", "A:art@C5 X:inf@E5 smoke[X]=2@E5", "order C5",
         targets={"C5": "E5:2"}),
    case("EQ-SMK-3 XAMB-10", "on top of terrain, and for who ignores terrain",
         "A:arm@D5 A:heavy-anti-tank-gun@D7 X:inf@F5;F7 smoke[X]=2@F5;F7 hill@F5 forest@F7", "order D5 D7",
         targets={"D5": "F5:1", "D7": "F5:1 F7:1"}),
    case("EQ-SMK-4 XGC-024", "blocks artillery", "A:art@C5 X:inf@G5 smoke[X]=2@E5 X:inf@M9", "order C5",
         targets={"C5": ""}),
    case("EQ-SMK-4 XAMB-12", "blocks mortars, big guns, meemies",
         "A:mortar-early@C5 A:big-gun@A5 A:screaming-meemies@B5 X:inf@F5 smoke[X]=2@D5;E5 X:inf@M9",
         "order C5 A5 B5", targets={"C5": "", "A5": "", "B5": ""}),
    case("EQ-SMK-4", "blocks infantry and armor",
         "A:inf@D5 A:arm@D7 X:inf@F5;F7 smoke[X]=2@E5;E6;E7 X:inf@M9",
         "order D5 D7", targets={"D5": "", "D7": ""}),
    case("EQ-SMK-4", "at the ends it does not block",
         "A:arm@D5 X:inf@F5 smoke[X]=2@F5 smoke[A]=2@D5 X:inf@M9",
         "order D5", targets={"D5": "F5:1"}),
    case("EQ-SMK-4 LOS-03", "on both sides of an edge", "A:art@F3 X:inf@F5 smoke[X]=2@E4;F4 X:inf@M9",
         "order F3", targets={"F3": ""}),
]  # fmt: skip


@pytest.mark.parametrize("found", CASES, ids=lambda found: found.id)
def test_smoke(found: Case) -> None:
    """One line a rule."""
    found.check()


@proves("EQ-SMK-1 XGC-023")
def test_life_of_smoke() -> None:
    """It covers two enemy turns and the own one between, and is gone after the second."""
    game = Game(
        position(
            "A:screaming-meemies@A5 A:inf@A1 X:inf@M9 X:inf@L8",
            hand=["direct-from-hq", "probe-left", "probe-left"],
            foe=["probe-left", "probe-left", "probe-left"],
        )
    )
    game.do("play direct-from-hq")
    seen: dict[int, set[int]] = {}
    for line in (
        "order A5", "use smoke A5 D5", "play probe-left", "order M9", "move M9-L9", "play probe-left",
         "order A1",
        "move A1-B1", "play probe-left", "order L9", "move L9-M9",
    ):  # fmt: skip
        game.do(line)
        spot = game.state.ground.spots[game.state.battle.board.by_name["D5"]]
        seen.setdefault(game.state.turn.number, set()).add(sum(marker.value for marker in spot.markers))
    assert seen == {1: {0}, 2: {2}, 3: {1}, 4: {1}, 5: {0}}


@proves("EQ-SMK-1")
def test_everybody_sees_how_long_smoke_lasts() -> None:
    """Smoke lies open: whose it is and the enemy turns left go into every view; a mine that lies face down does not."""
    state = Game(position("A:inf@A1 X:inf@M9 smoke[A]=2@D5 smoke[X]=1@E5 minefield[X]=3@F5")).state
    viewers: tuple[Viewer, ...] = ("allies", "axis", "spectator", "referee")
    for viewer in viewers:
        markers = {spot.name: spot.markers for spot in project(state, viewer).hexes if spot.markers}
        assert markers["D5"] == (MarkerView("smoke", "allies", 2, True),)
        assert markers["E5"] == (MarkerView("smoke", "axis", 1, True),)
        assert markers["F5"] == (MarkerView("minefield", "axis", None, False),)
