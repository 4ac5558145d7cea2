"""What a state remembers besides its fields: a word, and a typed value under it.

A special rule that must recall something declares a `Remembered` in its own file. What more than one room must know
(the view, the audit, golden cases) is declared here. Values are plain and never changed, only replaced; a save holds
them as they are, and the codec reads each by its kind.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Generic, TypeVar, cast

from engine.types import SIDES, CardId, KindId, Section, Side, UnitId

if TYPE_CHECKING:
    from engine.state import Draft, GameState

T = TypeVar("T")

#: The kind of value under each word.
KINDS: Final[dict[str, object]] = {}


class Remembered(Generic[T]):
    """One thing that a state may remember; `empty` where it does not."""

    __slots__ = ("_empty", "word")

    def __init__(self, word: str, kind: type[T], empty: T) -> None:
        assert word not in KINDS, word
        KINDS[word] = kind
        self.word: Final = word
        self._empty: Final = empty

    def of(self, state: GameState) -> T:
        """What a state remembers."""
        # The codec lets no other kind of value in.
        return cast("T", state.memory.get(self.word, self._empty))

    def known(self, state: GameState) -> bool:
        """Whether a state remembers anything of it."""
        return self.word in state.memory

    def keep(self, draft: Draft, value: T) -> None:
        """Remember this from now on."""
        draft.memory[self.word] = value

    def forget(self, draft: Draft) -> None:
        """Remember it no longer."""
        draft.memory.pop(self.word, None)


#: Figures of vehicles each side has destroyed, by kind, since the last medal for three of them (VP-POOL).
POOLS: Final = Remembered("pools", dict[Side, dict[KindId, int]], {})
#: The combat cards: two secret hands, a draw pile, top card first, and the used ones, which lie open (WW-CC-1).
COMBAT_HANDS: Final = {side: Remembered(f"combat-hand-{side}", tuple[CardId, ...], ()) for side in SIDES}
#: Overlord: the general each card of a hand belongs to, the last ones if not all (WW-CC-9).
COMBAT_GENERALS: Final = {
    side: Remembered(f"combat-generals-{side}", tuple[Section | None, ...], ()) for side in SIDES
}
COMBAT_DECK: Final = Remembered("combat-deck", tuple[CardId, ...], ())
COMBAT_DISCARD: Final = Remembered("combat-discard", tuple[CardId, ...], ())
#: The card of each side that lies face down under its commissar's chip (CM-COM-1).
CHIPS: Final = {side: Remembered(f"chip-{side}", tuple[CardId, ...], ()) for side in SIDES}
#: Who came down by air, and the turn up to which each gets no order (CM-DRP-4).
LANDED: Final = Remembered("dropped-in", tuple[tuple[UnitId, int], ...], ())
#: How far can be seen at night, and the number at which it is day (CM-NGT-1).
FULL_VISIBILITY: Final = 6
VISIBILITY: Final = Remembered("visibility", int, FULL_VISIBILITY)
#: A position that was built with some of the cards only, as golden cases are.
PARTIAL_DECK: Final = Remembered("partial-deck", bool, False)
