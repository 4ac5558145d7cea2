"""A battle at whose table a position stands: a board in words, what the Allies hold, what has been played."""

from __future__ import annotations

from typing import Any

import pytest

from engine import ScriptedDice, apply, parse
from engine.memory import PARTIAL_DECK
from tests.boards import faces, scenario_of
from tests.bot.game.doctored import doctor, hold, put
from tests.bot.kit.world import World

TITLE = {"texts": {"en": {"title": "A dispute", "briefing": "Two armies."}}}


async def two_shots(world: World) -> tuple[Any, str]:
    """Bo has played nothing, and Ana holds a card by which guns fire twice; the thread, and a text with one of them."""
    thread = await world.battle(scenario="arracourt")
    card = next(one for one in await world.bot.backend.games.legal(1, world.bo.id) if "play probe" in one)
    await world.bo.slash(thread, "play orders", text=f"{card}; end; end", now=True)
    await doctor(world.bot, 1, hold("allies", "artillery-bombard"))  # type: ignore[arg-type]
    return thread, "play artillery-bombard; order E2 H2 J2; end; attack E2xD8"


async def table(
    world: World, monkeypatch: pytest.MonkeyPatch, board: str, cards: str, *, played: str = "", dice: str = ""
) -> Any:
    """Ana has the Allies, who are to play, or have played so much with these dice. Returns the battle's thread."""
    scenario = {**scenario_of(board), **TITLE}

    async def shown(name: str, server: int | None = None) -> dict[str, Any]:
        return scenario

    monkeypatch.setattr(world.bot.backend.library, "show", shown)
    thread = await world.battle(scenario="dispute")
    state = (await world.bot.backend.desk.load(1)).board
    draft = state.draft()
    draft.hands, draft.legal = {**draft.hands, "allies": tuple(cards.split())}, None
    PARTIAL_DECK.keep(draft, True)
    state, rolls = draft.freeze(), ScriptedDice(faces(dice))
    for line in filter(None, played.split("; ")):
        state = apply(state, parse(line, state.battle.board), rolls).state
    await doctor(world.bot, 1, put(state))  # type: ignore[arg-type]
    return thread
