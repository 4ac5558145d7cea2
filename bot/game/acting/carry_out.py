"""The one way from drafts and lines into the game, of one person or of several, and what follows from it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from bot.errors import UserError
from bot.facts.clock import Question
from bot.facts.computers import humans
from bot.facts.drafted import LineLeft
from bot.facts.kinds import Actor
from bot.facts.news import Acted, LeftOut, Undone
from bot.game.acting import beside, carrying, laying, lines, resting, settling
from bot.game.drafting import editing
from bot.game.drafting.awaiting import note_awaited
from bot.game.reactions import standing
from bot.game.reactions.standing import Draw
from bot.game.side import crews, teams
from bot.game.table.live import Change
from bot.store.seats import DraftRow
from engine import Side
from engine.actions import END

#: What the other side is asked now, and the lines that chance has made impossible.
Played: TypeAlias = tuple[Question | None, tuple[LineLeft, ...]]


class Carried(NamedTuple):
    """What became of it."""

    #: Lines that chance has made impossible.
    left: tuple[LineLeft, ...] = ()
    #: Nothing is carried out yet: these have not said that they are done.
    waiting: tuple[int, ...] = ()
    #: Lines that go on by themselves once the other side has answered.
    rest: tuple[str, ...] = ()


def confirm(
    change: Change, side: Side, person: int, then: Sequence[str], draw: Draw, *, whole: bool = False
) -> Carried:
    """Commit somebody's draft and what is to follow it: at once, or with the last of those who draft beside him.

    Raises UserError or EngineError.
    """
    if teams.together(change.live, side):
        if then:
            editing.add(change, side, person, ";".join(then))
        editing.mark(change, side, person, on=True)
        waiting, spared = editing.missing(change, side), humans(editing.without_part(change, side))
        if waiting:
            return Carried(waiting=waiting)
        if spared:
            change.say(LeftOut(side, (), spared))
        return carry_out(change, side, draw)
    editing.check_sound(change, side, person)
    drafted = change.live.drafts.get((person, side))
    texts = (*(drafted.lines if drafted is not None else ()), *then)
    return carry_out(change, side, draw, person, texts, whole=whole)


def carry_out(
    change: Change,
    side: Side,
    draw: Draw,
    person: int | None = None,
    texts: Sequence[str] = (),
    *,
    whole: bool = False,
) -> Carried:
    """Play what everybody of a side has drafted, or these lines of one: until chance has spoken all or none of them.

    `whole`: somebody has typed them, and his last `end` means the turn.
    Raises UserError or EngineError.
    """
    played = (
        _drafts(change, side, draw)
        if person is None
        else _lines(change, side, draw, person, texts, whole=whole)
    )
    if played is None:
        return Carried()
    ask, left = played
    resting.done(change, texts)
    rest = resting.keep(change, side, person, left) if person is not None and ask is not None else ()
    known = None if person is None else change.live.drafts.get((person, side))
    # Answering a question in the other side's turn leaves the plan for the own one alone; and what he planned with
    # the others goes on behind what he has done live.
    if known is not None and change.live.board.turn.side == side:
        change.drafts[(known.person, side)] = DraftRow(known.person, side, known.base, ())
    settle(change, side, ask, draw, person)
    return Carried(() if rest else left, rest=rest)


def _lines(
    change: Change, side: Side, draw: Draw, person: int, texts: Sequence[str], *, whole: bool
) -> Played | None:
    """The lines of one, in their order; None: he is only done himself, and others go on."""
    if not texts:
        raise UserError("draft-empty")
    if teams.phase(change.live, side) == "act":
        raise UserError("plan-together")
    if laying.overruns_live(change) and texts[-1] == END.verb:
        played = lines.play(change, texts[:-1], side, person, draw) if texts[:-1] else (None, ())
        if laying.overruns_live(change):
            laying.waive(change, side, person)
        return played
    if tuple(texts) == ("end",) and beside.ends(change, side, person):
        note_awaited(change)
        return None
    return lines.play(change, texts, side, person, draw, whole=whole)


def _drafts(change: Change, side: Side, draw: Draw) -> Played | None:
    """The drafts of all, step by step; None: the other side is being asked, and with its answer they go on.

    What was left out is told to all: his answer has only whoever was ready last."""
    assert change.state is not None
    if crews.phase(teams.crew_after(change, side), change.state, change.memo) == "act":
        ask, left = carrying.run(change, side, draw)
        carrying.tell_left(change, side, left)
        return ask, left
    waiting = crews.waiting_drafts(change.memo, change.live.board, side)
    if waiting is not None:
        teams.resume(change, waiting, "running")
    return None


def settle(
    change: Change,
    side: Side,
    ask: Question | None,
    draw: Draw,
    person: int | None = None,
    *,
    actor: Actor = "person",
    told: type[Acted | Undone] = Acted,
) -> None:
    """What every play ends with: what goes on by itself, public facts, clock, and what is told.

    `ask` is the clock of what the other side is asked now; `person` has played by himself.
    """
    ask = _still_asked(change, ask)
    if person is not None:
        beside.roll_first(change, side, person)
        ask = beside.close_battles(change, side, person, ask, draw)
    ask = resting.go_on(change, carrying.go_on(change, ask, draw), draw)
    if not change.steps:
        # An overrun was let be, and what goes on is for somebody else to say.
        settling.refresh(change)
        return
    standing.note_answer(change, side, actor)
    settling.close(change, ask, side, told=told)


def _still_asked(change: Change, ask: Question | None) -> Question | None:
    """A question that was open before, and is still: its clock does not begin anew because a battle went on beside."""
    known, state = change.live.row.facts.clock, change.state
    if ask is None or known is None or known.ask is None or state is None:
        return ask
    same = state.pending[-1] == change.live.board.pending[-1] and known.ask.side == ask.side
    # What was waited for until now is counted with this change.
    return known.ask._replace(since=change.now) if same else ask
