"""Whether a game is what its log says: every action again with the rolls it was recorded with."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.facts.setup import Setup
from bot.store.log import LogRow
from engine import GameState, RecordedDice, apply, codec, new_game, parse, redact_line, to_act
from engine.battle import Battle


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a check of a game found."""

    game: int
    #: Actions that were replayed.
    replayed: int
    #: (revision, the action that the rules refuse and why; nothing where what was kept of it cannot be read).
    faults: tuple[tuple[int, str], ...]
    #: Snapshots that were written anew from the log.
    mended: tuple[int, ...] = ()

    @property
    def sound(self) -> bool:
        """Whether nothing is wrong, or everything that was has been mended."""
        return not self.faults


def replayed(battle: Battle, rows: Sequence[LogRow], setup: Setup) -> tuple[dict[int, str], str]:
    """The state after every revision as text, and why it stops if it does.

    The log is the truth: an action that today's rules refuse is a fault to be looked at, not a reason to change it.
    """
    states: dict[int, GameState] = {}
    texts: dict[int, str] = {}
    for row in rows:
        try:
            state = _after(battle, row, states, setup)
        except Exception as error:
            return texts, _fault(row, error)
        states[row.revision] = state
        texts[row.revision] = codec.dumps(state)
    return texts, ""


def _fault(row: LogRow, error: Exception) -> str:
    """The action and why it fails, as everybody may know it: moderators see no more of a running game."""
    told = redact_line(row.notation or "", row.side, "spectator")
    return f"{told}: {error if told == row.notation else type(error).__name__}"


def _after(battle: Battle, row: LogRow, states: Mapping[int, GameState], setup: Setup) -> GameState:
    dice = RecordedDice(list(row.rolls))
    if row.kind == "start":
        first = new_game(battle.scenario, dice, options=setup.options, rules=setup.rules)
        return codec.loads(codec.dumps(first), battle)
    before = states[row.parent]
    if row.kind != "action":
        return before
    if to_act(before) != row.side:
        raise ValueError(f"{row.side} acts, {to_act(before)} should")
    return apply(before, parse(row.notation or "", battle.board), dice).state
