"""A battle at whose table a position stands: a board in words, what the Allies hold, what has been played."""

from __future__ import annotations

from typing import Any

import pytest

from bot.facts.sheet import Sheet
from bot.store.text.battletext import sheet_of
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


def rolling(monkeypatch: pytest.MonkeyPatch, shown: str) -> ScriptedDice:
    """The dice of every battle show this from now on."""
    rolls = ScriptedDice(faces(shown))
    monkeypatch.setattr("bot.game.table.live.dice_for", lambda *given: rolls)
    return rolls


async def practice(
    world: World,
    monkeypatch: pytest.MonkeyPatch,
    board: str,
    cards: str,
    *,
    axis: str = "",
    played: str = "",
    **options: Any,
) -> Any:
    """The same with Ana on both sides: every die shows infantry, and combat cards are among the cards if they are in
    either hand. Returns the battle's thread."""
    held = {side: tuple(hand.split()) for side, hand in (("allies", cards), ("axis", axis))}
    combat = {side: [one for one in hand if one.startswith("combat-")] for side, hand in held.items()}
    rules = {"rules": {"combat-cards": {}}} if any(combat.values()) else {}
    rolls = rolling(monkeypatch, "I" * 30)
    shows(world, monkeypatch, {**scenario_of(board), **TITLE, **rules})
    await world.ana.slash(world.lobby, "game new", scenario="dispute", kind="practice", **options)
    await world.settle()
    await _stands(world, tuple([one for one in held["allies"] if one not in combat["allies"]]), played, rolls)

    def hold(data: dict[str, Any]) -> None:
        data["memory"].update({f"combat-hand-{side}": hand for side, hand in combat.items() if hand})

    await doctor(world.bot, 1, hold)  # type: ignore[arg-type]
    return world.thread()


async def table(
    world: World, monkeypatch: pytest.MonkeyPatch, board: str, cards: str, *, played: str = "", dice: str = ""
) -> Any:
    """Ana has the Allies, who are to play, or have played so much with these dice. Returns the battle's thread."""
    shows(world, monkeypatch, {**scenario_of(board), **TITLE})
    thread = await world.battle(scenario="dispute")
    await _stands(world, tuple(cards.split()), played, ScriptedDice(faces(dice)))
    return thread


def shows(world: World, monkeypatch: pytest.MonkeyPatch, scenario: dict[str, Any]) -> None:
    """Whatever battle is asked for, it is this one."""

    async def shown(name: str, server: int | None = None) -> Sheet:
        return sheet_of(scenario)

    monkeypatch.setattr(world.bot.backend.library, "show", shown)


async def _stands(world: World, hand: tuple[str, ...], played: str, rolls: ScriptedDice) -> None:
    """The Allies hold these cards and have played so much."""
    state = (await world.bot.backend.desk.load(1)).board
    draft = state.draft()
    draft.hands, draft.legal = {**draft.hands, "allies": hand}, None
    PARTIAL_DECK.keep(draft, True)
    state = draft.freeze()
    for line in filter(None, played.split("; ")):
        state = apply(state, parse(line, state.battle.board), rolls).state
    await doctor(world.bot, 1, put(state))  # type: ignore[arg-type]
