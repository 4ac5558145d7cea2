"""What the browser gets beside simcord's own page: channels, people, what is in view, how presses and options go; and
simcord's own words in the reader's language."""

from __future__ import annotations

import html
import json
import re
from collections.abc import Iterator
from functools import cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from bot.i18n import ENGLISH, keys, languages, words_of

if TYPE_CHECKING:
    from bot.i18n import Words

_KINDS: Final = {".js": "application/javascript", ".css": "text/css"}

#: Where each file is found, its text and its kind.
FILES: Final = {
    f"/local/{one.name}": (one.read_text("utf-8"), _KINDS[one.suffix])
    for one in sorted((Path(__file__).parent / "static").iterdir())
}
#: The cookie in which a browser keeps the language that was chosen.
CHOSEN: Final = "fieldpost-language"
#: Words of simcord's scripts, as they stand in them (in English) and in the other languages; and of ours.
_THEIRS: Final = "simcord-"
_OURS: Final = "local-page-"
#: What is put into a word by a script.
_BLANK: Final = "{…}"


def changed(page: str, words: Words) -> str:
    """simcord's page as ours."""
    for before, after in _changes(words):
        page = page.replace(before, after)
    return page


def _changes(words: Words) -> Iterator[tuple[str, str]]:
    """What is said otherwise in simcord's page, and where ours begins in it."""
    said = {one: html.escape(words(f"local-{one}")) for one in ("title", "brand", "channels", "you", "close")}
    yield '<html lang="en">', f'<html lang="{words.language}">'
    yield "<title>SimCord Preview</title>", f"<title>{said['title']}</title>"
    yield 'aria-label="SimCord preview"', f'aria-label="{said["title"]}"'
    yield ">S</span>", ">F</span>"
    yield (
        "<strong>SimCord</strong><small>Preview</small>",
        f"<strong>Fieldpost</strong><small>{said['brand']}</small>",
    )
    yield ">Messages</button>", f">{said['channels']}</button>"
    yield ">Viewing as", f">{said['you']}"
    yield 'aria-label="Viewing as"', f'aria-label="{said["you"]}"'
    yield 'aria-label="Preview viewport"', f'aria-label="{html.escape(words("local-channel"))}"'
    yield 'aria-label="Message navigation"', f'aria-label="{said["channels"]}"'
    yield "Close messages drawer", said["close"]
    for english, own in translated(words).items():
        yield f">{english}<", f">{html.escape(own)}<"
        yield f'"{english}"', f'"{html.escape(own)}"'
    yield "</head>", '<link rel="stylesheet" href="/local/local.css"></head>'
    given = json.dumps(_given(words), ensure_ascii=False).replace("<", "\\u003c")
    data = f'<script type="application/json" id="local-words">{given}</script>'
    yield "</body>", f'{data}<script type="module" src="/local/local.js"></script></body>'


def _given(words: Words) -> dict[str, object]:
    """What our own scripts say."""
    said = {
        key.removeprefix(_OURS): words(key, name=_BLANK) for key in sorted(keys()) if key.startswith(_OURS)
    }
    named = [[one, words_of(one)("language-name")] for one in languages()]
    return {**said, "language": words.language, "languages": named, "cookie": CHOSEN}


@cache
def translated(words: Words) -> dict[str, str]:
    """simcord's own words, by their English."""
    if words.language == ENGLISH:
        return {}
    english = words_of(None)
    known = [f"simcord-{key.removeprefix(_THEIRS)}" for key in sorted(keys()) if key.startswith(_THEIRS)]
    return {english(key, name=_BLANK): words(key, name=_BLANK) for key in known}


def place_of(english: str) -> re.Pattern[str]:
    """Where a script says something, with what it puts in itself: `Message ${channel.name}`."""
    before, _, after = english.partition(_BLANK)
    put_in = r"(\$\{[^`]*\})" if _BLANK in english else "()"
    mark = "`" if _BLANK in english else '"'
    return re.compile(f"{mark}{re.escape(before)}{put_in}{re.escape(after)}{mark}")


def spoken(script: str, words: Words) -> str:
    """A script of simcord's, with its words in a language."""
    for english, own in translated(words).items():
        script = place_of(english).sub(partial(_said, own), script)
    return script


def _said(own: str, place: re.Match[str]) -> str:
    return f"`{own.replace(_BLANK, place[1])}`" if place[1] else json.dumps(own)
