"""What happened in the turn is told in every panel: it is read once, and grows with what is stored."""

from __future__ import annotations

from contextlib import suppress

import pytest

from bot.errors import UserError
from bot.store import log
from engine import to_act
from tests.bot.game.tables import ANA, BO, Tables


async def test_a_turn_is_read_once_and_is_what_the_log_says(
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
    await games.turn(card.id, ANA, "allies")
    reads.clear()
    for number in range(60):
        side = to_act((await tables.backend.desk.load(card.id)).board)
        if side is None:
            break
        person = ANA if side == "allies" else BO
        legal = await games.legal(card.id, person)
        await games.act(tables.ask(person, card.id), legal[number % len(legal)])
        if number % 7 == 3:
            with suppress(UserError):
                await games.undo(tables.ask(person, card.id))
        reads.clear()
        told = await games.turn(card.id, person, side)
        assert not reads
        tables.backend.desk.forget(card.id)
        assert await games.turn(card.id, person, side) == told
        assert len(reads) == 1
        every = [line for line in await games.log(card.id, person, side=side) if not line.undone]
        assert list(told) == [line for line in every if line in told]
        if told:
            assert [line.revision for line in every if line.turn == told[0].turn] == [
                line.revision for line in told
            ]
