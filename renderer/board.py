"""A board picture: the base from the cache, and everything that changes on a copy of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Final

from PIL import Image

from engine.types import Side
from engine.view import PlayerView
from renderer.cache import Bases
from renderer.layers import ending, ground_pieces, header, overlay, telling, units
from renderer.layers.base import base_key, bridges_change, ground_of, paint_base
from renderer.layers.stage import Stage
from renderer.layout import FOOTER, HEADER, Box, Layout, layout_of
from renderer.marks import Mark
from renderer.theme import Theme, theme_called
from renderer.told import Told
from renderer.words import Words

#: Pixels a unit, by board: what a chat shows sharply and quickly.
SCALES: Final = {"standard": 1.5, "breakthrough": 1.25, "overlord": 1.2}


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
    image = base.copy() if part is None else base.crop(part.pixels(k))
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
    if told is None:
        return image
    return _with_story(image, view, layout, words or Words(), told, part, look, k)


def _with_story(
    image: Image.Image,
    view: PlayerView,
    layout: Layout,
    words: Words,
    told: Told,
    part: Box | None,
    theme: Theme,
    k: float,
) -> Image.Image:
    """The lines of a turn below its board: of an enlarged part only its rolls, of the whole the caption as well."""
    rolls = telling.rolls_in(told, layout, part)
    if part is not None:
        return telling.tell(image, replace(told, caption=""), rolls, theme) if rolls else image
    footer = round(FOOTER * layout.grow * k)
    whole = telling.tell(image.crop((0, 0, image.width, image.height - footer)), told, rolls, theme)
    if told.end is None:
        return whole
    return ending.crown(whole, round(HEADER * layout.grow * k), view, words, told.end, theme)


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
    return store.get(base_key(ground, layout, look, k), lambda: paint_base(ground, layout, look, k, lands))


def base_ready(
    view: PlayerView,
    *,
    theme: str | Theme = "standard",
    bottom: Side | None = None,
    scale: float | None = None,
    bases: Bases | None = None,
) -> bool:
    """Whether the base of a view is in memory: then drawing is quick."""
    look, layout, k = theme_called(theme), layout_of(view, bottom), scale_of(view, scale)
    store = bases if bases is not None else _own_bases()
    return store.holds(base_key(ground_of(view, layout), layout, look, k))


def part_of(layout: Layout, crop: Box | str | Iterable[str] | None) -> Box | None:
    """The part of the picture that is asked for; raises KeyError for a part or a hex that is not there."""
    if crop is None or isinstance(crop, Box):
        return crop
    if isinstance(crop, str):
        return layout.parts()[crop]
    return layout.around(crop)
