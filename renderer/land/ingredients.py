"""What a kind of ground is made of. One row an id; the painters of this folder know ingredients, not ids."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, TypeAlias

from engine.types import TerrainId

Ingredient: TypeAlias = Literal[
    "plain", "wood", "hedge", "hill", "steps", "scarp", "rock", "peak", "houses", "church", "castle", "ruins",
    "river", "broad", "ice", "ford", "sea", "sand", "marsh", "road", "rail", "trench", "ravine",
    "jungle", "palms", "pool", "rice", "brook", "lake", "dam", "shoal", "summit", "crest", "scarps", "cave", "rise",
    "wadi", "strip", "factory", "station", "lighthouse", "fortress", "cemetery", "camp", "hospital", "tents", "closed",
]  # fmt: skip

#: Ground of imported battles.
_FAR: Final[Mapping[TerrainId, tuple[Ingredient, ...]]] = {
    "jungle": ("jungle",),
    "stream": ("river", "brook"),
    "stream-mouth": ("river", "brook"),
    "lake": ("lake",),
    "rice-paddies": ("rice",),
    "mountain": ("rock", "summit"),
    "cave": ("hill", "cave"),
    "high-ground": ("rise",),
    "ridge": ("hill", "crest"),
    "escarpment": ("scarps",),
    "oasis": ("pool",),
    "palm-trees": ("palms",),
    "wadi": ("wadi",),
    "coast": ("sea", "shoal"),
    "sandy-coast": ("sand", "shoal"),
    "airfield": ("strip",),
    "factory": ("factory",),
    "station": ("rail", "station"),
    "lighthouse": ("lighthouse",),
    "fortress": ("fortress",),
    "cemetery": ("cemetery",),
    "camp": ("camp",),
    "dam": ("river", "dam"),
    "hospital": ("hospital",),
    "headquarters": ("tents",),
    "impassable-forest": ("wood", "closed"),
    "impassable-town": ("houses", "closed"),
}
INGREDIENTS: Final[Mapping[TerrainId, tuple[Ingredient, ...]]] = {
    "open": ("plain",),
    "forest": ("wood",),
    "hedgerow": ("hedge",),
    "hill": ("hill",),
    "steep-hill": ("hill", "steps"),
    "cliff": ("hill", "scarp"),
    "bluff": ("hill", "scarp"),
    "impassable-hill": ("rock",),
    "impassable-ridge": ("rock", "peak"),
    "town": ("houses",),
    "church": ("church",),
    "castle": ("castle",),
    "city-ruins": ("ruins",),
    "river": ("river",),
    "wide-river": ("river", "broad"),
    "frozen-river": ("river", "ice"),
    "ford": ("river", "ford"),
    "ocean": ("sea",),
    "beach": ("sand",),
    "marsh": ("marsh",),
    "road": ("road",),
    "railroad": ("rail",),
    "road-railroad": ("road", "rail"),
    "road-hill": ("hill", "road"),
    "hill-forest": ("hill", "wood"),
    "hill-town": ("hill", "houses"),
    "trenches": ("trench",),
    "ravine": ("ravine",),
    **_FAR,
}
#: A river passes under, a road leads up to: these go on where the two tiles both say so.
LINES: Final[tuple[Ingredient, ...]] = ("river", "road", "rail")
#: The kinds that have a board of their own in the gallery.
FAR: Final = tuple(_FAR)
