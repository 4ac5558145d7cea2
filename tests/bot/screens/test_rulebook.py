"""What /rules says."""

from __future__ import annotations

from bot.i18n import ENGLISH, words_of
from bot.screens import rulebook
from bot.screens.concepts import CONCEPTS, RULES_OF
from bot.screens.screen import Select
from engine import book

EN = words_of(ENGLISH)
#: Groups of the base book that the pages of things tell, and what the box holds.
_OF_THINGS = {"COMP", "UNIT", "CARD", "TER", "OBS", "HOOK", "COORD", "BOARD", "SETUP", "DECK"}


def test_what_has_one_name_is_named_once() -> None:
    """A list below a page names each other page once, and not the one that is shown."""
    found = [one for one in rulebook.entries("card") if one.id in ("air-power", "barrage", "ambush")]
    (row,) = rulebook.page(EN, found[0], [*found, *found]).rows
    assert isinstance(row, Select)
    assert len(row.choices) == len({one.label for one in row.choices}) == 2


def test_no_two_pages_are_called_alike() -> None:
    """Whoever chooses from a list must know which is which: also the cards of the Breakthrough deck."""
    for room in rulebook.ROOMS:
        titles = [rulebook.title_of(EN, one) for one in rulebook.entries(room)]
        assert len(set(titles)) == len(titles), room


def test_pages_name_rules_that_are_in_the_book() -> None:
    """And every page that has rules is a page."""
    pages = {one.key for one in rulebook.entries()}
    assert set(RULES_OF) <= pages
    assert {one for rules in RULES_OF.values() for one in rules if book.sentence(one) is None} == set()


def test_every_group_of_the_base_book_has_a_page() -> None:
    """What a turn is made of can be looked up, each part of it."""
    told = {one.split("-")[0] for rules in CONCEPTS.values() for one in rules}
    groups = {one for one in book.sentences(("base",)) if "-" not in one}
    assert groups - _OF_THINGS - told == set()


def test_a_page_of_a_concept_is_three_lines_and_has_other_names() -> None:
    """Short enough for a bus."""
    for one in rulebook.entries("concept"):
        assert EN(f"{one.key}.rules").count("\n") == 2, one.key
        assert len(EN(f"{one.key}.rules")) < 480, one.key
        assert EN(f"{one.key}.also"), one.key
