"""Headquarters tents: an enemy who takes them costs their owner a card (CM-HQ)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.events import CardDiscarded, CardsDrawn
from engine.memory import Remembered
from engine.rules.hookpoints import Hook, SpecialRule
from engine.steps.draw_cards import draw
from engine.types import SIDES, HexId

if TYPE_CHECKING:
    from engine.dice import Dice
    from engine.state import Draft, GameState, Unit
    from engine.types import Cause, Side, Table

#: The tents that cost their owner a card and are not retaken yet.
_TAKEN: Final = Remembered("headquarters-taken", tuple[HexId, ...], ())


def _owner(state: GameState, h: HexId) -> Side | None:
    """Whose tents stand on a hex."""
    name = state.battle.board.names[h]
    tents = state.battle.rules["headquarters"]
    return next((side for side in SIDES if name in tents[side]), None)


def _on_enter(draft: Draft, unit: Unit, h: HexId, cause: Cause, dice: Dice) -> None:
    owner = _owner(draft, h)
    if owner is None or not draft.unit_at(unit.id, h):
        return
    deed = draft.deeds.get(unit.id)
    if cause == "move" and deed is not None and deed.at != h:
        # It only passes.
        return
    if cause == "retreat" and draft.battle.options.headquarters_retreat == "nothing":
        return
    taken = _TAKEN.of(draft)
    if unit.side != owner and h not in taken:
        _lose(draft, owner, h, dice)
    elif unit.side == owner and h in taken:
        draft.bar_undo()
        _TAKEN.keep(draft, tuple([one for one in taken if one != h]))
        cards = draw(draft, 1, dice)
        draft.hands[owner] += cards
        draft.say(CardsDrawn, owner, cards)


def _lose(draft: Draft, owner: Side, h: HexId, dice: Dice) -> None:
    """CM-HQ-1, CM-HQ-2: with no card in hand nothing is lost, and nothing to regain."""
    hand = list(draft.hands[owner])
    if not hand:
        return
    card = hand.pop(dice.pick(len(hand)))
    draft.bar_undo()
    draft.hands[owner] = tuple(hand)
    draft.discard = (*draft.discard, card)
    _TAKEN.keep(draft, (*_TAKEN.of(draft), h))
    draft.say(CardDiscarded, owner, card)


def hook(params: Table) -> Hook:
    """`allies`, `axis`: the hexes of the tents of each side."""
    return Hook("headquarters", on_enter=_on_enter)


RULES: Final = (SpecialRule("headquarters", hook, {"allies": "places", "axis": "places"}),)
