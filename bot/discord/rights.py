"""What the bot asks for on a server, once: the invitation link, the check of `/admin setup`, and tests read it here."""

from __future__ import annotations

from typing import Final

import discord

#: What the invitation link asks for, and nothing more: no administrator, no members, no messages read. "Manage
#: roles" is what Discord wants of whoever changes who may read a channel that is already there; no role is touched.
NEEDED: Final = (
    "view_channel",
    "send_messages",
    "send_messages_in_threads",
    "create_public_threads",
    "create_private_threads",
    "manage_threads",
    "manage_channels",
    "manage_roles",
    "pin_messages",
    "attach_files",
    "read_message_history",
)
RIGHTS: Final = discord.Permissions(**dict.fromkeys(NEEDED, True))


def missing_rights(server: discord.Guild, here: object) -> list[str]:
    """The rights that are missing on the server, or in the channel where battles begin."""
    had = server.me.guild_permissions
    if isinstance(here, discord.abc.GuildChannel):
        had &= here.permissions_for(server.me)
    return [name for name in NEEDED if not getattr(had, name)]
