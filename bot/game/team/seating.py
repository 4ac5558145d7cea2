"""Changing places: assigning sections, handing command over, leaving, joining late, replacing somebody.

Whoever goes leaves his seat free and his units to the commander; whoever comes takes a free seat. What was drafted
goes with the units.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.errors import UserError
from bot.facts.computers import humans
from bot.facts.memo import Eyes
from bot.facts.news import CommandGiven, Joined, Left, SeatsChanged, Unready
from bot.facts.seat import Seat
from bot.game.acting import settling
from bot.game.clock import ticking
from bot.game.drafting.awaiting import note_awaited
from bot.game.side import teams
from bot.game.table.live import Change
from bot.game.team.regrouping import regroup
from bot.store.seats import DraftRow
from engine import Side
from engine.types import SECTIONS, SIDES, Section


def assign(change: Change, side: Side, sections: Mapping[Section, int]) -> None:
    """Who commands which section: each one person of the side, each general at least one. Raises UserError."""
    rows = change.now_seated
    mine = teams.persons(rows, side)
    commander = _commander(rows, side)
    given = set(sections.values())
    generals = {
        row.person for row in rows if row.side == side and row.person is not None and row is not commander
    }
    if set(sections) != set(SECTIONS) or not given <= set(mine) or not generals <= given:
        raise UserError("bad-sections")
    new = [
        row._replace(sections=tuple(one for one in SECTIONS if sections[one] == row.person))
        if row.side == side
        else row
        for row in rows
    ]
    changed = [now.person for was, now in zip(rows, new, strict=True) if was.sections != now.sections]
    change.say(SeatsChanged(side, tuple(one for one in changed if one is not None)))
    change_seats(change, side, new)


def hand_over(change: Change, side: Side, person: int) -> None:
    """Another member of the side commands from now on. Raises UserError."""
    old = _commander(change.now_seated, side)
    if person not in teams.persons(change.now_seated, side):
        raise UserError("no-such-person", person=person)
    if old is not None and old.person == person:
        return
    change.say(CommandGiven(side, None if old is None else old.person, person, "given"))
    change_seats(change, side, _promoted(change.now_seated, side, person))


def leave(change: Change, side: Side, person: int) -> None:
    """Get up in the middle of a game. Raises UserError for the last one of a side."""
    rows = change.now_seated
    rest = [one for one in teams.persons(rows, side) if one != person]
    if not rest:
        raise UserError("last-of-side")
    commanded = any(row.person == person and row.side == side and row.role == "commander" for row in rows)
    new: Sequence[Seat] = [
        row._replace(person=None, role="general") if (row.side, row.person) == (side, person) else row
        for row in rows
    ]
    if commanded:
        new = _promoted(new, side, rest[0])
    change.notes = tuple(
        note for note in change.now_noted if (note.side, note.kind, note.person) != (side, "vote", person)
    )
    _note_eyes(change, person)
    change.say(Left(person, side, late=True))
    if commanded:
        change.say(CommandGiven(side, person, rest[0], "left"))
    change_seats(change, side, new)


def join_late(change: Change, person: int, side: Side | None, number: int | None) -> Side:
    """Take a free seat in the middle of a game; the side it is on. Raises UserError."""
    rows = change.now_seated
    if any(row.person == person for row in rows):
        raise UserError("already-seated", game=change.live.row.id)
    free = [
        row
        for row in rows
        if row.person is None and side in (None, row.side) and number in (None, row.number)
    ]
    if not free:
        if number is not None:
            raise UserError("no-such-seat", number=number)
        raise UserError("no-free-seat", game=change.live.row.id)
    fitting = [row for row in free if not change.live.row.memo.eyes.bar(person, row.side)]
    if not fitting:
        raise UserError("saw-the-other-side")
    # The seat that still has sections of its own comes first.
    chosen = max(fitting, key=lambda row: len(row.sections))
    mine = chosen.side
    new = [row._replace(person=person, invited=False) if row is chosen else row for row in rows]
    change.say(Joined(person, mine, chosen.number, late=True))
    change.say(SeatsChanged(mine))
    change_seats(change, mine, new if chosen.sections else _shared(new, mine, chosen.number))
    return mine


def replaced(change: Change, old: int, new: int, *, side: Side | None = None, own: bool = False) -> None:
    """Somebody else sits in every seat of a person, or of one side only; in a team he goes on with what was drafted
    there. Raises UserError for somebody who knows what the other side knows, unless all of it is his `own`.
    """
    live = change.live
    sides = teams.sides_of(live.seats, old) if side is None else (side,)
    if not own and any(live.row.memo.eyes.bar(new, mine) for mine in sides):
        raise UserError("they-saw-the-other-side", person=new)
    _note_eyes(change, old)
    before = [teams.crew(live, mine) for mine in sides]
    change.seats = tuple(
        row._replace(person=new, invited=False) if row.person == old and row.side in sides else row
        for row in live.seats
    )
    for (person, mine), draft in live.drafts.items():
        if person != old or mine not in sides:
            continue
        change.drafts[(old, mine)] = draft._replace(lines=(), ready=False)
        if any(crew.side == mine and crew.several for crew in before):
            change.drafts[(new, mine)] = DraftRow(new, mine, draft.base, draft.lines, False, draft.editor)
    _forget_places(change, old)


def fresh_clock(change: Change, old: int) -> None:
    """Whoever takes over gets a turn's time, and a question its own."""
    live = change.live
    note_awaited(change)
    clock = live.clock
    sides, pace = {row.side for row in live.seats if row.person == old}, live.row.setup.pace
    if clock.ask is None and clock.side in sides:
        clock = ticking.renewed(clock, change.now, pace)
    elif pace is not None:
        # In the other side's turn what he finds in his bank is not less than he would have begun with.
        found = {side: max(clock.banks.get(side, 0.0), float(pace.bank)) for side in sides - {clock.side}}
        clock = clock._replace(banks={**clock.banks, **found})
    settling.set_clock(change, clock)


def note_seen(change: Change, person: int) -> None:
    """Somebody has seen everything."""
    eyes = change.memo.eyes
    _keep(change, eyes._replace(seen=tuple(sorted({*eyes.seen, person}))))


def _keep(change: Change, eyes: Eyes) -> None:
    change.memo = change.memo._replace(eyes=eyes)


def _note_eyes(change: Change, person: int) -> None:
    """Whoever gets up keeps what he knows, of his side or of both; before the first card that is nothing."""
    if change.live.row.status != "running":
        return
    eyes = change.memo.eyes
    known = {*teams.sides_of(change.live.seats, person)}
    if person in eyes.left:
        known.add(eyes.left[person])
    if len(known) == len(SIDES):
        note_seen(change, person)
    elif known:
        _keep(change, eyes._replace(left={**eyes.left, person: known.pop()}))


def settled(rows: Sequence[Seat]) -> tuple[Seat, ...]:
    """Seats at the start: where some stay free, the sections are laid out for those who came (TEAM-02)."""
    made = list(rows)
    for side in dict.fromkeys(row.side for row in rows):
        mine = [place for place, row in enumerate(made) if row.side == side]
        taken = [place for place in mine if made[place].person is not None]
        if not taken or len(taken) == len(mine):
            continue
        places = teams.layout_for(len(taken))
        for place in mine:
            role, sections = places[taken.index(place)] if place in taken else ("general", ())
            made[place] = made[place]._replace(role=role, sections=sections)
    return tuple(made)


def change_seats(change: Change, side: Side, rows: Sequence[Seat]) -> None:
    """Seat the members of a side anew, and let everything follow that hangs on it."""
    live = change.live
    before = teams.crew(live, side)
    gone = set(teams.persons(live.seats, side)) - set(teams.persons(rows, side))
    change.seats = tuple(rows)
    for person in gone:
        _forget_places(change, person)
    if live.row.status != "running":
        return
    ready, after = _ready(change, side), teams.crew_after(change, side)
    regroup(change, before, after)
    asked = {*humans(ready - _ready(change, side))} & {*after.concerned(live.board)}
    if asked:
        change.say(Unready(side, tuple(sorted(asked))))


def _ready(change: Change, side: Side) -> set[int]:
    return {one.person for one in change.now_drafted.values() if one.side == side and one.ready}


def _forget_places(change: Change, person: int) -> None:
    """Nobody stands in for whoever has gone, nor he for anybody."""
    team = change.memo.team
    deputies = tuple([one for one in change.memo.deputies if one.person != person])
    late = tuple([one for one in change.memo.late if one.person != person])
    change.memo = change.memo._replace(deputies=deputies, late=late)
    if team.standins is not None:
        kept = {who: by for who, by in team.standins.places.items() if person not in (who, by)}
        team = team._replace(standins=team.standins._replace(places=kept))
        change.memo = change.memo._replace(team=team)


def _commander(rows: Sequence[Seat], side: Side) -> Seat | None:
    return next((row for row in rows if row.side == side and row.role == "commander"), None)


def _promoted(rows: Sequence[Seat], side: Side, person: int) -> list[Seat]:
    """A new commander; sections stay where they are."""
    return [
        row if row.side != side else row._replace(role="commander" if row.person == person else "general")
        for row in rows
    ]


def _shared(rows: Sequence[Seat], side: Side, number: int) -> list[Seat]:
    """Whoever has most gives the newcomer a section: a flank first, and the commander before others."""
    mine = [row for row in rows if row.side == side and row.person is not None and row.number != number]
    giver = max(mine, key=lambda row: (len(row.sections), row.role == "commander"), default=None)
    if giver is None or not giver.sections:
        return list(rows)
    if len(giver.sections) == 1:
        giver = next((row for row in mine if row.role == "commander" and row.sections), giver)
    given = next((one for one in reversed(giver.sections) if one != "center"), giver.sections[-1])
    made = []
    for row in rows:
        if row is giver:
            made.append(row._replace(sections=tuple(one for one in row.sections if one != given)))
        elif row.side == side and row.number == number:
            made.append(row._replace(sections=(given,)))
        else:
            made.append(row)
    return made
