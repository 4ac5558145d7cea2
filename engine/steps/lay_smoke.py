"""A smoke screen is laid before the first turn, hex by hex, each next to one before it (CM-SMS-1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.actions import Choose
from engine.errors import Refusal, refuse
from engine.rules.changes import place_marker
from engine.steps.step import Step
from engine.values import Marker

if TYPE_CHECKING:
    from engine.actions import Action
    from engine.dice import Dice
    from engine.frames import LaySmoke
    from engine.state import Draft, GameState
    from engine.types import HexId


def _laid(state: GameState, frame: LaySmoke) -> list[HexId]:
    spots = state.ground.spots
    return [h for h, here in enumerate(spots) if any(one.kind == frame.marker for one in here.markers)]


def _open(state: GameState, frame: LaySmoke) -> list[HexId]:
    board, laid = state.battle.board, _laid(state, frame)
    beside = board.all
    if laid:
        beside = 0
        for h in laid:
            beside |= board.ring[h]
    return sorted(
        [h for h in range(board.size) if beside >> h & 1 and h not in laid], key=board.names.__getitem__
    )


def _options(state: GameState, frame: LaySmoke) -> tuple[Action, ...]:
    return tuple([Choose((h,)) for h in _open(state, frame)])


def _refusal(state: GameState, frame: LaySmoke, action: Action) -> Refusal | None:
    if not isinstance(action, Choose) or len(action.hexes) != 1:
        return refuse("choose-one-hex")
    if action.hexes[0] in _open(state, frame):
        return None
    return refuse("smoke-hangs-together", hex=state.battle.board.names[action.hexes[0]])


def _choose(draft: Draft, frame: LaySmoke, action: Choose, dice: Dice) -> None:
    place_marker(draft, action.hexes[0], Marker(frame.marker, frame.owner, frame.turns, True))
    draft.pending[-1] = frame._replace(left=frame.left - 1)


def _settle(draft: Draft, frame: LaySmoke, dice: Dice) -> bool:
    if frame.left and _open(draft, frame):
        return False
    draft.pending.pop()
    return True


STEP: Final[Step[LaySmoke, Choose]] = Step(_options, _refusal, _choose, _settle)
