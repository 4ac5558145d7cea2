"""What every step offers for its frame: the same four functions."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, Generic, TypeVar, cast

from engine.errors import Refusal, refuse

if TYPE_CHECKING:
    from engine.actions import Action
    from engine.dice import Dice
    from engine.frames import Frame
    from engine.state import Draft, GameState


F = TypeVar("F")
A = TypeVar("A")


class Step(Generic[F, A]):
    """How one kind of frame is decided, or settles by itself: each step takes its own kind of frame, and `choose` the
    kinds of action it has listed."""

    __slots__ = ("choose", "options", "refusal", "settle")

    def __init__(
        self,
        options: Callable[[GameState, F], tuple[Action, ...]],
        refusal: Callable[[GameState, F, Action], Refusal | None],
        choose: Callable[[Draft, F, A, Dice], None],
        settle: Callable[[Draft, F, Dice], bool],
    ) -> None:
        #: All legal actions, sorted by notation.
        self.options: Final = options
        #: The first reason why an action is not legal; None: it is.
        self.refusal: Final = refusal
        #: Do a legal action.
        self.choose: Final = choose
        #: Do what happens by itself; False: somebody must decide.
        self.settle: Final = settle


def row(kind: type[F], step: Step[F, A]) -> tuple[type[Frame], Step[Frame, Action]]:
    """A step by its kind of frame: whoever looks it up by the kind of a frame hands it a frame that it takes."""
    return cast("tuple[type[Frame], Step[Frame, Action]]", (kind, step))


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
