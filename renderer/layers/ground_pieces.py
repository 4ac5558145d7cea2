"""Obstacles and markers that come and go, and the names of places."""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache
from typing import Final, NamedTuple

from PIL import Image

from engine.view import MarkerView, PlayerView
from renderer.canvas import label
from renderer.fonts import fitted, shortened, width
from renderer.layers.base import facing_of, hex_name
from renderer.layers.stage import Stage
from renderer.layout import LABEL_RISE, Cell, Layout
from renderer.sprites import markers, pieces

_NAME_SIZE: Final = 23.0
#: How far below the middle of a free hex: deep enough to leave the ground to be seen, and clear of what is below.
_LOW: Final = 17.0
#: Half the room between two names of hexes in the row below.
_BETWEEN_NAMES: Final = 27.0
#: No name of a place runs over more than four hexes.
_LONGEST: Final = 400.0
#: How far a counter reaches from the middle of its hex, at the height of a name: the tab right, the rim left.
_TAB_EDGE: Final = 46.0
_COUNTER_EDGE: Final = 36.0
#: A battle's places are called the same in all its pictures, and letters with an edge take a millisecond each: three
#: megabytes of them.
_name = lru_cache(64)(label)
#: How near the sign of a marker comes to the middle of its hex.
_SIGN_EDGE: Final = 10.0


def draw_pieces(stage: Stage, view: PlayerView) -> None:
    """Wire, sandbags, hedgehogs, mines, smoke; what they hide of names stands above them once more."""
    names = _names_below(stage, view)
    occupied = {unit.at for unit in view.units}
    for spot in view.hexes:
        if not spot.obstacles and not spot.markers:
            continue
        x, y = stage.layout.center(spot.name)
        there = spot.name in occupied
        for one in spot.obstacles:
            if one.kind in pieces.ABOVE_NAMES:
                facing, axis = facing_of(stage.layout, one.facing), (one.axis or 0) % 180
                moved = there and one.kind == "hedgehog"
                stage.put(pieces.obstacle(one.kind, facing, axis, stage.colors, stage.k, moved), x, y)
        for mark in spot.markers:
            sprite = markers.ground(mark.kind, stage.k, there)
            if sprite is not None:
                stage.put(sprite, x, y)
    left, top = stage.part.left, stage.part.top
    after = _names_below(stage, view)
    for cell, before in names.items():
        if after[cell].tobytes() != before.tobytes():
            hex_name(stage.image, stage.layout, cell, stage.k, left, top)


def _names_below(stage: Stage, view: PlayerView) -> dict[Cell, Image.Image]:
    """The names of hexes that a piece may reach, as they are before: it ends at the hex below, where that one's is."""
    layout, part, k = stage.layout, stage.part, stage.k
    reached: set[Cell] = set()
    for spot in view.hexes:
        if any(one.kind in pieces.ABOVE_NAMES for one in spot.obstacles) or spot.markers:
            column, row = layout.by_name[spot.name]
            reached |= {(column, row), (column - 1, row + 1), (column + 1, row + 1)}
    names: dict[Cell, Image.Image] = {}
    for cell in sorted(reached & layout.names.keys()):
        x, y = layout.center(layout.names[cell])
        x, y = (x - part.left) * k, (y - LABEL_RISE - part.top) * k
        if 0 <= x <= stage.image.width and 0 <= y <= stage.image.height:
            names[cell] = stage.image.crop(
                (round(x - 14 * k), round(y - 9 * k), round(x + 14 * k), round(y + 9 * k))
            )
    return names


def draw_signs(stage: Stage, view: PlayerView) -> None:
    """What tells of markers and exits, above the counters."""
    for spot in view.hexes:
        for mark in spot.markers:
            _sign(stage, spot.name, mark)
    for medal in view.medals:
        if medal.kind == "exit":
            for name in medal.at:
                _exit(stage, name)


def _exit(stage: Stage, name: str) -> None:
    """An arrow on the edge of the board by which the hex is left."""
    layout = stage.layout
    (column, row), (x, y) = layout.by_name[name], layout.center(name)
    if row in (0, layout.rows - 1):
        up = row == 0
        stage.put(markers.exit_sign(270 if up else 90, stage.k), x - 28, y + (-45 if up else 46))
    else:
        right = column >= layout.columns
        stage.put(markers.exit_sign(0 if right else 180, stage.k), x + (47 if right else -47), y - 6)


def _sign(stage: Stage, name: str, mark: MarkerView) -> None:
    sprite = markers.sign(mark.kind, mark.side, mark.value, mark.face_up, stage.theme, stage.k)
    if sprite is not None:
        stage.put(sprite, *stage.layout.center(name))


class PlaceName(NamedTuple):
    """A name of a place on the picture: its middle, half its width, its size, in units."""

    text: str
    x: float
    y: float
    half: float
    size: float


def draw_places(stage: Stage, view: PlayerView) -> None:
    """Names of places."""
    for name in place_names(stage.layout, view):
        ink, edge = (255, 250, 230), (34, 30, 20)
        size, stroke = stage.pixels(name.size), max(1, stage.pixels(2.6))
        stage.put(_name(name.text, "italic", size, ink, stroke, edge), name.x, name.y)


def place_names(layout: Layout, view: PlayerView) -> list[PlaceName]:
    """Names low in a free hex; where a unit stands only if short enough to fit between two names of hexes.

    A name keeps inside the board, above the names of the hexes below, and clear of the counters beside it, and
    is left out rather than laid over another name.
    """
    occupied = {layout.by_name[unit.at] for unit in view.units}
    signed = {spot.name for spot in view.hexes if spot.markers}
    names: list[PlaceName] = []
    for place in view.labels:
        text = " ".join(place.text.split())
        cell = layout.by_name.get(place.at)
        if cell is None or not text:
            continue
        x, y = layout.center(place.at)
        size = _NAME_SIZE
        if cell in occupied:
            half = width("italic", size, text) / 2
            if half > _BETWEEN_NAMES:
                continue
            x, y = x - 6, y + 52
        else:
            left, right = _room(layout, cell, occupied)
            left = max(left, x - _SIGN_EDGE) if place.at in signed else left
            size = fitted("italic", size, text, right - left, least=0.82)
            text = shortened("italic", size, text, min(right - left, _LONGEST))
            half = width("italic", size, text) / 2
            x, y = min(max(x, left + half), max(right - half, left + half)), y + _LOW
        if not any(abs(x - one.x) < half + one.half + 4 and abs(y - one.y) < 20 for one in names):
            names.append(PlaceName(text, x, y, half, size))
    return names


def _room(layout: Layout, cell: Cell, occupied: Collection[Cell]) -> tuple[float, float]:
    """How far a name may run to the left and to the right of a free hex."""
    x = layout.on_land(cell)[0] + layout.left
    left, right = layout.left + 4, layout.left + layout.land_width - 4
    for steps in (1, 2):
        if (cell[0] - 2 * steps, cell[1]) in occupied:
            left = max(left, x - 100 * steps + _TAB_EDGE)
        if (cell[0] + 2 * steps, cell[1]) in occupied:
            right = min(right, x + 100 * steps - _COUNTER_EDGE)
    return left, right
