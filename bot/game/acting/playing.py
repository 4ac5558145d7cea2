"""Playing: what is legal, acting, and why something is not possible."""

from __future__ import annotations

from collections.abc import Sequence

from bot.errors import Stale, UserError
from bot.game.acting import changing
from bot.game.acting.carry_out import carry_out
from bot.game.drafting import draft_look, editing
from bot.game.reactions.standing import Draw
from bot.game.side import teams
from bot.game.table.desk import Desk
from bot.game.table.live import Change, Live
from bot.game.values import Outcome, Request
from engine import Side, to_act
from engine.frames import RetreatUnit
from engine.notation import ActionView, described


def check_open(live: Live, request: Request, *, turn: bool = True) -> Side:
    """The side that asks, if the game is running, the press is not stale and (`turn`) it must decide."""
    side = teams.side_of(live, request)
    if live.row.status == "over":
        raise UserError("already-over", game=live.row.id)
    if live.row.status != "running":
        raise UserError("not-running", game=live.row.id)
    if request.seen is not None and request.seen != live.row.revision:
        raise Stale(live.row.revision)
    if turn and to_act(live.board) != side:
        raise UserError("not-your-turn", side=to_act(live.board), persons=list(live.row.facts.awaited))
    if turn:
        teams.check_there(live, side, request.person)
    return side


def check_commanding(live: Live, request: Request) -> Side:
    """The side that asks, if whoever asks speaks for all of it, whosever turn it is. Raises UserError."""
    side = check_open(live, request, turn=False)
    teams.check_commander(live, side, request.person)
    return side


def goes_on(live: Live, side: Side, lines: Sequence[str]) -> bool:
    """Whether these are attacks of the side on turn while the other one is asked for a way back.

    Where drafts of several wait for the answer an attack is planned, as it is without the question.
    """
    state = live.state
    if state is None or not isinstance(state.pending[-1], RetreatUnit) or side != state.turn.side:
        return False
    if to_act(state) == side or teams.together(live, side):
        return False
    return all(described(line).verb == "attack" for line in lines)


async def played(
    desk: Desk, draw: Draw, live: Live, request: Request, texts: Sequence[str], *, whole: bool = False
) -> Change:
    """Lines by themselves, past the draft. Raises UserError or EngineError."""
    beside = goes_on(live, teams.side_of(live, request), texts)
    side = check_open(live, request, turn=not beside)
    if beside:
        teams.check_there(live, side, request.person)
    change = Change(live, desk.now())
    change.result = carry_out(change, side, draw, request.person, texts, whole=whole)
    return change


class Playing:
    """Acting at a table."""

    def __init__(self, desk: Desk, draw: Draw) -> None:
        self._desk = desk
        self._draw = draw

    async def legal(
        self, game: int, person: int, prefix: str = "", side: Side | None = None
    ) -> tuple[str, ...]:
        """What a person may do next, after his draft, as notation that begins with `prefix`."""
        wanted = prefix.strip().lower()
        lines = [one.notation for one in await self.options(game, person, side)]
        return tuple([line for line in lines if line.lower().startswith(wanted)])

    async def options(self, game: int, person: int, side: Side | None = None) -> tuple[ActionView, ...]:
        """What a person may do next, after his draft; nothing where he may do nothing."""
        try:
            live = await self._desk.load(game)
            seat = teams.side_for(live, person, side)
            return draft_look.legal_of(live, person, seat)
        except UserError:
            return ()

    async def act(self, request: Request, notation: str) -> Outcome:
        """Do one action, or one line of notation."""
        return await self.act_lines(request, notation)

    async def act_lines(self, request: Request, source: str) -> Outcome:
        """Play a text of lines in one transaction."""
        return await self.play(request, editing.split(source))

    async def play(self, request: Request, texts: Sequence[str]) -> Outcome:
        """Play lines: until chance has spoken all or none of them."""

        return await changing.outcome(
            self._desk, request, lambda live: played(self._desk, self._draw, live, request, texts)
        )
