"""Trial games: random legal play, every invariant checked after every action (`python -m engine random`)."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Final

from engine import codec, record
from engine.actions import Action, text
from engine.audit import check
from engine.dice import SeededDice
from engine.errors import EngineError, EngineFault
from engine.events import Event, FiguresLost, FiguresRestored, UnitArrived
from engine.options import Options
from engine.play import Result, apply, legal_actions, to_act
from engine.rules.units import UNITS
from engine.state import GameState
from engine.types import Table

#: No battle of random moves has ever come near; beyond it something keeps a game from ending.
LONGEST_GAME: Final = 20_000
#: In a quick game one action in so many is looked at from all sides.
QUICK: Final = 100


class TrialError(EngineError):
    """An invariant broke in a trial game; carries what is needed to see it again."""

    def __init__(self, scenario: str, seed: str, actions: list[str], cause: Exception) -> None:
        super().__init__(f"{scenario}, seed {seed}, after {len(actions)} actions: {cause}")
        self.scenario = scenario
        self.seed = seed
        self.actions = actions
        self.cause = cause


@dataclass(slots=True)
class TrialTally:
    """What trial games of one battle came to."""

    games: int = 0
    actions: int = 0
    turns: int = 0
    wins: Counter[str] = field(default_factory=Counter)
    #: Decisions that fell to the side whose turn it was not.
    asides: int = 0

    def add(self, other: TrialTally) -> None:
        """Add the games of another tally."""
        self.games += other.games
        self.actions += other.actions
        self.turns += other.turns
        self.wins += other.wins
        self.asides += other.asides


def play_game(
    scenario: Table, seed: str, *, options: Options | None = None, rules: tuple[str, ...] = (), every: int = 1
) -> tuple[TrialTally, record.Record]:
    """One random game to its end. Raises TrialError with everything needed to replay it.

    One action in so many is looked at from all sides; the end is saved, read and replayed in any case.
    """
    actions: list[str] = []
    try:
        return _play(scenario, seed, options, rules, actions, every)
    except TrialError:
        raise
    except Exception as cause:
        raise TrialError(str(scenario.get("id")), seed, actions, cause) from cause


def _play(
    scenario: Table,
    seed: str,
    options: Options | None,
    rules: tuple[str, ...],
    actions: list[str],
    every: int,
) -> tuple[TrialTally, record.Record]:
    state, played = record.start(scenario, SeededDice(seed), options=options, rules=rules)
    chooser = SeededDice(f"{seed}|player")
    strength = {unit.id: unit.figures for unit in state.units.values()}
    asides = 0
    check(state)
    while (side := to_act(state)) is not None:
        legal = legal_actions(state)
        action = legal[chooser.pick(len(legal))]
        chooser.rolls.clear()
        actions.append(text(action, state.battle.board))
        asides += side != state.turn.side
        dice = SeededDice(seed, state.ply, actions[-1])
        result = _step(state, action, dice) if len(actions) % every == 0 else apply(state, action, dice)
        played.note(state, actions[-1], result)
        _count_figures(strength, result)
        state = result.state
        if len(actions) > LONGEST_GAME:
            raise EngineFault("the game does not end")
    _survives(state)
    played.close(state)
    if not record.reproduces(played)[0]:
        raise EngineFault("the log does not replay to the same state")
    tally = TrialTally(1, len(actions), state.turn.number, Counter([state.winner or "nobody"]), asides)
    return tally, played


def _step(state: GameState, action: Action, dice: SeededDice) -> Result:
    """One action with everything that must be true around it."""
    saved = codec.dumps(state)
    result = apply(state, action, dice)
    after = result.state
    if codec.dumps(state) != saved:
        raise EngineFault("apply changed the state it was given")
    if after.ply != state.ply + 1:
        raise EngineFault(f"ply {state.ply} became {after.ply}")
    revealed = bool(result.rolls) or to_act(after) != to_act(state)
    if revealed and after.undo_floor != after.ply:
        raise EngineFault("something was rolled, shown or handed over, and could still be undone")
    _survives(after)
    return result


def _survives(state: GameState) -> None:
    """Saved and read it is the same. Reading checks every invariant of audit.py; the one read is checked."""
    if codec.loads(codec.dumps(state), state.battle) != state:
        raise EngineFault("the state does not survive being saved")


def _count_figures(strength: dict[int, int], result: Result) -> None:
    """Figures lost and left are those at the start."""
    for event in result.events:
        _note(strength, event)
    for unit in result.state.units.values():
        if strength.get(unit.id) != unit.figures:
            raise EngineFault(f"unit {unit.id} has {unit.figures} figures, not {strength.get(unit.id)}")


def _note(strength: dict[int, int], event: Event) -> None:
    match event:
        case FiguresLost(unit=unit, lost=lost):
            strength[unit] -= lost
        case FiguresRestored(unit=unit, restored=restored):
            strength[unit] += restored
        case UnitArrived(unit=unit, kind=kind):
            strength[unit] = UNITS[kind].figures
