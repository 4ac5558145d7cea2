"""What is no more as a line looks for it, because of lines of the same hand before it: a unit they have moved, a step
they have closed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.errors import Refused, UserError
from bot.game.drafting.rehearsal import Rehearsal
from engine.notation import described

#: What a unit does from the hex in which it stands.
_FROM: Final = ("order", "move", "attack", "clear")


def moved_off(before: Sequence[str], line: str, error: Exception) -> Exception:
    """What is wrong with a line; of a unit that one of the lines before has moved away that line, and where it went."""
    said = described(line)
    if said.verb not in _FROM:
        return error
    for at in said.hexes if said.verb == "order" else said.hexes[:1]:
        gone = _left(before, at)
        if gone is not None:
            return UserError("moved-off", hex=at, to=gone[1], line=gone[0])
    return error


def _left(before: Sequence[str], at: str) -> tuple[str, str] | None:
    """The line by which whoever stood on a hex has left it, and where it leads; None: somebody may stand there."""
    for line in reversed(before):
        said = described(line)
        if said.verb != "move":
            continue
        if said.unit == at and not said.leaves:
            return line, said.target
        if said.target == at:
            return None
    return None


def orders_drafted(tried: Rehearsal, error: Exception) -> Exception:
    """What is wrong with a line behind a draft; of an order in a step that only the draft has closed, that it can be
    opened again."""
    closed = isinstance(error, Refused) and error.key == "order-step-over" and not tried.several
    return UserError("order-step-drafted") if closed and tried.orders_open else error
