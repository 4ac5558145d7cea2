"""What an open decision would bring, as far as chance has no part in it: what prompts promise is found by doing it.

Only what whoever decides may know goes into it: his own cards, his own units, the open ground.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from engine.actions import MoveUnit, PlayCard
from engine.dice import ScriptedDice
from engine.frames import Battles, MoveUnits, OrderUnits, Play
from engine.hexes import members
from engine.play import legal_actions
from engine.rules.cards.breakthrough import ON_THE_MOVE
from engine.rules.cards.rows import EVERYBODY
from engine.rules.combat import may_battle
from engine.rules.orders import orderable
from engine.steps.move_units import move
from engine.steps.order_units import order
from engine.steps.play_card import acts_as, play

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.actions import Action
    from engine.state import Draft, GameState
    from engine.types import CardId, Face, HexSet

#: Faces that do nothing to a unit on its way, more of them than any way asks for.
_CALM: Final[tuple[Face, ...]] = ("flag",) * 99


class Orders(NamedTuple):
    """How many units a card would order now, of how many it names."""

    able: int
    named: int


def cards_order(state: GameState) -> dict[CardId, Orders]:
    """For each card that may be played now and orders units at once: how many."""
    frame = state.pending[-1]
    if not isinstance(frame, Play):
        return {}
    found = {}
    for action in legal_actions(state):
        if isinstance(action, PlayCard):
            draft = state.draft()
            play(draft, frame.owner, action.card, *acts_as(state, frame.owner, action.card))
            top = draft.pending[-1]
            if isinstance(top, OrderUnits):
                named = sum([slot.number for slot in top.slots])
                able = _given(draft, top, "order") + _given(draft, top, ON_THE_MOVE)
                found[action.card] = Orders(able, able if named >= EVERYBODY else named)
    return found


def orders_left(state: GameState, among: HexSet) -> int:
    """How many of these units can still be ordered, one after the other."""
    frame = state.pending[-1]
    return _given(state.draft(), frame, "order", among) if isinstance(frame, OrderUnits) else 0


def _given(draft: Draft, frame: OrderUnits, mode: str, among: HexSet = -1) -> int:
    """Order one after the other until no order is left: whoever comes first, as many can be ordered in all."""
    number = 0
    while hexes := orderable(draft, frame.owner, frame.slots, mode, frame.either) & among:
        order(draft, members(hexes)[0], mode)
        number += 1
    return number


def battles_after(state: GameState, actions: Iterable[Action]) -> frozenset[Action]:
    """The moves after which the unit may battle, if it comes through."""
    frame = state.pending[-1]
    if not isinstance(frame, MoveUnits) or not any(isinstance(one, Battles) for one in state.pending):
        return frozenset()
    return frozenset(
        [action for action in actions if isinstance(action, MoveUnit) and _fights_on(state, frame, action)]
    )


def _fights_on(state: GameState, frame: MoveUnits, action: MoveUnit) -> bool:
    draft = state.draft()
    number = draft.units[action.way[0]].id
    move(draft, frame, action, ScriptedDice(_CALM))
    unit = draft.units.get(action.way[-1])
    if unit is None or unit.id != number:
        return False
    return may_battle(draft, unit, action.way[-1], draft.deeds[number]) is None
