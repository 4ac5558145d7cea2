"""What one press has confirmed is a draft again once it is taken back: all of it, as it was before."""

from __future__ import annotations

from collections.abc import Sequence

from bot.game.drafting.alone import prepared
from bot.game.side import teams
from bot.game.table.desk import Desk
from bot.game.table.live import Live
from bot.store import interactions
from bot.store.log import LogRow
from bot.store.seats import DraftRow
from engine import GameState, decision
from engine.actions import END


async def begun(desk: Desk, live: Live, rows: Sequence[LogRow], target: int) -> tuple[int, DraftRow | None]:
    """Where the press began whose last action follows this revision, and the draft that it carried out: whoever takes
    [Confirm and attack] back has his orders before him as they were.

    What chance has spoken to is no draft any more, but for the line that was drafted last and let it speak; and of
    several each has his own.
    """
    place = next(place for place, row in enumerate(rows) if row.revision == target)
    last = rows[place - 1]
    if last.side is None or last.person is None or teams.crew(live, last.side).several:
        return target, None
    async with desk.store.read() as conn:
        made = await interactions.that_made(conn, live.row.id, last.revision)
    kept = await desk.states_at(live, (rows[place].revision, last.revision))
    before, after = kept[rows[place].revision], kept[last.revision]
    if made is None or before is None or after is None:
        return target, None
    drafted = [last] if after.undo_floor < last.ply or _was_prepared(before, last) else []
    for row in rows[place:-1]:
        if row.revision < made.first or row.ply <= before.undo_floor or row.person != last.person:
            break
        drafted.append(row)
        place += 1
    if last.notation == END.verb:
        drafted = await _without_button(desk, live, rows, drafted)
    elif drafted and drafted[0] is not last:
        drafted = _without_closed(drafted)
    lines = tuple([row.notation for row in reversed(drafted) if row.notation is not None])
    draft = DraftRow(last.person, last.side, live.row.revision + 1, lines) if lines else None
    return rows[place].revision, draft


def _was_prepared(before: GameState, last: LogRow) -> bool:
    """Whether it waited for its confirmation as the last line of a draft."""
    mine = before.turn.side == last.side and last.notation is not None
    return mine and prepared(before, last.notation or "")


async def _without_button(
    desk: Desk, live: Live, rows: Sequence[LogRow], drafted: Sequence[LogRow]
) -> list[LogRow]:
    """The rows of a draft, the newest first, without the ends that the button said which confirmed it; an end of the
    orders is [Done ordering], which is drafted."""
    left = list(drafted)
    while left and left[0].notation == END.verb:
        state = await desk.state_at(live, rows[rows.index(left[0]) + 1].revision)
        if state is None or decision(state) == "order":
            break
        left.pop(0)
    return left


def _without_closed(drafted: Sequence[LogRow]) -> list[LogRow]:
    """The same without the ends by which an attack has closed several steps before it; a single one may be [Done
    ordering] of units that cannot move."""
    ends = next((n for n, row in enumerate(drafted) if row.notation != END.verb), len(drafted))
    return list(drafted[ends:] if ends > 1 else drafted)
