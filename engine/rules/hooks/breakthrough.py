"""The Breakthrough deck and its orders On the Move: `use on-the-move HEX` in the order step (BT-OTM)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.actions import Use
from engine.errors import Refusal, refuse
from engine.frames import OrderUnits
from engine.hexes import members
from engine.rules.cards.breakthrough import DECK, ON_THE_MOVE
from engine.rules.hookpoints import Ability, Hook, SpecialRule
from engine.rules.orders import orderable, why_not_order
from engine.steps.order_units import order

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.actions import Action
    from engine.dice import Dice
    from engine.frames import Frame
    from engine.state import Deed, Draft, GameState, Unit
    from engine.types import HexId, Table


def hook(params: Table) -> Hook:
    """No parameters."""
    return Hook(
        "breakthrough-deck",
        deck=lambda deck: DECK,
        why_not_battle=_why_not_battle,
        abilities={ON_THE_MOVE: Ability("order", _options, _refusal, _perform, each=True)},
    )


def _why_not_battle(state: GameState, unit: Unit, h: HexId, deed: Deed) -> Refusal | None:
    """BT-OTM-2: who is On the Move neither battles nor does anything instead of battling."""
    return refuse("on-the-move-only", hex=state.battle.board.names[h]) if deed.mode == ON_THE_MOVE else None


def _options(state: GameState, frame: Frame) -> Iterable[Action]:
    assert isinstance(frame, OrderUnits)
    names = state.battle.board.names
    units = orderable(state, frame.owner, frame.slots, ON_THE_MOVE, frame.either)
    return [Use(ON_THE_MOVE, (names[h],)) for h in members(units)]


def _refusal(state: GameState, frame: Frame, action: Use) -> Refusal | None:
    if not isinstance(frame, OrderUnits):
        return refuse("not-now", word=ON_THE_MOVE)
    at = state.battle.board.by_name.get(action.words[0].upper()) if len(action.words) == 1 else None
    if at is None:
        return refuse("name-one-unit", word=ON_THE_MOVE)
    return why_not_order(state, frame.owner, frame.slots, at, ON_THE_MOVE, frame.either)


def _perform(draft: Draft, frame: Frame, action: Use, dice: Dice) -> None:
    order(draft, draft.battle.board.by_name[action.words[0].upper()], ON_THE_MOVE)


RULES: Final = (SpecialRule("breakthrough-deck", hook),)
