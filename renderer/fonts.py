"""The fonts: Atkinson Hyperlegible for figures and names of hexes, Barlow Condensed for words.

Measured: at nine pixels the first is read where condensed faces fail. Both come with
the package, with their licences; a font of the system is never used, pictures look the same everywhere.
"""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from io import BytesIO
from typing import Final, Literal, TypeAlias

from PIL import ImageFont

Face: TypeAlias = Literal["figures", "bold", "semibold", "medium", "italic"]

FILES: Final[dict[Face, str]] = {
    "figures": "AtkinsonHyperlegible-Bold.ttf",
    "bold": "BarlowCondensed-Bold.ttf",
    "semibold": "BarlowCondensed-SemiBold.ttf",
    "medium": "BarlowCondensed-Medium.ttf",
    "italic": "BarlowCondensed-SemiBoldItalic.ttf",
}


@lru_cache(len(FILES))
def _data(face: Face) -> bytes:
    return (files("renderer") / "assets" / "fonts" / FILES[face]).read_bytes()


@lru_cache(128)
def font(face: Face, pixels: int) -> ImageFont.FreeTypeFont:
    """The font at that size in pixels."""
    return ImageFont.truetype(BytesIO(_data(face)), max(1, pixels), layout_engine=ImageFont.Layout.BASIC)


#: No line of a picture has room for more letters: what is longer is measured and drawn no further, whoever asks.
LINE: Final = 500
#: No text of several lines either.
PROSE: Final = 4000


def width(face: Face, size: float, text: str) -> float:
    """How wide a text runs, in the units of its size."""
    return _hundred(face, text if len(text) <= LINE else text[:LINE]) * size / 100


@lru_cache(4096)
def _hundred(face: Face, text: str) -> float:
    """How wide it runs at a hundred: every size is measured by that one."""
    return font(face, 100).getlength(text)


def drawable(face: Face, text: str) -> bool:
    """Whether the font has a shape for every letter: it draws a box for others."""
    return all(letter == " " or _has(face, letter) for letter in text)


@lru_cache(4096)
def _has(face: Face, letter: str) -> bool:
    known = font(face, 40)
    return letter.isprintable() and bytes(known.getmask(letter)) != bytes(known.getmask("\uffff"))


def fitted(face: Face, size: float, text: str, room: float, *, least: float = 0.5) -> float:
    """The size at which a text fits the room, not less than that share of the wanted size."""
    needed = width(face, size, text)
    return size if needed <= room else max(size * least, size * room / needed)


def shortened(face: Face, size: float, text: str, room: float) -> str:
    """The text, cut with an ellipsis if it does not fit."""
    # what was fitted to the room is as wide as the room, but for the last digit
    if len(text) <= LINE and width(face, size, text) <= room + 1e-6:
        return text
    fits, over = 0, min(len(text), LINE)
    while over - fits > 1:
        letters = (fits + over) // 2
        if width(face, size, f"{text[:letters].rstrip()}…") <= room:
            fits = letters
        else:
            over = letters
    return f"{text[:fits].rstrip()}…"


def wrapped(face: Face, size: float, text: str, room: float) -> list[str]:
    """The text in lines that fit the room; a word that is too long stands alone."""
    lines: list[str] = []
    words = text[:PROSE].split()

    def fit(number: int) -> bool:
        return number == 1 or width(face, size, " ".join(words[:number])) <= room

    number = 1
    while words:
        # About as many as in the line before: a text would else be measured again with each of its words.
        number = min(number, len(words))
        while number < len(words) and fit(number + 1):
            number += 1
        while not fit(number):
            number -= 1
        lines.append(" ".join(words[:number]))
        words = words[number:]
    return lines
