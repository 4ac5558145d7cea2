"""What whoever decides may know: his view, what is legal, and worlds that he imagines from that.

A world is a game that could be going on for all that a side knows: what is hidden from it is dealt anew, by a seed of
its own. Whatever is tried there tells nothing of the cards, mines and dice of the real game. Computer players are
given a `Knowledge` and nothing else; this is the one module of the engine that they import.
"""

from __future__ import annotations

from functools import cached_property
from random import Random
from typing import TYPE_CHECKING, Final, NamedTuple

from engine.actions import (
    Action,
    Attack,
    Choose,
    End,
    Keep,
    MoveUnit,
    OrderUnit,
    PlayCard,
    Retreat,
    TakeGround,
    Use,
    text,
)
from engine.dice import Roll, T
from engine.frames import Advance, React, Slot, Strike
from engine.ground import Ground
from engine.hexes import members
from engine.memory import COMBAT_DECK, COMBAT_HANDS
from engine.play import legal_actions, play_on, to_act
from engine.rules.cards.rows import CardRow
from engine.rules.cards.table import CARDS
from engine.rules.chip import laid_by, played_by
from engine.rules.combat import protection, targets, why_not_battle
from engine.rules.hits import hitting_faces
from engine.rules.movement import mover_of, moves_from
from engine.rules.orders import answering
from engine.rules.stepping import bars
from engine.rules.unit_rows import UnitRow
from engine.rules.units import UNITS
from engine.state import Deed, Unit
from engine.steps.play_card import acts_as
from engine.types import DIE, OTHER, CardId, HexId, HexSet, Side
from engine.view import PlayerView, project

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.state import Draft, GameState
    from engine.types import Face

#: What players need besides, to name what they are given.
__all__ = [
    "Action",
    "Advance",
    "Attack",
    "Attacker",
    "CardId",
    "CardRow",
    "Choose",
    "End",
    "Ground",
    "HexId",
    "Keep",
    "Knowledge",
    "MoveUnit",
    "OrderUnit",
    "PlayCard",
    "React",
    "Retreat",
    "Side",
    "Slot",
    "TakeGround",
    "Unit",
    "UnitRow",
    "Use",
    "World",
    "imagined",
    "laid_by",
]  # fmt: skip


class Fancy:
    """Chance in a world that is only imagined."""

    __slots__ = ("random", "rolls")

    def __init__(self, random: Random) -> None:
        self.random: Final = random
        self.rolls: list[Roll] = []

    def roll(self, number: int) -> tuple[Face, ...]:
        return tuple(self.random.choices(DIE, k=number))

    def pick(self, number: int) -> int:
        return self.random.randrange(number)

    def shuffle(self, items: Sequence[T]) -> tuple[T, ...]:
        return tuple(self.random.sample(items, len(items)))


class Attacker(NamedTuple):
    """A unit of the other side, as far as it could attack next turn."""

    at: HexId
    unit: Unit
    row: UnitRow
    dice: tuple[int, ...]


class World:
    """One game that could be going on; it goes its own way from there."""

    __slots__ = ("dice", "offered", "side", "state")

    def __init__(self, state: Draft, side: Side, random: Random) -> None:
        #: Written by `do` only.
        self.state: Final = state
        #: Who looks at it: whoever imagines it, and in it whoever decides.
        self.side = side
        self.dice: Final = Fancy(random)
        #: The first decision is between these alone; None: between all that is legal.
        self.offered: tuple[Action, ...] | None = None

    @property
    def to_act(self) -> Side | None:
        """Who must decide; None: it is over."""
        return to_act(self.state)

    @property
    def legal(self) -> tuple[Action, ...]:
        """What may be done."""
        return legal_actions(self.state) if self.offered is None else self.offered

    def do(self, action: Action) -> None:
        """Do something legal, with whatever dice come."""
        self.offered = None
        play_on(self.state, action, self.dice)

    def fork(self, random: Random) -> World:
        """Another world that begins like this one, with dice of its own."""
        return World(self.state.draft(), self.side, random)

    @property
    def likeness(self) -> tuple[object, ...]:
        """What a decision that looks at nothing hidden hangs on."""
        state = self.state
        return (
            state.pending[-1], state.turn, self.legal, state.ground, tuple(state.units.items()),
            tuple(state.deeds.items()), tuple(state.held.items()), tuple(state.won.values()),
        )  # fmt: skip

    # What the rules say of this position, for those who weigh it.

    def row(self, unit: Unit) -> UnitRow:
        """What the table says of a unit."""
        return UNITS[unit.kind]

    def moves(self, unit: Unit, h: HexId) -> list[MoveUnit]:
        """The moves of a unit if it has, or had, an order."""
        deed = self.state.deeds.get(unit.id)
        return moves_from(self.state, unit, h, Deed(h, at=h) if deed is None else deed)

    def targets(self, unit: Unit, h: HexId) -> list[tuple[HexId, int]]:
        """Whom a unit could attack from a hex, if it stood there, with how many dice."""
        return targets(self.state, unit, h)

    def battles_after(self, unit: Unit, h: HexId) -> int:
        """The longest move after which a unit battles."""
        deed = self.state.deeds.get(unit.id)
        return mover_of(self.state, unit, Deed(h, at=h) if deed is None else deed).battle_after

    def bars(self, unit: Unit, h: HexId) -> bool:
        """Whether a unit that moves onto a hex does not battle there (MOVE-06)."""
        return bars(self.state.ground.spots[h], UNITS[unit.kind], from_beside=False)

    def may_battle(self, unit: Unit, h: HexId) -> bool:
        """Whether a unit that stands where it began its turn may battle."""
        deed = self.state.deeds.get(unit.id)
        return why_not_battle(self.state, unit, h, Deed(h, at=h) if deed is None else deed) is None

    def shelter(self, unit: Unit, h: HexId, origin: HexId, by: UnitRow) -> int:
        """The dice that a hex takes from an attack on a unit there."""
        if by.ignores_cover:
            return 0
        spots = self.state.ground.spots
        return protection(spots[origin], spots[h], by.moves_as, unit.side)[1]

    def attackers(self, side: Side) -> list[Attacker]:
        """The units of the other side that can attack at all, and those that cannot without dice."""
        able = []
        for h, unit in self.state.units.items():
            if unit.side != side:
                row = UNITS[unit.kind]
                able.append(Attacker(h, unit, row, row.dice))
        return able

    def faces(self, target: Unit, at: HexId) -> int:
        """How many of the six faces of a die hit a unit in a battle."""
        strike = Strike(OTHER[target.side], None, None, target.id, at, "battle")
        faces = hitting_faces(self.state, strike, target)
        return sum([face in faces for face in DIE])

    @staticmethod
    def members(hexes: HexSet) -> list[HexId]:
        """The hexes of a set."""
        return members(hexes)

    def card(self, card: CardId) -> CardRow:
        """What a card would act as, if its side played it now."""
        return CARDS[acts_as(self.state, self.side, card)[0]]

    def card_played(self, action: Use) -> CardId | None:
        """The card that is played by putting another one under the commissar's chip."""
        return played_by(self.state, action.ability)

    @property
    def card_in_play(self) -> CardRow:
        """What the card of this turn acts as."""
        return CARDS[self.state.turn.effect or "nothing"]

    def answering(self, slot: Slot, among: HexSet) -> list[HexId]:
        """Own units of some hexes that an order of a card may go to."""
        if slot.section is not None:
            among &= self.state.battle.section_sets[self.side][slot.section]
        return answering(self.state, self.side, slot.who, among)


class Knowledge:
    """All that somebody who must decide may know; a general of several decides `among` what is his."""

    def __init__(self, state: GameState, side: Side, among: tuple[Action, ...] | None = None) -> None:
        assert to_act(state) == side
        self.side: Final = side
        self._state: Final = state
        self._among: Final = among

    @cached_property
    def view(self) -> PlayerView:
        """What he sees."""
        return project(self._state, self.side)

    @cached_property
    def legal(self) -> tuple[Action, ...]:
        """What he may do, in the order of the notation."""
        return legal_actions(self._state) if self._among is None else self._among

    def text(self, action: Action) -> str:
        """The notation of one of these."""
        return text(action, self._state.battle.board)

    def imagine(self, seed: str) -> World:
        """A world in which everything hidden is dealt anew."""
        world = seen_by(self._state, self.side, seed)
        world.offered = self._among
        return world


def seen_by(state: GameState, side: Side, seed: str) -> World:
    """A world that could be going on for all that a side knows, whoever must decide in it."""
    return World(imagined(state, side, random := Random(seed)), side, random)


def imagined(state: GameState, side: Side, random: Random) -> Draft:
    """The position with all that is hidden from a side dealt anew: a function of what it may know, and of chance."""
    draft, enemy = state.draft(), OTHER[side]
    dice = Fancy(random)
    # What cannot be seen cannot be remembered either: a list that was asked for before is asked for again.
    draft.legal = draft.legal if to_act(state) == side else None
    for hook in draft.battle.hooks.redeal:
        hook(draft, side, dice)
    held = [card for hook in draft.battle.hooks.hidden_discards for card in hook(draft, enemy)]
    unknown = sorted([*draft.hands[enemy], *draft.deck])
    for card in held:
        unknown.remove(card)
    cards = dice.shuffle(unknown)
    number = len(draft.hands[enemy]) - len(held)
    draft.hands[enemy] = (*held, *cards[:number])
    draft.deck = cards[number:]
    if COMBAT_DECK.known(draft):
        mine = COMBAT_HANDS[enemy].of(draft)
        combat = dice.shuffle(sorted((*mine, *COMBAT_DECK.of(draft))))
        COMBAT_HANDS[enemy].keep(draft, combat[: len(mine)])
        COMBAT_DECK.keep(draft, combat[len(mine) :])
    return draft
