"""Tables without a store, for positions that differ in nothing but what is hidden."""

from __future__ import annotations

from collections.abc import Mapping

from bot.facts.clock import TurnClock
from bot.facts.memo import Memo
from bot.facts.pace import fixed
from bot.facts.public import Facts
from bot.facts.seat import Seat
from bot.facts.setup import Setup
from bot.game.acting.settling import state_facts
from bot.game.side import teams
from bot.game.side.crews import awaited
from bot.game.table.live import Live
from bot.store.games import GameRow
from bot.store.seats import DraftRow
from engine import GameState, Options
from engine.types import Side

#: One person a side, or three.
SOLO: Mapping[Side, tuple[int, ...]] = {"allies": (101,), "axis": (201,)}
STAFFS: Mapping[Side, tuple[int, ...]] = {"allies": (101, 102, 103), "axis": (201, 202, 203)}


def table(
    state: GameState,
    people: Mapping[Side, tuple[int, ...]],
    drafts: dict[tuple[int, Side], tuple[str, ...]] | None = None,
    memo: Memo | None = None,
) -> Live:
    """A game in memory at this position, with these drafts in it."""
    sizes: dict[Side, int] = {"allies": len(people["allies"]), "axis": len(people["axis"])}
    seats = tuple(
        Seat(row.side, row.number, people[row.side][row.number], False, row.role, row.sections)
        for row in teams.layout(sizes, max(sizes.values()))
    )
    rows = {whose: DraftRow(whose[0], whose[1], state.ply, lines) for whose, lines in (drafts or {}).items()}
    memo = memo or Memo()
    facts = state_facts(Facts(), state)._replace(
        awaited=awaited(seats, state, memo, rows),
        clock=TurnClock(state.turn.number, state.turn.side, 0.0, 86400.0),
    )
    setup = Setup(
        {"en": "A battle"}, state.battle.to_win, Options(), (), "en", "orders", fixed(86400), 28800, 3600, False,
        False, False, sizes,
    )  # fmt: skip
    row = GameRow(
        1, None, "x", "x", setup, "seed", "hash", 101, 0.0, "running", state.ply, facts=facts, memo=memo, leg=0,
        started_at=0.0,
    )  # fmt: skip
    return Live(row, seats, {}, rows, (), state)
