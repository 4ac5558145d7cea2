"""Seats that a computer keeps until somebody is back, and who says what is to become of them meanwhile."""

from __future__ import annotations

from bot.errors import UserError
from bot.facts.computers import humans
from bot.facts.public import Facts, Vacancy
from bot.game.side.crews import people_of
from bot.game.table.live import Change, Live
from engine import Side
from engine.types import OTHER, SIDES


def now(change: Change) -> tuple[Vacancy, ...]:
    """Those there are after a change; what was said of one holds as long as the same people say it."""
    if not change.memo.deputies:
        return ()
    found = []
    for side in SIDES:
        away = {one.person for one in change.memo.deputies if one.side == side and one.turn is None}
        rows = [row for row in change.now_seated if row.side == side and not row.invited]
        seated = humans([row.person for row in rows if row.person is not None])
        if not away.intersection(seated):
            continue
        asked = OTHER[side] if away.issuperset(seated) else side
        known = of(change.facts, side)
        found.append(known if known is not None and known.asked == asked else Vacancy(side, asked))
    return tuple(found)


def of(facts: Facts, side: Side) -> Vacancy | None:
    """The one of a side."""
    return next((one for one in facts.vacancies if one.side == side), None)


def is_judged(facts: Facts, side: Side) -> bool:
    """Whether it is being found out who would win, because nobody of this side is there."""
    known = of(facts, side)
    return known is not None and known.choice == "judge"


def check_chooser(live: Live, vacancy: Vacancy, person: int) -> None:
    """Whether somebody may say what is to be: the commander, or anybody there while he is away. Raises UserError."""
    seated = [row.person for row in live.seats if row.side == vacancy.asked and not row.invited]
    if person not in seated:
        raise UserError("not-yours-to-choose")
    crew = people_of(live.seats, live.row.memo, vacancy.asked, live.board.turn.number)
    away = {one.person for one in live.row.memo.deputies if one.turn is None}
    if person in away or (crew.several and crew.commander not in (person, *away)):
        raise UserError("only-commander", side=vacancy.asked)
