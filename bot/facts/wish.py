"""What somebody in the queue would play."""

from __future__ import annotations

from typing import Final, NamedTuple

from bot.facts.pace import PaceName
from engine.players import Level
from engine.types import Side

#: So long somebody waits in the queue.
QUEUE_SECONDS: Final = 3 * 24 * 3600.0


class Wish(NamedTuple):
    """What somebody would play; two that fit are matched."""

    #: A battle; "": any.
    scenario: str = ""
    pace: PaceName = "normal"
    #: None: either.
    side: Side | None = None
    #: Whether it may be on another server, too, on which both are.
    anywhere: bool = False
    language: str = "en"
    #: A computer of this level plays if nobody else has come.
    level: Level | None = None

    def fits(self, other: Wish) -> bool:
        """Whether both could have what they want."""
        battle = not (self.scenario and other.scenario) or self.scenario == other.scenario
        return battle and self.pace == other.pace and (self.side is None or self.side != other.side)


class Paired(NamedTuple):
    """Somebody who waited in the queue has a battle; where he asked for it."""

    person: int
    channel: int | None = None
