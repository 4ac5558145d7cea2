"""An exported game: what it was set up from, every action with what chance decided, and the hash it ended with.

The log is append-only: an undo is an entry, never a deletion. Replaying uses the recorded rolls, so a later
rules fix does not rewrite the past; `replay` says whether every action is still legal and the end is the same.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final, Literal, TypeAlias

from engine.actions import parse
from engine.codec import hash_of
from engine.dice import Dice, RecordedDice, Roll
from engine.errors import EngineError, SaveError, ScenarioError
from engine.options import Options
from engine.play import Result, actor, apply
from engine.setup import new_game
from engine.state import GameState
from engine.types import Side, Table

FORMAT: Final = "fieldpost-record"
#: From 2 on it may hold what `engine/verify.py` asks for; nothing of that is needed to play it again.
RECORD_VERSION: Final = 2


@dataclass(frozen=True, slots=True)
class Entry:
    """One row of the log: an action of a side, or an undo."""

    side: Side
    action: str
    rolls: tuple[Roll, ...] = ()
    #: The ply an undo goes back to.
    undo_to: int | None = None


@dataclass(slots=True)
class Record:
    """A game from its first to its last action."""

    scenario: Table
    options: Options = field(default_factory=Options)
    rules: tuple[str, ...] = ()
    #: What chance decided when the game was set up.
    setup: tuple[Roll, ...] = ()
    entries: list[Entry] = field(default_factory=list)
    #: Hash of the state after the last entry.
    hash: str = ""

    def note(self, before: GameState, action_text: str, result: Result) -> None:
        """Add an action that was done; `close` seals the record when it is complete."""
        side = actor(before, parse(action_text, before.battle.board))
        assert side is not None
        self.entries.append(Entry(side, action_text, result.rolls))

    def close(self, state: GameState) -> None:
        """Seal the record with the state it ends in."""
        self.hash = hash_of(state)


def start(
    scenario: Table, dice: Dice, *, options: Options | None = None, rules: tuple[str, ...] = ()
) -> tuple[GameState, Record]:
    """A new game and the record that goes with it."""
    options = options or Options()
    state = new_game(scenario, dice, options=options, rules=rules)
    return state, Record(scenario, options, rules, tuple(dice.rolls), [], hash_of(state))


#: A state of a game, and what led to it; nothing at the start and after an undo.
Played: TypeAlias = tuple[GameState, Result | None]


def replay(record: Record, dice_of: Callable[[Sequence[Roll]], Dice] = RecordedDice) -> Iterator[Played]:
    """Every state of the game, the first one without a result. Raises EngineError where it does not go on."""
    dice = dice_of(record.setup)
    state = new_game(record.scenario, dice, options=record.options, rules=record.rules)
    yield state, None
    line = [state]
    for entry in record.entries:
        if entry.undo_to is not None:
            line = [known for known in line if known.ply <= entry.undo_to]
            if not line:
                raise SaveError("corrupt", f"undo to ply {entry.undo_to}")
            state = line[-1]
            yield state, None
            continue
        action = parse(entry.action, state.battle.board)
        if actor(state, action) != entry.side:
            raise SaveError("corrupt", f"{entry.side} acts out of turn: {entry.action}")
        result = apply(state, action, dice_of(entry.rolls))
        state = result.state
        line.append(state)
        yield state, result


def counted(played: Iterable[Played]) -> list[Played]:
    """Without what was taken back: every action that counts in the end, after the state it all began with."""
    line: list[Played] = []
    for state, result in played:
        if result is None:
            # The start, or a state that was gone back to: it is known, with what led to it.
            line = [known for known in line if known[0].ply <= state.ply] or [(state, None)]
        else:
            line.append((state, result))
    return line


def reproduces(record: Record) -> tuple[bool, str]:
    """Whether a record replays to the hash it names, and the hash or the reason."""
    try:
        *_, (state, _) = replay(record)
    except EngineError as error:
        return False, str(error)
    reached = hash_of(state)
    return reached == record.hash, reached


def dumps(record: Record) -> str:
    """The record as JSON, one entry a line."""
    start = {"rolls": [list(roll) for roll in record.setup]}
    return written(head_data(record) | {"start": start}, [entry_data(entry) for entry in record.entries])


def head_data(record: Record) -> dict[str, object]:
    """What is said of a game before its start."""
    return {
        "format": FORMAT,
        "version": RECORD_VERSION,
        "scenario": record.scenario,
        "options": record.options.changed(),
        "rules": list(record.rules),
        "hash": record.hash,
    }


def written(head: Table, log: Iterable[Table]) -> str:
    """As JSON, one entry a line."""
    body = ",\n".join([json.dumps(entry, ensure_ascii=False) for entry in log])
    return json.dumps(head, ensure_ascii=False)[:-1] + f', "log": [\n{body}\n]}}\n'


def entry_data(entry: Entry) -> dict[str, object]:
    """One row of the log."""
    if entry.undo_to is not None:
        return {"side": entry.side, "undo": entry.undo_to}
    data: dict[str, object] = {"side": entry.side, "action": entry.action}
    if entry.rolls:
        data["rolls"] = [list(roll) for roll in entry.rolls]
    return data


def loads(source: str) -> Record:
    """The record a text holds. Raises SaveError."""
    try:
        data = json.loads(source)
        if not isinstance(data, dict) or data.get("format") != FORMAT:
            raise SaveError("not-a-record")
        if data["version"] > RECORD_VERSION:
            raise SaveError("newer-version", str(data["version"]))
        return Record(
            data["scenario"],
            Options.read(data["options"]),
            tuple(data["rules"]),
            _rolls(data["start"]["rolls"] if "start" in data else data["setup"]),
            [_entry(one) for one in data["log"]],
            data["hash"],
        )
    except (AttributeError, KeyError, RecursionError, ScenarioError, TypeError, ValueError) as error:
        raise SaveError("corrupt", str(error)[:120]) from None


def _rolls(data: Iterable[tuple[Literal["dice", "pick", "shuffle"], list[str]]]) -> tuple[Roll, ...]:
    return tuple(Roll(what, tuple(result)) for what, result, *_ in data)


def _entry(data: Table) -> Entry:
    if "undo" in data:
        return Entry(data["side"], "", undo_to=int(data["undo"]))
    return Entry(data["side"], str(data["action"]), _rolls(data.get("rolls", [])))
