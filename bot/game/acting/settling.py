"""What every change of a running game ends with: public facts, clock, victory, and what is to be told."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from bot.game.side import teams
from bot.game.side.crews import phase
from bot.game.table import ticking
from bot.game.table.live import Change
from bot.game.table.ticking import Clock
from bot.game.values import TEAM_SECONDS
from bot.store.seats import DraftRow
from bot.store.timers import TimerRow
from engine import GameState, Side, decision, to_act
from engine.events import BattleWon
from engine.types import SIDES

#: Done as soon as possible after the commit: what concerns a second game.
AT_ONCE = 0.0
#: What the service remembers of a team's turn, and no longer.
_OF_PERSONS: Final = ("left", "seen")
_OF_A_TURN: Final = ("plan", "ordered", "standin")


def state_facts(state: GameState) -> dict[str, Any]:
    """What everybody may know of a state, for lists."""
    return {
        "turn": state.turn.number,
        "active": state.turn.side,
        "to_act": to_act(state),
        "decision": decision(state),
        "medals": {side: state.medals(side) for side in SIDES},
        "to_win": dict(state.battle.to_win),
    }


def close(change: Change, ask: Clock | None, side: Side | None, *, told: str = "acted") -> None:
    """Finish a change in which something was played; `side` is the one that did it."""
    state = change.state
    assert state is not None
    before = change.live.row.face
    face = change.face
    face.update(state_facts(state))
    _tidy(change, before)
    face["awaited"] = teams.awaited_after(change)
    first, last = change.live.row.revision + 1, change.revision
    if state.winner is not None:
        change.say(told, first=first, last=last, side=side)
        won = [event for step in change.steps for event in step.events if isinstance(event, BattleWon)]
        over(change, state.winner, won[-1].reason if won else "medals")
        return
    row = change.live.row
    clock = ticking.moved_on(face.get("clock"), state, change.now, row.setup["turn_seconds"], ask)
    set_team_clock(change, clock)
    face["clock"] = clock
    # A question about an earlier moment is no question any more.
    face["asks"] = [
        one
        for one in face.get("asks", ())
        if one["kind"] != "undo" and (one["kind"] != "draw" or before.get("turn") == state.turn.number)
    ]
    set_timers(change, clock)
    change.say(told, first=first, last=last, side=side)
    if ask is not None:
        change.say("asked", side=ask["side"], what=ask["what"], due=ask["due"], at=_asked_at(state))
    elif before.get("turn") != state.turn.number:
        change.say("turn", side=state.turn.side, first=first, last=last, due=clock["due"])
    else:
        call(change, before, clock["due"])


def set_team_clock(change: Change, clock: Clock) -> None:
    """Start the timer of a team whose members have something new to do."""
    state = change.state
    assert state is not None
    side = state.turn.side
    if not teams.is_team(change.now_seated, side):
        clock.pop("team", None)
    elif to_act(state) == side:
        now = phase(teams.crew_after(change, side), state, change.now_memo)
        what = f"{state.turn.number}:{now}"
        seconds = change.live.row.setup.get("team_seconds", TEAM_SECONDS)
        clock["team"] = ticking.team_clock(clock, what, change.now, seconds)


def _tidy(change: Change, before: Mapping[str, Any]) -> None:
    """What the members of a team prepared for a turn, or for its card, goes with it."""
    state, was = change.state, before.get("active")
    assert state is not None
    if was is None or not teams.is_team(change.now_seated, was):
        return
    played = before.get("decision") == "play" and decision(state) != "play"
    over = before.get("turn") != state.turn.number
    if over:
        for whose, row in change.now_drafted.items():
            if whose[1] == was:
                change.drafts[whose] = DraftRow(row.person, row.side, row.base, ())
        for name in _OF_A_TURN:
            if name in change.now_memo:
                change.memo.pop(name)
    if played:
        _unready(change, was)
    if over or played:
        kept = tuple(note for note in change.now_noted if note.side != was or note.kind != "vote")
        if kept != change.now_noted:
            change.notes = kept


def _unready(change: Change, side: str) -> None:
    """What was said to be done was said of another moment."""
    for whose, row in change.now_drafted.items():
        if whose[1] == side and row.ready:
            change.drafts[whose] = DraftRow(row.person, row.side, row.base, row.lines, False, row.editor)


def forget_turn(change: Change) -> None:
    """What was remembered of a turn that is partly taken back."""
    for name in _OF_A_TURN[:2]:
        if name in change.now_memo:
            change.memo.pop(name)
    for side in SIDES:
        if teams.is_team(change.now_seated, side):
            _unready(change, side)


def call(change: Change, before: Mapping[str, Any], due: float) -> None:
    """Tell the members of a team who have to act now and had not before."""
    state = change.state
    assert state is not None
    side = to_act(state)
    if side is None or side != state.turn.side or not teams.is_team(change.now_seated, side):
        return
    new = [person for person in change.face["awaited"] if person not in before.get("awaited", ())]
    if new:
        change.say("called", side=side, persons=new, due=due)


def refresh(change: Change) -> None:
    """After a change of who is in charge: whom the game waits for, his clock, and who is told that it does."""
    before = change.live.row.face
    face = change.face
    face["awaited"] = teams.awaited_after(change)
    clock = dict(face["clock"])
    set_team_clock(change, clock)
    face["clock"] = clock
    set_timers(change, clock)
    call(change, before, clock["due"])


def _asked_at(state: GameState) -> str | None:
    frame = state.pending[-1]
    at = getattr(frame, "at", None)
    if at is None:
        strike = getattr(frame, "strike", None)
        at = None if strike is None else strike.at
    return None if at is None else state.battle.board.names[at]


def set_timers(change: Change, clock: Clock | None) -> None:
    """The timers that follow from a clock."""
    rows = (*ticking.timers(change.live.row.id, clock, change.now), *_other_leg(change))
    if rows != change.live.timers:
        change.timers = rows
    change.row["due"] = ticking.deadline(clock)


def _other_leg(change: Change) -> tuple[TimerRow, ...]:
    """The other battle of a match that is still to be set up: nothing that is done in this one stops it."""
    return tuple(row for row in change.live.timers if row.kind == "second-leg")


def over(change: Change, winner: Side | None, ending: str) -> None:
    """The game has been decided."""
    row = change.live.row
    face = change.face
    face.update(to_act=None, decision="over", clock=None, asks=[], awaited=[])
    for name in (*_OF_A_TURN, *_OF_PERSONS):
        if name in change.now_memo:
            change.memo.pop(name)
    change.row.update(status="over", winner=winner, ending=ending, ended_at=change.now, due=None)
    for whose, draft in change.now_drafted.items():
        change.drafts[whose] = DraftRow(draft.person, draft.side, draft.base, ())
    # The other game of a match cannot be part of this transaction: a timer sees to it, at once or after a crash.
    change.timers = _other_leg(change)
    if row.match:
        change.timers += (TimerRow(row.id, "match", None, AT_ONCE, change.now),)
    change.say("over", winner=winner, ending=ending, seed=row.seed)
