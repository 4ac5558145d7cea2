"""What is to become of a battle whose other side has fallen silent, left to those who wait: said once."""

from __future__ import annotations

from bot.errors import UserError
from bot.facts.clocknews import Chosen
from bot.facts.public import Choice, Vacancy
from bot.game.acting import changing, settling
from bot.game.acting.playing import check_open
from bot.game.reading.gamecards import card_of
from bot.game.side import vacancies
from bot.game.table.desk import Desk
from bot.game.table.live import Change, Live
from bot.game.values import GameCard, Request
from bot.store.timers import TimerRow
from engine import Side


class Choosing:
    """Those who wait, and what they want."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def check(self, request: Request, choice: Choice, side: Side | None = None) -> GameCard:
        """Whether somebody may say so, before he is asked whether he means it. Raises UserError."""
        live = await self._desk.load(request.game)
        open_for(live, request, choice, side)
        return card_of(live.row, live.seats)

    async def choose(self, request: Request, choice: Choice, side: Side | None = None) -> GameCard:
        """Say what is to become of the seat of a side that a computer keeps. Raises UserError."""

        async def making(live: Live) -> Change:
            vacancy = open_for(live, request, choice, side)
            change = Change(live, self._desk.now())
            said = vacancy._replace(choice=choice, by=request.person, revision=live.row.revision)
            known = [said if one == vacancy else one for one in change.facts.vacancies]
            change.facts = change.facts._replace(vacancies=tuple(known))
            if choice == "judge":
                timer = TimerRow(live.row.id, "judge", vacancy.side, settling.AT_ONCE, change.now)
                change.timers = (*[one for one in live.timers if one.kind != "judge"], timer)
            change.say(Chosen(vacancy.side, choice, request.person))
            return change

        live = (await changing.make(self._desk, request, making)).live
        return card_of(live.row, live.seats)


def open_for(live: Live, request: Request, choice: Choice, side: Side | None = None) -> Vacancy:
    """What somebody may choose about. Raises UserError."""
    mine = check_open(live, request, turn=False)
    found = [one for one in live.row.facts.vacancies if side in (None, one.side)]
    if not found:
        raise UserError("no-vacancy")
    # His own side's word is wanted before the other one's.
    vacancy = max(found, key=lambda one: (one.asked == mine, bool(one.choices), one.whole))
    vacancies.check_chooser(live, vacancy, request.person)
    if vacancy.choice is not None:
        raise UserError("chosen-already", choice=vacancy.choice, person=vacancy.by)
    if choice not in vacancy.choices:
        raise UserError("not-judged")
    return vacancy
