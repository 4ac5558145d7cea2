"""What every step offers for its frame: the same four functions."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

from engine.errors import Refusal, refuse

if TYPE_CHECKING:
    from engine.actions import Action
    from engine.dice import Dice
    from engine.state import Draft, GameState


class Step(NamedTuple):
    """How one kind of frame is decided, or settles by itself.

    Each step takes its own kind of frame, and `choose` the kinds of action it has listed; `STEPS` pairs the two, which
    a row of a table cannot say.
    """

    #: All legal actions, sorted by notation.
    options: Callable[[GameState, Any], tuple[Action, ...]]
    #: The first reason why an action is not legal; None: it is.
    refusal: Callable[[GameState, Any, Action], Refusal | None]
    #: Do a legal action.
    choose: Callable[[Draft, Any, Any, Dice], None]
    #: Do what happens by itself; False: somebody must decide.
    settle: Callable[[Draft, Any, Dice], bool]


def nothing(state: GameState, frame: object) -> tuple[Action, ...]:
    """Options of a frame that nobody decides."""
    return ()


def refuse_all(state: GameState, frame: object, action: Action) -> Refusal | None:
    """Refusal of a frame that nobody decides."""
    return refuse("nothing-to-decide")


def no_choice(draft: Draft, frame: object, action: object, dice: Dice) -> None:
    """Choice of a frame that nobody decides: never called."""
    raise AssertionError(f"{frame!r} is decided by nobody")


def waits(draft: Draft, frame: object, dice: Dice) -> bool:
    """Settling of a frame that always waits for its owner."""
    return False
