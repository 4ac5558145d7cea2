"""Pictures of Memoir '44: boards, hands, dice, battles and replays, drawn from what one viewer may know.

Every function is pure: the same view and words give the same bytes. A bot that must not wait uses
`renderer.studio` instead.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.types import CardId, Side
from engine.view import PlayerView, UnitView
from renderer.board import draw_board
from renderer.cache import Bases
from renderer.dice_strip import Die, draw_dice
from renderer.hand import draw_hand
from renderer.layout import Box
from renderer.marks import Mark
from renderer.picture import Format, Picture, encoded
from renderer.theme import THEMES, Theme
from renderer.words import CardWords, DiceWords, HandWords, ScenarioWords, Words


def render_board(
    view: PlayerView,
    *,
    theme: str | Theme = "standard",
    marks: Sequence[Mark] = (),
    bottom: Side | None = None,
    scale: float | None = None,
    words: Words | None = None,
    crop: Box | str | Iterable[str] | None = None,
    format: Format = "webp",  # noqa: A002 - the word everybody uses for it
    bases: Bases | None = None,
) -> Picture:
    """The board of a view with marks over it.

    `crop` is a box in units, the name of a part of a big board ("left", "center", "right"; "top", "bottom"),
    or hexes to show enlarged with what is around them. `scale` is pixels a unit (a hex is 100 units wide).
    """
    image = draw_board(
        view, theme=theme, marks=marks, bottom=bottom, scale=scale, words=words, crop=crop, bases=bases
    )
    return encoded(image, format)


def render_hand(
    view: PlayerView,
    *,
    words: HandWords,
    theme: str | Theme = "standard",
    scale: float = 1.0,
    cards: Sequence[CardId] | None = None,
    format: Format = "webp",  # noqa: A002
) -> Picture:
    """The viewer's own cards; `cards` shows others that the viewer may see (the discard pile)."""
    return encoded(draw_hand(view, words=words, theme=theme, scale=scale, cards=cards), format)


def render_dice(
    dice: Sequence[Die],
    *,
    words: DiceWords,
    attacker: UnitView | None = None,
    target: UnitView | None = None,
    theme: str | Theme = "standard",
    scale: float = 1.0,
    format: Format = "webp",  # noqa: A002
) -> Picture:
    """A roll: the dice, what hit, what was ignored and why."""
    image = draw_dice(dice, words=words, attacker=attacker, target=target, theme=theme, scale=scale)
    return encoded(image, format)


__all__ = [
    "THEMES",
    "Bases",
    "Box",
    "CardWords",
    "DiceWords",
    "Die",
    "HandWords",
    "Picture",
    "ScenarioWords",
    "Theme",
    "Words",
    "render_board",
    "render_dice",
    "render_hand",
]  # fmt: skip
