"""The machine's clock is set wrong by an hour and right again: nobody waits longer for it, nobody loses time."""

from __future__ import annotations

import logging
from pathlib import Path
from random import Random

import pytest

from bot.facts.clock import TurnClock
from bot.facts.pace import fixed
from bot.game.table.true_time import TrueTime
from tests.bot.game.tables import BO, Tables

HOUR = 3600.0
DAY = 24 * HOUR


class Machine:
    """A machine whose clock somebody sets while time goes by."""

    def __init__(self, tables: Tables, going: list[float]) -> None:
        self.tables = tables
        self.true = tables.now
        self.off = 0.0
        self._going = going

    @classmethod
    async def of(cls, folder: Path) -> Machine:
        """Switched on, its clock right."""
        going = [0.0]
        tables = await Tables.open(f"sqlite+aiosqlite:///{folder}/games.db", going=lambda: going[0])
        return cls(tables, going)

    async def wait(self, seconds: float, *, step: float = 5.0) -> None:
        """Time goes by, and is looked at as often as always; Discord answers what time it is."""
        end = self.true + seconds
        while self.true < end:
            took = min(step, end - self.true)
            self.true += took
            self._going[0] += took
            self.tables.now = self.true + self.off
            if self.tables.backend.true_time.asks():
                self.told()
            await self.tables.backend.timekeeper.tick()

    def told(self) -> None:
        """Discord dates its answers to the second."""
        self.tables.backend.true_time.told(float(int(self.true)))

    def wrong(self, off: float) -> None:
        """Somebody sets the clock."""
        self.off = off
        self.tables.now = self.true + off

    async def restarted(self) -> None:
        """The process ends and another one starts; the first answer is that to its login."""
        await self.tables.close()
        self.tables = await Tables.open(
            self.tables.address, now=self.true + self.off, going=lambda: self._going[0]
        )
        self.told()

    async def over(self, game: int) -> bool:
        """Whether the time of the turn is."""
        return (await self.tables.backend.games.card(game)).overdue

    async def clock(self, game: int) -> TurnClock:
        """As it is stored."""
        return (await self.tables.backend.desk.load(game)).clock


async def _wrong_in_the_last_hour(folder: Path, off: float) -> tuple[Machine, int]:
    """A battle of six hours a turn, half an hour before the end of the first one."""
    machine = await Machine.of(folder)
    card = await machine.tables.started(pace=fixed(6 * 3600), standin=False)
    await machine.wait(5.5 * HOUR, step=HOUR)
    machine.wrong(off)
    return machine, card.id


@pytest.mark.parametrize("off", [-HOUR, HOUR])
async def test_an_hour_wrong_is_nobodys_hour(tmp_path: Path, off: float) -> None:
    """Set wrong in the last hour of a turn, back or forth: its time is over when everybody's own clock says so."""
    machine, game = await _wrong_in_the_last_hour(tmp_path, off)
    await machine.wait(0.5 * HOUR - 5)
    assert not await machine.over(game)
    await machine.wait(5)
    assert await machine.over(game)
    await machine.tables.close()


async def test_back_and_right_again_in_the_same_minute(tmp_path: Path) -> None:
    """It is not watched for five minutes: the time goes on, whatever the clock says."""
    machine = await Machine.of(tmp_path)
    card = await machine.tables.started(pace=fixed(6 * 3600), standin=False)
    due = (await machine.clock(card.id)).due
    assert due is not None
    await machine.wait(6 * HOUR - 10, step=10)
    for off in (-HOUR, 0.0, HOUR, 0.0):
        machine.wrong(off)
        await machine.wait(5)
        assert await machine.over(card.id) == (machine.true >= due), off
    await machine.tables.close()


@pytest.mark.parametrize("off", [-HOUR, HOUR])
async def test_begun_while_the_clock_is_wrong(tmp_path: Path, off: float) -> None:
    """A process that begins in the wrong hour hears the time with the answer to its login, to the second."""
    machine, game = await _wrong_in_the_last_hour(tmp_path, off)
    await machine.restarted()
    await machine.wait(0.5 * HOUR - 5)
    assert not await machine.over(game)
    # Set right while it runs.
    machine.wrong(0.0)
    await machine.wait(6)
    assert await machine.over(game)
    await machine.tables.close()


async def test_nobody_pays_for_an_hour_that_was_none(tmp_path: Path) -> None:
    """An hour fast for the ten minutes in which a turn is played: ten minutes are charged."""
    machine = await Machine.of(tmp_path)
    card, rng = await machine.tables.started(), Random(5)
    await machine.wait(HOUR, step=600)
    due = (await machine.clock(card.id)).due
    machine.wrong(HOUR)
    await machine.wait(600)
    await machine.tables.random_act(card.id, rng)
    assert (await machine.clock(card.id)).due == due
    while (await machine.clock(card.id)).side == "allies":
        assert await machine.tables.random_act(card.id, rng) is not None
    # What the turn has used is taken from 72 hours, and 12 are added.
    assert (await machine.clock(card.id)).banks["allies"] == (72 + 12 - 1) * HOUR - 600
    await machine.tables.close()


async def test_a_claim_in_the_wrong_hour(tmp_path: Path) -> None:
    """Time is up: whoever waits may claim, also while the clock says that an hour is left."""
    machine = await Machine.of(tmp_path)
    card = await machine.tables.started(pace=fixed(6 * 3600), standin=False)
    await machine.wait(6 * HOUR, step=600)
    assert await machine.over(card.id)
    machine.wrong(-HOUR)
    done = await machine.tables.backend.timekeeper.claim(machine.tables.ask(BO, card.id))
    assert done.game.winner == "axis"
    await machine.tables.close()


def test_asked_once_and_believed_if_nobody_knows_better(caplog: pytest.LogCaptureFixture) -> None:
    wall, going = [1000.0], [0.0]
    true_time = TrueTime(lambda: wall[0], lambda: going[0])

    def later(seconds: float, jump: float = 0.0) -> float:
        going[0] += seconds
        wall[0] += seconds + jump
        return true_time.now()

    assert later(0) == 1000.0
    assert not true_time.asks()
    # A few seconds are nobody's business.
    assert later(5, 20) == 1025.0
    assert not true_time.asks()
    assert later(5, 3600) == 1030.0
    assert true_time.asks()
    assert not true_time.asks()
    assert later(299) == 1329.0
    with caplog.at_level(logging.WARNING):
        assert later(1) == 1330.0 + 3600
    assert "believing the machine's clock" in caplog.text
    # Discord knows better.
    true_time.told(1331.0)
    assert later(0) == 1331.0
    assert later(1000) == 2331.0
    # Dates have no parts of a second: the time does not go back and forth with them.
    for second in (2330.0, 2332.0, 2301.5):
        true_time.told(second)
        assert later(0) == 2331.0
    # The clock is set right: nothing happens.
    assert later(5, -3600) == 2336.0
    true_time.told(2336.0)
    assert later(1000) == 3336.0
    assert wall[0] == 3335.0


def test_a_machine_that_slept() -> None:
    """Nothing counts while it sleeps: its clock is right, and Discord says so."""
    wall, going = [0.0], [0.0]
    true_time = TrueTime(lambda: wall[0], lambda: going[0])
    assert true_time.now() == 0.0
    wall[0] += 8 * HOUR
    assert true_time.now() == 0.0
    assert true_time.asks()
    true_time.told(8 * HOUR)
    assert true_time.now() == 8 * HOUR
    going[0] += 300
    wall[0] += 300
    assert true_time.now() == 8 * HOUR + 300
