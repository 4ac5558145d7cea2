"""The community's files that lie beside the repository: which of them can be played, and that they can."""

from __future__ import annotations

import os
from pathlib import Path

from engine import SeededDice, apply, legal_actions, new_game, text
from engine.audit import check
from engine.codec import dumps, loads
from scenarios.m44 import import_m44

#: Random games of each sample; FIELDPOST_GAMES=20 for a long night.
GAMES = int(os.environ.get("FIELDPOST_GAMES", "1"))
#: The editor's boards without a unit.
EMPTY = {f"genuine-{board}-countryside-blank" for board in ("standard", "breakthrough", "overlord")}
_LONGEST = 20_000


def test_every_sample_comes_in_whole(facts: Path) -> None:
    """Nothing is left out, and nothing must be mended first, but for boards on which nobody stands."""
    faulty = set()
    for file in sorted((facts / "m44").glob("*.m44")):
        result = import_m44(file.read_text(encoding="utf-8"), "sample")
        assert result.missing == [], file.stem
        if result.faults:
            faulty.add(file.stem)
    assert faulty == EMPTY


def test_every_sample_plays_to_its_end(facts: Path) -> None:
    """Every invariant holds on the way, and the last state can be saved."""
    for file in sorted((facts / "m44").glob("*.m44")):
        if file.stem in EMPTY:
            continue
        scenario = import_m44(file.read_text(encoding="utf-8"), "sample").playable()
        if GAMES == 1 and (scenario["board"] == "breakthrough" or scenario["face"] == "winter"):
            # `test_winter_battles` plays it, and looks at more.
            continue
        for game in range(GAMES):
            seed = f"{file.stem}-{game}"
            state, chooser = new_game(scenario, SeededDice(seed)), SeededDice(f"choose|{seed}")
            for number in range(_LONGEST):
                legal = legal_actions(state)
                if not legal:
                    break
                action = legal[chooser.pick(len(legal))]
                line = text(action, state.battle.board)
                state = apply(state, action, SeededDice(seed, state.ply, line)).state
                if number % 20 == 0:
                    check(state)
            assert state.winner is not None, seed
            assert loads(dumps(state), state.battle) == state
