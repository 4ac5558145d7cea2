"""Cups at the tables of the service: whoever is to lose gives both battles of his match up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.facts.cup import CupKind, Pairing
from bot.game.cups.values import CupLook, NewCup, Organizer
from tests.bot.game.tables import ANA, BO, CY, DEE, Tables

SERVER, CHANNEL = 77, 770
FOUR = (ANA, BO, CY, DEE)


async def opened(tables: Tables, kind: CupKind = "swiss", **more: Any) -> CupLook:
    """Ana opens a cup."""
    wanted = NewCup(
        **{"name": "Spring cup", "kind": kind, "scenarios": ("pegasus-bridge",), "by": ANA, "server": SERVER,
           "channel": CHANNEL, **more}
    )  # fmt: skip
    return await tables.backend.organizing.new(wanted, next(tables.interactions))


async def started(
    tables: Tables, kind: CupKind = "swiss", people: tuple[int, ...] = FOUR, **more: Any
) -> CupLook:
    """The first round of a cup is under way."""
    cup = await opened(tables, kind, **more)
    for person in people:
        await tables.backend.organizing.join(cup.id, person, next(tables.interactions))
    await tables.backend.organizing.start(cup.id, Organizer(ANA))
    await tables.backend.timekeeper.tick()
    return await tables.backend.cups.look(cup.id)


def persons(cup: CupLook, pairing: Pairing) -> list[int]:
    """Who meets in a pairing."""
    return [cup.course.entrants[seed].person for seed in pairing.both]


async def lose(tables: Tables, cup: CupLook, pairing: Pairing, loser: int) -> None:
    """Somebody gives up both battles of his match; whatever is over is over."""
    match = await tables.backend.games.match(pairing.game or 0)
    assert match is not None
    for card in match.battles:
        if card.status == "running":
            await tables.backend.games.resign(tables.ask(loser, card.id))
    await tables.backend.timekeeper.tick()


async def play_round(tables: Tables, cup: CupLook, wins: Mapping[int, int] | None = None) -> CupLook:
    """All matches of the round are played: whoever has the smaller number wins, or as it is said."""
    for pairing in cup.pairings:
        if pairing.result is None:
            both = persons(cup, pairing)
            await lose(tables, cup, pairing, max(both, key=lambda one: (wins or {}).get(one, one)))
    return await tables.backend.cups.look(cup.id)
