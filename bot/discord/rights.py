"""What the bot asks for on a server, once: the invitation link, the check of `/admin setup`, and tests read it here."""

from __future__ import annotations

from typing import Final

import discord

#: What the invitation link asks for, and nothing more: no administrator, no members, no messages read. "Manage
#: roles" is what Discord wants of whoever changes who may read a channel that is already there; no role is touched.
RIGHTS: Final = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    create_public_threads=True,
    create_private_threads=True,
    manage_threads=True,
    manage_channels=True,
    manage_roles=True,
    pin_messages=True,
    attach_files=True,
    read_message_history=True,
)


def missing_rights(server: discord.Guild, here: object) -> list[str]:
    """The rights that are missing on the server, or in the channel where battles begin."""
    had = server.me.guild_permissions
    if isinstance(here, discord.abc.GuildChannel):
        had &= here.permissions_for(server.me)
    return [name for name, wanted in RIGHTS if wanted and not getattr(had, name)]
