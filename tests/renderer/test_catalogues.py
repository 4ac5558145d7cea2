"""Every id that the engine or a scenario knows has its picture, and no picture is a blank or another one's."""

from __future__ import annotations

from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from engine.rules.cards.table import CARDS as CARD_ROWS
from engine.rules.obstacles import OBSTACLES as OBSTACLE_ROWS
from engine.rules.terrain import TERRAIN as TERRAIN_ROWS
from engine.rules.units import UNITS as UNIT_ROWS
from engine.types import SIDES, Side
from engine.view import MarkerView, ObstacleView
from renderer.board import draw_board
from renderer.cache import Bases
from renderer.gallery import made_up_view, unit
from renderer.land.ingredients import INGREDIENTS
from renderer.layout import Layout
from renderer.sprites import cards, counters, figures, markers, pieces, signs
from renderer.sprites.icons import ICONS
from renderer.sprites.nations import ROUNDELS
from renderer.theme import LIVERIES, STANDARD, THEMES
from scenarios import kinds

K = 0.6
TERRAIN = sorted({*TERRAIN_ROWS, *kinds.TERRAIN})
OBSTACLES = sorted({*OBSTACLE_ROWS, *kinds.OBSTACLES})
UNITS = sorted({*UNIT_ROWS, *kinds.UNITS, "special-forces", "engineers"})
CARDS = sorted(CARD_ROWS)


def difference(a: Image.Image, b: Image.Image) -> float:
    """Mean difference of two pictures of one size, 0 to 255."""
    return sum(ImageStat.Stat(ImageChops.difference(a.convert("RGB"), b.convert("RGB"))).mean) / 3


def hex_of(image: Image.Image, name: str, k: float = K) -> Image.Image:
    """The picture of one hex."""
    x, y = Layout("standard").center(name)
    return image.crop((round((x - 50) * k), round((y - 56) * k), round((x + 50) * k), round((y + 56) * k)))


@pytest.fixture(scope="module", params=["country", "beach", "winter", "desert"])
def grounds(request: pytest.FixtureRequest) -> dict[str, Image.Image]:
    """One hex of every kind of ground on a face, as many on a board as do not touch."""
    spots = [f"{letter}{row}" for row in (9, 7, 5, 3, 1) for letter in "ACEGIK"]
    found = {}
    for first in range(0, len(TERRAIN), len(spots)):
        terrain = dict(zip(spots, TERRAIN[first : first + len(spots)], strict=False))
        exits = {at: ("e", "w") for at, kind in terrain.items() if "r" in kind or kind in ("wadi", "station")}
        view = made_up_view(face=request.param, terrain=terrain, exits=exits)
        image = draw_board(view, scale=K, bases=Bases())
        found |= {kind: hex_of(image, at) for at, kind in terrain.items()}
    assert set(found) == set(TERRAIN)
    return found


def test_all_terrain_is_in_the_catalogue() -> None:
    """A new row in a table needs a row here."""
    assert set(TERRAIN) <= set(INGREDIENTS)


def test_every_ground_is_drawn(grounds: dict[str, Image.Image]) -> None:
    """No kind of ground looks like open ground."""
    blank = [
        kind for kind, image in grounds.items() if kind != "open" and difference(image, grounds["open"]) < 6
    ]
    assert not blank


def test_grounds_differ(grounds: dict[str, Image.Image]) -> None:
    """No two kinds look alike, except those that differ in rules only on a lone hex."""
    alike = {
        *combinations(("ford", "river", "stream", "stream-mouth", "wide-river"), 2), ("bluff", "cliff"),
    }  # fmt: skip
    same = [
        pair for pair in combinations(sorted(grounds), 2)
        if pair not in alike and difference(grounds[pair[0]], grounds[pair[1]]) < 4
    ]  # fmt: skip
    assert not same


@pytest.mark.parametrize("kind", OBSTACLES)
def test_every_obstacle_is_drawn(kind: str) -> None:
    """On land or, for bridges, on water; a counter on it does not hide it."""
    bases = Bases()
    terrain = {"E5": "river"} if "bridge" in kind else {}
    exits = {"E5": ("ne", "sw"), "D4": ("ne", "sw"), "E6": ("ne", "sw")}
    plain = made_up_view(terrain=terrain, exits=exits)
    there = made_up_view(
        terrain=terrain, exits=exits, obstacles={"E5": (ObstacleView(kind, "axis", 150, "bottom"),)}
    )
    with_it, without = (hex_of(draw_board(v, scale=K, bases=bases), "E5") for v in (there, plain))
    assert difference(with_it, without) > 2.5
    on = [unit("E5", "allies", "infantry")]
    with_it, without = (
        hex_of(draw_board(v._replace(units=tuple(on)), scale=K, bases=bases), "E5") for v in (there, plain)
    )
    assert difference(with_it, without) > 0.9


@pytest.mark.parametrize("kind", sorted({*kinds.MARKERS, "exit"}))
@pytest.mark.parametrize("face_up", [False, True])
def test_every_marker_is_drawn(kind: str, face_up: bool) -> None:
    """Also under a unit."""
    bases = Bases()
    mark = MarkerView(kind, "axis", 2 if face_up else None, face_up)
    units = (unit("E5", "allies", "armor"),)
    without = made_up_view(units=units)
    with_it = made_up_view(units=units, markers={"E5": (mark,)})
    a, b = (hex_of(draw_board(v, scale=K, bases=bases), "E5") for v in (without, with_it))
    assert difference(a, b) > 1.5


@pytest.mark.parametrize("kind", UNITS)
def test_every_unit_has_a_figure(kind: str) -> None:
    """None falls back to a question mark."""
    assert kind in figures.FIGURES


@pytest.mark.parametrize("side", SIDES)
def test_counters_of_different_kinds_differ(side: Side) -> None:
    """By silhouette or by sign, at the size of a board."""
    sprites = {
        kind: counters.counter(counters.Unit(side, "germany", kind, 3, 4), STANDARD, 1.0)
        for kind in figures.FIGURES
    }
    alike = [
        pair for pair in combinations(sprites, 2)
        if sum(ImageStat.Stat(ImageChops.difference(sprites[pair[0]], sprites[pair[1]])).mean) < 0.1
    ]  # fmt: skip
    assert not alike


@pytest.mark.parametrize("side", SIDES)
def test_counters_differ_at_the_width_of_a_chat(side: Side) -> None:
    """A hex is 28 pixels wide there: without colour, some ten pixels of two kinds are clearly different."""
    seen = {}
    for kind in figures.FIGURES:
        sprite = counters.counter(counters.Unit(side, "germany", kind, 3, 4), STANDARD, 1.5)
        ground = Image.new("RGBA", sprite.size, (150, 160, 110, 255))
        ground.alpha_composite(sprite)
        small = round(sprite.width / 1.5 * 400 / 1400)
        seen[kind] = ground.convert("L").resize((small, small), Image.Resampling.LANCZOS)
    alike = [
        pair for pair in combinations(seen, 2)
        if sum(ImageChops.difference(seen[pair[0]], seen[pair[1]]).histogram()[35:]) < 10
    ]  # fmt: skip
    assert not alike


def test_smoke_shows_how_long_it_lasts() -> None:
    """EQ-SMK-1: the number of enemy turns, and by its shape whose it is; it lies open for everybody."""
    signs = [markers.sign("smoke", side, left, True, STANDARD, K) for side in SIDES for left in (1, 2)]
    assert all(one is not None for one in signs)
    assert len({one.tobytes() for one in signs if one is not None}) == 4


@pytest.mark.parametrize("tag", counters.TAGS)
def test_every_tag_shows(tag: str) -> None:
    """Camouflage, cross-hairs, landing craft, a fitting used up."""
    plain = counters.Unit("allies", "france", "infantry", 3, 4)
    a, b = (counters.counter(one, STANDARD, 1.0) for one in (plain, plain._replace(tags=(tag,))))
    assert difference(a, b) > 0.3


@pytest.mark.parametrize("nation", kinds.NATIONS)
def test_every_nation_is_dressed(nation: str) -> None:
    """With colours and a roundel of its own."""
    assert nation in LIVERIES
    assert nation in ROUNDELS


@pytest.mark.parametrize("card", sorted(CARDS))
def test_every_card_has_art(card: str) -> None:
    assert card in cards.ART
    assert all(icon in ICONS for icon in cards.ART[card].icons)


@pytest.mark.parametrize("kind", sorted(kinds.MEDALS))
def test_every_medal_has_its_sign(kind: str) -> None:
    """All but the plain one say how they are won."""
    plain = signs.objective(STANDARD, 1.0, "allies", "temporary", 1)
    if kind == "exit":
        assert "exit" in markers.MARKERS
    elif kind != "temporary":
        assert difference(plain, signs.objective(STANDARD, 1.0, "allies", kind, 1)) > 0.5


def test_piece_catalogue_is_complete() -> None:
    """Every obstacle lies either under or above the names of hexes, or is a bridge."""
    laid = {*pieces.UNDER_NAMES, *pieces.ABOVE_NAMES, "bridge", "bridge-section", "railroad-bridge"}
    assert laid == set(pieces.OBSTACLES) >= set(OBSTACLES)


def test_themes() -> None:
    """The three of the issue."""
    assert set(THEMES) == {"standard", "high-contrast", "colour-blind"}
