"""Phase 1: a command card is played, and pushes the frames of its turn."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Final

from engine.actions import PASS, Pass, PlayCard, Use
from engine.errors import Refusal, refuse
from engine.events import CardPlayed
from engine.frames import (
    Battles,
    ChooseSectionFor,
    ChooseTargets,
    ChooseWounded,
    DigIn,
    DrawCards,
    EndTurn,
    Frame,
    MoveUnits,
    OrderUnits,
    Play,
    RollForOrders,
    RollToRestore,
    Slot,
)
from engine.rules.cards.table import CARDS, NOTHING, CardRow, StepName, mirrored
from engine.rules.orders import answering
from engine.state import Played, Turn
from engine.steps import abilities
from engine.steps.step import Step, waits
from engine.types import MIRRORED, OTHER, SIDES, Area, CardId, Section, Side

if TYPE_CHECKING:
    from engine.actions import Action
    from engine.dice import Dice
    from engine.state import Draft, GameState

#: Each card as it is played; a reaction is not.
_PLAYS: Final = {card: PlayCard(card) for card, row in CARDS.items() if row.reaction is None}
#: The frames of every turn, made once.
_END: Final = {side: (EndTurn(None, side), DrawCards(None, side)) for side in SIDES}

FRAME_OF: Final[Mapping[StepName, Callable[[Side, tuple[Slot, ...]], Frame]]] = {
    "order": OrderUnits,
    "move": lambda side, slots: MoveUnits(side, 1),
    "move-again": lambda side, slots: MoveUnits(side, 2),
    "battle": lambda side, slots: Battles(side),
    "choose-section": lambda side, slots: ChooseSectionFor(side),
    "choose-targets": lambda side, slots: ChooseTargets(side),
    "choose-wounded": lambda side, slots: ChooseWounded(side),
    "roll-for-orders": lambda side, slots: RollForOrders(side),
    "roll-to-restore": lambda side, slots: RollToRestore(side),
    "dig-in": lambda side, slots: DigIn(None, side),
}


def _playable(state: GameState, side: Side) -> list[PlayCard]:
    """The cards of a hand, each once, in the order of their names."""
    cards = [_PLAYS[card] for card in sorted(set(state.hands[side])) if card in _PLAYS]
    if state.battle.hooks.why_not_play:
        return [one for one in cards if why_not_play(state, side, one.card) is None]
    return cards


def why_not_play(state: GameState, side: Side, card: CardId) -> Refusal | None:
    """Why a special rule keeps a card in the hand."""
    for hook in state.battle.hooks.why_not_play:
        refusal = hook(state, side, card)
        if refusal is not None:
            return refusal
    return None


def _options(state: GameState, frame: Play) -> tuple[Action, ...]:
    actions: list[Action] = [*_playable(state, frame.owner)]
    if state.battle.hooks.abilities:
        actions += abilities.options(state, frame)
    # Only a hand of reactions, or none: the turn passes (TURN-03 asks for a card, but there is none).
    return tuple(actions) if actions else (PASS,)


def _refusal(state: GameState, frame: Play, action: Action) -> Refusal | None:
    match action:
        case PlayCard(card, general):
            if card not in state.hands[frame.owner]:
                return refuse("card-not-in-hand", card=card)
            if CARDS[card].reaction is not None:
                return refuse("card-is-a-reaction", card=card)
            if general is not None:
                return refuse("no-generals-here")
            return why_not_play(state, frame.owner, card)
        case Use():
            return abilities.refusal(state, frame, action)
        case Pass():
            return None if _options(state, frame) == (PASS,) else refuse("must-play-a-card")
        case _:
            return refuse("play-a-card-first")


def _choose(draft: Draft, frame: Play, action: Action, dice: Dice) -> None:
    if isinstance(action, PlayCard):
        card = action.card
        effect, section = acts_as(draft, frame.owner, card)
        play(draft, frame.owner, card, effect, section)
    elif isinstance(action, Use):
        abilities.perform(draft, frame, action, dice)
    else:
        draft.pending.pop()
        draft.pending += _END[frame.owner]


def acts_as(state: GameState, side: Side, card: CardId) -> tuple[CardId, Section | None]:
    """The card that a played card acts as, and the section it is bound to (CARD-COUNTER-1 to 5)."""
    for hook in state.battle.hooks.acts_as:
        card = hook(state, side, card)
    if not CARDS[card].copies_enemy:
        return card, None
    last = state.played.get(OTHER[side])
    if last is None:
        return NOTHING.id, None
    section = MIRRORED[last.section] if last.section is not None else None
    return mirrored(last.card), section


def play(
    draft: Draft,
    side: Side,
    card: CardId,
    effect: CardId,
    section: Section | None = None,
    *,
    instead: CardId | None = None,
) -> None:
    """Play a card as `effect`, and push the frames of the turn; `instead` replaces its steps (HOOK-09)."""
    take_from_hand(draft, side, card)
    if effect != NOTHING.id:
        draft.played[side] = _played(effect, section, instead)
    else:
        draft.played.pop(side, None)
    row = CARDS[instead or effect]
    if row.fallback is not None:
        row = last_resort(draft, side, row)
    turn = draft.turn
    draft.turn = Turn(turn.number, turn.side, card, row.id, section, turn.reactions, (card,))
    draft.say(CardPlayed, side, card, row.id, section)
    pending = draft.pending
    pending.pop()
    pending += _END[side]
    pending += (
        frames_of(draft, side, row, section) if draft.battle.hooks.slots else _frames(row.id, side, section)
    )


def take_from_hand(draft: Draft, side: Side, card: CardId) -> None:
    """A card leaves the hand and lies open."""
    hand = draft.hands[side]
    at = hand.index(card)
    draft.hands[side] = hand[:at] + hand[at + 1 :]


def last_resort(draft: Draft, side: Side, row: CardRow, area: Area | None = None) -> CardRow:
    """CARD-FALLBACK: without any unit of the class anywhere, one unit of choice."""
    if row.fallback is None:
        return row
    inside = draft.battle.board.all if area is None else draft.battle.section_sets[side][area]
    return (
        row if answering(draft, side, row.slots[0].who, draft.masks[side] & inside) else CARDS["last-resort"]
    )


def frames_of(state: GameState, side: Side, row: CardRow, section: Section | None) -> Sequence[Frame]:
    """The frames of a card, the first one on top, with what special rules change about its orders."""
    slots = _slots(row, section)
    for hook in state.battle.hooks.slots:
        slots = hook(state, side, slots)
    frames = _frames_with(row, side, section, slots)
    for again in state.battle.hooks.repeats:
        frames = [frame for frame in frames for _ in range(again(state, side, frame))]
    return frames


def _slots(row: CardRow, section: Section | None) -> tuple[Slot, ...]:
    if section is None or "choose-section" not in row.steps:
        return row.slots
    return tuple([slot._replace(section=section) for slot in row.slots])


def orders_of_card(state: GameState, side: Side) -> OrderUnits | None:
    """The order step of the card in play, as it opened; None: it orders nobody, or what its dice say."""
    effect = state.turn.effect
    if effect is None or "roll-for-orders" in CARDS[effect].steps:
        return None
    frames = frames_of(state, side, CARDS[effect], state.turn.section)
    return next((frame for frame in frames if isinstance(frame, OrderUnits)), None)


@cache
def _frames(card: CardId, side: Side, section: Section | None) -> tuple[Frame, ...]:
    """The frames of a card where no special rule changes its orders, made once."""
    row = CARDS[card]
    return tuple(_frames_with(row, side, section, _slots(row, section)))


@cache
def _played(effect: CardId, section: Section | None, instead: CardId | None) -> Played:
    """What the other side's Counter-Attack sees of a card, made once."""
    return Played(effect, section, instead)


def targets_of(row: CardRow, side: Side, section: Section | None) -> ChooseTargets:
    """The choice of a strike's targets, one of them in a section where the card asks for it."""
    bound = row.strike is not None and row.strike.in_section
    return ChooseTargets(side, section if bound else None)


def _frames_with(row: CardRow, side: Side, section: Section | None, slots: tuple[Slot, ...]) -> list[Frame]:
    frames: list[Frame] = []
    for name in reversed(row.steps):
        if name == "choose-section" and section is not None:
            continue
        frame = FRAME_OF[name](side, slots)
        if isinstance(frame, ChooseTargets):
            frame = targets_of(row, side, section)
        frames.append(frame)
    return frames


STEP: Final[Step[Play, Action]] = Step(_options, _refusal, _choose, waits)
