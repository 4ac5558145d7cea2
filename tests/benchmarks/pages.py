"""How large the page of a battle becomes, and what making it costs: `run()` prints a row for each of the longest games.

Chance plays, in half of the games without ever ending a step that could go on: those have the most actions.
"""

from __future__ import annotations

import asyncio
import time
import tracemalloc
from collections.abc import Callable
from functools import partial
from random import Random

import scenarios
from bot.discord.lasting import keep
from bot.i18n import words_of
from bot.screens.pictures.page import Cover, logged, page
from engine import apply, legal_actions, text
from engine.dice import dice_for
from engine.proof import Source, dumps
from engine.record import Record, loads, start
from renderer.page import Proof

#: The most bytes a page may have.
LIMIT = 600_000
BATTLES = (
    "pegasus-bridge", "wiltz", "stavelot", "road-to-bastogne", "relief-of-bastogne", "ortona", "omaha-beach-overlord",
)  # fmt: skip
_GAMES, _MOST = 4, 20_000
_SOURCE = Source("5eed" * 16, ("one", "two"))


def run() -> dict[str, object]:
    """The longest of some games of each battle; the figures by name."""
    # As the bot does when it starts: else the lag is that of the garbage collector.
    keep()
    print(
        f"{'battle':24}{'actions':>9}{'turns':>7}{'kB':>7}{'seconds':>9}{'peak MB':>9}{'lag ms':>8}{'control':>9}"
    )
    largest = 0
    rows: dict[str, object] = {}
    for name in BATTLES:
        record, turns = max((_played(name, n) for n in range(_GAMES)), key=lambda one: len(one[0].entries))
        told = dumps(record, _SOURCE)
        seconds, size = _timed(record, told)
        peak = _peak(record, told)
        lag, control = [
            asyncio.run(_lag(work)) for work in (partial(_made, record, told), partial(time.sleep, seconds))
        ]
        largest = max(largest, size)
        rows[name] = (len(record.entries), turns, size, seconds, peak, lag, control)
        print(
            f"{name:24}{len(record.entries):9}{turns:7}{size / 1e3:7.0f}{seconds:9.2f}{peak / 1e6:9.1f}"
            f"{lag:8.0f}{control:9.0f}"
        )
    print(f"largest {largest / 1e3:.0f} kB of {LIMIT / 1e3:.0f}: {'PASS' if largest <= LIMIT else 'FAIL'}")
    return {"largest": largest, "limit": LIMIT, "rows": rows}


def _played(name: str, number: int) -> tuple[Record, int]:
    """A game by chance, and its turns."""
    seed, salts = _SOURCE.seed, _SOURCE.salts
    state, record = start(scenarios.load(name), dice_for(seed, salts))
    chooser = Random(f"{name}|{number}")
    for _ in range(_MOST):
        legal = list(legal_actions(state))
        if not legal:
            break
        board = state.battle.board
        going_on = [one for one in legal if text(one, board) not in ("end", "pass")] if number % 2 else []
        action = chooser.choice(going_on or legal)
        written = text(action, board)
        result = apply(state, action, dice_for(seed, salts, state.ply, written))
        record.note(state, written, result)
        state = result.state
    record.close(state)
    return record, state.turn.number


def _made(record: Record, told: str) -> bytes:
    words = words_of("de", aloud=True)
    cover = Cover("Battle", "battle.json", proof=Proof((), "", _SOURCE.salts, told))
    return page(words, cover, logged(record, "referee"))


def _timed(record: Record, told: str) -> tuple[float, int]:
    began = time.process_time()
    size = len(_made(record, told))
    return time.process_time() - began, size


def _peak(record: Record, told: str) -> int:
    """What it takes of memory at once, beside the record."""
    again = loads(told)
    tracemalloc.start()
    try:
        _made(again, told)
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


async def _lag(work: Callable[[], object]) -> float:
    """The longest that somebody else waits for the loop meanwhile, in milliseconds; of the control nothing is made."""
    longest = 0.0
    done = asyncio.create_task(asyncio.to_thread(work))
    while not done.done():
        began = time.perf_counter()
        await asyncio.sleep(0.005)
        longest = max(longest, time.perf_counter() - began - 0.005)
    await done
    return longest * 1e3
