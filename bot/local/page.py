"""What the browser gets beside simcord's own page: channels, people, what is in view, how presses and options go."""

from __future__ import annotations

from pathlib import Path
from typing import Final

_KINDS: Final = {".js": "application/javascript", ".css": "text/css"}

#: Where each file is found, its text and its kind.
FILES: Final = {
    f"/local/{one.name}": (one.read_text("utf-8"), _KINDS[one.suffix])
    for one in sorted((Path(__file__).parent / "static").iterdir())
}
#: What is said otherwise in simcord's page, and where ours begins in it.
CHANGED: Final = {
    "<title>SimCord Preview</title>": "<title>Fieldpost try-out</title>",
    'aria-label="SimCord preview"': 'aria-label="Fieldpost try-out"',
    ">S</span>": ">F</span>",
    "<strong>SimCord</strong><small>Preview</small>": "<strong>Fieldpost</strong><small>Try-out</small>",
    ">Messages</button>": ">Channels</button>",
    ">Viewing as": ">You are",
    'aria-label="Viewing as"': 'aria-label="You are"',
    'aria-label="Preview viewport"': 'aria-label="Channel"',
    'aria-label="Message navigation"': 'aria-label="Channels"',
    "Close messages drawer": "Close the list of channels",
    "</head>": '<link rel="stylesheet" href="/local/local.css"></head>',
    "</body>": '<script type="module" src="/local/local.js"></script></body>',
}
