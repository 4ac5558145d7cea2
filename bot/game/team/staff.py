"""A side's common table: what its members plan, say and vote, who is done, and who stands in for whom."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bot.errors import Refused, UserError
from bot.facts.computers import humans
from bot.facts.kinds import NoteKind
from bot.facts.memo import Standins
from bot.facts.news import CameBack, Planned, SaidToSide, StoodIn, Voted
from bot.game.acting import changing
from bot.game.acting.carry_out import Carried, carry_out
from bot.game.acting.drafts import Drafts
from bot.game.acting.playing import check_open
from bot.game.drafting import editing
from bot.game.reactions.standing import Draw
from bot.game.reading import gamecards
from bot.game.side import teams
from bot.game.side.staff_values import StaffLook
from bot.game.table.desk import Desk, Done
from bot.game.table.live import Change, Live
from bot.game.team import seating, staff_look
from bot.game.team.regrouping import regroup
from bot.game.values import GameCard, Outcome, Request
from bot.store.notes import NoteRow
from engine import Side, parse, text, whatif
from engine.actions import PlayCard, Use
from engine.notation import described
from engine.play import why_not
from engine.types import Section

_LONGEST_PLAN = 1_000
_LONGEST_WORD = 500
_WORDS_KEPT = 20

_Doing = Callable[[Change, Side], None]


class Staff:
    """What the members of a team do together."""

    def __init__(self, desk: Desk, drafts: Drafts, draw: Draw) -> None:
        self._desk = desk
        self._drafts = drafts
        self._draw = draw

    async def look(self, game: int, person: int, side: Side | None = None) -> StaffLook:
        """The common table as a member sees it. Raises UserError for anybody else."""
        live = await self._desk.load(game)
        return staff_look.look_of(live, person, teams.side_for(live, person, side))

    async def vote(self, request: Request, line: str) -> StaffLook:
        """Say which card one would play; an empty line takes it back."""

        def doing(change: Change, side: Side) -> None:
            vote = _vote(change.live, side, line) if line.strip() else ""
            one_a_general = change.live.board.battle.overlord and vote
            gone = [
                note
                for note in change.live.notes
                if note.side == side
                and note.kind == "vote"
                and note.person == request.person
                and (not one_a_general or _general(note.text) == _general(vote))
            ]
            new = [_note(change, side, "vote", request.person, vote)] if vote else []
            change.notes = (*[note for note in change.live.notes if note not in gone], *new)
            change.say(Voted(side, request.person))

        return await self._noted(request, doing)

    async def plan(self, request: Request, words: str) -> StaffLook:
        """Write down the side's plan; an empty text removes it."""

        def doing(change: Change, side: Side) -> None:
            kept = [note for note in change.live.notes if note.side != side or note.kind != "plan"]
            new = [_note(change, side, "plan", request.person, words.strip())] if words.strip() else []
            change.notes = (*kept, *new)
            change.say(Planned(side, request.person))

        return await self._noted(request, doing, words, _LONGEST_PLAN)

    async def say(self, request: Request, words: str) -> StaffLook:
        """Say something to the own side; the last words are kept."""

        def doing(change: Change, side: Side) -> None:
            if not words.strip():
                raise UserError("nothing-said")
            said = [note for note in change.live.notes if note.side == side and note.kind == "say"]
            gone = said[: max(0, len(said) + 1 - _WORDS_KEPT)]
            new = _note(change, side, "say", request.person, words.strip())
            change.notes = (*[note for note in change.live.notes if note not in gone], new)
            change.say(SaidToSide(side, request.person, words.strip()))

        return await self._noted(request, doing, words, _LONGEST_WORD)

    async def confirm(self, request: Request) -> Outcome:
        """Say that the own draft is done: with the last one everything is carried out."""
        return await self._drafts.confirm(request)

    async def unconfirm(self, request: Request) -> StaffLook:
        """Take the confirmation back."""

        def doing(change: Change, side: Side) -> None:
            if not teams.together(change.live, side):
                raise UserError("draft-empty")
            editing.mark(change, side, request.person, on=False)

        return await self._look_after(request, doing)

    async def confirm_all(self, request: Request) -> Outcome:
        """The commander carries out what is there, once the others have had their time."""

        def doing(change: Change, side: Side) -> None:
            live = change.live
            if teams.crew(live, side).commander != request.person:
                raise UserError("only-commander", side=side)
            if not teams.together(live, side):
                raise UserError("draft-empty")
            missing = editing.missing(change, side)
            people = humans(missing)
            others = [one for one in people if one != request.person]
            if others and not staff_look.late(live):
                raise UserError("team-waits", persons=others, due=staff_look.due(live))
            if teams.later(live, side):
                # They have waited for the people, and do their part now; with the last of them it is carried out.
                change.result = Carried(waiting=editing.close(change, side, people))
                return
            if missing != people and not staff_look.late(live):
                raise UserError("team-computers", persons=[one for one in missing if one not in people])
            change.result = carry_out(change, side, self._draw)

        return await changing.outcome_of(self._desk, request, await self._change(request, doing))

    async def standin(self, request: Request, person: int) -> StaffLook:
        """Act for a silent member in this turn: the commander for a general, any general for the commander."""

        def doing(change: Change, side: Side) -> None:
            live = change.live
            crew = teams.crew(live, side)
            if person not in live.row.facts.awaited or person not in crew.persons:
                raise UserError("not-silent", person=person, due=None)
            if not staff_look.late(live):
                raise UserError("not-silent", person=person, due=staff_look.due(live))
            if request.person == person or crew.commander not in (request.person, person):
                raise UserError("only-commander", side=side)
            if request.person not in crew.persons:
                raise UserError("nothing-to-take-back")
            _places(change, side, {**staff_look.places(live, side), person: request.person})
            change.say(StoodIn(side, person, request.person))

        return await self._look_after(request, doing)

    async def back(self, request: Request) -> StaffLook:
        """Take the own place again from whoever stands in."""

        def doing(change: Change, side: Side) -> None:
            known = staff_look.places(change.live, side)
            if request.person not in known:
                raise UserError("nothing-to-take-back")
            _places(change, side, {who: by for who, by in known.items() if who != request.person})
            change.say(CameBack(side, request.person))

        return await self._look_after(request, doing)

    async def assign(self, request: Request, sections: Mapping[Section, int]) -> GameCard:
        """Say who commands which section: the commander only."""
        return await self._seats(request, lambda change, side: seating.assign(change, side, sections))

    async def command(self, request: Request, person: int) -> GameCard:
        """Hand command over to another member of the side."""
        return await self._seats(request, lambda change, side: seating.hand_over(change, side, person))

    async def leave(self, request: Request) -> GameCard:
        """Get up in the middle of a game; the seat is free for somebody else."""

        async def making(live: Live) -> Change:
            side = check_open(live, request, turn=False)
            change = Change(live, self._desk.now())
            seating.leave(change, side, request.person)
            return change

        done = await changing.make(self._desk, request, making)
        return gamecards.card(done.live)

    # -- how -----------------------------------------------------------------------------------------------

    async def _noted(
        self, request: Request, doing: _Doing, words: str = "", most: int = _LONGEST_PLAN
    ) -> StaffLook:
        if len(words) > most:
            raise UserError("text-too-long", most=most)
        return await self._look_after(request, doing)

    async def _seats(self, request: Request, doing: _Doing) -> GameCard:
        """A change of seats by the commander, before the start as well."""

        async def making(live: Live) -> Change:
            side = teams.side_of(live, request)
            if live.row.status not in ("open", "running"):
                raise UserError("already-over", game=live.row.id)
            if not teams.is_team(live.seats, side):
                raise UserError("no-team")
            if teams.crew(live, side).commander != request.person:
                raise UserError("only-commander", side=side)
            change = Change(live, self._desk.now())
            doing(change, side)
            return change

        done = await changing.make(self._desk, request, making)
        return gamecards.card(done.live)

    async def _look_after(self, request: Request, doing: _Doing) -> StaffLook:
        done = await self._change(request, doing)
        return staff_look.look_of(done.live, request.person, teams.side_of(done.live, request))

    async def _change(self, request: Request, doing: _Doing) -> Done:
        async def making(live: Live) -> Change:
            side = check_open(live, request, turn=False)
            if not teams.is_team(live.seats, side):
                raise UserError("no-team")
            change = Change(live, self._desk.now())
            doing(change, side)
            return change

        return await changing.make(self._desk, request, making)


def _note(change: Change, side: Side, kind: NoteKind, person: int, words: str) -> NoteRow:
    return NoteRow(side, kind, person, words, change.now)


def _vote(live: Live, side: Side, line: str) -> str:
    """The card as notation, if it is one the side could play. Raises UserError or EngineError."""
    state = whatif.next_card(live.board, side)
    action = parse(line, state.battle.board)
    if not isinstance(action, (PlayCard, Use)):
        raise UserError("notation", text=line, expected="play attack-center")
    refusal = why_not(state, action)
    if refusal is not None:
        raise Refused(refusal)
    return text(action, state.battle.board)


def _general(line: str) -> str:
    """Whom a card is for, in a vote: only in Overlord is there a third word."""
    return described(line).section or ""


def _places(change: Change, side: Side, places: dict[int, int]) -> None:
    """Who stands in for whom until the end of the turn."""
    live = change.live
    before = teams.crew(live, side)
    standins = Standins(live.board.turn.number, side, places)
    change.memo = change.memo._replace(team=change.memo.team._replace(standins=standins))
    regroup(change, before, teams.crew_after(change, side))
