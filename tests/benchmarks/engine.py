"""The engine next to python-chess, in the same run: CPU time, interleaved rounds, medians."""

from __future__ import annotations

import gc
import json
import os
import random
import subprocess
import sys
import tempfile
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from statistics import median
from time import perf_counter, process_time
from typing import Any

import chess

import scenarios
from engine import codec
from engine.actions import Action, parse, text
from engine.build import BUILD
from engine.dice import SeededDice
from engine.play import apply, legal_actions, play_on, to_act
from engine.setup import new_game
from engine.state import Draft, GameState

ROUNDS = 15
#: Positions of each battle from which random play goes on to the end.
POSITIONS = 3
#: Playouts from each of them before anything is measured. What depends on nothing but the board (lines of sight,
#: steps, what lies two steps away) is worked out when it is first asked for and kept for every later game;
#: chess works its tables out when it is imported.
WARM_UP = 10
#: Battles on the standard board that the playouts rotate through.
BATTLES = ("pegasus-bridge", "sword-beach", "operation-cobra", "arracourt", "st-vith", "toulon")


def playout(state: GameState, seed: int, limit: int = 100_000) -> int:
    """Random play on one kept draft, actions drawn from `legal_actions` of that state."""
    choose = random.Random(seed).random
    draft = state.draft()
    board = draft.battle.board
    # Nobody will redo an action of a playout, so one stream of chance is enough for all of it.
    dice = SeededDice(str(seed))
    done = 0
    while draft.winner is None and done < limit:
        found = legal_actions(draft)
        action = found[int(choose() * len(found))]
        play_on(draft, action, dice)
        done += 1
    assert board is draft.battle.board
    return done


def chess_playout(seed: int) -> int:
    """Random plies of chess, at most 400."""
    chooser = random.Random(seed)
    board = chess.Board()
    done = 0
    while done < 400:
        moves = list(board.legal_moves)
        if not moves:
            break
        board.push(chooser.choice(moves))
        done += 1
    return done


def _cpu_per(work: Callable[[], int]) -> float:
    begin = process_time()
    done = work()
    return (process_time() - begin) / done


def _interleaved(ours: Callable[[int], int], theirs: Callable[[int], int]) -> tuple[float, float]:
    """Median seconds per unit of ours and theirs, taken in turn."""
    found: tuple[list[float], list[float]] = ([], [])
    for number in range(ROUNDS):
        found[0].append(_cpu_per(lambda n=number: ours(n)))  # type: ignore[misc]
        found[1].append(_cpu_per(lambda n=number: theirs(n)))  # type: ignore[misc]
    return median(found[0]), median(found[1])


def positions(battle: str, seed: int, every: int = 7) -> list[tuple[GameState, Action]]:
    """States of a random game with the action that was taken in each."""
    state = new_game(scenarios.load(battle), SeededDice(str(seed)))
    chooser = random.Random(seed)
    found = []
    while to_act(state) is not None:
        action = chooser.choice(legal_actions(state))
        if state.ply % every == 0:
            found.append((state, action))
        state = apply(state, action, SeededDice(str(seed), state.ply)).state
    return found


def mid_game(battle: str, seed: int) -> GameState:
    """The position in the middle of a random game."""
    found = positions(battle, seed, every=1)
    return found[len(found) // 2][0]


def _percentile(samples: list[float], share: float) -> float:
    return sorted(samples)[min(len(samples) - 1, int(len(samples) * share))]


def _timed(work: Callable[[], object]) -> float:
    begin = perf_counter()
    work()
    return perf_counter() - begin


def random_play() -> dict[str, float]:
    """Actions per second against plies per second."""
    states = [mid_game(name, seed) for name in BATTLES for seed in range(POSITIONS)]
    for number in range(WARM_UP):
        for state in states:
            playout(state, 1_000 + number)
    # What was loaded stays: a server that plays many games freezes it at its start as well.
    gc.collect()
    gc.freeze()

    def ours(number: int) -> int:
        return sum(playout(state, number) for state in states)

    def theirs(number: int) -> int:
        return sum(chess_playout(number * 100 + n) for n in range(20))

    action, ply = _interleaved(ours, theirs)
    return {"µs per action": action * 1e6, "µs per ply": ply * 1e6, "ratio": ply / action}


def _fresh_legal(state: GameState) -> object:
    """The list itself, not what the last action left behind."""
    state.legal = None
    return legal_actions(state)


def legal_lists() -> dict[str, float]:
    """p99 of listing, over all steps of real battles."""
    ours: list[float] = []
    theirs: list[float] = []
    states = [state for n, name in enumerate(BATTLES) for state, _ in positions(name, n)]
    boards = []
    for number in range(8):
        board, chooser = chess.Board(), random.Random(number)
        for _ in range(120):
            moves = list(board.legal_moves)
            if not moves:
                break
            boards.append(board.copy(stack=False))
            board.push(chooser.choice(moves))
    gc.collect()
    gc.disable()
    for _ in range(ROUNDS):
        ours += [_timed(lambda s=state: _fresh_legal(s)) for state in states]  # type: ignore[misc]
        theirs += [_timed(lambda b=board: list(b.legal_moves)) for board in boards]  # type: ignore[misc]
    gc.enable()
    a, b = _percentile(ours, 0.99), _percentile(theirs, 0.99)
    return {"p99 µs": a * 1e6, "chess p99 µs": b * 1e6, "p50 µs": median(ours) * 1e6, "ratio": a / b}


def worst_list() -> dict[str, Any]:
    """The slowest single listing on any shipped battle, Air Power and all-unit cards included."""
    worst, where = 0.0, ""
    for battle in scenarios.ids():
        found = positions(battle, 5, every=3)
        for state, _ in [*found, *_air_power(battle)]:
            taken = min(_timed(lambda s=state: _fresh_legal(s)) for _ in range(3))  # type: ignore[misc]
            if taken > worst:
                worst, where = taken, f"{battle}: {type(state.pending[-1]).__name__}"
    return {"ms": worst * 1e3, "where": where}


def _air_power(battle: str) -> list[tuple[GameState, Action]]:
    """Air Power and the all-unit cards played in the first turn by whoever begins, and by the other side."""
    found = []
    for first in ("allies", "axis"):
        scenario = {**scenarios.load(battle), "first": first}
        state = new_game(scenario, SeededDice("air"))
        for card in ("air-power", "assault-center", "infantry-assault", "direct-from-hq"):
            draft = state.draft()
            draft.pending = [frame for frame in draft.pending if type(frame).__name__ == "Play"]
            if not draft.pending:
                continue
            draft.hands[first] = (card, *draft.hands[first][1:])  # type: ignore[index]
            draft.legal = None
            after = apply(draft.freeze(), parse(f"play {card}", state.battle.board), SeededDice("air")).state
            found.append((after, legal_actions(after)[0]))
    return found


def checked_apply() -> dict[str, float]:
    """p50 of a checked apply (validate, copy, apply, events) against push_uci."""
    pairs = [pair for n, name in enumerate(BATTLES) for pair in positions(name, n)]
    games = []
    for number in range(6):
        board, chooser = chess.Board(), random.Random(number)
        for _ in range(80):
            moves = list(board.legal_moves)
            if not moves:
                break
            move = chooser.choice(moves)
            games.append((board.copy(), move.uci()))
            board.push(move)
    ours: list[float] = []
    theirs: list[float] = []
    gc.collect()
    gc.disable()
    for _ in range(ROUNDS):
        for state, action in pairs:
            dice = SeededDice("bench", state.ply, text(action, state.battle.board))
            ours.append(_timed(lambda s=state, a=action, d=dice: apply(s, a, d)))  # type: ignore[misc]
        for board, uci in games:
            other = board.copy()
            theirs.append(_timed(lambda b=other, u=uci: b.push_uci(u)))  # type: ignore[misc]
    gc.enable()
    a, b = median(ours), median(theirs)
    return {"p50 µs": a * 1e6, "push_uci p50 µs": b * 1e6, "ratio": a / b}


def copies() -> dict[str, float]:
    """Copying a state against copying a chess board with 40 plies of stack."""
    state = _midgame("pegasus-bridge")
    board, chooser = chess.Board(), random.Random(1)
    for _ in range(40):
        board.push(chooser.choice(list(board.legal_moves)))

    def ours(_: int) -> int:
        for _ in range(3000):
            state.draft()
        return 3000

    def theirs(_: int) -> int:
        for _ in range(3000):
            board.copy()
        return 3000

    a, b = _interleaved(ours, theirs)
    return {"µs": a * 1e6, "chess µs": b * 1e6, "ratio": a / b}


def _midgame(battle: str) -> GameState:
    found = positions(battle, 3, every=1)
    return found[len(found) // 2][0]


def sizes() -> dict[str, float]:
    """Bytes of a mid-game Pegasus Bridge: encoded, and in memory while it lives."""
    state = _midgame("pegasus-bridge")
    saved = codec.dumps(state)
    number = 200
    codec.loads(saved, state.battle)
    gc.collect()
    tracemalloc.start()
    games: list[GameState | Draft] = [codec.loads(saved, state.battle) for _ in range(number)]
    for game in games:
        game.legal = None
    gc.collect()
    held, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return {"encoded kB": len(saved.encode()) / 1000, "live kB": held / number / 1000}


#: (figure, unit, must, goal): at most, except where the ratio of speeds is meant.
BARS: tuple[tuple[str, str, str, str], ...] = (
    ("random play", "ratio", ">= 1.5", ">= 2"),
    ("legal lists", "ratio", "<= 3", "<= 1.5"),
    ("worst list", "ms", "<= 5", "<= 2"),
    ("checked apply", "ratio", "<= 8", "<= 3"),
    ("copies", "ratio", "<= 1", "<= 0.5"),
    ("sizes", "encoded kB", "<= 8", "<= 3"),
    ("sizes", "live kB", "<= 22", "<= 9"),
)
#: The same of the compiled engine, where more is asked of it.
NATIVE_BARS: tuple[tuple[str, str, str, str], ...] = (
    ("random play", "ratio", ">= 4", ">= 6.5"),
    ("random play", "native ÷ pure", ">= 1.8", ">= 3"),
    ("legal lists", "ratio", "<= 0.5", "<= 0.3"),
    ("checked apply", "ratio", "<= 1", "<= 0.7"),
)


def run() -> dict[str, Any]:
    """Print the table of the engine's figures and return them; with NATIVE=FOLDER, where it lies compiled
    (`FIELDPOST_NATIVE=1 pip install --no-deps --target FOLDER .`), its figures as well."""
    figures: dict[str, Any] = {
        "random play": random_play(),
        "legal lists": legal_lists(),
        "worst list": worst_list(),
        "checked apply": checked_apply(),
        "copies": copies(),
        "sizes": sizes(),
    }
    _print(BUILD, figures, BARS)
    folder = os.environ.get("NATIVE", "")
    if folder:
        native = _run_in(Path(folder))
        ratio = figures["random play"]["µs per action"] / native["random play"]["µs per action"]
        native["random play"]["native ÷ pure"] = ratio
        _print("native", native, NATIVE_BARS)
        figures["native"] = native
    return figures


def _run_in(folder: Path) -> dict[str, Any]:
    """The figures of the engine that is installed in a folder."""
    with tempfile.TemporaryDirectory() as here:
        told = Path(here) / "figures.json"
        env = {name: value for name, value in os.environ.items() if name != "NATIVE"}
        subprocess.run(
            [sys.executable, "-m", "tests.benchmarks", "engine", "--json", str(told)],
            cwd=folder, env=env | {"PYTHONPATH": str(Path(__file__).parents[2])}, check=True,
        )  # fmt: skip
        figures: dict[str, Any] = json.loads(told.read_text("utf-8"))["engine"]
    return figures


def _print(build: str, figures: dict[str, Any], bars: tuple[tuple[str, str, str, str], ...]) -> None:
    print(f"{build:<16} {'unit':<14} {'found':>9}  {'must':>7}  {'goal':>7}")
    for name, unit, must, goal in bars:
        print(f"{name:<16} {unit:<14} {figures[name][unit]:>9.2f}  {must:>7}  {goal:>7}")
