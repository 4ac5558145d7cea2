"""Ratings: what they make of battles, that they are the same however they are worked out, and whom they name."""

from __future__ import annotations

import statistics
from random import Random

import pytest

from bot.facts.computers import LEVELS, computer
from bot.facts.ratings import ENOUGH, Rated, Rating
from bot.facts.results import FORMER, BattleResult, Fought
from bot.people.rating import COMPUTERS, Book, expected, prior
from bot.store import results
from engine.types import Side
from scenarios.leans import LEANS
from tests.benchmarks.ratings import Club
from tests.bot.game.tables import ANA, BO, CY, DEE, Tables

HOME, AWAY = 77, 88
#: Who wins Arnhem Bridge as the Axis has done something.
ARNHEM = "arnhem-bridge"


def test_every_computer_is_rated() -> None:
    """Whoever adds one measures it in the arena first."""
    assert tuple(COMPUTERS) == LEVELS


def fought(
    game: int, allies: tuple[int, ...], axis: tuple[int, ...], winner: Side | None, *, battle: str = "sword-beach",
    server: int | None = HOME, whole: bool = True,
) -> BattleResult:  # fmt: skip
    """A battle of these."""
    sides: tuple[tuple[Side, tuple[int, ...]], ...] = (("allies", allies), ("axis", axis))
    seats = tuple(
        [Fought(side, n, one, whole or n > 0) for side, persons in sides for n, one in enumerate(persons)]
    )
    medals: dict[Side, int] = {"allies": 4, "axis": 2}
    return BattleResult(game, float(game), server, battle, battle, winner, "medals", "", 9, medals, seats)


def rated(*battles: BattleResult) -> Book:
    book = Book()
    for one in battles:
        book.take(one)
    return book


def test_a_club_whose_strength_is_known() -> None:
    """2,000 battles in teams of up to 4 v 3: those who always take the favoured side look no better for it."""
    club = Club(3)
    book = club.play(2000)
    assert club.correlation(book) >= 0.9
    assert club.gain(book) <= 0.2


def test_the_weak_side_is_worth_more() -> None:
    """Winning Arnhem Bridge as the Axis, which two Veterans do 18 times of 200, says more than winning it as Allies."""
    strong = rated(fought(1, (ANA,), (BO,), "allies", battle=ARNHEM)).persons
    weak = rated(fought(1, (ANA,), (BO,), "axis", battle=ARNHEM)).persons
    assert 0 < strong[ANA].mu < 40
    assert -40 < strong[BO].mu < 0
    assert weak[BO].mu > 120
    assert weak[ANA].mu < -120


def test_what_a_side_is_worth_is_learnt() -> None:
    """People who win with the weak side again and again teach that it is not that weak; of others' battles nothing is
    known at first."""
    battles = [fought(n, (2 * n,), (2 * n + 1,), "axis", battle=ARNHEM) for n in range(1, 41)]
    assert rated(*battles).chance(ARNHEM) < Book().chance(ARNHEM) - 0.1
    assert Book().chance(ARNHEM) == pytest.approx(LEANS[ARNHEM].share)
    assert prior("somebody's", "allies").mu == 0
    assert prior("somebody's", "allies").sigma > 2 * prior(ARNHEM, "allies").sigma


def test_computers_stay_what_they_are() -> None:
    """At what they have won against each other in the arena, of all battles from both sides."""
    for level, share in (("general", 0.633), ("recruit", 0.287)):
        leans = [2 * prior(one, "allies").mu for one in LEANS]
        chances = [expected(COMPUTERS[level] + by) for lean in leans for by in (lean, -lean)]
        assert statistics.mean(chances) == pytest.approx(share, abs=0.002)
    general = computer("general")
    book = rated(*[fought(n, (ANA,), (general,), "allies") for n in range(1, 30)])
    assert general not in book.persons
    assert book.persons[ANA].mu > COMPUTERS["general"]


@pytest.mark.parametrize(("allies", "axis"), [(1, 1), (2, 2), (4, 4), (4, 3), (1, 3)])
def test_teams(allies: int, axis: int) -> None:
    """Each has his share in what his side has done, whatever the number of the others."""
    one, other = tuple(range(1, 1 + allies)), tuple(range(11, 11 + axis))
    book = rated(fought(1, one, other, "allies"))
    gained, lost = {book.persons[n].mu for n in one}, {book.persons[n].mu for n in other}
    assert len(gained) == len(lost) == 1
    assert min(gained) > 0 > max(lost)
    alone = rated(fought(1, (1,), (11,), "allies")).persons[1].mu
    assert (min(gained) < alone) is (allies > 1)
    assert all(book.persons[n].sigma < Rating().sigma for n in (*one, *other))


def test_a_draw_moves_the_better_one_down() -> None:
    """And nobody on a board that favours neither."""
    before = [fought(n, (ANA,), (DEE,), "allies", battle="x") for n in range(1, 9)]
    drawn = rated(*before, fought(9, (ANA,), (CY,), None, battle="y"))
    assert drawn.persons[ANA].mu < rated(*before).persons[ANA].mu
    assert drawn.persons[CY].mu > 0
    assert drawn.record[CY] == (0, 1, 0)
    even = rated(fought(1, (ANA,), (BO,), None, battle="y")).persons
    assert even[ANA].mu == pytest.approx(0) == even[BO].mu


def test_whoever_was_played_for_is_not_rated() -> None:
    """His side was as good as with a Veteran in his seat; his mates are rated all the same."""
    book = rated(fought(1, (ANA, BO), (CY, DEE), "axis", whole=False))
    assert set(book.persons) == {BO, DEE}
    nothing = rated(fought(1, (ANA,), (BO,), "axis")._replace(uncounted="practice"))
    assert not nothing.persons


def test_the_number_that_is_told() -> None:
    """It is careful: whoever is new begins low, and it is provisional for ten battles."""
    assert Rating().points == 600
    assert Rating(0, 0).points == 1000
    assert Rating(-500, 300).points == 0
    assert Rated(won=ENOUGH - 1).provisional
    assert not Rated(won=3, drawn=1, lost=ENOUGH - 4).provisional


async def kept(tables: Tables, *battles: BattleResult) -> None:
    async with tables.backend.store.write() as conn:
        for one in battles:
            await results.add(conn, one)


def season(number: int) -> list[BattleResult]:
    """Battles of four, alone and in teams."""
    rng, battles = Random(5), []
    for game in range(1, number + 1):
        persons = rng.sample([ANA, BO, CY, DEE], 4)
        half = rng.choice((1, 1, 2))
        winner: Side | None = rng.choice(("allies", "axis", "axis", None))
        one, other = tuple(persons[:half]), tuple(persons[half : 2 * half])
        battles.append(fought(game, one, other, winner, battle=rng.choice(list(LEANS))))
    return battles


async def test_worked_out_anew_it_is_the_same(tables_anywhere: Tables) -> None:
    """To the last digit: after each battle, by a process that has just begun, and if one of them comes in late."""
    tables, battles = tables_anywhere, season(60)
    late = battles.pop(20)
    for one in battles:
        await kept(tables, one)
        if one.game % 7 == 0:
            await tables.backend.ladder.book()
    assert (await tables.backend.ladder.book()).persons == rated(*battles).persons
    await kept(tables, late)
    everything = rated(*sorted([*battles, late]))
    book = await tables.backend.ladder.book()
    assert (book.persons, book.sides) == (everything.persons, everything.sides)
    again = await tables.again()
    fresh = await again.backend.ladder.book()
    assert (fresh.persons, fresh.sides, fresh.course) == (book.persons, book.sides, book.course)
    await again.close()


async def test_others_keep_their_numbers_when_somebody_is_forgotten(tables: Tables) -> None:
    await kept(tables, *season(40))
    before = dict((await tables.backend.ladder.book()).persons)
    await tables.backend.people.forget(BO)
    after = (await tables.backend.ladder.book()).persons
    assert {one: after[one] for one in (ANA, CY, DEE)} == {one: before[one] for one in (ANA, CY, DEE)}
    assert BO not in after
    assert after[FORMER - 1] == before[BO]
    assert (await tables.backend.ladder.standing(BO)) == Rated(among=3)
    assert (await tables.backend.ladder.standing(ANA)).among == 3
    # He comes back as somebody new.
    await kept(tables, fought(99, (BO,), (ANA,), "allies"))
    assert (await tables.backend.ladder.standing(BO)).battles == 1


async def test_a_ladder_names_those_who_have_fought_there(tables: Tables) -> None:
    """Others stand on the one of all servers without a name; who wants to be named nowhere is not."""
    ladder = tables.backend.ladder
    await kept(
        tables,
        fought(1, (ANA,), (BO,), "allies"),
        fought(2, (CY,), (DEE,), "allies", server=AWAY),
        fought(3, (ANA,), (computer("veteran"),), "allies", server=None),
    )
    assert [row.person for row in await ladder.rungs(HOME, ANA, everywhere=False)] == [ANA, BO]
    assert {row.person for row in await ladder.rungs(HOME, ANA, everywhere=True)} == {ANA, BO, None}
    assert [row.rank for row in await ladder.rungs(HOME, ANA, everywhere=True)] == [1, 2, 3, 4]
    assert {row.person for row in await ladder.rungs(None, DEE, everywhere=True)} == {DEE, None}
    assert (await ladder.standing(ANA)).battles == 2
    # A server that is gone, or never was, has nobody.
    assert await ladder.rungs(666, ANA, everywhere=False) == ()
    await tables.backend.people.set(ANA, ladder="off")
    assert [row.person for row in await ladder.rungs(HOME, BO, everywhere=False)] == [BO]
    assert {row.person for row in await ladder.rungs(HOME, ANA, everywhere=True)} == {BO, None}
