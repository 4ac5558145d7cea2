"""What units could do from where they stand, ordered or not: whom they could attack, where they could go.

Of what one viewer may know: everything hidden from him is dealt anew before it is asked, so an answer tells nothing
of it. A unit is asked about as if a card ordered it and did nothing else; one that is ordered now, and has not
moved, as it is.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Final, NamedTuple

from engine.actions import MoveUnit
from engine.after_moves import battles_after
from engine.frames import Battles, MoveUnits
from engine.knowledge import seen_by
from engine.play import legal_actions
from engine.rules.combat import empty_target, targets, why_not_battle
from engine.state import Deed, Turn
from engine.types import SIDES

if TYPE_CHECKING:
    from engine.state import GameState
    from engine.types import HexId, Side, Viewer

#: What is dealt anew is dealt alike whenever it is asked.
_SEED: Final = "prospects"


class Shot(NamedTuple):
    """A unit could attack a hex from where it stands."""

    origin: str
    target: str
    dice: int


class Approach(NamedTuple):
    """A unit could attack a hex once it has moved; the hex with most dice."""

    start: str
    by: str
    dice: int


class Goal(NamedTuple):
    """A hex a unit could move to, or leave the board from, and whom it could attack there; None: it may not battle."""

    at: str
    leaves: bool
    against: tuple[tuple[str, int], ...] | None


class Prospects:
    """What everybody could do in a position, as one viewer may know it."""

    def __init__(self, state: GameState, viewer: Viewer) -> None:
        own = [side for side in SIDES if side == viewer]
        # Of a spectator everything hidden from either side is hidden.
        for side in own or SIDES:
            state = seen_by(state, side, _SEED).state.freeze()
        self._state: Final = state

    @cached_property
    def shots(self) -> tuple[Shot, ...]:
        """Whom every unit could attack from where it stands."""
        names = self._state.battle.board.names
        return tuple(
            [
                Shot(names[h], names[at], dice)
                for h in sorted(self._state.units)
                for at, dice in _from_there(_ordered(self._state, h), h)
            ]
        )

    def attackers(self, name: str, of: Side) -> tuple[tuple[Shot, ...], tuple[Approach, ...]]:
        """The units that could attack a unit of a side on a hex, infantry if none stands there: from where they stand,
        and those others that could once they have moved."""
        state = self._state
        at = state.battle.board.by_name[name]
        there = state.units.get(at)
        if there is None or there.side != of:
            state = _with_infantry(state, at, of)
        shots, approaches = [], []
        for h, unit in sorted(state.units.items()):
            if unit.side == of:
                continue
            ready = _ordered(state, h)
            dice = dict(_from_there(ready, h)).get(at)
            if dice is not None:
                shots.append(Shot(state.battle.board.names[h], name, dice))
                continue
            found = [(dict(goal.against or ()).get(name, 0), goal.at) for goal in _goals(ready, h)]
            most, by = max(found, key=lambda one: one[0], default=(0, ""))
            if most:
                approaches.append(Approach(state.battle.board.names[h], by, most))
        return tuple(shots), tuple(approaches)

    def goals(self, name: str) -> tuple[Goal, ...]:
        """Where the unit on a hex could go."""
        h = self._state.battle.board.by_name[name]
        return tuple(_goals(_ordered(self._state, h), h)) if h in self._state.units else ()


def _with_infantry(state: GameState, at: HexId, side: Side) -> GameState:
    """The same with a unit of that side's infantry on a hex, instead of whoever stands there."""
    draft = state.draft()
    if at in draft.units:
        draft.lift(at)
    enemy = next(unit for unit in state.units.values() if unit.side != side)
    draft.put(at, empty_target(enemy)._replace(side=side))
    draft.legal = None
    return draft.freeze()


def _ordered(state: GameState, h: HexId) -> GameState:
    """The unit on a hex is to move, then to battle, and nobody else is."""
    unit, draft = state.units[h], state.draft()
    deed = state.deeds.get(unit.id) if state.turn.side == unit.side else None
    if deed is None or deed.round or deed.battles or deed.spent:
        draft.turn, deed = Turn(state.turn.number + 1, unit.side), Deed(h, at=h)
    draft.deeds = {unit.id: deed}
    draft.pending, draft.legal = [Battles(unit.side), MoveUnits(unit.side)], None
    return draft.freeze()


def _from_there(state: GameState, h: HexId) -> list[tuple[HexId, int]]:
    unit = state.units[h]
    if why_not_battle(state, unit, h, state.deeds.get(unit.id)) is not None:
        return []
    return targets(state, unit, h)


def _goals(state: GameState, h: HexId) -> list[Goal]:
    names = state.battle.board.names
    moves = [one for one in legal_actions(state) if isinstance(one, MoveUnit) and one.way[0] == h]
    fights = battles_after(state, [one for one in moves if not one.leaves])
    goals: dict[tuple[str, bool], Goal] = {}
    for one in moves:
        found = fights.get(one)
        against = None if found is None else tuple([(names[at], dice) for at, dice in found])
        goal = Goal(names[one.way[-1]], one.leaves, against)
        # Of several ways to a hex the one after which most can be done.
        known = goals.get((goal.at, goal.leaves))
        if known is None or len(against or ()) > len(known.against or ()):
            goals[goal.at, goal.leaves] = goal
    return list(goals.values())
