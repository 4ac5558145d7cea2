"""An air drop (HOOK-02, CM-DRP): each figure drifts from where it was aimed.

The side that drops rolls when it is ready, so it may look at its hand first. It names the hex above which the
figures of a wave fall, or leaves that to the scenario with a roll alone. A figure that comes down on a free hex it may
enter becomes a full unit; any other is lost without a medal.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from engine.actions import ROLL, Choose, RollDice
from engine.errors import Refusal, refuse
from engine.events import DropLost, RuleApplied
from engine.frames import AirDrop, FirstTurn
from engine.rules.arrivals import rests
from engine.rules.changes import arrive, next_id
from engine.rules.movement import mover_of
from engine.rules.objectives import judge_units
from engine.rules.stepping import keeps_out
from engine.rules.units import UNITS
from engine.state import Deed, Unit
from engine.steps.step import Step, waits
from engine.types import DIRECTIONS, OTHER

if TYPE_CHECKING:
    from engine.actions import Action
    from engine.dice import Dice
    from engine.rules.hookpoints import Drop
    from engine.state import Draft, GameState
    from engine.types import HexId


def _options(state: GameState, frame: AirDrop) -> tuple[Action, ...]:
    drop, board = _drop(state, frame), state.battle.board
    if not drop.free:
        return (ROLL,)
    hexes = sorted(range(board.size), key=board.names.__getitem__)
    chosen = [Choose((h,)) for h in hexes if h != drop.center]
    return tuple(chosen) if drop.center is None else (*chosen, ROLL)


def _drop(state: GameState, frame: AirDrop) -> Drop:
    """What the scenario says of it."""
    drops = [hook(state) for hook in state.battle.hooks.drops]
    return next((drop for drop in drops if drop.rule == frame.rule), drops[0])


def announced(state: GameState, frame: AirDrop) -> tuple[str | None, int, int]:
    """What everybody knows of it: the hex that the battle names, how many figures fall, how far each may drift."""
    drop = _drop(state, frame)
    at = None if drop.center is None else state.battle.board.names[drop.center]
    return at, drop.waves[frame.wave], drop.steps


def _refusal(state: GameState, frame: AirDrop, action: Action) -> Refusal | None:
    drop = _drop(state, frame)
    match action:
        case RollDice():
            return refuse("choose-one-hex") if drop.center is None else None
        case Choose(hexes):
            if not drop.free:
                return refuse("drop-is-aimed")
            return None if len(hexes) == 1 else refuse("choose-one-hex")
        case _:
            return refuse("roll-first")


def _choose(draft: Draft, frame: AirDrop, action: Action, dice: Dice) -> None:
    draft.pending.pop()
    draft.bar_undo()
    drop = _drop(draft, frame)
    draft.say(RuleApplied, frame.owner, drop.rule)
    above = action.hexes[0] if isinstance(action, Choose) else drop.center
    assert above is not None
    figures = drop.waves[frame.wave]
    landing = [_drift(draft, above, drop, dice) for _ in range(figures)]
    crowded = {h for h, number in Counter(landing).items() if number > 1 and _lost_together(draft, drop)}
    for h in landing:
        if h is None or h in crowded or not _come_down(draft, frame, drop, h):
            draft.say(DropLost, frame.owner, h)
    if draft.winner is None and frame.wave + 1 < len(drop.waves):
        draft.pending.append(frame._replace(wave=frame.wave + 1))
    elif draft.winner is None:
        # CM-DRP-6.
        judge_units(draft, OTHER[frame.owner])
    if not draft.pending:
        # A game from before there was anything else to decide first.
        draft.pending.append(FirstTurn(None, draft.turn.side))


def _lost_together(draft: Draft, drop: Drop) -> bool:
    return drop.drifts and draft.battle.options.drop_collision == "all"


def _come_down(draft: Draft, frame: AirDrop, drop: Drop, h: HexId) -> bool:
    """A figure stands where it may, and is a unit."""
    row = UNITS[drop.kind]
    unit = Unit(next_id(draft), frame.owner, row.id, row.figures, row.figures, drop.nation, row.worth)
    if h in draft.units or keeps_out(draft.ground.spots[h], row):
        return False
    if mover_of(draft, unit, Deed(h, at=h)).closed >> h & 1:
        return False
    arrive(draft, h, unit)
    if drop.idle:
        rests(draft, h, unit, drop.idle)
    return True


def _drift(draft: Draft, h: HexId, drop: Drop, dice: Dice) -> HexId | None:
    """Where a figure comes down: so many steps in random directions; None: off the board."""
    ways = len(DIRECTIONS) + drop.drifts
    for _ in range(drop.steps):
        way = dice.pick(ways)
        if way == len(DIRECTIONS):
            continue
        to = draft.battle.board.towards[h].get(DIRECTIONS[way])
        if to is None:
            return None
        h = to
    return h


STEP: Final[Step[AirDrop, Action]] = Step(_options, _refusal, _choose, waits)
