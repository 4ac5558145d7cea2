"""Contrast, computed, and what colour-vision deficiencies leave of it."""

from __future__ import annotations

from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageDraw, ImageFilter, ImageStat

from engine.types import SIDES, Side
from renderer.cache import Bases
from renderer.fonts import font
from renderer.gallery import FACES, grounds
from renderer.layers.base import ground_of, name_inks, paint_base
from renderer.layout import LABEL_RISE, Layout
from renderer.sprites.rims import rim_of
from renderer.theme import LIVERIES, THEMES, Color, Theme, mixed, shaded

AXIS = ("germany", "japan", "italy", "finland", "romania", "slovakia")
K = 1.5
#: The bare land of a face is the same in every theme.
LANDS = Bases()
#: Machado, Oliveira and Fernandes 2009, severity 1.
VISION = {
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}  # fmt: skip


def linear(part: float) -> float:
    """sRGB to light."""
    part /= 255
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4


def luminance(color: tuple[float, ...]) -> float:
    """Relative luminance (WCAG)."""
    return 0.2126 * linear(color[0]) + 0.7152 * linear(color[1]) + 0.0722 * linear(color[2])


def contrast(a: tuple[float, ...], b: tuple[float, ...]) -> float:
    """Contrast ratio (WCAG), 1 to 21."""
    high, low = sorted((luminance(a), luminance(b)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def seen(color: Color, kind: str) -> Color:
    """A colour as somebody with that deficiency sees it."""
    light = [linear(part) for part in color]
    found = []
    for row in VISION[kind]:
        value = min(1.0, max(0.0, sum(share * part for share, part in zip(row, light, strict=True))))
        found.append(
            round(255 * (12.92 * value if value <= 0.0031308 else 1.055 * value ** (1 / 2.4) - 0.055))
        )
    return found[0], found[1], found[2]


def side_of(nation: str) -> Side:
    return "axis" if nation in AXIS else "allies"


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
@pytest.mark.parametrize("nation", LIVERIES)
def test_figure_on_its_counter(theme: Theme, nation: str) -> None:
    """At least 8.9:1, in every theme and for every nation."""
    livery = theme.livery(side_of(nation), nation)
    pair = (theme.disc, livery.deep) if side_of(nation) == "allies" else (theme.figure, livery.deep)
    assert contrast(*pair) >= 8.9


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
def test_numbers_on_their_tabs(theme: Theme) -> None:
    """Whole units 12:1, damaged ones 6:1, both on their own tab."""
    assert contrast((22, 24, 20), (250, 246, 232)) >= 12
    assert contrast((255, 255, 255), (22, 24, 22)) >= 12
    assert contrast(theme.hurt_on_light, (250, 246, 232)) >= 6
    assert contrast(theme.hurt_on_dark, (22, 24, 22)) >= 6


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
def test_plates_and_rulers(theme: Theme) -> None:
    """Point 4: a hex that may be chosen has its name at 10:1; the rulers 9:1; the header 4.5:1."""
    assert contrast(theme.plate, (30, 24, 8)) >= 10
    assert contrast(theme.ruler, theme.frame) >= 9
    for color in (theme.paper, theme.gold, theme.muted):
        assert contrast(color, theme.header) >= 4.5
    assert contrast((255, 255, 255), theme.attack) >= 4.5


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
def test_words_of_rolls_below_a_board(theme: Theme) -> None:
    """What each roll brought, on the box it stands in."""
    box = mixed(theme.header, (255, 255, 255), 0.06)
    for color in (theme.struck, theme.driven, theme.muted, theme.paper):
        assert contrast(color, box) >= 4.5


@pytest.fixture(scope="module", params=[(theme, face) for theme in THEMES for face in FACES], ids="-".join)
def land(request: pytest.FixtureRequest) -> tuple[Theme, dict[str, Image.Image], dict[str, Image.Image]]:
    """For each kind of ground the patch below the name of its hex, and the ring round a counter."""
    theme, face = THEMES[request.param[0]], request.param[1]
    view = grounds(face)
    layout, names, rings = Layout("standard"), {}, {}
    base = paint_base(ground_of(view, layout), layout, theme, K, LANDS)
    for spot in view.hexes:
        x, y = layout.center(spot.name)
        names[spot.terrain] = base.crop(tuple(round(v * K) for v in (x - 16, y - 54, x + 16, y - 31)))  # type: ignore[arg-type]
        rings[spot.terrain] = base.crop(tuple(round(v * K) for v in (x - 44, y - 20, x + 44, y + 45)))  # type: ignore[arg-type]
    return theme, names, rings


def _off(patch: Image.Image, color: Color) -> Image.Image:
    """How far each pixel is from a colour, in the part that is farthest."""
    red, green, blue = ImageChops.difference(patch, Image.new("RGB", patch.size, color)).split()
    return ImageChops.lighter(ImageChops.lighter(red, green), blue)


def test_name_of_a_hex_on_every_ground(
    land: tuple[Theme, dict[str, Image.Image], dict[str, Image.Image]],
) -> None:
    """Labels at least 4.5:1: the ink against what lies directly round the letters in the finished picture."""
    _, names, _ = land
    weak = {}
    for terrain, patch in names.items():
        shown, dark = patch.convert("RGB"), name_inks(False)[0]
        # the light halo is nearly the light ink, the dark one is not the dark ink: count that one
        ink = dark if sum(_off(shown, dark).histogram()[:12]) > 40 else name_inks(True)[0]
        mask = _off(shown, ink).point([255] * 40 + [0] * 216)
        near, far = mask.filter(ImageFilter.MaxFilter(3)), mask.filter(ImageFilter.MaxFilter(5))
        ring = ImageChops.subtract(far, near)
        if ImageStat.Stat(mask).sum[0] and ImageStat.Stat(ring).sum[0]:
            mean = ImageStat.Stat(patch, ring).mean
            if contrast(tuple(mean), ink) < 4.5:
                weak[terrain] = round(contrast(tuple(mean), ink), 2)
    assert not weak


@pytest.mark.parametrize("side", SIDES)
def test_edge_of_a_counter_on_every_ground(
    land: tuple[Theme, dict[str, Image.Image], dict[str, Image.Image]], side: Side
) -> None:
    """Outline or rim at least 2.9:1 against the ground, whatever it is."""
    theme, _, rings = land
    nations = [nation for nation in LIVERIES if side_of(nation) == side]
    for terrain, ring in rings.items():
        ground = tuple(ImageStat.Stat(ring).mean)
        for nation in nations:
            livery = theme.livery(side, nation)
            edges = [theme.night, livery.rim, shaded(livery.rim, 1.25)]
            if side == "allies":
                edges.append(theme.disc)
            assert max(contrast(ground, edge) for edge in edges) >= 2.9, (terrain, nation)


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
@pytest.mark.parametrize("vision", [*VISION, "greyscale"])
def test_sides_stay_apart(theme: Theme, vision: str) -> None:
    """A light disc against a dark plate: at least 6:1 for every eye and every pair of nations."""

    def view(color: Color) -> Color:
        if vision != "greyscale":
            return seen(color, vision)
        grey = round(0.299 * color[0] + 0.587 * color[1] + 0.114 * color[2])
        return grey, grey, grey

    for nation in AXIS:
        assert contrast(view(theme.disc), view(theme.livery("axis", nation).deep)) >= 6


@pytest.mark.parametrize("vision", list(VISION))
def test_marks_stay_apart_in_the_colour_blind_theme(vision: str) -> None:
    """Attack, retreat and orders differ by more than a shade for every eye (they differ by shape, too)."""
    theme = THEMES["colour-blind"]
    colors = [seen(color, vision) for color in (theme.attack, theme.retreat, theme.move)]
    for a, b in ((0, 1), (0, 2), (1, 2)):
        assert sum(abs(x - y) for x, y in zip(colors[a], colors[b], strict=True)) >= 90


@pytest.mark.parametrize("vision", list(VISION))
def test_ground_under_a_unit_stays_apart_in_the_colour_blind_theme(vision: str) -> None:
    """Rims of wood, hedge, hill, town, stone and ruins, for every eye."""
    theme = THEMES["colour-blind"]
    grounds = ("forest", "hedgerow", "hill", "town", "castle", "city-ruins")
    rims = {one: seen(rim_of(one, theme)[0], vision) for one in grounds}
    for a, b in combinations(grounds, 2):
        assert sum(abs(x - y) for x, y in zip(rims[a], rims[b], strict=True)) >= 90, (a, b)


def test_shapes_of_the_sides() -> None:
    """Colour is never the only signal: the corners of a disc are empty, those of a plate are not."""
    from renderer.sprites.counters import BOX, Unit, counter  # noqa: PLC0415

    for theme in THEMES.values():
        disc, plate = (counter(Unit(side, "", "infantry", 4, 4), theme, 1.0) for side in SIDES)
        at = (round(BOX / 2 + 26), round(BOX / 2 - 25))
        assert disc.getpixel(at)[3] < 128 < plate.getpixel(at)[3]  # type: ignore[index]


def test_letters_are_where_we_think() -> None:
    """Guard of the test above: a name is drawn at its rise over the center."""
    assert LABEL_RISE == 42.5
    assert ImageDraw.Draw(Image.new("L", (9, 9))).textlength("A", font=font("figures", 20)) > 0
