"""Exported games: they reproduce to the same hash, an undo is an entry, and a bad file is a SaveError."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Any

import pytest

import scenarios
from engine import Options, Roll, SaveError, SeededDice, apply, legal_actions, record, text
from engine.__main__ import main
from engine.record import Entry, Record, dumps, loads, replay, reproduces, start

SEED = "record"


def played(name: str = "pegasus-bridge", actions: int = 80, **more: Any) -> Record:
    """A recorded game of that many random actions."""
    state, found = start(scenarios.load(name), SeededDice(SEED), **more)
    chooser = SeededDice(f"{SEED}|chooser")
    for _ in range(actions):
        legal = legal_actions(state)
        if not legal:
            break
        action = legal[chooser.pick(len(legal))]
        written = text(action, state.battle.board)
        result = apply(state, action, SeededDice(SEED, state.ply, written))
        found.note(state, written, result)
        state = result.state
    found.close(state)
    return found


@pytest.mark.parametrize("name", ["pegasus-bridge", "sainte-mere-eglise", "omaha-beach-overlord", "vassieux"])
def test_a_record_reproduces(name: str) -> None:
    """Through its text and back, to the same hash."""
    found = played(name, 150)
    assert reproduces(found) == (True, found.hash)
    again = loads(dumps(found))
    assert again == found
    assert reproduces(again)[0]


def test_options_and_rules_go_along() -> None:
    """The switches and the added rules of the game are in the record."""
    options = Options.read({"take_ground": False, "hill_sight": "height"})
    found = played("st-vith", 40, options=options, rules=("no-reshuffle",))
    again = loads(dumps(found))
    assert (again.options, again.rules) == (options, ("no-reshuffle",))
    assert reproduces(again)[0]


def test_recorded_rolls_stand() -> None:
    """Another roll in the record gives another game: the dice are taken from it, not rolled anew."""
    found = played("sword-beach", 200)
    at = next(n for n, entry in enumerate(found.entries) if any(roll.what == "dice" for roll in entry.rolls))
    entry = found.entries[at]
    rolls = tuple(Roll("dice", ("star",) * len(r.result)) if r.what == "dice" else r for r in entry.rolls)
    assert rolls != entry.rolls
    found.entries[at] = Entry(entry.side, entry.action, rolls)
    same, result = reproduces(found)
    assert not same
    assert result != found.hash


def test_an_undo_is_an_entry() -> None:
    """Going back is written down, and replaying goes back."""
    found = played(actions=6)
    states = [state for state, _ in replay(found)]
    found.entries.append(Entry("allies", "", undo_to=3))
    found.close(states[3])
    assert reproduces(loads(dumps(found))) == (True, found.hash)
    assert [state.ply for state, _ in replay(found)][-1] == 3
    assert len(found.entries) == 7


@pytest.mark.parametrize(
    "change",
    [
        {"format": "other"}, {"version": 99}, {"version": "one"}, {"scenario": None},
        {"scenario": {"units": 5}}, {"options": {"colour": "red"}},
        {"options": []}, {"log": None}, {"log": [{}]}, {"log": [{"side": "allies"}]},
        {"start": {"rolls": [["dice"]]}}, {"start": 5},
        {"rules": 5},
        {"log": [{"side": "allies", "undo": "x"}]},
    ],
)  # fmt: skip
def test_a_bad_record(change: dict[str, Any]) -> None:
    """Whatever is wrong, it is said as a SaveError, at once or when it is replayed."""
    data = json.loads(dumps(played(actions=5))) | change
    with suppress(SaveError):
        same, reason = reproduces(loads(json.dumps(data)))
        assert not same
        assert reason


@pytest.mark.parametrize("source", ["", "[]", "null", "{", "[" * 100_000, '{"format": "fieldpost-record"}'])
def test_no_record_at_all(source: str) -> None:
    """Junk is a SaveError."""
    with pytest.raises(SaveError):
        loads(source)


def wrong_side(found: Record) -> None:
    """The other side acts."""
    first = found.entries[0]
    found.entries[0] = Entry("axis" if first.side == "allies" else "allies", first.action, first.rolls)


def no_such_action(found: Record) -> None:
    """Something that cannot be read."""
    found.entries[2] = Entry(found.entries[2].side, "fly E4")


def illegal(found: Record) -> None:
    """Something against the rules."""
    found.entries[0] = Entry(found.entries[0].side, "order A1")


def other_hash(found: Record) -> None:
    """A hash of something else."""
    found.hash = "0" * 32


@pytest.mark.parametrize("spoil", [wrong_side, no_such_action, illegal, other_hash])
def test_a_record_that_does_not_go_on(spoil: Any) -> None:
    """It does not reproduce, and says why."""
    found = played(actions=8)
    spoil(found)
    same, reason = reproduces(found)
    assert not same
    assert reason


def test_the_command_line(tmp_path: Any, capsys: pytest.CaptureFixture[str]) -> None:
    """`random` saves a game, `replay` reproduces it, and says so when it does not."""
    file = tmp_path / "game.json"
    assert (
        main(["random", "--scenario", "mont-mouchet", "--games", "1", "--seed", "cli", "--save", str(file)])
        == 0
    )
    assert "mont-mouchet" in capsys.readouterr().out
    assert main(["replay", str(file)]) == 0
    assert "reproduces to" in capsys.readouterr().out
    file.write_text(file.read_text("utf-8").replace('"hash": "', '"hash": "0'), "utf-8")
    assert main(["replay", str(file)]) == 1
    assert main(["replay", str(tmp_path / "nothing.json")]) == 2
    file.write_text("not a record", "utf-8")
    assert main(["replay", str(file)]) == 2
    assert record.FORMAT
