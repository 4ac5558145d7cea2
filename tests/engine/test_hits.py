"""5.4 Hits: what hits whom, and what is lost."""

from __future__ import annotations

import pytest

from tests.boards import Case, Game, case, position, proves

KINDS = [("inf", 4, 2), ("sf", 4, 2), ("fr", 3, 2), ("arm", 3, 1), ("elite", 4, 1), ("art", 2, 0)]


def each_face(kind: str, figures: int, face: str, lost: int) -> Case:
    """Armor fires three dice at one target: one telling face and two stars."""
    rule = "HIT-01 GC-070 " + {"inf": "UNIT-INF", "sf": "UNIT-SF UNIT-01", "fr": "UNIT-FFI UNIT-01",
    "arm": "UNIT-ARM",
                        "elite": "UNIT-ELITE UNIT-01", "art": "UNIT-ART"}[kind]  # fmt: skip
    return case(rule, f"{face} against {kind}", f"A:arm@E5 X:{kind}@G5", "order E5; attack E5xG5",
        f"{face}SS",
                units={"G5": figures - lost})  # fmt: skip


HITTING = {"inf": "IG", "sf": "IG", "fr": "IG", "arm": "AG", "elite": "AG", "art": "G"}

CASES = [
    *(each_face(kind, figures, face, int(face in HITTING[kind])) for kind, figures,
    _ in KINDS for face in "IAGS"),
    case("HIT-01 GC-070", "I I A G against armor", "A:arm@E5 X:arm@F5",
         "play their-finest-hour; roll; order E5; attack E5xF5",
         "A IAGS", units={"F5": 1}),
    case("HIT-01 HIT-02 GC-071 FLAG-01", "surplus hits are lost, flags are void",
         "A:inf4@10,4 X:inf1@12,4 X:inf@A9",
         "order F5; attack F5xG5", "IGF", units={"G5": None}, medals={"allies": 1}, decision="advance"),
    case("HIT-02 VIC-04", "the last figure is a medal at once", "A:art@E5 X:inf1@H5 X:inf@A9",
         "order E5; attack E5xH5", "GS",
         units={"H5": None}, medals={"allies": 1, "axis": 0}),
    case("HIT-02", "one figure per hit", "A:inf@E5 X:inf@F5", "order E5; attack E5xF5", "IIG",
         units={"F5": 1}),
    case("UNIT-05 HOOK-04", "a unit worth two medals", "A:art@E5 X:arm1*2@H5 X:inf@A9",
         "order E5; attack E5xH5", "AS",
         medals={"allies": 2}),
    case("UNIT-02", "lost figures cost no dice", "A:arm1@E5 X:inf@F5", "order E5; attack E5xF5", "SSS",
         rolled=3),
]  # fmt: skip


@pytest.mark.parametrize("found", CASES, ids=lambda found: found.id)
def test_hits(found: Case) -> None:
    """Each line is one face, or one rule of 5.4."""
    found.check()


@proves("TURN-07 FLAG-01 BATTLE-07 VIC-02")
def test_order_of_a_battle() -> None:
    """Declared, rolled, figures off, then flags, then ground."""
    game = Game(position("A:inf@E5 X:inf@F5"), "IFS")
    for line in ("play direct-from-hq", "order E5", "attack E5xF5", "retreat F5-F6", "advance"):
        game.do(line)
    names = [type(event).__name__ for event in game.events]
    wanted = ["AttackDeclared", "DiceRolled", "FiguresLost", "UnitMoved", "GroundOffered", "UnitMoved"]
    assert [name for name in names if name in wanted] == wanted


@proves("DICE-01 DICE-08")
def test_the_roll_says_what_it_is_made_of() -> None:
    """The same list rolls the dice and explains them."""
    game = Game(position("A:inf@E5 X:inf@F5 wire@E5 forest@F5", hand=("close-assault",)), "SS")
    for line in ("play close-assault", "order E5", "attack E5xF5"):
        game.do(line)
    rolled = game.said("DiceRolled")[0]
    assert dict(rolled.made_of) == {"range": 3, "forest": -1, "wire": -1, "card": 1}
    assert len(rolled.faces) == 2
