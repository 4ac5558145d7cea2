"""`/admin audit` says everything that is noted, in every language, and nothing of it as the store has it."""

from __future__ import annotations

from typing import get_args

import pytest

from bot.facts.audit import Audited, AuditKind
from bot.facts.prefs import ServerPrefs
from bot.host.admin import AuditLine
from bot.i18n import languages, words_of
from bot.screens.audit import audit_text
from bot.store.text import audittext


@pytest.mark.parametrize("language", languages())
def test_everything_noted_has_its_words(language: str) -> None:
    words = words_of(language)
    for what in get_args(AuditKind):
        assert words.own(f"audit-{what}"), what
        assert audit_text(words, [AuditLine(3, 1, Audited(what), 0.0)])


#: What stands in stores that are there.
OLD = {
    ("extend", '{"reason": "slow", "seconds": 18000}'): Audited("extend", "slow", seconds=18000),
    ("force", '{"reason": "", "verdict": "time"}'): Audited("force", verdict="time"),
    ("setup", '{"home": 5, "allowed": [6, 7]}'): Audited("setup", settings={"home": 5, "allowed": [6, 7]}),
    ("cancel", '{"reason": "x", "why": "abandoned"}'): Audited("cancel", "x", why="abandoned"),
    ("place-lost", '{"place": "side:axis", "why": "deleted"}'): Audited(
        "place-lost", place="side:axis", why="deleted"
    ),
    ("repair", '{"replayed": 9, "mended": [4, 7], "faults": [[8, "differs"]]}'): Audited(
        "repair", replayed=9, mended=(4, 7), faults=((8, "differs"),)
    ),
    ("cup-drop", '{"name": "Spring cup", "who": 101}'): Audited("cup-drop", name="Spring cup", who=101),
    # Of a release to come.
    ("extend", '{"seconds": {"given": 5}}'): Audited("extend"),
    ("moon-landing", '{"a": 1}'): None,
}


@pytest.mark.parametrize("row", OLD)
def test_what_was_noted_is_read(row: tuple[str, str]) -> None:
    """As it was before it had types, and written so that the release before reads it."""
    done = OLD[row]
    assert audittext.read(*row) == done
    if done is not None:
        assert audittext.read(done.what, audittext.written(done)) == done


@pytest.mark.parametrize("language", languages())
def test_every_setting_is_shown_as_it_was_set(language: str) -> None:
    """Channels, roles and words, not numbers and names of fields."""
    words = words_of(language)
    set_to = {
        "language": "de", "places": "threads", "category": 5, "home": 6, "role": 7, "openers": 8,
        "allowed": [9, 10], "reports": None, "most_games": 3, "most_channels": 4, "importers": "nobody",
        "ladder": "off",
    }  # fmt: skip
    assert set_to.keys() == set(ServerPrefs._fields)
    text = audit_text(words, [AuditLine(None, 1, Audited("setup", settings=set_to), 0.0)])
    for part in (
        "`language` Deutsch", f"`places` {words('places-threads')}", "`home` <#6>", "`moderators` <@&7>",
        "`allow` <#9> <#10>", "`reports` –", "`games` 3", f"`importers` {words('importers-nobody')}",
    ):  # fmt: skip
        assert part in text


def test_a_line_tells_who_when_where_and_why() -> None:
    told = AuditLine(3, 1, Audited("extend", "*slow*", seconds=18_000), 60.0)
    assert audit_text(words_of("de"), [told]).splitlines()[1] == (
        r"<t:60:f> · <@1> · **#3** · Mehr Zeit gegeben: 5 Stunden – „\*slow\*“"
    )
    assert audit_text(words_of("de"), []) == "Moderatoren haben noch nichts getan."
