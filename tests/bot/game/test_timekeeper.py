"""What happens because nobody did anything: reminders, time that ran out, claims, patience."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from bot.errors import UserError
from bot.facts.computers import computer
from bot.facts.pace import fixed
from bot.facts.rhythm import Rhythm
from bot.game.clock.quiet import quiet_ends
from bot.game.table.live import Change, Live
from tests.bot.game.tables import ANA, BO, START, Tables

DAY = 24 * 3600.0


async def _kinds(tables: Tables) -> list[str]:
    return [kind for _, kind, _ in await tables.said()]


async def test_three_days_a_turn_with_one_reminder(tables_anywhere: Tables) -> None:
    tables = tables_anywhere
    card = await tables.started()
    await tables.said()
    assert card.deadline == START + 3 * DAY
    assert await tables.backend.timekeeper.next_due() == START + 2.4 * DAY
    tables.now = START + 2.4 * DAY
    assert await tables.backend.timekeeper.tick() == 1
    ((_, kind, data),) = await tables.said()
    assert (kind, data["side"], data["persons"]) == ("reminder", "allies", [ANA])
    assert data["due"] == START + 3 * DAY
    tables.now = START + 3 * DAY
    assert await tables.backend.timekeeper.tick() == 1
    assert await _kinds(tables) == ["overdue"]
    card = await tables.backend.games.card(card.id)
    assert card.overdue
    assert card.status == "running"
    # Then nobody is reminded any more, until it closes itself.
    assert await tables.backend.timekeeper.next_due() == tables.now + 14 * DAY


async def test_after_a_long_sleep_everything_happens_once(tables: Tables) -> None:
    """The bot was down for a week."""
    card = await tables.started()
    await tables.said()
    tables.now += 7 * DAY
    assert await tables.backend.timekeeper.tick() == 2
    assert await tables.backend.timekeeper.tick() == 0
    assert await _kinds(tables) == ["reminder", "overdue"]
    assert (await tables.backend.games.card(card.id)).overdue


async def test_two_processes_ring_once(tables: Tables) -> None:
    card = await tables.started()
    await tables.said()
    other = await Tables.open(tables.address)
    other.now = tables.now = START + 2.5 * DAY
    await other.backend.games.card(card.id)
    await tables.backend.timekeeper.tick()
    await other.backend.timekeeper.tick()
    assert await _kinds(tables) == ["reminder"]
    await other.close()


@pytest.mark.parametrize(("hours", "reminded"), [(2.9, False), (3.1, True)])
async def test_who_was_here_within_three_hours_is_not_reminded(
    tables: Tables, hours: float, reminded: bool
) -> None:
    """A draft that nobody sees is enough."""
    card = await tables.started()
    tables.now = START + 2.4 * DAY - hours * 3600
    await tables.backend.drafts.add(tables.ask(ANA, card.id), "play move-out")
    await tables.said()
    tables.now = START + 2.4 * DAY
    await tables.backend.timekeeper.tick()
    assert await _kinds(tables) == ["reminder"] * reminded


async def test_no_reminder_rings_in_quiet_hours(tables: Tables) -> None:
    """It comes when they end, and once."""
    card = await tables.started()
    at = START + 2.4 * DAY
    here = datetime.fromtimestamp(at, UTC).hour
    await tables.backend.rhythms.live_in(ANA, "UTC")
    await tables.backend.rhythms.sleep(ANA, (here - 1) % 24, (here + 2) % 24)
    await tables.said()
    ends = quiet_ends(Rhythm("UTC", (here - 1) % 24, (here + 2) % 24), at)
    assert ends is not None
    for moment, kinds in ((at, []), (ends - 1, []), (ends, ["reminder"]), (ends + 3600, [])):
        tables.now = moment
        await tables.backend.timekeeper.tick()
        assert await _kinds(tables) == kinds
    assert (await tables.backend.games.card(card.id)).deadline == START + 3 * DAY


async def test_a_reminder_that_would_come_after_the_deadline_does_not_come(tables: Tables) -> None:
    """Ten hours a turn, and asleep from the seventh to the deadline itself, which is put off, or just before it."""
    await tables.started(pace=fixed(10 * 3600))
    here = datetime.fromtimestamp(START + 7 * 3600, UTC).hour
    await tables.backend.rhythms.live_in(ANA, "UTC")
    await tables.backend.rhythms.sleep(ANA, here, (here + 3) % 24)
    await tables.said()
    for hour in range(7, 40):
        tables.now = START + hour * 3600
        await tables.backend.timekeeper.tick()
    kinds = await _kinds(tables)
    assert kinds.count("reminder") <= 1
    assert kinds[-1] == "overdue"


async def test_no_computer_is_reminded(tables: Tables) -> None:
    card = await tables.started()
    live = await tables.backend.desk.load(card.id)
    row = next(one for one in live.timers if one.kind == "late")

    async def only_computers(now: Live) -> Change:
        change = Change(now, tables.now)
        change.facts = change.facts._replace(awaited=(computer("veteran"),))
        return change

    await tables.backend.desk.change(card.id, only_computers)
    await tables.said()
    tables.now = row.due
    await tables.backend.timekeeper.tick()
    assert await _kinds(tables) == []


async def test_a_turn_has_a_clock_of_its_own_and_acting_does_not_reset_it(tables: Tables) -> None:
    card = await tables.started()
    tables.now += DAY
    outcome = await tables.backend.games.act(tables.ask(ANA, card.id), "play move-out")
    assert outcome.game.deadline == START + 3 * DAY
    outcome = await tables.backend.games.act_lines(tables.ask(ANA, card.id), "end")
    assert outcome.game.active == "axis"
    assert outcome.game.deadline == START + 4 * DAY


async def test_the_other_side_claims(tables: Tables) -> None:
    card = await tables.started()
    with pytest.raises(UserError, match="not-overdue"):
        await tables.backend.timekeeper.claim(tables.ask(BO, card.id))
    tables.now += 3 * DAY
    await tables.backend.timekeeper.tick()
    with pytest.raises(UserError, match="not-overdue"):
        await tables.backend.timekeeper.claim(tables.ask(ANA, card.id))
    outcome = await tables.backend.timekeeper.claim(tables.ask(BO, card.id))
    assert (outcome.game.status, outcome.game.winner, outcome.game.ending) == ("over", "axis", "time")


async def test_or_waits(tables: Tables) -> None:
    card = await tables.started()
    tables.now += 3 * DAY
    await tables.backend.timekeeper.tick()
    await tables.said()
    card = await tables.backend.timekeeper.wait(tables.ask(BO, card.id))
    assert not card.overdue
    assert card.deadline == tables.now + 3 * DAY
    assert await _kinds(tables) == ["waits"]
    with pytest.raises(UserError, match="not-overdue"):
        await tables.backend.timekeeper.claim(tables.ask(BO, card.id))
    tables.now += 3 * DAY
    await tables.backend.timekeeper.tick()
    assert (await tables.backend.games.card(card.id)).overdue


async def test_who_is_late_may_still_play(tables: Tables) -> None:
    card = await tables.started()
    tables.now += 3 * DAY
    await tables.backend.timekeeper.tick()
    outcome = await tables.backend.games.act_lines(tables.ask(ANA, card.id), "play move-out; end")
    assert outcome.game.active == "axis"
    assert not outcome.game.overdue
    assert outcome.game.deadline == tables.now + 3 * DAY


async def test_one_game_with_a_fault_does_not_stop_the_others(tables: Tables) -> None:
    first, second = await tables.started(), await tables.started()
    async with tables.backend.store.write() as conn:
        await conn.exec_driver_sql(f"UPDATE snapshots SET state = 'x' WHERE game = {first.id}")
    tables.backend.desk.forget(first.id)
    await tables.said()
    tables.now += 2.5 * DAY
    await tables.backend.timekeeper.tick()
    said = await tables.said()
    assert [game for game, _, _ in said] == [second.id]
    assert await tables.backend.timekeeper.next_due() == tables.now + 60


async def test_practice_runs_on_the_same_clock(tables: Tables) -> None:
    card = await tables.started(practice=True)
    tables.now += 3 * DAY
    await tables.backend.timekeeper.tick()
    outcome = await tables.backend.timekeeper.claim(tables.ask(ANA, card.id))
    assert outcome.game.winner == "axis"


async def test_a_fast_first_turn_costs_no_second_battle(tables: Tables) -> None:
    """The other battle of a match is set up whatever is done before the next round of the clock."""
    card = await tables.started(match=True)
    await tables.act(card.id, (await tables.backend.games.legal(card.id, card.awaited[0]))[0])
    await tables.backend.games.resign(tables.ask(BO, card.id))
    await tables.backend.timekeeper.tick()
    match = (await tables.backend.games.card(card.id)).match
    assert match is not None
    assert len(match.games) == 2
