"""What the members of a team see of each other's work, put together."""

from __future__ import annotations

from collections.abc import Mapping

from bot.facts.seat import Seat
from bot.game.drafting import draft_look
from bot.game.drafting.rehearse import rehearse
from bot.game.reading import gamecards, looks
from bot.game.side import crews, teams
from bot.game.side.crews import Crew, Phase
from bot.game.side.staff_values import DealtCard, GeneralLook, Lamp, Note, StaffLook
from bot.game.table.live import Live
from bot.store.notes import NoteRow
from engine import Side
from engine.frames import DealCards


def look_of(live: Live, person: int, side: Side) -> StaffLook:
    """A side's common table, made once for each version of the game."""
    look = live.made.staffs.get((person, side))
    if look is not None:
        return look
    crew, now = teams.crew(live, side), teams.phase(live, side)
    together = teams.together(live, side)
    look = StaffLook(
        game=gamecards.card(live),
        side=side,
        person=person,
        phase=now,
        overrun=teams.overrun_of(live, side),
        view=live.view(side) if _is_own(now) else rehearse(live, side).board(crew.commander),
        commander=crew.commander,
        generals=tuple(_general(live, crew, row) for row in _rows(live, side)),
        arrows=draft_look.arrows(live, side) if together else (),
        cards=_dealt(live, crew) if now not in ("open", "over", "other") else (),
        votes=looks.votes_of(live, side),
        plan=next(
            (_note(one) for one in reversed(live.notes) if (one.side, one.kind) == (side, "plan")), None
        ),
        says=tuple(_note(one) for one in live.notes if (one.side, one.kind) == (side, "say")),
        due=due(live) if _is_mine(live, side) else None,
        late=late(live) and _is_mine(live, side),
        may_confirm_all=together and crew.commander == person and _nobody_else(live, crew),
        later=teams.later(live, side),
        standable=_standable(live, crew, person),
    )
    live.made.staffs[(person, side)] = look
    return look


def late(live: Live) -> bool:
    """Whether the team timer of those awaited is over."""
    clock = live.row.facts.clock
    return clock is not None and clock.team is not None and clock.team.late


def due(live: Live) -> float | None:
    """When the team timer of those awaited is over."""
    clock = live.row.facts.clock
    return None if clock is None or clock.team is None else clock.team.due


def places(live: Live, side: Side) -> Mapping[int, int]:
    """Who stands in for whom in this turn."""
    return {} if live.state is None else crews.places_in(live.row.memo, side, live.state.turn.number)


def _is_mine(live: Live, side: Side) -> bool:
    return live.row.facts.to_act == side == live.row.facts.active


def _nobody_else(live: Live, crew: Crew) -> bool:
    missing = [one for one in live.row.facts.awaited if one != crew.commander]
    return late(live) or not missing


def _standable(live: Live, crew: Crew, person: int) -> tuple[int, ...]:
    if not late(live) or not _is_mine(live, crew.side) or person not in crew.persons:
        return ()
    silent = [one for one in live.row.facts.awaited if one in crew.persons and one != person]
    return tuple(one for one in silent if crew.commander in (person, one))


def _rows(live: Live, side: Side) -> list[Seat]:
    """The members, the commander first."""
    mine = [row for row in live.seats if row.side == side and row.person is not None and not row.invited]
    return sorted(mine, key=lambda row: row.role != "commander")


def _general(live: Live, crew: Crew, row: Seat) -> GeneralLook:
    assert row.person is not None
    person, side = row.person, crew.side
    standin = places(live, side).get(person)
    shared = None if _is_own(teams.phase(live, side)) else live.drafts.get((person, side))
    awaited = live.row.facts.awaited
    return GeneralLook(
        person=person,
        role=row.role,
        sections=row.sections,
        cards=tuple(one.card for one in _dealt(live, crew) if one.person == person) if live.state else (),
        lamp=_lamp(live, crew, person),
        lines=draft_look.drafted(rehearse(live, side), live, person, side) if shared is not None else (),
        editor=shared.editor if shared is not None else None,
        stood_in_by=standin,
        silent=person in awaited and late(live) and _is_mine(live, side),
    )


def _is_own(now: Phase) -> bool:
    """Whether what is drafted now is for its author's eyes alone: no card is in play that it belongs to."""
    return now in ("other", "card")


def _lamp(live: Live, crew: Crew, person: int) -> Lamp:
    now = teams.phase(live, crew.side)
    if now in ("open", "other", "over") or person not in crew.persons:
        return "idle"
    draft = live.drafts.get((person, crew.side))
    drafting: Lamp = "drafting" if draft is not None and draft.lines else "to-draft"
    if teams.together(live, crew.side):
        if person not in crew.concerned(live.board):
            return "idle"
        return "ready" if draft is not None and draft.ready else drafting
    if person in live.row.facts.awaited:
        return drafting
    return "done" if now == "battle" else "idle"


def _dealt(live: Live, crew: Crew) -> tuple[DealtCard, ...]:
    """Overlord: the cards handed out and not carried out yet, in their order."""
    state = live.board
    if not state.battle.overlord or state.turn.side != crew.side:
        return ()
    top = state.pending[-1]
    if isinstance(top, DealCards):
        dealt = list(top.dealt)
        return tuple(DealtCard(one.card, one.general, crew.at(one.general)) for one in dealt)
    cards = [(one.dealt.card, one.dealt.general) for one in crews.to_come(state)]
    if state.turn.card is not None:
        cards.insert(0, (state.turn.card, state.turn.section))
    return tuple(
        DealtCard(card, general, crew.at(general) if general is not None else crew.commander)
        for card, general in cards
    )


def _note(row: NoteRow) -> Note:
    return Note(row.person, row.text, row.at)
