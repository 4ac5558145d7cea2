"""What goes from the hexes that units leave by what is drafted, or typed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise

from bot.facts.drafted import LeftBehind
from engine import GameState, whatif
from engine.actions import Attack, MoveUnit
from engine.frames import MoveUnits
from engine.lines import read
from engine.notation import described
from engine.outlook import left_behind, left_on_ground
from engine.types import HexId, ObstacleId


def left_by(line: str, before: GameState, after: GameState) -> tuple[LeftBehind, ...]:
    """What a line takes from the hexes that units leave by it."""
    verb = described(line).verb
    if verb == "advance":
        return left_for_ground(before)
    if before is after or verb != "move":
        return ()
    ways = [one for one in read(line, before) if isinstance(one, MoveUnit)]
    if len(ways) == 1 and isinstance(before.pending[-1], MoveUnits):
        # Whatever chance does on the way: the unit has left.
        after = whatif.moved(before, ways[0])
    return _named(before, left_behind(before, after, [one.way[0] for one in ways]))


def left_for_ground(won: GameState) -> tuple[LeftBehind, ...]:
    """What goes with the unit that has won ground, if it takes it."""
    return _named(won, left_on_ground(won))


def left_if_won(state: GameState, lines: Sequence[str]) -> tuple[LeftBehind, ...]:
    """What goes with the units that take ground behind their attacks, as lines say that are not rolled yet."""
    found: list[LeftBehind] = []
    for line, behind in pairwise(lines):
        if described(line).verb != "attack" or described(behind).verb != "advance":
            continue
        attack = read(line, state)[-1]
        unit = state.units.get(attack.unit) if isinstance(attack, Attack) else None
        if isinstance(attack, Attack) and unit is not None and unit.id in state.deeds:
            won = whatif.battle_won(state, attack)
            found += left_for_ground(won) if won is not None else ()
    return tuple(found)


def _named(state: GameState, left: Iterable[tuple[HexId, ObstacleId]]) -> tuple[LeftBehind, ...]:
    names = state.battle.board.names
    return tuple([LeftBehind(names[h], kind) for h, kind in left])
