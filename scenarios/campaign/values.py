"""What a campaign is, and what comes of it, as frozen values. Nothing here knows a file or a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from engine.types import Side

#: Numbers by side; who is not named has none.
BySide = Mapping[Side, int]
Record = dict[str, object]


class Path(NamedTuple):
    """What follows if a side wins a battle."""

    #: The battle after it; "": the campaign is over.
    next: str = ""
    #: Cards more or fewer in that battle, medals that it takes more or fewer, units that join the reserve.
    cards: Mapping[Side, int] = {}
    medals: Mapping[Side, int] = {}
    reserves: Mapping[Side, int] = {}


class Stage(NamedTuple):
    """A battle of a campaign."""

    name: str
    scenario: str
    #: Points for whoever wins it.
    worth: int
    #: What is always otherwise than the battle's own file says.
    cards: BySide
    medals: BySide
    #: Where units of the reserve may stand: the mapping's record of each, by side.
    reserves: Mapping[Side, tuple[Record, ...]]
    #: Units that begin with a figure less, the first first: one for every `toll` units lost in the battle before.
    losses: Mapping[Side, tuple[str, ...]]
    toll: int
    paths: Mapping[Side, Path]


class Wording(NamedTuple):
    """A campaign in one language."""

    title: str
    briefing: str
    #: By battle: what comes before it, and what its end means by winner.
    before: Mapping[str, str]
    after: Mapping[str, Mapping[Side, str]]
    #: What is said at the end, by winner.
    end: Mapping[Side, str]


class Campaign(NamedTuple):
    """What a campaign file describes. It never changes."""

    id: str
    stages: Mapping[str, Stage]
    #: Units each side has in reserve at the beginning.
    reserves: BySide
    texts: Mapping[str, Wording]
    sources: tuple[str, ...] = ()

    @property
    def first(self) -> Stage:
        """The battle it begins with: the first of its file."""
        return next(iter(self.stages.values()))

    @property
    def longest(self) -> int:
        """Battles on the longest way through it."""
        after = dict.fromkeys(["", *self.stages], 0)
        for stage in reversed([*self.stages.values()]):
            after[stage.name] = 1 + max(after[path.next] for path in stage.paths.values())
        return after[self.first.name]

    def wording(self, language: str) -> Wording:
        """Its words in a language, else in English, else in any."""
        found = self.texts.get(language) or self.texts.get("en")
        return found or next(iter(self.texts.values()))


class StageResult(NamedTuple):
    """How a battle ended, as a campaign takes it over."""

    stage: str
    winner: Side | None
    medals: BySide
    #: Units each side has lost.
    lost: BySide


class Standing(NamedTuple):
    """How a campaign stands."""

    #: The battle that is to be played, or is being played; "": it is over.
    at: str
    results: tuple[StageResult, ...] = ()
    #: Units in reserve.
    reserves: Mapping[Side, int] = {}
    #: What the last battle brings into this one.
    cards: Mapping[Side, int] = {}
    medals: Mapping[Side, int] = {}


class Changes(NamedTuple):
    """What of a battle is otherwise than its file says."""

    cards: Mapping[Side, int] = {}
    medals: Mapping[Side, int] = {}
    #: Hexes of units that lack a figure.
    weakened: Mapping[Side, tuple[str, ...]] = {}
    #: Units of the reserve that stand there.
    sent: Mapping[Side, tuple[Record, ...]] = {}

    def __bool__(self) -> bool:
        return any(any(one.values()) for one in self)


class Score(NamedTuple):
    """What a campaign comes to so far: points of both sides, medals of all battles, and who is ahead."""

    points: BySide
    medals: BySide
    ahead: Side | None
