"""Sea, beach, rivers, ponds, ice, fords and marsh."""

from __future__ import annotations

import math

from PIL import Image, ImageChops, ImageOps

from renderer.canvas import faded
from renderer.land import texture
from renderer.land.patch import Patch, Stencil
from renderer.land.paths import Course
from renderer.land.ways import beside
from renderer.layout import Cell, Layout, corners
from renderer.theme import shaded


def paint_beach(patch: Patch, sand: list[Cell], sea: list[Cell]) -> None:
    """The sand up to the grass, and the sea up to the sand, as one shore whatever hexes it is made of."""
    colors = patch.colors
    shore = texture.noise(patch.size, 60 * patch.k, f"{patch.seed}|shore")
    if sand:
        mask = texture.grown(patch.blur(_beyond(patch, [*sand, *sea]), 15), shore, 0.42, 112, 138)
        patch.tint(patch.blur(patch.shift(mask, -2, -3), 3), shaded(colors.ground_dark, 0.86), 0.5)
        for box in texture.strips(patch.size):
            noise = patch.noise.crop(box)
            dry = ImageOps.colorize(noise.big, colors.sand_dark, colors.sand_light, colors.sand)
            dry = Image.blend(dry, patch.grainy(noise.middle, colors.sand, 0.95, 1.05), 0.5)
            patch.image.paste(dry, box[:2], mask.crop(box))
    if sea:
        _sea(patch, _beyond(patch, sea), shore)


def _beyond(patch: Patch, cells: list[Cell]) -> Image.Image:
    """The mask of hexes, going on past the edge of the board so that no shore forms there."""
    stencil = Stencil(patch, 1)
    layout = patch.layout
    for x, y in cells:
        stencil.polygon(corners(*layout.on_land((x, y)), -0.8))
        for dx, dy in ((2, 0), (-2, 0), (1, 1), (-1, 1), (1, -1), (-1, -1)):
            straight_out = dy == 0 or not 0 <= y + dy < layout.rows
            if straight_out and not _on(layout, (x + dx, y + dy)):
                stencil.polygon(corners(*layout.on_land((x + dx, y + dy)), -0.8))
    return stencil.done()


def _on(layout: Layout, cell: Cell) -> bool:
    return 0 <= cell[1] < layout.rows and cell[1] % 2 <= cell[0] <= 2 * layout.columns - 2 - cell[1] % 2


def _sea(patch: Patch, union: Image.Image, shore: Image.Image) -> None:
    colors, k = patch.colors, patch.k
    soft = patch.blur(union, 17)
    water = texture.grown(soft, shore, 0.30, 118, 134)
    far = patch.blur(union, 70).point([max(0, min(255, round((v - 120) * 2.1))) for v in range(256)])
    sea = Image.new("RGB", patch.size, colors.sea)
    sea.paste(colors.sea_dark, (0, 0), far)
    shallow = ImageChops.invert(soft.point([max(0, min(255, round((v - 128) * 2.4))) for v in range(256)]))
    sea.paste(colors.sea_light, (0, 0), faded(shallow, 0.75))
    waves = texture.noise(patch.size, 15 * k, f"{patch.seed}|waves", octaves=2, stretch=3.2)
    sea.paste(colors.sea_light, (0, 0), texture.band(waves, 120, 134, 46))
    sea.paste(shaded(colors.sea_dark, 0.8), (0, 0), texture.band(waves, 150, 190, 34))
    wet = ImageChops.subtract(patch.shift(water, 0, -9), water)
    patch.tint(patch.blur(wet, 3), shaded(colors.sand_dark, 0.74), 0.6)
    patch.lay(sea, water)
    # As large as everything else together.
    del sea, waves
    for at, width, share in ((126, 16, 0.95), (158, 12, 0.5), (190, 9, 0.3)):
        line = texture.grown(soft, shore, 0.42, at - 6, at + 6)
        rim = ImageChops.subtract(line, texture.grown(soft, shore, 0.42, at + width - 6, at + width + 6))
        patch.tint(ImageChops.multiply(patch.blur(rim, 0.6), patch.blur(water, 1)), colors.foam, share)
    _white_caps(patch, far)


def _white_caps(patch: Patch, deep: Image.Image) -> None:
    caps = patch.stencil()
    chance = patch.chance("caps")
    for cell in patch.layout.cells:
        x, y = patch.layout.on_land(cell)
        for _ in range(2):
            far = chance.uniform(5, 11)
            caps.arc(x + chance.uniform(-45, 45), y + chance.uniform(-40, 40), far, 4, 200, 340, 1.3)
    patch.tint(ImageChops.multiply(caps.done(), deep), patch.colors.foam, 0.5)


def paint_rivers(patch: Patch, courses: list[Course], ponds: list[Cell], *, ice: bool) -> None:
    """Rivers as one stroke with banks, still water as one basin; the north-west bank throws its shadow."""
    colors = patch.colors
    low, middle, high = (
        (colors.ice_dark, colors.ice, colors.ice_light)
        if ice
        else (colors.river_dark, colors.river, colors.river_light)
    )
    bank = _soft(patch, _strokes(patch, courses, ponds, 48))
    water = _soft(patch, _strokes(patch, courses, ponds, 37))
    deep = ImageChops.multiply(patch.blur(_strokes(patch, courses, ponds, 15), 4), water)
    banks = patch.blur(bank, 1.2)
    patch.tint(banks, colors.bank, 0.85)
    patch.tint(ImageChops.subtract(banks, patch.shift(banks, 2.2, 2.6)), colors.bank_dark, 0.45)
    ripple = texture.noise(patch.size, 16 * patch.k, f"{patch.seed}|ripple", octaves=2)
    patch.lay(patch.grainy(ripple, middle, 0.93, 1.07), water)
    patch.tint(deep, low, 0.55)
    patch.tint(
        patch.blur(ImageChops.subtract(water, patch.shift(water, 3.2, 3.6)), 1.0), shaded(low, 0.62), 0.62
    )
    patch.tint(patch.blur(ImageChops.subtract(water, patch.shift(water, -1.6, -1.8)), 0.5), high, 0.55)
    if ice:
        _cracks(patch, courses, water)
    else:
        _current(patch, courses)


def _soft(patch: Patch, mask: Image.Image) -> Image.Image:
    return texture.grown(patch.blur(mask, 2.6), patch.noise.middle, 0.42, 112, 142)


def _strokes(patch: Patch, courses: list[Course], ponds: list[Cell], width: float) -> Image.Image:
    """All courses at that width, and the ponds shrunk or grown to match."""
    stencil = patch.stencil(1)
    for course in courses:
        wide = width * 1.62 if course.broad else width
        for path in course.paths:
            stencil.line(path, wide)
    mask = stencil.done()
    if ponds:
        least = 170 - (width - 37) * 4.6
        basin = patch.blur(patch.hexes(ponds, -0.6), 11).point([255 if v > least else 0 for v in range(256)])
        mask = ImageChops.lighter(mask, basin)
    return mask


def _current(patch: Patch, courses: list[Course]) -> None:
    stencil = patch.stencil()
    for course in courses:
        spread = 1.7 if course.broad else 1.0
        for path in course.paths:
            if len(path) < 13:
                continue
            for off, start, end in ((-7, 1, 5), (6, 4, 8), (-2, 8, 12), (9, 9, 12), (-10, 7, 10)):
                stencil.line(beside(path, off * spread)[start : end + 1], 1.1)
    patch.tint(stencil.done(), patch.colors.river_light, 0.5)


def _cracks(patch: Patch, courses: list[Course], water: Image.Image) -> None:
    """Ice: white cracks and snow blown onto it."""
    stencil = patch.stencil()
    for course in courses:
        chance = patch.chance(f"ice{course.cell}")
        x, y = patch.layout.on_land(course.cell)
        for _ in range(6):
            px, py = x + chance.uniform(-42, 42), y + chance.uniform(-42, 42)
            crack = [(px, py)]
            for _ in range(3):
                px, py = px + chance.uniform(-13, 13), py + chance.uniform(-13, 13)
                crack.append((px, py))
            stencil.line(crack, 1.3)
    patch.tint(ImageChops.multiply(stencil.done(), water), (255, 255, 255), 0.95)
    snow = texture.noise(patch.size, 26 * patch.k, f"{patch.seed}|blown", octaves=2, stretch=1.8)
    patch.tint(ImageChops.multiply(texture.stepped(snow, 150, 190), water), patch.colors.ice_light, 0.75)


def paint_fords(patch: Patch, courses: list[Course]) -> None:
    """A ford: shallow water over gravel, and stones to step on."""
    shallow, stones, cast = patch.stencil(1), patch.stencil(), patch.stencil(1)
    for course in courses:
        chance = patch.chance(f"ford{course.cell}")
        path = course.paths[0]
        x, y = path[len(path) // 2]
        (x0, y0), (x1, y1) = path[0], path[-1]
        far = math.hypot(x1 - x0, y1 - y0) or 1
        nx, ny = -(y1 - y0) / far, (x1 - x0) / far
        shallow.line([(x - nx * 26, y - ny * 26), (x + nx * 26, y + ny * 26)], 34)
        for n in range(7):
            for row in (-8, 7):
                px = x + nx * (n - 3) * 9.5 - ny * row + chance.uniform(-2.4, 2.4)
                py = y + ny * (n - 3) * 9.5 + nx * row + chance.uniform(-2.4, 2.4)
                r = chance.uniform(3.2, 4.8)
                stones.dot(px, py, r, r * 0.82)
                cast.dot(px + 1.6, py + 2.0, r, r * 0.85)
    colors = patch.colors
    patch.tint(patch.blur(shallow.done(), 4), colors.sand_dark, 0.55)
    patch.tint(patch.blur(cast.done(), 0.8), (20, 40, 54), 0.6)
    patch.lay(patch.grainy(patch.noise.fine, colors.rock_light, 0.86, 1.1), stones.done())


def paint_marsh(patch: Patch, cells: list[Cell]) -> None:
    """Wet ground: pools between reeds."""
    colors = patch.colors
    wet = texture.grown(patch.blur(patch.hexes(cells, 5), 4), patch.noise.middle, 0.4)
    patch.tint(wet, (190, 202, 206) if colors.snow else (118, 130, 80), 0.66)
    pools = texture.noise(patch.size, 18 * patch.k, f"{patch.seed}|pools", octaves=2)
    pools = patch.blur(ImageChops.multiply(texture.stepped(pools, 140, 156), wet), 0.8)
    patch.tint(pools, colors.river, 0.85)
    patch.tint(ImageChops.subtract(pools, patch.shift(pools, 1.8, 2.2)), colors.river_dark, 0.7)
    reeds, light = patch.stencil(), patch.stencil()
    for cell in cells:
        x, y = patch.layout.on_land(cell)
        chance = patch.chance(f"reeds{cell}")
        for _ in range(30):
            turn, far = chance.uniform(0, math.tau), 44 * math.sqrt(chance.uniform(0.12, 1))
            px, py = x + far * math.cos(turn), y + far * math.sin(turn)
            for lean in (-2.4, 0, 2.4):
                tip = (px + lean, py - 7 - (2.5 if lean == 0 else 0))
                reeds.line([(px, py), tip], 1.4, round_ends=False)
            light.line([(px - 0.6, py - 3), (px - 0.6, py - 9)], 0.8, round_ends=False)
    patch.tint(reeds.done(), shaded(colors.wood_dark, 1.15) if not colors.snow else (120, 118, 92))
    patch.tint(light.done(), colors.wood_light, 0.8)
