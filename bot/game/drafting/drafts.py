"""Private drafts: lines prepared, tried on a copy of the game, stored, and committed by one confirmation.

Nothing of a draft enters the log before that; it survives a restart, and the other side's turn.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from bot.errors import UserError
from bot.game.acting import lines
from bot.game.acting.play import Play, check_open
from bot.game.drafting import plans, trying
from bot.game.reactions.standing import Draw
from bot.game.reading.looks import dice_of, outcome_of, outlook_of
from bot.game.side import teams
from bot.game.table.desk import Desk
from bot.game.table.live import Change, Live
from bot.game.values import NOTHING_AHEAD, DraftLine, DraftLook, LineLeft, Outcome, Request
from bot.store.seats import DraftRow
from engine import PlayerView, Side, decision, project, to_act


class Drafts:
    """One draft for each player, game and side."""

    def __init__(self, desk: Desk, play: Play, draw: Draw) -> None:
        self._desk = desk
        self._play = play
        self._draw = draw

    async def look(self, game: int, person: int, side: Side | None = None) -> DraftLook:
        """The draft of a player, tried on the game as it is now."""
        live = await self._desk.load(game)
        return look_of(live, person, teams.side_for(live, person, side))

    async def add(self, request: Request, line: str) -> DraftLook:
        """Add a line. Raises UserError "needs-confirm" if it would roll, reveal or hand over.

        A card, an order, a choice or a move is kept even then, as the last line: the draft is `ready`.
        """

        def added(live: Live, side: Side, known: tuple[str, ...]) -> tuple[str, ...]:
            if plans.together(live, side):
                return (*known, *plans.closers(live, request.person, side), *lines.split(line))
            tried = trying.attempt(live, request.person, side, known)
            new = lines.split(line)
            state, last = tried.state, tried.last
            for one in new:
                if last is not None:
                    raise UserError("needs-confirm", line=last)
                try:
                    _, state = trying.line_on(live, state, request.person, side, one)
                except trying.ChanceSpeaks:
                    if one.split(maxsplit=1)[0].lower() not in trying.PREPARED:
                        raise UserError("needs-confirm", line=one) from None
                    last = one
            if len(known) + len(new) > lines.MOST_LINES:
                raise UserError("draft-too-long", most=lines.MOST_LINES)
            return (*known, *new)

        return await self._edit(request, added)

    async def back(self, request: Request, steps: int = 1) -> DraftLook:
        """Take the last lines back."""
        return await self._edit(request, lambda _live, _side, known: known[: max(0, len(known) - steps)])

    async def clear(self, request: Request) -> DraftLook:
        """Begin anew."""
        return await self._edit(request, lambda _live, _side, _known: ())

    async def _edit(
        self, request: Request, edited: Callable[[Live, Side, tuple[str, ...]], tuple[str, ...]]
    ) -> DraftLook:
        async def making(live: Live) -> Change:
            side = check_open(live, request, turn=False)
            whose = (request.person, side)
            change = Change(live, self._desk.now())
            if plans.together(live, side):
                plans.edit(change, side, request.person, lambda known: edited(live, side, known))
                return change
            known = live.drafts.get(whose)
            new = edited(live, side, known.lines if known is not None else ())
            change.drafts[whose] = DraftRow(request.person, side, live.row.revision, new)
            return change

        done = await self._desk.change(
            request.game, making, interaction=request.interaction, person=request.person
        )
        return look_of(done.live, request.person, teams.side_of(done.live, request))

    async def play(self, request: Request, line: str, *, ask: bool = False) -> DraftLook | Outcome:
        """One door for buttons: a line that rolls, reveals or hands over commits the draft and itself.

        `ask`: it raises UserError "needs-confirm" instead.
        """
        live = await self._desk.load(request.game)
        side = teams.side_of(live, request)
        if trying.asks(live, side) and _is_answer(live, request.person, side, line):
            return await self._play.act(request, line)
        if plans.phase(live, side) == "battle":
            return await self._play.act(request, line)
        try:
            return await self.add(request, line)
        except UserError as error:
            if ask or error.key != "needs-confirm" or error.params["line"] != lines.split(line)[-1]:
                raise
        return await self.confirm(request, (line,))

    async def confirm(self, request: Request, then: tuple[str, ...] = ()) -> Outcome:
        """Commit the draft, and what is to follow it at once, in one transaction."""
        live = await self._desk.load(request.game)
        side = teams.side_of(live, request)
        if plans.together(live, side):
            return await self._together(request, then)
        if trying.asks(live, side):
            # The plan for the own turn waits until that is answered.
            if not then:
                raise UserError("answer-first")
            return await self._play.play(request, then)
        known = live.drafts.get((request.person, side))
        prepared = known.lines if known is not None else ()
        if not prepared and not then:
            if request.interaction is None:
                raise UserError("draft-empty")
            # Perhaps the second delivery of the confirmation that emptied it: the desk knows.
            return await self._play.play(request, ())
        tried = trying.attempt(live, request.person, side, prepared)
        for line, why in zip(prepared, tried.whys, strict=True):
            if why is not None and to_act(live.board) == side and not tried.ahead:
                raise UserError("draft-broken", line=line, why=why)
        return await self._play.play(request, (*prepared, *then))

    async def _together(self, request: Request, then: tuple[str, ...]) -> Outcome:
        """Say that the own part is done; with the last of them everything is carried out."""
        left: tuple[LineLeft, ...] = ()
        waiting: tuple[int, ...] = ()

        async def making(live: Live) -> Change:
            nonlocal left, waiting
            side = check_open(live, request, turn=False)
            if not plans.together(live, side):
                raise UserError("draft-empty")
            change = Change(live, self._desk.now())
            plans.mark(change, side, request.person, on=True)
            waiting = plans.missing(change, side)
            left = () if waiting else plans.carry_out(change, side, self._draw)
            return change

        if then:
            await self.add(replace(request, interaction=None), ";".join(then))
        done = await self._desk.change(
            request.game, making, interaction=request.interaction, person=request.person
        )
        found = await outcome_of(self._desk, done, request.person, request.side, left)
        return replace(found, waiting=waiting)


def _is_answer(live: Live, person: int, side: Side, line: str) -> bool:
    """Whether a line is said to a question; whoever of a team is not asked may go on planning."""
    return bool(trying.answers(live, person, side)) or line in live.view(side).legal


def look_of(live: Live, person: int, side: Side) -> DraftLook:
    """A draft tried on a game; for whoever is asked in the other side's turn the question comes before the plan."""
    if plans.together(live, side):
        return plans.look_of(live, person, side)
    whose = (person, side)
    found = live.tried.get(whose)
    if isinstance(found, DraftLook):
        return found
    draft = live.drafts.get(whose)
    answers = trying.answers(live, person, side)
    if answers:
        look = live.tried[whose] = _question(live, side, answers)
        return look
    known = draft.lines if draft is not None else ()
    tried = trying.attempt(live, person, side, known)
    view = _view(live, tried, side)
    if teams.is_team(live.seats, side):
        view = view._replace(legal=trying.allowed(live, tried.state, person, side))
    legal = view.legal if live.row.status == "running" and tried.last is None else ()
    steps, ends = (
        trying.steps_left(live, tried.state, person, side) if legal and not tried.ahead else ((), False)
    )
    look = DraftLook(
        lines=tuple(DraftLine(line, why) for line, why in zip(known, tried.whys, strict=True)),
        base=draft.base if draft is not None else live.row.revision,
        ahead=tried.ahead,
        view=view,
        legal=legal,
        idle=_idle(tried, view),
        dice=dice_of(live, tried.state) if legal else {},
        outlook=outlook_of(tried.state, legal),
        ready=tried.last is not None,
        steps=steps,
        # Whoever fights live beside others is only done himself.
        ends=ends and plans.phase(live, side) != "battle",
    )
    live.tried[whose] = look
    return look


def _question(live: Live, side: Side, answers: tuple[str, ...]) -> DraftLook:
    """The board as it is, and what may be answered. The plan is kept, and seen again with the answer."""
    view = live.view(side)._replace(legal=answers)
    return DraftLook(
        (), live.row.revision, ahead=False, view=view, legal=answers, idle=(), dice={}, outlook=NOTHING_AHEAD
    )


def _view(live: Live, tried: trying.Tried, side: Side) -> PlayerView:
    view = project(tried.state, side) if tried.actions or tried.ahead else live.view(side)
    if tried.last is None:
        return view
    return _moved(view, tried.last)._replace(legal=())


def _moved(view: PlayerView, line: str) -> PlayerView:
    """A view with the last move made, and nothing of what follows from it."""
    verb, _, way = line.partition(" ")
    start, _, rest = way.upper().partition("-")
    end = rest.rpartition("-")[2]
    if verb.lower() != "move" or not end or end == "EXIT":
        return view
    units = [unit._replace(at=end, moved=True) if unit.at == start else unit for unit in view.units]
    return view._replace(units=tuple(units))


def _idle(tried: trying.Tried, view: PlayerView) -> tuple[str, ...]:
    if decision(tried.state) != "move" or tried.last is not None:
        return ()
    can = {line.removeprefix("move ").split("-")[0] for line in view.legal if line.startswith("move ")}
    return tuple(unit.at for unit in view.units if unit.ordered and not unit.moved and unit.at in can)
