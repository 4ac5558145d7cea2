"""A battle looked at once more, turn by turn: what happened in one, and the ways to the others."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from bot.game.background.films import is_filmed
from bot.screens.deciding import title_of
from bot.screens.screen import Button, Screen, whole_lines

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.game.values import GameCard
    from bot.i18n import Words
    from bot.screens.screen import Row


class Page(NamedTuple):
    """Which turn is shown, of how many."""

    turn: int
    first: int
    last: int


def replay_screen(words: Words, card: GameCard, page: Page, told: Sequence[str]) -> Screen:
    """One turn in words; its picture comes with it."""
    heading = words("replay-heading", title=title_of(words, card), turn=page.turn, turns=page.last)
    text = whole_lines([heading, *(told or [words("log-empty")])])
    rows: tuple[Row, ...] = (_ways(words, page),)
    if has_film(words, card):
        rows = (*rows, (to_film(words),))
    return Screen(text, card.id, card.revision, rows)


def film_screen(words: Words, card: GameCard) -> Screen:
    """The film of a battle, for whoever asks."""
    text = words("film-heading", title=title_of(words, card))
    return Screen(text, card.id, card.revision, ((to_replay(words),),))


def has_film(words: Words, card: GameCard) -> bool:
    """Whether somebody is shown one: to whoever reads words alone [Replay] tells every turn."""
    return is_filmed(card) and not words.aloud


def _ways(words: Words, page: Page) -> Row:
    """To the first turn, one back, one on, to the last."""
    begins, ends = page.turn <= page.first, page.turn >= page.last
    return (
        Button(words("button-replay-first"), "replay", "first", emoji="⏮️", disabled=begins),
        Button(words("button-replay-back"), "replay", str(page.turn - 1), emoji="◀️", disabled=begins),
        Button(words("button-replay-on"), "replay", str(page.turn + 1), emoji="▶️", disabled=ends),
        Button(words("button-replay-last"), "replay", "last", emoji="⏭️", disabled=ends),
    )


def to_replay(words: Words) -> Button:
    """[Replay]."""
    return Button(words("button-replay"), "replay", emoji="🎞️")


def to_film(words: Words) -> Button:
    """[Film]."""
    return Button(words("button-film"), "film", emoji="🎞️")


def to_look_back(words: Words, card: GameCard) -> list[Button]:
    """What somebody may look at once a battle is over."""
    row = [to_replay(words), Button(words("button-export"), "export", emoji="💾")]
    if card.private:
        # Elsewhere it is told in the thread.
        row.append(Button(words("button-aftermath"), "turning", emoji="📊"))
        row += [to_film(words)] if has_film(words, card) else []
    return row
