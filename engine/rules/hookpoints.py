"""The closed list of points at which a special rule may speak.

A hook file in `rules/hooks/` builds one `Hook` with functions for the points it needs and registers it under its
name. A battle collects the hooks of its special rules and of the traits of its units, terrain and obstacles,
once, in one fixed order; a step asks `battle.hooks.<point>` and never knows who answers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, fields
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypeAlias

from engine.frames import FRAMES, Battles, DealCards, Frame, LayChip, MoveUnits, OrderUnits, Play, TakeDiscard
from engine.types import CardId, Cause, Face, HexId, HexSet, KindId, RuleId, Section, Side, Table

if TYPE_CHECKING:
    from engine.actions import Action, Use
    from engine.dice import Dice
    from engine.errors import Refusal
    from engine.frames import RetreatUnit, Slot, Strike
    from engine.rules.stepping import Mover
    from engine.rules.unit_rows import UnitRow
    from engine.state import Deed, Draft, GameState, Unit

Modifier: TypeAlias = tuple[str, int]


class Drop(NamedTuple):
    """Figures that are dropped (HOOK-02, CM-DRP)."""

    rule: RuleId
    #: Above which hex, where nothing else is chosen; None: whoever drops them says so.
    center: HexId | None
    #: How many steps each figure drifts, and how many fall in each wave.
    steps: int
    waves: tuple[int, ...]
    kind: KindId
    nation: str
    #: Another hex than the center may be chosen.
    free: bool = True
    #: A step may also be none, and of figures that come down together none stands (CM-DRP-2, CM-DRP-3).
    drifts: bool = False
    #: The turn up to which who has landed gets no order (CM-DRP-4).
    idle: int = 0


if TYPE_CHECKING:
    # What a function at each point is given, and what it answers.
    SetupPoint: TypeAlias = Callable[[Draft, Dice], None]
    OpeningPoint: TypeAlias = Callable[[GameState], Iterable[Frame]]
    WhyNotPlayPoint: TypeAlias = Callable[[GameState, Side, CardId], Refusal | None]
    DropsPoint: TypeAlias = Callable[[GameState], Drop]
    TurnStartPoint: TypeAlias = Callable[[Draft, Side, Dice], None]
    TurnEndPoint: TypeAlias = Callable[[Draft, Side, Dice], None]
    GeneralBeginsPoint: TypeAlias = Callable[[Draft, Side, Section], None]
    DeckPoint: TypeAlias = Callable[[tuple[CardId, ...]], tuple[CardId, ...]]
    SlotsPoint: TypeAlias = Callable[[GameState, Side, tuple[Slot, ...]], tuple[Slot, ...]]
    RepeatsPoint: TypeAlias = Callable[[GameState, Side, Frame], int]
    AnswersPoint: TypeAlias = Callable[[GameState, Side, str, list[HexId]], list[HexId]]
    ActsAsPoint: TypeAlias = Callable[[GameState, Side, CardId], CardId]
    WhyNotRestorePoint: TypeAlias = Callable[[GameState, Unit, HexId], Refusal | None]
    MoverPoint: TypeAlias = Callable[[GameState, Unit, Deed, Mover], Mover]
    OnLeavePoint: TypeAlias = Callable[[Draft, Unit, HexId, Cause, Dice], None]
    OnEnterPoint: TypeAlias = Callable[[Draft, Unit, HexId, Cause, Dice], None]
    WhyNotBattlePoint: TypeAlias = Callable[[GameState, Unit, HexId, Deed], Refusal | None]
    WhyNotTargetPoint: TypeAlias = Callable[[GameState, Unit, HexId, Unit, HexId], Refusal | None]
    EmptyTargetsPoint: TypeAlias = Callable[[GameState, Unit, HexId], HexSet]
    OnEmptyPoint: TypeAlias = Callable[[Draft, Strike], Iterable[Frame]]
    BattlesAsPoint: TypeAlias = Callable[[GameState, Unit, UnitRow], UnitRow]
    IgnoresCoverPoint: TypeAlias = Callable[[GameState, Unit, HexId, Unit, HexId], bool]
    IgnoresPenaltyPoint: TypeAlias = Callable[[GameState, Unit, HexId, Unit, HexId], bool]
    ClearsPoint: TypeAlias = Callable[[GameState, Unit, HexId, Deed, bool], str | None]
    DicePoint: TypeAlias = Callable[[GameState, Unit, HexId, Unit, HexId], Iterable[Modifier]]
    WhyNotStruckPoint: TypeAlias = Callable[[GameState, Unit, HexId], Refusal | None]
    StrikeDicePoint: TypeAlias = Callable[[GameState, Side, CardId, int], int]
    HittingPoint: TypeAlias = Callable[[GameState, Strike, Unit, frozenset[Face]], frozenset[Face]]
    ConfirmPoint: TypeAlias = Callable[[Draft, Strike, Unit, int, Dice], int]
    AfterHitsPoint: TypeAlias = Callable[[Draft, Strike, tuple[Face, ...], int], None]
    IgnorablePoint: TypeAlias = Callable[[GameState, Unit, HexId, Strike], int]
    MustIgnorePoint: TypeAlias = Callable[[GameState, Unit, HexId, Strike], int]
    FlagsBindPoint: TypeAlias = Callable[[GameState, Strike], bool]
    RetreatPoint: TypeAlias = Callable[[GameState, Unit, HexId], int | None]
    StuckPoint: TypeAlias = Callable[[Draft, Unit, HexId, int, Side, Dice], int]
    RetreatsAnywherePoint: TypeAlias = Callable[[GameState, Unit, HexId, HexId], bool]
    BarsRetreatPoint: TypeAlias = Callable[[GameState, Unit, HexId, HexId], bool]
    AfterBattlePoint: TypeAlias = Callable[[Draft, Strike, bool], None]
    AfterGroundPoint: TypeAlias = Callable[[Draft, Unit, bool], None]
    OnLossPoint: TypeAlias = Callable[[Draft, Unit, HexId, int, Side], None]
    MayReactPoint: TypeAlias = Callable[[GameState, Strike], bool]
    AnswersAgainPoint: TypeAlias = Callable[[GameState, Strike], bool]
    ForcedRetreatPoint: TypeAlias = Callable[[GameState, RetreatUnit], Frame | None]
    OnExitPoint: TypeAlias = Callable[[Draft, Unit, HexId, int], int]
    OnEliminatedPoint: TypeAlias = Callable[[Draft, Unit, HexId, Side, int, Dice], int]
    BeforeDrawPoint: TypeAlias = Callable[[Draft, Side, Dice], bool]
    DrawsPoint: TypeAlias = Callable[[GameState, Side, int, int], tuple[int, int]]
    ReshufflePoint: TypeAlias = Callable[[GameState, Side, bool], bool]
    RedealPoint: TypeAlias = Callable[[Draft, Side, Dice], None]
    HiddenDiscardsPoint: TypeAlias = Callable[[GameState, Side], Iterable[CardId]]
    OnShufflePoint: TypeAlias = Callable[[Draft], None]
    DeckEmptyPoint: TypeAlias = Callable[[GameState], Side | None]
    BattledPoint: TypeAlias = Callable[[Draft, HexId], None]
    ChangedPoint: TypeAlias = Callable[[Draft, Side], None]
    MayWinPoint: TypeAlias = Callable[[GameState, Side], bool]

Step: TypeAlias = Literal["opening", "play", "order", "move", "battle", "draw"]
#: The frames of each step.
_FRAMES_OF: Final[Mapping[Step, tuple[type[Frame], ...]]] = {
    "play": (Play, DealCards),
    "opening": (LayChip,),
    "order": (OrderUnits,),
    "move": (MoveUnits,),
    "battle": (Battles,),
    "draw": (TakeDiscard,),
}


@dataclass(frozen=True, slots=True)
class Ability:
    """A special action `use WORD …`: when it may be done, and what it does."""

    #: The step it belongs to: lines of notation close the steps before it.
    step: Step
    options: Callable[[GameState, Frame], Iterable[Action]]
    refusal: Callable[[GameState, Frame, Use], Refusal | None]
    perform: Callable[[Draft, Frame, Use, Dice], None]
    #: A step stays open for it. False where that would tell what a hand holds.
    holds: bool = True
    #: It may be offered in every step, not in its own only.
    anywhere: bool = False
    #: A line that names several hexes does it once with each of them.
    each: bool = False
    #: What it names is for the eyes of its own side only.
    secret: bool = False
    #: The step of a line with these words, where that depends on them.
    step_of: Callable[[tuple[str, ...]], Step | None] | None = None

    def belongs_to(self, action: Use) -> Step | None:
        """The step in which such a line is done; None: in a window of its own, behind the battles."""
        return self.step if self.step_of is None else self.step_of(action.words)

    def offered_in(self, frame: type[Frame]) -> bool:
        """Whether such a frame may offer it."""
        return self.anywhere or frame in _FRAMES_OF[self.step]


@dataclass(frozen=True, slots=True)
class Hook:
    """What one special rule changes."""

    name: str
    #: Before the first turn.
    setup: SetupPoint | None = None
    #: What is to be decided before the first turn.
    opening: OpeningPoint | None = None
    #: Who comes down before the first turn.
    drops: DropsPoint | None = None
    turn_start: TurnStartPoint | None = None
    turn_end: TurnEndPoint | None = None
    #: Overlord: a card begins that was handed to a general.
    general_begins: GeneralBeginsPoint | None = None
    #: The cards in play, instead of those given: another deck.
    deck: DeckPoint | None = None
    #: More orders than the card gives.
    slots: SlotsPoint | None = None
    #: How often a step of the card is done.
    repeats: RepeatsPoint | None = None
    #: Who of the units on some hexes answers to a word of a slot.
    answers: AnswersPoint | None = None
    #: Why a card of the hand cannot be played now.
    why_not_play: WhyNotPlayPoint | None = None
    #: What a card is played as.
    acts_as: ActsAsPoint | None = None
    #: Why a card cannot restore a unit.
    why_not_restore: WhyNotRestorePoint | None = None
    #: How far a unit moves, and over what. It may ask only for what a mover is remembered by (`mover_of`).
    mover: MoverPoint | None = None
    on_leave: OnLeavePoint | None = None
    on_enter: OnEnterPoint | None = None
    #: Why a unit cannot battle now, or not this target.
    why_not_battle: WhyNotBattlePoint | None = None
    why_not_target: WhyNotTargetPoint | None = None
    #: Targets without a unit, and the frames of such an attack.
    empty_targets: EmptyTargetsPoint | None = None
    on_empty: OnEmptyPoint | None = None
    #: The row by which a unit battles now.
    battles_as: BattlesAsPoint | None = None
    #: The target's hex, or the own one, takes no dice.
    ignores_cover: IgnoresCoverPoint | None = None
    ignores_penalty: IgnoresPenaltyPoint | None = None
    #: What else a unit may remove from its hex, whether it could still battle or not.
    clears: ClearsPoint | None = None
    #: Dice more or less for one attack.
    dice: DicePoint | None = None
    #: Why a card's own strikes spare a unit.
    why_not_struck: WhyNotStruckPoint | None = None
    #: Dice of a card's own strikes.
    strike_dice: StrikeDicePoint | None = None
    #: Faces that hit, from those the table gives.
    hitting: HittingPoint | None = None
    #: Hits after the roll: confirming re-rolls.
    confirm: ConfirmPoint | None = None
    after_hits: AfterHitsPoint | None = None
    #: Flags a unit may ignore beyond its shelter.
    ignorable: IgnorablePoint | None = None
    #: Flags a unit must ignore, and with them all it may (CM-JP-1).
    must_ignore: MustIgnorePoint | None = None
    flags_bind: FlagsBindPoint | None = None
    retreat: RetreatPoint | None = None
    #: Figures lost for hexes a unit could not go back.
    stuck: StuckPoint | None = None
    #: A retreat may enter ground that nobody else retreats onto.
    retreats_anywhere: RetreatsAnywherePoint | None = None
    #: A retreat may not enter ground that is open to others.
    bars_retreat: BarsRetreatPoint | None = None
    after_battle: AfterBattlePoint | None = None
    #: A unit took ground, or stayed.
    after_ground: AfterGroundPoint | None = None
    #: Figures were lost in battle or on the ground.
    on_loss: OnLossPoint | None = None
    #: Whether the side attacked could publicly hold an answer of another kind than its command cards.
    may_react: MayReactPoint | None = None
    #: The same after an answer: whether there could be one more.
    answers_again: AnswersAgainPoint | None = None
    #: A window before a retreat that leaves no choice.
    forced_retreat: ForcedRetreatPoint | None = None
    #: Medals for a unit that left by an exit.
    on_exit: OnExitPoint | None = None
    on_eliminated: OnEliminatedPoint | None = None
    #: Before the cards are drawn at the end of a turn; True: it has asked for a decision first.
    before_draw: BeforeDrawPoint | None = None
    #: Cards drawn and kept at the end of a turn.
    draws: DrawsPoint | None = None
    #: Whether both piles are shuffled together now.
    reshuffle: ReshufflePoint | None = None
    #: Cards in a side's hand that the others must still believe in the open pile of discards.
    hidden_discards: HiddenDiscardsPoint | None = None
    #: What it remembers and a side cannot know, decided anew.
    redeal: RedealPoint | None = None
    #: The discards were shuffled.
    on_shuffle: OnShufflePoint | None = None
    #: May an empty draw pile be filled again, and who wins if not.
    deck_empty: DeckEmptyPoint | None = None
    #: A unit did what counts as a battle although it attacks nobody.
    battled: BattledPoint | None = None
    #: Units stand otherwise than before: one moved, came, left or died; by whose doing.
    changed: ChangedPoint | None = None
    #: Whether a side that has its medals has won.
    may_win: MayWinPoint | None = None
    abilities: Mapping[str, Ability] = field(default_factory=dict)
    #: Tags it may give to units in the middle of a battle; what they do comes with it.
    gives: tuple[str, ...] = ()


class SpecialRule(NamedTuple):
    """A rule that a scenario may switch on: how its hook is made, and the kinds of values it takes."""

    name: RuleId
    hook: Callable[[Table], Hook]
    #: side, sides, sections, hex, hexes, places (hexes, or none), count, counts, unit or nation, by the parameter.
    takes: Mapping[str, str] = MappingProxyType({})
    #: Abilities of it of which only the own side may read what they name.
    secret: tuple[str, ...] = ()


_NO_POINTS: Final = ("name", "abilities", "gives")


class Hooks:
    """The hooks of one battle, by point; most are empty, and an empty loop costs nothing."""

    __slots__ = ("abilities", *(f.name for f in fields(Hook) if f.name not in _NO_POINTS), "names", "offered")

    # The functions at each point of all hooks, in the order of the hooks.
    setup: tuple[SetupPoint, ...]
    opening: tuple[OpeningPoint, ...]
    drops: tuple[DropsPoint, ...]
    turn_start: tuple[TurnStartPoint, ...]
    turn_end: tuple[TurnEndPoint, ...]
    general_begins: tuple[GeneralBeginsPoint, ...]
    deck: tuple[DeckPoint, ...]
    slots: tuple[SlotsPoint, ...]
    repeats: tuple[RepeatsPoint, ...]
    answers: tuple[AnswersPoint, ...]
    why_not_play: tuple[WhyNotPlayPoint, ...]
    acts_as: tuple[ActsAsPoint, ...]
    why_not_restore: tuple[WhyNotRestorePoint, ...]
    mover: tuple[MoverPoint, ...]
    on_leave: tuple[OnLeavePoint, ...]
    on_enter: tuple[OnEnterPoint, ...]
    why_not_battle: tuple[WhyNotBattlePoint, ...]
    why_not_target: tuple[WhyNotTargetPoint, ...]
    empty_targets: tuple[EmptyTargetsPoint, ...]
    on_empty: tuple[OnEmptyPoint, ...]
    battles_as: tuple[BattlesAsPoint, ...]
    ignores_cover: tuple[IgnoresCoverPoint, ...]
    ignores_penalty: tuple[IgnoresPenaltyPoint, ...]
    clears: tuple[ClearsPoint, ...]
    dice: tuple[DicePoint, ...]
    why_not_struck: tuple[WhyNotStruckPoint, ...]
    strike_dice: tuple[StrikeDicePoint, ...]
    hitting: tuple[HittingPoint, ...]
    confirm: tuple[ConfirmPoint, ...]
    after_hits: tuple[AfterHitsPoint, ...]
    ignorable: tuple[IgnorablePoint, ...]
    must_ignore: tuple[MustIgnorePoint, ...]
    flags_bind: tuple[FlagsBindPoint, ...]
    retreat: tuple[RetreatPoint, ...]
    stuck: tuple[StuckPoint, ...]
    retreats_anywhere: tuple[RetreatsAnywherePoint, ...]
    bars_retreat: tuple[BarsRetreatPoint, ...]
    after_battle: tuple[AfterBattlePoint, ...]
    after_ground: tuple[AfterGroundPoint, ...]
    on_loss: tuple[OnLossPoint, ...]
    may_react: tuple[MayReactPoint, ...]
    answers_again: tuple[AnswersAgainPoint, ...]
    forced_retreat: tuple[ForcedRetreatPoint, ...]
    on_exit: tuple[OnExitPoint, ...]
    on_eliminated: tuple[OnEliminatedPoint, ...]
    before_draw: tuple[BeforeDrawPoint, ...]
    draws: tuple[DrawsPoint, ...]
    reshuffle: tuple[ReshufflePoint, ...]
    hidden_discards: tuple[HiddenDiscardsPoint, ...]
    redeal: tuple[RedealPoint, ...]
    on_shuffle: tuple[OnShufflePoint, ...]
    deck_empty: tuple[DeckEmptyPoint, ...]
    battled: tuple[BattledPoint, ...]
    changed: tuple[ChangedPoint, ...]
    may_win: tuple[MayWinPoint, ...]

    def __init__(self, hooks: Iterable[Hook]) -> None:
        active = tuple(hooks)
        self.names: tuple[str, ...] = tuple(hook.name for hook in active)
        self.abilities: dict[str, Ability] = {
            word: ability for hook in active for word, ability in hook.abilities.items()
        }
        #: By frame: the abilities it may offer, in the order of their words.
        self.offered: dict[type[Frame], tuple[str, ...]] = {
            frame: tuple([word for word in sorted(self.abilities) if self.abilities[word].offered_in(frame)])
            for frame in FRAMES.values()
        }
        for point in POINTS:
            functions = (getattr(hook, point) for hook in active)
            setattr(self, point, tuple(function for function in functions if function is not None))


POINTS: Final = tuple(f.name for f in fields(Hook) if f.name not in _NO_POINTS)
