"""Lines of notation for one side, before and after chance has spoken.

Until something is rolled, shown or handed over, lines are done all or not at all. After that nothing can be taken
back: a line that has become impossible, and those behind it, are handed back to whoever wrote them.
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
from bot.game.table.live import Change
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
    ask: Clock | None = None
    first = change.revision
    floor = change.state.undo_floor if change.state is not None else 0
    for number, line in enumerate(lines):
        assert change.state is not None
        spoken = change.revision > first and change.state.undo_floor > floor
        why = _waits(change.state, ask, side) if spoken else None
        if why is None:
            before, known = len(change.steps), change.state
            try:
                ask = _play_line(change, line, side, person, draw)
                continue
            except (UserError, EngineError) as error:
                if not spoken or isinstance(error, EngineFault):
                    raise
                # What chance has said stands: to refuse everything now would be a look at the dice for nothing.
                del change.steps[before:]
                change.state, why = known, told(error)
        return ask, (LineLeft(line, why), *(LineLeft(rest, None) for rest in lines[number + 1 :]))
    return ask, ()


def _waits(state: GameState, ask: Clock | None, side: Side) -> Told | None:
    """Why nothing can follow: the battle is over, the turn has ended, or the other side must answer first."""
    if to_act(state) == side and ask is None:
        return None
    return Told("not-your-turn", {"side": to_act(state)}, "user")


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
    if to_act(state) != side:
        raise UserError("not-your-turn", side=to_act(state))
    teams.check(change.live, state, person, side, action, ordered_by(change.now_memo, state.turn.number))
    refusal = why_not(state, action)
    if refusal is not None:
        raise Refused(refusal)
    change.act(action, side, "person", person)
    note_order(change, state, action, person)
    return standing.answer(change, draw)
