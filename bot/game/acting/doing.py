"""One action of a game, of whoever carries out lines or drafts, and what can be said of it afterwards.

Lines are carried out in two ways: those of one in their order, and until chance has spoken all or none of them
(`lines`); those of several step by step, whoever wrote them, and what chance has made impossible left out (`carrying`).
What a line does, what is wrong with it and how it is left out is the same, and stands here.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from bot.errors import Refused, Told, UserError
from bot.facts.clock import Question
from bot.facts.drafted import LineLeft, left_line
from bot.facts.memo import Orders
from bot.game.reactions import standing
from bot.game.reactions.standing import Draw
from bot.game.side import teams
from bot.game.side.crews import ordered_by
from bot.game.table.live import Change, Step
from bot.game.table.tries import fault_of
from engine import Action, EngineError, EngineFault, GameState, Side
from engine.actions import OrderUnit
from engine.dice import RecordedDice
from engine.errors import Refusal
from engine.hindsight import LastAction, in_its_step
from engine.lines import read

#: What is to be done with ground that is won: it belongs to an attack, and is nothing without it.
GROUND: Final = ("advance", "stay")


def do(change: Change, action: Action, side: Side, person: int, draw: Draw) -> Question | None:
    """Do it, remember who did, and answer for the other side; what that is asked now. Raises IllegalAction."""
    before = change.state
    assert before is not None
    change.act(action, side, "person", person)
    _note_order(change, before, action, person)
    return standing.answer(change, draw)


def _note_order(change: Change, state: GameState, action: Action, person: int) -> None:
    """Remember who ordered a unit: he moves it and rolls for it (TEAM-05)."""
    if not isinstance(action, OrderUnit) or not teams.crew_after(change, state.turn.side).several:
        return
    turn = state.turn.number
    orders = Orders(turn, {**ordered_by(change.memo, turn), state.units[action.unit].id: person})
    change.memo = change.memo._replace(team=change.memo.team._replace(orders=orders))


def wrong_with(doing: Callable[[], object]) -> UserError | EngineError | None:
    """What is wrong with a line that is carried out; None: nothing. A fault of the engine is that of no line."""
    error = fault_of(doing)
    if isinstance(error, EngineFault):
        raise error
    return error


def left_out(lines: Sequence[str], why: Told | None, person: int | None = None) -> tuple[LineLeft, ...]:
    """Lines that are handed back: the first for its reason, those behind it because of the first."""
    return tuple([left_line(line, None if number else why, person) for number, line in enumerate(lines)])


def closed_before(change: Change, line: str, spoken: Step | None) -> Refused | None:
    """Why a line comes too late, if the action before it has closed its step by itself."""
    if spoken is None or not spoken.row.notation:
        return None
    refusal = too_late(change, line, spoken)
    return None if refusal is None else Refused(refusal)


def too_late(change: Change, line: str, spoken: Step) -> Refusal | None:
    """What would have been wrong with a line in its step, which the action before it has closed by itself."""
    before = before_step(change, spoken)
    (last,), rolls = read(spoken.row.notation or "", before), spoken.row.rolls
    return in_its_step(read(line, before)[0], LastAction(before, last, rolls), RecordedDice(rolls))


def before_step(change: Change, spoken: Step) -> GameState:
    """The state in which something was rolled, shown or handed over."""
    place = change.steps.index(spoken)
    return change.steps[place - 1].state if place else change.live.board
