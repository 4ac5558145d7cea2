"""How likely a side wins from where it stands at the beginning of its turn, by weights learnt from games."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final, NamedTuple

from engine.players.cards import Prospects
from engine.players.eye import Eye

if TYPE_CHECKING:
    from engine.knowledge import Side, World
    from engine.players.eye import Notes
    from engine.players.worth import Weights

#: So many of a side's most exposed units count: nobody orders more against them in a turn.
_ATTACKED: Final = 3


class Features(NamedTuple):
    """What a position looks like to the side whose turn begins; or what each of that is worth."""

    #: The share of the medals that it has, beyond the other's, and how near the end it is, beyond the other.
    share: float
    close: float
    #: Units with one figure, two, three, four or more, beyond the other's; artillery.
    ones: float
    twos: float
    threes: float
    fours: float
    guns: float
    #: What its three most exposed units may lose in an attack each, and the other's.
    exposed: float
    exposes: float
    #: What its units may take next turn, and the other's.
    hope: float
    hoped: float
    #: Ground that counts, and how near each side is to it.
    ground: float
    grounded: float
    pull: float
    pulled: float
    #: The best card of the hand, and the average one.
    best: float
    hand: float


class _Half(NamedTuple):
    """One side of it."""

    share: float
    close: float
    figures: tuple[int, int, int, int]
    guns: int
    exposed: float
    hope: float
    ground: float
    pull: float


def _half(eye: Eye) -> _Half:
    state = eye.state
    figures, guns, worst = [0, 0, 0, 0], 0, []
    hope = ground = pull = 0.0
    for h, unit in state.units.items():
        if unit.side != eye.side:
            continue
        figures[min(4, unit.figures) - 1] += 1
        guns += eye.world.row(unit).orders_as == "artillery"
        place = eye.looked_at(unit, h)
        worst.append(place.worst)
        hope += place.hope
        ground += place.ground
        pull += place.pull
    medals, needed = state.medals(eye.side), state.battle.to_win[eye.side]
    a, b, c, d = figures
    exposed = sum(sorted(worst, reverse=True)[:_ATTACKED])
    return _Half(
        medals / needed, 1 / max(1, needed - medals), (a, b, c, d), guns, exposed, hope, ground, pull
    )


def features(world: World, side: Side, weights: Weights, notes: Notes) -> Features:
    """What a position looks like to a side whose turn begins."""
    world.side = side
    eye = Eye(world, side, weights, notes)
    own, its = _half(eye), _half(Eye(world, eye.foe, weights, notes))
    prospects = Prospects(eye)
    hand = [prospects.card(card) for card in world.state.hands[side]]
    ones, twos, threes, fours = [mine - other for mine, other in zip(own.figures, its.figures, strict=True)]
    return Features(
        own.share - its.share, own.close - its.close, ones, twos, threes, fours, own.guns - its.guns,
        own.exposed, its.exposed, own.hope, its.hope, own.ground, its.ground, own.pull, its.pull,
        max(hand, default=0.0), sum(hand) / max(1, len(hand)),
    )  # fmt: skip


#: Learnt by `learning.py`.
LEARNT: Final = Features(
    share=4.26, close=0.87, ones=-0.07, twos=-0.03, threes=0.10, fours=0.13, guns=0.3,
    exposed=-0.58, exposes=0.59, hope=0.01, hoped=-0.10, ground=0.16, grounded=-0.10, pull=0.25, pulled=-0.48,
    best=0.21, hand=0.55,
)  # fmt: skip


def chances(world: World, side: Side, weights: Weights, notes: Notes) -> float:
    """How likely a side wins whose turn begins; near to even a medal counts about a quarter."""
    state = world.state
    if state.winner is not None:
        return 1.0 if state.winner == side else 0.0
    score = sum([a * b for a, b in zip(LEARNT, features(world, side, weights, notes), strict=True)])
    return 1 / (1 + exp(-score))
