"""Matches: both battles at once or one after the other, what they add up to, and a crash at any point between them."""

from __future__ import annotations

from typing import Any

import pytest

from bot.errors import UserError
from bot.facts.public import MatchCard
from bot.game.values import GameCard, MatchLook, NewGame
from tests.bot.game.tables import ANA, BO, CY, DEE, Tables
from tests.bot.game.test_deputies import card_of


async def begun(tables: Tables, **more: Any) -> int:
    """A match of Ana and Bo; the number of its first battle."""
    game = (await tables.started(match=True, **more)).id
    await tables.backend.timekeeper.tick()
    return game


async def look(tables: Tables, game: int) -> MatchLook:
    found = await tables.backend.games.match(game)
    assert found is not None
    return found


async def match_of(tables: Tables, game: int) -> MatchCard:
    return (await look(tables, game)).card


async def resign(tables: Tables, person: int, game: int) -> None:
    await tables.backend.games.resign(tables.ask(person, game))
    await tables.backend.timekeeper.tick()


async def draw(tables: Tables, game: int) -> None:
    ask = await tables.backend.games.offer_draw(tables.ask(ANA, game))
    await tables.backend.games.answer(tables.ask(BO, game), ask.id, yes=True)
    await tables.backend.timekeeper.tick()


async def announced(tables: Tables) -> list[dict[str, Any]]:
    return [data for _, kind, data in await tables.said() if kind == "match-over"]


async def test_both_at_once(tables_anywhere: Tables) -> None:
    tables = tables_anywhere
    found = await look(tables, await begun(tables))
    assert [card.status for card in found.battles] == ["running", "running"]
    assert [card.leg for card in found.battles] == [1, 2]
    # Whoever moves first has the Allies: somebody can always begin.
    assert [card.awaited for card in found.battles] == [(ANA,), (BO,)]


async def test_one_after_the_other(tables_anywhere: Tables) -> None:
    """Also after a restart between the end of the first and the beginning of the second."""
    tables = tables_anywhere
    game = await begun(tables, in_turn=True)
    assert len((await look(tables, game)).battles) == 1
    assert not (await match_of(tables, game)).over
    await tables.backend.games.resign(tables.ask(BO, game))
    again = await tables.again()
    await again.backend.timekeeper.tick()
    found = await look(again, game)
    assert [card.status for card in found.battles] == ["over", "running"]
    assert found.battles[1].people("axis") == (ANA,)
    assert await announced(again) == []
    second = found.battles[1].id
    await again.backend.timekeeper.tick()
    assert [card.id for card in (await look(again, game)).battles] == [game, second]
    await resign(again, ANA, second)
    assert (await match_of(again, game)).over
    assert len(await announced(again)) == 1
    await again.close()


async def test_a_first_battle_called_off_ends_a_match_in_turn(tables: Tables) -> None:
    """Where nobody could play on nobody begins another battle; and it is said."""
    game = await begun(tables, in_turn=True)
    await tables.backend.admin.cancel(game, CY, "a mistake")
    await tables.backend.timekeeper.tick()
    match = await match_of(tables, game)
    assert (match.over, match.games, match.winner) == (True, (game,), None)
    assert len(await announced(tables)) == 1


async def test_one_of_two_called_off_leaves_the_other(tables: Tables) -> None:
    game = await begun(tables)
    await tables.backend.admin.cancel(game, CY, "a mistake")
    await tables.backend.timekeeper.tick()
    assert not (await match_of(tables, game)).over
    second = (await match_of(tables, game)).games[1]
    await resign(tables, BO, second)
    match = await match_of(tables, game)
    assert (match.over, match.winner) == (True, ANA)
    assert len(await announced(tables)) == 1


async def test_giving_up_saves_no_medals(tables: Tables) -> None:
    """Who resigns, or lets his time be claimed, gives the winner what it takes to win."""
    game = await begun(tables)
    second = (await match_of(tables, game)).games[1]
    await resign(tables, ANA, game)
    takes = (await card_of(tables, game)).to_win["axis"]
    assert (await match_of(tables, game)).medals == {ANA: 0, BO: takes}
    tables.now += 8 * 86_400
    await tables.backend.timekeeper.tick()
    await tables.backend.timekeeper.claim(tables.ask(ANA, second))
    await tables.backend.timekeeper.tick()
    match = await match_of(tables, game)
    assert match.medals == {ANA: takes, BO: takes}
    assert (match.over, match.winner) == (True, None)
    (said,) = await announced(tables)
    assert dict(said["medals"]) == {ANA: takes, BO: takes}


async def test_both_end_in_the_same_moment(tables: Tables) -> None:
    """Before the next round of the clock: the end is announced once."""
    game = await begun(tables)
    second = (await match_of(tables, game)).games[1]
    await tables.backend.games.resign(tables.ask(ANA, game))
    await tables.backend.games.resign(tables.ask(ANA, second))
    for _ in range(3):
        await tables.backend.timekeeper.tick()
    (said,) = await announced(tables)
    assert said["winner"] == BO


@pytest.mark.parametrize("where", ["before", "between", "after"])
async def test_a_crash_while_the_second_is_made(tables: Tables, where: str, monkeypatch: Any) -> None:
    """Before it is there, between its making and its first card, and before that is noted: nothing doubled or lost."""
    card = await tables.started(match=True)
    desk = tables.backend.desk
    change, calls = desk.change, 0

    async def crashing(*args: Any, **named: Any) -> Any:
        nonlocal calls
        calls += 1
        # First the second battle is started, then the timer of the first is taken away.
        if calls == (1 if where == "between" else 2):
            raise OSError("the power is gone")
        return await change(*args, **named)

    async def gone(*_: Any) -> int:
        raise OSError("the power is gone")

    if where == "before":
        monkeypatch.setattr(tables.backend.sequels, "second_leg", gone)
    else:
        monkeypatch.setattr(desk, "change", crashing)
    await tables.backend.timekeeper.tick()
    again = await tables.again()
    await again.backend.lobby.start_full()
    again.now += 61
    await again.backend.timekeeper.tick()
    await again.backend.timekeeper.tick()
    found = await look(again, card.id)
    assert [one.status for one in found.battles] == ["running", "running"]
    assert len(await again.backend.games.find(person=ANA)) == 2
    assert [kind for _, kind, _ in await again.said()].count("started") == 2
    await again.close()


async def test_teams(tables: Tables) -> None:
    """The sum is the side's, whoever of it leads; all of them stand in it."""
    wanted = NewGame("pegasus-bridge", ANA, sides={"allies": 2, "axis": 2}, match=True)
    card = await tables.backend.lobby.new(wanted)
    for person, side in ((CY, "allies"), (BO, "axis"), (DEE, "axis")):
        await tables.backend.lobby.join(tables.ask(person, card.id, side=side))
    await tables.backend.timekeeper.tick()
    found = await look(tables, card.id)
    assert found.battles[1].people("axis") == (ANA, CY)
    assert found.card.crews == {ANA: (ANA, CY), BO: (BO, DEE)}
    await resign(tables, BO, card.id)
    takes = found.battles[0].to_win["allies"]
    assert (await match_of(tables, card.id)).medals == {ANA: takes, BO: 0}


async def test_a_rematch_is_a_match(tables: Tables) -> None:
    """Of both battles, once both have ended; at once or in turn as it was."""
    game = await begun(tables)
    second = (await match_of(tables, game)).games[1]
    await resign(tables, ANA, game)
    with pytest.raises(UserError, match="match-not-over") as refused:
        await tables.backend.games.rematch(tables.ask(BO, game))
    assert refused.value.params == {"game": second}
    await draw(tables, second)
    again = await tables.backend.games.rematch(tables.ask(BO, game))
    await tables.backend.lobby.join(tables.ask(ANA, again.id))
    await tables.backend.timekeeper.tick()
    found = await look(tables, again.id)
    assert [card.status for card in found.battles] == ["running", "running"]
    assert found.card.games != (game, second)


async def test_in_turn_the_rematch_waits_for_the_second(tables: Tables) -> None:
    game = await begun(tables, in_turn=True)
    await tables.backend.games.resign(tables.ask(ANA, game))
    with pytest.raises(UserError, match="match-not-over") as refused:
        await tables.backend.games.rematch(tables.ask(BO, game))
    assert refused.value.params == {"game": 0}


async def test_matches_from_before_are_played_at_once(tables: Tables) -> None:
    """What their tables say nothing of is as it was."""
    live = await tables.backend.desk.load(await begun(tables))
    assert live.row.setup._field_defaults["in_turn"] is False
    card: GameCard = await card_of(tables, live.row.id)
    assert not card.in_turn


async def test_the_end_is_told_once_whichever_was_stored_first(tables: Tables) -> None:
    """Two ends at once: the one that was made a moment earlier was stored last, when the other had been seen to."""
    game = await begun(tables)
    second = (await match_of(tables, game)).games[1]
    await resign(tables, ANA, second)
    assert await announced(tables) == []
    tables.now -= 0.2
    await resign(tables, ANA, game)
    assert [one["match"] for one in await announced(tables)] == [game]
    await tables.backend.timekeeper.tick()
    assert await announced(tables) == []
