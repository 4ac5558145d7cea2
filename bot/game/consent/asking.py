"""What one side cannot do alone, and giving up: undo past a roll, draws, resignation.

Undo is free until something was rolled, shown or handed over. Past that the other side is asked, and the log keeps
what was taken back: an undo is a row, never a deletion.
"""

from __future__ import annotations

from bot.errors import UserError
from bot.facts.audit import LONGEST_REASON, Audited
from bot.facts.clocknews import Paused
from bot.facts.computers import is_computer
from bot.facts.consentnews import ConsentAnswered, ConsentAsked
from bot.facts.kinds import Actor, Ending
from bot.facts.news import Ruled, Undone
from bot.facts.pace import LONGEST_PAUSE, MOST_PAUSES
from bot.facts.public import Ask, AskKind
from bot.game.acting import again, changing, settling
from bot.game.acting.carry_out import settle
from bot.game.acting.playing import check_commanding, check_open
from bot.game.consent.handing import seat_anew
from bot.game.lobby.sequels import Sequels
from bot.game.lobby.tables import Lobby
from bot.game.reactions import standing
from bot.game.reactions.standing import Draw
from bot.game.reading import matches
from bot.game.reading.gamecards import card_of
from bot.game.reading.undoing import check_mine, check_price, is_own, sides_meant, target_of, whole_line
from bot.game.side import teams
from bot.game.table.desk import Desk
from bot.game.table.live import Change, Live
from bot.game.values import GameCard, NewGame, Outcome, Request
from engine import Side, to_act
from engine.types import OTHER


class Consent:
    """Undo, draw, resignation, rematch."""

    _desk: Desk
    _draw: Draw
    _lobby: Lobby
    _sequels: Sequels

    async def undo(self, request: Request, to: int | None = None, *, ask: bool = True) -> Outcome | Ask:
        """Take back the own last action, or everything after revision `to`; or ask the other side to agree.

        Without `ask` nobody is asked: it raises UserError where somebody would be, or where the battle would count no
        more.
        """

        async def making(live: Live) -> Change:
            side = check_open(live, request, turn=False)
            rows = await whole_line(self._desk.store, live)
            target = target_of(rows, sides_meant(live, request.person, side), to)
            check_mine(live, rows, side, request.person, target)
            own = is_own(live, rows, side, target)
            if live.row.setup.cup is not None and _alone(live) and not own:
                raise UserError("cup-alone")
            # Nobody else is concerned, or there is nobody else.
            if own or _alone(live):
                if not ask:
                    check_price(live, rows, target, own=own, person=request.person)
                # Of a revision that is named nothing is drafted: somebody looks for a position.
                target, drafted = (
                    (target, None) if to is not None else await again.begun(self._desk, live, rows, target)
                )
                change = await self._undo(Change(live, self._desk.now()), side, request.person, target)
                if not own:
                    change.memo = change.memo._replace(unaided=False)
                if drafted is not None:
                    change.drafts[(request.person, drafted.side)] = drafted
                return change
            if not ask:
                raise UserError("needs-consent")
            change = Change(live, self._desk.now())
            change.result = _ask(change, "undo", request.person, side, target)
            return change

        done = await changing.make(self._desk, request, making)
        if done.change is not None and isinstance(done.change.result, Ask):
            return done.change.result
        return await changing.outcome_of(self._desk, request, done)

    async def offer_draw(self, request: Request) -> Ask:
        """Offer a draw; it stands until the turn ends."""

        async def making(live: Live) -> Change:
            side = check_commanding(live, request)
            if all(is_computer(one) for one in teams.persons(live.seats, OTHER[side])):
                raise UserError("computer-plays-on")
            change = Change(live, self._desk.now())
            change.result = _ask(change, "draw", request.person, side, None)
            return change

        done = await changing.make(self._desk, request, making)
        mine = [one for one in done.live.row.facts.asks if one.kind == "draw" and one.by == request.person]
        if not mine:
            raise UserError("ask-gone")
        return mine[-1]

    async def ask_pause(self, request: Request, seconds: int) -> bool:
        """Ask the other side to let the clock stand still; whether it does, because nobody had to be asked."""

        async def making(live: Live) -> Change:
            side = check_commanding(live, request)
            _check_pause(live, seconds)
            change = Change(live, self._desk.now())
            if _alone(live):
                _pause(change, seconds)
            else:
                change.result = _ask(change, "pause", request.person, side, None, seconds)
            return change

        done = await changing.make(self._desk, request, making)
        return done.live.row.facts.paused is not None

    async def answer(self, request: Request, ask: int, *, yes: bool) -> Outcome:
        """Answer a question of the other side; its asker may only take it back."""

        async def making(live: Live) -> Change:
            side = check_commanding(live, request)
            asked = next((one for one in live.row.facts.asks if one.id == ask), None)
            if asked is None:
                raise UserError("ask-gone")
            if yes and asked.side == side and not _alone(live):
                raise UserError("own-ask")
            if yes and asked.kind == "undo":
                if asked.revision != live.row.revision or asked.to is None:
                    raise UserError("ask-gone")
                # First that it was agreed to, then what came of it.
                change = self._answered(live, asked, request.person, yes=yes)
                await self._undo(change, asked.side, request.person, asked.to)
            else:
                change = self._answered(live, asked, request.person, yes=yes)
            if yes and asked.kind == "seat":
                seat_anew(change, asked)
            if yes and asked.kind == "pause" and asked.seconds is not None:
                _check_pause(live, asked.seconds)
                _pause(change, asked.seconds)
            if yes and asked.kind == "draw":
                _end(change, side, request.person, None, "agreed")
            return change

        return await changing.outcome(self._desk, request, making)

    async def resign(self, request: Request) -> Outcome:
        """Give the game up."""

        async def making(live: Live) -> Change:
            side = check_commanding(live, request)
            change = Change(live, self._desk.now())
            _end(change, side, request.person, OTHER[side], "resigned")
            return change

        return await changing.outcome(self._desk, request, making)

    async def rematch(self, request: Request, channel: int | None = None) -> GameCard:
        """A new table for the same battle, with the sides swapped."""
        live = await self._desk.load(request.game)
        if live.row.status not in ("over", "cancelled"):
            raise UserError("not-over", game=request.game)
        if not teams.sides_of(live.seats, request.person):
            raise UserError("not-your-game", game=request.game)
        await self._check_match_over(live)
        waiting = await self._sequels.waiting(live, request.person)
        if waiting is not None:
            raise UserError("rematch-waits", game=waiting)
        again: NewGame = await self._sequels.again(live, request.person, channel)
        return await self._lobby.new(again, request.interaction)

    async def _check_match_over(self, live: Live) -> None:
        """A rematch of a match is of both battles. Raises UserError while one is still to be played."""
        if live.row.match is None:
            return
        async with self._desk.store.read() as conn:
            match = await matches.look_of(conn, live.row)
        if match.card.over:
            return
        running = [card.id for card in match.battles if card.status in ("open", "running")]
        raise UserError("match-not-over", game=running[0] if running else 0)

    async def take_back(
        self, game: int, by: int, reason: str = "", *, interaction: int | None = None
    ) -> GameCard:
        """A moderator takes back the last thing that a person has done, whoever it was."""

        async def making(live: Live) -> Change:
            if live.row.status != "running":
                raise UserError("not-running", game=game)
            rows = await whole_line(self._desk.store, live)
            last = next((row for row in rows if row.kind == "action" and row.actor == "person"), None)
            if last is None or last.side is None:
                raise UserError("nothing-to-undo")
            target = rows[rows.index(last) + 1].revision
            change = Change(live, self._desk.now())
            await self._undo(change, last.side, by, target, actor="admin")
            change.audit(Audited("undo", reason[:LONGEST_REASON], to=target), by)
            change.say(Ruled("undo", by, reason))
            return change

        done = await self._desk.change(game, making, interaction=interaction, person=by)
        return card_of(done.live.row, done.live.seats)

    def _answered(self, live: Live, asked: Ask, person: int, *, yes: bool) -> Change:
        change = Change(live, self._desk.now())
        change.facts = change.facts._replace(asks=tuple([one for one in change.facts.asks if one != asked]))
        change.say(ConsentAnswered(asked, yes, person))
        return change

    async def _undo(
        self, change: Change, side: Side, person: int, target: int, *, actor: Actor = "person"
    ) -> Change:
        state = await self._desk.state_at(change.live, target)
        if state is None:
            raise UserError("nothing-to-undo")
        change.step("undo", side, actor, person, state, parent=target, notation=str(target))
        asked = to_act(state)
        ask = None
        if asked is not None and asked != state.turn.side:
            ask = standing.asked_again(change, asked, self._draw)
        settling.forget_turn(change)
        settle(change, side, ask, self._draw, told=Undone)
        return change


def _alone(live: Live) -> bool:
    """Whether there is nobody else to ask: a computer minds nothing."""
    return len({row.person for row in live.seats if not is_computer(row.person)}) == 1


def _check_pause(live: Live, seconds: int) -> None:
    """Whether the clock may stand still for so long. Raises UserError."""
    facts = live.row.facts
    if live.row.setup.pace is None:
        raise UserError("no-clock")
    if facts.paused is not None:
        raise UserError("paused")
    if facts.pauses >= MOST_PAUSES:
        raise UserError("no-more-pauses", most=MOST_PAUSES)
    if not 0 < seconds <= LONGEST_PAUSE:
        raise UserError("no-such-time")


def _pause(change: Change, seconds: int) -> None:
    change.facts = change.facts._replace(pauses=change.facts.pauses + 1)
    settling.pause(change, change.now + seconds)
    change.say(Paused(change.now + seconds))


def _ask(
    change: Change, kind: AskKind, person: int, side: Side, to: int | None, seconds: int | None = None
) -> Ask:
    """Put a question to the other side, which it is asked once: to take back at one revision, for a draw or a pause in
    one turn.

    Raises UserError.
    """
    what, now = f"{kind}:{side}", change.facts.turn if kind != "undo" else change.live.row.revision
    if change.memo.asked.get(what) == now and not _alone(change.live):
        raise UserError("asked-already", kind=kind)
    number = change.memo.asks + 1
    change.memo = change.memo._replace(asks=number, asked={**change.memo.asked, what: now})
    ask = Ask(number, kind, person, side, change.live.row.revision, to, seconds=seconds)
    kept = [one for one in change.facts.asks if (one.kind, one.side) != (kind, side)]
    settling.keep_asks(change, kept)
    change.facts = change.facts._replace(asks=(*kept, ask))
    change.say(ConsentAsked(ask))
    return ask


def _end(change: Change, side: Side | None, person: int | None, winner: Side | None, ending: Ending) -> None:
    """The game ends as it stands."""
    state = change.state
    assert state is not None
    change.step("end", side, "person", person, state, notation=ending)
    settling.over(change, winner, ending)
