"""Cups at the tables: who may do what, and that they go on by themselves, whatever is called off."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

import pytest

from bot.errors import UserError
from bot.facts.audit import Audited
from bot.facts.computers import is_computer
from bot.game.cups.values import CupLook, Organizer
from bot.game.values import NewGame
from tests.bot.game.cup_tables import CHANNEL, FOUR, SERVER, lose, opened, persons, play_round, started
from tests.bot.game.tables import ANA, BO, CY, DEE, Tables


async def _refused(doing: Any) -> str:
    with pytest.raises(UserError) as caught:
        await doing
    return caught.value.key


def _kinds(said: list[tuple[int | None, str, dict[str, Any]]]) -> list[str]:
    """What is told of the cup itself."""
    return [kind for game, kind, _ in said if game is None]


async def test_a_cup_of_four_to_its_end(tables_anywhere: Tables) -> None:
    tables = tables_anywhere
    cup = await started(tables)
    assert (cup.status, cup.round, cup.rounds) == ("running", 1, 2)
    assert len(cup.pairings) == 2
    # Each match has two battles, both under way, with the sides swapped.
    for pairing in cup.pairings:
        match = await tables.backend.games.match(pairing.game or 0)
        assert match is not None
        assert [card.status for card in match.battles] == ["running", "running"]
        first, second = match.battles
        assert first.seated("allies") == second.seated("axis") == (persons(cup, pairing)[0],)
        assert match.card.cup is not None
        assert (match.card.cup.id, match.card.cup.round) == (cup.id, 1)
    assert _kinds(await tables.said()).count("cup-round") == 1
    cup = await play_round(tables, cup)
    assert cup.round == 2
    assert {one.result.points for one in cup.course.rounds[0] if one.result} <= {(2, 0), (0, 2)}
    cup = await play_round(tables, cup)
    assert (cup.status, cup.course.ending) == ("over", "played")
    assert cup.course.winner is not None
    assert cup.course.entrants[cup.course.winner].person == ANA
    assert cup.course.entrants[cup.table[0].seed].person == ANA
    said = _kinds(await tables.said())
    assert (said.count("cup-over"), said.count("cup-round")) == (1, 1)


async def test_two_processes_end_two_matches_of_a_round_at_once(tables_anywhere: Tables) -> None:
    """Each of them ends one match, and both see to what follows: the next round is drawn, set up and told once."""
    tables = tables_anywhere
    other = await Tables.open(tables.address)
    other.interactions = tables.interactions
    cup = await started(tables, "knock-out")
    await asyncio.gather(
        *[
            process.backend.games.resign(process.ask(max(persons(cup, pairing)), game))
            for process, pairing in zip((tables, other), cup.pairings, strict=True)
            for game in cup.battles[pairing.game or 0]
        ]
    )
    for _ in range(3):
        await asyncio.gather(tables.backend.timekeeper.tick(), other.backend.timekeeper.tick())
        tables.now = other.now = tables.now + 61
    cup = await other.backend.cups.look(cup.id)
    assert [len(drawn) for drawn in cup.course.rounds] == [2, 1]
    assert all(one.result is not None for one in cup.course.rounds[0])
    known = await tables.backend.games.find(server=SERVER, status=("open", "running", "over"), limit=99)
    assert len(known) == 6
    (final,) = cup.pairings
    assert set(cup.battles[final.game or 0]) <= {one.id for one in known if one.status == "running"}
    said = Counter(kind for _, kind, _ in await tables.said())
    assert (said["cup-round"], said["match-over"], said["started"]) == (2, 2, 6)
    await other.close()


async def test_one_round_waits_for_its_last_match(tables: Tables) -> None:
    cup = await started(tables)
    first, second = cup.pairings
    await lose(tables, cup, first, persons(cup, first)[0])
    cup = await tables.backend.cups.look(cup.id)
    assert (cup.round, [one.result is None for one in cup.pairings]) == (1, [False, True])
    await lose(tables, cup, second, persons(cup, second)[0])
    assert (await tables.backend.cups.look(cup.id)).round == 2


async def test_who_may_do_what(tables: Tables) -> None:
    organizing = tables.backend.organizing
    cup = await opened(tables, players=3)
    assert await _refused(organizing.start(cup.id, Organizer(ANA))) == "cup-nobody"
    for person in (ANA, BO):
        await organizing.join(cup.id, person, 1)
    assert await _refused(organizing.join(cup.id, BO, 2)) == "cup-joined-already"
    assert await _refused(organizing.start(cup.id, Organizer(ANA))) == "cup-too-few"
    assert await _refused(organizing.start(cup.id, Organizer(BO))) == "not-cup-organizer"
    assert await _refused(organizing.drop(cup.id, BO, Organizer(CY))) == "not-cup-organizer"
    assert await _refused(organizing.drop(cup.id, CY, Organizer(CY))) == "not-in-cup"
    await organizing.join(cup.id, CY, 3)
    assert await _refused(organizing.join(cup.id, DEE, 4)) == "cup-full"
    # Who looks after the server may, too.
    await organizing.start(cup.id, Organizer(DEE, moderates=True))
    assert await _refused(organizing.join(cup.id, DEE, 5)) == "cup-running"
    assert await _refused(organizing.start(cup.id, Organizer(ANA))) == "cup-running"
    assert await _refused(organizing.end(cup.id, Organizer(BO))) == "not-cup-organizer"
    # Two who end it in the same moment end it once.
    ending = [organizing.end(cup.id, Organizer(ANA)) for _ in range(2)]
    first, second = await asyncio.gather(*ending, return_exceptions=True)
    assert sorted([isinstance(one, UserError) for one in (first, second)]) == [False, True]
    assert await _refused(organizing.end(cup.id, Organizer(ANA))) == "cup-over"
    assert await _refused(organizing.drop(cup.id, BO, Organizer(BO))) == "cup-over"
    assert await _refused(tables.backend.cups.look(999)) == "no-cup"
    assert await _refused(tables.backend.cups.look(10**30)) == "no-cup"
    assert await _refused(tables.backend.cups.look(cup.id, SERVER + 1)) == "no-cup"
    assert [kind for kind in _kinds(await tables.said()) if kind == "cup-over"] == ["cup-over"]
    # What the organizer does with her own cup is nobody's business.
    noted = await tables.backend.admin.audit(SERVER)
    assert [(one.person, one.done) for one in noted] == [(DEE, Audited("cup-start", name="Spring cup"))]


@pytest.mark.parametrize(
    ("more", "key"),
    [
        ({"name": "  "}, "cup-name"), ({"name": "x" * 41}, "cup-name"), ({"players": 2}, "cup-players"),
        ({"players": 9, "kind": "round-robin"}, "cup-players"), ({"rounds": 10}, "no-such-setting"),
        ({"scenarios": ()}, "no-such-setting"), ({"scenarios": ("nowhere",)}, "no-such-scenario"),
        ({"in_time": 3}, "no-such-setting"),
    ],
)  # fmt: skip
async def test_what_no_cup_can_be(tables: Tables, more: dict[str, Any], key: str) -> None:
    assert await _refused(opened(tables, **more)) == key
    assert await tables.backend.cups.find(SERVER) == []


async def test_a_server_has_so_many_cups(tables: Tables) -> None:
    for _ in range(10):
        await opened(tables)
    assert await _refused(opened(tables)) == "too-many-cups"
    # One press opens one, delivered twice or not.
    number = next(tables.interactions) - 1
    assert number
    await tables.backend.organizing.sent_away(SERVER)
    assert await tables.backend.cups.find(SERVER) == []


async def test_a_match_between_rounds_is_balanced_by_its_battles(tables: Tables) -> None:
    cup = await started(tables, "round-robin", scenarios=("pegasus-bridge", "arracourt"))
    played = []
    while cup.status == "running":
        match = await tables.backend.games.match(cup.pairings[0].game or 0)
        assert match is not None
        played.append(match.battles[0].scenario)
        cup = await play_round(tables, cup)
    # One a round, in turn.
    assert played == ["pegasus-bridge", "arracourt", "pegasus-bridge"]


async def test_whoever_is_at_his_limit_cannot_join_but_gets_what_he_has_joined(tables: Tables) -> None:
    await tables.backend.servers.set(SERVER, ANA, most_games=1)
    cup = await opened(tables)
    for person in FOUR:
        await tables.backend.organizing.join(cup.id, person, 1)
    await tables.backend.lobby.new(NewGame("pegasus-bridge", BO, SERVER))
    other = await opened(tables)
    assert await _refused(tables.backend.organizing.join(other.id, BO, 1)) == "too-many-games"
    await tables.backend.organizing.start(cup.id, Organizer(ANA))
    await tables.backend.timekeeper.tick()
    cup = await tables.backend.cups.look(cup.id)
    assert all(one.game for one in cup.pairings)


async def _dropped(tables: Tables, cup: CupLook, person: int) -> CupLook:
    await tables.backend.organizing.drop(cup.id, person, Organizer(person))
    await tables.backend.timekeeper.tick()
    return await tables.backend.cups.look(cup.id)


async def test_who_drops_out_gives_his_battles_up(tables: Tables) -> None:
    cup = await started(tables, "round-robin")
    place = next(n for n, one in enumerate(cup.pairings) if BO in persons(cup, one))
    pairing = cup.pairings[place]
    match = pairing.game or 0
    cup = await _dropped(tables, cup, BO)
    result = cup.course.rounds[0][place].result
    assert result is not None
    assert result.how == "forfeit"
    at = persons(cup, pairing).index(BO)
    assert (result.points[at], result.points[1 - at]) == (0, 2)
    look = await tables.backend.games.match(match)
    assert look is not None
    assert [(card.status, card.ending) for card in look.battles] == [("over", "resigned")] * 2
    # The other one has all the medals that both battles take.
    assert result.medals[1 - at] == sum(sum(card.to_win.values()) for card in look.battles) // 2
    while cup.status == "running":
        cup = await play_round(tables, cup)
        assert cup.status == "over" or all(BO not in persons(cup, one) for one in cup.pairings)
    assert [cup.course.entrants[row.seed].person for row in cup.table][-1] == BO


async def test_both_of_a_match_drop_out(tables: Tables) -> None:
    cup = await started(tables, "knock-out")
    pairing = cup.pairings[0]
    one, other = persons(cup, pairing)
    await tables.backend.organizing.drop(cup.id, one, Organizer(one))
    await tables.backend.organizing.drop(cup.id, other, Organizer(other))
    await tables.backend.timekeeper.tick()
    cup = await tables.backend.cups.look(cup.id)
    assert cup.pairings[0].result is not None
    assert cup.pairings[0].result.points == (0, 0)
    match = await tables.backend.games.match(pairing.game or 0)
    assert match is not None
    assert {card.status for card in match.battles} == {"cancelled"}
    cup = await play_round(tables, cup)
    # Whoever comes through the other half has won.
    assert cup.status == "over"
    assert cup.course.winner is not None
    assert cup.course.entrants[cup.course.winner].person in persons(cup, cup.course.rounds[0][1])


async def test_a_match_that_moderators_call_off_is_a_draw_without_medals(tables: Tables) -> None:
    cup = await started(tables)
    match = await tables.backend.games.match(cup.pairings[0].game or 0)
    assert match is not None
    for card in match.battles:
        await tables.backend.admin.cancel(card.id, DEE)
    await tables.backend.timekeeper.tick()
    cup = await tables.backend.cups.look(cup.id)
    result = cup.pairings[0].result
    assert result is not None
    assert (result.how, result.points, result.medals) == ("void", (1, 1), (0, 0))


async def test_who_wants_to_be_forgotten_takes_part_no_more(tables: Tables) -> None:
    cup = await started(tables)
    waiting = await opened(tables, by=BO)
    await tables.backend.organizing.join(waiting.id, CY, 1)
    await tables.backend.farewell.leave(BO)
    await tables.backend.timekeeper.tick()
    found = await tables.backend.cups.look(cup.id)
    assert found.course.entrants[found.course.seed_of(BO) or 0].dropped == 1
    assert (await tables.backend.cups.look(waiting.id)).status == "cancelled"
    await tables.backend.farewell.leave(CY)
    await tables.backend.timekeeper.tick()
    ends = await tables.backend.cups.look(cup.id)
    while ends.status == "running":
        ends = await play_round(tables, ends)
    assert ends.course.winner is not None


async def test_a_server_that_sends_the_bot_away_ends_its_cups(tables: Tables) -> None:
    cup = await started(tables)
    await opened(tables)
    await tables.said()
    assert await tables.backend.organizing.servers() == (SERVER,)
    await tables.backend.organizing.sent_away(SERVER)
    for game in await tables.backend.admin.of_server(SERVER):
        await tables.backend.admin.cancel(game, 0, why="gone")
    await tables.backend.timekeeper.tick()
    found = await tables.backend.cups.look(cup.id)
    assert (found.status, found.course.ending, found.course.winner) == ("cancelled", "cancelled", None)
    assert await tables.backend.organizing.servers() == ()
    assert _kinds(await tables.said()) == []


async def test_an_invitation_that_nobody_starts_lapses(tables: Tables) -> None:
    cup = await opened(tables)
    tables.now += 27 * 86400
    await tables.backend.timekeeper.tick()
    assert (await tables.backend.cups.look(cup.id)).status == "open"
    tables.now += 86400
    await tables.backend.timekeeper.tick()
    assert (await tables.backend.cups.look(cup.id)).course.ending == "expired"


async def test_computers_fill_the_seats_and_play_each_other_on_no_server(tables: Tables) -> None:
    cup = await started(tables, "knock-out", (ANA,), computer="recruit")
    assert len(cup.course.entrants) == 4
    assert [one.number for one in sorted(cup.course.entrants, key=lambda one: one.number)] == [0, 1, 2, 3]
    for pairing in cup.pairings:
        card = await tables.backend.games.card(pairing.game or 0)
        alone = all(map(is_computer, persons(cup, pairing)))
        assert card.server == (None if alone else SERVER)
        assert len({*card.seated("allies"), *card.seated("axis")}) == 2
    assert list(cup.battles) == [one.game for one in cup.pairings if ANA in persons(cup, one)]


async def test_nobody_is_helped_in_a_cup(tables: Tables) -> None:
    """Against a computer, too: no seat changes hands, no General advises, and the turn that was ended stays ended."""
    cup = await started(tables, "knock-out", (ANA,), computer="recruit")
    match = await tables.backend.games.match(next(iter(cup.battles)))
    assert match is not None
    first = next(card for card in match.battles if ANA in card.awaited)
    assert await _refused(tables.backend.handing.give(tables.ask(ANA, first.id), "general")) == "cup-alone"
    assert await _refused(tables.backend.handing.take(tables.ask(BO, first.id))) == "cup-alone"
    visit = await tables.backend.games.visit(first.id, ANA)
    assert await _refused(tables.backend.advisor.advise(visit, None)) == "cup-alone"
    line = next(one for one in await tables.backend.games.legal(first.id, ANA) if one.startswith("play "))
    await tables.act(first.id, line)
    # What nobody has seen yet is taken back as ever.
    await tables.backend.games.undo(tables.ask(ANA, first.id))
    await tables.act(first.id, line)
    while ANA in (await tables.backend.games.card(first.id)).awaited:
        await tables.act(first.id, "end")
    assert await _refused(tables.backend.games.undo(tables.ask(ANA, first.id))) == "cup-alone"
    assert (await tables.backend.games.look(first.id, ANA)).bound


async def test_the_words_of_those_who_join_go_into_the_chance_of_their_battles(tables: Tables) -> None:
    await tables.close()
    seasoned = await Tables.open(tables.address, salt=lambda interaction: f"press-{interaction}")
    cup = await opened(seasoned)
    for number, person in enumerate(FOUR):
        await seasoned.backend.organizing.join(cup.id, person, 100 + number)
    await seasoned.backend.organizing.start(cup.id, Organizer(ANA))
    await seasoned.backend.timekeeper.tick()
    cup = await seasoned.backend.cups.look(cup.id)
    card = await seasoned.backend.games.card(cup.pairings[0].game or 0)
    assert card.seals.salts == tuple(cup.course.entrants[seed].salt for seed in cup.pairings[0].both)
    assert all(one.startswith("press-10") for one in card.seals.salts or ())
    tables.backend = seasoned.backend


async def test_my_match(tables: Tables) -> None:
    cup = await started(tables, people=(ANA, BO, CY))
    seed, person = next((one.both[0], persons(cup, one)[0]) for one in cup.pairings if len(one.both) == 1)
    idle = await tables.backend.rounds.mine(cup.id, SERVER, person)
    assert (idle.seed, idle.match) == (seed, None)
    plays = next(one for one in (ANA, BO, CY) if one != person)
    mine = await tables.backend.rounds.mine(cup.id, SERVER, plays)
    assert mine.match is not None
    assert {card.id for card in mine.match.battles} == set(
        cup.battles[mine.pairing.game if mine.pairing else 0]
    )
    assert await _refused(tables.backend.rounds.mine(cup.id, SERVER, DEE)) == "not-in-cup"
    assert cup.channel == CHANNEL
