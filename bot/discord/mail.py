"""Sending and editing with the care Discord asks for: nonces, old messages, lost messages, sleeping threads."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypedDict

import discord

from bot.discord.components import Components, view_of
from bot.discord.reply import allowed_mentions, files_of
from bot.screens.screen import TEXT, cut

if TYPE_CHECKING:
    from bot.screens.screen import Screen

#: A message older than that is edited rarely (error 30046): a new one takes its place.
OLD: Final = 3600
GONE: Final = (10_003, 10_008)
OLD_EDIT: Final = 30_046
SLEEPING_THREAD: Final = 50_083
CLOSED_DM: Final = (50_007, 50_278)
NO_SUCH_MEMBER: Final = (10_007, 10_013)


class _More(TypedDict, total=False):
    """What a message has beside its words."""

    nonce: str
    view: Components
    files: list[discord.File]


def is_old(message: int, now: float) -> bool:
    """Whether a message is too old to be edited again and again: its id tells when it was sent."""
    return now - discord.utils.snowflake_time(message).timestamp() > OLD


async def send(
    channel: discord.abc.Messageable, screen: Screen, *, nonce: str | None = None
) -> discord.Message:
    """A new message; with a nonce Discord drops the second of two equal ones."""
    more: _More = {"nonce": nonce} if nonce is not None else {}
    view = view_of(screen)
    if view is not None:
        more["view"] = view
    if screen.pictures:
        more["files"] = files_of(screen)
    return await channel.send(cut(screen.text, TEXT), allowed_mentions=allowed_mentions(screen), **more)


async def edit(message: discord.PartialMessage | discord.Message, screen: Screen) -> None:
    """The same message with new words; its pictures only if new ones were drawn."""
    await message.edit(
        content=cut(screen.text, TEXT),
        view=view_of(screen),
        allowed_mentions=allowed_mentions(screen),
        attachments=files_of(screen) if screen.redraw else discord.utils.MISSING,
    )
