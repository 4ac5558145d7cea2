"""5.3 Line of sight: the table of LOS-04 over the whole board, hills, and the worked examples."""

from __future__ import annotations

import pytest

from engine.hexes import board
from tests.boards import Case, Game, case, drawn, position, proves

ON = board("standard")
FAR = "A:inf@A1 X:inf@B1"  # a battle elsewhere keeps the battle step open


def _tested(dx: int, dy: int) -> tuple[str, list[tuple[int, int]]]:
    """LOS-04, copied from the table: whether `all` or `any` of these hexes must obstruct."""
    sx, sy = (1 if dx >= 0 else -1), (1 if dy >= 0 else -1)
    ax, ay = abs(dx), abs(dy)
    shapes: dict[tuple[int, int], tuple[str, list[tuple[int, int]]]] = {
        (4, 0): ("any", [(2, 0)]),
        (2, 2): ("any", [(1, 1)]),
        (0, 2): ("all", [(-1, 1), (1, 1)]),
        (3, 1): ("all", [(2, 0), (1, 1)]),
        (6, 0): ("any", [(2, 0), (4, 0)]),
        (3, 3): ("any", [(1, 1), (2, 2)]),
        (5, 1): ("any", [(2, 0), (3, 1)]),
        (4, 2): ("any", [(1, 1), (3, 1)]),
        (1, 3): ("any", [(1, 1), (0, 2)]),
    }
    how, hexes = shapes[ax, ay]
    return how, [(sx * x, sy * y) for x, y in hexes]


def _offsets() -> list[tuple[int, int]]:
    """Every offset at distance 2 or 3."""
    found = []
    for dx in range(-6, 7):
        for dy in range(-3, 4):
            far = abs(dy) + max(0, (abs(dx) - abs(dy)) // 2)
            if (dx + dy) % 2 == 0 and far in (2, 3):
                found.append((dx, dy))
    return found


@proves("LOS-02 LOS-03 LOS-04 GC-055 GC-056 GC-057")
@pytest.mark.parametrize(("dx", "dy"), _offsets())
def test_table(dx: int, dy: int) -> None:
    """From the middle of the board: blocked exactly by what the table names, one forest or all."""
    how, tested = _tested(dx, dy)
    a = (12, 4)
    b = (12 + dx, 4 + dy)
    near = [xy for xy in ON.xy if xy not in (a, b) and abs(xy[0] - 12) <= 7 and abs(xy[1] - 4) <= 4]
    named = [(12 + x, 4 + y) for x, y in tested]
    assert _sees(a, b, [])
    assert _sees(a, b, [xy for xy in near if xy not in named]), "something else blocks"
    for one in named:
        assert _sees(a, b, [one]) == (how == "all")
    assert not _sees(a, b, named)
    assert not _sees(b, a, named)


def _sees(a: tuple[int, int], b: tuple[int, int], woods: list[tuple[int, int]]) -> bool:
    """Whether armor on a may fire at b over these forests."""
    forests = " ".join(f"forest@{x},{y}" for x, y in woods)
    game = Game(position(f"A:arm@{a[0]},{a[1]} X:art@{b[0]},{b[1]} {forests}"))
    start, end = ON.names[ON.by_xy[a]], ON.names[ON.by_xy[b]]
    game.do("play direct-from-hq")
    game.do(f"order {start}")
    if game.legal == ["end"] or any(line.startswith("move") for line in game.legal):
        game.do("end")
    return f"attack {start}x{end}" in game.legal


CASES = [
    case("LOS-01 GC-042", "artillery needs no sight and suffers no cover",
         "A:art2@4,4 X:inf4@12,4 forest@8,4;12,4 A:inf4@6,4",
         "order C5", targets={"C5": "G5:2"}),
    case("LOS-01", "infantry and armor do",
         "A:inf@E5 A:arm@E1 X:inf@G5 X:inf@G1 forest@F5;F1 A:inf@M9 X:inf@L9", "order E5 E1 M9",
         targets={"E5": "", "E1": ""}),
    case("LOS-02 GC-050", "a friend in between", f"A:inf4@4,4 A:inf4@6,4 X:inf4@8,4 {FAR}", "order C5 A1",
         targets={"C5": ""}),
    case("LOS-02 GC-050", "an enemy in between", f"A:arm@C5 X:inf@E5 X:inf@F5 {FAR}", "order C5 A1",
         targets={"C5": "E5:3"}),
    case("LOS-02 GC-051", "the border of the wood is seen, not what is behind",
         "A:inf4@4,4 X:inf4@8,4 X:inf4@10,4 forest@8,4",
         "order C5", targets={"C5": "E5:1"}),
    case("LOS-02", "own and target hex never block", "A:arm@E5 X:inf@G5 forest@E5 bunker[A]@G5", "order E5",
         targets={"E5": "G5:3"}),
    case("LOS-03 GC-052", "along an edge, one side", "A:inf4@10,6 X:inf4@10,4 forest@9,5", "order F3",
         targets={"F3": "F5:2"}),
    case("LOS-03 GC-053", "along an edge, both sides",
         f"A:inf4@10,6 A:inf4@11,5 X:inf4@10,4 forest@9,5 {FAR}", "order F3 A1",
         targets={"F3": ""}),
    case("LOS-03 GC-054", "the other axis, both", f"A:inf4@10,6 X:inf4@13,5 forest@12,6 town@11,5 {FAR}",
         "order F3 A1",
         targets={"F3": ""}),
    case("LOS-03 GC-054", "the other axis, one", "A:inf4@10,6 X:inf4@13,5 town@11,5", "order F3",
         targets={"F3": "G4:2"}),
    case("LOS-04 GC-055", "three straight", f"A:inf4@4,4 X:inf4@10,4 forest@8,4 {FAR}", "order C5 A1",
         targets={"C5": ""}),
    case("LOS-04 GC-056", "three skew", f"A:arm3@10,6 X:inf4@11,3 forest@10,4 {FAR}", "order F3 A1",
         targets={"F3": ""}),
    case("LOS-04 GC-056", "what lies beside does not matter", "A:arm3@10,6 X:inf4@11,3 forest@9,5;12,4",
         "order F3",
         targets={"F3": "F6:3"}),
    case("LOS-02 TER-RIVER GC-023", "over a river", "A:inf4@8,4 X:inf4@12,4 river@10,4", "order E5",
         targets={"E5": "G5:2"}),
    *[
        case(f"LOS-02 GC-058 {rule}", f"{thing} does not block", f"A:inf4@8,4 X:inf4@12,4 {thing}@10,4",
             "order E5",
             targets={"E5": "G5:2"})
        for rule, thing in [("TER-RIVER", "river"), ("TER-BEACH", "beach"), ("TER-OCEAN", "ocean"),
                            ("OBS-SANDBAG", "sandbag"), ("OBS-WIRE", "wire"), ("OBS-HEDGEHOG", "hedgehog")]
    ],
    *[
        case(f"LOS-02 GC-058 {rule}", f"{thing} blocks", f"A:inf4@8,4 X:inf4@12,4 {thing}@10,4 {FAR}",
             "order E5 A1",
             targets={"E5": ""})
        for rule, thing in [("TER-FOREST", "forest"), ("TER-HEDGE", "hedge"), ("TER-TOWN", "town"),
                            ("OBS-BUNKER LOS-08", "bunker[X]"), ("OBS-BUNKER LOS-08", "bunker[A]"),
                            ("TER-HILL", "hill")]
    ],
    case("LOS-02 TER-BRIDGE GC-058", "a bridge does not block",
         "A:inf4@8,4 X:inf4@12,4 river@10,4 bridge@10,4", "order E5",
         targets={"E5": "G5:2"}),
    case("LOS-08 TER-02 GC-041", "a bunker held by the enemy blocks",
         f"A:inf@E5 A:inf@F5 X:inf@G5 bunker[X]@F5 {FAR}",
         "order E5 A1", targets={"E5": ""}),
    case("LOS-05 AMB-02 GC-059", "along the side of the board",
         "A:inf4@0,6 X:inf4@0,4 forest@1,5 A:inf@E1 X:inf@F1",
         "order A3 E1", targets={"A3": ""}),
    case("LOS-05 AMB-02 GC-059", "along the side, nothing inside", "A:inf4@0,6 X:inf4@0,4", "order A3",
         targets={"A3": "A5:2"}),
    # The ten examples of file 1096 (Axis at the top, both ways where it matters).
    case("LOS-06 AMB-01 GC-060", "1096 A: the near edge is seen", "X:inf4@1,1 A:inf4@1,3 hill@1,1;3,1;2,0",
         "order A6",
         targets={"A6": "A8:1"}),
    case("LOS-06 AMB-01 GC-060", "1096 A: and sees down", "X:inf4@1,1 A:inf4@1,3 hill@1,1;3,1;2,0",
         "order A8", play="axis",
         targets={"A8": "A6:2"}),
    case("LOS-06 AMB-01 GC-061", "1096 B: not the second rank",
         f"X:inf4@8,0 A:inf4@7,3 hill@8,0;7,1;9,1 {FAR}", "order D6 A1",
         targets={"D6": ""}),
    case("LOS-06 AMB-01 GC-061", "1096 B: nor down from it", f"X:inf4@8,0 A:inf4@7,3 hill@8,0;7,1;9,1 {FAR}",
         "order E9 B1",
         play="axis", targets={"E9": ""}),
    case("LOS-06 AMB-01 GC-062", "1096 C: not over a hill", f"X:inf4@14,0 A:inf4@13,3 hill@13,1;15,1 {FAR}",
         "order G6 A1",
         targets={"G6": ""}),
    case("LOS-06 AMB-01 GC-063", "1096 D: on one plateau",
         "X:inf4@22,0 A:inf4@22,2 hill@22,0;21,1;23,1;22,2", "order L7",
         targets={"L7": "L9:2"}),
    case("LOS-06 DICE-03 AMB-01 GC-064", "1096 E: two hills, nothing between",
         "X:inf4@2,6 A:inf4@2,8 hill@2,6;2,8", "order B1",
         targets={"B1": "B3:2"}),
    case("LOS-06 LOS-03 AMB-01 GC-065", "1096 F: plateau one side, town the other",
         "X:inf4@8,6 A:inf4@8,8 hill@8,6;7,7;8,8 town@9,7",
         "order E1", targets={"E1": "E3:2"}),
    case("LOS-06 AMB-01 GC-066", "1096 G: over a town from a hill",
         f"X:inf4@14,6 A:inf4@12,8 hill@12,8 town@13,7 {FAR}",
         "order G1 A1", targets={"G1": ""}),
    case("LOS-06 AMB-01 GC-067", "1096 H: a unit in the valley",
         f"X:inf4@18,6 A:inf4@17,7 A:inf4@16,8 hill@18,6;16,8 {FAR}",
         "order I1 A1", targets={"I1": ""}),
    case("LOS-07 AMB-01 GC-068", "1096 I: a town within the hills",
         f"X:inf4@24,6 A:inf4@22,8 hill@22,6;24,6;21,7;22,8 town@23,7 {FAR}",
         "order L1 A1", targets={"L1": ""}),
    case("LOS-06 AMB-01 GC-069", "1096 J: second rank of another hill",
         f"X:inf4@22,4 A:inf4@16,4 hill@16,4;20,4;22,4 {FAR}",
         "order I5 A1", targets={"I5": ""}),
    case("LOS-07", "a unit on the plateau blocks", f"A:inf@E5 A:inf@F5 X:inf@G5 hill@E5;F5;G5 {FAR}",
         "order E5 A1",
         targets={"E5": ""}),
    case("LOS-07", "a bunker on the plateau blocks", f"A:inf@E5 X:inf@G5 hill@E5;F5;G5 bunker[A]@F5 {FAR}",
         "order E5 A1",
         targets={"E5": ""}),
    case("LOS-06", "joined elsewhere it is one hill, the gap is low",
         "A:arm@E5 X:inf@H5 hill@E5;D6;E7;F7;G7;H7;H6;H5;G5",
         "order E5", targets={"E5": "H5:3"}),
    case("LOS-06", "a hill of its own in between blocks", f"A:arm@D5 X:inf@G5 hill@D5;F5;G5 {FAR}",
         "order D5 A1",
         targets={"D5": ""}),
    case("LOS-02 LOS-03", "drawn: woods on both sides, woods on one", drawn("""
        . . . . . . . . . . . . .
         . . . . . . . . . . . .
        . . . . fXi . . . Xi . . . .
         . . . f f . . . f . . .
        . . . . Ai . . . Ai . . . .
         . . . . . . . . . . . .
        . . . . . . . . . . . . .
        """), "order E5 I5", targets={"E5": "", "I5": "I7:2"}),
]  # fmt: skip


@pytest.mark.parametrize("found", CASES, ids=lambda found: found.id)
def test_sight(found: Case) -> None:
    """Each line is one rule of 5.3 or one worked example."""
    found.check()
