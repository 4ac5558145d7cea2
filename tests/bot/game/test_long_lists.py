"""Lists that are longer than a message: whoever reads one learns that there is more, and how he comes to it."""

from __future__ import annotations

import pytest

from bot.i18n import words_of
from bot.screens import listing, moderation
from bot.screens.screen import TEXT
from tests.bot.game.tables import ANA, Tables

SERVER = 7
ALL = 60


async def test_more_battles_than_a_message_holds(tables: Tables) -> None:
    words, one = words_of("en"), await tables.started(server=SERVER)
    cards = [one._replace(id=number, awaited=(ANA,)) for number in range(1, ALL + 1)]
    texts = [
        moderation.games_screen(words, cards).text,
        listing.games(words, cards[:25], ANA, {}, ALL).text,
        listing.which_game(words, cards, ANA, "/play board", 1).text,
        listing.orders_written(words, cards, ANA, "play probe-left").text,
        listing.no_orders(words, cards).text,
    ]
    for text in texts:
        told = text.splitlines()[-1]
        assert told.startswith("-# ")
        assert f" of {ALL} battles are shown." in told
        assert len(text) < TEXT
    shown = sum(line.startswith("▶️ ") for line in texts[1].splitlines())
    assert texts[1].splitlines()[-1].startswith(f"-# {shown} of ")
    # Of what is whole nothing is said.
    for few in (
        moderation.games_screen(words, cards[:3]).text,
        listing.games(words, cards[:3], ANA, {}, 3).text,
        listing.which_game(words, cards[:3], ANA, "/play board", 1).text,
    ):
        assert "are shown" not in few


async def test_all_of_one_s_own_are_looked_at(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    for _ in range(3):
        await tables.started(server=SERVER)
    games = tables.backend.games
    assert len(await games.find(person=ANA, limit=2)) == 2
    assert len(await games.find(person=ANA, limit=None)) == 3
    monkeypatch.setattr("bot.game.games._LISTED", 2)
    cards, number = await games.listed(person=ANA, server=SERVER, status=("running",))
    assert (len(cards), number) == (2, 3)
    assert await games.listed(server=SERVER, status=("open",)) == ((), 0)
    assert len(await tables.backend.admin.games(SERVER)) == 3
