"""The names of the community's editor and what they are with us. One row per name; a name not here is
foreign.

Sides are those touched at orientation 1; each further orientation turns a tile 60 degrees counter-
clockwise.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

EW, BEND = ("e", "w"), ("ne", "se")
LEFT, RIGHT = ("e", "ne", "w"), ("e", "w", "se")
FORK = ("e", "nw", "sw")
CROSS = ("e", "ne", "w", "sw")


class Tile(NamedTuple):
    """A hex tile: our kind of ground, the sides its line touches, and how many orientations it has."""

    kind: str
    sides: tuple[str, ...] = ()
    turns: int = 0


TILES: Mapping[str, Tile] = {
    "woods": Tile("forest"),
    "hedgerow": Tile("hedgerow"),
    "hills": Tile("hill"),
    "buildings": Tile("town"),
    "river": Tile("river", EW, 3),
    "curve": Tile("river", BEND, 6),
    "riverY": Tile("river", FORK, 2),
    "riverFL": Tile("river", LEFT, 6),
    "riverFR": Tile("river", RIGHT, 6),
    "pond": Tile("river", ("w",), 6),
    "pbeach": Tile("beach"),
    "beach": Tile("beach"),
    # the same rules with other artwork
    "wforest": Tile("forest"),
    "whill": Tile("hill"),
    "dhill": Tile("hill"),
    "wvillage": Tile("town"),
    "pvillage": Tile("town"),
    "bled": Tile("town"),
    "church": Tile("church"),
    "wchurch": Tile("church"),
    "wcastle": Tile("castle"),
    "marshes": Tile("marsh"),
    "wmarshes": Tile("marsh"),
    "wtrenches": Tile("trenches"),
    "ptrenches": Tile("trenches"),
    "whillforest": Tile("hill-forest"),
    "whillvillage": Tile("hill-town"),
    "wruins": Tile("city-ruins"),
    "wravine": Tile("ravine"),
    "ravine": Tile("ravine"),
    "cravine": Tile("ravine"),
    "wriver": Tile("frozen-river", EW, 3),
    "wcurved": Tile("frozen-river", BEND, 6),
    "wriverFR": Tile("frozen-river", RIGHT, 6),
    "rail": Tile("railroad", EW, 3),
    "railcurve": Tile("railroad", BEND, 6),
    "railFL": Tile("railroad", LEFT, 6),
    "railFR": Tile("railroad", RIGHT, 6),
    "railX": Tile("railroad", CROSS, 3),
    "wrail": Tile("railroad", EW, 3),
    "wrailcurve": Tile("railroad", BEND, 6),
    "wrailFR": Tile("railroad", RIGHT, 6),
    "railroad": Tile("road-railroad", CROSS, 3),
    "wrailroad": Tile("road-railroad", CROSS, 3),
    "pjungle": Tile("jungle"),
    "price": Tile("rice-paddies"),
    "pcave": Tile("cave"),
    "lakeA": Tile("lake"),
    "lakeB": Tile("lake"),
    "lakeC": Tile("lake"),
    "dam": Tile("dam", ("w",), 6),
    "mountain": Tile("mountain"),
    "highground": Tile("high-ground"),
    "dridge": Tile("ridge"),
    "descarpment": Tile("escarpment"),
    "oasis": Tile("oasis"),
    "palmtrees": Tile("palm-trees"),
    "wadi": Tile("wadi", EW, 3),
    "wcurve": Tile("wadi", BEND, 6),
    "coast": Tile("coast"),
    "coastcurve": Tile("coast"),
    "factory": Tile("factory"),
    "wfactory": Tile("factory"),
    "station": Tile("station", EW, 3),
    "lighthouse": Tile("lighthouse"),
    "fortress": Tile("fortress"),
    "cemetery": Tile("cemetery"),
    "camp": Tile("camp"),
    "phospital": Tile("hospital"),
    "pheadquarter": Tile("headquarters"),
    "dcamp": Tile("headquarters"),
    **{f"{ground}airfield": Tile("airfield", EW, 3) for ground in ("", "p", "d", "w", "c")},
    **{f"{ground}airfieldX": Tile("airfield", CROSS, 3) for ground in ("", "p", "d")},
    "hillroad": Tile("road-hill", EW, 3),
    "hillcurve": Tile("road-hill", BEND, 6),
    **{
        f"{ground}road{form}": Tile("road", sides, turns)
        for ground in ("", "w", "d")
        for form, sides, turns in (
            ("", EW, 3), ("curve", BEND, 6), ("FL", LEFT, 6),
            ("FR", RIGHT, 6), ("X", CROSS, 3), ("Y", FORK, 2),
        )
    },
}  # fmt: skip

# (tile, behavior) -> kind
BEHAVIORS: Mapping[tuple[str, str], str] = {
    ("hills", "HILL"): "hill",
    ("hills", "BLUFF"): "bluff",
    ("hills", "CLIFF"): "cliff",
    ("hills", "STEEP_HILL"): "steep-hill",
    ("hills", "IMPASSABLE_HILL"): "impassable-hill",
    ("hills", "IMPASSABLE_BLOCKING_HILL"): "impassable-ridge",
    ("mountain", "IMPASSABLE_HILL"): "impassable-hill",
    ("mountain", "IMPASSABLE_BLOCKING_HILL"): "impassable-ridge",
    ("river", "WIDE_RIVER"): "wide-river",
    ("curve", "WIDE_RIVER"): "wide-river",
    ("river", "FORD"): "ford",
    ("curve", "FORD"): "ford",
    ("woods", "IMPASSABLE_HILL"): "impassable-forest",
    ("buildings", "IMPASSABLE_HILL"): "impassable-town",
    **{
        (tile, "FORDABLE_STREAM"): "stream"
        for tile in ("river", "curve", "riverFL", "riverFR", "riverY", "pond")
    },
}
#: The mouth of a river: the side it comes from at the first orientation. It is what the river there is (CM-STR-3).
MOUTH, UPSTREAM = "pmouth", "w"
MOUTHS: Mapping[str, str] = {"stream": "stream-mouth"}
MOUTH_AS = ("river", "FORDABLE_STREAM")
# behaviors of a tile that are special rules naming its hex
RECOVERY, TENTS = "OASIS_RECOVERY", "HEADQUARTER"


class Piece(NamedTuple):
    """A rectangular tile or plastic piece: our kind, and how its orientation is meant."""

    kind: str
    turn: str = ""  # "facing", or a key of AXES


# long axis at orientation 1 and degrees per step, counter-clockwise, and how many orientations there are
AXES: Mapping[str, tuple[int, int, int]] = {
    "bridge": (90, -30, 6),
    "rail": (0, -60, 3),
    "ford": (90, 60, 3),
    "teeth": (0, 60, 3),
}

RECTS: Mapping[str, Piece] = {
    "bridge": Piece("bridge", "bridge"),
    "wbridge": Piece("bridge", "bridge"),
    "pbridge": Piece("bridge", "bridge"),
    "bunker": Piece("bunker", "facing"),
    "casemate": Piece("field-bunker"),
    "pbunker": Piece("field-bunker"),
    "wbunker": Piece("field-bunker", "facing"),
    "dbunker": Piece("field-bunker", "facing"),
    "pontoon": Piece("pontoon-bridge", "bridge"),
    "wpontoon": Piece("pontoon-bridge", "bridge"),
    "railbridge": Piece("railroad-bridge", "rail"),
    "wrailbridge": Piece("railroad-bridge", "rail"),
    "roadblock": Piece("road-block", "ford"),
    "droadblock": Piece("road-block", "ford"),
    "wroadblock": Piece("road-block", "ford"),
    "dragonteeth": Piece("dragons-teeth", "teeth"),
}
#: Rectangular tiles that are units, ships and trains, and the one that carries the unit on it (CM-SHP, CM-LCR-1).
SHIPS: Mapping[str, str] = {
    "pdestroyer": "destroyer",
    "pcarrier": "aircraft-carrier",
    "loco": "locomotive",
    "wagon": "wagon",
}
BARGE, LANDING_CRAFT = "barge", "landing-craft"
OBSTACLES: Mapping[str, Piece] = {
    "wire": Piece("wire", "facing"),
    "sand": Piece("sandbags", "facing"),
    "hedgehog": Piece("hedgehog"),
}
PIECE_BEHAVIORS: Mapping[tuple[str, str], str] = {
    ("bridge", "BRIDGE_SECTION"): "bridge-section",
    ("sand", "SEAWALL"): "sea-wall",
}

#: Behaviors of a bridge that the rule of blown bridges reads: it may be, and it is worth a medal.
CHARGES = ("CAN_BE_BLOWN", "ONE_MEDAL_IF_BLOWN")

FACINGS = ("bottom", "top")  # orientation 1, 2

# unit names are a type and a nation
TYPES: Mapping[str, str] = {
    "inf": "infantry",
    "inf2": "special-forces",
    "tank": "armor",
    "tank2": "elite-armor",
    "gun": "artillery",
}
FLAGS: Mapping[str, tuple[str, str]] = {  # nation of the figures -> side, nation
    "us": ("allies", "united-states"),
    "brit": ("allies", "united-kingdom"),
    "ru": ("allies", "soviet-union"),
    "ger": ("axis", "germany"),
    "jp": ("axis", "japan"),
}
BRITISH = "brit"
BRITISH_RULE = "british-commonwealth"
ITALIAN = "badge38"  # an Italian unit, whatever its figures
COUNTRIES: Mapping[str, str] = {
    "DE": "germany",
    "US": "united-states",
    "GB": "united-kingdom",
    "FR": "france",
    "RU": "soviet-union",
    "IT": "italy",
    "FI": "finland",
    "PL": "poland",
    "JP": "japan",
    "CA": "canada",
    "RO": "romania",
    "SK": "slovakia",
    "NL": "netherlands",
}
ENGINEERS = ("badge6", "badge8", "badge12", "badge28", "badge31")
BADGES: Mapping[tuple[str, str], str] = {  # (type, badge) -> kind; weapons end in early or late by the year
    ("inf2", "badge3"): "french-resistance",
    **{(arm, badge): "engineers" for arm in ("inf", "inf2") for badge in ENGINEERS},
    ("inf", "badge26"): "sniper",
    ("inf", "badge27"): "sniper",
    ("inf", "badge29"): "cavalry",
    ("inf", "badge30"): "ski-troops",
    ("inf2", "badge30"): "ski-troops",
    ("inf", "badge37"): "anti-tank-gun",
    ("inf", "badge41"): "mortar",
    ("inf", "badge45"): "machine-gun",
    ("gun", "badge5"): "big-gun",
    ("gun", "badge35"): "mobile-artillery",
    ("gun", "badge46"): "heavy-anti-tank-gun",
    ("tank", "badge33"): "flame-thrower-tank",
    ("tank2", "badge33"): "flame-thrower-tank",
    ("tank", "badge44"): "tank-destroyer",
    ("tank2", "badge44"): "tank-destroyer",
    ("veh", "badge42"): "half-track",
    ("veh", "badge43"): "patrol-car",
    ("veh", ""): "supply-truck",
}
WEAPONS = ("anti-tank-gun", "mortar", "machine-gun")
LATE_FROM = "1942-07"  # XAMB-34
#: Figures of a tank destroyer where the file tells none: 4 for those of these flags, else the usual 3.
BIG_DESTROYERS = ("ger", "ru")


def figures(kind: str, flag: str, usual: int) -> int:
    """The figures of a unit for which a file tells none."""
    return 4 if kind == "tank-destroyer" and flag in BIG_DESTROYERS else usual


MEDALS: Mapping[str, str] = {
    "medal0": "both",
    "medal1": "allies",
    "medal2": "axis",
    "medal4": "allies",
    "medal5": "axis",
    "medal6": "allies",
    "medal7": "axis",
}
MEDAL_OF: Mapping[str, str] = {"allies": "medal1", "axis": "medal2", "both": "medal0"}
MINE, EXIT, EXIT_RANGE, STAR, CAMOUFLAGE = "tag3", "tag4", "tag5", "tag1", ("tag14", "tag15")

MINE_FIELD = "MINE_FIELD"
MINES: Mapping[str, str] = {MINE_FIELD: "minefield", "DECOY_MEDAL_MINE_FIELD": "decoy-minefield"}

# what may be told of a battle star that needs no rule: nothing, or that the ace of the battle stands there
STARS = (None, "IS_WITTMANN")

BOARDS: Mapping[str, str] = {"STANDARD": "standard", "BRKTHRU": "breakthrough", "OVERLORD": "overlord"}
FACES: Mapping[str, str] = {"COUNTRY": "country", "BEACH": "beach", "WINTER": "winter", "DESERT": "desert"}
FRONTS: Mapping[str, str] = {
    "WESTERN": "western",
    "EASTERN": "eastern",
    "MEDITERRANEAN": "mediterranean",
    "PACIFIC": "pacific",
}
SIDES: Mapping[str, str] = {"AXIS": "axis", "ALLIES": "allies"}

# options that are one of our rule words as they stand
OPTIONS: Mapping[tuple[str, object], str] = {
    ("italy_royal_army", True): "italian-royal-army",
    ("italy_high_command", True): "italian-high-command",
    ("blitz_rules", True): "blitz",
    ("british_commonwealth", True): "british-commonwealth",
    ("gung_ho", True): "gung-ho",
    ("north_african_desert_rules", True): "desert",
    ("infantry_exit_counts_2", True): "infantry-exit-double",
    ("deck_name", "AIR_POWER_AS_ARTILLERY_BOMBARD_DECK"): "air-power-as-artillery-bombard",
    ("deck_reshuffling", False): "no-reshuffle",
}
HARMLESS_OPTIONS = ("mine_deck_name",)
# rules that hang on the figures of a nation, whether an option names them or not (CM-JP-0)
RULE_OF_FIGURES: Mapping[str, str] = {"jp": "japanese-army", BRITISH: BRITISH_RULE}

# behaviors of a unit that are a switch of ours; equipment likewise, "" where the kind says it already (CM-MOT-1)
UNIT_BEHAVIORS: Mapping[str, str] = {
    "ARMOR_MOVE_TWO": "slow",
    "ELITE_ARMOR_MOVE_TWO": "slow",
    "CAN_IGNORE_ONE_FLAG": "steadfast",
    "CANNOT_EXIT": "stays-on-board",
}
EQUIPMENT: Mapping[str, str] = {"wittmann": "ace", "motorized": "", "boat": ""}
BOAT = "boat"  # what carries infantry over rivers (CM-BOT-1)
