"""One decision after the other by what it is worth now: the Veteran, and everybody whom a General imagines."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from engine.knowledge import (
    Advance,
    Attack,
    Keep,
    MoveUnit,
    OrderUnit,
    PlayCard,
    React,
    Retreat,
    TakeGround,
    Use,
    laid_by,
)
from engine.players.cards import Prospects
from engine.players.eye import Eye, Notes

if TYPE_CHECKING:
    from engine.knowledge import Action, CardId, World
    from engine.players.worth import Weights

#: So many actions of which no table tells the worth are tried out, each so often.
_TRIED: Final = 12
_TIMES: Final = 2
#: What must be gained by an order, or by something tried, to be better than to stop.
_ENOUGH: Final = 0.004
#: What a card for the next turn counts beside that of this one.
_NEXT_TURN: Final = 0.3


class Judgement:
    """What every action that is legal in a world now is worth to the side that decides."""

    def __init__(self, world: World, weights: Weights, notes: Notes | None = None) -> None:
        self.world: Final = world
        self.weights: Final = weights
        side = world.to_act
        assert side is not None
        world.side = side
        self.eye: Final = Eye(world, side, weights, notes)
        self._ways: Final[dict[int, dict[MoveUnit, float]]] = {}
        self._asked: Prospects | None = None

    def best(self) -> Action:
        """The action worth most; of equals the first."""
        scored = self.scored()
        return max(scored, key=lambda one: one[0])[1]

    def scored(self) -> list[tuple[float, Action]]:
        """All of them with what they are worth; not to do anything more is worth nothing."""
        legal = self.world.legal
        if len(legal) == 1:
            return [(0.0, legal[0])]
        known = [(self._known(action), action) for action in legal]
        weighed = [(worth, action) for worth, action in known if worth is not None]
        strange = [action for worth, action in known if worth is None]
        return [*weighed, *self._tried(strange)]

    def _known(self, action: Action) -> float | None:
        """What the tables say; None: it must be tried."""
        eye = self.eye
        match action:
            case PlayCard(card):
                if eye.state.turn.side != eye.side:
                    return self._ambush()
                prospects = self._prospects
                return prospects.card(card) - self.weights.keep * prospects.usual(card)
            case Use():
                laid = laid_by(action)
                return None if laid is None else self._under_the_chip(action, laid)
            case Keep(card):
                prospects = self._prospects
                return prospects.card(card) + prospects.usual(card)
            case OrderUnit(h):
                return self._order(h) - _ENOUGH
            case MoveUnit():
                return self._move(action)
            case Attack(h, at):
                return self._attack(h, at)
            case Retreat(way):
                unit = eye.state.units[way[0]]
                return eye.place(unit, way[-1])
            case TakeGround(advance):
                return self._ground() if advance else 0.0
            case _ if action.verb in ("end", "pass"):
                return 0.0
        return None

    # One kind of action after the other

    @property
    def _prospects(self) -> Prospects:
        if self._asked is None:
            self._asked = Prospects(self.eye)
        return self._asked

    def _under_the_chip(self, action: Use, card: CardId) -> float:
        """The card that is played now, and a little of what the other one may bring next turn."""
        prospects, played = self._prospects, self.world.card_played(action)
        next_turn = _NEXT_TURN * (prospects.card(card) + prospects.usual(card))
        return next_turn if played is None else prospects.card(played) + next_turn

    def _ambush(self) -> float:
        """An answer with all dice, before the attack."""
        frame = self.eye.state.pending[-1]
        assert isinstance(frame, React)
        strike = frame.strike
        assert strike.origin is not None
        unit = self.eye.state.units[strike.at]
        dice = dict(self.world.targets(unit, strike.at)).get(strike.origin, 0)
        return self.eye.attack(unit, strike.origin, dice) - 0.1

    def _order(self, h: int) -> float:
        row = self.world.card_in_play
        more = (row.bonus.close, row.bonus.fire) if row.bonus is not None else (0, 0)
        return self._prospects.of(h, more, row.only, moves="move" in row.steps)

    def _move(self, action: MoveUnit) -> float:
        """What is gained against staying."""
        h = action.way[0]
        known = self._ways.get(h)
        if known is None:
            unit = self.eye.state.units[h]
            row = self.world.card_in_play
            ways = self.eye.ways(unit, h, (0, 0), row.only)
            stay = ways[0][0]
            known = self._ways[h] = {way: worth - stay for worth, way in ways if way is not None}
        return known.get(action, -1.0)

    def _attack(self, h: int, at: int) -> float:
        eye = self.eye
        unit = eye.state.units[h]
        dice = self._dice(h).get(at, 0)
        return eye.attack(unit, at, dice) + _ENOUGH

    def _dice(self, h: int) -> dict[int, int]:
        return dict(self.world.targets(self.eye.state.units[h], h))

    def _ground(self) -> float:
        """What is gained by going where the enemy stood, and fighting on from there."""
        eye, frame = self.eye, self.eye.state.pending[-1]
        assert isinstance(frame, Advance)
        unit = eye.state.units[frame.origin]
        gain = eye.place(unit, frame.to) - eye.place(unit, frame.origin)
        deed = eye.state.deeds.get(unit.id)
        if eye.world.row(unit).overruns and deed is not None and not deed.overran:
            gain += 0.8 * eye.best_attack(unit, frame.to)
        return gain

    def _tried(self, actions: list[Action]) -> list[tuple[float, Action]]:
        """Actions that only their outcome tells of."""
        if not actions:
            return []
        random, side = Random(len(actions)), self.eye.side
        before = self.eye.total()
        if len(actions) > _TRIED:
            actions = random.sample(actions, _TRIED)
        tried = []
        for action in actions:
            worth = 0.0
            for number in range(_TIMES):
                world = self.world.fork(Random(number))
                world.do(action)
                worth += Eye(world, side, self.weights, self.eye.notes).total() - before
            tried.append((worth / _TIMES - _ENOUGH, action))
        return tried


def decide(world: World, weights: Weights, notes: Notes | None = None) -> Action:
    """What a greedy player does in a world that he may play in."""
    legal = world.legal
    if len(legal) == 1:
        return legal[0]
    if notes is None:
        return Judgement(world, weights).best()
    # Until the dice fall, one world is as the other.
    key = world.likeness
    known = notes.decisions.get(key)
    if known is None:
        known = notes.decisions[key] = Judgement(world, weights, notes).best()
    return known
