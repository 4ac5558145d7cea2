"""Changing a draft: lines added, taken back, said to be done. Nothing of it enters the log."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.errors import Refused, Told, UserError, told, which
from bot.facts.computers import is_computer
from bot.facts.drafted import LineLeft, left_line
from bot.facts.news import Confirmed, Drafted
from bot.game.drafting import ahead
from bot.game.drafting.awaiting import has_part, note_awaited
from bot.game.drafting.gone import gone_before, orders_drafted
from bot.game.drafting.rehearsal import Lines, Rehearsal
from bot.game.drafting.rehearse import lines_of, rehearse
from bot.game.drafting.written import as_notation
from bot.game.side import crews, teams
from bot.game.table.live import Change, Live
from bot.store.seats import DraftRow
from engine import EngineError, Side
from engine.actions import ADVANCE, text
from engine.errors import refuse
from engine.notation import described

MOST_LINES = 60
_LONGEST = 4_000


def split(source: str) -> Lines:
    """The lines of a text: one each, or several with semicolons, in the signs and words of the bot's own screens, too.

    Raises UserError.
    """
    lines = as_notation(source[: _LONGEST + 1])
    if len(source) > _LONGEST or len(lines) > MOST_LINES:
        raise UserError("draft-too-long", most=MOST_LINES)
    if not lines:
        raise UserError("notation", text="", expected="play attack-center; order E4 F4; move E4-E5")
    return lines


def try_lines(
    live: Live, side: Side, person: int, new: Lines, *, instead: bool = False
) -> tuple[Rehearsal, Lines]:
    """The draft of a member with lines behind it, or `instead` of it. Raises UserError or EngineError for the first
    that does not work; of several it is named."""
    check_concerned(live, side, person)
    drafts = _beside(live, side, person)
    known = () if instead else drafts.get(person, ())
    lines = (*known, *rehearse(live, side).closers(person), *new)
    if len(lines) > MOST_LINES:
        raise UserError("draft-too-long", most=MOST_LINES)
    tried = rehearse(live, side, {**drafts, person: lines}, last=person)
    faults = enumerate(zip(lines, tried.faults(person), strict=True))
    wrong = next(
        (
            (number, orders_drafted(tried, gone_before(lines[:number], line, fault)))
            for number, (line, fault) in faults
            if number >= len(known) and fault is not None
        ),
        None,
    )
    if wrong is None and tried.several and _spoils(live, side, person, tried, len(known)):
        wrong = len(lines) - len(new), Refused(refuse("move-step-over"))
    if wrong is not None and len(new) > 1 and (tried.several or not _waits(wrong[1])):
        why = told(wrong[1], game=live.row.id)
        raise UserError("line-not-added", why=why, **which(lines, wrong[0]))
    if wrong is not None:
        raise wrong[1]
    return tried, lines


def _spoils(live: Live, side: Side, person: int, tried: Rehearsal, known: int) -> bool:
    """Whether something that he has drafted works no more with what is added: a battle, whose unit now moves first."""
    before = rehearse(live, side).faults(person)
    now = tried.faults(person)[:known]
    return any(fault is not None and was is None for was, fault in zip(before, now, strict=False))


def _waits(fault: Exception) -> bool:
    """Whether nothing is wrong with a line but that it is not for a draft."""
    return isinstance(fault, UserError) and fault.key == "needs-confirm"


def add(change: Change, side: Side, person: int, line: str) -> None:
    """Add lines. Raises UserError "needs-confirm" for one that would roll, reveal or hand over.

    Of somebody who drafts by himself a card, an order, a choice or a move is kept even then, as the last line, and so
    is a deed without dice that only ends the turn.
    """
    write(change, side, person, split(line))


def order_fitting(change: Change, side: Side, person: int, units: Sequence[str]) -> list[LineLeft]:
    """Order those that fit of several units, in one line; the others, and why. Raises what is wrong with the first if
    none fits."""
    kept: list[str] = []
    unfit: list[tuple[str, Exception]] = []
    for unit in units:
        try:
            try_lines(change.live, side, person, (_ordering((*kept, unit)),))
        except (UserError, EngineError) as error:
            unfit.append((unit, error))
        else:
            kept.append(unit)
    if not kept:
        raise unfit[0][1]
    write(change, side, person, (_ordering(kept),))
    return [left_line(_ordering((unit,)), _why_of(change, error)) for unit, error in unfit]


def _ordering(units: Sequence[str]) -> str:
    return " ".join(["order", *units])


def _why_of(change: Change, error: Exception) -> Told:
    """Of a line among several that were tried the reason is inside."""
    inner = error.why if isinstance(error, UserError) else None
    return inner or told(error, game=change.live.row.id)


def write(change: Change, side: Side, person: int, new: Lines, *, instead: bool = False) -> None:
    """The same with lines as they are read, or `instead` of all that was drafted."""
    tried, lines = try_lines(change.live, side, person, new, instead=instead)
    _keep(change, side, person, lines, tried)


def cut(change: Change, side: Side, person: int, kept: Callable[[Lines], Lines]) -> None:
    """Keep only the first lines."""
    live = change.live
    check_concerned(live, side, person)
    drafts = _beside(live, side, person)
    lines = kept(drafts.get(person, ()))
    _keep(change, side, person, lines, rehearse(live, side, {**drafts, person: lines}, last=person))


def take_ground(change: Change, side: Side, person: int) -> None:
    """Say behind each attack of a member that the ground is taken, where it can be won and nothing else is said."""
    drafts = _beside(change.live, side, person)

    def taking(known: Lines) -> Lines:
        for at in reversed(range(len(known))):
            behind = described(known[at + 1]).verb if at + 1 < len(known) else ""
            if described(known[at]).verb != "attack" or behind in ("advance", "stay"):
                continue
            tried = (*known[: at + 1], text(ADVANCE, change.live.board.battle.board), *known[at + 1 :])
            if rehearse(change.live, side, {**drafts, person: tried}).faults(person)[at + 1] is None:
                known = tried
        return known

    cut(change, side, person, taking)


def _beside(live: Live, side: Side, person: int) -> dict[int, Lines]:
    """What everybody has drafted whom somebody must not take anything from: a computer plans around people."""
    known = lines_of(live.drafts, side)
    if is_computer(person) or not teams.together(live, side):
        return known
    return {one: lines for one, lines in known.items() if not is_computer(one)}


def _after_people(change: Change, side: Side, person: int) -> None:
    """Somebody has changed his mind: what the computers beside him have drafted goes, and they plan anew after him."""
    if is_computer(person):
        return
    for whose, row in change.now_drafted.items():
        if whose[1] == side and is_computer(row.person) and (row.lines or row.ready):
            change.drafts[whose] = row._replace(lines=(), ready=False)


def _keep(change: Change, side: Side, person: int, lines: Lines, tried: Rehearsal) -> None:
    live = change.live
    editor = person if tried.several else None
    known = live.drafts.get((person, side))
    plans = None if tried.several else ahead.edited(known, ahead=tried.ahead)
    lines = ahead.single(lines) if tried.ahead else lines
    change.drafts[(person, side)] = DraftRow(person, side, live.row.revision, lines, False, editor, plans)
    if not tried.several:
        return
    _after_people(change, side, person)
    _unready(change, side, tried)
    waiting = crews.waiting_drafts(live.row.memo, live.board, side)
    if waiting is not None and waiting.status == "running":
        teams.resume(change, waiting, "edited")
    note_awaited(change)
    change.say(Drafted(side, person, person))


def _unready(change: Change, side: Side, tried: Rehearsal) -> None:
    """Who has said that he is done is asked again if something of his does not work any more."""
    for whose, row in change.now_drafted.items():
        if whose[1] == side and row.ready and any(tried.faults(row.person)):
            change.drafts[whose] = DraftRow(row.person, row.side, row.base, row.lines, False, row.editor)


def check_concerned(live: Live, side: Side, person: int) -> None:
    """Whether a card for several asks anything of a member. Raises UserError."""
    if teams.together(live, side):
        concerned = teams.crew(live, side).concerned(live.board)
        if person not in concerned:
            raise UserError("not-concerned", persons=list(concerned))


# -- done ------------------------------------------------------------------------------------------------


def mark(change: Change, side: Side, person: int, *, on: bool) -> None:
    """Say that the own part of what several draft is done, or that it is not. Raises UserError."""
    live = change.live
    check_concerned(live, side, person)
    row = change.now_drafted.get((person, side)) or DraftRow(person, side, live.row.revision, ())
    if row.ready == on:
        return
    if on:
        check_sound(change, side, person)
    else:
        _after_people(change, side, person)
    change.drafts[(person, side)] = DraftRow(person, side, live.row.revision, row.lines, on, row.editor)
    note_awaited(change)
    change.say(Confirmed(side, person, on))


def close(change: Change, side: Side, persons: Sequence[int]) -> tuple[int, ...]:
    """What these have drafted is all they do; returns who is still to do his part."""
    for person in persons:
        row = change.now_drafted.get((person, side)) or DraftRow(person, side, change.live.row.revision, ())
        change.drafts[(person, side)] = row._replace(ready=True)
        change.say(Confirmed(side, person, True))
    note_awaited(change)
    return change.facts.awaited


def check_sound(change: Change, side: Side, person: int) -> None:
    """Whether every line of a draft still works. Raises UserError with the first that does not."""
    live = change.live
    drafts = lines_of(change.now_drafted, side)
    tried = rehearse(live, side, drafts)
    for line, fault in zip(drafts.get(person, ()), tried.faults(person), strict=False):
        if fault is not None:
            raise UserError("draft-broken", line=line, why=told(fault, game=live.row.id))
    if person in tried.stuck:
        raise tried.stuck[person]


def missing(change: Change, side: Side) -> tuple[int, ...]:
    """Those who have not said that they are done, and could still plan something."""
    spared = without_part(change, side)
    return tuple(one for one in _silent(change, side) if one not in spared)


def without_part(change: Change, side: Side) -> tuple[int, ...]:
    """Those who have drafted nothing and can draft nothing any more: what the others plan is all there is."""
    silent, rows = _silent(change, side), change.now_drafted
    if not any(row.ready for (_, whose), row in rows.items() if whose == side):
        # As long as nobody is done the others may still leave them something.
        return ()
    tried = rehearse(change.live, side, lines_of(rows, side))
    return tuple(one for one in silent if not has_part(tried, rows.get((one, side)), one))


def _silent(change: Change, side: Side) -> tuple[int, ...]:
    assert change.state is not None
    return crews.missing(teams.crew_after(change, side), change.state, change.now_drafted)
