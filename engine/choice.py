"""The open decision, as far as everybody may know it."""

from __future__ import annotations

from typing import NamedTuple

from engine.frames import (
    DECISIONS,
    Advance,
    AirDrop,
    BattleBack,
    Decision,
    LaySmoke,
    OrderUnits,
    React,
    RetreatUnit,
    Slot,
)
from engine.state import GameState
from engine.steps.air_drop import announced
from engine.types import HexId, RuleId, Side


class ChoiceView(NamedTuple):
    """The open decision, as far as it is public."""

    kind: Decision
    side: Side | None
    #: The hex it is about: the retreating unit, the ground to take, the unit attacked.
    at: str | None
    #: Orders left by section, for the order step.
    slots: tuple[Slot, ...]
    #: The special rule that asks, where one does.
    rule: RuleId = ""
    #: The hex from which a unit attacks, while an attack is to be answered, or from which it may take the ground.
    by: str | None = None
    #: Of an air drop: the figures that fall now, and how many steps each drifts.
    figures: int = 0
    steps: int = 0
    #: Of a retreat: no flag drives the unit back, a card lets it withdraw.
    withdraws: bool = False


def choice_of(state: GameState) -> ChoiceView:
    """What is decided now, by whom, and about which hex."""
    names = state.battle.board.names
    frame = state.pending[-1]
    at: str | None = None
    by: HexId | None = None
    slots: tuple[Slot, ...] = ()
    figures = steps = 0
    withdraws = False
    match frame:
        case RetreatUnit():
            # Flags that bind are never to be ignored; the card says how much of the way is left to its owner.
            at, withdraws = names[frame.at], frame.binds and frame.ignorable > 0
        case Advance():
            at, by = names[frame.to], frame.origin
        case React():
            at, by = names[frame.strike.at], frame.strike.origin
        case AirDrop():
            at, figures, steps = announced(state, frame)
        case BattleBack():
            at = names[frame.at]
        case OrderUnits():
            slots = frame.slots
    rule = frame.marker if isinstance(frame, LaySmoke) else ""
    origin = None if by is None else names[by]
    return ChoiceView(DECISIONS[type(frame)], frame.owner, at, slots, rule, origin, figures, steps, withdraws)
