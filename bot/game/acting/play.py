"""Playing: what is legal, acting, and why something is not possible."""

from __future__ import annotations

from collections.abc import Sequence

from bot.errors import Refused, Stale, Told, UserError, told
from bot.game.acting import carrying, lines, settling
from bot.game.drafting import plans, trying
from bot.game.reactions import standing
from bot.game.reactions.standing import Draw
from bot.game.reading.looks import outcome_of
from bot.game.side import teams
from bot.game.side.crews import ordered_by
from bot.game.table.desk import Desk
from bot.game.table.live import Change, Live
from bot.game.values import LineLeft, Outcome, Request
from engine import EngineError, Side, parse, to_act
from engine.lines import read
from engine.play import why_not


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
        raise UserError(
            "not-your-turn", side=to_act(live.board), persons=list(live.row.face.get("awaited", ()))
        )
    return side


def drafted(live: Live, person: int, side: Side) -> tuple[str, ...]:
    """What may follow a draft, kept for as long as the game does not change."""
    if plans.together(live, side):
        return plans.look_of(live, person, side).legal
    key = ("legal", person, side)
    found = live.tried.get(key)
    if not isinstance(found, tuple):
        tried = trying.attempt(live, person, side, live.drafts[(person, side)].lines)
        found = () if tried.last is not None else trying.allowed(live, tried.state, person, side)
        live.tried[key] = found
    return found


def _plans(live: Live, person: int, side: Side) -> bool:
    """Whether what a person may do next follows a plan; an answer in the other side's turn follows none."""
    if trying.answers(live, person, side):
        return False
    return (person, side) in live.drafts or plans.together(live, side)


def _now(live: Live, person: int, side: Side) -> tuple[str, ...]:
    if not teams.is_team(live.seats, side):
        return live.view(side).legal
    return trying.allowed(live, live.board, person, side)


class Play:
    """Acting at a table."""

    def __init__(self, desk: Desk, draw: Draw) -> None:
        self._desk = desk
        self._draw = draw

    async def legal(
        self, game: int, person: int, prefix: str = "", side: Side | None = None
    ) -> tuple[str, ...]:
        """What a person may do next, after his draft, as notation that begins with `prefix`."""
        try:
            live = await self._desk.load(game)
            seat = teams.side_for(live, person, side)
            found = drafted(live, person, seat) if _plans(live, person, seat) else _now(live, person, seat)
        except UserError:
            return ()
        wanted = prefix.strip().lower()
        return tuple(line for line in found if line.lower().startswith(wanted))

    async def act(self, request: Request, notation: str) -> Outcome:
        """Do one action, or one line of notation."""
        return await self.act_lines(request, notation)

    async def act_lines(self, request: Request, source: str) -> Outcome:
        """Play a text of lines in one transaction."""
        return await self.play(request, lines.split(source))

    async def play(self, request: Request, texts: Sequence[str]) -> Outcome:
        """Play lines: until chance has spoken all or none of them."""
        left: tuple[LineLeft, ...] = ()

        async def making(live: Live) -> Change:
            nonlocal left
            side = check_open(live, request)
            if not texts:
                raise UserError("draft-empty")
            change = Change(live, self._desk.now())
            if plans.phase(live, side) == "act":
                raise UserError("plan-together")
            if tuple(texts) == ("end",) and carrying.ends(change, side, request.person):
                change.face["awaited"] = teams.awaited_after(change)
                return change
            ask, left = lines.play(change, texts, side, request.person, self._draw)
            carrying.roll_first(change, side, request.person)
            ask = carrying.close_battles(change, side, request.person, ask, self._draw)
            ask = carrying.go_on(change, ask, self._draw)
            standing.note_answer(change, side, "person")
            settling.close(change, ask, side)
            whose = (request.person, side)
            # Answering a question in the other side's turn leaves the plan for the own one alone.
            if whose in live.drafts and live.board.turn.side == side:
                draft = live.drafts[whose]
                change.drafts[whose] = type(draft)(draft.person, draft.side, draft.base, ())
            return change

        done = await self._desk.change(
            request.game, making, interaction=request.interaction, person=request.person
        )
        return await outcome_of(self._desk, done, request.person, request.side, left)

    async def explain(self, game: int, person: int, line: str, side: Side | None = None) -> Told | None:
        """Why a line cannot be played now, after the draft; None: it can."""
        live = await self._desk.load(game)
        try:
            seat = teams.side_for(live, person, side)
            state = live.board
            if live.row.status == "running" and plans.together(live, seat):
                plans.try_line(live, seat, person, line)
                return None
            draft = live.drafts.get((person, seat))
            if draft is not None and to_act(state) == seat == state.turn.side:
                state = trying.attempt(live, person, seat, draft.lines).state
            if to_act(state) != seat:
                raise UserError("not-your-turn", side=to_act(state), persons=list(live.row.face["awaited"]))
            found = read(line, state)
            actions = found or [parse(line, state.battle.board)]
            refusal = why_not(state, actions[0])
            if refusal is not None:
                raise Refused(refusal)
            ordered = ordered_by(live.row.memo, state.turn.number)
            teams.check(live, state, person, seat, actions[0], ordered)
        except (UserError, EngineError) as error:
            return told(error, game=game)
        return None
