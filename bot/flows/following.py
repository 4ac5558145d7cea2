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
    from bot.i18n import Words

#: What is said of a table as it is now.
Lines: TypeAlias = Callable[["GameCard"], Sequence[str]]


async def tell_table(asker: Asker, card: GameCard, what: str, lines: Lines, *, begins: bool = True) -> None:
    """Say it, that the battle `begins` when it does, and again with whatever becomes of it, as long as Discord lets the
    answer be edited. `what` it is about: of several answers of a kind the newest is kept true."""
    await _say(asker, card, what, lines, begins=begins)
    _wait(asker, card, what, lines, begins=begins)


def _wait(asker: Asker, card: GameCard, what: str, lines: Lines, *, begins: bool) -> None:
    if card.status in ("open", "running"):
        until = card.revision + (card.status == "open")
        again = partial(_again, asker, card.id, what, lines, begins=begins)
        asker.client.followers.wait(card.id, asker.person, again, until=until, what=what)


async def _again(asker: Asker, game: int, what: str, lines: Lines, *, begins: bool) -> None:
    card = await asker.client.backend.games.card(game)
    place = await asker.client.backend.places.get(game, THREAD) if card.status == "running" else None
    words = await asker.words()
    way = "" if place is None else words("said-place", place=f"<#{place.channel}>")
    await _say(asker, card, what, lines, way, begins=begins)
    if card.status == "open":
        _wait(asker, card, what, lines, begins=begins)


async def _say(asker: Asker, card: GameCard, what: str, lines: Lines, way: str = "", *, begins: bool) -> None:
    begun = ""
    if begins and card.status == "running" and asker.client.followers.first(card.id, asker.person, what):
        begun = _begun(await asker.words(), card)
    said = filter(None, [*lines(card), begun, way])
    await asker.show(Screen("\n".join(said), card.id, card.revision))


def _begun(words: Words, card: GameCard) -> str:
    """That it begins, with every seat taken or with some of them free."""
    free = any(seat.person is None for seat in card.seats)
    if card.leg and not card.in_turn and not free:
        return words("said-started-match")
    return words("said-started-short" if free else "said-started")
