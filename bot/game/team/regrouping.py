"""When the members of a side change what they are in charge of, what was drafted goes with its units."""

from __future__ import annotations

from bot.facts.memo import Orders
from bot.game.drafting.parts import Line, Part
from bot.game.drafting.rehearse import lines_of
from bot.game.drafting.together import Together
from bot.game.side import crews, teams
from bot.game.side.crews import Crew
from bot.game.table.live import Change
from bot.store.seats import DraftRow
from engine import Action, GameState, NotationError
from engine.actions import Attack, Clear, MoveUnit, OrderUnit
from engine.lines import read
from engine.types import HexId


def regroup(change: Change, before: Crew, after: Crew) -> None:
    """Hand the drafts of a side over to whoever is in charge now; what has changed must be confirmed again."""
    live, side = change.live, before.side
    if live.state is None or live.row.status != "running":
        return
    rows = {whose: row for whose, row in change.now_drafted.items() if whose[1] == side}
    if teams.together(live, side) or crews.phase(after, live.board, change.memo) == "act":
        _hand_over_parts(change, rows, before, after)
    else:
        _hand_over_whole(change, rows, before, after)
    if live.board.turn.side == side:
        _hand_over_orders(change, live.board, after)


def _hand_over_orders(change: Change, state: GameState, after: Crew) -> None:
    """Units that are ordered already are moved and rolled for by whoever leads them now (TEAM-05)."""
    at = {unit.id: h for h, unit in state.units.items()}
    by = dict(crews.ordered_by(change.memo, state.turn.number))
    for unit, person in by.items():
        if unit not in at:
            continue
        deed = state.deeds.get(unit)
        allowed = after.may_order(state, at[unit] if deed is None else deed.start)
        by[unit] = person if person in allowed else allowed[0]
    if by:
        orders = Orders(state.turn.number, by)
        change.memo = change.memo._replace(team=change.memo.team._replace(orders=orders))


def _hand_over_whole(change: Change, rows: crews.Drafts, before: Crew, after: Crew) -> None:
    """One member drafts: whoever is concerned in his place goes on with it.

    What the heir has prepared for himself waits where the draft was, until they change places again. A plan for the
    next turn is its author's as long as he is there.
    """
    state, side = change.live.board, before.side
    if state.turn.side == side:
        old, new = before.concerned(state)[0], after.concerned(state)[0]
    else:
        old, new = None, after.commander
    for row in rows.values():
        there = row.person in after.persons
        if row.person == new or (there and row.person != old):
            continue
        theirs = rows.get((new, side))
        own = theirs.lines if theirs is not None else ()
        goes = bool(row.lines) and (row.person == old or not own)
        kept = own if goes and there else ()
        change.drafts[(row.person, side)] = row._replace(lines=kept, ready=False)
        if goes:
            change.drafts[(new, side)] = row._replace(person=new, ready=False)


def _hand_over_parts(change: Change, rows: crews.Drafts, before: Crew, after: Crew) -> None:
    live, side = change.live, before.side
    tried = Together(live, before, lines_of(change.now_drafted, side))
    handed = _drafts(tried, live.board, after)
    for person in {*[row.person for row in rows.values()], *handed}:
        known = rows.get((person, side))
        lines = handed.get(person, ())
        if known is not None and known.lines == lines and person in after.persons:
            continue
        editor = known.editor if known is not None else None
        change.drafts[(person, side)] = DraftRow(person, side, live.row.revision, lines, False, editor)


def _drafts(tried: Together, state: GameState, after: Crew) -> dict[int, tuple[str, ...]]:
    """Everybody's lines under the new order, card by card."""
    made: dict[int, list[str]] = {}
    owed: dict[int, int] = {}
    coming = crews.to_come(state)
    for number, parts in enumerate(tried.cards):
        lines: dict[int, list[str]] = {}
        left: dict[int, int] = {}
        for part in parts:
            owners = _owners(state, part, after)
            if number:
                general = coming[number - 1].dealt.general
                heir = after.at(general) if general is not None else after.commander
                owners = [(line, heir) for line, _ in owners]
            for line, owner in owners:
                lines.setdefault(owner, []).append(line.text)
                left[owner] = min(left.get(owner, part.left), part.left)
            for person in [part.person] if not owners and part.person in after.persons else []:
                left.setdefault(person, part.left)
        for person, new in lines.items():
            # What is left open of his card before must be closed: else these lines would be read as part of it.
            made[person] = [*made.get(person, []), *["end"] * owed.get(person, 0), *new]
            owed[person] = 0
        for person, open_steps in left.items():
            owed[person] = owed.get(person, 0) + open_steps
    return {person: tuple(drafted) for person, drafted in made.items()}


def _owners(state: GameState, part: Part, after: Crew) -> list[tuple[Line, int]]:
    """Each line with whoever is in charge of its unit, followed through its moves."""
    roots: dict[HexId, HexId] = {}
    owners: list[tuple[Line, int]] = []
    for line in part.lines:
        action = _first(state, line)
        start, end = _ends(action)
        start = roots.get(start, start)
        if isinstance(action, MoveUnit):
            roots[end] = start
        h = start if start >= 0 else None
        if h is None:
            owner = owners[-1][1] if owners else part.person
        else:
            allowed = after.may_order(state, h)
            owner = part.person if part.person in allowed else allowed[0]
        owners.append((line, owner if owner in after.persons else after.commander))
    return owners


def _first(state: GameState, line: Line) -> Action | None:
    try:
        return read(line.text, state)[0]
    except NotationError:
        return None


def _ends(action: Action | None) -> tuple[HexId, HexId]:
    """The hex of the unit that a line is about, and where it ends; -1: about none."""
    match action:
        case OrderUnit(h) | Attack(h, _) | Clear(h):
            return h, h
        case MoveUnit(way):
            return way[0], way[-1]
        case _:
            return -1, -1
