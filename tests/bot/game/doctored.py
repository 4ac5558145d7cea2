"""Positions for the tests: a stored game whose hidden cards or units are put as a test needs them."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from bot.store import log
from engine import GameState, codec
from engine.types import SIDES
from tests.bot.game.tables import Tables


async def doctor(tables: Tables, game: int, change: Callable[[dict[str, Any]], None]) -> None:
    """Change the stored state of a game."""
    card = await tables.backend.games.card(game)
    async with tables.backend.store.write() as conn:
        data = json.loads(await log.state(conn, game, card.revision) or "")
        change(data)
        await log.put_state(conn, game, card.revision, json.dumps(data))
    tables.backend.desk.forget(game)


def thin(data: dict[str, Any]) -> None:
    """No unit has more than two figures: a battle comes to its end by the same decisions, in half as many turns."""
    for unit in data["units"]:
        unit[4] = min(unit[4], 2)


def put(state: GameState) -> Callable[[dict[str, Any]], None]:
    """This position of the same battle in its place."""

    def change(data: dict[str, Any]) -> None:
        data.clear()
        data.update(json.loads(codec.dumps(state)))

    return change


def give(side: str, card: str) -> Callable[[dict[str, Any]], None]:
    """A side holds this card in the place of one of its own, which goes where that card was."""

    def change(data: dict[str, Any]) -> None:
        own = data["hands"][SIDES.index(side)]
        if card in own:
            return
        for pile in (data["deck"], data["discard"], *data["hands"]):
            if card in pile:
                place = pile.index(card)
                pile[place], own[-1] = own[-1], card
                return
        raise AssertionError(f"no {card} anywhere")

    return change


def hold(side: str, *cards: str) -> Callable[[dict[str, Any]], None]:
    """A side holds all these cards, one of each, at the beginning of its hand."""

    def change(data: dict[str, Any]) -> None:
        own = data["hands"][SIDES.index(side)]
        for place, card in enumerate(cards):
            pile = next(pile for pile in (own[place:], data["deck"], *data["hands"]) if card in pile)
            if pile == own[place:]:
                pile = own
            at = len(own) - 1 - own[::-1].index(card) if pile is own else pile.index(card)
            pile[at], own[place] = own[place], pile[at]

    return change


def swap_hidden(side: str, place: int, depth: int) -> Callable[[dict[str, Any]], None]:
    """Exchange a card in a hand with one far down in the draw pile."""

    def change(data: dict[str, Any]) -> None:
        own = data["hands"][SIDES.index(side)]
        own[place], data["deck"][-depth] = data["deck"][-depth], own[place]

    return change


def bury(card: str) -> Callable[[dict[str, Any]], None]:
    """A card lies at the bottom of the draw pile."""

    def change(data: dict[str, Any]) -> None:
        deck = data["deck"]
        for pile in (deck, data["discard"], *data["hands"]):
            if card in pile:
                place = pile.index(card)
                pile[place], deck[-1] = deck[-1], card
                return
        raise AssertionError(f"no {card} anywhere")

    return change


def untouched(data: dict[str, Any]) -> None:
    """The position as it is, only read again."""
