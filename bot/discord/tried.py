"""What the try-out and the tests need of Discord's library: a stand-in's address, and clients that are no bot."""

from __future__ import annotations

import discord


def stand_in(address: str) -> None:
    """Talk to a stand-in for Discord at this address instead: for the try-out and for tests."""
    import yarl  # noqa: PLC0415 - only here
    from discord import gateway, http  # noqa: PLC0415

    http.Route.BASE = f"{address}/api/v10"
    gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(address.replace("http", "ws", 1) + "/gateway")


def onlooker() -> discord.Client:
    """A client that only reads what is said: the simulated server thinks with it."""
    return discord.Client(intents=discord.Intents.all())


def moderator_rights() -> discord.Permissions:
    """What whoever sets the bot up on a server has; the try-out gives it to one of its people."""
    return discord.Permissions(manage_guild=True)
