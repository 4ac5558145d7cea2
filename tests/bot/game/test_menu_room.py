"""[More] where as much as can be is asked of a side: every answer has its button."""

from __future__ import annotations

from dataclasses import replace
from typing import get_args

from bot.facts.public import Ask, AskKind
from bot.flows.moments import moment_of
from bot.i18n import words_of
from bot.screens.menu import menu
from bot.screens.screen import ROWS
from tests.bot.game.tables import ANA, BO, Tables


async def test_all_that_may_be_asked_at_once(tables: Tables) -> None:
    card = await tables.started()
    visit = await tables.backend.games.visit(card.id, ANA)
    moment = moment_of(visit, words_of("en"), side="allies")
    asks = tuple(Ask(number, kind, BO, "axis", 1) for number, kind in enumerate(get_args(AskKind), 1))
    asked = moment.card._replace(asks=asks, server=None)
    full = replace(moment, look=moment.look._replace(game=asked))
    screen = menu(full, ANA, undoes=True)
    assert len(screen.rows) <= ROWS
    pressed = [(one.do, one.arg) for row in screen.rows if isinstance(row, tuple) for one in row]
    for ask in asks:
        assert {("agree", str(ask.id)), ("disagree", str(ask.id))} <= set(pressed)
