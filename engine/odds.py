"""What an attack may be expected to do, exactly: every roll is done by the engine's own rules, each with its chance.

What the other side may hold has no part in it: how likely an Ambush is stands beside it, from what everybody may know.
"""

from __future__ import annotations

from functools import lru_cache
from math import comb, factorial, prod
from typing import TYPE_CHECKING, Final, NamedTuple

from engine.frames import BattleBack, ChooseTargets, RetreatUnit, Strike
from engine.notation import Odds
from engine.rules.hits import hitting_faces, resolve
from engine.rules.reactions import can_strike_back
from engine.rules.units import UNITS
from engine.steps import strikes
from engine.steps.battle_back import strike_of
from engine.steps.retreat_unit import choices, owed
from engine.steps.roll_strike import made_of
from engine.types import DIE, OTHER
from engine.view import known_discard

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from engine.actions import Attack, Choose
    from engine.dice import Roll, T
    from engine.rules.hookpoints import Modifier
    from engine.state import Draft, GameState
    from engine.types import Face, Side

#: Whatever a second roll decides, it asks for grenades alone (GEN-9).
_SECOND: Final[tuple[tuple[Face, int], ...]] = (("grenade", 1), ("flag", 5))


class _More(Exception):
    """A roll that is not written yet."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number: Final = number


class _Written:
    """Dice that show what is written, roll by roll."""

    def __init__(self, script: Sequence[tuple[Face, ...]]) -> None:
        self._left: Final = list(reversed(script))
        self.rolls: list[Roll] = []

    def roll(self, number: int) -> tuple[Face, ...]:
        if not self._left:
            raise _More(number)
        return self._left.pop()

    def pick(self, number: int) -> int:
        """Nothing that hangs on it counts here: whoever is driven back stays where he is."""
        return 0

    def shuffle(self, items: Sequence[T]) -> tuple[T, ...]:
        return tuple(items)


class _Outcome(NamedTuple):
    """What one roll did."""

    dead: bool
    hits: int
    lost: int
    retreats: bool
    #: It goes back if it does not stand fast where it may.
    yields: bool


def of_attack(state: GameState, attack: Attack) -> Odds | None:
    """What a legal attack may be expected to do; None: there is no unit in its hex, or a car, for what hits one hits a
    train (CM-TRN-2)."""
    unit, target = state.units[attack.unit], state.units.get(attack.target)
    if target is None or UNITS[target.kind].car:
        return None
    frame = state.pending[-1]
    if isinstance(frame, BattleBack):
        strike = strike_of(frame)
    else:
        strike = Strike(unit.side, unit.id, attack.unit, target.id, attack.target, "battle")
    odds = of_strike(state, strike, made_of(state, strike))
    if strike.source != "battle" or not can_strike_back(state, strike):
        return odds
    return odds._replace(ambush=ambush_risk(state, unit.side))


def of_choice(state: GameState, action: Choose) -> Odds | None:
    """What the strike of a card at one unit may be expected to do, if it comes first; None: this is no such choice."""
    frame = state.pending[-1]
    if not isinstance(frame, ChooseTargets) or len(action.hexes) != 1 or action.hexes[0] not in state.units:
        return None
    strike = strikes.strike_at(state, frame.owner, action.hexes[0])
    return of_strike(state, strike, strikes.made_of(strike))


def of_strike(state: GameState, strike: Strike, dice: list[Modifier]) -> Odds:
    """What a roll of so many dice may be expected to do."""
    number = max(0, sum(one for _, one in dice))
    kill = hit = retreat = losses = yields = 0.0
    for chance, outcome in _outcomes(state, strike, dice, number):
        kill += chance * outcome.dead
        hit += chance * (outcome.hits > 0)
        retreat += chance * outcome.retreats
        losses += chance * outcome.lost
        yields += chance * outcome.yields
    return Odds(number, kill, hit, retreat, losses, yields=yields)


def _outcomes(
    state: GameState, strike: Strike, modifiers: list[Modifier], number: int
) -> Iterator[tuple[float, _Outcome]]:
    """Every different outcome with its chance; rolls that follow a roll are written behind it."""
    faces = _alike(state, strike)
    left: list[tuple[float, tuple[tuple[Face, ...], ...]]] = [
        (chance, (roll,)) for chance, roll in _rolls(number, faces)
    ]
    while left:
        chance, script = left.pop()
        try:
            outcome = _done(state.draft(), strike, modifiers, _Written(script))
        except _More as more:
            left += [(chance * one, (*script, roll)) for one, roll in _rolls(more.number, _SECOND)]
            continue
        yield chance, outcome


def _alike(state: GameState, strike: Strike) -> tuple[tuple[Face, int], ...]:
    """One face of each kind that does the same here, and how many of six do."""
    hitting = hitting_faces(state, strike, state.units[strike.at])
    counted: dict[tuple[bool, bool, bool], tuple[Face, int]] = {}
    for face in DIE:
        # A star may do something besides hitting (EQ-HF-PE-1).
        star = face == "star" and bool(state.battle.hooks.after_hits)
        key = (face in hitting, face == "flag", star)
        counted[key] = (face, counted[key][1] + 1 if key in counted else 1)
    return tuple(counted.values())


@lru_cache(maxsize=1024)
def _rolls(number: int, faces: tuple[tuple[Face, int], ...]) -> tuple[tuple[float, tuple[Face, ...]], ...]:
    """Every roll of some dice in which only the kinds of faces matter, with its chance."""
    rolls = []
    for counts in _shares(number, len(faces)):
        ways = factorial(number) // prod(factorial(count) for count in counts)
        ways *= prod(weight**count for (_, weight), count in zip(faces, counts, strict=True))
        roll = tuple([face for (face, _), count in zip(faces, counts, strict=True) for _ in range(count)])
        rolls.append((ways / len(DIE) ** number, roll))
    return tuple(rolls)


def _shares(number: int, parts: int) -> Iterator[tuple[int, ...]]:
    """Every way to share a number out."""
    if parts == 1:
        yield (number,)
        return
    for first in range(number + 1):
        for rest in _shares(number - first, parts - 1):
            yield (first, *rest)


def _done(draft: Draft, strike: Strike, modifiers: list[Modifier], dice: _Written) -> _Outcome:
    """The roll and what it brings; whoever must go back pays here for what he cannot go."""
    target, open_before = draft.units[strike.at], len(draft.pending)
    resolve(draft, strike, modifiers, dice)
    unit = draft.units.get(strike.at)
    if unit is None or unit.id != target.id:
        return _Outcome(True, target.figures, target.figures, retreats=False, yields=False)
    hits = target.figures - unit.figures
    frame = draft.pending[-1] if len(draft.pending) > open_before else None
    if not isinstance(frame, RetreatUnit):
        return _Outcome(False, hits, hits, retreats=False, yields=False)
    retreat = choices(draft, frame)
    way = max(retreat.ways, key=len, default=(strike.at,))
    paid = min(unit.figures, owed(draft, frame, unit, way, dice))
    dead = paid == unit.figures
    moves = not dead and len(way) > 1
    stands = any(len(one) == 1 for one in retreat.ways)
    return _Outcome(dead, hits, hits + paid, retreats=moves and not stands, yields=moves)


# What the other side may hold


def ambush_risk(state: GameState, by: Side) -> float:
    """How likely it is that the enemy of a side holds an answer to an attack, for all that this side can know."""
    enemy = OTHER[by]
    held, unknown = len(state.hands[enemy]), len(state.hands[enemy]) + len(state.deck)
    seen = [*known_discard(state, by), *state.hands[by], *[card for _, card in state.turn.reactions]]
    none = 1.0
    for card in state.battle.reactions:
        left = min(unknown, max(0, state.battle.deck.count(card) - seen.count(card)))
        none *= comb(unknown - left, held) / comb(unknown, held) if held else 1.0
    return 1 - none
