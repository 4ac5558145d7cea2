"""The General: what seems good is played on in worlds that he imagines, with the enemy's answer, before he decides."""

from __future__ import annotations

from statistics import fmean
from typing import TYPE_CHECKING, Final, NamedTuple

from engine.knowledge import Attack, End, MoveUnit, PlayCard
from engine.players.eye import Notes
from engine.players.foresight import answered, tried
from engine.players.greedy import Judgement
from engine.players.outcome import chances
from engine.players.worth import WEIGHTS

if TYPE_CHECKING:
    from engine.knowledge import Action, Knowledge, World
    from engine.players.worth import Weights


class Budget(NamedTuple):
    """How much a General tries before he decides: counted, so that the same seed gives the same decision anywhere."""

    #: So many choices are played on, and none that is worth so much less at first sight.
    choices: int = 5
    hopeless: float = 0.9
    #: Worlds in which each is played on at most, and what all of it may cost (`Notes.work`).
    worlds: int = 32
    work: int = 60_000
    #: What is seen at first sight counts as much as so many worlds.
    first_sight: float = 4.0
    #: From so many worlds on, whatever lags by so many standard errors is left out.
    enough: int = 4
    sure: float = 1.4
    #: Differences between two actions in the same world vary by so much at least.
    noise: float = 0.25


BUDGET: Final = Budget()
#: A certain win in medals of one who is even.
_MEDALS: Final = 4.0


#: For what follows the card, one action after the other: each of them decides less.
DETAIL: Final = Budget(choices=4, hopeless=0.4, worlds=16, work=5_000)
#: With more units than this a turn has more decisions, and each costs more: less is spent on one.
_CROWD: Final = 30
#: Orders are given as they seem best: to try others gains next to nothing (`README.md`).
_AT_SIGHT: Final = ("order",)


def choose(
    knowledge: Knowledge,
    seed: str,
    budget: Budget = BUDGET,
    detail: Budget | None = DETAIL,
    weights: Weights = WEIGHTS,
) -> Action:
    """What a General does."""
    legal = knowledge.legal
    if len(legal) == 1:
        return legal[0]
    judgement = Judgement(knowledge.imagine(seed), weights)
    ranked = sorted(judgement.scored(), key=lambda one: -one[0])
    best = ranked[0][1]
    limits = budget if isinstance(best, PlayCard) else detail
    if limits is None or best.verb in _AT_SIGHT:
        return best
    rivals = _rivals(ranked, limits)
    if len(rivals) == 1:
        return rivals[0][1]
    crowd = max(1.0, len(judgement.eye.state.units) / _CROWD)
    limits = limits._replace(work=int(limits.work / crowd**3))
    return _Trial(knowledge, seed, limits, weights).best(rivals)


def _rivals(ranked: list[tuple[float, Action]], limits: Budget) -> list[tuple[float, Action]]:
    """The best at first sight, and what could be done in its place."""
    most, best = ranked[0]
    instead = [one for one in ranked if one[0] > most - limits.hopeless and _instead(best, one[1])]
    return instead[: limits.choices]


def _instead(best: Action, other: Action) -> bool:
    """Whether one is done in place of the other, not just before it."""
    match best, other:
        case MoveUnit(way), MoveUnit(to):
            return way[0] == to[0]
        case (MoveUnit(), End()) | (End(), MoveUnit()):
            return True
        case Attack(unit), Attack(its):
            return unit == its
        case _:
            return best.verb == other.verb


class _Trial:
    """Some actions, each played on in the same worlds with the same dice."""

    def __init__(self, knowledge: Knowledge, seed: str, budget: Budget, weights: Weights) -> None:
        self._knowledge: Final = knowledge
        self._seed: Final = seed
        self._budget: Final = budget
        self._weights: Final = weights
        self._memory: Final = Notes()

    def best(self, rivals: list[tuple[float, Action]]) -> Action:
        """The one that does best, first sight and worlds together; what lags is left out on the way."""
        budget = self._budget
        first = {action: worth for worth, action in rivals}
        results: dict[Action, list[float]] = {action: [] for action in first}
        for number in range(budget.worlds):
            for action, ahead in tried(self._knowledge, results, f"{self._seed}|{number}"):
                results[action].append(self._played_on(ahead))
            if number + 1 >= budget.enough:
                self._leave_out(results, first)
            if len(results) == 1 or self._memory.work > budget.work:
                break
        return self._leader(results, first)

    def _leader(self, results: dict[Action, list[float]], first: dict[Action, float]) -> Action:
        return max(results, key=lambda one: sum(results[one]) + self._budget.first_sight * first[one])

    def _leave_out(self, results: dict[Action, list[float]], first: dict[Action, float]) -> None:
        budget, leader = self._budget, self._leader(results, first)
        ahead, number = results[leader], len(results[leader])
        for action in [one for one in results if one != leader]:
            lags = [mine - its for mine, its in zip(ahead, results[action], strict=True)]
            mean = fmean(lags)
            noise = max(budget.noise, (sum([(lag - mean) ** 2 for lag in lags]) / (number - 1)) ** 0.5)
            lag = sum(lags) + budget.first_sight * (first[leader] - first[action])
            if lag > budget.sure * noise * number**0.5 or not any(lags):
                # It is worse, or comes to the same.
                del results[action]

    def _played_on(self, world: World) -> float:
        """How this side stands after its turn and the enemy's."""
        side = self._knowledge.side
        answered(world, side, self._weights, self._memory)
        return _MEDALS * chances(world, side, self._weights, self._memory)
