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
    PlayCombat,
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


def asked_at(state: GameState) -> HexId | None:
    """The hex of the unit that the open decision is about, where it is about one."""
    frame = state.pending[-1]
    match frame:
        case React():
            return frame.strike.at
        case RetreatUnit() | BattleBack():
            return frame.at
        case Advance():
            return frame.origin
        case PlayCombat():
            return next((one.at for one in reversed(state.pending) if isinstance(one, RetreatUnit)), None)
        case _:
            return None


def choice_of(state: GameState) -> ChoiceView:
    """What is decided now, by whom, and about which hex."""
    names = state.battle.board.names
    frame = state.pending[-1]
    unit = asked_at(state)
    at = None if unit is None else names[unit]
    by: HexId | None = None
    slots: tuple[Slot, ...] = ()
    figures = steps = 0
    withdraws = False
    match frame:
        case RetreatUnit():
            # Flags that bind are never to be ignored; the card says how much of the way is left to its owner.
            withdraws = frame.binds and frame.ignorable > 0
        case Advance():
            at, by = names[frame.to], frame.origin
        case React():
            by = frame.strike.origin
        case PlayCombat():
            # A window for cards of any unit.
            at = None
        case AirDrop():
            at, figures, steps = announced(state, frame)
        case OrderUnits():
            slots = frame.slots
    rule = frame.marker if isinstance(frame, LaySmoke) else ""
    origin = None if by is None else names[by]
    return ChoiceView(DECISIONS[type(frame)], frame.owner, at, slots, rule, origin, figures, steps, withdraws)
