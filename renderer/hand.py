"""A hand of cards, large enough for a phone: three in a row, those that cannot be played last and grey."""

from __future__ import annotations

from collections.abc import Container, Sequence
from functools import lru_cache
from typing import Final

from PIL import Image

from engine.types import CardId
from engine.view import PlayerView
from renderer.canvas import label, paste_center
from renderer.fonts import fitted, shortened, width
from renderer.sprites.cards import ART, HEIGHT, PLAIN, WIDTH, Card, card, numbered
from renderer.theme import Theme, theme_called
from renderer.words import CardWords, HandWords

_GAP: Final = 12.0
_HEAD: Final = 74.0
#: A picture is never narrower than this many cards: a single one would be shown far too large.
_LEAST_COLUMNS: Final = 2
_KINDS: Final = ("section", "tactic", "reaction", "combat")


def draw_hand(
    view: PlayerView,
    *,
    words: HandWords,
    theme: str | Theme = "standard",
    scale: float = 1.0,
    cards: Sequence[CardId] | None = None,
) -> Image.Image:
    """The viewer's own hand (or the cards drawn of which one is kept) as an image."""
    look, k = theme_called(theme), scale
    laid = arranged(cards if cards is not None else view.drawn or view.hand, words)
    columns = max(_LEAST_COLUMNS, min(3, len(laid)))
    rows = max(1, -(-len(laid) // columns))
    wide = 20 + columns * (WIDTH + _GAP) + 8
    high = _HEAD + rows * (HEIGHT + 14) + 10
    image = Image.new("RGB", (round(wide * k), round(high * k)), look.frame)
    _heading(image, words, wide, look, k)
    for n, one in enumerate(laid):
        # Where it lies tells its number: it is the same card in all hands.
        sprite = _on_frame(one._replace(number=0), look, k)
        x, y = 20 + (n % columns) * (WIDTH + _GAP), _HEAD + (n // columns) * (HEIGHT + 14)
        at = round(x * k), round(y * k)
        image.paste(sprite, at)
        numbered(image, one, at, k)
    return image


@lru_cache(64)
def _on_frame(one: Card, theme: Theme, k: float) -> Image.Image:
    """A card without its number, with its shadow on the frame: pasting it needs no blending."""
    sprite = card(one, theme, k)
    out = Image.new("RGB", sprite.size, theme.frame)
    out.paste(sprite, (0, 0), sprite)
    return out


def in_order(cards: Sequence[CardId], late: Container[CardId] = ()) -> list[CardId]:
    """The cards in the order in which they lie: what can be played first, sections before tactics.

    The number on a card is its place here; whoever asks for a card by number uses the same order.
    """
    return sorted(cards, key=lambda one: (one in late, _KINDS.index(ART.get(one, PLAIN).kind), one))


def arranged(cards: Sequence[CardId], words: HandWords) -> list[Card]:
    """The cards as they lie, each with its number."""
    late = {card for card, why in words.reasons.items() if why}
    ordered = in_order(cards, late)
    under = ordered.index(words.chip) if words.chip in ordered else -1
    return [
        Card(
            one,
            n + 1,
            words.cards.get(one, CardWords(one.replace("-", " "))),
            words.reasons.get(one, ""),
            chip=n == under,
        )
        for n, one in enumerate(ordered)
    ]


def _heading(image: Image.Image, words: HandWords, wide: float, theme: Theme, k: float) -> None:
    note_size = fitted("medium", 32, words.note, wide * 0.55)
    said = shortened("medium", note_size, words.note, wide * 0.55)
    note = width("medium", note_size, said)
    title = words.title.upper()
    size = fitted("bold", 42, title, wide - note - 72)
    _place(image, title, size, wide, theme, k, left=True)
    if said:
        _place(image, said, note_size, wide, theme, k, left=False)


@lru_cache(16)
def _words(text: str, size: float, theme: Theme, k: float, left: bool) -> Image.Image:
    return label(text, "bold" if left else "medium", round(size * k), theme.paper if left else theme.gold)


def _place(
    image: Image.Image, text: str, size: float, wide: float, theme: Theme, k: float, *, left: bool
) -> None:
    if not text:
        return
    half = width("bold" if left else "medium", size, text) / 2
    x = 24 + half if left else wide - 24 - half
    paste_center(image, _words(text, size, theme, k, left), x * k, 39 * k)
