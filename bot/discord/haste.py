"""Second taps: a press so soon after the screen of whoever presses has changed was meant for what stood there before.

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
#: The same for what answers a question or cannot be taken back: the question has to be found and read first.
UNREAD: Final = 2.5
#: Longer than that no answer takes.
_LONGEST: Final = 900.0
#: People whose screens are remembered.
_MOST: Final = 5_000


class Tap(NamedTuple):
    """What is to be thought of a press."""

    #: It came so soon that it was meant for what stood there before.
    hasty: bool
    #: It is of the very button, or list, that was pressed before it.
    same: bool


@dataclass(slots=True)
class _Screen:
    """What somebody has before his eyes."""

    #: When it changed last, or is being changed by the press before this one.
    since: float
    pressed: tuple[int, str]


class Haste:
    """When the screens of people have changed."""

    def __init__(self) -> None:
        self._screens: Final[Newest[int, _Screen]] = Newest(_MOST)

    def of(self, interaction: Interaction, soon: float = SO_SOON) -> Tap:
        """A press has been heard; until so many seconds after a change it was meant for what stood there before."""
        person, born = interaction.user.id, interaction.created_at.timestamp()
        known, pressed = self._screens.get(person), _pressed(interaction)
        tap = Tap(
            hasty=born - max(known.since if known is not None else 0.0, _changed(interaction)) < soon,
            same=known is not None and known.pressed == pressed,
        )
        if not tap.hasty:
            # Whatever is tapped before this one is answered was tapped on the same screen.
            self._screens.keep(person, _Screen(born, pressed))
        return tap

    def shown(self, interaction: Interaction, began: float) -> None:
        """A press or command that was heard at `began` (monotonic) has been answered with something else to see."""
        took = min(max(0.0, time.monotonic() - began), _LONGEST)
        since = interaction.created_at.timestamp() + took
        known = self._screens.get(interaction.user.id)
        if known is None or since > known.since:
            self._screens.keep(interaction.user.id, _Screen(since, _pressed(interaction)))


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
