"""The terrain table: one row a kind of ground, one column a question the rules ask of it.

A new terrain is a new row. Where no column says it, a hook file in `rules/hooks/` does.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from engine.types import CLASSES, TerrainId, UnitClass

ALL: Final[frozenset[UnitClass]] = frozenset(CLASSES)
NOBODY: Final[frozenset[UnitClass]] = frozenset()
FOOT_ONLY: Final[frozenset[UnitClass]] = frozenset(("armor", "artillery"))
ARMOR: Final[frozenset[UnitClass]] = frozenset(("armor",))
INFANTRY: Final[frozenset[UnitClass]] = frozenset(("infantry",))


@dataclass(frozen=True, slots=True)
class Cover:
    """Dice taken from an attacker, by his class; artillery never suffers any (DICE-02)."""

    infantry: int = 0
    armor: int = 0
    artillery: int = 0
    #: Only against an attacker on lower ground (DICE-03).
    uphill: bool = False
    #: Only for units of the side it belongs to (DICE-04).
    owner_only: bool = False

    def against(self, attacker: UnitClass) -> int:
        """The dice an attacker of this class loses."""
        if attacker == "infantry":
            return self.infantry
        return self.armor if attacker == "armor" else self.artillery


@dataclass(frozen=True, slots=True)
class TerrainRow:
    """What one kind of ground does."""

    id: TerrainId
    #: Who may never enter.
    closed_to: frozenset[UnitClass] = NOBODY
    #: Whose move ends here (MOVE-05).
    stops: frozenset[UnitClass] = NOBODY
    #: A unit that entered it this turn may not battle any more (MOVE-06).
    bars_battle: frozenset[UnitClass] = NOBODY
    #: Who can never battle while standing here (MOVE-15).
    silences: frozenset[UnitClass] = NOBODY
    #: A move that enters it is at most so many hexes long (MOVE-08, MOVE-14, MOVE-15).
    cap: int | None = None
    #: A move that starts here is at most so many hexes long (MOVE-09).
    leave_cap: int | None = None
    #: Ground is taken onto it only by a unit that began its turn beside it (TG-08).
    from_beside: bool = False
    cover: Cover | None = None
    #: Dice a unit loses for battling out of it (DICE-07).
    penalty: Mapping[UnitClass, int] = field(default_factory=dict)
    blocks_sight: bool = False
    #: Blocks the sight of these attackers only.
    blocks_sight_of: frozenset[UnitClass] = NOBODY
    #: Blocks even those who need no line of sight.
    blocks_fire: bool = False
    hill: bool = False
    #: Needs a bridge.
    river: bool = False
    #: Water or sand before a cliff.
    shore: bool = False
    #: Nobody retreats onto it (FLAG-04).
    no_retreat: bool = False
    #: Flags a unit on it may ignore, once a roll.
    ignores_flag_of: frozenset[UnitClass] = NOBODY
    #: Sandbags may be put on it (CARD-DIGIN-2).
    takes_sandbags: bool = True
    #: Hexes of movement it costs to climb it from ground that is no hill (HOOK-07).
    climb: int = 1
    #: The same for climbing from the shore.
    climb_from_shore: int = 1
    #: Who cannot climb it from the shore.
    shore_closed_to: frozenset[UnitClass] = NOBODY
    #: Who takes no ground on it from the shore.
    no_ground_from_shore: frozenset[UnitClass] = NOBODY
    #: Something happens to a unit that only passes.
    acts_in_passing: bool = False
    #: Names of the hook files in `rules/hooks/` that carry what no column says.
    traits: tuple[str, ...] = ()


_HILL: Final = Cover(infantry=1, armor=1, uphill=True)
_WOODS: Final = Cover(infantry=1, armor=2)

ROWS: Final = (
    TerrainRow("open"),
    TerrainRow("forest", stops=ALL, bars_battle=ALL, cover=_WOODS, blocks_sight=True),
    TerrainRow(
        "hedgerow",
        stops=ALL,
        bars_battle=ALL,
        cap=1,
        leave_cap=1,
        from_beside=True,
        cover=_WOODS,
        blocks_sight=True,
    ),
    TerrainRow("hill", cover=_HILL, hill=True),
    TerrainRow(
        "town",
        stops=ALL,
        bars_battle=ALL,
        cover=Cover(infantry=1, armor=2),
        penalty={"armor": 2},
        blocks_sight=True,
    ),
    TerrainRow("river", closed_to=ALL, river=True, takes_sandbags=False),
    TerrainRow(
        "ocean", cap=1, bars_battle=ALL, silences=ALL, shore=True, no_retreat=True, takes_sandbags=False
    ),
    TerrainRow("beach", cap=2, shore=True),
    # Scenario ground of the base battles (HOOK-07).
    TerrainRow("steep-hill", cover=_HILL, hill=True, climb=2, climb_from_shore=2),
    TerrainRow(
        "cliff",
        cover=_HILL,
        hill=True,
        climb_from_shore=2,
        shore_closed_to=FOOT_ONLY,
        no_ground_from_shore=INFANTRY,
    ),
    TerrainRow("bluff", cover=_HILL, hill=True, climb_from_shore=2, shore_closed_to=FOOT_ONLY),
    TerrainRow("impassable-hill", closed_to=ALL, cover=_HILL, hill=True),
    TerrainRow("impassable-ridge", closed_to=ALL, cover=_HILL, hill=True, blocks_fire=True),
    TerrainRow("wide-river", closed_to=ALL, river=True, takes_sandbags=False, blocks_sight_of=INFANTRY),
)

TERRAIN: Final[Mapping[TerrainId, TerrainRow]] = {row.id: row for row in ROWS}

#: BOARD-05: what is printed on the board, by row from the top.
FACES: Final[Mapping[str, tuple[tuple[range, TerrainId], ...]]] = {
    "country": (),
    "winter": (),
    "desert": (),
    "beach": ((range(4, 7), "beach"), (range(7, 9), "ocean")),
}
#: The same on the deep board.
DEEP_FACES: Final[Mapping[str, tuple[tuple[range, TerrainId], ...]]] = {
    **FACES,
    "beach": ((range(11, 14), "beach"), (range(14, 17), "ocean")),
}
