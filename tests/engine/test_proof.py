"""Dice that anybody can check: engine and script draw the same numbers, and the script finds every forgery."""

from __future__ import annotations

import ast
import json
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import pytest

import scenarios
from engine import apply, legal_actions, text, verify
from engine.dice import FairDice, dice_for
from engine.proof import Source, dumps
from engine.record import Entry, Record, loads, replay, reproduces, start
from engine.variety import drawn

SEED, SALTS = "5eed" * 16, ("17a3f9c2b4d1", "sunshine", "Käse-9")
SCRIPT = Path(verify.__file__)
VECTORS = json.loads(Path(__file__).with_name("chance_vectors.json").read_text(encoding="utf-8"))


def played(
    name: str, salts: tuple[str, ...] | None = SALTS, actions: int = 200, seed: str = SEED, **more: Any
) -> Record:
    """A recorded game of random actions."""
    state, found = start(scenarios.load(name), dice_for(seed, salts), **more)
    chooser = Random(name)
    for _ in range(actions):
        legal = legal_actions(state)
        if not legal:
            break
        action = chooser.choice(legal)
        written = text(action, state.battle.board)
        result = apply(state, action, dice_for(seed, salts, state.ply, written))
        found.note(state, written, result)
        state = result.state
    found.close(state)
    return found


def handed_out(record: Record, salts: tuple[str, ...] | None = SALTS) -> Any:
    """The file of a game, read again."""
    return json.loads(dumps(record, Source(SEED, salts)))


#: Standard, Overlord, a battle that ends with its pile, combat cards and mines.
BATTLES = ["pegasus-bridge", "omaha-beach-overlord", "vassieux", "wiltz", "ponyri-station"]


@pytest.mark.parametrize("vector", VECTORS, ids=lambda one: f"{one['ply']}|{one['action']}")
def test_published_vectors(vector: Any) -> None:
    """Dice, a pick and a shuffle, one after the other from one action, by the engine and by the script."""
    seed, salts, ply, action = vector["seed"], vector["salts"], vector["ply"], vector["action"]
    dice = dice_for(seed, salts, ply, action)
    mine = [list(dice.roll(len(vector["dice"]))), dice.pick(vector["among"])]
    mine.append(list(dice.shuffle(range(len(vector["shuffle"])))))
    assert mine == [vector["dice"], vector["pick"], vector["shuffle"]]
    rolls = [
        ["dice", vector["dice"]],
        ["pick", [vector["pick"]], vector["among"]],
        ["shuffle", vector["shuffle"]],
    ]
    assert list(verify.faults_of_rolls(rolls, verify.chance_of(seed, salts, ply, action))) == []


@pytest.mark.parametrize("salts", [SALTS, None], ids=["salted", "from before"])
@pytest.mark.parametrize("name", BATTLES)
def test_a_true_file_is_found_true(name: str, salts: tuple[str, ...] | None) -> None:
    """Dice, shuffles and draws follow from the seed, under all sorts of rules; the engine plays the same file again."""
    table = drawn(name)
    found = handed_out(played(name, salts, options=table.options, rules=table.rules), salts)
    assert verify.check(found) == []
    again = loads(json.dumps(found))
    assert reproduces(again) == (True, again.hash)


@cache
def short(name: str) -> Any:
    """A file of some turns, for forgers."""
    return handed_out(played(name, actions=70))


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Where a single value stands."""
    if isinstance(value, (dict, list)):
        for key, one in value.items() if isinstance(value, dict) else enumerate(value):
            yield from places(one, (*path, key))
    else:
        yield path


def chanced(found: Any) -> list[tuple[Any, ...]]:
    """Everything in a file that chance has decided or that decides it: faces, orders, picks, cards, seed and salts."""
    told = {name: found[name] for name in ("seed", "seal", "salts", "deck", "start", "log")}
    words = {"side", "action", "ply", "undo", "dice", "pick", "shuffle", "deck", "combat-deck"}
    return [path for path in places(told) if not words & {path[-1], at(found, path)} or "cards" in path]


def at(found: Any, path: tuple[Any, ...]) -> Any:
    """What stands somewhere."""
    for key in path:
        found = found[key]
    return found


@pytest.mark.parametrize("name", BATTLES)
def test_every_forgery_is_found(name: str) -> None:
    """A thousand files with one value changed, each for another of its kind: two hundred of each battle."""
    found, chooser = short(name), Random(name)
    open_ = chanced(found)
    strings = sorted({str(at(found, path)) for path in open_ if isinstance(at(found, path), str)})
    for path in chooser.sample(open_, 200):
        place, old = at(found, path[:-1]), at(found, path)
        new = old + chooser.choice((-1, 1)) if isinstance(old, int) else chooser.choice(strings)
        # A copy of the whole file for each takes as long as all that is asked of it.
        place[path[-1]] = new
        if new != old:
            assert verify.check(found), (path, old, new)
        place[path[-1]] = old
    assert verify.check(found) == []


def test_what_was_taken_back_stays_in_the_file() -> None:
    """An undo leads back to where the cards lay then; a roll that was taken back is checked like any other."""
    record = played("pegasus-bridge", actions=60)
    at_roll = next(
        n for n, one in enumerate(record.entries) if any(roll.what == "dice" for roll in one.rolls)
    )
    *_, (state, _) = replay(replaced := Record(**{**fields(record), "entries": record.entries[:at_roll]}))
    replaced.entries += [record.entries[at_roll], Entry(record.entries[at_roll].side, "", undo_to=at_roll)]
    replaced.entries += record.entries[at_roll:]
    found = handed_out(replaced)
    assert verify.check(found) == []
    assert state.ply == at_roll
    found["log"][at_roll]["rolls"][0][1][0] = "nothing"
    assert len(verify.check(found)) == 1


def fields(record: Record) -> dict[str, Any]:
    """A record as its fields."""
    return {name: getattr(record, name) for name in Record.__dataclass_fields__}


def run(folder: Path, found: Any, *more: str) -> tuple[int, str]:
    """The script as a sceptic runs it: alone in a folder, with nothing of this project in reach."""
    (folder / "verify.py").write_text(SCRIPT.read_text(encoding="utf-8"), encoding="utf-8")
    text = found if isinstance(found, str) else json.dumps(found, ensure_ascii=False)
    (folder / "battle.json").write_text(text, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-I", "verify.py", "battle.json", *more],
        cwd=folder, capture_output=True, text=True, encoding="utf-8", check=False,
    )  # fmt: skip
    assert done.stderr == ""
    return done.returncode, done.stdout


def test_the_script_alone(tmp_path: Path) -> None:
    """It needs nothing else, says what is wrong in one line each, and knows the battle it was asked about."""
    found, seal = short("pegasus-bridge"), sha256(SEED.encode()).hexdigest()
    status, said = run(tmp_path, found, seal, *SALTS)
    assert (status, said.startswith("All dice and cards follow")) == (0, True)
    assert run(tmp_path, found, "0" * 64)[1] == "seal or salts are not those that were posted\n"
    assert run(tmp_path, found, seal, "other")[1] == "seal or salts are not those that were posted\n"
    assert "seed does not fit the seal" in run(tmp_path, {**found, "seed": "guess"})[1]
    status, said = run(tmp_path, {**found, "log": [{"ply": 0, "action": "x", "rolls": [[]]}]})
    assert (status, said.startswith("the file is damaged")) == (1, True)
    status, said = run(tmp_path, json.dumps(found)[:-9], seal)
    assert (status, said.startswith("the file is damaged"), said.count("\n")) == (1, True, 1)


def test_the_script_stands_alone() -> None:
    """At most 120 lines, of the standard library alone."""
    source = SCRIPT.read_text(encoding="utf-8")
    named = [one for one in ast.walk(ast.parse(source)) if isinstance(one, (ast.Import, ast.ImportFrom))]
    rooms = {(one.module or "") if isinstance(one, ast.ImportFrom) else one.names[0].name for one in named}
    assert {room.split(".")[0] for room in rooms} <= sys.stdlib_module_names
    assert len(source.splitlines()) <= 120


def test_no_number_is_favoured() -> None:
    """What lies above the last whole multiple is drawn again."""
    dice = FairDice(SEED, SALTS)
    below = (1 << 63) + 1
    drawn_ = [dice.pick(below) for _ in range(200)]
    assert all(0 <= one < below for one in drawn_)
    # Nearly half of the numbers were skipped, by script and engine alike.
    number, _ = verify.chance_of(SEED, list(SALTS), 0, "")
    assert [number(below) for _ in range(200)] == drawn_


def test_salts_and_action_decide() -> None:
    """Another salt, another order of salts, another ply or action: other numbers."""
    told = {
        tuple(dice_for(SEED, salts, ply, action).roll(20))
        for salts, ply, action in [
            (SALTS, 3, "C4xC6"), (SALTS[::-1], 3, "C4xC6"), (SALTS[:2], 3, "C4xC6"), ((), 3, "C4xC6"),
            (None, 3, "C4xC6"), (SALTS, 4, "C4xC6"), (SALTS, 3, "C4xC7"),
        ]
    }  # fmt: skip
    assert len(told) == 7
