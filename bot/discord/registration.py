"""Telling Discord which commands there are: once for every change of them, and never in the way of the rest."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
from typing import TYPE_CHECKING, Any, Final

import discord

if TYPE_CHECKING:
    from bot.discord.client import Fieldpost

_LOG = logging.getLogger(__name__)
_FIRST_RETRY: Final = 30.0
_LAST_RETRY: Final = 3600.0


async def keep_registered(client: Fieldpost) -> None:
    """Tell Discord the commands unless it has them from us; tried until it succeeds, while the bot plays on."""
    wait = _FIRST_RETRY
    while True:
        try:
            if await _register(client):
                _LOG.info("Discord has been told the commands")
            return
        except (
            Exception
        ) as error:  # whatever it is, battles go on by buttons and by the commands Discord knows
            known = isinstance(error, discord.HTTPException | OSError)
            _LOG.error(
                "the commands could not be registered, again in %.0f s: %s", wait, error,
                exc_info=None if known else error,
            )  # fmt: skip
        await asyncio.sleep(wait)
        wait = min(2 * wait, _LAST_RETRY)


async def _register(client: Fieldpost) -> bool:
    """Whether Discord had to be told: it allows 200 new commands a day, and shows them late."""
    test_server = client.settings.test_server
    server = None if test_server is None else discord.Object(test_server)
    if server is not None:
        client.tree.copy_global_to(guild=server)
    name = f"commands:{client.application_id}:{test_server or 0}"
    commands = await commands_of(client, server)
    fingerprint = fingerprint_of(commands)
    if await client.backend.known(name) == fingerprint:
        return False
    await _tell(client, commands)
    await client.backend.note(name, fingerprint)
    return True


# Any: commands as discord.py makes JSON of them; nobody here reads what is in it.
async def commands_of(client: Fieldpost, server: discord.Object | None) -> list[dict[str, Any]]:
    """All commands with their words in all languages, as Discord takes them."""
    tree, translator = client.tree, client.tree.translator
    return [
        one.to_dict(tree) if translator is None else await one.get_translated_payload(tree, translator)
        for one in tree.get_commands(guild=server)
    ]


def fingerprint_of(commands: list[dict[str, Any]]) -> str:
    """What tells whether Discord has been told just these."""
    return hashlib.sha256(json.dumps(commands, sort_keys=True, default=str).encode()).hexdigest()


async def _tell(client: Fieldpost, commands: list[dict[str, Any]]) -> None:
    # As `CommandTree.sync` does, which would translate everything once more and read an answer that nobody needs.
    application, test_server = client.application_id, client.settings.test_server
    assert application is not None, "the bot has logged in"
    if test_server is None:
        await client.http.bulk_upsert_global_commands(application, commands)
    else:
        await client.http.bulk_upsert_guild_commands(application, test_server, commands)
