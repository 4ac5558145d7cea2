"""What a picture shows, as one hashable value: cheaper than hashing its text, and never the same by chance."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import replace
from typing import TypeAlias

from engine.view import PlayerView
from renderer.told import Told
from renderer.words import ScenarioWords, Words

#: Everything that a picture shows.
Key: TypeAlias = tuple[Hashable, ...]


def shown_on_board(view: PlayerView) -> Key:
    """What a board shows of a view: nothing that only its viewer knows."""
    return (
        view.battle, view.board, view.face, view.top, view.hexes, view.labels, view.units, view.medals,
        tuple(view.sides.items()), view.active,
    )  # fmt: skip


def lines(told: Told | None) -> Hashable:
    """What stands below a board as a hashable value."""
    if told is None or told.end is None:
        return told
    end = told.end
    return replace(told, end=None), end.winner, end.line, end.length, tuple(end.losses.items()), end.small


def said(words: Words | ScenarioWords | None) -> Hashable:
    """Words as a hashable value."""
    if words is None:
        return None
    if isinstance(words, Words):
        return (
            words.title, words.turn, tuple(words.sides.items()), tuple(words.players.items()), words.last,
            words.generals,
        )  # fmt: skip
    return (
        words.title, words.when, tuple(words.sides.items()), tuple(words.facts.items()), words.briefing, words.rules
    )  # fmt: skip
