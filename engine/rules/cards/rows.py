"""What a row of the tables of command cards can say."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Literal, TypeAlias

from engine.frames import Slot
from engine.types import CardId, Section, UnitClass

StepName: TypeAlias = Literal[
    "order", "move", "battle", "move-again", "choose-section", "choose-targets", "choose-wounded",
    "roll-for-orders", "roll-to-restore", "dig-in",
]  # fmt: skip

#: More orders than any board has units.
EVERYBODY: Final = 99
_NORMAL: Final[tuple[StepName, ...]] = ("order", "move", "battle")


@dataclass(frozen=True, slots=True)
class Bonus:
    """Dice a card adds (section 7.3)."""

    close: int = 0
    fire: int = 0
    overrun_close: int = 0
    overrun_fire: int = 0
    #: For units of this class only.
    only: UnitClass | None = None


@dataclass(frozen=True, slots=True)
class StrikeRow:
    """Dice that a card itself rolls against enemy units."""

    targets: int
    #: None: by the side that plays it (`Options.air_power_dice`).
    dice: int | None
    stars_hit: bool
    #: It comes from the air (WW-WX-3, EQ-AIR-1, XAMB-15).
    air: bool = False
    #: Played in the place of a section's card one of its targets lies there (HOOK-09); else anywhere (CARD-BARRAGE-1).
    in_section: bool = False


@dataclass(frozen=True, slots=True)
class CardRow:
    """One command card."""

    id: CardId
    #: Copies in the deck of the base game.
    copies: int
    kind: Literal["section", "tactic", "combat"]
    slots: tuple[Slot, ...] = ()
    steps: tuple[StepName, ...] = _NORMAL
    #: The section it names, for those that name one.
    section: Section | None = None
    #: CARD-FALLBACK: without any unit of this class on the board, one unit of choice.
    fallback: UnitClass | None = None
    #: Longest move by class, and longest move after which the unit may battle, where the card raises them.
    move: Mapping[UnitClass, int] = field(default_factory=dict)
    battle_after: Mapping[UnitClass, int] = field(default_factory=dict)
    #: Ground does not hinder the move; what is impassable stays so (CARD-BEHIND-1).
    unhindered: bool = False
    bonus: Bonus | None = None
    #: Battles of a unit that has not moved; with more than one it either moves or battles (CARD-ARTYBOMBARD-1).
    battles: int = 1
    #: What the battle must be (CARD-CLOSEASSAULT-1, CARD-FIREFIGHT-1).
    only: Literal["close", "fire"] | None = None
    strike: StrikeRow | None = None
    #: Cards drawn at the end of the turn; one is kept.
    draws: int = 1
    #: CARD-FINEST-3: both piles are shuffled together before drawing.
    reshuffles: bool = False
    #: Dice rolled to restore figures (BT-MED-1).
    heals: int = 0
    #: CARD-COUNTER-1.
    copies_enemy: bool = False
    #: The moment in the enemy's turn at which it may be played; such cards are never turn cards (TURN-03).
    reaction: Literal["close-assault"] | None = None
