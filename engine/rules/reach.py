"""What a mover reaches where every step is plain, put together from what two steps reach around each hex."""

from __future__ import annotations

from typing import Final

from engine.actions import MoveUnit
from engine.ground import Ground
from engine.hexes import Board, members
from engine.rules.links import links_at, steps_of
from engine.rules.stepping import NO_CAP, Mover, cap_on_leaving
from engine.types import HexId, HexSet

_TABLES: Final[dict[tuple[str, HexId, int], tuple[tuple[HexSet, MoveUnit], ...]]] = {}
#: `reach` puts together at most three steps: one, and two more.
_LONGEST_PLAIN: Final = 3
#: Stands for "not all steps here are plain".
_NOT_PLAIN: Final = -1


def listing(board: Board, start: HexId, farthest: int, ends: HexSet) -> list[MoveUnit]:
    """The moves to these ends, in order: one object for each pair of hexes."""
    key = (board.kind, start, farthest)
    table = _TABLES.get(key)
    if table is None:
        near = board.ball(start, farthest) & ~(1 << start)
        table = _TABLES[key] = tuple([(1 << end, MoveUnit((start, end))) for end in members(near)])
    return [move for bit, move in table if ends & bit]


def reach(ground: Ground, mover: Mover, start: HexId, occupied: HexSet) -> HexSet | None:
    """Every free hex the mover reaches where all steps are plain and nothing happens in passing; None: not all
    steps around are plain, and `Ways` must search."""
    steps = steps_of(ground, mover)
    links = steps[start] or links_at(ground, mover, steps, start)
    far = mover.reach
    if links.capped or links.odd or far > _LONGEST_PLAIN:
        return None
    if far < 2:
        return (links.plain | links.stops) * far & ~occupied
    if far == 2:
        ends = _two_steps(ground, mover, start, occupied)
        return None if ends < 0 else ends & ~occupied
    if cap_on_leaving(ground.spots[start], mover) != NO_CAP:
        return None
    ends = links.plain | links.stops
    edge = links.plain & ~occupied
    while edge:
        low = edge & -edge
        edge ^= low
        more = _two_steps(ground, mover, low.bit_length() - 1, occupied)
        if more < 0:
            return None
        ends |= more
    return ends & ~occupied


def _two_steps(ground: Ground, mover: Mover, h: HexId, occupied: HexSet) -> int:
    """What two plain steps reach from h, by the units next to it; remembered."""
    everywhere = ground.twos.get(mover.gait)
    if everywhere is None:
        everywhere = ground.twos[mover.gait] = [None] * ground.board.size
    known = everywhere[h]
    if known is None:
        known = everywhere[h] = {}
    near = occupied & ground.board.ring[h]
    found = known.get(near)
    if found is None:
        found = known[near] = _grow_two(ground, mover, h, near)
    return found


def _grow_two(ground: Ground, mover: Mover, h: HexId, near: HexSet) -> int:
    steps = steps_of(ground, mover)
    links = steps[h] or links_at(ground, mover, steps, h)
    if links.capped or links.odd or cap_on_leaving(ground.spots[h], mover) != NO_CAP:
        return _NOT_PLAIN
    ends = links.plain | links.stops
    for to in members(links.plain & ~near):
        onward = steps[to] or links_at(ground, mover, steps, to)
        if onward.capped or onward.odd:
            return _NOT_PLAIN
        ends |= onward.plain | onward.stops
    return ends
