"""The words of any message or answer, and its rows of buttons, whatever its kind: `.words` and `.rows`.

Of the newer kind (Components V2) the words are a part among others: simcord's `.content` is empty, and its
`.components` are not rows alone.
"""

from __future__ import annotations

from typing import Any, Final

import discord
from simcord.backend.models import Message
from simcord.components import component_mentions
from simcord.results import ResponseMessage

_LAID_OUT: Final = discord.MessageFlags(components_v2=True).value
_ROW: Final = discord.ComponentType.action_row.value


def _words(message: Any) -> str:
    flags = message.flags
    if not (flags if isinstance(flags, int) else flags.value) & _LAID_OUT:
        return str(message.content)
    parts = [one if isinstance(one, dict) else one.to_dict() for one in message.components]
    return component_mentions(parts)


def _rows(message: Any) -> list[dict[str, Any]]:
    return [one for one in message.components if one["type"] == _ROW]


def install() -> None:
    """From now on every message tells its words, and an answer its rows."""
    for kind in (discord.Message, ResponseMessage, Message):
        kind.words = property(_words)  # type: ignore[union-attr]
    ResponseMessage.rows = property(_rows)  # type: ignore[attr-defined]
