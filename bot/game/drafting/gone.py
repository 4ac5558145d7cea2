"""What is no more as a line looks for it, because of what the same hand has written before it: a unit that has moved, a
step that is closed, orders that the same line has given."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.errors import Refused, UserError, told
from bot.game.drafting.rehearsal import Rehearsal
from engine import Action, GameState, Refusal
from engine.actions import OrderUnit
from engine.notation import described

#: What a unit does from the hex in which it stands.
_FROM: Final = ("order", "move", "attack", "clear")
#: Why a unit that the card could order has no order any more.
NO_ORDER_LEFT: Final = (
    "no-orders-left",
    "no-orders-left-there",
    "orders-in-one-half",
    "orders-left-for-others",
)


def refused(refusal: Refusal, action: Action, state: GameState) -> Refused:
    """Against the rules; of an order it is kept whose it was, for one line may give several."""
    error = Refused(refusal)
    if isinstance(action, OrderUnit) and refusal.key in NO_ORDER_LEFT:
        error.params["at"] = state.battle.board.names[action.unit]
    return error


def gone_before(before: Sequence[str], line: str, error: Exception) -> Exception:
    """What is wrong with a line; of a unit that one of the lines before has moved away that line, and where it went; of
    orders that run out in it how many there were."""
    return _run_out(line, _moved_off(before, line, error))


def _run_out(line: str, error: Exception) -> Exception:
    said = described(line)
    at = error.params.get("at") if isinstance(error, UserError) else None
    if said.verb != "order" or at not in said.hexes[1:]:
        return error
    why = told(error)
    had = said.hexes[: said.hexes.index(str(at))]
    units = ", ".join(had)
    if why.key == "no-orders-left" and len(had) != why.params["number"]:
        return UserError("orders-run-out", units=units, left=len(had), unit=at, why=why)
    return UserError("orders-gone", units=units, unit=at, why=why)


def _moved_off(before: Sequence[str], line: str, error: Exception) -> Exception:
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
