"""The Recruit: he sees what a Veteran sees, and often does something nearly as good."""

from __future__ import annotations

from math import exp
from random import Random
from typing import TYPE_CHECKING, Final

from engine.players.greedy import Judgement
from engine.players.worth import WEIGHTS

if TYPE_CHECKING:
    from engine.knowledge import Action, Knowledge

#: How much worse something may be, in medals, that is done a third as often.
_CARELESS: Final = 0.07


def choose(knowledge: Knowledge, seed: str) -> Action:
    """What a Recruit does."""
    if len(knowledge.legal) == 1:
        return knowledge.legal[0]
    scored = Judgement(knowledge.imagine(seed), WEIGHTS).scored()
    best = max([worth for worth, _ in scored])
    likely = [exp((worth - best) / _CARELESS) for worth, _ in scored]
    return Random(f"{seed}|recruit").choices([action for _, action in scored], likely)[0]
