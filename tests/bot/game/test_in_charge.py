"""Whoever changes who is in charge need recall nothing: what hangs on it follows with the change."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.facts.computers import free_number
from bot.facts.memo import Deputy, Standins
from bot.game.table.live import Change, Live
from bot.game.values import NewGame
from tests.bot.game.tables import ANA, BO, CY, Tables

#: Nobody has met him; and a computer.
_EVE, _COMPUTER = 505, free_number("veteran", [])


def _seats(change: Change) -> None:
    change.seats = tuple(
        [row._replace(person=_EVE) if row.person == ANA else row for row in change.live.seats]
    )


def _deputies(change: Change) -> None:
    change.memo = change.memo._replace(deputies=(Deputy(ANA, "allies", _COMPUTER),))


def _standins(change: Change) -> None:
    turn = change.live.board.turn
    standins = Standins(turn.number, turn.side, {ANA: CY})
    change.memo = change.memo._replace(team=change.memo.team._replace(standins=standins))


@pytest.mark.parametrize(("doing", "whom"), [(_seats, _EVE), (_deputies, _COMPUTER), (_standins, CY)])
async def test_it_follows_whom_the_game_waits_for(
    tables: Tables, doing: Callable[[Change], None], whom: int
) -> None:
    """A caller that says nothing but who sits where, who plays for whom, or who stands in."""
    lobby = tables.backend.lobby
    game = (await lobby.new(NewGame("pegasus-bridge", ANA, opponent=BO, sides={"allies": 2, "axis": 1}))).id
    await lobby.join(tables.ask(BO, game))
    await lobby.join(tables.ask(CY, game, side="allies"))
    assert (await tables.backend.games.card(game)).awaited == (ANA,)

    async def making(live: Live) -> Change:
        change = Change(live, tables.backend.desk.now())
        doing(change)
        return change

    await tables.backend.desk.change(game, making)
    assert (await tables.backend.games.card(game)).awaited == (whom,)
