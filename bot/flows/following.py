"""What somebody is told of a table in private: true as its seats fill, with the way there once it begins."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, TypeAlias

from bot.facts.place import THREAD
from bot.screens.screen import Screen

if TYPE_CHECKING:
    from bot.flows.asker import Asker
    from bot.game.values import GameCard

#: What is said of a table as it is now.
Lines: TypeAlias = Callable[["GameCard"], Sequence[str]]


async def tell_table(asker: Asker, card: GameCard, what: str, lines: Lines) -> None:
    """Say it, and again with whatever becomes of it, as long as Discord lets the answer be edited. `what` it is about:
    of several answers of a kind the newest is kept true."""
    await asker.show(Screen("\n".join(filter(None, lines(card))), card.id, card.revision))
    _wait(asker, card, what, lines)


def _wait(asker: Asker, card: GameCard, what: str, lines: Lines) -> None:
    if card.status in ("open", "running"):
        until = card.revision + (card.status == "open")
        again = partial(_again, asker, card.id, what, lines)
        asker.client.followers.wait(card.id, asker.person, again, until=until, what=what)


async def _again(asker: Asker, game: int, what: str, lines: Lines) -> None:
    card = await asker.client.backend.games.card(game)
    place = await asker.client.backend.places.get(game, THREAD) if card.status == "running" else None
    words = await asker.words()
    way = [] if place is None else [words("said-place", place=f"<#{place.channel}>")]
    await asker.show(Screen("\n".join(filter(None, [*lines(card), *way])), card.id, card.revision))
    if card.status == "open":
        _wait(asker, card, what, lines)
