"""The winter combat cards as data (WW-CC). PROVISIONAL: the rules for holding, playing and drawing them are certain,
what a single card does is a player's report (XAMB-54), so the rule `combat-cards` is off until a table turns it on.

A row says when a card is played, on whom, and the word of its effect in `rules/hooks/combat_effects.py`.
Nobody has said which cards bear the sign of stubborn resistance; the column is ours until somebody does.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from engine.types import CLASSES, CardId, UnitClass

#: In the own order, move or battle step, after the own battles, when an own unit is attacked.
Moment: TypeAlias = Literal["order", "move", "battle", "late", "attacked", "never"]

_ALL: Final[frozenset[UnitClass]] = frozenset(CLASSES)
_FOOT: Final[frozenset[UnitClass]] = frozenset(("infantry",))
_ARMOR: Final[frozenset[UnitClass]] = frozenset(("armor",))
_GUNS: Final[frozenset[UnitClass]] = frozenset(("artillery",))


@dataclass(frozen=True, slots=True)
class CombatRow:
    """One combat card."""

    id: CardId
    copies: int
    moment: Moment = "never"
    #: A word of combat_effects.py.
    effect: str = ""
    #: Who it is for: what the unit is ordered as; for reactions, what attacks.
    only: frozenset[UnitClass] = _ALL
    #: Units it is for at most.
    units: int = 1
    #: WW-CC-9: against a unit of the enemy, not for an own one.
    against: bool = False
    #: WW-CC-10: it may be played to ignore a flag instead.
    stubborn: bool = False


ROWS: Final = (
    CombatRow("combat-camouflage", 1, "late", "camouflaged"),
    CombatRow("combat-reinforcements", 1, "order", "reinforcements", stubborn=True),
    CombatRow("combat-frozen-ground", 2, "move", "hurried", units=3, stubborn=True),
    CombatRow("combat-heat-of-battle", 2, "battle", "heated", _FOOT),
    CombatRow("combat-out-of-fuel", 2, "attacked", "back-to-start", _ARMOR, against=True),
    CombatRow("combat-ambuscade", 1, "attacked", "strike-first"),
    CombatRow("combat-pull-back", 1, "attacked", "withdraw"),
    CombatRow("combat-out-of-ammo", 2, "attacked", "to-baseline", against=True),
    CombatRow("combat-infiltrators", 1, "move", "infiltrating", _FOOT, stubborn=True),
    CombatRow("combat-street-fight", 1, "battle", "street-fighting", stubborn=True),
    CombatRow("combat-reposition", 1, "late", "repositioning", _GUNS, stubborn=True),
    CombatRow("combat-fortify", 2, "late", "sandbags", _FOOT | _GUNS),
    CombatRow("combat-spotter", 1, "battle", "spotting", _GUNS, stubborn=True),
    CombatRow("combat-winter-forest", 2, "move", "woodsmen", stubborn=True),
    # Stand-ins of golden cases: a card with the sign, and one without.
    CombatRow("any-stubborn", 0, stubborn=True),
    CombatRow("any-plain", 0),
)

COMBAT: Final[Mapping[CardId, CombatRow]] = {row.id: row for row in ROWS}

DECK: Final = tuple(row.id for row in ROWS for _ in range(row.copies))
