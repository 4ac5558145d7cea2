"""Fonts come with the package, with their licences, and have every letter a battle needs."""

from __future__ import annotations

import re
import unicodedata
from importlib.resources import files
from pathlib import Path

import pytest

import renderer
import scenarios
from engine.view import LabelView
from renderer import fonts
from renderer.canvas import label
from renderer.fonts import FILES, Face, fitted, font, shortened, width, wrapped
from renderer.gallery import made_up_view
from renderer.words import CardWords, HandWords, ScenarioWords, Words

LOCALE = Path(renderer.__file__).parents[1] / "bot" / "locale"
#: Marks that are a part of an emoji, or stand in no picture.
_EMOJI = set("\u203c\u2049\u2139")
SOURCES = sorted(Path(renderer.__file__).parent.rglob("*.py"))


def test_files_and_licences() -> None:
    """OFL texts lie beside the fonts; there is nothing else but the script and style of the page."""
    folder = files("renderer") / "assets" / "fonts"
    names = {one.name for one in folder.iterdir()}
    assert set(FILES.values()) <= names
    assert {"AtkinsonHyperlegible-OFL.txt", "BarlowCondensed-OFL.txt"} <= names
    assert all(
        "SIL Open Font License" in (folder / name).read_text("utf-8") for name in names if "OFL" in name
    )
    assert {one.name for one in (files("renderer") / "assets").iterdir()} == {"fonts", "page"}


def test_no_system_font() -> None:
    """Nothing asks the system for a font."""
    for path in SOURCES:
        source = path.read_text("utf-8")
        assert "load_default" not in source, path
        if path.name != "fonts.py":
            assert "truetype" not in source, path


def of_catalogues() -> set[str]:
    """Every letter and mark of every language's words, spoken or begun; emoji are drawn by the readers' devices."""
    texts = [one.read_text("utf-8") for one in LOCALE.glob("*/*.ftl")]
    return {one for text in texts for one in text if unicodedata.category(one)[0] in "LNP"} - _EMOJI


@pytest.mark.parametrize("face", FILES)
def test_no_missing_glyph(face: Face) -> None:
    """Point 15: all letters of titles and names of places, of the catalogues, and what other languages add."""
    letters = set(
        "ÄÖÜäöüßÉÈÊÀÇéèêàçñŁłØøÅåÆæŒœŐőŘřŠšŽžĲĳ0123456789·–…×+-&!?'()".replace("Ĳ", "IJ").replace("ĳ", "ij")
    )
    letters |= of_catalogues()
    assert {"ß", "ï", "„", "é"} <= letters
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


@pytest.mark.parametrize("letters", [80, 1000, 8000, 256_000])
def test_a_long_text_is_cut_in_a_few_steps(letters: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """As many steps as it takes to halve a line, whatever is asked; never wider than the room, and not too narrow."""
    text, asked = ("The Long March " * (letters // 15 + 1))[:letters].upper(), list[int]()
    real = font("bold", 100)

    class Counting:
        def getlength(self, said: str) -> float:
            asked.append(len(said))
            return real.getlength(said)

    fonts._hundred.cache_clear()
    monkeypatch.setattr(fonts, "font", lambda *_: Counting())
    cut = shortened("bold", 21.5, text, 530)
    assert len(asked) <= 11
    assert max(asked) <= 501
    monkeypatch.undo()
    assert cut.endswith("…")
    assert 500 < width("bold", 21.5, cut) <= 530
    assert shortened("bold", 21.5, "A", 0.1) == "…"


def test_prose_is_read_no_further_than_a_picture_reaches() -> None:
    """Wrapping a book takes no longer than wrapping a page."""
    assert sum(map(len, wrapped("medium", 30, "word " * 50_000, 1000))) <= 4000
    assert len(wrapped("medium", 30, "x" * 50_000, 1000)[0]) == 4000
    assert width("medium", 30, "x" * 50_000) == width("medium", 30, "x" * 500)
    assert label("x" * 50_000, "medium", 30, (0, 0, 0)).width < 15_000


@pytest.mark.parametrize("letters", [8000, 256_000])
def test_pictures_take_texts_of_any_length(letters: int) -> None:
    """Title, briefing, rules and names of places as they came in before there were limits."""
    names = (LabelView("E5", "x" * letters), LabelView("E3", "Long March " * (letters // 11)))
    view = made_up_view()._replace(labels=names)
    long = "The Long March " * (letters // 15)
    words = ScenarioWords(long, "1944", briefing="x" * letters, rules=(long, "x" * letters) * 4)
    assert renderer.render_scenario_card(view, words=words, scale=0.3).width == 480
    assert renderer.render_board(view, words=Words(long, "Turn 1", last=long), scale=0.3).width == 420
    hand = HandWords("Your hand", long, {"ambush": CardWords("Ambush", text="x")})
    assert renderer.render_hand(view, words=hand, cards=["ambush"], scale=0.3).width
