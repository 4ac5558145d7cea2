"""A person's settings: language, look of pictures, side at the bottom, how to be told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bot.i18n import words_of
from bot.screens.screen import Button, Choice, Row, Screen, Select, valued
from renderer.theme import THEMES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.facts.prefs import Prefs
    from bot.i18n import Words

BOTTOMS: Final = ("own", "allies", "axis", "board")
TELLS: Final = ("channel", "dm", "digest", "digest-dm", "off")


def settings(words: Words, prefs: Prefs, languages: Sequence[str]) -> Screen:
    """All settings with what is chosen now."""
    rows: list[Row] = [_languages(words, prefs, languages)] if len(languages) > 1 else []
    rows += [
        _list(words, "theme", tuple(THEMES), prefs.theme),
        _list(words, "bottom", BOTTOMS, prefs.bottom),
        _list(words, "tell", TELLS, prefs.tell),
        _buttons(words, prefs),
    ]
    return Screen("\n".join(_lines(words, prefs, languages)), rows=tuple(rows))


def _languages(words: Words, prefs: Prefs, languages: Sequence[str]) -> Select:
    own = [(words("setting-language-client"), "client", prefs.language is None)]
    own += [(words_of(one)("language-name"), one, prefs.language == one) for one in languages]
    choices = [
        Choice(words("settings-language", choice=name), value, chosen=chosen) for name, value, chosen in own
    ]
    return Select(words("setting-language"), "set-language", tuple(choices))


def _list(words: Words, name: str, values: Sequence[str], now: str) -> Select:
    """What may be set, as a list."""
    what = words(f"setting-name-{name}")
    return Select(words(f"setting-{name}"), f"set-{name}", valued(words, "settings", what, name, values, now))


def _buttons(words: Words, prefs: Prefs) -> Row:
    other = "button" if prefs.hand == "dm" else "dm"
    drawn = "on" if prefs.aloud else "off"
    return (
        Button(words("button-own-time"), "own-time", emoji="🌙"),
        Button(words("button-stats"), "stats", emoji="📊"),
        Button(words("button-default-reactions"), "react", emoji="🛡️"),
        Button(words(f"button-hand-by-{other}"), "set-hand", other, emoji="🃏"),
        Button(words(f"button-pictures-{drawn}"), "set-pictures", drawn, emoji="🖼️"),
    )


def _lines(words: Words, prefs: Prefs, languages: Sequence[str]) -> list[str]:
    """What is set, a line each."""
    lines = [
        words("settings-heading"),
        words(f"settings-language{'' if len(languages) > 1 else '-only'}", choice=words("language-name")),
        words("settings-pictures-off")
        if prefs.aloud
        else words("settings-theme", choice=words(f"theme-{prefs.theme}")),
        words("settings-bottom", choice=words(f"bottom-{prefs.bottom}")),
        words("settings-tell", choice=words(f"tell-{prefs.tell}")),
        words(f"settings-hand-{prefs.hand}"),
    ]
    lines.append(words(f"settings-ladder-{prefs.ladder}"))
    if prefs.digest:
        lines.append(words("settings-digest"))
    if prefs.dm_open is False:
        lines.append(words("settings-dm-closed"))
    return lines
