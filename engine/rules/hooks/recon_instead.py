"""Recon played as another card in its own section (HOOK-09): as Air Power on Mortain's hill, as Barrage on Omaha.

Played so it is that card in every respect: no draw of two, Air Power with a target in the section, and a
Counter-Attack on it copies the Recon or the other card, as its player likes: `use air-power counter-attack`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.actions import Use
from engine.errors import Refusal, refuse
from engine.frames import DealCards, Dealt, Play
from engine.memory import FULL_VISIBILITY, VISIBILITY
from engine.rules.cards.table import CARDS
from engine.rules.hookpoints import Ability, Hook, SpecialRule
from engine.steps.deal_cards import deal, why_not_deal
from engine.steps.play_card import acts_as, play
from engine.types import SECTIONS, Table

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.actions import Action
    from engine.dice import Dice
    from engine.frames import Frame
    from engine.state import Draft, GameState
    from engine.types import CardId, Section, Side


_RECON: Final = frozenset(
    [card for card, row in CARDS.items() if card.startswith("recon-") and row.section is not None]
)
#: The cards that may ever be played as another one.
_ASKED: Final = _RECON | {card for card, row in CARDS.items() if row.copies_enemy}


class _ReconAs:
    """The ability `use WORD CARD`: play that card as the strike card WORD."""

    def __init__(self, word: CardId, sides: frozenset[Side], while_on: tuple[str, ...]) -> None:
        self.word = word
        self.sides = sides
        self.while_on = while_on

    def _allowed(self, state: GameState, side: Side) -> Refusal | None:
        if side not in self.sides:
            return refuse("rule-of-the-other-side", word=self.word)
        if VISIBILITY.of(state) < FULL_VISIBILITY:
            # CM-BLZ-7, CM-NGT-4.
            return refuse("too-dark-to-fly", limit=VISIBILITY.of(state))
        if self.while_on:
            at = (state.units.get(state.battle.board.by_name[name]) for name in self.while_on)
            if not any(unit is not None and unit.side == side for unit in at):
                return refuse("hill-not-held", hex=self.while_on[0])
        return None

    def _why_not_card(self, state: GameState, side: Side, card: CardId) -> Refusal | None:
        if card not in state.hands[side]:
            return refuse("card-not-in-hand", card=card)
        if CARDS[card].copies_enemy:
            last = state.played.get("axis" if side == "allies" else "allies")
            if last is not None and last.instead == self.word:
                return None
            return refuse("nothing-to-copy", card=card)
        refusal = self._allowed(state, side)
        if refusal is None and card not in _RECON:
            return refuse("recon-only", card=card)
        return refusal

    def options(self, state: GameState, frame: Frame) -> Iterable[Action]:
        assert isinstance(frame, (Play, DealCards))
        uses = [Use(self.word, (card,)) for card in sorted(_ASKED.intersection(state.hands[frame.owner]))]
        return [use for use in uses if self.refusal(state, frame, use) is None]

    def refusal(self, state: GameState, frame: Frame, action: Use) -> Refusal | None:
        if not isinstance(frame, (Play, DealCards)):
            return refuse("not-now", word=self.word)
        if len(action.words) != 1:
            return refuse("name-one-card", word=self.word)
        if isinstance(frame, DealCards):
            full = why_not_deal(state, frame, action.words[0], _free_general(frame))
            if full is not None:
                return full
        return self._why_not_card(state, frame.owner, action.words[0])

    def perform(self, draft: Draft, frame: Frame, action: Use, dice: Dice) -> None:
        assert isinstance(frame, (Play, DealCards))
        card, side = action.words[0], frame.owner
        if isinstance(frame, DealCards):
            deal(draft, frame, Dealt(card, None, self.word))
            return
        effect, _ = acts_as(draft, side, card)
        play(draft, side, card, effect, CARDS[effect].section, instead=self.word)


def _free_general(frame: DealCards) -> Section | None:
    """A general without a card: the Commander-in-Chief plays the strike himself, so none is needed."""
    taken = {one.general for one in frame.dealt}
    return next((section for section in SECTIONS if section not in taken), None)


def air_by_recon(name: str, side: Side) -> Hook:
    """Every Recon of a side may call its aircraft."""
    return _hook(name, _ReconAs("air-power", frozenset((side,)), ()))


def air_strikes(params: Table) -> Hook:
    """CM-AST-1. Parameters: the side."""
    return air_by_recon("air-strikes", params["side"])


def air_power(params: Table) -> Hook:
    """Parameters: the side, and the hexes of the hill; a unit of the side must stand on one of them."""
    ability = _ReconAs("air-power", frozenset((params["side"],)), tuple(params.get("while_on", ())))
    return _hook("recon-as-air-power", ability)


def barrage(params: Table) -> Hook:
    """Parameters: the sides that may do it."""
    return _hook("recon-as-barrage", _ReconAs("barrage", frozenset(params["sides"]), ()))


def _hook(name: str, ability: _ReconAs) -> Hook:
    return Hook(
        name, abilities={ability.word: Ability("play", ability.options, ability.refusal, ability.perform)}
    )


RULES: Final = (
    SpecialRule("air-strikes", air_strikes, {"side": "side"}),
    SpecialRule("recon-as-air-power", air_power, {"side": "side", "while_on": "hexes"}),
    SpecialRule("recon-as-barrage", barrage, {"sides": "sides"}),
)
