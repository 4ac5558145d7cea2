"""Omaha Beach Overlord through the service: dealt by the Commander-in-Chief, drafted by the generals, carried out."""

from __future__ import annotations

from random import Random

import pytest

from tests.bot.service.staffs import OMAHA, seated, step
from tests.bot.service.tables import ANA, Tables


@pytest.mark.parametrize(("allies", "axis", "seed"), [(4, 4, 1), (3, 3, 2)])
async def test_played_to_its_end_with_restarts(tables: Tables, allies: int, axis: int, seed: int) -> None:
    """OVL-03: by eight and by six; the process ends and another one takes over between any two acts."""
    card = await seated(tables, allies, axis, OMAHA)
    rng = Random(seed)
    for number in range(3000):
        if number % 7 == 0:
            tables.backend.desk.forget(card.id)
        if await step(tables, card.id, rng) is None:
            break
    end = await tables.backend.games.card(card.id)
    assert end.status == "over"
    assert (await tables.backend.admin.repair(card.id, ANA)).sound
