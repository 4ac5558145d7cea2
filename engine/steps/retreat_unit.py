"""Flags drive a unit back (FLAG): its owner picks the way; what cannot be made costs figures."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from engine.actions import Attack, Retreat, Use
from engine.errors import Refusal, refuse
from engine.events import FlagsIgnored
from engine.frames import RetreatUnit
from engine.rules.attacks import declare
from engine.rules.backwards import steps_back
from engine.rules.changes import go, lose_figures
from engine.rules.meanwhile import battles_below, why_waits
from engine.rules.units import UNITS
from engine.steps import abilities
from engine.steps.step import Step

if TYPE_CHECKING:
    from engine.actions import Action
    from engine.dice import Dice
    from engine.state import Draft, GameState, Unit
    from engine.types import HexId


class Choices(NamedTuple):
    """The ways a unit may choose from; none: it stands and pays `due` figures."""

    ways: tuple[tuple[HexId, ...], ...]
    #: Hexes it must go at least, however many of the flags it ignores.
    due: int


def choices(state: GameState, frame: RetreatUnit) -> Choices:
    """All legal ways of an open retreat (FLAG-03 to FLAG-07, AMB-05, AMB-31)."""
    unit = state.units[frame.at]
    factor = UNITS[unit.kind].retreat
    for hook in state.battle.hooks.retreat:
        factor = hook(state, unit, frame.at) or factor
    due = frame.flags - frame.ignorable
    ways, dead_ends = _ways_back(state, unit, frame.at, frame.flags * factor)
    longest = max([len(way) for way in ways]) - 1
    if state.battle.options.retreat_path == "any":
        allowed = [way for way in ways if len(way) - 1 >= due or way in dead_ends]
    elif longest >= due:
        allowed = [way for way in ways if len(way) - 1 >= due]
    else:
        allowed = [way for way in ways if len(way) - 1 == longest]
    if due:
        allowed = [way for way in allowed if len(way) > 1]
    return Choices(tuple(sorted(allowed)), due)


def _ways_back(
    state: GameState, unit: Unit, start: HexId, limit: int
) -> tuple[list[tuple[HexId, ...]], set[tuple[HexId, ...]]]:
    """Every way towards the own baseline up to a length, and those that can go no farther."""
    free = ~state.occupied
    back: list[tuple[HexId, ...]] = []
    dead_ends: set[tuple[HexId, ...]] = set()
    edge: list[tuple[HexId, ...]] = [(start,)]
    for _ in range(limit):
        grown: list[tuple[HexId, ...]] = []
        for way in edge:
            back.append(way)
            stuck = True
            for to in steps_back(state, unit, way[-1]):
                if free >> to & 1:
                    grown.append((*way, to))
                    stuck = False
            if stuck:
                dead_ends.add(way)
        edge = grown
    return back + edge, dead_ends


def _options(state: GameState, frame: RetreatUnit) -> tuple[Action, ...]:
    return _listed(state, frame, choices(state, frame))


def _listed(state: GameState, frame: RetreatUnit, choice: Choices) -> tuple[Action, ...]:
    listed: list[Action] = [Retreat(way) for way in choice.ways]
    return (
        (*listed, *abilities.options(state, frame))
        if state.battle.hooks.offered[RetreatUnit]
        else tuple(listed)
    )


def _refusal(state: GameState, frame: RetreatUnit, action: Action) -> Refusal | None:
    if isinstance(action, Use):
        return abilities.refusal(state, frame, action)
    if isinstance(action, Attack):
        return why_waits(state, action)
    if not isinstance(action, Retreat):
        return refuse("retreat-first", hex=state.battle.board.names[frame.at])
    open_ways = choices(state, frame)
    if action.way in open_ways.ways:
        return None
    names = state.battle.board.names
    if action.way[0] != frame.at:
        return refuse("other-unit-retreats", hex=names[frame.at])
    if len(action.way) - 1 < open_ways.due:
        if frame.binds and not frame.ignorable:
            return refuse("flags-bind", hex=names[frame.at])
        return refuse("retreat-too-short", number=open_ways.due)
    return refuse("no-retreat-there", hex=names[action.way[-1]])


def _choose(draft: Draft, frame: RetreatUnit, action: Action, dice: Dice) -> None:
    draft.bar_undo()
    if isinstance(action, Use):
        abilities.perform(draft, frame, action, dice)
        return
    if isinstance(action, Attack):
        # The question stays open below what this battle asks.
        declare(draft, action.unit, action.target, battles_below(draft))
        return
    assert isinstance(action, Retreat)
    draft.pending.pop()
    _go_back(draft, frame, action.way, dice)


def _go_back(draft: Draft, frame: RetreatUnit, way: tuple[HexId, ...], dice: Dice) -> None:
    unit = draft.units[frame.at]
    gone, ignored = len(way) - 1, _ignored(frame, way)
    if ignored:
        draft.say(FlagsIgnored, unit.side, unit.id, frame.at, ignored)
    deed = draft.deeds.get(unit.id)
    if deed is not None and gone:
        draft.deeds[unit.id] = deed._replace(at=way[-1])
    if gone and go(draft, way, "retreat", dice) is None:
        return
    due = owed(draft, frame, unit, way, dice)
    if due and draft.winner is None:
        lose_figures(draft, way[-1], due, "flags", frame.by, dice)


def _ignored(frame: RetreatUnit, way: tuple[HexId, ...]) -> int:
    return min(frame.ignorable, max(0, frame.flags - len(way) + 1))


def owed(draft: Draft, frame: RetreatUnit, unit: Unit, way: tuple[HexId, ...], dice: Dice) -> int:
    """The figures a unit pays at the end of a way for flags that it could not follow."""
    due = frame.flags - _ignored(frame, way) - len(way) + 1
    for hook in draft.battle.hooks.stuck if due > 0 else ():
        due = hook(draft, unit, way[-1], due, frame.by, dice)
    return max(0, due)


def _settle(draft: Draft, frame: RetreatUnit, dice: Dice) -> bool:
    """A retreat with one legal way is made, or paid for in figures if there is none."""
    if not draft.unit_at(frame.unit, frame.at):
        draft.pending.pop()
        return True
    open_ways = choices(draft, frame)
    ways = open_ways.ways
    if len(ways) > 1:
        draft.bar_undo()
        draft.legal = _listed(draft, frame, open_ways)
        return False
    for hook in () if frame.asked else draft.battle.hooks.forced_retreat:
        window = hook(draft, frame)
        if window is not None and frame.flags:
            draft.pending[-1] = frame._replace(asked=True)
            draft.pending.append(window)
            return True
    draft.pending.pop()
    _go_back(draft, frame, ways[0] if ways else (frame.at,), dice)
    return True


STEP: Final[Step[RetreatUnit, Action]] = Step(_options, _refusal, _choose, _settle)
