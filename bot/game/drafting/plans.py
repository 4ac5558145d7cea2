"""Several of a side draft at the same time: each his own part, all of them seen and tried together."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from bot.errors import UserError, told
from bot.game.acting import carrying, lines, settling
from bot.game.drafting.parts import DONE, MOVE, STAGES
from bot.game.drafting.rehearsal import Rehearsal, Stand
from bot.game.reactions import standing
from bot.game.reactions.standing import Draw
from bot.game.reading.looks import outlook_of
from bot.game.side import crews, teams
from bot.game.table.live import Change, Live
from bot.game.values import Arrow, DraftLine, DraftLook, LineLeft
from bot.store.seats import DraftRow
from engine import PlayerView, Side, legal_actions, project, text
from engine.actions import MoveUnit, OrderUnit

Lines = tuple[str, ...]


def phase(live: Live, side: Side) -> crews.Phase:
    """What the members of a side are to do now."""
    if live.state is None:
        return "open"
    if live.row.status != "running":
        return "over"
    found = live.tried.get(("phase", side))
    if found is None:
        found = live.tried[("phase", side)] = crews.phase(teams.crew(live, side), live.board, live.row.memo)
    return found  # type: ignore[return-value]


def together(live: Live, side: Side) -> bool:
    """Whether several of a side have drafts that will be, or are being, carried out together."""
    now = phase(live, side)
    return now == "act" or (now == "wait" and _plan_of(live.row.memo, live, side) is not None)


def _plan_of(memo: Mapping[str, object], live: Live, side: Side) -> Mapping[str, object] | None:
    """The plan of a side that waits for an answer of the other one."""
    plan = memo.get("plan")
    if not isinstance(plan, dict) or plan["side"] != side or plan["turn"] != live.board.turn.number:
        return None
    return plan if plan["status"] in ("running", "edited") else None


def drafts_of(rows: Mapping[tuple[int, str], DraftRow], side: Side) -> dict[int, Lines]:
    """The lines of everybody on a side."""
    return {person: row.lines for (person, whose), row in rows.items() if whose == side}


def rehearsed(live: Live, side: Side) -> Rehearsal:
    """All drafts of a side tried together, once for each version of the game."""
    key = ("rehearsal", side)
    found = live.tried.get(key)
    if not isinstance(found, Rehearsal):
        found = live.tried[key] = _rehearsal(live, side, drafts_of(live.drafts, side), None)
    return found


def _rehearsal(live: Live, side: Side, drafts: Mapping[int, Sequence[str]], last: int | None) -> Rehearsal:
    state = live.board
    ordered = crews.ordered_by(live.row.memo, state.turn.number)
    return Rehearsal(teams.crew(live, side), state, drafts, ordered, last=last)


# -- looking ---------------------------------------------------------------------------------------------


def look_of(live: Live, person: int, side: Side) -> DraftLook:
    """The draft of one member among those of all."""
    key = ("together", person, side)
    found = live.tried.get(key)
    if isinstance(found, DraftLook):
        return found
    tried = rehearsed(live, side)
    draft = live.drafts.get((person, side))
    known = draft.lines if draft is not None else ()
    concerned = person in teams.crew(live, side).concerned(live.board)
    stand = tried.stands.get(person) or Stand(tried.state, DONE, None, {})
    view = project(stand.state, side)
    legal = _legal(live, side, person, stand) if concerned else ()
    names = live.board.battle.board.names
    look = DraftLook(
        lines=drafted(tried, live, person, known),
        base=draft.base if draft is not None else live.row.revision,
        ahead=False,
        view=view._replace(legal=legal),
        legal=legal,
        idle=_idle(view, stand, legal),
        dice=stand.plan.dice() if stand.plan is not None else {},
        outlook=outlook_of(stand.state, legal),
        together=True,
        stage=STAGES[stand.stage],  # type: ignore[arg-type]
        confirmed=draft is not None and draft.ready,
        editor=draft.editor if draft is not None else None,
        unplanned=tuple(names[h] for h in tried.unplanned.get(person, ()))
        if _plans_all(live, stand, known)
        else (),
        arrows=arrows(live, side, tried),
        concerned=concerned,
    )
    live.tried[key] = look
    return look


def _plans_all(live: Live, stand: Stand, known: Lines) -> bool:
    """Whether a member's battles are those planned: else whoever has planned none fights live (TEAM-05)."""
    planned = stand.stage == DONE or any(line.startswith("attack ") for line in known)
    return live.board.battle.overlord or planned


def closers(live: Live, person: int, side: Side) -> Lines:
    """What closes a member's card before, where it has closed by itself: else the next line would be read as its."""
    stand = rehearsed(live, side).stands.get(person)
    return ("end",) * stand.open_before if stand is not None and stand.stage != DONE else ()


def drafted(tried: Rehearsal, live: Live, person: int, known: Lines) -> tuple[DraftLine, ...]:
    """The lines of a member, each with what is wrong with it."""
    faults = tried.faults(person) or [None] * len(known)
    return tuple(
        DraftLine(line, None if fault is None else told(fault, game=live.row.id))
        for line, fault in zip(known, faults, strict=True)
    )


def arrows(live: Live, side: Side, tried: Rehearsal) -> tuple[Arrow, ...]:
    """What everybody has drafted, for one picture."""
    names = live.board.battle.board.names
    ghosts = {unit.at: unit for unit in live.view(side).units}
    return tuple(
        Arrow(
            one.kind,  # type: ignore[arg-type]
            one.person,
            tuple(names[h] for h in one.way),
            one.dice,
            ghosts.get(names[one.start]) if one.kind == "move" else None,
        )
        for one in tried.drawn
    )


def preview(live: Live, side: Side) -> PlayerView:
    """The board after the orders and moves of everybody."""
    return project(rehearsed(live, side).state, side)._replace(legal=())


def _legal(live: Live, side: Side, person: int, stand: Stand) -> Lines:
    """What a member may add next: for his own units only."""
    if stand.stage == DONE:
        return ()
    if stand.plan is not None:
        return stand.plan.legal()
    crew, state = teams.crew(live, side), stand.state
    found = []
    for action in legal_actions(state):
        if isinstance(action, OrderUnit) and person not in crew.may_order(state, action.unit):
            continue
        if isinstance(action, MoveUnit) and crew.handler(state, action.way[0], stand.ordered) != person:
            continue
        found.append(text(action, state.battle.board))
    return tuple(found)


def _idle(view: PlayerView, stand: Stand, legal: Lines) -> tuple[str, ...]:
    if stand.stage != MOVE:
        return ()
    can = {line.removeprefix("move ").split("-")[0] for line in legal if line.startswith("move ")}
    return tuple(unit.at for unit in view.units if unit.ordered and not unit.moved and unit.at in can)


# -- editing ---------------------------------------------------------------------------------------------


def edit(change: Change, side: Side, person: int, edited: Callable[[Lines], Lines]) -> None:
    """Change the draft of a member. Raises UserError or EngineError for a new line that does not work."""
    live = change.live
    _check_concerned(live, side, person)
    rows = dict(live.drafts)
    known = rows[(person, side)].lines if (person, side) in rows else ()
    new = edited(known)
    if len(new) > lines.MOST_LINES:
        raise UserError("draft-too-long", most=lines.MOST_LINES)
    tried = _rehearsal(live, side, {**drafts_of(rows, side), person: new}, person)
    if new[: len(known)] == known:
        added = next((one for one in tried.faults(person)[len(known) :] if one is not None), None)
        if added is not None:
            raise added
    change.drafts[(person, side)] = DraftRow(person, side, live.row.revision, new, False, person)
    unready(change, side, tried)
    plan = _plan_of(live.row.memo, live, side)
    if plan is not None and plan["status"] == "running":
        change.memo["plan"] = {**plan, "status": "edited"}
    after_edit(change, side, person)


def try_line(live: Live, side: Side, person: int, line: str) -> None:
    """Whether a member could draft this next. Raises UserError or EngineError if not."""
    _check_concerned(live, side, person)
    drafts = drafts_of(live.drafts, side)
    new = (*drafts.get(person, ()), *closers(live, person, side), *lines.split(line))
    wrong = _rehearsal(live, side, {**drafts, person: new}, person).faults(person)[-1]
    if wrong is not None:
        raise wrong


def unready(change: Change, side: Side, tried: Rehearsal) -> None:
    """Who has said that he is done is asked again if something of his does not work any more."""
    for whose, row in change.now_drafted.items():
        if whose[1] == side and row.ready and any(tried.faults(row.person)):
            change.drafts[whose] = DraftRow(row.person, row.side, row.base, row.lines, False, row.editor)


def after_edit(change: Change, side: Side, person: int) -> None:
    """What follows from a change of drafts: who is awaited, and what his side is told."""
    change.face["awaited"] = teams.awaited_after(change)
    change.say("drafted", side=side, person=person, by=person)


def _check_concerned(live: Live, side: Side, person: int) -> None:
    concerned = teams.crew(live, side).concerned(live.board)
    if person not in concerned:
        raise UserError("not-concerned", persons=list(concerned))


# -- confirming ------------------------------------------------------------------------------------------


def mark(change: Change, side: Side, person: int, *, on: bool) -> None:
    """Say that the own draft is done, or that it is not. Raises UserError."""
    live = change.live
    _check_concerned(live, side, person)
    row = live.drafts.get((person, side)) or DraftRow(person, side, live.row.revision, ())
    if row.ready == on:
        return
    if on:
        _check_sound(live, side, person, row.lines)
    change.drafts[(person, side)] = DraftRow(person, side, live.row.revision, row.lines, on, row.editor)
    change.face["awaited"] = teams.awaited_after(change)
    change.say("confirmed", side=side, person=person, on=on)


def _check_sound(live: Live, side: Side, person: int, known: Lines) -> None:
    tried = rehearsed(live, side)
    for line, fault in zip(known, tried.faults(person), strict=False):
        if fault is not None:
            raise UserError("draft-broken", line=line, why=told(fault, game=live.row.id))
    if person in tried.stuck:
        raise tried.stuck[person]


def missing(change: Change, side: Side) -> tuple[int, ...]:
    """Those who have not said that they are done."""
    assert change.state is not None
    crew, rows = teams.crew_after(change, side), change.now_drafted
    return tuple(one for one in crew.concerned(change.state) if not crews.is_ready(rows, one, side))


def carry_out(change: Change, side: Side, draw: Draw) -> tuple[LineLeft, ...]:
    """Do what everybody has drafted, unless the other side must answer first."""
    assert change.state is not None
    if crews.phase(teams.crew_after(change, side), change.state, change.now_memo) != "act":
        # The other side is being asked: with its answer the rest goes on.
        plan = _plan_of(change.now_memo, change.live, side)
        if plan is not None:
            change.memo["plan"] = {**plan, "status": "running"}
        return ()
    ask, left = carrying.run(change, side, draw)
    standing.note_answer(change, side, "person")
    settling.close(change, ask, side)
    return left
