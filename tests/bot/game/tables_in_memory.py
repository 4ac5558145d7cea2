"""Tables without a store, for positions that differ in nothing but what is hidden."""

from __future__ import annotations

from typing import Any

from bot.game.acting.settling import state_facts
from bot.game.side import teams
from bot.game.side.crews import awaited
from bot.game.table.live import Live
from bot.store.games import GameRow
from bot.store.seats import DraftRow, SeatRow
from engine import GameState
from engine.types import Side

#: One person a side, or three.
SOLO = {"allies": (101,), "axis": (201,)}
STAFFS = {"allies": (101, 102, 103), "axis": (201, 202, 203)}


def table(
    state: GameState,
    people: dict[str, tuple[int, ...]],
    drafts: dict[tuple[int, str], tuple[str, ...]] | None = None,
    memo: dict[str, Any] | None = None,
) -> Live:
    """A game in memory at this position, with these drafts in it."""
    sizes: dict[Side, int] = {"allies": len(people["allies"]), "axis": len(people["axis"])}
    seats = tuple(
        SeatRow(row.side, row.number, people[row.side][row.number], False, row.role, row.sections)
        for row in teams.layout(sizes)
    )
    rows = {whose: DraftRow(whose[0], whose[1], state.ply, lines) for whose, lines in (drafts or {}).items()}
    remembered = memo or {}
    face = {**state_facts(state), "awaited": list(awaited(seats, state, remembered, rows))}
    clock = {
        "turn": state.turn.number, "side": state.turn.side, "since": 0.0, "due": 86400.0, "overdue": False, "ask": None,
    }  # fmt: skip
    setup = {
        "titles": {"en": "A battle"}, "language": "en", "reactions": "orders", "turn_seconds": 86400, "options": {},
        "rules": [], "practice": False, "to_win": dict(state.battle.to_win),
    }  # fmt: skip
    row = GameRow(
        1, None, "x", "x", "running", state.ply, 1, setup, {**face, "clock": clock}, remembered,
        "seed", "hash", None, None, None, None, 0, 101, 0.0, 0.0, None,
    )  # fmt: skip
    return Live(row, seats, {}, rows, (), state)
