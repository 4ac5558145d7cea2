"""The Russian commissar: a card lies face down under his chip, and is played when another takes its place (CM-COM).

`use chip CARD` puts a card of the hand there and plays the one that lay there, before the first turn it only puts
it; `use chip` alone plays what lies there when no card of the hand may take its place.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.actions import Use
from engine.errors import Refusal, refuse
from engine.events import ChipLaid
from engine.frames import LayChip, Play
from engine.memory import CHIPS, Remembered
from engine.rules.cards.table import CARDS
from engine.rules.chip import WORD
from engine.rules.hookpoints import Ability, Hook, SpecialRule
from engine.steps.play_card import acts_as, play
from engine.types import Side, Table

if TYPE_CHECKING:
    from engine.actions import Action
    from engine.dice import Dice
    from engine.frames import Frame
    from engine.state import Draft, GameState
    from engine.types import CardId

_NAME: Final = "commissar"
#: The turn in which an empty chip was filled: nothing more may be put there in it (CM-COM-7).
_FILLED: Final = Remembered("commissar-filled", int, 0)
#: CM-COM-2: cards that are played straight from the hand.
_STRAIGHT: Final = frozenset(
    [
        card
        for card, row in CARDS.items()
        if row.copies_enemy or (card.startswith("recon-") and row.section is not None)
    ]
)


class _Commissar:
    """The rule for one side."""

    def __init__(self, side: Side) -> None:
        self.side: Final = side

    def opening(self, state: GameState) -> list[Frame]:
        """CM-COM-1. In Overlord cards are dealt to generals, and there is no chip (CM-COM-8)."""
        laid = CHIPS[self.side].known(state) or state.battle.overlord
        return [] if laid or not _layable(state, self.side) else [LayChip(self.side)]

    def why_not_play(self, state: GameState, side: Side, card: CardId) -> Refusal | None:
        """CM-COM-2."""
        if side != self.side or state.battle.overlord or card in _STRAIGHT:
            return None
        return refuse("under-the-chip-first", card=card)

    def options(self, state: GameState, frame: Frame) -> list[Action]:
        if not isinstance(frame, (LayChip, Play)) or frame.owner != self.side or state.battle.overlord:
            return []
        if self._why_not(state, frame) is not None:
            return []
        cards = _layable(state, self.side)
        if cards:
            return [Use(WORD, (card,)) for card in cards]
        return [Use(WORD)] if isinstance(frame, Play) and CHIPS[self.side].of(state) else []

    def _why_not(self, state: GameState, frame: Frame) -> Refusal | None:
        if not isinstance(frame, (LayChip, Play)):
            return refuse("not-now", word=WORD)
        if frame.owner != self.side:
            return refuse("rule-of-the-other-side", word=WORD)
        filled = isinstance(frame, Play) and _FILLED.of(state) == state.turn.number
        return refuse("chip-filled-this-turn") if filled else None

    def refusal(self, state: GameState, frame: Frame, action: Use) -> Refusal | None:
        refusal = self._why_not(state, frame)
        if refusal is not None:
            return refusal
        if action in self.options(state, frame):
            return None
        if len(action.words) != 1:
            return refuse("name-a-card-for-the-chip")
        card = action.words[0]
        if card not in state.hands[self.side]:
            return refuse("card-not-in-hand", card=card)
        return refuse("card-is-a-reaction", card=card)

    def perform(self, draft: Draft, frame: Frame, action: Use, dice: Dice) -> None:
        chip, side = CHIPS[self.side], self.side
        lay = isinstance(frame, LayChip)
        under = chip.of(draft)
        if action.words:
            hand = list(draft.hands[side])
            hand.remove(action.words[0])
            draft.hands[side] = tuple(hand)
            chip.keep(draft, (action.words[0],))
            draft.say(ChipLaid, side, action.words[0])
        else:
            chip.keep(draft, ())
        if lay:
            draft.pending.pop()
        elif under:
            # CM-COM-3: what was put there lies before this one is resolved.
            (card,) = under
            draft.hands[side] = (*draft.hands[side], card)
            effect, section = acts_as(draft, side, card)
            play(draft, side, card, effect, section)
        else:
            _FILLED.keep(draft, draft.turn.number)

    def redeal(self, draft: Draft, side: Side, dice: Dice) -> None:
        """What the other side has put there could be any card of its hand or of the pile that may lie there."""
        chip = CHIPS[self.side]
        if side == self.side or not chip.of(draft):
            return
        mixed = list(dice.shuffle(sorted((*draft.hands[self.side], *draft.deck, *chip.of(draft)))))
        under = next(card for card in mixed if CARDS[card].reaction is None)
        mixed.remove(under)
        number = len(draft.hands[self.side])
        chip.keep(draft, (under,))
        draft.hands[self.side], draft.deck = tuple(mixed[:number]), tuple(mixed[number:])


def _layable(state: GameState, side: Side) -> list[CardId]:
    """CM-COM-4: every card of a hand but reactions, each once."""
    return sorted({card for card in state.hands[side] if CARDS[card].reaction is None})


def hook(params: Table) -> Hook:
    """Parameters: the side."""
    rule = _Commissar(params["side"])
    return Hook(
        _NAME,
        opening=rule.opening,
        why_not_play=rule.why_not_play,
        redeal=rule.redeal,
        abilities={
            WORD: Ability("play", rule.options, rule.refusal, rule.perform, anywhere=True, secret=True)
        },
    )


RULES: Final = (SpecialRule(_NAME, hook, {"side": "side"}, secret=(WORD,)),)
