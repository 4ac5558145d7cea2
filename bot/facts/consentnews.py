"""What questions of one side to the other have to tell."""

from __future__ import annotations

from typing import NamedTuple

from bot.facts.public import Ask


class ConsentAsked(NamedTuple):
    """The other side is asked: take back, or draw?"""

    ask: Ask


class ConsentAnswered(NamedTuple):
    """It has answered, or the question is taken back."""

    ask: Ask
    yes: bool
    person: int


class ConsentLapsed(NamedTuple):
    """Nobody has answered, and it is no question any more."""

    ask: Ask
