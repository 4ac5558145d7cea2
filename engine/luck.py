"""How lucky each side was: what its dice did beside all that they might have done, exactly.

Each roll against a unit has so many dice of which so many faces hit; who hit whom and when is taken as it was. The
hits of a game are then a sum of independent dice, whose distribution is worked out term by term.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from engine.events import DiceRolled
from engine.rules.hits import hitting_faces
from engine.rules.units import UNITS
from engine.types import DIE, SIDES

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from engine.events import Event
    from engine.record import Played
    from engine.state import GameState, Unit
    from engine.types import Side

#: What a second roll asks for (GEN-9), and a flag, on one face of six.
_ONE: Final = 1 / len(DIE)


class Cast(NamedTuple):
    """Dice of one roll against a unit, and what came of them."""

    side: Side
    turn: int
    dice: int
    #: The chance that one of them hits, confirmation included.
    chance: float
    hits: int
    #: Of dice that only confirm flags there are none.
    flags: int | None


class Measured(NamedTuple):
    """How many there were, how many were to be expected, and which share of all games of these dice brings fewer."""

    real: int
    expected: float
    #: Half of those with just as many count as fewer: 0.5 is neither luck nor bad luck.
    percentile: float


class Luck(NamedTuple):
    """The luck of a side."""

    dice: int
    hits: Measured
    flags: Measured


def luck_of(played: Iterable[Played]) -> dict[Side, Luck]:
    """The luck of both sides in a game; what was taken back was rolled again, or never mattered."""
    casts = casts_of(played)
    return {side: measured([one for one in casts if one.side == side]) for side in SIDES}


def casts_of(played: Iterable[Played]) -> list[Cast]:
    """Every roll against a unit that still counts, in order."""
    found: list[tuple[int, list[Cast]]] = []
    before: GameState | None = None
    for state, result in played:
        if result is None:
            found = [(ply, casts) for ply, casts in found if ply <= state.ply]
        elif before is not None:
            found.append((state.ply, _casts(before, result.events)))
        before = state
    return [one for _, casts in found for one in casts]


def _casts(state: GameState, events: Iterable[Event]) -> list[Cast]:
    found: list[Cast] = []
    rolled = [one for one in events if isinstance(one, DiceRolled)]
    units = {unit.id: unit for unit in state.units.values()}
    for at, one in enumerate(rolled):
        unit = units.get(one.strike.target)
        if unit is None:
            # An empty bunker is blown up: nobody can be hit.
            continue
        if _confirms(one):
            if not (at and _is_confirmed(rolled[at - 1], one)):
                # Flags that a single figure cannot make.
                found.append(Cast(one.strike.side, state.turn.number, len(one.faces), _ONE, one.hits, None))
            continue
        follows = rolled[at + 1] if at + 1 < len(rolled) and _is_confirmed(one, rolled[at + 1]) else None
        found.append(_cast(state, unit, one, follows))
    return found


def _cast(state: GameState, unit: Unit, one: DiceRolled, again: DiceRolled | None) -> Cast:
    hitting = hitting_faces(state, one.strike, unit)
    chance, hits = sum(face in hitting for face in DIE) / len(DIE), one.hits
    if UNITS[unit.kind].confirmed:
        chance, hits = chance * _ONE, again.hits if again is not None else 0
    return Cast(one.strike.side, state.turn.number, len(one.faces), chance, hits, one.flags)


def _confirms(one: DiceRolled) -> bool:
    return bool(one.made_of) and one.made_of[0][0] == "confirm"


def _is_confirmed(first: DiceRolled, then: DiceRolled) -> bool:
    """Whether the second roll confirms the hits of the first."""
    return _confirms(then) and not _confirms(first) and first.strike == then.strike and first.hits > 0


def measured(casts: Sequence[Cast]) -> Luck:
    """The luck of some rolls."""
    flags = [one for one in casts if one.flags is not None]
    return Luck(
        sum(one.dice for one in casts),
        _measured([(one.dice, one.chance) for one in casts], sum(one.hits for one in casts)),
        _measured([(one.dice, _ONE) for one in flags], sum(one.flags or 0 for one in flags)),
    )


def _measured(dice: Iterable[tuple[int, float]], real: int) -> Measured:
    chances = [1.0]
    for number, chance in dice:
        for _ in range(number):
            # One die more: each number is reached without a hit, or with one from the number before.
            missed = [one * (1 - chance) for one in chances]
            chances = [
                (missed[n] if n < len(missed) else 0.0) + (chances[n - 1] * chance if n else 0.0)
                for n in range(len(chances) + 1)
            ]
    expected = sum(n * one for n, one in enumerate(chances))
    return Measured(real, expected, sum(chances[:real]) + chances[real] / 2 if real < len(chances) else 1.0)
