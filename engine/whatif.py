"""What if: positions that are not on the board, for whoever plans ahead. Nothing is rolled, shown or handed over.

What an action would bring is decided already (the seed, the order of the deck): to try it would be to look. So
chance that is asked here says no, and what it would decide is left out. The state given is never changed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NoReturn, TypeVar

from engine.actions import Action, Attack, Clear, MoveUnit, OrderUnit
from engine.dice import Dice, Roll, SeededDice
from engine.errors import EngineError, Refusal, refuse
from engine.events import MarkerTurned
from engine.frames import (
    Advance,
    AfterBattle,
    Battles,
    DealCards,
    DrawCards,
    EndTurn,
    Frame,
    KeepOne,
    MoveUnits,
    NextCard,
    OrderUnits,
    Play,
    Strike,
    TakeDiscard,
)
from engine.play import Result, apply, settle, why_not
from engine.rules import combat
from engine.rules.movement import find_way
from engine.rules.route import Way
from engine.state import Deed, Draft, GameState, Turn
from engine.steps.after_battle import why_no_ground
from engine.steps.move_units import move
from engine.types import Face, HexId, Side
from engine.unseen import unveils

#: What lies below the frames of the card in play.
BELOW = (NextCard, DrawCards, EndTurn)
#: The steps of a card that its own side closes.
STEPS_OF_A_CARD = (OrderUnits, MoveUnits, Battles)
#: What a side does at the end of its turn (TURN-05).
_DRAWS = (KeepOne, TakeDiscard)
_MADE_UP: Final[tuple[Face, ...]] = ("star",)
_CALM: Final[tuple[Face, ...]] = ("flag",)


T = TypeVar("T")


class ChanceSpeaks(Exception):
    """The action would roll, reveal or hand over."""


class NoDice:
    """Chance that may not be asked."""

    def __init__(self) -> None:
        self.rolls: list[Roll] = []

    def roll(self, number: int) -> tuple[Face, ...]:
        raise ChanceSpeaks

    def pick(self, number: int) -> int:
        raise ChanceSpeaks

    def shuffle(self, items: object) -> NoReturn:
        raise ChanceSpeaks


class Hopeful(NoDice):
    """Dice for a card that rolls before it orders: what they show is made up, so that something can be planned."""

    def roll(self, number: int) -> tuple[Face, ...]:
        return _MADE_UP * number

    def pick(self, number: int) -> int:
        return 0


class Calm:
    """Dice for a way whose dangers are left out: they show only faces that do nothing to a unit."""

    def __init__(self) -> None:
        self._chance = SeededDice("calm")
        self.rolls = self._chance.rolls

    def roll(self, number: int) -> tuple[Face, ...]:
        return _CALM * number

    def pick(self, number: int) -> int:
        return self._chance.pick(number)

    def shuffle(self, items: Sequence[T]) -> tuple[T, ...]:
        return self._chance.shuffle(items)


class Undealt:
    """Chance of which only the order of a deck is asked, by somebody who does not look at what is drawn."""

    def __init__(self) -> None:
        self.rolls: list[Roll] = []

    def roll(self, number: int) -> tuple[Face, ...]:
        raise ChanceSpeaks

    def pick(self, number: int) -> int:
        raise ChanceSpeaks

    def shuffle(self, items: Sequence[T]) -> tuple[T, ...]:
        return tuple(items)


def unrolled(state: GameState, action: Action) -> Result:
    """What a legal action does: the same as on the board. Raises ChanceSpeaks if something would be rolled."""
    return apply(state, action, NoDice())


def ends_turn(state: GameState, actions: Sequence[Action]) -> bool:
    """Whether nothing is left of a side's turn after these but its draw. False, too, if something would be rolled or a
    marker turned: how strong a mine is nobody learns from this."""
    side = state.turn.side
    try:
        for action in actions:
            state, events, _ = apply(state, action, Undealt())
            if any(isinstance(event, MarkerTurned) for event in events):
                return False
    except (ChanceSpeaks, EngineError):
        return False
    return state.winner is not None or state.turn.side != side or isinstance(state.pending[-1], _DRAWS)


def unrevealed(state: GameState, action: Action) -> GameState:
    """The same. Raises ChanceSpeaks if that would show what is hidden, too, be it without a roll."""
    return _hidden_kept(state, action, NoDice())


def hoped_for(state: GameState, action: Action) -> GameState:
    """The same, with orders for what a card rolls before it orders."""
    return _hidden_kept(state, action, Hopeful())


def _hidden_kept(state: GameState, action: Action, dice: Dice) -> GameState:
    after, events, _ = apply(state, action, dice)
    if any(unveils(event) for event in events):
        raise ChanceSpeaks
    return after


# Turns and cards


def next_card(state: GameState, side: Side) -> GameState:
    """A side plays its next card, as far as one can tell: now, or after this turn, with what it holds now."""
    if state.turn.side == side and isinstance(state.pending[-1], (DealCards, Play)):
        return state
    return open_only(state, [_card_choice(state, side)])


def next_turn(state: GameState, side: Side) -> GameState:
    """The beginning of a side's turn after that of the other one, if nothing happened till then."""
    draft = state.draft()
    draft.pending = [_card_choice(state, side)]
    draft.turn = Turn(state.turn.number + 1, side)
    draft.deeds = {}
    draft.legal = None
    return draft.freeze()


def card_alone(state: GameState, side: Side) -> GameState:
    """The card in play with nothing behind it; what is open with the other side is as good as done."""
    pending = state.pending
    cut = max((at for at, frame in enumerate(pending) if isinstance(frame, BELOW)), default=-1)
    frames = list(pending[cut + 1 :])
    while frames and not (frames[-1].owner == side and isinstance(frames[-1], STEPS_OF_A_CARD)):
        if frames[-1].owner == side and frames[-1] is pending[-1]:
            break
        frames.pop()
    return open_only(state, [Play(side), *frames])


def card_dealt(state: GameState, card: NextCard) -> GameState:
    """A general's card of the deal begins, after what those before him leave."""
    draft = state.draft()
    draft.pending, draft.legal = [Play(card.side), card], None
    settle(draft, NoDice())
    return draft.freeze()


def card_done(state: GameState) -> GameState:
    """Nothing of the card in play is left to do."""
    return open_only(state, state.pending[:1])


def open_only(state: GameState, frames: Sequence[Frame]) -> GameState:
    """A copy of the game in which only these decisions are open."""
    draft = state.draft()
    draft.pending, draft.legal = list(frames), None
    return draft.freeze()


def _card_choice(state: GameState, side: Side) -> Frame:
    return DealCards(side) if state.battle.overlord else Play(side)


# Moves and battles


def without_chance(state: GameState, action: Action) -> GameState:
    """A move whose outcome chance decides, taken as far as it goes without: the unit stands at its end.

    Of anything else nothing is left: the state as it is.
    """
    if not isinstance(action, MoveUnit):
        return state
    draft = state.draft()
    unit = draft.units[action.way[0]]
    deed = draft.deeds[unit.id]
    way = find_way(draft, unit, deed, action)
    assert isinstance(way, Way)
    draft.lift(action.way[0])
    top = draft.pending[-1]
    number = top.round if isinstance(top, MoveUnits) else 1
    if not action.leaves:
        draft.put(action.way[-1], unit)
    draft.deeds[unit.id] = deed._replace(moved=way.cost, round=number, at=action.way[-1])
    draft.legal = None
    return draft.freeze()


def moved(state: GameState, action: MoveUnit) -> GameState:
    """A move made, if it comes through, and nothing of what follows from it: no step closes."""
    frame, draft = state.pending[-1], state.draft()
    assert isinstance(frame, MoveUnits)
    draft.legal = None
    move(draft, frame, action, Calm())
    return draft.freeze()


def battles_open(state: GameState, side: Side) -> GameState:
    """The step in which a side battles, even if it has closed by itself because nobody can: open, it says why."""
    if isinstance(state.pending[-1], Battles):
        return state
    return open_only(state, [*state.pending, Battles(side)])


def never_mind_when(state: GameState, side: Side, action: Action) -> Refusal | None:
    """What the board has against an order, a move or an attack: why not, were it the moment and the unit ordered."""
    names = state.battle.board.names
    match action:
        case OrderUnit(h) | Attack(h) | Clear(h):
            pass
        case MoveUnit(way):
            h = way[0]
        case _:
            return None
    unit = state.units.get(h)
    if unit is None:
        return refuse("no-unit-there", hex=names[h])
    if unit.side != side:
        return refuse("not-your-unit", hex=names[h])
    if isinstance(action, OrderUnit):
        return None
    draft = state.draft()
    draft.legal = None
    if state.turn.side != side:
        draft.turn, draft.deeds = Turn(state.turn.number + 1, side), {}
    if unit.id not in draft.deeds:
        draft.deeds[unit.id] = Deed(h, at=h)
    draft.pending.append(MoveUnits(side, 1) if isinstance(action, MoveUnit) else Battles(side))
    return why_not(draft.freeze(), action)


def hidden_by_ground(state: GameState, side: Side, attack: Attack) -> bool:
    """Whether nobody needs to stand in the way for an attack to see nothing: units may go, and so may the one that
    hides the other side of an edge."""
    draft = state.draft()
    draft.legal = None
    for h in [h for h in draft.units if h not in (attack.unit, attack.target)]:
        draft.lift(h)
    refusal = never_mind_when(draft.freeze(), side, attack)
    return refusal is not None and refusal.key == "no-line-of-sight"


def battled(state: GameState, h: HexId) -> GameState:
    """The unit here has battled, and nothing came of it: what it may do yet."""
    unit, draft = state.units[h], state.draft()
    draft.legal = None
    draft.deeds[unit.id] = combat.battled(state, draft.deeds[unit.id])
    draft.pending[-1] = Battles(unit.side, unit.id)
    return draft.freeze()


def battles_left(state: GameState, h: HexId) -> int:
    """How often the unit here may battle, one battle after the other, if it has a target (TURN-04)."""
    unit = state.units[h]
    deed = state.deeds.get(unit.id)
    if deed is None or combat.why_not_battle(state, unit, h, deed) is not None:
        return 0
    return combat.battles_of(state.turn.effect, fresh=deed.fresh)


def battle_won(state: GameState, attack: Attack) -> GameState | None:
    """This attack has won its ground, and whether to take it is to be said; None: it never can."""
    if attack.target not in state.units:
        return None
    draft, _ = _emptied(state, attack)
    try:
        settle(draft, NoDice())
    except (ChanceSpeaks, EngineError):
        return None
    return draft.freeze() if isinstance(draft.pending[-1], Advance) else None


def why_none_won(state: GameState, attack: Attack) -> Refusal | None:
    """Why this attack can win no ground, as far as it is the unit, the ground or the rules; None: they let it."""
    return why_no_ground(*_emptied(state, attack)) if attack.target in state.units else None


def _emptied(state: GameState, attack: Attack) -> tuple[Draft, Strike]:
    """This attack has emptied its hex, and what follows from that is still to be settled."""
    unit, target = state.units[attack.unit], state.units[attack.target]
    draft = state.draft()
    draft.legal = None
    draft.lift(attack.target)
    deed = draft.deeds[unit.id]
    draft.deeds[unit.id] = deed._replace(battles=deed.battles + 1, more=0)
    strike = Strike(unit.side, unit.id, attack.unit, target.id, attack.target, "battle", overrun=deed.overran)
    draft.pending[-1] = Battles(unit.side, unit.id)
    draft.pending.append(AfterBattle(None, strike))
    return draft, strike
