"""What Discord is told of the commands, put together once for a process: every bot that starts says the same."""

from __future__ import annotations

from typing import Any, Final

import discord

from bot import i18n
from bot.discord import registration
from bot.discord.client import Fieldpost

_commands_of: Final = registration.commands_of
_known: Final[dict[str, list[dict[str, Any]]]] = {}


async def _told(client: Fieldpost, server: discord.Object | None) -> list[dict[str, Any]]:
    # Ten times as long as their words in English takes asking for each word in each of Discord's thirty languages.
    tree = client.tree
    said = repr((i18n._FOLDER, [one.to_dict(tree) for one in tree.get_commands(guild=server)]))
    if said not in _known:
        _known[said] = await _commands_of(client, server)
    return _known[said]


def install() -> None:
    """From now on a bot that starts asks for no word that another one has asked for."""
    registration.commands_of = _told


__all__ = ["install"]
