"""One short game of every battle as text: what was legal, what was done, what each side saw of it.

python -m tests.engine.test_playthroughs        writes tests/data/playthroughs anew
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import scenarios
from engine import (
    Event,
    GameState,
    PlayerView,
    SeededDice,
    legal_actions,
    new_game,
    project,
    redact,
    text,
    to_act,
)
from engine.actions import END
from engine.play import apply, decision
from engine.types import SIDES, Side

FOLDER = Path(__file__).parents[1] / "data" / "playthroughs"
SEED = "playthrough"
ACTIONS = 30
#: Longer lists of legal actions are told by their number, their first and their last.
SHOWN = 8


def page(name: str) -> str:
    """The text of one game."""
    state = new_game(scenarios.load(name), SeededDice(SEED))
    lines = [f"battle {name}", *_board(state)]
    chooser = SeededDice(f"{SEED}|{name}")
    for _ in range(ACTIONS):
        legal = legal_actions(state)
        if not legal:
            break
        lines += [*_moment(state), *_legal(state)]
        busy = [action for action in legal if action != END] or list(legal)
        action = busy[chooser.pick(len(busy))]
        written = text(action, state.battle.board)
        result = apply(state, action, SeededDice(SEED, state.ply, written))
        lines.append(f"> {written}")
        rolled = [roll.result for roll in result.rolls if roll.what == "dice"]
        lines += [f"  rolls {' '.join(map(str, found))}" for found in rolled]
        lines += _events(result.events)
        state = result.state
    lines += ["", "at the end", *_moment(state), *_board(state)]
    return "\n".join(lines) + "\n"


def _board(state: GameState) -> Iterator[str]:
    view = project(state, "spectator")
    for side in SIDES:
        own = [unit for unit in view.units if unit.side == side]
        yield f"  {side}: " + ", ".join(f"{unit.at} {unit.kind} {unit.figures}/{unit.full}" for unit in own)


def _moment(state: GameState) -> Iterator[str]:
    yield ""
    view = project(state, "spectator")
    medals = " ".join(f"{side} {view.sides[side].medals}/{view.sides[side].to_win}" for side in SIDES)
    asked = f"{decision(state)} {to_act(state)}"
    yield f"ply {state.ply} turn {view.turn} {view.active} · {asked} · {medals} · deck {view.deck}"
    for side in SIDES:
        yield f"  {side} sees {_seen(project(state, side))}"


def _seen(view: PlayerView) -> str:
    """The essentials of what one side knows."""
    other: Side = "axis" if view.viewer == "allies" else "allies"
    found = f"hand {' '.join(view.hand) or '-'}; {view.sides[other].cards} cards over there"
    found += f"; {len(view.legal)} legal"
    return found + (f"; drawn {' '.join(view.drawn)}" if view.drawn else "")


def _legal(state: GameState) -> Iterator[str]:
    texts = [text(action, state.battle.board) for action in legal_actions(state)]
    if len(texts) > SHOWN:
        texts = [*texts[: SHOWN // 2], f"… {len(texts) - SHOWN} more …", *texts[-SHOWN // 2 :]]
    yield "  legal: " + " | ".join(texts)


def _events(events: tuple[Event, ...]) -> Iterator[str]:
    """Events as a spectator reads them, and what a side reads more."""
    for event in events:
        public = redact(event, "spectator")
        yield f"  {public}" if public is not None else "  (nothing)"
        for side in SIDES:
            own = redact(event, side)
            if own != public:
                yield f"    {side}: {own}"


@pytest.mark.parametrize("name", scenarios.ids())
def test_playthroughs(name: str) -> None:
    """The stored game, line by line."""
    stored = (FOLDER / f"{name}.txt").read_text("utf-8")
    assert page(name).splitlines() == stored.splitlines()


def test_no_stray_files() -> None:
    """One file a battle."""
    assert {file.stem for file in FOLDER.glob("*.txt")} == set(scenarios.ids())


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for one in scenarios.ids():
        (FOLDER / f"{one}.txt").write_text(page(one), encoding="utf-8")
