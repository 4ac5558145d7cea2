"""A board picture: the base from the cache, and everything that changes on a copy of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Final, NamedTuple

from PIL import Image

from engine.types import Side
from engine.view import PlayerView
from renderer.cache import Bases
from renderer.layers import ending, ground_pieces, header, overlay, telling, units
from renderer.layers.base import base_key, bridges_change, ground_of, paint_base
from renderer.layers.stage import Stage
from renderer.layout import FOOTER, HEADER, Box, Layout, layout_of
from renderer.marks import Mark
from renderer.sheets import sheet
from renderer.theme import Theme, theme_called
from renderer.told import Roll, Told
from renderer.words import Words

#: Pixels a unit, by board: what a chat shows sharply and quickly.
SCALES: Final = {"standard": 1.5, "breakthrough": 1.25, "overlord": 1.2}
#: What a chat shows sharply as long as nobody enlarges it: half the pixels, half the time and half the bytes.
SMALL: Final = 1.0


@lru_cache(1)
def _own_bases() -> Bases:
    """The bases of callers that bring no cache of their own: in memory only."""
    return Bases()


def scale_of(view: PlayerView, scale: float | None) -> float:
    """The scale asked for, or the usual one of the board."""
    return SCALES.get(view.board, 1.0) if scale is None else scale


def draw_board(
    view: PlayerView,
    *,
    theme: str | Theme = "standard",
    marks: Sequence[Mark] = (),
    bottom: Side | None = None,
    scale: float | None = None,
    words: Words | None = None,
    crop: Box | str | Iterable[str] | None = None,
    bases: Bases | None = None,
    hidden: Sequence[str] = (),
    told: Told | None = None,
) -> Image.Image:
    """The picture as an image; `crop` is a box, the name of a part, or hexes to show enlarged.

    `hidden` names hexes whose units are not drawn (they are on their way, in a replay). `told` is the turn just
    played in words and dice, below the board.
    """
    look, layout, k = theme_called(theme), layout_of(view, bottom), scale_of(view, scale)
    base = prepared(view, theme=look, bottom=bottom, scale=k, bases=bases)
    part = part_of(layout, crop)
    box = (0, 0, *base.size) if part is None else part.pixels(k)
    story = None if told is None else _story(told, layout, part, box, k)
    # One copy, with the room for the story: for each of them no other thread may go on for some five milliseconds.
    image = sheet(base, box if story is None else story.box)
    whole = Box(0, 0, layout.width, layout.height)
    stage = Stage(image, layout, look, look.land(view.face), k, part or whole)
    overlay.draw_lights(stage, marks)
    units.draw_rims(stage, view, hidden, overlay.lit_by(marks))
    ground_pieces.draw_pieces(stage, view)
    ground_pieces.draw_places(stage, view)
    overlay.draw_below(stage, view, marks)
    units.draw_units(stage, view, overlay.ordered_by(marks), hidden)
    ground_pieces.draw_signs(stage, view)
    units.draw_objectives(stage, view)
    overlay.draw_above(stage, view, marks)
    if part is None:
        header.draw_header(stage, view, words or Words())
        header.draw_footer(stage, words or Words())
    if story is None:
        return image
    telling.tell(image, story.top, story.told, story.rolls, look)
    if part is not None or story.told.end is None:
        return image
    return ending.crown(image, round(HEADER * layout.grow * k), view, words or Words(), story.told.end, look)


class _Story(NamedTuple):
    """The lines of a turn below its board: what they tell, where they begin, and the base's pixels with their room."""

    told: Told
    rolls: tuple[Roll, ...]
    top: int
    box: tuple[int, int, int, int]


def _story(
    told: Told, layout: Layout, part: Box | None, box: tuple[int, int, int, int], k: float
) -> _Story | None:
    """Of an enlarged part only its rolls, of the whole the caption as well, in the place of the empty footer."""
    rolls = telling.rolls_in(told, layout, part)
    if part is not None:
        told = replace(told, caption="")
        if not rolls:
            return None
    left, top, right, bottom = box
    end = bottom - (round(FOOTER * layout.grow * k) if part is None else 0)
    return _Story(told, rolls, end - top, (left, top, right, end + telling.room(told, rolls, right - left)))


def prepared(
    view: PlayerView,
    *,
    theme: str | Theme = "standard",
    bottom: Side | None = None,
    scale: float | None = None,
    bases: Bases | None = None,
) -> Image.Image:
    """The base of a view from the cache; painted now if nobody has it. Worth calling when a battle is chosen."""
    look, layout, k = theme_called(theme), layout_of(view, bottom), scale_of(view, scale)
    ground = ground_of(view, layout)
    store = bases if bases is not None else _own_bases()
    lands = store if bridges_change(view) else None

    def paint() -> Image.Image:
        usual = scale_of(view, None)
        larger = store.known(base_key(ground, layout, look, usual)) if k < usual else None
        if larger is None:
            return paint_base(ground, layout, look, k, lands)
        size = round(layout.width * k), round(layout.height * k)
        return larger.resize(size, Image.Resampling.BICUBIC).convert("RGB")

    return store.get(base_key(ground, layout, look, k), paint)


def base_ready(
    view: PlayerView,
    *,
    theme: str | Theme = "standard",
    bottom: Side | None = None,
    scale: float | None = None,
    bases: Bases | None = None,
    stored: bool = False,
) -> bool:
    """Whether the base of a view is in memory, or at least stored: then drawing is quick."""
    look, layout, k = theme_called(theme), layout_of(view, bottom), scale_of(view, scale)
    store = bases if bases is not None else _own_bases()
    return store.holds(base_key(ground_of(view, layout), layout, look, k), stored=stored)


def part_of(layout: Layout, crop: Box | str | Iterable[str] | None) -> Box | None:
    """The part of the picture that is asked for; raises KeyError for a part or a hex that is not there."""
    if crop is None or isinstance(crop, Box):
        return crop
    if isinstance(crop, str):
        return layout.parts()[crop]
    return layout.around(crop)
