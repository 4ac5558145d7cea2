"""Computer players: what they decide from is a `Knowledge`, never the game itself."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from engine.players import general, recruit, veteran

if TYPE_CHECKING:
    from engine.knowledge import Action, Knowledge

#: Decides from what may be known, and from a seed of his own: the same two always give the same action.
Player: TypeAlias = Callable[["Knowledge", str], "Action"]

#: How well they play, from the weakest; seats are stored by the place of a level in this row, so a new one comes last.
Level: TypeAlias = Literal["recruit", "veteran", "general"]
LEVELS: Final[Mapping[Level, Player]] = {
    "recruit": recruit.choose,
    "veteran": veteran.choose,
    "general": general.choose,
}
