"""A cup whose process dies after every commit, from the invitation to the end: nothing is lost or done twice."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from bot.facts.cup import CupKind
from bot.game.cups.values import Organizer
from bot.game.sealing import seal_of_all
from bot.store.connecting.onehop import OneHopConnection
from tests.bot.game.cup_tables import FOUR, opened, persons
from tests.bot.game.tables import ANA, DEE, Tables
from tests.bot.game.test_kills import _abandon, _Killed


class _Mortal:
    """Lets one transaction through that changes anything, and dies; the dead do nothing more."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.dead = False
        commit, at_once = OneHopConnection.commit, OneHopConnection.at_once

        async def last_words(conn: OneHopConnection) -> None:
            if self.dead:
                raise _Killed
            await commit(conn)
            if conn.total_changes:
                self.dead = True
                raise _Killed

        async def alive(conn: OneHopConnection, *given: Any) -> Any:
            if self.dead:
                raise _Killed
            return await at_once(conn, *given)

        patch.setattr(OneHopConnection, "commit", last_words)
        patch.setattr(OneHopConnection, "at_once", alive)


async def _go_on(tables: Tables) -> bool:
    """Whatever people and clocks do next, as far as it is not done; whether there is nothing more."""
    organizing, cups = tables.backend.organizing, tables.backend.cups
    cup = await cups.look(1)
    if cup.status == "open":
        for person in FOUR:
            if cup.course.seed_of(person) is None:
                await organizing.join(1, person, next(tables.interactions))
        await organizing.start(1, Organizer(ANA))
    await tables.backend.timekeeper.tick()
    cup = await cups.look(1)
    seed = cup.course.seed_of(DEE)
    if cup.status == "running" and seed is not None and not cup.course.entrants[seed].dropped:
        # In the middle of her first match.
        await organizing.drop(1, DEE, Organizer(DEE))
    for pairing in cup.pairings:
        match = None if pairing.game is None else await tables.backend.games.match(pairing.game)
        for card in match.battles if match is not None else ():
            if card.status == "running" and DEE not in persons(cup, pairing):
                loser = max(persons(cup, pairing))
                await tables.backend.games.resign(tables.ask(loser, card.id))
    await tables.backend.timekeeper.tick()
    return (await cups.look(1)).status == "over"


@pytest.mark.parametrize("kind", ["knock-out", "round-robin"])
async def test_death_after_every_commit(tmp_path: Path, kind: CupKind) -> None:
    address = f"sqlite+aiosqlite:///{tmp_path}/cup.db"
    tables = await Tables.open(address)
    sealed = (await opened(tables, kind)).setup.seals
    listed = await tables.backend.cups.seals(1)
    assert seal_of_all(listed) == sealed
    lives, over = 0, False
    while not over:
        lives += 1
        assert lives < 400, "it does not get on"
        with pytest.MonkeyPatch.context() as patch:
            _Mortal(patch)
            try:
                over = await _go_on(tables)
            except _Killed:
                over = False
        if not over:
            interactions = tables.interactions
            tables = await _abandon(tables, address)
            tables.interactions = interactions
    assert lives > 20
    cup = await tables.backend.cups.look(1)
    # Each pairing that was played has one match of two battles, and no battle is left over.
    matches = [one.game for drawn in cup.course.rounds for one in drawn if one.game is not None]
    assert len(set(matches)) == len(matches)
    every = ("open", "running", "over", "cancelled")
    found = await tables.backend.games.find(server=cup.server, status=every, limit=99)
    cards = [await tables.backend.games.card(one.id) for one in found]
    assert Counter(card.match.id for card in cards if card.match is not None) == dict.fromkeys(matches, 2)
    assert {card.status for card in cards} == {"over"}
    # What was sealed before anybody joined, each by its own line.
    lines = [f"{card.seals.place} {card.seed_hash}" for card in cards]
    assert set(lines) <= set(listed.splitlines())
    assert len(set(lines)) == len(lines)
    assert {card.seals.listed for card in cards} == {sealed}
    said = [kind for game, kind, _ in await tables.said() if game is None]
    assert said.count("cup-over") == 1
    assert said.count("cup-round") == len(cup.course.rounds)
    # Dee has lost the match in which she dropped out, and whoever has the smallest number has won the rest.
    assert cup.course.winner is not None
    assert cup.course.entrants[cup.course.winner].person == min(FOUR)
    assert cup.table[-1].dropped
    await tables.close()
