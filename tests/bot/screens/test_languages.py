"""A language that is begun is not spoken; one that is whole is, and finds what its boxes call a thing."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import scenarios
from bot import translating
from bot.facts.sheet import Telling
from bot.i18n import BATTLES, ENGLISH, boxes, keys, languages, words_of
from bot.screens import battles, rulebook, scenario
from bot.store.text.battletext import sheet_of
from engine.dice import SeededDice
from engine.setup import new_game
from engine.view import project
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
        english = locale / ENGLISH / file
        text = english.read_text(encoding="utf-8") if english.exists() else translating.battles()
        text = text.replace("unit-infantry = Infantry", "unit-infantry = Jalkaväki")
        text = text.replace("= Pegasus Bridge", "= Pegasossilta").replace("The invasion is", "Maihinnousu on")
        folder.joinpath(file).write_text(text, encoding="utf-8")
    forget()


def english(locale: Path) -> list[str]:
    return sorted([*(path.name for path in (locale / ENGLISH).iterdir()), BATTLES])


def test_a_language_that_is_begun_is_not_spoken(locale: Path) -> None:
    begin(locale, "fi", *(name for name in english(locale) if name != "teams.ftl"))
    assert "fi" not in (*languages(), *boxes())
    assert words_of("fi").language == ENGLISH
    assert words_of("fi")("unit-infantry") == words_of(None)("unit-infantry")
    # What is there already can be looked through.
    assert {"unit-infantry", "battle-pegasus-bridge"} < keys("fi")


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
    assert "fi" in languages()
    assert "fi" not in boxes()
    assert (finnish.language, finnish.box) == ("fi", None)
    for reader in (finnish, words_of(None), words_of("de")):
        # Whoever reads one language may hold a box of another.
        assert [one.id for one in rulebook.find(reader, "jalkaväki")] == ["infantry"]
        assert rulebook.find(reader, "infantry")[0].id == "infantry"
        assert rulebook.find(reader, "halbkette")[0].id == "half-track"
    assert rulebook.text_of(finnish, rulebook.find(finnish, "jalkaväki")[0]).startswith("**Jalkaväki** ")


def test_battles_are_told_in_a_language_that_is_whole(locale: Path) -> None:
    """Title, briefing, rules, history and the names on the board; English stands in the battle's own file."""
    begin(locale, "fi", *english(locale))
    finnish, sheet = words_of("fi"), sheet_of(scenarios.load("pegasus-bridge"))
    shown = scenario.scenario_screen(finnish, sheet).text
    assert "Pegasossilta" in shown
    assert "Maihinnousu on minutes old" in shown
    before = scenario.scenario_screen(words_of(None), sheet).text
    assert before.count("\n") == shown.count("\n")
    titles = {"en": "Pegasus Bridge"}
    assert battles.title_of(finnish, "pegasus-bridge", titles) == "Pegasossilta"
    assert battles.title_of(words_of(None), "pegasus-bridge", titles) == "Pegasus Bridge"
    view = project(new_game(sheet.plain, SeededDice("x")), "spectator")
    there = {one.at: one.text for one in battles.labelled(finnish, view).labels}
    assert (there["D7"], there["B9"]) == ("Pegasossilta", "le Port")
    assert "Pegasossilta" in rulebook.hex_text(finnish, view, "D7")
    assert battles.labelled(words_of(None), view) is view


def test_what_a_battle_says_itself_goes_before(locale: Path) -> None:
    """A battle of the community brings its languages with it."""
    begin(locale, "fi", *english(locale))
    sheet = sheet_of(scenarios.load("pegasus-bridge"))
    own = sheet._replace(texts={**sheet.texts, "fi": Telling("Silta", "Nyt.")})
    assert battles.texts_of(own, words_of("fi")).briefing == "Nyt."
    assert (
        battles.title_of(words_of("fi"), "pegasus-bridge", {"en": "Pegasus Bridge", "fi": "Silta"}) == "Silta"
    )
    assert battles.title_of(words_of("fi"), "brought-in", {"en": "Own"}) == "Own"
