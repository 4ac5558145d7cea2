"""The one way to try drafts: all of a side, once for each version of the game."""

from __future__ import annotations

from bot.game.drafting.alone import Alone
from bot.game.drafting.rehearsal import Drafts, Lines, Rehearsal
from bot.game.drafting.together import Together
from bot.game.side import crews, teams
from bot.game.table.live import Live
from engine import Side


def lines_of(rows: crews.Drafts, side: Side) -> dict[int, Lines]:
    """The lines of everybody on a side."""
    return {person: row.lines for (person, whose), row in rows.items() if whose == side}


def rehearse(live: Live, side: Side, drafts: Drafts | None = None, *, last: int | None = None) -> Rehearsal:
    """The drafts of a side tried; others than those it has if given, and `last` told of a clash."""
    wanted = lines_of(live.drafts, side) if drafts is None else drafts
    key = (side, last, tuple(wanted.items()))
    tried = live.made.rehearsals.get(key)
    if tried is None:
        tried = live.made.rehearsals[key] = _rehearsal(live, side, wanted, last)
    return tried


def _rehearsal(live: Live, side: Side, drafts: Drafts, last: int | None) -> Rehearsal:
    crew = teams.crew(live, side)
    return (
        Together(live, crew, drafts, last=last) if teams.together(live, side) else Alone(live, crew, drafts)
    )
