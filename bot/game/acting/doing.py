"""One action of a game, of whoever carries out lines or drafts, and what can be said of it afterwards."""

from __future__ import annotations

from bot.facts.clock import Question
from bot.facts.memo import Orders
from bot.game.reactions import standing
from bot.game.reactions.standing import Draw
from bot.game.side import teams
from bot.game.side.crews import ordered_by
from bot.game.table.live import Change, Step
from engine import Action, GameState, Side
from engine.actions import OrderUnit
from engine.dice import RecordedDice
from engine.errors import Refusal
from engine.hindsight import Done, in_its_step
from engine.lines import read


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


def too_late(change: Change, line: str, spoken: Step) -> Refusal | None:
    """What would have been wrong with a line in its step, which the action before it has closed by itself."""
    before = before_step(change, spoken)
    (last,), rolls = read(spoken.row.notation or "", before), spoken.row.rolls
    return in_its_step(read(line, before)[0], Done(before, last, rolls), RecordedDice(rolls))


def before_step(change: Change, spoken: Step) -> GameState:
    """The state in which something was rolled, shown or handed over."""
    place = change.steps.index(spoken)
    return change.steps[place - 1].state if place else change.live.board
