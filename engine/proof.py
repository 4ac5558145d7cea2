"""The record of a game with all that somebody needs to check its chance without the engine (`engine/verify.py`).

To the record are added the seed and its salts, what each shuffle mixed and each pick chose among, and where the cards
lay after every action: hands and discards card by card, draw piles by their number, for their order follows from the
shuffles.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final, NamedTuple, TypeVar, cast

from engine.dice import RecordedDice, Roll, seal_of
from engine.memory import CHIPS, COMBAT_DECK, COMBAT_DISCARD, COMBAT_HANDS
from engine.record import Record, entry_data, head_data, replay, written
from engine.rules.cards.combat import COMBAT
from engine.rules.cards.table import CARDS
from engine.types import SIDES

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import TypeAlias

    from engine.state import GameState
    from engine.types import Face

    #: Cards by where they lie.
    Piles: TypeAlias = dict[str, tuple[str, ...]]

T = TypeVar("T")

#: The draw piles, whose order nobody need tell.
_FACE_DOWN: Final = ("deck", "combat-deck")


class Source(NamedTuple):
    """Where the chance of a game came from."""

    seed: str
    #: None: a game from before there were any.
    salts: tuple[str, ...] | None


class _Noting(RecordedDice):
    """Recorded dice that also note what they were asked for."""

    def __init__(self, rolls: Sequence[Roll]) -> None:
        super().__init__(rolls)
        self.told: list[tuple[object, ...]] = []

    def roll(self, number: int) -> tuple[Face, ...]:
        self.told.append(("dice", faces := super().roll(number)))
        return faces

    def pick(self, number: int) -> int:
        self.told.append(("pick", (picked := super().pick(number),), number))
        return picked

    def shuffle(self, items: Sequence[T]) -> tuple[T, ...]:
        shuffled = super().shuffle(items)
        pile = _pile_of(items)
        lay = (tuple(items), pile) if pile else ()
        self.told.append(("shuffle", self.rolls[-1].result, *lay))
        return shuffled


def dumps(record: Record, source: Source) -> str:
    """The record of a finished game as text. Raises EngineError where it does not go on."""
    noted: list[_Noting] = []

    def noting(rolls: Sequence[Roll]) -> _Noting:
        noted.append(_Noting(rolls))
        return noted[-1]

    first, *after = [state for state, _ in replay(record, noting)]
    start, *told = noted
    known, nothing = _piles(first), cast("Piles", {})
    head = head_data(record) | {
        "seed": source.seed,
        "seal": seal_of(source.seed),
        "salts": source.salts,
        "deck": Counter(card for cards in known.values() for card in cards),
        "start": {"rolls": start.told, "cards": _laid(nothing, known)},
    }
    log, ply = [], first.ply
    for entry, state in zip(record.entries, after, strict=True):
        data, now = entry_data(entry), _piles(state)
        if entry.undo_to is None:
            data["ply"] = ply
            if rolls := told.pop(0).told:
                data["rolls"] = rolls
            if moved := _laid(known, now):
                data["cards"] = moved
        log.append(data)
        known, ply = now, state.ply
    return written(head, log)


def _pile_of(items: Sequence[object]) -> str:
    """What is shuffled: one of the draw piles, or something else."""
    for pile, cards in zip(_FACE_DOWN, (CARDS, COMBAT), strict=True):
        if items and items[0] in cards:
            return pile
    return ""


def _piles(state: GameState) -> Piles:
    """Where every card lies."""
    piles: Piles = {"deck": state.deck, "discard": state.discard}
    for side in SIDES:
        piles[side] = state.hands[side]
    piles |= {f"chip-{side}": CHIPS[side].of(state) for side in SIDES if CHIPS[side].known(state)}
    shown = Counter(card for cards in piles.values() for card in cards)
    # Drawn, and not chosen from yet.
    piles["drawn"] = tuple(sorted((Counter(state.battle.deck) - shown).elements()))
    if COMBAT_DECK.known(state):
        piles |= {"combat-deck": COMBAT_DECK.of(state), "combat-discard": COMBAT_DISCARD.of(state)}
        piles |= {f"combat-{side}": COMBAT_HANDS[side].of(state) for side in SIDES}
    return piles


def _laid(before: Piles, after: Piles) -> dict[str, object]:
    """The piles that have changed."""
    moved: dict[str, object] = {}
    for pile, cards in after.items():
        if before.get(pile, ()) != cards:
            moved[pile] = len(cards) if pile in _FACE_DOWN else cards
    return moved
