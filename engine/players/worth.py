"""What things are worth, in medals: units by the figures they have left, and what an attack may be expected to take."""

from __future__ import annotations

from functools import lru_cache
from math import comb
from typing import Final, NamedTuple


class Weights(NamedTuple):
    """What a player thinks things are worth; learnt by `learning.py`, see there."""

    #: A unit on the board, beside the medal the enemy gets for it.
    fight: float = 0.35
    #: The medal as good as lost with the last figure left, with two, and so on.
    hazard: tuple[float, ...] = (0.55, 0.36, 0.24, 0.16)
    #: A flag rolled, and one that drives a unit off ground that counts.
    flag: float = 0.05
    #: How much of what the enemy could take next turn is feared, and of what could be taken from him hoped for.
    fear: float = 0.22
    hope: float = 0.3
    #: What a hope loses with every hex more between.
    far: float = 0.72
    #: Standing on ground that gives a medal, and being near.
    ground: float = 0.85
    pull: float = 0.3
    nearer: float = 0.78
    #: How dear a card is that may be kept for a better moment.
    keep: float = 0.1


WEIGHTS: Final = Weights()


@lru_cache(maxsize=4096)
def standing(figures: int, worth: int, weights: Weights) -> float:
    """What a unit on the board is worth to its side."""
    if figures <= 0:
        return -float(worth)
    hazard = weights.hazard
    return weights.fight - worth * hazard[min(figures, len(hazard)) - 1]


@lru_cache(maxsize=16_384)
def taken(dice: int, chance: int, figures: int, worth: int, weights: Weights) -> float:
    """What an attack takes on average: so many dice, so many faces of six that hit."""
    if dice <= 0:
        return 0.0
    p, before, found = chance / 6, standing(figures, worth, weights), 0.0
    for hits in range(1, dice + 1):
        likely = comb(dice, hits) * p**hits * (1 - p) ** (dice - hits)
        found += likely * (before - standing(figures - hits, worth, weights))
    return found + dice * weights.flag
