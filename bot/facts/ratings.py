"""What a person's battles say of how well he plays: one number for all of them, and how sure it is."""

from __future__ import annotations

from typing import Final, NamedTuple

#: What a Veteran, the computer, stands at on the scale that people read.
VETERAN: Final = 1000
#: One who is new may be so far from a Veteran: two of three are nearer. It is the width of Elo's classes.
SPREAD: Final = 200.0
#: The number told is so many standard deviations below what is likely: 98 of 100 play better than it says.
_SURE: Final = 2
#: With fewer battles it is provisional.
ENOUGH: Final = 10


class Rating(NamedTuple):
    """How well somebody plays: what is likely, in points above a Veteran, and its standard deviation."""

    mu: float = 0.0
    sigma: float = SPREAD

    @property
    def points(self) -> int:
        """The number told: so well he plays at least."""
        return max(0, round(VETERAN + self.mu - _SURE * self.sigma))


class Rated(NamedTuple):
    """Where somebody stands after his battles."""

    rating: Rating = Rating()
    won: int = 0
    drawn: int = 0
    lost: int = 0
    #: The number told after each of his battles.
    course: tuple[int, ...] = ()
    #: His rank among all that have fought, and how many they are; 0: he has not.
    rank: int = 0
    among: int = 0

    @property
    def battles(self) -> int:
        """How many count."""
        return self.won + self.drawn + self.lost

    @property
    def provisional(self) -> bool:
        """Whether there are too few to be sure."""
        return self.battles < ENOUGH


class LadderRow(NamedTuple):
    """A rung: who stands on it, None where nobody here may know."""

    rank: int
    person: int | None
    standing: Rated
