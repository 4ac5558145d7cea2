"""What is known of the lines behind the first roll, whatever it will show: one that can never be done refuses them all.

They are gone through on copies as if nothing came of any battle. Only the position before the first roll is asked, so
that no answer says anything of the dice. What chance alone may bring about is not known: it is tried in its turn.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.errors import Refused, UserError
from bot.game.drafting.overrun import none_won
from bot.game.side.crews import to_come
from engine import Action, GameState, Side, to_act, whatif
from engine.actions import END, PASS, Attack, Clear, MoveUnit, OrderUnit, TakeGround
from engine.errors import Refusal
from engine.frames import PlayCombat
from engine.hindsight import CLOSED
from engine.lines import read, walk
from engine.notation import described
from engine.play import why_not
from engine.reasons import not_of_the_card
from engine.types import HexId

#: What no roll changes: if it does not destroy the target or drive it off, there is still nothing to roll, and whoever
#: has moved so has moved so.
_HOPELESS: Final = (
    "out-of-range",
    "no-dice",
    "moved-too-far-to-battle",
    "entered-no-battle-terrain",
    "no-battle-here",
    "never-battles",
    "camouflaged",
)
#: Of a unit that stands where it is: neither an order nor a battle comes back.
_SPENT: Final = ("not-ordered", "battle-used", "card-battles-nobody")
#: Of a unit that is nowhere, and can come there only by winning the ground.
_NOBODY: Final = ("no-unit-there", "not-your-unit")
#: Of lines that neither battle nor follow on one: the step or the card is not for them any more.
_LATE: Final = CLOSED | {"card-moves-nobody", "card-orders-nobody", "not-ordered", "nothing-to-copy"}
#: Behind these anybody may stand anywhere.
_ANEW: Final = ("order", "move")
#: What is known only when it is asked.
_ASKED: Final = ("retreat", "keep", "use", "pass")


def check(before: GameState, side: Side, line: str, rest: Sequence[str]) -> tuple[int, Exception] | None:
    """Which of the lines behind the one that has spoken is the first that can never be done, and why; `before`: the
    position in which it spoke."""
    seen = _Foreseen(before, side)
    seen.do(line)
    for number, one in enumerate(rest):
        wrong = seen.do(one)
        if wrong is not None:
            return number, wrong
    return None


class _Foreseen:
    """The position to which lines lead if nothing comes of their battles."""

    def __init__(self, state: GameState, side: Side) -> None:
        self._state = state
        self._side = side
        #: What chance decides that is no battle is not known, and nothing of the steps behind it.
        self._known = True
        #: No battle and no danger of a way lies between: the position is what it will be, to the last figure.
        self._exact = True
        self._over = False
        #: Behind that somebody is ordered or moves: where anybody stands then is not known.
        self._blind = False
        #: Hexes that may be won.
        self._aims: set[HexId] = set()
        #: The attack of the line before, and the position it is made in.
        self._last: tuple[GameState, Attack] | None = None

    def do(self, line: str) -> Exception | None:
        """Go on by a line; why it can never be done."""
        said = described(line)
        if self._over and said.verb not in ("end", "keep"):
            return UserError("turn-over")
        if said.verb in ("advance", "stay"):
            return self._ground(line)
        self._last = None
        wrong = self._done(line)
        if said.verb == "attack":
            self._aims.update(one.target for one in read(line, self._state) if isinstance(one, Attack))
        if wrong is not None and to_come(self._state):
            # It may be for the next of the cards that were dealt: where that begins is not said.
            self._known, self._blind = False, self._blind or said.verb in _ANEW
        return None if wrong is None else self._certain(line, wrong)

    def _done(self, line: str) -> Refusal | None:
        """Go on as far as it is possible; what is wrong with the first action that is not."""
        wrong: list[Refusal] = []

        def do(state: GameState, action: Action, _following: Action | None) -> GameState:
            refusal = why_not(state, action)
            if refusal is not None:
                wrong.append(refusal)
                raise whatif.ChanceSpeaks
            if not self._known:
                raise whatif.ChanceSpeaks
            return self._after(state, action)

        if line.lower() == END.verb and isinstance(self._state.pending[-1], PlayCombat):
            # The window for cards is passed by the `end` of a text.
            line = PASS.verb
        try:
            self._state = walk(line, self._state, do)
        except whatif.ChanceSpeaks:
            self._blind |= not self._known and described(line).verb in _ANEW
        return wrong[0] if wrong else None

    def _after(self, state: GameState, action: Action) -> GameState:
        """The position after an action that is legal here. Raises ChanceSpeaks where that is not known."""
        if isinstance(action, Attack):
            self._last, self._exact = (state, action), False
            return whatif.battled(state, action.unit)
        if action in (END, PASS) and whatif.ends_turn(state, (action,)):
            self._over = True
            raise whatif.ChanceSpeaks
        try:
            after = whatif.unrevealed(state, action)
        except whatif.ChanceSpeaks:
            self._exact = False
            if isinstance(action, MoveUnit):
                return whatif.without_chance(state, action)
            self._known = False
            raise
        if after.turn.number != state.turn.number or to_act(after) != self._side:
            self._known = self._exact = False
            raise whatif.ChanceSpeaks
        return after

    def _ground(self, line: str) -> Exception | None:
        """Ground is taken behind an attack, if that can win any."""
        last, self._last, self._exact = self._last, None, False
        (action,) = read(line, self._state)
        assert isinstance(action, TakeGround)
        if last is None or not action.advance or last[1].target not in last[0].units:
            return None
        return none_won(*last) if whatif.battle_won(*last) is None else None

    def _certain(self, line: str, wrong: Refusal) -> Exception | None:
        """What is wrong with a line, if no chance could mend it."""
        (action, *_) = read(line, self._state)
        exact, self._exact = self._exact and not to_come(self._state), False
        if described(line).verb in _ASKED:
            why: Refusal | None = None
        elif exact:
            why = wrong
        elif isinstance(action, (Attack, Clear)):
            why = self._battle(action, wrong)
        else:
            # Whom a card may order hangs on no dice that it rolls behind its orders.
            late = isinstance(action, OrderUnit) or wrong.key in _LATE
            why = self._of_the_card(action) or (wrong if self._known and late else None)
        return None if why is None else Refused(why)

    def _battle(self, action: Attack | Clear, wrong: Refusal) -> Refusal | None:
        if action.unit in self._aims:
            return None
        barred = self._of_the_card(action)
        if barred is not None:
            return barred
        if self._blind:
            return None
        if self._known and wrong.key in _NOBODY:
            return wrong
        refusal = whatif.never_mind_when(self._state, self._side, action)
        if refusal is not None and refusal.key in _HOPELESS:
            return refusal
        if isinstance(action, Attack) and whatif.hidden_by_ground(self._state, self._side, action):
            return refusal
        # Special rules of ground let some battle once more, and combat cards take an attack back.
        spent = wrong.key in _SPENT or (
            wrong.key == "battled-already" and not self._state.battle.hooks.after_ground
        )
        return wrong if self._known and spent else None

    def _of_the_card(self, action: Action) -> Refusal | None:
        """Why the card in play gives nothing of that kind; of several that were dealt the next one may."""
        if to_come(self._state) or not isinstance(action, (OrderUnit, MoveUnit, Attack, Clear)):
            return None
        return not_of_the_card(self._state, action)
