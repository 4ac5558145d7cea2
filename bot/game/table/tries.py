"""Positions reached by trying, each tried once: a plan that grows goes on from where it was."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Any, Concatenate, NamedTuple, ParamSpec, TypeVar

from bot.errors import UserError
from bot.newest import Newest
from engine import EngineError, GameState

P = ParamSpec("P")
T = TypeVar("T")

#: Enough for the drafts of four generals and some that they took back.
_MOST = 200


def fault_of(trying: Callable[[], object]) -> UserError | EngineError | None:
    """What is wrong with a line, by trying it; None: nothing. Where it is only tried a fault of the engine is kept with
    its line, too, or nobody could look at that draft any more."""
    try:
        trying()
    except (UserError, EngineError) as error:
        return error
    return None


class Here(NamedTuple):
    """Where a line of a draft has led."""

    state: GameState
    #: The line that waits for its confirmation, with which the draft ends.
    last: str | None = None
    fault: Exception | None = None


class Tries:
    """What came of questions to the engine, for as long as the board stands; those asked least lately go first."""

    def __init__(self) -> None:
        #: Where the lines of a draft have led, by all of them up to the last, and whatever else that hangs on.
        self.walked: Newest[Hashable, Here] = Newest(_MOST)
        #: By the question and the one state it was asked of, which is kept so that no other can take its place. What
        #: the answer is only the question can say.
        self._known: OrderedDict[Hashable, tuple[GameState, Any, Exception | None]] = OrderedDict()

    def known(
        self,
        asked: Callable[Concatenate[GameState, P], T],
        state: GameState,
        *args: P.args,
        **named: P.kwargs,
    ) -> T | None:
        """The answer, if the question has been asked of this state and had one."""
        known = self._known.get((asked, id(state), args, *named.items()))
        return None if known is None else known[1]

    def once(
        self,
        asked: Callable[Concatenate[GameState, P], T],
        state: GameState,
        *args: P.args,
        **named: P.kwargs,
    ) -> T:
        """The answer to a question about a state. Raises what it raised."""
        key = (asked, id(state), args, *named.items())
        if key in self._known:
            self._known.move_to_end(key)
        else:
            answer, error = None, None
            try:
                answer = asked(state, *args, **named)
            except Exception as raised:
                error = raised
            self._known[key] = (state, answer, error)
            if len(self._known) > _MOST:
                self._known.popitem(last=False)
        _, answer, error = self._known[key]
        if error is not None:
            raise error.with_traceback(None)
        known: T = answer
        return known
