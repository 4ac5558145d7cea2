"""What things are worth, in medals: units by the figures they have left, and what an attack may be expected to take."""

from __future__ import annotations

from functools import lru_cache
from math import comb
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from engine.knowledge import UnitRow


class Weights(NamedTuple):
    """What a player thinks things are worth; made by hand, see `README.md` for what learning said of it."""

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
#: More dice than any attack has.
MOST_DICE: Final = 20
#: Farther away than this is all the same.
FAR: Final = 16


class Scale:
    """What units and attacks are worth by one set of weights; worked out once for each that is asked for."""

    __slots__ = ("_hopes", "_losses", "_standing", "weights")

    def __init__(self, weights: Weights) -> None:
        self.weights: Final = weights
        self._standing: Final[dict[tuple[int, int], float]] = {}
        self._losses: Final[dict[tuple[int, int, int], tuple[float, ...]]] = {}
        self._hopes: Final[dict[tuple[str, int, int, int, int], tuple[float, ...]]] = {}

    def standing(self, figures: int, worth: int) -> float:
        """What a unit on the board is worth to its side."""
        key = (figures, worth)
        known = self._standing.get(key)
        if known is None:
            hazard = self.weights.hazard
            known = -float(worth)
            if figures > 0:
                known = self.weights.fight - worth * hazard[min(figures, len(hazard)) - 1]
            self._standing[key] = known
        return known

    def losses(self, chance: int, figures: int, worth: int) -> tuple[float, ...]:
        """What attacks with no die, one, two and so on take on average: so many faces of six hit."""
        key = (chance, figures, worth)
        known = self._losses.get(key)
        if known is None:
            known = self._losses[key] = self._taken(chance / 6, figures, worth)
        return known

    def _taken(self, p: float, figures: int, worth: int) -> tuple[float, ...]:
        before = self.standing(figures, worth)
        after = [before - self.standing(figures - hits, worth) for hits in range(MOST_DICE + 1)]
        taken = [0.0]
        for dice in range(1, MOST_DICE + 1):
            one = 0.0
            for hits in range(1, dice + 1):
                one += comb(dice, hits) * p**hits * (1 - p) ** (dice - hits) * after[hits]
            taken.append(one + dice * self.weights.flag)
        return tuple(taken)

    def hopes(self, row: UnitRow, cover: int, chance: int, figures: int, worth: int) -> tuple[float, ...]:
        """What a unit that comes nearer first could take from another, by the distance between them."""
        key = (row.id, cover, chance, figures, worth)
        known = self._hopes.get(key)
        if known is None:
            known = (0.0,) * (FAR + 1)
            if row.dice:
                lost, far = self.losses(chance, figures, worth), self.weights.far
                near = [max(1, distance - row.battle_after) for distance in range(FAR + 1)]
                known = tuple(
                    lost[max(1, row.dice[min(at, len(row.dice)) - 1] - cover)]
                    * far ** max(0, at - len(row.dice))
                    for at in near
                )
            self._hopes[key] = known
        return known


@lru_cache(maxsize=64)
def scale(weights: Weights) -> Scale:
    """The one scale of some weights."""
    return Scale(weights)
