"""What never changes while a battle is played: board, sides, cards, objectives, rules. Games share it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import combinations
from typing import TYPE_CHECKING, NamedTuple

from engine.ground import Ground
from engine.hexes import Board, hex_set, members
from engine.options import Options
from engine.rules.hookpoints import Hooks
from engine.types import HALVES, SECTIONS, SIDES, Area, CardId, HexId, HexSet, RuleId, Section, Side, Table

if TYPE_CHECKING:
    from engine.rules.stepping import Mover


class Objective(NamedTuple):
    """A medal on the board: a group of hexes and how it is won (VIC-05, VIC-06)."""

    kind: str
    #: The side it is for; None: both.
    side: Side | None
    hexes: HexSet
    worth: int = 1
    #: Hexes of the group that are needed.
    needed: int = 1


@dataclass(frozen=True, eq=False, slots=True)
class Battle:
    """One battle as it is played at one table."""

    id: str
    #: The mapping it was set up from, for records.
    scenario: Table
    board: Board
    #: The ground as it is before the first turn.
    ground: Ground
    options: Options
    #: The side at the top edge.
    top: Side
    first: Side
    to_win: Mapping[Side, int]
    objectives: tuple[Objective, ...]
    #: The special rules in force, with their parameters.
    rules: Mapping[RuleId, Table]
    hooks: Hooks
    #: All cards in play, in the order of the table.
    deck: tuple[CardId, ...]
    #: Reactions that this deck holds at all.
    reactions: tuple[CardId, ...]
    #: Sections of each hex, from each seat.
    sections: Mapping[Side, tuple[tuple[Section, ...], ...]]
    #: The same as sets of hexes.
    section_sets: Mapping[Side, Mapping[Area, HexSet]]
    #: The two hexes behind each hex, for each side.
    back: Mapping[Side, tuple[tuple[HexId, ...], ...]]
    #: Every hex that a medal of the board hangs on.
    medal_hexes: HexSet
    #: The medals that are gained for good on entering, even in passing, by their number.
    permanents: tuple[tuple[int, Objective], ...]
    #: The hexes by which each side may leave the board.
    exits: Mapping[Side, HexSet]
    #: Switches named beside the scenario's own rules.
    more_rules: tuple[RuleId, ...] = ()
    #: How units move, worked out once per kind and card (see movement.py).
    movers: dict[tuple[object, ...], Mover] = field(default_factory=dict)
    #: The hexes of those.
    permanent_hexes: HexSet = field(init=False, default=0)
    #: The kinds of objectives there are: most battles have none that is judged by turns.
    kinds: frozenset[str] = field(init=False, default=frozenset())
    #: Whether generals are dealt cards (OVL).
    overlord: bool = field(init=False, default=False)

    def __post_init__(self) -> None:
        dealt = self.board.kind == "overlord" and self.options.overlord == "generals"
        object.__setattr__(self, "overlord", dealt)
        lasting = tuple([objective for _, objective in self.permanents])
        object.__setattr__(self, "permanent_hexes", medal_hexes(lasting))
        object.__setattr__(self, "kinds", frozenset([objective.kind for objective in self.objectives]))

    def backwards(self, side: Side, h: HexId) -> tuple[HexId, ...]:
        """The hexes a unit may retreat to from h, as far as the board goes (FLAG-03)."""
        return self.back[side][h]

    def __repr__(self) -> str:
        return f"Battle({self.id!r})"


def seats(
    board: Board, top: Side
) -> tuple[dict[Side, tuple[tuple[Section, ...], ...]], dict[Side, tuple[tuple[HexId, ...], ...]]]:
    """Sections and backward hexes of every hex for both seats."""
    sections: dict[Side, tuple[tuple[Section, ...], ...]] = {}
    back: dict[Side, tuple[tuple[HexId, ...], ...]] = {}
    for side in ("allies", "axis"):
        at_top = side == top
        sections[side] = tuple(board.sections(h, from_top=at_top) for h in range(board.size))
        back[side] = tuple(board.back(h, to_top=at_top) for h in range(board.size))
    return sections, back


def section_sets(
    board: Board, sections: Mapping[Side, tuple[tuple[Section, ...], ...]]
) -> dict[Side, dict[Area, HexSet]]:
    """The hexes of each section and of its halves, from each seat."""
    sets: dict[Side, dict[Area, HexSet]] = {}
    for side in SIDES:
        sets[side] = {
            section: hex_set(h for h in range(board.size) if section in sections[side][h])
            for section in SECTIONS
        }
        if board.kind == "overlord":
            sets[side].update(_halves(board, sets[side]))
        for one, other in combinations(tuple(sets[side]), 2):
            # An order that fits either of two sections (CC-3).
            sets[side][f"{one}-or-{other}"] = sets[side][one] | sets[side][other]
    return sets


def _halves(board: Board, whole: Mapping[Area, HexSet]) -> dict[Area, HexSet]:
    """Both halves of each double section (OVL-02)."""
    # The left section of the bottom seat is the western one; the top seat sees it mirrored.
    at_top = whole["left"] & 1 == 0
    return {
        half: hex_set(h for h in members(whole[section]) if half in board.halves(h, section, from_top=at_top))
        for section in SECTIONS
        for half in HALVES[section]
    }


def exits_of(objectives: tuple[Objective, ...]) -> dict[Side, HexSet]:
    """The exit hexes of each side."""
    exits: dict[Side, HexSet] = {"allies": 0, "axis": 0}
    for objective in objectives:
        if objective.kind == "exit":
            for side in SIDES if objective.side is None else (objective.side,):
                exits[side] |= objective.hexes
    return exits


def medal_hexes(objectives: tuple[Objective, ...]) -> HexSet:
    """Every hex of every objective."""
    hexes = hex_set(())
    for objective in objectives:
        hexes |= objective.hexes
    return hexes
