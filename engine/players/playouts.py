"""A battle played on to its end between equals, in a world that is only imagined: who wins it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.players.greedy import decide
from engine.players.worth import WEIGHTS

if TYPE_CHECKING:
    from engine.knowledge import Side, World

#: Turns and decisions after which nobody has won.
_LONGEST: Final = 200
_MOST: Final = 20_000


def winner(world: World) -> Side | None:
    """Who wins if Veterans play both sides; None: neither did for very long."""
    for _ in range(_MOST):
        if world.to_act is None or world.state.turn.number > _LONGEST:
            break
        world.do(decide(world, WEIGHTS))
    return world.state.winner
