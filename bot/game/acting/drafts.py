"""Private drafts: lines prepared, tried on a copy of the game, stored, and committed by one confirmation.

Nothing of a draft enters the log before that; it survives a restart, and the other side's turn.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.errors import UserError
from bot.facts.drafted import LineLeft
from bot.game.acting import changing, laying
from bot.game.acting.carry_out import Carried, confirm
from bot.game.acting.doing import GROUND
from bot.game.acting.playing import check_open, goes_on, played
from bot.game.drafting import ahead, alone, draft_look, editing
from bot.game.drafting.written import begins_anew, left_out
from bot.game.reactions.standing import Draw
from bot.game.side import teams
from bot.game.table.desk import Desk, Done, Making
from bot.game.table.live import Change, Live
from bot.game.values import DraftLook, Outcome, Request
from engine import EngineError, Side
from engine.notation import described

_Editing = Callable[[Change, Side], None]


class Drafts:
    """One draft for each player, game and side."""

    def __init__(self, desk: Desk, draw: Draw) -> None:
        self._desk = desk
        self._draw = draw

    async def look(self, game: int, person: int, side: Side | None = None) -> DraftLook:
        """The draft of a player, tried on the game as it is now."""
        live = await self._desk.load(game)
        return draft_look.look_of(live, person, teams.side_for(live, person, side))

    async def add(self, request: Request, line: str) -> DraftLook:
        """Add a line. Raises UserError "needs-confirm" if it would roll, reveal or hand over.

        A card, an order, a choice or a move is kept even then, as the last line, and so is a deed without dice that
        only ends the turn: the draft is `ready`.
        """
        return await self._edit(request, lambda change, side: editing.add(change, side, request.person, line))

    async def order(self, request: Request, units: Sequence[str]) -> tuple[DraftLook, tuple[LineLeft, ...]]:
        """Order several chosen together: those that fit, one after the other, and why which does not.

        Raises UserError if none does.
        """
        unfit: list[LineLeft] = []

        def edited(change: Change, side: Side) -> None:
            unfit[:] = editing.order_fitting(change, side, request.person, units)

        return await self._edit(request, edited), tuple(unfit)

    async def back(self, request: Request, steps: int = 1) -> DraftLook:
        """Take the last lines back."""

        def edited(change: Change, side: Side) -> None:
            editing.cut(change, side, request.person, lambda known: known[: max(0, len(known) - steps)])

        return await self._edit(request, edited)

    async def take_ground(self, request: Request) -> DraftLook:
        """Take the ground behind every planned attack of which nothing is said, where it can be won."""
        return await self._edit(
            request, lambda change, side: editing.take_ground(change, side, request.person)
        )

    async def clear(self, request: Request) -> DraftLook:
        """Begin anew."""
        return await self._edit(
            request, lambda change, side: editing.cut(change, side, request.person, lambda _known: ())
        )

    async def keep_sound(self, request: Request) -> DraftLook:
        """What no longer works of a draft goes, the rest is kept."""

        def edited(change: Change, side: Side) -> None:
            kept = ahead.without_faults(change.live, side, request.person)
            editing.cut(change, side, request.person, lambda _known: kept)

        return await self._edit(request, edited)

    async def plan(
        self, request: Request, do: ahead.Doing = "", number: int | None = None, *, only_if: str | None = None
    ) -> DraftLook:
        """Of several plans for the next turn one is begun, opened or dropped, and for which case the open one is.

        Raises UserError.
        """

        def edited(change: Change, side: Side) -> None:
            ahead.changed(change, side, request.person, do, number, only_if)

        return await self._edit(request, edited)

    async def play(self, request: Request, line: str, *, ask: bool = False) -> DraftLook | Outcome:
        """One door for buttons: a line that rolls, reveals or hands over commits the draft and itself.

        `ask`: it raises UserError "needs-confirm" instead.
        """

        async def making(live: Live) -> Change:
            side = check_open(live, request, turn=False)
            if _at_once(live, request.person, side, line):
                if ask and described(line).verb == "use":
                    # A card that answers a question is gone with it.
                    raise UserError("needs-confirm", line=line)
                return await played(self._desk, self._draw, live, request, editing.split(line))
            _check_begun(live, request.person, side, line)
            change = Change(live, self._desk.now())
            try:
                editing.add(change, side, request.person, line)
            except UserError as error:
                if ask or error.key != "needs-confirm" or error.line != editing.split(line)[-1]:
                    raise
                return await self._confirmed(live, request, editing.split(line))
            return change

        return await self._drafted_or_done(request, making)

    async def write(self, request: Request, lines: Sequence[str]) -> DraftLook | Outcome:
        """A text that somebody types, all of it or nothing, as buttons would take it.

        As far as no chance is needed it begins the draft, or goes into it; a draft is else carried out with it. One
        that begins with a card of its own must hold the draft, or is refused. With `request.asks` what rolls, draws or
        ends the turn is asked about first; without, nothing is asked, nothing drafted of it, and a card of its own
        takes the draft's place. Raises UserError.
        """

        async def making(live: Live) -> Change:
            side = check_open(live, request, turn=False)
            row = live.drafts.get((request.person, side))
            if live.board.turn.side == side and (row is None or not row.lines):
                return self._begun(live, request, side, lines) or await self._text(live, request, lines)
            look = draft_look.look_of(live, request.person, side)
            if look.together or alone.asks(live, side) or not (look.lines or look.ahead):
                return await self._text(live, request, lines)
            drafted = [line.text for line in look.lines]
            anew = begins_anew(drafted, lines, look.legal)
            if anew == "other" and request.asks:
                raise UserError("draft-stands")
            if anew == "less" and request.asks:
                raise UserError("draft-has-more", lines="; ".join(left_out(drafted, lines)))
            if look.ahead or request.asks:
                change = Change(live, self._desk.now())
                try:
                    editing.write(change, side, request.person, tuple(lines), instead=anew is not None)
                except UserError as error:
                    if look.ahead or error.key != "needs-confirm":
                        raise
                else:
                    return change
            if anew is not None:
                return await self._text(live, request, lines)
            change = await self._confirmed(live, request, tuple(lines), whole=True)
            changing.ask_first(change, request.person, request.asks, drafted)
            return change

        return await self._drafted_or_done(request, making)

    def _begun(self, live: Live, request: Request, side: Side, lines: Sequence[str]) -> Change | None:
        """The draft that a text begins on the own turn; None: it is not for a draft, and is asked about or refused by
        itself."""
        person = request.person
        if not request.asks or teams.together(live, side):
            return None
        if any(_at_once(live, person, side, line) for line in lines):
            return None
        change = Change(live, self._desk.now())
        try:
            editing.write(change, side, person, tuple(lines))
        except (UserError, EngineError):
            return None
        return change

    async def _text(self, live: Live, request: Request, lines: Sequence[str]) -> Change:
        """A text by itself."""
        change = await played(self._desk, self._draw, live, request, lines, whole=True)
        changing.ask_first(change, request.person, request.asks)
        return change

    async def _drafted_or_done(self, request: Request, making: Making) -> DraftLook | Outcome:
        done = await changing.make(self._desk, request, making)
        # Of a second delivery only the log still knows.
        carried = done.first <= done.last if done.change is None else isinstance(done.change.result, Carried)
        return await changing.outcome_of(self._desk, request, done) if carried else self._look(request, done)

    async def confirm(self, request: Request, then: tuple[str, ...] = ()) -> Outcome:
        """Commit the draft, and what is to follow it at once, in one transaction.

        Of several who draft together each says so, and with the last of them everything is carried out.
        """

        async def making(live: Live) -> Change:
            return await self._confirmed(live, request, then)

        return await changing.outcome(self._desk, request, making)

    # -- how -----------------------------------------------------------------------------------------------

    async def _confirmed(
        self, live: Live, request: Request, then: tuple[str, ...], *, whole: bool = False
    ) -> Change:
        side = teams.side_of(live, request)
        together = teams.together(live, side)
        if live.state is not None and alone.asks(live, side) and not together:
            # The plan for the own turn waits until that is answered.
            if not then:
                raise UserError("answer-first")
            return await played(self._desk, self._draw, live, request, then, whole=whole)
        check_open(live, request, turn=not together)
        teams.check_there(live, side, request.person)
        change = Change(live, self._desk.now())
        change.result = confirm(change, side, request.person, then, self._draw, whole=whole)
        return change

    async def _edit(self, request: Request, edited: _Editing) -> DraftLook:
        async def making(live: Live) -> Change:
            side = check_open(live, request, turn=False)
            change = Change(live, self._desk.now())
            edited(change, side)
            return change

        return self._look(request, await changing.make(self._desk, request, making))

    def _look(self, request: Request, done: Done) -> DraftLook:
        return draft_look.look_of(done.live, request.person, teams.side_of(done.live, request))


def _check_begun(live: Live, person: int, side: Side, line: str) -> None:
    """Whether a card can still be chosen behind a draft. Raises UserError: which step is open is not the reason."""
    if described(line).verb != "play" or teams.together(live, side):
        return
    look = draft_look.look_of(live, person, side)
    if begins_anew([one.text for one in look.lines], (line,), look.legal) is not None:
        raise UserError("draft-has-card")


def _at_once(live: Live, person: int, side: Side, line: str) -> bool:
    """Whether a line is said to a question, or where battles are fought live beside others: no draft goes with it.

    What is to be done with ground that lines given before wait for is no draft either: they go on with it. Whoever of
    a team is not asked may go on planning.
    """
    beside = teams.phase(live, side) == "battle" and not laying.moves_again(live.board)
    if beside or goes_on(live, side, (line,)):
        return True
    rest = live.row.memo.rest
    if rest is not None and (rest.turn, rest.side) == (live.board.turn.number, side) and line in GROUND:
        return True
    return alone.asks(live, side) and (
        bool(alone.answers(live, person, side)) or described(line) in live.view(side).legal
    )
