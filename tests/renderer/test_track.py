"""The track of a campaign: as many battles as there may be, with names of any length, each in its place."""

from __future__ import annotations

import pytest
from PIL import Image, ImageChops

from renderer.track import WIDTH, Station, TrackWords, draw_track

_WORDS = TrackWords("A Campaign", "Allies win", "Allies 2 : 1 Axis", "It is over. " * 20)
_LONG = "The Never Ending Struggle for Another Nameless Crossroads in the Woods"


def row_of(number: int, title: str) -> tuple[Station, ...]:
    """So many battles one after the other, all won."""
    won = Station(title, "6 June 1944", "won", 0, "12 : 10", "axis", "germany", "9 points")
    row = [won._replace(column=one, leads=(one + 1,), gone=one + 1) for one in range(number - 1)]
    return (*row, Station(title, "7 June 1944", "drawn", number - 1, "3 : 3", points="1 point"))


@pytest.mark.parametrize("number", [3, 6])
def test_nothing_is_drawn_over_the_edge(number: int) -> None:
    image = draw_track(row_of(number, _LONG), words=_WORDS, scale=0.5)
    assert image.width == WIDTH / 2
    ground = image.getpixel((2, image.height - 2))
    right = image.crop((image.width - 8, 80, image.width, image.height))
    empty = Image.new("RGB", right.size, ground)
    assert ImageChops.difference(right, empty).getbbox() is None


def test_a_branch_makes_it_higher() -> None:
    """Battles that stand in one column stand below each other."""
    row = row_of(3, "Short")
    branch = (row[0], row[1], row[1]._replace(state="missed", winner=None), row[2])
    assert draw_track(branch, words=_WORDS).height > draw_track(row, words=_WORDS).height
