"""How many sequences of actions there are from known positions: any change of a legal list shows.

python -m tests.engine.test_counts        writes tests/data/counts anew, after a look at what has changed
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import scenarios
from engine import Action, GameState, SeededDice, apply, legal_actions, new_game, text, to_act
from engine.actions import END
from engine.dice import Roll
from engine.types import Face

FOLDER = Path(__file__).parents[1] / "data" / "counts"
SEED = "counts"
#: A position is left out at a depth at which it has more sequences than this.
MOST = 2_000


ORDER: tuple[Face, ...] = ("star", "flag", "infantry", "grenade", "armor")


class OneFace:
    """Dice that always show the same faces in turn, so that counts depend on the rules alone."""

    def __init__(self, *key: Any) -> None:
        self.rolls: list[Roll] = []
        chance = SeededDice(*key)
        self.pick, self.shuffle = chance.pick, chance.shuffle

    def roll(self, number: int) -> tuple[Face, ...]:
        """Star, flag, infantry, grenade, armor, …"""
        return tuple(ORDER[n % 5] for n in range(number))


def dice(state: GameState, action: Action) -> OneFace:
    """Shuffles and picks are seeded, faces fixed."""
    return OneFace(SEED, state.ply, text(action, state.battle.board))


def positions(name: str) -> Iterator[tuple[str, GameState]]:
    """The start of a battle, and its fourth turn as steps are taken in the middle of each list."""
    state = new_game(scenarios.load(name), SeededDice(SEED))
    yield "start", state
    wanted = {"move": "MoveUnits", "battle": "Battles"}
    for _ in range(400):
        frame = type(state.pending[-1]).__name__
        for label, kind in list(wanted.items()):
            if frame == kind and state.turn.number >= 4 and len(legal_actions(state)) > 2:
                del wanted[label]
                yield label, state
        if not wanted or to_act(state) is None:
            return
        legal = [action for action in legal_actions(state) if action != END] or [END]
        action = legal[(7 * state.ply) % len(legal)]
        state = apply(state, action, dice(state, action)).state


def count(state: GameState, depth: int) -> int:
    """Sequences of so many actions; a battle that ends early counts once."""
    if depth == 0 or to_act(state) is None:
        return 1
    legal = legal_actions(state)
    if depth == 1:
        return len(legal)
    return sum(count(apply(state, action, dice(state, action)).state, depth - 1) for action in legal)


def split(state: GameState, depth: int) -> dict[str, int]:
    """The count for each first action."""
    return {
        text(action, state.battle.board): count(apply(state, action, dice(state, action)).state, depth - 1)
        for action in legal_actions(state)
    }


def page(name: str) -> str:
    """What is stored of a battle: per position and depth the count, and for the deepest each first action."""
    lines: list[str] = []
    for label, state in positions(name):
        depth, total = 1, len(legal_actions(state))
        lines.append(f"{label} 1: {total}")
        while depth < 3 and total <= MOST // 4:
            found = split(state, depth + 1)
            if sum(found.values()) > 20 * MOST:
                break
            depth, total = depth + 1, sum(found.values())
            lines.append(f"{label} {depth}: {total}")
            lines += [f"    {action}: {number}" for action, number in found.items()]
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("name", scenarios.ids())
def test_counts(name: str) -> None:
    """The stored counts, split by the first action, so that the difference names it."""
    stored = (FOLDER / f"{name}.txt").read_text("utf-8")
    assert page(name).splitlines() == stored.splitlines()


def test_no_stray_files() -> None:
    """One file a battle."""
    assert {file.stem for file in FOLDER.glob("*.txt")} == set(scenarios.ids())


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for one in scenarios.ids():
        (FOLDER / f"{one}.txt").write_text(page(one), encoding="utf-8")
