"""The privacy page and the terms: as a message, and as a page of a browser."""

from __future__ import annotations

import html
import re
from typing import TYPE_CHECKING, Final

from bot.host.privacy import figures

if TYPE_CHECKING:
    from bot.i18n import Words

PAPERS: Final = ("privacy", "terms")
_BOLD: Final = re.compile(r"\*\*(.+?)\*\*")


def paper(words: Words, name: str, backups_kept: int) -> str:
    """One of them; what nobody knows is the first."""
    return words(f"{name if name in PAPERS else PAPERS[0]}-page", **figures(backups_kept))


def page(words: Words, name: str, backups_kept: int) -> str:
    """The same for a browser."""
    lines = [
        _BOLD.sub(r"<b>\1</b>", html.escape(line)) for line in paper(words, name, backups_kept).splitlines()
    ]
    body = "".join(f"<p>{line}</p>" for line in lines)
    return (
        f"<!doctype html><html lang={words.language}><meta charset=utf-8>"
        "<meta name=viewport content='width=device-width'><title>Fieldpost</title>"
        f"<body style='font:17px/1.5 sans-serif;max-width:40em;margin:2em auto;padding:0 1em'>{body}"
    )
