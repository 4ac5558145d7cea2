"""Who of a side handles what: the persons in charge of its sections, its commander, and what the card asks of whom.

The engine knows sides and sections only; persons are known here. Team play is 9.1 of the rules, Overlord 9.2.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal, TypeAlias

from bot.errors import UserError
from bot.facts.computers import humans, is_computer
from bot.facts.memo import CarryOut, Memo
from bot.facts.seat import Seat
from bot.store.seats import DraftRow
from engine import Action, GameState, Side, to_act
from engine.actions import Attack, Choose, Clear, MoveUnit, OrderUnit, Retreat
from engine.choice import asked_at
from engine.frames import (
    AirDrop,
    Battles,
    ChooseSectionFor,
    ChooseTargets,
    ChooseWounded,
    DealCards,
    KeepOne,
    LayChip,
    LaySmoke,
    MoveUnits,
    NextCard,
    OrderUnits,
    Play,
    React,
    RestoreUnits,
    RollForOrders,
    RollToRestore,
    TakeDiscard,
)
from engine.hexes import members
from engine.onward import fights_on
from engine.play import legal_actions
from engine.rules.cards.table import CARDS
from engine.rules.orders import orderable
from engine.types import SECTIONS, HexId, Section, UnitId

#: What the members of a side are to do. "act": several at once, each with a draft of his own.
Phase: TypeAlias = Literal["open", "other", "card", "act", "solo", "wait", "battle", "over"]
#: Who ordered which unit this turn, by the number of the unit.
Ordered: TypeAlias = Mapping[UnitId, int]
Drafts: TypeAlias = Mapping[tuple[int, Side], DraftRow]

#: The side as a whole decides these, and the Commander-in-Chief for it.
_CHIEFS = (Play, DealCards, KeepOne, TakeDiscard, LayChip, LaySmoke, AirDrop)


#: What a card asks before it is known whose units it is for.
_BEFORE_ORDERS = (ChooseSectionFor, ChooseWounded, RollForOrders, RollToRestore, RestoreUnits)


@dataclass(frozen=True, slots=True)
class Crew:
    """The members of a side at one moment; whoever stands in for another sits in his place."""

    side: Side
    rows: tuple[Seat, ...]

    @property
    def several(self) -> bool:
        """Whether there is anything to divide."""
        return len(self.rows) > 1 and any(row.person != self.rows[0].person for row in self.rows)

    @property
    def commander(self) -> int:
        """The Commander-in-Chief."""
        person = next((row for row in self.rows if row.role == "commander"), self.rows[0]).person
        assert person is not None
        return person

    @property
    def persons(self) -> tuple[int, ...]:
        """Everybody, the Commander-in-Chief first."""
        persons = [row.person for row in self.rows if row.person is not None]
        return tuple(dict.fromkeys([self.commander, *persons]))

    def at(self, section: Section | None) -> int:
        """Who commands a section; what nobody has is the Commander-in-Chief's."""
        for row in self.rows:
            if section in row.sections and row.person is not None:
                return row.person
        return self.commander

    def defends(self, state: GameState, h: HexId) -> int:
        """Who decides for a unit in the other side's turn: its section's; of a shared hex the centre's (TEAM-05)."""
        lies_in: Sequence[Section] = state.battle.sections[self.side][h]
        return self.at("center" if "center" in lies_in else lies_in[0])

    def answers(self, state: GameState, ordered: Ordered) -> int:
        """Who answers the open question about a unit; in Overlord Ambush is the Commander-in-Chief's (OVL-05)."""
        at = asked_at(state)
        from_hand = state.battle.overlord and isinstance(state.pending[-1], React)
        if at is None or from_hand:
            return self.commander
        if state.turn.side != self.side:
            return self.defends(state, at)
        return self.handler(state, at, ordered)

    def may_order(self, state: GameState, h: HexId) -> tuple[int, ...]:
        """Who may order the unit on a hex with the card in play; of a shared hex whoever does it first."""
        covers = scope(state)
        if covers is None:
            return (self.commander,)
        if len(covers) == 1:
            return (self.at(covers[0]),)
        lies_in = state.battle.sections[self.side][h]
        generals = [self.at(section) for section in covers if section in lies_in]
        return tuple(dict.fromkeys(generals)) or (self.defends(state, h),)

    def handler(self, state: GameState, h: HexId, ordered: Ordered) -> int:
        """Who moves the unit on a hex and rolls for it: whoever ordered it (TEAM-05)."""
        unit = state.units.get(h)
        if unit is None or unit.side != self.side:
            return self.defends(state, h)
        person = ordered.get(unit.id)
        if person in self.persons:
            return person
        deed = state.deeds.get(unit.id)
        generals = self.may_order(state, h if deed is None else deed.start)
        return self.defends(state, h) if self.defends(state, h) in generals else generals[0]

    def barred(self, state: GameState, person: int, action: Action, ordered: Ordered) -> UserError | None:
        """Why a member may not do this for his side, were it possible; None: it is his to do."""
        at = _where(action, state)
        if state.turn.side != self.side:
            # The other side waits for the answer: the commander may give it for his general.
            allowed: tuple[int, ...] = (self.answers(state, ordered), self.commander)
        elif at is not None and at == asked_at(state):
            allowed = (self.answers(state, ordered),)
        elif isinstance(action, OrderUnit):
            allowed = self.may_order(state, action.unit)
        elif at is not None:
            allowed = (self.handler(state, at, ordered),)
        elif scope(state) is None:
            allowed = (self.commander,)
        else:
            allowed = self.concerned(state)
        if person in allowed:
            return None
        if at is not None:
            name = state.battle.board.names[at]
            return UserError("not-your-section", hex=name, person=allowed[0], side=self.side)
        if allowed == (self.commander,):
            return UserError("only-commander", side=self.side)
        return UserError("not-concerned", persons=list(allowed))

    def check_unit(self, state: GameState, person: int, action: Action, ordered: Ordered) -> None:
        """The same for what a unit of the own side is to do; of others the engine says what is wrong. Raises
        UserError."""
        at = _where(action, state)
        unit = None if at is None else state.units.get(at)
        if unit is None or unit.side != self.side:
            return
        barred = self.barred(state, person, action, ordered)
        if barred is not None:
            raise barred

    def concerned(self, state: GameState) -> tuple[int, ...]:
        """Who carries out the card in play, and the cards still to come (TEAM-03, TEAM-04, OVL-05)."""
        generals = list(self.concerned_now(state))
        for one in to_come(state):
            generals += [self.at(section) for section in generals_of(state, self.side, one)]
        return tuple(dict.fromkeys(generals)) or (self.commander,)

    def concerned_now(self, state: GameState) -> tuple[int, ...]:
        """Who carries out the card in play."""
        covers = scope(state)
        if covers is None:
            generals = [self.commander]
        elif len(covers) == 1:
            generals = [self.at(covers[0])]
        else:
            # Whoever has a unit that it orders, or has ordered.
            hexes = [deed.start for deed in state.deeds.values()]
            top = state.pending[-1]
            if isinstance(top, OrderUnits):
                hexes += members(orderable(state, self.side, top.slots, "order", top.either))
            able = {person for h in hexes for person in self.may_order(state, h)}
            generals = [self.at(section) for section in covers if self.at(section) in able]
        return tuple(dict.fromkeys(generals)) or (self.commander,)


def crew_of(seats: Iterable[Seat], memo: Memo, side: Side, turn: int) -> Crew:
    """The members of a side in a turn."""
    crew = _seated(tuple(seats), side)
    if memo.team.standins is None and not memo.deputies:
        return crew
    places, deputies = places_in(memo, side, turn), deputies_in(memo, side, turn)
    rows = []
    for row in crew.rows:
        # A general stands in for another rather than a computer, as long as he is there himself.
        person = places.get(row.person, row.person) if row.person is not None else None
        rows.append(row._replace(person=person if person is None else deputies.get(person, person)))
    return Crew(side, tuple(rows))


def people_of(seats: Iterable[Seat], memo: Memo, side: Side, turn: int) -> Crew:
    """The same with everybody for whom a computer plays: what binds a side is theirs to say."""
    return crew_of(seats, memo._replace(deputies=()) if memo.deputies else memo, side, turn)


def places_in(memo: Memo, side: Side, turn: int) -> Mapping[int, int]:
    """Who stands in for whom on a side in a turn."""
    standins = memo.team.standins
    return standins.places if standins is not None and (standins.turn, standins.side) == (turn, side) else {}


def deputies_in(memo: Memo, side: Side, turn: int) -> Mapping[int, int]:
    """Which computer plays for whom on a side in a turn."""
    return {one.person: one.computer for one in memo.deputies if one.side == side and one.plays(turn)}


@lru_cache(maxsize=1_024)
def _seated(seats: tuple[Seat, ...], side: Side) -> Crew:
    """Every command asks several times; seats change hardly ever."""
    rows = [row for row in seats if row.side == side and row.person is not None and not row.invited]
    return Crew(side, tuple(rows))


def ordered_by(memo: Memo, turn: int) -> Ordered:
    """Who ordered which unit in this turn, as far as several of a side do."""
    orders = memo.team.orders
    return orders.by if orders is not None and orders.turn == turn else {}


def scope(state: GameState) -> tuple[Section, ...] | None:
    """The sections the card in play is for; None: the Commander-in-Chief plays it himself (TEAM-03 to TEAM-05)."""
    if state.turn.card is None or isinstance(state.pending[-1], (*_CHIEFS, ChooseTargets)):
        return None
    if state.turn.section is not None:
        return (state.turn.section,)
    if state.battle.overlord or isinstance(state.pending[-1], _BEFORE_ORDERS):
        return None
    named = {slot.section for slot in CARDS[state.turn.effect or "last-resort"].slots}
    # Without a section it is for all of them: each general handles his own units.
    return tuple(section for section in SECTIONS if section in named) or SECTIONS


def to_come(state: GameState) -> tuple[NextCard, ...]:
    """Overlord: the cards that are dealt and not yet begun, in their order."""
    return tuple(frame for frame in reversed(state.pending) if isinstance(frame, NextCard))


def generals_of(state: GameState, side: Side, card: NextCard) -> tuple[Section, ...]:
    """The generals a card is for; none: the Commander-in-Chief plays it himself."""
    return () if card.dealt.general is None else (card.dealt.general,)


def phase(crew: Crew, state: GameState, memo: Memo) -> Phase:
    """What the members of a side are to do now."""
    if state.winner is not None:
        return "over"
    if state.turn.side != crew.side:
        return "other"
    if to_act(state) != crew.side:
        return "wait"
    top = state.pending[-1]
    if isinstance(top, (Play, DealCards)):
        return "card"
    if not crew.several or scope(state) is None:
        return "solo"
    carry_out = memo.team.carry_out
    if carry_out is not None and carry_out.turn == state.turn.number:
        return "battle" if carry_out.status in ("done", "again") else "act"
    return "act" if len(crew.concerned(state)) > 1 else "solo"


def waiting_drafts(memo: Memo, state: GameState, side: Side) -> CarryOut | None:
    """How far the drafts of a side are carried out that waits for an answer of the other one."""
    known = memo.team.carry_out
    if known is None or (known.side, known.turn) != (side, state.turn.number):
        return None
    return None if known.status in ("done", "again") else known


def awaited(
    seats: Iterable[Seat],
    state: GameState,
    memo: Memo,
    drafts: Drafts,
    idle: Callable[[Sequence[int]], bool] = lambda _: False,
) -> tuple[int, ...]:
    """The persons the game waits for: exactly those who must act now; `idle` says whether a card leaves nothing to
    any of some people."""
    side = to_act(state)
    if side is None:
        return ()
    crew = crew_of(seats, memo, side, state.turn.number)
    if not crew.rows:
        return ()
    if not crew.several:
        return (crew.commander,)
    ordered = ordered_by(memo, state.turn.number)
    if state.turn.side != side:
        return (crew.answers(state, ordered),)
    now = phase(crew, state, memo)
    if now == "card":
        return (crew.commander,)
    if now == "act":
        return _people_first(missing(crew, state, drafts), idle) or (crew.commander,)
    if asked_at(state) is not None:
        return (crew.answers(state, ordered),)
    if now == "battle":
        return _people_first(fighters(crew, state, memo)) or crew.concerned(state)[:1]
    return crew.concerned(state)[:1]


def missing(crew: Crew, state: GameState, drafts: Drafts) -> tuple[int, ...]:
    """Those whom a card asks to draft, and who have not said that they are done."""
    return tuple([one for one in crew.concerned(state) if not is_ready(drafts, one, crew.side)])


def later(crew: Crew, state: GameState, memo: Memo, drafts: Drafts, now: Sequence[int]) -> tuple[int, ...]:
    """The computers of a side that do their parts once the people are done whom the game waits for now."""
    found: Sequence[int] = ()
    match phase(crew, state, memo):
        case "act":
            found = missing(crew, state, drafts)
        case "battle" if asked_at(state) is None:
            found = fighters(crew, state, memo)
    return tuple([one for one in found if is_computer(one) and one not in now])


def _people_first(
    missing: Sequence[int], idle: Callable[[Sequence[int]], bool] = lambda _: False
) -> tuple[int, ...]:
    """Of those who are to do their parts: a computer takes what the people of its side have left, for it would
    always be quicker than they are at whatever several may have."""
    people = humans(missing)
    computers = tuple([one for one in missing if is_computer(one)])
    if not people or not computers:
        return tuple(missing)
    return computers if idle(people) else people


def is_ready(drafts: Drafts, person: int, side: Side) -> bool:
    """Whether a member has said that his draft is done."""
    draft = drafts.get((person, side))
    return draft is not None and draft.ready


def fighters(crew: Crew, state: GameState, memo: Memo) -> tuple[int, ...]:
    """Whose units can still battle, without those who are done ("each fires his own"), or move after it; or overrun."""
    top = state.pending[-1]
    if not isinstance(top, (Battles, MoveUnits)):
        return ()
    turn = state.turn.number
    ordered, carry_out = ordered_by(memo, turn), memo.team.carry_out
    if carry_out is not None and carry_out.status == "again" and isinstance(top, Battles):
        at = None if top.current in carry_out.waived else fights_on(state)
        return () if at is None else (crew.handler(state, at, ordered),)
    battled = isinstance(top, Battles) and carry_out is not None and carry_out.turn == turn
    done = carry_out.done if carry_out is not None and battled else ()
    legal = legal_actions(state)
    units = [one.way[0] if isinstance(one, MoveUnit) else getattr(one, "unit", None) for one in legal]
    persons = [crew.handler(state, h, ordered) for h in units if h is not None]
    return tuple(one for one in crew.persons if one in persons and one not in done)


def _where(action: Action, state: GameState) -> HexId | None:
    """The hex of the unit that an action moves, for those that are about one."""
    match action:
        case OrderUnit(unit) | Attack(unit, _) | Clear(unit):
            return unit
        case MoveUnit(way) | Retreat(way):
            return way[0]
        case Choose(hexes) if hexes and isinstance(state.pending[-1], Battles):
            return hexes[0]
        case _:
            return asked_at(state)
