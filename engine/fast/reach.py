"""What a mover reaches where every step costs 1, put together from what two steps reach around each hex.

Without it `Ways` searches every time, as it does where a step costs more: 15 % of the instructions of random
play, in plain Python and compiled.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from engine.actions import MoveUnit
from engine.ground import Ground
from engine.hexes import BIT, Board, members
from engine.rules.links import Links, Steps, links_at
from engine.rules.stepping import NO_CAP, Mover, cap_on_leaving
from engine.types import HexId, HexSet

#: `reach` puts together at most three steps: one, and two more.
_LONGEST_PLAIN: Final = 3
#: By hex: what two more steps reach from it, by the units next to it. A short cut, 6 % of the instructions of random
#: play in plain Python, 4 % compiled.
_Twos: TypeAlias = list[dict[HexSet, int] | None]
#: The first of some hexes, and the moves to each of them by its bit.
Table: TypeAlias = tuple[HexId, tuple[tuple[HexSet, MoveUnit], ...]]
#: Stands for "not all steps here are plain".
_NOT_PLAIN: Final = -1


def listing(board: Board, start: HexId, farthest: int, ends: HexSet) -> list[MoveUnit]:
    """The moves to these ends, in order: one object for each pair of hexes."""
    moves = []
    tables = board.tables[farthest]
    first, table = tables[start] or _table_at(board, start, farthest)
    near = ends >> first
    for bit, move in table:
        if near & bit:
            moves.append(move)
    return moves


def _table_at(board: Board, start: HexId, farthest: int) -> Table:
    """The moves to all that is near, which are the same ones in every game, by a bit counted from the first of those
    hexes: so it fits a machine's word. A short cut: 19 % in plain Python, 36 % compiled."""
    near = members(board.around[farthest][start])
    first = near[0] if near else 0
    table = first, tuple([(1 << end - first, MoveUnit((start, end))) for end in near])
    board.tables[farthest][start] = table
    return table


def reach(ground: Ground, mover: Mover, start: HexId, occupied: HexSet) -> HexSet | None:
    """Every free hex the mover reaches where each step costs 1 and nothing happens in passing; None: a step around
    costs more or follows a road, and `Ways` must search."""
    far = mover.reach
    if far > _LONGEST_PLAIN:
        return None
    cap = cap_on_leaving(ground.spots[start], mover) if ground.limited >> start & 1 else NO_CAP
    if far == 2:
        ends = _two_steps(ground, mover, start, occupied, cap)
    elif far == 3:
        ends = _three_steps(ground, mover, start, occupied, cap)
    else:
        steps: Steps = ground.steps[mover.gait]
        ends = _next_to(steps[start] or links_at(ground, mover, steps, start)) if far else 0
    return None if ends < 0 else ends & (ground.board.all ^ occupied)


def _next_to(links: Links) -> int:
    """What one step reaches, whatever its limit."""
    if links.odd:
        return _NOT_PLAIN
    ends = links.ends
    for _, through, last in links.capped:
        ends |= through | last
    return ends


def _three_steps(ground: Ground, mover: Mover, start: HexId, occupied: HexSet, cap: int) -> int:
    """One step, and two more from every hex from which the move may go on."""
    steps: Steps = ground.steps[mover.gait]
    links = steps[start] or links_at(ground, mover, steps, start)
    ends = _next_to(links)
    if ends < 0 or cap < 2:
        return ends
    # Mostly nothing around limits a move, and this is the only round.
    onward = [(cap, links.plain)]
    if links.capped:
        for limit, through, _ in links.capped:
            if limit > 1:
                onward.append((cap if cap < limit else limit, through))
    ring = ground.board.ring
    # A way back over the start reaches nothing that is not nearer without it.
    others = occupied & ground.board.around[_LONGEST_PLAIN][start]
    free = ground.board.all ^ occupied
    for most, hexes in onward:
        # Where nothing limits a move, it does not matter how long it is already.
        known: _Twos = ground.twos[(mover.gait, 1, most) if ground.capped or most < NO_CAP else mover.gait]
        edge = hexes & free
        while edge:
            h = edge.bit_length() - 1
            edge ^= BIT[h]
            near = others & ring[h]
            here = known[h]
            if here is None:
                here = known[h] = {}
            more = here.get(near)
            if more is None:
                more = here[near] = _grow_two(ground, mover, h, near, 1, most)
            if more < 0:
                return more
            ends |= more
    return ends


def _two_steps(ground: Ground, mover: Mover, h: HexId, occupied: HexSet, cap: int) -> int:
    """What a move of two steps reaches from h."""
    near = occupied & ground.board.ring[h]
    everywhere: _Twos = ground.twos[(mover.gait, 0, cap) if ground.capped or cap < NO_CAP else mover.gait]
    known = everywhere[h]
    if known is None:
        known = everywhere[h] = {}
    ends = known.get(near)
    if ends is None:
        ends = known[near] = _grow_two(ground, mover, h, near, 0, cap)
    return ends


def _grow_two(ground: Ground, mover: Mover, h: HexId, near: HexSet, walked: int, cap: int) -> int:
    steps: Steps = ground.steps[mover.gait]
    links = steps[h] or links_at(ground, mover, steps, h)
    if links.odd:
        return _NOT_PLAIN
    first, second = walked + 1, walked + 2
    ends = links.ends if first <= cap else 0
    onward = links.plain if second <= cap else 0
    for limit, through, last in links.capped:
        if first <= min(cap, limit):
            ends |= through | last
        if second <= min(cap, limit):
            onward |= through
    onward &= ~near
    while onward:
        to = onward.bit_length() - 1
        onward ^= BIT[to]
        beyond = steps[to] or links_at(ground, mover, steps, to)
        if not beyond.even:
            if beyond.odd:
                return _NOT_PLAIN
            for limit, through, last in beyond.capped:
                if second <= limit:
                    ends |= through | last
        ends |= beyond.ends
    return ends
