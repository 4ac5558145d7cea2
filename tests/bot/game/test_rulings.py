"""What moderators rule: the clock, the end, a step back; each with its reason, told and noted."""

from __future__ import annotations

import pytest

from bot.errors import UserError
from bot.facts.pace import fixed
from tests.bot.game.tables import ANA, BO, CY, DEE, START, Tables

HOUR = 3600.0
DAY = 24 * HOUR


async def said(tables: Tables) -> list[str]:
    """The kinds of all that waits to be said."""
    return [kind for _, kind, _ in await tables.said()]


async def noted(tables: Tables) -> list[tuple[str, object]]:
    """What stands in the audit, the newest first, with its reason."""
    return [(one.done.what, one.done.reason) for one in await tables.backend.admin.audit(None)]


async def test_more_time(tables_anywhere: Tables) -> None:
    tables = tables_anywhere
    card = await tables.started(pace=fixed(86_400))
    await said(tables)
    card = await tables.backend.rulings.extend(card.id, CY, 12 * HOUR, "he is ill")
    assert card.deadline == START + 36 * HOUR
    assert await said(tables) == ["ruled"]
    assert await noted(tables) == [("extend", "he is ill")]


async def test_while_paused_nobodys_time_goes_by(tables_anywhere: Tables) -> None:
    """The turn's clock, its reminders and the question's stand still; what is played meanwhile is played."""
    tables = tables_anywhere
    card = await tables.started(pace=fixed(86_400))
    rulings, keeper = tables.backend.rulings, tables.backend.timekeeper
    tables.now += 6 * HOUR
    paused = await rulings.pause(card.id, CY, "holidays")
    assert (paused.paused, paused.deadline, paused.overdue) == (True, None, False)
    assert await keeper.next_due() is None
    tables.now += 10 * DAY
    assert await keeper.tick() == 0
    with pytest.raises(UserError, match="paused"):
        await keeper.claim(tables.ask(BO, card.id))
    await tables.act(card.id, "play move-out")
    assert await keeper.next_due() is None
    again = await rulings.pause(card.id, CY)
    # Six hours of the day were gone when it was paused.
    assert (again.paused, again.deadline) == (False, tables.now + 18 * HOUR)
    tables.now += 18 * HOUR
    await keeper.tick()
    assert (await tables.backend.games.card(card.id)).overdue
    assert [what for what, _ in await noted(tables)] == ["resume", "pause"]


async def test_a_turn_that_began_while_paused_has_all_its_time(tables: Tables) -> None:
    card = await tables.started(pace=fixed(86_400))
    await tables.backend.rulings.pause(card.id, CY)
    tables.now += 5 * DAY
    await tables.backend.games.act_lines(tables.ask(ANA, card.id), "play move-out; end; end; end")
    tables.now += 5 * DAY
    again = await tables.backend.rulings.pause(card.id, CY)
    assert (again.turn, again.deadline) == (2, tables.now + DAY)


async def test_time_is_up_when_a_moderator_says_so(tables: Tables) -> None:
    card = await tables.started()
    await tables.backend.rulings.force(card.id, CY, "time", "a week of silence")
    await tables.backend.timekeeper.tick()
    assert (await tables.backend.games.card(card.id)).overdue
    await tables.backend.timekeeper.claim(tables.ask(BO, card.id))
    assert (await tables.backend.games.card(card.id)).winner == "axis"


@pytest.mark.parametrize(("verdict", "winner"), [("allies", "allies"), ("axis", "axis"), ("draw", None)])
async def test_a_battle_is_decided(tables: Tables, verdict: str, winner: str | None) -> None:
    card = await tables.started()
    await said(tables)
    card = await tables.backend.rulings.force(card.id, CY, verdict, "agreed by voice")  # type: ignore[arg-type]
    assert (card.status, card.winner, card.ending) == ("over", winner, "ruled")
    assert await said(tables) == ["ruled", "over"]
    assert (await tables.backend.admin.repair(card.id, CY)).sound
    with pytest.raises(UserError, match="not-running"):
        await tables.backend.rulings.pause(card.id, CY)


async def test_the_last_thing_done_is_taken_back(tables_anywhere: Tables) -> None:
    """Whoever did it, and past the end of a turn; the log keeps it."""
    tables = tables_anywhere
    card = await tables.started()
    before = await tables.backend.games.act_lines(tables.ask(ANA, card.id), "play move-out; order E2")
    assert before.game.turn == 1
    await said(tables)
    card = await tables.backend.games.take_back(card.id, CY, "a slip")
    view = (await tables.backend.games.look(card.id, ANA)).view
    assert view.card is not None
    assert await said(tables) == ["undone", "ruled"]
    assert await noted(tables) == [("undo", "a slip")]
    await tables.backend.games.take_back(card.id, CY)
    assert (await tables.backend.games.look(card.id, ANA)).view.card is None
    with pytest.raises(UserError, match="nothing-to-undo"):
        await tables.backend.games.take_back(card.id, CY)
    assert (await tables.backend.admin.repair(card.id, CY)).sound


async def test_who_is_blocked_invites_nobody(tables_anywhere: Tables) -> None:
    tables = tables_anywhere
    people = tables.backend.people
    assert await people.block(BO, ANA)
    with pytest.raises(UserError, match="invitation-refused"):
        await tables.started()
    # Who is forgotten is on nobody's list any more.
    await people.forget(ANA)
    assert ANA not in await people.blocked(BO)
    await people.block(BO, ANA)
    assert not await people.block(BO, ANA)
    await tables.started()


async def test_what_two_processes_hear_is_ruled_once(tables_anywhere: Tables) -> None:
    """For a deploy two hear every command: a pause that both of them carried out would be none."""
    tables = tables_anywhere
    card = await tables.started(pace=fixed(86_400))
    await tables.act(card.id, "play move-out")
    await said(tables)
    other = await Tables.open(tables.address, now=tables.now)
    for ruling in (
        lambda one, press: one.rulings.extend(card.id, CY, HOUR, "late", interaction=press),
        lambda one, press: one.rulings.pause(card.id, CY, interaction=press),
        lambda one, press: one.games.take_back(card.id, CY, interaction=press),
        lambda one, press: one.admin.reveal(card.id, CY, interaction=press),
        lambda one, press: one.admin.replace(card.id, BO, DEE, CY, interaction=press),
        lambda one, press: one.admin.cancel(card.id, CY, interaction=press),
    ):
        press = next(tables.interactions)
        await ruling(tables.backend, press)
        await ruling(other.backend, press)
    after = await tables.backend.games.card(card.id)
    assert after.status == "cancelled"
    assert [what for what, _ in await noted(tables)] == [
        "cancel", "replace", "reveal", "undo", "pause", "extend",
    ]  # fmt: skip
    told = await said(tables)
    assert [told.count(one) for one in ("ruled", "revealed", "replaced")] == [3, 1, 1]
    await other.close()
