"""What /rules says."""

from __future__ import annotations

from bot.i18n import ENGLISH, words_of
from bot.screens import rulebook


def test_what_has_one_name_is_named_once() -> None:
    """Cards of two boxes share names; a search lists each name once, and not the one it shows whole."""
    words = words_of(ENGLISH)
    found = [one for one in rulebook.entries("card") if one.id in ("air-power", "barrage", "ambush")]
    text = rulebook.several(words, [*found, *found])
    also = text.rpartition("See also: ")[2].split(", ")
    assert len(also) == len(set(also)) == 2
