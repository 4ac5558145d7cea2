"""What comes of an action: it is played on in worlds dealt anew, against the enemy's answer; all that are compared are
given the same worlds and dice."""

from __future__ import annotations

from random import Random
from statistics import fmean, stdev
from typing import TYPE_CHECKING, Final, NamedTuple

from engine.players.eye import Eye, Notes
from engine.players.greedy import Judgement, decide
from engine.players.worth import WEIGHTS

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

    from engine.knowledge import Action, Knowledge, Side, World
    from engine.players.worth import Weights

#: Actions that are compared.
_MOST: Final = 4
#: Worlds in which they are, on a board with few units, and with so many units altogether at least.
WORLDS: Final = 64
_FEWEST: Final = 6
_UNITS: Final = 20
#: Worlds after which whatever lags by so many standard errors is left alone.
_ENOUGH: Final = 8
_HOPELESS: Final = 3.0
#: Actions after which a world is left alone.
_LONGEST: Final = 160


class Comparison(NamedTuple):
    """How much better an action is than the best of the others, in medals, and how sure that is."""

    best: Action
    #: None: there was nothing else.
    other: Action | None
    gain: float
    error: float


def beside_others(knowledge: Knowledge, chosen: Action, seed: str, worlds: int | None = None) -> Comparison:
    """What an action is worth beside the best of the other promising ones; less than nothing, if that does better."""
    legal = knowledge.legal
    if len(legal) == 1:
        return Comparison(chosen, None, 0.0, 0.0)
    results = outcomes(knowledge, rated(knowledge, legal, chosen), seed, worlds, keep=chosen)
    other = best_of({action: seen for action, seen in results.items() if action != chosen}).best
    return Comparison(chosen, other, *gained(results[chosen], results[other]))


def rated(knowledge: Knowledge, among: Iterable[Action], own: Action) -> list[Action]:
    """The most promising of some actions, and one's own in any case."""
    allowed = set(among)
    return [own, *[one for one in _promising(knowledge, "rated", allowed) if one != own]]


def _promising(knowledge: Knowledge, seed: str, among: Collection[Action] | None = None) -> list[Action]:
    scored = Judgement(knowledge.imagine(seed), WEIGHTS).scored()
    ranked = [one for _, one in sorted(scored, key=lambda one: -one[0]) if among is None or one in among]
    return ranked[:_MOST]


def outcomes(
    knowledge: Knowledge,
    actions: Sequence[Action],
    seed: str,
    worlds: int | None = None,
    *,
    keep: Action | None = None,
    whole: bool = False,
) -> dict[Action, list[float]]:
    """How one's side stands after each action, its turn and the enemy's: world by world, the same for each; what lags
    is left alone on the way, unless it is the one to `keep`, or the `whole` of it is wanted."""
    results: dict[Action, list[float]] = {action: [] for action in actions}
    open_ = list(actions)
    notes = Notes()
    for number in range(worlds or _worlds(knowledge)):
        for action, ahead in tried(knowledge, open_, f"{seed}|{number}"):
            results[action].append(_played_on(ahead, knowledge.side, notes))
        if number + 1 == _ENOUGH and not whole:
            leader = max(open_, key=lambda one: fmean(results[one]))
            open_ = [
                one for one in open_ if one in (leader, keep) or not _lags(results[leader], results[one])
            ]
        if len(open_) == 1:
            break
    return results


def plans_played_on(
    knowledge: Knowledge, plans: Sequence[Sequence[Action]], seed: str, worlds: int | None = None
) -> list[list[float]]:
    """How one's side stands after each plan, carried out whole, its turn and the enemy's: the same worlds for each."""
    results: list[list[float]] = [[] for _ in plans]
    notes = Notes()
    for number in range(worlds or _worlds(knowledge)):
        world = knowledge.imagine(f"{seed}|{number}")
        for plan, seen in zip(plans, results, strict=True):
            ahead = world.fork(Random(f"{seed}|{number}"))
            for action in plan:
                ahead.do(action)
            seen.append(_played_on(ahead, knowledge.side, notes))
    return results


def tried(knowledge: Knowledge, actions: Iterable[Action], seed: str) -> Iterator[tuple[Action, World]]:
    """Each action done in the same imagined world, with the same dice to come."""
    world = knowledge.imagine(seed)
    for action in actions:
        ahead = world.fork(Random(seed))
        ahead.do(action)
        yield action, ahead


def best_of(results: Mapping[Action, Sequence[float]]) -> Comparison:
    """The best of them, beside the one that comes next."""
    ranked = sorted(results, key=lambda one: -fmean(results[one]))
    if len(ranked) == 1:
        return Comparison(ranked[0], None, 0.0, 0.0)
    return Comparison(ranked[0], ranked[1], *gained(results[ranked[0]], results[ranked[1]]))


def gained(better: Sequence[float], worse: Sequence[float]) -> tuple[float, float]:
    """By how much one did better in the worlds that both have seen, and the standard error of that."""
    steps = [mine - its for mine, its in zip(better, worse, strict=False)]
    return fmean(steps), stdev(steps) / len(steps) ** 0.5 if len(steps) > 1 else 0.0


def _lags(leader: Sequence[float], other: Sequence[float]) -> bool:
    gain, error = gained(leader, other)
    return gain > _HOPELESS * error


def _worlds(knowledge: Knowledge) -> int:
    """The same position always sees the same worlds, on any machine: fewer of them where there is much to move."""
    return max(_FEWEST, WORLDS * _UNITS // max(_UNITS, len(knowledge.view.units)))


def _played_on(world: World, side: Side, notes: Notes) -> float:
    answered(world, side, WEIGHTS, notes)
    return Eye(world, side, WEIGHTS, notes).total()


def answered(world: World, side: Side, weights: Weights, notes: Notes) -> None:
    """Play a world on to where a side's next turn begins: the rest of this one, and the enemy's answer."""
    state = world.state
    turn = state.turn.number
    for _ in range(_LONGEST):
        if world.to_act is None or (state.turn.number > turn and state.turn.side == side):
            break
        world.do(decide(world, weights, notes))
