"""Who sits where, and who may decide what: one person a side has everything, a team shares by section (9.1).

The engine knows sides and sections only; persons are known here. Up to four a side, so that team play and
Overlord need no other table.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from bot.errors import UserError
from bot.service.live import Live
from bot.service.values import Request, Role, Seat
from bot.store.seats import SeatRow
from engine import Action, GameState, Side
from engine.actions import Attack, Choose, Clear, End, MoveUnit, OrderUnit, PlayCard, Retreat, TakeGround
from engine.frames import Advance, Battles, React, RetreatUnit
from engine.rules.cards.table import CARDS
from engine.types import SECTIONS, SIDES, Section

ALL_SECTIONS: tuple[Section, ...] = SECTIONS
_FLANKS: tuple[Section, ...] = ("left", "right")
MOST_A_SIDE = 4

#: By players a side: role and sections of each seat (TEAM-02, OVL-03).
_LAYOUT: Mapping[int, tuple[tuple[Role, tuple[Section, ...]], ...]] = {
    1: (("commander", ALL_SECTIONS),),
    2: (("commander", ("center",)), ("general", _FLANKS)),
    3: (("commander", ("center",)), ("general", ("left",)), ("general", ("right",))),
    4: (
        ("commander", ()),
        ("general", ("left",)),
        ("general", ("center",)),
        ("general", ("right",)),
    ),
}


def layout(sides: Mapping[Side, int]) -> tuple[SeatRow, ...]:
    """Free seats for so many players a side. Raises UserError."""
    if set(sides) != set(SIDES) or not all(1 <= number <= MOST_A_SIDE for number in sides.values()):
        raise UserError("no-such-setting", name="sides", value=str(dict(sides)))
    return tuple(
        SeatRow(side, number, None, False, role, sections)
        for side in SIDES
        for number, (role, sections) in enumerate(_LAYOUT[sides[side]])
    )


def shown(rows: Sequence[SeatRow]) -> tuple[Seat, ...]:
    """Seats as plain values."""
    return tuple(
        Seat(row.side, row.number, row.person, row.invited, row.role, row.sections)  # type: ignore[arg-type]
        for row in rows
    )


def sides_of(seats: Sequence[SeatRow], person: int) -> tuple[Side, ...]:
    """The sides on which a person has taken a seat."""
    found = {row.side for row in seats if row.person == person and not row.invited}
    return tuple(side for side in SIDES if side in found)


def persons(seats: Sequence[SeatRow], side: str | None) -> tuple[int, ...]:
    """The persons on a side."""
    found = [row.person for row in seats if row.side == side and row.person is not None and not row.invited]
    return tuple(found)


def side_of(live: Live, request: Request) -> Side:
    """The side a request speaks for. Raises UserError for somebody who plays no part."""
    return side_for(live, request.person, request.side)


def side_for(live: Live, person: int, wanted: Side | None) -> Side:
    """The side a person speaks for: the one he names, his only one, or of both the one that must decide."""
    found = sides_of(live.seats, person)
    if not found:
        raise UserError("not-your-game", game=live.row.id)
    if wanted is not None:
        if wanted not in found:
            raise UserError("not-your-game", game=live.row.id)
        return wanted
    if len(found) == 1:
        return found[0]
    to_act = live.row.face.get("to_act")
    return to_act if to_act in SIDES else found[0]


def deciders(seats: Sequence[SeatRow], state: GameState, side: Side | None) -> tuple[int, ...]:
    """The persons of a side that the game waits for now."""
    if side is None:
        return ()
    mine = [row for row in seats if row.side == side and row.person is not None]
    if len(mine) == 1:
        return persons(seats, side)
    frame = state.pending[-1]
    if isinstance(frame, React):
        at: int | None = frame.strike.at
    elif isinstance(frame, (RetreatUnit, Advance)):
        at = frame.at if isinstance(frame, RetreatUnit) else frame.origin
    else:
        at = None
    if at is not None:
        found = in_charge(mine, state, side, at)
        return (found.person,) if found.person is not None else ()
    if state.turn.card is None:
        return tuple(row.person for row in mine if row.role == "commander" and row.person is not None)
    return tuple(row.person for row in _concerned(mine, state) if row.person is not None)


def in_charge(mine: Sequence[SeatRow], state: GameState, side: Side, at: int) -> SeatRow:
    """Who handles the unit on a hex: its section's seat; of a shared hex the centre's (TEAM-05)."""
    lies_in = state.battle.sections[side][at]
    if "center" in lies_in and len(lies_in) > 1:
        lies_in = ("center",)
    for row in mine:
        if set(lies_in) & set(row.sections):
            return row
    return mine[0]


def _concerned(mine: Sequence[SeatRow], state: GameState) -> Iterator[SeatRow]:
    """Who carries out the card in play (TEAM-03, TEAM-04)."""
    section = state.turn.section or CARDS[state.turn.effect or "last-resort"].section
    found = False
    for row in mine:
        if section is None or section in row.sections:
            found = True
            yield row
    if not found:
        yield mine[0]


def check(live: Live, state: GameState, person: int, side: Side, action: Action) -> None:
    """Whether a person may do this for his side. Raises UserError."""
    mine = [row for row in live.seats if row.side == side and row.person is not None]
    if len(mine) <= 1 or all(row.person == person for row in mine):
        return
    seat = next((row for row in mine if row.person == person and row.role == "commander"), None)
    at = _where(action, state)
    if at is not None:
        handler = in_charge(mine, state, side, at)
        if handler.person != person:
            raise UserError(
                "not-your-section", hex=state.battle.board.names[at], person=handler.person, side=side
            )
        return
    if (
        isinstance(action, (PlayCard, End))
        and seat is None
        and person not in deciders(live.seats, state, side)
    ):
        raise UserError("only-commander", side=side)


def _where(action: Action, state: GameState) -> int | None:
    """The hex of the unit that an action moves, for those that are about one."""
    match action:
        case OrderUnit(unit) | Attack(unit, _) | Clear(unit):
            return unit
        case MoveUnit(way) | Retreat(way):
            return way[0]
        case TakeGround():
            frame = state.pending[-1]
            return frame.origin if isinstance(frame, Advance) else None
        case PlayCard() if isinstance(frame := state.pending[-1], React):
            return frame.strike.at
        case Choose(hexes) if hexes and isinstance(state.pending[-1], Battles):
            return hexes[0]
        case _:
            return None
