"""What is told of a battle once it is over: luck, medals by turn, the longest wait, and what was taken back.

All of it follows from the log, so it is the same however often it is asked for.
"""

from __future__ import annotations

import asyncio
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from bot.errors import told
from bot.facts.computers import is_computer
from bot.game.reading.proofs import undone_rolls
from bot.game.reading.records import all_rows, record_of
from engine import to_act
from engine.errors import EngineError
from engine.luck import Luck, luck_of
from engine.record import replay
from engine.types import OTHER, SIDES

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from bot.game.table.live import Live
    from bot.store import Database
    from bot.store.log import LogRow
    from engine import Side
    from engine.record import Played, Record


class Wait(NamedTuple):
    """The longest time in which one side waited for the other."""

    #: Whom the other side waited for.
    whom: Side
    seconds: float


class Tallied(NamedTuple):
    """The medals of both sides once a turn had changed them."""

    turn: int
    medals: Mapping[Side, int]


class Aftermath(NamedTuple):
    """What is told of a battle that is over."""

    #: Empty: today's rules cannot play its record again.
    luck: Mapping[Side, Luck]
    medals: tuple[Tallied, ...]
    wait: Wait | None
    #: How many actions that rolled dice were taken back.
    undone: int


async def aftermath_of(store: Database, live: Live) -> Aftermath:
    """Work it out, in a thread: the whole game is played again for it."""
    rows = await all_rows(store, live)
    wait = longest_wait(rows, to_act(live.board)) if _waited(live) else None
    try:
        record = record_of(live, rows, live.board)
        luck, medals = await asyncio.to_thread(_played_again, record)
    except EngineError as error:
        # A game of older rules: what its dice might have done is not known any more.
        told(error, game=live.row.id)
        luck, medals = {}, ()
    return Aftermath(luck, medals, wait, undone_rolls(rows))


def _played_again(record: Record) -> tuple[Mapping[Side, Luck], tuple[Tallied, ...]]:
    played = tuple(replay(record))
    return luck_of(played), medals_of(played)


def medals_of(played: Iterable[Played]) -> tuple[Tallied, ...]:
    """The turns that changed the medals, each with both sides' medals at its end."""
    by_turn: dict[int, dict[Side, int]] = {}
    turn = 1
    for state, result in played:
        if result is None:
            # At the beginning, or where something was taken back: later turns have not been.
            turn = state.turn.number
            by_turn = {number: held for number, held in by_turn.items() if number < turn}
        # What ends a turn still belongs to it.
        by_turn[turn] = {side: state.medals(side) for side in SIDES}
        turn = state.turn.number
    held = [Tallied(0, dict.fromkeys(SIDES, 0)), *[Tallied(*one) for one in by_turn.items()]]
    return tuple([now for before, now in pairwise(held) if before.medals != now.medals])


def longest_wait(rows: Sequence[LogRow], awaited: Side | None) -> Wait | None:
    """The longest time that passed until a side had done its part; at the end it was for somebody to act, or nobody."""
    waits: list[Wait] = []
    since: float | None = None
    whom: Side | None = None
    last = 0.0
    for row in rows:
        side = awaited if row.kind == "end" else row.side
        if since is None or side is None:
            since = last = row.at
            continue
        if side != whom:
            since, whom = last, side
        last = row.at
        waits.append(Wait(side, last - since))
    return max(waits, key=lambda one: one.seconds, default=None)


def _waited(live: Live) -> bool:
    """Whether people waited for people."""
    sides = {side: {seat.person for seat in live.seats if seat.side == side} for side in SIDES}
    people = {side: {one for one in sides[side] if not is_computer(one)} for side in SIDES}
    return not live.row.setup.practice and all(people[side] - people[OTHER[side]] for side in SIDES)
