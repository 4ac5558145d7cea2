"""What the organizing of cups takes and gives: plain values."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from bot.facts.cup import CupKind, CupSetup, CupStatus, Pairing, Progress
from bot.facts.pace import NORMAL, Pace
from bot.game.cups.standing import TableLine
from bot.game.values import MatchLook
from engine.players import Level


@dataclass(frozen=True, slots=True)
class NewCup:
    """What a cup is to be like; what nobody says is said here."""

    name: str
    kind: CupKind
    #: The battles by name, one a round in turn.
    scenarios: tuple[str, ...]
    by: int
    server: int
    channel: int
    #: So many take part at most; None: as many as the kind allows.
    players: int | None = None
    rounds: int = 0
    pace: Pace | None = NORMAL
    computer: Level | None = None
    standin: bool = True
    in_time: int = 0
    language: str = "en"
    plain: bool = False


class Organizer(NamedTuple):
    """Who wants something done with a cup: whoever has opened it may, and so may those who look after the server."""

    person: int
    moderates: bool = False


class CupLook(NamedTuple):
    """A cup as everybody may see it."""

    id: int
    server: int
    setup: CupSetup
    status: CupStatus
    course: Progress
    created_by: int
    created_at: float
    #: When an invitation lapses.
    expires_at: float | None
    #: Where its table stands, and the last announcement that was posted below it.
    channel: int
    message: int | None
    said: int
    table: tuple[TableLine, ...]
    #: How many rounds there are, or would be with those who are there.
    rounds: int
    #: The battles of each match of the newest round that is played on this server, by its first.
    battles: Mapping[int, tuple[int, ...]]

    @property
    def round(self) -> int:
        """The newest round, from 1; 0: it has not begun."""
        return len(self.course.rounds)

    @property
    def pairings(self) -> tuple[Pairing, ...]:
        """Those of the newest round."""
        return self.course.rounds[-1] if self.course.rounds else ()

    @property
    def full(self) -> bool:
        """Whether nobody more may join."""
        return len(self.course.entrants) >= self.setup.players

    def pairing_of(self, seed: int) -> Pairing | None:
        """The pairing of somebody in the newest round."""
        return next((one for one in self.pairings if seed in one.both), None)


class MyMatch(NamedTuple):
    """What somebody has to do in a cup now."""

    cup: CupLook
    seed: int
    #: None: he has none in this round.
    pairing: Pairing | None
    match: MatchLook | None
