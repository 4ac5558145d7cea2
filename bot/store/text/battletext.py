"""What a battle is set up from, as the text that is stored, and back."""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import sha256
from typing import cast

from bot.facts.sheet import Sheet
from engine.types import Side


def written(mapping: Sheet) -> tuple[str, str]:
    """The text of a scenario's mapping, and the id it is stored under."""
    text = json.dumps(mapping, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return sha256(text.encode()).hexdigest()[:32], text


def read(text: str) -> dict[str, object]:
    """The mapping that a text holds."""
    mapping: dict[str, object] = json.loads(text)
    return mapping


def titles_of(mapping: Sheet) -> dict[str, str]:
    """What a scenario is called, by language."""
    texts = cast("Mapping[str, Mapping[str, str]]", mapping.get("texts", {}))
    return {language: words["title"] for language, words in texts.items()}


def to_win_of(mapping: Sheet) -> Mapping[Side, int]:
    """The medals that each side needs."""
    return cast("Mapping[Side, int]", mapping["to_win"])
