"""The chairs of a table before the first card: who gets which, who takes one, who gives it back."""

from __future__ import annotations

from collections.abc import Sequence

from bot.errors import UserError
from bot.facts.computers import free_number, is_computer
from bot.facts.seat import Seat
from bot.game.side import teams
from bot.game.table.live import Live
from bot.game.values import NewGame, Request
from engine.battle import Battle
from engine.players import Level
from engine.types import OTHER, SIDES, Side


def full(rows: Sequence[Seat]) -> bool:
    """Whether every seat is taken."""
    return all(row.person is not None and not row.invited for row in rows)


def manned(rows: Sequence[Seat], side: Side) -> bool:
    """Whether a person sits on a side."""
    return any(row.side == side and row.person is not None and not is_computer(row.person) for row in rows)


def first_seats(wanted: NewGame, battle: Battle) -> tuple[Seat, ...]:
    """The chairs of a new table: its maker's, those kept for whom he asks, and free ones."""
    seated = list(teams.layout(wanted.sides, teams.most_a_side(battle)))
    side = wanted.side or _larger(wanted) or battle.first
    if wanted.watch:
        own = _with_computers(
            seated, [row for row in seated if row.side == side], wanted.computer or "veteran"
        )
        rest = [row for row in own if row.side != side]
        return _with_computers(own, rest, wanted.rival or wanted.computer or "veteran")
    for place, row in enumerate(seated):
        if row.number:
            continue
        if row.side == side or wanted.practice:
            seated[place] = row._replace(person=wanted.by)
        elif wanted.opponent is not None:
            if wanted.opponent == wanted.by:
                raise UserError("practice-only")
            seated[place] = row._replace(person=wanted.opponent, invited=not wanted.agreed)
    if wanted.computer is not None:
        return _with_computers(seated, [row for row in seated if row.side != side], wanted.computer)
    return tuple(seated)


def _larger(wanted: NewGame) -> Side | None:
    """The side whose team was asked for; None: both are of one size."""
    most, least = sorted(SIDES, key=lambda side: -wanted.sides[side])
    return most if wanted.sides[most] > wanted.sides[least] else None


def filled(live: Live, person: int, level: Level) -> tuple[Seat, ...]:
    """The chairs of an open table with computers on those that nobody has taken. Raises UserError."""
    if person != live.row.created_by:
        raise UserError("only-creator", person=live.row.created_by)
    free = [row for row in live.seats if row.person is None]
    if not free:
        raise UserError("no-free-seat", game=live.row.id)
    return _with_computers(live.seats, free, level)


def _with_computers(rows: Sequence[Seat], free: Sequence[Seat], level: Level) -> tuple[Seat, ...]:
    """Computers of a level on some of the chairs."""
    made: list[Seat] = []
    known = [row.person for row in rows if row.person is not None]
    for row in rows:
        person = free_number(level, known) if row in free else row.person
        known += [] if person is None else [person]
        made.append(row._replace(person=person))
    return tuple(made)


def taken(live: Live, request: Request, number: int | None) -> tuple[Seat, ...]:
    """The seats with one more taken; whoever has one and names another changes to it."""
    person = request.person
    if any(
        row.person == person and request.side in (None, row.side) and number in (None, row.number)
        for row in live.seats
        if not row.invited
    ):
        raise UserError("already-seated", game=live.row.id)
    wanted = [
        row
        for row in live.seats
        if row.person in (None, person) and request.side in (None, row.side) and number in (None, row.number)
    ]
    kept = [row for row in live.seats if row.person == person and row.invited]
    if not wanted and not kept:
        only = any(row.invited and request.side in (None, row.side) for row in live.seats)
        if number is not None:
            raise UserError("no-such-seat", number=number)
        raise UserError("invitation-for-others" if only else "no-free-seat", game=live.row.id)
    # Of those he may have meant the one that is kept for him; by his choice of another it is free again.
    chosen = next((row for row in wanted if row.person == person), (wanted or kept)[0])
    return tuple(
        row._replace(person=person, invited=False) if row is chosen else _emptied(row, person)
        for row in live.seats
    )


def without(rows: tuple[Seat, ...], person: int) -> tuple[Seat, ...]:
    """The chairs without a person."""
    return tuple(_emptied(row, person) for row in rows)


def _emptied(row: Seat, person: int) -> Seat:
    return row._replace(person=None, invited=False) if row.person == person else row


def swapped(rows: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """The same persons on the other sides."""
    return tuple(row._replace(side=OTHER[row.side]) for row in rows)
