"""Reasons that are true: who asks for an action of another step is told what is wrong with it there.

Only if nothing is wrong with it in its own step, the step that is open now is the reason.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.actions import Action, Attack, Clear, MoveUnit, OrderUnit, PlayCard, Retreat, Use
from engine.errors import Refusal, refuse
from engine.frames import Battles, DealCards, Frame, MoveUnits, OrderUnits, Play
from engine.rules.cards.table import CARDS, NOTHING
from engine.rules.orders import why_not_order
from engine.state import Deed, GameState, Unit
from engine.steps import STEPS
from engine.steps.deal_cards import orders_of_general
from engine.steps.play_card import orders_of_card

if TYPE_CHECKING:
    from engine.types import HexId, Side

#: The step an action of a turn belongs to.
STEP_OF: Final[dict[type[object], type[Frame]]] = {
    OrderUnit: OrderUnits,
    MoveUnit: MoveUnits,
    Attack: Battles,
    Clear: Battles,
    Use: Battles,
}
#: What only a card of the own turn gives.
_OF_A_TURN: Final = (OrderUnit, MoveUnit, Attack, Clear)
#: Before there is a card nothing else is wrong with what it would order.
CARD_FIRST: Final = "play-a-card-first"
#: Reasons that name nothing but the step that is open: all is well with the action itself.
OPEN_STEP: Final = frozenset(
    {
        "battle-or-end", "card-in-play", "choose-section-first", "choose-targets-first", "choose-wounded-first",
        "move-units-first", "not-now", "order-units-first", "play-a-card-first", "roll-first",
    }
)  # fmt: skip


#: The steps of a card that order units; those that order whom they restore; those that move; those that battle.
_ORDERING: Final = frozenset(("order", "roll-for-orders"))
_RESTORING: Final = frozenset(("choose-wounded", "roll-to-restore"))
_MOVING: Final = frozenset(("move", "move-again"))


def not_of_the_card(state: GameState, action: Action) -> Refusal | None:
    """Why the card in play, whatever it is good for, gives nothing of this kind."""
    effect, card = state.turn.effect, state.turn.card
    if effect is None or card is None:
        return None
    row = CARDS[effect]
    steps = frozenset(row.steps)
    if row.id == NOTHING.id:
        return refuse("nothing-to-copy", card=card) if isinstance(action, _OF_A_TURN) else None
    match action:
        case OrderUnit(h) if not steps & _ORDERING:
            unit = state.units.get(h)
            if steps & _RESTORING and unit is not None:
                return refuse("card-does-not-order-it", hex=state.battle.board.names[h], kind=unit.kind)
            return refuse("card-orders-nobody", card=effect)
        case MoveUnit() if not steps & _MOVING:
            return refuse("card-moves-nobody", card=effect)
        case Attack() | Clear() if "battle" not in steps:
            return refuse("card-battles-nobody", card=effect)
        case _:
            return None


def true_reason(state: GameState, action: Action, refusal: Refusal) -> Refusal:
    """What is wrong with an action in the step it belongs to, if the open step is all that speaks against it."""
    if refusal.key not in OPEN_STEP:
        return refusal
    if isinstance(action, Retreat):
        return refuse("nobody-retreats")
    card = state.turn.card
    if isinstance(action, PlayCard) and card is not None and not state.battle.overlord:
        # Where cards are dealt several are played; elsewhere no step to come would take a second one.
        return refuse("card-in-play", card=card)
    barred = not_of_the_card(state, action)
    if barred is not None:
        return barred
    match action:
        case OrderUnit(h):
            return _late_order(state, h) or refusal
        case MoveUnit(way):
            return _elsewhere(state, action, way[0]) or refusal
        case Attack(h) | Clear(h):
            return _elsewhere(state, action, h) or refusal
        case Use(word) if _is_of_battles(state, word):
            return _elsewhere(state, action, None) or refusal
        case _:
            return refusal


def _is_of_battles(state: GameState, word: str) -> bool:
    ability = state.battle.hooks.abilities.get(word)
    return ability is not None and ability.step == "battle"


def _late_order(state: GameState, h: HexId) -> Refusal | None:
    """Why a unit cannot be ordered after the order step has closed."""
    side = state.pending[-1].owner
    if side is None or not isinstance(state.pending[-1], (MoveUnits, Battles)):
        return None
    unit = state.units.get(h)
    if unit is not None and unit.side == side and unit.id in state.deeds:
        return refuse("ordered-already", hex=state.battle.board.names[h])
    orders = orders_of_general(state, side) if state.battle.overlord else orders_of_card(state, side)
    if orders is None:
        return refuse("order-step-over")
    before = _before_moves(state)
    return why_not_order(before, side, orders.slots, h, either=orders.either) or refuse("order-step-over")


def _before_moves(state: GameState) -> GameState:
    """The ordered units where they got their orders, as far as nobody else has come there."""
    draft = state.draft()
    for number, deed in state.deeds.items():
        unit = draft.units.get(deed.at)
        if unit is not None and unit.id == number and deed.start not in draft.units:
            draft.put(deed.start, draft.lift(deed.at))
            draft.deeds[number] = deed._replace(at=deed.start)
    return draft.freeze()


def _elsewhere(state: GameState, action: Action, h: HexId | None) -> Refusal | None:
    """What is wrong with an action in the step of the card in play that it belongs to."""
    top = state.pending[-1]
    side = top.owner
    if side is None:
        return None
    frame = _to_come(state, STEP_OF[type(action)], side)
    if frame is not None:
        return _early(state, action, frame, side, h)
    if isinstance(action, MoveUnit):
        return _late_move(state) if isinstance(top, Battles) else None
    if isinstance(action, Attack) and isinstance(top, (Play, DealCards)):
        # How far a unit may move depends on the card; what it could fire at where it stands does not.
        return _early(state, action, Battles(side), side, h)
    if isinstance(top, MoveUnits):
        return _early(state, action, Battles(side), side, h) or refuse("battle-step-over")
    return None


def _to_come(state: GameState, step: type[Frame], side: Side) -> Frame | None:
    """The step of that kind which the card in play has still to come."""
    for frame in reversed(state.pending[:-1]):
        if frame.owner != side:
            break
        if isinstance(frame, step):
            return frame
    return None


def _late_move(state: GameState) -> Refusal:
    """Why nobody moves any more: the card lets nobody, or the battles have begun (TURN-02)."""
    effect = state.turn.effect
    if effect is not None and not {"move", "move-again"} & set(CARDS[effect].steps):
        return refuse("card-moves-nobody", card=effect)
    return refuse("move-step-over")


def _early(state: GameState, action: Action, frame: Frame, side: Side, h: HexId | None) -> Refusal | None:
    """What is wrong with an action of a later step, for a unit that has its order or can still get it."""
    top = state.pending[-1]
    judge = STEPS[type(frame)].refusal
    unit = None if h is None else state.units.get(h)
    if h is None or unit is None or unit.side != side or unit.id in state.deeds:
        return judge(state, frame, action)
    unordered = refuse("not-ordered", hex=state.battle.board.names[h])
    if isinstance(top, OrderUnits):
        # What else is wrong with its way nobody need know before.
        if (
            isinstance(action, MoveUnit)
            or why_not_order(state, side, top.slots, h, either=top.either) is not None
        ):
            return unordered
        return judge(_ordered(state, unit, h), frame, action) or unordered
    return unordered if isinstance(top, MoveUnits) else judge(_ordered(state, unit, h), frame, action)


def _ordered(state: GameState, unit: Unit, h: HexId) -> GameState:
    """The same with an order for that unit."""
    draft = state.draft()
    draft.deeds[unit.id] = Deed(h, at=h)
    return draft.freeze()
