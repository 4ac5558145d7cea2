"""What happened in the turn is told in every panel: it is read once, and grows with what is stored."""

from __future__ import annotations

from contextlib import suppress

import pytest

from bot.errors import UserError
from bot.facts.rhythm import Rhythm
from bot.game.values import NewGame
from bot.store import log, people
from engine import events as ev
from engine import to_act
from tests.bot.game.tables import ANA, BO, CY, Tables


async def test_turns_are_read_once_and_are_what_the_log_says(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Turn by turn, with some of it taken back: in memory and from the store it is the same."""
    reads = list[int]()
    between = log.between

    async def noted(conn: log.Connection, game: int, first: int, last: int) -> list[log.LogRow]:
        reads.append(first)
        return await between(conn, game, first, last)

    monkeypatch.setattr(log, "between", noted)
    games = tables.backend.games
    card = await tables.started()
    await (await games.visit(card.id, ANA)).since("allies")
    known = 0
    for number in range(60):
        side = to_act((await tables.backend.desk.load(card.id)).board)
        if side is None:
            break
        person = ANA if side == "allies" else BO
        legal = await games.legal(card.id, person)
        await games.act(tables.ask(person, card.id), legal[number % len(legal)])
        undone = 0
        if number % 7 == 3:
            with suppress(UserError):
                await games.undo(tables.ask(person, card.id))
                # What was taken back is a draft again, and what is legal goes on from it.
                await tables.backend.drafts.clear(tables.ask(person, card.id))
                undone = 1
        for who, whose in ((ANA, "allies"), (BO, "axis")):
            reads.clear()
            told = await (await games.visit(card.id, who)).since(whose)
            newest = await (await games.watch(card.id)).recent()
            last = (await games.log(card.id, who))[-1].revision
            tail = await games.log(card.id, who, max(1, last - 3))
            # A turn taken back may bring one back that is no longer in memory; the whole log is always read.
            assert len(reads) <= 1 + undone
            known += 1
            tables.backend.desk.forget(card.id)
            assert await games.log(card.id, who, max(1, last - 3)) == tail
            assert await (await games.visit(card.id, who)).since(whose) == told
            assert await (await games.watch(card.id)).recent() == newest
            every = [line for line in await games.log(card.id, who) if not line.undone]
            turn = every[-1].turn
            public = [line for line in await games.log(card.id) if not line.undone]
            assert [*newest] == [line for line in public if line.turn >= turn - 2]
            cards = [
                line.turn
                for line in newest
                if any(isinstance(event, ev.CardPlayed) and event.side == whose for event in line.events)
            ]
            # Whoever has played none yet reads all that has happened.
            assert [*told] == [line for line in every if line.turn >= (cards[-1] if cards else 0)]
    assert known > 60


async def test_between_two_turns_nothing_is_read(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    """Own turn, the other side's, and the one that has begun are all in memory."""
    games = tables.backend.games
    card = await tables.started()
    await (await games.visit(card.id, ANA)).since("allies")
    monkeypatch.setattr(log, "between", None)
    played = 0
    while (board := (await tables.backend.desk.load(card.id)).board).turn.number < 6:
        side = to_act(board)
        assert side is not None
        legal = await games.legal(card.id, person := ANA if side == "allies" else BO)
        await games.act(tables.ask(person, card.id), legal[0])
        for who, whose in ((ANA, "allies"), (BO, "axis")):
            told = await (await games.visit(card.id, who)).since(whose)
            played += len(told)
            assert board.turn.number < 3 or any(
                isinstance(event, ev.CardPlayed) and event.side == whose
                for line in told
                for event in line.events
            )
    assert played


async def test_a_game_stays_in_memory_when_its_seats_change(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither the battle nor the log is read anew for whoever comes; of him it is known when he sleeps."""
    backend = tables.backend
    for person, zone in ((BO, "Europe/Berlin"), (CY, "Asia/Tokyo")):
        await backend.rhythms.live_in(person, zone)
    card = await backend.lobby.new(NewGame("pegasus-bridge", ANA, opponent=BO, standin=False))
    monkeypatch.setattr(log, "between", None)
    monkeypatch.setattr(log, "state", None)
    await backend.lobby.join(tables.ask(BO, card.id))
    assert (await backend.desk.load(card.id)).rhythms == {BO: Rhythm("Europe/Berlin")}
    legal = await backend.games.legal(card.id, ANA)
    await backend.games.act(tables.ask(ANA, card.id), legal[0])
    await backend.admin.replace(card.id, BO, CY, by=9)
    assert (await backend.desk.load(card.id)).rhythms == {CY: Rhythm("Asia/Tokyo")}
    assert await (await backend.games.watch(card.id)).recent()


async def test_a_game_whose_new_players_cannot_be_read_is_read_when_it_is_asked_for(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The change is stored, and nobody who makes it hears of that; the next one reads the whole game."""
    backend = tables.backend
    await backend.rhythms.live_in(CY, "Asia/Tokyo")
    card = await tables.started()

    async def fails(*_: object) -> None:
        raise RuntimeError("the store is away")

    with monkeypatch.context() as away:
        away.setattr(people, "rhythms", fails)
        replaced = await backend.admin.replace(card.id, BO, CY, by=9)
    assert replaced.people("axis") == (CY,)
    assert backend.desk.in_memory == 0
    live = await backend.desk.load(card.id)
    assert live.rhythms == {CY: Rhythm("Asia/Tokyo")}
    assert [seat.person for seat in live.seats if seat.side == "axis"] == [CY]
    legal = await backend.games.legal(card.id, ANA)
    await backend.games.act(tables.ask(ANA, card.id), legal[0])
