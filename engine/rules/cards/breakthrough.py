"""The Breakthrough deck: 80 cards, section cards with orders On the Move, and tactic cards that changed (BT)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.frames import Slot
from engine.rules.cards.rows import Bonus, CardRow, StrikeRow
from engine.types import SECTIONS, CardId

#: How a unit is ordered that moves and does nothing else (BT-OTM-2).
ON_THE_MOVE: Final = "on-the-move"


def _section_cards(name: str, number: int, moving: int, *, draws: int = 1) -> tuple[CardRow, ...]:
    """BT-OTM-1: orders in the section, and so many On the Move anywhere."""
    return tuple(
        CardRow(
            f"{name}-{section}-plus-{moving}",
            0,
            "section",
            slots=(Slot(number, section=section), Slot(moving, mode=ON_THE_MOVE)),
            section=section,
            draws=draws,
        )
        for section in SECTIONS
    )


ROWS: Final[tuple[CardRow, ...]] = (
    # BT-REC-1.
    *_section_cards("recon", 1, 2, draws=2),
    *_section_cards("probe", 2, 2),
    *_section_cards("attack", 3, 1),
    # BT-AIR-1.
    CardRow(
        "breakthrough-air-power",
        0,
        "tactic",
        steps=("choose-targets",),
        strike=StrikeRow(targets=4, dice=2, stars_hit=True, air=True, in_section=True),
    ),
    # BT-BAR-1.
    CardRow(
        "breakthrough-barrage",
        0,
        "tactic",
        steps=("choose-targets",),
        strike=StrikeRow(targets=1, dice=4, stars_hit=True),
    ),
    # BT-BEL-1.
    CardRow(
        "breakthrough-behind-enemy-lines",
        0,
        "tactic",
        slots=(Slot(1, "foot"),),
        steps=("order", "move", "battle", "move-again"),
        fallback="infantry",
        move={"infantry": 3},
        battle_after={"infantry": 3},
        unhindered=True,
        bonus=Bonus(close=1, fire=1),
    ),
    # BT-DIG-1.
    CardRow(
        "breakthrough-dig-in", 0, "tactic", slots=(Slot(4, "foot-or-artillery"),), steps=("order", "dig-in")
    ),
    # BT-MED-1.
    CardRow(
        "breakthrough-medics-and-mechanics", 0, "tactic", steps=("roll-to-restore", "move", "battle"), heals=4
    ),
)


def _each(name: str, more: str, copies: tuple[int, int, int]) -> dict[CardId, int]:
    return {f"{name}-{section}{more}": n for section, n in zip(SECTIONS, copies, strict=True)}


#: Copies of every card, those it shares with the base game included.
COPIES: Final[Mapping[CardId, int]] = {
    **_each("recon", "-plus-2", (2, 2, 2)),
    **_each("probe", "-plus-2", (5, 6, 5)),
    **_each("attack", "-plus-1", (4, 5, 4)),
    **_each("assault", "", (3, 3, 3)),
    "general-advance": 2,
    "pincer-move": 2,
    "recon-in-force": 4,
    "armor-assault": 3,
    "counter-attack": 3,
    "direct-from-hq": 3,
    "move-out": 3,
    "infantry-assault": 2,
    "ambush": 2,
    "artillery-bombard": 2,
    "firefight": 2,
    "their-finest-hour": 2,
    "close-assault": 1,
    "breakthrough-air-power": 1,
    "breakthrough-barrage": 1,
    "breakthrough-behind-enemy-lines": 1,
    "breakthrough-dig-in": 1,
    "breakthrough-medics-and-mechanics": 1,
}

DECK: Final = tuple(card for card, copies in COPIES.items() for _ in range(copies))
