"""The closed list of points at which a special rule may speak.

A hook file in `rules/hooks/` builds one `Hook` with functions for the points it needs and registers it under its
name. A battle collects the hooks of its special rules and of the traits of its units, terrain and obstacles,
once, in one fixed order; a step asks `battle.hooks.<point>` and never knows who answers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, fields
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias

from engine.frames import FRAMES, Battles, DealCards, Frame, OrderUnits, Play
from engine.types import CardId, Cause, Face, HexId, HexSet, Side

if TYPE_CHECKING:
    from engine.actions import Action, Use
    from engine.dice import Dice
    from engine.errors import Refusal
    from engine.frames import RetreatUnit, Slot, Strike
    from engine.rules.stepping import Mover
    from engine.rules.unit_rows import UnitRow
    from engine.state import Deed, Draft, GameState, Unit

Modifier: TypeAlias = tuple[str, int]
Step: TypeAlias = Literal["play", "order", "battle"]
#: The frames of each step.
_FRAMES_OF: Final[Mapping[Step, tuple[type[Frame], ...]]] = {
    "play": (Play, DealCards),
    "order": (OrderUnits,),
    "battle": (Battles,),
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

    def offered_in(self, frame: type[Frame]) -> bool:
        """Whether such a frame may offer it."""
        return self.anywhere or frame in _FRAMES_OF[self.step]


@dataclass(frozen=True, slots=True)
class Hook:
    """What one special rule changes."""

    name: str
    #: Before the first turn.
    setup: Callable[[Draft, Dice], None] | None = None
    turn_start: Callable[[Draft, Side, Dice], None] | None = None
    turn_end: Callable[[Draft, Side, Dice], None] | None = None
    #: The cards in play, instead of those given: another deck.
    deck: Callable[[tuple[CardId, ...]], tuple[CardId, ...]] | None = None
    #: More orders than the card gives.
    slots: Callable[[GameState, Side, tuple[Slot, ...]], tuple[Slot, ...]] | None = None
    #: Who of the units on some hexes answers to a word of a slot.
    answers: Callable[[GameState, Side, str, list[HexId]], list[HexId]] | None = None
    #: What a card is played as.
    acts_as: Callable[[GameState, Side, CardId], CardId] | None = None
    #: Whether a card may restore a unit.
    may_restore: Callable[[GameState, Unit, HexId], Refusal | None] | None = None
    #: How far a unit moves, and over what.
    mover: Callable[[GameState, Unit, Deed, Mover], Mover] | None = None
    on_leave: Callable[[Draft, Unit, HexId, Cause, Dice], None] | None = None
    on_enter: Callable[[Draft, Unit, HexId, Cause, Dice], None] | None = None
    may_battle: Callable[[GameState, Unit, HexId, Deed], Refusal | None] | None = None
    may_target: Callable[[GameState, Unit, HexId, Unit, HexId], Refusal | None] | None = None
    #: Targets without a unit, and the frames of such an attack.
    empty_targets: Callable[[GameState, Unit, HexId], HexSet] | None = None
    on_empty: Callable[[Draft, Strike], Iterable[Frame]] | None = None
    #: The row by which a unit battles now.
    battles_as: Callable[[GameState, Unit, UnitRow], UnitRow] | None = None
    #: The target's hex, or the own one, takes no dice.
    ignores_cover: Callable[[GameState, Unit, HexId, Unit, HexId], bool] | None = None
    ignores_penalty: Callable[[GameState, Unit, HexId, Unit, HexId], bool] | None = None
    #: What else a unit may remove from its hex, whether it could still battle or not.
    clears: Callable[[GameState, Unit, HexId, Deed, bool], str | None] | None = None
    #: Dice more or less for one attack.
    dice: Callable[[GameState, Unit, HexId, Unit, HexId], Iterable[Modifier]] | None = None
    #: Which enemies a card's own strikes may hit.
    may_be_struck: Callable[[GameState, Side, int], int] | None = None
    #: Dice of a card's own strikes.
    strike_dice: Callable[[GameState, Side, CardId, int], int] | None = None
    #: Faces that hit, from those the table gives.
    hitting: Callable[[GameState, Strike, Unit, frozenset[Face]], frozenset[Face]] | None = None
    #: Hits after the roll: confirming re-rolls.
    confirm: Callable[[Draft, Strike, Unit, int, Dice], int] | None = None
    after_hits: Callable[[Draft, Strike, tuple[Face, ...], int], None] | None = None
    #: Flags a unit may ignore beyond its shelter.
    ignorable: Callable[[GameState, Unit, HexId, Strike], int] | None = None
    flags_bind: Callable[[GameState, Strike], bool] | None = None
    retreat: Callable[[GameState, Unit, HexId], int | None] | None = None
    #: Figures lost for hexes a unit could not go back.
    stuck: Callable[[Draft, Unit, HexId, int, Side, Dice], int] | None = None
    #: A retreat may enter ground that nobody else retreats onto.
    retreats_anywhere: Callable[[GameState, Unit, HexId, HexId], bool] | None = None
    after_battle: Callable[[Draft, Strike, bool], None] | None = None
    #: A unit took ground, or stayed.
    after_ground: Callable[[Draft, Unit, bool], None] | None = None
    #: Figures were lost in battle or on the ground.
    on_loss: Callable[[Draft, Unit, HexId, int, Side], None] | None = None
    #: Whether the side attacked could publicly hold an answer of another kind than its command cards.
    may_react: Callable[[GameState, Strike], bool] | None = None
    #: The same after an answer: whether there could be one more.
    answers_again: Callable[[GameState, Strike], bool] | None = None
    #: A window before a retreat that leaves no choice.
    forced_retreat: Callable[[GameState, RetreatUnit], Frame | None] | None = None
    #: Medals for a unit that left by an exit.
    on_exit: Callable[[Draft, Unit, HexId, int], int] | None = None
    on_eliminated: Callable[[Draft, Unit, HexId, Side, int, Dice], int] | None = None
    #: Before the cards are drawn at the end of a turn; True: it has asked for a decision first.
    before_draw: Callable[[Draft, Side, Dice], bool] | None = None
    #: Cards drawn and kept at the end of a turn.
    draws: Callable[[GameState, Side, int, int], tuple[int, int]] | None = None
    #: Whether both piles are shuffled together now.
    reshuffle: Callable[[GameState, Side, bool], bool] | None = None
    #: Cards in a side's hand that the others must still believe in the open pile of discards.
    hidden_discards: Callable[[GameState, Side], Iterable[CardId]] | None = None
    #: The discards were shuffled.
    on_shuffle: Callable[[Draft], None] | None = None
    #: May an empty draw pile be filled again, and who wins if not.
    deck_empty: Callable[[GameState], Side | None] | None = None
    #: A unit did what counts as a battle although it attacks nobody.
    battled: Callable[[Draft, HexId], None] | None = None
    abilities: Mapping[str, Ability] = field(default_factory=dict)
    #: Tags it may give to units in the middle of a battle; what they do comes with it.
    gives: tuple[str, ...] = ()


_NO_POINTS: Final = ("name", "abilities", "gives")


class Hooks:
    """The hooks of one battle, by point; most are empty, and an empty loop costs nothing."""

    __slots__ = (
        "abilities",
        *(f.name for f in fields(Hook) if f.name not in _NO_POINTS),
        "names",
        "offered",
    )

    def __init__(self, hooks: Iterable[Hook]) -> None:
        found = tuple(hooks)
        self.names: tuple[str, ...] = tuple(hook.name for hook in found)
        self.abilities: dict[str, Ability] = {
            word: ability for hook in found for word, ability in hook.abilities.items()
        }
        #: By frame: the abilities it may offer, in the order of their words.
        self.offered: dict[type[Frame], tuple[str, ...]] = {
            frame: tuple([word for word in sorted(self.abilities) if self.abilities[word].offered_in(frame)])
            for frame in FRAMES.values()
        }
        for point in POINTS:
            functions = (getattr(hook, point) for hook in found)
            setattr(self, point, tuple(function for function in functions if function is not None))

    if TYPE_CHECKING:

        def __getattr__(self, name: str) -> tuple[Callable[..., Any], ...]: ...


POINTS: Final = tuple(f.name for f in fields(Hook) if f.name not in _NO_POINTS)
