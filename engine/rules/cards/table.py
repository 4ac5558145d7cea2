"""The command cards: one row a card (DECK-01, section 7). What a row cannot say is a step of its own.

`steps` names the frames of the card in order; the words are those of `engine/steps/play_card.py`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Literal, TypeAlias

from engine.frames import Slot
from engine.types import MIRRORED, SECTIONS, CardId, Section, UnitClass

StepName: TypeAlias = Literal[
    "order", "move", "battle", "move-again", "choose-section", "choose-targets", "choose-wounded",
    "roll-for-orders", "dig-in",
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
    #: CARD-COUNTER-1.
    copies_enemy: bool = False
    #: The moment in the enemy's turn at which it may be played; such cards are never turn cards (TURN-03).
    reaction: Literal["close-assault"] | None = None


def _section_cards(
    name: str, copies: tuple[int, int, int], number: int, *, draws: int = 1
) -> tuple[CardRow, ...]:
    return tuple(
        CardRow(
            f"{name}-{section}",
            copies[SECTIONS.index(section)],
            "section",
            slots=(Slot(number, section=section),),
            section=section,
            draws=draws,
        )
        for section in SECTIONS
    )


def _everywhere(number: int) -> tuple[Slot, ...]:
    return tuple(Slot(number, section=section) for section in SECTIONS)


SECTION_CARDS: Final = (
    *_section_cards("recon", (2, 2, 2), 1, draws=2),
    *_section_cards("probe", (4, 5, 4), 2),
    *_section_cards("attack", (3, 4, 3), 3),
    *_section_cards("assault", (2, 2, 2), EVERYBODY),
    CardRow("general-advance", 1, "section", slots=_everywhere(2)),
    CardRow("pincer-move", 1, "section", slots=(Slot(2, section="left"), Slot(2, section="right"))),
    CardRow("recon-in-force", 3, "section", slots=_everywhere(1)),
)

TACTIC_CARDS: Final = (
    CardRow(
        "air-power",
        1,
        "tactic",
        steps=("choose-targets",),
        strike=StrikeRow(targets=4, dice=None, stars_hit=True),
    ),
    CardRow("ambush", 1, "tactic", steps=(), reaction="close-assault"),
    CardRow(
        "armor-assault",
        2,
        "tactic",
        slots=(Slot(4, "armor"),),
        fallback="armor",
        bonus=Bonus(close=1, overrun_close=1, only="armor"),
    ),
    CardRow(
        "artillery-bombard",
        1,
        "tactic",
        slots=(Slot(EVERYBODY, "artillery"),),
        fallback="artillery",
        move={"artillery": 3},
        battles=2,
    ),
    CardRow(
        "barrage",
        1,
        "tactic",
        steps=("choose-targets",),
        strike=StrikeRow(targets=1, dice=4, stars_hit=False),
    ),
    CardRow(
        "behind-enemy-lines",
        1,
        "tactic",
        slots=(Slot(1, "infantry"),),
        steps=("order", "move", "battle", "move-again"),
        fallback="infantry",
        move={"infantry": 3},
        battle_after={"infantry": 3},
        unhindered=True,
        bonus=Bonus(close=1, fire=1),
    ),
    CardRow(
        "close-assault",
        1,
        "tactic",
        slots=(Slot(EVERYBODY, "beside-enemy"),),
        steps=("order", "battle"),
        only="close",
        bonus=Bonus(close=1),
    ),
    CardRow("counter-attack", 2, "tactic", steps=(), copies_enemy=True),
    CardRow(
        "dig-in",
        1,
        "tactic",
        slots=(Slot(4, "infantry"),),
        steps=("order", "dig-in"),
        fallback="infantry",
    ),
    CardRow("direct-from-hq", 2, "tactic", slots=(Slot(4),)),
    CardRow(
        "firefight",
        1,
        "tactic",
        slots=(Slot(4, "apart-from-enemy"),),
        steps=("order", "battle"),
        only="fire",
        bonus=Bonus(fire=1),
    ),
    CardRow(
        "infantry-assault",
        2,
        "tactic",
        slots=(Slot(EVERYBODY, "infantry"),),
        steps=("choose-section", "order", "move", "battle"),
        fallback="infantry",
        move={"infantry": 3},
        battle_after={"infantry": 2},
    ),
    CardRow("medics-and-mechanics", 1, "tactic", steps=("choose-wounded", "move", "battle")),
    CardRow("move-out", 2, "tactic", slots=(Slot(4, "infantry"),), fallback="infantry"),
    CardRow(
        "their-finest-hour",
        1,
        "tactic",
        steps=("roll-for-orders", "order", "move", "battle"),
        bonus=Bonus(close=1, fire=1, overrun_close=1, overrun_fire=1),
        reshuffles=True,
    ),
)

#: How a card with the clause (F) acts when it applies: one unit of choice, nothing else.
LAST_RESORT: Final = CardRow("last-resort", 0, "tactic", slots=(Slot(1),))
#: How a Counter-Attack acts when there is nothing to copy (CARD-COUNTER-5).
NOTHING: Final = CardRow("nothing", 0, "tactic", steps=())

CARDS: Final[Mapping[CardId, CardRow]] = {
    row.id: row for row in (*SECTION_CARDS, *TACTIC_CARDS, LAST_RESORT, NOTHING)
}


def mirrored(card: CardId) -> CardId:
    """The same card for the other flank (CARD-COUNTER-2)."""
    section = CARDS[card].section
    return card if section is None else card.replace(section, MIRRORED[section])


def deck_of(*, tactic_cards: bool = True) -> tuple[CardId, ...]:
    """The 60 cards in the order of the table; without the tactic cards the 40 of YOUNG-01."""
    return tuple(
        row.id for row in (*SECTION_CARDS, *(TACTIC_CARDS if tactic_cards else ())) for _ in range(row.copies)
    )
