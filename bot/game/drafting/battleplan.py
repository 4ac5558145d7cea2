"""Battles planned in the order they are to be fought, each looked at without a roll.

A plan for a unit is `attack A1xB2`, then perhaps `advance` or `stay` if it wins the ground, and after advancing
perhaps its second battle. Another attack of the same unit stands in for the first if that has become impossible.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Protocol

from bot.errors import Refused, UserError
from bot.game.drafting.trying import ChanceSpeaks, NoDice, unrevealed
from bot.game.side.crews import Crew, Ordered
from engine import Action, GameState, legal_actions, text
from engine.actions import ADVANCE, Attack, Clear, TakeGround
from engine.errors import EngineError
from engine.frames import Advance, AfterBattle, Battles, Strike
from engine.play import settle, why_not
from engine.rules.combat import dice_count
from engine.types import HexId


class Spoken(Protocol):
    """A line, and who wrote it."""

    person: int


@dataclass(slots=True)
class BattlePlan:
    """What one member plans to fight, from the position after all moves."""

    state: GameState
    crew: Crew
    ordered: Ordered
    person: int
    arrows: list[tuple[HexId, HexId, int | None]] = field(default_factory=list)
    #: The attack planned last, and the position it is made from.
    _last: tuple[GameState, Attack] | None = None
    #: The position after it, should the ground be won and taken.
    _taken: GameState | None = None

    @classmethod
    def of(cls, state: GameState, crew: Crew, ordered: Ordered, person: int) -> BattlePlan:
        """An empty plan."""
        if not isinstance(state.pending[-1], Battles):
            # Nobody can battle: the step has closed by itself. Open, it says why.
            draft = state.draft()
            draft.pending.append(Battles(crew.side))
            draft.legal = None
            state = draft.freeze()
        return cls(state, crew, ordered, person)

    def add(self, line: Spoken, action: Action) -> None:
        """Look at one more line. Raises UserError or EngineError."""
        if isinstance(action, TakeGround):
            self._ground(action)
            return
        taken = self._taken
        base = self.state
        if isinstance(action, (Attack, Clear)):
            # From a hex where nobody stands yet it is the second battle of whoever has just taken it.
            if taken is not None and (action.unit not in self.state.units or why_not(taken, action) is None):
                base = taken
            self._check(base, action.unit)
        refusal = why_not(base, action)
        if refusal is not None:
            raise Refused(refusal)
        self._taken = self._last = None
        if isinstance(action, Attack):
            self._last = (base, action)
            self.arrows.append((action.unit, action.target, _dice(base, action)))

    def _ground(self, action: TakeGround) -> None:
        if self._last is None:
            raise UserError("attack-first")
        base, attack = self._last
        won = _won(base, attack)
        if won is None:
            raise UserError("no-ground-there", hex=base.battle.board.names[attack.target])
        self._last, self._taken = None, None
        if action.advance:
            try:
                self._taken = unrevealed(won, ADVANCE, NoDice())
            except ChanceSpeaks:
                self._taken = None

    def legal(self) -> tuple[str, ...]:
        """What may be planned next."""
        board = self.state.battle.board
        planned = {(h, at) for h, at, _ in self.arrows}
        found = []
        if self._last is not None and _won(*self._last) is not None:
            found += ["advance", "stay"]
        if self._taken is not None:
            found += [text(one, board) for one in _attacks(self._taken) if one.unit not in self.state.units]
        for action in legal_actions(self.state):
            h = getattr(action, "unit", None)
            if h is None:
                found.append(text(action, board))
            elif self.crew.handler(self.state, h, self.ordered) != self.person:
                continue
            elif not isinstance(action, Attack) or (h, action.target) not in planned:
                found.append(text(action, board))
        return tuple(dict.fromkeys(found))

    def dice(self) -> dict[str, int]:
        """The dice of each attack that may be planned."""
        board = self.state.battle.board
        found = {text(one, board): _dice(self.state, one) for one in _attacks(self.state)}
        if self._taken is not None:
            found |= {text(one, board): _dice(self._taken, one) for one in _attacks(self._taken)}
        return found

    def unplanned(self) -> list[HexId]:
        """Own units that could battle and are not to."""
        planned = {h for h, _, _ in self.arrows}
        able = dict.fromkeys(one.unit for one in _attacks(self.state))
        return [
            h
            for h in able
            if h not in planned and self.crew.handler(self.state, h, self.ordered) == self.person
        ]

    def _check(self, state: GameState, h: HexId) -> None:
        unit = state.units.get(h)
        if unit is None or unit.side != self.crew.side:
            return
        owner = self.crew.handler(state, h, self.ordered)
        if owner != self.person:
            name = state.battle.board.names[h]
            raise UserError("not-your-section", hex=name, person=owner, side=self.crew.side)


def _attacks(state: GameState) -> list[Attack]:
    return [one for one in legal_actions(state) if isinstance(one, Attack)]


def _dice(state: GameState, attack: Attack) -> int:
    units = state.units
    if attack.target not in units:
        return 0
    return dice_count(state, units[attack.unit], attack.unit, units[attack.target], attack.target)


def _won(state: GameState, attack: Attack) -> GameState | None:
    """The position in which this attack has won its ground and nothing is decided; None: it never can."""
    target = state.units.get(attack.target)
    if target is None:
        return None
    unit = state.units[attack.unit]
    draft = state.draft()
    draft.legal = None
    draft.lift(attack.target)
    deed = draft.deeds[unit.id]
    draft.deeds[unit.id] = deed._replace(battles=deed.battles + 1, more=0)
    strike = Strike(unit.side, unit.id, attack.unit, target.id, attack.target, "battle", overrun=deed.overran)
    draft.pending[-1] = Battles(unit.side, unit.id)
    draft.pending.append(AfterBattle(None, strike))
    try:
        settle(draft, NoDice())
    except (ChanceSpeaks, EngineError):
        return None
    return draft.freeze() if isinstance(draft.pending[-1], Advance) else None
