"""How a battle stood before: at the end of each of its turns, after each of its actions, as one viewer may know it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, NamedTuple

from bot.game.reading.looks import line_of, viewer_for
from bot.game.reading.records import all_rows, kept, put_away, record_of, recorded
from engine import project
from engine.record import replay

if TYPE_CHECKING:
    from collections.abc import Container, Iterator, Sequence

    from bot.game.reading.records import Export
    from bot.game.table.desk import Desk
    from bot.game.table.live import Live
    from bot.game.values import LogLine
    from bot.store.log import LogRow
    from engine import GameState, PlayerView, Side, Viewer
    from engine.record import Record


async def past_view(
    desk: Desk, live: Live, revision: int, person: int | None, side: Side | None
) -> PlayerView:
    """The board after a revision that still counts, from somebody's eyes: when a battle is over everybody's are open.

    Of a battle that ended long ago only the log is kept; it is played again up to there.
    """
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


class Whole(NamedTuple):
    """A battle from its first to its last action."""

    #: Each line of the log with the view after it; played again while it is read, in whatever thread that is.
    steps: Iterator[tuple[LogLine, PlayerView]]
    #: The record to check, of a battle that is over.
    record: Export | None


async def whole_of(desk: Desk, live: Live, person: int | None, side: Side | None) -> Whole:
    """Everything that happened as a person may know it, with what was taken back once it had been told. Raises
    UserError."""
    over = live.row.status == "over"
    viewer = "referee" if over else viewer_for(live, person, side)
    last = live.view(viewer)
    rows = await all_rows(desk.store, live)
    record = await recorded(live, rows) if over else None
    gone = await put_away(desk, live, rows, viewer)
    return Whole(_steps(record_of(live, rows, live.board), rows, viewer, last, gone), record)


def _steps(
    record: Record, rows: Sequence[LogRow], viewer: Viewer, last: PlayerView, gone: Container[int]
) -> Iterator[tuple[LogLine, PlayerView]]:
    """One state is held at a time, and what the engine needs to take back."""
    present = {row.revision for row in kept(list(rows))}
    views = (project(state, viewer) for state, _ in replay(record))
    view = last
    for row in rows:
        if row.kind == "end":
            # It changes nothing on the board.
            view = last
        elif row.kind == "start" or row.side is not None:
            view = next(views)
        if row.revision not in gone:
            yield line_of(row, viewer, undone=row.kind == "action" and row.revision not in present), view
