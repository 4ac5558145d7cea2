"""An air drop before the first turn (HOOK-02): each figure drifts from where it was aimed.

The side that drops rolls when it is ready, so it may look at its hand first. It names the hex above which the
figures fall, or leaves that to the scenario with a roll alone. A figure that comes down on a free hex it may enter
becomes a full unit; any other is lost without a medal.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.actions import ROLL, Choose, RollDice
from engine.errors import Refusal, refuse
from engine.events import DropLost, RuleApplied
from engine.frames import AirDrop, FirstTurn
from engine.rules.changes import arrive, next_id
from engine.rules.stepping import keeps_out
from engine.rules.units import UNITS
from engine.state import Unit
from engine.steps.step import Step, waits
from engine.types import DIRECTIONS

if TYPE_CHECKING:
    from engine.actions import Action
    from engine.dice import Dice
    from engine.rules.hookpoints import Drop
    from engine.state import Draft, GameState
    from engine.types import HexId


def _options(state: GameState, frame: AirDrop) -> tuple[Action, ...]:
    center, board = _drop(state).center, state.battle.board
    hexes = sorted(range(board.size), key=board.names.__getitem__)
    return (*[Choose((h,)) for h in hexes if h != center], ROLL)


def _drop(state: GameState) -> Drop:
    """What the scenario says of it."""
    return state.battle.hooks.drops[0](state)


def _refusal(state: GameState, frame: AirDrop, action: Action) -> Refusal | None:
    match action:
        case RollDice():
            return None
        case Choose(hexes):
            return None if len(hexes) == 1 else refuse("choose-one-hex")
        case _:
            return refuse("roll-first")


def _choose(draft: Draft, frame: AirDrop, action: Action, dice: Dice) -> None:
    draft.pending.pop()
    draft.bar_undo()
    drop = _drop(draft)
    row = UNITS[drop.kind]
    draft.say(RuleApplied(frame.owner, drop.rule))
    above = action.hexes[0] if isinstance(action, Choose) else drop.center
    number = next_id(draft)
    for _ in range(drop.figures):
        h = _drift(draft, above, drop.steps, dice)
        if h is None or h in draft.units or keeps_out(draft.ground.spots[h], row):
            draft.say(DropLost(frame.owner, h))
            continue
        arrive(draft, h, Unit(number, frame.owner, row.id, row.figures, row.figures, drop.nation, row.worth))
        number += 1
    if not draft.pending:
        # A game from before there was anything else to decide first.
        draft.pending.append(FirstTurn(None, draft.turn.side))


def _drift(draft: Draft, h: HexId, steps: int, dice: Dice) -> HexId | None:
    """Where a figure comes down: so many steps in random directions; None: off the board."""
    for _ in range(steps):
        to = draft.battle.board.towards[h].get(DIRECTIONS[dice.pick(len(DIRECTIONS))])
        if to is None:
            return None
        h = to
    return h


STEP: Final = Step(_options, _refusal, _choose, waits)
