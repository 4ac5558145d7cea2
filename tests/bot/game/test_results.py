"""What is kept of battles that are over: once, with their end, and only what counts counts."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete

from bot.errors import UserError
from bot.facts.computers import computer
from bot.facts.results import BattleResult, is_former
from bot.game.values import NewGame
from bot.store import results
from bot.store.tables import fought
from bot.store.tables import results as table
from engine.thinking import WinTally
from tests.bot.game.tables import ANA, BO, CY, DEE, Tables
from tests.bot.game.test_computers import all_played
from tests.bot.game.test_deputies import own_turn, played, time_out
from tests.bot.game.test_kills import _abandon, _Killed, _Reaper
from tests.bot.game.test_matches import begun, look


async def of(tables: Tables, game: int) -> BattleResult | None:
    async with tables.backend.store.read() as conn:
        return await results.of_game(conn, game)


async def kept(tables: Tables, game: int) -> BattleResult:
    found = await of(tables, game)
    assert found is not None
    return found


async def resigned(tables: Tables, game: int, person: int = ANA) -> BattleResult:
    await tables.backend.games.resign(tables.ask(person, game))
    return await kept(tables, game)


async def test_a_battle_between_two(tables_anywhere: Tables) -> None:
    """Kept with its end, by whatever person; and nothing of it is lost with the process."""
    tables = tables_anywhere
    game = (await tables.started(server=77)).id
    assert await of(tables, game) is None
    found = await resigned(tables, game)
    assert (found.winner, found.ending, found.uncounted) == ("axis", "resigned", "")
    assert (found.server, found.battle, found.turns) == (77, "pegasus-bridge", 1)
    assert [(one.side, one.person, one.whole) for one in found.seats] == [
        ("allies", ANA, True), ("axis", BO, True),
    ]  # fmt: skip
    again = await tables.again()
    assert await kept(again, game) == found
    with pytest.raises(UserError, match="already-over"):
        await again.backend.games.resign(again.ask(BO, game))
    assert await kept(again, game) == found
    await again.close()


async def test_played_to_the_last_medal(tables: Tables) -> None:
    game = (await tables.started()).id
    await tables.play_out(game, 7)
    found, card = await kept(tables, game), await tables.backend.games.card(game)
    assert found.winner == card.winner
    assert found.medals == card.medals
    assert found.turns == card.turn


async def test_two_ends_at_once(tables: Tables) -> None:
    """Two processes end one battle: one of them does, and there is one result."""
    game = (await tables.started()).id
    other = await Tables.open(tables.address, now=tables.now)
    other.interactions = iter(range(500, 600))  # type: ignore[assignment]
    assert (await other.backend.games.card(game)).status == "running"
    found = await resigned(tables, game)
    with pytest.raises(UserError, match="already-over"):
        await other.backend.games.resign(other.ask(BO, game))
    assert await kept(other, game) == found
    await other.close()


async def test_a_match_is_two_results(tables: Tables) -> None:
    game = await begun(tables)
    battles = (await look(tables, game)).battles
    for card in battles:
        found = await resigned(tables, card.id)
        assert found.counts
    assert len({card.id for card in battles}) == 2


async def test_an_agreed_draw_counts(tables: Tables) -> None:
    game = (await tables.started()).id
    ask = await tables.backend.games.offer_draw(tables.ask(ANA, game))
    await tables.backend.games.answer(tables.ask(BO, game), ask.id, yes=True)
    found = await kept(tables, game)
    assert (found.winner, found.ending, found.counts) == (None, "agreed", True)


async def test_what_counts_for_nothing(tables: Tables) -> None:
    """Practice, first battles, what computers play among themselves; what is called off is not even kept."""
    backend = tables.backend
    practice = (await tables.started(practice=True)).id
    assert (await resigned(tables, practice)).uncounted == "practice"
    lesson = await backend.lobby.new(NewGame("first-orders", ANA, computer="recruit", lesson=True))
    assert (await resigned(tables, lesson.id)).uncounted == "lesson"
    watch = await backend.lobby.new(NewGame("pegasus-bridge", ANA, computer="recruit", watch=True))
    await backend.rulings.force(watch.id, ANA, "allies")
    assert (await kept(tables, watch.id)).uncounted == "watched"
    off = (await tables.started()).id
    await backend.admin.cancel(off, DEE)
    assert await of(tables, off) is None


async def against(tables: Tables) -> int:
    """Ana against a Veteran, before her first card."""
    card = await tables.backend.lobby.new(NewGame("pegasus-bridge", ANA, side="allies", computer="veteran"))
    await all_played(tables.backend.computers)
    return card.id


async def test_a_computer_counts_as_long_as_it_is_no_help(tables: Tables) -> None:
    """Whoever takes back what was rolled or shown, or asks for advice, plays for nothing; his own orders he may."""
    found = await resigned(tables, await against(tables))
    assert (found.uncounted, found.seats_of("axis")[0].person) == ("", computer("veteran"))
    mended = await against(tables)
    legal = await tables.backend.games.legal(mended, ANA)
    await tables.backend.games.act(tables.ask(ANA, mended), legal[0])
    await tables.backend.games.undo(tables.ask(ANA, mended))
    assert (await resigned(tables, mended)).uncounted == ""
    rolled = await against(tables)
    await own_turn(tables, rolled)
    await all_played(tables.backend.computers)
    await tables.backend.games.undo(tables.ask(ANA, rolled))
    assert (await resigned(tables, rolled)).uncounted == "helped"


async def test_advice_is_help(tables: Tables) -> None:
    async def advise(*_: Any) -> Any:
        return "well"

    other = await Tables.open(tables.address, now=tables.now, advise=advise)
    game = await against(other)
    await other.backend.advisor.advise(await other.backend.games.visit(game, ANA), None)
    assert (await resigned(other, game)).uncounted == "helped"
    await other.close()


async def test_who_was_played_for_to_the_end_has_not_fought(tables: Tables) -> None:
    """Unless Veterans have judged that he had lost: that he was silent saves nobody."""
    game = (await tables.started(standin=True)).id
    for _ in range(2):
        await time_out(tables, game)
        await played(tables)
        await own_turn(tables, game)
    await played(tables)
    found = await resigned(tables, game, BO)
    assert (found.uncounted, [one.whole for one in found.seats]) == ("stand-in", [False, True])


async def test_a_verdict_counts(tables: Tables) -> None:
    async def play_on(*_: Any) -> WinTally:
        return WinTally(0, 400, 400)

    other = await Tables.open(tables.address, now=tables.now, play_on=play_on)
    game = (await other.started(standin=True)).id
    for _ in range(2):
        await time_out(other, game)
        await played(other)
        await own_turn(other, game)
    await other.backend.choosing.choose(other.ask(BO, game), "judge")
    assert await other.backend.verdicts.tick()
    found = await kept(other, game)
    assert (found.ending, found.winner, found.uncounted) == ("judged", "axis", "")
    await other.close()


async def test_a_substitute_has_not_fought_from_the_beginning(tables: Tables) -> None:
    game = (await tables.started()).id
    await tables.backend.admin.replace(game, BO, CY, DEE)
    found = await resigned(tables, game)
    assert (found.uncounted, found.seats_of("axis")[0].person) == ("stand-in", CY)


async def test_old_battles_are_taken_in_by_the_chores(tables: Tables) -> None:
    """Those that ended before results were kept; those against computers count for nothing, as it was said then."""
    game, alone = (await tables.started()).id, await against(tables)
    before = [await resigned(tables, game), await resigned(tables, alone)]
    async with tables.backend.store.write() as conn:
        for one in (table, fought):
            await conn.execute(delete(one))
        await conn.exec_driver_sql("UPDATE games SET memo = replace(memo, '\"unaided\":true', '\"x\":true')")
    tables.backend.desk.forget(game)
    assert await of(tables, game) is None
    await tables.backend.keeping.chores()
    assert await kept(tables, game) == before[0]
    assert (await kept(tables, alone)).uncounted == "helped"
    await tables.backend.keeping.chores()
    assert await kept(tables, game) == before[0]


async def test_whoever_is_forgotten_is_a_number_of_his_own(tables_anywhere: Tables) -> None:
    """Bo and Cy stay two: what Ana won against each of them stays what it was."""
    tables = tables_anywhere
    games = [(await resigned(tables, (await tables.started()).id, BO)).game for _ in range(2)]
    third = await tables.started(opponent=None)
    assert third.status == "running"
    games.append((await resigned(tables, third.id, BO)).game)
    await tables.backend.people.forget(BO)
    strangers = {(await kept(tables, game)).seats_of("axis")[0].person for game in games}
    assert len(strangers) == 1
    assert all(is_former(one) for one in strangers)
    await tables.backend.people.forget(ANA)
    others = {(await kept(tables, game)).seats_of("allies")[0].person for game in games}
    assert len(others | strangers) == 2


@pytest.mark.parametrize("after", [False, True])
async def test_death_at_every_trip_of_an_end(tmp_path: Path, *, after: bool) -> None:
    """The battle is over and its result is kept, or neither; asked for again it is kept once."""
    for at in range(1, 20):
        address = f"sqlite+aiosqlite:///{tmp_path}/{at}{after}.db"
        tables = await Tables.open(address)
        game = (await tables.started()).id
        with pytest.MonkeyPatch.context() as patch:
            reaper = _Reaper(patch, at, after=after)
            with suppress(_Killed):
                await tables.backend.games.resign(tables.ask(ANA, game))
        second = await _abandon(tables, address)
        second.interactions = tables.interactions
        over = (await second.backend.games.card(game)).status == "over"
        assert (await of(second, game) is not None) is over
        if not over:
            await resigned(second, game)
        async with second.backend.store.read() as conn:
            assert (await results.mark(conn)).number == 1
        await second.close()
        if reaper.trips < at:
            break
    assert reaper.trips < at
