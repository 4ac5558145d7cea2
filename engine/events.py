"""What happened, in the past tense; `unseen.py` says who may see how much of it."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

from engine.frames import Strike
from engine.types import CardId, Cause, Face, HexId, KindId, ObstacleId, RuleId, Section, Side, UnitId

#: Why a unit loses figures, and how a battle is won.
Loss: TypeAlias = Literal["hits", "flags", "supply", "ice", "mines"]
Victory: TypeAlias = Literal["medals", "no-units", "objective", "deck"]


class CardPlayed(NamedTuple):
    """A command card was played; `effect` is the card it acts as."""

    side: Side
    card: CardId
    effect: CardId
    section: Section | None = None


class UnitOrdered(NamedTuple):
    side: Side
    unit: UnitId
    at: HexId
    mode: str


class UnitMoved(NamedTuple):
    """A unit came from the first hex of its way to the last."""

    side: Side
    unit: UnitId
    way: tuple[HexId, ...]
    cause: Cause


class DiceRolled(NamedTuple):
    """Dice of one side against a unit, with what they were made of."""

    strike: Strike
    faces: tuple[Face, ...]
    hits: int
    flags: int
    #: (label, dice): 3 range, -1 woods, +1 card.
    made_of: tuple[tuple[str, int], ...]
    #: Those of the faces that hit. A log from before they were told holds none.
    hitting: tuple[Face, ...] = ()


class CardsDrawn(NamedTuple):
    """Secret: the cards. The others see how many."""

    side: Side
    cards: tuple[CardId, ...]


class CardDiscarded(NamedTuple):
    side: Side
    card: CardId


class TurnBegan(NamedTuple):
    side: Side
    number: int


class CardDealt(NamedTuple):
    """Overlord: a card was handed to a general, or kept by the Commander-in-Chief for himself."""

    side: Side
    card: CardId
    general: Section | None


class SectionChosen(NamedTuple):
    side: Side
    section: Section


class UnitLeftBoard(NamedTuple):
    """A unit left the board by an exit."""

    side: Side
    unit: UnitId
    at: HexId


class AttackDeclared(NamedTuple):
    side: Side
    unit: UnitId
    origin: HexId
    target: UnitId
    at: HexId
    dice: int


class BattleCancelled(NamedTuple):
    """A declared attack did not come to its roll."""

    side: Side
    unit: UnitId
    reason: Literal["attacker-eliminated", "attacker-retreated", "target-gone"]


class ReactionPlayed(NamedTuple):
    side: Side
    card: CardId
    unit: UnitId
    at: HexId


class OrderDiceRolled(NamedTuple):
    """Dice that a card asks for by itself."""

    side: Side
    card: CardId
    faces: tuple[Face, ...]


class RollInVain(NamedTuple):
    """What a card's dice could have brought does not come; `kind` is what would have come to `at`, or is there."""

    side: Side
    card: CardId
    at: HexId
    reason: Literal["face", "figures", "ground", "wounded"]
    kind: KindId | None = None


class VisibilityRolled(NamedTuple):
    side: Side
    faces: tuple[Face, ...]
    visibility: int


class HazardRolled(NamedTuple):
    """Dice against a unit that came onto ice or mines; `side` is the unit's."""

    side: Side
    unit: UnitId
    at: HexId
    what: str
    faces: tuple[Face, ...]
    hits: int
    #: As in `DiceRolled`.
    hitting: tuple[Face, ...] = ()


class EffortRolled(NamedTuple):
    """Dice for what a side does instead of an attack: `what` it tries, where."""

    side: Side
    at: HexId
    what: str
    faces: tuple[Face, ...]


class FiguresLost(NamedTuple):
    side: Side
    unit: UnitId
    at: HexId
    lost: int
    left: int
    cause: Loss


class FiguresRestored(NamedTuple):
    side: Side
    unit: UnitId
    at: HexId
    restored: int


class UnitEliminated(NamedTuple):
    side: Side
    unit: UnitId
    kind: KindId
    at: HexId
    by: Side
    worth: int


class FlagsIgnored(NamedTuple):
    side: Side
    unit: UnitId
    at: HexId
    number: int


class GroundOffered(NamedTuple):
    side: Side
    unit: UnitId
    at: HexId


class ObstacleRemoved(NamedTuple):
    at: HexId
    kind: ObstacleId


class TerrainChanged(NamedTuple):
    at: HexId
    terrain: str


class ObstaclePlaced(NamedTuple):
    at: HexId
    kind: ObstacleId


class UnitVanished(NamedTuple):
    """A unit gave its last figure away: no medal for anybody."""

    side: Side
    unit: UnitId
    at: HexId


class UnitTagged(NamedTuple):
    """A unit carries something from now on: a cross-hair marker, camouflage."""

    side: Side
    unit: UnitId
    at: HexId
    tag: str


class UnitUntagged(NamedTuple):
    """A unit carries it no longer."""

    side: Side
    unit: UnitId
    at: HexId
    tag: str


class MarkerPlaced(NamedTuple):
    """A marker was laid on a hex by a side."""

    at: HexId
    kind: str
    side: Side | None


class MarkerTurned(NamedTuple):
    """A marker was turned over; its value, as everybody sees it now."""

    at: HexId
    kind: str
    value: int


class MarkerRemoved(NamedTuple):
    at: HexId
    kind: str


class PoolFilled(NamedTuple):
    """Destroyed figures were added to a side's pool; how many lie there now, and the medals they made."""

    side: Side
    kind: KindId
    figures: int
    medals: int


class UnitArrived(NamedTuple):
    side: Side
    unit: UnitId
    kind: KindId
    at: HexId


class DropLost(NamedTuple):
    """A dropped figure landed where it cannot stand; None: off the board."""

    side: Side
    at: HexId | None


class MedalGained(NamedTuple):
    side: Side
    #: Number of the objective in the battle's list.
    objective: int
    worth: int


class MedalLost(NamedTuple):
    side: Side
    objective: int
    worth: int


class RuleMedals(NamedTuple):
    """A special rule gave a side medals, or took them away again."""

    side: Side
    rule: RuleId
    number: int


class StepClosed(NamedTuple):
    side: Side
    step: Literal["order", "move", "battle"]


class TargetsLost(NamedTuple):
    """Units that could have battled have no target any more; `over`: with that the turn has ended by itself."""

    side: Side
    at: tuple[HexId, ...]
    over: bool


class AttacksLeft(NamedTuple):
    """Attacks asked for at once with others that cannot be made, origin and target of each; `over`: as the turn is."""

    side: Side
    attacks: tuple[tuple[HexId, HexId], ...]
    over: bool


class ChipLaid(NamedTuple):
    """Secret: the card. The others see that one was put under the commissar's chip (CM-COM)."""

    side: Side
    card: CardId


class ChipLaidUnseen(NamedTuple):
    side: Side


class CardsDrawnUnseen(NamedTuple):
    side: Side
    number: int


class CardKept(NamedTuple):
    """Secret: the card kept. The others see the one discarded."""

    side: Side
    card: CardId
    discarded: CardId


class CombatCardPlayed(NamedTuple):
    """A combat card, for what it says or for its sign of stubborn resistance; where, if it names a hex."""

    side: Side
    card: CardId
    at: HexId | None
    stubborn: bool
    #: Overlord: the general whose card it was.
    general: Section | None = None


class CombatCardsDrawn(NamedTuple):
    """Secret: the cards. The others see how many, and in Overlord for which general."""

    side: Side
    cards: tuple[CardId, ...]
    general: Section | None = None


class CombatCardsDrawnUnseen(NamedTuple):
    side: Side
    number: int
    general: Section | None = None


class PileShuffled(NamedTuple):
    cards: int


class BattleWon(NamedTuple):
    side: Side
    reason: Victory


class RuleApplied(NamedTuple):
    """A special rule of the scenario took effect."""

    side: Side | None
    rule: RuleId


Event: TypeAlias = (
    CardPlayed | CardDealt | SectionChosen | UnitOrdered | UnitMoved | UnitLeftBoard | AttackDeclared |
    BattleCancelled | ReactionPlayed | DiceRolled | OrderDiceRolled | RollInVain | HazardRolled |
    FiguresLost | FiguresRestored | UnitEliminated | FlagsIgnored | GroundOffered | ObstacleRemoved |
    ObstaclePlaced | UnitVanished | UnitTagged | UnitUntagged | MarkerPlaced | MarkerTurned | MarkerRemoved |
    PoolFilled | UnitArrived | DropLost | MedalGained | MedalLost | RuleMedals | StepClosed | TargetsLost |
    AttacksLeft | CardsDrawn | ChipLaid | ChipLaidUnseen | CardsDrawnUnseen | CardKept | CombatCardPlayed |
    CombatCardsDrawn | CombatCardsDrawnUnseen | CardDiscarded | PileShuffled | TurnBegan | BattleWon |
    RuleApplied | VisibilityRolled | EffortRolled | TerrainChanged
)  # fmt: skip
