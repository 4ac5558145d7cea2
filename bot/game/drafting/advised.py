"""The position that somebody may be advised on: where his draft leads, against computers or by himself."""

from __future__ import annotations

from typing import NamedTuple

from bot.errors import UserError
from bot.game.drafting.rehearse import rehearse
from bot.game.reading.gamecards import card
from bot.game.side import teams
from bot.game.table.live import Live
from engine import GameState, Side, to_act


class Advised(NamedTuple):
    """A position, whose turn it is there, the lines drafted, and whether nobody has been advised before."""

    state: GameState
    seat: Side
    lines: tuple[str, ...]
    #: They are all there is to do until they are carried out: it is the position before them.
    planned: bool
    unaided: bool


def advised_of(live: Live, person: int, side: Side | None) -> Advised:
    """Where his draft leads, or began if nothing can follow it. Raises UserError where nobody is advised."""
    seat = teams.side_for(live, person, side)
    if live.row.setup.cup is not None:
        raise UserError("cup-alone")
    if not card(live).alone:
        raise UserError("advice-alone")
    if live.row.status != "running" or to_act(live.board) != seat:
        raise UserError("advice-not-now")
    rehearsal = rehearse(live, seat)
    stand = rehearsal.stand(person)
    drafted = live.drafts.get((person, seat))
    lines = () if drafted is None else drafted.lines
    planned = stand.last is not None or to_act(stand.state) != seat
    if planned and (rehearsal.several or not lines):
        # Of several each has planned his part, and no more than that could be weighed.
        raise UserError("advice-planned")
    return Advised(live.board if planned else stand.state, seat, lines, planned, live.row.memo.unaided)
