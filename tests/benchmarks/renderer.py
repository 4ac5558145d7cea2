"""How fast and how small the pictures are: `run()` prints the table of the renderer's issue and returns figures.

Drawing is measured against encoding alone, interleaved in the same run, so that a busy machine slows down both.
Times are those of the process where one thread works, and of the clock where several do. What the clock measures
depends on who else uses the machine: those figures are medians of several runs, and a heartbeat in a process that does
nothing at the same time (the control) and the load are printed beside them.
"""

from __future__ import annotations

import asyncio
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from io import BytesIO
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import renderer
import scenarios
from bot.i18n import words_of
from bot.screens.pictures import pictured
from engine import SeededDice, apply, legal_actions, new_game, project, text, to_act
from engine.view import PlayerView
from renderer import canvas, marks
from renderer.board import draw_board, prepared
from renderer.cache import Bases
from renderer.dice_strip import Die, draw_dice
from renderer.hand import draw_hand
from renderer.picture import encoded
from renderer.story import Step, scenes_of
from renderer.studio import Studio

BATTLES = ("pegasus-bridge", "sword-beach", "counterattack-on-mortain", "saverne-gap")
#: One of each kind of board, and one with much on it.
DRAFTED = ("pegasus-bridge", "stavelot", "road-to-bastogne", "omaha-beach-overlord")
HAND = ("attack-left", "probe-center", "recon-in-force", "armor-assault", "air-power", "ambush")
DICE = (Die("infantry", "hit"), Die("flag", "flag"), Die("armor", "miss"))
_LAG_RUNS = 5
_Row = tuple[str, float, str, float, float]


def run() -> dict[str, object]:
    """Measure everything; the figures by name."""
    views = {battle: _middle(battle) for battle in BATTLES}
    rows: list[_Row] = []
    runs: dict[str, object] = {}
    warm, cold, encode = _against_encoding(views)
    rows.append(("warm draw + encode, p95 / encode alone p95", _p95(warm) / _p95(encode), "", 1.5, 1.15))
    rows.append(("cold base, p95 / encode alone p95", _p95(cold) / _p95(encode), "", 25, 13))
    rows.append(("first picture, base from disk, p95", _p95(_first_pictures(views)) * 1e3, "ms", 300, 200))
    hand, strip = _small(views)
    rows += [("hand of six, warm, p95", hand, "ms", 10, 2), ("dice strip, warm, p95", strip, "ms", 10, 2)]
    rows += _sizes(views)
    for name, must, goal in (("warm", 20.0, 8.0), ("cold", 50.0, 25.0)):
        lags, controls = zip(
            *(_lag_and_control(views, cold=name == "cold") for _ in range(_LAG_RUNS)), strict=True
        )
        lag = statistics.median(lags)
        rows.append((f"20 boards at 1x: worst event-loop lag, {name}", lag, "ms", must, goal))
        runs[f"lag, {name}, all runs ms"] = [round(one, 1) for one in lags]
        runs[f"lag, {name}, control ms"] = [round(one, 1) for one in controls]
    rows.append(
        ("a step of a draft drawn, base warm, p95", _p95(asyncio.run(_drafts())) * 1e3, "ms", 400, 250)
    )
    rows.append(("peak memory of a cold draw at 1.5x", _peak_memory(), "MB", 300, 180))
    for name, value, unit, must, goal in rows:
        verdict = "goal" if value <= goal else "must" if value <= must else "MISSED"
        print(f"{name:52} {value:9.2f} {unit:3} must {must:g}  goal {goal:g}  {verdict}")
    figures: dict[str, object] = {name: round(value, 3) for name, value, *_ in rows}
    figures["encode alone, p50 ms"] = round(statistics.median(encode) * 1e3, 1)
    figures["warm draw + encode, p50 ms"] = round(statistics.median(warm) * 1e3, 1)
    figures["cold base, p50 ms"] = round(statistics.median(cold) * 1e3, 1)
    figures |= runs | {"load": [round(one, 2) for one in os.getloadavg()]}
    return figures


def _middle(battle: str, actions: int = 80) -> PlayerView:
    """A position in the middle of a battle, reached by chance."""
    state, chance = new_game(scenarios.load(battle), SeededDice(battle)), random.Random(battle)
    for _ in range(actions):
        if to_act(state) is None:
            break
        action = chance.choice(legal_actions(state))
        state = apply(state, action, SeededDice(battle, state.ply, text(action, state.battle.board))).state
    return project(state, "spectator")


def _marks(view: PlayerView) -> tuple[marks.Mark, ...]:
    mine = [unit for unit in view.units if unit.side == "allies"]
    theirs = [unit for unit in view.units if unit.side == "axis"]
    return (
        marks.Attack(mine[0].at, theirs[0].at, 2),
        marks.Ordered(mine[1].at),
        marks.Moved(("A4", mine[0].at)),
    )


def _timed(work: Callable[[], Any], clock: Callable[[], float] = time.process_time) -> float:
    start = clock()
    work()
    return clock() - start


def _p95(times: list[float]) -> float:
    return sorted(times)[min(len(times) - 1, int(len(times) * 0.95))]


def _against_encoding(views: dict[str, PlayerView]) -> tuple[list[float], list[float], list[float]]:
    """Warm pictures, cold bases and encoding alone, one after the other."""
    bases = Bases()
    drawn = {battle: _draw(view, bases) for battle, view in views.items()}
    warm: list[float] = []
    cold: list[float] = []
    encode: list[float] = []
    for n in range(40):
        for battle, view in views.items():
            encode.append(_timed(lambda image=drawn[battle]: encoded(image)))  # type: ignore[misc]
            warm.append(_timed(lambda view=view: encoded(_draw(view, bases))))  # type: ignore[misc]
            if n % 5 == 0:
                cold.append(_timed(lambda view=view: prepared(view, bases=Bases())))  # type: ignore[misc]
    return warm, cold, encode


def _draw(view: PlayerView, bases: Bases) -> Any:
    return draw_board(
        view,
        marks=_marks(view),
        words=pictured.board(words_of(None), view, last="A line of words"),
        bases=bases,
    )


def _first_pictures(views: dict[str, PlayerView]) -> list[float]:
    """Base from disk, every sprite drawn anew, encoded."""
    times = []
    with tempfile.TemporaryDirectory() as folder:
        for view in views.values():
            store = Bases(Path(folder))
            prepared(view, bases=store)
            store.save()
        for _ in range(5):
            for view in views.values():
                forget_sprites()
                store = Bases(Path(folder))
                times.append(_timed(lambda view=view, store=store: encoded(_draw(view, store))))  # type: ignore[misc]
    return times


def forget_sprites() -> None:
    """Empty the caches of sprites and labels, as after a restart."""
    modules = [m for name, m in sys.modules.items() if name.startswith("renderer.sprites.")]
    for module in (canvas, *modules):
        for one in vars(module).values():
            if hasattr(one, "cache_clear"):
                one.cache_clear()


def _small(views: dict[str, PlayerView]) -> tuple[float, float]:
    view = views["pegasus-bridge"]
    words = pictured.hand(words_of(None), view)
    a, b = view.units[0], view.units[-1]
    strip = renderer.DiceWords("E5 attacks D6", "1 hit", a.at, b.at, ("hit", "retreat", "-"))
    hands, strips = [], []
    for _ in range(60):
        hands.append(_timed(lambda: draw_hand(view, words=words, cards=HAND)))
        strips.append(_timed(lambda: draw_dice(DICE, words=strip, attacker=a, target=b)))
    return _p95(hands[5:]) * 1e3, _p95(strips[5:]) * 1e3


def _sizes(views: dict[str, PlayerView]) -> list[_Row]:
    view = views["pegasus-bridge"]
    a, b = view.units[0], view.units[-1]
    strip = renderer.DiceWords("E5 attacks D6", "1 hit", a.at, b.at, ("hit", "retreat", "-"))
    boards = [
        len(renderer.render_board(one, marks=_marks(one), words=pictured.board(words_of(None), one)).data)
        for one in views.values()
    ]
    hand = renderer.render_hand(view, words=pictured.hand(words_of(None), view), cards=HAND)
    dice = renderer.render_dice(DICE, words=strip, attacker=a, target=b)
    _, steps = _told("pegasus-bridge")
    turns = sorted({step.view.turn for step in steps})
    middle = [step for step in steps if step.view.turn == turns[len(turns) // 2]]
    before = [step.view for step in steps if step.view.turn < middle[0].view.turn][-1]
    turn = renderer.render_replay(scenes_of(before, middle))
    return [
        ("largest board", max(boards) / 1e3, "kB", 600, 400),
        ("hand", len(hand.data) / 1e3, "kB", 120, 80),
        ("dice", len(dice.data) / 1e3, "kB", 90, 40),
        ("replay of a turn", len(turn.data) / 1e3, "kB", 300, 100),
    ]


def _told(battle: str) -> tuple[PlayerView, list[Step]]:
    """A battle played by chance, as a spectator sees it."""
    state, chance = new_game(scenarios.load(battle), SeededDice("told")), random.Random("told")
    first, steps = project(state, "spectator"), []
    for _ in range(400):
        if to_act(state) is None:
            break
        action = chance.choice(legal_actions(state))
        line = text(action, state.battle.board)
        state = apply(state, action, SeededDice("told", state.ply, line)).state
        steps.append(Step(line, project(state, "spectator")))
    return first, steps


async def _drafts() -> list[float]:
    """How long whoever drafts waits for the picture of each of his steps; of a big board for both, as the bot has
    them drawn."""
    studio, times = Studio(), []
    for battle in DRAFTED:
        steps = _steps(battle)
        await studio.prepare(steps[0][0])
        for n, (view, shown) in enumerate(steps):
            parts = (None, *([renderer.focus_of(view, shown)] if view.board != "standard" else []))
            start = time.perf_counter()
            await asyncio.gather(
                *(
                    studio.board(view, marks=shown, crop=part, quick=True, words=renderer.Words(f"Step {n}"))
                    for part in parts
                )
            )
            times.append(time.perf_counter() - start)
    await studio.close()
    return times


def _steps(battle: str) -> list[tuple[PlayerView, tuple[marks.Mark, ...]]]:
    """Positions of drafts, reached by chance, with everything that glows."""
    state, chance = new_game(scenarios.load(battle), SeededDice(battle)), random.Random(battle)
    steps: list[tuple[PlayerView, tuple[marks.Mark, ...]]] = []
    while len(steps) < 25 and (side := to_act(state)) is not None:
        view = project(state, side)
        ends = {line.target: marks.Destination(line.target) for line in view.legal if line.verb == "move"}
        able = {
            line.unit: marks.Orderable(line.unit) for line in view.legal if line.verb in ("order", "move")
        }
        if ends or able:
            known = [mark for mark in (*able.values(), *ends.values()) if mark.at != "exit"]
            steps.append((view, tuple(known)))
        action = chance.choice(legal_actions(state))
        state = apply(state, action, SeededDice(battle, state.ply, text(action, state.battle.board))).state
    return steps


async def _lag(views: dict[str, PlayerView], *, cold: bool) -> float:
    """The worst delay of a heartbeat while twenty different boards are drawn."""
    studio = Studio()
    if not cold:
        for view in views.values():
            await studio.board(view, scale=1.0)
    worst = 0.0
    done = asyncio.Event()

    async def heartbeat() -> None:
        nonlocal worst
        while not done.is_set():
            start = time.perf_counter()
            await asyncio.sleep(0.005)
            worst = max(worst, time.perf_counter() - start - 0.005)

    beat = asyncio.create_task(heartbeat())
    known = list(views.values())
    await asyncio.gather(
        *(
            studio.board(
                known[n % len(known)]._replace(battle=f"{n}") if cold else known[n % len(known)],
                scale=1.0,
                words=renderer.Words(f"Board {n}"),
            )
            for n in range(20)
        )
    )
    done.set()
    await beat
    await studio.close()
    return worst * 1e3


#: A heartbeat in a process of its own, until it is told to stop: the worst delay it saw, in seconds.
_CONTROL = """
import select, sys, time
worst = 0.0
print(flush=True)
while not select.select([sys.stdin], [], [], 0)[0]:
    start = time.perf_counter()
    time.sleep(0.005)
    worst = max(worst, time.perf_counter() - start - 0.005)
print(worst)
"""


def _lag_and_control(views: dict[str, PlayerView], *, cold: bool) -> tuple[float, float]:
    """The lag of the loop that draws, and of a process that only waits meanwhile."""
    with subprocess.Popen(
        [sys.executable, "-c", _CONTROL], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as control:
        assert control.stdout is not None
        control.stdout.readline()
        lag = asyncio.run(_lag(views, cold=cold))
        told, _ = control.communicate("stop\n")
    return lag, float(told) * 1e3


def _peak_memory() -> float:
    """Of a fresh process that draws one cold board, in MB."""
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        return pool.submit(_draw_once).result()


def _draw_once() -> float:
    view = project(new_game(scenarios.load("sword-beach"), SeededDice("1")), "spectator")
    out = BytesIO(renderer.render_board(view).data)
    assert out.getvalue()
    # not `getrusage`: its maximum is inherited from the process that started this one
    status = Path("/proc/self/status").read_text(encoding="ascii")
    return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmHWM")) / 1024


if __name__ == "__main__":
    run()
