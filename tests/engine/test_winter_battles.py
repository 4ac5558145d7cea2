"""Random battles on the winter and Breakthrough maps of the community, to their end, every invariant checked."""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from engine.trial import QUICK, play_game
from scenarios.m44 import import_m44

SHARED = Path(os.environ.get("FIELDPOST_SHARED", Path(__file__).parents[3] / "shared"))
#: One action in so many is looked at from all sides: `python -m engine random` looks at all of its own.
EVERY = 10
#: In deep winter every third map is played; FIELDPOST_GAMES=50 for a long night, which plays all of them.
ALL = int(os.environ.get("FIELDPOST_GAMES", "1")) > 1
FOLDER = SHARED / "scenario-facts" / "m44"


@cache
def maps() -> tuple[tuple[str, Mapping[str, Any]], ...]:
    """Every sample of a winter face or a deep board that has units."""
    found = []
    for file in sorted(FOLDER.glob("*.m44")):
        result = import_m44(file.read_text("utf-8"), file.stem)
        mapping: Mapping[str, Any] = result.reading.mapping
        if not result.faults and (mapping["board"] == "breakthrough" or mapping["face"] == "winter"):
            found.append((file.stem, result.playable(accept=True)))
    return tuple(found)


NAMES = [name for name, _ in maps()] if FOLDER.is_dir() else []


@pytest.mark.skipif(not NAMES, reason="needs ../shared")
def test_there_are_maps() -> None:
    """Five in winter, nine on the deep board."""
    boards = [mapping["board"] for _, mapping in maps()]
    assert len(NAMES) >= 13
    assert boards.count("breakthrough") >= 8


@pytest.mark.parametrize("name", NAMES)
def test_random_battle(name: str) -> None:
    """As the map says, with every special rule of it."""
    tally, _ = play_game(dict(maps())[name], "as it is", every=EVERY)
    assert sum(tally.wins.values()) == 1


@pytest.mark.parametrize("name", NAMES[:: 1 if ALL else 3])
def test_random_battle_in_deep_winter(name: str) -> None:
    """With combat cards, snow, fog, pontoons and the Breakthrough deck on top; few of its actions are looked at from
    all sides, fewer than of the test above."""
    rules = ("combat-cards", "winter-weather", "reduced-visibility", "pontoon-bridges", "breakthrough-deck")
    scenario = dict(maps())[name]
    tally, _ = play_game(
        scenario,
        "snow",
        rules=tuple(rule for rule in rules if rule not in scenario["rules"]),
        every=QUICK,
    )
    assert sum(tally.wins.values()) == 1
