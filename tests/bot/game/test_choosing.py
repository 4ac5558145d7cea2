"""Those who wait for somebody absent say once how it goes on: who may, when, and what a crash or a race makes of it."""

from __future__ import annotations

import asyncio

import pytest

from bot.errors import UserError
from bot.facts.memo import Deputy
from bot.facts.public import Choice, Vacancy
from bot.game.acting import settling
from bot.game.background.verdicts import GAMES
from bot.game.table.live import Change, Live
from bot.game.values import GameCard
from engine import GameState
from engine.thinking import WinTally
from tests.bot.game.staffs import seated
from tests.bot.game.tables import ANA, BO, CY, Tables
from tests.bot.game.test_deputies import away, card_of, kinds, own_turn, played, time_out

#: Who sits beside Ana where her side has several.
MATE = 111


async def chosen(tables: Tables, game: int, person: int, choice: Choice) -> GameCard:
    return await tables.backend.choosing.choose(tables.ask(person, game), choice)


async def refused(tables: Tables, game: int, person: int, choice: Choice = "play-on") -> str:
    with pytest.raises(UserError) as error:
        await chosen(tables, game, person, choice)
    return error.value.key


def judging(tables: Tables, allies: int = 10, axis: int = 0) -> None:
    async def play_on(state: GameState, seed: str, first: int, number: int) -> WinTally:
        return WinTally(allies, axis, number)

    tables.backend.verdicts._play_on = play_on


async def test_only_while_somebody_is_away(tables: Tables) -> None:
    game = (await tables.started(standin=True)).id
    assert await refused(tables, game, BO) == "no-vacancy"
    await time_out(tables, game)
    assert await refused(tables, game, BO) == "no-vacancy"
    await played(tables)
    await own_turn(tables, game)
    card = await time_out(tables, game)
    assert card.vacancies == (Vacancy("allies", "axis"),)
    assert await refused(tables, game, ANA) == "not-yours-to-choose"
    assert await refused(tables, game, CY) == "not-your-game"
    card = await chosen(tables, game, BO, "play-on")
    assert (card.vacancies[0].choice, card.vacancies[0].by) == ("play-on", BO)
    await tables.backend.deputies.back(tables.ask(ANA, game))
    await played(tables)
    assert (await card_of(tables, game)).vacancies == ()
    assert await refused(tables, game, BO) == "no-vacancy"


async def test_away_once_more_is_asked_once_more(tables: Tables) -> None:
    game = await away(tables)
    await played(tables)
    await chosen(tables, game, BO, "play-on")
    await tables.backend.deputies.back(tables.ask(ANA, game))
    await own_turn(tables, game)
    for _ in range(2):
        await time_out(tables, game)
        await played(tables)
        await own_turn(tables, game)
    assert (await card_of(tables, game)).vacancies == (Vacancy("allies", "axis"),)


@pytest.mark.parametrize("first", ["play-on", "substitute", "judge"])
async def test_once_whatever_it_was(tables: Tables, first: Choice) -> None:
    """Two presses in one moment are one choice; a press delivered twice is no second one."""
    game = await away(tables)
    request = tables.ask(BO, game)
    await tables.said()
    await tables.backend.choosing.choose(request, first)
    await tables.backend.choosing.choose(request, first)
    assert await refused(tables, game, BO, "play-on") == "chosen-already"
    assert (await kinds(tables)).count("chosen") == 1


async def test_a_race_of_two_choices(tables: Tables) -> None:
    game = await away(tables)
    await tables.said()
    both = await asyncio.gather(
        chosen(tables, game, BO, "substitute"), chosen(tables, game, BO, "judge"), return_exceptions=True
    )
    assert [isinstance(one, UserError) for one in both].count(True) == 1
    assert (await kinds(tables)).count("chosen") == 1


async def test_judged_once_and_the_same_after_a_crash(tables: Tables) -> None:
    game = await away(tables)
    await played(tables)
    await chosen(tables, game, BO, "judge")
    await tables.said()
    again = await tables.again()
    judging(again, 1, 9)
    assert await again.backend.verdicts.tick()
    assert not await again.backend.verdicts.tick()
    card = await card_of(again, game)
    assert (card.status, card.winner, card.ending, card.vacancies) == ("over", "axis", "judged", ())
    said = [one for one in await again.said() if one[1] in ("judged", "over")]
    assert [one[1] for one in said] == ["judged", "over"]
    assert said[0][2] == {"allies": GAMES // 10, "axis": GAMES * 9 // 10, "games": GAMES, "winner": "axis"}
    await again.close()


async def test_three_of_four_and_not_one_less(tables: Tables) -> None:
    for allies, status in ((7, "cancelled"), (8, "over")):
        game = await away(tables)
        await chosen(tables, game, BO, "judge")
        judging(tables, allies, 10 - allies)
        await tables.backend.verdicts.tick()
        assert (await card_of(tables, game)).status == status


async def test_over_before_it_is_judged(tables: Tables) -> None:
    """Bo gives up meanwhile: there is nothing to judge any more."""
    game = await away(tables)
    await chosen(tables, game, BO, "judge")
    await tables.backend.games.resign(tables.ask(BO, game))
    judging(tables, 0, 10)
    assert not await tables.backend.verdicts.tick()
    card = await card_of(tables, game)
    assert (card.winner, card.ending) == ("allies", "resigned")


async def test_a_judge_who_fails_stops_no_battle(tables: Tables) -> None:
    """It is tried again, and played on meanwhile."""
    game = await away(tables)
    await played(tables)
    await chosen(tables, game, BO, "judge")

    async def fails(state: GameState, seed: str, first: int, number: int) -> WinTally:
        raise MemoryError

    tables.backend.verdicts._play_on = fails
    assert await tables.backend.verdicts.tick()
    assert not await tables.backend.verdicts.tick()
    await own_turn(tables, game)
    await played(tables)
    assert (await card_of(tables, game)).awaited == (BO,)
    judging(tables)
    tables.now += 301
    assert await tables.backend.verdicts.tick()
    assert (await card_of(tables, game)).winner == "allies"


async def general_away(tables: Tables) -> int:
    """Ana's general is away: his seat is a computer's, she still plays."""
    game = (await seated(tables, 2, 1, "sword-beach", standin=True)).id

    async def gone(live: Live) -> Change:
        change = Change(live, tables.now)
        change.memo = change.memo._replace(deputies=(Deputy(MATE, "allies", -9),))
        settling.refresh(change)
        return change

    await tables.backend.desk.change(game, gone)
    return game


async def test_a_silent_general_is_his_own_sides_affair(tables: Tables) -> None:
    """His commander says how it goes on; the other side does not, and such a battle is not judged."""
    game = await general_away(tables)
    card = await card_of(tables, game)
    assert card.vacancies == (Vacancy("allies", "allies"),)
    other = card.people("axis")[0]
    assert await refused(tables, game, other) == "not-yours-to-choose"
    assert await refused(tables, game, MATE) == "only-commander"
    assert await refused(tables, game, ANA, "judge") == "not-judged"
    await chosen(tables, game, ANA, "substitute")
    await tables.backend.handing.take(tables.ask(CY, game, side="allies"))
    card = await card_of(tables, game)
    assert CY in card.people("allies")
    assert MATE not in card.people("allies")
    assert card.vacancies == ()


async def test_the_last_of_a_side_makes_it_the_other_sides(tables: Tables) -> None:
    """What was said of the general holds no longer once nobody of his side is there."""
    game = await general_away(tables)
    await chosen(tables, game, ANA, "play-on")
    live = await tables.backend.desk.load(game)
    await tables.backend.moves.vanished(game, ANA, "allies")
    assert live.row.facts.vacancies[0].choice == "play-on"
    card = await card_of(tables, game)
    assert card.vacancies == (Vacancy("allies", "axis"),)
    assert {one.person for one in card.away} == {ANA, MATE}
    await chosen(tables, game, card.people("axis")[0], "judge")
    # One of them is back: it goes on, and is his side's affair again.
    await tables.backend.deputies.back(tables.ask(MATE, game))
    card = await card_of(tables, game)
    assert card.vacancies == (Vacancy("allies", "allies"),)
    judging(tables)
    assert await tables.backend.verdicts.tick()
    assert (await card_of(tables, game)).status == "running"


async def test_who_left_a_friendly_table(tables: Tables) -> None:
    """Without a clock nobody's time is ever up, but whoever has left is played for all the same."""
    game = (await tables.started(pace=None, standin=True)).id
    await tables.backend.moves.vanished(game, ANA, "allies")
    await played(tables)
    card = await card_of(tables, game)
    assert (card.awaited, card.vacancies) == ((BO,), (Vacancy("allies", "axis"),))


async def test_tables_without_stand_ins_keep_the_old_way(tables: Tables) -> None:
    game = (await tables.started(standin=False)).id
    await tables.backend.moves.vanished(game, ANA, "allies")
    card = await card_of(tables, game)
    assert (card.deputies, card.vacancies, card.awaited) == ((), (), (ANA,))
    card = await time_out(tables, game)
    assert card.overdue
    await tables.backend.timekeeper.claim(tables.ask(BO, game))
    assert (await card_of(tables, game)).winner == "axis"
