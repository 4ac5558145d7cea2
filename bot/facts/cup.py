"""A cup: many play the same battles in pairs, round by round, and one of them wins it.

Whoever takes part is known inside by his place in the order that was drawn by lot at the start: his seed. A pairing is
a match of two battles with the sides swapped (MATCH-01).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, NamedTuple, TypeAlias

from bot.facts.pace import Pace
from engine.players import Level

#: Everybody against everybody; always those who stand alike; whoever loses is out.
CupKind: TypeAlias = Literal["round-robin", "swiss", "knock-out"]
CupStatus: TypeAlias = Literal["open", "running", "over", "cancelled"]
#: How a pairing came to its result: it was played, nobody was left to play with, somebody dropped out, or its battles
#: were called off.
How: TypeAlias = Literal["played", "bye", "forfeit", "void"]
#: How a cup ended: it was played out, or somebody ended it; before it began nobody came, or it was called off.
CupEnding: TypeAlias = Literal["played", "ended", "expired", "cancelled"]

#: Half points: whole numbers that can be compared.
WIN, DRAW, LOSS = 2, 1, 0
MOST_PLAYERS: Final[Mapping[CupKind, int]] = {"round-robin": 8, "swiss": 32, "knock-out": 32}
LEAST_PLAYERS: Final = 3
#: More rounds of a Swiss cup than this nobody plays.
MOST_ROUNDS: Final = 9


class CupBattle(NamedTuple):
    """A battle of a cup, kept as it was when the cup was opened."""

    scenario: str
    #: What it is set up from, by the store's own name for it.
    battle: str
    #: Its title, by language.
    titles: Mapping[str, str]
    #: The medals that win it, both sides together: what a match of two takes at most.
    medals: int


class CupSetup(NamedTuple):
    """What a cup was opened for; it never changes."""

    name: str
    kind: CupKind
    #: One for all rounds, or one a round; when they are through it begins again with the first.
    battles: tuple[CupBattle, ...]
    pace: Pace | None
    language: str
    #: So many take part at most.
    players: int
    #: Whether that was said, or is only what the kind allows.
    sized: bool = False
    #: Rounds of a Swiss cup; 0: as many as it takes to find one who has won everything.
    rounds: int = 0
    #: Computers of this level take the seats that are free at the start.
    computer: Level | None = None
    standin: bool = True
    #: Of whoever joins this share of turns must have been in time, in percent; 0: anybody may.
    in_time: int = 0
    #: What everybody reads comes without pictures.
    plain: bool = False
    #: The seal of the list in which the seals of all its battles stand, drawn before anybody joined.
    seals: str = ""


class Entrant(NamedTuple):
    """Somebody who takes part; of computers the number tells which."""

    person: int
    #: What joining adds to the chance of his battles.
    salt: str = ""
    #: In which round he dropped out; 0: he has not.
    dropped: int = 0
    #: Of a computer: the first, the second, … of the cup.
    number: int = 0


class PairingResult(NamedTuple):
    """What a pairing came to: half points and medals of the one and of the other."""

    points: tuple[int, int]
    medals: tuple[int, int]
    how: How = "played"


class Pairing(NamedTuple):
    """Two who meet, by their seeds: the one has the Allies in the first battle. None: nobody."""

    one: int | None
    other: int | None
    #: The first battle of their match, once it is set up.
    game: int | None = None
    result: PairingResult | None = None

    @property
    def both(self) -> tuple[int, ...]:
        """Those who are there."""
        return tuple([seed for seed in (self.one, self.other) if seed is not None])


Round: TypeAlias = tuple[Pairing, ...]


class Progress(NamedTuple):
    """How far a cup has come."""

    #: By seed once it runs; before it in the order in which they joined.
    entrants: tuple[Entrant, ...] = ()
    rounds: tuple[Round, ...] = ()
    ending: CupEnding | None = None
    #: The seed of whoever has won it.
    winner: int | None = None

    @property
    def there(self) -> tuple[int, ...]:
        """The seeds of those who have not dropped out."""
        return tuple([seed for seed, one in enumerate(self.entrants) if not one.dropped])

    def seed_of(self, person: int) -> int | None:
        """The place of a person among those who take part."""
        return next((seed for seed, one in enumerate(self.entrants) if one.person == person), None)


class OfCup(NamedTuple):
    """What a battle knows of the cup it belongs to."""

    id: int
    name: str
    round: int
    #: The seal of the list of all seals, and where in it those of this match stand.
    seals: str = ""
    place: str = ""
