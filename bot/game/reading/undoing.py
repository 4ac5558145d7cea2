"""Where one's own last action would be taken back to."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from bot.errors import UserError
from bot.game.reading.records import counting, kept
from bot.game.side import teams
from bot.game.table.live import Live
from bot.game.table.results import is_unaided
from bot.store import Database, log
from bot.store.log import LogRow
from engine import Side, to_act


async def undoable(store: Database, live: Live, person: int, side: Side | None) -> int:
    """The revision to which /play undo would go back. Raises UserError where there is nothing to take back."""
    sides = sides_meant(live, person, teams.side_for(live, person, side))
    if live.recent.known is not None:
        try:
            return target_of(await counting(store, live), sides, None)
        except UserError:
            # Nothing of these turns: it may lie before them.
            pass
    return target_of(await whole_line(store, live), sides, None)


async def undoes_alone(store: Database, live: Live, person: int, side: Side | None) -> bool:
    """Whether what he did last is his own to take back: nobody has to agree, and nothing of others goes with it."""
    whose = teams.side_for(live, person, side)
    rows = await counting(store, live)
    try:
        target = target_of(rows, (whose,), None)
        check_mine(live, rows, whose, person, target)
        check_price(live, rows, target, own=True, person=person)
    except UserError:
        return False
    return is_own(live, rows, whose, target)


async def whole_line(store: Database, live: Live) -> list[LogRow]:
    """All that counts in the log of a game, the newest first."""
    async with store.read() as conn:
        return kept(await log.between(conn, live.row.id, 1, live.row.revision))


def sides_meant(live: Live, person: int, side: Side) -> tuple[Side, ...]:
    """The sides of which the last action is meant: whoever plays both has done that of either."""
    mine = teams.sides_of(live.seats, person)
    return mine if len(mine) > 1 else (side,)


def target_of(rows: Sequence[LogRow], sides: tuple[Side, ...], to: int | None) -> int:
    """The revision to go back to. Raises UserError."""
    if to is not None:
        if to not in [row.revision for row in rows[1:]]:
            raise UserError("nothing-to-undo")
        return to
    # Not the row's own parent: that may be an undo, which the line of play leads around.
    for row, before in pairwise(rows):
        if row.kind == "action" and row.actor == "person" and row.side in sides:
            return before.revision
    raise UserError("nothing-to-undo")


def check_mine(live: Live, rows: Sequence[LogRow], side: Side, person: int, target: int) -> None:
    """In a team everybody takes back his own actions only, the commander those of all. Raises UserError."""
    crew = teams.crew(live, side)
    if not crew.several or person == crew.commander:
        return
    for row in rows:
        if row.revision == target:
            return
        if row.side == side and row.actor == "person" and row.person != person:
            raise UserError("only-commander", side=side)


def _taken(rows: Sequence[LogRow], target: int) -> list[LogRow]:
    """What goes when somebody goes back to a revision, the newest first."""
    return [row for row in rows if row.revision > target]


def is_own(live: Live, rows: Sequence[LogRow], side: Side, target: int) -> bool:
    """Whether only own actions are taken back, and nothing was rolled or shown since."""
    taken = _taken(rows, target)
    mine = all(row.actor == "person" and row.side == side for row in taken)
    ply = taken[-1].ply - 1 if taken else 0
    return mine and live.board.undo_floor <= ply and to_act(live.board) == side


def check_price(live: Live, rows: Sequence[LogRow], target: int, *, own: bool, person: int) -> None:
    """What goes with a tap on something that looks harmless is asked about first. Raises UserError."""
    if any(row.actor == "person" and row.person != person for row in _taken(rows, target)):
        raise UserError("takes-others")
    if not own and is_unaided(live.row):
        raise UserError("costs-rating")
    # What a computer was only asked within the turn that goes on is no turn of its own.
    within = any((row.revision, row.turn) == (target, live.board.turn.number) for row in rows)
    if not within and any(row.actor == "computer" for row in _taken(rows, target)):
        raise UserError("costs-turn")
