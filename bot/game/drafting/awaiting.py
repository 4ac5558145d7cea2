"""Whom a game waits for, with what is drafted in it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from bot.facts.computers import is_computer
from bot.game.clock import ticking
from bot.game.drafting.rehearsal import Rehearsal
from bot.game.drafting.rehearse import lines_of, rehearse
from bot.game.side import crews, teams, vacancies
from bot.game.table.live import Change
from bot.store.seats import DraftRow
from engine.types import SIDES


def note_awaited(change: Change) -> None:
    """Whom the game waits for after a change, of whatever kind: the one place where that is written down."""
    assert change.state is not None
    rows = change.now_drafted
    persons = crews.awaited(change.now_seated, change.state, change.memo, rows, partial(_idle, change))
    persons = _with_part(change, persons)
    facts, vacant = change.facts, vacancies.now(change)
    if (persons, vacant) != (facts.awaited, facts.vacancies):
        change.facts = facts._replace(awaited=persons, vacancies=vacant)
    known = any(row.kind == "computer" for row in change.now_ticking)
    thinks, since = any(map(is_computer, persons)), change.live.state
    # Where computers are among themselves they take their time, turn by turn: somebody looks on, or comes back.
    new_turn = since is not None and since.turn.number != change.state.turn.number
    paced = new_turn and all(
        is_computer(one) for side in SIDES for one in teams.crew_after(change, side).persons
    )
    if known != thinks or (paced and thinks):
        rest = tuple(row for row in change.now_ticking if row.kind != "computer")
        timer = ticking.thinker(change.live.row.id, change.facts.to_act, change.now, paced=paced)
        change.timers = (*rest, timer) if thinks else rest


def has_part(tried: Rehearsal, row: DraftRow | None, person: int) -> bool:
    """Whether somebody has drafted something, or could."""
    if (row is not None and row.lines) or person in tried.stand(person).ordered.values():
        return True
    able = (*tried.unmoved.get(person, ()), *tried.undrafted.get(person, ()))
    return bool(able) or any(one.verb != "end" for one in tried.view(person).legal)


def _with_part(change: Change, persons: Sequence[int]) -> tuple[int, ...]:
    """Of several those to whom the others have left something: once one is ready nobody waits for whom nothing is left.

    Whoever takes back what he has drafted gives it to them again.
    """
    assert change.state is not None
    if len(persons) < 2:
        return tuple(persons)
    side, rows = change.state.turn.side, change.now_drafted
    silent = [one for one in persons if not is_computer(one) and not _drafted(rows.get((one, side)))]
    done = any(row.ready for (_, whose), row in rows.items() if whose == side)
    if not silent or not done:
        return tuple(persons)
    if crews.phase(teams.crew_after(change, side), change.state, change.memo) != "act":
        return tuple(persons)
    tried = rehearse(change.becomes, side, lines_of(rows, side))
    idle = [one for one in silent if not has_part(tried, rows.get((one, side)), one)]
    return tuple([one for one in persons if one not in idle]) or tuple(persons)


def _drafted(row: DraftRow | None) -> bool:
    return row is not None and bool(row.lines)


def _idle(change: Change, people: Sequence[int]) -> bool:
    """Whether a card that several draft leaves nothing to any of these."""
    assert change.state is not None
    side, rows = change.state.turn.side, change.now_drafted
    # Trying costs: whoever has lines has a part.
    if any(_drafted(rows.get((one, side))) for one in people):
        return False
    tried = rehearse(change.becomes, side, lines_of(rows, side))
    return not any(has_part(tried, rows.get((one, side)), one) for one in people)
