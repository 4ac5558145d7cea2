"""What the engine does, as three fingerprints: compiled and as plain Python they are the same (`.ci/run` compares).

python -m tests.engine.same [--games N] [--texts N] [--saves N]

The first line says which of the two it was, and is not to be compared.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from hashlib import blake2b
from random import Random
from typing import Any

import scenarios
from engine import legal_actions, parse, text, why_not
from engine.build import BUILD
from engine.codec import dumps, loads
from engine.errors import EngineError, SaveError
from engine.notation import VERBS
from engine.state import GameState
from engine.trial import QUICK, play_game
from engine.variety import drawn
from tests.engine.walks import MIXED, samples

#: What stands in saves and lines in the place of something else.
JUNK = (None, True, -1, 0, 7, 99, 10**30, 1.5, "", "x", "axis", "E4", "Z99", "ambush", [], {}, [1], {"x": 1})
#: Positions that texts are said in, and saves are made of: so many of each of these battles.
BATTLES = MIXED
EACH = 8


def games(number: int) -> Iterator[str]:
    """Random games of every battle in turn, every other one by switches and rules drawn by chance: their records."""
    ids = list(scenarios.ids())
    for n in range(number):
        seed, table = f"same-{n}", drawn(f"same-{n}")
        options, rules = (table.options, table.rules) if n % 2 else (None, ())
        scenario = scenarios.load(ids[n % len(ids)])
        try:
            _, record = play_game(scenario, seed, options=options, rules=rules, every=QUICK)
        except EngineError as error:
            # A table that a battle does not allow is refused in both.
            yield f"{seed} {type(error).__name__} {error}"
        else:
            yield f"{seed} {record.hash} {record.entries!r}"


def positions() -> list[GameState]:
    """Positions of random games."""
    walks = [samples(name, "same", 300, 20) for name in BATTLES]
    return [state for walk in walks for state in walk[:: max(1, len(walk) // EACH)]]


def texts(number: int) -> Iterator[str]:
    """Lines that are right, nearly right, or nothing at all: what they mean, or why not."""
    chance, states = Random("texts"), positions()
    for n in range(number):
        state = states[n % len(states)]
        board = state.battle.board
        line = text(chance.choice(legal_actions(state)), board)
        match n % 4:
            case 0:
                at = chance.randrange(len(line) + 1)
                line = (
                    line[:at] + chr(chance.choice((0, 32, 45, 62, 120, 8211, 0x1F600))) + line[at + n % 2 :]
                )
            case 1:
                names = [chance.choice(board.names) for _ in range(chance.randrange(5))]
                line = f"{chance.choice(sorted(VERBS))} {chance.choice('-x ,').join(names)}"
            case 2:
                line = "".join(chance.sample(line, len(line))) * chance.randrange(1, 40)
        try:
            refusal = why_not(state, parse(line, board))
        except EngineError as error:
            yield f"{line!r} {type(error).__name__} {error}"
        else:
            yield f"{line!r} {refusal}"


def saves(number: int) -> Iterator[str]:
    """Saves with something wrong in them: what they are read as, or why not."""
    chance, states = Random("saves"), positions()
    for n in range(number):
        state = states[n % len(states)]
        saved = dumps(state)
        if n % 2:
            data = json.loads(saved)
            _spoil(chance, data)
            saved = json.dumps(data)
        else:
            at = chance.randrange(len(saved))
            saved = saved[:at] + chr(chance.randrange(32, 127)) + saved[at + chance.randrange(3) :]
        try:
            yield dumps(loads(saved, state.battle))
        except SaveError as error:
            yield f"{n} {error.key}"


def _spoil(chance: Random, node: Any) -> None:
    """One value somewhere in the data becomes junk, or goes."""
    while True:
        keys = list(node) if isinstance(node, dict) else range(len(node))
        key = chance.choice(keys) if keys else None
        if key is None:
            return
        if isinstance(node[key], list | dict) and node[key] and chance.random() < 0.8:
            node = node[key]
            continue
        if chance.random() < 0.2:
            del node[key]
        else:
            node[key] = chance.choice(JUNK)
        return


def main() -> None:
    """Print the three."""
    parser = argparse.ArgumentParser(prog="python -m tests.engine.same")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--texts", type=int, default=10_000)
    parser.add_argument("--saves", type=int, default=1_000)
    parser.add_argument("--all", action="store_true", help="say everything, not its fingerprint only")
    given = parser.parse_args()
    print(f"build {BUILD}")
    for name, said in (
        ("games", games(given.games)), ("texts", texts(given.texts)), ("saves", saves(given.saves)),
    ):  # fmt: skip
        mark, number = blake2b(digest_size=16), 0
        for one in said:
            mark.update(f"{one}\n".encode("utf-8", "surrogatepass"))
            number += 1
            if given.all:
                print(one)
        print(f"{name} {number} {mark.hexdigest()}")


if __name__ == "__main__":
    main()
