"""Sides of a practice battle that whoever plays it has given to a computer, and may have back."""

from __future__ import annotations

from bot.game.values import GameCard
from engine import Side
from engine.types import SIDES


def given_sides(card: GameCard, person: int) -> tuple[Side, ...]:
    """Those for whom computers play, while nobody else sits at the table from whom anything would be hidden."""
    if not card.practice or card.status != "running" or person not in (*card.humans, card.created_by):
        return ()
    if any(one != person for one in card.humans):
        return ()
    return tuple([side for side in SIDES if card.seated(side) and not card.people(side)])
