"""What the bot asks for on a server, once: the invitation link, the checks, and tests read it here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias, TypeGuard

import discord

from bot.errors import UserError

if TYPE_CHECKING:
    from bot.discord.client import Interaction
    from bot.facts.prefs import ServerPrefs

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
#: Without these a battle has no thread that can be written in.
_OF_A_HOME: Final = ("view_channel", "create_public_threads", "send_messages_in_threads", "attach_files")
#: Where a battle's thread or post can be opened.
Home: TypeAlias = discord.TextChannel | discord.ForumChannel


def is_home(channel: object) -> TypeGuard[Home]:
    """Whether threads of battles can be below it: a text or announcement channel, or a forum."""
    return isinstance(channel, discord.TextChannel | discord.ForumChannel)


def missing_rights(server: discord.Guild, here: object) -> list[str]:
    """The rights that are missing on the server, or in the channel where battles begin."""
    had = server.me.guild_permissions
    if isinstance(here, discord.abc.GuildChannel):
        had &= here.permissions_for(server.me)
    return [name for name in NEEDED if not getattr(had, name)]


def _lacking(had: discord.Permissions, home: Home) -> list[str]:
    # In a forum the right to write is the right to post.
    wanted = [
        "send_messages"
        if name == "create_public_threads" and isinstance(home, discord.ForumChannel)
        else name
        for name in _OF_A_HOME
    ]
    return [name for name in wanted if not getattr(had, name)]


def may_moderate(interaction: Interaction, prefs: ServerPrefs) -> bool:
    """Whether somebody looks after the bot on this server: by Discord's own right, or by the role chosen for it."""
    roles = getattr(interaction.user, "roles", ())
    return interaction.permissions.manage_guild or any(one.id == prefs.role for one in roles)


def check_place(interaction: Interaction, prefs: ServerPrefs) -> None:
    """Whether a battle can be opened from here. Raises UserError, which says in one line why not."""
    server, channel = interaction.guild, interaction.channel
    if interaction.guild_id is None:
        raise UserError("server-only")
    if server is None or channel is None:
        raise UserError("not-a-member")
    parent = channel.parent if isinstance(channel, discord.Thread) else channel
    here = getattr(parent, "id", 0)
    if prefs.allowed and here not in prefs.allowed:
        raise UserError("not-in-this-channel", places=[f"<#{one}>" for one in prefs.allowed])
    home = server.get_channel(prefs.home) if prefs.home is not None else None
    if is_home(home):
        had = home.permissions_for(server.me)
    elif is_home(parent):
        # What Discord says of the very channel; of a thread it says what holds in it.
        home, had = parent, interaction.app_permissions
    else:
        raise UserError("no-threads-here")
    lacking = _lacking(had, home)
    if lacking:
        raise UserError("rights-missing-here", place=f"<#{home.id}>", rights=lacking)
