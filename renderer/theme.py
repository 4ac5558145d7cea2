"""Colours, as named things: what the land looks like by face, what the sides wear, what a mark means.

A theme changes values here and nothing anywhere else. Sides differ by shape in all of them (light disc, dark
plate), so colour is never the only signal.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Final, NamedTuple, TypeAlias

from engine.types import Side

Color: TypeAlias = tuple[int, int, int]


def mixed(a: Color, b: Color, share: float) -> Color:
    """The colour so far on the way from a to b."""
    return (
        round(a[0] + (b[0] - a[0]) * share),
        round(a[1] + (b[1] - a[1]) * share),
        round(a[2] + (b[2] - a[2]) * share),
    )


def shaded(color: Color, factor: float) -> Color:
    """The colour, lighter or darker."""
    r, g, b = (max(0, min(255, round(part * factor))) for part in color)
    return (r, g, b)


def opaque(color: Color, alpha: int = 255) -> tuple[int, int, int, int]:
    """The colour with an alpha value."""
    return (*color, alpha)


@dataclass(frozen=True, slots=True)
class Land:
    """The colours of the ground and of everything that grows or stands on it."""

    ground_dark: Color = (143, 153, 104)
    ground: Color = (165, 173, 122)
    ground_light: Color = (188, 192, 146)
    fields: tuple[Color, ...] = ((186, 180, 118), (150, 162, 100), (172, 160, 112), (168, 178, 112))
    furrow: Color = (112, 120, 66)
    sand_dark: Color = (205, 180, 132)
    sand: Color = (222, 200, 153)
    sand_light: Color = (238, 221, 180)
    sea_dark: Color = (41, 84, 112)
    sea: Color = (62, 117, 147)
    sea_light: Color = (112, 166, 186)
    foam: Color = (236, 243, 240)
    wood_floor: Color = (84, 108, 62)
    wood_dark: Color = (44, 68, 38)
    wood: Color = (70, 99, 50)
    wood_light: Color = (116, 143, 74)
    hill_light: Color = (214, 197, 142)
    hill: Color = (183, 164, 106)
    hill_dark: Color = (112, 92, 56)
    contour: Color = (104, 82, 44)
    rock_light: Color = (206, 198, 184)
    rock: Color = (160, 148, 130)
    rock_dark: Color = (84, 74, 64)
    town: Color = (205, 190, 160)
    lane: Color = (226, 209, 176)
    roofs: tuple[Color, ...] = ((164, 84, 62), (180, 116, 78), (141, 72, 53), (164, 84, 62), (104, 112, 120))
    slate: Color = (104, 112, 120)
    rubble: Color = (98, 90, 82)
    wall: Color = (196, 182, 162)
    bank: Color = (176, 166, 112)
    bank_dark: Color = (92, 88, 54)
    river_dark: Color = (56, 102, 128)
    river: Color = (84, 134, 158)
    river_light: Color = (140, 186, 202)
    ice_dark: Color = (134, 168, 188)
    ice: Color = (186, 210, 221)
    ice_light: Color = (240, 247, 250)
    road: Color = (222, 203, 160)
    road_edge: Color = (134, 112, 74)
    ballast: Color = (150, 142, 126)
    tie: Color = (86, 66, 48)
    rail: Color = (206, 210, 214)
    hedge_dark: Color = (52, 76, 38)
    hedge: Color = (84, 112, 52)
    hedge_light: Color = (128, 152, 80)
    meadow: Color = (176, 186, 112)
    concrete_dark: Color = (104, 103, 97)
    concrete: Color = (168, 166, 156)
    concrete_light: Color = (206, 204, 194)
    bag_dark: Color = (126, 102, 62)
    bag: Color = (196, 172, 122)
    bag_light: Color = (228, 210, 168)
    timber_dark: Color = (104, 82, 54)
    timber: Color = (196, 166, 116)
    earth_dark: Color = (78, 62, 40)
    earth: Color = (140, 116, 78)
    shadow: Color = (24, 30, 18)
    grid: Color = (38, 40, 26)
    #: How strong the fields, the grain and the ink of the grid are.
    farmed: bool = True
    snow: bool = False
    grain: float = 0.16
    grid_ink: float = 0.46


COUNTRY: Final = Land()
DESERT: Final = replace(
    COUNTRY,
    ground_dark=(205, 180, 132), ground=(222, 200, 153), ground_light=(238, 221, 180),
    sand_dark=(222, 212, 186), sand=(240, 231, 206), sand_light=(250, 245, 228),
    wood_floor=(150, 138, 84), wood_dark=(58, 72, 40), wood=(92, 108, 56), wood_light=(142, 150, 84),
    hill_light=(232, 206, 150), hill=(196, 160, 106), hill_dark=(124, 90, 54), contour=(120, 86, 48),
    town=(214, 192, 150), lane=(232, 214, 178), bank=(186, 168, 110),
    roofs=((226, 208, 172), (212, 190, 150), (232, 218, 188), (204, 178, 138), (190, 160, 122)),
    meadow=(196, 186, 122), road=(198, 172, 124), road_edge=(142, 110, 70), shadow=(46, 36, 20),
    grid=(70, 54, 30), farmed=False,
)  # fmt: skip
WINTER: Final = replace(
    COUNTRY,
    ground_dark=(196, 206, 214), ground=(226, 231, 234), ground_light=(244, 246, 246),
    wood_floor=(150, 168, 172), wood_dark=(38, 62, 58), wood=(62, 90, 82), wood_light=(238, 244, 246),
    hill_light=(255, 255, 255), hill=(214, 219, 224), hill_dark=(112, 130, 154), contour=(92, 104, 122),
    rock_light=(250, 250, 250), rock=(176, 182, 188), rock_dark=(84, 92, 106),
    town=(206, 208, 210), lane=(186, 186, 186), bank=(206, 214, 220), bank_dark=(120, 138, 154),
    river_dark=(78, 122, 148), river=(112, 156, 180), river_light=(196, 220, 232),
    sand_dark=(196, 194, 184), sand=(218, 216, 206), sand_light=(238, 236, 228),
    road=(196, 194, 190), road_edge=(138, 140, 146), ballast=(168, 170, 172),
    hedge_dark=(60, 82, 76), hedge=(110, 130, 126), hedge_light=(236, 242, 244), meadow=(222, 226, 224),
    concrete=(206, 208, 210), concrete_light=(236, 238, 240), bag_light=(250, 250, 250),
    shadow=(70, 86, 110), grid=(70, 84, 100), farmed=False, snow=True, grain=0.12,
)  # fmt: skip
FACES: Final[Mapping[str, Land]] = {"country": COUNTRY, "beach": COUNTRY, "winter": WINTER, "desert": DESERT}


class Livery(NamedTuple):
    """What the counters of a nation wear: the rim, and the figure (Allies) or the plate (Axis)."""

    rim: Color
    deep: Color


LIVERIES: Final[Mapping[str, Livery]] = {
    "united-states": Livery((74, 92, 48), (44, 58, 28)),
    "united-kingdom": Livery((150, 104, 52), (88, 56, 22)),
    "canada": Livery((166, 66, 58), (92, 30, 30)),
    "soviet-union": Livery((164, 58, 42), (100, 28, 20)),
    "france": Livery((52, 84, 142), (26, 48, 92)),
    "poland": Livery((174, 62, 84), (96, 22, 44)),
    "netherlands": Livery((206, 118, 34), (98, 46, 4)),
    "germany": Livery((156, 170, 180), (58, 66, 74)),
    "japan": Livery((222, 176, 84), (82, 48, 30)),
    "italy": Livery((158, 186, 146), (48, 66, 52)),
    "finland": Livery((150, 182, 216), (40, 60, 92)),
    "romania": Livery((220, 192, 104), (70, 60, 28)),
    "slovakia": Livery((188, 160, 190), (66, 48, 72)),
}
#: For a nation that nobody has dressed yet.
PLAIN_LIVERIES: Final[Mapping[Side, Livery]] = {
    "allies": Livery((96, 98, 92), (46, 48, 44)),
    "axis": Livery((170, 174, 178), (56, 60, 66)),
}


@dataclass(frozen=True, slots=True, eq=False)
class Theme:
    """One way to draw everything. There is one of each, so that it is a key of caches by what it is."""

    name: str
    faces: Mapping[str, Land] = field(default_factory=lambda: FACES)
    liveries: Mapping[str, Livery] = field(default_factory=lambda: LIVERIES)
    #: Rims that tell the sides apart whatever the nation; None: the nation's own.
    side_liveries: Mapping[Side, Livery] | None = None
    frame: Color = (30, 34, 38)
    header: Color = (41, 46, 51)
    paper: Color = (246, 240, 224)
    muted: Color = (164, 170, 174)
    ink: Color = (31, 34, 28)
    ruler: Color = (200, 204, 204)
    gold: Color = (236, 186, 70)
    ring: Color = (255, 214, 64)
    plate: Color = (255, 220, 96)
    attack: Color = (222, 46, 32)
    retreat: Color = (96, 160, 220)
    move: Color = (255, 206, 58)
    disc: Color = (244, 236, 214)
    figure: Color = (240, 242, 240)
    night: Color = (22, 24, 22)
    hurt_on_light: Color = (178, 30, 24)
    hurt_on_dark: Color = (255, 206, 84)
    section_line: Color = (255, 236, 190)
    #: The land is moved so far towards white, and loses so much colour, to leave the contrast to the pieces.
    bleach: float = 0.0
    drained: float = 0.0
    grid_width: float = 1.5
    grid_ink: float = 1.0
    #: Rims of ground under a unit, by what is in the ground, where they are not as usual.
    rims: Mapping[str, Color] = field(default_factory=dict)

    @property
    def struck(self) -> Color:
        """The words of a roll that hit, on the dark of the frame."""
        return mixed(self.attack, (255, 255, 255), 0.46)

    @property
    def driven(self) -> Color:
        """The words of one that drove back."""
        return mixed(self.retreat, (255, 255, 255), 0.25)

    def land(self, face: str) -> Land:
        """The colours of a face; an unknown one is drawn as country."""
        return self.faces.get(face, COUNTRY)

    def livery(self, side: Side, nation: str) -> Livery:
        """What the counters of a nation wear in this theme."""
        if self.side_liveries is not None:
            return self.side_liveries[side]
        return self.liveries.get(nation, PLAIN_LIVERIES[side])


STANDARD: Final = Theme("standard")
HIGH_CONTRAST: Final = Theme(
    "high-contrast",
    side_liveries={"allies": Livery((0, 0, 0), (0, 0, 0)), "axis": Livery((255, 255, 255), (0, 0, 0))},
    frame=(0, 0, 0), header=(12, 12, 14), paper=(255, 255, 255), muted=(214, 218, 220), ink=(0, 0, 0),
    ruler=(255, 255, 255), gold=(255, 210, 0), ring=(255, 222, 0), plate=(255, 236, 64), attack=(214, 0, 0),
    retreat=(86, 172, 255), move=(255, 222, 0), disc=(255, 255, 255), figure=(255, 255, 255), night=(0, 0, 0),
    hurt_on_light=(170, 0, 0), hurt_on_dark=(255, 226, 60), section_line=(255, 255, 255),
    bleach=0.20, drained=0.30, grid_width=2.2, grid_ink=1.7,
)  # fmt: skip
#: Okabe and Ito's colours where a colour carries meaning; red and green never stand against each other.
COLOUR_BLIND: Final = Theme(
    "colour-blind",
    side_liveries={"allies": Livery((0, 114, 178), (0, 48, 92)), "axis": Livery((240, 168, 60), (60, 48, 40))},
    gold=(240, 208, 66), ring=(255, 228, 66), plate=(255, 232, 110), attack=(204, 74, 0),
    retreat=(86, 180, 233), move=(255, 228, 66), hurt_on_light=(150, 44, 0), hurt_on_dark=(255, 214, 92),
    bleach=0.08, drained=0.22,
    # Light or dark, blue or yellow: a wood, a hedge, a hill, houses and stone look alike to nobody.
    rims={
        "wood": (0, 62, 40), "jungle": (0, 62, 40), "palms": (0, 62, 40), "hedge": (86, 180, 240),
        "hill": (236, 160, 20), "crest": (236, 160, 20),
        "houses": (120, 20, 150), "church": (120, 20, 150), "factory": (120, 20, 150), "station": (120, 20, 150),
        "lighthouse": (120, 20, 150),
        "rock": (226, 224, 216), "castle": (226, 224, 216), "fortress": (226, 224, 216),
        "ruins": (134, 124, 116), "camp": (134, 124, 116),
    },
)  # fmt: skip
THEMES: Final[Mapping[str, Theme]] = {theme.name: theme for theme in (STANDARD, HIGH_CONTRAST, COLOUR_BLIND)}


def theme_called(theme: str | Theme) -> Theme:
    """The theme of this name, or the theme itself; raises KeyError."""
    return theme if isinstance(theme, Theme) else THEMES[theme]
