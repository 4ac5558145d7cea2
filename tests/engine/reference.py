"""The rules of movement, sight, dice and retreat once more, slow and literal, to compare the engine with.

Nothing here is shared with the engine: a board is a dict of terrain words, paths are enumerated one by one.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

Hex = tuple[int, int]
STEPS = ((2, 0), (-2, 0), (1, 1), (1, -1), (-1, 1), (-1, -1))
ALLOWANCE = {"inf": 2, "sf": 2, "fr": 2, "arm": 3, "elite": 3, "art": 1}
CLASS = {
    "inf": "infantry",
    "sf": "infantry",
    "fr": "infantry",
    "arm": "armor",
    "elite": "armor",
    "art": "artillery",
}
DICE = {"infantry": (3, 2, 1), "armor": (3, 3, 3), "artillery": (3, 3, 2, 2, 1, 1)}
STOP = {"forest", "town", "hedgerow"}
OBSTRUCT = {"forest", "town", "hedgerow"}


@dataclass
class World:
    """A standard board: terrain by hex (open where nothing is said), obstacles, units."""

    terrain: dict[Hex, str] = field(default_factory=dict)
    obstacles: dict[Hex, set[str]] = field(default_factory=dict)
    #: hex: (side, kind)
    units: dict[Hex, tuple[str, str]] = field(default_factory=dict)

    def ground(self, h: Hex) -> str:
        """The terrain word; a bridged river is plain ground (MOVE-10)."""
        found = self.terrain.get(h, "open")
        return "open" if found == "river" and self.has(h, "bridge") else found

    def has(self, h: Hex, obstacle: str) -> bool:
        """Whether an obstacle lies there; bunkers are written bunker[A] and bunker[X]."""
        return any(one.split("[")[0] == obstacle for one in self.obstacles.get(h, ()))

    def bridged(self, h: Hex) -> bool:
        """A bridge over a river hex, not on land (MOVE-10b)."""
        return self.terrain.get(h) == "river" and self.has(h, "bridge")

    def passable(self, h: Hex, kind: str) -> bool:
        """MOVE-10, MOVE-11."""
        if self.ground(h) == "river":
            return False
        return CLASS[kind] == "infantry" or not (self.has(h, "bunker") or self.has(h, "hedgehog"))


def on_board(h: Hex) -> bool:
    """BOARD-01."""
    x, y = h
    return 0 <= y <= 8 and (x + y) % 2 == 0 and y % 2 <= x <= 24 - y % 2


def around(h: Hex) -> list[Hex]:
    """COORD-02."""
    found = [(h[0] + dx, h[1] + dy) for dx, dy in STEPS]
    return [one for one in found if on_board(one)]


def distance(a: Hex, b: Hex) -> int:
    """COORD-03."""
    dx, dy = abs(a[0] - b[0]), abs(a[1] - b[1])
    return dy + max(0, (dx - dy) // 2)


def ends(world: World, start: Hex) -> set[Hex]:
    """Every hex a unit can end its move on: all paths, each checked as a whole (MOVE)."""
    kind = world.units[start][1]
    if CLASS[kind] == "artillery" and world.has(start, "bunker"):
        return set()
    return {path[-1] for path in _paths(world, (start,), kind) if _allowed(world, path)}


def _paths(world: World, path: tuple[Hex, ...], kind: str) -> Iterator[tuple[Hex, ...]]:
    here = path[-1]
    if len(path) > 1:
        yield path
        if world.ground(here) in STOP or world.has(here, "wire"):
            return
    if len(path) <= ALLOWANCE[kind]:
        for to in around(here):
            if to in path or to in world.units or not world.passable(to, kind):
                continue
            if world.bridged(here) and world.bridged(to):
                continue
            yield from _paths(world, (*path, to), kind)


def _allowed(world: World, path: tuple[Hex, ...]) -> bool:
    """The limits that look at a whole move (MOVE-08, 09, 14, 15)."""
    steps = len(path) - 1
    entered = {world.ground(h) for h in path[1:]}
    if steps > 1 and (world.ground(path[0]) == "hedgerow" or entered & {"hedgerow", "ocean"}):
        return False
    return not (steps > 2 and "beach" in entered)


def plateau(world: World, h: Hex) -> set[Hex]:
    """The connected hill hexes of a hill hex (LOS-06)."""
    found, edge = set[Hex](), [h]
    while edge:
        one = edge.pop()
        if one not in found and world.ground(one) == "hill":
            found.add(one)
            edge += around(one)
    return found


def obstructs(world: World, h: Hex, a: Hex, b: Hex) -> bool:
    """LOS-02, LOS-05 (off the board counts), LOS-06, LOS-07, LOS-08."""
    if not on_board(h):
        return True
    if h in world.units or world.ground(h) in OBSTRUCT or world.has(h, "bunker"):
        return True
    if world.ground(h) != "hill":
        return False
    group = plateau(world, h)
    return not (a in group and b in group)


def sees(world: World, a: Hex, b: Hex) -> bool:
    """The table of LOS-04."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    sx, sy = (1 if dx >= 0 else -1), (1 if dy >= 0 else -1)
    shapes: dict[Hex, tuple[str, list[Hex]]] = {
        (2, 0): ("any", []), (1, 1): ("any", []),
        (4, 0): ("any", [(2, 0)]), (2, 2): ("any", [(1, 1)]),
        (0, 2): ("all", [(-1, 1), (1, 1)]), (3, 1): ("all", [(2, 0), (1, 1)]),
        (6, 0): ("any", [(2, 0), (4, 0)]), (3, 3): ("any", [(1, 1), (2, 2)]),
        (5, 1): ("any", [(2, 0), (3, 1)]), (4, 2): ("any", [(1, 1), (3, 1)]), (1, 3): ("any", [(1, 1), (0,
        2)]),
    }  # fmt: skip
    how, tested = shapes[abs(dx), abs(dy)]
    blocked = [obstructs(world, (a[0] + sx * x, a[1] + sy * y), a, b) for x, y in tested]
    return not (any(blocked) if how == "any" else all(blocked))


def dice(world: World, a: Hex, b: Hex) -> int:
    """DICE-01 to DICE-07, without a card; 0 where it does not reach."""
    cls, far = CLASS[world.units[a][1]], distance(a, b)
    if far > len(DICE[cls]):
        return 0
    number = DICE[cls][far - 1]
    if cls != "artillery":
        number -= max(_protections(world, a, b, cls))
    if cls == "armor" and world.ground(a) == "town":
        number -= 2
    if cls == "infantry" and world.has(a, "wire"):
        number -= 1
    return max(0, number)


def _protections(world: World, a: Hex, b: Hex, cls: str) -> Iterator[int]:
    yield 0
    walls = 1 if cls == "infantry" else 2
    if world.ground(b) in OBSTRUCT:
        yield walls
    if world.ground(b) == "hill" and world.ground(a) != "hill":
        yield 1
    if world.has(b, "sandbag"):
        yield 1
    letter = "A" if world.units[b][0] == "A" else "X"
    if f"bunker[{letter}]" in world.obstacles.get(b, ()):
        yield walls


def targets(world: World, a: Hex) -> dict[Hex, int]:
    """BATTLE-04 to BATTLE-06 for a unit that has not moved."""
    side, kind = world.units[a]
    if world.ground(a) == "ocean":
        return {}
    enemies = [h for h, unit in world.units.items() if unit[0] != side]
    near = [h for h in enemies if distance(a, h) == 1]
    found = {}
    for h in near or enemies:
        if distance(a, h) > len(DICE[CLASS[kind]]):
            continue
        if CLASS[kind] != "artillery" and not sees(world, a, h):
            continue
        number = dice(world, a, h)
        if number:
            found[h] = number
    return found


def retreats(world: World, start: Hex, flags: int) -> set[tuple[Hex, ...]]:
    """All legal ways back (FLAG-02 to FLAG-07, AMB-05, AMB-31); the hex alone: stands fast and ignores all."""
    side, kind = world.units[start]
    down = 1 if side == "A" else -1
    ignorable = min(flags, int(_shielded(world, start)))
    owed, most = flags - ignorable, flags * (3 if kind == "fr" else 1)
    ways = list(_back(world, (start,), kind, down, most))
    longest = max(len(way) - 1 for way in ways)
    need = min(owed, longest)
    found = {way for way in ways if len(way) - 1 >= need} if longest >= owed else {
        way for way in ways if len(way) - 1 == longest
    }  # fmt: skip
    return {way for way in found if len(way) > 1 or not owed}


def _shielded(world: World, h: Hex) -> bool:
    letter = world.units[h][0]
    return (
        world.has(h, "sandbag")
        or world.has(h, "hedgehog")
        or f"bunker[{letter}]" in world.obstacles.get(h, ())
    )


def _back(world: World, way: tuple[Hex, ...], kind: str, down: int, most: int) -> Iterator[tuple[Hex, ...]]:
    yield way
    if len(way) > most:
        return
    x, y = here = way[-1]
    if CLASS[kind] == "artillery" and world.has(here, "bunker"):
        return
    for to in ((x - 1, y + down), (x + 1, y + down)):
        if not on_board(to) or to in world.units or not world.passable(to, kind):
            continue
        if world.ground(to) == "ocean" or (world.bridged(here) and world.bridged(to)):
            continue
        yield from _back(world, (*way, to), kind, down, most)
