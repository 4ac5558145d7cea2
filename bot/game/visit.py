"""Somebody at a table for the length of one interaction: the game is loaded once, and answers all he asks."""

from __future__ import annotations

from typing import Final

from bot.game.drafting import draft_look
from bot.game.drafting.rehearsal import Legal
from bot.game.reading import gamecards
from bot.game.reading.looks import look_of
from bot.game.side import teams
from bot.game.table.live import Live
from bot.game.values import DraftLook, GameCard, Look
from engine import Side


class Visit:
    """A game as it was when one person came."""

    def __init__(self, live: Live, person: int) -> None:
        self._live = live
        self.game: Final = live.row.id
        self.person: Final = person

    @property
    def card(self) -> GameCard:
        """The public facts, without the other game of a match."""
        return gamecards.card(self._live)

    def look(self, side: Side | None) -> Look:
        """The game without his draft. Raises UserError if it has not been started."""
        return look_of(self._live, self.person, side)

    def draft(self, side: Side | None) -> DraftLook | None:
        """His draft, if he plays and the game runs."""
        return draft_look.draft_of(self._live, self.person, side)

    def has_lines(self, side: Side | None) -> bool:
        """Whether he has drafted anything at all; what it would come to is not asked."""
        whose = (self.person, teams.side_for(self._live, self.person, side))
        row = self._live.drafts.get(whose) if teams.sides_of(self._live.seats, self.person) else None
        return row is not None and bool(row.lines)

    def legal(self, side: Side | None) -> Legal:
        """What he may do next, after his draft. Raises UserError for somebody who does not play."""
        return draft_look.legal_of(self._live, self.person, teams.side_for(self._live, self.person, side))
