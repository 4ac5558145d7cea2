"""When the side attacked may answer. The window opens whenever that is publicly possible, never by a look into
the hand: otherwise the pause itself would tell what the hand holds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.rules.cards.table import CARDS
from engine.rules.combat import dice_count
from engine.rules.stepping import as_ground_for
from engine.rules.units import UNITS
from engine.types import OTHER, CardId, Side

if TYPE_CHECKING:
    from engine.frames import Strike
    from engine.state import GameState


def may_react(state: GameState, strike: Strike) -> bool:
    """Whether the target's side could publicly hold an answer to this attack (CARD-AMBUSH-1)."""
    for hook in state.battle.hooks.may_react:
        if hook(state, strike):
            return True
    side = OTHER[strike.side]
    if not state.hands[side] or not state.battle.reactions:
        return False
    if not can_strike_back(state, strike):
        return False
    for card in state.battle.reactions:
        if _unseen(state, card):
            return True
    return False


def _unseen(state: GameState, card: CardId) -> bool:
    """Whether a copy of a card is not openly out of the hands."""
    out = state.discard.count(card)
    for _, used in state.turn.reactions:
        out += used == card
    return out < state.battle.deck.count(card)


def can_strike_back(state: GameState, strike: Strike) -> bool:
    """Whether the unit attacked could battle its attacker from where it stands."""
    origin, at = strike.origin, strike.at
    if origin is None or state.battle.board.distances[origin][at] != 1:
        return False
    unit, attacker = state.units[at], state.units[origin]
    row = UNITS[unit.kind]
    if not row.dice or row.moves_as in as_ground_for(state.ground.spots[at], row.at_home).silences:
        return False
    for hook in state.battle.hooks.why_not_target:
        if hook(state, unit, at, attacker, origin) is not None:
            return False
    return dice_count(state, unit, at, attacker, origin) > 0


def in_hand(state: GameState, side: Side) -> list[CardId]:
    """The reactions a side holds."""
    return sorted({card for card in state.hands[side] if CARDS[card].reaction is not None})
