"""What goes from the hexes that units leave by what is drafted."""

from __future__ import annotations

from bot.facts.drafted import Left
from engine import GameState
from engine.actions import MoveUnit
from engine.lines import read
from engine.notation import described
from engine.outlook import left_behind


def left_by(line: str, before: GameState, after: GameState) -> tuple[Left, ...]:
    """What a line takes from the hexes that units leave by it."""
    if before is after or described(line).verb != "move":
        return ()
    ways = [one for one in read(line, before) if isinstance(one, MoveUnit)]
    return tuple([Left(before.battle.board.names[h], kind) for h, kind in left_behind(before, after, ways)])
