"""Learns from games what a position is worth: how its features go with who won, by logistic regression.

    python -m engine learn --games 600 --seed learn

Each battle has an advantage of its own for each side; it is learnt beside the weights and not kept, or they would say
which battles favour the side with more artillery.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp, log
from typing import TYPE_CHECKING, Final, NamedTuple

from engine.knowledge import PlayCard
from engine.players.eye import Notes
from engine.players.outcome import Features, features
from engine.players.worth import WEIGHTS

if TYPE_CHECKING:
    from engine.knowledge import Knowledge, Side

#: Rounds over all examples, how far each goes at first, and how dear it is to be far from nothing.
_ROUNDS: Final = 40
_STEP: Final = 0.02
_DEAR: Final = 1e-4
#: One game of so many is kept back: how well it is foretold is what counts.
_KEPT_BACK: Final = 5


class Example(NamedTuple):
    """A position at the beginning of a turn, and what became of it."""

    game: int
    battle: str
    side: Side
    features: Features
    won: bool


class Learnt(NamedTuple):
    """What the features are worth, and how well games are foretold that were not learnt from (mean log loss)."""

    weights: Features
    loss: float
    #: Of one who only knows the battle and the side.
    ignorant: float
    examples: int


def looked_at(knowledge: Knowledge) -> Features | None:
    """What a turn that begins looks like; None: it goes on."""
    if not isinstance(knowledge.legal[0], PlayCard):
        return None
    world = knowledge.imagine("learn")
    if world.state.turn.side != knowledge.side:
        return None
    return features(world, knowledge.side, WEIGHTS, Notes())


def learn(examples: Sequence[Example]) -> Learnt:
    """The weights that foretell best who wins."""
    taught = [one for one in examples if one.game % _KEPT_BACK]
    asked = [one for one in examples if not one.game % _KEPT_BACK]
    number = max(1, len(taught))
    means = [sum(column) / number for column in zip(*[one.features for one in taught], strict=True)]
    spreads = [
        max(1e-6, (sum([(value - mean) ** 2 for value in column]) / number) ** 0.5)
        for mean, column in zip(means, zip(*[one.features for one in taught], strict=True), strict=True)
    ]
    weights = _fitted(taught, spreads)
    none = [0.0] * len(spreads)
    return Learnt(
        Features(*[round(weight / spread, 3) for weight, spread in zip(weights[0], spreads, strict=True)]),
        _loss(asked, spreads, *weights),
        _loss(asked, spreads, none, _shares(taught)),
        len(examples),
    )


#: A battle as a side has it.
_Seat = tuple[str, str]


def _fitted(taught: Sequence[Example], spreads: Sequence[float]) -> tuple[list[float], dict[_Seat, float]]:
    """Weights of the features in their spreads, and of each battle for each side; every step smaller than the last."""
    weights = [0.0] * len(spreads)
    seats: dict[_Seat, float] = {}
    rows = [
        (
            (one.battle, one.side),
            one.won,
            [f / spread for f, spread in zip(one.features, spreads, strict=True)],
        )
        for one in taught
    ]
    # Neighbours come from one game: they are taken far apart.
    stride = max(1, int(len(rows) ** 0.5))
    rows = [row for first in range(stride) for row in rows[first::stride]]
    for number in range(_ROUNDS):
        step = _STEP / (1 + number)
        for seat, won, values in rows:
            own = seats.get(seat, 0.0)
            miss = won - _likely(own + sum([a * b for a, b in zip(weights, values, strict=True)]))
            weights = [
                weight + step * (miss * value - _DEAR * weight)
                for weight, value in zip(weights, values, strict=True)
            ]
            seats[seat] = own + step * (miss - _DEAR * own)
    return weights, seats


def _shares(taught: Sequence[Example]) -> dict[_Seat, float]:
    """What is known of who wins when nothing is known but the battle."""
    by_seat: dict[_Seat, list[bool]] = {}
    for one in taught:
        by_seat.setdefault((one.battle, one.side), []).append(one.won)
    return {seat: log((sum(won) + 1) / (len(won) - sum(won) + 1)) for seat, won in by_seat.items()}


def _loss(
    asked: Sequence[Example], spreads: Sequence[float], weights: Sequence[float], seats: Mapping[_Seat, float]
) -> float:
    total = 0.0
    for one in asked:
        seen = sum(
            [w * value / spread for w, value, spread in zip(weights, one.features, spreads, strict=True)]
        )
        likely = _likely(seats.get((one.battle, one.side), 0.0) + seen)
        total -= log(likely if one.won else 1 - likely)
    return total / max(1, len(asked))


def _likely(value: float) -> float:
    return 1 / (1 + exp(-max(-20.0, min(20.0, value))))
