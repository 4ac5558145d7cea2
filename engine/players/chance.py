"""Whoever lets chance decide: what the others are measured by."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engine.knowledge import Action, Knowledge


def at_random(knowledge: Knowledge, seed: str) -> Action:
    """Any legal action."""
    return Random(seed).choice(knowledge.legal)
