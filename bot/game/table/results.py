"""What is kept of a battle that has been decided, and whether it counts: the one place that knows.

Nothing counts that was not decided (called off, left unfinished, judged without a winner); nor practice, first battles
and what computers play among themselves. Whoever let a stand-in play his side to the end has not fought; but if
Veterans have judged that he had lost, he has. A battle against computers counts as long as nothing that was rolled or
shown has been taken back in it, and no advice was asked for: people would not let that pass, a computer does.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.facts.computers import humans, is_computer
from bot.facts.results import BattleResult, Fought, Uncounted
from bot.facts.seat import NOBODY, Seat
from bot.game.table.live import Change
from bot.store.games import GameRow
from engine.types import SIDES
from scenarios.leans import lean_of


def resulted(change: Change) -> BattleResult | None:
    """What a change that is about to be stored decides; who has sat down late stands in its memo afterwards."""
    _note_late(change)
    if change.live.row.status != "running" or change.row.status != "over":
        return None
    return result_of(change.after, change.now_seated)


def is_unaided(row: GameRow) -> bool:
    """Whether a battle that one side alone plays against computers counts so far: one tap may still spoil that."""
    return row.memo.unaided and not row.setup.practice and row.memo.lesson is None


def result_of(row: GameRow, seated: Sequence[Seat]) -> BattleResult | None:
    """What is kept of a game; None: it has not been decided."""
    if row.status != "over" or row.ending is None or row.ended_at is None:
        return None
    fought = tuple(
        [
            Fought(seat.side, seat.number, seat.person, _is_whole(row, seat.person))
            for seat in seated
            if seat.person is not None and not seat.invited
        ]
    )
    facts = row.facts
    return BattleResult(
        row.id,
        row.ended_at,
        row.server,
        row.scenario,
        row.battle if _is_changed(row) else lean_of(row.scenario, row.battle),
        row.winner,
        row.ending,
        _uncounted(row, fought),
        facts.turn,
        {side: facts.medals.get(side, 0) for side in SIDES},
        fought,
    )


def _is_changed(row: GameRow) -> bool:
    """Whether a campaign has changed the battle: then it leans otherwise than its file does."""
    return row.setup.campaign is not None and bool(row.setup.campaign.changes)


def _is_whole(row: GameRow, person: int) -> bool:
    """Whether somebody has played from the beginning, and himself at the end."""
    if person in row.memo.newcomers or person == NOBODY:
        return False
    # What he left behind was judged to be lost: that he was silent saves nobody.
    return row.ending == "judged" or not any(
        one.person == person and one.turn is None for one in row.memo.deputies
    )


def _uncounted(row: GameRow, fought: Sequence[Fought]) -> Uncounted:
    """Why a battle counts for nothing."""
    sides = [{one.person for one in fought if one.side == side} for side in SIDES]
    if row.memo.lesson is not None:
        return "lesson"
    if row.setup.practice or sides[0] & set(humans(sides[1])):
        return "practice"
    if not humans(sides[0] | sides[1]):
        return "watched"
    whole = [one for one in fought if one.whole]
    if any(not any(one.side == side for one in whole) for side in SIDES):
        return "stand-in"
    if all(is_computer(one.person) for one in whole):
        return "stand-in"
    if any(not humans(persons) for persons in sides) and not row.memo.unaided:
        return "helped"
    return ""


def _note_late(change: Change) -> None:
    """Who sits down in the middle of a battle has not fought it from its beginning."""
    if change.seats is None or change.live.row.status != "running":
        return
    before = {seat.person for seat in change.live.seats}
    late = [seat.person for seat in change.seats if seat.person is not None and seat.person not in before]
    if late:
        known = change.memo.newcomers
        change.memo = change.memo._replace(newcomers=tuple(dict.fromkeys([*known, *late])))
