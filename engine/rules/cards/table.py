"""The command cards: one row a card (DECK-01, CARD). What a row cannot say is a step of its own.

`steps` names the frames of the card in order; the words are those of `engine/steps/play_card.py`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.frames import Slot
from engine.rules.cards import breakthrough
from engine.rules.cards.rows import EVERYBODY, Bonus, CardRow, StepName, StrikeRow
from engine.types import MIRRORED, SECTIONS, CardId

__all__ = [
    "CARDS", "LAST_RESORT", "NOTHING", "SECTION_CARDS", "TACTIC_CARDS", "Bonus", "CardRow", "StepName", "StrikeRow",
    "deck_of", "mirrored",
]  # fmt: skip


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
        strike=StrikeRow(targets=4, dice=None, stars_hit=True, air=True, in_section=True),
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
        slots=(Slot(1, "foot"),),
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
    CardRow("dig-in", 1, "tactic", slots=(Slot(4, "foot"),), steps=("order", "dig-in"), fallback="infantry"),
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
    row.id: row for row in (*SECTION_CARDS, *TACTIC_CARDS, *breakthrough.ROWS, LAST_RESORT, NOTHING)
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
