"""What the seconds gain that the compiled engine saves: a General with all his work against the Veteran, and one with
as much of it as plain Python does in the same time, with the same dice; on whichever engine runs this.

`BENCH_GAMES` (240) is the number of games of each, some three seconds a pair in plain Python; `BENCH_SHARE` (0.374)
the share of the work for which plain Python took the seconds of the whole on 20 November 2026: many trials end early,
so twice the speed is worth more than twice the work.
"""

from __future__ import annotations

import math
import os
from functools import partial
from typing import Final

import scenarios
from engine import arena
from engine.arena import Outcome, Pairing
from engine.players import general
from engine.players.general import Budget
from engine.types import SIDES

GAMES: Final = int(os.environ.get("BENCH_GAMES", "240"))
SHARE: Final = float(os.environ.get("BENCH_SHARE", "0.374"))
_BATTLES: Final = (
    "pegasus-bridge", "sainte-mere-eglise", "sword-beach", "mont-mouchet", "vassieux", "operation-cobra",
)  # fmt: skip
_WIDTH: Final = 1.96


def _part(budget: Budget) -> Budget:
    return budget._replace(worlds=max(2, round(budget.worlds * SHARE)), work=int(budget.work * SHARE))


def _both(number: int) -> tuple[Outcome, Outcome]:
    """The same game for both of them: each battle from both sides, then the next seed."""
    pair, side = number // 2, SIDES[number % 2]
    battle = scenarios.load(_BATTLES[pair % len(_BATTLES)])
    games = [Pairing(battle, f"general-{pair}", side, (level, "veteran")) for level in ("general", "in-part")]
    return arena.play(games[0]), arena.play(games[1])


def run() -> dict[str, float]:
    """Play, and tell by how much more the one with all his work wins, with the interval of 95 %."""
    lesser = partial(general.choose, budget=_part(general.BUDGET), detail=_part(general.DETAIL))
    # A table of the engine's own that nobody else adds to.
    assert isinstance(arena.CONTESTANTS, dict)
    arena.CONTESTANTS["in-part"] = lesser
    played = [_both(number) for number in range(GAMES)]
    shares = [arena.interval(sum([one[n].won for one in played]), len(played)) for n in (0, 1)]
    gains = [one.won - other.won for one, other in played]
    gain = sum(gains) / len(gains)
    half = _WIDTH * math.sqrt(sum([(one - gain) ** 2 for one in gains]) / len(gains) ** 2)
    turns = [sum([sum(one[n].thought[0]) for one in played]) for n in (0, 1)]
    figures = {
        "wins with all the work, %": 100 * shares[0].share,
        "wins with its part, %": 100 * shares[1].share,
        "more of them, % (> 0)": 100 * gain,
        "give or take, %": 100 * half,
        "seconds, all / part": turns[0] / turns[1],
    }
    for name, value in figures.items():
        print(f"  {name:32} {value:8.1f}")
    return figures
