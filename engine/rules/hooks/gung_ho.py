"""The US Marines: every card that names a number of units orders one more (CM-USM)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.frames import ChooseWounded, Slot
from engine.rules.cards.breakthrough import ON_THE_MOVE
from engine.rules.cards.table import CARDS
from engine.rules.hookpoints import Hook, SpecialRule
from engine.types import ALLIES

if TYPE_CHECKING:
    from engine.frames import Frame
    from engine.state import GameState
    from engine.types import Area, Side, Table

#: CM-USM-2: the largest number that a card names; beyond it stands "all".
_NAMED: Final = 4


def _slots(state: GameState, side: Side, slots: tuple[Slot, ...]) -> tuple[Slot, ...]:
    """CM-USM-4: a Counter-Attack of the Marines is the card it copies; one on a card of theirs is the other side's."""
    if side != ALLIES or not slots:
        return slots
    copied = [_onward(state, slot) for slot in slots]
    row = CARDS[state.turn.effect or "nothing"]
    areas = [slot.section for slot in row.slots if slot.mode == "order"]
    if row.kind == "section" and len(areas) > 1:
        return (*copied, Slot(1, section=_one_of(areas)))
    for place, slot in enumerate(copied):
        if slot.mode == "order":
            copied[place] = slot._replace(number=slot.number + int(slot.number <= _NAMED))
            break
    return tuple(copied)


def _onward(state: GameState, slot: Slot) -> Slot:
    """CM-USM-5."""
    more = slot.mode == ON_THE_MOVE and state.battle.options.marines_on_the_move
    return slot._replace(number=slot.number + 1) if more else slot


def _one_of(areas: list[Area | None]) -> Area | None:
    """CM-USM-1: one more in a section that the card names, never in the center with a Pincer Move."""
    return "left-or-right" if "center" not in areas else None


def _repeats(state: GameState, side: Side, frame: Frame) -> int:
    """CM-USM-2: Medics & Mechanics for two units."""
    return 2 if side == ALLIES and isinstance(frame, ChooseWounded) else 1


def hook(params: Table) -> Hook:
    """No parameters: the Allied side."""
    return Hook("gung-ho", slots=_slots, repeats=_repeats)


RULES: Final = (SpecialRule("gung-ho", hook),)
