"""The base: frame, land, lasting works, rulers, section lines, names of hexes. Painted once a battle."""

from __future__ import annotations

import time
from functools import lru_cache
from typing import NamedTuple

from PIL import Image, ImageDraw, ImageStat

from engine.view import HexView, PlayerView
from renderer.cache import Bases, key_of
from renderer.canvas import Canvas, faded, label, paste_center
from renderer.land import BRIDGES, Landscape, texture
from renderer.land.ground import paint_grid
from renderer.land.patch import Patch
from renderer.land.paths import Tile
from renderer.layout import LABEL_RISE, RADIUS, ROW, Cell, Layout, corners
from renderer.patience import still_wanted
from renderer.sprites import pieces
from renderer.theme import Color, Theme

#: Between two steps of painting other threads get their turn: a chat bot must go on answering.
PAUSE = 0.0005
#: Units that lay bridges, and how the rules begin by which bridges are blown up.
BRIDGE_LAYERS, _BLOWS = frozenset({"hobart-bridge"}), "blow-bridges"
#: Ground darker or more restless than this gets light names with a dark halo.
_DARK, _RESTLESS = 118, 27
#: Ground on which names need little halo.
_BRIGHT, _DEEP, _EVEN = 140, 78, 18


class Work(NamedTuple):
    """A lasting obstacle, as seen."""

    kind: str
    facing: str
    axis: int


class Ground(NamedTuple):
    """All that a base depends on: equal grounds have one picture."""

    battle: str
    face: str
    tiles: tuple[tuple[Cell, Tile], ...]
    bridges: tuple[tuple[Cell, tuple[str, int]], ...]
    works: tuple[tuple[Cell, Work], ...]


def facing_of(layout: Layout, facing: str | None) -> str:
    """Top or bottom, as seen."""
    if layout.turned:
        return "bottom" if facing == "top" else "top"
    return facing or "bottom"


def ground_of(view: PlayerView, layout: Layout) -> Ground:
    """What lies on the board for good, as seen."""
    return _ground(view.battle, view.face, view.hexes, layout)


@lru_cache(64)
def _ground(battle: str, face: str, hexes: tuple[HexView, ...], layout: Layout) -> Ground:
    tiles: dict[Cell, Tile] = {}
    bridges: dict[Cell, tuple[str, int]] = {}
    works: list[tuple[Cell, Work]] = []
    for spot in hexes:
        cell = layout.seen((spot.x, spot.y))
        for one in spot.obstacles:
            axis = (one.axis or 0) % 180
            if one.kind in BRIDGES:
                bridges[cell] = (one.kind, axis)
            elif one.kind in pieces.UNDER_NAMES:
                works.append((cell, Work(one.kind, facing_of(layout, one.facing), axis)))
        if spot.terrain != "open":
            tiles[cell] = _tile(spot, layout)
    return Ground(
        battle,
        face,
        tuple(sorted(tiles.items())),
        tuple(sorted(bridges.items())),
        tuple(sorted(works)),
    )


def _tile(spot: HexView, layout: Layout) -> Tile:
    exits = tuple(layout.way(way) for way in ("e", "ne", "nw", "w", "sw", "se") if way in spot.exits)
    return Tile(spot.terrain, exits)


@lru_cache(256)
def base_key(ground: Ground, layout: Layout, theme: Theme, k: float) -> str:
    """The name of the base picture in the caches."""
    return key_of(ground, layout.kind, layout.turned, theme, k)


def bridges_change(view: PlayerView) -> bool:
    """Whether bridges may be laid or blown up in this battle: their land is kept then."""
    return any(unit.kind in BRIDGE_LAYERS for unit in view.units) or any(
        rule.startswith(_BLOWS) for rule in view.rules
    )


def paint_base(
    ground: Ground, layout: Layout, theme: Theme, k: float, lands: Bases | None = None
) -> Image.Image:
    """The base picture, header and footer still empty; of `lands` the land is taken if it is there."""
    colors = theme.land(ground.face)
    land = _painted(ground, layout, theme, k, lands)
    image = _framed(land, layout, theme, k)
    breathe()
    for cell, work in ground.works:
        x, y = layout.on_land(cell)
        sprite = pieces.obstacle(work.kind, work.facing, work.axis, colors, k, False)
        paste_center(image, sprite, (x + layout.left) * k, (y + layout.top) * k)
    _rulers(image, layout, theme, k)
    _section_lines(image, layout, theme, k)
    breathe()
    _hex_names(image, layout, k)
    return image


def breathe() -> None:
    """Let other threads run; whoever paints for nobody stops here."""
    still_wanted()
    time.sleep(PAUSE)


def _painted(ground: Ground, layout: Layout, theme: Theme, k: float, lands: Bases | None) -> Image.Image:
    colors = theme.land(ground.face)
    scape = Landscape(layout, k, colors, ground.battle, dict(ground.tiles), dict(ground.bridges))
    whole = scape.whole

    def bare() -> Image.Image:
        for _ in scape.paint_bare():
            breathe()
        return whole.image.copy()

    if lands is None:
        bare()
    else:
        key = key_of("land", ground._replace(bridges=(), works=()), layout.kind, layout.turned, colors, k)
        whole.image.paste(lands.get(key, bare))
    for _ in scape.finish():
        breathe()
    if theme.bleach or theme.drained:
        _toned(whole, theme)
    paint_grid(whole, theme.grid_width, theme.grid_ink)
    return whole.image


def _toned(whole: Patch, theme: Theme) -> None:
    """Less colour and more light on the ground leave the contrast to the pieces."""
    grey = whole.image.convert("L").convert("RGB")
    image = Image.blend(whole.image, grey, theme.drained)
    whole.image.paste(Image.blend(image, Image.new("RGB", image.size, (255, 255, 255)), theme.bleach))


def _framed(land: Image.Image, layout: Layout, theme: Theme, k: float) -> Image.Image:
    """The land, cut to its hexes, on the frame, above its own shadow."""
    size = (round(layout.width * k), round(layout.height * k))
    image = Image.new("RGB", size, theme.frame)
    mask, rim = _shape(land.size, layout, k, -0.9), _shape(land.size, layout, k, -2.1)
    x, y = round(layout.left * k), round(layout.top * k)
    cast = Image.new("L", size, 0)
    cast.paste(mask, (x + round(5 * k), y + round(7 * k)))
    image.paste((8, 9, 10), (0, 0), faded(texture.blurred(cast, 9 * k), 0.75))
    image.paste((16, 18, 16), (x, y), rim)
    image.paste(land, (x, y), mask)
    return image


def _shape(size: tuple[int, int], layout: Layout, k: float, inset: float) -> Image.Image:
    """The mask of all hexes, with smooth edges."""
    shape = Image.new("L", (size[0] * 2, size[1] * 2), 0)
    draw = ImageDraw.Draw(shape)
    for cell in layout.cells:
        points = corners(*layout.on_land(cell), inset)
        draw.polygon([(x * k * 2, y * k * 2) for x, y in points], fill=255)
    return shape.reduce(2)


def _rulers(image: Image.Image, layout: Layout, theme: Theme, k: float) -> None:
    size, grow = round(31 * k * layout.grow), layout.grow
    for row in range(layout.rows):
        y = layout.top + RADIUS + row * ROW
        number = str(row + 1 if layout.turned else layout.rows - row)
        for x in (24.0 * grow, layout.width - 24 * grow):
            paste_center(image, label(number, "figures", size, theme.ruler), x * k, y * k)
    for column in range(layout.columns):
        x = layout.left + 50 + 100 * column
        letter = chr(65 + (layout.columns - 1 - column if layout.turned else column))
        for y in (layout.top - 17 * grow, layout.top + layout.land_height + 18 * grow):
            paste_center(image, label(letter, "figures", size, theme.ruler), x * k, y * k)


def _section_lines(image: Image.Image, layout: Layout, theme: Theme, k: float) -> None:
    """Dashes along the section lines; they leave out the names of the hexes."""
    on_line: dict[float, set[float]] = {}
    for columns, main in ((layout.lines, True), (layout.inner_lines, False)):
        for column in columns:
            x = layout.line_x(column)
            names = on_line.setdefault(x, set())
            names |= {
                layout.on_land(cell)[1] + layout.top - LABEL_RISE
                for cell in layout.cells
                if abs(layout.on_land(cell)[0] + layout.left - x) < 1
            }
            _dashes(image, x, layout, theme, k, names, main)


def _dashes(
    image: Image.Image, x: float, layout: Layout, theme: Theme, k: float, names: set[float], main: bool
) -> None:
    long, step = (17, 29) if main else (8, 21)
    dash = Canvas(10, long + 4, k, oversampling=3)
    dash.box(1.6, 1, 8.4, long + 1, 3, (24, 20, 14, 150))
    dash.box(3, 2.2, 7, long - 0.2, 2, (*theme.section_line, 240 if main else 190))
    sprite = dash.finish()
    y = layout.top + 4.0
    while y < layout.top + layout.land_height - long:
        if any(y - 13 < name < y + long + 13 for name in names):
            y += 6
            continue
        paste_center(image, sprite, x * k, (y + long / 2) * k)
        y += step


def _hex_names(image: Image.Image, layout: Layout, k: float) -> None:
    """A name in every hex."""
    for cell in layout.names:
        hex_name(image, layout, cell, k)


def hex_name(
    image: Image.Image, layout: Layout, cell: Cell, k: float, left: float = 0, top: float = 0
) -> None:
    """The name of one hex on a picture that begins at `left`, `top`; what is below it decides the ink."""
    x, y = layout.on_land(cell)
    x, y = x + layout.left - left, y + layout.top - LABEL_RISE - top
    # on the rim of the board the upper corners of the box are frame, not ground
    above = 10 if _inner(layout, cell) else 1
    box = (round((x - 16) * k), round((y - above) * k), round((x + 16) * k), round((y + 10) * k))
    seen = ImageStat.Stat(image.crop(box).convert("L"))
    dark = seen.mean[0] < _DARK or seen.stddev[0] > _RESTLESS
    ink, halo = name_inks(dark)
    # where the ground alone gives contrast enough a breath of halo will do: the board stays calm
    calm = (seen.mean[0] < _DEEP and seen.stddev[0] < _EVEN) if dark else seen.mean[0] > _BRIGHT
    stroke, size = max(1, round(2.4 * k)), round(20 * k)
    name = label(layout.names[cell], "figures", size, ink, stroke, halo, 1.3 * k, 0.42 if calm else 1.25)
    paste_center(image, name, x * k, y * k)


def _inner(layout: Layout, cell: Cell) -> bool:
    """Whether both hexes above a hex are on the board."""
    return all((cell[0] + dx, cell[1] - 1) in layout.names for dx in (-1, 1))


def name_inks(dark: bool) -> tuple[Color, Color]:
    """Ink and halo of the name of a hex on dark or on light ground."""
    return ((250, 247, 232), (14, 18, 12)) if dark else ((36, 38, 26), (250, 250, 236))
