"""News as it waits to be told: written down with the change it tells of, tried until Discord takes it."""

from __future__ import annotations

from typing import Final, NamedTuple

from bot.facts.news import News


class Unread(NamedTuple):
    """What a newer program has said, or what is no such thing: it can be kept, not told."""

    why: str


#: So often refused, an announcement no longer holds up those behind it in its game.
HOLDS_UP: Final = 8


class Announcement(NamedTuple):
    """News as it waits to be told."""

    id: int
    game: int | None
    #: The word the store has for its kind.
    kind: str
    #: The revision of the game when it was written.
    revision: int
    said: News | Unread
    #: How often it has been tried, this time included; trouble that was nobody's fault does not count.
    attempts: int
    at: float

    @property
    def nonce(self) -> str:
        """For Discord: the same message sent twice appears once."""
        return f"m44-{self.id}"

    @property
    def patient(self) -> bool:
        """Whether the rest of its game still waits for it."""
        return self.attempts < HOLDS_UP
