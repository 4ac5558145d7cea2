"""The ground of a battle: what lies on every hex, and what follows from it.

A `Spot` is everything on one hex (terrain, obstacles, markers) with the columns of its rows folded together,
so that a rule asks one thing once. A `Ground` is a board of spots. Both are immutable and interned: the same
change of the same ground gives the same object, so what was worked out for one ground (ways, lines of sight)
serves every game that comes to it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple, TypeVar

from engine.hexes import Board, members
from engine.rules.ground_rows import NOBODY, Cover, ObstacleRow, TerrainRow
from engine.rules.markers import MARKERS
from engine.rules.obstacles import OBSTACLES
from engine.rules.terrain import TERRAIN
from engine.types import CLASSES, Direction, HexId, HexSet, ObstacleId, Side, TerrainId, UnitClass
from engine.values import Marker, Obstacle

if TYPE_CHECKING:
    from engine.rules.links import Links
    from engine.rules.stepping import Mover
    from engine.rules.ways import Ways
    from engine.view import HexView

K = TypeVar("K")
V = TypeVar("V")


class Shelter(NamedTuple):
    """One thing on a hex that protects: dice, a flag, and for whom."""

    label: str
    cover: Cover | None
    ignores_flag_of: frozenset[UnitClass]
    side: Side | None


def _penalties(
    labels: tuple[str, ...], layers: tuple[TerrainRow | ObstacleRow, ...]
) -> dict[UnitClass, tuple[str, int]]:
    """DICE-07: the worst penalty of each class counts, they do not add up."""
    penalties: dict[UnitClass, tuple[str, int]] = {}
    for label, layer in zip(labels, layers, strict=True):
        for unit_class, dice in layer.penalty.items():
            if dice > penalties.get(unit_class, ("", 0))[1]:
                penalties[unit_class] = (label, dice)
    return penalties


def _shelters(
    terrain: TerrainId, ground: TerrainRow, laid: tuple[tuple[Obstacle, ObstacleRow], ...]
) -> tuple[Shelter, ...]:
    """Everything on a hex that protects or lets a flag be ignored."""
    shelters = [Shelter(terrain, ground.cover, ground.ignores_flag_of, None)]
    for obstacle, top in laid:
        side = obstacle.side if top.owner_only else None
        shelters.append(Shelter(obstacle.kind, top.cover, top.ignores_flag_of, side))
    return tuple([shelter for shelter in shelters if shelter.cover is not None or shelter.ignores_flag_of])


_NUMBERS: Final[dict[tuple[object, ...], int]] = {}


def _number_of(key: tuple[object, ...]) -> int:
    """One number for equal keys: compared and looked up faster than they are."""
    return _NUMBERS.setdefault(key, len(_NUMBERS))


class Spot:
    """Everything that lies on one hex, and what it means."""

    __slots__ = (
        "bars", "blocks_fire", "bridged", "cap", "climb", "closed", "exits", "flags", "hill", "holds", "ice", "key",
        "laid", "leave_cap", "markers", "no_retreat", "obstacles", "opaque", "over_river", "penalty", "pins", "road",
        "road_stops", "row", "shelters", "silences", "stops", "terrain", "tops", "transient",
    )  # fmt: skip

    def __init__(
        self,
        terrain: TerrainId,
        obstacles: tuple[Obstacle, ...],
        markers: tuple[Marker, ...],
        exits: tuple[Direction, ...],
    ) -> None:
        self.terrain: Final = terrain
        self.obstacles: Final = obstacles
        self.markers: Final = markers
        self.exits: Final = exits
        row = self.row = TERRAIN[terrain]
        tops = self.tops = tuple(OBSTACLES[o.kind] for o in obstacles)
        #: Each obstacle with its row.
        self.laid: Final = tuple(zip(obstacles, tops, strict=True))
        marks = [MARKERS[m.kind] for m in markers]
        self.bridged = any(top.bridge for top in tops)
        water = row.river or row.ice
        ground = row if not (self.bridged and (water or row.bridgeable)) else TERRAIN["open"]
        layers: tuple[TerrainRow | ObstacleRow, ...] = (ground, *tops)
        self.closed: frozenset[UnitClass] = frozenset().union(*(x.closed_to for x in layers))
        self.stops: frozenset[UnitClass] = frozenset().union(*(x.stops for x in (*layers, *marks)))
        self.road = ground.road
        self.road_stops: frozenset[UnitClass] = (
            frozenset().union(*(x.stops for x in tops), *(x.stops for x in marks))
            if ground.road
            else self.stops
        )
        self.holds: frozenset[UnitClass] = frozenset().union(
            *(x.stops for x in layers if not x.lets_advance), *(x.stops for x in marks)
        )
        self.bars: frozenset[UnitClass] = frozenset().union(*(x.bars_battle for x in layers))
        self.silences = ground.silences
        self.cap = ground.cap
        self.leave_cap = ground.leave_cap
        self.no_retreat = ground.no_retreat
        self.hill = ground.hill
        self.climb = ground.climb
        self.over_river = water and any(top.bridge and not top.along_axis for top in tops)
        self.ice = ground.ice
        self.blocks_fire = row.blocks_fire or any(x.blocks_fire for x in marks)
        self.pins: frozenset[UnitClass] = frozenset().union(*(x.pins for x in tops), ground.pins, NOBODY)
        self.penalty = _penalties((terrain, *(o.kind for o in obstacles)), layers)
        self.opaque = ground.blocks_sight or any(x.blocks_sight for x in tops)
        self.opaque = self.opaque or any(x.blocks_sight for x in marks)
        self.shelters = _shelters(terrain, ground, self.laid)
        self.flags = any(shelter.ignores_flag_of for shelter in self.shelters)
        #: Something goes when a unit comes or leaves, so two ways over other hexes differ.
        self.transient = ground.acts_in_passing or any(top.goes_with_unit for top in tops)
        #: What matters to a move, as a number; spots that differ in nothing else share their ways.
        self.key: Final = _number_of(
            (
            self.closed, self.stops, self.cap, self.leave_cap, self.hill, self.climb, row.shore, self.over_river,
            row.climb_from_shore, row.shore_closed_to, self.pins, row.river, exits, self.bars, self.ice, ground.road,
            self.road_stops, self.no_retreat, row.mountain, row.ends_only,
            tuple((o.kind, o.axis) for o, top in self.laid if top.along_axis),
            tuple((m.kind, m.side) for m in markers),
            )
        )  # fmt: skip

    def __repr__(self) -> str:
        return f"Spot({self.terrain!r}, {[o.kind for o in self.obstacles]!r})"

    @property
    def plain(self) -> tuple[object, ...]:
        """What makes this spot, as plain data: equal spots are the same object."""
        return (self.terrain, self.obstacles, self.markers, self.exits)

    def become(self, terrain: TerrainId) -> Spot:
        """This spot with other ground under what lies on it."""
        return spot(terrain, self.obstacles, self.markers, self.exits)

    def has(self, kind: ObstacleId) -> bool:
        """Whether an obstacle of this kind lies here."""
        for obstacle in self.obstacles:
            if obstacle.kind == kind:
                return True
        return False

    def without(self, kind: ObstacleId) -> Spot:
        """This spot after one obstacle of that kind was removed."""
        kinds = [o.kind for o in self.obstacles]
        at = kinds.index(kind)
        left = self.obstacles[:at] + self.obstacles[at + 1 :]
        return spot(self.terrain, left, self.markers, self.exits)

    def having(self, obstacle: Obstacle) -> Spot:
        """This spot with one obstacle more."""
        return spot(self.terrain, (*self.obstacles, obstacle), self.markers, self.exits)

    def marked(self, markers: tuple[Marker, ...]) -> Spot:
        """This spot with these markers."""
        return spot(self.terrain, self.obstacles, markers, self.exits)


@lru_cache(maxsize=65536)
def spot(
    terrain: TerrainId,
    obstacles: tuple[Obstacle, ...] = (),
    markers: tuple[Marker, ...] = (),
    exits: tuple[Direction, ...] = (),
) -> Spot:
    """The one Spot with this on it."""
    return Spot(terrain, obstacles, markers, exits)


class ByHex(dict[K, list[V | None]]):
    """What is known of every hex, by who asks: all is unknown when it is first asked for."""

    __slots__ = ("_size",)

    def __init__(self, size: int) -> None:
        self._size = size

    def __missing__(self, key: K) -> list[V | None]:
        empty: list[V | None] = [None] * self._size
        self[key] = empty
        return empty

    def without(self, hexes: Callable[[K], HexSet]) -> ByHex[K, V]:
        """The same, but for these hexes of each who asks."""
        others: ByHex[K, V] = ByHex(self._size)
        for key, everywhere in self.items():
            lent = others[key] = everywhere.copy()
            for h in members(hexes(key)):
                lent[h] = None
        return others


#: Grounds a battle remembers, the newest ones: bounds memory, never changes a result.
_GROUNDS_KEPT: Final = 256


class Ground:
    """A whole board of spots."""

    __slots__ = (
        "_hill_groups", "_known", "_ranges", "backs", "board", "capped", "differs", "fire_blockers", "hills", "laden",
        "lakes", "limited", "mountains", "opaque", "opaque_to", "shown", "spots", "steps", "transient", "twos", "ways",
    )  # fmt: skip

    #: By gait: the steps out of every hex (see rules/links.py).
    steps: ByHex[int, Links]
    #: By what a retreat depends on: where one may step back to from every hex (see backwards.py).
    backs: ByHex[tuple[object, ...], tuple[HexId, ...]]
    #: By gait: what two plain steps reach from every hex, by the units next to it (see fast/reach.py).
    twos: ByHex[object, dict[HexSet, int]]
    #: By mover: the ways from every hex, by the units around (see movement.py).
    ways: ByHex[Mover, dict[object, Ways]]

    def __init__(self, board: Board, spots: tuple[Spot, ...], known: dict[tuple[Spot, ...], Ground]) -> None:
        self.board: Final = board
        self.spots: Final = spots
        #: The grounds of this battle met so far.
        self._known = known
        self._hill_groups: dict[HexId, HexSet] | None = None
        self._ranges: dict[HexId, HexSet] | None = None
        #: The hexes that are no longer as the battle began, once they were asked for (see codec.py).
        self.differs: tuple[HexId, ...] | None = None
        #: Its hexes as views show them, once they were asked for (see view.py).
        self.shown: tuple[HexView, ...] | None = None
        #: What blocks sight, what is raised, what blocks even fire.
        self.opaque: HexSet = 0
        self.hills: HexSet = 0
        self.mountains: HexSet = 0
        self.fire_blockers: HexSet = 0
        #: What blocks it from two hexes on.
        self.lakes: HexSet = 0
        #: What only attackers of one class cannot see across (wide rivers).
        self.opaque_to: dict[UnitClass, HexSet] = dict.fromkeys(CLASSES, 0)
        #: Where something happens to a unit that only passes.
        self.transient: HexSet = 0
        #: Where any obstacle lies; what limits the moves that enter it, or that start there.
        self.laden: HexSet = 0
        self.capped: HexSet = 0
        self.limited: HexSet = 0

    def _note(self, h: HexId, here: Spot) -> None:
        """Enter one spot into the sets."""
        bit = 1 << h
        self.opaque = self.opaque | bit if here.opaque else self.opaque & ~bit
        self.hills = self.hills | bit if here.hill else self.hills & ~bit
        self.mountains = self.mountains | bit if here.row.mountain else self.mountains & ~bit
        self.lakes = self.lakes | bit if here.row.lake else self.lakes & ~bit
        self.fire_blockers = self.fire_blockers | bit if here.blocks_fire else self.fire_blockers & ~bit
        self.transient = self.transient | bit if here.transient else self.transient & ~bit
        self.laden = self.laden | bit if here.tops else self.laden & ~bit
        self.capped = self.capped | bit if here.cap is not None else self.capped & ~bit
        limits = here.leave_cap is not None or (here.row.shore and here.cap is not None)
        self.limited = self.limited | bit if limits else self.limited & ~bit
        for unit_class, known in self.opaque_to.items():
            # A bridge bears nobody's fire: across a wide river it does not reach beside one or along it either.
            blocks = unit_class in here.row.blocks_sight_of
            self.opaque_to[unit_class] = known | bit if blocks else known & ~bit

    @classmethod
    def of(cls, board: Board, spots: tuple[Spot, ...]) -> Ground:
        """The first ground of a battle."""
        known: dict[tuple[Spot, ...], Ground] = {}
        ground = known[spots] = cls(board, spots, known)
        ground.steps, ground.backs = ByHex(board.size), ByHex(board.size)
        ground.twos, ground.ways = ByHex(board.size), ByHex(board.size)
        for h, here in enumerate(spots):
            ground._note(h, here)
        return ground

    def hill_group(self, h: HexId) -> HexSet:
        """The connected hill hexes that h belongs to; empty if h is no hill (LOS-06)."""
        if self._hill_groups is None:
            self._hill_groups = _groups(self.board, self.hills)
        return self._hill_groups.get(h, 0)

    def range_of(self, h: HexId) -> HexSet:
        """The connected mountains that h belongs to; empty if h is none (CM-MTN-2, CM-MTN-3)."""
        if self._ranges is None:
            self._ranges = _groups(self.board, self.mountains)
        return self._ranges.get(h, 0)

    def changed(self, h: HexId, to: Spot) -> Ground:
        """The ground with another spot on h."""
        spots, known = (*self.spots[:h], to, *self.spots[h + 1 :]), self._known
        ground = known.get(spots)
        if ground is None:
            if len(known) >= _GROUNDS_KEPT:
                del known[next(iter(known))]
            ground = known[spots] = Ground(self.board, spots, known)
            self._lend(ground, h, to)
        return ground

    def _lend(self, other: Ground, h: HexId, to: Spot) -> None:
        """Give a neighbour of this ground what the change cannot have touched."""
        other.opaque, other.hills, other.fire_blockers = self.opaque, self.hills, self.fire_blockers
        other.mountains, other.lakes = self.mountains, self.lakes
        other.opaque_to, other.transient = dict(self.opaque_to), self.transient
        other.laden, other.capped, other.limited = self.laden, self.capped, self.limited
        other._note(h, to)
        if other.hills == self.hills:
            other._hill_groups = self._hill_groups
        if self.spots[h].key == to.key:
            other.steps, other.backs = self.steps, self.backs
            other.twos, other.ways = self.twos, self.ways
        else:
            ball = self.board.ball
            other.steps = self.steps.without(lambda gait: ball(h, 1))
            other.backs = self.backs.without(lambda row: ball(h, 1))
            other.twos = self.twos.without(lambda gait: ball(h, 2))
            # What lies farther away than its longest move never changes the ways of a mover.
            other.ways = self.ways.without(lambda mover: ball(h, mover.longest))


def new_ground(board: Board, spots: Mapping[HexId, Spot], printed: Sequence[TerrainId]) -> Ground:
    """A ground with these spots, and what is printed on the board elsewhere."""
    return Ground.of(board, tuple(spots.get(h) or spot(printed[h]) for h in range(board.size)))


def _groups(board: Board, hexes: HexSet) -> dict[HexId, HexSet]:
    groups: dict[HexId, HexSet] = {}
    for h in members(hexes):
        if h in groups:
            continue
        group, edge = 0, 1 << h
        while edge:
            group |= edge
            grown = 0
            for b in members(edge):
                grown |= board.ring[b]
            edge = grown & hexes & ~group
        for b in members(group):
            groups[b] = group
    return groups
