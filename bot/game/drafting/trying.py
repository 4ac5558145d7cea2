"""Prepared lines tried on a private copy of the game, where nothing may be rolled, shown or handed over.

What such a line would bring is decided already (the seed, the order of the deck): to try it would be to look.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NoReturn

from bot.errors import Refused, Told, UserError, told
from bot.game.side import teams
from bot.game.side.crews import ordered_by, phase, to_come
from bot.game.table.live import Live
from bot.game.values import OpenStep
from engine import Action, EngineError, GameState, Side, apply, decision, legal_actions, project, to_act
from engine.actions import END
from engine.dice import Dice, Roll
from engine.events import unveils
from engine.frames import Battles, DealCards, MoveUnits, OrderUnits, Play
from engine.lines import closes_first, read
from engine.play import why_not
from engine.state import Turn

#: Lines that are prepared even if they roll or end the turn by themselves (targets, the last move, a card that orders
#: nobody): to play a card, to choose or to move is never to confirm. All others are pressed to see what they bring.
PREPARED = ("play", "order", "move", "choose")
_STEPS = (OrderUnits, MoveUnits, Battles)


class ChanceSpeaks(Exception):
    """The line would roll, reveal or hand over."""


class NoDice:
    """Chance that may not be asked."""

    def __init__(self) -> None:
        self.rolls: list[Roll] = []

    def roll(self, number: int) -> NoReturn:
        raise ChanceSpeaks

    def pick(self, number: int) -> NoReturn:
        raise ChanceSpeaks

    def shuffle(self, items: object) -> NoReturn:
        raise ChanceSpeaks


def unrevealed(state: GameState, action: Action, dice: Dice) -> GameState:
    """The state after a legal action; raises ChanceSpeaks if that would show what is hidden, be it without a roll."""
    after, events, _ = apply(state, action, dice)
    if any(unveils(event) for event in events):
        raise ChanceSpeaks
    return after


@dataclass(frozen=True, slots=True)
class Tried:
    """A draft as it stands on the private copy."""

    state: GameState
    #: For each line, what is wrong with it.
    whys: tuple[Told | None, ...]
    #: The single actions of the sound lines.
    actions: tuple[Action, ...]
    #: Prepared in the other side's turn.
    ahead: bool
    #: The last line rolls, reveals or ends the turn: it is kept untried, and nothing can follow it.
    last: str | None = None


def base(live: Live, side: Side) -> tuple[GameState, bool]:
    """The state a draft of a side starts from: now, or the beginning of its next turn as far as one can tell."""
    state = live.board
    if state.turn.side == side or state.winner is not None:
        return state, False
    draft = state.draft()
    draft.pending = [DealCards(side) if state.battle.overlord else Play(side)]
    draft.turn = Turn(state.turn.number + 1, side)
    draft.deeds = {}
    draft.legal = None
    return draft.freeze(), True


def next_card(live: Live, side: Side) -> GameState:
    """The state in which a side plays its next card, as far as one can tell: now, or after this turn."""
    state = live.board
    if state.turn.side == side and isinstance(state.pending[-1], (DealCards, Play)):
        return state
    draft = state.draft()
    draft.pending = [DealCards(side) if state.battle.overlord else Play(side)]
    draft.legal = None
    return draft.freeze()


def attempt(live: Live, person: int, side: Side, lines: Sequence[str]) -> Tried:
    """Try lines one after the other; those that fail are passed over."""
    state, ahead = base(live, side)
    whys: list[Told | None] = []
    actions: list[Action] = []
    last: str | None = None
    for line in lines:
        if last is not None:
            whys.append(Told("needs-confirm", {"line": last}, "user"))
            continue
        try:
            done, state = line_on(live, state, person, side, line)
            actions += done
            whys.append(None)
        except ChanceSpeaks:
            if line.split()[0].lower() in PREPARED:
                last = line
                whys.append(None)
            else:
                whys.append(Told("needs-confirm", {"line": line}, "user"))
        except (UserError, EngineError) as error:
            whys.append(told(error, game=live.row.id))
    return Tried(state, tuple(whys), tuple(actions), ahead, last)


def line_on(
    live: Live, state: GameState, person: int, side: Side, line: str
) -> tuple[list[Action], GameState]:
    """One line on the private copy. Raises ChanceSpeaks, UserError or EngineError."""
    done: list[Action] = []
    actions = read(line, state)
    for number, action in enumerate(actions, 1):
        while why_not(state, action) is not None and closes_first(state, action):
            done.append(END)
            state = _action_on(live, state, person, side, END)
        done.append(action)
        try:
            state = _action_on(live, state, person, side, action)
        except ChanceSpeaks:
            if number < len(actions):
                # Orders roll nothing: with this unit the turn has ended by itself.
                raise UserError("turn-over") from None
            raise
    return done, state


def _action_on(live: Live, state: GameState, person: int, side: Side, action: Action) -> GameState:
    if to_act(state) != side:
        raise UserError("not-your-turn", side=to_act(state), persons=list(live.row.face.get("awaited", ())))
    teams.check(live, state, person, side, action, ordered_by(live.row.memo, state.turn.number))
    refusal = why_not(state, action)
    if refusal is not None:
        raise Refused(refusal)
    after = apply(state, action, NoDice()).state
    if after.undo_floor > state.undo_floor or to_act(after) != side:
        raise ChanceSpeaks
    return after


def steps_left(live: Live, state: GameState, person: int, side: Side) -> tuple[tuple[OpenStep, ...], bool]:
    """The steps of the card that `end` still closes, one after the other, and whether the turn ends with the last.

    What follows the orders is asked when they are given.
    """
    found: list[OpenStep] = []
    cards = to_come(state)
    while isinstance(state.pending[-1], _STEPS) and state.pending[-1].owner == side:
        found.append(OpenStep(decision(state), allowed(live, state, person, side)))
        orders = isinstance(state.pending[-1], OrderUnits)
        try:
            state = _action_on(live, state, person, side, END)
        except ChanceSpeaks:
            return tuple(found), True
        except UserError:
            break
        if orders or to_come(state) != cards:
            break
    return tuple(found), False


def asks(live: Live, side: Side) -> bool:
    """Whether a side is asked something in the other one's turn; that has nothing to do with the plan for its own."""
    state = live.board
    return live.row.status == "running" and to_act(state) == side != state.turn.side


def answers(live: Live, person: int, side: Side) -> tuple[str, ...]:
    """What a person may answer to the question his side is asked; nothing where none is, or where it is not his."""
    if not asks(live, side):
        return ()
    if not teams.is_team(live.seats, side):
        return live.view(side).legal
    return allowed(live, live.board, person, side)


def allowed(live: Live, state: GameState, person: int, side: Side) -> tuple[str, ...]:
    """What a person may do next in this state: in a team, what is his to do."""
    found, crew = project(state, side).legal, teams.crew(live, side)
    if not found or not crew.several:
        return found
    if phase(crew, state, live.row.memo) == "act":
        # The card is for several: it is confirmed first, then each drafts his own part.
        return ()
    ordered = ordered_by(live.row.memo, state.turn.number)
    mine = []
    for line, action in zip(found, legal_actions(state), strict=True):
        try:
            teams.check(live, state, person, side, action, ordered)
        except UserError:
            continue
        mine.append(line)
    return tuple(mine)
