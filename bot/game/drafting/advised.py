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
    """A position, whose turn it is there, the lines that lead to it, and whether nobody has been advised before."""

    state: GameState
    seat: Side
    lines: tuple[str, ...]
    unaided: bool


def advised_of(live: Live, person: int, side: Side | None) -> Advised:
    """Where his draft leads. Raises UserError where nobody is advised."""
    seat = teams.side_for(live, person, side)
    if live.row.setup.cup is not None:
        raise UserError("cup-alone")
    if not card(live).alone:
        raise UserError("advice-alone")
    if live.row.status != "running" or to_act(live.board) != seat:
        raise UserError("advice-not-now")
    stand = rehearse(live, seat).stand(person)
    if stand.last is not None or to_act(stand.state) != seat:
        # All that is left is to confirm it.
        raise UserError("advice-planned")
    drafted = live.drafts.get((person, seat))
    lines = () if drafted is None else drafted.lines
    return Advised(stand.state, seat, lines, live.row.memo.unaided)
