"""The Veteran: one decision after the other, each the best by what the tables say it is worth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.players.greedy import Judgement
from engine.players.worth import WEIGHTS

if TYPE_CHECKING:
    from engine.knowledge import Action, Knowledge


def choose(knowledge: Knowledge, seed: str) -> Action:
    """What a Veteran does."""
    if len(knowledge.legal) == 1:
        return knowledge.legal[0]
    return Judgement(knowledge.imagine(seed), WEIGHTS).best()
