"""What must be true of every state. A state that breaks one of these is a bug, and says so loudly."""

from __future__ import annotations

from collections import Counter

from engine.errors import EngineFault
from engine.frames import KeepOne
from engine.hexes import members
from engine.memory import CHIPS, COMBAT_DECK, COMBAT_DISCARD, COMBAT_HANDS, PARTIAL_DECK
from engine.play import legal_actions, to_act
from engine.rules.cards.combat import DECK as ALL_COMBAT_CARDS
from engine.rules.objectives import has_won
from engine.rules.tags import CARRIERS
from engine.rules.units import UNITS
from engine.state import GameState, Unit
from engine.types import SIDES


def faults(state: GameState) -> list[str]:
    """Every invariant that does not hold."""
    if not state.pending:
        return ["nothing is pending"]
    return [*_board(state), *_cards(state), *_medals(state), *_stack(state)]


def check(state: GameState) -> None:
    """Raises EngineFault if an invariant does not hold."""
    wrong = faults(state)
    if wrong:
        raise EngineFault("; ".join(wrong))


def _board(state: GameState) -> list[str]:
    wrong = []
    names = state.battle.board.names
    for side in SIDES:
        there = sorted(h for h, unit in state.units.items() if unit.side == side)
        if there != members(state.masks[side]):
            wrong.append(f"{side} stand on {there}, the set says {members(state.masks[side])}")
    numbers = [unit.id for unit in state.units.values()]
    if len(set(numbers)) < len(numbers):
        wrong.append("two units have one number")
    for h, unit in state.units.items():
        if not 0 <= h < state.battle.board.size:
            wrong.append(f"unit {unit.id} stands off the board")
            continue
        if not 1 <= unit.figures <= unit.full:
            wrong.append(f"{unit.figures} figures of {unit.full} on {names[h]}")
        if UNITS[unit.kind].moves_as in state.ground.spots[h].closed and not _may_be_there(state, unit, h):
            wrong.append(f"{unit.kind} on {names[h]}, where it cannot stand")
    for here in state.ground.spots:
        kinds = [o.kind for o in here.obstacles] if len(here.obstacles) > 1 else []
        if len(set(kinds)) < len(kinds):
            wrong.append(f"one obstacle twice on one hex: {kinds}")
    return wrong


def _may_be_there(state: GameState, unit: Unit, h: int) -> bool:
    """A scenario may set a gun into a bunker that no gun could enter, or a unit onto closed ground that it may leave
    (CM-IMP-1), and a boat carries whom water would not."""
    here = state.ground.spots[h]
    if here.row.stays_open_inside or any(tag in CARRIERS for tag in unit.tags):
        return True
    return any(top.pins or top.closed_to for top in state.ground.spots[h].tops)


def _cards(state: GameState) -> list[str]:
    """The cards in hands, piles and play are exactly the deck."""
    everywhere = Counter((*state.deck, *state.discard))
    for side in SIDES:
        everywhere.update(state.hands[side])
        everywhere.update(CHIPS[side].of(state))
    everywhere.update(card for _, card in state.turn.reactions)
    everywhere.update(state.turn.in_play)
    if isinstance(state.pending[-1], KeepOne):
        everywhere.update(state.pending[-1].cards)
    combat = Counter((*COMBAT_DECK.of(state), *COMBAT_DISCARD.of(state)))
    for side in SIDES:
        combat.update(COMBAT_HANDS[side].of(state))
    if combat and combat != Counter(ALL_COMBAT_CARDS) and not PARTIAL_DECK.of(state):
        return [f"combat cards {dict(combat)}"]
    deck = Counter(state.battle.deck)
    if everywhere == deck or PARTIAL_DECK.of(state):
        return []
    return [f"cards too many {dict(everywhere - deck)}, missing {dict(deck - everywhere)}"]


def _medals(state: GameState) -> list[str]:
    wrong = [f"{side} has {state.won[side]} medals" for side in SIDES if state.won[side] < 0]
    if state.winner is None:
        for side in SIDES:
            if has_won(state, side):
                wrong.append(f"{side} has {state.medals(side)} medals and has not won")
    return wrong


def _stack(state: GameState) -> list[str]:
    side = to_act(state)
    if (side is None) != (state.winner is not None):
        return [f"winner {state.winner}, but {side} must decide"]
    if side is not None and not legal_actions(state):
        return [f"{side} has no legal action in {state.pending[-1]!r}"]
    if state.undo_floor > state.ply:
        return [f"undo floor {state.undo_floor} above ply {state.ply}"]
    return []
