"""Pending decisions as plain data: the stack of frames is the phase of the game, there is no second variable.

A frame names its owner (the side that must decide, or None: it settles by itself) and a few plain fields. The
step of the same name in `engine/steps/` knows what may be done in it. A new kind of decision brings its own
frame here and its own step there.
"""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, TypeAlias

from engine.types import Area, CardId, Face, HexId, RuleId, Section, Side, UnitId

Decision: TypeAlias = Literal[
    "play", "order", "move", "battle", "retreat", "advance", "keep", "choose", "roll", "react", "over"
]


class Slot(NamedTuple):
    """So many orders for such units, in one section or anywhere."""

    number: int
    #: A word of rules/orders.py: who may get such an order.
    who: str = "any"
    #: A section, or half of a double one.
    section: Area | None = None
    #: How the unit is ordered: "order", or a word of its own for orders of another kind.
    mode: str = "order"


class Strike(NamedTuple):
    """One roll of dice of one side against one unit."""

    side: Side
    #: None: no unit attacks (Air Power, Barrage).
    unit: UnitId | None
    origin: HexId | None
    target: UnitId
    at: HexId
    source: Literal["battle", "ambush", "card", "back"]
    #: Dice where no unit rolls them by its own table.
    dice: int = 0
    stars_hit: bool = False
    flags_bind: bool = False
    #: The second battle of armor that took ground.
    overrun: bool = False


class Play(NamedTuple):
    """Play a command card."""

    owner: Side


class Dealt(NamedTuple):
    """A card handed out in an Overlord turn."""

    card: CardId
    #: None: the Commander-in-Chief plays it himself.
    general: Section | None = None
    #: What it is played as by a scenario's rule.
    instead: CardId | None = None


class DealCards(NamedTuple):
    """Overlord: the Commander-in-Chief hands cards to his generals (OVL-04)."""

    owner: Side
    dealt: tuple[Dealt, ...] = ()


class NextCard(NamedTuple):
    """Overlord: the next of the cards handed out is carried out."""

    owner: Literal[None]
    side: Side
    dealt: Dealt
    #: What this general has rolled for his orders, where every general rolls when the card is played.
    rolled: tuple[Slot, ...] | None = None


class OrderUnits(NamedTuple):
    """Name the ordered units."""

    owner: Side
    slots: tuple[Slot, ...]
    #: Other slots that may be used instead, all of them: one half of a double section or the other (OVL-05).
    either: tuple[Slot, ...] = ()


class MoveUnits(NamedTuple):
    """Move the ordered units; a card may give a second round."""

    owner: Side
    round: int = 1
    #: One unit alone.
    only: UnitId | None = None


class Battles(NamedTuple):
    """Battle with the ordered units, one after the other."""

    owner: Side
    #: The unit that battled last, and alone may battle on (TURN-04).
    current: UnitId | None = None


class ChooseSectionFor(NamedTuple):
    """A card asks for a section."""

    owner: Side


class ChooseTargets(NamedTuple):
    """A card asks for the enemy units it strikes."""

    owner: Side
    #: At least one of them must lie in this section (HOOK-09).
    section: Section | None = None


class ChooseWounded(NamedTuple):
    """A card asks for the own unit it restores."""

    owner: Side
    #: Dice rolled; 0: one for each card held.
    dice: int = 0
    section: Section | None = None
    #: The unit that was chosen before, where the card restores several.
    tried: UnitId | None = None


class RollForOrders(NamedTuple):
    """A card asks for the roll that gives the orders."""

    owner: Side
    #: Dice rolled; 0: one for each card held.
    dice: int = 0
    section: Section | None = None


class RollToRestore(NamedTuple):
    """A card asks for the roll that restores figures anywhere (BT-MED-1)."""

    owner: Side


class RestoreUnits(NamedTuple):
    """Figures return one by one, by the dice that are left."""

    owner: Side
    faces: tuple[Face, ...]


class DigIn(NamedTuple):
    """The ordered units put down sandbags."""

    owner: Literal[None]
    side: Side


class React(NamedTuple):
    """The side attacked may answer before the roll."""

    owner: Side
    strike: Strike
    #: It has answered already and may once more (WW-CC-2), and whether with a reaction.
    again: bool = False
    ambushed: bool = False


class BlastBunker(NamedTuple):
    """A petard is fired at an empty bunker (EQ-HF-PE-3)."""

    owner: Literal[None]
    strike: Strike


class PlayCombat(NamedTuple):
    """A window for combat cards: after the own battles, or before a retreat without a choice (WW-CC)."""

    owner: Side
    stubborn: bool = False


class RollStrike(NamedTuple):
    """Dice are rolled if attacker and target still stand where they stood."""

    owner: Literal[None]
    strike: Strike


class Barrages(NamedTuple):
    """Strikes of a card, one target after the other."""

    owner: Literal[None]
    strikes: tuple[Strike, ...]


class RetreatUnit(NamedTuple):
    """The owner of a unit chooses its way back."""

    owner: Side
    unit: UnitId
    at: HexId
    #: Flags rolled, and how many of them may be ignored.
    flags: int
    ignorable: int
    #: The side that gets the medal if it cannot get away.
    by: Side
    #: No flag can be ignored, whatever is played (GEN-8).
    binds: bool = False
    #: The window before a retreat without a choice has been open.
    asked: bool = False


class AfterBattle(NamedTuple):
    """What an attack may bring: ground, overrun."""

    owner: Literal[None]
    strike: Strike


class BattleBack(NamedTuple):
    """A unit that a close assault left in its hex may battle its attacker (CM-BR-2)."""

    owner: Side
    unit: UnitId
    at: HexId
    target: UnitId
    to: HexId


class Advance(NamedTuple):
    """Take ground or stay."""

    owner: Side
    unit: UnitId
    origin: HexId
    to: HexId


class DrawCards(NamedTuple):
    """The cards played are discarded and replaced."""

    owner: Literal[None]
    side: Side


class ReplaceReaction(NamedTuple):
    """Overlord: a reaction is replaced at once (OVL-06)."""

    owner: Literal[None]
    side: Side
    card: CardId


class TakeDiscard(NamedTuple):
    """Take one of the discards instead of drawing, or draw as usual (CC-4)."""

    owner: Side


class KeepOne(NamedTuple):
    """Keep one of the cards drawn, or so many, one by one."""

    owner: Side
    cards: tuple[CardId, ...]
    number: int = 1


class EndTurn(NamedTuple):
    """The turn goes to the other side."""

    owner: Literal[None]
    side: Side


class FirstTurn(NamedTuple):
    """The first turn begins when what is decided before it is done."""

    owner: Literal[None]
    side: Side


class LayChip(NamedTuple):
    """A card is put under the commissar's chip before the first turn (CM-COM-1)."""

    owner: Side


class LaySmoke(NamedTuple):
    """A smoke screen is laid before the first turn, hex by hex (CM-SMS-1)."""

    owner: Side
    marker: str
    #: Hexes still to be laid, and the turns after which it is gone.
    left: int
    turns: int


class AirDrop(NamedTuple):
    """Figures are dropped before the first turn, or later (HOOK-02, CM-DRP-5)."""

    owner: Side
    rule: RuleId = ""
    wave: int = 0


class Over(NamedTuple):
    """The battle has been decided."""

    owner: Literal[None]


Frame: TypeAlias = (
    Play | DealCards | NextCard | ReplaceReaction | OrderUnits | MoveUnits | Battles | ChooseSectionFor |
    ChooseTargets | ChooseWounded | RollForOrders | RollToRestore | RestoreUnits | DigIn | React | PlayCombat |
    BlastBunker | RollStrike | Barrages | RetreatUnit | AfterBattle | BattleBack | Advance | DrawCards | TakeDiscard |
    KeepOne | EndTurn | FirstTurn | LayChip | LaySmoke | AirDrop | Over
)  # fmt: skip

FRAMES: Final[dict[str, type[Frame]]] = {
    kind.__name__: kind
    for kind in (
        Play, DealCards, NextCard, ReplaceReaction, OrderUnits, MoveUnits, Battles, ChooseSectionFor, ChooseTargets,
        ChooseWounded, RollForOrders, RollToRestore, RestoreUnits, DigIn, React, PlayCombat, BlastBunker, RollStrike,
        Barrages, RetreatUnit, AfterBattle, BattleBack, Advance, DrawCards, TakeDiscard, KeepOne, EndTurn,
        FirstTurn, LayChip, LaySmoke, AirDrop, Over,
    )
}  # fmt: skip

DECISIONS: Final[dict[type[Frame], Decision]] = {
    Play: "play",
    DealCards: "play",
    OrderUnits: "order",
    MoveUnits: "move",
    Battles: "battle",
    ChooseSectionFor: "choose",
    ChooseTargets: "choose",
    ChooseWounded: "choose",
    RollForOrders: "roll",
    RollToRestore: "roll",
    RestoreUnits: "choose",
    React: "react",
    PlayCombat: "react",
    RetreatUnit: "retreat",
    BattleBack: "react",
    Advance: "advance",
    TakeDiscard: "choose",
    KeepOne: "keep",
    LayChip: "choose",
    LaySmoke: "choose",
    AirDrop: "roll",
    Over: "over",
}
