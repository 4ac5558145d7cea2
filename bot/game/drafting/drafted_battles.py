"""Battles drafted in the order they are to be fought, each looked at without a roll.

A unit's part of it is `attack A1xB2`, then perhaps `advance` or `stay` if it wins the ground, and after advancing
perhaps its second battle. Under some cards a unit battles twice: both are drafted in the same way, at the same target,
too, and fought one after the other (CARD-ARTYBOMBARD-2). One attack more than it has battles stands in for another that
has become impossible.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, field
from typing import Protocol

from bot.errors import Refused, UserError
from bot.facts.drafted import LeftBehind
from bot.game.drafting.leaving import left_for_ground
from bot.game.drafting.overrun import none_won
from bot.game.side.crews import Crew, Ordered
from bot.game.table.tries import Tries
from engine import Action, EngineError, GameState, legal_actions, whatif
from engine.actions import ADVANCE, Attack, Clear, TakeGround
from engine.errors import Refusal
from engine.notation import ActionView, described
from engine.onward import battles_on
from engine.outlook import foreseen, weighed
from engine.play import why_not
from engine.types import HexId
from engine.view import shown


class Spoken(Protocol):
    """A line, who wrote it, and its place in his draft."""

    person: int
    number: int


@dataclass(slots=True)
class DraftedBattles:
    """What one member has drafted to fight, from the position after all moves."""

    tries: Tries
    state: GameState
    crew: Crew
    ordered: Ordered
    person: int
    arrows: list[tuple[HexId, HexId, int | None]] = field(default_factory=list)
    #: Each attack with what its dice may do, by the number of its line.
    weighed: dict[int, tuple[ActionView, ...]] = field(default_factory=dict)
    #: What goes with the unit of each attack that may win ground if it takes it, and by each line that takes some.
    sheds: dict[int, tuple[LeftBehind, ...]] = field(default_factory=dict)
    leaves: dict[int, tuple[LeftBehind, ...]] = field(default_factory=dict)
    #: Ground that is to be taken, from which a unit may attack once more if it finds an enemy.
    overruns: list[HexId] = field(default_factory=list)
    #: The attack drafted last, and the position it is made from.
    _last: tuple[GameState, Attack] | None = None
    #: The position after it, should the ground be won and taken.
    _taken: GameState | None = None
    #: By the hex of a unit with battles drafted: the position after them, if nothing came of them.
    _after: dict[HexId, GameState] = field(default_factory=dict)

    @classmethod
    def of(cls, tries: Tries, state: GameState, crew: Crew, ordered: Ordered, person: int) -> DraftedBattles:
        """None yet."""
        return cls(tries, tries.once(whatif.battles_open, state, crew.side), crew, ordered, person)

    def add(self, line: Spoken, action: Action) -> None:
        """Look at one more line. Raises UserError or EngineError."""
        if isinstance(action, TakeGround):
            self._ground(line, action)
            return
        taken = self._taken
        base = self.state
        if isinstance(action, (Attack, Clear)):
            # From a hex where nobody stands yet it is the second battle of whoever has just taken it.
            if taken is not None and (
                action.unit not in self.state.units or self.tries.once(why_not, taken, action) is None
            ):
                base = taken
            self.crew.check_unit(base, self.person, action, self.ordered)
        refusal = self._refusal(base, action)
        if refusal is not None:
            raise Refused(refusal)
        self._note(action)
        self._taken = self._last = None
        if isinstance(action, Attack):
            self._last = (base, action)
            said = weighed(base, action)
            self.weighed[line.number] = said
            won = self.tries.once(whatif.battle_won, base, action)
            if won is not None:
                self.sheds[line.number] = left_for_ground(won)
            self.arrows.append((action.unit, action.target, said[0].dice))

    def _refusal(self, base: GameState, action: Action) -> Refusal | None:
        """Why it cannot be drafted: the same attack once more is another battle, or nothing."""
        if isinstance(action, Attack) and action.unit in self._after and self._is_drafted(action):
            return self.tries.once(why_not, self._after[action.unit], action)
        return self.tries.once(why_not, base, action)

    def _is_drafted(self, attack: Attack) -> bool:
        return any((h, at) == (attack.unit, attack.target) for h, at, _ in self.arrows)

    def _note(self, action: Action) -> None:
        """Count the battle it takes a unit; one that only stands in for another takes none."""
        if isinstance(action, Attack):
            # Whoever stands on ground just taken has nothing left but this.
            before = self._after.get(action.unit, self.state)
            if action.unit in before.units and self.tries.once(whatif.battles_left, before, action.unit):
                self._after[action.unit] = self.tries.once(whatif.battled, before, action.unit)
            return
        # A hex cleared or smoke laid in the place of a battle.
        with suppress(whatif.ChanceSpeaks, EngineError):
            after = self.tries.once(whatif.unrevealed, self.state, action)
            for h, unit in self.state.units.items():
                if after.deeds.get(unit.id) == self.state.deeds.get(unit.id):
                    continue
                before = self._after.get(h, self.state)
                if self.tries.once(why_not, before, action) is None:
                    self._after[h] = self.tries.once(whatif.unrevealed, before, action)

    def _ground(self, line: Spoken, action: TakeGround) -> None:
        if self._last is None:
            raise UserError("attack-first")
        base, attack = self._last
        won = self.tries.once(whatif.battle_won, base, attack)
        if won is None:
            raise none_won(base, attack)
        self._last, self._taken = None, None
        if action.advance:
            self.leaves[line.number] = left_for_ground(won)
            try:
                self._taken = self.tries.once(whatif.unrevealed, won, ADVANCE)
            except whatif.ChanceSpeaks:
                self._taken = None
            if self._taken is not None and battles_on(self._taken, attack.target):
                self.overruns.append(attack.target)

    def legal(self) -> tuple[ActionView, ...]:
        """What may be drafted next, each attack with its dice."""
        board = self.state.battle.board
        more: list[ActionView] = []
        on: tuple[ActionView, ...] = ()
        if self._last is not None and self.tries.once(whatif.battle_won, *self._last) is not None:
            on = (described("advance"), described("stay"))
        if self._taken is not None:
            # Where the enemy still stands that is to be driven off, the tank comes to stand.
            mine = self.state.masks[self.crew.side]
            second = [one for one in _attacks(self._taken) if not mine >> one.unit & 1]
            on += foreseen(self._taken, [shown(one, board) for one in second])
        for action in legal_actions(self.state):
            h = getattr(action, "unit", None)
            if h is None:
                more.append(shown(action, board))
            elif self.crew.barred(self.state, self.person, action, self.ordered) is not None:
                continue
            elif not isinstance(action, Attack) or self._refusal(self.state, action) is None:
                more.append(shown(action, board))
        return (*on, *foreseen(self.state, more))

    def undrafted(self) -> list[HexId]:
        """Own units that could battle and are not to, each as often as it could."""
        left: list[HexId] = []
        for h in dict.fromkeys(one.unit for one in _attacks(self.state)):
            if self.crew.handler(self.state, h, self.ordered) == self.person:
                left += [h] * self.tries.once(whatif.battles_left, self._after.get(h, self.state), h)
        return left


def _attacks(state: GameState) -> list[Attack]:
    return [one for one in legal_actions(state) if isinstance(one, Attack)]
