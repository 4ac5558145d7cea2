"""Why a line is not possible: what the board has against it, whatever moment it is; else what must come first."""

from __future__ import annotations

import re
from contextlib import suppress
from typing import Final, NamedTuple

from bot.errors import Refused, Told, UserError, off_board, told
from bot.game.drafting import editing
from bot.game.drafting.alone import late, line_on
from bot.game.drafting.rehearse import rehearse
from bot.game.drafting.written import HEX, as_notation
from bot.game.side import teams
from bot.game.side.crews import ordered_by
from bot.game.table.live import Live
from engine import EngineError, GameState, Side, actor, parse, to_act, whatif
from engine.actions import Action, Attack, Choose, Clear, MoveUnit, OrderUnit
from engine.errors import Refusal
from engine.frames import OrderUnits
from engine.lines import read
from engine.notation import ActionView, described
from engine.outlook import foreseen
from engine.play import why_not
from engine.view import shown

#: What a unit of one's own does, and the board may allow at another moment.
_OF_UNITS: Final = (OrderUnit, MoveUnit, Attack, Clear)
_HEX: Final = re.compile(HEX)
#: Two hexes and nothing else: in a text they may be units, but nobody asks so why a unit has no order.
_PAIR: Final = re.compile(rf"({HEX})\s+({HEX})")


class Why(NamedTuple):
    """What is wrong with a line."""

    told: Told
    #: The board has nothing against it, it is only not the moment.
    later: bool = False


def why(live: Live, person: int, line: str, wanted: Side | None) -> Why | ActionView | None:
    """Why a line cannot be played now, after the draft; None: it can. An attack that can is told with its dice."""
    try:
        seat = teams.side_for(live, person, wanted)
        line = _one(line)
        _on_this_board(line, live.board)
        state = live.board
        seat = _its_side(live, person, line, seat)
        if to_act(state) == seat == state.turn.side and not teams.together(live, seat):
            stand = rehearse(live, seat).stand(person)
            state = stand.state
            closed = late(live, state, stand.last, line) if stand.last is not None else None
            if closed is not None:
                # His last line ends the turn by itself: what would be wrong after it is the reason.
                raise closed
        action = (read(line, state) or [parse(line, state.battle.board)])[0]
    except (UserError, EngineError) as error:
        return Why(told(error, game=live.row.id))
    first = _now(live, state, person, seat, line, action)
    if first is None:
        if not isinstance(action, Attack | Choose) or teams.together(live, seat):
            return None
        found = foreseen(state, [shown(action, state.battle.board)])[0]
        return found if found.made_of is not None else None
    refusal = whatif.never_mind_when(state, seat, action) if to_act(state) is not None else None
    if refusal is not None:
        return Why(told(Refused(refusal), game=live.row.id))
    return Why(
        told(first, game=live.row.id), later=to_act(state) is not None and isinstance(action, _OF_UNITS)
    )


def _its_side(live: Live, person: int, line: str, seat: Side) -> Side:
    """Whoever plays both sides asks for that of the unit he names."""
    state = live.board
    unit = state.units.get(state.battle.board.by_name.get(described(line).unit, -1))
    mine = teams.sides_of(live.seats, person)
    return unit.side if unit is not None and len(mine) > 1 and unit.side in mine else seat


def _now(
    live: Live, state: GameState, person: int, seat: Side, line: str, action: Action
) -> UserError | EngineError | None:
    """What keeps a line from being played at this moment."""
    try:
        if teams.together(live, seat):
            editing.try_lines(live, seat, person, editing.split(line))
            return None
        if seat not in (to_act(state), actor(state, action)):
            both = len(teams.sides_of(live.seats, person)) > 1
            raise UserError(
                "not-that-sides-turn" if both else "not-your-turn",
                side=seat if both else to_act(state),
                persons=list(live.row.facts.awaited),
            )
        refusal = why_not(state, action)
        if refusal is not None:
            raise Refused(_no_order(state, action) or refusal)
        teams.check(live, state, person, seat, action, ordered_by(live.row.memo, state.turn.number))
        if len(read(line, state)) > 1:
            # Each unit after the first may be the one too many.
            with suppress(whatif.ChanceSpeaks):
                line_on(live, state, person, seat, line)
    except (UserError, EngineError) as error:
        return error
    return None


def _no_order(state: GameState, action: Action) -> Refusal | None:
    """Why the unit of a move cannot get the order it needs first."""
    top = state.pending[-1]
    match action:
        case MoveUnit((h, *_)) | Attack(h) | Clear(h) if isinstance(top, OrderUnits):
            ordered = any(deed.at == h for deed in state.deeds.values())
            return None if ordered else why_not(state, OrderUnit(h))
        case _:
            return None


def _one(said: str) -> str:
    """The line of notation that is asked about; of several nothing is said, and reading it complains."""
    pair = _PAIR.fullmatch(said.strip())
    lines = as_notation(said) if pair is None else (f"move {pair[1]}-{pair[2]}",)
    return lines[0] if len(lines) == 1 else said


def _on_this_board(line: str, state: GameState) -> None:
    """Raises UserError for a hex that the board has not."""
    known = state.battle.board.by_name
    for name in described(line).hexes:
        if _HEX.fullmatch(name) and name not in known:
            raise off_board(name, known)
