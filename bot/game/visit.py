"""A look at a game for the length of one interaction, or of what is told: it is loaded once, and answers all."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.errors import UserError
from bot.facts.policy import Policy
from bot.game.acting.why import Why, why
from bot.game.drafting import draft_look
from bot.game.drafting.advised import Advised, advised_of
from bot.game.drafting.editing import try_lines
from bot.game.drafting.rehearsal import Legal
from bot.game.reading import gamecards, past, records, undoing
from bot.game.reading.aftermath import Aftermath, aftermath_of
from bot.game.reading.looks import look_of
from bot.game.reading.matches import look_of as look_of_match
from bot.game.reading.matches import with_match
from bot.game.reading.past import Whole
from bot.game.reading.proofs import Proof, proof_of
from bot.game.reading.records import Export
from bot.game.side import teams
from bot.game.side.staff_values import StaffLook
from bot.game.table.desk import Desk
from bot.game.table.live import Live
from bot.game.team import staff_look
from bot.game.values import DraftLook, GameCard, LogLine, Look, MatchLook
from engine import SIDES, PlayerView, Side
from engine.notation import ActionView
from engine.prospects import Prospects


class Watching:
    """A game as everybody may see it."""

    def __init__(self, live: Live, desk: Desk) -> None:
        self._live = live
        self._desk = desk
        self._store = desk.store
        self.game: Final = live.row.id

    @property
    def revision(self) -> int:
        """How far it had come."""
        return self._live.row.revision

    @property
    def card(self) -> GameCard:
        """The public facts, without the other game of a match."""
        return gamecards.card(self._live)

    async def card_of_match(self) -> GameCard:
        """The public facts, and how its match stands."""
        live = self._live
        if live.row.match is None:
            return self.card
        async with self._store.read() as conn:
            return await with_match(conn, live.row, live.seats)

    async def match(self) -> MatchLook | None:
        """How its match stands, and both battles; None: it belongs to none, or has not begun."""
        if self._live.row.match is None:
            return None
        async with self._store.read() as conn:
            return await look_of_match(conn, self._live.row)

    @property
    def public(self) -> Look:
        """The game as a spectator sees it. Raises UserError if it has not been started."""
        return look_of(self._live, None, None)

    async def happened(self, first: int, last: int) -> tuple[LogLine, ...]:
        """The log between two revisions as spectators read it; what was taken back is left out."""
        lines = await records.log(self._store, self._live, None, None, first, last)
        return tuple([line for line in lines if not line.undone])

    async def recent(self) -> tuple[LogLine, ...]:
        """The log of this turn and of the two before as spectators read it; what was taken back is left out."""
        return await records.recent(self._store, self._live)

    async def taken_back(self, to: int, last: int) -> tuple[LogLine, ...]:
        """What going back from revision `last` to an earlier one takes away, as spectators read it, oldest first."""
        return await records.taken_back(self._store, self._live, None, to, last)

    async def taken_quietly(self, undo: int) -> bool:
        """Whether what an undo took away had brought nothing to light: then it lies nowhere any more."""
        return await records.taken_quietly(self._desk, self._live, undo)

    async def aftermath(self) -> Aftermath:
        """How a battle that is over went: luck, medals, waits."""
        return await aftermath_of(self._store, self._live)

    async def proof(self) -> Proof:
        """Check the chance of a game that is over. Raises UserError."""
        return await proof_of(self._store, self._live)


class Visit(Watching):
    """A game as it was when one person came."""

    def __init__(self, live: Live, desk: Desk, person: int) -> None:
        super().__init__(live, desk)
        self.person: Final = person

    def look(self, side: Side | None) -> Look:
        """The game without his draft. Raises UserError if it has not been started."""
        return look_of(self._live, self.person, side)

    def draft(self, side: Side | None) -> DraftLook | None:
        """His draft, if he plays and the game runs."""
        return draft_look.draft_of(self._live, self.person, side)

    def drafts_together(self, side: Side | None) -> bool:
        """Whether several of his side draft at the same time, he among them."""
        live = self._live
        plays = live.row.status == "running" and teams.sides_of(live.seats, self.person)
        return bool(plays) and teams.together(live, teams.side_for(live, self.person, side))

    def plans_ahead(self, side: Side | None) -> bool:
        """Whether all that he can do now is to plan his next turn: the other side is on turn, and nobody is asked."""
        live = self._live
        plays = live.row.status == "running" and teams.sides_of(live.seats, self.person)
        if not plays:
            return False
        facts, whose = live.row.facts, teams.side_for(live, self.person, side)
        return facts.to_act == facts.active != whose

    def legal(self, side: Side | None) -> Legal:
        """What he may do next, after his draft. Raises UserError for somebody who does not play."""
        return draft_look.legal_of(self._live, self.person, teams.side_for(self._live, self.person, side))

    def legal_behind(self, lines: Sequence[str], side: Side | None) -> Legal:
        """What he may do next behind lines that he has only typed. Raises UserError or EngineError for a wrong one."""
        if not lines:
            return self.legal(side)
        whose = teams.side_for(self._live, self.person, side)
        return try_lines(self._live, whose, self.person, tuple(lines))[0].view(self.person).legal

    def why(self, line: str, side: Side | None) -> Why | ActionView | None:
        """Why a line cannot be played now, after his draft; None: it can. An attack that can is told with its dice."""
        return why(self._live, self.person, line, side)

    def prospects(self, side: Side | None) -> Prospects:
        """What everybody could do on the board as his draft leaves it, as far as he may know."""
        live, viewer = self._live, self.look(side).viewer
        if viewer not in SIDES or live.row.status != "running":
            return Prospects(live.board, viewer)
        return Prospects(draft_look.board_of(live, self.person, viewer), viewer)

    def advised(self, side: Side | None) -> Advised:
        """The position he may be advised on. Raises UserError where nobody is."""
        return advised_of(self._live, self.person, side)

    def policy(self, side: Side | None) -> Policy:
        """What he wants done in the other side's turn. Raises UserError for somebody who does not play."""
        return self._live.policy(self.person, teams.side_for(self._live, self.person, side))

    def staff(self, side: Side | None) -> StaffLook:
        """The common table of his side as he sees it. Raises UserError for anybody else."""
        return staff_look.look_of(self._live, self.person, teams.side_for(self._live, self.person, side))

    async def log(self, side: Side | None, first: int = 0) -> tuple[LogLine, ...]:
        """All that has happened from a revision on, as he may read it."""
        return await records.log(self._store, self._live, self.person, side, first)

    async def since(self, side: Side, last: int | None = None) -> tuple[LogLine, ...]:
        """The log from the turn on in which a side has played its newest card, up to a revision, as he may read it."""
        return await records.since(self._store, self._live, self.person, side, last)

    async def undoable(self, side: Side | None) -> int:
        """The revision to which /play undo would go back. Raises UserError where there is nothing to take back."""
        return await undoing.undoable(self._store, self._live, self.person, side)

    async def undoes(self, side: Side | None) -> bool:
        """Whether there is anything that he could take back, be it that somebody has to agree."""
        try:
            await self.undoable(side)
        except UserError:
            return False
        return True

    async def undoes_alone(self, side: Side | None) -> bool:
        """Whether what he did last is his own to take back: nobody has to agree, and nothing of others goes with it."""
        return await undoing.undoes_alone(self._store, self._live, self.person, side)

    async def own_taken_back(self, to: int, last: int, side: Side | None) -> tuple[LogLine, ...]:
        """What going back from revision `last` to an earlier one takes away, as he may read it, oldest first."""
        return await records.taken_back(self._store, self._live, self.person, to, last, side)

    async def export(self, side: Side | None = None) -> Export:
        """A file with the game: all of it once it is over, before that what he may know."""
        return await records.export(self._desk, self._live, self.person, side)

    async def past_view(self, revision: int, side: Side | None) -> PlayerView:
        """The board after an earlier revision, as he may know it."""
        return await past.past_view(self._desk, self._live, revision, self.person, side)

    async def whole(self, side: Side | None) -> Whole:
        """Every action with the board after it, as he may know them. Raises UserError."""
        return await past.whole_of(self._desk, self._live, self.person, side)
