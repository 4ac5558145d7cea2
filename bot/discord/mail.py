"""Sending and editing with the care Discord asks for: nonces, old messages, lost messages, and what refusals mean."""

from __future__ import annotations

import logging
from hashlib import blake2s
from typing import TYPE_CHECKING, Final, TypedDict

import discord

from bot.discord import aside
from bot.discord.components import Components, view_of
from bot.discord.reply import allowed_mentions, files_of
from bot.errors import UserError
from bot.screens.screen import TEXT, Screen, cut

if TYPE_CHECKING:
    from bot.screens.screen import Picture

_LOG = logging.getLogger(__name__)
NO_MESSAGE: Final = 10_008
GONE: Final = (10_003, NO_MESSAGE)
#: No room for a channel more, on the server or in the category; nor for a thread that is awake.
NO_ROOM: Final = (30_013, 50_035, 160_006, 160_007)
#: A message older than an hour may be edited rarely: when that is said, a new one takes its place.
OLD_EDIT: Final = 30_046
#: What a refusal says of the message alone: another takes its place.
ANEW: Final = (NO_MESSAGE, OLD_EDIT)
#: We write to too many people at once: no new private channel for a while.
TOO_MANY_DMS: Final = 40_003
#: A thread that is archived; who may manage it wakes it first, and a message does.
ASLEEP: Final = 50_083
#: A right of ours is missing.
NO_RIGHT: Final = 50_013
NO_SUCH_MEMBER: Final = (10_007, 10_013)
#: Nobody may write to him: his private messages are closed, we share no server, or he is gone.
NO_DM: Final = (50_007, 50_278, *NO_SUCH_MEMBER)
FAILURES: Final = aside.FAILURES
#: The same words at the same place are refused for ever: the place, a member or a message is gone (10003, 10004,
#: 10007, 10008, 10013), closed to us (50001, 50013, 50008, 50024, 50007, 50278), a thread that sleeps or is locked
#: although we may wake it (50083, 160005); too large, empty, malformed (40005, 50045, 50006, 50035), or the server
#: does not want such words (200000, 200001, 240000).
_NEVER: Final = frozenset(
    {
        10_003, 10_004, 10_007, 10_008, 10_013, 40_005, 50_001, 50_006, 50_007, 50_008, 50_013, 50_024,
        50_035, 50_045, 50_083, 50_278, 160_005, 200_000, 200_001, 240_000,
    }
)  # fmt: skip
#: Statuses that say nothing of what was asked: our token, the load, the bad day of the server.
_TROUBLE: Final = (401, 429)


def is_trouble(error: BaseException) -> bool:
    """Whether Discord, or the way to it, is having trouble: the same may succeed at any time."""
    if isinstance(error, discord.HTTPException):
        return error.status >= 500 or error.status in _TROUBLE
    return isinstance(error, FAILURES)


def is_hopeless(error: BaseException) -> bool:
    """Whether it can never succeed."""
    if isinstance(error, discord.HTTPException):
        return error.code in _NEVER and not is_trouble(error)
    return isinstance(error, UserError)


def is_unmade(error: discord.HTTPException) -> bool:
    """Whether a channel or thread cannot be made there: without a right to, without room, or there is no such place."""
    return not is_trouble(error) and (error.status in (403, 404) or error.code in NO_ROOM)


def asked_to_wait(error: BaseException) -> float | None:
    """The seconds that Discord wants us to wait, if it says so."""
    return error.retry_after if isinstance(error, discord.RateLimited) else None


class _More(TypedDict, total=False):
    """What a message has beside its words."""

    nonce: str
    silent: bool
    view: Components
    files: list[discord.File]


async def send(
    channel: discord.abc.Messageable, screen: Screen, *, nonce: str | None = None, rings: bool = False
) -> discord.Message:
    """A new message; with a nonce Discord drops the second of two equal ones in the same place.

    What pings nobody makes no phone ring, unless it `rings` for the one who reads there.
    """
    more: _More = {"silent": not (rings or screen.pings)}
    if nonce is not None:
        more["nonce"] = _once_there(channel, nonce)
    view = view_of(screen)
    if view is not None:
        more["view"] = view
    if screen.pictures:
        more["files"] = files_of(screen)
    return await channel.send(cut(screen.text, TEXT), allowed_mentions=allowed_mentions(screen), **more)


def _once_there(channel: discord.abc.Messageable, nonce: str) -> str:
    """Discord asks an author's nonces of each other wherever he writes: what is told to two people is two messages. It
    takes 25 characters."""
    place = f"{getattr(channel, 'id', '')}:{nonce}"
    return f"m44-{blake2s(place.encode(), digest_size=10).hexdigest()}"


def shows_less(message: discord.Message, screen: Screen) -> bool:
    """Whether a message that was sent is the one of an earlier try, which nobody heard had got through."""
    return message.content.split() != cut(screen.text, TEXT).split()


async def edit(message: discord.PartialMessage | discord.Message, screen: Screen) -> None:
    """The same message with new words; its pictures only if new ones were drawn."""
    await message.edit(
        content=cut(screen.text, TEXT),
        view=view_of(screen),
        allowed_mentions=allowed_mentions(screen),
        attachments=files_of(screen) if screen.redraw else discord.utils.MISSING,
    )


async def attach(message: discord.PartialMessage, picture: Picture) -> None:
    """A picture for a message that has none; its words and buttons stay as they are."""
    await message.edit(attachments=files_of(Screen("", pictures=(picture,))))


async def remove(message: discord.PartialMessage | discord.Message) -> bool:
    """Delete a message of ours that another has taken the place of; False: it is still there."""
    try:
        await message.delete()
    except discord.NotFound:
        return True
    except FAILURES as error:
        _LOG.info("message %s stays: %s", message.id, error)
        return False
    return True


async def pin(message: discord.Message) -> None:
    """Pin a message, without the line in which Discord says so; nothing that a battle should wait for."""
    try:
        await message.pin()
        async for line in message.channel.history(limit=5, after=message):
            if line.type is discord.MessageType.pins_add:
                await line.delete()
    except FAILURES as error:
        _LOG.info("message %s is not pinned well: %s", message.id, error)
