"""A window in which Ambush may be played closes at the same moment whether it is held or not, and says the same."""

from __future__ import annotations

import itertools
import os
from collections.abc import AsyncIterator, Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

import scenarios
from bot.game.reactions import standing
from engine import GameState, apply, legal_actions, text
from engine.actions import Attack
from engine.events import ReactionPlayed
from engine.frames import Play, React
from engine.types import OTHER, SIDES, Side
from tests.bot.game.doctored import bury, doctor, give, put
from tests.bot.game.tables import ANA, BO, START, Tables
from tests.engine.walks import dice, walk

BATTLE = "pegasus-bridge"
#: FIELDPOST_WINDOWS=200 for a longer look.
WINDOWS = int(os.environ.get("FIELDPOST_WINDOWS", "16"))
#: The same in each of all battles.
FEW = max(2, WINDOWS // 20)
#: The shortest and the longest that a window is open.
LEAST, MOST = 600, 4 * 3600


def _attacks(battle: str) -> Iterator[tuple[GameState, str]]:
    for seed in itertools.count(1):
        for step in walk(battle, f"windows {seed}", 250):
            found = [one for one in legal_actions(step.before) if isinstance(one, Attack)]
            for action in found[:2]:
                after = apply(step.before, action, dice(step.before, action, "x")).state
                if isinstance(after.pending[-1], React) and step.before.deck:
                    yield step.before, text(action, after.battle.board)


@cache
def windows(battle: str, number: int) -> tuple[tuple[GameState, str], ...]:
    """Positions and attacks to which the other side may answer."""
    return tuple(itertools.islice(_attacks(battle), number))


@cache
def moves(battle: str) -> dict[Side, tuple[GameState, str]]:
    """For each side a position in which it plays a card, so that it has been seen at the table."""
    found: dict[Side, tuple[GameState, str]] = {}
    for step in walk(battle, "moves", 250):
        if isinstance(step.before.pending[-1], Play):
            board = step.before.battle.board
            found.setdefault(step.before.turn.side, (step.before, text(step.action, board)))
    return found


class Table:
    """A game at which one position after the other is put, with chance in hand."""

    def __init__(self, tables: Tables, game: int, rng: Random, battle: str, windows: int) -> None:
        self.tables, self.game, self.rng = tables, game, rng
        self.battle, self.windows = battle, windows
        #: Ana has the side that moves first.
        self.people: dict[Side, int] = {}

    @classmethod
    async def open(
        cls,
        folder: Path,
        name: str,
        reactions: str,
        ambush: Any,
        battle: str = BATTLE,
        windows: int = WINDOWS,
    ) -> Table:
        rng = Random(0)
        tables = await Tables.open(f"sqlite+aiosqlite:///{folder}/{name}.db", draw=rng.random)
        card = await tables.started(battle, reactions=reactions)
        made = cls(tables, card.id, rng, battle, windows)
        made.people = {side: card.people(side)[0] for side in SIDES}
        for person in (ANA, BO):
            await tables.backend.standing.set(tables.ask(person, card.id), ambush=ambush)
        await tables.said()
        return made

    async def window(self, number: int, *, ambush: bool) -> tuple[float, list[Any], bool]:
        """One attack nobody answers: when its window closes, what the public reads, whether Ambush was played."""
        state, line = windows(self.battle, self.windows)[number]
        side = OTHER[state.turn.side]
        tables, backend = self.tables, self.tables.backend
        self.rng.seed(number)
        tables.now = START + number * 1_000_000
        # In Overlord a general is dealt his card: there is nobody to be seen playing one.
        if side in moves(self.battle):
            seen, card = moves(self.battle)[side]
            await doctor(tables, self.game, put(seen))
            await backend.games.act(tables.ask(self.people[side], self.game), card)
        await doctor(tables, self.game, put(state))
        await doctor(tables, self.game, give(side, "ambush") if ambush else bury("ambush"))
        await tables.said()
        outcome = await backend.games.act(tables.ask(self.people[state.turn.side], self.game), line)
        read: list[Any] = [outcome.game, *await tables.said()]
        opened = tables.now
        while (await backend.games.card(self.game)).decision == "react":
            due = await backend.timekeeper.next_due()
            assert due is not None
            tables.now = due
            assert await backend.timekeeper.tick()
            read += [due, *await tables.said()]
        steps = (await backend.games.log(self.game, None))[-3:]
        read += [await backend.games.look(self.game), steps]
        fired = any(isinstance(event, ReactionPlayed) for one in steps for event in one.events)
        return tables.now - opened, read, fired


@pytest.fixture
async def pair(tmp_path: Path, request: Any) -> AsyncIterator[tuple[Table, Table]]:
    """Two tables that are told the same."""
    made = [await Table.open(tmp_path, name, *request.param) for name in ("one", "other")]
    yield made[0], made[1]
    for one in made:
        await one.tables.close()


@pytest.mark.parametrize("pair", [("fair", "never"), ("live", "never")], indirect=True)
async def test_with_and_without_the_card(pair: tuple[Table, Table]) -> None:
    """Whatever is drawn: the same closing moments, the same words."""
    moments = []
    for number in range(WINDOWS):
        held = await pair[0].window(number, ambush=True)
        not_held = await pair[1].window(number, ambush=False)
        assert held == not_held
        moments.append(held[0])
    assert len(moments) == WINDOWS
    assert all(moments)


@pytest.mark.parametrize(
    "pair",
    [("fair", "never", name, FEW) for name in scenarios.ids()],
    indirect=True,
    ids=scenarios.ids(),
)
async def test_in_any_battle(pair: tuple[Table, Table]) -> None:
    """Each with the special rules it has: the same closing moments, the same words."""
    for number in range(FEW):
        held = await pair[0].window(number, ambush=True)
        not_held = await pair[1].window(number, ambush=False)
        assert held == not_held


@pytest.mark.parametrize("pair", [("fair", "always")], indirect=True)
async def test_at_the_end_the_policy_answers(pair: tuple[Table, Table]) -> None:
    """Who holds it plays it as he has said, at the moment at which who does not passes."""
    for number in range(0, WINDOWS, 4):
        held = await pair[0].window(number, ambush=True)
        not_held = await pair[1].window(number, ambush=False)
        assert held[0] == not_held[0]
        assert (held[2], not_held[2]) == (True, False)
        assert LEAST <= held[0] <= MOST


def test_a_window_is_long_enough_for_its_side() -> None:
    """Never shorter than ten minutes, never longer than four hours; who answers as he always did is mostly in time."""
    rng = Random(1)
    for times in ([5.0] * 20, [100_000.0] * 20, list(standing.FIRST_TIMES)):
        drawn = [standing.open_for(times, rng.random) for _ in range(2000)]
        assert LEAST <= min(drawn) <= max(drawn) <= MOST
    usual = [60.0 * minute for minute in range(1, 21)]
    in_time = sum(rng.choice(usual) < standing.open_for(usual, rng.random) for _ in range(4000)) / 4000
    assert in_time > 0.8
