"""A language that is begun is not spoken; one that is whole is, and finds what its boxes call a thing."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.i18n import ENGLISH, boxes, keys, languages, words_of
from bot.screens import rulebook
from tests.bot.kit.tongues import forget, speaking_of


@pytest.fixture
def locale(tmp_path: Path) -> Iterator[Path]:
    with speaking_of(tmp_path / "locale") as folder:
        yield folder


def begin(locale: Path, language: str, *files: str) -> None:
    """Files of a language, each as the English one with other words for infantry and forest."""
    folder = locale / language
    folder.mkdir(exist_ok=True)
    for file in files:
        text = locale.joinpath(ENGLISH, file).read_text(encoding="utf-8")
        text = text.replace("unit-infantry = Infantry", "unit-infantry = Jalkaväki")
        folder.joinpath(file).write_text(text, encoding="utf-8")
    forget()


def english(locale: Path) -> list[str]:
    return sorted(path.name for path in (locale / ENGLISH).iterdir())


def test_a_language_that_is_begun_is_not_spoken(locale: Path) -> None:
    begin(locale, "fi", *(name for name in english(locale) if name != "teams.ftl"))
    assert "fi" not in (*languages(), *boxes())
    assert words_of("fi").language == ENGLISH
    assert words_of("fi")("unit-infantry") == words_of(None)("unit-infantry")
    assert keys("fi") < keys(ENGLISH), "what is there already can be looked through"


def test_its_boxes_are_understood_all_the_while(locale: Path) -> None:
    """Only terms.ftl speaks, and a half-filled catalogue beside it changes nothing of that."""
    begin(locale, "fi", "names.ftl")
    (locale / "fi" / "terms.ftl").write_text("unit-infantry = Jalkamiehet\n", encoding="utf-8")
    forget()
    finnish = words_of("fi")
    assert (finnish.language, finnish.box) == (ENGLISH, "fi")
    assert finnish.printed("unit-infantry") == "Jalkamiehet"
    assert finnish.printed("unit-armor") is None
    assert rulebook.find(finnish, "Jalkaväki") == []
    assert [one.id for one in rulebook.find(finnish, "jalkamiehet")] == ["infantry"]


def test_a_language_that_is_whole_is_spoken_and_searched(locale: Path) -> None:
    begin(locale, "fi", *english(locale))
    (locale / "fi" / "terms.ftl").write_text("unit-infantry = Jalkaväki\n", encoding="utf-8")
    forget()
    finnish = words_of("fi")
    assert languages() == (ENGLISH, "fi")
    assert "fi" not in boxes()
    assert (finnish.language, finnish.box) == ("fi", None)
    for reader in (finnish, words_of(None), words_of("de")):
        # Whoever reads one language may hold a box of another.
        assert [one.id for one in rulebook.find(reader, "jalkaväki")] == ["infantry"]
        assert rulebook.find(reader, "infantry")[0].id == "infantry"
        assert [one.id for one in rulebook.find(reader, "halbkette")] == ["half-track"]
    assert rulebook.text_of(finnish, rulebook.find(finnish, "jalkaväki")[0]).startswith("**Jalkaväki** ")
