"""What Discord is told of the commands, put together once for a process: every bot that starts says the same."""

from __future__ import annotations

from typing import Any, Final

import discord

from bot import i18n
from bot.discord import registration
from bot.discord.client import Fieldpost

_commands_of, _fingerprint_of = registration.commands_of, registration.fingerprint_of


class Told(list[dict[str, Any]]):
    """Commands that have been put together before, which nobody changes: whoever wants a copy gets them as they are."""

    fingerprint: str
    #: What was found wrong with them, once somebody has looked.
    problems: list[str] | None = None

    def __deepcopy__(self, memo: object) -> Told:
        return self


_known: Final[dict[Any, Told]] = {}


async def _told(client: Fieldpost, server: discord.Object | None) -> list[dict[str, Any]]:
    # Ten times as long as their words in English takes asking for each word in each of Discord's thirty languages.
    tree = client.tree
    every = [*tree.get_commands(guild=server), *tree.walk_commands(guild=server)]
    said = (i18n._FOLDER, server, *((one.qualified_name, _does(one)) for one in every))
    if said not in _known:
        told = _known[said] = Told(await _commands_of(client, server))
        told.fingerprint = _fingerprint_of(told)
    return _known[said]


def _does(one: Any) -> object:
    """What is behind a command, or where it is known; a group has nothing behind it."""
    contexts = getattr(one, "allowed_contexts", None)
    return getattr(one, "callback", None), contexts and tuple(contexts.to_array())


def _fingerprint(commands: list[dict[str, Any]]) -> str:
    return commands.fingerprint if isinstance(commands, Told) else _fingerprint_of(commands)


def install() -> None:
    """From now on a bot that starts asks for no word that another one has asked for."""
    registration.commands_of = _told
    registration.fingerprint_of = _fingerprint


__all__ = ["Told", "install"]
