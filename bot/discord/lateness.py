"""How old a press is when it is heard of: Discord counts its three seconds from the press, not from when we hear it."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Final

import discord

if TYPE_CHECKING:
    from bot.discord.client import Interaction

#: So many presses tell how far this machine's clock is ahead: the youngest of them was not on its way for long.
_SEEN: Final = 20
#: Fewer tell nothing.
_ENOUGH: Final = 5
#: Seconds: nothing is on its way for so long, so it is the clock.
_TOO_OLD: Final = 10.0


class Lateness:
    """Ages of presses, by a clock that may be ahead of Discord's."""

    def __init__(self) -> None:
        self._ages: Final[deque[float]] = deque(maxlen=_SEEN)

    def note(self, interaction: Interaction) -> None:
        """One more has been heard of."""
        self._ages.append(_age(interaction))

    def of(self, interaction: Interaction) -> float:
        """Seconds since the press."""
        ahead = min(self._ages) if len(self._ages) >= _ENOUGH else 0.0
        found = max(0.0, _age(interaction) - max(0.0, ahead))
        return found if found < _TOO_OLD else 0.0


def _age(interaction: Interaction) -> float:
    # Asked for several times an answer: discord.py would make a date of the number each time.
    pressed = ((interaction.id >> 22) + discord.utils.DISCORD_EPOCH) / 1000
    return discord.utils.utcnow().timestamp() - pressed
