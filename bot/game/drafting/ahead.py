"""Plans for the next turn: several, each with what the board must show then. Which one holds is asked of what the
planner may see, and nothing of them is ever played by itself."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, Literal, TypeAlias, get_args

from bot.errors import UserError, off_board, told
from bot.facts.drafted import DraftLine, PlanLook
from bot.facts.plans import MOST_PLANS, SIGHTS, Branch, Condition, Plans, Sight
from bot.game.drafting.rehearse import lines_of, rehearse
from bot.game.side import teams
from bot.store.seats import DraftRow
from engine import project
from engine.notation import described

if TYPE_CHECKING:
    from bot.game.drafting.rehearsal import Lines
    from bot.game.table.live import Change, Live
    from engine import PlayerView, Side

_CONDITION: Final = re.compile(
    rf"(?:if\s+)?(?P<sight>{'|'.join(get_args(Sight))})\s+(?P<at>\w+)", re.IGNORECASE
)
#: What is done with several plans.
Doing: TypeAlias = Literal["", "another", "open", "drop"]
#: In place of a condition.
ANY_CASE: Final = "any"


def edited(known: DraftRow | None, *, ahead: bool) -> Plans | None:
    """What stands beside a draft after a change of its lines."""
    plans = known.plans if known is not None else None
    if ahead:
        return (plans or Plans())._replace(touched=False)
    return None if plans is None else plans._replace(touched=True)


def branches(row: DraftRow) -> tuple[Branch, ...]:
    """All plans in their order."""
    plans = row.plans or Plans()
    return (*plans.before, Branch(row.lines, plans.condition), *plans.behind)


def single(lines: Lines) -> Lines:
    """One line a unit, so that what becomes of one spoils nothing for the others."""
    found: list[str] = []
    for line in lines:
        said = described(line)
        found += [f"order {at}" for at in said.hexes] if said.verb == "order" else [line]
    return tuple(found)


def opened(row: DraftRow, known: tuple[Branch, ...], number: int, *, touched: bool) -> DraftRow:
    """The draft with one of these plans open."""
    now = known[number]
    plans = Plans(now.condition, known[:number], known[number + 1 :], touched)
    return row._replace(lines=now.lines, plans=plans)


def holds(view: PlayerView, side: Side, condition: Condition) -> bool:
    """Whether a hex shows what a condition says."""
    there = next((unit for unit in view.units if unit.at == condition.at), None)
    seen: Sight = "free" if there is None else "own" if there.side == side else "enemy"
    return seen == condition.sight


def offer(change: Change, side: Side) -> None:
    """A turn begins: of several plans the one for what the board shows lies open."""
    assert change.state is not None
    view: PlayerView | None = None
    for whose, row in change.now_drafted.items():
        if whose[1] != side or row.plans is None:
            continue
        known, number = branches(row), len(row.plans.before)
        if any(one.condition is not None for one in known):
            view = view or project(change.state, side)
            number = _fitting(known, view, side, number)
        if row.plans.touched or number != len(row.plans.before):
            change.drafts[whose] = opened(row, known, number, touched=False)


def _fitting(known: tuple[Branch, ...], view: PlayerView, side: Side, otherwise: int) -> int:
    """The first plan whose condition holds; else the first that is for any other case."""
    for number, one in enumerate(known):
        if one.condition is not None and holds(view, side, one.condition):
            return number
    return next((number for number, one in enumerate(known) if one.condition is None), otherwise)


def looks_of(live: Live, person: int, side: Side) -> tuple[PlanLook, ...]:
    """All plans as their owner sees them, each tried on the board as it is; nothing where there is no choice."""
    row = live.drafts.get((person, side))
    if row is None or row.plans is None or not (row.plans.several or row.plans.condition):
        return ()
    view, at = live.view(side), len(row.plans.before)
    return tuple(
        PlanLook(
            _tried(live, person, side, one.lines),
            one.condition,
            one.condition is None or holds(view, side, one.condition),
            number == at,
        )
        for number, one in enumerate(branches(row))
    )


def _tried(live: Live, person: int, side: Side, lines: Lines) -> tuple[DraftLine, ...]:
    tried = rehearse(live, side, {**lines_of(live.drafts, side), person: lines})
    return tuple(
        DraftLine(line, None if fault is None else told(fault, game=live.row.id))
        for line, fault in zip(lines, tried.faults(person), strict=True)
    )


# What is done with them


def changed(
    change: Change,
    side: Side,
    person: int,
    do: Doing = "",
    number: int | None = None,
    when: str | None = None,
) -> None:
    """A plan is begun, opened or dropped, and what is then open is for this case only. Raises UserError."""
    match do:
        case "another":
            another(change, side, person)
        case "drop":
            drop(change, side, person, number)
        case _ if number is not None or do == "open":
            show(change, side, person, 1 if number is None else number)
    if when is not None:
        only_if(change, side, person, when)


def another(change: Change, side: Side, person: int) -> None:
    """One plan more, empty and open. Raises UserError."""
    row, known = _known(change, side, person)
    if len(known) >= MOST_PLANS:
        raise UserError("plans-enough", most=MOST_PLANS)
    if not row.lines:
        raise UserError("plan-empty")
    _put(change, row, (*known, Branch()), len(known))


def show(change: Change, side: Side, person: int, number: int) -> None:
    """This one is the open one. Raises UserError."""
    row, known = _known(change, side, person)
    _put(change, row, known, _checked(known, number))


def drop(change: Change, side: Side, person: int, number: int | None) -> None:
    """One plan goes, the open one if none is named; if it is the only one its lines do. Raises UserError."""
    row, known = _known(change, side, person)
    at = len(row.plans.before) if row.plans is not None else 0
    gone = at if number is None else _checked(known, number)
    rest = (*known[:gone], *known[gone + 1 :]) or (Branch(),)
    _put(change, row, rest, min(at - (gone < at), len(rest) - 1))


def only_if(change: Change, side: Side, person: int, said: str) -> None:
    """The open plan is for this case only. Raises UserError."""
    row, known = _known(change, side, person)
    at = len(row.plans.before) if row.plans is not None else 0
    condition = condition_of(change.live, said)
    changed = tuple(
        one._replace(condition=condition) if number == at else one for number, one in enumerate(known)
    )
    _put(change, row, changed, at)


def without_faults(live: Live, side: Side, person: int) -> Lines:
    """The lines of a draft that still work."""
    row = live.drafts.get((person, side))
    lines = row.lines if row is not None else ()
    return tuple(
        [line for line, fault in zip(lines, rehearse(live, side).faults(person), strict=True) if not fault]
    )


def condition_of(live: Live, said: str) -> Condition | None:
    """A condition as it is written: what is to be seen, and where. Raises UserError."""
    if said.strip().lower() == ANY_CASE:
        return None
    found = _CONDITION.fullmatch(said.strip())
    if found is None:
        raise UserError("no-such-condition", text=said[:40])
    at, known = found["at"].upper(), live.board.battle.board.by_name
    if at not in known:
        raise off_board(at, known)
    sight = next(one for one in SIGHTS if one == found["sight"].lower())
    return Condition(sight, at)


def _known(change: Change, side: Side, person: int) -> tuple[DraftRow, tuple[Branch, ...]]:
    """A draft and its plans. Raises UserError where several draft together, or nothing was planned before the turn."""
    live = change.live
    if teams.together(live, side):
        raise UserError("plan-together")
    row = change.now_drafted.get((person, side)) or DraftRow(person, side, live.row.revision, ())
    if row.plans is None and live.board.turn.side == side:
        raise UserError("plans-before-turn")
    return row, branches(row)


def _checked(known: tuple[Branch, ...], number: int) -> int:
    if not 1 <= number <= len(known):
        raise UserError("no-such-plan", number=number, all=len(known))
    return number - 1


def _put(change: Change, row: DraftRow, known: tuple[Branch, ...], number: int) -> None:
    touched = row.plans is not None and row.plans.touched
    change.drafts[(row.person, row.side)] = opened(row, known, number, touched=touched)
