"""The state of a game: a battle that never changes, and what changes in it.

From outside a `GameState` is immutable. `apply` copies its small containers once at the door into a `Draft`,
the steps write into that, and it goes out again as a `GameState`: `Draft` and `GameState` have the same slots. That
nobody writes what he holds as a `GameState` is held by its types and by tests/test_house_engine.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias, TypeVarTuple

from engine.ground import Ground
from engine.hexes import BIT
from engine.turn import IDLE, Deed, Turn
from engine.types import OTHER, CardId, HexId, HexSet, Side, UnitId
from engine.values import Played, Unit

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.actions import Action
    from engine.battle import Battle
    from engine.events import Event
    from engine.frames import Frame

    # What a `GameState` holds nobody may write: the type checker does not know that there is a way to. Compiled (see
    # setup.py), it is read as what it is.
    NATIVE: Final = False
    if NATIVE:
        Facts: TypeAlias = dict
        Stack: TypeAlias = list
    else:
        from collections.abc import Mapping as Facts
        from collections.abc import Sequence as Stack

Fields = TypeVarTuple("Fields")

__all__ = [
    "IDLE", "Deed", "Draft", "GameState", "Played", "Turn", "Unit", "enemy",
]  # fmt: skip


class GameState:
    """A moment of a game; read it, never write it."""

    __slots__ = (
        "battle", "deck", "deeds", "discard", "events", "ground", "hands", "held", "legal", "masks", "memory",
        "occupied", "pending", "played", "ply", "turn", "undo_floor", "units", "winner", "won",
    )  # fmt: skip

    battle: Battle
    ground: Ground
    units: Facts[HexId, Unit]
    #: Where each side stands, as sets.
    masks: Facts[Side, HexSet]
    #: Every hex with a unit on it.
    occupied: HexSet
    hands: Facts[Side, tuple[CardId, ...]]
    #: The draw pile, top card first.
    deck: tuple[CardId, ...]
    discard: tuple[CardId, ...]
    #: Medals that are kept for good.
    won: Facts[Side, int]
    #: Objectives held at the moment, by their number.
    held: Facts[int, Side]
    turn: Turn
    #: By unit number, in the order in which they were ordered.
    deeds: Facts[UnitId, Deed]
    #: By side, and in Overlord by side and general.
    played: Facts[str, Played]
    #: What is remembered besides, by its word: read and written by `engine.memory`.
    memory: Facts[str, object]
    pending: Stack[Frame]
    ply: int
    undo_floor: int
    winner: Side | None
    #: Not part of the state: the legal actions if they are known already.
    legal: tuple[Action, ...] | None
    #: Inside one apply: what has happened. None: nobody listens, as in a playout, and none is made.
    events: list[Event] | None

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, GameState):
            return NotImplemented
        return self.battle is other.battle and self.facts() == other.facts()

    def __hash__(self) -> int:
        return hash((self.ply, self.turn, self.deck, tuple(self.pending)))

    def facts(self) -> tuple[object, ...]:
        """Everything that makes this state, for comparison."""
        return (
            self.ground.spots, dict(self.units), dict(self.hands), self.deck, self.discard, dict(self.won),
            dict(self.held), self.turn, tuple(self.deeds.items()), dict(self.played), dict(self.memory),
            tuple(self.pending), self.ply, self.undo_floor, self.winner,
        )  # fmt: skip

    def medals(self, side: Side) -> int:
        """Medals a side has now; never more than it needs (VIC-03)."""
        medals = self.won[side]
        for objective, holder in self.held.items():
            if holder == side:
                medals += self.battle.objectives[objective].worth
        return min(medals, self.battle.to_win[side])

    def unit_at(self, unit: UnitId, h: HexId) -> bool:
        """Whether that very unit stands there."""
        standing = self.units.get(h)
        return standing is not None and standing.id == unit

    def where(self, unit: UnitId) -> HexId | None:
        """The hex of a unit, None if it is gone."""
        for h, one in self.units.items():
            if one.id == unit:
                return h
        return None

    def draft(self) -> Draft:
        """A private copy that may be written."""
        copy = Draft()
        copy.battle = self.battle
        copy.ground = self.ground
        copy.units = dict(self.units)
        copy.masks = dict(self.masks)
        copy.occupied = self.occupied
        copy.hands = dict(self.hands)
        copy.deck = self.deck
        copy.discard = self.discard
        copy.won = dict(self.won)
        copy.held = dict(self.held)
        copy.turn = self.turn
        copy.deeds = dict(self.deeds)
        copy.played = dict(self.played)
        copy.memory = dict(self.memory)
        copy.pending = list(self.pending)
        copy.ply = self.ply
        copy.undo_floor = self.undo_floor
        copy.winner = self.winner
        copy.legal = self.legal
        copy.events = None
        return copy


class Draft(GameState):
    """A state that is being written: only inside one apply, or in a playout that keeps one."""

    __slots__ = ()
    units: dict[HexId, Unit]
    masks: dict[Side, HexSet]
    hands: dict[Side, tuple[CardId, ...]]
    won: dict[Side, int]
    held: dict[int, Side]
    deeds: dict[UnitId, Deed]
    played: dict[str, Played]
    memory: dict[str, object]
    pending: list[Frame]

    def freeze(self) -> GameState:
        """This draft as an immutable state; nobody may write it any more."""
        self.events = None
        return self

    def put(self, h: HexId, unit: Unit) -> None:
        """Place a unit on a hex, or replace the one there by another of its side."""
        self.units[h] = unit
        self.masks[unit.side] |= BIT[h]
        self.occupied |= BIT[h]

    def lift(self, h: HexId) -> Unit:
        """Take the unit off a hex."""
        unit = self.units.pop(h)
        self.masks[unit.side] ^= BIT[h]
        self.occupied ^= BIT[h]
        return unit

    def carry(self, here: HexId, to: HexId, unit: Unit) -> None:
        """Take the unit on one hex to another, empty one."""
        units = self.units
        del units[here]
        units[to] = unit
        change = BIT[here] | BIT[to]
        self.masks[unit.side] ^= change
        self.occupied ^= change

    def say(self, event: Callable[[*Fields], Event], *fields: *Fields) -> None:
        """Note what happened, for whoever listens."""
        if self.events is not None:
            self.events.append(event(*fields))

    def bar_undo(self) -> None:
        """Nothing before this action can be undone any more: something was rolled or shown."""
        self.undo_floor = self.ply + 1


def enemy(side: Side) -> Side:
    """The other side."""
    return OTHER[side]
