"""Geometry, sections, box, deck and setup, proved on the tables themselves."""

from __future__ import annotations

from collections import Counter

import pytest

from engine import SIDES, ScenarioError, SeededDice, new_game
from engine.hexes import OVERLORD_INNER_LINES, Board, BoardKind, board
from engine.rules import movement
from engine.rules.cards.table import CARDS, deck_of
from engine.rules.obstacles import OBSTACLES
from engine.rules.units import UNITS
from engine.setup import prepare
from engine.types import DIE, Section
from tests.boards import Case, case, hexes, position, proves, scenario_of

STANDARD = board("standard")


def xy(x: int, y: int, on: Board = STANDARD) -> int:
    """The number of the hex with these doubled coordinates."""
    return on.by_xy[x, y]


@proves("BOARD-01 COORD-01 GC-001")
def test_size() -> None:
    """Nine rows of 13 and 12 hexes in turn, 113 in all."""
    rows = Counter(y for _, y in STANDARD.xy)
    assert [rows[y] for y in range(9)] == [13, 12, 13, 12, 13, 12, 13, 12, 13]
    assert STANDARD.size == 113
    assert all(x % 2 == y % 2 for x, y in STANDARD.xy)


def test_nobody_goes_or_fires_beyond_the_balls() -> None:
    """A row with a longer reach is refused here, and not found out by an error in a battle."""
    farthest = len(STANDARD.balls) - 1
    assert max(len(row.dice) for row in UNITS.values()) <= farthest
    by_card = max(figure for row in CARDS.values() for figure in row.move.values())
    moves = max(max(row.move, by_card) + row.road for row in UNITS.values())
    # A combat card adds one hex (WW-CC), and a refusal looks for ways round.
    assert moves + 1 + movement._DETOUR <= farthest


@proves("COORD-01b")
@pytest.mark.parametrize(
    ("at", "name"), [((0, 0), "A9"), ((7, 1), "D8"), ((24, 8), "M1"), ((23, 7), "L2"), ((1, 1), "A8")]
)
def test_names(at: tuple[int, int], name: str) -> None:
    """Letter by column, number from the bottom."""
    assert STANDARD.names[xy(*at)] == name


@proves("COORD-01b OVL-01")
@pytest.mark.parametrize(
    ("kind", "rows", "size", "corners"),
    [
        ("standard", 9, 113, ["A9", "M9", "A1", "M1"]),
        ("breakthrough", 17, 17 * 12 + 9, ["A17", "M17", "A1", "M1"]),
        ("overlord", 9, 5 * 26 + 4 * 25, ["A9", "Z9", "A1", "Z1"]),
    ],
)
def test_boards(kind: BoardKind, rows: int, size: int, corners: list[str]) -> None:
    """The three boards: 13x9, 13x17, 26x9."""
    on = board(kind)
    assert (on.rows, on.size) == (rows, size)
    assert [name for name in corners if name not in on.by_name] == []
    assert max(x for x, _ in on.xy) == (50 if kind == "overlord" else 24)


@proves("COORD-02 GC-002")
@pytest.mark.parametrize(
    ("at", "around"),
    [
        ((0, 0), {(2, 0), (1, 1)}),
        ((24, 8), {(22, 8), (23, 7)}),
        ((1, 1), {(3, 1), (2, 0), (0, 0), (0, 2), (2, 2)}),
        ((12, 4), {(14, 4), (13, 3), (11, 3), (10, 4), (11, 5), (13, 5)}),
    ],
)
def test_neighbours(at: tuple[int, int], around: set[tuple[int, int]]) -> None:
    """The hexes around a hex, as far as they are on the board."""
    assert {STANDARD.xy[h] for h in STANDARD.neighbours[xy(*at)]} == around


@proves("COORD-03 GC-003")
@pytest.mark.parametrize(
    ("a", "b", "distance"),
    [((10, 4), (10, 2), 2), ((10, 4), (13, 5), 2), ((10, 4), (16, 4), 3), ((10, 4), (11, 7), 3),
     ((10, 4), (4, 0), 5), ((0, 0), (24, 8), 16), ((10, 4), (10, 4), 0)],
)  # fmt: skip
def test_distance(a: tuple[int, int], b: tuple[int, int], distance: int) -> None:
    """Distances both ways."""
    assert STANDARD.distance(xy(*a), xy(*b)) == STANDARD.distance(xy(*b), xy(*a)) == distance


@proves("COORD-03")
def test_distance_is_the_shortest_way() -> None:
    """A walk over neighbours needs exactly that many steps, between all hexes."""
    for start in (0, 40, 112):
        reached, edge, steps = {start: 0}, [start], 0
        while edge:
            steps += 1
            edge = sorted({to for h in edge for to in STANDARD.neighbours[h]} - set(reached))
            reached |= dict.fromkeys(edge, steps)
        assert all(STANDARD.distance(start, h) == reached[h] for h in range(STANDARD.size))


@proves("BOARD-02 BOARD-03 GC-004")
@pytest.mark.parametrize(
    ("at", "found"),
    [((6, 4), "left"), ((8, 4), "center"), ((7, 3), "left center"), ((16, 2), "center"), ((18, 2), "right"),
     ((17, 5), "center right"), ((5, 1), "left"), ((9, 1), "center"), ((15, 1), "center"), ((19, 1),
     "right")],
)  # fmt: skip
def test_sections_from_the_bottom(at: tuple[int, int], found: str) -> None:
    """Sections of the bottom player."""
    assert STANDARD.sections(xy(*at), from_top=False) == tuple(found.split())


@proves("BOARD-03")
def test_section_sizes() -> None:
    """Left 36, center 49, right 36; eight hexes are shared."""
    found = [STANDARD.sections(h, from_top=False) for h in range(STANDARD.size)]
    sizes: dict[Section, int] = {"left": 36, "center": 49, "right": 36}
    assert {name: sum(name in sections for sections in found) for name in sizes} == sizes
    shared = {STANDARD.xy[h] for h, sections in enumerate(found) if len(sections) == 2}
    assert shared == {(x, y) for x in (7, 17) for y in (1, 3, 5, 7)}


@proves("BOARD-04 GC-005")
@pytest.mark.parametrize(
    ("at", "found"),
    [((6, 4), "right"), ((7, 3), "center right"), ((17, 5), "left center"), ((18, 2), "left")],
)
def test_sections_from_the_top(at: tuple[int, int], found: str) -> None:
    """The top player's left is the bottom player's right."""
    assert STANDARD.sections(xy(*at), from_top=True) == tuple(found.split())


@proves("OVL-02")
@pytest.mark.parametrize(("x", "found"), [(16, "left"), (17, "left center"), (18, "center"), (32, "center"),
                                          (33, "center right"), (34, "right")])  # fmt: skip
def test_overlord_sections(x: int, found: str) -> None:
    """Double sections of two boards side by side."""
    on = board("overlord")
    assert on.sections(xy(x, x % 2, on), from_top=False) == tuple(found.split())
    assert OVERLORD_INNER_LINES == (7, 25, 43)


@proves("COORD-04 FLAG-03")
def test_ways_back() -> None:
    """Each side's back is its own edge of the board."""
    at = xy(9, 5)
    assert {STANDARD.xy[h] for h in STANDARD.back(at, to_top=False)} == {(8, 6), (10, 6)}
    assert {STANDARD.xy[h] for h in STANDARD.back(at, to_top=True)} == {(8, 4), (10, 4)}


@proves("LOS-04 GC-057 GC-056")
@pytest.mark.parametrize(
    ("a", "b", "crossed"),
    [((10, 4), (15, 5), {(12, 4), (13, 5)}), ((10, 4), (14, 6), {(11, 5), (13, 5)}),
     ((10, 4), (13, 7), {(11, 5), (12, 6)}), ((10, 4), (16, 4), {(12, 4), (14, 4)}),
     ((10, 6), (11, 3), {(11, 5), (10, 4)})],
)  # fmt: skip
def test_crossed_hexes(a: tuple[int, int], b: tuple[int, int], crossed: set[tuple[int, int]]) -> None:
    """The hexes a line crosses, the same both ways."""
    for line in (STANDARD.line(xy(*a), xy(*b)), STANDARD.line(xy(*b), xy(*a))):
        assert {STANDARD.xy[h] for h in range(STANDARD.size) if line.through >> h & 1} == crossed
        assert line.left == line.right == 0


@proves("AMB-03")
def test_line_over_a_corner() -> None:
    """A long line that only touches a corner treats that hex like one beside an edge."""
    on = board("breakthrough")
    a, b = xy(4, 4, on), xy(9, 11, on)
    line = on.line(a, b)
    beside = line.left | line.right
    assert on.distance(a, b) > 3
    assert not line.through & beside
    assert all(not (line.through | beside) >> h & 1 for h in (a, b))


@proves("BOARD-05")
def test_faces() -> None:
    """The beach board: rows 0-3 open, 4-6 beach, 7-8 ocean; a tile replaces what is printed."""
    state = position("face=beach A:inf@A9 X:inf@M9 forest@C5")
    printed = [state.ground.spots[xy(y % 2 + 8, y)].terrain for y in range(9)]
    assert printed == ["open"] * 4 + ["beach"] * 3 + ["ocean"] * 2
    assert state.ground.spots[STANDARD.by_name["C5"]].terrain == "forest"
    plain = position("A:inf@A9 X:inf@M9")
    assert {spot.terrain for spot in plain.ground.spots} == {"open"}


@proves("DICE-00")
def test_die() -> None:
    """Two infantry sides, one of each other face."""
    assert Counter(DIE) == {"infantry": 2, "armor": 1, "grenade": 1, "star": 1, "flag": 1}


COUNTS: dict[str, int | tuple[int, int, int]] = {
    "recon": (2, 2, 2), "probe": (4, 5, 4), "attack": (3, 4, 3), "assault": (2, 2, 2), "general-advance": 1,
    "pincer-move": 1, "recon-in-force": 3, "air-power": 1, "ambush": 1, "armor-assault": 2,
    "artillery-bombard": 1,
    "barrage": 1, "behind-enemy-lines": 1, "close-assault": 1, "counter-attack": 2, "dig-in": 1,
    "direct-from-hq": 2, "firefight": 1, "infantry-assault": 2, "medics-and-mechanics": 1, "move-out": 2,
    "their-finest-hour": 1,
}  # fmt: skip


@proves("DECK-01 GC-110")
def test_deck() -> None:
    """Sixty cards: 11 left, 13 center, 11 right, 5 for several sections, 20 tactics."""
    wanted = Counter[str]()
    for name, copies in COUNTS.items():
        if isinstance(copies, tuple):
            wanted.update(
                {f"{name}-{s}": n for s, n in zip(("left", "center", "right"), copies, strict=True)}
            )
        else:
            wanted[name] = copies
    deck = Counter(deck_of())
    assert deck == wanted
    assert deck.total() == 60
    assert sum(n for card, n in deck.items() if CARDS[card].kind == "tactic") == 20
    assert sum(n for card, n in deck.items() if card.endswith("-center")) == 13


@proves("YOUNG-01 YOUNG-03")
def test_deck_of_the_young() -> None:
    """Without the 20 tactic cards."""
    deck = Counter(deck_of(tactic_cards=False))
    assert deck.total() == 40
    assert not [card for card in deck if CARDS[card].kind == "tactic"]


@proves("SETUP-02 UNIT-INF UNIT-SF UNIT-FFI UNIT-ARM UNIT-ELITE UNIT-ART")
def test_default_figures() -> None:
    """Infantry 4, special forces 4, Resistance 3, armor 3, elite armor 4, artillery 2."""
    assert {
        kind: row.figures
        for kind, row in UNITS.items()
        if kind in ("infantry", "special-forces", "french-resistance", "armor", "elite-armor", "artillery")
    } == {
        "infantry": 4,
        "special-forces": 4,
        "french-resistance": 3,
        "armor": 3,
        "elite-armor": 4,
        "artillery": 2,
    }
    state = position("A:inf@E4 A:arm@F4 X:fr@E6 X:inf3/3@F6 X:elite@G6 X:arm4@H6")
    full = {state.battle.board.names[h]: (unit.figures, unit.full) for h, unit in state.units.items()}
    assert full == {"E4": (4, 4), "F4": (3, 3), "E6": (3, 3), "F6": (3, 3), "G6": (4, 4), "H6": (4, 4)}


@proves("SETUP-02 SETUP-03 SETUP-04 SETUP-01")
def test_deal() -> None:
    """Each side is dealt its own number of cards; the rest is the draw pile; the first side plays."""
    scenario = scenario_of("A:inf@E4 X:inf@E6") | {"hands": {"allies": 6, "axis": 2}, "first": "axis"}
    state = new_game(scenario, SeededDice("deal"))
    assert {side: len(state.hands[side]) for side in SIDES} == {"allies": 6, "axis": 2}
    assert len(state.deck) == 52
    assert Counter((*state.deck, *state.hands["allies"], *state.hands["axis"])) == Counter(deck_of())
    assert state.pending[-1].owner == "axis"
    other = new_game(scenario, SeededDice("another"))
    assert (other.deck, other.hands) != (state.deck, state.hands)


@proves("SETUP-01")
@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"board": "round"}, "board: unknown kind 'round'"),
        ({"face": "moon"}, "face: unknown face 'moon'"),
        ({"bottom": "reds"}, "bottom: no side 'reds'"),
        ({"hands": {"allies": 5}}, "hands: a number for allies and for axis"),
        ({"hands": {"allies": 5, "axis": 0}}, "hands.axis: a number from 1 to 20, not 0"),
        ({"to_win": {"allies": True, "axis": 4}}, "to_win.allies: a number from 1 to 99, not True"),
        ({"terrain": {"Z9": "town"}}, "Z9: not on this board"),
        ({"terrain": {"A9": "lava"}}, "A9: unknown terrain 'lava'"),
        ({"obstacles": {"A9": [{"kind": "moat"}]}}, "A9: unknown obstacle 'moat'"),
        ({"obstacles": {"A9": [{"kind": "bunker"}]}}, "A9: bunker belongs to no side"),
        ({"obstacles": {"A9": "wire"}}, "A9: obstacles are a list"),
        ({"units": [{"at": "A9", "side": "allies", "kind": "cavalier"}]},
        "units[0] A9: unknown unit 'cavalier'"),
        ({"units": [{"at": "A9", "side": "allies", "kind": "infantry", "figures": 0}]},
        "units[0] A9: 0 figures of 4"),
        ({"units": [{"at": "A9", "side": "allies", "kind": "armor"}], "terrain": {"A9": "river"}},
         "A9: armor cannot stand on river"),
        ({"medals": [{"at": ["A9"], "for": "allies", "kind": "eternal"}]},
        "medals[0]: unknown kind 'eternal'"),
        ({"medals": [{"at": ["A9"], "for": "nobody"}]}, "medals[0]: no side 'nobody'"),
        ({"medals": [{"at": ["A9"], "for": "axis", "count": 2}]}, "medals[0]: worth 1, count 2 of 1 hexes"),
        ({"rules": {"sharks": {}}}, "rules.sharks: no such rule"),
        ({"rules": {"growing-hand": {"side": "axis"}}}, "rules.growing-hand: takes side, turns"),
        ({"rules": {"growing-hand": {"side": "axis", "turns": ["one"]}}},
        "rules.growing-hand.turns: ['one'] is no counts"),
    ],
)  # fmt: skip
def test_faults_are_named(change: dict[str, object], fault: str) -> None:
    """A mapping that cannot be set up says where and why."""
    with pytest.raises(ScenarioError) as caught:
        prepare(scenario_of("A:inf@E4 X:inf@E6") | change)
    assert fault in caught.value.faults


@proves("SETUP-01")
@pytest.mark.parametrize(
    "change",
    [
        {"terrain": 5}, {"terrain": ["A9"]}, {"units": ["x"]}, {"units": 5}, {"rules": "x"}, {"board": []},
        {"medals": 3},
        {"medals": ["x"]}, {"obstacles": {"A9": [5]}}, {"obstacles": 1}, {"face": []}, {"hands": None},
        {"units": [{"at": "A9", "side": [], "kind": "infantry"}]}, {"units": [{"at": {}, "side": "axis",
        "kind": []}]},
        {"units": [{"at": "A9", "side": "axis", "kind": "infantry", "figures": "x"}]},
        {"rules": {"growing-hand": 5}},
    ],
    ids=str,
)  # fmt: skip
def test_wrong_shapes_are_faults_too(change: dict[str, object]) -> None:
    """Whatever stands where something else belongs: a ScenarioError, never another error."""
    with pytest.raises(ScenarioError):
        prepare(scenario_of("A:inf@E4 X:inf@E6") | change)


@proves("SETUP-01")
def test_all_faults_at_once() -> None:
    """Every fault is named, not the first only."""
    with pytest.raises(ScenarioError) as caught:
        prepare(
            scenario_of("A:inf@E4 X:inf@E6") | {"face": "moon", "bottom": "reds", "terrain": {"Z9": "town"}}
        )
    assert len(caught.value.faults) == 3


@proves("COMP-01 OBS-SANDBAG")
def test_supply() -> None:
    """Twelve sandbags in the box."""
    assert OBSTACLES["sandbags"].supply == 12


def test_two_spellings() -> None:
    """Positions may be written with names or with the coordinates of the specification."""
    assert hexes("0,0;7,1;E4") == ["A9", "D8", "E4"]


CASES = [
    case("BOARD-03 ORDER-04 GC-006", "Probe Left from the dotted line",
         "A:inf4@2,8 A:inf4@7,7 A:inf4@8,8 A:arm3@20,8",
         "play probe-left", orderable="B1 D2"),
    case("BOARD-03 ORDER-04 GC-006", "Probe Center from the dotted line",
         "A:inf4@2,8 A:inf4@7,7 A:inf4@8,8 A:arm3@20,8",
         "play probe-center", orderable="D2 E1"),
    case("BOARD-04 ORDER-04", "the top player's left", "X:inf@A5 X:inf@M5 X:inf@L4 A:inf@A1",
         "play assault-left",
         play="axis", orderable="M5 L4"),
    case("BOARD-04 COORD-04", "with the Axis at the bottom the seats change",
         "bottom=axis X:inf@A5 X:inf@M5 A:inf@A1",
         "play attack-left", play="axis", orderable="A5"),
    case("SETUP-04", "the side named moves first", "A:inf@E4 X:inf@E8", play="axis", to_act="axis",
         decision="play"),
    case("SETUP-05 CARD-MEDICS-1", "the number set up is full strength", "A:inf2/2@E4 A:inf3@F4",
         "play medics-and-mechanics",
         legal="choose F4"),
    case("TURN-01", "turns alternate", "A:inf@E4 X:inf@E8", "play recon-left; keep recon-center",
         hand="recon-left", foe="recon-left", deck="recon-center recon-right", to_act="axis",
         decision="play"),
]  # fmt: skip


@pytest.mark.parametrize("found", CASES, ids=lambda found: found.id)
def test_setup(found: Case) -> None:
    """Sections and setup as they show in a game."""
    found.check()
