"""What the members of a team see of each other's work: for the eyes of their own side only."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from bot.facts.drafted import Arrow, DraftLine, Vote
from bot.facts.kinds import Role
from bot.game.side.crews import Phase
from bot.game.values import GameCard
from engine import PlayerView, Side
from engine.types import CardId, Section

Lamp: TypeAlias = Literal["idle", "to-draft", "drafting", "ready", "done"]


@dataclass(frozen=True, slots=True)
class DealtCard:
    """Overlord: a card handed out this turn that is not carried out yet."""

    card: CardId
    #: None: the Commander-in-Chief plays it himself.
    general: Section | None
    person: int


@dataclass(frozen=True, slots=True)
class Note:
    """What somebody has left for his side."""

    person: int
    text: str
    at: float


@dataclass(frozen=True, slots=True)
class GeneralLook:
    """One member of the side, and how far he is."""

    person: int
    role: Role
    sections: tuple[Section, ...]
    #: The cards dealt to him that are not carried out yet.
    cards: tuple[CardId, ...]
    lamp: Lamp
    lines: tuple[DraftLine, ...]
    #: Who has changed his draft last.
    editor: int | None
    stood_in_by: int | None
    #: The game waits for him, and the team timer is over.
    silent: bool


@dataclass(frozen=True, slots=True)
class StaffLook:
    """A side's common table."""

    game: GameCard
    side: Side
    person: int
    phase: Phase
    #: Where the unit stands for whose overrun the plan of all waits.
    overrun: str | None
    #: The own view after the orders and moves of all drafts.
    view: PlayerView
    commander: int
    generals: tuple[GeneralLook, ...]
    arrows: tuple[Arrow, ...]
    cards: tuple[DealtCard, ...]
    votes: tuple[Vote, ...]
    plan: Note | None
    says: tuple[Note, ...]
    #: When the team timer of those awaited runs out.
    due: float | None
    late: bool
    may_confirm_all: bool
    #: The computers that do their parts once the people are done whom the game waits for.
    later: tuple[int, ...]
    #: Whom this person may stand in for now.
    standable: tuple[int, ...]
