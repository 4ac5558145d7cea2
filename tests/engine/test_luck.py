"""The luck of a side: equal to counting every face of every die, whatever rules a battle is played by."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from itertools import product

import pytest

from engine.luck import Cast, casts_of, luck_of, measured
from engine.record import Entry, Record, replay
from engine.types import SIDES
from engine.variety import drawn
from tests.engine.test_proof import played

RECORDS = range(50)
#: Faces of so many dice are counted one by one; a die that must be confirmed counts for two.
_MOST = 5
BATTLES = [
    "pegasus-bridge", "sword-beach", "arracourt", "wiltz", "hellfire-pass", "ponyri-station", "omaha-beach-overlord",
    "relief-of-bastogne", "stavelot", "toulon",
]  # fmt: skip


@cache
def record(number: int) -> Record:
    """A game of random actions by its own rules."""
    table = drawn(f"luck {number}")
    name = BATTLES[number % len(BATTLES)]
    return played(name, actions=120, seed=f"luck {number}", options=table.options, rules=table.rules)


def few(casts: list[Cast]) -> list[Cast]:
    """As many rolls as can be counted by hand."""
    taken: list[Cast] = []
    for one in casts:
        if sum(cast.dice * (1 if _faces(cast)[1] == 6 else 2) for cast in [*taken, one]) <= _MOST:
            taken.append(one)
    return taken


def _faces(cast: Cast) -> tuple[int, int]:
    """How many of how many equal faces of a die hit: of six, or of 36 where a hit must be confirmed."""
    for sides in (6, 36):
        share = cast.chance * sides
        if abs(share - round(share)) < 1e-9:
            return round(share), sides
    raise AssertionError(cast)


@pytest.mark.parametrize("number", RECORDS)
def test_luck_is_what_counting_says(number: int) -> None:
    """Every face of every die once: as many games bring fewer hits, and as many the same."""
    casts = few(casts_of(replay(record(number))))
    dice = [_faces(one) for one in casts for _ in range(one.dice)]
    real = sum(one.hits for one in casts)
    sums = [sum(face < hit for face, (hit, _) in zip(faces, dice, strict=True))
            for faces in product(*[range(sides) for _, sides in dice])]  # fmt: skip
    found = measured(casts).hits
    assert found.real == real
    assert found.expected == pytest.approx(float(Fraction(sum(sums), len(sums))))
    fewer, same = sum(one < real for one in sums), sum(one == real for one in sums)
    assert found.percentile == pytest.approx((fewer + same / 2) / len(sums))


def test_what_is_counted() -> None:
    """The hits are those of the faces; somebody rolled in most games, also against what must be confirmed."""
    casts = [one for number in RECORDS for one in casts_of(replay(record(number)))]
    assert len(casts) > 200
    assert {_faces(one)[1] for one in casts} == {6, 36}
    assert all(0 <= one.hits <= one.dice for one in casts)


def test_what_was_taken_back_does_not_count() -> None:
    """A roll that was undone and made again counts once."""
    played_ = record(0)
    at = next(n for n, one in enumerate(played_.entries) if any(roll.what == "dice" for roll in one.rolls))
    entry = played_.entries[at]
    again = [*played_.entries[: at + 1], Entry(entry.side, "", undo_to=at), *played_.entries[at:]]
    undone = Record(played_.scenario, played_.options, played_.rules, played_.setup, again, played_.hash)
    assert luck_of(replay(undone)) == luck_of(replay(played_))


def test_no_dice_are_no_luck() -> None:
    """Nobody has rolled: neither luck nor bad luck."""
    empty = luck_of(replay(played("pegasus-bridge", actions=1)))
    assert [empty[side].hits for side in SIDES] == [(0, 0.0, 0.5)] * 2
