"""Fonts come with the package, with their licences, and have every letter a battle needs."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

import renderer
import scenarios
from renderer.fonts import FILES, Face, fitted, font, shortened, width, wrapped

SOURCES = sorted(Path(renderer.__file__).parent.rglob("*.py"))


def test_files_and_licences() -> None:
    """OFL texts lie beside the fonts; there is no other asset."""
    folder = files("renderer") / "assets" / "fonts"
    names = {one.name for one in folder.iterdir()}
    assert set(FILES.values()) <= names
    assert {"AtkinsonHyperlegible-OFL.txt", "BarlowCondensed-OFL.txt"} <= names
    assert all(
        "SIL Open Font License" in (folder / name).read_text("utf-8") for name in names if "OFL" in name
    )
    assert [one.name for one in (files("renderer") / "assets").iterdir()] == ["fonts"]


def test_no_system_font() -> None:
    """Nothing asks the system for a font."""
    for path in SOURCES:
        source = path.read_text("utf-8")
        assert "load_default" not in source, path
        if path.name != "fonts.py":
            assert "truetype" not in source, path


@pytest.mark.parametrize("face", FILES)
def test_no_missing_glyph(face: Face) -> None:
    """Point 15: all letters of titles and names of places, and what other languages add."""
    letters = set(
        "ÄÖÜäöüßÉÈÊÀÇéèêàçñŁłØøÅåÆæŒœŐőŘřŠšŽžĲĳ0123456789·–…×+-&!?'()".replace("Ĳ", "IJ").replace("ĳ", "ij")
    )
    for battle in scenarios.ids():
        found = scenarios.load(battle)
        letters |= set(str(found.get("labels")) + str([text["title"] for text in found["texts"].values()]))
    missing = font(face, 40).getmask("\uffff")
    boxes = [
        letter for letter in sorted(letters)
        if not re.match(r"\s", letter) and bytes(font(face, 40).getmask(letter)) == bytes(missing)
    ]  # fmt: skip
    assert not boxes


def test_fitting() -> None:
    """Text shrinks to half its size and is cut after that."""
    assert fitted("bold", 40, "short", 500) == 40
    assert width("bold", fitted("bold", 40, "a long line of words", 200), "a long line of words") <= 201
    assert fitted("bold", 40, "a long line of words", 10) == 20
    cut = shortened("medium", 30, "a very long line of words", 120)
    assert cut.endswith("…")
    assert width("medium", 30, cut) <= 120
    assert wrapped("medium", 30, "one two three", 1) == ["one", "two", "three"]
    assert wrapped("medium", 30, "", 100) == []
