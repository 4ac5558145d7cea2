"""The only way chance enters the engine: dice, picks and shuffles, all of them recorded.

An action's results are seeded by (game seed, ply, notation): the number of draws of one action cannot shift
another's, redoing the same action gives the same roll, and another action gets an independent one.

`FairDice` can be checked by anybody afterwards (`engine/verify.py`): its numbers follow from a seed that was sealed
before anybody joined, and from the salts that those who joined have added.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b, sha256
from hmac import digest
from random import Random
from typing import Final, Literal, NamedTuple, Protocol, TypeVar, cast

from engine.errors import EngineFault
from engine.types import DIE, Face

T = TypeVar("T")


class Roll(NamedTuple):
    """One thing that chance decided: faces of dice, or numbers picked or shuffled."""

    what: Literal["dice", "pick", "shuffle"]
    result: tuple[str, ...] | tuple[int, ...]


class Dice(Protocol):
    """What a step may ask of chance."""

    rolls: list[Roll]

    def roll(self, number: int) -> tuple[Face, ...]:
        """Roll that many battle dice."""
        ...

    def pick(self, number: int) -> int:
        """One of range(number)."""
        ...

    def shuffle(self, items: Sequence[T]) -> tuple[T, ...]:
        """The items in random order."""
        ...


class SeededDice:
    """Chance that is a function of the game's seed, the ply and the action."""

    __slots__ = ("_key", "_stream", "rolls")

    def __init__(self, seed: str, ply: int = 0, notation: str = "") -> None:
        self.rolls: list[Roll] = []
        self._key = (seed, ply, notation)
        self._stream: Random | None = None

    def _random(self) -> Random:
        # Most actions need no chance: the stream is made when it is first asked for.
        if self._stream is None:
            seed, ply, notation = self._key
            key = f"{seed}|{ply}|{notation}".encode()
            self._stream = Random(blake2b(key, digest_size=16).digest())
        return self._stream

    def roll(self, number: int) -> tuple[Face, ...]:
        random = self._random().random
        rolled: list[Face] = []
        while len(rolled) < number:
            rolled.append(DIE[int(random() * 6)])
        faces = tuple(rolled)
        self.rolls.append(Roll("dice", faces))
        return faces

    def pick(self, number: int) -> int:
        picked = int(self._random().random() * number)
        self.rolls.append(Roll("pick", (picked,)))
        return picked

    def shuffle(self, items: Sequence[T]) -> tuple[T, ...]:
        # As Random.shuffle does it, with none of its calls for each card: 2 % of the instructions of random play.
        order = list(range(len(items)))
        bits = self._random().getrandbits
        for last in range(len(order) - 1, 0, -1):
            while (other := bits((last + 1).bit_length())) > last:
                pass
            order[last], order[other] = order[other], order[last]
        self.rolls.append(Roll("shuffle", tuple(order)))
        return tuple([items[n] for n in order])


#: Numbers are drawn from this many.
_NUMBERS: Final = 1 << 64


class FairDice:
    """Chance that anybody can check: HMAC-SHA256, keyed by the game's seed, of the salts, the ply, the action and a
    counter; the first 8 bytes of each are a number."""

    __slots__ = ("_counter", "_key", "_of", "_said", "rolls")

    def __init__(self, seed: str, salts: Sequence[str], ply: int = 0, notation: str = "") -> None:
        self.rolls: list[Roll] = []
        self._key = seed.encode()
        self._of = salts, ply, notation
        self._said = ""
        self._counter = 0

    def _number(self, below: int) -> int:
        # Most actions need no chance: what the numbers are of is put together when the first is asked for.
        if not self._said:
            salts, ply, notation = self._of
            self._said = f"{sha256(chr(10).join(salts).encode()).hexdigest()}|{ply}|{notation}"
        # What lies above the last whole multiple would favour small numbers: the next one is taken instead.
        while True:
            said = f"{self._said}|{self._counter}".encode()
            self._counter += 1
            number = int.from_bytes(digest(self._key, said, "sha256")[:8], "big")
            if number < _NUMBERS - _NUMBERS % below:
                return number % below

    def roll(self, number: int) -> tuple[Face, ...]:
        faces = tuple([DIE[self._number(6)] for _ in range(number)])
        self.rolls.append(Roll("dice", faces))
        return faces

    def pick(self, number: int) -> int:
        picked = self._number(number)
        self.rolls.append(Roll("pick", (picked,)))
        return picked

    def shuffle(self, items: Sequence[T]) -> tuple[T, ...]:
        order = list(range(len(items)))
        for last in range(len(items) - 1, 0, -1):
            other = self._number(last + 1)
            order[last], order[other] = order[other], order[last]
        self.rolls.append(Roll("shuffle", tuple(order)))
        return tuple([items[n] for n in order])


def seal_of(seed: str) -> str:
    """What is shown of a seed before it is told: its SHA-256."""
    return sha256(seed.encode()).hexdigest()


def dice_for(seed: str, salts: Sequence[str] | None, ply: int = 0, notation: str = "") -> Dice:
    """The dice of an action of a game; one without salts was begun before there were any."""
    return SeededDice(seed, ply, notation) if salts is None else FairDice(seed, salts, ply, notation)


class ScriptedDice:
    """Faces named beforehand, as in a golden case; picks and shuffles come from a seed."""

    def __init__(self, faces: Sequence[Face], seed: str = "scripted") -> None:
        self.rolls: list[Roll] = []
        self.left: list[Face] = list(faces)
        self._seeded = SeededDice(seed)

    def roll(self, number: int) -> tuple[Face, ...]:
        if number > len(self.left):
            raise OutOfDice(number, len(self.left))
        faces, self.left = tuple(self.left[:number]), self.left[number:]
        self.rolls.append(Roll("dice", faces))
        return faces

    def pick(self, number: int) -> int:
        picked = self._seeded.pick(number)
        self.rolls.append(Roll("pick", (picked,)))
        return picked

    def shuffle(self, items: Sequence[T]) -> tuple[T, ...]:
        shuffled = self._seeded.shuffle(items)
        self.rolls.append(self._seeded.rolls[-1])
        return shuffled


class OutOfDice(EngineFault):
    """More dice were rolled than were written down."""

    def __init__(self, wanted: int, left: int) -> None:
        super().__init__(f"{wanted} dice rolled, {left} left in the script")
        self.wanted = wanted
        self.left = left


class RecordedDice:
    """What chance decided once, again: for replays and audits."""

    def __init__(self, rolls: Sequence[Roll]) -> None:
        self.rolls: list[Roll] = []
        self._next = list(rolls)

    def _take(self, what: str, size: int) -> Roll:
        if not self._next or self._next[0].what != what or len(self._next[0].result) != size:
            raise EngineFault(f"the record has no {what} of {size} here")
        self.rolls.append(self._next.pop(0))
        return self.rolls[-1]

    @property
    def spent(self) -> bool:
        """Whether everything recorded was used."""
        return not self._next

    def roll(self, number: int) -> tuple[Face, ...]:
        return cast("tuple[Face, ...]", self._take("dice", number).result)

    def pick(self, number: int) -> int:
        picked = self._take("pick", 1).result[0]
        if not isinstance(picked, int) or not 0 <= picked < number:
            raise EngineFault(f"the record picks {picked!r} of {number}")
        return picked

    def shuffle(self, items: Sequence[T]) -> tuple[T, ...]:
        order = cast("tuple[int, ...]", self._take("shuffle", len(items)).result)
        if sorted(order) != list(range(len(items))):
            raise EngineFault("the record shuffles other cards")
        return tuple(items[n] for n in order)
