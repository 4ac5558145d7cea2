"""The editor's JSON as a block inside a TOML file of ours, so that export can give back what import was
given.
"""

from __future__ import annotations

import json
import re

from scenarios.door import DOTS_LIMIT

_STRING = re.compile(r'"(?:[^"\\]|\\.)*"')


def packed(raw: object) -> str:
    """JSON that can stand between three apostrophes: one hex to a line, nothing the door would refuse."""
    text = _safe(json.dumps(raw, ensure_ascii=_has_surrogates(raw), separators=(",", ":"))).replace(
        "},{", "},\n{"
    )
    if all(line.count(".") <= DOTS_LIMIT for line in text.split("\n")):
        return text
    # Prose full of dots: hide those of the texts, and put every number on a line of its own.
    spread = _safe(json.dumps(raw, ensure_ascii=True, indent=0))
    return _STRING.sub(lambda string: string[0].replace(".", "\\u002e"), spread)


def _safe(text: str) -> str:
    # An apostrophe might close the block; the others are not allowed or would be taken for line ends.
    hidden = ("'", "\x7f", "\x85", "\u2028", "\u2029")
    for char in hidden:
        text = text.replace(char, f"\\u{ord(char):04x}")
    return text


def _has_surrogates(raw: object) -> bool:
    try:
        json.dumps(raw, ensure_ascii=False).encode("utf-8")
    except UnicodeEncodeError:
        return True
    return False
