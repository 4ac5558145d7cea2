"""Lines of notation for one side, before and after chance has spoken.

Until something is rolled, shown or handed over, lines are done all or not at all. After that nothing can be taken
back: a line that has become impossible, and those behind it, are handed back to whoever wrote them. That a turn ends
by itself is certain beforehand, if no dice are rolled: what comes behind it is wrong, but for an `end`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from bot.errors import Refused, Told, UserError, told
from bot.game.acting.carrying import note_order
from bot.game.reactions import standing
from bot.game.reactions.standing import Draw
from bot.game.side import teams
from bot.game.side.crews import ordered_by
from bot.game.table.live import Change, Step
from bot.game.table.ticking import Clock
from bot.game.values import LineLeft
from engine import Action, EngineError, EngineFault, GameState, Side, to_act
from engine.actions import END
from engine.lines import closes_first, read
from engine.play import why_not

MOST_LINES = 60
_LONGEST = 4_000


def split(source: str) -> tuple[str, ...]:
    """The lines of a text: one each, or several with semicolons. Raises UserError."""
    found = tuple(line.strip() for line in re.split(r"[;\n]", source[: _LONGEST + 1]) if line.strip())
    if len(source) > _LONGEST or len(found) > MOST_LINES:
        raise UserError("draft-too-long", most=MOST_LINES)
    if not found:
        raise UserError("notation", text="", expected="play attack-center; order E4 F4; move E4-E5")
    return found


def play(
    change: Change, lines: Sequence[str], side: Side, person: int, draw: Draw
) -> tuple[Clock | None, tuple[LineLeft, ...]]:
    """Play lines, and answer for the other side in between. Raises UserError or EngineError."""
    assert change.state is not None
    ask: Clock | None = None
    floor = change.state.undo_floor
    _check_readable(change.state, lines)
    for number, line in enumerate(lines):
        spoken = _spoken(change, floor)
        why = _waits(change, ask, side) if spoken is not None else None
        if why is None:
            before, known = len(change.steps), change.state
            try:
                ask = _play_line(change, line, side, person, draw)
                continue
            except (UserError, EngineError) as error:
                if isinstance(error, EngineFault):
                    raise
                if spoken is None:
                    raise _wrong(lines, line, error) from None
                # What chance has said stands: to refuse everything now would be a look at the dice for nothing.
                del change.steps[before:]
                change.state, why = known, told(error)
        return ask, _left(change, lines[number:], why, spoken)
    return ask, ()


def _check_readable(state: GameState, lines: Sequence[str]) -> None:
    """Whatever chance says, a line that cannot be read is wrong."""
    for line in lines:
        try:
            read(line, state)
        except EngineError as error:
            raise _wrong(lines, line, error) from None


def _wrong(lines: Sequence[str], line: str, error: Exception) -> Exception:
    """A line that refuses all of them; of several it is named."""
    return error if len(lines) == 1 else UserError("line-wrong", line=line, why=told(error))


def _spoken(change: Change, floor: int) -> Step | None:
    """The step with which something was rolled, shown or handed over."""
    return next((step for step in change.steps if step.state.undo_floor > floor), None)


def _left(change: Change, rest: Sequence[str], why: Told | None, spoken: Step | None) -> tuple[LineLeft, ...]:
    """The lines that are handed back. Raises UserError if it was certain beforehand that one comes too late."""
    others = [line for line in rest if line.lower() != "end"]
    if _is_over(change):
        if not others:
            # The turn has ended by itself: that is what they are for.
            return ()
        if spoken is not None and _ends_for_certain(change, spoken):
            raise UserError("line-wrong", line=others[0], why=why)
    return LineLeft(rest[0], why), *(LineLeft(line, None) for line in rest[1:])


def _is_over(change: Change) -> bool:
    state = change.state
    assert state is not None
    return state.winner is not None or state.turn.number != change.live.board.turn.number


def _ends_for_certain(change: Change, spoken: Step) -> bool:
    """Whether nothing has spoken but the end of the turn: no dice, no hidden marker; a card drawn decides nothing."""
    place = change.steps.index(spoken)
    before = change.steps[place - 1].state if place else change.live.board
    ends = spoken.state.turn.number != before.turn.number
    rolled = any(what != "shuffle" for what, _ in spoken.row.rolls)
    return ends and not rolled and _markers(spoken.state) == _markers(before)


def _markers(state: GameState) -> list[object]:
    return [spot.markers for spot in state.ground.spots]


def _waits(change: Change, ask: Clock | None, side: Side) -> Told | None:
    """Why nothing can follow: the battle is over, the turn has ended, or the other side must answer first."""
    state = change.state
    assert state is not None
    if state.winner is not None:
        return Told("already-over", {"game": change.live.row.id}, "user")
    if _is_over(change):
        return Told("turn-over", {}, "user")
    if to_act(state) != side or ask is not None:
        return Told("other-asked", {"side": to_act(state)}, "user")
    return None


def _play_line(change: Change, line: str, side: Side, person: int, draw: Draw) -> Clock | None:
    """One line: the steps it closes, its units one after the other."""
    state = change.state
    assert state is not None
    ask: Clock | None = None
    for action in read(line, state):
        # What is legal as it stands closes nothing (a combat card may be played in several steps).
        while why_not(state, action) is not None and closes_first(state, action):
            ask = _do(change, END, side, person, draw)
            state = change.state
            assert state is not None
        ask = _do(change, action, side, person, draw)
        state = change.state
        assert state is not None
    return ask


def _do(change: Change, action: Action, side: Side, person: int, draw: Draw) -> Clock | None:
    state = change.state
    assert state is not None
    why = _waits(change, None, side)
    if why is not None:
        raise UserError(why.key, **why.params)
    teams.check(change.live, state, person, side, action, ordered_by(change.now_memo, state.turn.number))
    refusal = why_not(state, action)
    if refusal is not None:
        raise Refused(refusal)
    change.act(action, side, "person", person)
    note_order(change, state, action, person)
    return standing.answer(change, draw)
