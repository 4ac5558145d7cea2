"""What the seconds gain that the compiled engine saves: a General with all his work against the Veteran, and one with
as much of it as plain Python does in the same time, with the same dice; on whichever engine runs this.

`BENCH_GAMES` (240) is the number of games of each, some three seconds a pair in plain Python; `BENCH_SHARE` (0.374)
the share of the work for which plain Python took the seconds of the whole on 20 November 2026: many trials end early,
so twice the speed is worth more than twice the work.
"""

from __future__ import annotations

import math
import os
from collections.abc import Sequence
from functools import partial
from statistics import mean, pstdev
from typing import Final

import scenarios
from engine import arena
from engine.arena import GameOutcome
from engine.players import general
from engine.players.general import Budget

GAMES: Final = int(os.environ.get("BENCH_GAMES", "240"))
SHARE: Final = float(os.environ.get("BENCH_SHARE", "0.374"))
_BATTLES: Final = (
    "pegasus-bridge", "sainte-mere-eglise", "sword-beach", "mont-mouchet", "vassieux", "operation-cobra",
)  # fmt: skip
_WIDTH: Final = 1.96


def _part(budget: Budget) -> Budget:
    return budget._replace(worlds=max(2, round(budget.worlds * SHARE)), work=int(budget.work * SHARE))


def _seconds(games: Sequence[GameOutcome]) -> float:
    """How long the first contestant has thought."""
    return sum([sum(one.thought[0]) for one in games])


def run() -> dict[str, float]:
    """Play, and tell by how much more the one with all his work wins, with the interval of 95 %."""
    lesser = partial(general.choose, budget=_part(general.BUDGET), detail=_part(general.DETAIL))
    # A table of the engine's own that nobody else adds to.
    assert isinstance(arena.CONTESTANTS, dict)
    arena.CONTESTANTS["in-part"] = lesser
    battles = [scenarios.load(battle) for battle in _BATTLES]
    whole, part = [
        list(arena.contest(battles, (level, "veteran"), GAMES, "general")) for level in ("general", "in-part")
    ]
    gains = [one.won - other.won for one, other in zip(whole, part, strict=True)]
    figures = {
        "wins with all the work, %": 100 * arena.summed(whole).wins.share,
        "wins with its part, %": 100 * arena.summed(part).wins.share,
        "more of them, % (> 0)": 100 * mean(gains),
        "give or take, %": 100 * _WIDTH * pstdev(gains) / math.sqrt(len(gains)),
        "seconds, all / part": _seconds(whole) / _seconds(part),
    }
    for name, value in figures.items():
        print(f"  {name:32} {value:8.1f}")
    return figures
