"""The clock of a game as facts: what runs, until when, and which timers follow from it.

The turn's clock belongs to the side whose turn it is. While the other side is asked something, it stands still
and a short clock of its own runs.
"""

from __future__ import annotations

from typing import Any, Final

from bot.store.timers import TimerRow
from engine import GameState, to_act

#: A retreat question goes to the doctrine after this (issue 5).
RETREAT_SECONDS: Final = 6 * 3600.0
#: Fair ask: a window is open for so long at least and at most; when it closes the policy answers for everybody.
FAIR_LEAST: Final = 600.0
FAIR_SECONDS: Final = 4 * 3600.0
LIVE_SECONDS: Final = 90.0
#: Live: who acted so recently is asked.
LIVE_RECENT: Final = 300.0

REMINDERS: Final = (("half", 0.5), ("late", 0.8))
STAGES: Final = {"half": 50, "late": 80}

Clock = dict[str, Any]


def turn_clock(state: GameState, now: float, seconds: int) -> Clock:
    """The clock of a turn that begins now."""
    return {
        "turn": state.turn.number, "side": state.turn.side, "since": now, "due": now + seconds,
        "overdue": False, "ask": None,
    }  # fmt: skip


def moved_on(clock: Clock | None, state: GameState, now: float, seconds: int, ask: Clock | None) -> Clock:
    """The clock after something happened; `ask` is the short clock if the other side is asked now."""
    if clock is None or clock["turn"] != state.turn.number or clock["side"] != state.turn.side:
        new = turn_clock(state, now, seconds)
    else:
        new = dict(clock)
        if new["ask"] is not None:
            stood = now - new["ask"]["since"]
            new["since"] += stood
            new["due"] += stood
            team = new.get("team")
            if team is not None:
                new["team"] = {**team, "since": team["since"] + stood, "due": team["due"] + stood}
    new["ask"] = ask
    if to_act(state) is None:
        new["overdue"] = False
    return new


def team_clock(clock: Clock, what: str, now: float, seconds: float) -> Clock:
    """The timer of a team's members, anew for each thing they have to do; never longer than the side's clock."""
    known: Clock | None = clock.get("team")
    if known is not None and known["what"] == what:
        return known
    return {"what": what, "since": now, "due": min(now + seconds, clock["due"]), "late": False}


def _team_timers(game: int, clock: Clock, now: float) -> list[TimerRow]:
    team = clock.get("team")
    if team is None or team["late"]:
        return []
    since, due = team["since"], team["due"]
    rows = [TimerRow(game, "team-late", clock["side"], due, since)]
    if (since + due) / 2 > now:
        rows.append(TimerRow(game, "team-half", clock["side"], (since + due) / 2, since))
    return rows


def question(side: str, now: float, seconds: float, what: str) -> Clock:
    """The short clock of a question to the other side."""
    return {"side": side, "since": now, "due": now + seconds, "what": what}


def deadline(clock: Clock | None) -> float | None:
    """When the time of whoever must decide runs out."""
    if clock is None:
        return None
    found: float = clock["ask"]["due"] if clock["ask"] is not None else clock["due"]
    return found


def timers(game: int, clock: Clock | None, now: float) -> tuple[TimerRow, ...]:
    """What is due when, for this clock."""
    if clock is None:
        return ()
    ask = clock["ask"]
    if ask is not None:
        return (TimerRow(game, "answer", ask["side"], ask["due"], ask["since"]),)
    if clock["overdue"]:
        return ()
    rows = _team_timers(game, clock, now)
    length = clock["due"] - clock["since"]
    rows += [
        TimerRow(game, kind, clock["side"], clock["since"] + part * length, clock["since"])
        for kind, part in REMINDERS
        if clock["since"] + part * length > now
    ]
    rows.append(TimerRow(game, "over", clock["side"], clock["due"], clock["since"]))
    return tuple(sorted(rows, key=lambda row: row.kind))
