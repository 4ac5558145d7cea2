"""How a battle stood at the end of each of its turns, as one viewer may know it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from bot.game.reading.looks import viewer_for
from bot.game.reading.records import all_rows, kept, record_of
from engine import project
from engine.record import replay

if TYPE_CHECKING:
    from bot.game.table.desk import Desk
    from engine import GameState, PlayerView, Side
    from engine.record import Record


async def past_view(
    desk: Desk, game: int, revision: int, person: int | None, side: Side | None
) -> PlayerView:
    """The board after a revision that still counts, from somebody's eyes: when a battle is over everybody's are open.

    Of a battle that ended long ago only the log is kept; it is played again up to there.
    """
    live = await desk.load(game)
    over = live.row.status == "over"
    viewer = "referee" if over else viewer_for(live, person, side)
    state = await desk.state_at(live, revision)
    if state is None:
        rows = await all_rows(desk.store, live)
        ply = next(row.ply for row in kept(rows) if row.revision <= revision)
        state = await asyncio.to_thread(_at, record_of(live, rows, live.board), ply)
    return project(state, viewer)


def _at(record: Record, ply: int) -> GameState:
    """The last state of a record at that ply: what was taken back was before it."""
    found = [state for state, _ in replay(record) if state.ply == ply]
    return found[-1]
