"""Computer players: what they decide from is a `Knowledge`, never the game itself."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final, TypeAlias

from engine.players import general, recruit, veteran

if TYPE_CHECKING:
    from engine.knowledge import Action, Knowledge

#: Decides from what may be known, and from a seed of his own: the same two always give the same action.
Player: TypeAlias = Callable[["Knowledge", str], "Action"]

#: The levels, from the weakest.
LEVELS: Final[Mapping[str, Player]] = {
    "recruit": recruit.choose,
    "veteran": veteran.choose,
    "general": general.choose,
}
