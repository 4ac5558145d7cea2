"""The General: what seems good is played on in worlds that he imagines, with the enemy's answer, before he decides."""

from __future__ import annotations

from random import Random
from statistics import fmean
from typing import TYPE_CHECKING, Final

from engine.knowledge import PlayCard
from engine.players.eye import Eye
from engine.players.greedy import Judgement, decide
from engine.players.worth import WEIGHTS

if TYPE_CHECKING:
    from engine.knowledge import Action, Knowledge, Side, World
    from engine.players.worth import Weights

#: Cards that are played on, worlds in which each is, and actions after which a world is left alone.
CARDS: Final = 5
WORLDS: Final = 12
_LONGEST: Final = 160
#: A card that is worth so much less at first sight is not looked at twice.
_HOPELESS: Final = 0.9
#: Rounds after which the worst are left out, and by how much they must lag.
_ROUND: Final = 4


def choose(knowledge: Knowledge, seed: str, worlds: int = WORLDS, weights: Weights = WEIGHTS) -> Action:
    """What a General does."""
    legal = knowledge.legal
    if len(legal) == 1:
        return legal[0]
    world = knowledge.imagine(seed)
    judgement = Judgement(world, weights)
    if not isinstance(legal[0], PlayCard) or world.state.turn.side != knowledge.side:
        return judgement.best()
    ranked = sorted(judgement.scored(), key=lambda one: -one[0])
    tried = [action for worth, action in ranked[:CARDS] if worth > ranked[0][0] - _HOPELESS]
    if len(tried) == 1:
        return tried[0]
    return _played_on(knowledge, tried, weights, seed, worlds)


def _played_on(knowledge: Knowledge, tried: list[Action], weights: Weights, seed: str, worlds: int) -> Action:
    """The action that does best in the same worlds with the same dice; the worst are left out on the way."""
    found: dict[Action, list[float]] = {action: [] for action in tried}
    for number in range(worlds):
        world = knowledge.imagine(f"{seed}|{number}")
        for action, results in found.items():
            ahead = world.fork(Random(f"{seed}|{number}"))
            ahead.do(action)
            results.append(_reply(ahead, knowledge.side, weights))
        if number % _ROUND == _ROUND - 1 and len(found) > 2:
            worst = min(found, key=lambda one: fmean(found[one]))
            del found[worst]
    return max(found, key=lambda one: fmean(found[one]))


def _reply(world: World, side: Side, weights: Weights) -> float:
    """How this side stands after its turn and the enemy's."""
    turn = world.state.turn.number
    for _ in range(_LONGEST):
        if world.to_act is None or world.state.turn.number >= turn + 2:
            break
        world.do(decide(world, weights))
    return Eye(world, side, weights).total()
