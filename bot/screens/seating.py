"""Seats in words: who commands, who leads which section, and which chairs are free. All of it is public."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.screens.naming import SIDE_SIGNS, listed
from bot.screens.screen import Button, Choice, Row, Select, cut
from engine.types import SECTIONS, SIDES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.facts.seat import Seat
    from bot.game.side.staff_values import StaffLook
    from bot.game.values import GameCard
    from bot.i18n import Words
    from engine import Side
    from engine.types import CardId


def is_team(card: GameCard, side: Side | None = None) -> bool:
    """Whether a side, or any side, has more than one seat."""
    sides = SIDES if side is None else (side,)
    return any(sum(seat.side == one for seat in card.seats) > 1 for one in sides)


def seat_name(words: Words, card: GameCard, seat: Seat) -> str:
    """Commander, centre; General, left and right; Commander-in-Chief where he deals the cards."""
    if set(seat.sections) == set(SECTIONS):
        return words("seat-alone")
    many = sum(one.side == seat.side for one in card.seats) > len(SECTIONS)
    role = "chief" if seat.role == "commander" and (card.dealt or many) else seat.role
    if not seat.sections:
        return words(f"seat-{role}-bare")
    where = listed(words, [words(f"section-{one}.short") for one in seat.sections])
    return words(f"seat-{role}", where=where)


def seat_of(card: GameCard, side: Side, person: int) -> Seat | None:
    """The seat of a person on a side."""
    return next((one for one in card.seats if one.side == side and one.person == person), None)


def seat_lines(words: Words, card: GameCard) -> list[str]:
    """A line a side of one seat, of a team one line a seat."""
    lines = []
    for side in SIDES:
        sign, name = SIDE_SIGNS[side], words(f"side-{side}")
        seats = [seat for seat in card.seats if seat.side == side]
        if len(seats) == 1:
            lines.append(f"{sign} **{name}** {_sitter(words, seats[0])}")
            continue
        lines.append(f"{sign} **{name}**")
        lines += [f"• {seat_name(words, card, seat)}: {_sitter(words, seat)}" for seat in seats]
    return lines


def seats_in_short(words: Words, card: GameCard) -> list[str]:
    """A line a side, as the panel shows a team: the commander first, the others with their sections."""
    lines = []
    for side in SIDES:
        seats = [seat for seat in card.seats if seat.side == side]
        sitters = " · ".join(f"{_sitter(words, seat)} ({seat_name(words, card, seat)})" for seat in seats)
        if len(seats) == 1:
            sitters = _sitter(words, seats[0])
        lines.append(f"{SIDE_SIGNS[side]} **{words(f'side-{side}')}** {sitters}")
    return lines


def _sitter(words: Words, seat: Seat) -> str:
    if seat.person is None:
        return words("seat-free")
    named = words.named(f"<@{seat.person}>")
    return words("seat-asked", person=named) if seat.invited else named


def free_seats(words: Words, card: GameCard) -> list[Row]:
    """A list of the free chairs of teams: who wants a certain one takes it here."""
    free = [seat for seat in card.seats if seat.person is None and is_team(card, seat.side)]
    if not free:
        return []
    choices = tuple(
        Choice(
            cut(f"{words(f'side-{seat.side}')}: {seat_name(words, card, seat)}", 100),
            f"{seat.side}-{seat.number}",
        )
        for seat in free
    )
    return [Select(words("hint-seat"), "seat", choices)]


def join_buttons(words: Words, card: GameCard) -> list[Button]:
    """[Join as …] for each side that has room."""
    buttons = []
    for side in SIDES:
        if any(seat.side == side and (seat.person is None or seat.invited) for seat in card.seats):
            label = words("button-join", side=words(f"side-{side}"))
            buttons.append(Button(label, "join", side, style="good", emoji=SIDE_SIGNS[side]))
    return buttons


def step_of(staff: StaffLook) -> str:
    """What the side is about: of what is done live a second move, and an overrun, apart from battles."""
    if staff.overrun is not None:
        return "overrun"
    again = staff.phase == "battle" and staff.view.choice.kind == "move"
    return "again" if again else staff.phase


def chosen_by(words: Words, card: GameCard, side: Side | None, planned: Sequence[CardId] = ()) -> list[str]:
    """Of a team that is not on turn: who chooses the card, or has planned it, and what a general may do meanwhile."""
    if side is None or side == card.active or not is_team(card, side):
        return []
    person = f"<@{card.commander(side)}>"
    if planned:
        cards = listed(words, [f"**{words(f'card-{one}')}**" for one in planned])
        return [words("prompt-general-planned", person=person, cards=cards)]
    return [words("prompt-general-ahead", person=person)]
