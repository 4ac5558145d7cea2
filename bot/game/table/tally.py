"""What a change of a battle counts for: whose turns were in time, how long battles wait and how they end.

Only where somebody waits: practice and battles against computers alone count for nothing. What is counted is stored
with the change itself, so a crash neither loses nor doubles it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from bot.facts.clocknews import Overdue, PlayedFor
from bot.facts.computers import humans
from bot.facts.measures import BEGUN, ENDED, SECONDS, TURNS, WAITS, hours_of
from bot.facts.memo import TurnTally
from bot.facts.news import TeamLate
from bot.facts.pace import name_of
from bot.facts.public import Facts
from bot.game.table.live import Change


class Counted(NamedTuple):
    """What is to be added: whether a turn of somebody was in time, and sums for battles of a pace."""

    marks: Mapping[int, bool]
    pace: str = ""
    sums: Mapping[str, float] = {}


_NOTHING = Counted({})
#: What tells of somebody that his time is up.
_LATE = (PlayedFor, TeamLate, Overdue)


def counted(change: Change) -> Counted:
    """What a change counts for; what is known of the turn under way stands in its memo afterwards."""
    row, facts = change.live.row, change.facts
    begins = row.status == "open" and change.row.status == "running"
    if not (begins or row.status == "running") or _goes_on(change) or not _somebody_waits(change):
        return _NOTHING
    tally = TurnTally() if begins else _known(change)
    late = () if begins else _late(change, tally)
    if late:
        tally = tally._replace(late=(*tally.late, *late))
    # Without a clock nobody is late, nor in time.
    marks = {} if row.setup.pace is None else dict.fromkeys(late, False)
    sums = _of_battle(change, begins=begins)
    if not begins and _ends_turn(change) and row.facts.turn > tally.counted:
        if tally.awaited:
            took = max(0.0, change.now - tally.began)
            sums |= {TURNS: 1, SECONDS: took, hours_of(took): 1}
            if row.setup.pace is not None:
                marks |= {person: True for person in tally.awaited if person not in tally.late}
        tally = tally._replace(counted=row.facts.turn)
    if facts.turn != tally.turn:
        tally = TurnTally(facts.turn, change.now, counted=tally.counted)
    now = () if facts.to_act != facts.active else humans(facts.awaited)
    tally = tally._replace(awaited=tuple(dict.fromkeys([*tally.awaited, *now])))
    if tally != change.memo.tally:
        change.memo = change.memo._replace(tally=tally)
    return Counted(marks, name_of(row.setup.pace) or "other", sums)


def _goes_on(change: Change) -> bool:
    """Whether the turn goes on for whoever was awaited in it before, and nobody is late: so it is at most presses."""
    before, now = change.live.row.facts, change.facts
    same = (before.turn, before.to_act, before.awaited) == (now.turn, now.to_act, now.awaited)
    return (
        same
        and change.row.status == "running"
        and change.memo.tally.turn == now.turn
        and not any(isinstance(news, _LATE) for news in change.said)
    )


def _somebody_waits(change: Change) -> bool:
    """Whether there is more than one person at the table."""
    people = {seat.person for seat in change.now_seated if seat.person is not None and not seat.invited}
    return not change.live.row.setup.practice and len(humans(people)) > 1


def _known(change: Change) -> TurnTally:
    """What is known of the turn that was under way; of games from before, and after moderators, that it ran."""
    facts, tally = change.live.row.facts, change.live.row.memo.tally
    if tally.turn == facts.turn:
        return tally
    began = change.now if facts.clock is None else facts.clock.since
    return TurnTally(facts.turn, began, _awaited(facts), counted=tally.counted)


def _awaited(facts: Facts) -> tuple[int, ...]:
    return humans(facts.awaited) if facts.to_act == facts.active else ()


def _late(change: Change, tally: TurnTally) -> tuple[int, ...]:
    """Whose time is up with this change: of a team whoever was awaited, and once in a turn."""
    if tally.turn <= tally.counted:
        return ()
    persons: list[int] = []
    for news in change.said:
        match news:
            case PlayedFor() | TeamLate():
                persons += news.persons
            case Overdue():
                persons += _awaited(change.live.row.facts)
            case _:
                pass
    return tuple([one for one in dict.fromkeys(humans(persons)) if one not in tally.late])


def _ends_turn(change: Change) -> bool:
    """Whether a turn was played to its end: given up or called off is not that."""
    if change.facts.turn > change.live.row.facts.turn:
        return True
    return change.row.status == "over" and bool(change.steps) and change.steps[-1].row.kind == "action"


def _of_battle(change: Change, *, begins: bool) -> dict[str, float]:
    """That a battle begins or ends, and that it comes to wait for somebody."""
    before, after = change.live.row.facts, change.facts
    sums: dict[str, float] = {BEGUN: 1} if begins else {}
    if change.row.status in ("over", "cancelled") and change.row.ending is not None:
        return {ENDED + change.row.ending: 1}
    known = () if after.turn != before.turn else before.awaited
    if set(humans(after.awaited)) - set(known):
        sums[WAITS] = 1
    return sums
