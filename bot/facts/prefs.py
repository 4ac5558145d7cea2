"""What persons and servers have set for themselves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple, TypeAlias, TypedDict

from bot.facts.policy import Policy
from bot.facts.rhythm import Rhythm

Theme: TypeAlias = Literal["standard", "high-contrast", "colour-blind"]


class Prefs(NamedTuple):
    """How a person wants to be shown and told things."""

    #: None: as the client says.
    language: str | None = None
    #: As the renderer calls it.
    theme: Theme = "standard"
    #: Which side lies at the bottom of private pictures.
    bottom: Literal["own", "allies", "axis", "board"] = "own"
    #: How it is told that it is their move: each turn by a mention where the battle is played, with a private message
    #: besides; once a day all that waits, by a mention or by private message; not at all.
    tell: Literal["channel", "dm", "digest", "digest-dm", "off"] = "channel"
    #: Whether the hand comes by private message, too, or is behind [Hand] alone.
    hand: Literal["dm", "button"] = "dm"
    #: Whether a direct message got through; None: not tried.
    dm_open: bool | None = None
    #: Whether he is shown pictures; off: all that is for him alone comes in words that can be read aloud.
    pictures: Literal["on", "off"] = "on"
    #: Whether his name stands on ladders.
    ladder: Literal["on", "off"] = "on"
    #: The language his client spoke when he last did something, for what is told him meanwhile; None: unknown.
    client: str | None = None

    @property
    def spoken(self) -> str | None:
        """The language to speak to him, as far as it is known: chosen by him, else that of his client."""
        return self.language or self.client

    @property
    def aloud(self) -> bool:
        """Whether he hears what he is told."""
        return self.pictures == "off"

    @property
    def digest(self) -> bool:
        """Whether all that waits is told once a day, and no turn by itself."""
        return self.tell in ("digest", "digest-dm")

    @property
    def each_turn(self) -> bool:
        """Whether every turn calls him."""
        return self.tell in ("channel", "dm")


class Settings(TypedDict, total=False):
    """What of `Prefs` is to be set, in words that come from outside: whether there is such a word the store sees."""

    language: str | None
    theme: str
    bottom: str
    tell: str
    hand: str
    dm_open: bool | None
    pictures: str
    ladder: str
    client: str | None


class Person(NamedTuple):
    """All that a person has set."""

    prefs: Prefs = Prefs()
    #: The reaction policy that new games begin with.
    policy: Policy = Policy()
    #: Who may not invite him.
    blocked: tuple[int, ...] = ()
    #: When he sleeps and when he is away.
    rhythm: Rhythm = Rhythm()


class ServerPrefs(NamedTuple):
    """What a server's admins have set up."""

    #: What everybody reads there; None: what the server's own Discord speaks.
    language: str | None = None
    #: Private places of the sides.
    places: Literal["channels", "threads"] = "channels"
    category: int | None = None
    #: Where battles' threads are opened.
    home: int | None = None
    #: A role that may do what admins may.
    role: int | None = None
    #: The role that may open battles; None: everybody may.
    openers: int | None = None
    #: The channels in which battles may be opened; none: all of them.
    allowed: tuple[int, ...] = ()
    #: Where moderators read what a battle cannot tell its players.
    reports: int | None = None
    #: Battles of one person at a time, and channels of the sides at a time; further sides get threads.
    most_games: int = 10
    most_channels: int = 40
    #: Who may bring in and remove scenarios.
    importers: Literal["admins", "all", "nobody"] = "admins"
    #: Whether there is a ladder of those who fight there.
    ladder: Literal["on", "off"] = "on"


class ServerSettings(TypedDict, total=False):
    """What of `ServerPrefs` is to be set, likewise."""

    language: str | None
    places: str
    category: int | None
    home: int | None
    role: int | None
    openers: int | None
    allowed: Sequence[int]
    reports: int | None
    most_games: int
    most_channels: int
    importers: str
    ladder: str
