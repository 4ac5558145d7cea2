"""Second taps: a press so soon after the buttons of a message have changed was meant for what stood there before.

Each message counts by itself: what appears below it, or a picture that follows, changes none of its buttons.

All times are Discord's. A press tells its own by its number; a change of the screen came as many seconds after the
press that it answered as went by here, so it does not matter what this machine believes the time to be.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, NamedTuple, cast

from bot.newest import Newest

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.discord.client import Interaction

#: Seconds. Two taps of one finger are 0.1 to 0.4 apart, and phones add their way to Discord and back; who reads before
#: he taps takes longer. On a slower way than that the second tap still carries the id of the old button.
SO_SOON: Final = 1.2
#: The same for whatever comes to stand where something was just taken back: so soon nobody has read what it is.
TWICE: Final = 0.6
#: The same for what answers a question or cannot be taken back: the question has to be found and read first.
UNREAD: Final = 2.5
#: Longer than that no answer takes.
_LONGEST: Final = 900.0
#: Messages that are remembered, of each person who pressed or reads them.
_MOST: Final = 10_000


class Tap(NamedTuple):
    """What is to be thought of a press."""

    #: It came so soon that it was meant for what stood there before.
    hasty: bool
    #: It is of the very button, or list, that was pressed before it.
    same: bool
    #: The id of what was pressed before it, if it came so soon that it may be the second half of that tap.
    twice: str = ""


@dataclass(slots=True)
class _Screen:
    """A message as somebody has it before his eyes."""

    #: When its buttons changed last, or are being changed by the press before this one.
    since: float
    pressed: tuple[int, str]


class Haste:
    """When the messages that people press have changed."""

    def __init__(self) -> None:
        self._screens: Final[Newest[tuple[int, int], _Screen]] = Newest(_MOST)

    def of(self, interaction: Interaction, soon: float = SO_SOON) -> Tap:
        """A press has been heard; until so many seconds after a change it was meant for what stood there before."""
        born, pressed = interaction.created_at.timestamp(), _pressed(interaction)
        whose = interaction.user.id, pressed[0]
        known = self._screens.get(whose)
        since = known.since if known is not None else _changed(interaction)
        before = known.pressed if known is not None else (0, "")
        tap = Tap(born - since < soon, before == pressed, before[1] if born - since < TWICE else "")
        if not tap.hasty:
            # Whatever is tapped before this one is answered was tapped on the same screen.
            self._screens.keep(whose, _Screen(born, pressed))
        return tap

    def shown(self, interaction: Interaction, began: float, message: int) -> None:
        """A press or command that was heard at `began` (monotonic) has given a message other buttons."""
        took = min(max(0.0, time.monotonic() - began), _LONGEST)
        since = interaction.created_at.timestamp() + took
        whose = interaction.user.id, message
        known = self._screens.get(whose)
        if known is None or since > known.since:
            self._screens.keep(whose, _Screen(since, _pressed(interaction)))


def _pressed(interaction: Interaction) -> tuple[int, str]:
    """The message and the id of what was pressed; (0, "") for a command."""
    message = interaction.message
    data = cast("Mapping[str, object]", interaction.data or {})
    return (message.id, str(data.get("custom_id", ""))) if message is not None else (0, "")


def _changed(interaction: Interaction) -> float:
    """When the message pressed has changed, as Discord knows it: for a process that has only just begun.

    Messages for everybody are edited for others, too: of those only when they came counts.
    """
    message = interaction.message
    if message is None:
        return 0.0
    own = message.flags.ephemeral and message.edited_at is not None
    return (message.edited_at if own and message.edited_at else message.created_at).timestamp()
