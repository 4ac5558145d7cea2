"""Who sits where, and who may do what: one person a side has everything, a team shares by section (TEAM)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Literal

from bot.errors import Refused, UserError
from bot.facts.kinds import Role
from bot.facts.memo import CarryOut, Memo
from bot.facts.seat import Seat
from bot.game.side.crews import (
    Crew,
    Ordered,
    Phase,
    crew_of,
    deputies_in,
    ordered_by,
    people_of,
    waiting_drafts,
)
from bot.game.side.crews import later as later_of
from bot.game.side.crews import phase as phase_of
from bot.game.table.live import Change, Live
from bot.game.values import Request
from engine import Action, GameState, Side
from engine.actions import Attack, Clear
from engine.battle import Battle
from engine.errors import Refusal
from engine.onward import fights_on
from engine.reasons import CARD_FIRST
from engine.types import SECTIONS, SIDES, HexId, Section

ALL_SECTIONS: tuple[Section, ...] = SECTIONS
_FLANKS: tuple[Section, ...] = ("left", "right")

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


def most_a_side(battle: Battle) -> int:
    """A general for each section; where cards are dealt a Commander-in-Chief besides (TEAM-01, OVL-03)."""
    return len(SECTIONS) + battle.overlord


def layout(sides: Mapping[Side, int], most: int) -> tuple[Seat, ...]:
    """Free seats for so many players a side. Raises UserError."""
    if set(sides) != set(SIDES) or not all(number in _LAYOUT for number in sides.values()):
        raise UserError("no-such-setting", name="sides", value=str(dict(sides)))
    if max(sides.values()) > most:
        raise UserError("too-many-a-side", most=most)
    return tuple(
        Seat(side, number, None, False, role, sections)
        for side in SIDES
        for number, (role, sections) in enumerate(_LAYOUT[sides[side]])
    )


def layout_for(number: int) -> Sequence[tuple[Role, tuple[Section, ...]]]:
    """Roles and sections of so many players of a side."""
    return _LAYOUT[number]


@lru_cache(maxsize=2_048)
def sides_of(seats: tuple[Seat, ...], person: int) -> tuple[Side, ...]:
    """The sides on which a person has taken a seat: every interaction asks several times, seats change hardly ever."""
    sides = {row.side for row in seats if row.person == person and not row.invited}
    return tuple(side for side in SIDES if side in sides)


def persons(seats: Sequence[Seat], side: Side | None) -> tuple[int, ...]:
    """The persons on a side."""
    persons = [row.person for row in seats if row.side == side and row.person is not None and not row.invited]
    return tuple(persons)


def side_of(live: Live, request: Request) -> Side:
    """The side a request speaks for. Raises UserError for somebody who plays no part."""
    return side_for(live, request.person, request.side)


def side_for(live: Live, person: int, wanted: Side | None) -> Side:
    """The side a person speaks for: the one he names, his only one, or of both the one that must decide."""
    sides = sides_of(live.seats, person)
    if not sides:
        raise UserError("not-your-game", game=live.row.id)
    if wanted is not None:
        if wanted not in sides:
            raise UserError("not-your-game", game=live.row.id)
        return wanted
    if len(sides) == 1:
        return sides[0]
    return live.row.facts.to_act or sides[0]


def crew(live: Live, side: Side) -> Crew:
    """The members of a side now."""
    turn = live.state.turn.number if live.state is not None else 0
    return crew_of(live.seats, live.row.memo, side, turn)


def phase(live: Live, side: Side) -> Phase:
    """What the members of a side are to do now."""
    if live.state is None:
        return "open"
    if live.row.status != "running":
        return "over"
    known = live.made.phases.get(side)
    if known is None:
        known = live.made.phases[side] = phase_in(live, live.state, side)
    return known


def phase_in(live: Live, state: GameState, side: Side) -> Phase:
    """What they would be to do in another position."""
    return phase_of(crew(live, side), state, live.row.memo)


def together(live: Live, side: Side) -> bool:
    """Whether several of a side have drafts that will be, or are being, carried out together."""
    now = phase(live, side)
    return now == "act" or (now == "wait" and waiting_drafts(live.row.memo, live.board, side) is not None)


def crew_after(change: Change, side: Side) -> Crew:
    """The members of a side after a change."""
    turn = change.state.turn.number if change.state is not None else 0
    return crew_of(change.now_seated, change.memo, side, turn)


def later(live: Live, side: Side) -> tuple[int, ...]:
    """The computers of a side that do their parts once the people are done whom the game waits for."""
    if live.state is None or live.row.status != "running":
        return ()
    return later_of(crew(live, side), live.state, live.row.memo, live.drafts, live.row.facts.awaited)


def is_team(seats: Sequence[Seat], side: Side) -> bool:
    """Whether more than one person sits on a side."""
    return len(set(persons(seats, side))) > 1


def resume(change: Change, known: CarryOut, status: Literal["running", "edited"]) -> None:
    """Drafts that wait for an answer go on with it by themselves, or not before all have said so again."""
    # Who draws up anew says anew what he battles.
    known = known._replace(status=status, done=() if status == "edited" else known.done)
    team = change.memo.team._replace(carry_out=known)
    change.memo = change.memo._replace(team=team)


def check_commander(live: Live, side: Side, person: int) -> None:
    """What binds a whole side is for its commander to say. Raises UserError."""
    if not speaks(live, side, person):
        raise UserError("only-commander", side=side)


def speaks(live: Live, side: Side, person: int) -> bool:
    """Whether somebody of a side says what binds all of it."""
    turn = live.state.turn.number if live.state is not None else 0
    members = people_of(live.seats, live.row.memo, side, turn)
    return not members.several or members.commander == person


def check_card(live: Live, side: Side, person: int, refusal: Refusal | None) -> None:
    """Who leads a unit is not the reason before there is a card; of a team it is said who chooses it. Raises
    UserError or Refused."""
    if refusal is None or refusal.key != CARD_FIRST:
        return
    if not speaks(live, side, person):
        raise UserError("card-by-commander", person=crew(live, side).commander)
    raise Refused(refusal)


def check_there(live: Live, side: Side, person: int) -> None:
    """Whether somebody plays himself: what a computer has begun for him it ends. Raises UserError."""
    if person in deputies_in(live.row.memo, side, live.board.turn.number):
        raise UserError("played-for")


def check(live: Live, state: GameState, person: int, side: Side, action: Action, ordered: Ordered) -> None:
    """Whether a person may do this for his side by himself. Raises UserError."""
    members = crew_of(live.seats, live.row.memo, side, state.turn.number)
    if not members.several:
        return
    if phase_of(members, state, live.row.memo) == "act":
        raise UserError("plan-together")
    check_overrun(live.row.memo, state, person, members, action)
    barred = members.barred(state, person, action, ordered)
    if barred is not None:
        raise barred


def overrun_of(live: Live, side: Side) -> str | None:
    """Where the unit stands for whose overrun the plan of a side waits."""
    state = live.state
    at = None if state is None or state.turn.side != side else _overrun(live.row.memo, state)
    return None if at is None or state is None else state.battle.board.names[at]


def _overrun(memo: Memo, state: GameState) -> HexId | None:
    known = memo.team.carry_out
    if known is None or not known.waits(state.turn.number):
        return None
    return fights_on(state)


def check_overrun(
    memo: Memo, state: GameState, person: int, members: Crew, action: Action | None = None
) -> None:
    """While the plan of a side waits for an overrun, nothing is done but that, and by whoever leads the unit: the
    battle of another one would take it from him (TURN-04). Raises UserError."""
    at = _overrun(memo, state)
    if at is None:
        return
    leads = members.handler(state, at, ordered_by(memo, state.turn.number))
    unit = action.unit if isinstance(action, (Attack, Clear)) else at
    if person != leads or unit != at:
        raise UserError("overrun-first", hex=state.battle.board.names[at], person=leads)
