"""Carrying out what a side has drafted, and what follows from it: the same for one person and for several."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.errors import UserError
from bot.facts.clock import Question
from bot.facts.kinds import Actor
from bot.facts.news import Acted, Undone
from bot.game.acting import carrying, lines, settling
from bot.game.reactions import standing
from bot.game.reactions.standing import Draw
from bot.game.side import crews, teams
from bot.game.table.live import Change
from bot.game.values import LineLeft
from bot.store.seats import DraftRow
from engine import Side


@dataclass(frozen=True, slots=True)
class Carried:
    """What became of it."""

    #: Lines that chance has made impossible.
    left: tuple[LineLeft, ...] = ()
    #: Nothing is carried out yet: these have not said that they are done.
    waiting: tuple[int, ...] = ()


def one(change: Change, texts: Sequence[str], side: Side, person: int, draw: Draw) -> Carried:
    """Play the lines of one person: until chance has spoken all or none of them. Raises UserError or EngineError."""
    live = change.live
    if not texts:
        raise UserError("draft-empty")
    if teams.phase(live, side) == "act":
        raise UserError("plan-together")
    if tuple(texts) == ("end",) and carrying.ends(change, side, person):
        teams.note_awaited(change)
        return Carried()
    ask, left = lines.play(change, texts, side, person, draw)
    settle(change, side, ask, draw, person)
    known = live.drafts.get((person, side))
    # Answering a question in the other side's turn leaves the plan for the own one alone.
    if known is not None and live.board.turn.side == side:
        change.drafts[(person, side)] = DraftRow(person, side, known.base, ())
    return Carried(left)


def several(change: Change, side: Side, draw: Draw) -> Carried:
    """Do what everybody has drafted, unless the other side must answer first."""
    assert change.state is not None
    if crews.phase(teams.crew_after(change, side), change.state, change.memo) != "act":
        # The other side is being asked: with its answer the rest goes on.
        waiting = crews.waiting_drafts(change.memo, change.live.board, side)
        if waiting is not None:
            teams.resume(change, waiting, "running")
        return Carried()
    ask, left = carrying.run(change, side, draw)
    settle(change, side, ask, draw)
    return Carried(left)


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
    if person is not None:
        carrying.roll_first(change, side, person)
        ask = carrying.close_battles(change, side, person, ask, draw)
    ask = carrying.go_on(change, ask, draw)
    standing.note_answer(change, side, actor)
    settling.close(change, ask, side, told=told)
