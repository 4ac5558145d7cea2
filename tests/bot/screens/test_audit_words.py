"""`/admin audit` says everything that is noted, in every language, and nothing of it as the store has it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import bot
from bot.facts.prefs import ServerPrefs
from bot.host.admin import AuditLine
from bot.i18n import languages, words_of
from bot.screens.audit import audit_text


def noted() -> Iterator[str]:
    """The word of everything that the code notes."""
    for file in Path(bot.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
                continue
            named = [one.value for one in node.keywords if one.arg == "what"]
            told = {"audit": node.args[:1], "add": named, "_of": node.args[1:2], "note": node.args[2:3],
                    "_keep": node.args[4:5]}.get(node.func.attr, [])  # fmt: skip
            yield from (
                one.value for one in told if isinstance(one, ast.Constant) and isinstance(one.value, str)
            )


@pytest.mark.parametrize("language", languages())
def test_everything_noted_has_its_words(language: str) -> None:
    words, known = words_of(language), set(noted())
    assert {"extend", "force", "repair", "setup", "replace", "cancel", "clean", "scenario-added"} <= known
    for what in sorted(known | {"pause", "resume"}):
        assert words.own(f"audit-{what}"), what


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
    text = audit_text(words, [AuditLine(None, 1, "setup", set_to, 0.0)])
    for part in (
        "`language` Deutsch", f"`places` {words('places-threads')}", "`home` <#6>", "`moderators` <@&7>",
        "`allow` <#9> <#10>", "`reports` –", "`games` 3", f"`importers` {words('importers-nobody')}",
    ):  # fmt: skip
        assert part in text


def test_a_line_tells_who_when_where_and_why() -> None:
    told = AuditLine(3, 1, "extend", {"seconds": 18_000, "reason": "*slow*"}, 60.0)
    assert audit_text(words_of("de"), [told]).splitlines()[1] == (
        r"<t:60:f> · <@1> · **#3** · Mehr Zeit gegeben: 5 Stunden – „\*slow\*“"
    )
    assert audit_text(words_of("de"), []) == "Moderatoren haben noch nichts getan."
