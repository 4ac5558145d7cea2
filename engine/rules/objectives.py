"""Medals on the board and victory (VIC): one row a kind of objective, judged after every atomic change."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from engine.events import BattleWon, MedalGained, MedalLost
from engine.types import ALLIES, AXIS, OTHER, SIDES, HexId, Side

if TYPE_CHECKING:
    from engine.battle import Objective
    from engine.events import Victory
    from engine.state import Draft, GameState

#: Who holds an objective now, given who held it.
Holder = Callable[["Draft", "Objective", "Side | None"], "Side | None"]


@dataclass(frozen=True, slots=True)
class ObjectiveRow:
    """One kind of objective."""

    kind: str
    #: Judged at every change of the board.
    at_once: Holder | None = None
    #: Judged when a turn of the side in question begins.
    at_turn_start: Holder | None = None
    #: Ends the game: at once, or at the end of the own turn.
    wins: str | None = None
    #: Given by presence, so it may be held from the start.
    by_presence: bool = True


def _standing(draft: Draft, objective: Objective, side: Side) -> int:
    """Hexes of the group that a side occupies."""
    return (draft.masks[side] & objective.hexes).bit_count()


def _named(objective: Objective) -> tuple[Side, ...]:
    return SIDES if objective.side is None else (objective.side,)


def _temporary(draft: Draft, objective: Objective, holder: Side | None) -> Side | None:
    for side in (holder, *_named(objective)):
        if side is not None and _standing(draft, objective, side) >= objective.needed:
            return side
    return None


def _permanent(draft: Draft, objective: Objective, holder: Side | None) -> Side | None:
    return holder if holder is not None else _temporary(draft, objective, None)


def _majority(draft: Draft, objective: Objective, holder: Side | None) -> Side | None:
    ours, theirs = _standing(draft, objective, ALLIES), _standing(draft, objective, AXIS)
    ahead: Side | None = None if ours == theirs else (ALLIES if ours > theirs else AXIS)
    return ahead if ahead is not None and objective.side in (None, ahead) else None


def _last(draft: Draft, objective: Objective, holder: Side | None) -> Side | None:
    for side in (holder, *_named(objective)):
        if side is not None and _standing(draft, objective, side):
            return side
    # Where the enemy of its only side stands it is nobody's.
    return None if holder is not None and _standing(draft, objective, OTHER[holder]) else holder


def _sole(draft: Draft, objective: Objective, holder: Side | None) -> Side | None:
    for side in _named(objective):
        if _standing(draft, objective, side) and not _standing(draft, objective, OTHER[side]):
            return side
    return None


def _permanent_at_start(draft: Draft, objective: Objective, holder: Side | None) -> Side | None:
    return holder or (draft.turn.side if _stands_now(draft, objective) else None)


def _stands_now(draft: Draft, objective: Objective) -> bool:
    side = draft.turn.side
    return objective.side in (None, side) and _standing(draft, objective, side) >= objective.needed


def _majority_at_start(draft: Draft, objective: Objective, holder: Side | None) -> Side | None:
    """Gained and lost only when a turn of the side in question begins (VP-MAJ-TS, XAMB-47)."""
    side = draft.turn.side
    ahead = _majority(draft, objective, None)
    if ahead == side:
        return side
    return None if holder == side else holder


ROWS: Final = (
    ObjectiveRow("temporary", _temporary),
    ObjectiveRow("permanent", _permanent),
    ObjectiveRow("permanent-turn-start", at_turn_start=_permanent_at_start, by_presence=False),
    ObjectiveRow("majority", _majority),
    ObjectiveRow("majority-turn-start", at_turn_start=_majority_at_start, by_presence=False),
    ObjectiveRow("last-to-occupy", _last),
    ObjectiveRow("sole-control", _sole),
    ObjectiveRow("sudden-death", wins="at-once", by_presence=False),
    ObjectiveRow("sudden-death-turn-end", wins="turn-end", by_presence=False),
    ObjectiveRow("exit", by_presence=False),
)

OBJECTIVES: Final[Mapping[str, ObjectiveRow]] = {row.kind: row for row in ROWS}
_AT_TURN_START: Final = frozenset(row.kind for row in ROWS if row.at_turn_start is not None)
_AT_TURN_END: Final = frozenset(row.kind for row in ROWS if row.wins == "turn-end")


def judge_board(draft: Draft, by: Side) -> None:
    """Settle who holds what after a change of the board: first medals lost, then gained (VIC-07)."""
    _settle(draft, [(n, OBJECTIVES[o.kind].at_once) for n, o in enumerate(draft.battle.objectives)])
    for objective in draft.battle.objectives:
        if OBJECTIVES[objective.kind].wins == "at-once" and objective.side is not None:
            if _standing(draft, objective, objective.side) >= objective.needed:
                win(draft, objective.side, "objective")
    judge_medals(draft, by)


def judge_entering(draft: Draft, side: Side, h: HexId) -> None:
    """A permanent medal is gained on entering, even in passing, and by who dies of what lies there (AMB-20)."""
    gained = [
        (number, objective)
        for number, objective in draft.battle.permanents
        if objective.hexes >> h & 1
        and number not in draft.held
        and _temporary(draft, objective, None) == side
    ]
    if not gained:
        return
    # VIC-07: first what was lost by leaving.
    for number, before in list(draft.held.items()):
        left = draft.battle.objectives[number]
        holder = OBJECTIVES[left.kind].at_once
        if holder is not None and holder(draft, left, before) != before:
            del draft.held[number]
            draft.say(MedalLost, before, number, left.worth)
    for number, objective in gained:
        draft.held[number] = side
        draft.say(MedalGained, side, number, objective.worth)
    judge_medals(draft, side)


def judge_turn_start(draft: Draft) -> None:
    """Objectives that are judged when a turn begins."""
    if not draft.battle.kinds.isdisjoint(_AT_TURN_START):
        _settle(draft, [(n, OBJECTIVES[o.kind].at_turn_start) for n, o in enumerate(draft.battle.objectives)])
        judge_medals(draft, draft.turn.side)


def judge_turn_end(draft: Draft, side: Side) -> None:
    """Towns held at the end of the own turn win at once (HOOK-05)."""
    if draft.battle.kinds.isdisjoint(_AT_TURN_END):
        return
    for objective in draft.battle.objectives:
        if objective.kind in _AT_TURN_END and objective.side == side:
            if _standing(draft, objective, side) >= objective.needed:
                win(draft, side, "objective")


def _settle(draft: Draft, holders: list[tuple[int, Holder | None]]) -> None:
    gained: list[tuple[int, Side]] = []
    for number, holder in holders:
        if holder is None:
            continue
        objective = draft.battle.objectives[number]
        before = draft.held.get(number)
        after = holder(draft, objective, before)
        if after == before:
            continue
        if before is not None:
            del draft.held[number]
            draft.say(MedalLost, before, number, objective.worth)
        if after is not None:
            gained.append((number, after))
    for number, side in gained:
        draft.held[number] = side
        draft.say(MedalGained, side, number, draft.battle.objectives[number].worth)


def judge_medals(draft: Draft, by: Side) -> None:
    """Has somebody enough medals (VIC-01)? At the same instant: the side that caused the change (VIC-07)."""
    for side in (by, OTHER[by]):
        if has_won(draft, side):
            win(draft, side, "medals")
            return


def has_won(state: GameState, side: Side) -> bool:
    """Whether a side has its medals, and what else a scenario asks for (CM-MED-2)."""
    battle = state.battle
    if state.medals(side) < battle.to_win[side]:
        return False
    return all(hook(state, side) for hook in battle.hooks.may_win)


def judge_units(draft: Draft, by: Side) -> None:
    """A side with no unit left loses (VIC-08)."""
    for side in (OTHER[by], by):
        if not draft.masks[side] and draft.masks[OTHER[side]]:
            win(draft, OTHER[side], "no-units")
            return


def win(draft: Draft, side: Side, reason: Victory) -> None:
    """The battle is over, at once (VIC-02)."""
    if draft.winner is None:
        draft.winner = side
        draft.say(BattleWon, side, reason)
